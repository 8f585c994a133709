//! What Washington's War and We the People have in common.
//!
//! The two games are card-driven: the same two sides, spaces and colonies with PC markers in them, generals who lead combat
//! units along lines, a deck of strategy cards. What is one thing in both stands here once: the pieces and the board they
//! stand on ([`Board`]), the facts of a pack and how they are read ([`pack`]), how a position is written down ([`document`]),
//! drawn ([`terminal`]) and checked ([`violations`]), how the agent `steady` weighs what may happen ([`steady`]), and the rules
//! that both rulebooks have ([`rules`]), which cite both.
//!
//! Space, general and card are indices into the facts of a table, and bear the type of their game: each game names its own,
//! `type Space = tricorne_card_driven::Space<WashingtonsWar>`. What is said of them is asked of the facts, which rules find in
//! `t.facts`: `space.adjacent(t.facts)`. [`CardDriven`] is all that a game must tell.

mod basis;
mod board;
mod cards;
pub mod document;
pub mod encode;
mod generals;
pub mod hidden;
mod map;
pub mod named;
pub mod pack;
mod presence;
pub mod rules;
mod sides;
pub mod steady;
pub mod terminal;
mod testing;
mod view;
pub mod violations;

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Deref, DerefMut};

use tricorne_kernel::{Flow, Game, Setup, Step};

pub use basis::{Basis, Names};
pub use board::{Board, Place, PlaceOf};
pub use cards::{Card, CardFacts, CardSet, Condition, MOST_CARDS, Timing};
pub use generals::{General, GeneralFacts, GeneralSet, MOST_GENERALS};
pub use map::{BySpace, Colony, ColonyFacts, MOST_SPACES, Road, Space, SpaceFacts, SpaceSet};
pub use named::List;
pub use pack::Facts;
use pack::{Parameters, Trouble};
pub use presence::{Presence, Support};
pub use sides::{BySide, Force, Name, Nation, Side};
pub use tricorne_kernel::{Arg, FactId, Key, Member};
pub use view::{HandSeen, Standing};

/// A button that shared rules offer. Each game has it in its own words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Word {
    Done,
    Yes,
    No,
    NoGeneral,
    FrenchForce,
    FirstOption,
    SecondOption,
    ThirdOption,
    FourthOption,
}

impl Word {
    /// The options of a card that says "one of these".
    pub const OPTIONS: [Word; 4] =
        [Word::FirstOption, Word::SecondOption, Word::ThirdOption, Word::FourthOption];
}

/// One of the two games.
pub trait CardDriven:
    Game<
        Facts: Deref<Target = Facts<Self>>,
        State: DerefMut<Target = <Self as CardDriven>::Open>,
        Choice: From<Space<Self>> + From<General<Self>> + From<Card<Self>> + From<Word>,
    > + Copy
    + Eq
    + Ord
    + Hash
{
    /// What sides, cards and marks are called in its messages.
    const NAMES: Names;
    /// What lies open on its table.
    type Open: Clone + DerefMut<Target = Board<Self>>;
    /// What only its cards do.
    type OwnEffect: Clone + Debug + Send + Sync;
    /// The names that only its cards may use.
    type OwnNames: Debug;
    /// What it says of a general beyond the ratings of both games.
    type OwnGeneral: Debug + Send + Sync;
    /// What it says of a card beyond what both games say.
    type OwnCard: Debug + Send + Sync;
    /// The card that a choice is, if it is one.
    fn card(choice: &Self::Choice) -> Option<Card<Self>>;
    /// The effect of a kind that only this game has; none if there is no such kind.
    fn own_effect(kind: &str, given: &Parameters<'_, Self>) -> Result<Option<Self::OwnEffect>, Trouble>;
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

/// The options that a set-up has set and that a position has otherwise, each as a sentence.
pub fn contradicted(setup: &Setup, differs: &[(&str, bool)]) -> Vec<String> {
    let set = differs.iter().filter(|(_, differs)| *differs).filter_map(|(id, _)| {
        let value = setup.options.get(*id)?;
        Some(format!("option {id}: the position has another value than {value:?}"))
    });
    set.collect()
}
