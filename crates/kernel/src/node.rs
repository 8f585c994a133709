//! A point of a game to look ahead from: small, cheap to copy, without the history.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use crate::agent::AgentRoll;
use crate::belief::Belief;
use crate::chance::Chance;
use crate::driver::{Answer, Driver, Players, Redo};
use crate::error::{Fault, FaultKind, QuestionText, Refusal};
use crate::history::History;
use crate::run::{End, run};
use crate::{Choice, Game, Note, Outcome, Prompt, Question, Seat, SeatInfo, Viewer};

/// A point where somebody must answer: the state at the start of the step, the answers since, and what is asked now.
///
/// Dice are given by the caller. With [`Chance::Asked`] every die and draw becomes a question with its odds, whose answers
/// can be applied one by one: that is how exact odds come from the rules themselves.
#[derive(Debug)]
pub struct Node<G: Game> {
    facts: Arc<G::Facts>,
    seats: &'static [SeatInfo],
    start: G::State,
    answers: Answers<G>,
    /// How many outcomes of Chance have been used.
    outcomes: u64,
    /// The rolls that were given to the agent that waits for its dice.
    rolls: Vec<AgentRoll>,
    /// The state in which the questions are asked, or the game ended.
    current: G::State,
    questions: Arc<[Question<G>]>,
    outcome: Option<Arc<Outcome>>,
}

/// The answers of a step.
type Answers<G> = History<Answer<<G as Game>::Choice>>;

impl<G: Game> Clone for Node<G> {
    fn clone(&self) -> Self {
        Node {
            facts: self.facts.clone(),
            seats: self.seats,
            start: self.start.clone(),
            answers: self.answers.clone(),
            outcomes: self.outcomes,
            rolls: self.rolls.clone(),
            current: self.current.clone(),
            questions: self.questions.clone(),
            outcome: self.outcome.clone(),
        }
    }
}

impl<G: Game> Node<G> {
    /// The start of a step, not yet run: nothing is asked.
    pub(crate) fn at_start(facts: &Arc<G::Facts>, seats: &'static [SeatInfo], start: G::State) -> Node<G> {
        Node {
            facts: facts.clone(),
            seats,
            current: start.clone(),
            start,
            answers: History::default(),
            outcomes: 0,
            rolls: Vec::new(),
            questions: Arc::new([]),
            outcome: None,
        }
    }

    /// A game that begins from a state, played up to its first question.
    pub fn new(
        facts: &Arc<G::Facts>,
        seats: &'static [SeatInfo],
        start: G::State,
        chance: &mut Chance,
    ) -> Result<Node<G>, Refusal> {
        let mut node = Node::at_start(facts, seats, start);
        node.go_on(chance, &mut Players::default())?;
        Ok(node)
    }

    /// What is asked: several questions where several seats are asked at once, none once the game is over.
    pub fn questions(&self) -> &[Question<G>] {
        &self.questions
    }

    /// The same, to be kept beyond this point.
    pub(crate) fn shared_questions(&self) -> &Arc<[Question<G>]> {
        &self.questions
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_deref()
    }

    /// The state in which the questions are asked, or the game ended. It has all secrets of this world.
    pub fn state(&self) -> &G::State {
        &self.current
    }

    /// The state at the start of the present step.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// What a viewer may know here.
    pub fn view(&self, viewer: Viewer) -> G::View<'_> {
        G::view(&self.current, &self.facts, viewer)
    }

    /// The facts that the game is played with.
    pub fn facts(&self) -> &Arc<G::Facts> {
        &self.facts
    }

    /// The seats, in order.
    pub fn seats(&self) -> &'static [SeatInfo] {
        self.seats
    }

    /// Answers the question of a seat, or of Chance, by the position of the choice, and goes on to the next question.
    /// A refused answer changes nothing.
    pub fn apply(&mut self, seat: Seat, position: usize, chance: &mut Chance) -> Result<(), Refusal> {
        self.answer(seat, position, chance, &mut Players::default(), false).map(|_| ())
    }

    /// The same, and then plays on with these agents until a question for which there is none. Says what was noted on the way.
    pub fn apply_noting(
        &mut self,
        seat: Seat,
        position: usize,
        chance: &mut Chance,
        players: &mut Players<G>,
    ) -> Result<Vec<Note>, Refusal> {
        self.answer(seat, position, chance, players, true)
    }

    /// Lets these agents answer what is asked now, until a question for which there is none. Says what was noted on the way.
    pub fn go_on_noting(
        &mut self,
        chance: &mut Chance,
        players: &mut Players<G>,
    ) -> Result<Vec<Note>, Refusal> {
        let asked = self.answers.len();
        self.go_noting(chance, players, usize::MAX, Some(asked))
    }

    /// Makes the present step again with these choices, where some draws are other ones, and then lets these agents answer one
    /// question. Says what was noted after that answer.
    pub(crate) fn redo_noting(
        &mut self,
        choices: Vec<G::Choice>,
        players: &mut Players<G>,
    ) -> Result<Vec<Note>, Refusal> {
        let (asked, given) = (choices.len(), std::mem::take(&mut self.answers));
        let outcomes = self.outcomes;
        players.redo = Some(Redo { choices: choices.into(), answers: 1 });
        let gone = self.go_noting(&mut Chance::Asked, players, usize::MAX, Some(asked));
        players.redo = None;
        // The draws were counted when they were first made.
        self.outcomes = outcomes;
        gone.inspect_err(|_| self.answers = given)
    }

    fn answer(
        &mut self,
        seat: Seat,
        position: usize,
        chance: &mut Chance,
        players: &mut Players<G>,
        noting: bool,
    ) -> Result<Vec<Note>, Refusal> {
        let question = self.questions.iter().find(|question| question.seat == seat);
        let Some(question) = question else { return Err(self.not_asked(seat)) };
        let Some(&choice) = question.choices.get(position) else {
            return Err(Refusal::IllegalChoice {
                seat: self.seat_name(seat).to_owned(),
                choice: format!("number {position}"),
                rule: question.prompt.rule(),
                offered: question
                    .choices
                    .iter()
                    .map(|it| it.notation(&self.facts))
                    .collect::<Vec<_>>()
                    .join(", "),
            });
        };
        if question.rolled_for.is_some() {
            let roll = AgentRoll::new(position as u8 + 1, question.choices.len() as u8, &question.prompt);
            self.rolls.push(roll);
            let asked = self.answers.len();
            let gone = self.go_noting(chance, players, usize::MAX, noting.then_some(asked));
            return gone.inspect_err(|_| {
                self.rolls.pop();
            });
        }
        let (audience, asked) = (question.audience, self.answers.len());
        self.outcomes += u64::from(seat.is_chance());
        self.answers.push(Answer { seat, position: position as u16, choice, audience, extra: None });
        self.go_noting(chance, players, usize::MAX, noting.then_some(asked)).inspect_err(|_| {
            self.answers.truncate(self.answers.len() - 1);
            self.outcomes -= u64::from(seat.is_chance());
        })
    }

    /// Plays the game to its end in one run, with an agent at every seat.
    pub fn play_out(&mut self, players: &mut Players<G>, chance: &mut Chance) -> Result<&Outcome, Refusal> {
        if self.outcome.is_none() {
            self.go_on(chance, players)?;
        }
        self.outcome.as_deref().ok_or_else(|| self.not_asked(Seat::CHANCE))
    }

    /// Plays on until a question for which there is no agent, or the end of the game.
    pub fn go_on(&mut self, chance: &mut Chance, players: &mut Players<G>) -> Result<(), Refusal> {
        self.look_ahead(chance, players, usize::MAX)
    }

    /// The same for so many steps at most, the present one included. The start of a further step has no questions.
    pub fn look_ahead(
        &mut self,
        chance: &mut Chance,
        players: &mut Players<G>,
        steps: usize,
    ) -> Result<(), Refusal> {
        self.go_noting(chance, players, steps, None).map(|_| ())
    }

    /// Plays on, and says what was noted after the answer to the question that had this number.
    pub(crate) fn go_noting(
        &mut self,
        chance: &mut Chance,
        players: &mut Players<G>,
        steps: usize,
        noting: Option<usize>,
    ) -> Result<Vec<Note>, Refusal> {
        let mut driver = Driver::new(self.seats, std::mem::replace(chance, Chance::Asked));
        driver.steps_left = steps;
        driver.journal_kept = noting.is_some();
        driver.reasons_kept = false;
        driver.agents = std::mem::take(players);
        driver.agent_seed = driver.chance.agent_seed();
        let end = self.run(&mut driver);
        *chance = std::mem::replace(&mut driver.chance, Chance::Asked);
        *players = std::mem::take(&mut driver.agents);
        match end {
            Ok(first_step) => {
                let notes = driver.notes.iter_from(0).enumerate();
                Ok(notes
                    .filter(|(index, note)| {
                        *index >= first_step || noting.is_some_and(|asked| note.at > asked)
                    })
                    .map(|(_, note)| note)
                    .collect())
            }
            Err((kind, question)) => Err(Refusal::Broken(Box::new(Fault {
                kind,
                question: question.map(|it| *it),
                record: String::new(),
            }))),
        }
    }

    /// Runs from the start of the step over the answers given. If something is broken, the node stays as it is. Says how many
    /// notes the first step made.
    pub(crate) fn run(
        &mut self,
        driver: &mut Driver<G>,
    ) -> Result<usize, (FaultKind, Option<Box<QuestionText>>)> {
        let given = self.answers.len();
        driver.log = std::mem::take(&mut self.answers);
        driver.outcomes = self.outcomes;
        driver.rolls_given.clone_from(&self.rolls);
        let facts = self.facts.clone();
        let mut first_step: Option<(Answers<G>, usize)> = None;
        let ran = run(driver, &facts, self.start.clone(), (0, 0), |driver, _| {
            let answers = std::mem::take(&mut driver.log);
            first_step.get_or_insert((answers, driver.notes.len()));
            driver.cursor = 0;
        });
        self.answers = std::mem::take(&mut driver.log);
        let outcome = match ran.end {
            End::Waiting => None,
            End::Over(outcome) => Some(outcome),
            End::Broken(kind, question) => {
                if let Some((answers, _)) = first_step {
                    self.answers = answers;
                }
                self.answers.truncate(given);
                return Err((kind, question.map(Box::new)));
            }
        };
        self.outcome = outcome.map(|outcome| Arc::new(*outcome));
        self.outcomes = driver.outcomes;
        self.rolls = std::mem::take(&mut driver.rolls_given);
        (self.start, self.current) = (ran.start, ran.current);
        self.questions = driver.pending.drain(..).collect();
        Ok(first_step.map_or(driver.notes.len(), |(_, notes)| notes))
    }

    /// The answers of the present step, in the order in which they were given.
    pub fn answers(&self) -> impl ExactSizeIterator<Item = (Seat, G::Choice)> + '_ {
        self.answers.iter_from(0).map(|answer| (answer.seat, answer.choice))
    }

    /// The same step after so many of its answers.
    pub(crate) fn before(&self, answers: usize) -> Result<Node<G>, Refusal> {
        let mut node = Node::at_start(&self.facts, self.seats, self.start.clone());
        node.set_given(self.answers.iter_from(0).take(answers).cloned());
        node.go_on(&mut Chance::Asked, &mut Players::default())?;
        Ok(node)
    }

    /// The games that this may be, to a viewer.
    pub fn belief(&self, viewer: Viewer) -> Belief<G> {
        let start = Node::at_start(&self.facts, self.seats, self.start.clone());
        Belief::new(start, self.answers.iter_from(0).cloned(), viewer)
    }

    pub(crate) fn set_given(&mut self, answers: impl Iterator<Item = Answer<G::Choice>>) {
        self.answers = History::default();
        for answer in answers {
            self.answers.push(answer);
        }
    }

    /// Two nodes with the same hash are the same point, as far as a hash can tell: the same state at the start of the step
    /// and the same answers since. For tables in memory: it may differ between versions of the program.
    pub fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.start.hash(&mut hasher);
        for answer in self.answers.iter_from(0) {
            (answer.seat, answer.choice).hash(&mut hasher);
        }
        self.rolls.iter().for_each(|roll| roll.roll.hash(&mut hasher));
        hasher.finish()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        if seat.is_chance() {
            Seat::CHANCE_NAME
        } else {
            self.seats.get(seat.index()).map_or("nobody", |info| info.id)
        }
    }

    fn not_asked(&self, seat: Seat) -> Refusal {
        let Some(first) = self.questions.first() else { return Refusal::GameOver };
        let waiting: Vec<_> = self.questions.iter().map(|question| self.seat_name(question.seat)).collect();
        Refusal::WrongSeat {
            seat: self.seat_name(seat).to_owned(),
            waiting: waiting.join(", "),
            rule: first.prompt.rule(),
        }
    }
}
