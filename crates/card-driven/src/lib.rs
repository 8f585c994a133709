//! What Washington's War and We the People have in common.
//!
//! The two games are card-driven: the same two sides, spaces and colonies with PC markers in them, generals who lead combat
//! units along lines, a deck of strategy cards. What is one thing in both stands here once: the pieces and the board they
//! stand on ([`Board`]), the facts of a pack and how they are read ([`pack`]), how a position is written down ([`document`]),
//! drawn ([`terminal`]) and checked ([`faults`]), and how the agent `steady` weighs what may happen ([`steady`]).
//!
//! Space, general and card are indices into the facts of a table, and bear the type of their game: each game names its own,
//! `type Space = tricorne_card_driven::Space<WashingtonsWar>`. What is said of them is asked of the facts, which rules find in
//! `t.facts`: `space.adjacent(t.facts)`. [`CardDriven`] is all that a game must tell.

mod basis;
mod board;
mod cards;
pub mod document;
mod generals;
pub mod hidden;
mod map;
pub mod named;
pub mod pack;
mod sides;
pub mod steady;
pub mod terminal;
mod view;
pub mod violations;

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Deref;

use tricorne_kernel::{Flow, Game, Step};

pub use basis::{Basis, Names};
pub use board::{Board, Place, PlaceOf};
pub use cards::{Card, CardFacts, CardSet, Condition, MOST_CARDS, Timing};
pub use generals::{General, GeneralFacts, GeneralSet, MOST_GENERALS};
pub use map::{BySpace, Colony, ColonyFacts, MOST_SPACES, Road, Space, SpaceFacts, SpaceSet};
pub use named::List;
pub use pack::Facts;
pub use sides::{BySide, Force, Name, Nation, Side};
pub use tricorne_kernel::{Arg, FactId, Key, Member};
pub use view::{HandSeen, Standing};

/// One of the two games.
pub trait CardDriven: Game<Facts: Deref<Target = Facts<Self>>> + Copy + Eq + Ord + Hash {
    /// What sides, cards and marks are called in its messages.
    const NAMES: Names;
    /// What its cards can do.
    type Effect: Debug + Send + Sync;
    /// What it says of a general beyond the ratings of both games.
    type OwnGeneral: Debug + Send + Sync;
    /// What it says of a card beyond what both games say.
    type OwnCard: Debug + Send + Sync;
}

/// Asks how many combat units of each nation out of those there are, between least and most in all.
pub fn ask_force<G: CardDriven>(
    t: &mut Step<'_, G>,
    who: Side,
    prompt: impl Fn(Nation) -> G::Prompt,
    there: Force,
    least: u8,
    most: u8,
) -> Flow<Force> {
    let mut force = Force::NONE;
    let mut behind = there.total();
    for &nation in who.nations() {
        behind -= there[nation];
        let taken = force.total();
        let low = least.saturating_sub(taken + behind);
        let high = there[nation].min(most - taken);
        force[nation] = t.pick_number(who, prompt(nation), low, high)?;
    }
    Ok(force)
}
