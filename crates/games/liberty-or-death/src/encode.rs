//! Views and choices in numbers, for programs that learn. Counts are as they are; what is one of several has a number for each.

use std::iter::successors;

use tricorne_kernel::{Bits, Encode, Row};

use crate::LibertyOrDeath;
use crate::cards::{CARDS, CardNumber};
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Price};
use crate::map::{SPACES, Space, SpaceSet};
use crate::pieces::{ByFaction, Faction, Piece, Side};
use crate::state::{FirstDid, Pieces, State, Whereabouts};
use crate::victory::Margin;
use crate::view::View;
use crate::words::{Activity, Button, Command};

/// The phases, in their order.
const PHASES: [&str; 10] = [
    "next-card",
    "brilliant-strokes",
    "eligible-faction",
    "victory-check",
    "supply",
    "resources-phase",
    "support-phase",
    "redeployment",
    "desertion",
    "reset",
];

/// What the 1st Eligible Faction may have done.
const FIRST_DID: [&str; 3] = ["command", "command-and-activity", "event"];

/// The largest number that a question offers: no more than the Resources there can be.
const MOST: i16 = 60;

impl Encode for LibertyOrDeath {
    const ENCODING_VERSION: u32 = 1;

    fn every_choice((): &()) -> Vec<Choice> {
        let piece_at = |space: Space| Piece::ALL.map(|piece| Choice::PieceAt(piece, space));
        let mut all: Vec<Choice> = Space::ALL.map(Choice::Space).into();
        all.extend(Faction::ALL.map(Choice::Faction));
        all.extend(Piece::ALL.map(Choice::Piece));
        all.extend(Space::ALL.into_iter().flat_map(piece_at));
        all.extend(CardNumber::all().map(Choice::Card));
        all.extend(Command::ALL.iter().copied().map(Choice::Command));
        all.extend(Activity::ALL.iter().copied().map(Choice::Activity));
        all.extend(Button::ALL.iter().copied().map(Choice::Button));
        all.extend((0..=MOST).map(Choice::Number));
        all
    }

    fn encode(view: &View<'_>, row: &mut Row<'_>) {
        let state = view.0;
        row.within("options", |row| options(state, row));
        row.each(Space::ALL, Space::id, |_| false, |row, space| space_row(state, space, row));
        row.within("available", |row| pieces(&state.available, row));
        row.within("unavailable", |row| pieces(&state.unavailable, row));
        row.within("casualties", |row| pieces(&state.casualties, row));
        row.put("squadrons-unavailable", state.squadrons_unavailable);
        for (faction, margin) in Faction::ALL.into_iter().zip(Margin::of_all(state)) {
            row.within(faction.id(), |row| faction_row(state, faction, margin, row));
        }
        row.put("cbc", state.cbc);
        row.put("crc", state.crc);
        row.put("treaty", state.treaty);
        row.put("treaty-card", state.treaty_card);
        row.put("total-support", state.total_support());
        row.put("total-opposition", state.total_opposition());
        row.put("fni", state.fni());
        row.put("french-preparations", state.french_preparations());
        cards(state, row);
        row.within("phase", |row| {
            row.one_of(PHASES.len(), |at| PHASES[at], Some(state.sequence.phase as usize))
        });
        let first = state.sequence.first.map(|first| match first {
            FirstDid::Command => 0,
            FirstDid::CommandAndActivity => 1,
            FirstDid::Event => 2,
        });
        row.within("first-did", |row| row.one_of(FIRST_DID.len(), |at| FIRST_DID[at], first));
        row.within("executing", |row| executing(state, row));
        row.within("event", |row| event(state, row));
    }
}

fn options(state: &State, row: &mut Row<'_>) {
    let options = state.options;
    row.put("scenario", state.scenario as u8);
    row.put("living", options.edition as u8);
    row.put("periods", options.periods);
    row.put("winter-is-coming", options.winter_is_coming);
    row.put("players", options.players as u8);
    row.put("difficult", options.difficult);
}

fn space_row(state: &State, space: Space, row: &mut Row<'_>) {
    let here = &state.spaces[space];
    pieces(&here.pieces, row);
    let control = match state.control(space) {
        Some(Side::Royalist) => 1.0,
        Some(Side::Rebellion) => -1.0,
        None => 0.0,
    };
    row.put_all(
        ["support", "propaganda", "raids", "squadrons", "control"],
        [
            here.level.value().into(),
            here.propaganda.into(),
            here.raids.into(),
            here.squadrons.into(),
            control,
        ],
    );
}

fn pieces(counts: &Pieces, row: &mut Row<'_>) {
    row.counts(counts, |at| Piece::ALL[at].id());
}

/// A number for each space: 1 for the one.
fn one_space(space: Option<Space>, row: &mut Row<'_>) {
    row.one_of(SPACES, |at| Space::ALL[at].id(), space.map(|space| space as usize));
}

/// A number for each Faction: 1 for the one.
fn one_faction(faction: Option<Faction>, row: &mut Row<'_>) {
    row.one_of(4, |at| Faction::ALL[at].id(), faction.map(|faction| faction as usize));
}

fn faction_row(state: &State, faction: Faction, margin: Margin, row: &mut Row<'_>) {
    let sequence = &state.sequence;
    let flag = |flags: &ByFaction<bool>| flags[faction];
    row.put("resources", state.resources[faction]);
    row.put("stroke", flag(&state.strokes));
    row.put("eligible", flag(&sequence.eligible));
    row.put("acted", flag(&sequence.acted));
    row.put("passed", flag(&sequence.passed));
    row.put("ineligible-through-next", flag(&sequence.ineligible_through_next));
    row.put("remains-eligible", flag(&sequence.remains_eligible));
    row.put("non-player", flag(&state.options.non_players));
    row.put("lead", margin.lead);
    row.put("second", margin.second);
    let leader = state.leaders[faction];
    row.put("leader", leader.leader as u8);
    let at = match leader.place {
        Whereabouts::At(space) => Some(space),
        Whereabouts::Available => None,
    };
    row.within("leader-at", |row| one_space(at, row));
}

fn cards(state: &State, row: &mut Row<'_>) {
    let cards = &state.cards;
    let index = |card: Option<CardNumber>| card.map(|card| usize::from(card.get()) - 1);
    let name = |at: usize| at + 1;
    row.within("current", |row| row.one_of(CARDS, name, index(cards.current)));
    row.within("on-deck", |row| row.one_of(CARDS, name, index(cards.on_deck)));
    let seen = successors(Some(cards.seen >> 1), |cards| Some(cards.rest())).map_while(|cards| cards.first());
    row.within("seen", |row| row.those(CARDS, name, seen));
    row.put("campaign", cards.campaign);
    row.put("drawn", cards.drawn);
    row.put("winter-drawn", cards.winter_drawn);
    row.put("winters", cards.winters);
}

/// A Command in the midst of its execution.
fn executing(state: &State, row: &mut Row<'_>) {
    let order = state.executing;
    one_faction(order.map(|order| order.faction), row);
    let command = order.and_then(|order| order.command);
    let command = command.map(|command| command as usize);
    row.one_of(Command::ALL.len(), |at| Command::ALL[at].id(), command);
    let activity = order.and_then(|order| match order.activity {
        Accompaniment::Used(activity) => Some(activity as usize),
        Accompaniment::Forbidden | Accompaniment::Open | Accompaniment::CommonCauseOnly => None,
    });
    row.one_of(Activity::ALL.len(), |at| Activity::ALL[at].id(), activity);
    row.put("free", order.is_some_and(|order| order.price == Price::Free));
    row.put("limited", order.is_some_and(|order| order.limited));
    let spaces = |set: Option<SpaceSet>| set.into_iter().flat_map(SpaceSet::iter).map(|space| space as usize);
    let name = |at: usize| Space::ALL[at].id();
    row.within("selected", |row| row.those(SPACES, name, spaces(order.map(|order| order.selected))));
    row.within("origins", |row| row.those(SPACES, name, spaces(order.map(|order| order.origins))));
}

/// An Event while it takes effect.
fn event(state: &State, row: &mut Row<'_>) {
    let playing = state.playing;
    one_faction(playing.map(|playing| playing.executor), row);
    let text = playing.map(|playing| playing.text as usize);
    row.one_of(2, |at| ["unshaded", "shaded"][at], text);
    row.within("at", |row| one_space(playing.and_then(|playing| playing.at), row));
    row.within("picked", |row| pieces(&playing.map_or(Pieces::default(), |it| it.picked), row));
}
