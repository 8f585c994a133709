//! Hands that are drawn in secret: all of them are played through at once.
//!
//! What a seat answers follows from its own hand and from what everybody sees. So points that look the same to everybody are one
//! place, whatever is held there, with how likely each pair of hands is. The rules are run once for each answer that is given at a
//! place with some hand, and all pairs of hands that give it go on together.

use std::borrow::Cow;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};

use super::book::Book;
use super::walk::Point;
use super::{Contest, Hands, Held, OddsError, Weights};
use crate::belief::{Dealt, Secret};
use crate::{AnyPrompt, Audience, Game, Node, Players, Question, Seat};

/// The most kinds of items in a deck.
const KINDS: usize = 8;
/// For each point that may be looked at, so many pairs of hands may be dealt.
const DEALT: usize = 50;
/// The same for pairs that are looked at: those that were dealt come again in every round.
const PAIRS: usize = 1500;

/// How many items of each kind, in a byte each, the first kind's last.
type Hand = u64;

fn one(kind: usize) -> Hand {
    1 << (8 * kind)
}

fn count(hand: Hand, kind: usize) -> usize {
    usize::from(hand.to_le_bytes()[kind])
}

/// What one side draws.
struct Side {
    seat: Seat,
    /// Which answers of the step are its draws.
    draws: Vec<usize>,
    /// What had come out of its hand before.
    gone: Hand,
}

impl Side {
    /// A side that draws nothing.
    fn none() -> Side {
        Side { seat: Seat::CHANCE, draws: Vec::new(), gone: 0 }
    }

    fn dealt<G: Game>(hand: &Dealt<G>, gone: Hand) -> Side {
        Side { seat: hand.seat, draws: hand.draws.clone(), gone }
    }
}

/// How likely pairs of hands are.
#[derive(Clone)]
struct Pairs {
    /// The hands of each side, in order.
    hands: [Vec<Hand>; 2],
    /// A row for each hand of the first side.
    shares: Vec<f64>,
}

/// Points from which the rules go on in the same way, whatever hands are held.
struct Place<G: Game> {
    /// One of them.
    point: Point<G>,
    /// Whether hands are still held.
    held: bool,
    /// How likely it is to be here, where no hands are held.
    share: f64,
    /// Where it goes on, by the number of an answer.
    answers: Vec<(u64, Way<G>)>,
    /// Where it goes on by a die, with the odds of each outcome.
    outcomes: Vec<(f64, Way<G>)>,
}

/// A way from a place to another.
#[derive(Clone, Copy)]
struct Way<G: Game> {
    to: u32,
    /// By which answer; none where that ended the step.
    choice: Option<G::Choice>,
    /// The kind of the item that comes out of a hand.
    shown: Option<usize>,
}

/// What has come to a place.
struct Arrived<C> {
    pairs: Pairs,
    /// One series of answers by which it came, with any hands.
    given: Vec<C>,
}

/// Where something waits: those with the fewest items shown first, so that what comes to the same from several sides goes on
/// together. A place, and what each side has shown.
type Waiting<C> = BTreeMap<(u32, u32, [Hand; 2]), Arrived<C>>;

/// The hands of a contest, from the deal on.
pub(super) struct Deal<'a, G: Game> {
    contest: &'a Contest<G>,
    rules: &'a Hands<G>,
    kinds: Vec<G::Choice>,
    sides: [Side; 2],
    places: Vec<Place<G>>,
    known: HashMap<u128, u32>,
    waiting: Waiting<G::Choice>,
    /// How many points were looked at, and how many pairs of hands.
    seen: (usize, usize),
}

/// Where a contest has come to when hands are held no more, with how likely each is, and how many points were looked at.
type Played<G> = (Vec<(Point<G>, f64)>, usize);

/// Whose hand is drawn to.
pub(super) fn drawn_by<G: Game>(question: &Question<G>) -> Option<Seat> {
    match (&question.prompt, question.audience) {
        (AnyPrompt::Chance(roll), Audience::Only(seat)) => G::draws_to(roll).map(|_| seat),
        _ => None,
    }
}

/// What is drawn from; none where there are too many kinds, or too many of a kind.
fn deck<G: Game>(question: &Question<G>) -> Option<Hand> {
    let counts: Vec<u8> = question.odds.iter().map(|&odds| odds.try_into().ok()).collect::<Option<_>>()?;
    let fits = counts.len() == question.choices.len() && counts.len() <= KINDS;
    fits.then(|| counts.into_iter().enumerate().map(|(kind, count)| one(kind) * u64::from(count)).sum())
}

impl<'a, G: Game> Deal<'a, G> {
    /// Plays a contest through from its first draw, with every hand that the sides may draw. None where more than two sides draw, or
    /// there are too many kinds.
    pub fn play(
        contest: &'a Contest<G>,
        rules: &'a Hands<G>,
        first: &Point<G>,
        players: &mut Players<G>,
        book: &mut Book,
        points: usize,
    ) -> Result<Option<Played<G>>, OddsError> {
        let question = first.die(contest);
        let Some((question, deck)) = question.and_then(|it| Some((it, deck(it)?))) else { return Ok(None) };
        let kinds = question.choices.clone();
        let mut sides: Vec<Side> = Vec::new();
        let mut point = first.clone();
        while let Some(seat) = point.die(contest).and_then(drawn_by) {
            let draw = point.given().len();
            match sides.iter_mut().find(|side| side.seat == seat) {
                Some(side) => side.draws.push(draw),
                None => sides.push(Side { seat, draws: vec![draw], gone: 0 }),
            }
            point = point.after(contest, &mut Players::default(), 0, book)?;
        }
        if sides.len() == 1 {
            sides.push(Side::none());
        }
        let Ok(sides) = <[Side; 2]>::try_from(sides) else { return Ok(None) };
        let sizes = [0, 1].map(|side| sides[side].draws.len());
        let pairs = Pairs::dealt(deck, sizes, points * DEALT).ok_or(OddsError::TooMany(points))?;
        Deal::new(contest, rules, kinds, sides).play_on(point, pairs, players, book, points).map(Some)
    }

    /// The same where hands are held already, and one of them is a secret. The world has any hand there.
    pub fn play_secret(
        contest: &'a Contest<G>,
        rules: &'a Hands<G>,
        world: &Node<G>,
        secret: &Secret<G>,
        choice: Option<(Seat, usize)>,
        (players, book): (&mut Players<G>, &mut Book),
        points: usize,
    ) -> Result<Option<Played<G>>, OddsError> {
        // The secret may be of a contest earlier in the step.
        if !(rules.held)(world.state()) {
            return Ok(None);
        }
        let dealt = world.before(secret.deal)?;
        let question = dealt.questions().first();
        let Some((question, deck)) = question.and_then(|it| Some((it, deck(it)?))) else { return Ok(None) };
        let kinds = question.choices.clone();
        let hand = |items: &[G::Choice]| -> Hand {
            items.iter().filter_map(|item| kinds.iter().position(|kind| kind == item)).map(one).sum()
        };
        let own = secret.known.as_ref().map_or(0, |known| hand(&known.items));
        let mut sides = [
            secret.known.as_ref().map_or_else(Side::none, |known| Side::dealt(known, hand(&known.shown))),
            Side::dealt(&secret.hidden, hand(&secret.hidden.shown)),
        ];
        // The answer that is looked at may show something too.
        let answered = choice.and_then(|(seat, position)| {
            let asked = world.questions().iter().find(|question| question.seat == seat)?;
            let AnyPrompt::Seat(prompt) = &asked.prompt else { return None };
            G::shows(seat, prompt, asked.choices.get(position)?).map(|(_, item)| (seat, item))
        });
        for side in &mut sides {
            let items = answered.filter(|answered| answered.0 == side.seat).map(|answered| answered.1);
            side.gone += hand(items.as_slice());
        }
        let (deck, gone) = (deck - own, sides[1].gone);
        let (mut hands, mut shares) = (Vec::new(), Vec::new());
        each_hand(deck, deck, sides[1].draws.len(), (0, 0), 1.0, &mut |hand, ways| {
            if (0..KINDS).all(|kind| count(hand, kind) >= count(gone, kind)) {
                hands.push(hand - gone);
                shares.push(ways);
            }
        });
        let all: f64 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= all);
        let pairs = Pairs { hands: [vec![own - sides[0].gone], hands], shares };
        let point = Point::begin(contest, world.clone(), choice, &mut Players::default(), book)?;
        Deal::new(contest, rules, kinds, sides).play_on(point, pairs, players, book, points).map(Some)
    }

    fn new(contest: &'a Contest<G>, rules: &'a Hands<G>, kinds: Vec<G::Choice>, sides: [Side; 2]) -> Self {
        Deal {
            contest,
            rules,
            kinds,
            sides,
            places: Vec::new(),
            known: HashMap::new(),
            waiting: Waiting::new(),
            seen: (0, 0),
        }
    }

    fn play_on(
        mut self,
        point: Point<G>,
        pairs: Pairs,
        players: &mut Players<G>,
        book: &mut Book,
        points: usize,
    ) -> Result<Played<G>, OddsError> {
        let given: Vec<G::Choice> = point.given().collect();
        let first = point.state().clone();
        let place = self.place_of(point, given.len());
        self.arrive(place, [0, 0], Cow::Owned(pairs), 1.0, given);
        while let Some(((_, place, shown), arrived)) = self.waiting.pop_first() {
            self.seen.1 += arrived.pairs.shares.len();
            let questions = self.places[place as usize].point.questions().clone();
            let Some(question) = questions.first() else { continue };
            if question.seat.is_chance() {
                self.roll(place, question, shown, arrived, book)?;
            } else {
                self.ask(place, question, (shown, &first), arrived, players, book)?;
            }
            if self.seen.0 > points || self.seen.1 > points * PAIRS {
                return Err(OddsError::TooMany(points));
            }
        }
        let mut ends = Vec::new();
        for place in self.places.into_iter().filter(|place| !place.held) {
            ends.push((place.point.go_on(self.contest, players, book)?, place.share));
        }
        Ok((ends, self.seen.0))
    }

    /// The place of a point that so many answers lead to. Where there are fewer, another step has begun.
    fn place_of(&mut self, point: Point<G>, answers: usize) -> u32 {
        let new = self.places.len() as u32;
        let held = (self.rules.held)(point.state()) && point.given().len() == answers;
        if held {
            let mut digest = point.digest_without(self.contest, self.rules.hidden);
            while let Some(&place) = self.known.get(&digest) {
                if asks_same(&self.places[place as usize].point, &point) {
                    return place;
                }
                digest = digest.wrapping_add(1);
            }
            self.known.insert(digest, new);
        }
        self.places.push(Place { point, held, share: 0.0, answers: Vec::new(), outcomes: Vec::new() });
        new
    }

    /// This share of these pairs is at a place too.
    fn arrive(
        &mut self,
        at: u32,
        shown: [Hand; 2],
        pairs: Cow<'_, Pairs>,
        share: f64,
        given: Vec<G::Choice>,
    ) {
        let place = &mut self.places[at as usize];
        if !place.held {
            place.share += share * pairs.sum(None);
            return;
        }
        let items = shown.iter().flat_map(|shown| shown.to_le_bytes()).map(u32::from).sum();
        match self.waiting.entry((items, at, shown)) {
            Entry::Vacant(entry) => {
                let pairs = if share == 1.0 { pairs.into_owned() } else { pairs.times(share) };
                entry.insert(Arrived { pairs, given });
            }
            Entry::Occupied(mut entry) => entry.get_mut().pairs.add(&pairs, share),
        }
    }

    /// Plays on with each outcome of a die. Outcomes that lead to the same are one.
    fn roll(
        &mut self,
        at: u32,
        question: &Question<G>,
        shown: [Hand; 2],
        arrived: Arrived<G::Choice>,
        book: &mut Book,
    ) -> Result<(), OddsError> {
        if self.places[at as usize].outcomes.is_empty() {
            let weights = Weights::of(question);
            let mut outcomes: Vec<(f64, Way<G>)> = Vec::new();
            for (position, &choice) in question.choices.iter().enumerate() {
                let point = &self.places[at as usize].point;
                let after = point.after(self.contest, &mut Players::default(), position, book)?;
                let answers = point.given().len() + 1;
                let (to, share) = (self.place_of(after, answers), weights.share(position));
                match outcomes.iter_mut().find(|outcome| outcome.1.to == to) {
                    Some(outcome) => outcome.0 += share,
                    None => outcomes.push((share, Way { to, choice: Some(choice), shown: None })),
                }
            }
            self.seen.0 += question.choices.len();
            self.places[at as usize].outcomes = outcomes;
        }
        for nth in 0..self.places[at as usize].outcomes.len() {
            let (share, Way { to, choice, .. }) = self.places[at as usize].outcomes[nth];
            let given = with(&arrived.given, choice);
            self.arrive(to, shown, Cow::Borrowed(&arrived.pairs), share, given);
        }
        Ok(())
    }

    /// Plays on with each answer that the seat gives with some of its hands.
    fn ask(
        &mut self,
        at: u32,
        question: &Question<G>,
        (shown, first): ([Hand; 2], &G::State),
        arrived: Arrived<G::Choice>,
        players: &mut Players<G>,
        book: &mut Book,
    ) -> Result<(), OddsError> {
        let Arrived { pairs, given } = arrived;
        let side = self.sides.iter().position(|side| side.seat == question.seat);
        for (answer, some) in self.alike(at, question, side, (shown, first), &pairs) {
            let some = side.zip(some);
            let some = some.as_ref().map(|(side, some)| (*side, &some[..]));
            let known = self.places[at as usize].answers.iter().position(|known| known.0 == answer);
            let nth = match known {
                Some(nth) => nth,
                None => {
                    let Some(left) = pairs.any(some) else { continue };
                    let choices = self.drawn(&given, [left[0] + shown[0], left[1] + shown[1]]);
                    let after =
                        self.places[at as usize].point.redrawn(self.contest, players, choices, book)?;
                    let choice = after.given().nth(given.len());
                    let shown = choice.and_then(|choice| self.shown_by(question, choice));
                    let to = self.place_of(after, given.len() + 1);
                    self.seen.0 += 1;
                    let answers = &mut self.places[at as usize].answers;
                    answers.push((answer, Way { to, choice, shown }));
                    answers.len() - 1
                }
            };
            let Way { to, choice, shown: kind } = self.places[at as usize].answers[nth].1;
            if !self.places[to as usize].held {
                self.places[to as usize].share += pairs.sum(some);
                continue;
            }
            let mut some = some.map_or_else(|| pairs.clone(), |(side, some)| pairs.only(side, some));
            let mut shown = shown;
            if let (Some(side), Some(kind)) = (side, kind) {
                shown[side] += one(kind);
                some.hands[side].iter_mut().for_each(|hand| *hand -= one(kind));
            }
            self.arrive(to, shown, Cow::Owned(some), 1.0, with(&given, choice));
        }
        Ok(())
    }

    /// The kind of the item that an answer shows.
    fn shown_by(&self, question: &Question<G>, choice: G::Choice) -> Option<usize> {
        let AnyPrompt::Seat(prompt) = &question.prompt else { return None };
        let (_, item) = G::shows(question.seat, prompt, &choice)?;
        self.kinds.iter().position(|kind| *kind == item)
    }

    /// The numbers of the answers that are given at a place, each with the positions of the hands with which it is given; none where
    /// that is all of them.
    fn alike(
        &self,
        at: u32,
        question: &Question<G>,
        side: Option<usize>,
        (shown, first): ([Hand; 2], &G::State),
        pairs: &Pairs,
    ) -> Vec<(u64, Option<Vec<usize>>)> {
        let (AnyPrompt::Seat(prompt), Some(side)) = (&question.prompt, side) else { return vec![(0, None)] };
        let point = &self.places[at as usize].point;
        let mut held = self.counted(0);
        let shown = self.counted(shown[0] + shown[1]);
        let mut sets: Vec<(u64, Vec<usize>)> = Vec::new();
        for (position, hand) in pairs.hands[side].iter().enumerate() {
            held.iter_mut().zip(hand.to_le_bytes()).for_each(|(held, count)| held.1 = count);
            let (state, facts) = (point.state(), point.facts());
            let asked = Held { state, facts, seat: question.seat, prompt, hand: &held, shown: &shown, first };
            let answer = (self.rules.answer)(&asked);
            match sets.iter_mut().find(|set| set.0 == answer) {
                Some(set) => set.1.push(position),
                None => sets.push((answer, vec![position])),
            }
        }
        let several = sets.len() > 1;
        sets.into_iter().map(|(answer, some)| (answer, several.then_some(some))).collect()
    }

    /// A hand by kinds.
    fn counted(&self, hand: Hand) -> Vec<(G::Choice, u8)> {
        self.kinds.iter().copied().zip(hand.to_le_bytes()).collect()
    }

    /// These answers, if the sides had drawn these hands.
    fn drawn(&self, given: &[G::Choice], hands: [Hand; 2]) -> Vec<G::Choice> {
        let mut choices = given.to_vec();
        for (side, hand) in self.sides.iter().zip(hands) {
            let counted = self.counted(hand + side.gone).into_iter();
            let items = counted.flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
            side.draws.iter().zip(items).for_each(|(&draw, item)| choices[draw] = item);
        }
        choices
    }
}

/// Answers, with another that may follow.
fn with<C: Copy>(given: &[C], choice: Option<C>) -> Vec<C> {
    given.iter().copied().chain(choice).collect()
}

/// Whether the same is asked of the same seat, whatever it may choose from.
fn asks_same<G: Game>(one: &Point<G>, other: &Point<G>) -> bool {
    let asked = |point: &Point<G>| point.questions().first().map(|question| (question.seat, question.prompt));
    asked(one) == asked(other)
}

impl Pairs {
    /// All pairs of hands that may be dealt from a deck, with so many items each; none where there are more than these.
    fn dealt(deck: Hand, sizes: [usize; 2], most: usize) -> Option<Pairs> {
        let hands = sizes.map(|size| {
            let mut hands = Vec::new();
            each_hand(deck, deck, size, (0, 0), 1.0, &mut |hand, _| hands.push(hand));
            hands
        });
        if hands[0].len().saturating_mul(hands[1].len()) > most {
            return None;
        }
        let all: usize = deck.to_le_bytes().map(usize::from).iter().sum();
        let deals = choose(all, sizes[0]) * choose(all - sizes[0], sizes[1]);
        let mut shares = Vec::with_capacity(hands[0].len() * hands[1].len());
        for hand in &hands[0] {
            let ways: f64 = (0..KINDS).map(|kind| choose(count(deck, kind), count(*hand, kind))).product();
            each_hand(deck, deck - hand, sizes[1], (0, 0), ways / deals, &mut |_, share| shares.push(share));
        }
        Some(Pairs { hands, shares })
    }

    /// Those in which a side holds one of these hands, by position.
    fn only(&self, side: usize, some: &[usize]) -> Pairs {
        let width = self.hands[1].len();
        let mut hands = self.hands.clone();
        hands[side] = some.iter().map(|&at| self.hands[side][at]).collect();
        let mut shares = Vec::with_capacity(hands[0].len() * hands[1].len());
        if side == 0 {
            some.iter().for_each(|&at| shares.extend_from_slice(&self.shares[at * width..][..width]));
        } else {
            self.shares.chunks_exact(width).for_each(|row| shares.extend(some.iter().map(|&at| row[at])));
        }
        Pairs { hands, shares }
    }

    /// One pair that is possible, with some hands of a side.
    fn any(&self, some: Option<(usize, &[usize])>) -> Option<[Hand; 2]> {
        let [rows, columns] = [0, 1].map(|side| self.hands[side].len());
        let (rows, columns) = (0..rows, 0..columns);
        let pair = |row: usize, column: usize| {
            let share = self.shares[row * columns.len() + column];
            (share > 0.0).then(|| [self.hands[0][row], self.hands[1][column]])
        };
        match some {
            Some((0, some)) => {
                some.iter().find_map(|&row| columns.clone().find_map(|column| pair(row, column)))
            }
            Some((_, some)) => some.iter().find_map(|&column| rows.clone().find_map(|row| pair(row, column))),
            None => rows.clone().find_map(|row| columns.clone().find_map(|column| pair(row, column))),
        }
    }

    /// How likely they are together, with some hands of a side.
    fn sum(&self, some: Option<(usize, &[usize])>) -> f64 {
        let width = self.hands[1].len();
        let row = |at: usize| &self.shares[at * width..][..width];
        match some {
            Some((0, some)) => some.iter().map(|&at| row(at).iter().sum::<f64>()).sum(),
            Some((_, some)) => (0..self.hands[0].len())
                .map(|at| some.iter().map(|&column| row(at)[column]).sum::<f64>())
                .sum(),
            None => self.shares.iter().sum(),
        }
    }

    /// The same, less likely.
    fn times(&self, share: f64) -> Pairs {
        Pairs { hands: self.hands.clone(), shares: self.shares.iter().map(|it| it * share).collect() }
    }

    /// Takes in a share of other pairs.
    fn add(&mut self, other: &Pairs, share: f64) {
        if self.hands == other.hands {
            self.shares.iter_mut().zip(&other.shares).for_each(|(some, more)| *some += share * more);
            return;
        }
        let hands = [0, 1].map(|side| {
            let mut all = [&self.hands[side][..], &other.hands[side]].concat();
            all.sort_unstable();
            all.dedup();
            all
        });
        let width = hands[1].len();
        let mut shares = vec![0.0; hands[0].len() * width];
        for (some, times) in [(&*self, 1.0), (other, share)] {
            let columns: Vec<usize> =
                some.hands[1].iter().map(|hand| hands[1].partition_point(|it| it < hand)).collect();
            for (row, hand) in some.shares.chunks_exact(columns.len().max(1)).zip(&some.hands[0]) {
                let begin = hands[0].partition_point(|it| it < hand) * width;
                row.iter().zip(&columns).for_each(|(share, column)| shares[begin + column] += times * share);
            }
        }
        *self = Pairs { hands, shares };
    }
}

/// Every hand of so many items out of a deck, in order, and in how many ways it may come out of what is left of that deck.
fn each_hand(
    deck: Hand,
    left: Hand,
    items: usize,
    (hand, done): (Hand, usize),
    ways: f64,
    found: &mut impl FnMut(Hand, f64),
) {
    if done == KINDS {
        if items == 0 {
            found(hand, ways);
        }
        return;
    }
    // From the kind in the highest byte on, so that hands come in the order of their numbers.
    let kind = KINDS - 1 - done;
    for taken in 0..=count(deck, kind).min(items) {
        let ways = ways * choose(count(left, kind), taken);
        each_hand(deck, left, items - taken, (hand + one(kind) * taken as u64, done + 1), ways, found);
    }
}

/// In how many ways so many of them can be drawn.
fn choose(of: usize, items: usize) -> f64 {
    (0..items).map(|nth| of.saturating_sub(nth) as f64 / (nth + 1) as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two of a first kind, three of a second.
    fn deck() -> Hand {
        2 * one(0) + 3 * one(1)
    }

    /// Two items against one, counted card by card: of the 5 * 4 * 3 orders in which they may be drawn.
    #[test]
    fn pairs_are_as_likely_as_orders_of_the_deck_say() {
        let kinds = [0, 0, 1, 1, 1];
        let Pairs { hands: [ones, others], shares } = Pairs::dealt(deck(), [2, 1], 6).unwrap();
        assert_eq!((ones.len(), others.len()), (3, 2));
        for (row, hand) in ones.iter().enumerate() {
            for (column, other) in others.iter().enumerate() {
                let mut orders = 0;
                for (a, b, c) in (0..5).flat_map(|a| (0..5).flat_map(move |b| (0..5).map(move |c| (a, b, c))))
                {
                    let drawn = a != b && b != c && a != c;
                    let like = one(kinds[a]) + one(kinds[b]) == *hand && one(kinds[c]) == *other;
                    orders += usize::from(drawn && like);
                }
                assert!(
                    (shares[row * 2 + column] - orders as f64 / 60.0).abs() < 1e-12,
                    "{hand:x} {other:x}"
                );
            }
        }
        assert!(ones.is_sorted() && others.is_sorted());
    }

    #[test]
    fn pairs_are_taken_apart_and_put_together() {
        assert!(Pairs::dealt(deck(), [2, 2], 8).is_none(), "there are nine");
        let all = Pairs::dealt(deck(), [2, 2], 9).unwrap();
        for side in [0, 1] {
            let (some, rest) = (all.only(side, &[1]), all.only(side, &[0, 2]));
            assert!((some.sum(None) - all.sum(Some((side, &[1])))).abs() < 1e-12);
            let mut again = rest.clone();
            again.add(&some, 1.0);
            assert_eq!(again.hands, all.hands);
            assert!(again.shares.iter().zip(&all.shares).all(|(one, other)| (one - other).abs() < 1e-12));
            again.add(&all, 0.5);
            assert!((again.sum(None) - 1.5).abs() < 1e-12);
        }
        // Three of the first kind, or four of a kind, are more than there are.
        assert_eq!(all.shares.iter().filter(|share| **share == 0.0).count(), 4);
        let both = |one: Hand, other: Hand| all.hands[0].contains(&one) && all.hands[1].contains(&other);
        assert!(all.any(None).is_some_and(|[hand, other]| both(hand, other)));
    }
}
