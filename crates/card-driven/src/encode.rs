//! What both games tell in numbers alike, for programs that learn. Counts are as they are; what is one of several has a number
//! for each.

use tricorne_kernel::{Member, Row};

use crate::{
    Board, BySide, Card, CardDriven, CardSet, Colony, Facts, General, HandSeen, Nation, PlaceOf, Side, Space,
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

/// The map, the generals, and the boxes beside the map.
pub fn board<G: CardDriven>(
    row: &mut Row<'_>,
    board: &Board<G>,
    facts: &Facts<G>,
    control: impl Fn(Colony<G>) -> Option<Side>,
) {
    row.put("turn", board.turn);
    row.put("to-play", sign(Some(board.to_play)));
    row.put("british-reinforcements", board.british_box);
    row.put("french-reinforcements", board.french_box);
    row.put("regulars", board.regulars);
    for space in Space::all(facts) {
        row.within(space.id(facts), |row| {
            row.put("pc", sign(board.pc(space)));
            for nation in Nation::ALL {
                row.put(nation.id(), board.cus[nation as usize][space]);
            }
            row.put("congress", board.congress == Some(space));
        });
    }
    for colony in Colony::all(facts) {
        row.within(colony.id(facts), |row| row.put("control", sign(control(colony))));
    }
    for general in General::all(facts) {
        row.within(general.id(facts), |row| {
            let place = board.place(general);
            row.put("reinforcements", place == PlaceOf::Reinforcements);
            row.put("france", place == PlaceOf::France);
            row.put("captured", place == PlaceOf::Captured);
            for space in Space::all(facts) {
                row.put(space.id(facts), place == PlaceOf::At(space));
            }
        });
    }
    row.within("discards", |row| cards(row, board.discards, facts));
    row.within("removed", |row| cards(row, board.removed, facts));
    row.within("war-ends", |row| cards(row, board.war_ends.map_or(CardSet::NONE, CardSet::of), facts));
    for side in Side::BOTH {
        row.within(side.id(), |row| row.put("reinforced", board.reinforcement_cards[side].len() as u8));
    }
}

/// Which cards are in a set.
pub fn cards<G: CardDriven>(row: &mut Row<'_>, set: CardSet<G>, facts: &Facts<G>) {
    for card in facts.deck.iter() {
        row.put_at(card.index(), set.contains(card));
    }
}

/// The hands as a viewer sees them: their sizes, and which cards the viewer may know.
pub fn hands<G: CardDriven>(row: &mut Row<'_>, hands: &BySide<HandSeen<CardSet<G>>>, facts: &Facts<G>) {
    for side in Side::BOTH {
        row.within(side.id(), |row| {
            row.put("hand", hands[side].size as u8);
            cards(row, hands[side].cards.unwrap_or(CardSet::NONE), facts);
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
