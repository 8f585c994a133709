//! §3.6 Battle.

mod example;
mod force;
mod losses;
mod modifiers;
mod odds;
mod win_the_day;

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use tricorne_kernel::{Arg, Prompt, Viewer};
use tricorne_testkit::script::{offered, play, question};

use crate::board::{Board, LodTable};

/// The British begin a Battle without Common Cause; if War Parties could join, that question waits.
fn british_attack(board: Board, space: Space) -> LodTable {
    let mut table = board.turn(Faction::British);
    play(&mut table, &[("british", "battle"), ("british", space.id())]);
    if waits_for(&table, "battle-common-cause") {
        play(&mut table, &[("british", "0")]);
    }
    table
}

/// Patriots or French begin a Battle, alone.
fn rebel_attack(board: Board, faction: Faction, space: Space) -> LodTable {
    rebels_attack(board, faction, space, "no")
}

/// Patriots and French begin a Battle together; this one executes the Command.
fn joint_attack(board: Board, faction: Faction, space: Space) -> LodTable {
    rebels_attack(board, faction, space, "yes")
}

fn rebels_attack(board: Board, faction: Faction, space: Space, together: &str) -> LodTable {
    let friend_is_there = board.0.pieces_of(faction.friend(), space) > 0;
    let mut table = board.turn(faction);
    play(&mut table, &[(faction.id(), "battle"), (faction.id(), space.id())]);
    if friend_is_there {
        assert_eq!(offered(&table), ["yes", "no"], "whether the friend takes part");
        play(&mut table, &[(faction.id(), together)]);
    }
    table
}

/// Rolls these dice, one after the other.
fn roll(table: &mut LodTable, dice: &[&str]) {
    for face in dice {
        assert_eq!(offered(table), ["1", "2", "3"], "a D3 is rolled");
        play(table, &[("chance", face)]);
    }
}

fn waits_for(table: &LodTable, prompt: &str) -> bool {
    question(table).prompt.name() == prompt
}

fn count(table: &LodTable, piece: Piece, space: Space) -> u8 {
    table.state().count(piece, space)
}

/// The notes with this key, each as its arguments.
fn notes(table: &LodTable, key: &str) -> Vec<Vec<Arg>> {
    let args = |note: tricorne_kernel::Note| note.message.args().iter().map(|it| it.1).collect();
    table.journal(Viewer::Referee, 0).filter(|note| note.message.key.0 == key).map(args).collect()
}

/// A side's Force Level and its dice, as told.
fn force(table: &LodTable, side: &str) -> (i64, i64) {
    let notes = notes(table, "lod-note-battle-force");
    let of_side = notes.iter().find(|args| matches!(args[0], Arg::Named(_, key) if key.0 == side));
    match of_side.map(Vec::as_slice) {
        Some([_, Arg::Number(level), Arg::Number(dice)]) => (*level, *dice),
        _ => panic!("no Force Level of {side} in {notes:?}"),
    }
}

/// The modifiers told under a section, such as `+1 leader`.
fn modifiers(table: &LodTable, rule: &str) -> Vec<String> {
    let signs = [("lod-note-battle-more", '+'), ("lod-note-battle-less", '-')];
    let told = table.journal(Viewer::Referee, 0).filter(|note| note.rule == rule);
    told.filter_map(|note| {
        let sign = signs.iter().find(|it| it.0 == note.message.key.0)?.1;
        match note.message.args() {
            [(_, Arg::Key(why)), (_, Arg::Number(size))] => {
                Some(format!("{sign}{size} {}", why.0.trim_start_matches("lod-battle-")))
            }
            _ => None,
        }
    })
    .collect()
}

/// The winner, as told.
fn winner(table: &LodTable) -> Option<String> {
    notes(table, "lod-note-battle-winner").iter().find_map(|args| match args[0] {
        Arg::Named(side, _) => Some(side.to_owned()),
        Arg::Number(_) | Arg::Key(_) | Arg::Fact(_) => None,
    })
}
