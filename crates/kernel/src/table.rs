//! The table: where questions wait and answers are taken.

mod export;
mod start;
mod undo;

use std::collections::VecDeque;
use std::sync::Arc;

use arrayvec::ArrayVec;

pub use export::Position;
pub use start::{SetupError, own_facts};
pub use undo::Undone;

use crate::agent::{Agent, AgentRoll, Dice, Observation, Reason};
use crate::belief::Belief;
use crate::chance::Chance;
use crate::driver::{Answer, At, Driver, Inspector, extra};
use crate::error::{Fault, FaultKind, QuestionText, Refusal};
use crate::node::Node;
use crate::run::{End, run};
use crate::{
    AnyPrompt, Choice, Game, MAX_SEATS, Outcome, Prompt, Question, Seat, SeatInfo, Setup, Stop, Viewer,
};

/// The name of a seat's player when it is a person.
pub const ASK: &str = "ask";
/// One game being played.
#[derive(Debug)]
pub struct Table<G: Game> {
    facts: Arc<G::Facts>,
    setup: Setup,
    players: Vec<String>,
    begun_from: Option<G::State>,
    dealt_deck: Vec<u16>,
    /// The present step's start, after those of earlier steps that could still be undone to.
    checkpoints: Vec<Checkpoint<G>>,
    steps_kept: bool,
    driver: Driver<G>,
    /// The state in which the pending questions are asked, or the game ended.
    current: G::State,
    outcome: Option<Outcome>,
    fault: Option<Box<Fault>>,
}

#[derive(Clone, Debug)]
struct Checkpoint<G: Game> {
    answers: usize,
    notes: usize,
    state: G::State,
}

impl<G: Game> Table<G> {
    /// Seats an agent, under the name it has in records.
    pub fn seat_agent(&mut self, seat: Seat, name: &str, agent: Box<dyn Agent<G>>) {
        self.forget_rolls_for(seat);
        self.players[seat.index()] = name.to_owned();
        self.driver.agents.seats[seat.index()] = Some(agent);
    }

    /// Gives a seat to a person.
    pub fn seat_person(&mut self, seat: Seat) {
        self.forget_rolls_for(seat);
        self.players[seat.index()] = ASK.to_owned();
        self.driver.agents.seats[seat.index()] = None;
    }

    /// Names who plays a seat that is asked, for records: an agent that thinks away from the table.
    pub fn name_player(&mut self, seat: Seat, name: &str) {
        self.players[seat.index()] = name.to_owned();
    }

    /// Rolls that were typed in for an agent mean nothing to who takes its place.
    fn forget_rolls_for(&mut self, seat: Seat) {
        if self.driver.pending.iter().any(|asked| asked.rolled_for == Some(seat)) {
            self.driver.rolls_given.clear();
        }
    }

    /// The seed from which agents take their own randomness; that of the dice unless set.
    pub fn seed_agents(&mut self, seed: u64) {
        self.driver.agent_seed = seed;
    }

    /// Keeps no journal and no way back: for games that nobody watches.
    pub fn quiet(&mut self) {
        self.driver.journal_kept = false;
        self.steps_kept = false;
    }

    /// Lets no more than so many answers be given, those of Chance included: the next question stops the game as a fault.
    pub fn limit(&mut self, answers: usize) {
        self.driver.most_answers = answers;
    }

    /// Has every new question looked at before it is answered; what the inspector finds stops the game as a fault.
    /// For tests: agents that answer at once leave no other moment to look at the state between two questions.
    pub fn inspect(&mut self, inspector: Inspector<G>) {
        self.driver.inspector = Some(inspector);
    }

    /// Plays on until somebody must be asked or the game is over.
    pub fn run(&mut self) -> Result<(), Box<Fault>> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        let here = self.checkpoints.last().expect("a table keeps the start of the present step");
        let (start, from) = (here.state.clone(), (here.answers, here.notes));
        let (checkpoints, steps_kept) = (&mut self.checkpoints, self.steps_kept);
        let (mut answers, mut notes) = from;
        let ran = run(&mut self.driver, &self.facts, start, from, |driver, state| {
            (answers, notes) = (driver.cursor, driver.notes.len());
            if steps_kept {
                checkpoints.push(Checkpoint { answers, notes, state: state.clone() });
                // The starts of steps that can no longer be undone to are forgotten.
                let reached = checkpoints.partition_point(|point| point.answers <= driver.settled);
                checkpoints.drain(..reached.saturating_sub(1));
            }
        });
        if !steps_kept {
            checkpoints.clear();
            checkpoints.push(Checkpoint { answers, notes, state: ran.start });
        }
        self.current = ran.current;
        self.outcome = None;
        if self.driver.script.is_empty() {
            // The room that a replayed record took is given back.
            self.driver.script = VecDeque::new();
        }
        match ran.end {
            End::Waiting => Ok(()),
            End::Over(outcome) => {
                self.outcome = Some(*outcome);
                self.driver.notes.rest();
                self.end()
            }
            End::Broken(kind, question) => Err(self.broken(kind, question)),
        }
    }

    /// A game that is over leaves nothing of a record that is being replayed.
    fn end(&mut self) -> Result<(), Box<Fault>> {
        match self.driver.script.front() {
            Some(&(line, _)) => {
                let reason = "an answer after the end of the game".into();
                Err(self.broken(FaultKind::Record { line, reason }, None))
            }
            None => Ok(()),
        }
    }

    fn broken(&mut self, kind: FaultKind, question: Option<QuestionText>) -> Box<Fault> {
        let fault = Box::new(Fault { kind, question, record: self.record().to_text() });
        self.driver.pending.clear();
        self.fault = Some(fault.clone());
        fault
    }

    /// The questions that wait. Several only where several seats are asked at once; none once the game is over.
    /// The choices may be secrets of the seat that is asked; the prompt never is.
    pub fn questions(&self) -> &[Question<G>] {
        &self.driver.pending
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The winners' seats, for counting.
    pub fn winners(&self) -> ArrayVec<Seat, MAX_SEATS> {
        self.outcome.as_ref().map(|outcome| outcome.winners.clone()).unwrap_or_default()
    }

    /// Takes an answer by the notation of its choice, and plays on.
    pub fn answer(&mut self, seat: &str, choice: &str) -> Result<(), Refusal> {
        self.answer_because(seat, choice, Vec::new())
    }

    /// The same with the reasons of an agent that thought about it away from the table.
    pub fn answer_because(&mut self, seat: &str, choice: &str, reasons: Vec<Reason>) -> Result<(), Refusal> {
        let (seat, position) = self.position_of(seat, choice)?;
        self.take_answer(seat, position, reasons)
    }

    /// The seat of this name, and the position of a choice in its question.
    pub fn position_of(&self, seat: &str, choice: &str) -> Result<(Seat, usize), Refusal> {
        let seat = self.find_seat(seat)?;
        let asked = self.asked(seat)?;
        match asked.find(choice, &self.facts) {
            Some(position) => Ok((seat, position)),
            None => Err(self.illegal(asked, choice.chars().take(80).collect())),
        }
    }

    /// Takes an answer by its position in the question, and plays on.
    pub fn answer_at(&mut self, seat: Seat, position: usize) -> Result<(), Refusal> {
        self.take_answer(seat, position, Vec::new())
    }

    fn take_answer(&mut self, seat: Seat, position: usize, reasons: Vec<Reason>) -> Result<(), Refusal> {
        let asked = self.asked(seat)?;
        let Some(&choice) = asked.choices.get(position) else {
            return Err(self.illegal(asked, format!("number {position}")));
        };
        if asked.rolled_for.is_some() {
            let (roll, sides) = (position as u8 + 1, asked.choices.len() as u8);
            let roll = AgentRoll::new(roll, sides, &asked.prompt);
            self.driver.rolls_given.push(roll);
        } else {
            let audience = asked.audience;
            let extra = extra(Vec::new(), reasons);
            self.driver.keep(Answer { seat, position: position as u16, choice, audience, extra });
        }
        self.run().map_err(Refusal::Broken)
    }

    fn illegal(&self, asked: &Question<G>, choice: String) -> Refusal {
        Refusal::IllegalChoice {
            seat: self.driver.seat_name(asked.seat).to_owned(),
            choice,
            rule: asked.prompt.rule(),
            offered: asked
                .choices
                .iter()
                .map(|choice| choice.notation(&self.facts))
                .collect::<Vec<_>>()
                .join(", "),
        }
    }

    fn find_seat(&self, name: &str) -> Result<Seat, Refusal> {
        self.driver.seat_named(name).ok_or_else(|| Refusal::NoSuchSeat {
            seat: name.chars().take(80).collect(),
            seats: self.driver.seats.iter().map(|info| info.id).collect::<Vec<_>>().join(", "),
        })
    }

    fn asked(&self, seat: Seat) -> Result<&Question<G>, Refusal> {
        if let Some(fault) = &self.fault {
            return Err(Refusal::Broken(fault.clone()));
        }
        let pending = &self.driver.pending;
        let Some(first) = pending.first() else { return Err(Refusal::GameOver) };
        pending.iter().find(|asked| asked.seat == seat).ok_or_else(|| Refusal::WrongSeat {
            seat: self.driver.seat_name(seat).to_owned(),
            waiting: pending
                .iter()
                .map(|asked| self.driver.seat_name(asked.seat))
                .collect::<Vec<_>>()
                .join(", "),
            rule: first.prompt.rule(),
        })
    }

    /// What an agent would answer in a seat's place, and why. Its rolls are not those that the table will see.
    pub fn advise(&self, seat: &str, agent: &mut dyn Agent<G>) -> Result<(G::Choice, Vec<Reason>), Refusal> {
        let seat = self.find_seat(seat)?;
        let asked = self.asked(seat)?;
        let no_advice =
            || Refusal::NoAdvice { seat: self.driver.seat_name(seat).to_owned(), rule: asked.prompt.rule() };
        let AnyPrompt::Seat(prompt) = &asked.prompt else { return Err(no_advice()) };
        let step = self.driver.rolled();
        let start = self.checkpoints.last().map(|here| &here.state);
        let observation = Observation {
            seat,
            prompt,
            choices: &asked.choices,
            at: At { state: &self.current, facts: &self.facts, start },
            seats: self.driver.seats,
            step: &step,
            reasons_wanted: true,
            is_advice: true,
        };
        let mut chance = Chance::seeded(!self.driver.agent_seed);
        let (mut rolls, mut pending) = (Vec::new(), Vec::new());
        let mut dice = Dice {
            rng: self.driver.rng(self.driver.log.len(), seat),
            chance: &mut chance,
            rolls: &mut rolls,
            used: 0,
            nth: self.driver.outcomes,
            seat,
            prompt: *prompt,
            asked: &mut pending,
            trouble: None,
            step: &step,
            facts: &self.facts,
        };
        match agent.choose(&observation, &mut dice) {
            Ok(chosen) => {
                let choice = asked.choices.get(chosen.position).ok_or_else(no_advice)?;
                Ok((*choice, chosen.reasons))
            }
            Err(Stop::Paused | Stop::Broken) => Err(no_advice()),
        }
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View<'_> {
        G::view(&self.current, &self.facts, viewer)
    }

    /// The state in which the pending questions are asked. Not for players: see [`Table::view`].
    pub fn state(&self) -> &G::State {
        &self.current
    }

    /// The facts that the game is played with.
    pub fn facts(&self) -> &Arc<G::Facts> {
        &self.facts
    }

    /// This point of the game, to look ahead from. It has all secrets: for analysis, not for players.
    pub fn node(&self) -> Node<G> {
        self.belief(Viewer::Referee).into_truth()
    }

    /// The games that this may be, to a viewer.
    pub fn belief(&self, viewer: Viewer) -> Belief<G> {
        let here = self.checkpoints.last().expect("a table keeps the start of the present step");
        let start = Node::at_start(&self.facts, self.driver.seats, here.state.clone());
        Belief::new(start, self.driver.log.iter_from(here.answers).cloned(), viewer)
    }

    /// How many answers were given.
    pub fn answers(&self) -> usize {
        self.driver.log.len()
    }

    /// Where the outcomes of Chance come from.
    pub fn chance(&self) -> &Chance {
        &self.driver.chance
    }

    /// The seats, in order.
    pub fn seats(&self) -> &'static [SeatInfo] {
        self.driver.seats
    }

    /// The name of a seat, Chance included.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        self.driver.seat_name(seat)
    }

    /// The seat of this name.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        self.driver.seat_named(name)
    }

    /// Who plays a seat: the name of an agent, or [`ASK`].
    pub fn player(&self, seat: Seat) -> &str {
        &self.players[seat.index()]
    }
}
