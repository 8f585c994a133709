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
use crate::victory::{self, LEAD_NEEDED, Margin};
use crate::words::{Activity, Command};

/// An observation. Nothing is hidden in this game, so it costs nothing.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Seen"))]
pub struct View<'a>(pub &'a State);

/// The position, what follows from it, and what is being executed.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Seen {
    #[serde(flatten)]
    position: Document,
    control: BTreeMap<Space, Side>,
    total_support: u8,
    total_opposition: u8,
    fni: u8,
    french_preparations: u8,
    /// §7.1 How far each Faction is from victory.
    #[cfg_attr(feature = "typescript", ts(as = "crate::pieces::ByFaction<MarginView>"))]
    margins: BTreeMap<Faction, MarginView>,
    /// §7.2 What Support or Opposition must lead by, and more.
    lead_needed: i16,
    /// §7.2, §8.8 Who would win if there were a Victory Check now; nobody if the game would go on.
    winning: Vec<Faction>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    executing: Option<Executing>,
}

/// §7.1, §7.2 How far a Faction is ahead in its two conditions, and whether it meets both.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct MarginView {
    lead: i16,
    second: i16,
    total: i16,
    met: bool,
}

impl MarginView {
    fn of(state: &State, faction: Faction) -> MarginView {
        let margin = Margin::of(state, faction);
        let met = victory::passes(state, faction);
        MarginView { lead: margin.lead, second: margin.second, total: margin.total(), met }
    }
}

/// A Command in the midst of its execution.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
            margins: Faction::ALL.map(|faction| (faction, MarginView::of(state, faction))).into(),
            lead_needed: LEAD_NEEDED,
            winning: victory::check(state)
                .map_or(Vec::new(), |ending| victory::winners(state, &ending).collect()),
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
