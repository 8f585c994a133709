//! The board: what both games have on the map, in the boxes beside it and among the cards that lie open. Questions about
//! it, and the small changes that every rule is made of: they keep pieces and cards in exactly one place.

use serde::{Deserialize, Serialize};
use tricorne_kernel::Member;

use crate::cards::{Card, CardSet};
use crate::generals::{General, MOST_GENERALS};
use crate::map::{BySpace, Colony, Space, SpaceSet};
use crate::pack::{Class, Filter, PcWanted};
use crate::sides::{BySide, Force, Nation, Side};
use crate::{CardDriven, Facts};

/// Where a general is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceOf<S> {
    /// In his side's Reinforcements box.
    Reinforcements,
    /// With the French force, before the alliance or until it can land.
    France,
    /// On the map.
    At(S),
    /// In the Captured Generals box.
    Captured,
    /// Out of the game.
    Out,
}

/// Where a general is, in a game.
pub type Place<G> = PlaceOf<Space<G>>;

impl<S> PlaceOf<S> {
    /// The same place with the space told otherwise.
    pub fn try_map<T, E>(self, space: impl FnOnce(S) -> Result<T, E>) -> Result<PlaceOf<T>, E> {
        Ok(match self {
            PlaceOf::Reinforcements => PlaceOf::Reinforcements,
            PlaceOf::France => PlaceOf::France,
            PlaceOf::At(at) => PlaceOf::At(space(at)?),
            PlaceOf::Captured => PlaceOf::Captured,
            PlaceOf::Out => PlaceOf::Out,
        })
    }
}

/// What both games have on the table.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Board<G: CardDriven> {
    /// The turn, 0 for the first year.
    pub turn: u8,
    /// Who plays the next card.
    pub to_play: Side,
    /// The spaces with each side's PC marker.
    pub pcs: BySide<SpaceSet<G>>,
    /// The combat units on the map, by nation.
    pub cus: [BySpace<u8>; 3],
    /// The generals.
    pub generals: [Place<G>; MOST_GENERALS],
    /// Where the Continental Congress meets; nowhere when it is dispersed.
    pub congress: Option<Space<G>>,
    /// A space with two generals of a side, while an answer is awaited.
    pub meeting: Option<Space<G>>,
    /// British combat units in their Reinforcements box.
    pub british_box: u8,
    /// French combat units that have not landed.
    pub french_box: u8,
    /// The British Regulars' advantage.
    pub regulars: bool,
    /// The discard pile.
    pub discards: CardSet<G>,
    /// Cards out of the game.
    pub removed: CardSet<G>,
    /// The cards in each side's reinforcement boxes.
    pub reinforcement_cards: BySide<CardSet<G>>,
    /// The card in the War Ends box.
    pub war_ends: Option<Card<G>>,
}

impl<G: CardDriven> Board<G> {
    /// The year.
    pub fn year(&self, facts: &Facts<G>) -> u16 {
        facts.turns[usize::from(self.turn)].year
    }

    /// Whose PC marker is in a space.
    pub fn pc(&self, space: Space<G>) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.pcs[side].contains(space))
    }

    /// The spaces without a PC marker.
    pub fn uncontrolled(&self, facts: &Facts<G>) -> SpaceSet<G> {
        facts.all - self.pcs.american - self.pcs.british
    }

    /// Who has more PC markers in a colony.
    pub fn majority(&self, facts: &Facts<G>, colony: Colony<G>) -> Option<Side> {
        let count = |side: Side| (self.pcs[side] & colony.spaces(facts)).len();
        match count(Side::American).cmp(&count(Side::British)) {
            std::cmp::Ordering::Greater => Some(Side::American),
            std::cmp::Ordering::Less => Some(Side::British),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Who has PC markers in all of these spaces.
    pub fn holder(&self, spaces: SpaceSet<G>) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| (spaces - self.pcs[side]).is_empty())
    }

    /// A side's combat units in a space, by nation.
    pub fn force(&self, side: Side, space: Space<G>) -> Force {
        let mut force = Force::NONE;
        side.nations().iter().for_each(|&nation| force[nation] = self.cus[nation as usize][space]);
        force
    }

    /// How many combat units a side has in a space.
    pub fn cus(&self, side: Side, space: Space<G>) -> u8 {
        self.force(side, space).total()
    }

    /// The spaces with combat units of a side.
    pub fn cu_spaces(&self, side: Side) -> SpaceSet<G> {
        let nations = side.nations().iter();
        SpaceSet::new(nations.fold(0, |set, &nation| set | self.cus[nation as usize].filled()))
    }

    /// Whether a side has combat units in any of these spaces.
    pub fn any_cus(&self, side: Side, spaces: SpaceSet<G>) -> bool {
        side.nations().iter().any(|&nation| self.cus[nation as usize].meets(spaces.bits()))
    }

    /// Combat units of a nation on the map.
    pub fn on_map(&self, nation: Nation) -> u32 {
        self.cus[nation as usize].0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Where a general is.
    pub fn place(&self, general: General<G>) -> Place<G> {
        self.generals[general.index()]
    }

    /// The space of a general who is on the map.
    pub fn space_of(&self, general: General<G>) -> Option<Space<G>> {
        match self.place(general) {
            PlaceOf::At(space) => Some(space),
            PlaceOf::Reinforcements | PlaceOf::France | PlaceOf::Captured | PlaceOf::Out => None,
        }
    }

    /// A side's generals in this place.
    pub fn generals_in(
        &self,
        facts: &Facts<G>,
        side: Side,
        place: Place<G>,
    ) -> impl Iterator<Item = General<G>> + use<'_, G> {
        facts.generals_of[side].iter().filter(move |&it| self.place(it) == place)
    }

    /// One of a side's generals in this place.
    pub fn any_general_in(&self, facts: &Facts<G>, side: Side, place: Place<G>) -> Option<General<G>> {
        self.generals_in(facts, side, place).next()
    }

    /// A side's general in a space.
    pub fn general_at(&self, facts: &Facts<G>, side: Side, space: Space<G>) -> Option<General<G>> {
        self.any_general_in(facts, side, PlaceOf::At(space))
    }

    /// A side's generals on the map, with their spaces.
    pub fn generals_on_map(
        &self,
        facts: &Facts<G>,
        side: Side,
    ) -> impl Iterator<Item = (General<G>, Space<G>)> + use<'_, G> {
        facts.generals_of[side].iter().filter_map(|it| Some((it, self.space_of(it)?)))
    }

    /// The spaces with generals of a side.
    pub fn general_spaces(&self, facts: &Facts<G>, side: Side) -> SpaceSet<G> {
        self.generals_on_map(facts, side).map(|it| it.1).collect()
    }

    /// The spaces with an army of a side: a general with combat units.
    pub fn army_spaces(&self, facts: &Facts<G>, side: Side) -> SpaceSet<G> {
        self.general_spaces(facts, side) & self.cu_spaces(side)
    }

    /// The spaces with any unit of a side; Congress is an American unit.
    pub fn unit_spaces(&self, facts: &Facts<G>, side: Side) -> SpaceSet<G> {
        let congress = match side {
            Side::American => self.congress.map_or(SpaceSet::NONE, SpaceSet::of),
            Side::British => SpaceSet::NONE,
        };
        self.cu_spaces(side) | self.general_spaces(facts, side) | congress
    }

    /// The spaces that pass a filter of the pack. The game says where the French Navy is, and what is next to PC markers.
    pub fn passing(
        &self,
        facts: &Facts<G>,
        filter: &Filter<G>,
        navy: SpaceSet<G>,
        next_to_pcs: &dyn Fn(Side) -> SpaceSet<G>,
    ) -> SpaceSet<G> {
        let holding = |classes: &[Class]| {
            classes.iter().fold(SpaceSet::NONE, |set, &class| set | self.holding(facts, class, navy))
        };
        let mut set = filter.fixed;
        match filter.blockaded {
            Some(true) => set = set & navy,
            Some(false) => set = set - navy,
            None => {}
        }
        match filter.pc {
            Some(PcWanted::American) => set = set & self.pcs.american,
            Some(PcWanted::British) => set = set & self.pcs.british,
            Some(PcWanted::None) => set = set & self.uncontrolled(facts),
            None => {}
        }
        if let Some(side) = filter.not_pc {
            set = set - self.pcs[side];
        }
        set = set - holding(&filter.empty_of);
        if !filter.holds_any.is_empty() {
            set = set & holding(&filter.holds_any);
        }
        if let Some(side) = filter.adjacent_to_pc {
            set = set & next_to_pcs(side);
        }
        if !filter.any_of.is_empty() {
            let any = filter.any_of.iter().map(|it| self.passing(facts, it, navy, next_to_pcs));
            set = set & any.fold(SpaceSet::NONE, |all, some| all | some);
        }
        set
    }

    /// The spaces with a piece of a class.
    fn holding(&self, facts: &Facts<G>, class: Class, navy: SpaceSet<G>) -> SpaceSet<G> {
        match class {
            Class::AmericanCu => self.cu_spaces(Side::American),
            Class::AmericanGeneral => self.general_spaces(facts, Side::American),
            Class::Congress => self.congress.map_or(SpaceSet::NONE, SpaceSet::of),
            Class::AmericanUnits => self.unit_spaces(facts, Side::American),
            Class::BritishCu => self.cu_spaces(Side::British),
            Class::BritishGeneral => self.general_spaces(facts, Side::British),
            Class::BritishUnits => self.unit_spaces(facts, Side::British),
            Class::FrenchNavy => navy,
        }
    }
}

impl<G: CardDriven> Board<G> {
    /// Puts a side's PC marker in a space, flipping that of the enemy.
    pub fn mark(&mut self, side: Side, space: Space<G>) {
        self.pcs[side.enemy()].remove(space);
        self.pcs[side].insert(space);
    }

    /// Takes the PC marker off a space.
    pub fn unmark(&mut self, space: Space<G>) {
        self.pcs.american.remove(space);
        self.pcs.british.remove(space);
    }

    /// Moves combat units between spaces.
    pub fn relocate(&mut self, force: Force, from: Space<G>, to: Space<G>) {
        for nation in Nation::ALL {
            let count = force[nation];
            let there = &mut self.cus[nation as usize];
            assert!(there[from] >= count, "{count} {} leave {from:?}", nation.id());
            there[from] -= count;
            there[to] += count;
        }
    }

    /// Adds combat units of a nation.
    pub fn add(&mut self, nation: Nation, space: Space<G>, count: u8) {
        let there = &mut self.cus[nation as usize][space];
        *there = there.saturating_add(count);
    }

    /// Eliminates combat units of a nation, as far as there are any.
    pub fn eliminate(&mut self, nation: Nation, space: Space<G>, count: u8) {
        let there = &mut self.cus[nation as usize][space];
        *there = there.saturating_sub(count);
    }

    /// Moves a general.
    pub fn put(&mut self, general: General<G>, place: Place<G>) {
        self.generals[general.index()] = place;
    }

    /// Puts a card into the War Ends box, and the one that was there on the discard pile.
    pub fn put_in_war_ends_box(&mut self, card: Card<G>) {
        self.discards.remove(card);
        if let Some(before) = self.war_ends.replace(card) {
            self.discards.insert(before);
        }
    }

    /// Takes a card that lies on the discard pile out of the game.
    pub fn take_out(&mut self, card: Card<G>) {
        self.discards.remove(card);
        self.removed.insert(card);
    }
}

/// Lets a state be read and changed as what it holds: `holds!(State: open Open, Open: board Board<WashingtonsWar>)`.
#[macro_export]
macro_rules! holds {
    ($($outer:ident: $field:ident $inner:ty),* $(,)?) => { $(
        impl ::std::ops::Deref for $outer {
            type Target = $inner;
            fn deref(&self) -> &$inner {
                &self.$field
            }
        }

        impl ::std::ops::DerefMut for $outer {
            fn deref_mut(&mut self) -> &mut $inner {
                &mut self.$field
            }
        }
    )* };
}
