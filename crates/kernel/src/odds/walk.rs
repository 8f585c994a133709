//! Playing a contest through, with every outcome of every die.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::{Contest, Event, Finding, Found, Limits, Memory, Odds, OddsError, Part, REST, Weights};
use crate::chance::weighted;
use crate::{AgentRng, AnyPrompt, Chance, Game, Node, Note, Players, Question, Refusal, Seat};

/// A point of a contest that is being played through.
#[derive(Clone, Debug)]
struct Point<G: Game> {
    node: Node<G>,
    probability: f64,
    found: Vec<Finding>,
    memory: Memory,
    begun: bool,
    over: bool,
}

impl<G: Game> Point<G> {
    /// Where a contest is that somebody's answer led to, or that has begun already.
    fn new(node: Node<G>, begun: bool) -> Point<G> {
        let (found, memory) = Default::default();
        Point { node, probability: 1.0, found, memory, begun, over: false }
    }

    /// Takes in what was noted.
    fn read(&mut self, contest: &Contest<G>, notes: &[Note]) {
        for note in notes {
            let message = &note.message;
            if (contest.begins)(message) {
                if self.begun {
                    self.over = true;
                    return;
                }
                self.begun = true;
            }
            if let Some(finding) = (contest.finds)(message) {
                add(&mut self.found, finding);
            }
            (contest.forget)(&mut self.memory, &Event::Noted(message));
        }
    }

    /// The die that is thrown next, unless the contest is over.
    fn die(&self, contest: &Contest<G>) -> Option<&Question<G>> {
        let question = self.node.questions().first()?;
        if self.over || !question.seat.is_chance() {
            return None;
        }
        let asked = question.decides.map_or(question.prompt, AnyPrompt::Seat);
        match (contest.part)(&asked)? {
            Part::Before if self.begun => None,
            Part::Before | Part::During => Some(question),
        }
    }

    /// The point after an outcome of that die.
    fn after(
        &self,
        contest: &Contest<G>,
        players: &mut Players<G>,
        position: usize,
    ) -> Result<Point<G>, Refusal> {
        let Some(question) = self.node.questions().first() else { return Err(Refusal::GameOver) };
        let mut next = self.clone();
        next.memory.kept.push(position as i64);
        if let (AnyPrompt::Chance(roll), None) = (&question.prompt, question.rolled_for) {
            (contest.forget)(&mut next.memory, &Event::Rolled(roll));
        }
        let notes = next.node.apply_noting(question.seat, position, &mut Chance::Asked, players)?;
        next.read(contest, &notes);
        Ok(next)
    }

    /// What tells this point from others.
    fn key(&self, contest: &Contest<G>) -> (G::State, u64) {
        let mut state = self.node.state().clone();
        (contest.essence)(&mut state);
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        (&self.memory, &self.found, self.begun, self.over).hash(&mut hasher);
        (state, hasher.finish())
    }

    fn asks_the_same(&self, other: &Point<G>) -> bool {
        let (ours, theirs) = (self.node.questions(), other.node.questions());
        let same = |(one, other): (&Question<G>, &Question<G>)| {
            one.seat == other.seat && one.prompt == other.prompt && one.choices == other.choices
        };
        ours.len() == theirs.len() && ours.iter().zip(theirs).all(same)
    }
}

/// Numbers add up, and of names the last one counts.
fn add(found: &mut Vec<Finding>, finding: Finding) {
    let Some(known) = found.iter_mut().find(|it| it.what == finding.what) else {
        found.push(finding);
        return;
    };
    known.value = match (known.value, finding.value) {
        (Found::Number(some), Found::Number(more)) => Found::Number(some + more),
        (_, last) => last,
    };
}

/// The points that are to be played on from, those that are the same as one.
struct Frontier<G: Game> {
    points: Vec<Point<G>>,
    places: HashMap<u64, Vec<(G::State, usize)>>,
}

impl<G: Game> Frontier<G> {
    fn new() -> Frontier<G> {
        Frontier { points: Vec::new(), places: HashMap::new() }
    }

    fn add(&mut self, contest: &Contest<G>, point: Point<G>, merge: bool) {
        if !merge {
            self.points.push(point);
            return;
        }
        let (state, hash) = point.key(contest);
        let alike = self.places.entry(hash).or_default();
        let same = alike.iter().find(|(other, place)| {
            let known = &self.points[*place];
            *other == state
                && known.memory == point.memory
                && known.found == point.found
                && known.asks_the_same(&point)
        });
        match same {
            Some((_, place)) => self.points[*place].probability += point.probability,
            None => {
                alike.push((state, self.points.len()));
                self.points.push(point);
            }
        }
    }
}

/// Begins a contest: with the answer to what is asked, or from where it is.
fn begin<G: Game>(
    contest: &Contest<G>,
    node: &Node<G>,
    choice: Option<(Seat, usize)>,
    players: &mut Players<G>,
) -> Result<Point<G>, OddsError> {
    let Some(question) = node.questions().first() else { return Err(OddsError::NoDice) };
    let begun = (contest.part)(&question.prompt) == Some(Part::During);
    let mut node = node.clone();
    let notes = match choice {
        Some((seat, position)) => node.apply_noting(seat, position, &mut Chance::Asked, players)?,
        None => node.go_on_noting(&mut Chance::Asked, players)?,
    };
    let mut point = Point::new(node, begun);
    point.read(contest, &notes);
    Ok(point)
}

/// The odds of a contest that is going on at a point, or that the answer of this position leads to. Its choices are answered by
/// the players, who should be told to answer no others ([`Players::asked_only`]).
pub fn odds<G: Game>(
    contest: &Contest<G>,
    node: &Node<G>,
    choice: Option<(Seat, usize)>,
    players: &mut Players<G>,
    limits: Limits,
) -> Result<Odds, OddsError> {
    let root = begin(contest, node, choice, players)?;
    if root.die(contest).is_none() {
        return Err(OddsError::NoDice);
    }
    let mut odds = Odds::default();
    let mut results: HashMap<Vec<Finding>, usize> = HashMap::new();
    let mut points = vec![root];
    while !points.is_empty() {
        let mut next = Frontier::new();
        for point in points {
            let Some(question) = point.die(contest) else {
                match results.get(&point.found) {
                    Some(&place) => odds.results[place].1 += point.probability,
                    None => {
                        results.insert(point.found.clone(), odds.results.len());
                        odds.results.push((point.found, point.probability));
                    }
                }
                continue;
            };
            if odds.rest + point.probability <= REST {
                odds.rest += point.probability;
                continue;
            }
            let weights = Weights::of(question);
            for position in 0..question.choices.len() {
                odds.points += 1;
                if odds.points > limits.points {
                    return Err(OddsError::TooMany(limits.points));
                }
                let mut after = point.after(contest, players, position)?;
                after.probability *= weights.share(position);
                next.add(contest, after, limits.merge);
            }
        }
        points = next.points;
    }
    Ok(odds)
}

/// One such contest with dice that fall: what it came to. For checking [`odds`].
pub fn play_one<G: Game>(
    contest: &Contest<G>,
    node: &Node<G>,
    choice: Option<(Seat, usize)>,
    players: &mut Players<G>,
    rng: &mut AgentRng,
) -> Result<Vec<Finding>, OddsError> {
    let mut point = begin(contest, node, choice, players)?;
    while let Some(question) = point.die(contest) {
        let position = weighted(rng.bits(), question.choices.len(), &question.odds);
        point = point.after(contest, players, position)?;
    }
    Ok(point.found)
}
