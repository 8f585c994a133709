//! §3.4.2 War Parties that move from one Province to another move as a single group.

use tricorne_kernel::{Flow, Rule, msg};

use crate::ask::{self, Lod};
use crate::command_order::Order;
use crate::leaders;
use crate::map::Space;
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::State;

/// War Parties by face.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Group {
    /// The Active ones.
    pub active: u8,
    /// The Underground ones.
    pub underground: u8,
}

impl Group {
    /// All War Parties in a space.
    pub fn in_space(state: &State, space: Space) -> Group {
        Group {
            active: state.count(Piece::WarPartiesActive, space),
            underground: state.count(Piece::WarPartiesUnderground, space),
        }
    }

    /// How many there are.
    pub fn count(self) -> u8 {
        self.active + self.underground
    }
}

/// §3.4.2 Asks how many of these War Parties go, at least one, and moves them. The Indian Leader may follow (§1.10).
pub fn send(
    t: &mut Lod<'_>,
    order: &mut Order,
    rule: &'static str,
    from: Space,
    to: Space,
    most: Group,
) -> Flow<Group> {
    let mut group = Group::default();
    if most.underground > 0 {
        let prompt = Prompt::UndergroundWarPartiesGo { from, to, rule: Rule(rule) };
        let least = u8::from(most.active == 0);
        group.underground = ask::number(t, Faction::Indians, prompt, least, most.underground)?;
    }
    if most.active > 0 {
        let prompt = Prompt::ActiveWarPartiesGo { from, to, rule: Rule(rule) };
        let least = u8::from(group.underground == 0);
        group.active = ask::number(t, Faction::Indians, prompt, least, most.active)?;
    }
    t.state.relocate(Piece::WarPartiesActive, from, to, group.active);
    t.state.relocate(Piece::WarPartiesUnderground, from, to, group.underground);
    t.note(rule, msg!("lod-note-war-parties-go", count = group.count(), from = from, to = to));
    leaders::ride(t, order, Faction::Indians, from, to, group.count())?;
    Ok(group)
}
