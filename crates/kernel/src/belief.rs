//! The games that a point of play may be, to a viewer who does not know everything.
//!
//! The start of the step is drawn again for the viewer, and the step is run over its answers: what the viewer knows must
//! come again, hidden draws and secret answers are made again. Hidden deals are uniform given what is known, secret answers
//! uniform among what was offered, and answers that the viewer knows say only that they were legal.
//!
//! A known answer may prove that something was in a hidden pool: a card that is played was in the hand. Waiting for that
//! to come by chance would take long, so it is put there: into a slot drawn among those that it may have come from, be it
//! of the step's start or of a hidden draw since. Where a pool holds several equal items this would favour worlds in
//! which the item could have come from many slots; each such world is kept with the odds of their least number to theirs.

use std::sync::Arc;

use crate::chance::{AgentRng, Chance, weighted};
use crate::driver::{Answer, Ask, At, Driver, Extra, Trace, Traced};
use crate::node::Node;
use crate::{AnyPrompt, Audience, Game, MAX_SEATS, PromptOf, Question, Seat, SeatInfo, Viewer};

/// How often a world that fits is looked for.
const TRIES: usize = 50_000;

/// A hidden set of things, such as a hand, by a number of the game's own. A set that is dealt again is another pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pool(pub u16);

/// What a viewer knows about hidden things beyond the view of a state.
#[derive(Debug)]
pub struct Evidence<G: Game> {
    /// What is in which pool.
    pub held: Vec<(Pool, G::Choice)>,
    /// What is in none, because it is drawn later.
    pub undealt: Vec<G::Choice>,
    /// The state that the true step has reached. A game may use only what it says there that the viewer has been shown.
    pub reached: Option<Arc<G::State>>,
}

impl<G: Game> Default for Evidence<G> {
    fn default() -> Self {
        Evidence { held: Vec::new(), undealt: Vec::new(), reached: None }
    }
}

/// The games that a point of play may be, to one viewer.
#[derive(Debug)]
pub struct Belief<G: Game> {
    truth: Node<G>,
    viewer: Viewer,
    items: Arc<[Item<G>]>,
    /// What was shown to come out of which pool, and after how many answers of the step.
    shown: Vec<Shown<G>>,
    /// Where several seats answer at once: the first of their answers, and who is done.
    open: Option<(usize, [bool; MAX_SEATS])>,
    /// What the viewer sees now.
    sight: u64,
    reached: Arc<G::State>,
}

/// A deal in which one hand is all that a viewer may not know.
#[derive(Debug)]
pub(crate) struct Secret<G: Game> {
    /// Which answer of the step was its first draw.
    pub deal: usize,
    /// The hand that is hidden.
    pub hidden: Dealt<G>,
    /// The viewer's own.
    pub known: Option<Dealt<G>>,
}

/// A hand as it was dealt.
#[derive(Debug)]
pub(crate) struct Dealt<G: Game> {
    /// Whose it is.
    pub seat: Seat,
    /// Which answers of the step were draws to it.
    pub draws: Vec<usize>,
    /// What was drawn.
    pub items: Vec<G::Choice>,
    /// What came out of it.
    pub shown: Vec<G::Choice>,
}

/// The pool, what came out of it, and the place of the answer.
type Shown<G> = (Pool, <G as Game>::Choice, usize);

/// An answer of the step, in the order of the questions.
#[derive(Debug)]
struct Item<G: Game> {
    seat: Seat,
    prompt: PromptOf<G>,
    choice: G::Choice,
    extra: Option<Arc<Extra>>,
    known: bool,
    /// What the viewer was offered.
    offered: Option<Vec<G::Choice>>,
    /// Where a draw goes to.
    pool: Option<Pool>,
    audience: Audience,
    /// What the viewer saw when it was asked.
    sight: u64,
}

impl<G: Game> Belief<G> {
    /// What a viewer believes, given the start of the step and the answers since.
    pub(crate) fn new(
        mut truth: Node<G>,
        given: impl Iterator<Item = Answer<G::Choice>>,
        viewer: Viewer,
    ) -> Belief<G> {
        let given: Vec<_> = given.collect();
        truth.set_given(given.iter().cloned());
        let mut driver = Driver::new(truth.seats(), Chance::Asked);
        driver.journal_kept = false;
        driver.trace = Some(Trace { viewer, answers: Vec::new() });
        let ran = truth.run(&mut driver);
        debug_assert!(ran.is_ok(), "a step that was run before runs again");
        let traced = driver.trace.take().map(|trace| trace.answers).unwrap_or_default();
        let group = driver.open_group;
        let waiting = |seat: Seat| truth.questions().iter().any(|question| question.seat == seat);
        let open = group.map(|group| {
            let first = traced.iter().position(|traced| traced.index >= group).unwrap_or(traced.len());
            (first, std::array::from_fn(|index| !waiting(Seat::new(index as u8))))
        });
        let in_open_group = |at: usize| open.is_some_and(|(first, _)| at >= first);
        let item = |(at, traced): (usize, Traced<G>)| {
            let answer = &given[traced.index];
            let own = viewer == Viewer::Seat(answer.seat);
            Item {
                seat: answer.seat,
                prompt: traced.prompt,
                choice: answer.choice,
                extra: answer.extra.clone(),
                known: own
                    || viewer == Viewer::Referee
                    || (viewer.may_know(answer.audience) && !in_open_group(at)),
                offered: own.then_some(traced.choices),
                sight: traced.sight,
                audience: answer.audience,
                pool: match &traced.prompt {
                    AnyPrompt::Chance(roll) => G::draws_to(roll),
                    AnyPrompt::Seat(_) => None,
                },
            }
        };
        let items: Arc<[Item<G>]> = traced.into_iter().enumerate().map(item).collect();
        let shown =
            items.iter().enumerate().filter(|(_, item)| item.known && viewer != Viewer::Seat(item.seat));
        let shown = shown.filter_map(|(at, item)| match &item.prompt {
            AnyPrompt::Seat(prompt) => {
                G::shows(item.seat, prompt, &item.choice).map(|(pool, choice)| (pool, choice, at))
            }
            AnyPrompt::Chance(_) => None,
        });
        let shown = if G::HIDES { hidden_sources(shown, &items) } else { Vec::new() };
        let reached = Arc::new(truth.state().clone());
        let sight = G::sight(&reached, truth.facts(), viewer);
        Belief { truth, viewer, items, shown, open, sight, reached }
    }

    /// The seats, in order.
    pub fn seats(&self) -> &'static [SeatInfo] {
        self.truth.seats()
    }

    /// The point itself, with all its secrets.
    pub(crate) fn into_truth(self) -> Node<G> {
        self.truth
    }

    /// A world that the viewer cannot tell from the true one, at the same question. None if none was found in many tries,
    /// which means that the game's [`Game::resample`] and [`Game::shows`] leave something out.
    pub fn sample(&self, rng: &mut AgentRng) -> Option<Node<G>> {
        let nothing_hidden = self.items.iter().all(|item| item.known) && self.open.is_none();
        if self.viewer == Viewer::Referee || (!G::HIDES && nothing_hidden) {
            return Some(self.truth.clone());
        }
        (0..TRIES).find_map(|_| self.attempt(rng))
    }

    /// The same by trial alone, putting nothing where it must have been: slow, and the measure of [`Belief::sample`].
    pub fn sample_by_rejection(&self, rng: &mut AgentRng, tries: usize) -> Option<Node<G>> {
        (0..tries).find_map(|_| self.world(rng, None).map(|(node, _)| node))
    }

    fn attempt(&self, rng: &mut AgentRng) -> Option<Node<G>> {
        let slots = self.slots(rng);
        let (node, drawn) = self.world(rng, Some(&slots))?;
        // Worlds in which what was shown could have been put there in more ways than it must have been are kept less often.
        for (nth, (pool, choice, shown_at)) in self.shown.iter().enumerate() {
            let at_start = G::pool(node.start(), *pool).iter().filter(|it| *it == choice).count();
            let fits = |draw: &&Drawn<G>| draw.at < *shown_at && draw.pool == *pool && draw.choice == *choice;
            let since = drawn.iter().filter(fits).count();
            let before = self.shown[..nth].iter().filter(|it| it.0 == *pool && it.1 == *choice).count();
            let (ways, least) = ((at_start + since).saturating_sub(before), self.least_ways(nth));
            if ways > least && rng.below(ways) >= least {
                return None;
            }
        }
        Some(node)
    }

    /// The ways in which something that was shown could have been put there in any world: itself, and its equals that were shown
    /// later with no hidden draw in between that could have brought them.
    fn least_ways(&self, nth: usize) -> usize {
        let (pool, choice, shown_at) = self.shown[nth];
        let draws = |item: &Item<G>| !item.known && item.pool == Some(pool);
        let later = self.shown[nth..].iter().filter(|it| it.0 == pool && it.1 == choice);
        later.filter(|it| !self.items[shown_at..it.2].iter().any(draws)).count()
    }

    /// Where each thing that was shown came from: a hidden draw, by the place of its answer, or the start of the step.
    fn slots(&self, rng: &mut AgentRng) -> Vec<Option<usize>> {
        let mut slots: Vec<Option<usize>> = Vec::with_capacity(self.shown.len());
        for &(pool, _, shown_at) in &self.shown {
            let earlier = self.shown.iter().zip(&slots);
            let from_start = earlier.filter(|(shown, slot)| shown.0 == pool && slot.is_none()).count();
            let at_start = G::pool(self.truth.start(), pool).len().saturating_sub(from_start);
            let draws = self.items[..shown_at].iter().enumerate();
            let free = draws
                .filter(|(at, item)| !item.known && item.pool == Some(pool) && !slots.contains(&Some(*at)))
                .map(|(at, _)| at);
            let draws: Vec<usize> = free.collect();
            let nth = rng.below((at_start + draws.len()).max(1));
            slots.push(nth.checked_sub(at_start).and_then(|draw| draws.get(draw).copied()));
        }
        slots
    }

    /// Makes the step again, with what was shown in these slots, or by chance alone without slots.
    fn world(&self, rng: &mut AgentRng, slots: Option<&[Option<usize>]>) -> Option<(Node<G>, Vec<Drawn<G>>)> {
        let mut evidence = Evidence { reached: Some(self.reached.clone()), ..Evidence::default() };
        let mut forced = Vec::new();
        for ((pool, choice, _), slot) in self.shown.iter().zip(slots.unwrap_or_default()) {
            match slot {
                Some(draw) => forced.push((*draw, *choice)),
                None => evidence.held.push((*pool, *choice)),
            }
        }
        let mut reserved: Vec<G::Choice> = forced.iter().map(|(_, choice)| *choice).collect();
        if slots.is_some() {
            let known = self.items.iter().filter(|item| item.known && item.pool.is_some());
            reserved.extend(known.map(|item| item.choice));
        }
        evidence.undealt.clone_from(&reserved);
        let (facts, seats) = (self.truth.facts(), self.truth.seats());
        let start = G::resample(self.truth.start(), facts, self.viewer, &evidence, rng);
        let mut node = Node::at_start(facts, seats, start);
        let mut driver = Driver::new(seats, Chance::Asked);
        driver.journal_kept = false;
        driver.resampling = Some(Box::new(Resampling {
            items: self.items.clone(),
            next: 0,
            forced,
            reserved,
            drawn: Vec::new(),
            open: self.open,
            viewer: self.viewer,
            by_chance: slots.is_none(),
            rng: rng.clone(),
        }));
        let ran = node.run(&mut driver);
        let resampling = driver.resampling.take()?;
        *rng = resampling.rng;
        let all_used = resampling.next >= self.open.map_or(self.items.len(), |(first, _)| first);
        let like = ran.is_ok()
            && all_used
            && self.same_questions(&node)
            && G::sight(node.state(), facts, self.viewer) == self.sight;
        like.then_some((node, resampling.drawn))
    }

    /// How many answers were given in the step.
    pub(crate) fn given(&self) -> usize {
        self.items.len()
    }

    /// Whether somebody answered something that the viewer may not know.
    pub(crate) fn answers_hidden(&self) -> bool {
        self.open.is_some() || self.items.iter().any(|item| !item.known && !item.seat.is_chance())
    }

    /// Whether something was drawn that the viewer may not know.
    pub(crate) fn draws_hidden(&self) -> bool {
        self.items.iter().any(|item| !item.known)
    }

    /// Where the draw number `place` goes to, if the viewer may not know what it was.
    pub(crate) fn hidden_pool(&self, place: usize) -> Option<Pool> {
        self.items.get(place).filter(|item| !item.known).and_then(|item| item.pool)
    }

    /// The hand that is all the viewer may not know of the step's draws and answers, if it is one, and all its draws were part of one
    /// deal.
    pub(crate) fn secret(&self) -> Option<Secret<G>> {
        let first = self.items.iter().position(|item| !item.known)?;
        let (Some(pool), Audience::Only(seat)) = (self.items[first].pool, self.items[first].audience) else {
            return None;
        };
        let before = self.items[..first].iter().rev().take_while(|item| item.pool.is_some()).count();
        let deal = first - before;
        let draws = self.items.iter().enumerate().skip(deal).take_while(|(_, item)| item.pool.is_some());
        let (hidden, others): (Vec<_>, Vec<_>) = draws.partition(|(_, item)| item.pool == Some(pool));
        let known = others.first().and_then(|(_, item)| match item.audience {
            Audience::Only(seat) => item.pool.map(|pool| self.dealt(seat, pool, &others)),
            Audience::All => None,
        });
        let of_one = |draws: &[(usize, &Item<G>)], known| {
            draws.iter().all(|(_, item)| item.known == known && item.pool == draws[0].1.pool)
        };
        let only = self.open.is_none()
            && self.items.iter().filter(|item| !item.known).count() == hidden.len()
            && of_one(&hidden, false)
            && of_one(&others, true);
        only.then(|| Secret { deal, hidden: self.dealt(seat, pool, &hidden), known })
    }

    fn dealt(&self, seat: Seat, pool: Pool, draws: &[(usize, &Item<G>)]) -> Dealt<G> {
        let shown = self.items.iter().filter_map(|item| match &item.prompt {
            AnyPrompt::Seat(prompt) => G::shows(item.seat, prompt, &item.choice),
            AnyPrompt::Chance(_) => None,
        });
        Dealt {
            seat,
            draws: draws.iter().map(|draw| draw.0).collect(),
            items: draws.iter().map(|draw| draw.1.choice).collect(),
            shown: shown.filter(|shown| shown.0 == pool).map(|shown| shown.1).collect(),
        }
    }

    /// The positions that the answer number `place` may have had in another world of this step; none where it cannot be.
    pub(crate) fn fitting<'n>(
        &self,
        node: &'n Node<G>,
        place: usize,
    ) -> Option<(&'n Question<G>, std::ops::Range<usize>)> {
        let (item, question) = (self.items.get(place)?, node.questions().first()?);
        if item.seat != question.seat || item.prompt != question.prompt {
            return None;
        }
        if !item.known {
            return Some((question, 0..question.choices.len()));
        }
        let position = question.choices.iter().position(|choice| *choice == item.choice)?;
        Some((question, position..position + 1))
    }

    /// Whether the viewer cannot tell this world from the true one.
    pub(crate) fn looks_like(&self, node: &Node<G>) -> bool {
        self.same_questions(node) && G::sight(node.state(), node.facts(), self.viewer) == self.sight
    }

    /// Whether the viewer is asked the same, and sees the same asked of others.
    fn same_questions(&self, node: &Node<G>) -> bool {
        let (true_questions, questions) = (self.truth.questions(), node.questions());
        let same = |(one, other): (&Question<G>, &Question<G>)| {
            let own = self.viewer == Viewer::Seat(one.seat);
            let public =
                one.dialogue == other.dialogue && (one.dialogue.is_some() || one.prompt == other.prompt);
            one.seat == other.seat
                && public
                && (!own || (one.prompt == other.prompt && one.choices == other.choices))
        };
        node.outcome() == self.truth.outcome()
            && true_questions.len() == questions.len()
            && true_questions.iter().zip(questions).all(same)
    }
}

/// What was shown and must have come from somewhere hidden: not what was seen to be drawn to the same pool before.
fn hidden_sources<G: Game>(shown: impl Iterator<Item = Shown<G>>, items: &[Item<G>]) -> Vec<Shown<G>> {
    let mut seen_drawn: Vec<usize> = Vec::new();
    shown
        .filter(|(pool, choice, shown_at)| {
            let source = (0..*shown_at).find(|at| {
                let item = &items[*at];
                item.known && item.pool == Some(*pool) && item.choice == *choice && !seen_drawn.contains(at)
            });
            seen_drawn.extend(source);
            source.is_none()
        })
        .collect()
}

/// A hidden draw as it was made again.
#[derive(Debug)]
struct Drawn<G: Game> {
    at: usize,
    pool: Pool,
    choice: G::Choice,
}

/// Answers the questions of a step again, as a viewer knows it.
#[derive(Debug)]
pub(crate) struct Resampling<G: Game> {
    items: Arc<[Item<G>]>,
    next: usize,
    /// What comes at which hidden draw.
    forced: Vec<(usize, G::Choice)>,
    /// What comes at some later draw, so that no earlier one may take it.
    reserved: Vec<G::Choice>,
    drawn: Vec<Drawn<G>>,
    open: Option<(usize, [bool; MAX_SEATS])>,
    viewer: Viewer,
    /// Draws that the viewer knows must come by chance too, so that their odds count.
    by_chance: bool,
    rng: AgentRng,
}

/// An answer that fits what the viewer knows: its position, and the rolls and reasons that came with it.
type Fitting = (usize, Option<Arc<Extra>>);

impl<G: Game> Resampling<G> {
    /// The answer to the next question of the step. `None` beyond the answers that were given: somebody is asked.
    /// `Some(None)` if what the viewer knows cannot be.
    pub fn answer(
        &mut self,
        at: &At<'_, G>,
        ask: &Ask<'_, G>,
        choices: &[G::Choice],
        in_group: bool,
    ) -> Option<Option<Fitting>> {
        let next = self.next;
        let open = self.open.filter(|(first, _)| in_group && next >= *first);
        if let Some((_, done)) = open
            && self.viewer != Viewer::Seat(ask.seat)
        {
            // What others answer in secret, and how often, is not known; only who is done.
            return done[ask.seat.index()].then(|| Some((self.rng.below(choices.len()), None)));
        }
        let items = self.items.clone();
        let item = match open {
            // The answers of others in the same group are passed over.
            Some(_) => items[next..].iter().position(|item| item.seat == ask.seat).map(|skip| next + skip)?,
            None if next < items.len() => next,
            None => return None,
        };
        self.next = item + 1;
        let (place, item) = (item, &items[item]);
        if item.seat != ask.seat || item.prompt != ask.prompt {
            return Some(None);
        }
        if G::sight(at.state, at.facts, self.viewer) != item.sight {
            return Some(None);
        }
        if item.offered.as_ref().is_some_and(|offered| offered != choices) {
            return Some(None);
        }
        if item.known {
            self.unreserve(item.pool.is_some(), &item.choice);
            let drawn = self.by_chance && (item.pool.is_some() || !ask.odds.is_empty());
            let position = if drawn {
                let drawn = weighted(self.rng.bits(), choices.len(), ask.odds);
                (choices[drawn] == item.choice).then_some(drawn)
            } else {
                choices.iter().position(|choice| *choice == item.choice)
            };
            return Some(position.map(|position| (position, item.extra.clone())));
        }
        let position = match self.forced.iter().find(|(draw, _)| *draw == place).map(|(_, choice)| *choice) {
            Some(forced) => {
                self.unreserve(true, &forced);
                choices.iter().position(|choice| *choice == forced)
            }
            None => self.draw(choices, ask.odds, item.pool.is_some()),
        };
        if let (Some(pool), Some(position)) = (item.pool, position) {
            self.drawn.push(Drawn { at: place, pool, choice: choices[position] });
        }
        Some(position.map(|position| (position, None)))
    }

    fn unreserve(&mut self, dealt: bool, choice: &G::Choice) {
        if dealt && let Some(at) = self.reserved.iter().position(|it| it == choice) {
            self.reserved.swap_remove(at);
        }
    }

    /// One of the choices by their odds; out of a deck, without what comes later.
    fn draw(&mut self, choices: &[G::Choice], odds: &[u32], dealt: bool) -> Option<usize> {
        if !dealt || self.reserved.is_empty() {
            return Some(weighted(self.rng.bits(), choices.len(), odds));
        }
        let left = |(position, choice): (usize, &G::Choice)| {
            let later = self.reserved.iter().filter(|it| *it == choice).count() as u32;
            odds.get(position).copied().unwrap_or(1).saturating_sub(later)
        };
        let left: Vec<u32> = choices.iter().enumerate().map(left).collect();
        let any = left.iter().any(|&weight| weight > 0);
        any.then(|| weighted(self.rng.bits(), choices.len(), &left))
    }
}
