//! Views and choices of Ferry Town in numbers.

use tricorne_kernel::{Encode, Row};

use crate::{Cargo, Choice, Crossing, FerryTown, MERCHANTS, SEATS, Token, View};

impl Encode for FerryTown {
    const ENCODING_VERSION: u32 = 1;

    fn every_choice((): &()) -> Vec<Choice> {
        let tokens = (1..=6).map(|value| Choice::Token(Token(value)));
        let crossings = [Crossing::Ford, Crossing::Ferry].map(Choice::Crossing);
        tokens
            .chain(Cargo::ALL.map(Choice::Cargo))
            .chain(crossings)
            .chain((1..=6).map(Choice::Number))
            .collect()
    }

    fn encode(view: &View, row: &mut Row<'_>) {
        row.put("round", view.round);
        for (index, info) in SEATS.iter().enumerate().take(MERCHANTS) {
            let merchant = view.merchants.get(index);
            row.within(info.id, |row| {
                row.put("plays", merchant.is_some());
                row.put("coins", merchant.map_or(0, |it| it.coins));
                row.put("tokens", merchant.map_or(0, |it| it.tokens as u8));
                let hand = merchant.and_then(|it| it.hand.as_deref()).unwrap_or_default();
                row.block(
                    6,
                    |at| at + 1,
                    |values| {
                        hand.iter().for_each(|token| values[usize::from(token.0) - 1] += 1.0);
                    },
                );
            });
        }
    }
}
