//! A table of one game's type behind the face of all.

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tricorne_kernel::{
    Fault, Game, Note, Position, Reason, Record, RecordLine, Refusal, Seat, SeatInfo, Table, Viewer, Words,
};

use crate::entry::agent_named;
use crate::table::{AdviceError, pending};
use crate::{Answer, AnyTable, Choice, GameAgent, OpenError, Outcome, Preview, Question, Undone};

/// A table, with the agents that may be asked for advice.
#[derive(Debug)]
pub(crate) struct ErasedTable<G: Game> {
    table: Table<G>,
    agents: &'static [GameAgent<G>],
    fault: Option<Box<Fault>>,
}

impl<G: Game> ErasedTable<G> {
    pub fn new(table: Table<G>, agents: &'static [GameAgent<G>]) -> ErasedTable<G> {
        ErasedTable { table, agents, fault: None }
    }

    /// Keeps the fault of what was tried, if it had one.
    fn kept<T>(&mut self, tried: Result<T, Refusal>) -> Result<T, Refusal> {
        if let Err(Refusal::Broken(fault)) = &tried {
            self.fault = Some(fault.clone());
        }
        tried
    }
}

impl<G: Game> AnyTable for ErasedTable<G> {
    fn seats(&self) -> &'static [SeatInfo] {
        self.table.seats()
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.table.seat_named(name)
    }

    fn player(&self, seat: Seat) -> &str {
        self.table.player(seat)
    }

    fn questions(&self) -> Vec<Question> {
        pending(&self.table)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().map(|outcome| Outcome::of(&self.table, outcome))
    }

    fn fault(&self) -> Option<&Fault> {
        self.fault.as_deref()
    }

    fn answer(&mut self, seat: &str, choice: &str) -> Result<(), Refusal> {
        let answers_since = self.table.answer(seat, choice);
        self.kept(answers_since)
    }

    fn preview(&self, seat: &str, choice: &str) -> Result<Preview, Refusal> {
        let copy = self.table.preview(seat, choice)?;
        Ok(Preview {
            notes: copy.journal(Viewer::Referee, self.table.notes()).copied().collect(),
            questions: pending(&copy),
            outcome: copy.outcome().map(|outcome| Outcome::of(&copy, outcome)),
        })
    }

    fn undo(&mut self, seat: &str) -> Result<Undone, Refusal> {
        let undone = self.table.undo(seat);
        let undone = self.kept(undone)?;
        Ok(Undone { seat: self.table.seat_name(undone.seat), choice: undone.choice })
    }

    fn advise(&self, seat: &str, agent: &str) -> Result<(Choice, Vec<Reason>), AdviceError> {
        let Some(mut agent) = agent_named(self.agents, agent) else {
            return Err(
                OpenError::no_such_agent(G::NAME, agent, self.agents.iter().map(|agent| agent.id)).into()
            );
        };
        if self.table.seat_named(seat).is_some_and(Seat::is_chance) {
            let rule = self.table.questions().first().map_or("", |asked| asked.prompt.rule);
            return Err(Refusal::NoAdvice { seat: Seat::CHANCE_NAME.into(), rule }.into());
        }
        let (choice, reasons) = self.table.advise(seat, &mut *agent)?;
        Ok((Choice::of(choice), reasons))
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.table.view(viewer)).expect("observations are plain data")
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.table.view(viewer)).expect("observations are plain data")
    }

    fn board(&self, viewer: Viewer, words: &dyn Words) -> String {
        G::board(&self.table.view(viewer), words)
    }

    fn journal(&self, viewer: Viewer, since: usize) -> Vec<Note> {
        self.table.journal(viewer, since).copied().collect()
    }

    fn notes(&self) -> usize {
        self.table.notes()
    }

    fn answers(&self) -> usize {
        self.table.answers()
    }

    fn answers_since(&self, since: usize) -> Vec<Answer> {
        let public = self.table.lines_for(Viewer::Observer, since);
        let lines = self.table.lines_for(Viewer::Referee, since).into_iter().zip(public);
        let answers_since = lines.zip(since..).map(|((line, public), n)| Answer {
            n,
            seat: line.seat,
            secret: line.choice != public.choice,
            choice: line.choice,
            rolls: line.rolls,
            reasons: self.table.reasons(n).0.to_vec(),
        });
        answers_since.collect()
    }

    fn lines_for(&self, viewer: Viewer, since: usize) -> Vec<RecordLine> {
        self.table.lines_for(viewer, since)
    }

    fn reasons(&self, n: usize) -> &[Reason] {
        self.table.reasons(n).0
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn record_for(&self, viewer: Viewer) -> Record {
        self.table.record_for(viewer)
    }

    fn position(&self) -> Position {
        self.table.position()
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(ErasedTable { table: self.table.fork(), agents: self.agents, fault: self.fault.clone() })
    }
}
