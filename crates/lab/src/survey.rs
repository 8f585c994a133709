//! How the odds of attacks are come by, and how long that takes: over positions of games between bots.

use std::time::{Duration, Instant};

use serde::Serialize;
use tricorne_kernel::{AgentRng, Chance, Record, Viewer};
use tricorne_library::{AnyGame, AnyTable, ORDINARY_POINTS, Odds, OpenError, Pack, Simulation, Watch};

use crate::seed_of;

/// One in so many questions is looked at, so that attacks come from many moments of many games.
const EVERY: usize = 8;
/// Where so many games had no attack there is none.
const GAMES: u64 = 1000;

/// The odds of the attacks that were looked at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Survey {
    /// The game.
    pub game: &'static str,
    /// How many attacks were looked at: answers that lead to a battle or go on with one, with dice still to fall.
    pub attacks: usize,
    /// Of how many the odds are exact.
    pub exact: usize,
    /// Of how many they are the mean over a few worlds.
    pub means: usize,
    /// Of how many they are an estimate from battles that were fought.
    pub estimates: usize,
    /// The median of the milliseconds that one took.
    pub median_ms: f64,
    /// What 95 of 100 did not exceed.
    pub most_ms: f64,
}

/// Looks at the odds of so many attacks, or of fewer where games have none, as a person who hovers over them sees them.
pub fn survey(
    game: &'static dyn AnyGame,
    pack: &Pack,
    seed: u64,
    attacks: usize,
) -> Result<Survey, OpenError> {
    let own = game.agents().first().map_or("random", |agent| agent.id);
    let simulation = Simulation::new(game, game.default_setup(), &[own.to_owned()], usize::MAX)?;
    let mut found: Vec<(Odds, Duration)> = Vec::new();
    for number in 0..GAMES {
        if found.len() >= attacks || (number >= GAMES / 10 && found.is_empty()) {
            break;
        }
        let watch = Watch { record: true, ..Watch::default() };
        let played = game.study(pack, &simulation, seed_of(seed, number), watch);
        let Some(record) = played.record.and_then(|text| Record::parse(&text).ok()) else { continue };
        look(game, pack, record, &mut AgentRng::at(seed, number), attacks, &mut found)?;
    }
    let mut times: Vec<f64> = found.iter().map(|it| it.1.as_secs_f64() * 1000.0).collect();
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default();
    let count = |such: fn(&Odds) -> bool| found.iter().filter(|it| such(&it.0)).count();
    Ok(Survey {
        game: game.name(),
        attacks: found.len(),
        exact: count(|odds| odds.exact),
        means: count(|odds| !odds.exact && odds.fought.is_none()),
        estimates: count(|odds| odds.fought.is_some()),
        median_ms: at(0.5),
        most_ms: at(0.95),
    })
}

/// Plays a game again, and looks at the attacks of some of its questions.
fn look(
    game: &dyn AnyGame,
    pack: &Pack,
    record: Record,
    rng: &mut AgentRng,
    attacks: usize,
    found: &mut Vec<(Odds, Duration)>,
) -> Result<(), OpenError> {
    let mut begun = Record { lines: Vec::new(), ..record.clone() };
    begun.header.seats.clear();
    let mut table = game.load(pack, &begun, Some(Chance::Asked))?;
    for line in &record.lines {
        if rng.below(EVERY) == 0 {
            found.extend(of_question(table.as_ref()));
        }
        if found.len() >= attacks || table.answer(&line.seat, &line.choice).is_err() {
            break;
        }
    }
    Ok(())
}

/// The odds of the attacks among the answers to what is asked.
fn of_question(table: &dyn AnyTable) -> Vec<(Odds, Duration)> {
    let Some(question) = table.questions().into_iter().next() else { return Vec::new() };
    let seat = table.seat_named(question.seat).filter(|seat| !seat.is_chance());
    let Some(seat) = seat else { return Vec::new() };
    let odds_of = |choice: &str| {
        let begun = Instant::now();
        let odds = table.odds(Viewer::Seat(seat), Some((question.seat, choice)), ORDINARY_POINTS).ok()?;
        (odds.policy.is_some() && odds.results.len() > 1).then(|| (odds, begun.elapsed()))
    };
    question.choices.iter().filter_map(|offer| odds_of(&offer.notation)).collect()
}
