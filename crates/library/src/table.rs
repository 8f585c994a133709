//! What every table offers.

use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::Value;
use serde_json::value::RawValue;
use tricorne_agents::search::Weighed;
use tricorne_kernel::odds::OddsError;
use tricorne_kernel::{
    self as kernel, AgentRoll, Audience, Encode, Fault, Game, Message, Note, Position, Prompt, Reason,
    Record, RecordLine, Refusal, Seat, SeatInfo, Table, Target, Viewer, Words,
};

use crate::{AnyNode, Encoding, EncodingError, Odds, OpenError, Pack};

/// One game being played, whichever it is. See [`Table`] for what its methods do.
pub trait AnyTable: Debug + Send + Sync {
    /// The seats, in order.
    fn seats(&self) -> &'static [SeatInfo];
    /// The seat of this name; that of Chance included.
    fn seat_named(&self, name: &str) -> Option<Seat>;
    /// Who plays a seat: the name of an agent, or [`ASK`](tricorne_kernel::ASK).
    fn player(&self, seat: Seat) -> &str;
    /// Seats an agent of this name, without replaying anything; it answers from the next [`AnyTable::run`] on.
    fn seat_agent(&mut self, seat: Seat, agent: &str) -> Result<(), OpenError>;
    /// Gives a seat to a person.
    fn seat_person(&mut self, seat: Seat);
    /// Names who plays a seat that is asked, for records: an agent that thinks away from the table.
    fn name_player(&mut self, seat: Seat, name: &str);
    /// Plays on until somebody must be asked or the game is over.
    fn run(&mut self) -> Result<(), Refusal>;
    /// The facts that it is played with.
    fn pack(&self) -> &Pack;
    /// Keeps no journal and no way back: for games that nobody watches.
    fn quiet(&mut self);
    /// Who is asked first, and among how many choices, without any words.
    fn asked(&self) -> Option<Asked>;
    /// What a viewer may know, and what the viewer is asked, in numbers.
    fn observe(&self, encoding: &Encoding, viewer: Viewer, out: &mut [f32]) -> Result<(), EncodingError>;
    /// The actions that the question of [`AnyTable::asked`] offers, in its order.
    fn offered(&self, encoding: &Encoding, actions: &mut Vec<u32>) -> Result<(), EncodingError>;
    /// The questions that wait, with all choices: for the keeper of the table.
    fn questions(&self) -> Vec<Question>;
    /// The questions as a viewer may know them.
    fn questions_for(&self, viewer: Viewer) -> Vec<Question>;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What broke, once something has.
    fn fault(&self) -> Option<&Fault>;
    /// Takes an answer by the notation of its choice, and plays on.
    fn answer(&mut self, seat: &str, choice: &str) -> Result<(), Refusal>;
    /// The same with the reasons of an agent that thought about it away from the table.
    fn answer_because(&mut self, seat: &str, choice: &str, reasons: Vec<Reason>) -> Result<(), Refusal>;
    /// Takes an answer by its position in the question, and plays on.
    fn answer_at(&mut self, seat: Seat, position: usize) -> Result<(), Refusal>;
    /// What an answer would lead to, and others of the same seat after it, up to the next question to anybody; dice and
    /// draws are asked.
    fn preview(&self, seat: &str, choice: &str, then: &[&str]) -> Result<Preview, Refusal>;
    /// The table as it would be then, a copy on which more can be tried.
    fn tried(&self, seat: &str, choice: &str, then: &[&str]) -> Result<Box<dyn AnyTable>, Refusal>;
    /// Takes back the last answer of a seat.
    fn undo(&mut self, seat: &str) -> Result<Undone, Refusal>;
    /// What an agent would answer in a seat's place, and why.
    fn advise(&self, seat: &str, agent: &str) -> Result<(Choice, Vec<Reason>), AdviceError> {
        self.think(seat, agent, &Arc::default())
    }
    /// The same by an agent that may be told to stop: it then answers by what it has found so far.
    fn think(
        &self,
        seat: &str,
        agent: &str,
        stop: &Arc<AtomicBool>,
    ) -> Result<(Choice, Vec<Reason>), AdviceError>;
    /// What answers to the question of a seat are worth, by so many playouts; `nth` opinions differ by their dice. Nothing is
    /// weighed where the game tells the search nothing.
    fn weigh(&self, seat: &str, among: &[usize], playouts: usize, nth: u64) -> Result<Opinion, Refusal>;
    /// What a viewer may know now.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as the text of its JSON, which is made faster.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// The board as a viewer sees it, for a terminal of 100 columns.
    fn board(&self, viewer: Viewer, words: &dyn Words) -> String;
    /// What happened, as far as a viewer may know, from note number `since` on.
    fn journal(&self, viewer: Viewer, since: usize) -> Vec<Note>;
    /// How many notes the journal has.
    fn notes(&self) -> usize;
    /// How many answers were given.
    fn answers(&self) -> usize;
    /// How many answers a viewer may know of.
    fn answers_for(&self, viewer: Viewer) -> usize;
    /// Where the answers begin that several seats are giving at once.
    fn open_from(&self) -> usize;
    /// The answers from number `since` (from 0) on, secrets included.
    fn answers_since(&self, since: usize) -> Vec<Answer>;
    /// The answers from number `since` (from 0) on, as a viewer may know them.
    fn lines_for(&self, viewer: Viewer, since: usize) -> Vec<RecordLine>;
    /// Why an agent gave its answer number `n` (from 0).
    fn reasons(&self, n: usize) -> Vec<Reason>;
    /// Why an agent gave its answer number `n` (from 0) as a viewer counts them; nothing where the answer is secret.
    fn reasons_for(&self, viewer: Viewer, n: usize) -> Vec<Reason>;
    /// The whole record, secrets and seed included.
    fn record(&self) -> Record;
    /// The record as a viewer may have it.
    fn record_for(&self, viewer: Viewer) -> Record;
    /// The present position, as a document that a new game can begin from.
    fn position(&self) -> Position;
    /// This point, to look ahead from, with all secrets: for analysis, not for players.
    fn node(&self) -> Box<dyn AnyNode>;
    /// A game that a viewer cannot tell from this one, at the same question. None if none was found.
    fn determinize(&self, viewer: Viewer, seed: u64) -> Option<Box<dyn AnyNode>>;
    /// The odds, as a viewer may know them, of what a choice of a seat leads to, or without one of what is going on. At most so
    /// many points of the game are looked at.
    fn odds(&self, viewer: Viewer, choice: Option<(&str, &str)>, points: usize) -> Result<Odds, OddsError>;
    /// A second table at the same point, with a person at every seat.
    fn fork(&self) -> Box<dyn AnyTable>;
}

/// What answers to a question are worth.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Opinion {
    /// The answers, the best first.
    pub weighed: Vec<Weighed>,
    /// Why that is the best.
    pub reasons: Vec<Reason>,
}

/// A question that waits for its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Who decides, by name; `chance` for dice and draws.
    pub seat: &'static str,
    /// The name of the prompt, for programs.
    pub name: &'static str,
    /// What, in words, with the arguments of the prompt.
    pub prompt: Message,
    /// By which rule.
    pub rule: &'static str,
    /// The choices.
    pub choices: Vec<Choice>,
    /// For Chance: the weight of each choice; empty when all weigh the same.
    pub odds: Vec<u32>,
    /// The only seat that may know the answer, where it is secret.
    pub only: Option<&'static str>,
    /// The agent's seat, where an agent rolls on its way to a choice.
    pub rolled_for: Option<&'static str>,
    /// What that agent is asked, and rolls for.
    pub decides: Option<Message>,
    /// Whether the seat answers several questions in secret, of which others see only that it does.
    pub in_dialogue: bool,
}

/// Who is asked, and among how many choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who.
    pub seat: Seat,
    /// How many choices there are.
    pub choices: usize,
}

/// One choice of a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its notation, by which it is answers_since.
    pub notation: String,
    /// The choice in words.
    pub label: Message,
    /// What it points at.
    pub target: Target,
}

/// An answer that was given.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Its number, from 0.
    pub n: usize,
    /// Who answers_since.
    pub seat: String,
    /// The notation of the choice.
    pub choice: String,
    /// Whether there are others who may not know the choice yet.
    pub secret: bool,
    /// What an agent rolled on its way to the choice.
    pub rolls: Vec<AgentRoll>,
    /// Why an agent chose it.
    pub reasons: Vec<Reason>,
}

/// What an answer would lead to.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What it would tell.
    pub notes: Vec<Note>,
    /// What would be asked then.
    pub questions: Vec<Question>,
    /// How the game would end, if it would.
    pub outcome: Option<Outcome>,
    /// What would be seen then. Nothing is hidden in a game that has a look ahead.
    pub view: Box<RawValue>,
}

/// An answer that was taken back.
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    /// Whose it was.
    pub seat: &'static str,
    /// Its notation.
    pub choice: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Who won; several may win together, and nobody wins a draw.
    pub winners: Vec<&'static str>,
    /// The score, margin or rank of each seat, where the game has one.
    pub scores: Vec<(&'static str, i32)>,
    /// The end in words.
    pub message: Message,
}

/// Why there is no advice.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AdviceError {
    /// The game has no such agent.
    #[error(transparent)]
    Agent(#[from] OpenError),
    /// Nothing is asked of this seat, or the agent found no answer.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Who is asked first.
pub(crate) fn asked<G: Game>(questions: &[kernel::Question<G>]) -> Option<Asked> {
    let first = questions.first()?;
    Some(Asked { seat: first.seat, choices: first.choices.len() })
}

/// The actions that the first question offers.
pub(crate) fn offered<G: Encode>(
    questions: &[kernel::Question<G>],
    facts: &G::Facts,
    encoding: &Encoding,
    actions: &mut Vec<u32>,
) -> Result<(), EncodingError> {
    actions.clear();
    questions.first().map_or(Ok(()), |question| encoding.offered(question, facts, actions))
}

/// An outcome with the names of the seats.
pub(crate) fn outcome_of(outcome: &kernel::Outcome, seats: &[SeatInfo]) -> Outcome {
    let name = |seat: Seat| seats[seat.index()].id;
    Outcome {
        winners: outcome.winners.iter().map(|&seat| name(seat)).collect(),
        scores: outcome.scores.iter().map(|&(seat, score)| (name(seat), score)).collect(),
        message: outcome.message,
    }
}

/// A choice as a plain value.
pub(crate) fn choice_of<C: kernel::Choice>(choice: &C, facts: &C::Facts) -> Choice {
    Choice { notation: choice.notation(facts), label: choice.label(facts), target: choice.target(facts) }
}

/// A question as a plain value.
pub(crate) fn question_of<G: Game>(
    question: &kernel::Question<G>,
    seats: &[SeatInfo],
    facts: &G::Facts,
) -> Question {
    let name = |seat: Seat| if seat.is_chance() { Seat::CHANCE_NAME } else { seats[seat.index()].id };
    Question {
        seat: name(question.seat),
        name: question.prompt.name(),
        prompt: question.prompt.message(),
        rule: question.prompt.rule(),
        choices: question.choices.iter().map(|choice| choice_of(choice, facts)).collect(),
        odds: question.odds.clone(),
        only: match question.audience {
            Audience::All => None,
            Audience::Only(seat) => Some(name(seat)),
        },
        rolled_for: question.rolled_for.map(name),
        decides: question.decides.as_ref().map(Prompt::message),
        in_dialogue: question.dialogue.is_some(),
    }
}

/// The questions of a table, as plain values.
pub(crate) fn questions<G: Game>(table: &Table<G>) -> Vec<Question> {
    let questions = table.questions().iter();
    questions.map(|question| question_of(question, table.seats(), table.facts())).collect()
}
