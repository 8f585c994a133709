//! The rules' side of the table: ask, roll, draw, note.
//!
//! A step runs from its checkpoint over the answers already given. When an answer is missing and nobody can give
//! it at once, the step stops with [`Stop::Paused`], which `?` carries out; it is run again when the answer is in.

use std::collections::{BTreeMap, VecDeque};

use arrayvec::ArrayVec;

use crate::agent::{Agent, Chosen, Dice, Reason, Roll, Seen};
use crate::chance::{Chance, Deck, Whim};
use crate::error::{AskedInWords, FaultKind};
use crate::question::find;
use crate::record::Line;
use crate::{Asked, Audience, Choice, Game, MAX_SEATS, Message, Note, Prompt, Question, Seat, SeatInfo};

/// What a rule returns: its result, or that the telling has stopped. Pass it on with `?`.
pub type Told<T> = Result<T, Stop>;

/// Why a telling stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// An answer is awaited.
    Paused,
    /// Something is broken; the table knows what.
    Broken,
}

/// A step as it is being told: the state it changes, and the table it asks.
#[derive(Debug)]
pub struct Telling<'t, G: Game> {
    /// The state as it is at this point of the step.
    pub state: G::State,
    pub(crate) desk: &'t mut Desk<G>,
}

impl<G: Game> Telling<'_, G> {
    /// Asks a seat to choose one of the options.
    pub fn ask<T>(&mut self, seat: impl Into<Seat>, prompt: Prompt, options: &[T]) -> Told<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let position = self.put(seat.into(), &prompt, options, &[], Audience::All)?;
        Ok(options[position])
    }

    /// Asks a seat, unless there is but one option: that one is taken without a question.
    pub fn pick<T>(&mut self, seat: impl Into<Seat>, prompt: Prompt, options: &[T]) -> Told<T>
    where
        T: Copy + Into<G::Choice>,
    {
        if let [only] = options { Ok(*only) } else { self.ask(seat, prompt, options) }
    }

    /// Asks a seat for a choice that only this seat may know.
    pub fn ask_secretly<T>(&mut self, seat: impl Into<Seat>, prompt: Prompt, options: &[T]) -> Told<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let seat = seat.into();
        let position = self.put(seat, &prompt, options, &[], Audience::Only(seat))?;
        Ok(options[position])
    }

    /// Asks several seats at once. They answer in any order, and no answer is told before all are in.
    /// The answers come back in the order of the questions.
    pub fn ask_each<T>(&mut self, asks: &[(Seat, Prompt, &[T])]) -> Told<ArrayVec<T, MAX_SEATS>>
    where
        T: Copy + Into<G::Choice>,
    {
        let start = self.desk.cursor;
        let mut given: ArrayVec<Option<usize>, MAX_SEATS> = asks.iter().map(|_| None).collect();
        let open = |given: &[Option<usize>], seat: Seat| {
            asks.iter().zip(given).position(|(ask, given)| given.is_none() && ask.0 == seat)
        };
        while given.contains(&None) && self.desk.cursor < self.desk.log.len() {
            let seat = self.desk.log[self.desk.cursor].seat;
            let Some(which) = open(&given, seat) else { return self.desk.broken(FaultKind::NotDeterministic) };
            given[which] = Some(self.put(seat, &asks[which].1, asks[which].2, &[], Audience::All)?);
        }
        while given.contains(&None)
            && let Some(seat) = self.desk.scripted_seat()
        {
            let which = open(&given, seat).or_else(|| given.iter().position(Option::is_none)).unwrap_or_default();
            given[which] = Some(self.put(asks[which].0, &asks[which].1, asks[which].2, &[], Audience::All)?);
        }
        for (which, (seat, prompt, options)) in asks.iter().enumerate() {
            if given[which].is_none() {
                match self.put(*seat, prompt, options, &[], Audience::All) {
                    Ok(position) => given[which] = Some(position),
                    Err(Stop::Paused) => {}
                    Err(Stop::Broken) => return Err(Stop::Broken),
                }
            }
        }
        if given.contains(&None) {
            self.desk.open_group = Some(start);
            return Err(Stop::Paused);
        }
        Ok(asks.iter().zip(given).filter_map(|(ask, given)| Some(ask.2[given?])).collect())
    }

    /// Rolls a die with this many sides.
    pub fn die(&mut self, prompt: Prompt, sides: u8) -> Told<u8> {
        let faces: ArrayVec<G::Choice, 100> = (1..=i32::from(sides)).map(G::Choice::number).collect();
        Ok(self.put(Seat::CHANCE, &prompt, &faces, &[], Audience::All)? as u8 + 1)
    }

    /// Draws one of the options, each as likely as any other.
    pub fn draw<T>(&mut self, prompt: Prompt, options: &[T], audience: Audience) -> Told<T>
    where
        T: Copy + Into<G::Choice>,
    {
        self.draw_weighted(prompt, options, &[], audience)
    }

    /// Draws one of the options by their weights.
    pub fn draw_weighted<T>(&mut self, prompt: Prompt, options: &[T], odds: &[u32], audience: Audience) -> Told<T>
    where
        T: Copy + Into<G::Choice>,
    {
        let position = self.put(Seat::CHANCE, &prompt, options, odds, audience)?;
        Ok(options[position])
    }

    /// Tells everybody what happened, and by which rule.
    pub fn note(&mut self, rule: &'static str, message: Message) {
        self.desk.note(rule, message, Audience::All);
    }

    /// Tells one seat what happened.
    pub fn note_to(&mut self, seat: impl Into<Seat>, rule: &'static str, message: Message) {
        self.desk.note(rule, message, Audience::Only(seat.into()));
    }

    /// Marks that somebody learned something here: what was answered before cannot be taken back.
    pub fn reveal(&mut self) {
        self.desk.revealed_at = self.desk.revealed_at.max(self.desk.cursor);
    }

    fn put<T>(
        &mut self,
        seat: Seat,
        prompt: &Prompt,
        options: &[T],
        odds: &[u32],
        audience: Audience,
    ) -> Told<usize>
    where
        T: Copy + Into<G::Choice>,
    {
        let desk = &mut *self.desk;
        desk.asked_in_step += 1;
        if let Some(entry) = desk.log.get(desk.cursor) {
            let position = entry.position as usize;
            if entry.seat == seat && options.get(position).is_some_and(|&option| option.into() == entry.choice) {
                desk.cursor += 1;
                return Ok(position);
            }
            return desk.broken(FaultKind::NotDeterministic);
        }
        let mut choices = std::mem::take(&mut desk.buffer);
        choices.clear();
        choices.extend(options.iter().map(|&option| option.into()));
        let told = desk.decide(&self.state, seat, prompt, &choices, odds, audience);
        desk.buffer = choices;
        told
    }
}

/// An answer as the table keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Entry<C> {
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

/// What the telling of a step works on: answers given, who answers what is missing, and the journal.
pub(crate) struct Desk<G: Game> {
    pub seats: &'static [SeatInfo],
    pub log: Vec<Entry<G::Choice>>,
    pub extras: BTreeMap<usize, Extra>,
    pub cursor: usize,
    pub agents: [Option<Box<dyn Agent<G>>>; MAX_SEATS],
    pub agent_seed: u64,
    pub chance: Chance,
    pub deck: Deck,
    pub outcomes: u64,
    pub script: VecDeque<(usize, Line)>,
    pub notes: Vec<Note>,
    pub journal_kept: bool,
    pub pending: Vec<Asked<G>>,
    pub open_group: Option<usize>,
    pub rolls_given: Vec<Roll>,
    pub asked_in_step: usize,
    pub revealed_at: usize,
    pub trouble: Option<(FaultKind, Option<AskedInWords>)>,
    buffer: Vec<G::Choice>,
}

impl<G: Game> std::fmt::Debug for Desk<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").field("answers", &self.log.len()).field("pending", &self.pending).finish()
    }
}

impl<G: Game> Desk<G> {
    pub fn new(seats: &'static [SeatInfo], chance: Chance) -> Desk<G> {
        Desk {
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
            asked_in_step: 0,
            revealed_at: 0,
            trouble: None,
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
    }

    /// The name of a seat.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        if seat.is_chance() { Seat::CHANCE_NAME } else { self.seats[seat.index()].id }
    }

    /// The seat of this name.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        if name == Seat::CHANCE_NAME {
            return Some(Seat::CHANCE);
        }
        self.seats.iter().position(|info| info.id == name).map(|index| Seat::new(index as u8))
    }

    /// How many outcomes of Chance stand in the log.
    pub fn count_outcomes(&self) -> u64 {
        let answers = self.log.iter().filter(|entry| entry.seat.is_chance()).count();
        (answers + self.extras.values().map(|extra| extra.rolls.len()).sum::<usize>()) as u64
    }

    fn scripted_seat(&self) -> Option<Seat> {
        self.script.front().and_then(|(_, line)| self.seat_named(&line.seat))
    }

    fn note(&mut self, rule: &'static str, message: Message, audience: Audience) {
        if self.journal_kept {
            self.notes.push(Note { at: self.cursor, rule, message, audience });
        }
    }

    fn broken<T>(&mut self, kind: FaultKind) -> Told<T> {
        self.trouble = Some((kind, None));
        Err(Stop::Broken)
    }

    /// Finds an answer that was not given yet, and keeps it, or pauses.
    fn decide(
        &mut self,
        state: &G::State,
        seat: Seat,
        prompt: &Prompt,
        choices: &[G::Choice],
        odds: &[u32],
        audience: Audience,
    ) -> Told<usize> {
        let mut extra = Extra::default();
        let found = if choices.is_empty() {
            Err(FaultKind::EmptyQuestion)
        } else if self.asked_in_step > G::QUESTIONS_PER_STEP {
            Err(FaultKind::Runaway(G::QUESTIONS_PER_STEP))
        } else if let Some((line, answer)) = self.script.pop_front() {
            self.scripted(line, answer, seat, choices, &mut extra)
        } else if seat.is_chance() {
            self.chance.outcome(self.outcomes, choices, odds, &mut self.deck).map_err(FaultKind::Chance)
        } else {
            match self.consult(state, seat, prompt, choices, &mut extra) {
                Ok(position) => Ok(position),
                Err(Stop::Paused) => return Err(Stop::Paused),
                Err(Stop::Broken) => {
                    let kind = self.trouble.take().map(|(kind, _)| kind);
                    Err(kind.unwrap_or_else(|| FaultKind::Chance("an agent stopped without a reason".into())))
                }
            }
        };
        match found {
            Ok(Some(position)) => {
                self.outcomes += u64::from(seat.is_chance()) + extra.rolls.len() as u64;
                if !extra.rolls.is_empty() || !extra.reasons.is_empty() {
                    self.extras.insert(self.log.len(), extra);
                }
                self.log.push(Entry { seat, position: position as u16, choice: choices[position], audience });
                self.cursor += 1;
                Ok(position)
            }
            Ok(None) => {
                self.pending.push(Asked {
                    seat,
                    prompt: *prompt,
                    choices: choices.to_vec(),
                    odds: odds.to_vec(),
                    audience,
                    rolled_for: None,
                });
                Err(Stop::Paused)
            }
            Err(kind) => {
                let words = AskedInWords {
                    seat: self.seat_name(seat).to_owned(),
                    rule: prompt.rule,
                    prompt: format!("{:?}", prompt.message),
                    choices: choices.iter().map(|choice| choice.to_string()).collect(),
                };
                self.trouble = Some((kind, Some(words)));
                Err(Stop::Broken)
            }
        }
    }

    /// The answer that a record gives.
    fn scripted(
        &mut self,
        line: usize,
        answer: Line,
        seat: Seat,
        choices: &[G::Choice],
        extra: &mut Extra,
    ) -> Result<Option<usize>, FaultKind> {
        let wanted = self.seat_name(seat);
        if answer.seat != wanted {
            let reason = format!("{} answers, but {wanted} is asked", answer.seat);
            return Err(FaultKind::Record { line, reason });
        }
        let Some(position) = find(choices, &answer.choice) else {
            let reason = format!("{:?} is not among the choices", answer.choice);
            return Err(FaultKind::Record { line, reason });
        };
        if seat.is_chance() {
            self.deck.drawn(choices[position].target());
        }
        extra.rolls = answer.rolls;
        Ok(Some(position))
    }

    /// The answer of the agent at this seat; none where a person sits.
    fn consult(
        &mut self,
        state: &G::State,
        seat: Seat,
        prompt: &Prompt,
        choices: &[G::Choice],
        extra: &mut Extra,
    ) -> Told<Option<usize>> {
        let Some(agent) = &mut self.agents[seat.index()] else { return Ok(None) };
        let place = self.log.len() as u64 * MAX_SEATS as u64 + seat.index() as u64;
        let mut dice = Dice {
            whim: Whim::at(self.agent_seed, place),
            chance: &mut self.chance,
            rolls: &mut self.rolls_given,
            used: 0,
            nth: self.outcomes,
            seat,
            asked: &mut self.pending,
            trouble: None,
        };
        let seen = Seen { state, seat, reasons_wanted: self.journal_kept };
        let chosen = agent.choose(&seen, &Question { seat, prompt, choices }, &mut dice);
        let trouble = dice.trouble.take();
        match chosen {
            Ok(Chosen { position, reasons }) if position < choices.len() => {
                *extra = Extra { rolls: std::mem::take(&mut self.rolls_given), reasons };
                Ok(Some(position))
            }
            Ok(Chosen { position, .. }) => {
                let (seat, choices) = (self.seat_name(seat).to_owned(), choices.len());
                self.broken(FaultKind::AgentRefused { seat, position, choices })
            }
            Err(Stop::Paused) => Err(Stop::Paused),
            Err(Stop::Broken) => self.broken(FaultKind::Chance(trouble.unwrap_or_default())),
        }
    }
}
