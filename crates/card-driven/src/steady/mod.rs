//! How the agent `steady` weighs a board: each choice alone, one move deep. What would the board be worth at the end of
//! the year, and what are the odds of the battle? Numbers are hundredths of a colony.
//!
//! What a board is worth, how a battle goes and who may move where are questions of a game's rules: it answers them with
//! [`Weighed`].

mod effects;
mod march;
mod marks;

use std::ops::DerefMut;

use tricorne_kernel::{Choice as _, Dice, Game, Message, Observation, Prompt as _, Reason};

use crate::cards::CardSet;
use crate::generals::General;
use crate::map::{Space, SpaceSet};
use crate::pack::Filter;
use crate::rules::Rules;
use crate::sides::{Force, Side};
use crate::{Board, CardDriven, Place};

pub use effects::USELESS;

/// What a combat unit lost is worth.
pub const UNIT: i32 = 22;
/// How many choices a reason names as compared.
const NAMED: usize = 4;

/// A position of a game, as the agent must know it.
pub trait Weighed<G: CardDriven>: Clone + DerefMut<Target = Board<G>> {
    /// What it is worth to a side; late in the year winter counts more.
    fn worth(&self, facts: &G::Facts, me: Side, late: bool) -> i32;
    /// In how many of a hundred battles in a space the attacker wins.
    fn attacker_wins(&self, facts: &G::Facts, space: Space<G>, attacker: Host<G>, defender: Host<G>) -> i32;
    /// The spaces that pass a filter of the facts.
    fn passing(&self, facts: &G::Facts, filter: &Filter<G>) -> SpaceSet<G>;
    /// Where a side's force may retreat to along lines.
    fn retreat_spaces(&self, facts: &G::Facts, side: Side, from: Space<G>) -> SpaceSet<G>;
    /// Who is on the move, how far he has come, and how far he may.
    fn moving(&self, facts: &G::Facts) -> Option<(General<G>, u8, Pace)>;
    /// How far a side's general may move who has not begun.
    fn pace(&self, facts: &G::Facts, side: Side) -> Pace;
    /// Where one step takes a general from a space, and what it costs.
    fn steps(facts: &G::Facts, general: General<G>, from: Space<G>) -> Vec<(Space<G>, u8)>;
    /// Whether a general without combat units may not enter a space.
    fn closed_to_generals(&self, side: Side, space: Space<G>) -> bool;
    /// The ports that a British army may sail to from a space.
    fn ports_from(&self, facts: &G::Facts, space: Space<G>) -> SpaceSet<G>;
    /// Where a general goes who is captured.
    fn prison(facts: &G::Facts, general: General<G>) -> Place<G>;
    /// What the capture of a general costs beyond him.
    fn ransom(facts: &G::Facts, general: General<G>) -> Option<i32>;
    /// What a lost battle costs a side beyond its losses.
    fn shame(side: Side) -> i32;
}

/// How far a general may move: if he comes to fight, and otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Pace {
    pub fighting: u8,
    pub otherwise: u8,
}

/// A side of a battle as the agent imagines it.
#[derive(Clone, Copy, Debug)]
pub struct Host<G: CardDriven> {
    /// Whose.
    pub side: Side,
    /// Who leads it.
    pub general: Option<General<G>>,
    /// How many combat units.
    pub cus: u8,
    /// What else helps it.
    pub extra: i32,
}

/// A general, his army and how far he has come.
#[derive(Clone, Copy, Debug)]
struct Column<G: CardDriven> {
    general: General<G>,
    at: Space<G>,
    force: Force,
    moved: u8,
    pace: Pace,
}

/// What the agent knows while it weighs a question.
#[derive(Debug)]
pub struct Mind<'a, G: CardDriven, W> {
    /// What lies open.
    pub open: &'a W,
    /// The facts of the table.
    pub facts: &'a G::Facts,
    /// The agent's side.
    pub me: Side,
    /// Its cards.
    pub hand: CardSet<G>,
    /// How many the enemy has.
    pub enemy_cards: usize,
    /// What the board is worth now.
    now: i32,
}

impl<'a, G: CardDriven, W: Weighed<G>> Mind<'a, G, W> {
    /// What a side knows.
    pub fn new(
        open: &'a W,
        facts: &'a G::Facts,
        me: Side,
        hand: CardSet<G>,
        enemy_cards: usize,
    ) -> Mind<'a, G, W> {
        let mut mind = Mind { open, facts, me, hand, enemy_cards, now: 0 };
        mind.now = open.worth(facts, me, mind.late());
        mind
    }

    /// Whether the year is nearly over: winter and the Political Control Phase are near.
    pub fn late(&self) -> bool {
        self.hand.len() <= 2 && self.enemy_cards <= 2
    }

    /// What a board is worth beyond that on the table.
    fn change(&self, board: &W) -> i32 {
        board.worth(self.facts, self.me, self.late()) - self.now
    }

    /// What a change would gain.
    pub fn gain(&self, change: impl FnOnce(&mut W)) -> i32 {
        let mut board = self.open.clone();
        change(&mut board);
        self.change(&board)
    }
}

/// The board once the year's Political Control Phase is done: armies have placed PC markers, isolated ones are gone.
pub fn after_politics<G: Rules>(open: &G::Open, facts: &G::Facts) -> G::Open {
    let mut board = open.clone();
    for side in Side::BOTH {
        for space in board.army_spaces(facts, side).iter() {
            board.mark(side, space);
        }
    }
    for side in Side::BOTH {
        board.pcs[side] = board.pcs[side] - G::isolated(&board, facts, side);
    }
    board
}

/// One of the choices that score best, with equal ones drawn by a rng.
pub fn best<G: Game>(scores: &[i32], dice: &mut Dice<'_, G>) -> usize {
    let best = scores.iter().copied().max().unwrap_or_default();
    let equal: Vec<usize> = (0..scores.len()).filter(|&at| scores[at] == best).collect();
    equal[dice.rng().below(equal.len())]
}

/// The reason for a choice: what was weighed, and how the best choices compare. Where there is only one, there is none.
pub fn reason<G: Game>(
    observation: &Observation<'_, G>,
    scores: &[i32],
    position: usize,
    message: impl FnOnce() -> Message,
) -> Vec<Reason> {
    if observation.choices.len() < 2 {
        return Vec::new();
    }
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by_key(|&at| (at != position, -scores[at]));
    let candidates =
        order.iter().take(NAMED).map(|&at| observation.choices[at].label(observation.facts())).collect();
    vec![Reason { rule: observation.prompt.rule(), message: message(), candidates }]
}
