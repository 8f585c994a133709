//! Exact odds: what dice may bring, by the rules themselves.
//!
//! A [`Contest`] is something that dice decide, such as a battle. [`odds`] plays it through from a [`Node`](crate::Node), with every outcome of
//! every die in its turn, and says how likely each result is. No rule is written twice and nothing is sampled.

mod book;
mod deals;
mod digest;
mod graph;
mod hands;
mod roll;
mod walk;

pub use deals::Worlds;
pub use graph::{odds, odds_of_secret, odds_over};
pub use roll::{RollResult, next_roll};
pub(crate) use walk::Within;
pub use walk::play_many;

use crate::{
    Agent, Arg, Chosen, Dice, Flow, Game, Message, Observation, Players, PromptOf, Question, Refusal, Seat,
    Viewer,
};

/// How much of the probability may be left over: what is so unlikely is not played through.
pub const REST: f64 = 1e-9;

/// What a game says of its battles, or of anything else that dice decide in several steps.
#[derive(Debug)]
pub struct Contest<G: Game> {
    /// Which questions belong to it: the dice that are thrown, and the choices that the policy answers.
    pub part: fn(&PromptOf<G>) -> Option<Part>,
    /// Whether a note begins one. The next that begins ends it.
    pub begins: fn(&Message) -> bool,
    /// What a note says of how it came out.
    pub finds: fn(&Message) -> Option<Finding>,
    /// Forgets what the rules need no more of the dice so far. Points in the same state that remember the same are one, however
    /// many dice came before: how many are still to come must follow from the state, or be remembered.
    pub forget: fn(&mut Memory, &Event<'_, G>),
    /// Takes out of a copy of the state what is only told and decides nothing.
    pub essence: fn(&mut G::State),
    /// Where a question is about what only its seat knows, such as the cards in its hand: how the enemy declines. What others
    /// hold must not show in the odds.
    pub declines: fn(&G::Prompt, &[G::Choice]) -> Option<usize>,
    /// Whether in this state nothing hidden decides it but draws of the present step and what enemies decline to play: then the odds
    /// are the same in every world that the viewer may believe in. Everybody knows whether that is so.
    pub is_known: fn(&G::State) -> bool,
    /// Where sides draw hands for it in secret: how whole sets of hands are played through at once.
    pub hands: Option<Hands<G>>,
}

/// Hands that two sides draw in secret for a contest, one item at a time out of one deck, with how many there are of a kind as odds.
#[derive(Debug)]
pub struct Hands<G: Game> {
    /// Whether they are held here. Once they are not, what they were no longer matters.
    pub held: fn(&G::State) -> bool,
    /// Takes out of a copy of the state what the hands are, but not how many items they have, and what came out of them: what only
    /// answers follow from.
    pub hidden: fn(&mut G::State),
    /// A number for the policy's answer to a question that is asked while they are held: where it is the same, so is the answer.
    pub answer: fn(&Held<'_, G>) -> u64,
}

/// A question to a seat that holds a hand. Items are given by kind, each with how many there are.
#[derive(Debug)]
pub struct Held<'a, G: Game> {
    /// A state in which the same is asked, but with any hands, out of which anything may have come.
    pub state: &'a G::State,
    /// The facts in use.
    pub facts: &'a G::Facts,
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub prompt: &'a G::Prompt,
    /// What is left of its hand.
    pub hand: &'a [(G::Choice, u8)],
    /// What came out of all hands since a first state.
    pub shown: &'a [(G::Choice, u8)],
    /// That state.
    pub first: &'a G::State,
}

/// Where in a contest a question is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Before the note that begins it: it may not come to it.
    Before,
    /// After that.
    During,
}

/// What happened to a contest.
#[derive(Debug)]
pub enum Event<'a, G: Game> {
    /// A die fell or a card was drawn: the last number of the memory is the position of its outcome.
    Rolled(&'a G::Roll),
    /// Something was noted.
    Noted(&'a Message),
}

/// What the rules may still know besides the state.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Memory {
    /// The outcomes so far, by position, as far as they are not forgotten.
    pub kept: Vec<i64>,
    /// What they add up to, where only that counts.
    pub sum: i64,
}

/// One thing that a contest decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Finding {
    /// What: a label, such as the losses of a kind.
    pub what: Message,
    /// How it came out.
    pub value: Found,
}

/// How one thing came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Found {
    /// A number; several of the same thing add up. Where nothing is said it is 0.
    Number(i64),
    /// One of several names; the last one counts.
    Name(Arg),
    /// It happened. Where nothing is said it did not.
    Yes,
}

impl Finding {
    /// Something that adds up.
    pub fn number(what: Message, count: Option<i64>) -> Option<Finding> {
        Some(Finding { what, value: Found::Number(count?) })
    }

    /// Something that is one of several.
    pub fn name(what: Message, name: Option<Arg>) -> Option<Finding> {
        Some(Finding { what, value: Found::Name(name?) })
    }

    /// Something that happened.
    pub fn yes(what: Message) -> Option<Finding> {
        Some(Finding { what, value: Found::Yes })
    }
}

/// What a contest may come to, and how likely each result is.
#[derive(Clone, Default, Debug)]
pub struct Odds {
    /// The results, each as what was found, with its probability.
    pub results: Vec<(Vec<Finding>, f64)>,
    /// The probability of what was not played through: [`REST`] at most.
    pub rest: f64,
    /// How many points of the game were looked at.
    pub points: usize,
}

/// Why there are no odds.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OddsError {
    /// There are more points than were allowed.
    #[error("too many possibilities: more than {0} points")]
    TooMany(usize),
    /// Nothing is rolled for here.
    #[error("no dice decide anything here")]
    NoDice,
    /// The answer, or what follows from it, was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl OddsError {
    /// A short name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            OddsError::TooMany(_) => "too-many-possibilities",
            OddsError::NoDice => "no-dice",
            OddsError::Refused(refusal) => refusal.code(),
        }
    }
}

/// How much may be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most points.
    pub points: usize,
    /// How much of the probability may be left over, because it is so unlikely.
    pub rest: f64,
    /// Whether points that are the same are taken as one. Without it every path is walked on its own, the shorter ones first, and
    /// those that are too many are left over: slow, and the measure of the other.
    pub merge: bool,
}

impl Limits {
    /// So many points at most.
    pub const fn points(points: usize) -> Limits {
        Limits { points, rest: REST, merge: true }
    }
}

/// An enemy whose hand is not known: it plays nothing out of it, and answers everything else as the policy does.
pub struct Unseen<G: Game> {
    policy: Box<dyn Agent<G>>,
    declines: fn(&G::Prompt, &[G::Choice]) -> Option<usize>,
}

impl<G: Game> std::fmt::Debug for Unseen<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Unseen").finish_non_exhaustive()
    }
}

impl<G: Game> Unseen<G> {
    /// The policy as an enemy in this contest.
    pub fn new(contest: &Contest<G>, policy: Box<dyn Agent<G>>) -> Unseen<G> {
        Unseen { policy, declines: contest.declines }
    }
}

impl<G: Game> Agent<G> for Unseen<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        match (self.declines)(observation.prompt, observation.choices) {
            Some(position) => Ok(position.into()),
            None => self.policy.choose(observation, dice),
        }
    }
}

/// The policy at every seat, as odds for a viewer need it: of one mind, and asked only what belongs to the contest. Others than the
/// viewer play nothing out of a hand that the viewer does not see.
pub fn players<G: Game>(
    contest: &'static Contest<G>,
    make: fn() -> Box<dyn Agent<G>>,
    seats: usize,
    viewer: Viewer,
) -> Players<G> {
    let mut players = Players::default().of_one_mind().asked_only(|prompt| (contest.part)(prompt).is_some());
    for index in 0..seats {
        let seat = Seat::new(index as u8);
        let sees = !G::HIDES || viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        let agent = if sees { make() } else { Box::new(Unseen::new(contest, make())) };
        players = players.with(seat, agent);
    }
    players
}

/// How likely the outcomes of a die are.
pub(crate) struct Weights<'a> {
    odds: &'a [u32],
    total: f64,
}

impl Weights<'_> {
    pub fn of<G: Game>(question: &Question<G>) -> Weights<'_> {
        let total = if question.odds.is_empty() {
            question.choices.len() as f64
        } else {
            question.odds.iter().map(|&weight| f64::from(weight)).sum()
        };
        Weights { odds: &question.odds, total }
    }

    pub fn share(&self, position: usize) -> f64 {
        f64::from(self.odds.get(position).copied().unwrap_or(1)) / self.total
    }
}
