//! The odds of what a seat may do, whichever game.

use tricorne_kernel::odds::{Contest, Finding, Found, Limits, OddsError, Unseen, next_roll, odds};
use tricorne_kernel::{
    AgentRng, Belief, Choice as _, Game, Message, Node, Players, Prompt, Refusal, Seat, Viewer, key, msg,
};

use crate::agents::Agents;

/// How many points of a game are looked at for a person who waits.
pub const ORDINARY_POINTS: usize = 20_000;

/// How many worlds that the viewer cannot tell apart are looked at, to see whether it matters what others hold.
const WORLDS: u64 = 4;

/// What may come of a choice, and how likely it is.
#[derive(Clone, Debug)]
pub struct Odds {
    /// The agent that answers the choices on the way. None where there is none to make.
    pub policy: Option<&'static str>,
    /// Whether others hold what the viewer does not know: then they play nothing out of their hands.
    pub enemy_plays_no_card: bool,
    /// Whether the odds are exact. Where they depend on what others hold, they are the mean over some of the worlds that the viewer
    /// cannot tell apart.
    pub exact: bool,
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
    let limits = Limits { points, merge: true };
    let hides = G::HIDES && viewer != Viewer::Referee;
    let Some((contest, policy)) = contest.zip(agents.own.first()) else {
        return rolls(&world(belief, 0)?, choice);
    };
    let mut players = players(contest, policy.make, belief, viewer, hides);
    let mut worlds: Vec<Vec<(Vec<Finding>, f64)>> = Vec::new();
    let mut looked_at = 0;
    let mut exact = true;
    for nth in 0..if hides { WORLDS } else { 1 } {
        let world = world(belief, nth)?;
        let deals = belief.deals(&world, points)?;
        exact &= deals.is_some();
        let mut results: Vec<(Vec<Finding>, f64)> = Vec::new();
        for (node, share) in deals.unwrap_or_else(|| vec![(world, 1.0)]) {
            let left = Limits { points: limits.points.saturating_sub(looked_at), ..limits };
            let found = match odds(contest, &node, choice, &mut players, left) {
                Err(OddsError::NoDice) if worlds.is_empty() && results.is_empty() => {
                    return rolls(&node, choice);
                }
                Err(OddsError::TooMany(_)) => return Err(OddsError::TooMany(points)),
                found => found?,
            };
            looked_at += found.points;
            add(&mut results, found.results, share);
        }
        worlds.push(results);
    }
    exact &= worlds.iter().all(|world| same(&worlds[0], world));
    let share = 1.0 / worlds.len() as f64;
    let mut results = Vec::new();
    match exact {
        true => results = worlds.swap_remove(0),
        false => worlds.into_iter().for_each(|world| add(&mut results, world, share)),
    }
    results.sort_by(|one, other| other.1.total_cmp(&one.1));
    let whole: f64 = results.iter().map(|result| result.1).sum();
    assert!((whole - 1.0).abs() < 1e-6, "the odds of {} add up to {whole}", G::NAME);
    Ok(Odds {
        policy: Some(policy.id),
        enemy_plays_no_card: hides,
        exact,
        roll: None,
        tallies: tallies(&results),
        results: results.into_iter().map(|(found, probability)| result(&found, probability)).collect(),
        points: looked_at,
    })
}

/// A world that the viewer cannot tell from the true one.
fn world<G: Game>(belief: &Belief<G>, nth: u64) -> Result<Node<G>, OddsError> {
    let sample = belief.sample(&mut AgentRng::at(1776, nth));
    sample.ok_or(OddsError::Refused(Refusal::GameOver))
}

/// The policy at every seat. Others than the viewer play nothing out of a hand that the viewer does not see.
fn players<G: Game>(
    contest: &'static Contest<G>,
    make: fn() -> Box<dyn tricorne_kernel::Agent<G>>,
    belief: &Belief<G>,
    viewer: Viewer,
    hides: bool,
) -> Players<G> {
    let mut players = Players::default().asked_only(|prompt| (contest.part)(prompt).is_some());
    for index in 0..belief.seats().len() {
        let seat = Seat::new(index as u8);
        let sees = !hides || viewer == Viewer::Seat(seat);
        let agent = if sees { make() } else { Box::new(Unseen::new(contest, make())) };
        players = players.with(seat, agent);
    }
    players
}

/// Adds results, each with this share of its probability.
fn add(all: &mut Vec<(Vec<Finding>, f64)>, more: Vec<(Vec<Finding>, f64)>, share: f64) {
    for (found, probability) in more {
        match all.iter_mut().find(|known| known.0 == found) {
            Some(known) => known.1 += probability * share,
            None => all.push((found, probability * share)),
        }
    }
}

fn same(some: &[(Vec<Finding>, f64)], others: &[(Vec<Finding>, f64)]) -> bool {
    let in_others = |(found, probability): &(Vec<Finding>, f64)| {
        others.iter().any(|other| other.0 == *found && (other.1 - probability).abs() < 1e-9)
    };
    some.len() == others.len() && some.iter().all(in_others)
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
