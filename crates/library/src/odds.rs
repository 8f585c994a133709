//! The odds of what a seat may do, whichever game.

use tricorne_kernel::odds::{
    Contest, Finding, Found, Limits, Odds as Distribution, OddsError, Worlds, next_roll, odds_of_secret,
    odds_over, play_many, players,
};
use tricorne_kernel::{
    AgentRng, Belief, Choice as _, Game, Message, Node, Players, Prompt, Refusal, Seat, Viewer, key, msg,
};

use crate::agents::Agents;

/// How many points of a game are looked at for a person who waits.
pub const ORDINARY_POINTS: usize = 10_000;

/// How many worlds that the viewer cannot tell apart are looked at, where what is hidden decides.
const WORLDS: u64 = 16;

/// How many battles are fought for an estimate.
const FIGHTS: u64 = 400;

/// What may come of a choice, and how likely it is.
#[derive(Clone, Debug)]
pub struct Odds {
    /// The agent that answers the choices on the way. None where there is none to make.
    pub policy: Option<&'static str>,
    /// Whether others hold what the viewer does not know: then they play nothing out of their hands.
    pub enemy_plays_no_card: bool,
    /// Whether the odds are exact: over all dice, and all that others may have drawn in this step. Otherwise what is hidden decides,
    /// and they are the mean over a few worlds that the viewer cannot tell apart, each with its exact odds.
    pub exact: bool,
    /// Where too much may happen to work it all out: how many battles were fought instead. The odds are then an estimate.
    pub fought: Option<usize>,
    /// The roll, where the odds are those of a single one.
    pub roll: Option<Message>,
    /// For each thing that is decided, how it may come out.
    pub tallies: Vec<Tally>,
    /// What may come out as a whole, the most likely first.
    pub results: Vec<OddsResult>,
    /// How many points of the game were looked at.
    pub points: usize,
}

/// How one thing may come out.
#[derive(Clone, Debug)]
pub struct Tally {
    /// What it is.
    pub what: Message,
    /// How it may come out, and how likely that is; numbers from the least, names from the likeliest.
    pub values: Vec<TallyValue>,
    /// The mean, of a number.
    pub mean: Option<f64>,
}

/// One way in which a thing may come out.
#[derive(Clone, Debug)]
pub struct TallyValue {
    /// It in words.
    pub value: Message,
    /// Its value, of a number.
    pub number: Option<i64>,
    /// How likely it is.
    pub probability: f64,
}

/// One way in which everything may come out.
#[derive(Clone, Debug)]
pub struct OddsResult {
    /// How likely it is.
    pub probability: f64,
    /// For a single roll: the outcomes that lead to it, by their notation.
    pub outcomes: Vec<String>,
    /// What is decided, each thing with how it comes out; for a single roll, what is noted.
    pub found: Vec<(Message, Option<Message>)>,
}

/// The odds for a viewer, of what an answer leads to or of what is going on.
pub(crate) fn odds_of<G: Game>(
    belief: &Belief<G>,
    viewer: Viewer,
    choice: Option<(Seat, usize)>,
    contest: Option<&'static Contest<G>>,
    agents: Agents<G>,
    points: usize,
) -> Result<Odds, OddsError> {
    let hides = G::HIDES && viewer != Viewer::Referee;
    let Some((contest, policy)) = contest.zip(agents.own.first()) else {
        return rolls(&world(belief, 0)?, choice);
    };
    let mut players = players(contest, policy.make, belief.seats().len(), viewer);
    let (found, basis) = match worked_out(belief, choice, contest, &mut players, hides, points) {
        Err(OddsError::NoDice) => return rolls(&world(belief, 0)?, choice),
        Err(OddsError::TooMany(_)) => estimated(belief, choice, contest, &mut players)?,
        worked_out => worked_out?,
    };
    let mut results = found.results;
    results.sort_by(|one, other| other.1.total_cmp(&one.1));
    let whole: f64 = results.iter().map(|result| result.1).sum();
    assert!((whole + found.rest - 1.0).abs() < 1e-6, "the odds of {} add up to {whole}", G::NAME);
    Ok(Odds {
        policy: Some(policy.id),
        enemy_plays_no_card: hides,
        exact: basis == Basis::All,
        fought: match basis {
            Basis::Fights(count) => Some(count),
            Basis::All | Basis::SomeWorlds => None,
        },
        roll: None,
        tallies: tallies(&results),
        results: results.into_iter().map(|(found, probability)| result(&found, probability)).collect(),
        points: found.points,
    })
}

/// What odds were made from.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Basis {
    /// All that may be.
    All,
    /// All that may be in some of the worlds that the viewer cannot tell apart.
    SomeWorlds,
    /// So many battles.
    Fights(usize),
}

/// The odds over everything that may happen.
fn worked_out<G: Game>(
    belief: &Belief<G>,
    choice: Option<(Seat, usize)>,
    contest: &Contest<G>,
    players: &mut Players<G>,
    hides: bool,
    points: usize,
) -> Result<(Distribution, Basis), OddsError> {
    let first = world(belief, 0)?;
    let known = !hides || (contest.is_known)(first.state());
    if known
        && let Some(found) = odds_of_secret(contest, belief, &first, choice, players, Limits::points(points))?
    {
        return Ok((found, Basis::All));
    }
    let (count, mut exact) = (if known { 1 } else { WORLDS }, known);
    let mut worlds: Worlds<G> = Vec::new();
    for nth in 0..count {
        let world = if nth == 0 { first.clone() } else { world(belief, nth)? };
        let deals = belief.deals(&world, points)?;
        exact &= deals.is_some();
        let deals = deals.unwrap_or_else(|| vec![(world, 1.0)]);
        worlds.extend(deals.into_iter().map(|(node, share)| (node, share / count as f64)));
    }
    let found = odds_over(contest, worlds, choice, players, Limits::points(points))?;
    Ok((found, if exact { Basis::All } else { Basis::SomeWorlds }))
}

/// An estimate of the odds: battles that are fought, each in a world that the viewer cannot tell from the true one.
fn estimated<G: Game>(
    belief: &Belief<G>,
    choice: Option<(Seat, usize)>,
    contest: &Contest<G>,
    players: &mut Players<G>,
) -> Result<(Distribution, Basis), OddsError> {
    let mut counts: Vec<(Vec<Finding>, f64)> = Vec::new();
    for nth in 0..FIGHTS {
        let rng = &mut AgentRng::at(1783, nth);
        let fought = play_many(contest, &world(belief, nth)?, choice, players, 1, rng)?;
        let Some((found, _)) = fought.into_iter().next() else { continue };
        let share = 1.0 / FIGHTS as f64;
        match counts.iter_mut().find(|known| known.0 == found) {
            Some(known) => known.1 += share,
            None => counts.push((found, share)),
        }
    }
    let fought = FIGHTS as usize;
    Ok((Distribution { results: counts, rest: 0.0, points: fought }, Basis::Fights(fought)))
}

/// A world that the viewer cannot tell from the true one.
fn world<G: Game>(belief: &Belief<G>, nth: u64) -> Result<Node<G>, OddsError> {
    let sample = belief.sample(&mut AgentRng::at(1776, nth));
    sample.ok_or(OddsError::Refused(Refusal::GameOver))
}

/// The next roll and what it decides.
fn rolls<G: Game>(node: &Node<G>, choice: Option<(Seat, usize)>) -> Result<Odds, OddsError> {
    let (prompt, results) = next_roll(node, choice)?;
    let points = results.iter().map(|result| result.outcomes.len()).sum();
    let result = |result: tricorne_kernel::odds::RollResult<G>| OddsResult {
        probability: result.probability,
        outcomes: result.outcomes.iter().map(|outcome| outcome.notation(node.facts())).collect(),
        found: result.notes.into_iter().map(|note| (note, None)).collect(),
    };
    Ok(Odds {
        policy: None,
        enemy_plays_no_card: false,
        exact: true,
        fought: None,
        roll: Some(prompt.message()),
        tallies: Vec::new(),
        results: results.into_iter().map(result).collect(),
        points,
    })
}

fn result(found: &[Finding], probability: f64) -> OddsResult {
    let found = found.iter().map(|it| (it.what, Some(in_words(Some(it.value)))));
    OddsResult { probability, outcomes: Vec::new(), found: found.collect() }
}

/// How a thing came out, in words; none where nothing was said of it.
fn in_words(value: Option<Found>) -> Message {
    match value {
        Some(Found::Number(number)) => msg!("tricorne-number", number = number),
        Some(Found::Name(name)) => msg!("tricorne-odds-name", name = name),
        Some(Found::Yes) => key!("tricorne-odds-yes").into(),
        None => key!("tricorne-odds-none").into(),
    }
}

/// For each thing that some result decides, how it may come out.
fn tallies(results: &[(Vec<Finding>, f64)]) -> Vec<Tally> {
    let mut things: Vec<(Message, Found)> = Vec::new();
    for finding in results.iter().flat_map(|result| &result.0) {
        if !things.iter().any(|(what, _)| *what == finding.what) {
            things.push((finding.what, finding.value));
        }
    }
    // Who wins comes before what it costs.
    things.sort_by_key(|(_, kind)| !matches!(kind, Found::Name(_)));
    things.into_iter().map(|(what, kind)| tally(what, kind, results)).collect()
}

fn tally(what: Message, kind: Found, results: &[(Vec<Finding>, f64)]) -> Tally {
    let mut values: Vec<(Option<Found>, f64)> = Vec::new();
    for (found, probability) in results {
        let said = found.iter().find(|finding| finding.what == what).map(|finding| finding.value);
        let value = match (said, kind) {
            (None, Found::Number(_)) => Some(Found::Number(0)),
            (said, _) => said,
        };
        match values.iter_mut().find(|known| known.0 == value) {
            Some(known) => known.1 += probability,
            None => values.push((value, *probability)),
        }
    }
    let number = |value: Option<Found>| match value {
        Some(Found::Number(number)) => Some(number),
        Some(Found::Name(_) | Found::Yes) | None => None,
    };
    values.sort_by(|one, other| number(one.0).cmp(&number(other.0)).then_with(|| other.1.total_cmp(&one.1)));
    let numeric = matches!(kind, Found::Number(_));
    let mean = values.iter().map(|(value, share)| number(*value).unwrap_or_default() as f64 * share).sum();
    let words = |value: Option<Found>| match (value, kind) {
        (None, Found::Yes) => key!("tricorne-odds-no").into(),
        (value, _) => in_words(value),
    };
    Tally {
        what,
        values: values
            .iter()
            .map(|&(value, probability)| TallyValue {
                value: words(value),
                number: number(value),
                probability,
            })
            .collect(),
        mean: numeric.then_some(mean),
    }
}
