//! What a step is told over: the answers given, who gives those that are missing, and the journal.

use std::collections::{BTreeMap, VecDeque};

use crate::agent::{Agent, Chosen, Dice, Observation, Reason, Roll, Rolled};
use crate::chance::{AgentRng, Chance, Deck};
use crate::error::{FaultKind, QuestionText};
use crate::question::find;
use crate::record::RecordLine;
use crate::{
    Asked, Audience, Choice, Flow, Game, MAX_SEATS, Message, Note, Prompt, Question, Seat, SeatInfo, Stop,
};

/// Looks at the state whenever something new is asked, of Chance too, and says what is wrong with it.
/// See [`Table::inspect`](crate::Table::inspect).
pub type Inspector<G> = Box<dyn FnMut(&<G as Game>::State, &Question<'_, G>) -> Result<(), String> + Send>;

/// An answer as the table keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Answer<C> {
    pub seat: Seat,
    pub position: u16,
    pub choice: C,
    pub audience: Audience,
}

/// What some answers carry besides: rolls and reasons of an agent.
#[derive(Clone, Default, Debug)]
pub(crate) struct Extra {
    pub rolls: Vec<Roll>,
    pub reasons: Vec<Reason>,
}

/// What is asked of whom, but for the choices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ask<'a> {
    pub seat: Seat,
    pub prompt: &'a Prompt,
    pub odds: &'a [u32],
    pub audience: Audience,
    place: usize,
}

impl<'a> Ask<'a> {
    /// A question whose answer has this place in the game. Where several are asked at once, they have the places
    /// of their answers if these came in order: so the order in which people answer does not sway an agent's rng.
    pub fn new(seat: Seat, prompt: &'a Prompt, place: usize) -> Ask<'a> {
        Ask { seat, prompt, odds: &[], audience: Audience::All, place }
    }

    /// The same, with a weight for each choice.
    pub fn with_odds(self, odds: &'a [u32]) -> Ask<'a> {
        Ask { odds, ..self }
    }

    /// The same, with an answer that only these may know.
    pub fn told_to(self, audience: Audience) -> Ask<'a> {
        Ask { audience, ..self }
    }
}

/// Where a missing answer is to be had.
enum Found {
    /// Here.
    Answer(usize, Extra),
    /// From a person, who must be asked.
    Person,
    /// From an agent, once a roll of its dice was typed in.
    Roll,
}

/// What the step of a step works on.
pub(crate) struct Driver<G: Game> {
    pub seats: &'static [SeatInfo],
    pub log: Vec<Answer<G::Choice>>,
    pub extras: BTreeMap<usize, Extra>,
    pub cursor: usize,
    pub agents: [Option<Box<dyn Agent<G>>>; MAX_SEATS],
    pub agent_seed: u64,
    pub chance: Chance,
    pub deck: Deck,
    pub outcomes: u64,
    pub script: VecDeque<(usize, RecordLine)>,
    pub notes: Vec<Note>,
    pub journal_kept: bool,
    pub pending: Vec<Asked<G>>,
    /// Where the answers to questions put to several seats at once begin, until all are in.
    pub open_group: Option<usize>,
    /// The rolls typed in so far for the agent that waits for its dice.
    pub rolls_given: Vec<Roll>,
    /// How many answers can no longer be taken back: up to the last thing revealed, and to the last answer but those
    /// of the seat that answered last, be it Chance. It never shrinks, for whoever saw an answer has seen it, even
    /// if it was taken back since.
    pub settled: usize,
    pub trouble: Option<(FaultKind, Option<QuestionText>)>,
    pub inspector: Option<Inspector<G>>,
    asked_in_step: usize,
    step_begins: usize,
    buffer: Vec<G::Choice>,
}

impl<G: Game> std::fmt::Debug for Driver<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Driver").field("answers", &self.log.len()).field("pending", &self.pending).finish()
    }
}

impl<G: Game> Driver<G> {
    pub fn new(seats: &'static [SeatInfo], chance: Chance) -> Driver<G> {
        Driver {
            seats,
            log: Vec::new(),
            extras: BTreeMap::new(),
            cursor: 0,
            agents: [const { None }; MAX_SEATS],
            agent_seed: chance.seed().unwrap_or_default(),
            chance,
            deck: Deck::default(),
            outcomes: 0,
            script: VecDeque::new(),
            notes: Vec::new(),
            journal_kept: true,
            pending: Vec::new(),
            open_group: None,
            rolls_given: Vec::new(),
            settled: 0,
            trouble: None,
            inspector: None,
            asked_in_step: 0,
            step_begins: 0,
            buffer: Vec::new(),
        }
    }

    /// Makes ready to run a step whose first answer and first note have these positions.
    pub fn begin_step(&mut self, answers: usize, notes: usize) {
        self.cursor = answers;
        self.notes.truncate(notes);
        self.pending.clear();
        self.open_group = None;
        self.asked_in_step = 0;
        self.step_begins = answers;
    }

    /// The rolls of the present step so far.
    pub fn rolled(&self) -> Rolled<'_> {
        Rolled { extras: &self.extras, answers: (self.step_begins, self.cursor) }
    }

    /// The name of a seat.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        match self.seats.get(seat.index()) {
            Some(info) => info.id,
            None if seat.is_chance() => Seat::CHANCE_NAME,
            None => "nobody",
        }
    }

    /// The seat of this name.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        if name == Seat::CHANCE_NAME {
            return Some(Seat::CHANCE);
        }
        self.seats.iter().position(|info| info.id == name).map(|index| Seat::new(index as u8))
    }

    /// The randomness of an agent for the answer that has this place in the game.
    pub fn rng(&self, place: usize, seat: Seat) -> AgentRng {
        AgentRng::at(self.agent_seed, place as u64 * MAX_SEATS as u64 + seat.index() as u64)
    }

    /// Keeps an answer, at the end of the log.
    pub fn keep(&mut self, answer: Answer<G::Choice>, extra: Extra) {
        let len = self.log.len();
        let before = self.open_group.unwrap_or(len);
        if before > 0 && self.log[before - 1].seat != answer.seat {
            self.settled = self.settled.max(before);
        }
        self.outcomes += u64::from(answer.seat.is_chance()) + extra.rolls.len() as u64;
        if !extra.rolls.is_empty() || !extra.reasons.is_empty() {
            self.extras.insert(len, extra);
        }
        self.log.push(answer);
    }

    /// Takes an answer out of the log. Those behind it, given at the same time by others, move up.
    pub fn remove(&mut self, index: usize) -> Answer<G::Choice> {
        for (at, extra) in self.extras.split_off(&index) {
            if at > index {
                self.extras.insert(at - 1, extra);
            }
        }
        self.log.remove(index)
    }

    /// Who gave the next answer, where it is known already.
    pub fn next_given(&self) -> Option<Seat> {
        match self.log.get(self.cursor) {
            Some(answer) => Some(answer.seat),
            None => self.script.front().and_then(|(_, line)| self.seat_named(&line.seat)),
        }
    }

    pub fn note(&mut self, rule: &'static str, message: Message, audience: Audience) {
        if self.journal_kept {
            self.notes.push(Note { at: self.cursor, rule, message, audience });
        }
    }

    /// The position of the answer to a question with this many options: as it was given, or found now.
    pub fn put(
        &mut self,
        state: &G::State,
        ask: Ask<'_>,
        count: usize,
        option: impl Fn(usize) -> G::Choice,
    ) -> Flow<usize> {
        self.asked_in_step += 1;
        if let Some(answer) = self.log.get(self.cursor) {
            let position = usize::from(answer.position);
            if answer.seat == ask.seat && position < count && option(position) == answer.choice {
                self.cursor += 1;
                return Ok(position);
            }
            self.trouble = Some((FaultKind::NotDeterministic, None));
            return Err(Stop::Broken);
        }
        let mut choices = std::mem::take(&mut self.buffer);
        choices.clear();
        choices.extend((0..count).map(option));
        let told = self.decide(state, ask, &choices);
        self.buffer = choices;
        told
    }

    /// Finds an answer that was not given yet, and keeps it, or pauses.
    fn decide(&mut self, state: &G::State, ask: Ask<'_>, choices: &[G::Choice]) -> Flow<usize> {
        match self.check(state, ask, choices).and_then(|()| self.find(state, ask, choices)) {
            Ok(Found::Answer(position, extra)) => {
                let (choice, audience) = (choices[position], ask.audience);
                self.keep(Answer { seat: ask.seat, position: position as u16, choice, audience }, extra);
                self.cursor += 1;
                Ok(position)
            }
            Ok(Found::Person) => {
                self.pending.push(Asked {
                    seat: ask.seat,
                    prompt: *ask.prompt,
                    choices: choices.to_vec(),
                    odds: ask.odds.to_vec(),
                    audience: ask.audience,
                    rolled_for: None,
                });
                Err(Stop::Paused)
            }
            Ok(Found::Roll) => Err(Stop::Paused),
            Err(kind) => {
                let words = QuestionText {
                    seat: self.seat_name(ask.seat).to_owned(),
                    rule: ask.prompt.rule,
                    prompt: format!("{:?}", ask.prompt.message),
                    choices: choices.iter().map(|choice| choice.to_string()).collect(),
                };
                self.trouble = Some((kind, Some(words)));
                Err(Stop::Broken)
            }
        }
    }

    /// Refuses questions that no rule may ask.
    fn check(&mut self, state: &G::State, ask: Ask<'_>, choices: &[G::Choice]) -> Result<(), FaultKind> {
        let Ask { seat, prompt, odds, .. } = ask;
        if choices.is_empty() {
            return Err(FaultKind::EmptyQuestion);
        }
        if self.asked_in_step > G::QUESTIONS_PER_STEP {
            return Err(FaultKind::Runaway(G::QUESTIONS_PER_STEP));
        }
        if !seat.is_chance() && seat.index() >= self.seats.len() {
            return Err(FaultKind::NoSuchSeat { seat: seat.index(), seats: self.seats.len() });
        }
        if !odds.is_empty() && (odds.len() != choices.len() || odds.contains(&0)) {
            return Err(FaultKind::Odds { odds: odds.to_vec(), choices: choices.len() });
        }
        match &mut self.inspector {
            Some(inspector) => {
                inspector(state, &Question { seat, prompt, choices }).map_err(FaultKind::Inspection)
            }
            None => Ok(()),
        }
    }

    fn find(&mut self, state: &G::State, ask: Ask<'_>, choices: &[G::Choice]) -> Result<Found, FaultKind> {
        if let Some((line, answer)) = self.script.pop_front() {
            return self.read(answer, ask.seat, choices).map_err(|reason| FaultKind::Record { line, reason });
        }
        if !ask.seat.is_chance() {
            return self.consult(state, ask, choices);
        }
        let outcome = self.chance.outcome(self.outcomes, choices, ask.odds, &mut self.deck);
        Ok(match outcome.map_err(FaultKind::Chance)? {
            Some(position) => Found::Answer(position, Extra::default()),
            None => Found::Person,
        })
    }

    /// The answer that a line of a record gives, or why it cannot be.
    fn read(&mut self, answer: RecordLine, seat: Seat, choices: &[G::Choice]) -> Result<Found, String> {
        let wanted = self.seat_name(seat);
        if answer.seat != wanted {
            return Err(format!("{} answers, but {wanted} is asked", answer.seat));
        }
        let position = find(choices, &answer.choice);
        let position = position.ok_or_else(|| format!("{:?} is not among the choices", answer.choice))?;
        if let Some(roll) = answer.rolls.iter().find(|roll| !(1..=roll.sides).contains(&roll.roll)) {
            return Err(format!("a roll of {} on a die of {}", roll.roll, roll.sides));
        }
        if seat.is_chance() {
            if !answer.rolls.is_empty() {
                return Err("rolls on the way to an outcome of chance".into());
            }
            self.deck.drawn(choices[position].target());
        }
        Ok(Found::Answer(position, Extra { rolls: answer.rolls, reasons: Vec::new() }))
    }

    /// The answer of the agent at this seat. One agent rolls at a time: the others wait for the dice.
    fn consult(&mut self, state: &G::State, ask: Ask<'_>, choices: &[G::Choice]) -> Result<Found, FaultKind> {
        let rng = self.rng(ask.place, ask.seat);
        let Some(agent) = &mut self.agents[ask.seat.index()] else { return Ok(Found::Person) };
        if self.pending.iter().any(|asked| asked.rolled_for.is_some()) {
            return Ok(Found::Roll);
        }
        let mut dice = Dice {
            rng,
            chance: &mut self.chance,
            rolls: &mut self.rolls_given,
            used: 0,
            nth: self.outcomes,
            seat: ask.seat,
            asked: &mut self.pending,
            trouble: None,
            step: Rolled { extras: &self.extras, answers: (self.step_begins, self.cursor) },
        };
        let seen = Observation { state, seat: ask.seat, reasons_wanted: self.journal_kept };
        let question = Question { seat: ask.seat, prompt: ask.prompt, choices };
        let chosen = agent.choose(&seen, &question, &mut dice);
        let trouble = dice.trouble.take();
        match chosen {
            Ok(Chosen { position, reasons }) if position < choices.len() => {
                let rolls = std::mem::take(&mut self.rolls_given);
                Ok(Found::Answer(position, Extra { rolls, reasons }))
            }
            Ok(Chosen { position, .. }) => {
                let seat = self.seat_name(ask.seat).to_owned();
                Err(FaultKind::AgentRefused { seat, position, choices: choices.len() })
            }
            Err(Stop::Paused) => Ok(Found::Roll),
            Err(Stop::Broken) => {
                Err(FaultKind::Chance(trouble.unwrap_or_else(|| "an agent stopped without a reason".into())))
            }
        }
    }
}
