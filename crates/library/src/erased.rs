//! A table of one game's type as a table of any.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tricorne_agents::search::{Budget, Weighing};
use tricorne_kernel::odds::OddsError;
use tricorne_kernel::{
    AgentRng, Encode, Fault, Game, Note, Position, Prompt, Reason, Record, RecordLine, Refusal, Seat,
    SeatInfo, Table, Viewer, Words,
};

use crate::agents::Agents;
use crate::node::ErasedNode;
use crate::odds::odds_of;
use crate::table::{AdviceError, Opinion, asked, choice_of, offered, outcome_of, question_of, questions};
use crate::{
    Answer, AnyNode, AnyTable, Asked, Choice, Encoding, EncodingError, Odds, OpenError, Outcome, Pack,
    Preview, Question, Undone,
};

/// A table, with the agents that may be asked for advice.
#[derive(Debug)]
pub(crate) struct ErasedTable<G: Game> {
    table: Table<G>,
    agents: Agents<G>,
    pack: Pack,
    fault: Option<Box<Fault>>,
}

impl<G: Game> ErasedTable<G> {
    pub fn new(table: Table<G>, agents: Agents<G>, pack: &Pack) -> ErasedTable<G> {
        ErasedTable { table, agents, pack: pack.clone(), fault: None }
    }

    /// Keeps the fault of what was tried, if it had one.
    fn kept<T>(&mut self, tried: Result<T, Refusal>) -> Result<T, Refusal> {
        if let Err(Refusal::Broken(fault)) = &tried {
            self.fault = Some(fault.clone());
        }
        tried
    }

    /// A copy on which these answers were given.
    fn after(&self, seat: &str, choice: &str, then: &[&str]) -> Result<Table<G>, Refusal> {
        let mut copy = self.table.preview(seat, choice)?;
        then.iter().try_for_each(|choice| copy.answer(seat, choice))?;
        Ok(copy)
    }
}

impl<G: Encode> AnyTable for ErasedTable<G> {
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
        questions(&self.table)
    }

    fn questions_for(&self, viewer: Viewer) -> Vec<Question> {
        let questions = self.table.questions_for(viewer);
        questions.iter().map(|it| question_of(it, self.table.seats(), self.table.facts())).collect()
    }

    fn asked(&self) -> Option<Asked> {
        asked(self.table.questions())
    }

    fn observe(&self, encoding: &Encoding, viewer: Viewer, out: &mut [f32]) -> Result<(), EncodingError> {
        let table = &self.table;
        encoding.observe::<G>(viewer, &table.view(viewer), table.questions(), table.facts(), out)
    }

    fn offered(&self, encoding: &Encoding, actions: &mut Vec<u32>) -> Result<(), EncodingError> {
        offered(self.table.questions(), self.table.facts(), encoding, actions)
    }

    fn quiet(&mut self) {
        self.table.quiet();
    }

    fn seat_agent(&mut self, seat: Seat, name: &str) -> Result<(), OpenError> {
        self.table.seat_agent(seat, name, self.agents.named(name)?);
        Ok(())
    }

    fn name_player(&mut self, seat: Seat, name: &str) {
        self.table.name_player(seat, name);
    }

    fn seat_person(&mut self, seat: Seat) {
        self.table.seat_person(seat);
    }

    fn run(&mut self) -> Result<(), Refusal> {
        let ran = self.table.run().map_err(Refusal::Broken);
        self.kept(ran)
    }

    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().map(|outcome| outcome_of(outcome, self.table.seats()))
    }

    fn fault(&self) -> Option<&Fault> {
        self.fault.as_deref()
    }

    fn answer(&mut self, seat: &str, choice: &str) -> Result<(), Refusal> {
        let answered = self.table.answer(seat, choice);
        self.kept(answered)
    }

    fn answer_because(&mut self, seat: &str, choice: &str, reasons: Vec<Reason>) -> Result<(), Refusal> {
        let answered = self.table.answer_because(seat, choice, reasons);
        self.kept(answered)
    }

    fn answer_at(&mut self, seat: Seat, position: usize) -> Result<(), Refusal> {
        let answered = self.table.answer_at(seat, position);
        self.kept(answered)
    }

    fn tried(&self, seat: &str, choice: &str, then: &[&str]) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(ErasedTable::new(self.after(seat, choice, then)?, self.agents, &self.pack)))
    }

    fn preview(&self, seat: &str, choice: &str, then: &[&str]) -> Result<Preview, Refusal> {
        let copy = self.after(seat, choice, then)?;
        Ok(Preview {
            notes: copy.journal(Viewer::Referee, self.table.notes()).collect(),
            questions: questions(&copy),
            outcome: copy.outcome().map(|outcome| outcome_of(outcome, copy.seats())),
            view: to_raw_value(&copy.view(Viewer::Referee)).expect("observations are plain data"),
        })
    }

    fn undo(&mut self, seat: &str) -> Result<Undone, Refusal> {
        let undone = self.table.undo(seat);
        let undone = self.kept(undone)?;
        Ok(Undone { seat: self.table.seat_name(undone.seat), choice: undone.choice })
    }

    fn think(
        &self,
        seat: &str,
        agent: &str,
        stop: &Arc<AtomicBool>,
    ) -> Result<(Choice, Vec<Reason>), AdviceError> {
        let mut agent = self.agents.that_stops(agent, stop)?;
        if self.table.seat_named(seat).is_some_and(Seat::is_chance) {
            let rule = self.table.questions().first().map_or("", |asked| asked.prompt.rule());
            return Err(Refusal::NoAdvice { seat: Seat::CHANCE_NAME.into(), rule }.into());
        }
        let (choice, reasons) = self.table.advise(seat, &mut *agent)?;
        Ok((choice_of(&choice, self.table.facts()), reasons))
    }

    fn weigh(&self, seat: &str, among: &[usize], playouts: usize, nth: u64) -> Result<Opinion, Refusal> {
        let Some(search) = self.agents.search(Budget::Playouts(playouts)) else {
            return Ok(Opinion::default());
        };
        let mut weighing = Weighing::new(search, among, nth);
        let (_, reasons) = self.table.advise(seat, &mut weighing)?;
        Ok(Opinion { weighed: weighing.found, reasons })
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
        self.table.journal(viewer, since).collect()
    }

    fn notes(&self) -> usize {
        self.table.notes()
    }

    fn answers(&self) -> usize {
        self.table.answers()
    }

    fn answers_for(&self, viewer: Viewer) -> usize {
        self.table.answers_for(viewer)
    }

    fn open_from(&self) -> usize {
        self.table.open_from()
    }

    fn answers_since(&self, since: usize) -> Vec<Answer> {
        let public = self.table.lines_for(Viewer::Observer, since);
        let lines = self.table.lines_for(Viewer::Referee, since).into_iter().enumerate();
        let answer = |(after, line): (usize, RecordLine)| Answer {
            n: since + after,
            seat: line.seat,
            secret: public.get(after).is_none_or(|public| line.choice != public.choice),
            choice: line.choice,
            rolls: line.rolls,
            reasons: self.table.reasons(since + after).0,
        };
        lines.map(answer).collect()
    }

    fn lines_for(&self, viewer: Viewer, since: usize) -> Vec<RecordLine> {
        self.table.lines_for(viewer, since)
    }

    fn reasons(&self, n: usize) -> Vec<Reason> {
        self.table.reasons(n).0
    }

    fn reasons_for(&self, viewer: Viewer, n: usize) -> Vec<Reason> {
        self.table.reasons_for(viewer, n)
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

    fn node(&self) -> Box<dyn AnyNode> {
        Box::new(ErasedNode { node: self.table.node(), agents: self.agents })
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Option<Box<dyn AnyNode>> {
        let node = self.table.belief(viewer).sample(&mut AgentRng::new(seed))?;
        Some(Box::new(ErasedNode { node, agents: self.agents }))
    }

    fn odds(&self, viewer: Viewer, choice: Option<(&str, &str)>, points: usize) -> Result<Odds, OddsError> {
        let choice = match choice {
            Some((seat, choice)) => Some(self.table.position_of(seat, choice)?),
            None => None,
        };
        odds_of(&self.table.belief(viewer), viewer, choice, self.agents.contest, self.agents, points)
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(ErasedTable {
            table: self.table.fork(),
            agents: self.agents,
            pack: self.pack.clone(),
            fault: self.fault.clone(),
        })
    }
}
