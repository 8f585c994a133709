//! §4.4.3 Plunder.

use Piece::{MilitiaActive, PatriotForts, WarPartiesActive, WarPartiesUnderground};
use Space::{Florida, Georgia, NewYork, Northwest, Pennsylvania, Southwest, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{offered, play};

use super::{camp, count, is_over, is_spent, offers, resources, stroke};
use crate::board::{Board, LodTable};

/// Brant sits far away, with an Active War Party.
fn camp_in_florida() -> Board {
    Board::empty().leader(Leader::Brant, Florida).put(1, WarPartiesActive, Florida)
}

/// Virginia (Population 2) at Active Opposition with two Underground War Parties and one Militia.
fn virginia() -> Board {
    camp_in_florida().level(Virginia, Level::ActiveOpposition).put(2, WarPartiesUnderground, Virginia).put(
        1,
        MilitiaActive,
        Virginia,
    )
}

fn raiding(board: Board) -> LodTable {
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "raid")]);
    table
}

/// §4.4.3 In a Province of the Raid, as many Resources as its Population pass over, and a War Party goes.
#[test]
fn resources_pass_over() {
    let mut table = raiding(virginia());
    assert!(!offers(&table, "plunder"), "nothing was raided yet");
    play(&mut table, &[("indians", "virginia"), ("indians", "plunder")]);
    assert_eq!(offered(&table), ["war-parties-active", "war-parties-underground"]);
    play(&mut table, &[("indians", "war-parties-active")]);
    assert_eq!(resources(&table, Faction::Patriots), 8);
    assert_eq!(resources(&table, Faction::Indians), 11);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 0);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 1);
    assert_eq!(table.state().available[WarPartiesUnderground as usize], 13);
}

/// §4.4.3 No more than the Patriots have.
#[test]
fn no_more_than_there_is() {
    let mut table = raiding(virginia().resources(Faction::Patriots, 1));
    play(&mut table, &[("indians", "virginia"), ("indians", "plunder"), ("indians", "war-parties-active")]);
    assert_eq!(resources(&table, Faction::Patriots), 0);
    assert_eq!(resources(&table, Faction::Indians), 10);
}

/// §4.4.3 War Parties must exceed Rebellion pieces, Forts included.
#[test]
fn war_parties_must_exceed_rebellion_pieces() {
    let mut table = raiding(virginia().put(1, PatriotForts, Virginia));
    play(&mut table, &[("indians", "virginia")]);
    assert!(is_spent(&table) && !offers(&table, "plunder"), "two against two");
}

/// §4.4.3 Only with a Raid, and only in a Province of the Raid.
#[test]
fn only_where_the_raid_is() {
    let board = virginia().level(Georgia, Level::ActiveOpposition).put(1, WarPartiesUnderground, Southwest);
    let mut table = raiding(board.clone().put(1, MilitiaActive, Georgia));
    play(&mut table, &[("indians", "georgia")]);
    assert!(!offers(&table, "plunder"), "one against one in Georgia; Virginia is not raided");
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "gather"), ("indians", "new-york")]);
    assert!(!offers(&table, "plunder"));
}

/// §4.1 The rulebook's example: Indians without Resources Plunder to pay for the Raid. The Province is raided next; then
/// the others are open.
#[test]
fn plunder_pays_for_the_raid() {
    let board = virginia()
        .resources(Faction::Indians, 0)
        .level(NewYork, Level::ActiveOpposition)
        .put(1, WarPartiesUnderground, NewYork)
        .put(2, MilitiaActive, NewYork);
    let mut table = raiding(board);
    assert_eq!(offered(&table), ["plunder"]);
    play(&mut table, &[("indians", "plunder")]);
    assert_eq!(resources(&table, Faction::Patriots), 8);
    assert_eq!(table.state().spaces[Virginia].raids, 1, "what was plundered is raided next, without asking");
    assert_eq!(
        (count(&table, WarPartiesActive, Virginia), count(&table, WarPartiesUnderground, Virginia)),
        (1, 0)
    );
    assert_eq!(resources(&table, Faction::Indians), 1, "2 taken, 1 paid");
    assert_eq!(offered(&table), ["new-york", "done"]);
    play(&mut table, &[("indians", "new-york")]);
    assert_eq!(resources(&table, Faction::Indians), 0);
    assert!(is_over(&table));
}

/// §4.1 Plunder pays for no Raid if the Patriots have nothing, if no raider would be left, or where nobody raids.
#[test]
fn plunder_that_pays_for_nothing() {
    let broke = |board: Board| board.resources(Faction::Indians, 0).turn(Faction::Indians);
    assert!(!offers(&broke(virginia().resources(Faction::Patriots, 0)), "raid"));
    let last =
        camp_in_florida().level(Virginia, Level::ActiveOpposition).put(1, WarPartiesUnderground, Virginia);
    assert!(!offers(&broke(last.clone()), "raid"));
    assert!(offers(&broke(last.clone().put(1, WarPartiesUnderground, Southwest)), "raid"));
    let calm = camp().put(2, WarPartiesUnderground, Pennsylvania);
    assert!(!offers(&broke(calm), "raid"));
    // The Active one goes home without asking, so that the other can raid.
    let mut table = raiding(last.put(1, WarPartiesActive, Virginia).resources(Faction::Indians, 0));
    play(&mut table, &[("indians", "plunder")]);
    assert_eq!(table.state().spaces[Virginia].raids, 1);
    assert_eq!(table.state().war_parties(Virginia), 1);
}

/// §2.3.8, L24 In a Brilliant Stroke Plunder needs no Raid.
#[test]
fn by_itself_in_a_stroke() {
    let mut table = stroke(virginia().put(1, WarPartiesUnderground, Northwest));
    play(&mut table, &[("indians", "brilliant-stroke"), ("indians", "plunder")]);
    assert_eq!(resources(&table, Faction::Patriots), 8);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 1);
}
