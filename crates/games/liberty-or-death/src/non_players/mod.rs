//! §8.0 Non-player Factions: the agent `np`, which answers the same questions as a person.
//!
//! It keeps no memory. Each answer follows from the position, from what is being executed ([`State::executing`]) and from
//! the dice it rolls at the table, so that a game can be loaded in the middle of a turn. A question is known by the key of
//! its prompt; each Faction's module knows the questions that its chapter of the rulebook decides, and whatever no chapter
//! decides is left to chance (§8.3.8).
//!
//! [`State::executing`]: crate::state::State::executing

mod mind;

use tricorne_kernel::{Agent, Chosen, Dice, Question, Seen, Told};

use crate::LibertyOrDeath;
use crate::pieces::Faction;

pub use mind::{Mind, Test};

/// The non-player of any Faction.
#[derive(Clone, Copy, Default, Debug)]
pub struct NonPlayer;

impl Agent<LibertyOrDeath> for NonPlayer {
    fn choose(
        &mut self,
        seen: &Seen<'_, LibertyOrDeath>,
        question: &Question<'_, LibertyOrDeath>,
        dice: &mut Dice<'_, LibertyOrDeath>,
    ) -> Told<Chosen> {
        let mut mind = Mind::new(seen, question, dice);
        let decided = match mind.faction {
            Faction::British => None,
            Faction::Patriots => None,
            Faction::Indians => None,
            Faction::French => None,
        };
        let position = match decided {
            Some(choice) => mind.position(choice),
            None => mind.any_choice()?,
        };
        Ok(Chosen { position, reasons: mind.reasons })
    }
}
