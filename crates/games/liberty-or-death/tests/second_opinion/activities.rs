//! §4.2 to §4.5 Where a Special Activity may be executed.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::Faction;
use liberty_or_death::prompt::Prompt;
use liberty_or_death::words::Command;
use tricorne_testkit::Expected;

use crate::board::{BASES, Board, WEST_INDIES};

pub fn opinion(board: &Board<'_>, prompt: &Prompt) -> Option<(&'static str, Expected)> {
    let order = board.state.executing.as_ref()?;
    if board.state.playing.is_some() || order.within.len() < Space::ALL.len() || order.must_involve.is_some()
    {
        return None;
    }
    let selected = |id: &str| order.selected.contains(Space::from_id(id).expect("a space"));
    let in_command = |commands: &[Command], id: &str| {
        selected(id) && order.command.is_some_and(|command| commands.contains(&command))
    };
    let hidden = |id: &str, name: &str| board.n(&[name], id) > 0;
    // §2.3.4 Where the Command has yet to select a space, the Activity must leave it one.
    let expect = |spaces: Vec<String>| {
        let begun = order.command.is_none() || !order.selected.is_empty();
        if begun { board.expect(spaces) } else { board.expect_within(&spaces) }
    };
    Some(match *prompt {
        Prompt::SkirmishWhere { faction, .. } => {
            let spaces = match faction {
                Faction::British | Faction::Indians => board.spaces(|id| {
                    let targets = ["continentals", "french-regulars", "militia-active", "patriot-forts"];
                    board.n(&["british-regulars"], id) > 0
                        && board.n(&targets, id) > 0
                        && !in_command(&[Command::Battle, Command::Muster, Command::Garrison], id)
                }),
                Faction::Patriots | Faction::French => {
                    let own = if faction == Faction::Patriots { "continentals" } else { "french-regulars" };
                    let barred: &[Command] = match faction {
                        Faction::French => &[Command::Battle, Command::Muster],
                        Faction::Patriots | Faction::British | Faction::Indians => &[Command::Battle],
                    };
                    board.spaces(|id| {
                        board.n(&[own], id) > 0
                            && board.n(&["british-regulars", "tories", "british-forts"], id) > 0
                            && !in_command(barred, id)
                            && (faction == Faction::French || id != WEST_INDIES)
                    })
                }
            };
            ("skirmish-where", expect(spaces))
        }
        Prompt::PartisansWhere => {
            let targets = |id: &str| {
                let units = board
                    .n(&["british-regulars", "tories", "war-parties-active", "war-parties-underground"], id);
                let village = board.n(&["villages"], id) > 0 && board.n(&["militia-underground"], id) > 1;
                let no_war_parties = board.n(&["war-parties-active", "war-parties-underground"], id) == 0;
                units > 0 || village && no_war_parties
            };
            let spaces = board.on_map(|id| {
                hidden(id, "militia-underground") && targets(id) && !in_command(&[Command::Battle], id)
            });
            ("partisans-where", expect(spaces))
        }
        Prompt::WarPathWhere => {
            let targets = |id: &str| {
                let units = board
                    .n(&["continentals", "french-regulars", "militia-active", "militia-underground"], id);
                let fort =
                    board.n(&["patriot-forts"], id) > 0 && board.n(&["war-parties-underground"], id) > 1;
                units > 0 || fort
            };
            let spaces = board.on_map(|id| hidden(id, "war-parties-underground") && targets(id));
            ("war-path-where", expect(spaces))
        }
        Prompt::PersuasionWhere { left: 3 } => {
            let spaces = board.on_map(|id| {
                (board.city(id) || board.is("colony", id))
                    && board.controlled_by_rebels(id)
                    && hidden(id, "militia-underground")
            });
            ("persuasion-where", expect(spaces))
        }
        Prompt::TradeWhere => {
            let bases = |id: &str| board.n(&BASES, id) > 0 && board.n(&["villages"], id) > 0;
            let spaces =
                board.on_map(|id| board.province(id) && bases(id) && hidden(id, "war-parties-underground"));
            ("trade-where", expect(spaces))
        }
        _ => return None,
    })
}
