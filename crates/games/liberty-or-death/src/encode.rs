//! Views and choices in numbers, for programs that learn. Counts are as they are; what is one of several has a number for each.

use tricorne_kernel::{Encode, Row};

use crate::cards::CardNumber;
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Price};
use crate::map::Space;
use crate::pieces::{ByFaction, Faction, Piece, Side};
use crate::state::{FirstDid, Pieces, State, Whereabouts};
use crate::victory::Margin;
use crate::view::View;
use crate::words::{Activity, Button, Command};
use crate::{LibertyOrDeath, SEATS};

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
        for space in Space::ALL {
            row.within(space.id(), |row| space_row(state, space, row));
        }
        row.within("available", |row| pieces(&state.available, row));
        row.within("unavailable", |row| pieces(&state.unavailable, row));
        row.within("casualties", |row| pieces(&state.casualties, row));
        row.put("squadrons-unavailable", state.squadrons_unavailable);
        for faction in Faction::ALL {
            row.within(faction.id(), |row| faction_row(state, faction, row));
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
        row.within("phase", |row| row.one_of(PHASES, Some(state.sequence.phase as usize)));
        let first = state.sequence.first.map(|first| match first {
            FirstDid::Command => 0,
            FirstDid::CommandAndActivity => 1,
            FirstDid::Event => 2,
        });
        row.within("first-did", |row| row.one_of(["command", "command-and-activity", "event"], first));
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
    row.put("support", here.level.value());
    row.put("propaganda", here.propaganda);
    row.put("raids", here.raids);
    row.put("squadrons", here.squadrons);
    row.put(
        "control",
        match state.control(space) {
            Some(Side::Royalist) => 1_i8,
            Some(Side::Rebellion) => -1,
            None => 0,
        },
    );
}

fn pieces(counts: &Pieces, row: &mut Row<'_>) {
    for piece in Piece::ALL {
        row.put(piece.id(), counts[piece as usize]);
    }
}

fn faction_row(state: &State, faction: Faction, row: &mut Row<'_>) {
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
    let margin = Margin::of(state, faction);
    row.put("lead", margin.lead);
    row.put("second", margin.second);
    let leader = state.leaders[faction];
    row.put("leader", leader.leader as u8);
    let at = match leader.place {
        Whereabouts::At(space) => Some(space as usize),
        Whereabouts::Available => None,
    };
    row.within("leader-at", |row| row.one_of(Space::ALL.map(Space::id), at));
}

fn cards(state: &State, row: &mut Row<'_>) {
    let cards = &state.cards;
    let index = |card: Option<CardNumber>| card.map(|card| usize::from(card.get()) - 1);
    let ids = || CardNumber::all().map(CardNumber::id);
    row.within("current", |row| row.one_of(ids(), index(cards.current)));
    row.within("on-deck", |row| row.one_of(ids(), index(cards.on_deck)));
    row.within("seen", |row| {
        for card in CardNumber::all() {
            row.put(card.id(), cards.seen & (1 << card.get()) != 0);
        }
    });
    row.put("campaign", cards.campaign);
    row.put("drawn", cards.drawn);
    row.put("winter-drawn", cards.winter_drawn);
    row.put("winters", cards.winters);
}

/// A Command in the midst of its execution.
fn executing(state: &State, row: &mut Row<'_>) {
    let order = state.executing;
    row.one_of(SEATS.iter().map(|info| info.id), order.map(|order| order.faction as usize));
    let command = order.and_then(|order| order.command);
    row.one_of(Command::ALL.iter().map(|it| it.id()), command.map(|command| command as usize));
    let activity = order.and_then(|order| match order.activity {
        Accompaniment::Used(activity) => Some(activity as usize),
        Accompaniment::Forbidden | Accompaniment::Open | Accompaniment::CommonCauseOnly => None,
    });
    row.one_of(Activity::ALL.iter().map(|it| it.id()), activity);
    row.put("free", order.is_some_and(|order| order.price == Price::Free));
    row.put("limited", order.is_some_and(|order| order.limited));
    for space in Space::ALL {
        row.within(space.id(), |row| {
            row.put("selected", order.is_some_and(|order| order.selected.contains(space)));
            row.put("origin", order.is_some_and(|order| order.origins.contains(space)));
        });
    }
}

/// An Event while it takes effect.
fn event(state: &State, row: &mut Row<'_>) {
    let playing = state.playing;
    row.one_of(SEATS.iter().map(|info| info.id), playing.map(|playing| playing.executor as usize));
    row.one_of(["unshaded", "shaded"], playing.map(|playing| playing.text as usize));
    let at = playing.and_then(|playing| playing.at);
    row.within("at", |row| row.one_of(Space::ALL.map(Space::id), at.map(|space| space as usize)));
    row.within("picked", |row| pieces(&playing.map_or(Pieces::default(), |it| it.picked), row));
}
