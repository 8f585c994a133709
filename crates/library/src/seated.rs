//! A table of one game's type behind the face of all.

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tricorne_kernel::{
    Fault, Game, Line, Note, Position, Reason, Record, Refusal, Seat, SeatInfo, Table, Viewer, Words,
};

use crate::shelf::agent_named;
use crate::table::{AdviceError, pending};
use crate::{Answered, AnyTable, Ending, Offer, OpenError, OwnAgent, Pending, Preview, Undone};

/// A table, with the agents that may be asked for advice.
#[derive(Debug)]
pub(crate) struct Seated<G: Game> {
    table: Table<G>,
    agents: &'static [OwnAgent<G>],
    fault: Option<Box<Fault>>,
}

impl<G: Game> Seated<G> {
    pub fn new(table: Table<G>, agents: &'static [OwnAgent<G>]) -> Seated<G> {
        Seated { table, agents, fault: None }
    }

    /// Keeps the fault of what was tried, if it had one.
    fn kept<T>(&mut self, tried: Result<T, Refusal>) -> Result<T, Refusal> {
        if let Err(Refusal::Broken(fault)) = &tried {
            self.fault = Some(fault.clone());
        }
        tried
    }
}

impl<G: Game> AnyTable for Seated<G> {
    fn seats(&self) -> &'static [SeatInfo] {
        self.table.seats()
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.table.seat_named(name)
    }

    fn player(&self, seat: Seat) -> &str {
        self.table.player(seat)
    }

    fn questions(&self) -> Vec<Pending> {
        pending(&self.table)
    }

    fn ending(&self) -> Option<Ending> {
        self.table.outcome().map(|outcome| Ending::of(&self.table, outcome))
    }

    fn fault(&self) -> Option<&Fault> {
        self.fault.as_deref()
    }

    fn answer(&mut self, seat: &str, choice: &str) -> Result<(), Refusal> {
        let answered = self.table.answer(seat, choice);
        self.kept(answered)
    }

    fn preview(&self, seat: &str, choice: &str) -> Result<Preview, Refusal> {
        let copy = self.table.preview(seat, choice)?;
        Ok(Preview {
            notes: copy.journal(Viewer::Referee, self.table.notes()).copied().collect(),
            questions: pending(&copy),
            ending: copy.outcome().map(|outcome| Ending::of(&copy, outcome)),
        })
    }

    fn undo(&mut self, seat: &str) -> Result<Undone, Refusal> {
        let undone = self.table.undo(seat);
        let undone = self.kept(undone)?;
        Ok(Undone { seat: self.table.seat_name(undone.seat), choice: undone.choice })
    }

    fn advise(&self, seat: &str, agent: &str) -> Result<(Offer, Vec<Reason>), AdviceError> {
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
        Ok((Offer::of(choice), reasons))
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

    fn answered(&self, since: usize) -> Vec<Answered> {
        let public = self.table.lines_for(Viewer::Observer, since);
        let lines = self.table.lines_for(Viewer::Referee, since).into_iter().zip(public);
        let answered = lines.zip(since..).map(|((line, public), n)| Answered {
            n,
            seat: line.seat,
            secret: line.choice != public.choice,
            choice: line.choice,
            rolls: line.rolls,
            reasons: self.table.reasons(n).0.to_vec(),
        });
        answered.collect()
    }

    fn lines_for(&self, viewer: Viewer, since: usize) -> Vec<Line> {
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
        Box::new(Seated { table: self.table.fork(), agents: self.agents, fault: self.fault.clone() })
    }
}
