//! The board for a terminal of 100 columns, in any language.

use tricorne_kernel::{Page, Words, key, msg};

use crate::choice::{leader_label, place_label};
use crate::ids::{Kind, Leader, Leaders, Marker, Place, Region};
use crate::sides::Side;
use crate::state::Top;
use crate::view::{View, of_side};

/// The whole board.
pub fn board(view: &View<'_>, words: &dyn Words) -> String {
    let mut page = Page::new(words);
    let state = &view.known;
    let facts = view.facts;
    let year = facts.years[usize::from(state.turn)];
    page.line(&words.say(&msg!("dina-board-year", year = year, side = state.first)));
    page.line(&words.say(&msg!("dina-board-tables", progress = state.progress, europe = state.europe)));
    let loyalty = |region: Region| {
        let level = state.loyalty[region.index()];
        words.say(&msg!("dina-board-loyalty", region = region, level = level))
    };
    let loyalties: Vec<String> = facts.colonial_regions().map(loyalty).collect();
    page.items("", &loyalties, "; ");
    for side in Side::BOTH {
        let (points, count) = (state.points[side], view.hands[side]);
        page.line(&words.say(&msg!("dina-board-side", side = side, points = points, count = count)));
        if side.is_open_to(view.viewer) {
            page.items("  ", &hand(view, words, side), ", ");
        }
    }
    page.line(&words.say(&msg!("dina-board-pool", count = view.pool)));
    for index in 0..facts.regions.len() {
        let region = Region::at(index);
        let inside = |place: &Place| facts.place(*place).region == Some(region);
        section(&mut page, view, words, &words.say(&msg!("dina-choice-region", region = region)), inside);
    }
    let outside = |place: &Place| facts.place(*place).region.is_none();
    section(&mut page, view, words, &words.name(key!("dina-board-sea")), outside);
    page.paragraph("", &words.name(key!("dina-board-marks")));
    page.text()
}

fn hand(view: &View<'_>, words: &dyn Words, side: Side) -> Vec<String> {
    let held = view.known.hands[side].iter().enumerate().filter(|(_, count)| **count > 0);
    held.map(|(index, count)| {
        words.say(&msg!("dina-board-marker", marker = Marker::at(index), count = *count))
    })
    .collect()
}

/// The places of a region with something in them.
fn section(
    page: &mut Page<'_>,
    view: &View<'_>,
    words: &dyn Words,
    title: &str,
    inside: impl Fn(&Place) -> bool,
) {
    let lines: Vec<String> =
        view.facts.all_places().filter(inside).filter_map(|place| line(view, words, place)).collect();
    if lines.is_empty() {
        return;
    }
    page.line(title);
    lines.iter().for_each(|line| page.paragraph("  ", line));
}

fn line(view: &View<'_>, words: &dyn Words, place: Place) -> Option<String> {
    let state = &view.known;
    let mut parts: Vec<String> = Vec::new();
    for side in Side::BOTH {
        if view.heights[side][place.index()] > 0 {
            parts.push(stack(view, words, place, side));
        }
        let whose = |key| words.say(&msg!("dina-board-mark", side = side, mark = key));
        if state.fortresses[side].has(place) {
            parts.push(whose(key!("dina-board-fortress")));
        }
        if state.sieges[side].has(place) {
            parts.push(whose(key!("dina-board-siege")));
        }
        if state.partisans[side].has(place) {
            parts.push(whose(key!("dina-board-partisan")));
        }
    }
    if state.massacres.has(place) {
        parts.push(words.name(key!("dina-board-massacre")));
    }
    if parts.is_empty() {
        return None;
    }
    Some(format!("{}: {}", words.say(&place_label(view.facts, place)), parts.join("; ")))
}

/// A stack: all of it to those who may know, else its top and height.
fn stack(view: &View<'_>, words: &dyn Words, place: Place, side: Side) -> String {
    let unit = |kind: Kind, count: u8| words.say(&msg!("dina-board-units", unit = kind, count = count));
    let leader = |leader: Leader| words.say(&leader_label(view.facts, leader));
    if side.is_open_to(view.viewer) {
        let force = of_side(&view.known, view.facts, place, side);
        let mut parts: Vec<String> = force.kinds().map(|kind| unit(kind, force.of(kind))).collect();
        parts.extend(Leaders::iter(force.leaders).map(leader));
        return parts.join(", ");
    }
    let top = match view.known.tops[side][place.index()] {
        Some(Top::Unit(kind)) => unit(kind, 1),
        Some(Top::Leader(it)) => leader(it),
        None => String::new(),
    };
    let height = view.heights[side][place.index()];
    if height > 1 { words.say(&msg!("dina-board-top", count = height)) + " " + &top } else { top }
}
