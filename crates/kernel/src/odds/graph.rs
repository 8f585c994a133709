//! Playing a contest through, with every outcome of every die.
//!
//! Points that are the same are one place, however they are come to, and the rules are played on from a place once. How likely it
//! is to be there then flows from place to place until all of it has come to an end. Rounds that change nothing lead back to
//! where they began: each time around less is left.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use super::book::Book;
use super::hands::{Deal, drawn_by};
use super::walk::{Point, alike};
use super::{Contest, Limits, Odds, OddsError, Weights, Worlds};
use crate::Belief;
use crate::{Game, Node, Players, Question, Seat};

/// What is as unlikely as this part of what may be left over is not played through, as long as there is room for it.
const SHARE_OF_REST: f64 = 1.0 / 1024.0;
/// How often, for each point that may be looked at, something may flow on: a contest that never ends is given up.
const FLOWS: usize = 1000;

/// A point, with all that are the same.
struct Place<G: Game> {
    /// What is played on from; none once that is done, and at an end.
    point: Option<Box<Point<G>>>,
    questions: Arc<[Question<G>]>,
    /// At an end: what was found.
    end: Option<u32>,
    /// Where the outcomes lead to, and how likely each is.
    ways: Vec<(u32, f64)>,
    /// How likely it is to be here, as far as it has not flowed on.
    waiting: f64,
    queued: bool,
}

/// The places of a contest that are known.
struct Graph<'a, G: Game> {
    contest: &'a Contest<G>,
    merge: bool,
    book: Book,
    places: Vec<Place<G>>,
    known: HashMap<u128, u32>,
    ends: HashMap<u32, u32>,
    queue: VecDeque<u32>,
}

impl<'a, G: Game> Graph<'a, G> {
    fn new(contest: &'a Contest<G>, merge: bool) -> Graph<'a, G> {
        Graph {
            contest,
            merge,
            book: Book::new(),
            places: Vec::new(),
            known: HashMap::new(),
            ends: HashMap::new(),
            queue: VecDeque::new(),
        }
    }

    /// The place of a point.
    fn place_of(&mut self, point: Point<G>) -> u32 {
        let new = self.places.len() as u32;
        if point.die(self.contest).is_none() {
            let found = point.found;
            let place = *self.ends.entry(found).or_insert(new);
            if place == new {
                self.places.push(Place::new(None, Arc::new([]), Some(found)));
            }
            return place;
        }
        let questions = point.questions().clone();
        if self.merge {
            let mut digest = point.digest(self.contest);
            while let Some(&place) = self.known.get(&digest) {
                if alike(&self.places[place as usize].questions, &questions) {
                    return place;
                }
                digest = digest.wrapping_add(1);
            }
            self.known.insert(digest, new);
        }
        self.places.push(Place::new(Some(Box::new(point)), questions, None));
        new
    }

    /// So much more is here.
    fn flow(&mut self, place: u32, probability: f64) {
        let it = &mut self.places[place as usize];
        it.waiting += probability;
        if !it.queued {
            it.queued = true;
            self.queue.push_back(place);
        }
    }

    /// Plays on from a place with every outcome of its die, or with every hand that is drawn from there. Says how many points
    /// that are: no more than these.
    fn expand(&mut self, place: u32, players: &mut Players<G>, points: usize) -> Result<usize, OddsError> {
        let Some(point) = self.places[place as usize].point.take() else { return Ok(0) };
        let Some(question) = point.die(self.contest) else { return Ok(0) };
        if let Some(rules) =
            self.contest.hands.as_ref().filter(|_| self.merge && drawn_by(question).is_some())
        {
            let played = Deal::play(self.contest, rules, &point, players, &mut self.book, points)?;
            if let Some((ends, seen)) = played {
                ends.into_iter().for_each(|(after, share)| self.lead(place, after, share));
                return Ok(seen);
            }
        }
        let weights = Weights::of(question);
        for position in 0..question.choices.len() {
            let after = point.after(self.contest, players, position, &mut self.book)?;
            self.lead(place, after, weights.share(position));
        }
        Ok(question.choices.len())
    }

    /// So much of what is at a place leads to this point.
    fn lead(&mut self, place: u32, after: Point<G>, share: f64) {
        let to = self.place_of(after);
        let ways = &mut self.places[place as usize].ways;
        match ways.iter_mut().find(|way| way.0 == to) {
            Some(way) => way.1 += share,
            None => ways.push((to, share)),
        }
    }
}

impl<G: Game> Graph<'_, G> {
    /// Lets all that waits flow on to the ends.
    fn flowed(mut self, mut odds: Odds, players: &mut Players<G>, limits: Limits) -> Result<Odds, OddsError> {
        let (mut ends, mut flows) = (HashMap::<u32, f64>::new(), 0);
        while let Some(at) = self.queue.pop_front() {
            let place = &mut self.places[at as usize];
            place.queued = false;
            let probability = std::mem::take(&mut place.waiting);
            if let Some(found) = place.end {
                *ends.entry(found).or_default() += probability;
                continue;
            }
            if probability <= limits.rest * SHARE_OF_REST && odds.rest + probability <= limits.rest {
                odds.rest += probability;
                continue;
            }
            if !limits.merge && odds.points >= limits.points {
                odds.rest += probability;
                continue;
            }
            odds.points += self.expand(at, players, limits.points - odds.points.min(limits.points))?;
            flows += 1;
            let too_many = odds.points > limits.points || flows > limits.points.saturating_mul(FLOWS);
            if limits.merge && too_many {
                return Err(OddsError::TooMany(limits.points));
            }
            for way in 0..self.places[at as usize].ways.len() {
                let (to, share) = self.places[at as usize].ways[way];
                self.flow(to, probability * share);
            }
        }
        // In the order in which they were first found, which is always the same.
        let mut ends: Vec<(u32, f64)> = ends.into_iter().collect();
        ends.sort_by_key(|end| end.0);
        odds.results = ends.into_iter().map(|(found, share)| (self.book.findings(found), share)).collect();
        Ok(odds)
    }
}

impl<G: Game> Place<G> {
    fn new(point: Option<Box<Point<G>>>, questions: Arc<[Question<G>]>, end: Option<u32>) -> Place<G> {
        Place { point, questions, end, ways: Vec::new(), waiting: 0.0, queued: false }
    }
}

/// The odds of a contest that is going on at a point, or that the answer of this position leads to. Its choices are answered by
/// the players, who should be of one mind ([`Players::of_one_mind`]) and told to answer no others ([`Players::asked_only`]).
pub fn odds<G: Game>(
    contest: &Contest<G>,
    node: &Node<G>,
    choice: Option<(Seat, usize)>,
    players: &mut Players<G>,
    limits: Limits,
) -> Result<Odds, OddsError> {
    odds_over(contest, vec![(node.clone(), 1.0)], choice, players, limits)
}

/// The same over several worlds, of which the point may be any.
pub fn odds_over<G: Game>(
    contest: &Contest<G>,
    worlds: Worlds<G>,
    choice: Option<(Seat, usize)>,
    players: &mut Players<G>,
    limits: Limits,
) -> Result<Odds, OddsError> {
    let mut graph = Graph::new(contest, limits.merge);
    let mut any_dice = false;
    for (node, probability) in worlds {
        let point = Point::begin(contest, node, choice, players, &mut graph.book)?;
        any_dice |= point.die(contest).is_some();
        let place = graph.place_of(point);
        graph.flow(place, probability);
    }
    if !any_dice {
        return Err(OddsError::NoDice);
    }
    graph.flowed(Odds::default(), players, limits)
}

/// The same where all that the viewer may not know is one hand that was dealt for the contest, in any world that the belief has
/// sampled. None where more is hidden, or the contest has no such hands.
pub fn odds_of_secret<G: Game>(
    contest: &Contest<G>,
    belief: &Belief<G>,
    world: &Node<G>,
    choice: Option<(Seat, usize)>,
    players: &mut Players<G>,
    limits: Limits,
) -> Result<Option<Odds>, OddsError> {
    let (Some(rules), Some(secret)) = (&contest.hands, belief.secret()) else { return Ok(None) };
    let mut graph = Graph::new(contest, true);
    let at = (&mut *players, &mut graph.book);
    let played = Deal::play_secret(contest, rules, world, &secret, choice, at, limits.points)?;
    let Some((ends, points)) = played else { return Ok(None) };
    if ends.len() == 1 && ends[0].0.die(contest).is_none() {
        return Err(OddsError::NoDice);
    }
    for (point, share) in ends {
        let place = graph.place_of(point);
        graph.flow(place, share);
    }
    graph.flowed(Odds { points, ..Odds::default() }, players, limits).map(Some)
}
