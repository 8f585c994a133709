//! What a viewer may know: everything. The view is a thin wrapper around the state.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use tricorne_kernel::Words;

use crate::command_order::{Accompaniment, Order, Price};
use crate::document::Document;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Side};
use crate::state::State;
use crate::terminal;
use crate::words::{Activity, Command};

/// An observation. Nothing is hidden in this game, so it costs nothing.
#[derive(Clone, Copy, Debug)]
pub struct View<'a>(pub &'a State);

/// The position, what follows from it, and what is being executed.
#[derive(Serialize)]
struct Seen {
    #[serde(flatten)]
    position: Document,
    control: BTreeMap<Space, Side>,
    total_support: u8,
    total_opposition: u8,
    fni: u8,
    french_preparations: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    executing: Option<Executing>,
}

/// A Command in the midst of its execution.
#[derive(Serialize)]
struct Executing {
    faction: Faction,
    command: Option<Command>,
    free: bool,
    limited: bool,
    selected: Vec<Space>,
    origins: Vec<Space>,
    activity: Option<Activity>,
}

impl From<Order> for Executing {
    fn from(order: Order) -> Executing {
        let list = |spaces: SpaceSet| spaces.iter().collect();
        Executing {
            faction: order.faction,
            command: order.command,
            free: order.price == Price::Free,
            limited: order.limited,
            selected: list(order.selected),
            origins: list(order.origins),
            activity: match order.activity {
                Accompaniment::Used(activity) => Some(activity),
                Accompaniment::Forbidden | Accompaniment::Open | Accompaniment::CommonCauseOnly => None,
            },
        }
    }
}

impl Serialize for View<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let state = self.0;
        let control = |space: Space| Some((space, state.control(space)?));
        let seen = Seen {
            position: Document::from(state.clone()),
            control: Space::ALL.into_iter().filter_map(control).collect(),
            total_support: state.total_support(),
            total_opposition: state.total_opposition(),
            fni: state.fni(),
            french_preparations: state.french_preparations(),
            executing: state.executing.map(Executing::from),
        };
        seen.serialize(serializer)
    }
}

impl View<'_> {
    /// The board for a terminal of 100 columns.
    pub fn board(&self, words: &dyn Words) -> String {
        terminal::board(self.0, words)
    }
}
