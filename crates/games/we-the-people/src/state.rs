//! The whole position: a fixed-size value. What lies open to both players stands apart from their hands and the deck.
//! Questions about it stand here; changes to it stand in `changes`.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use crate::battle::account::{Rounds, Sources};
use crate::cards::{Card, CardSet};
use crate::document::Document;
use crate::map::{BySpace, Colony, Space, SpaceSet};
use crate::pack::{Class, Filter, PcWanted, pack};
use crate::pieces::{BySide, Force, General, MOST_GENERALS, Nation, Side};
use crate::tactics::{BattleHand, Tactic};
use crate::victory::Ending;

/// §7.1, §8.0 Where a general is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In his side's Reinforcements box.
    Reinforcements,
    /// §6.2 With the French force, before the alliance or until it can land.
    France,
    /// On the map.
    At(Space),
    /// In the Captured Generals box.
    Captured,
    /// Out of the game.
    Out,
}

/// §6.2 Where the French Navy is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Navy {
    /// In France, before the alliance.
    #[default]
    France,
    /// In a port.
    At(Space),
    /// Away until the next French Navy Phase.
    Away,
}

/// §5.0 What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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

/// §7.0 A general on the move, while an answer is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
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
    /// §9.1 Where each side's battle cards came from.
    pub sources: BySide<Sources>,
    /// §9.1 The rounds so far.
    pub rounds: Rounds,
}

/// Everything that lies open on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    /// §5.0 The turn, 0 for the first year.
    pub turn: u8,
    /// §5.0 What comes next.
    pub phase: Phase,
    /// §5.0 Who plays the next card.
    pub to_play: Side,
    /// §10.0 The spaces with each side's PC marker.
    pub pcs: BySide<SpaceSet>,
    /// §2.2 The combat units on the map, by nation.
    pub cus: [BySpace<u8>; 3],
    /// §2.2 The generals.
    pub generals: [Place; MOST_GENERALS],
    /// §7.1 Where the Continental Congress meets; nowhere when it is dispersed.
    pub congress: Option<Space>,
    /// §8.0 British combat units in their Reinforcements box.
    pub british_box: u8,
    /// §6.2 French combat units that have not landed.
    pub french_box: u8,
    /// §6.2 Whether the French are in the war.
    pub allied: bool,
    /// §6.2 Whether the European War has taken effect.
    pub european_war: bool,
    /// §5.0 The French Navy.
    pub navy: Navy,
    /// §9.1 The British Regulars' advantage.
    pub regulars: bool,
    /// §10.1 Who may not place PC markers with operations cards for the rest of the Strategy Phase.
    pub blocked: BySide<bool>,
    /// §6.0 The discard pile.
    pub discards: CardSet,
    /// §6.2 Cards out of the game.
    pub removed: CardSet,
    /// §8.0 The cards in each side's reinforcement boxes.
    pub reinforcement_cards: BySide<CardSet>,
    /// §6.2 The card in the War Ends box.
    pub war_ends: Option<Card>,
    /// §12.0 How the game ended.
    pub ending: Option<Ending>,
    /// §7.0 A general on the move.
    pub activation: Option<Activation>,
    /// §9.0 A battle under way.
    pub fight: Option<Fight>,
    /// §7.1 A space with two generals of a side, while an answer is awaited.
    pub meeting: Option<Space>,
}

/// The whole position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Document", into = "Document")]
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

impl Deref for State {
    type Target = Open;
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}

impl Open {
    /// §5.0 The year.
    pub fn year(&self) -> u16 {
        pack().tables.turns[self.turn as usize].year
    }

    /// §10.0 Whose PC marker is in a space.
    pub fn pc(&self, space: Space) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.pcs[side].contains(space))
    }

    /// §10.0 The spaces without a PC marker.
    pub fn uncontrolled(&self) -> SpaceSet {
        SpaceSet::all() - self.pcs.american - self.pcs.british
    }

    /// §2.2 A side's combat units in a space, by nation.
    pub fn force(&self, side: Side, space: Space) -> Force {
        let mut force = Force::NONE;
        side.nations().iter().for_each(|&nation| force[nation] = self.cus[nation as usize][space]);
        force
    }

    /// §2.2 How many combat units a side has in a space.
    pub fn cus(&self, side: Side, space: Space) -> u8 {
        self.force(side, space).total()
    }

    /// The spaces with combat units of a side.
    pub fn cu_spaces(&self, side: Side) -> SpaceSet {
        let mut set = 0;
        for &nation in side.nations() {
            for (at, &count) in self.cus[nation as usize].0.iter().enumerate() {
                set |= u128::from(count > 0) << at;
            }
        }
        SpaceSet(set)
    }

    /// Where a general is.
    pub fn place(&self, general: General) -> Place {
        self.generals[general.0 as usize]
    }

    /// The space of a general who is on the map.
    pub fn space_of(&self, general: General) -> Option<Space> {
        match self.place(general) {
            Place::At(space) => Some(space),
            Place::Reinforcements | Place::France | Place::Captured | Place::Out => None,
        }
    }

    /// A side's generals in this place.
    pub fn generals_in(&self, side: Side, place: Place) -> impl Iterator<Item = General> {
        General::all().filter(move |&it| it.side() == side && self.place(it) == place)
    }

    /// One of a side's generals in this place.
    pub fn any_general_in(&self, side: Side, place: Place) -> Option<General> {
        self.generals_in(side, place).next()
    }

    /// A side's general in a space.
    pub fn general_at(&self, side: Side, space: Space) -> Option<General> {
        self.any_general_in(side, Place::At(space))
    }

    /// A side's generals on the map, with their spaces.
    pub fn generals_on_map(&self, side: Side) -> impl Iterator<Item = (General, Space)> {
        let on_map = General::all().filter(move |it| it.side() == side);
        on_map.filter_map(|it| Some((it, self.space_of(it)?)))
    }

    /// The spaces with generals of a side.
    pub fn general_spaces(&self, side: Side) -> SpaceSet {
        self.generals_on_map(side).map(|it| it.1).collect()
    }

    /// §3.0 The spaces with an army of a side: a general with combat units.
    pub fn army_spaces(&self, side: Side) -> SpaceSet {
        self.general_spaces(side) & self.cu_spaces(side)
    }

    /// §3.0 The spaces with any unit of a side; Congress is an American unit.
    pub fn unit_spaces(&self, side: Side) -> SpaceSet {
        let congress = match side {
            Side::American => self.congress.map_or(SpaceSet::NONE, SpaceSet::of),
            Side::British => SpaceSet::NONE,
        };
        self.cu_spaces(side) | self.general_spaces(side) | congress
    }

    /// §5.0 The port of the French Navy.
    pub fn navy_space(&self) -> SpaceSet {
        match self.navy {
            Navy::At(port) => SpaceSet::of(port),
            Navy::France | Navy::Away => SpaceSet::NONE,
        }
    }

    /// §9.1 Who has more PC markers in a colony, and so its militia.
    pub fn majority(&self, colony: Colony) -> Option<Side> {
        let count = |side: Side| (self.pcs[side] & colony.spaces()).len();
        match count(Side::American).cmp(&count(Side::British)) {
            std::cmp::Ordering::Greater => Some(Side::American),
            std::cmp::Ordering::Less => Some(Side::British),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// §12.0 Who controls a colony: the majority, and the American if there is none; Canada, who has its key spaces
    /// (P18).
    pub fn control(&self, colony: Colony) -> Option<Side> {
        let key = colony.key_spaces();
        if key.is_empty() {
            return Some(self.majority(colony).unwrap_or(Side::American));
        }
        Side::BOTH.into_iter().find(|&side| (key - self.pcs[side]).is_empty())
    }

    /// §12.0 How many colonies count for a side: Canada only for the American.
    pub fn colonies(&self, side: Side) -> u8 {
        let counts = |colony: &Colony| side == Side::American || colony.is_of_thirteen();
        Colony::all().filter(counts).filter(|&colony| self.control(colony) == Some(side)).count() as u8
    }

    /// The spaces that pass a filter of the pack.
    pub fn passing(&self, filter: &Filter) -> SpaceSet {
        let mut set = filter.fixed;
        match filter.pc {
            Some(PcWanted::American) => set = set & self.pcs.american,
            Some(PcWanted::British) => set = set & self.pcs.british,
            Some(PcWanted::None) => set = set & self.uncontrolled(),
            None => {}
        }
        if let Some(side) = filter.not_pc {
            set = set - self.pcs[side];
        }
        for &class in &filter.empty_of {
            set = set - self.holding(class);
        }
        if !filter.holds_any.is_empty() {
            set = set & filter.holds_any.iter().fold(SpaceSet::NONE, |all, &it| all | self.holding(it));
        }
        if let Some(side) = filter.adjacent_to_pc {
            set = set & self.pcs[side].neighbours();
        }
        if !filter.any_of.is_empty() {
            set = set & filter.any_of.iter().fold(SpaceSet::NONE, |all, it| all | self.passing(it));
        }
        set
    }

    /// The spaces that hold a class of pieces.
    fn holding(&self, class: Class) -> SpaceSet {
        match class {
            Class::AmericanCu => self.cu_spaces(Side::American),
            Class::AmericanGeneral => self.general_spaces(Side::American),
            Class::Congress => self.congress.map_or(SpaceSet::NONE, SpaceSet::of),
            Class::AmericanUnits => self.unit_spaces(Side::American),
            Class::BritishCu => self.cu_spaces(Side::British),
            Class::BritishGeneral => self.general_spaces(Side::British),
            Class::BritishUnits => self.unit_spaces(Side::British),
            Class::FrenchNavy => self.navy_space(),
        }
    }

    /// §12.0 Whether a side has combat units in any of these spaces.
    pub fn any_cus(&self, side: Side, spaces: SpaceSet) -> bool {
        !(self.cu_spaces(side) & spaces).is_empty()
    }

    /// Combat units of a nation on the map.
    pub fn on_map(&self, nation: Nation) -> u32 {
        self.cus[nation as usize].0.iter().map(|&count| u32::from(count)).sum()
    }

    /// The cards whose place everybody knows.
    pub fn seen_cards(&self) -> CardSet {
        let boxes = self.reinforcement_cards.american | self.reinforcement_cards.british;
        let war_ends = self.war_ends.map_or(CardSet::NONE, CardSet::of);
        self.discards | self.removed | boxes | war_ends
    }
}

impl State {
    /// §6.1 How many cards a side holds.
    pub fn hand_size(&self, side: Side) -> usize {
        self.hands[side].len()
    }
}
