//! The whole position: a fixed-size value. What lies open to both players stands apart from their hands and the deck.
//! What We the People shares with its sister stands in [`Board`].

use serde::{Deserialize, Serialize};
use tricorne_card_driven::Board;

use crate::WeThePeople;
use crate::battle::account::{Rounds, Sources};
use crate::cards::CardSet;
use crate::map::{Colony, Space, SpaceSet};
use crate::pack::{Filter, Pack};
use crate::pieces::{BySide, General, Side};
use crate::tactics::{BattleHand, Tactic};
use crate::victory::Ending;

/// §7.1, §8.0 Where a general is.
pub type Place = tricorne_card_driven::Place<WeThePeople>;

/// §6.2 Where the French Navy is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NavyAt<S> {
    /// In France, before the alliance.
    #[default]
    France,
    /// In a port.
    At(S),
    /// Away until the next French Navy Phase.
    Away,
}

/// §6.2 Where the French Navy is.
pub type Navy = NavyAt<Space>;

/// §5.0 What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    #[default]
    Committees,
    Reinforcements,
    Deal,
    FirstPlayer,
    Strategy,
    WinterAttrition,
    FrenchNavy,
    PoliticalControl,
    End,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 9] = [
        Phase::Committees,
        Phase::Reinforcements,
        Phase::Deal,
        Phase::FirstPlayer,
        Phase::Strategy,
        Phase::WinterAttrition,
        Phase::FrenchNavy,
        Phase::PoliticalControl,
        Phase::End,
    ];
}

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// §10.1 British armies place PC markers where they stand, without a neighbouring one.
    pub armies_place: bool,
    /// §7.2 Nobody intercepts into a space that British combat units already hold.
    pub safe_among_friends: bool,
    /// §9.2 Of beaten British armies only defenders retreat by sea.
    pub only_defenders_sail: bool,
}

/// §7.0 A general on the move, while an answer is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Activation {
    /// Who moves.
    pub general: General,
    /// How many spaces he has moved.
    pub moved: u8,
    /// How many he may move.
    pub pace: u8,
    /// The combat units that he has with him.
    pub carried: u8,
    /// §9.0 The space that he entered last from, once he has moved.
    pub from: Option<Space>,
}

/// §9.1 A battle, while answers are awaited: what both players see of it.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Fight {
    /// Where.
    pub space: Space,
    /// §9.1 Who started it by moving.
    pub attacker: Side,
    /// §9.1 Who attacks in this round.
    pub attacking: Side,
    /// §9.1 The card that is to be cancelled.
    pub attack: Option<Tactic>,
    /// §9.1 The cards that were played.
    pub played: BattleHand,
    /// §9.0 The attack that any card of a side cancels, by an event.
    pub cancels: BySide<Option<Tactic>>,
    /// §9.1 Where each side's battle cards came from.
    pub sources: BySide<Sources>,
    /// §9.1 The rounds so far.
    pub rounds: Rounds,
}

/// Everything that lies open on the table.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Open {
    /// What is on the map, in the boxes and on the discard pile.
    pub board: Board<WeThePeople>,
    /// What was chosen before the game.
    pub options: Options,
    /// §5.0 What comes next.
    pub phase: Phase,
    /// §6.2 Whether the French are in the war.
    pub allied: bool,
    /// §6.2 Whether the European War has taken effect.
    pub european_war: bool,
    /// §5.0 The French Navy.
    pub navy: Navy,
    /// §10.1 Who may not place PC markers with operations cards for the rest of the Strategy Phase.
    pub blocked: BySide<bool>,
    /// §12.0 How the game ended.
    pub ending: Option<Ending>,
    /// §7.0 A general on the move.
    pub activation: Option<Activation>,
    /// §9.0 A battle under way.
    pub fight: Option<Fight>,
    /// §9.0 How many battles this step has had, the present one counted.
    pub battles: u8,
}

/// The whole position.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct State {
    /// What both players see.
    pub open: Open,
    /// §6.0 Their hands.
    pub hands: BySide<CardSet>,
    /// §6.0 The deck: which cards, not in which order.
    pub deck: CardSet,
    /// §9.1 Their battle cards, in a battle.
    pub battle_hands: BySide<BattleHand>,
}

tricorne_card_driven::holds!(State: open Open, Open: board Board<WeThePeople>);

impl Open {
    /// §5.0 The port of the French Navy.
    pub fn navy_space(&self) -> SpaceSet {
        match self.navy {
            Navy::At(port) => SpaceSet::of(port),
            Navy::France | Navy::Away => SpaceSet::NONE,
        }
    }

    /// §12.0 Who controls a colony: the majority, and the American if there is none; Canada, who has its key spaces
    /// (P18).
    pub fn control(&self, facts: &Pack, colony: Colony) -> Option<Side> {
        let key = colony.key_spaces(facts);
        if key.is_empty() {
            Some(self.majority(facts, colony).unwrap_or(Side::American))
        } else {
            self.holder(key)
        }
    }

    /// §12.0 How many colonies count for a side: Canada only for the American.
    pub fn colonies(&self, facts: &Pack, side: Side) -> u8 {
        let counts = |colony: &Colony| side == Side::American || colony.is_of_thirteen(facts);
        Colony::all(facts).filter(counts).filter(|&colony| self.control(facts, colony) == Some(side)).count()
            as u8
    }

    /// The spaces that pass a filter of the pack.
    pub fn passing(&self, facts: &Pack, filter: &Filter) -> SpaceSet {
        self.board.passing(facts, filter, self.navy_space(), &|side| facts.next_to(self.pcs[side]))
    }

    /// The cards whose place everybody knows.
    pub fn seen_cards(&self) -> CardSet {
        let boxes = self.reinforcement_cards.american | self.reinforcement_cards.british;
        let war_ends = self.war_ends.map_or(CardSet::NONE, CardSet::of);
        self.discards | self.removed | boxes | war_ends
    }
}

impl State {
    /// §6.0 How many cards a side holds.
    pub fn hand_size(&self, side: Side) -> usize {
        self.hands[side].len()
    }
}
