//! Thousands of random games over all scenarios and options end without a fault, and in them every Faction executes every
//! side of every Event.

use std::fmt::Write;
use std::sync::atomic::{AtomicU32, Ordering};

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::cards::CardNumber;
use liberty_or_death::events;
use liberty_or_death::pieces::Faction;
use tricorne_kernel::{Arg, Message, Table, Viewer};
use tricorne_testkit::{Plan, random_games_looked_at};

const GAMES: u64 = 20_000;
const SIDES: [&str; 2] = ["unshaded", "shaded"];

/// How often each Faction executed each side of each Event.
struct Counts(Vec<AtomicU32>);

impl Counts {
    fn of(&self, card: CardNumber, side: usize, faction: Faction) -> &AtomicU32 {
        &self.0[(usize::from(card.get()) * SIDES.len() + side) * Faction::ALL.len() + faction as usize]
    }

    fn look(&self, table: &Table<LibertyOrDeath>) {
        for note in table.journal(Viewer::Referee, 0) {
            let side = match note.message.key.0 {
                "lod-note-event-unshaded" => 0,
                "lod-note-event-shaded" => 1,
                _ => continue,
            };
            let (card, faction) = executed(&note.message);
            self.of(card, side, faction).fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// The card and the executor that a note names.
fn executed(message: &Message) -> (CardNumber, Faction) {
    let arg = |wanted| message.args().iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value);
    let card = match arg("number") {
        Some(Arg::Number(number)) => CardNumber::new(number as u8),
        _ => None,
    };
    let faction = Faction::ALL.into_iter().find(|it| arg("faction") == Some(Arg::from(*it)));
    card.zip(faction).unwrap_or_else(|| panic!("no card and Faction in {message:?}"))
}

/// §5.0 Which sides there are is the same in the data and in the rules.
#[test]
fn every_event_card_has_the_sides_of_its_data() {
    for number in CardNumber::all() {
        let sides = events::sides(number);
        let event = number.card().event;
        assert_eq!(sides.is_some(), event.is_some(), "card {number}");
        let shaded = sides.is_some_and(|sides| sides.shaded.is_some());
        assert_eq!(shaded, event.is_some_and(|event| event.dual), "card {number}");
    }
}

/// §5.1, §5.2 Any Faction may execute any side.
#[test]
fn every_faction_executes_every_side_of_every_event_in_random_games() {
    let sizes = 110 * SIDES.len() * Faction::ALL.len();
    let counts = Counts((0..sizes).map(|_| AtomicU32::new(0)).collect());
    let plan = Plan::soak::<LibertyOrDeath>(GAMES).with_every_option::<LibertyOrDeath>();
    let played = random_games_looked_at::<LibertyOrDeath>(plan, |table| counts.look(table));
    // A single game played again by its seed covers nothing.
    if played.games as u64 == 1 {
        return;
    }
    let mut table = format!("{played:?}\ncard side     {}\n", Faction::ALL.map(Faction::id).join(" "));
    let mut gaps = Vec::new();
    for number in CardNumber::all() {
        let Some(sides) = events::sides(number) else { continue };
        for (side, name) in SIDES.iter().enumerate().take(1 + usize::from(sides.shaded.is_some())) {
            let _ = write!(table, "{:>4} {name:<8}", number.get());
            for faction in Faction::ALL {
                let count = counts.of(number, side, faction).load(Ordering::Relaxed);
                let _ = write!(table, " {count:>width$}", width = faction.id().len());
                if count == 0 {
                    gaps.push(format!("card {number} {name} by {}", faction.id()));
                }
            }
            table.push('\n');
        }
    }
    println!("{table}");
    assert!(gaps.is_empty(), "never executed: {gaps:#?}");
}
