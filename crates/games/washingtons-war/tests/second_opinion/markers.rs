//! §6.32.B, §7.2.B, §8.1, §8.2, §10.11 Where PC markers are placed, flipped and removed, and where reinforcements come.

use tricorne_testkit::{Expected, Kind};
use washingtons_war::pieces::Side;
use washingtons_war::prompt::Prompt;

use crate::{Memory, Table, numbers};

pub fn opinion(table: &Table<'_>, memory: &Memory, prompt: &Prompt) -> Option<(&'static str, Expected)> {
    let at = &table.at;
    let side = table.state.to_play;
    Some(match *prompt {
        Prompt::PlaceOrFlip { .. } => {
            let mut choices =
                at.named(|it| may_mark(table, side, it, near(table, &memory.markers, side, it), true));
            choices.push("done".to_owned());
            ("place-or-flip", Expected::exactly(choices))
        }
        Prompt::DiscardFor => {
            let near = |it: usize| near(table, &at.pcs, side, it);
            let mut choices = at.named(|it| near(it) && may_mark(table, side, it, true, false));
            // §6.32.B.iii
            let guarded = |it: usize| match side {
                Side::American => at.units(Side::British, it) > 0,
                Side::British => at.americans(it),
            };
            let removed = at.named(|it| near(it) && at.pcs[it] == Some(enemy(side)) && !guarded(it));
            choices.extend(removed.into_iter().map(|id| format!("remove:{id}")));
            choices.push("nothing".to_owned());
            ("discard-for", Expected::exactly(choices))
        }
        // §7.2.B A port that is neither fortified nor blockaded, with an American marker or none and no American unit.
        Prompt::LandingWhere => {
            let ports = at.named(|it| {
                let site = &at.map.0[it];
                site.port
                    && !site.fortified
                    && !table.blockaded(it)
                    && at.pcs[it] != Some(Side::British)
                    && !at.americans(it)
            });
            ("landing-where", Expected::exactly(ports))
        }
        // §8.2.C Any space without British combat unit or PC marker.
        Prompt::ReinforceWhere { .. } => {
            let free = at.named(|it| at.units(Side::British, it) == 0 && at.pcs[it] != Some(Side::British));
            ("reinforce-where", Expected { choices: free, kind: Kind::Among(at.named(|_| true)) })
        }
        // §8.1.C A general without combat units cannot come to an enemy general.
        Prompt::LandWhere => {
            let units = table.state.british_box > 0;
            let ports = at.named(|it| table.open_port(it) && (units || !at.general(Side::American, it)));
            ("land-where", Expected::exactly(ports))
        }
        Prompt::LandHowMany { space } => {
            let waiting = at.generals.iter().any(|it| it.side == Side::British && it.in_box);
            let meets = at.general(Side::American, at.site(space.id(table.facts)));
            let least = u8::from(!waiting || meets);
            ("land-how-many", numbers(least, table.state.british_box))
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

fn enemy(side: Side) -> Side {
    if side == Side::American { Side::British } else { Side::American }
}

/// §10.11.B.ii, §10.12.B Whether a space is next to a marker of the side; to the British all ports are next to each other.
fn near(table: &Table<'_>, markers: &[Option<Side>], side: Side, space: usize) -> bool {
    let map = &table.at.map.0;
    let own = |at: usize| markers[at] == Some(side);
    let by_sea = || map[space].port && (0..map.len()).any(|at| map[at].port && own(at));
    table.at.beside(space, own) || side == Side::British && by_sea()
}

/// §10.11 Whether a side may place or flip a marker in a space.
fn may_mark(table: &Table<'_>, side: Side, space: usize, near: bool, by_operations: bool) -> bool {
    let at = &table.at;
    let blocked = table.state.open.blocked[Side::American];
    match (side, at.pcs[space]) {
        (Side::American, None) => {
            let mutiny = if by_operations { blocked.ops } else { blocked.discard };
            at.units(Side::British, space) == 0 && at.congress.is_some() && !mutiny
        }
        (Side::American, Some(Side::British)) => at.general(Side::American, space),
        (Side::British, None) => near && !at.americans(space) || at.army(Side::British, space),
        (Side::British, Some(Side::American)) => at.army(Side::British, space),
        (Side::American, Some(Side::American)) | (Side::British, Some(Side::British)) => false,
    }
}
