//! What runs a step: the answers given, who gives those that are missing, and the journal.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::agent::{Agent, AgentRoll, Chosen, Dice, Observation, Reason, Rolled};
use crate::belief::Resampling;
use crate::chance::{AgentRng, Chance, Deck};
use crate::error::{FaultKind, QuestionText};
use crate::history::History;
use crate::journal::Journal;
use crate::odds::Within;
use crate::packed::Packed;
use crate::question::find;
use crate::record::RecordLine;
use crate::{
    AnyPrompt, Audience, Choice, Flow, Game, MAX_SEATS, Message, Note, Prompt, PromptOf, Question, Seat,
    SeatInfo, Stop, Viewer,
};

/// Looks at the state whenever something new is asked, of Chance too, and says what is wrong with it.
/// See [`Table::inspect`](crate::Table::inspect).
pub type Inspector<G> = Box<dyn FnMut(&Inspection<'_, G>) -> Result<(), String> + Send + Sync>;

/// A new question, as an [`Inspector`] sees it before anybody answers.
#[derive(Debug)]
pub struct Inspection<'a, G: Game> {
    /// The state in which it is asked.
    pub state: &'a G::State,
    /// The facts in use.
    pub facts: &'a G::Facts,
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub prompt: &'a PromptOf<G>,
    /// The choices.
    pub choices: &'a [G::Choice],
}

/// An answer as the table keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Answer<C> {
    pub seat: Seat,
    pub position: u16,
    pub choice: C,
    pub audience: Audience,
    pub extra: Option<Arc<Extra>>,
}

/// What some answers carry besides: rolls and reasons of an agent. Many have reasons and few have rolls, so those take no room
/// where there are none.
#[derive(Default, Debug)]
pub(crate) struct Extra {
    rolls: Option<Box<Rolls>>,
    reasons: Packed,
}

#[derive(Debug)]
struct Rolls(Box<[AgentRoll]>);

impl<C> Answer<C> {
    pub fn rolls(&self) -> &[AgentRoll] {
        self.extra.as_deref().and_then(|extra| extra.rolls.as_deref()).map_or(&[], |rolls| &rolls.0)
    }

    pub fn reasons(&self) -> Vec<Reason> {
        self.extra.iter().flat_map(|extra| extra.reasons.reasons()).collect()
    }
}

/// Where in the rules something is asked.
#[derive(Debug)]
pub(crate) struct At<'a, G: Game> {
    pub state: &'a G::State,
    pub facts: &'a Arc<G::Facts>,
    /// The state at the start of the step; none in a dry run.
    pub start: Option<&'a G::State>,
}

impl<G: Game> Clone for At<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for At<'_, G> {}

/// What is asked of whom, without the choices.
#[derive(Debug)]
pub(crate) struct Ask<'a, G: Game> {
    pub seat: Seat,
    pub prompt: PromptOf<G>,
    pub odds: &'a [u32],
    pub audience: Audience,
    pub dialogue: Option<G::Prompt>,
}

impl<G: Game> Clone for Ask<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Ask<'_, G> {}

impl<'a, G: Game> Ask<'a, G> {
    /// A question whose answer everybody may know.
    pub fn new(seat: Seat, prompt: PromptOf<G>) -> Ask<'a, G> {
        Ask { seat, prompt, odds: &[], audience: Audience::All, dialogue: None }
    }

    /// The same, with a weight for each choice.
    pub fn with_odds(self, odds: &'a [u32]) -> Ask<'a, G> {
        Ask { odds, ..self }
    }

    /// The same, with an answer that only these may know.
    pub fn only_for(self, audience: Audience) -> Ask<'a, G> {
        Ask { audience, ..self }
    }

    /// The same, as part of a dialogue of which others see this prompt.
    pub fn in_dialogue(self, dialogue: Option<G::Prompt>) -> Ask<'a, G> {
        Ask { dialogue, ..self }
    }
}

/// Where a missing answer is to be had.
enum Found {
    /// Here.
    Answer(usize, Option<Arc<Extra>>),
    /// From a person, who must be asked.
    Person,
    /// From an agent, once a roll of its dice was typed in.
    Roll,
}

/// What a step runs on.
pub(crate) struct Driver<G: Game> {
    pub seats: &'static [SeatInfo],
    pub log: History<Answer<G::Choice>>,
    pub cursor: usize,
    pub agents: Players<G>,
    pub agent_seed: u64,
    pub chance: Chance,
    pub deck: Deck,
    pub outcomes: u64,
    pub script: VecDeque<(usize, RecordLine)>,
    pub notes: Journal,
    pub journal_kept: bool,
    /// Whether agents are asked for their reasons, where there is a journal.
    pub reasons_kept: bool,
    /// How many steps more are played.
    pub steps_left: usize,
    /// How many answers there may be.
    pub most_answers: usize,
    pub pending: Vec<Question<G>>,
    /// Where the answers to questions put to several seats at once begin, until all are in.
    pub open_group: Option<usize>,
    /// The rolls typed in so far for the agent that waits for its dice.
    pub rolls_given: Vec<AgentRoll>,
    /// How many answers can no longer be undone: those before the last thing revealed, and those before the last answers
    /// of one seat in a row, be it Chance. It never shrinks: a player who saw an answer has seen it, even if it was undone.
    pub settled: usize,
    pub trouble: Option<(FaultKind, Option<QuestionText>)>,
    pub inspector: Option<Inspector<G>>,
    /// Makes a step again for a viewer who does not know all of its answers.
    pub resampling: Option<Box<Resampling<G>>>,
    /// The questions of the answers that are read from the log, where somebody wants to know.
    pub trace: Option<Trace<G>>,
    pub asked_in_step: usize,
    pub step_begins: usize,
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
            log: History::default(),
            cursor: 0,
            agents: Players::default(),
            agent_seed: chance.seed().unwrap_or_default(),
            chance,
            deck: Deck::default(),
            outcomes: 0,
            script: VecDeque::new(),
            notes: Journal::default(),
            journal_kept: true,
            reasons_kept: true,
            steps_left: usize::MAX,
            most_answers: usize::MAX,
            pending: Vec::new(),
            open_group: None,
            rolls_given: Vec::new(),
            settled: 0,
            trouble: None,
            inspector: None,
            resampling: None,
            trace: None,
            asked_in_step: 0,
            step_begins: 0,
            buffer: Vec::new(),
        }
    }

    /// Makes ready to run a step whose first answer and first note have these positions.
    pub fn begin_step(&mut self, answers: usize, notes: usize) {
        self.cursor = answers;
        self.notes.begin_step(notes);
        self.pending.clear();
        self.open_group = None;
        self.asked_in_step = 0;
        self.step_begins = answers;
    }

    /// Makes ready to run something else: all that was answered is forgotten.
    pub fn forget(&mut self) {
        self.log.truncate(0);
        self.begin_step(0, 0);
        self.rolls_given.clear();
        self.trouble = None;
        (self.outcomes, self.settled) = (0, 0);
    }

    /// The rolls of the present step so far.
    pub fn rolled(&self) -> Rolled<'_, G> {
        let open_from = self.open_group.unwrap_or(usize::MAX);
        Rolled { answers: (self.step_begins, self.log.len()), log: &self.log, open_from }
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
    pub fn keep(&mut self, answer: Answer<G::Choice>) {
        let len = self.log.len();
        let before = self.open_group.unwrap_or(len);
        if before > 0 && self.log.get(before - 1).is_some_and(|last| last.seat != answer.seat) {
            self.settled = self.settled.max(before);
        }
        self.outcomes += u64::from(answer.seat.is_chance()) + answer.rolls().len() as u64;
        self.log.push(answer);
    }

    /// Whether a record is being replayed.
    pub fn replays(&self) -> bool {
        !self.script.is_empty()
    }

    /// Breaks the step: the next line of the record is of a seat that is not asked.
    pub fn wrong_line(&mut self) -> Stop {
        if let Some((line, answer)) = self.script.front() {
            let reason = format!("{} answers, but is not asked", answer.seat);
            self.trouble = Some((FaultKind::Record { line: *line, reason }, None));
        }
        Stop::Broken
    }

    pub fn note(&mut self, rule: &'static str, message: Message, audience: Audience) {
        if self.journal_kept {
            self.notes.push(Note { at: self.cursor, rule, message, audience });
        }
    }

    /// The position of the answer to a question with this many options: as it was given, or found now. The place of the
    /// answer in the game decides an agent's randomness.
    pub fn put(
        &mut self,
        at: &At<'_, G>,
        ask: &Ask<'_, G>,
        place: usize,
        count: usize,
        option: impl Fn(usize) -> G::Choice,
    ) -> Flow<usize> {
        self.asked_in_step += 1;
        let position = match self.log.get(self.cursor) {
            Some(_) => self.given(at, self.cursor, ask, count, option)?,
            None => match self.fall(ask, count) {
                Some(position) => {
                    let (choice, audience) = (option(position), ask.audience);
                    self.keep(Answer {
                        seat: ask.seat,
                        position: position as u16,
                        choice,
                        audience,
                        extra: None,
                    });
                    position
                }
                None => self.decide_among(at, ask, place, count, option)?,
            },
        };
        self.cursor += 1;
        Ok(position)
    }

    /// The position of an outcome of Chance, where nothing but their number and odds matters. What is wrong with a question,
    /// and everything else about it, is left to [`Driver::decide`].
    fn fall(&mut self, ask: &Ask<'_, G>, count: usize) -> Option<usize> {
        let plain = ask.seat.is_chance()
            && self.inspector.is_none()
            && self.resampling.is_none()
            && self.script.is_empty()
            // Dice that are no part of a contest do not fall while it is played to its end.
            && self.agents.within.is_none()
            && (1..=usize::from(u16::MAX)).contains(&count)
            && self.asked_in_step <= G::QUESTIONS_PER_STEP
            && self.log.len() < self.most_answers
            && (ask.odds.is_empty() || ask.odds.len() == count && !ask.odds.contains(&0));
        if plain && self.deck.is_empty() { self.chance.fall(self.outcomes, count, ask.odds) } else { None }
    }

    /// The answer to the question that comes now, if this seat has given it already and nobody asks what it was chosen from.
    pub fn known(&mut self, seat: Seat) -> Option<G::Choice> {
        if self.trace.is_some() {
            return None;
        }
        let choice = self.log.get(self.cursor).filter(|answer| answer.seat == seat)?.choice;
        self.asked_in_step += 1;
        self.cursor += 1;
        Some(choice)
    }

    /// The same for one of several seats that are asked at once: its answers are those from the cursor on that are its own.
    pub fn put_in_group(
        &mut self,
        at: &At<'_, G>,
        ask: &Ask<'_, G>,
        place: usize,
        cursor: &mut usize,
        count: usize,
        option: impl Fn(usize) -> G::Choice,
    ) -> Flow<usize> {
        self.asked_in_step += 1;
        while self.log.get(*cursor).is_some_and(|answer| answer.seat != ask.seat) {
            *cursor += 1;
        }
        let position = if *cursor < self.log.len() {
            self.given(at, *cursor, ask, count, option)?
        } else if self.script.front().is_some_and(|(_, line)| line.seat != self.seat_name(ask.seat)) {
            return Err(Stop::Paused);
        } else {
            self.decide_among(at, ask, place, count, option)?
        };
        *cursor += 1;
        Ok(position)
    }

    /// The position of an answer that was given, which must still be possible.
    fn given(
        &mut self,
        at: &At<'_, G>,
        index: usize,
        ask: &Ask<'_, G>,
        count: usize,
        option: impl Fn(usize) -> G::Choice,
    ) -> Flow<usize> {
        let answer = self.log.get(index).expect("the answer was given");
        let position = usize::from(answer.position);
        if answer.seat != ask.seat || position >= count || option(position) != answer.choice {
            self.trouble = Some((FaultKind::NotDeterministic, None));
            return Err(Stop::Broken);
        }
        if let Some(trace) = &mut self.trace {
            let choices = (0..count).map(option).collect();
            let sight = G::sight(at.state, at.facts, trace.viewer);
            trace.answers.push(Traced { index, prompt: ask.prompt, choices, sight });
        }
        Ok(position)
    }

    fn decide_among(
        &mut self,
        at: &At<'_, G>,
        ask: &Ask<'_, G>,
        place: usize,
        count: usize,
        option: impl Fn(usize) -> G::Choice,
    ) -> Flow<usize> {
        let mut choices = std::mem::take(&mut self.buffer);
        choices.clear();
        choices.extend((0..count).map(option));
        let decided = self.decide(at, ask, place, &choices);
        self.buffer = choices;
        decided
    }

    /// Finds an answer that was not given yet, and keeps it, or pauses.
    fn decide(
        &mut self,
        at: &At<'_, G>,
        ask: &Ask<'_, G>,
        place: usize,
        choices: &[G::Choice],
    ) -> Flow<usize> {
        match self.check(at, ask, choices).and_then(|()| self.find(at, ask, place, choices)) {
            Ok(Found::Answer(position, extra)) => {
                let (seat, choice, audience) = (ask.seat, choices[position], ask.audience);
                self.keep(Answer { seat, position: position as u16, choice, audience, extra });
                Ok(position)
            }
            Ok(Found::Person) => {
                self.pending.push(Question {
                    seat: ask.seat,
                    prompt: ask.prompt,
                    choices: choices.to_vec(),
                    odds: ask.odds.to_vec(),
                    audience: ask.audience,
                    rolled_for: None,
                    decides: None,
                    dialogue: ask.dialogue,
                });
                Err(Stop::Paused)
            }
            Ok(Found::Roll) => Err(Stop::Paused),
            Err(kind) => {
                let words = QuestionText {
                    seat: self.seat_name(ask.seat).to_owned(),
                    rule: ask.prompt.rule(),
                    prompt: format!("{:?}", ask.prompt.message()),
                    choices: choices.iter().map(|choice| choice.notation(at.facts)).collect(),
                };
                self.trouble = Some((kind, Some(words)));
                Err(Stop::Broken)
            }
        }
    }

    /// Refuses questions that no rule may ask.
    fn check(&mut self, at: &At<'_, G>, ask: &Ask<'_, G>, choices: &[G::Choice]) -> Result<(), FaultKind> {
        let &Ask { seat, prompt, odds, .. } = ask;
        if choices.is_empty() {
            return Err(FaultKind::EmptyQuestion);
        }
        if choices.len() > usize::from(u16::MAX) {
            return Err(FaultKind::TooManyChoices(choices.len()));
        }
        if self.asked_in_step > G::QUESTIONS_PER_STEP {
            return Err(FaultKind::Runaway(G::QUESTIONS_PER_STEP));
        }
        if self.log.len() >= self.most_answers {
            return Err(FaultKind::Inspection(format!("more than {} answers", self.most_answers)));
        }
        if !seat.is_chance() && seat.index() >= self.seats.len() {
            return Err(FaultKind::NoSuchSeat { seat: seat.index(), seats: self.seats.len() });
        }
        if !odds.is_empty() && (odds.len() != choices.len() || odds.contains(&0)) {
            return Err(FaultKind::Odds { odds: odds.to_vec(), choices: choices.len() });
        }
        match &mut self.inspector {
            Some(inspector) => {
                let At { state, facts, .. } = *at;
                inspector(&Inspection { state, facts, seat, prompt: &prompt, choices })
                    .map_err(FaultKind::Inspection)
            }
            None => Ok(()),
        }
    }

    fn find(
        &mut self,
        at: &At<'_, G>,
        ask: &Ask<'_, G>,
        place: usize,
        choices: &[G::Choice],
    ) -> Result<Found, FaultKind> {
        if self.script.front().is_some_and(|(_, line)| line.choice.is_empty())
            && let Some((line, begun)) = self.script.pop_front()
        {
            self.begin_decision(begun, ask.seat).map_err(|reason| FaultKind::Record { line, reason })?;
        }
        if let Some((line, answer)) = self.script.pop_front() {
            let read = self.read(answer, ask.seat, choices, at.facts);
            return read.map_err(|reason| FaultKind::Record { line, reason });
        }
        if let Some(resampling) = &mut self.resampling
            && let Some(found) = resampling.answer(at, ask, choices, self.open_group.is_some())
        {
            return found.map(|(position, extra)| Found::Answer(position, extra)).ok_or(FaultKind::Unlike);
        }
        if let Some(redo) = &mut self.agents.redo {
            if let Some(choice) = redo.choices.pop_front() {
                let position = choices.iter().position(|it| *it == choice).ok_or(FaultKind::Unlike)?;
                return Ok(Found::Answer(position, None));
            }
            if redo.answers == 0 {
                return Ok(Found::Person);
            }
            redo.answers -= usize::from(!ask.seat.is_chance());
        }
        if self.agents.within.as_mut().is_some_and(|within| within.is_left_by(&ask.prompt)) {
            return Ok(Found::Person);
        }
        if !ask.seat.is_chance() {
            return self.consult(at, ask, place, choices);
        }
        let outcome = self.chance.outcome(self.outcomes, choices, ask.odds, &mut self.deck, at.facts);
        Ok(match outcome.map_err(FaultKind::Chance)? {
            Some(position) => Found::Answer(position, None),
            None => Found::Person,
        })
    }

    /// A last line without a choice has the dice that were typed in for an agent which had not decided yet. Without that
    /// agent they mean nothing.
    fn begin_decision(&mut self, line: RecordLine, seat: Seat) -> Result<(), String> {
        let wanted = self.seat_name(seat);
        if line.seat != wanted || !self.script.is_empty() {
            return Err(format!("{} decides without an answer, but {wanted} is asked", line.seat));
        }
        check_rolls(&line.rolls)?;
        if !seat.is_chance() && self.agents.seats[seat.index()].is_some() {
            self.rolls_given = line.rolls;
        }
        Ok(())
    }

    /// The answer that a line of a record gives, or why it cannot be.
    fn read(
        &mut self,
        answer: RecordLine,
        seat: Seat,
        choices: &[G::Choice],
        facts: &G::Facts,
    ) -> Result<Found, String> {
        let wanted = self.seat_name(seat);
        if answer.seat != wanted {
            return Err(format!("{} answers, but {wanted} is asked", answer.seat));
        }
        let position = find(choices, &answer.choice, facts);
        let position = position.ok_or_else(|| format!("{:?} is not among the choices", answer.choice))?;
        check_rolls(&answer.rolls)?;
        if seat.is_chance() {
            if !answer.rolls.is_empty() {
                return Err("rolls on the way to an outcome of chance".into());
            }
            self.deck.drawn(choices[position].target(facts));
        }
        Ok(Found::Answer(position, extra(answer.rolls, Vec::new())))
    }

    /// The answer of the agent at this seat. One agent rolls at a time: the others wait for the dice.
    fn consult(
        &mut self,
        at: &At<'_, G>,
        ask: &Ask<'_, G>,
        place: usize,
        choices: &[G::Choice],
    ) -> Result<Found, FaultKind> {
        let rng = if self.agents.of_one_mind {
            AgentRng::at(0, ask.seat.index() as u64)
        } else {
            self.rng(place, ask.seat)
        };
        let AnyPrompt::Seat(prompt) = &ask.prompt else { return Ok(Found::Person) };
        if self.agents.answers.as_ref().is_some_and(|answers| !answers(&ask.prompt)) {
            return Ok(Found::Person);
        }
        let Some(agent) = &mut self.agents.seats[ask.seat.index()] else { return Ok(Found::Person) };
        if self.pending.iter().any(|question| question.rolled_for.is_some()) {
            return Ok(Found::Roll);
        }
        let open_from = self.open_group.unwrap_or(usize::MAX);
        let step = Rolled { answers: (self.step_begins, self.log.len()), log: &self.log, open_from };
        let mut dice = Dice {
            rng,
            chance: &mut self.chance,
            rolls: &mut self.rolls_given,
            used: 0,
            nth: self.outcomes,
            seat: ask.seat,
            prompt: *prompt,
            asked: &mut self.pending,
            trouble: None,
            step: &step,
            facts: at.facts,
        };
        let observation = Observation {
            seat: ask.seat,
            prompt,
            choices,
            at: *at,
            seats: self.seats,
            step: &step,
            reasons_wanted: self.journal_kept && self.reasons_kept,
            is_advice: false,
        };
        let chosen = agent.choose(&observation, &mut dice);
        let trouble = dice.trouble.take();
        match chosen {
            Ok(Chosen { position, reasons }) if position < choices.len() => {
                if reasons.is_empty() && self.rolls_given.is_empty() {
                    return Ok(Found::Answer(position, None));
                }
                Ok(Found::Answer(position, extra(std::mem::take(&mut self.rolls_given), reasons)))
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

/// What an answer carries besides, where it carries anything.
pub(crate) fn extra(rolls: Vec<AgentRoll>, reasons: Vec<Reason>) -> Option<Arc<Extra>> {
    if rolls.is_empty() && reasons.is_empty() {
        return None;
    }
    let rolls = (!rolls.is_empty()).then(|| Box::new(Rolls(rolls.into())));
    Some(Arc::new(Extra { rolls, reasons: Packed::of_reasons(&reasons) }))
}

/// The question to which an answer of the log was given.
#[derive(Debug)]
pub(crate) struct Traced<G: Game> {
    pub index: usize,
    pub prompt: PromptOf<G>,
    pub choices: Vec<G::Choice>,
    /// What the viewer saw when it was asked.
    pub sight: u64,
}

/// A step as a viewer has seen it go.
#[derive(Debug)]
pub(crate) struct Trace<G: Game> {
    pub viewer: Viewer,
    pub answers: Vec<Traced<G>>,
}

/// Which questions agents answer.
pub(crate) type Answers<G> = Box<dyn Fn(&PromptOf<G>) -> bool + Send + Sync>;

/// The agents at the seats of a game; none where a person sits. They may be asked only some of the questions.
pub struct Players<G: Game> {
    pub(crate) seats: [Option<Box<dyn Agent<G>>>; MAX_SEATS],
    answers: Option<Answers<G>>,
    of_one_mind: bool,
    /// Where only a contest is played to its end: nothing is answered that is no part of it, dice included.
    pub(crate) within: Option<Within<G>>,
    /// Where a step is made again.
    pub(crate) redo: Option<Redo<G::Choice>>,
}

/// A step that is made again, and goes on.
#[derive(Debug)]
pub(crate) struct Redo<C> {
    /// What is answered to its questions, whoever is asked.
    pub choices: VecDeque<C>,
    /// How many questions are answered after those.
    pub answers: usize,
}

impl<G: Game> Default for Players<G> {
    fn default() -> Self {
        Players {
            seats: [const { None }; MAX_SEATS],
            answers: None,
            of_one_mind: false,
            within: None,
            redo: None,
        }
    }
}

impl<G: Game> std::fmt::Debug for Players<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.seats.iter().map(Option::is_some)).finish()
    }
}

impl<G: Game> Players<G> {
    /// The same agent at every seat, each made by this function.
    pub fn all(mut make: impl FnMut() -> Box<dyn Agent<G>>) -> Players<G> {
        Players { seats: [(); MAX_SEATS].map(|()| Some(make())), ..Players::default() }
    }

    /// The same players, who answer these questions only: others are left open.
    #[must_use]
    pub fn asked_only(self, answers: impl Fn(&PromptOf<G>) -> bool + Send + Sync + 'static) -> Players<G> {
        Players { answers: Some(Box::new(answers)), ..self }
    }

    /// The same players, who choose among equals in the same way wherever they are asked: to the same question in the same position
    /// they always give the same answer.
    #[must_use]
    pub fn of_one_mind(self) -> Players<G> {
        Players { of_one_mind: true, ..self }
    }

    /// The same players with an agent at a seat.
    #[must_use]
    pub fn with(mut self, seat: Seat, agent: Box<dyn Agent<G>>) -> Players<G> {
        self.seats[seat.index()] = Some(agent);
        self
    }
}

fn check_rolls(rolls: &[AgentRoll]) -> Result<(), String> {
    match rolls.iter().find(|roll| !(1..=roll.sides).contains(&roll.roll)) {
        Some(roll) => Err(format!("a roll of {} on a die of {}", roll.roll, roll.sides)),
        None => Ok(()),
    }
}
