//! Exact odds are those of the dice: they agree with battles that are fought, and with every path walked on its own.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tricorne_kernel::odds::{Contest, Finding, Limits, Odds, OddsError, odds, play_one};
use tricorne_kernel::{Agent, AgentRng, Chance, Game, Node, Players, Seat, own_facts};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::plan::Deal;
use crate::walk::{Walk, new_table};

/// Set to a number, this variable of the environment has so many contests fought in each set-up.
const FIGHTS: &str = "TRICORNE_ODDS_FIGHTS";
/// Set to a number, this variable of the environment has so many set-ups checked.
const SETUPS: &str = "TRICORNE_ODDS_SETUPS";

/// The most points of a set-up that is checked.
const POINTS: usize = 30_000;
/// The most points of a set-up whose paths are all walked.
const PATHS: usize = 60_000;
/// How far a count may be from what is expected, in standard errors.
const ERRORS: f64 = 5.0;

/// Plays random games, one for each set-up, to a contest that some answer leads to, and looks at its odds:
///
/// - they add up to 1;
/// - taking equal points as one changes nothing, where there are not too many paths to walk them all;
/// - contests that are fought come out with these odds, within 5 standard errors for every result.
///
/// Says in how many set-ups all paths were walked. `cargo xtask odds` checks more set-ups, and fights more.
pub fn exact_odds<G: Game>(
    plan: Plan,
    contest: &'static Contest<G>,
    policy: fn() -> Box<dyn Agent<G>>,
    fights: usize,
) -> usize {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let fights = number(FIGHTS).map_or(fights, |fights| fights as usize);
    let plan = number(SETUPS).map_or_else(|| plan.clone(), |setups| plan.clone().of_games(setups));
    let (facts, paths_walked) = (own_facts::<G>(), AtomicUsize::new(0));
    let check = Check { contest, policy, fights, paths_walked: &paths_walked };
    let checked = plan.run::<G, _>("exact-odds", |deal| check.game(&facts, deal));
    let found = checked.iter().filter(|found| **found).count();
    assert!(found * 2 > checked.len(), "{}: only {found} of {} games had a contest", G::NAME, checked.len());
    paths_walked.into_inner()
}

/// Whether a contest is small enough to be looked at.
enum Size {
    Fits(Odds),
    TooLarge,
    /// No dice are rolled there.
    Nothing,
}

struct Check<'a, G: Game> {
    contest: &'static Contest<G>,
    policy: fn() -> Box<dyn Agent<G>>,
    fights: usize,
    paths_walked: &'a AtomicUsize,
}

impl<G: Game> Check<'_, G> {
    fn players(&self) -> Players<G> {
        let part = self.contest.part;
        Players::all(self.policy).asked_only(move |prompt| part(prompt).is_some())
    }

    fn odds(&self, node: &Node<G>, choice: (Seat, usize), limits: Limits) -> Result<Size, String> {
        match odds(self.contest, node, Some(choice), &mut self.players(), limits) {
            Ok(odds) => Ok(Size::Fits(odds)),
            Err(OddsError::NoDice) => Ok(Size::Nothing),
            Err(OddsError::TooMany(_)) => Ok(Size::TooLarge),
            Err(refused) => Err(refused.to_string()),
        }
    }

    /// Checks one contest of a game; false if there is none.
    fn game(&self, facts: &Arc<G::Facts>, deal: Deal<'_>) -> Result<bool, Trouble> {
        let mut table = new_table::<G>(facts, deal.setup, Chance::Asked)?;
        watched(&mut table, |table| {
            table.run().map_err(|fault| fault.to_string())?;
            let mut walk = Walk::new(deal);
            // Some contests are passed over, so that not all are first ones.
            let mut passed_over = walk.rng.below(4);
            while walk.step(table)? {
                let Some(asked) = table.questions().first().filter(|asked| !asked.seat.is_chance()) else {
                    continue;
                };
                let (node, seat) = (table.node(), asked.seat);
                for position in 0..asked.choices.len().min(60) {
                    let limits = Limits { points: POINTS, merge: true };
                    let odds = match self.odds(&node, (seat, position), limits)? {
                        Size::Fits(odds) if odds.results.len() > 1 => odds,
                        Size::Fits(_) | Size::Nothing => continue,
                        Size::TooLarge => break,
                    };
                    if passed_over > 0 {
                        passed_over -= 1;
                        break;
                    }
                    self.agrees(&node, (seat, position), &odds, &mut walk.rng)?;
                    return Ok(true);
                }
            }
            Ok(false)
        })
    }

    fn agrees(
        &self,
        node: &Node<G>,
        choice: (Seat, usize),
        exact: &Odds,
        rng: &mut AgentRng,
    ) -> Result<(), String> {
        let whole = exact.results.iter().map(|result| result.1).sum::<f64>() + exact.rest;
        if (whole - 1.0).abs() > 1e-9 {
            return Err(format!("the odds add up to {whole}"));
        }
        if let Size::Fits(paths) = self.odds(node, choice, Limits { points: PATHS, merge: false })? {
            self.paths_walked.fetch_add(1, Ordering::Relaxed);
            same(exact, &paths)?;
        }
        let mut counts: HashMap<Vec<Finding>, usize> = HashMap::new();
        let mut players = self.players();
        for _ in 0..self.fights {
            let found = play_one(self.contest, node, Some(choice), &mut players, rng);
            *counts.entry(found.map_err(|error| error.to_string())?).or_default() += 1;
        }
        for (found, probability) in &exact.results {
            let count = counts.remove(found).unwrap_or_default() as f64;
            let expected = probability * self.fights as f64;
            // Rare results come in whole numbers: the allowance of 5 is for those.
            let reach = ERRORS * (expected * (1.0 - probability)).sqrt() + ERRORS;
            if (count - expected).abs() > reach {
                let fights = self.fights;
                return Err(format!("{found:?} in {count} of {fights} fights, but {expected} are expected"));
            }
        }
        match counts.into_iter().next() {
            Some((found, count)) => Err(format!("{found:?} came {count} times, and is not among the odds")),
            None => Ok(()),
        }
    }
}

/// Whether two ways to work out the odds come to the same.
fn same(merged: &Odds, paths: &Odds) -> Result<(), String> {
    let other: HashMap<&Vec<Finding>, f64> =
        paths.results.iter().map(|result| (&result.0, result.1)).collect();
    for (found, probability) in &merged.results {
        let on_paths = other.get(found).copied().unwrap_or_default();
        if (on_paths - probability).abs() > 1e-8 {
            return Err(format!("{found:?}: {probability}, but {on_paths} over all paths"));
        }
    }
    if merged.results.len() < paths.results.len() {
        return Err(format!("{} results, but {} over all paths", merged.results.len(), paths.results.len()));
    }
    Ok(())
}
