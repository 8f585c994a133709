//! §6.2.1 Extended supply lines.

use Piece::{
    BritishForts, BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, MilitiaUnderground,
    PatriotForts, Tories, Villages, WarPartiesActive, WarPartiesUnderground,
};
use Space::{
    Boston, Florida, Georgia, Massachusetts, NewHampshire, NewJersey, NewYork, NewYorkCity, Northwest,
    Pennsylvania, Quebec, Savannah, Southwest, Virginia, WestIndies,
};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{Level, Phase, Whereabouts};
use tricorne_testkit::script::{expect, offered, play, refused};

use super::{asked, count, money, winter};
use crate::board::{Board, LodTable};

fn supply(board: Board) -> LodTable {
    winter(board, Phase::Supply)
}

/// A Village far away, so that the Indians need not place one.
fn board() -> Board {
    Board::empty().put(1, Villages, Florida)
}

fn at_war() -> Board {
    Board::at_war().put(1, Villages, Florida)
}

/// §6.2.1 British cubes are in supply with a British Fort, or in a City under British Control.
#[test]
fn british_in_supply() {
    let table = supply(board().put(1, BritishForts, Virginia).put(2, Tories, Virginia).put(
        1,
        BritishRegulars,
        Boston,
    ));
    assert_ne!(asked(&table), "british-supply");
}

/// §6.2.1 Not in a Colony, even under British Control, nor in a City that others Control.
#[test]
fn british_out_of_supply() {
    let mut table = supply(
        board().put(1, BritishRegulars, Boston).put(2, MilitiaActive, Boston).put(2, Tories, Virginia),
    );
    expect(&table, "british", "british-supply");
    play(&mut table, &[("british", "pay")]);
    expect(&table, "british", "british-supply");
    play(&mut table, &[("british", "pay")]);
    assert_ne!(asked(&table), "british-supply");
    assert_eq!(money(&table, Faction::British), 8, "one Resource a space, and no income");
    assert_eq!(count(&table, Tories, Virginia), 2);
}

/// §6.2.1 The British may pay, shift the space, or remove the cubes.
#[test]
fn the_three_ways_of_the_british() {
    let fresh = || supply(board().put(2, BritishRegulars, Virginia).put(1, Tories, Virginia));
    let mut table = fresh();
    assert_eq!(offered(&table), ["pay", "shift", "remove"]);
    play(&mut table, &[("british", "pay")]);
    assert_eq!((money(&table, Faction::British), table.state().level(Virginia)), (9, Level::Neutral));
    assert_eq!(table.state().british_cubes(Virginia), 3);
    let mut table = fresh();
    play(&mut table, &[("british", "shift")]);
    assert_eq!(
        (money(&table, Faction::British), table.state().level(Virginia)),
        (10, Level::PassiveOpposition)
    );
    assert_eq!(table.state().british_cubes(Virginia), 3);
    let mut table = fresh();
    play(&mut table, &[("british", "remove")]);
    assert_eq!((money(&table, Faction::British), table.state().level(Virginia)), (10, Level::Neutral));
    assert_eq!(table.state().british_cubes(Virginia), 0);
    assert_eq!(table.state().available[BritishRegulars as usize], 25);
    assert_eq!(table.state().cbc, 0, "no Casualties");
}

/// §6.2.1 What cannot be paid or shifted is removed.
#[test]
fn what_the_british_cannot_do() {
    let broke = board().resources(Faction::British, 0);
    assert_eq!(offered(&supply(broke.clone().put(1, Tories, Virginia))), ["shift", "remove"]);
    let angry = board().put(1, Tories, Virginia).level(Virginia, Level::ActiveOpposition);
    assert_eq!(offered(&supply(angry)), ["pay", "remove"]);
    assert_eq!(offered(&supply(board().put(1, Tories, Quebec))), ["pay", "remove"], "no Population");
    let table = supply(broke.put(1, Tories, Virginia).level(Virginia, Level::ActiveOpposition));
    assert_eq!(count(&table, Tories, Virginia), 0);
}

/// §1.10 A Leader whose troops are removed goes elsewhere.
#[test]
fn a_leader_without_troops() {
    let mut table = supply(
        board().put(1, Tories, Virginia).put(1, BritishRegulars, Boston).leader(Leader::Gage, Virginia),
    );
    play(&mut table, &[("british", "remove")]);
    expect(&table, "british", "leader-homeless");
    assert_eq!(offered(&table), ["boston", "to-available"]);
}

/// §6.2.1 British and French Regulars in the West Indies need no such supply.
#[test]
fn the_west_indies_are_left_out() {
    let table = supply(at_war().put(1, BritishRegulars, WestIndies));
    assert_eq!(asked(&table), "west-indies-withdraw");
    let table = supply(at_war().put(1, FrenchRegulars, WestIndies));
    assert_eq!(asked(&table), "west-indies-withdraw");
}

/// §6.2.1 Patriots are in supply with a Patriot Fort anywhere, and in a Colony or City under Rebellion Control.
#[test]
fn patriots_in_supply() {
    let board = board()
        .put(1, PatriotForts, Quebec)
        .put(2, MilitiaActive, Quebec)
        .put(2, Continentals, Virginia)
        .put(2, MilitiaUnderground, Boston)
        .resources(Faction::Patriots, 0);
    let table = supply(board);
    assert_eq!(table.state().militia(Quebec) + table.state().militia(Boston), 4);
    assert_eq!(count(&table, Continentals, Virginia), 2);
}

/// §6.2.1 In a Reserve Province without a Fort, Control does not supply Patriots.
#[test]
fn no_supply_in_reserve_provinces() {
    let table = supply(board().put(2, MilitiaActive, Quebec));
    expect(&table, "patriots", "patriot-supply");
}

/// §6.2.1 Patriots pay one Resource a space, or lose one unit of every two, of the kinds they choose.
#[test]
fn the_two_ways_of_the_patriots() {
    let fresh = || {
        supply(
            board()
                .put(1, BritishForts, Virginia)
                .put(5, BritishRegulars, Virginia)
                .put(2, Continentals, Virginia)
                .put(2, MilitiaActive, Virginia)
                .put(1, MilitiaUnderground, Virginia),
        )
    };
    let mut table = fresh();
    assert_eq!(offered(&table), ["pay", "remove"]);
    play(&mut table, &[("patriots", "pay")]);
    assert_eq!(money(&table, Faction::Patriots), 9);
    assert_eq!(table.state().units_of(Faction::Patriots, Virginia), 5);
    let mut table = fresh();
    play(&mut table, &[("patriots", "remove")]);
    expect(&table, "patriots", "patriot-supply-loss");
    assert_eq!(offered(&table), ["0", "1", "2"], "Continentals");
    play(&mut table, &[("patriots", "0")]);
    assert_eq!(offered(&table), ["1", "2"], "Active Militia: only one is Underground");
    play(&mut table, &[("patriots", "1")]);
    assert_eq!(count(&table, Continentals, Virginia), 2);
    assert_eq!(count(&table, MilitiaActive, Virginia), 1);
    assert_eq!(count(&table, MilitiaUnderground, Virginia), 0);
    assert_eq!(money(&table, Faction::Patriots), 10);
}

/// §6.2.1 Halves are rounded down: of three units one goes, and a unit by itself stays (L56).
#[test]
fn patriot_losses_are_rounded_down() {
    let guarded = || board().put(1, BritishForts, Virginia).put(5, BritishRegulars, Virginia);
    let table = supply(guarded().put(3, Continentals, Virginia).resources(Faction::Patriots, 0));
    assert_eq!(count(&table, Continentals, Virginia), 2, "they cannot pay");
    let table = supply(guarded().put(1, Continentals, Virginia));
    assert_eq!(count(&table, Continentals, Virginia), 1);
    assert_ne!(asked(&table), "patriot-supply");
}

/// §6.2.1 The British come first: cubes they remove may leave the space to the Rebellion.
#[test]
fn the_british_come_first() {
    let mut table = supply(board().put(3, Tories, Virginia).put(2, MilitiaActive, Virginia));
    play(&mut table, &[("british", "remove")]);
    assert_ne!(asked(&table), "patriot-supply");
    assert_eq!(table.state().militia(Virginia), 2);
}

/// §6.2.1 French Regulars in supply: by a Patriot Fort, or in a Colony or City under Rebellion Control.
#[test]
fn french_in_supply() {
    let board = at_war()
        .put(2, FrenchRegulars, Virginia)
        .put(1, FrenchRegulars, Boston)
        .put(1, FrenchRegulars, Quebec)
        .put(1, PatriotForts, Quebec);
    assert_ne!(asked(&supply(board)), "french-supply");
}

/// A British stronghold that leaves French there without supply.
fn held(board: Board, space: Space) -> Board {
    board.put(1, BritishForts, space).put(3, BritishRegulars, space)
}

/// §6.2.1 French Regulars go to the nearest Patriot Fort, or the French pay. Among equally near ones they choose (L56).
#[test]
fn the_two_ways_of_the_french() {
    let fresh = || {
        supply(
            held(at_war(), NewYork)
                .put(2, FrenchRegulars, NewYork)
                .put(1, PatriotForts, Massachusetts)
                .put(1, PatriotForts, NewJersey)
                .put(1, PatriotForts, Virginia),
        )
    };
    let mut table = fresh();
    expect(&table, "french", "french-supply");
    assert_eq!(offered(&table), ["massachusetts", "new-jersey", "pay"], "Virginia is further away");
    play(&mut table, &[("french", "new-jersey")]);
    assert_eq!((count(&table, FrenchRegulars, NewJersey), count(&table, FrenchRegulars, NewYork)), (2, 0));
    let mut table = fresh();
    let before = money(&table, Faction::French);
    play(&mut table, &[("french", "pay")]);
    assert_eq!(count(&table, FrenchRegulars, NewYork), 2);
    assert_eq!(money(&table, Faction::French), before - 1 + 8, "and 8 for the Cities");
}

/// §6.2.1 The way to the nearest Fort leads through Cities too.
#[test]
fn french_find_a_fort_through_a_city() {
    let board = held(at_war(), Massachusetts)
        .put(1, FrenchRegulars, Massachusetts)
        .put(1, PatriotForts, Boston)
        .put(1, PatriotForts, Pennsylvania)
        .resources(Faction::French, 0);
    let table = supply(board);
    assert_eq!(count(&table, FrenchRegulars, Boston), 1, "they cannot pay");
}

/// §6.2.1 Without a Fort they pay; without Resources as well they leave the map.
#[test]
fn french_without_a_fort() {
    let board = held(at_war(), NewYork).put(2, FrenchRegulars, NewYork);
    let table = supply(board.clone());
    assert_eq!(count(&table, FrenchRegulars, NewYork), 2);
    assert_eq!(money(&table, Faction::French), 10 - 1 + 8);
    let table = supply(board.resources(Faction::French, 0));
    assert_eq!(count(&table, FrenchRegulars, NewYork), 0);
    assert_eq!(table.state().available[FrenchRegulars as usize], 15);
    assert_eq!(table.state().crc, 0);
}

/// §6.2.1 Indians without a Village place one in a Reserve Province with room.
#[test]
fn the_first_village() {
    let mut table = supply(Board::empty().put(2, PatriotForts, Northwest));
    expect(&table, "indians", "first-village");
    assert_eq!(offered(&table), ["quebec", "southwest", "florida"]);
    play(&mut table, &[("indians", "southwest"), ("indians", "yes")]);
    assert_eq!(count(&table, Villages, Southwest), 1);
    assert_eq!(
        table.state().leaders[Faction::Indians].place,
        Whereabouts::At(Southwest),
        "he comes along (§1.10)"
    );
    assert_ne!(asked(&supply(board())), "first-village");
}

/// §6.2.1 War Parties are in supply with a Village and in Reserve Provinces.
#[test]
fn indians_in_supply() {
    let table = supply(board().put(2, WarPartiesActive, Northwest).put(1, Villages, Virginia).put(
        1,
        WarPartiesActive,
        Virginia,
    ));
    assert_ne!(asked(&table), "indian-supply");
}

/// §6.2.1 Others go to the nearest Province with a Village, or the Indians pay; faces stay as they are.
#[test]
fn the_two_ways_of_the_indians() {
    let fresh = || {
        supply(
            Board::empty()
                .put(1, Villages, Quebec)
                .put(1, Villages, Pennsylvania)
                .put(1, Villages, Florida)
                .put(1, WarPartiesActive, NewYork)
                .put(1, WarPartiesUnderground, NewYork),
        )
    };
    let mut table = fresh();
    expect(&table, "indians", "indian-supply");
    assert_eq!(offered(&table), ["pennsylvania", "quebec", "pay"]);
    play(&mut table, &[("indians", "quebec")]);
    assert_eq!(count(&table, WarPartiesActive, Quebec), 1);
    assert_eq!(count(&table, WarPartiesUnderground, Quebec), 1);
    assert_eq!(money(&table, Faction::Indians), 10 + 1, "income of three Villages");
    let mut table = fresh();
    play(&mut table, &[("indians", "pay")]);
    assert_eq!(table.state().war_parties(NewYork), 2);
    assert_eq!(money(&table, Faction::Indians), 10 - 1 + 1);
}

/// §6.2.1 War Parties find their way over Provinces, and must take it if they cannot pay.
#[test]
fn indians_who_cannot_pay() {
    let board = board().put(1, WarPartiesActive, NewHampshire).put(1, WarPartiesUnderground, Georgia);
    let table = supply(board.resources(Faction::Indians, 0));
    assert_eq!(table.state().war_parties(Florida), 2);
}

/// §6.2.1 The order is British, Patriots, French, Indians.
#[test]
fn one_faction_after_the_other() {
    let board = at_war()
        .put(1, WarPartiesActive, Virginia)
        .put(4, Tories, Virginia)
        .put(2, Continentals, Virginia)
        .put(1, FrenchRegulars, Virginia);
    let mut table = supply(board.put(1, PatriotForts, Savannah).put(1, PatriotForts, NewYorkCity));
    for seat in ["british", "patriots", "french", "indians"] {
        refused(&mut table, seat, "yes");
        play(&mut table, &[(seat, "pay")]);
    }
    assert_eq!(asked(&table), "committees-where");
}

/// §6.2.1, L56 A lone Patriot unit out of supply stays, and the journal says so.
#[test]
fn a_lone_unit_is_told_of() {
    let table = supply(Board::empty().put(1, MilitiaUnderground, Northwest));
    let told = tricorne_testkit::script::told(&table);
    assert!(told.iter().any(|note| note == "lod-note-supply-lone space=lod-space-northwest"), "{told:?}");
}
