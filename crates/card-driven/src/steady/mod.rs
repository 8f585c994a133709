//! How the agent `steady` weighs a board: each choice alone, one move deep. What would the board be worth at the end of
//! the year, and what are the odds of the battle? Numbers are hundredths of a colony.
//!
//! What a board is worth, how a battle goes and who may move where are questions of a game's rules: it answers them with
//! [`Weighed`].

mod danger;
mod effects;
mod features;
mod forces;
mod march;
mod marks;
mod sketch;

use std::cell::{OnceCell, RefCell};
use std::ops::DerefMut;

use arrayvec::ArrayVec;
use tricorne_kernel::{Choice as _, Dice, Game, Message, Observation, Prompt as _, Reason};

use crate::cards::CardSet;
use crate::generals::{General, MOST_GENERALS};
use crate::map::{Colony, Space, SpaceSet};
use crate::pack::Filter;
use crate::sides::{BySide, Force, Side};
use crate::{Board, CardDriven, Place, Presence, Support};

use danger::Foe;
pub use effects::USELESS;
pub use features::features;
use march::Ends;
pub use marks::Marking;
use sketch::Politics;
pub use sketch::Sketch;

/// What a combat unit lost is worth.
pub const UNIT: i32 = 22;
/// How many choices a reason names as compared.
const NAMED: usize = 4;

/// A position of a game, as the agent must know it.
pub trait Weighed<G: CardDriven>: Clone + DerefMut<Target = Board<G>> {
    /// What a colony is worth to the Americans, given who has which PC markers.
    fn colony(facts: &G::Facts, colony: Colony<G>, pcs: &BySide<SpaceSet<G>>) -> i32;
    /// What else is worth something to the Americans. Winter counts in eighths: the later the year, the more.
    fn balance(sketch: &Sketch<G>, winter: i32) -> i32;
    /// What the Americans have by what no piece on the map tells: the French, the Regulars, generals who are lost.
    fn fixed(&self, facts: &G::Facts) -> i32;
    /// What winter takes from a side's combat units in a space, as the game counts it.
    fn toll(facts: &G::Facts, space: Space<G>, force: Force, general: Option<General<G>>) -> i32;
    /// What keeps a side's PC markers from being isolated.
    fn support(&self, facts: &G::Facts, there: &Presence<G>, side: Side) -> Support<G>;
    /// In how many of a hundred battles in a space the attacker wins.
    fn attacker_wins(&self, facts: &G::Facts, space: Space<G>, attacker: Host<G>, defender: Host<G>) -> i32;
    /// The spaces that pass a filter of the facts.
    fn passing(&self, facts: &G::Facts, filter: &Filter<G>) -> SpaceSet<G>;
    /// Where a force under this general, or a general alone (`true`), may retreat to along lines.
    fn ways_out(
        &self,
        facts: &G::Facts,
        side: Side,
        force: (Option<General<G>>, bool),
        from: Space<G>,
    ) -> SpaceSet<G>;
    /// Who is on the move, how far he has come, and how far he may.
    fn moving(&self, facts: &G::Facts) -> Option<(General<G>, u8, Pace)>;
    /// How far a side's general may move who has not begun.
    fn pace(&self, facts: &G::Facts, side: Side) -> Pace;
    /// Whether a general without combat units may not enter a space.
    fn closed_to_generals(&self, side: Side, space: Space<G>) -> bool;
    /// The ports that a British army may sail to from a space.
    fn ports_from(&self, facts: &G::Facts, space: Space<G>) -> SpaceSet<G>;
    /// Where a general goes who is captured.
    fn prison(facts: &G::Facts, general: General<G>) -> Place<G>;
    /// The die that lets a general slip away from a battle, at most.
    fn evasion(facts: &G::Facts, general: General<G>) -> u8;
    /// What the capture of a general costs beyond him.
    fn ransom(facts: &G::Facts, general: General<G>) -> Option<i32>;
    /// How much a battle that is won counts for a side, in eighths of what it gains at once.
    fn boldness(side: Side) -> i32;
    /// How much of what its armies risk counts for a side, in hundredths.
    fn caution(side: Side) -> i32;
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
    /// The board, and what it is worth.
    now: OnceCell<Now<G>>,
    /// What the best moves of generals are worth.
    moves: [OnceCell<i32>; MOST_GENERALS],
    /// What it is worth to end a move in a space, for the general who was looked at last.
    ends: RefCell<Ends<G>>,
    /// What PC markers placed with an operations card are worth: of one, of two, of three.
    placed: OnceCell<[i32; 3]>,
    /// The enemy armies.
    foes: OnceCell<ArrayVec<Foe<G>, MOST_GENERALS>>,
    /// What it costs to lose so many combat units.
    losses: OnceCell<[i32; 6]>,
}

/// The board as it is.
#[derive(Debug)]
struct Now<G: CardDriven> {
    sketch: Sketch<G>,
    politics: Politics<G>,
    worth: i32,
}

impl<G: CardDriven> Now<G> {
    fn new<W: Weighed<G>>(open: &W, facts: &G::Facts, me: Side, winter: i32) -> Now<G> {
        let sketch = Sketch::of(open, facts);
        let politics = Politics::of(open, facts, &sketch.there);
        let worth = for_side(me, politics.total() + W::balance(&sketch, winter));
        Now { sketch, politics, worth }
    }
}

/// What is worth so much to the Americans, for a side.
fn for_side(side: Side, american: i32) -> i32 {
    if side == Side::American { american } else { -american }
}

/// What a board is worth to a side once the year's Political Control Phase is done, with so many cards still to be played
/// this year by both sides.
pub fn worth<G: CardDriven, W: Weighed<G>>(open: &W, facts: &G::Facts, me: Side, cards: usize) -> i32 {
    Now::new(open, facts, me, winter(cards)).worth
}

/// How much of winter's losses counts, in eighths, with so many cards still to be played: what is far away can be mended.
fn winter(cards: usize) -> i32 {
    match cards {
        0..=3 => 8,
        4..=5 => 6,
        6..=8 => 4,
        _ => 2,
    }
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
        Mind {
            open,
            facts,
            me,
            hand,
            enemy_cards,
            now: OnceCell::new(),
            moves: Default::default(),
            ends: RefCell::default(),
            placed: OnceCell::new(),
            foes: OnceCell::new(),
            losses: OnceCell::new(),
        }
    }

    /// Whether the year is nearly over: winter and the Political Control Phase are near.
    pub fn late(&self) -> bool {
        self.hand.len() <= 2 && self.enemy_cards <= 2
    }

    /// How much of winter's losses counts, in eighths.
    fn winter(&self) -> i32 {
        winter(self.hand.len() + self.enemy_cards)
    }

    fn now(&self) -> &Now<G> {
        self.now.get_or_init(|| Now::new(self.open, self.facts, self.me, self.winter()))
    }

    /// What a sketch is worth beyond the board on the table.
    fn change_to(&self, sketch: &Sketch<G>) -> i32 {
        let now = self.now();
        let politics = now.politics.with(self.open, self.facts, &sketch.there);
        for_side(self.me, politics + W::balance(sketch, self.winter())) - now.worth
    }

    /// What a board is worth beyond that on the table.
    fn change(&self, board: &W) -> i32 {
        let sketch = Sketch::of(board, self.facts);
        let politics = self.now().politics.with(board, self.facts, &sketch.there);
        for_side(self.me, politics + W::balance(&sketch, self.winter())) - self.now().worth
    }

    /// What a change would gain.
    pub fn gain(&self, change: impl FnOnce(&mut W)) -> i32 {
        let mut board = self.open.clone();
        change(&mut board);
        self.change(&board)
    }
}

/// By how many PC markers the Americans lead in a colony.
pub fn margin<G: CardDriven>(facts: &G::Facts, colony: Colony<G>, pcs: &BySide<SpaceSet<G>>) -> i32 {
    let count = |side: Side| (pcs[side] & colony.spaces(facts)).len() as i32;
    count(Side::American) - count(Side::British)
}

/// Who has PC markers in all of these spaces: 1 for the Americans, -1 for the British, 0 for nobody.
pub fn holds<G: CardDriven>(spaces: SpaceSet<G>, pcs: &BySide<SpaceSet<G>>) -> i32 {
    let holds = |side: Side| i32::from((spaces - pcs[side]).is_empty());
    holds(Side::American) - holds(Side::British)
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
