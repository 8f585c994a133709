//! A point of a contest, and how the rules play on from it.

use std::sync::Arc;

use super::book::Book;
use super::digest::Digest;
use super::{Contest, Event, Finding, Memory, OddsError, Part};
use crate::chance::weighted;
use crate::{AgentRng, AnyPrompt, Chance, Game, Node, Note, Players, Question, Refusal, Seat};

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

/// Whether the same is asked of the same seats.
pub(super) fn alike<G: Game>(ours: &[Question<G>], theirs: &[Question<G>]) -> bool {
    let same = |(one, other): (&Question<G>, &Question<G>)| {
        one.seat == other.seat && one.prompt == other.prompt && one.choices == other.choices
    };
    ours.len() == theirs.len() && ours.iter().zip(theirs).all(same)
}

/// One such contest with dice that fall: what it came to. For checking [`odds`](super::odds).
pub fn play_one<G: Game>(
    contest: &Contest<G>,
    node: &Node<G>,
    choice: Option<(Seat, usize)>,
    players: &mut Players<G>,
    rng: &mut AgentRng,
) -> Result<Vec<Finding>, OddsError> {
    let mut book = Book::new();
    let mut point = Point::begin(contest, node.clone(), choice, players, &mut book)?;
    while let Some(question) = point.die(contest) {
        let position = weighted(rng.bits(), question.choices.len(), &question.odds);
        point = point.after(contest, players, position, &mut book)?;
    }
    Ok(book.findings(point.found))
}
