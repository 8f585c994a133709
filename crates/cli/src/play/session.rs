//! One game at one screen.

use std::collections::BTreeMap;

use tricorne_kernel::{ASK, Audience, Key, Note, Seat, SeatInfo, Viewer, Words, key};
use tricorne_library::{AnyGame, AnyTable, Choice, Outcome, Question, catch_panic};
use tricorne_locale::{Language, TableWords, say};

use super::command::{Command, goes_by_place, is_draw};
use super::screen::Screen;
use crate::failure::{Done, Failure};

/// How many notes of a loaded game are told again.
const NOTES_TOLD_AGAIN: usize = 10;

/// One game at one screen.
#[derive(Debug)]
pub struct Session {
    pub(super) game: &'static dyn AnyGame,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) speech: TableWords,
    pub(super) screen: Screen,
    /// The seats that persons play.
    pub(super) persons: Vec<&'static str>,
    /// The seat of whoever looks at the screen.
    pub(super) viewpoint: Option<&'static str>,
    /// How many notes each seat has read; one entry for all where the screen holds no secrets.
    read: BTreeMap<&'static str, usize>,
    /// The first note that is shown to somebody who has read none.
    first_note: usize,
    /// How many answers had their reasons told.
    explained: usize,
    /// How many answers there were when the board was last shown.
    shown: Option<usize>,
    pub(super) told_end: bool,
    /// Whether persons play along on a real board: reasons are told as they come, and cards are not listed.
    companion: bool,
    /// Whether to wait for Enter between two bots.
    pause: bool,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Go on with the question.
    Question,
    /// Look again at what is asked.
    Again,
    /// Leave the game.
    Leave,
}

impl Session {
    pub fn new(
        game: &'static dyn AnyGame,
        table: Box<dyn AnyTable>,
        language: Language,
        screen: Screen,
        companion: bool,
        pause: bool,
    ) -> Session {
        let seats = table.seats().iter().enumerate();
        let is_person = |index: usize| table.player(Seat::new(index as u8)) == ASK;
        let persons: Vec<_> = seats.filter(|(index, _)| is_person(*index)).map(|(_, info)| info.id).collect();
        let viewpoint = if let [only] = persons.as_slice() { Some(*only) } else { None };
        Session {
            game,
            speech: table.pack().words(language),
            table,
            screen,
            persons,
            viewpoint,
            read: BTreeMap::new(),
            first_note: 0,
            explained: 0,
            shown: None,
            told_end: false,
            companion,
            pause,
        }
    }

    /// The same for a game that was played before: only the last notes are told again.
    pub fn resumed(mut self) -> Session {
        self.first_note = self.table.notes().saturating_sub(NOTES_TOLD_AGAIN);
        self.explained = self.table.answers();
        self
    }

    /// Plays until the end, or until somebody leaves.
    pub fn run(mut self) -> Done {
        self.welcome()?;
        loop {
            let question = self.question();
            if let Some(seat) = question.as_ref().and_then(|question| self.holder(question)) {
                match self.hand_over(seat)? {
                    Next::Question => {}
                    Next::Again => continue,
                    Next::Leave => return self.farewell(),
                }
            }
            self.tell_news()?;
            match (&question, self.table.outcome()) {
                (Some(question), _) => self.put(question)?,
                (None, Some(ending)) => {
                    self.tell_end(&ending)?;
                    if self.persons.is_empty() {
                        return Ok(());
                    }
                }
                (None, None) => return Err(Failure::Check("the game stopped without a question".into())),
            }
            if self.obey(question.as_ref())? == Next::Leave {
                return self.farewell();
            }
        }
    }

    /// Whether persons at this screen may not see all that others see.
    fn secretive(&self) -> bool {
        self.game.hides() && self.persons.len() > 1
    }

    /// The question to put now: one for whoever looks at the screen, if there is one.
    fn question(&self) -> Option<Question> {
        let mut questions = self.table.questions();
        let mine = questions.iter().position(|question| {
            let holder = self.holder(question);
            holder.is_none() || holder == self.viewpoint
        });
        (!questions.is_empty()).then(|| questions.swap_remove(mine.unwrap_or_default()))
    }

    /// The person who must look at the screen for a question. Dice that everybody may see are for anybody.
    fn holder(&self, question: &Question) -> Option<&'static str> {
        let seat = if question.seat == Seat::CHANCE_NAME { question.only? } else { question.seat };
        self.persons.contains(&seat).then_some(seat)
    }

    pub(super) fn viewer(&self) -> Viewer {
        let seat = self.viewpoint.and_then(|seat| self.table.seat_named(seat));
        seat.map_or(Viewer::Observer, Viewer::Seat)
    }

    fn info(&self, seat: &str) -> Option<&'static SeatInfo> {
        self.table.seats().iter().find(|info| info.id == seat)
    }

    pub(super) fn name(&self, seat: &str) -> Key {
        self.info(seat).map_or(key!("tricorne-chance"), |info| info.name)
    }

    pub(super) fn agent_name(&self, id: &str) -> String {
        let agent = self.game.agents().into_iter().find(|agent| agent.id == id);
        agent.map_or_else(|| id.to_owned(), |agent| self.speech.name(agent.name))
    }

    fn welcome(&mut self) -> Done {
        let header = self.table.record().header;
        let scenario = self.game.scenarios().iter().find(|info| info.id == header.setup.scenario);
        let scenario = scenario.map_or(self.game.title(), |info| info.name);
        let welcome = say!(self.speech, "tricorne-welcome", title = self.game.title(), scenario = scenario);
        self.screen.headline(&welcome)?;
        for info in self.table.seats() {
            let player = header.seats.get(info.id).map_or(ASK, String::as_str);
            let text = if player == ASK {
                say!(self.speech, "tricorne-seat-person", seat = info.name)
            } else {
                let agent = self.agent_name(player);
                say!(self.speech, "tricorne-seat-agent", seat = info.name, agent = &agent)
            };
            self.screen.say(&format!("  {text}"))?;
        }
        if let Some(seed) = header.seed {
            self.screen.say(&say!(self.speech, "tricorne-seed", seed = &seed.to_string()))?;
        }
        if self.companion {
            self.screen.say(&say!(self.speech, "tricorne-companion"))?;
        }
        if !self.persons.is_empty() {
            self.screen.say(&say!(self.speech, "tricorne-help-hint"))?;
        }
        Ok(())
    }

    /// Has the screen passed to another person, where it shows what the present one may not see. Whoever answered
    /// last may still take that back.
    fn hand_over(&mut self, seat: &'static str) -> Result<Next, Failure> {
        if self.viewpoint == Some(seat) {
            return Ok(Next::Question);
        }
        if self.secretive() {
            if self.viewpoint.is_some() {
                self.screen.clear()?;
            }
            self.screen.gap()?;
            self.screen.headline(&say!(self.speech, "tricorne-hand-over", seat = self.name(seat)))?;
            loop {
                let Some(line) = self.screen.ask()? else { return Ok(Next::Leave) };
                match Command::read(&line, None) {
                    Command::Quit => return Ok(Next::Leave),
                    Command::Undo => {
                        if self.undo()? {
                            self.viewpoint = None;
                            return Ok(Next::Again);
                        }
                    }
                    _ => break,
                }
            }
            self.screen.clear()?;
        }
        (self.viewpoint, self.shown) = (Some(seat), None);
        Ok(Next::Question)
    }

    /// Tells what happened since whoever looks at the screen last read the journal.
    fn tell_news(&mut self) -> Done {
        let reader = self.viewpoint.filter(|_| self.secretive()).unwrap_or_default();
        let notes = self.table.notes();
        let since = self.read.get(reader).copied().unwrap_or(self.first_note).min(notes);
        let news = self.table.journal(self.viewer(), since);
        self.read.insert(reader, notes);
        if !news.is_empty() {
            self.screen.gap()?;
        }
        let mut reasons = self.first_reasons().into_iter().peekable();
        let players = if self.pause { self.players_of_answers() } else { Vec::new() };
        let mut told_of = None;
        for note in news {
            let bot = players.get(..note.at).and_then(|before| before.iter().rev().flatten().next());
            self.wait_between_bots(&mut told_of, bot)?;
            while let Some((_, reason)) = reasons.next_if(|(answer, _)| *answer < note.at) {
                self.screen.say(&reason)?;
            }
            self.tell(&[note])?;
        }
        reasons.try_for_each(|(_, reason)| self.screen.say(&reason))?;
        Ok(())
    }

    /// After an undo, tells what comes next without repeating what still holds.
    pub(super) fn go_back(&mut self) {
        let (notes, answers) = (self.table.notes(), self.table.answers());
        self.read.values_mut().for_each(|read| *read = (*read).min(notes));
        self.explained = self.explained.min(answers);
    }

    /// Who gave each answer; nobody for the dice.
    fn players_of_answers(&self) -> Vec<Option<String>> {
        let answers = self.table.answers_since(0).into_iter();
        answers.map(|it| (it.seat != Seat::CHANCE_NAME).then_some(it.seat)).collect()
    }

    /// Waits for Enter before the journal goes on with another bot: time to move pieces on a real board.
    fn wait_between_bots(&mut self, told_of: &mut Option<String>, player: Option<&String>) -> Done {
        let bot = player.filter(|seat| !self.persons.contains(&seat.as_str()));
        if let (Some(before), Some(now)) = (&*told_of, bot)
            && before != now
        {
            let name = self.speech.name(self.name(now));
            self.screen.say(&say!(self.speech, "tricorne-pause", seat = &name))?;
            self.screen.ask()?;
        }
        *told_of = bot.cloned();
        Ok(())
    }

    /// The first reason of each agent's answer that was not told yet, by the number of the answer.
    fn first_reasons(&mut self) -> Vec<(usize, String)> {
        let answers = self.table.answers();
        let since = std::mem::replace(&mut self.explained, answers).min(answers);
        if self.game.hides() && self.table.outcome().is_none() {
            return Vec::new();
        }
        let told = self.table.answers_since(since).into_iter().filter_map(|it| {
            let reason = it.reasons.first()?;
            let (seat, said) = (self.name(&it.seat), self.speech.say(&reason.message));
            let text = say!(self.speech, "tricorne-because", seat = seat, reason = &said);
            Some((it.n, format!("  {} {text}", rule(reason.rule))))
        });
        told.collect()
    }

    /// Tells notes. One that was for another seat, told once the game is over, says for whom.
    pub(super) fn tell(&mut self, notes: &[Note]) -> Done {
        for note in notes {
            let other = match note.audience {
                Audience::Only(seat) if self.viewer() != Viewer::Seat(seat) => {
                    format!("({}) ", self.speech.name(self.table.seats()[seat.index()].name))
                }
                Audience::Only(_) | Audience::All => String::new(),
            };
            let text = self.speech.say(&note.message);
            self.screen.say(&format!("  {} {other}{text}", rule(note.rule)))?;
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self) -> Done {
        let viewer = if self.table.outcome().is_some() { Viewer::Referee } else { self.viewer() };
        let board = self.table.board(viewer, &self.speech);
        self.screen.gap()?;
        self.screen.show(&board)?;
        self.shown = Some(self.table.answers());
        Ok(())
    }

    /// Puts a question, after the board where others have played since it was last shown.
    fn put(&mut self, question: &Question) -> Done {
        let others = |since: usize| {
            let answered = self.table.answers_since(since);
            answered.iter().any(|it| it.seat != Seat::CHANCE_NAME && Some(it.seat.as_str()) != self.viewpoint)
        };
        let unseen = |since: usize| !self.companion && others(since);
        if self.shown.is_none_or(unseen) {
            self.show_board()?;
        }
        self.screen.gap()?;
        let prompt = self.speech.say(&question.prompt);
        let seat = self.speech.name(self.name(question.rolled_for.unwrap_or(question.seat)));
        let asked =
            say!(self.speech, "tricorne-question", seat = &seat, prompt = &prompt, rule = question.rule);
        self.screen.headline(&asked)?;
        if let Some(decision) = &question.decides {
            let decision = self.speech.say(decision);
            self.screen.say(&say!(self.speech, "tricorne-roll-decides", decision = &decision))?;
        }
        if self.companion && is_draw(question) {
            return Ok(self.screen.say(&say!(self.speech, "tricorne-type-card"))?);
        }
        let by_place = goes_by_place(question);
        let item = |(index, offer): (usize, &Choice)| {
            let (label, notation) = (self.speech.say(&offer.label), &offer.notation);
            match by_place {
                true => format!("{:>2}) {label} [{notation}]", index + 1),
                false if label == *notation => label,
                false => format!("{notation}) {label}"),
            }
        };
        let items: Vec<_> = question.choices.iter().enumerate().map(item).collect();
        Ok(self.screen.list(&items)?)
    }

    fn tell_end(&mut self, ending: &Outcome) -> Done {
        if std::mem::replace(&mut self.told_end, true) {
            return Ok(());
        }
        self.show_board()?;
        self.screen.gap()?;
        self.screen.headline(&self.speech.say(&ending.message))?;
        let names: Vec<_> = ending.winners.iter().map(|seat| self.speech.name(self.name(seat))).collect();
        let text = match names.as_slice() {
            [] => say!(self.speech, "tricorne-draw"),
            [one] => say!(self.speech, "tricorne-won", seat = one),
            several => say!(self.speech, "tricorne-won-together", seats = &several.join(", ")),
        };
        self.screen.headline(&text)?;
        if !self.persons.is_empty() {
            self.screen.say(&say!(self.speech, "tricorne-after-end"))?;
        }
        Ok(())
    }

    pub(super) fn answer(&mut self, question: &Question, position: usize) -> Done {
        let choice = &question.choices[position].notation;
        let broke = match catch_panic(|| self.table.answer(question.seat, choice)) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(refusal)) => refusal.to_string(),
            Err(panic) => panic,
        };
        let record = catch_panic(|| self.table.record().to_text()).unwrap_or_default();
        Err(Failure::Check(format!("{}\n{broke}\n{record}", say!(self.speech, "tricorne-broken"))))
    }

    fn farewell(mut self) -> Done {
        let text = match self.table.outcome() {
            Some(_) => say!(self.speech, "tricorne-goodbye"),
            None => say!(self.speech, "tricorne-goodbye-unfinished"),
        };
        Ok(self.screen.say(&text)?)
    }
}

/// A rule as notes show it.
pub fn rule(rule: &str) -> String {
    if rule.is_empty() { "·".to_owned() } else { format!("§{rule}") }
}
