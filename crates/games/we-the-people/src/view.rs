//! What a viewer may know: all that lies open, and the viewer's own hands of strategy and battle cards. Nothing leads
//! from here to the other hands or to the decks.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use tricorne_card_driven::document::{Cards, numbers};
use tricorne_card_driven::{HandSeen, Standing};
use tricorne_kernel::{Viewer, Words};

use crate::battle::account::{RoundSeen, Sources};
use crate::cards::CardSet;
use crate::document::OpenDocument;
use crate::map::Colony;
use crate::pack::Pack;
use crate::pieces::{BySide, Side};
use crate::state::{Activation, Fight, Open, State};
use crate::tactics::BattleHand;
use crate::{terminal, victory};

/// An observation.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Seen<'a>"))]
pub struct View<'a> {
    /// The facts of the table.
    pub facts: &'a Pack,
    /// What lies open.
    pub open: &'a Open,
    /// The hands, as far as the viewer may know them.
    pub hands: BySide<HandSeen<CardSet>>,
    /// How many cards are in the deck.
    pub deck: usize,
    /// The battle cards, as far as the viewer may know them.
    pub battle_hands: BySide<HandSeen<BattleHand>>,
}

impl<'a> View<'a> {
    /// The observation of a viewer.
    pub fn new(state: &'a State, facts: &'a Pack, viewer: Viewer) -> View<'a> {
        let seen = |side: Side| HandSeen::new(viewer, side, state.hand_size(side), state.hands[side]);
        let in_battle = |side: Side| {
            let hand = state.battle_hands[side];
            HandSeen::new(viewer, side, hand.len(), hand)
        };
        View {
            facts,
            open: &state.open,
            hands: BySide::each(seen),
            deck: state.deck.len(),
            battle_hands: BySide::each(in_battle),
        }
    }

    /// The board for a terminal of 100 columns.
    pub fn board(&self, words: &dyn Words) -> String {
        terminal::board(self, words)
    }
}

/// Battle cards by name, with their numbers.
type BattleCardsSeen<'a> = BTreeMap<&'a str, u8>;

fn by_name<'a>(hand: &BattleHand, facts: &'a Pack) -> BattleCardsSeen<'a> {
    hand.types().map(|tactic| (tactic.id(facts), hand.count(tactic))).collect()
}

/// The observation, and what follows from it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Seen<'a> {
    open: OpenDocument<'a>,
    hands: BySide<HandSeen<Cards>>,
    deck: usize,
    control: BTreeMap<&'a str, Side>,
    colonies: BySide<u8>,
    standing: Standing,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    activation: Option<ActivationSeen<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    fight: Option<FightSeen<'a>>,
    battle_hands: BySide<HandSeen<BattleCardsSeen<'a>>>,
}

/// A general on the move.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ActivationSeen<'a> {
    general: &'a str,
    moved: u8,
    pace: u8,
    carried: u8,
    from: Option<&'a str>,
}

impl<'a> ActivationSeen<'a> {
    fn new(it: Activation, facts: &'a Pack) -> ActivationSeen<'a> {
        ActivationSeen {
            general: it.general.id(facts),
            moved: it.moved,
            pace: it.pace,
            carried: it.carried,
            from: it.from.map(|space| space.id(facts)),
        }
    }
}

/// A battle.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct FightSeen<'a> {
    space: &'a str,
    attacker: Side,
    attacking: Side,
    attack: Option<&'a str>,
    played: BattleCardsSeen<'a>,
    sources: BySide<Sources>,
    rounds: Vec<RoundSeen<'a>>,
}

impl<'a> FightSeen<'a> {
    fn new(it: Fight, facts: &'a Pack) -> FightSeen<'a> {
        FightSeen {
            space: it.space.id(facts),
            attacker: it.attacker,
            attacking: it.attacking,
            attack: it.attack.map(|tactic| tactic.id(facts)),
            played: by_name(&it.played, facts),
            sources: it.sources,
            rounds: it.rounds.seen(facts),
        }
    }
}

impl Serialize for View<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (open, facts) = (self.open, self.facts);
        let control = |colony: Colony| Some((colony.id(facts), open.control(facts, colony)?));
        let colonies = BySide::each(|side| open.colonies(facts, side));
        let winner = victory::by_colonies(open, facts);
        let seen = Seen {
            open: OpenDocument::new(open, facts),
            hands: BySide::each(|side| self.hands[side].map(numbers)),
            deck: self.deck,
            control: Colony::all(facts).filter_map(control).collect(),
            colonies,
            standing: Standing::new(winner, colonies, facts.tables.colonies_to_win),
            activation: open.activation.map(|it| ActivationSeen::new(it, facts)),
            fight: open.fight.map(|it| FightSeen::new(it, facts)),
            battle_hands: BySide::each(|side| self.battle_hands[side].map(|hand| by_name(&hand, facts))),
        };
        seen.serialize(serializer)
    }
}
