//! §4.2.2 Skirmish of the British.

use liberty_or_death::activities::skirmish;
use liberty_or_death::command_order::Order;
use liberty_or_death::map::Space::*;
use liberty_or_death::map::SpaceSet;
use liberty_or_death::pieces::Faction::{British, Indians};
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::words::Command;
use tricorne_testkit::script::{expect, offered, play, refused, told};

use crate::board::Board;
use crate::british::{count, limited, offers, spaces, stroke};

/// §4.2.2 One Rebellion cube or Active Militia, at no loss. Cubes are Casualties.
#[test]
fn the_british_remove_one() {
    let mut table = Board::at_war()
        .put(2, BritishRegulars, NewYork)
        .put(1, Continentals, NewYork)
        .put(1, FrenchRegulars, NewYork)
        .put(1, MilitiaActive, NewYork)
        .put(1, MilitiaUnderground, NewYork)
        .put(1, PatriotForts, NewYork)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish")]);
    // One space alone qualifies, and is not asked for.
    assert_eq!(offered(&table), ["remove-one", "remove-two"]);
    play(&mut table, &[("british", "remove-one")]);
    assert_eq!(
        offered(&table),
        ["continentals@new-york", "french-regulars@new-york", "militia-active@new-york"]
    );
    play(&mut table, &[("british", "french-regulars@new-york")]);
    let state = table.state();
    assert_eq!((state.crc, state.cbc), (1, 0));
    assert_eq!(state.casualties[FrenchRegulars as usize], 1);
    assert_eq!(count(&table, BritishRegulars, NewYork), 2);
    assert!(!offers(&table, "skirmish"));
}

/// §4.2.2 Two for one Regular, in any mix. Militia go to Available.
#[test]
fn the_british_remove_two_for_a_regular() {
    let mut table = Board::empty()
        .put(2, BritishRegulars, NewYork)
        .put(2, Continentals, NewYork)
        .put(2, MilitiaActive, NewYork)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish"), ("british", "remove-two")]);
    play(&mut table, &[("british", "continentals@new-york"), ("british", "militia-active@new-york")]);
    let state = table.state();
    assert_eq!((state.crc, state.cbc), (1, 1));
    assert_eq!(state.casualties[BritishRegulars as usize], 1);
    assert_eq!(count(&table, BritishRegulars, NewYork), 1);
    assert_eq!(count(&table, Continentals, NewYork), 1);
    assert_eq!(count(&table, MilitiaActive, NewYork), 1);
    assert_eq!(state.available[MilitiaUnderground as usize], 14);
}

/// §4.2.2 A Patriot Fort, for one Regular, only where there is no Rebellion cube and no Active Militia; Underground
/// Militia do not hinder. The Fort counts as a Casualty and is Available at once.
#[test]
fn the_british_remove_a_fort_where_nothing_else_is() {
    let board = Board::empty().put(2, BritishRegulars, NewYork).put(1, PatriotForts, NewYork).put(
        1,
        MilitiaUnderground,
        NewYork,
    );
    let mut table = board.clone().turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish")]);
    let state = table.state();
    assert_eq!((state.crc, state.cbc), (1, 1));
    assert_eq!(count(&table, PatriotForts, NewYork), 0);
    assert_eq!(count(&table, BritishRegulars, NewYork), 1);
    assert_eq!(count(&table, MilitiaUnderground, NewYork), 1);
    assert_eq!(state.available[PatriotForts as usize], 6);

    // With an Active Militia there, that one is all there is to remove.
    let mut table = board.put(1, MilitiaActive, NewYork).turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish")]);
    assert_eq!(count(&table, PatriotForts, NewYork), 1);
    assert_eq!(count(&table, MilitiaActive, NewYork), 0);
    assert_eq!(count(&table, BritishRegulars, NewYork), 2);
}

/// §4.2.2 Regulars are needed, not Tories, and an enemy whom they can strike: Underground Militia cannot be.
#[test]
fn the_british_need_regulars_and_a_target() {
    let table = Board::empty()
        .put(2, Tories, NewYork)
        .put(1, Continentals, NewYork)
        .put(1, BritishRegulars, Virginia)
        .put(1, MilitiaUnderground, Virginia)
        .put(1, WarPartiesActive, Northwest)
        .put(1, Continentals, Northwest);
    let state = &table.0;
    for space in [NewYork, Virginia, Northwest] {
        assert!(!skirmish::can_strike(state, British, space), "{space}");
    }
    assert!(!skirmish::can_strike(state, Indians, Northwest));
    let mut table = table.turn(British);
    play(&mut table, &[("british", "march")]);
    assert!(!offers(&table, "skirmish"));
}

/// §4.2.2 In the West Indies too.
#[test]
fn the_british_skirmish_in_the_west_indies() {
    let mut table =
        Board::at_war().put(1, BritishRegulars, WestIndies).put(2, FrenchRegulars, WestIndies).turn(British);
    play(
        &mut table,
        &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "skirmish")],
    );
    play(&mut table, &[("british", "remove-two")]);
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 0);
    assert_eq!(count(&table, BritishRegulars, WestIndies), 0);
}

/// §4.2.2, §4.1.1 Not in a space of the Muster, neither before nor after.
#[test]
fn no_skirmish_where_the_british_muster() {
    let board = Board::empty()
        .put(1, BritishRegulars, Boston)
        .put(1, MilitiaActive, Boston)
        .put(1, BritishForts, Florida)
        .leader(Leader::Gage, Florida);
    let mut table = board.clone().turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "0")]);
    assert!(!offers(&table, "skirmish"));

    let mut table = board.turn(British);
    play(&mut table, &[("british", "muster"), ("british", "skirmish")]);
    assert_eq!(count(&table, MilitiaActive, Boston), 0);
    assert!(!offers(&table, "boston") && offers(&table, "massachusetts"));
}

/// §4.2.2, §4.1.1 Not in a destination of the Garrison, but in another City of it.
#[test]
fn no_skirmish_at_a_garrison_destination() {
    let board = Board::empty()
        .put(4, BritishRegulars, Boston)
        .put(1, MilitiaActive, Boston)
        .put(1, BritishRegulars, NewYorkCity)
        .put(1, MilitiaActive, NewYorkCity);
    let mut table = board.clone().turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "boston"), ("british", "done")]);
    play(&mut table, &[("british", "skirmish")]);
    assert_eq!(count(&table, MilitiaActive, NewYorkCity), 0);
    assert_eq!(count(&table, MilitiaActive, Boston), 1);

    let mut table = board.turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "skirmish"), ("british", "boston")]);
    refused(&mut table, "british", "boston");
    assert!(offers(&table, "new-york-city"));
}

/// §4.2.2, §4.1.1 Not in a Battle space, neither before nor after.
#[test]
fn no_skirmish_where_the_british_battle() {
    let board = Board::empty()
        .put(2, BritishRegulars, Boston)
        .put(2, Continentals, Boston)
        .put(2, BritishRegulars, Savannah)
        .put(1, Continentals, Savannah);
    let mut table = board.turn(British);
    play(&mut table, &[("british", "battle"), ("british", "skirmish"), ("british", "boston")]);
    play(&mut table, &[("british", "remove-one")]);
    assert_eq!(count(&table, Continentals, Boston), 1);
    assert_eq!(spaces(&table), ["savannah"]);

    let mut order = Order::full(British);
    order.command = Some(Command::Battle);
    order.selected = SpaceSet::of(Boston);
    let board = Board::empty().put(2, BritishRegulars, Boston).put(1, Continentals, Boston);
    assert_eq!(skirmish::spaces(&board.0, &order), SpaceSet::NONE);
    order.command = Some(Command::March);
    assert_eq!(skirmish::spaces(&board.0, &order), SpaceSet::of(Boston));
}

/// §4.1, §2.3.4 A Skirmish that would make its Command impossible is not offered, nor a blow that would.
#[test]
fn the_command_must_stay_possible() {
    // The only Battle space cannot be used up by a Skirmish before the Battle.
    let mut table = Board::empty().put(2, BritishRegulars, Boston).put(1, Continentals, Boston).turn(British);
    play(&mut table, &[("british", "battle")]);
    assert_eq!(offered(&table), ["boston", "naval-pressure"]);

    // The only Regular cannot be given away before the March that he is needed for.
    let mut table =
        Board::empty().put(1, BritishRegulars, NewYork).put(2, Continentals, NewYork).turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish")]);
    assert_eq!(count(&table, Continentals, NewYork), 1);
    assert_eq!(count(&table, BritishRegulars, NewYork), 1);

    // Afterwards he can.
    let mut table =
        Board::empty().put(1, BritishRegulars, NewYork).put(2, Continentals, NewYork).turn(British);
    play(&mut table, &[("british", "march"), ("british", "new-york"), ("british", "skirmish")]);
    assert_eq!(offered(&table), ["remove-one", "remove-two"]);
}

/// §4.2.2 Regulars who came by March may be lost in a Skirmish before the March goes on.
#[test]
fn a_march_goes_on_after_a_skirmish() {
    let mut table = Board::empty()
        .put(1, BritishRegulars, Boston)
        .put(1, BritishRegulars, Norfolk)
        .put(1, PatriotForts, NewYork)
        .turn(British);
    play(
        &mut table,
        &[("british", "march"), ("british", "new-york"), ("british", "boston"), ("british", "done")],
    );
    play(&mut table, &[("british", "skirmish")]);
    assert_eq!(count(&table, BritishRegulars, NewYork), 0);
    play(&mut table, &[("british", "virginia")]);
    assert_eq!(count(&table, BritishRegulars, Virginia), 1);
}

/// §1.10 Clinton in the space removes one more Militia, Active or Underground; elsewhere he does not.
#[test]
fn clinton_removes_one_more_militia() {
    let board = Board::empty()
        .put(2, BritishRegulars, NewYork)
        .put(1, Continentals, NewYork)
        .put(1, MilitiaActive, NewYork)
        .put(1, MilitiaUnderground, NewYork)
        .put(1, BritishForts, Boston);
    let mut table = board.clone().leader(Leader::Clinton, NewYork).turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish"), ("british", "remove-one")]);
    play(&mut table, &[("british", "continentals@new-york")]);
    assert_eq!(offered(&table), ["militia-active@new-york", "militia-underground@new-york"]);
    play(&mut table, &[("british", "militia-underground@new-york")]);
    assert_eq!(count(&table, MilitiaUnderground, NewYork), 0);
    assert_eq!(count(&table, MilitiaActive, NewYork), 1);
    assert_eq!(table.state().crc, 1);

    let mut table = board.leader(Leader::Clinton, Boston).turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish"), ("british", "remove-one")]);
    play(&mut table, &[("british", "continentals@new-york")]);
    expect(&table, "british", "british-march-to");
}

/// §1.10 Without any Militia left Clinton removes none; by itself his Capability is no Skirmish.
#[test]
fn clinton_needs_militia_and_a_skirmish() {
    let mut table = Board::empty()
        .put(1, BritishRegulars, NewYork)
        .put(1, Continentals, NewYork)
        .leader(Leader::Clinton, NewYork)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish")]);
    expect(&table, "british", "british-march-to");

    let board = Board::empty().put(1, BritishRegulars, NewYork).put(1, MilitiaUnderground, NewYork);
    assert!(!skirmish::can_strike(&board.leader(Leader::Clinton, NewYork).0, British, NewYork));
}

/// §1.10 Howe lowers FNI by one before the Skirmish.
#[test]
fn howe_lowers_fni_with_a_skirmish() {
    let mut table = Board::at_war()
        .blockade(Norfolk)
        .put(2, BritishRegulars, NewYork)
        .put(1, Continentals, NewYork)
        .leader(Leader::Howe, NewYork)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish")]);
    assert_eq!(table.state().fni(), 0);
    assert_eq!(count(&table, Continentals, NewYork), 0);
}

/// §4.1 No Skirmish with a Limited Command.
#[test]
fn no_skirmish_with_a_limited_command() {
    let board = Board::empty().put(1, BritishRegulars, NewYork).put(1, Continentals, NewYork);
    let mut table = limited(board, British);
    play(&mut table, &[("british", "march")]);
    assert!(!offers(&table, "skirmish"));
}

/// §2.3.8 In a Brilliant Stroke the Skirmish disregards the spaces of the Commands (L24).
#[test]
fn a_stroke_skirmishes_where_it_mustered() {
    let board = Board::empty()
        .put(1, BritishRegulars, Boston)
        .put(2, MilitiaActive, Boston)
        .leader(Leader::Gage, Boston);
    let mut table = stroke(board, British);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "muster"), ("british", "boston")]);
    play(&mut table, &[("british", "2"), ("british", "0")]);
    play(&mut table, &[("british", "done"), ("british", "skirmish"), ("british", "remove-one")]);
    assert_eq!(count(&table, MilitiaActive, Boston), 1);
}

/// §4.2.2, §1.6.4 The journal tells each piece that a Skirmish costs, one's own too, and then how CBC and CRC stand.
#[test]
fn the_journal_tells_the_losses() {
    let mut table = Board::empty()
        .put(2, BritishRegulars, NewYork)
        .put(2, Continentals, NewYork)
        .put(1, MilitiaActive, NewYork)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "skirmish"), ("british", "remove-two")]);
    play(&mut table, &[("british", "continentals@new-york"), ("british", "militia-active@new-york")]);
    play(&mut table, &[("british", "new-york"), ("british", "done")]);
    let told = told(&table);
    let place = told.iter().position(|note| note.starts_with("lod-note-skirmish ")).expect("a Skirmish");
    let losses = ["continentals", "militia-active", "british-regulars"]
        .map(|piece| format!("lod-note-skirmish-removes piece=lod-name-{piece} space=lod-space-new-york"));
    assert_eq!(told[place + 1..place + 4], losses);
    assert!(told.iter().any(|note| note == "lod-note-winter-casualties cbc=1 crc=1"), "{told:?}");
}
