//! Thousands of random games over all options end without a fault, and in them every card is played by whoever may play
//! it, and every modifier of battle counts.

use std::collections::BTreeMap;
use std::sync::Mutex;

use tricorne_kernel::{Arg, Facts as _, Message, Table, Viewer, own_facts};
use tricorne_testkit::{Plan, random_games_looked_at};
use washingtons_war::WashingtonsWar;
use washingtons_war::battle::modifiers::Modifier;
use washingtons_war::cards::is_battle_card_of;
use washingtons_war::pack::{Effect, OwnEffect};
use washingtons_war::pieces::{Named, Side};

const GAMES: u64 = 5_000;

/// How often something was told: by the key of the note, the side, and the card's number or the modifier's name.
type Counts = BTreeMap<(&'static str, &'static str, String), u32>;

fn arg(message: &Message, wanted: &str) -> Option<Arg> {
    message.args().iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value)
}

fn look(table: &Table<WashingtonsWar>, counts: &Mutex<Counts>) {
    let mut here = Counts::new();
    for note in table.journal(Viewer::Referee, 0) {
        let message = &note.message;
        let what = match message.key.0 {
            "ww-note-event"
            | "ww-note-battle-card"
            | "ww-note-discarded"
            | "ww-note-battle-discard"
            | "ww-note-exchanged" => arg(message, "number"),
            "ww-note-modifier" => arg(message, "modifier"),
            "ww-note-ops" | "ww-note-reinforces" => arg(message, "value"),
            "ww-note-queued"
            | "ww-note-queue-abandoned"
            | "ww-note-overrun"
            | "ww-note-surrendered"
            | "ww-note-automatic"
            | "ww-note-retreated" => Some(Arg::Number(0)),
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

/// §6.2, §6.3, §9.4 Everything happens to everybody.
#[test]
fn every_card_and_modifier_in_random_games() {
    let facts = own_facts::<WashingtonsWar>();
    let counts = Mutex::new(Counts::new());
    let plan = Plan::soak::<WashingtonsWar>(GAMES).with_every_option::<WashingtonsWar>();
    let played = random_games_looked_at::<WashingtonsWar>(plan, |table| look(table, &counts));
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
            let strategy = !matches!(
                card.facts(&facts).effect,
                Effect::Own(OwnEffect::BattleBonus { .. }) | Effect::Sequence(_)
            );
            if is_battle_card_of(card, &facts, side) {
                need("ww-note-battle-card", side, number.clone());
            }
            if card.may_be_played_by(&facts, side) && strategy {
                need("ww-note-event", side, number.clone());
            }
            if card.is_discardable(&facts) {
                need("ww-note-discarded", side, number.clone());
                need("ww-note-battle-discard", side, number.clone());
                need("ww-note-exchanged", side, number);
            }
        }
        for value in 1..=3 {
            need("ww-note-ops", side, value.to_string());
            need("ww-note-reinforces", side, value.to_string());
        }
        for note in [
            "ww-note-queued",
            "ww-note-queue-abandoned",
            "ww-note-overrun",
            "ww-note-surrendered",
            "ww-note-retreated",
        ] {
            need(note, side, "0".into());
        }
        for modifier in Modifier::ALL {
            let american_only = matches!(modifier, Modifier::WinterOffensive | Modifier::Interception);
            let british_only = matches!(modifier, Modifier::Regulars | Modifier::RoyalNavy);
            let possible = if side == Side::American { !british_only } else { !american_only };
            if possible {
                need("ww-note-modifier", side, modifier.name().0.to_owned());
            }
        }
    }
    assert!(gaps.is_empty(), "never happened: {gaps:#?}");
}
