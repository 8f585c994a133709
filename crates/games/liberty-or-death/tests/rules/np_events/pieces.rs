//! §8.1.2, §8.3.4, §8.3.5 Which pieces come and go in an Event.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::*;
use tricorne_testkit::script::play;

use super::*;

/// §8.1.2 Enemy cubes alternate, beginning with the kind that is fewest in the space, counted before the first goes.
#[test]
fn enemy_cubes_go_in_turn() {
    let board = war().put(2, BritishRegulars, NorthCarolina).put(4, Tories, NorthCarolina);
    let table = executes(board.put(1, MilitiaActive, NorthCarolina), 23, French);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, NorthCarolina), count(&table, Tories, NorthCarolina)), (0, 2));
}

/// §8.1.2 Enemy Forts go first, then Underground before Active Militia.
#[test]
fn enemy_forts_go_first() {
    let board = war().put(1, PatriotForts, NewYork).put(1, MilitiaUnderground, NewYork);
    let board = board.put(1, MilitiaActive, NewYork).put(2, Continentals, NewYork);
    let table = executes(board, 35, British);
    over(&table);
    let left = |piece| count(&table, piece, NewYork);
    assert_eq!(
        (left(PatriotForts), left(MilitiaUnderground), left(MilitiaActive), left(Continentals)),
        (0, 0, 1, 2)
    );
}

/// §8.1.2, §8.3.1 A non-player that must remove its own pieces keeps the last Continental of each space as long as it
/// can.
#[test]
fn the_last_continental_stays() {
    let board = war().np(Patriots).put(3, Continentals, Virginia).put(1, Continentals, Georgia);
    let board = board.put(3, Continentals, NewYork);
    let mut table = event(board, 20, British, "unshaded", &[]);
    // Virginia or New York first; each can spare two.
    play(&mut table, &[("chance", "1")]);
    over(&table);
    for space in [Virginia, Georgia, NewYork] {
        assert_eq!(count(&table, Continentals, space), 1, "{space}");
    }
}

/// §8.1.2 Own Forts go last of all, and Active before Underground Militia.
#[test]
fn own_forts_go_last() {
    let board = parked(Board::at_war()).np(Patriots).put(1, MilitiaUnderground, Boston);
    let board = board.put(1, MilitiaActive, Boston).put(2, Continentals, Boston);
    let table = only_event(board, 80, British, &[("british", "patriots")]);
    over(&table);
    let left = |piece| count(&table, piece, Boston);
    // One Continental, then an Active Militia: the last Continental stays.
    assert_eq!(
        (left(Continentals), left(MilitiaActive), left(MilitiaUnderground), left(PatriotForts)),
        (1, 0, 1, 1)
    );
}

/// §8.3.5 If friendly pieces must go, those of the other Faction do.
#[test]
fn the_friend_loses_before_oneself() {
    let board = war().put(1, WarPartiesActive, Pennsylvania).put(1, Tories, Pennsylvania);
    let table = executes(board.clone(), 87, British);
    over(&table);
    assert_eq!((count(&table, WarPartiesActive, Pennsylvania), count(&table, Tories, Pennsylvania)), (0, 1));
    let table = executes(board, 87, Indians);
    over(&table);
    assert_eq!((count(&table, WarPartiesActive, Pennsylvania), count(&table, Tories, Pennsylvania)), (1, 0));
}

/// §8.1.2 Own pieces come as Forts, then Militia, then cubes in turn, fewest first.
#[test]
fn own_pieces_come_in_their_order() {
    let board = war().put(4, Continentals, Southwest).put(14, MilitiaActive, Georgia);
    let mut table = executes(board, 72, Patriots);
    play(&mut table, &[("chance", "2"), ("chance", "5")]);
    over(&table);
    let there = |piece| count(&table, piece, Southwest);
    assert_eq!((there(PatriotForts), there(MilitiaUnderground), there(Continentals)), (1, 1, 6));
}

/// §8.1.2 Regulars and Tories that share a number alternate, Regulars first where they are no more than Tories.
#[test]
fn regulars_and_tories_alternate() {
    let table = executes(war().put(1, BritishRegulars, Southwest).np(British), 85, Indians);
    over(&table);
    let there = |piece| count(&table, piece, Southwest);
    assert_eq!((there(BritishRegulars), there(Tories)), (2, 2), "a Tory, a Regular, a Tory");
}

/// §8.1 No piece is taken from the map to be placed elsewhere.
#[test]
fn nothing_is_taken_from_the_map() {
    let board = war().put(15, MilitiaActive, Georgia);
    let table = executes(board, 86, Patriots);
    over(&table);
    assert_eq!(count(&table, MilitiaActive, Georgia), 15);
}

/// §8.3.5 Of Militia and War Parties more of the enemy's go.
#[test]
fn more_of_the_enemy_go() {
    let board = parked(Board::at_war()).put(2, MilitiaActive, Virginia).put(2, WarPartiesActive, Virginia);
    let board = board.put(2, WarPartiesActive, Georgia);
    let table = executes(board, 74, Patriots);
    over(&table);
    let left = |piece| count(&table, piece, Virginia);
    assert_eq!(
        (left(MilitiaActive), left(WarPartiesActive), count(&table, WarPartiesActive, Georgia)),
        (1, 0, 0)
    );
}
