//! A second opinion: what the rulebook allows, worked out from its text, the map's data and the bare counts of pieces, and
//! compared with what the rules offer in random games. It shares no helper with the rules.

mod activities;
mod board;
mod commands;
mod winter;

use std::sync::Arc;

use board::{Board, Map};
use liberty_or_death::LibertyOrDeath;
use liberty_or_death::prompt::Prompt;
use tricorne_kernel::{AnyPrompt, Game, Inspection, Setup};
use tricorne_testkit::{Expected, Opinion, Plan, second_opinion};

const GAMES: u64 = 600;
/// One question in so many is looked at with what costs time.
const SELDOM: u64 = 40;

/// The questions whose offers are compared, each of which must have come.
const QUESTIONS: [&str; 28] = [
    "agents-where",
    "british-battle",
    "british-march-to",
    "british-supply",
    "committees-where",
    "french-battle-where",
    "french-march-where",
    "french-muster-where",
    "french-supply",
    "garrison-city",
    "gather-how",
    "gather-where",
    "indian-march-where",
    "indian-supply",
    "muster-first",
    "muster-next",
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
    let map = Arc::new(Map::read());
    let plan = Plan::of::<LibertyOrDeath>(GAMES).with_setups((0..GAMES).map(setup));
    second_opinion::<LibertyOrDeath, _>(plan, &QUESTIONS, || {
        let (map, mut asked) = (map.clone(), 0);
        move |question: &Inspection<'_, LibertyOrDeath>| {
            asked += 1;
            look(&map, question, asked % SELDOM == 0)
        }
    });
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
fn look(map: &Map, question: &Inspection<'_, LibertyOrDeath>, seldom: bool) -> Opinion {
    let board = Board { map, state: question.state };
    board.stacking()?;
    board.control()?;
    board.support()?;
    if seldom {
        winter::earnings(&board)?;
        winter::desertion(&board)?;
    }
    let AnyPrompt::Seat(prompt) = question.prompt else { return Ok(None) };
    Ok(opinion(&board, prompt))
}

/// What the rulebook says about this question, if this text knows it.
fn opinion(board: &Board<'_>, prompt: &Prompt) -> Option<(&'static str, Expected)> {
    commands::opinion(board, prompt)
        .or_else(|| activities::opinion(board, prompt))
        .or_else(|| winter::opinion(board, prompt))
}
