//! Every world that a viewer may believe in, with its odds, by trying all of them.

use std::collections::{BTreeMap, VecDeque};

use tricorne_kernel::{
    AgentRng, AnyPrompt, Audience, Belief, Chance, Game, Node, Question, Seat, Table, Viewer,
};

use super::{Cards, Counts, KINDS, Pick, State};

/// A world: the start of the step and all its answers, in the order of the questions.
pub type World = (State, Vec<(Seat, String)>);

pub fn world(node: &Node<Cards>) -> World {
    let answers = node.answers().map(|(seat, choice)| (seat, format!("{choice:?}")));
    (node.start().clone(), answers.collect())
}

/// An answer of the true step.
struct Given {
    seat: Seat,
    prompt: AnyPrompt<super::Prompt, super::Roll>,
    choices: Vec<Pick>,
    choice: Pick,
    audience: Audience,
}

struct Search<'a> {
    viewer: Viewer,
    truth: &'a Node<Cards>,
    /// The answers before those that several seats still give at once.
    given: Vec<Given>,
    /// What the viewer answered of those.
    own: Vec<Pick>,
    /// Whether several seats still answer, and who of them is done.
    open: Option<[bool; 2]>,
    found: BTreeMap<World, f64>,
}

/// The worlds that a viewer may believe in, and how likely each is.
pub fn exact(table: &Table<Cards>, viewer: Viewer) -> BTreeMap<World, f64> {
    let truth = table.node();
    let mut search = Search {
        viewer,
        truth: &truth,
        given: Vec::new(),
        own: Vec::new(),
        open: None,
        found: BTreeMap::new(),
    };
    search.read(table);
    for (start, weight) in starts(truth.start(), viewer) {
        let node = Node::new(table.facts(), table.seats(), start, &mut Chance::Asked).unwrap();
        search.follow(node, 0, weight);
    }
    let total: f64 = search.found.values().sum();
    search.found.values_mut().for_each(|weight| *weight /= total);
    search.found
}

/// All starts that look the same to the viewer, each with the number of deals that lead to it.
fn starts(truth: &State, viewer: Viewer) -> Vec<(State, f64)> {
    let hidden: Vec<usize> = (0..2).filter(|&seat| viewer != Viewer::Seat(Seat::new(seat as u8))).collect();
    let mut pooled = truth.clone();
    for &seat in &hidden {
        (0..KINDS).for_each(|kind| pooled.deck[kind] += truth.hands[seat][kind]);
        pooled.hands[seat] = [0; KINDS];
    }
    let mut worlds = vec![(pooled, 1.0)];
    for &seat in &hidden {
        let size = truth.hands[seat].iter().sum();
        let each = |(state, weight): &(State, f64)| {
            let deal = |hand: Counts| {
                let mut state = state.clone();
                let mut ways = *weight;
                for (left, taken) in state.deck.iter_mut().zip(hand) {
                    ways *= choose(*left, taken);
                    *left -= taken;
                }
                state.hands[seat] = hand;
                (state, ways)
            };
            hands(&state.deck, size, 0).into_iter().map(deal).collect::<Vec<_>>()
        };
        worlds = worlds.iter().flat_map(each).collect();
    }
    worlds
}

/// All hands of this size.
fn hands(deck: &Counts, size: u8, kind: usize) -> Vec<Counts> {
    if kind == KINDS {
        return if size == 0 { vec![[0; KINDS]] } else { Vec::new() };
    }
    let with = |count: u8| {
        let rest = hands(deck, size - count, kind + 1);
        rest.into_iter().map(move |mut hand| {
            hand[kind] = count;
            hand
        })
    };
    (0..=deck[kind].min(size)).flat_map(with).collect()
}

fn choose(from: u8, many: u8) -> f64 {
    (0..many).map(|taken| f64::from(from - taken) / f64::from(taken + 1)).product()
}

impl Search<'_> {
    /// Reads the true step, in the order of the questions.
    fn read(&mut self, table: &Table<Cards>) {
        let before_group = self.truth.answers().len() - (table.answers() - table.open_from());
        let mut left: VecDeque<(Seat, Pick)> = self.truth.answers().collect();
        let start = self.truth.start().clone();
        let mut node = Node::new(table.facts(), table.seats(), start, &mut Chance::Asked).unwrap();
        while self.given.len() < before_group {
            let asked = next_of(&node, |asked| left.iter().any(|(seat, _)| *seat == asked.seat)).unwrap();
            let at = left.iter().position(|(seat, _)| *seat == asked.seat).unwrap();
            let (seat, choice) = left.remove(at).unwrap();
            let position = asked.choices.iter().position(|it| *it == choice).unwrap();
            self.given.push(Given {
                seat,
                prompt: asked.prompt,
                choices: asked.choices.clone(),
                choice,
                audience: asked.audience,
            });
            node.apply(seat, position, &mut Chance::Asked).unwrap();
        }
        self.own =
            left.iter().filter(|(seat, _)| self.viewer == Viewer::Seat(*seat)).map(|it| it.1).collect();
        let in_group = self.truth.questions().iter().any(|asked| asked.dialogue.is_some());
        let waits = |seat: u8| self.truth.questions().iter().any(|asked| asked.seat == Seat::new(seat));
        self.open = in_group.then(|| [!waits(0), !waits(1)]);
    }

    fn follow(&mut self, node: Node<Cards>, index: usize, weight: f64) {
        if index == self.given.len() {
            return match self.open {
                Some(_) => self.follow_open(node, 0, weight),
                None => self.arrive(&node, weight),
            };
        }
        let given = &self.given[index];
        let Some(asked) = node.questions().first().cloned() else { return };
        let own = self.viewer == Viewer::Seat(given.seat);
        if asked.seat != given.seat || asked.prompt != given.prompt || (own && asked.choices != given.choices)
        {
            return;
        }
        let known = (own || self.viewer.may_know(given.audience)).then_some(given.choice);
        for (position, choice) in asked.choices.iter().enumerate() {
            let odds = match known {
                Some(known) if known != *choice => continue,
                Some(_) if !asked.seat.is_chance() => 1.0,
                _ => odds(&asked, position),
            };
            let mut next = node.clone();
            next.apply(asked.seat, position, &mut Chance::Asked).unwrap();
            self.follow(next, index + 1, weight * odds);
        }
    }

    /// Of what several seats still answer, a viewer knows the own answers and who is done.
    fn follow_open(&mut self, node: Node<Cards>, own: usize, weight: f64) {
        let done = self.open.unwrap_or_default();
        let viewer = self.viewer;
        let is_own = |seat: Seat| viewer == Viewer::Seat(seat);
        let asked =
            next_of(
                &node,
                |asked| if is_own(asked.seat) { own < self.own.len() } else { done[asked.seat.index()] },
            );
        let Some(asked) = asked else { return self.arrive(&node, weight) };
        for (position, choice) in asked.choices.iter().enumerate() {
            let own_answer = is_own(asked.seat);
            if own_answer && self.own[own] != *choice {
                continue;
            }
            let odds = if own_answer { 1.0 } else { odds(&asked, position) };
            let mut next = node.clone();
            next.apply(asked.seat, position, &mut Chance::Asked).unwrap();
            self.follow_open(next, own + usize::from(own_answer), weight * odds);
        }
    }

    fn arrive(&mut self, node: &Node<Cards>, weight: f64) {
        let same = |(one, other): (&Question<Cards>, &Question<Cards>)| {
            let own = self.viewer == Viewer::Seat(one.seat);
            let hidden = one.dialogue.is_some() && one.dialogue == other.dialogue && !own;
            one.seat == other.seat
                && (hidden || one.prompt == other.prompt)
                && (!own || one.choices == other.choices)
        };
        let (truth, here) = (self.truth.questions(), node.questions());
        if truth.len() == here.len() && truth.iter().zip(here).all(same) {
            *self.found.entry(world(node)).or_default() += weight;
        }
    }
}

fn next_of(node: &Node<Cards>, wanted: impl Fn(&&Question<Cards>) -> bool) -> Option<Question<Cards>> {
    node.questions().iter().find(wanted).cloned()
}

fn odds<G: Game>(asked: &Question<G>, position: usize) -> f64 {
    match asked.odds.get(position) {
        Some(&weight) => f64::from(weight) / asked.odds.iter().map(|&weight| f64::from(weight)).sum::<f64>(),
        None => 1.0 / asked.choices.len() as f64,
    }
}

/// Checks that samples are worlds that may be, each as often as it should. Chi-square, at far more than three sigma.
#[track_caller]
pub fn fits(
    what: &str,
    exact: &BTreeMap<World, f64>,
    samples: usize,
    mut sample: impl FnMut() -> Option<Node<Cards>>,
) {
    let mut found: BTreeMap<World, usize> = BTreeMap::new();
    for _ in 0..samples {
        let world = world(&sample().unwrap_or_else(|| panic!("{what}: no world is found")));
        assert!(exact.contains_key(&world), "{what}: this cannot be: {world:?}");
        *found.entry(world).or_default() += 1;
    }
    let expected = |odds: f64| odds * samples as f64;
    let off = |(world, &odds): (&World, &f64)| {
        let count = found.get(world).copied().unwrap_or_default() as f64;
        (count - expected(odds)).powi(2) / expected(odds)
    };
    let sum: f64 = exact.iter().map(off).sum();
    let free = (exact.len() - 1) as f64;
    let limit = free + 5.0 * (2.0 * free).sqrt() + 5.0;
    assert!(sum < limit, "{what}: chi-square {sum:.1} of {} worlds, at most {limit:.1}", exact.len());
}

/// Checks both ways of sampling against what is exact.
#[track_caller]
pub fn check(what: &str, table: &Table<Cards>, viewer: Viewer) {
    let exact = exact(table, viewer);
    assert!(exact.len() > 1, "{what}: there is nothing to confuse");
    let belief: Belief<Cards> = table.belief(viewer);
    let samples = 60 * exact.len().max(50);
    let mut rng = AgentRng::new(1775);
    fits(&format!("{what}, sampled"), &exact, samples, || belief.sample(&mut rng));
    fits(&format!("{what}, by rejection"), &exact, samples, || belief.sample_by_rejection(&mut rng, 100_000));
}
