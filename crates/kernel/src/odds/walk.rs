//! A point of a contest, and how the rules play on from it.

use std::collections::HashMap;
use std::sync::Arc;

use super::book::Book;
use super::digest::Digest;
use super::{Contest, Event, Finding, Memory, OddsError, Part};
use crate::chance::weighted;
use crate::{AgentRng, AnyPrompt, Chance, Game, Node, Note, Players, PromptOf, Question, Refusal, Seat};

/// A point of a contest that is being played through.
#[derive(Clone, Debug)]
pub(super) struct Point<G: Game> {
    node: Node<G>,
    /// What was found so far: an entry of the book.
    pub found: u32,
    memory: Memory,
    begun: bool,
    over: bool,
}

impl<G: Game> Point<G> {
    /// Begins a contest: with the answer to what is asked, or from where it is.
    pub fn begin(
        contest: &Contest<G>,
        mut node: Node<G>,
        choice: Option<(Seat, usize)>,
        players: &mut Players<G>,
        book: &mut Book,
    ) -> Result<Point<G>, OddsError> {
        let Some(question) = node.questions().first() else { return Err(OddsError::NoDice) };
        let begun = (contest.part)(&question.prompt) == Some(Part::During);
        let notes = match choice {
            Some((seat, position)) => node.apply_noting(seat, position, &mut Chance::Asked, players)?,
            None => node.go_on_noting(&mut Chance::Asked, players)?,
        };
        let mut point = Point { node, found: Book::NOTHING, memory: Memory::default(), begun, over: false };
        point.read(contest, &notes, book);
        Ok(point)
    }

    /// Takes in what was noted.
    fn read(&mut self, contest: &Contest<G>, notes: &[Note], book: &mut Book) {
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
                self.found = book.with(self.found, &finding);
            }
            (contest.forget)(&mut self.memory, &Event::Noted(message));
        }
    }

    /// The die that is thrown next, unless the contest is over.
    pub fn die(&self, contest: &Contest<G>) -> Option<&Question<G>> {
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
    pub fn after(
        &self,
        contest: &Contest<G>,
        players: &mut Players<G>,
        position: usize,
        book: &mut Book,
    ) -> Result<Point<G>, Refusal> {
        let Some(question) = self.node.questions().first() else { return Err(Refusal::GameOver) };
        let mut next = self.clone();
        next.memory.kept.push(position as i64);
        if let (AnyPrompt::Chance(roll), None) = (&question.prompt, question.rolled_for) {
            (contest.forget)(&mut next.memory, &Event::Rolled(roll));
        }
        let notes = next.node.apply_noting(question.seat, position, &mut Chance::Asked, players)?;
        next.read(contest, &notes, book);
        Ok(next)
    }

    /// The point to which the players come from here without a die.
    pub fn go_on(
        mut self,
        contest: &Contest<G>,
        players: &mut Players<G>,
        book: &mut Book,
    ) -> Result<Point<G>, Refusal> {
        let notes = self.node.go_on_noting(&mut Chance::Asked, players)?;
        self.read(contest, &notes, book);
        Ok(self)
    }

    /// The point after one answer of the players, if the answers so far had been these: draws that are other ones.
    pub fn redrawn(
        &self,
        contest: &Contest<G>,
        players: &mut Players<G>,
        choices: Vec<G::Choice>,
        book: &mut Book,
    ) -> Result<Point<G>, Refusal> {
        let mut next = self.clone();
        let notes = next.node.redo_noting(choices, players)?;
        next.read(contest, &notes, book);
        Ok(next)
    }

    /// What is found if the dice fall from here on, in one run of the rules.
    fn to_the_end(
        &self,
        contest: &Contest<G>,
        players: &mut Players<G>,
        book: &mut Book,
        rng: &mut AgentRng,
    ) -> Result<u32, Refusal> {
        let mut point = self.clone();
        players.within = Some(Within { part: contest.part, begun: self.begun });
        let mut chance = Chance::Random(rng.clone());
        let notes = point.node.go_on_noting(&mut chance, players);
        players.within = None;
        if let Chance::Random(used) = chance {
            *rng = used;
        }
        point.read(contest, &notes?, book);
        Ok(point.found)
    }

    /// The state here.
    pub fn state(&self) -> &G::State {
        self.node.state()
    }

    /// The facts that are played with.
    pub fn facts(&self) -> &G::Facts {
        self.node.facts()
    }

    /// The answers of the step so far.
    pub fn given(&self) -> impl ExactSizeIterator<Item = G::Choice> + '_ {
        self.node.answers().map(|answer| answer.1)
    }

    /// What is asked here.
    pub fn questions(&self) -> &Arc<[Question<G>]> {
        self.node.shared_questions()
    }

    /// A number that stands for all that tells this point from others but its questions.
    pub fn digest(&self, contest: &Contest<G>) -> u128 {
        let mut state = self.node.state().clone();
        (contest.essence)(&mut state);
        Digest::of(&(&state, &self.memory, self.found, self.begun))
    }
}

impl<G: Game> Point<G> {
    /// A number that stands for all that tells this point from others but its questions and what is `hidden`.
    pub fn digest_without(&self, contest: &Contest<G>, hidden: fn(&mut G::State)) -> u128 {
        let mut state = self.node.state().clone();
        (contest.essence)(&mut state);
        hidden(&mut state);
        Digest::of(&(&state, &self.memory, self.found, self.begun))
    }
}

/// Whether the same is asked of the same seats.
pub(super) fn alike<G: Game>(ours: &[Question<G>], theirs: &[Question<G>]) -> bool {
    let same = |(one, other): (&Question<G>, &Question<G>)| {
        one.seat == other.seat && one.prompt == other.prompt && one.choices == other.choices
    };
    ours.len() == theirs.len() && ours.iter().zip(theirs).all(same)
}

/// A contest that is played to its end in one run.
#[derive(Debug)]
pub(crate) struct Within<G: Game> {
    part: fn(&PromptOf<G>) -> Option<Part>,
    begun: bool,
}

impl<G: Game> Within<G> {
    /// Whether a new question is no part of the contest.
    pub fn is_left_by(&mut self, prompt: &PromptOf<G>) -> bool {
        let part = (self.part)(prompt);
        let is_left = match part {
            Some(Part::Before) => self.begun && matches!(prompt, AnyPrompt::Chance(_)),
            Some(Part::During) => false,
            None => true,
        };
        self.begun |= part == Some(Part::During);
        is_left
    }
}

/// Of so many contests that have come the same way, each goes on in a run of its own.
const FEW: usize = 8;

/// So many such contests with dice that fall: what they came to, and how many of them did. For checking [`odds`](super::odds), so that
/// no points are taken as one: contests part as soon as a die falls otherwise. Those that have come the same way so far share it.
pub fn play_many<G: Game>(
    contest: &Contest<G>,
    node: &Node<G>,
    choice: Option<(Seat, usize)>,
    players: &mut Players<G>,
    count: usize,
    rng: &mut AgentRng,
) -> Result<Vec<(Vec<Finding>, usize)>, OddsError> {
    let (mut book, mut ends) = (Book::new(), HashMap::<u32, usize>::new());
    let begun = Point::begin(contest, node.clone(), choice, players, &mut book)?;
    let mut open = vec![(begun, count)];
    while let Some((point, count)) = open.pop() {
        let Some(question) = point.die(contest) else {
            *ends.entry(point.found).or_default() += count;
            continue;
        };
        if count <= FEW {
            for _ in 0..count {
                let end = point.to_the_end(contest, players, &mut book, rng)?;
                *ends.entry(end).or_default() += 1;
            }
            continue;
        }
        let outcomes = question.choices.len();
        let mut counts = vec![0; outcomes];
        (0..count).for_each(|_| counts[weighted(rng.bits(), outcomes, &question.odds)] += 1);
        for (position, count) in counts.into_iter().enumerate().filter(|it| it.1 > 0) {
            open.push((point.after(contest, players, position, &mut book)?, count));
        }
    }
    let mut ends: Vec<(u32, usize)> = ends.into_iter().collect();
    ends.sort_by_key(|end| end.0);
    Ok(ends.into_iter().map(|(found, count)| (book.findings(found), count)).collect())
}
