//! What one viewer may know of a game of Ferry Town.

use std::fmt::Write;

use arrayvec::ArrayVec;
use serde::Serialize;
use tricorne_kernel::{Key, Seat, Viewer, Words, msg};

use crate::{MERCHANTS, SEATS, State, Token};

/// An observation.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The round: 0 before the first.
    pub round: u8,
    /// The merchants as the viewer sees them.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<MerchantSeen>"))]
    pub merchants: ArrayVec<MerchantSeen, MERCHANTS>,
}

/// A merchant as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MerchantSeen {
    /// The merchant's name.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: Key,
    /// The tokens, for those who may know them.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Token>>"))]
    pub hand: Option<ArrayVec<Token, 4>>,
    /// How many tokens there are, which everybody sees.
    pub tokens: usize,
    /// The coins, which everybody sees.
    pub coins: u8,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let merchants = state.merchants.iter().enumerate().map(|(index, merchant)| {
            let open = viewer == Viewer::Referee || viewer == Viewer::Seat(Seat::new(index as u8));
            MerchantSeen {
                name: SEATS[index].name,
                hand: open.then(|| merchant.hand.clone()),
                tokens: merchant.hand.len(),
                coins: merchant.coins,
            }
        });
        View { round: state.round, merchants: merchants.collect() }
    }

    pub(crate) fn board(&self, words: &dyn Words) -> String {
        let mut board = words.say(&msg!("ferry-board-round", round = self.round));
        for merchant in &self.merchants {
            let hand = match &merchant.hand {
                Some(hand) => hand.iter().map(|token| token.0.to_string()).collect::<Vec<_>>().join(" "),
                None => "? ".repeat(merchant.tokens).trim_end().to_owned(),
            };
            let coins = words.say(&msg!("ferry-board-coins", coins = merchant.coins));
            let _ = write!(board, "\n{:<8} {coins:<10} [{hand}]", words.name(merchant.name));
        }
        board
    }
}
