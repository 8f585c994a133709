//! What a viewer believes: worlds that the viewer cannot tell from the true one, in the right proportions.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde_json::Value;
use tricorne_kernel::{AgentRng, Game, Node, Table, Viewer};

/// How often each thing was seen in worlds that were drawn.
pub type Counts<K> = BTreeMap<K, u32>;

/// How often trial alone may fail before it finds a world.
const TRIES: usize = 2_000_000;

/// Draws worlds that a viewer believes in at this point of a table, and counts what `feature` says of each. Every one gives
/// the viewer the same view, the same question and the same choices as the true one, and is a whole position.
#[track_caller]
pub fn sampled<G: Game, K: Ord>(
    table: &Table<G>,
    viewer: Viewer,
    worlds: usize,
    feature: impl Fn(&Node<G>) -> K,
) -> Counts<K> {
    let belief = table.belief(viewer);
    count(table, viewer, worlds, feature, |rng| belief.sample(rng))
}

/// The same by trial alone: slow, and the measure of what is fast.
#[track_caller]
pub fn sampled_by_rejection<G: Game, K: Ord>(
    table: &Table<G>,
    viewer: Viewer,
    worlds: usize,
    feature: impl Fn(&Node<G>) -> K,
) -> Counts<K> {
    let belief = table.belief(viewer);
    count(table, viewer, worlds, feature, |rng| belief.sample_by_rejection(rng, TRIES))
}

#[track_caller]
fn count<G: Game, K: Ord>(
    table: &Table<G>,
    viewer: Viewer,
    worlds: usize,
    feature: impl Fn(&Node<G>) -> K,
    mut draw: impl FnMut(&mut AgentRng) -> Option<Node<G>>,
) -> Counts<K> {
    let mut rng = AgentRng::new(1775);
    let mut counts = Counts::new();
    let seen = view(&table.node(), viewer);
    for _ in 0..worlds {
        let world = draw(&mut rng).expect("a world that fits what the viewer knows");
        assert_eq!(G::violations(world.state(), world.facts()), [""; 0], "a world is a whole position");
        assert_eq!(view(&world, viewer), seen, "{viewer:?} sees a difference");
        for (question, there) in table.questions().iter().zip(world.questions()) {
            assert_eq!((question.seat, question.prompt), (there.seat, there.prompt));
            if viewer == Viewer::Seat(question.seat) {
                assert_eq!(question.choices, there.choices, "{viewer:?} is offered something else");
            }
        }
        *counts.entry(feature(&world)).or_default() += 1;
    }
    counts
}

fn view<G: Game>(node: &Node<G>, viewer: Viewer) -> Value {
    serde_json::to_value(node.view(viewer)).expect("views are plain data")
}

/// Checks that two samples come from one distribution, by chi-square.
#[track_caller]
pub fn expect_alike<K: Ord + Clone + Debug>(one: &Counts<K>, other: &Counts<K>) {
    let total = |counts: &Counts<K>| f64::from(counts.values().sum::<u32>());
    let (n, m) = (total(one), total(other));
    let keys: Vec<&K> = one.keys().chain(other.keys()).collect();
    let cells = keys.into_iter().collect::<std::collections::BTreeSet<_>>().into_iter().map(|key| {
        let [a, b] = [one, other].map(|counts| f64::from(counts.get(key).copied().unwrap_or(0)));
        (a, b)
    });
    let mut statistic = Statistic::default();
    for (a, b) in pooled(cells.collect(), |(a, b)| a.min(*b), |x, y| (x.0 + y.0, x.1 + y.1)) {
        let expected = (a + b) * n / (n + m);
        statistic.add(a, expected);
        statistic.add(b, a + b - expected);
        statistic.cells -= 1.0;
    }
    statistic.check(&format!("{one:?}\n{other:?}"));
}

/// Checks that a sample has these odds, by chi-square. What has no odds must not be in it.
#[track_caller]
pub fn expect_odds<K: Ord + Clone + Debug>(counts: &Counts<K>, odds: &BTreeMap<K, f64>) {
    if let Some(key) = counts.keys().find(|key| !odds.contains_key(key)) {
        panic!("{key:?} cannot be, but was drawn");
    }
    let (drawn, all) = (f64::from(counts.values().sum::<u32>()), odds.values().sum::<f64>());
    let cells =
        odds.iter().map(|(key, odds)| (f64::from(counts.get(key).copied().unwrap_or(0)), odds / all * drawn));
    let mut statistic = Statistic::default();
    for (found, expected) in pooled(cells.collect(), |cell| cell.1, |x, y| (x.0 + y.0, x.1 + y.1)) {
        statistic.add(found, expected);
    }
    statistic.check(&format!("{counts:?}\n{odds:?}"));
}

/// Puts cells together that are too small to be told apart by chance.
fn pooled<C: Copy>(cells: Vec<C>, size: impl Fn(&C) -> f64, join: impl Fn(C, C) -> C) -> Vec<C> {
    let (mut large, small): (Vec<C>, Vec<C>) = cells.into_iter().partition(|cell| size(cell) >= 8.0);
    large.extend(small.into_iter().reduce(&join).filter(|cell| size(cell) >= 8.0));
    large
}

/// The chi-square statistic in the making.
#[derive(Default, Debug)]
struct Statistic {
    sum: f64,
    cells: f64,
}

impl Statistic {
    fn add(&mut self, found: f64, expected: f64) {
        self.sum += (found - expected).powi(2) / expected;
        self.cells += 1.0;
    }

    /// Refuses what one sample in many thousands would reach: the mean and five standard deviations.
    #[track_caller]
    fn check(&self, what: &str) {
        let freedom = self.cells - 1.0;
        assert!(freedom >= 1.0, "too few different worlds to compare:\n{what}");
        let most = freedom + 5.0 * (2.0 * freedom).sqrt();
        assert!(self.sum < most, "chi-square is {:.1} where {most:.1} is the most:\n{what}", self.sum);
    }
}
