//! Thousands of random games end without a fault, and in them every card is played by whoever may play it, every source of
//! battle cards counts, and battles are won in every way.

use std::collections::BTreeMap;
use std::sync::Mutex;

use tricorne_kernel::{Arg, Facts as _, Message, Table, Viewer, own_facts};
use tricorne_testkit::{Plan, random_games_looked_at};
use we_the_people::WeThePeople;
use we_the_people::battle::sources::Source;
use we_the_people::cards::is_battle_event_of;
use we_the_people::pieces::{Named, Side};
use we_the_people::tactics::Tactic;

const GAMES: u64 = 5_000;

/// How often something was told: by the key of the note, the side, and what is named.
type Counts = BTreeMap<(&'static str, &'static str, String), u32>;

fn arg(message: &Message, wanted: &str) -> Option<Arg> {
    message.args().iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value)
}

fn look(table: &Table<WeThePeople>, counts: &Mutex<Counts>) {
    let mut here = Counts::new();
    for note in table.journal(Viewer::Referee, 0) {
        let message = &note.message;
        let what = match message.key.0 {
            "wtp-note-event" | "wtp-note-battle-event" | "wtp-note-discarded" => arg(message, "number"),
            "wtp-note-source" => arg(message, "source"),
            "wtp-note-attack" | "wtp-note-cancelled" => arg(message, "tactic"),
            "wtp-note-ops" | "wtp-note-reinforces" => arg(message, "value"),
            "wtp-note-surrendered"
            | "wtp-note-automatic"
            | "wtp-note-war-over"
            | "wtp-note-out-of-cards"
            | "wtp-note-isolated"
            | "wtp-note-retreated" => Some(Arg::Number(0)),
            _ => None,
        };
        let side = Side::BOTH.into_iter().find(|side| arg(message, "side") == Some(side.name().into()));
        if let (Some(what), Some(side)) = (what, side) {
            let what = match what {
                Arg::Number(number) => number.to_string(),
                Arg::Key(key) | Arg::Named(_, key) => key.0.to_owned(),
                Arg::Fact(id) => table.facts().name(id).key.to_owned(),
            };
            *here.entry((message.key.0, side.id(), what)).or_default() += 1;
        }
    }
    let mut counts = counts.lock().expect("no look has panicked");
    for (key, count) in here {
        *counts.entry(key).or_default() += count;
    }
}

/// §6.1, §6.2, §9.1 Everything happens to everybody.
#[test]
fn every_card_and_source_in_random_games() {
    let facts = own_facts::<WeThePeople>();
    let counts = Mutex::new(Counts::new());
    let played =
        random_games_looked_at::<WeThePeople>(Plan::soak::<WeThePeople>(GAMES), |table| look(table, &counts));
    // A single game played again by its seed covers nothing.
    if played.games as u64 == 1 {
        return;
    }
    let counts = counts.into_inner().expect("no look has panicked");
    println!("{played:?}\n{counts:#?}");
    let mut gaps = Vec::new();
    let mut need = |note: &'static str, side: Side, what: String| {
        if !counts.contains_key(&(note, side.id(), what.clone())) {
            gaps.push(format!("{note} {what} by {side}"));
        }
    };
    for side in Side::BOTH {
        for card in facts.deck.iter().filter(|card| card.ops(&facts).is_none()) {
            let number = card.number().to_string();
            if is_battle_event_of(card, &facts, side) {
                need("wtp-note-battle-event", side, number.clone());
            } else if card.may_be_played_by(&facts, side) {
                need("wtp-note-event", side, number.clone());
            }
            if card.is_discardable(&facts) {
                need("wtp-note-discarded", side, number);
            }
        }
        for value in 1..=3 {
            need("wtp-note-ops", side, value.to_string());
            need("wtp-note-reinforces", side, value.to_string());
        }
        for note in [
            "wtp-note-surrendered",
            "wtp-note-war-over",
            "wtp-note-out-of-cards",
            "wtp-note-isolated",
            "wtp-note-retreated",
        ] {
            need(note, side, "0".into());
        }
        for tactic in Tactic::all(&facts) {
            need("wtp-note-attack", side, facts.name(tactic.into()).key.to_owned());
            need("wtp-note-cancelled", side, facts.name(tactic.into()).key.to_owned());
        }
        for source in Source::ALL {
            let american_only = matches!(source, Source::WinterOffensive | Source::Interception);
            let british_only = matches!(source, Source::Regulars | Source::Port);
            let possible = if side == Side::American { !british_only } else { !american_only };
            if possible {
                need("wtp-note-source", side, source.name().0.to_owned());
            }
        }
    }
    // Random Americans never lose all their combat units.
    need("wtp-note-automatic", Side::American, "0".into());
    assert!(gaps.is_empty(), "never happened: {gaps:#?}");
}
