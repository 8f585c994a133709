//! §8.0, §10.1 Where PC markers are placed, and where reinforcements come.

use tricorne_testkit::{Expected, Kind};
use we_the_people::pieces::Side;
use we_the_people::prompt::Prompt;

use crate::{Memory, Table, numbers};

pub fn opinion(table: &Table<'_>, memory: &Memory, prompt: &Prompt) -> Option<(&'static str, Expected)> {
    let at = &table.at;
    let side = table.state.to_play;
    Some(match *prompt {
        Prompt::Place { .. } => {
            let mut choices = at.named(|it| may_mark(table, memory, side, it));
            choices.push("done".to_owned());
            ("place", Expected::exactly(choices))
        }
        // §8.0 Any space of the Thirteen Colonies without British combat unit or PC marker.
        Prompt::ReinforceWhere { .. } => {
            let free = at.named(|it| {
                at.map.0[it].colony != "CAN"
                    && at.units(Side::British, it) == 0
                    && at.pcs[it] != Some(Side::British)
            });
            ("reinforce-where", Expected { choices: free, kind: Kind::Among(at.named(|_| true)) })
        }
        // §8.0 A general without combat units cannot come to an enemy general (P12).
        Prompt::LandWhere => {
            let units = table.state.british_box > 0;
            let ports = at.named(|it| table.open_port(it) && (units || !at.general(Side::American, it)));
            ("land-where", Expected::exactly(ports))
        }
        Prompt::LandHowMany { space } => {
            let waiting = at.generals.iter().any(|it| it.side == Side::British && it.in_box);
            let meets = at.general(Side::American, at.site(space.id(table.facts)));
            ("land-how-many", numbers(u8::from(!waiting || meets), table.state.british_box))
        }
        Prompt::BringGeneral { .. } => {
            let waiting = at.generals.iter().filter(|it| it.side == side && it.in_box);
            let choices: Vec<String> = waiting.map(|it| it.id.clone()).collect();
            let all = at.generals.iter().map(|it| it.id.clone()).collect();
            ("bring-general", Expected { choices, kind: Kind::Among(all) })
        }
        _ => return None,
    })
}

/// §10.1 Whether a side may place a marker in a space, which flips one of the enemy.
fn may_mark(table: &Table<'_>, memory: &Memory, side: Side, space: usize) -> bool {
    let (at, options) = (&table.at, table.state.open.options);
    match (side, at.pcs[space]) {
        // Without Congress, or in a mutiny, operations cards place nothing, and flipping is placing (P15).
        (Side::American, _) if at.congress.is_none() || table.state.open.blocked[Side::American] => false,
        (Side::American, None) => at.units(Side::British, space) == 0,
        (Side::American, Some(Side::British)) => at.general(Side::American, space),
        (Side::British, None) => {
            let near = at.beside(space, |it| memory.markers[it] == Some(Side::British));
            near && at.units(Side::American, space) == 0 && at.congress != Some(space)
                || options.armies_place && at.army(Side::British, space)
        }
        (Side::British, Some(Side::American)) => at.army(Side::British, space),
        (Side::American, Some(Side::American)) | (Side::British, Some(Side::British)) => false,
    }
}
