//! The whole position: a fixed-size value. What lies open to both players stands apart from their hands and the deck.
//! What Washington's War shares with its sister stands in [`Board`].

use serde::{Deserialize, Serialize};
use tricorne_card_driven::Board;

use crate::WashingtonsWar;
use crate::cards::CardSet;
use crate::map::{Colony, Space, SpaceSet, Zone};
use crate::pack::{Filter, Pack};
use crate::pieces::{BySide, General, Side};
use crate::victory::Ending;

/// §7.6, §8.0 Where a general is.
pub type Place = tricorne_card_driven::Place<WashingtonsWar>;

/// §12.3 Where the French Navy is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NavyAt<Z> {
    /// In France, before the alliance.
    #[default]
    France,
    /// In a blockade zone.
    Zone(Z),
    /// On the turn track, until the next French Naval Phase.
    Away,
}

/// §12.3 Where the French Navy is.
pub type Navy = NavyAt<Zone>;

/// §5.0 What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    #[default]
    Committees,
    ForTheKing,
    Reinforcements,
    StrategyCards,
    FirstPlayer,
    Impulse,
    WinterAttrition,
    FrenchNaval,
    PoliticalControl,
    End,
}

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// §6.34 The tournament rule: a British special event draws a card and allows another play.
    pub tournament: bool,
    /// §4.0 The loyalists of the older edition.
    pub older_loyalists: bool,
}

/// §10.11.A.iv By which means a side may not place PC markers this year.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Blocked {
    /// By operations cards.
    pub ops: bool,
    /// By discarding events.
    pub discard: bool,
}

/// §7.0 A general on the move, while an answer is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Activation {
    /// Who moves.
    pub general: General,
    /// How many spaces he has moved.
    pub moved: u8,
    /// §9.0 The space that he came from, when there is a battle.
    pub battle_from: Option<Space>,
}

/// Everything that lies open on the table.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Open {
    /// What is on the map, in the boxes and on the discard pile.
    pub board: Board<WashingtonsWar>,
    /// What was chosen before the game.
    pub options: Options,
    /// §5.0 What comes next.
    pub phase: Phase,
    /// §7.7 Congress was dispersed this year.
    pub dispersed: bool,
    /// §5.3 Congress was dispersed last year: the British choose who begins.
    pub british_choose: bool,
    /// §12.1 The French Alliance marker.
    pub alliance: u8,
    /// §12.2 The turn in which the alliance was signed.
    pub allied_in: Option<u8>,
    /// §12.3 The French Navy.
    pub navy: Navy,
    /// §6.3.D The deck is to be reshuffled before the next deal.
    pub reshuffle: bool,
    /// §10.11.A.iv Who may not place PC markers.
    pub blocked: BySide<Blocked>,
    /// §6.33.B Cards still to be drawn for battle cards after this impulse.
    pub owed: BySide<u8>,
    /// §6.1.E Cards set aside until their year.
    pub held_out: CardSet,
    /// §7.1.B Each side's operations queue.
    pub queue: BySide<CardSet>,
    /// §13.0 How the game ended.
    pub ending: Option<Ending>,
    /// §7.0 A general on the move.
    pub activation: Option<Activation>,
}

/// The whole position.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct State {
    /// What both players see.
    pub open: Open,
    /// §6.1 Their hands.
    pub hands: BySide<CardSet>,
    /// §6.1 The deck: which cards, not in which order.
    pub deck: CardSet,
}

tricorne_card_driven::holds!(State: open Open, Open: board Board<WashingtonsWar>);

impl Open {
    /// §12.3 The ports in the zone of the French Navy.
    pub fn blockaded(&self, facts: &Pack) -> SpaceSet {
        match self.navy {
            Navy::Zone(zone) => zone.ports(facts),
            Navy::France | Navy::Away => SpaceSet::NONE,
        }
    }

    /// §12.2 Whether the French are in the war.
    pub fn allied(&self) -> bool {
        self.allied_in.is_some()
    }

    /// §12.2.B.iii Whether the European War is in effect: from the turn after the alliance.
    pub fn european_war(&self) -> bool {
        self.allied_in.is_some_and(|turn| turn < self.turn)
    }

    /// §10.11.B.ii The spaces next to a side's PC markers. To the British all ports are next to each other (W27).
    pub fn next_to_pcs(&self, facts: &Pack, side: Side) -> SpaceSet {
        let own = self.pcs[side];
        let by_sea = side == Side::British && !(own & facts.ports).is_empty();
        facts.next_to(own) | if by_sea { facts.ports } else { SpaceSet::NONE }
    }

    /// §10.0.B Who controls a colony: the majority, or for Canada who has both key spaces.
    pub fn control(&self, facts: &Pack, colony: Colony) -> Option<Side> {
        let key = colony.key_spaces(facts);
        if key.is_empty() { self.majority(facts, colony) } else { self.holder(key) }
    }

    /// §13.2 How many colonies a side controls, Canada included.
    pub fn colonies(&self, facts: &Pack, side: Side) -> u8 {
        Colony::all(facts).filter(|&colony| self.control(facts, colony) == Some(side)).count() as u8
    }

    /// §7.1.B The operations in a side's queue.
    pub fn queued(&self, facts: &Pack, side: Side) -> u8 {
        self.queue[side].iter().filter_map(|card| card.ops(facts)).sum()
    }

    /// The spaces that pass a filter of the pack.
    pub fn passing(&self, facts: &Pack, filter: &Filter) -> SpaceSet {
        self.board.passing(facts, filter, self.blockaded(facts), &|side| self.next_to_pcs(facts, side))
    }

    /// The cards whose place everybody knows.
    pub fn seen_cards(&self) -> CardSet {
        let queues = self.queue.american | self.queue.british;
        let boxes = self.reinforcement_cards.american | self.reinforcement_cards.british;
        let war_ends = self.war_ends.map_or(CardSet::NONE, CardSet::of);
        self.discards | self.removed | self.held_out | queues | boxes | war_ends
    }
}

impl State {
    /// §6.1 How many cards a side holds.
    pub fn hand_size(&self, side: Side) -> usize {
        self.hands[side].len()
    }
}
