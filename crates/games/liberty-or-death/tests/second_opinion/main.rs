//! A second opinion: what the rulebook allows, worked out from its text, the map's data and the bare counts of pieces, and
//! compared with what the rules offer in random games. It shares no helper with the rules.

mod activities;
mod board;
mod commands;
mod winter;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use board::{Board, Map};
use liberty_or_death::LibertyOrDeath;
use liberty_or_death::prompt::Prompt;
use tricorne_agents::Random;
use tricorne_kernel::{AnyPrompt, Chance, Choice, Game, Inspection, Seat, Setup, Table, own_facts};

const GAMES: u64 = 600;
/// One question in so many is looked at with what costs time.
const SELDOM: u64 = 40;

/// How often each question was compared.
type Compared = Arc<Mutex<BTreeMap<&'static str, u64>>>;

/// The questions whose offers are compared, each of which must have come.
const QUESTIONS: [&str; 25] = [
    "agents-where",
    "british-battle",
    "british-march-to",
    "british-supply",
    "committees-where",
    "french-battle-where",
    "french-muster-where",
    "french-supply",
    "garrison-city",
    "gather-how",
    "gather-where",
    "indian-march-where",
    "indian-supply",
    "partisans-where",
    "patriot-battle-where",
    "patriot-march-where",
    "patriot-supply",
    "persuasion-where",
    "rabble-rousing-where",
    "raid-where",
    "rally-how",
    "rally-where",
    "skirmish-where",
    "trade-where",
    "war-path-where",
];

/// §1.4 to §1.9, §3.2 to §3.5, §4.2 to §4.5, §6.2 to §6.6 In random games over all scenarios and options.
#[test]
fn the_rules_offer_what_the_rulebook_allows() {
    let compared = Compared::default();
    let map = Arc::new(Map::read());
    for seed in 0..GAMES {
        let facts = own_facts::<LibertyOrDeath>();
        let mut table =
            Table::<LibertyOrDeath>::new(&facts, setup(seed), Chance::seeded(seed)).expect("a set-up");
        for seat in 0..4 {
            table.seat_agent(Seat::new(seat), "random", Box::new(Random));
        }
        let (map, compared) = (map.clone(), compared.clone());
        let mut asked = 0;
        table.inspect(Box::new(move |question: &Inspection<'_, LibertyOrDeath>| {
            asked += 1;
            look(&map, question, asked % SELDOM == 0, &compared)
        }));
        if let Err(fault) = table.run() {
            panic!("seed {seed}: {fault}\n{}", fault.record);
        }
    }
    let compared = compared.lock().expect("no game broke");
    println!("{compared:#?}");
    let missing: Vec<_> = QUESTIONS.into_iter().filter(|name| !compared.contains_key(name)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

/// Every scenario and every value of every option comes in turn.
fn setup(seed: u64) -> Setup {
    let scenarios = LibertyOrDeath::scenarios();
    let mut setup = Setup::of::<LibertyOrDeath>();
    setup.scenario = scenarios[seed as usize % scenarios.len()].id.to_owned();
    let mut turn = seed as usize / scenarios.len();
    for option in LibertyOrDeath::options() {
        let value = &option.values[turn % option.values.len()];
        setup.options.insert(option.id.to_owned(), value.id.to_owned());
        turn = turn / option.values.len() + turn % 3;
    }
    setup
}

/// Everything that is compared at one question.
fn look(
    map: &Map,
    question: &Inspection<'_, LibertyOrDeath>,
    seldom: bool,
    compared: &Compared,
) -> Result<(), String> {
    let board = Board { map, state: question.state };
    board.stacking()?;
    board.control()?;
    board.support()?;
    if seldom {
        winter::earnings(&board)?;
        winter::desertion(&board)?;
    }
    let AnyPrompt::Seat(prompt) = question.prompt else { return Ok(()) };
    let Some((name, expected)) = opinion(&board, prompt) else { return Ok(()) };
    *compared.lock().expect("no game broke").entry(name).or_default() += 1;
    let mut offered: Vec<String> =
        question.choices.iter().map(|choice| choice.notation(question.facts)).collect();
    offered.retain(|choice| expected.about(choice));
    offered.sort();
    let mut wanted = expected.choices.clone();
    wanted.sort();
    if offered == wanted {
        return Ok(());
    }
    let [more, less] = [(&offered, &wanted), (&wanted, &offered)]
        .map(|(these, those)| these.iter().filter(|it| !those.contains(it)).cloned().collect::<Vec<_>>());
    Err(format!("{name}: offered but not allowed {more:?}, allowed but not offered {less:?}"))
}

/// What should be offered: these, of all choices of this kind.
struct Expected {
    choices: Vec<String>,
    kind: Kind,
}

/// Which choices are compared.
enum Kind {
    Spaces(Vec<String>),
    Named(&'static [&'static str]),
}

impl Expected {
    fn about(&self, choice: &str) -> bool {
        match &self.kind {
            Kind::Spaces(all) => all.iter().any(|id| id == choice),
            Kind::Named(names) => names.contains(&choice),
        }
    }
}

/// What the rulebook says about this question, if this text knows it.
fn opinion(board: &Board<'_>, prompt: &Prompt) -> Option<(&'static str, Expected)> {
    commands::opinion(board, prompt)
        .or_else(|| activities::opinion(board, prompt))
        .or_else(|| winter::opinion(board, prompt))
}
