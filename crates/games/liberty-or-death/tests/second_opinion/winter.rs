//! §6.2 to §6.6 The Winter Quarters Round.

use std::sync::Arc;

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::map::Space;
use liberty_or_death::pieces::Faction;
use liberty_or_death::prompt::Prompt;
use liberty_or_death::state::State;
use liberty_or_death::winter::{desertion as rules, resources};
use tricorne_agents::Random;
use tricorne_kernel::{Chance, DryRun, Game, Setup};
use tricorne_testkit::{Expected, Kind};

use crate::board::{Board, MILITIA, PATRIOT_UNITS, PATRIOTS, WAR_PARTIES, WEST_INDIES};

pub fn opinion(board: &Board<'_>, prompt: &Prompt) -> Option<(&'static str, Expected)> {
    let pays = |faction: Faction| board.state.resources[faction] > 0;
    Some(match *prompt {
        Prompt::BritishSupply { space } => {
            let id = space.id();
            let supplied =
                board.n(&["british-forts"], id) > 0 || board.city(id) && board.controlled_by_british(id);
            let needy = board.n(&["british-regulars", "tories"], id) > 0 && !supplied && id != WEST_INDIES;
            let shifts = board.population(id) > 0 && board.level(id) > -2;
            let choices = [("pay", pays(Faction::British)), ("remove", true), ("shift", shifts)];
            ("british-supply", named(needy, &choices, &["pay", "remove", "shift"]))
        }
        Prompt::PatriotSupply { space, .. } => {
            let needy = board.n(&PATRIOT_UNITS, space.id()) > 1 && !rebels_supplied(board, space.id());
            let choices = [("pay", pays(Faction::Patriots)), ("remove", true)];
            ("patriot-supply", named(needy, &choices, &["pay", "remove"]))
        }
        Prompt::FrenchSupply { space } => {
            let needy = board.n(&["french-regulars"], space.id()) > 0
                && !rebels_supplied(board, space.id())
                && space != Space::WestIndies;
            ("french-supply", named(needy, &[("pay", pays(Faction::French))], &["pay"]))
        }
        Prompt::IndianSupply { space } => {
            let id = space.id();
            let supplied = board.n(&["villages"], id) > 0 || board.is("reserve", id);
            let needy = board.n(&WAR_PARTIES, id) > 0 && !supplied;
            ("indian-supply", named(needy, &[("pay", pays(Faction::Indians))], &["pay"]))
        }
        Prompt::CommitteesWhere => {
            // What was spent in the Phase so far bars a space that has had its two levels: only the rest must be offered.
            let may = board.on_map(|id| {
                board.controlled_by_rebels(id)
                    && board.n(&PATRIOTS, id) > 0
                    && (board.population(id) > 0 && board.level(id) > -2 || raids(board, id) > 0)
            });
            ("committees-where", board.expect_within(&may))
        }
        _ => return None,
    })
}

fn raids(board: &Board<'_>, id: &str) -> u8 {
    board.state.spaces[Space::from_id(id).expect("a space")].raids
}

/// These of the named choices; nothing at all where the question should not have come.
fn named(asked: bool, choices: &[(&str, bool)], kinds: &'static [&'static str]) -> Expected {
    let allowed = choices.iter().filter(|(_, allowed)| asked && *allowed).map(|(name, _)| (*name).to_owned());
    Expected { choices: allowed.collect(), kind: Kind::Named(kinds) }
}

/// §6.2.1 With a Patriot Fort, or in a Colony or City under Rebellion Control.
fn rebels_supplied(board: &Board<'_>, id: &str) -> bool {
    let settled = board.city(id) || board.is("colony", id);
    board.n(&["patriot-forts"], id) > 0 || settled && board.controlled_by_rebels(id)
}

/// §6.3 What each Faction would earn.
pub fn earnings(board: &Board<'_>) -> Result<(), String> {
    let all = |kinds: &[&str]| board.spaces(|_| true).iter().map(|id| board.n(kinds, id)).sum::<u8>();
    let population = |test: &dyn Fn(&str) -> bool| -> u8 {
        board.on_map(|id| board.city(id) && test(id)).iter().map(|id| board.population(id)).sum()
    };
    let treaty = board.state.treaty;
    let squadrons = |id: &str| board.state.spaces[Space::from_id(id).expect("a space")].squadrons;
    let blockades: u8 = board.on_map(|_| true).iter().map(|id| squadrons(id)).sum();
    let islands = |held: bool| if held { 5 } else { 0 };
    let british = all(&["british-forts"])
        + population(&|id| board.controlled_by_british(id) && !board.blockaded(id))
        + islands(board.controlled_by_british(WEST_INDIES));
    let indians = all(&["villages"]) / 2;
    let held = board.on_map(|id| board.controlled_by_rebels(id)).len() as u8;
    let patriots = all(&["patriot-forts"]) + held / 2;
    let french = if treaty {
        blockades
            + population(&|id| !board.controlled_by_british(id) && !board.blockaded(id))
            + islands(board.controlled_by_rebels(WEST_INDIES))
    } else {
        2 * squadrons(WEST_INDIES)
    };
    let told = [
        resources::british(board.state),
        resources::patriots(board.state),
        resources::indians(board.state),
        resources::french(board.state),
    ];
    let expected = [british, patriots, indians, french];
    if told == expected { Ok(()) } else { Err(format!("6.3: {told:?} should be {expected:?}")) }
}

/// §6.6 One in five of Militia, Continentals and Tories leave the map, and nothing else changes there.
pub fn desertion(board: &Board<'_>) -> Result<(), String> {
    let setup = Setup::of::<LibertyOrDeath>();
    let mut run = DryRun::<LibertyOrDeath>::new(&Arc::new(()), LibertyOrDeath::seats(&setup))
        .with_chance(Chance::seeded(1));
    for faction in Faction::ALL {
        run = run.with_agent(faction.into(), Box::new(Random));
    }
    let start = State { executing: None, playing: None, ..board.state.clone() };
    let after = run.quiet().run(&start, |t| {
        rules::patriot_desertion(t)?;
        rules::tory_desertion(t)
    });
    let after = Board { map: board.map, state: &after.state };
    for kinds in [&MILITIA[..], &["continentals"], &["tories"]] {
        let count =
            |board: &Board<'_>| board.on_map(|_| true).iter().map(|id| board.n(kinds, id)).sum::<u8>();
        let (before, after) = (count(board), count(&after));
        if after != before - before / 5 {
            return Err(format!("6.6: of {before} {kinds:?} {after} remain"));
        }
    }
    let others = ["british-regulars", "french-regulars", "villages", "british-forts", "patriot-forts"];
    let same = board.on_map(|id| board.n(&others, id) != after.n(&others, id)).is_empty();
    if same { Ok(()) } else { Err("6.6: others desert".to_owned()) }
}
