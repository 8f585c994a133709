//! Thousands of random games over both scenarios and all optional rules end without a fault, and in them everything that
//! can be played is played by whoever may play it.

use std::collections::BTreeMap;
use std::sync::Mutex;

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::ids::Marker;
use decision_in_north_america::pack::{Category, Facts};
use decision_in_north_america::sides::Side;
use tricorne_kernel::{Arg, Facts as _, Game, Message, Setup, Table, Viewer, own_facts};
use tricorne_testkit::{Plan, random_games_looked_at};

const GAMES: u64 = 5_000;

/// From how many games on what is rare is looked for too.
const MANY: usize = 20_000;

/// Both scenarios with no optional rule, with all, with every other one and with those between.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for scenario in Dina::scenarios() {
        for chosen in [|_| false, |_| true, |at| at % 2 == 0, |at| at % 2 == 1] as [fn(usize) -> bool; 4] {
            let setup = Setup { scenario: scenario.id.to_owned(), ..Setup::default() };
            let on = Dina::options().iter().enumerate().filter(|(at, _)| chosen(*at));
            setups.push(on.fold(setup, |setup, (_, option)| setup.with(option.id, "yes")));
        }
    }
    setups
}

/// How often something was told: by the key of the note, the side, and the marker's id.
type Counts = BTreeMap<(&'static str, &'static str, String), u32>;

fn arg(message: &Message, wanted: &str) -> Option<Arg> {
    message.args().iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value)
}

fn side_of(message: &Message) -> &'static str {
    let told = arg(message, "side");
    Side::BOTH.into_iter().find(|side| told == Some((*side).into())).map_or("", Side::id)
}

fn look(table: &Table<Dina>, counts: &Mutex<Counts>) {
    let mut here = Counts::new();
    for note in table.journal(Viewer::Referee, 0) {
        let message = &note.message;
        let marker = match arg(message, "marker") {
            Some(Arg::Fact(id)) => table.facts().name(id).id.to_owned(),
            _ => String::new(),
        };
        *here.entry((message.key.0, side_of(message), marker)).or_default() += 1;
    }
    if let Some(outcome) = table.outcome() {
        *here.entry((outcome.message.key.0, side_of(&outcome.message), String::new())).or_default() += 1;
    }
    let mut counts = counts.lock().expect("no look has panicked");
    for (key, count) in here {
        *counts.entry(key).or_default() += count;
    }
}

/// Notes that name a side, and tell of both.
const OF_BOTH_SIDES: &[&str] = &[
    "dina-end-short",
    "dina-note-battle",
    "dina-note-battle-won",
    "dina-note-bid",
    "dina-note-contest-won",
    "dina-note-countered",
    "dina-note-draws",
    "dina-note-first-player",
    "dina-note-fortress",
    "dina-note-fortress-abandoned",
    "dina-note-fortress-taken",
    "dina-note-honors",
    "dina-note-interception-fails",
    "dina-note-intercepts",
    "dina-note-lands",
    "dina-note-leader-arises",
    "dina-note-march",
    "dina-note-massacre",
    "dina-note-master-plan",
    "dina-note-mobilized",
    "dina-note-moves",
    "dina-note-no-partisan",
    "dina-note-no-retreat",
    "dina-note-partisan",
    "dina-note-points",
    "dina-note-privateers",
    "dina-note-relief",
    "dina-note-retreated",
    "dina-note-retreats",
    "dina-note-returns",
    "dina-note-sails",
    "dina-note-siege",
    "dina-note-special",
    "dina-note-spies",
    "dina-note-spies-hand",
    "dina-note-tactics",
    "dina-note-uses-tactics",
];

/// Notes that thousands of random games may do without.
const RARE: &[&str] = &["dina-note-relief"];

/// Notes that name no side.
const OF_NOBODY: &[&str] = &[
    "dina-end-draw",
    "dina-note-alliance",
    "dina-note-battle-initiative",
    "dina-note-contest",
    "dina-note-contest-tied",
    "dina-note-disrupted",
    "dina-note-eliminated",
    "dina-note-enlistment-ends",
    "dina-note-europe",
    "dina-note-exchanged",
    "dina-note-fortress-destroyed",
    "dina-note-leader-arrives",
    "dina-note-leader-disrupted",
    "dina-note-leader-gone",
    "dina-note-leader-pool",
    "dina-note-loyalty",
    "dina-note-march-loss",
    "dina-note-militia-home",
    "dina-note-militia-stays",
    "dina-note-neutral",
    "dina-note-no-hessians",
    "dina-note-politicking-fails",
    "dina-note-progress",
    "dina-note-seen-leader",
    "dina-note-sinks",
    "dina-note-starves",
    "dina-note-unit-arrives",
    "dina-note-upgraded",
];

/// §7.8, §7.9 The note that tells of a marker's play by a side, if that side can play it.
fn told_by(facts: &Facts, marker: Marker, side: Side) -> Option<&'static str> {
    let marks = &facts.marks;
    if side == Side::British && (marker == marks.pulaski || marker == marks.shot_heard) {
        return None;
    }
    // Told in notes of their own.
    if marker == marks.master_plan || marker == marks.privateers {
        return None;
    }
    match facts.markers[marker.index()].category {
        Category::Action => Some("dina-note-plays"),
        Category::Tactics => Some("dina-note-forced-march"),
        Category::RabbleRousing | Category::Spare => None,
    }
}

/// §7.9, §28.0 to §38.0 Everything happens to everybody.
#[test]
fn everything_happens_in_random_games() {
    let facts = own_facts::<Dina>();
    let counts = Mutex::new(Counts::new());
    let plan = Plan::soak::<Dina>(GAMES).with_setups(setups());
    let played = random_games_looked_at::<Dina>(plan, |table| look(table, &counts));
    // A single game played again by its seed covers nothing.
    if played.games as u64 == 1 {
        return;
    }
    let counts = counts.into_inner().expect("no look has panicked");
    println!("{played:?}\n{counts:#?}");
    let mut gaps = Vec::new();
    let mut need = |note: &'static str, side: &'static str, marker: &str| {
        let looked_for = played.games >= MANY || !RARE.contains(&note);
        if looked_for && !counts.contains_key(&(note, side, marker.to_owned())) {
            gaps.push(format!("{note} {marker} {side}"));
        }
    };
    for side in Side::BOTH {
        for index in 0..facts.markers.len() {
            if let Some(note) = told_by(&facts, Marker::at(index), side) {
                need(note, side.id(), facts.id(Marker::LIST, index));
            }
        }
        need("dina-note-forced-march", side.id(), "committee");
        OF_BOTH_SIDES.iter().for_each(|note| need(note, side.id(), ""));
    }
    // Ten to one is beyond random Americans, and a partial victory beyond most random players: `rules/optional.rs` and
    // `rules/victory.rs` have them.
    need("dina-note-overrun", Side::British.id(), "");
    OF_NOBODY.iter().for_each(|note| need(note, "", ""));
    assert!(gaps.is_empty(), "never happened: {gaps:#?}");
}
