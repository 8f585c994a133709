//! What a learned value reads of a position: what its worth is made of, colony by colony.

use tricorne_kernel::{Member, Row};

use super::sketch::{Politics, Sketch};
use super::{Weighed, winter};
use crate::cards::{Card, CardSet};
use crate::map::MOST_COLONIES;
use crate::rules::victory::last_year;
use crate::sides::{BySide, Side};
use crate::{CardDriven, PlaceOf};

/// Writes them: always the same numbers in the same order, whatever the set-up. It may see both hands.
pub fn features<G: CardDriven, W: Weighed<G>>(
    open: &W,
    facts: &G::Facts,
    hands: &BySide<CardSet<G>>,
    row: &mut Row<'_>,
) {
    let sketch = Sketch::of(open, facts);
    let politics = Politics::of(open, facts, &sketch.there);
    let cards = hands.american.len() + hands.british.len();
    let worth = politics.total() + W::balance(&sketch, winter(cards));
    row.put("worth", (worth / 10) as i16);
    let years = last_year(open, facts).saturating_sub(open.year(facts));
    row.put("years-left", years);
    // What is worth more the later it is.
    row.put("worth-at-the-end", if years == 0 { (worth / 10) as i16 } else { 0 });
    row.put("year-known", open.war_ends.is_some());
    row.one_of(facts.turns.len(), |at| facts.turns[at].year, Some(open.turn.into()));
    row.put("american-to-play", open.to_play == Side::American);
    row.put("congress", open.congress.is_some());
    row.put("fixed", (sketch.fixed / 10) as i16);
    row.put("ashore", sketch.ashore as i16);
    row.put("waiting", sketch.waiting as i16);
    row.put("french-waiting", open.french_box);
    row.put("regulars", open.regulars);
    let colonies = politics.colonies();
    let mut held = BySide { american: 0_u8, british: 0_u8 };
    for colony in colonies.iter().filter(|colony| **colony != 0) {
        held[if *colony > 0 { Side::American } else { Side::British }] += 1;
    }
    for side in Side::BOTH {
        row.within(side.id(), |row| {
            row.put("held", held[side]);
            row.put("markers", open.pcs[side].len() as u8);
            row.put("units", sketch.units[side] as i16);
            row.put("winter", sketch.winter[side] as i16);
            row.put("armies", sketch.there.armies(side).len() as u8);
            row.put("captured", open.generals_in(facts, side, PlaceOf::Captured).count() as u8);
            row.put("reinforced", open.reinforcement_cards[side].len() as u8);
            let ops = |card: Card<G>| card.facts(facts).ops;
            let operations: u8 = hands[side].iter().filter_map(ops).sum();
            let events = hands[side].iter().filter(|card| ops(*card).is_none()).count();
            row.put("hand", hands[side].len() as u8);
            row.put("operations", operations);
            row.put("events", events as u8);
        });
    }
    let name = |at: usize| &facts.colonies[at].id;
    let count = facts.colonies.len();
    row.within("colony", |row| {
        row.block(count, name, |numbers| {
            numbers.iter_mut().zip(colonies).for_each(|(number, worth)| *number = (worth / 10) as f32);
        });
    });
    for side in Side::BOTH {
        let mut units = [0_u8; MOST_COLONIES];
        for space in sketch.there.cus[side].iter() {
            units[space.colony(facts).index()] += open.cus(side, space);
        }
        row.within(side.id(), |row| row.counts(&units[..count], name));
    }
}
