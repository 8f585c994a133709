//! Exact odds are those of the dice: they agree with battles that are fought, and with every path walked on its own.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use tricorne_kernel::odds::{
    Contest, Finding, Limits, Odds, OddsError, odds, odds_of_secret, odds_over, play_many, players,
};
use tricorne_kernel::{Agent, AgentRng, Chance, Game, MAX_SEATS, Node, Players, Seat, Viewer, own_facts};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::plan::Deal;
use crate::walk::{Walk, new_table};

/// Set to a number, this variable of the environment has so many contests fought in each set-up.
const FIGHTS: &str = "TRICORNE_ODDS_FIGHTS";
/// Set to a number, this variable of the environment has so many set-ups checked.
const SETUPS: &str = "TRICORNE_ODDS_SETUPS";

/// How many games are played for each set-up that is wanted, at most.
const MOST_GAMES: u64 = 20;
/// The most points of a set-up that is checked.
const POINTS: usize = 30_000;
/// The most points of a set-up whose paths are walked one by one.
const PATHS: usize = 60_000;
/// Where more of the probability than this is on paths that were too many to walk, most were not.
const UNWALKED: f64 = 0.25;
/// How many worlds that a player cannot tell apart are compared.
const WORLDS: usize = 3;
/// How unlikely a count must be, more of it or less, to be a fault: as unlikely as 5 standard errors and more.
const FAULT: f64 = 2.867e-7;

/// Plays random games until as many as the plan says had a contest that some answer leads to, and looks at its odds:
///
/// - they add up to 1;
/// - taking equal points as one changes nothing: paths are walked one by one, as far as there are not too many;
/// - they are the same in worlds that a player cannot tell apart, where the contest says so, and for all hands that an enemy may hold
///   together as for one after the other;
/// - contests that are fought come out with these odds: for no result is the count less likely than 5 standard errors.
///
/// Says in how many set-ups most paths were walked. `cargo xtask odds` checks more set-ups, and fights more.
pub fn exact_odds<G: Game>(
    plan: Plan,
    contest: &'static Contest<G>,
    policy: fn() -> Box<dyn Agent<G>>,
    fights: usize,
) -> usize {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let fights = number(FIGHTS).map_or(fights, |fights| fights as usize);
    let told = number(SETUPS);
    let setups = told.unwrap_or_else(|| plan.games());
    let (facts, paths_walked, found) = (own_facts::<G>(), AtomicUsize::new(0), AtomicU64::new(0));
    let check = Check { contest, policy, fights, paths_walked: &paths_walked };
    let (begun, mut games) = (Instant::now(), 0);
    while found.load(Ordering::Relaxed) < setups {
        let missing = setups - found.load(Ordering::Relaxed);
        assert!(
            games < setups * MOST_GAMES,
            "{}: {missing} of {setups} set-ups not found in {games} games",
            G::NAME
        );
        let more = plan.clone().later_by(games).of_games(missing);
        more.run::<G, _>("exact-odds", |deal| {
            if check.game(&facts, deal)? {
                let found = found.fetch_add(1, Ordering::Relaxed) + 1;
                if told.is_some() {
                    eprintln!("{}: {found} of {setups} set-ups, {} s", G::NAME, begun.elapsed().as_secs());
                }
            }
            Ok(())
        });
        games += missing;
        if Plan::is_of_one_seed() {
            break;
        }
    }
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
        players(self.contest, self.policy, MAX_SEATS, Viewer::Referee)
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
                    let limits = Limits::points(POINTS);
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

    /// What a player does not know changes nothing, where the contest says so.
    fn same_in_other_worlds(
        &self,
        node: &Node<G>,
        (seat, position): (Seat, usize),
        rng: &mut AgentRng,
    ) -> Result<(), String> {
        if !G::HIDES || !(self.contest.is_known)(node.state()) {
            return Ok(());
        }
        let viewer = Viewer::Seat(seat);
        let (belief, mut first) = (node.belief(viewer), None);
        for _ in 0..WORLDS {
            let world = belief.sample(rng).ok_or("no world fits")?;
            let Ok(Some(deals)) = belief.deals(&world, POINTS) else { return Ok(()) };
            let mut players = players(self.contest, self.policy, MAX_SEATS, viewer);
            let choice = Some((seat, position));
            let found = match odds_over(self.contest, deals, choice, &mut players, Limits::points(POINTS)) {
                Err(OddsError::TooMany(_)) => return Ok(()),
                found => found.map_err(|error| error.to_string())?,
            };
            let limits = Limits::points(POINTS);
            match odds_of_secret(self.contest, &belief, &world, choice, &mut players, limits) {
                Ok(Some(together)) => same(&found, &together)?,
                Ok(None) | Err(OddsError::TooMany(_)) => {}
                Err(error) => return Err(error.to_string()),
            }
            match &first {
                Some(first) => same(first, &found)?,
                None => first = Some(found),
            }
        }
        Ok(())
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
        let limits = Limits { merge: false, ..Limits::points(PATHS) };
        if let Size::Fits(paths) = self.odds(node, choice, limits)? {
            self.paths_walked.fetch_add(usize::from(paths.rest < UNWALKED), Ordering::Relaxed);
            same(exact, &paths)?;
        }
        self.same_in_other_worlds(node, choice, rng)?;
        let fought = play_many(self.contest, node, Some(choice), &mut self.players(), self.fights, rng);
        let mut counts: HashMap<Vec<Finding>, usize> =
            fought.map_err(|error| error.to_string())?.into_iter().collect();
        for (found, probability) in &exact.results {
            let count = counts.remove(found).unwrap_or_default();
            if tail(count, self.fights, *probability) < FAULT {
                let (fights, expected) = (self.fights, probability * self.fights as f64);
                return Err(format!("{found:?} in {count} of {fights} fights, but {expected} are expected"));
            }
        }
        // What is left over may be anything, but is as rare as that.
        let unlisted: usize = counts.values().sum();
        if tail(unlisted, self.fights, exact.rest) >= FAULT {
            return Ok(());
        }
        match counts.into_iter().next() {
            Some((found, count)) => Err(format!("{found:?} came {count} times, and is not among the odds")),
            None => Ok(()),
        }
    }
}

/// How likely a count is that is as far from what is expected, or farther to the same side.
fn tail(count: usize, fights: usize, probability: f64) -> f64 {
    let expected = probability * fights as f64;
    if (count as f64 - expected).abs() <= 1.0 {
        return 1.0;
    }
    // The odds of one count after another, beginning at this one: a binomial distribution by its logarithm.
    let (chances, ratio) = (fights as f64, probability / (1.0 - probability));
    let mut term = log_binomial(count, fights, probability).exp();
    let (mut sum, mut at) = (0.0, count as f64);
    while term > sum * 1e-12 && (0.0..=chances).contains(&at) {
        sum += term;
        if count as f64 > expected {
            term *= ratio * (chances - at) / (at + 1.0);
            at += 1.0;
        } else {
            term *= at / (ratio * (chances - at + 1.0));
            at -= 1.0;
        }
    }
    sum
}

/// The logarithm of the odds of exactly so many.
fn log_binomial(count: usize, fights: usize, probability: f64) -> f64 {
    let ways: f64 = (0..count).map(|nth| ((fights - nth) as f64 / (nth + 1) as f64).ln()).sum();
    let (hits, misses) = (count as f64, (fights - count) as f64);
    ways + hits * probability.max(f64::MIN_POSITIVE).ln()
        + misses * (-probability.min(1.0 - f64::EPSILON)).ln_1p()
}

/// Whether two ways to work out the odds come to the same, as far as paths were walked.
fn same(merged: &Odds, paths: &Odds) -> Result<(), String> {
    let other: HashMap<&Vec<Finding>, f64> =
        paths.results.iter().map(|result| (&result.0, result.1)).collect();
    for (found, probability) in &merged.results {
        let on_paths = other.get(found).copied().unwrap_or_default();
        if *probability < on_paths - 1e-8 || *probability > on_paths + paths.rest + 1e-8 {
            return Err(format!("{found:?}: {probability}, but {on_paths} on paths that were walked"));
        }
    }
    let listed = |found: &&Vec<Finding>| merged.results.iter().any(|result| result.0 == **found);
    if let Some(missing) = other.keys().find(|found| !listed(found)) {
        return Err(format!("{missing:?} is on a path, and not among the odds"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_results_have_their_own_bounds() {
        assert!(tail(20, 100_000, 1e-6) < FAULT, "20 where 0.1 are expected are too many");
        assert!(tail(1, 100_000, 1e-6) > FAULT, "one may be");
        assert!(tail(0, 100_000, 2e-4) < FAULT, "none where 20 are expected are too few");
        assert!(tail(0, 100_000, 1e-4) > FAULT, "none of 10 may be");
        assert!(tail(1, 1000, 0.0) == 1.0 && tail(3, 1000, 0.0) < FAULT);
        assert!(tail(1000, 1000, 1.0) == 1.0 && tail(900, 1000, 1.0) < FAULT);
    }

    /// Where much is expected the tail is that of 5 standard errors.
    #[test]
    fn common_results_may_be_five_standard_errors_off() {
        let off = |errors: f64| (50_000.0 + errors * (100_000.0_f64 * 0.25).sqrt()) as usize;
        assert!(tail(off(5.1), 100_000, 0.5) < FAULT && tail(off(-5.1), 100_000, 0.5) < FAULT);
        assert!(tail(off(4.9), 100_000, 0.5) > FAULT && tail(off(-4.9), 100_000, 0.5) > FAULT);
        // Against all terms added up one by one.
        let all: f64 = (30..=50).map(|count| log_binomial(count, 50, 0.3).exp()).sum();
        assert!((tail(30, 50, 0.3) - all).abs() < 1e-12 * all, "{} and {all}", tail(30, 50, 0.3));
    }
}
