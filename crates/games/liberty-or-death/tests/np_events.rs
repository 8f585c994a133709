//! §8.3 Non-players among themselves and beside random players: every game ends, and no answer of theirs is refused.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::choice::Choice;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::pieces::Faction;
use liberty_or_death::words::Button;
use tricorne_agents::Random;
use tricorne_kernel::{Agent, Chance, Chosen, Dice, Flow, Observation, Prompt, Setup, Table, own_facts};

const SCENARIOS: [&str; 4] = ["1775-long", "1776-medium", "1778-short", "1778-sprint"];
/// Every so many games the journal is kept, so that reasons are given too.
const TOLD: u64 = 5;

/// A non-player that executes every Event that it may, whether its flowchart wants it or not, and keeps what Events
/// asked it.
struct Keen(Arc<Mutex<BTreeSet<&'static str>>>);

impl Agent<LibertyOrDeath> for Keen {
    fn choose(
        &mut self,
        observation: &Observation<'_, LibertyOrDeath>,
        dice: &mut Dice<'_, LibertyOrDeath>,
    ) -> Flow<Chosen> {
        if let Some(event) = observation.choices.iter().position(|&it| it == Choice::Button(Button::Event)) {
            return Ok(event.into());
        }
        if observation.view().0.playing.is_some() {
            self.0.lock().unwrap().insert(observation.prompt.name());
        }
        NonPlayer.choose(observation, dice)
    }
}

fn setup(scenario: &str, edition: &str) -> Setup {
    let mut options = vec![("edition".to_owned(), edition.to_owned())];
    options.extend(Faction::ALL.map(|faction| (faction.id().to_owned(), "non-player".to_owned())));
    Setup { scenario: scenario.to_owned(), options: options.into_iter().collect() }
}

/// Plays so many games of each scenario with the agents that are seated for each.
fn all_end(games: u64, seat: impl Fn(&mut Table<LibertyOrDeath>)) {
    for scenario in SCENARIOS {
        for seed in 1..=games {
            let edition = if seed.is_multiple_of(2) { "printed" } else { "living" };
            let mut table = Table::<LibertyOrDeath>::new(
                &own_facts::<LibertyOrDeath>(),
                setup(scenario, edition),
                Chance::seeded(seed),
            )
            .expect("a table");
            seat(&mut table);
            if !seed.is_multiple_of(TOLD) {
                table.quiet();
            }
            if let Err(fault) = table.run() {
                panic!("{scenario}, {edition} edition, seed {seed}: {fault}\n{}", fault.record);
            }
            assert!(table.outcome().is_some(), "{scenario}, seed {seed}, did not end");
        }
    }
}

/// §8.1, §8.3
#[test]
fn non_players_among_themselves() {
    all_end(50, |table| {
        for faction in Faction::ALL {
            table.seat_agent(faction.into(), "np", Box::new(NonPlayer));
        }
    });
}

/// §8.3.4 to §8.3.8 All Events are executed, by whoever may; every kind of question that Events ask is met.
#[test]
fn non_players_that_execute_every_event() {
    let asked = Arc::new(Mutex::new(BTreeSet::new()));
    all_end(25, |table| {
        for faction in Faction::ALL {
            table.seat_agent(faction.into(), "np", Box::new(Keen(asked.clone())));
        }
    });
    let asked = asked.lock().unwrap();
    for key in [
        "event-space",
        "event-faction",
        "event-victim",
        "event-add",
        "event-group",
        "event-remove",
        "event-swap",
        "event-sail",
        "event-set-active",
        "event-how-many",
        "event-from-unavailable",
        "event-move-out",
        "event-move-count",
        "event-may",
        "event-mix",
        "event-drive-to",
        "event-more",
        "event-may-command",
        "event-partisans",
    ] {
        assert!(asked.contains(key), "{key} was never asked; asked: {asked:?}");
    }
}

/// §8.3.1 Random players execute any side of any Event, and non-players of both sides answer what it asks of them.
#[test]
fn non_players_beside_random_players() {
    all_end(10, |table| {
        for faction in [Faction::British, Faction::Patriots] {
            table.seat_agent(faction.into(), "random", Box::new(Random));
        }
        for faction in [Faction::Indians, Faction::French] {
            table.seat_agent(faction.into(), "np", Box::new(NonPlayer));
        }
    });
    all_end(10, |table| {
        for faction in [Faction::Indians, Faction::French] {
            table.seat_agent(faction.into(), "random", Box::new(Random));
        }
        for faction in [Faction::British, Faction::Patriots] {
            table.seat_agent(faction.into(), "np", Box::new(NonPlayer));
        }
    });
}
