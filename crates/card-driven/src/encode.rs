//! What both games tell in numbers alike, for programs that learn. Counts are as they are; what is one of several has a number
//! for each.

use arrayvec::ArrayVec;
use tricorne_kernel::{Member, Row};

use crate::map::MOST_COLONIES;
use crate::{
    Board, BySide, Card, CardDriven, CardSet, Colony, Facts, General, HandSeen, MOST_CARDS, Nation, PlaceOf,
    Side, Space,
};

/// The largest number that a question offers: combat units, and faces of dice.
pub const MOST: i16 = 60;

/// 1 for the Americans, -1 for the British, 0 for nobody.
pub fn sign(side: Option<Side>) -> i8 {
    match side {
        Some(Side::American) => 1,
        Some(Side::British) => -1,
        None => 0,
    }
}

/// Who controls each colony.
#[derive(Clone, Debug)]
pub struct Control(ArrayVec<Option<Side>, MOST_COLONIES>);

impl Control {
    /// Finds out.
    pub fn new<G: CardDriven>(facts: &Facts<G>, of: impl Fn(Colony<G>) -> Option<Side>) -> Control {
        Control(Colony::all(facts).map(of).collect())
    }

    /// How many of those that count a side controls.
    pub fn count<G: CardDriven>(
        &self,
        facts: &Facts<G>,
        side: Side,
        counts: impl Fn(Colony<G>) -> bool,
    ) -> u8 {
        let held = Colony::all(facts).zip(&self.0).filter(|(_, held)| **held == Some(side));
        held.filter(|(colony, _)| counts(*colony)).count() as u8
    }
}

/// The map, the generals, and the boxes beside the map.
pub fn board<G: CardDriven>(row: &mut Row<'_>, board: &Board<G>, facts: &Facts<G>, control: &Control) {
    row.put("turn", board.turn);
    row.put("to-play", sign(Some(board.to_play)));
    row.put("british-reinforcements", board.british_box);
    row.put("french-reinforcements", board.french_box);
    row.put("regulars", board.regulars);
    let (spaces, name) = (facts.spaces.len(), |at: usize| &facts.spaces[at].id);
    row.within("pc", |row| {
        row.block(spaces, name, |pcs| {
            board.pcs.american.iter().for_each(|space| pcs[space.index()] = 1.0);
            board.pcs.british.iter().for_each(|space| pcs[space.index()] = -1.0);
        });
    });
    for nation in Nation::ALL {
        row.within(nation.id(), |row| row.counts(&board.cus[nation as usize].0[..spaces], name));
    }
    row.within("congress", |row| one_space(row, board.congress, facts));
    row.within("control", |row| {
        row.block(
            facts.colonies.len(),
            |at| &facts.colonies[at].id,
            |held| {
                for (control, held) in control.0.iter().zip(held) {
                    *held = sign(*control).into();
                }
            },
        );
    });
    row.each(
        General::all(facts),
        |general| general.id(facts),
        |general| board.place(general) == PlaceOf::Out,
        |row, general| {
            let place = board.place(general);
            row.put("reinforcements", place == PlaceOf::Reinforcements);
            row.put("france", place == PlaceOf::France);
            row.put("captured", place == PlaceOf::Captured);
            let at = if let PlaceOf::At(space) = place { Some(space) } else { None };
            one_space(row, at, facts);
        },
    );
    row.within("discards", |row| cards(row, board.discards));
    row.within("removed", |row| cards(row, board.removed));
    row.within("war-ends", |row| cards(row, board.war_ends.map_or(CardSet::NONE, CardSet::of)));
    for side in Side::BOTH {
        row.within(side.id(), |row| row.put("reinforced", board.reinforcement_cards[side].len() as u8));
    }
}

/// Which cards are in a set. The number 0 is no card: it is always 0.
pub fn cards<G: CardDriven>(row: &mut Row<'_>, set: CardSet<G>) {
    row.those(MOST_CARDS + 1, |at| at, set.iter().map(Member::index));
}

/// A number for each space: 1 for the one.
pub fn one_space<G: CardDriven>(row: &mut Row<'_>, space: Option<Space<G>>, facts: &Facts<G>) {
    row.one_of(facts.spaces.len(), |at| &facts.spaces[at].id, space.map(Member::index));
}

/// A number for each general: 1 for the one.
pub fn one_general<G: CardDriven>(row: &mut Row<'_>, general: Option<General<G>>, facts: &Facts<G>) {
    row.one_of(facts.generals.len(), |at| &facts.generals[at].id, general.map(Member::index));
}

/// The hands as a viewer sees them: their sizes, and which cards the viewer may know.
pub fn hands<G: CardDriven>(row: &mut Row<'_>, hands: &BySide<HandSeen<CardSet<G>>>) {
    for side in Side::BOTH {
        row.within(side.id(), |row| {
            row.put("hand", hands[side].size as u8);
            cards(row, hands[side].cards.unwrap_or(CardSet::NONE));
        });
    }
}

/// Every space, general, nation's unit, side, card and number as a choice of the game.
pub fn every_choice<G: CardDriven>(facts: &Facts<G>) -> impl Iterator<Item = G::Choice>
where
    G::Choice: From<Nation> + From<Side>,
{
    let spaces = Space::all(facts).map(G::Choice::from);
    let generals = General::all(facts).map(G::Choice::from);
    let nations = Nation::ALL.into_iter().map(G::Choice::from);
    let sides = Side::BOTH.into_iter().map(G::Choice::from);
    let cards = facts.deck.iter().map(|card: Card<G>| G::Choice::from(card));
    let numbers = (0..=MOST).map(|number| <G::Choice as tricorne_kernel::Choice>::number(number.into()));
    spaces.chain(generals).chain(nations).chain(sides).chain(cards).chain(numbers)
}
