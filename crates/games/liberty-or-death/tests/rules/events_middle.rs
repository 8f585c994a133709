//! §5.0 The Events of 1777-1778, one test or more per card side, in card order.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::{Leader, Piece::*};
use liberty_or_death::state::{Level, Whereabouts};
use tricorne_testkit::script::{expect, offered, play, refused, told};

use crate::board::Board;
use crate::event_table::*;

// 3 George Rogers Clark's Illinois Campaign

#[test]
fn clark_is_driven_from_the_west() {
    let board = war()
        .put(2, MilitiaUnderground, Northwest)
        .put(1, PatriotForts, Northwest)
        .put(1, Continentals, Southwest)
        .put(1, Tories, Southwest);
    let table = event(board, 3, British, "unshaded", &[]);
    over(&table);
    assert_eq!(
        table.state().pieces_of(Patriots, Northwest) + table.state().pieces_of(Patriots, Southwest),
        0
    );
    assert_eq!((count(&table, Tories, Southwest), table.state().crc), (1, 0));
    nothing(&event(war(), 3, British, "unshaded", &[]));
}

/// §4.3.2 The Patriots decide, place by place, whoever executes.
#[test]
fn clark_raises_militia_and_partisans() {
    let board = || war().put(1, Tories, Northwest);
    let answers = [("patriots", "2"), ("patriots", "yes"), ("patriots", "1")];
    let table = event(board(), 3, French, "shaded", &answers);
    over(&table);
    assert_eq!((table.state().militia(Northwest), table.state().militia(Southwest)), (2, 1));
    assert_eq!((count(&table, Tories, Northwest), table.state().cbc), (0, 1));
    nothing(&event(board(), 3, French, "shaded", &[("patriots", "0"), ("patriots", "0")]));
    let answers = [("patriots", "2"), ("patriots", "no"), ("patriots", "0")];
    let table = event(board(), 3, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, MilitiaUnderground, Northwest), count(&table, Tories, Northwest)), (2, 1));
}

// 5 William Alexander, Lord Stirling

#[test]
fn stirling_is_held_up() {
    let table = event(war(), 5, British, "unshaded", &[]);
    over(&table);
    assert!(!eligible(&table, Patriots) && eligible(&table, French));
}

#[test]
fn stirling_may_march_and_may_fight() {
    let board = || war().put(3, Continentals, Pennsylvania).put(1, Tories, MarylandDelaware);
    let mut table = event(board(), 5, French, "shaded", &[]);
    refused(&mut table, "patriots", "georgia");
    play(&mut table, &[("patriots", "maryland-delaware")]);
    expect(&table, "patriots", "event-may-command");
    play(&mut table, &[("patriots", "yes"), ("patriots", "3"), ("patriots", "yes"), ("chance", "1")]);
    over(&table);
    assert_eq!(
        (count(&table, Continentals, MarylandDelaware), count(&table, Tories, MarylandDelaware)),
        (3, 0)
    );
    let answers =
        [("patriots", "maryland-delaware"), ("patriots", "yes"), ("patriots", "3"), ("patriots", "no")];
    let table = event(board(), 5, French, "shaded", &answers);
    over(&table);
    assert_eq!(
        (count(&table, Continentals, MarylandDelaware), count(&table, Tories, MarylandDelaware)),
        (3, 1)
    );
    nothing(&event(board(), 5, French, "shaded", &[("patriots", "done")]));
    nothing(&event(board(), 5, French, "shaded", &[("patriots", "maryland-delaware"), ("patriots", "no")]));
}

/// Who stands there already need not March to Battle.
#[test]
fn stirling_may_fight_without_a_march() {
    let board = war().put(3, Continentals, MarylandDelaware).put(1, Tories, MarylandDelaware).put(
        1,
        Continentals,
        Pennsylvania,
    );
    let answers =
        [("patriots", "maryland-delaware"), ("patriots", "no"), ("patriots", "yes"), ("chance", "1")];
    let table = event(board, 5, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, Tories, MarylandDelaware), count(&table, Continentals, Pennsylvania)), (0, 1));
}

// 8 Culper Spy Ring

#[test]
fn culper_uncovers_militia() {
    let board = war().put(2, MilitiaUnderground, Boston).put(2, MilitiaUnderground, Georgia);
    let answers = [
        ("british", "militia-underground@georgia"),
        ("british", "militia-underground@boston"),
        ("british", "militia-underground@georgia"),
    ];
    let table = event(board, 8, British, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Georgia), count(&table, MilitiaActive, Boston)), (2, 1));
    nothing(&event(war(), 8, British, "unshaded", &[]));
}

/// Militia that are Active already may be picked: then fewer come into the open.
#[test]
fn culper_may_pick_active_militia() {
    let board = || {
        war().put(2, MilitiaActive, Virginia).put(2, MilitiaUnderground, Boston).put(
            1,
            MilitiaUnderground,
            Georgia,
        )
    };
    let mut table = event(board(), 8, Patriots, "unshaded", &[]);
    refused(&mut table, "patriots", "done");
    play(&mut table, &[("patriots", "militia-underground@georgia"), ("patriots", "done")]);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Georgia), count(&table, MilitiaUnderground, Boston)), (1, 2));
    nothing(&event(war().put(3, MilitiaActive, Boston), 8, Patriots, "unshaded", &[]));
}

#[test]
fn culper_betrays_british_cubes() {
    let board = war().put(2, BritishRegulars, NewYorkCity).put(2, Tories, NewJersey).put(
        2,
        BritishRegulars,
        WestIndies,
    );
    let mut table = event(board, 8, Patriots, "shaded", &[]);
    assert_eq!(offered(&table), ["british-regulars@new-york-city", "tories@new-jersey"], "only on the map");
    let answers = [("patriots", "tories@new-jersey"), ("patriots", "british-regulars@new-york-city")];
    play(&mut table, &answers);
    play(&mut table, &[("patriots", "tories@new-jersey")]);
    over(&table);
    assert_eq!(table.state().cbc, 3);
    assert_eq!((count(&table, BritishRegulars, NewYorkCity), count(&table, Tories, NewJersey)), (1, 0));
    nothing(&event(war(), 8, Patriots, "shaded", &[]));
}

// 9 Friedrich Wilhelm von Steuben

#[test]
fn steuben_comes_too_late() {
    let board = || {
        war()
            .put(1, BritishRegulars, Virginia)
            .put(1, Continentals, Virginia)
            .put(1, BritishRegulars, WestIndies)
            .put(1, BritishRegulars, Georgia)
    };
    let mut table = event(board(), 9, Indians, "unshaded", &[]);
    assert_eq!(offered(&table), ["virginia", "west-indies", "done"], "where there is somebody to meet");
    play(&mut table, &[("british", "virginia")]);
    assert_eq!(offered(&table), ["west-indies", "done"], "once in each space");
    play(&mut table, &[("british", "done")]);
    over(&table);
    assert_eq!((count(&table, Continentals, Virginia), table.state().crc), (0, 1));
    nothing(&event(board(), 9, Indians, "unshaded", &[("british", "done")]));
}

#[test]
fn steuben_drills_the_continentals() {
    let board = || {
        war()
            .put(1, Continentals, Virginia)
            .put(1, Tories, Virginia)
            .put(1, Continentals, Georgia)
            .put(1, Tories, Georgia)
    };
    let mut table = event(board(), 9, French, "shaded", &[]);
    assert_eq!(offered(&table), ["virginia", "georgia", "done"]);
    play(&mut table, &[("patriots", "georgia"), ("patriots", "virginia")]);
    over(&table);
    assert_eq!(
        (count(&table, Tories, Virginia), count(&table, Tories, Georgia), table.state().cbc),
        (0, 0, 2)
    );
    nothing(&event(board(), 9, French, "shaded", &[("patriots", "done")]));
}

// 11 Thaddeus Kosciuszko, Expert Engineer

#[test]
fn kosciuszko_loses_two_forts() {
    let board = war().put(1, PatriotForts, NewYork).put(1, PatriotForts, Georgia);
    let answers = [("patriots", "patriot-forts@new-york"), ("patriots", "patriot-forts@georgia")];
    let table = event(board, 11, British, "unshaded", &answers);
    over(&table);
    assert_eq!((table.state().bases_on_map(PatriotForts), table.state().crc), (1, 0));
}

#[test]
fn kosciuszko_builds_where_the_rebellion_rules() {
    let board = || {
        war()
            .put(1, MilitiaActive, NewYork)
            .put(1, Continentals, NewYork)
            .put(1, MilitiaUnderground, Georgia)
            .put(1, Tories, Georgia)
            .put(1, MilitiaUnderground, Virginia)
    };
    let mut table = event(board(), 11, French, "shaded", &[]);
    assert_eq!(offered(&table), ["new-york", "virginia", "done"], "with a unit under Rebellion Control");
    play(&mut table, &[("patriots", "new-york"), ("patriots", "militia-active@new-york")]);
    play(&mut table, &[("patriots", "virginia")]);
    over(&table);
    assert_eq!((count(&table, PatriotForts, NewYork), count(&table, PatriotForts, Virginia)), (1, 1));
    assert_eq!((count(&table, MilitiaActive, NewYork), table.state().militia(Virginia)), (0, 0));
    nothing(&event(board(), 11, French, "shaded", &[("patriots", "done")]));
}

/// §1.4.1 Without a Fort Available one may be taken from the map; who will not keeps the unit.
#[test]
fn kosciuszko_may_move_a_fort() {
    let board = || {
        war()
            .put(2, PatriotForts, Pennsylvania)
            .put(2, PatriotForts, Massachusetts)
            .put(1, PatriotForts, NewJersey)
            .put(1, Continentals, Virginia)
    };
    let answers = [("patriots", "virginia"), ("patriots", "done")];
    let table = event(board(), 11, Patriots, "shaded", &answers);
    nothing(&table);
    let answers = [("patriots", "virginia"), ("patriots", "patriot-forts@new-jersey")];
    let table = event(board(), 11, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, PatriotForts, Virginia), count(&table, PatriotForts, NewJersey)), (1, 0));
    assert_eq!(count(&table, Continentals, Virginia), 0);
}

// 12 Martha Washington to Valley Forge

/// §6.6.1 The Indians name the first of each kind, the Patriots the others.
#[test]
fn valley_forge_sees_desertion() {
    let board = war()
        .put(5, MilitiaUnderground, Virginia)
        .put(5, MilitiaActive, Georgia)
        .put(5, Continentals, Virginia)
        .put(4, Continentals, Pennsylvania);
    let answers = [
        ("indians", "militia-active@georgia"),
        ("indians", "continentals@virginia"),
        ("patriots", "militia-underground@virginia"),
    ];
    let table = event(board, 12, British, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Georgia), count(&table, MilitiaUnderground, Virginia)), (4, 4));
    assert_eq!((count(&table, Continentals, Virginia), count(&table, Continentals, Pennsylvania)), (4, 4));
    assert_eq!(table.state().crc, 0);
    nothing(&event(war().put(4, Continentals, Virginia), 12, British, "unshaded", &[]));
}

#[test]
fn valley_forge_is_relieved() {
    let table = event(war(), 12, Patriots, "shaded", &[]);
    over(&table);
    assert_eq!(resources(&table, Patriots), 15);
}

// 14 Overmountain Men Fight for NC

/// §3.4.3 Only spaces where something can happen are offered; the executor says who strikes.
#[test]
fn overmountain_men_are_met_by_indians() {
    let board = || {
        war()
            .put(2, WarPartiesUnderground, Southwest)
            .put(1, MilitiaActive, NorthCarolina)
            .put(1, BritishRegulars, NorthCarolina)
            .resources(Indians, 0)
    };
    let mut table = event(board(), 14, British, "unshaded", &[("indians", "2")]);
    expect(&table, "british", "event-word");
    assert_eq!(offered(&table), ["war-path", "battle"]);
    play(&mut table, &[("british", "war-path")]);
    over(&table);
    assert_eq!((table.state().militia(NorthCarolina), resources(&table, Indians)), (0, 0));
    let table = event(board(), 14, Indians, "unshaded", &[("indians", "2"), ("indians", "battle")]);
    assert!(told(&table).iter().any(|note| note.starts_with("lod-note-battle faction=lod-british")));
}

#[test]
fn overmountain_men_meet_nobody() {
    nothing(&event(war(), 14, British, "unshaded", &[]));
    nothing(&event(war(), 14, British, "shaded", &[]));
}

#[test]
fn overmountain_men_cross_the_mountains() {
    let board = war().put(3, Continentals, Virginia).put(1, Tories, NorthCarolina).resources(Patriots, 0);
    let answers = [("patriots", "north-carolina"), ("patriots", "3"), ("chance", "1")];
    let table = event(board, 14, French, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, Continentals, NorthCarolina), count(&table, Tories, NorthCarolina)), (3, 0));
}

// 17 Jane McCrea Murdered by Indians

#[test]
fn mccrea_costs_a_fort_in_the_reserve() {
    let board = war().put(1, PatriotForts, Northwest).put(1, PatriotForts, Southwest);
    let mut table = event(board, 17, Indians, "unshaded", &[]);
    assert_eq!(offered(&table), ["patriot-forts@northwest", "patriot-forts@southwest"], "Boston is none");
    play(&mut table, &[("indians", "patriot-forts@southwest")]);
    over(&table);
    assert_eq!((count(&table, PatriotForts, Southwest), table.state().crc), (0, 0));
    nothing(&event(war(), 17, Indians, "unshaded", &[]));
}

#[test]
fn mccrea_costs_a_village() {
    let board = war().put(1, Villages, Northwest);
    let table = event(board, 17, Patriots, "shaded", &[("patriots", "villages@northwest")]);
    over(&table);
    assert_eq!(table.state().bases_on_map(Villages), 1);
}

// 26 Josiah Martin, NC Royal Governor, Plots

#[test]
fn martin_plots() {
    let mut table = event(war(), 26, British, "unshaded", &[]);
    assert_eq!(offered(&table), ["tories@north-carolina", "british-forts@north-carolina"]);
    play(&mut table, &[("british", "tories@north-carolina")]);
    over(&table);
    assert_eq!(count(&table, Tories, NorthCarolina), 2);
    let table = event(war(), 26, Patriots, "unshaded", &[("patriots", "british-forts@north-carolina")]);
    over(&table);
    assert_eq!(count(&table, BritishForts, NorthCarolina), 1);
}

/// §1.4.2 Where no third Fort can stand, Tories come.
#[test]
fn martin_has_no_room_for_a_fort() {
    let table = event(war().put(2, PatriotForts, NorthCarolina), 26, Indians, "unshaded", &[]);
    over(&table);
    assert_eq!(count(&table, Tories, NorthCarolina), 2);
}

#[test]
fn martin_is_found_out() {
    let board = || war().put(3, Continentals, Virginia).put(1, Tories, NorthCarolina);
    let answers = [("patriots", "yes"), ("patriots", "3"), ("patriots", "yes"), ("chance", "1")];
    let table = event(board(), 26, French, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, Continentals, NorthCarolina), count(&table, Tories, NorthCarolina)), (3, 0));
    nothing(&event(board(), 26, French, "shaded", &[("patriots", "no")]));
    nothing(&event(war(), 26, French, "shaded", &[]));
}

// 27 The Queen's Rangers Show for Battle

#[test]
fn rangers_join_the_british() {
    let board = war()
        .put(1, BritishRegulars, Virginia)
        .put(1, BritishRegulars, Georgia)
        .put(1, BritishRegulars, NewJersey)
        .put(1, BritishRegulars, Boston)
        .only_available(1, Tories);
    let mut table = event(board, 27, Indians, "unshaded", &[]);
    assert_eq!(offered(&table), ["new-jersey", "virginia", "georgia"], "Colonies under British Control");
    play(&mut table, &[("indians", "georgia")]);
    assert_eq!(offered(&table), ["1", "2"], "at least one must be Unavailable");
    play(&mut table, &[("indians", "2"), ("indians", "virginia"), ("indians", "1")]);
    over(&table);
    assert_eq!((count(&table, Tories, Georgia), count(&table, Tories, Virginia)), (2, 2));
    assert_eq!(available(&table, Tories), 0);
    nothing(&event(war(), 27, Indians, "unshaded", &[]));
}

#[test]
fn rangers_rouse_the_cities() {
    let board = war().level(Norfolk, Level::PassiveSupport);
    let answers = [("french", "norfolk"), ("french", "savannah")];
    let table = event(board, 27, French, "shaded", &answers);
    over(&table);
    assert_eq!((table.state().militia(Norfolk), table.state().militia(Savannah)), (1, 1));
    assert_eq!((level(&table, Norfolk), level(&table, Savannah)), (Level::Neutral, Level::PassiveOpposition));
    let board = war().only_available(0, MilitiaUnderground).level(Norfolk, Level::ActiveOpposition);
    let mut table = event(board, 27, British, "shaded", &[]);
    refused(&mut table, "british", "norfolk");
}

// 34 Lord Sandwich, First Lord of the Admiralty

#[test]
fn sandwich_fits_out_ships() {
    let table = event(war().blockade(Boston), 34, Indians, "unshaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), resources(&table, British)), (0, 16));
    let table = event(before_the_treaty(), 34, British, "unshaded", &[]);
    assert_eq!((table.state().fni(), resources(&table, British)), (0, 16));
}

#[test]
fn sandwich_dithers() {
    let table = event(war(), 34, Patriots, "shaded", &[("french", "boston")]);
    over(&table);
    assert_eq!((table.state().fni(), eligible(&table, British)), (1, false));
    let table = event(before_the_treaty(), 34, Patriots, "shaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), eligible(&table, British)), (0, false));
}

// 38 Johnson's Royal Greens

/// The British decide and are Eligible on the next card, also as executor.
#[test]
fn greens_come_to_the_north() {
    let board = || war().only_available(1, Tories);
    let mut table = event(board(), 38, British, "unshaded", &[]);
    assert_eq!(offered(&table), ["new-york", "quebec", "done"]);
    play(&mut table, &[("british", "quebec"), ("british", "1")]);
    assert_eq!(offered(&table), ["0", "1", "2", "3"], "four in all");
    play(&mut table, &[("british", "3"), ("british", "2")]);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Quebec), count(&table, Tories, Quebec)), (1, 3));
    assert!(eligible(&table, British));
    let table = event(board(), 38, British, "unshaded", &[("british", "done")]);
    over(&table);
    assert!(eligible(&table, British));
    let table = event(board(), 38, Patriots, "unshaded", &[("british", "done")]);
    over(&table);
    assert!(eligible(&table, British) && !eligible(&table, Patriots));
}

#[test]
fn greens_are_answered_in_new_york() {
    let mut table = event(war(), 38, Patriots, "shaded", &[]);
    assert_eq!(offered(&table), ["war-parties-underground@new-york", "militia-underground@new-york"]);
    play(&mut table, &[("patriots", "militia-underground@new-york")]);
    over(&table);
    assert_eq!(count(&table, MilitiaUnderground, NewYork), 3);
    let answers = [("indians", "war-parties-underground@new-york")];
    let table = event(war(), 38, Indians, "shaded", &answers);
    over(&table);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 3);
}

// 42 British Attack Danbury

#[test]
fn danbury_burns() {
    let table = event(war(), 42, Indians, "unshaded", &[]);
    over(&table);
    assert_eq!((count(&table, Tories, ConnecticutRhodeIsland), resources(&table, Patriots)), (1, 7));
}

#[test]
fn danbury_rises() {
    let table = event(war(), 42, French, "shaded", &[]);
    over(&table);
    assert_eq!(count(&table, Continentals, ConnecticutRhodeIsland), 1);
    assert_eq!(count(&table, MilitiaUnderground, ConnecticutRhodeIsland), 3);
}

// 44 Earl of Mansfield Recalled From Paris

#[test]
fn mansfield_silences_a_faction() {
    let mut table = only_event(war(), 44, British, &[]);
    assert_eq!(offered(&table), ["british", "patriots", "indians", "french"]);
    play(&mut table, &[("british", "french")]);
    over(&table);
    assert!(!eligible(&table, French) && eligible(&table, Patriots));
}

// 47 Tories Tested

#[test]
fn tories_stand_the_test() {
    let board = war().put(1, BritishRegulars, Virginia).put(1, BritishRegulars, Georgia);
    let table = event(board, 47, Indians, "unshaded", &[("indians", "georgia")]);
    over(&table);
    assert_eq!(count(&table, Tories, Georgia), 3);
    nothing(&event(war(), 47, Indians, "unshaded", &[]));
}

#[test]
fn tories_fail_the_test() {
    let board = war().put(3, Tories, Georgia);
    let table = event(board, 47, Patriots, "shaded", &[("patriots", "georgia")]);
    over(&table);
    assert_eq!((count(&table, Tories, Georgia), count(&table, MilitiaUnderground, Georgia)), (0, 3));
    assert_eq!((propaganda(&table, Georgia), table.state().cbc), (2, 0));
    let table = event(war(), 47, Patriots, "shaded", &[("patriots", "virginia")]);
    over(&table);
    assert_eq!(propaganda(&table, Virginia), 2, "a Colony without Tories gets the markers");
    nothing(&event(war().markers(Boston, 12, 0), 47, Patriots, "shaded", &[]));
}

/// §1.4.1 No more Militia come than are Available.
#[test]
fn tories_are_replaced_as_far_as_militia_last() {
    let board = war().put(3, Tories, Georgia).only_available(1, MilitiaUnderground).markers(Boston, 12, 0);
    let table = event(board, 47, Patriots, "shaded", &[]);
    over(&table);
    assert_eq!((count(&table, Tories, Georgia), count(&table, MilitiaUnderground, Georgia)), (0, 1));
}

// 50 Admiral d'Estaing, French Fleet Arrives

#[test]
fn destaing_is_delayed() {
    let board = war().put(2, FrenchRegulars, Virginia);
    let answers = [("british", "french-regulars@virginia"), ("british", "french-regulars@virginia")];
    let table = event(board, 50, British, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, FrenchRegulars, Virginia), count(&table, FrenchRegulars, WestIndies)), (0, 1));
    assert!(!eligible(&table, French));
    let table = event(before_the_treaty(), 50, British, "unshaded", &[]);
    over(&table);
    assert!(!eligible(&table, French));
}

#[test]
fn destaing_lands() {
    let board = war().put(2, FrenchRegulars, WestIndies);
    let mut table = event(board, 50, French, "shaded", &[("french", "virginia")]);
    assert_eq!(offered(&table), ["0", "1", "2"], "how many come from the West Indies");
    play(&mut table, &[("french", "1"), ("french", "yes")]);
    over(&table);
    assert_eq!((count(&table, Continentals, Virginia), count(&table, FrenchRegulars, Virginia)), (2, 2));
    assert_eq!(count(&table, FrenchRegulars, WestIndies), 2);
    assert_eq!(table.state().leaders[French].place, Whereabouts::At(Virginia));
}

/// §5.1.1 Before the Treaty of Alliance only the Continentals come.
#[test]
fn destaing_does_not_land_before_the_treaty() {
    let table = event(before_the_treaty(), 50, French, "shaded", &[("french", "virginia")]);
    over(&table);
    assert_eq!((count(&table, Continentals, Virginia), count(&table, FrenchRegulars, Virginia)), (2, 0));
    nothing(&event(before_the_treaty().only_available(0, Continentals), 50, French, "shaded", &[]));
}

// 55 French Navy Dominates Caribbean

#[test]
fn french_sail_to_the_caribbean() {
    let board = || {
        war().blockade(Boston).put(2, FrenchRegulars, Virginia).put(2, FrenchRegulars, Georgia).put(
            1,
            BritishRegulars,
            WestIndies,
        )
    };
    let answers = [
        ("british", "french-regulars@virginia"),
        ("british", "french-regulars@georgia"),
        ("british", "french-regulars@georgia"),
        ("french", "no"),
    ];
    let table = event(board(), 55, British, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, FrenchRegulars, WestIndies), count(&table, FrenchRegulars, Virginia)), (4, 1));
    assert_eq!((table.state().fni(), count(&table, BritishRegulars, WestIndies)), (0, 1));
    let mut table = event(board(), 55, British, "unshaded", &answers[..3]);
    play(&mut table, &[("french", "yes"), ("chance", "3")]);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, WestIndies), table.state().fni()), (0, 0));
}

/// §1.3.7 Before the Treaty of Alliance the West Indies are not in play.
#[test]
fn nobody_sails_to_the_caribbean_before_the_treaty() {
    nothing(&event(before_the_treaty(), 55, British, "unshaded", &[]));
    nothing(&event(before_the_treaty().put(4, BritishRegulars, Norfolk), 55, French, "shaded", &[]));
}

#[test]
fn british_must_fight_in_the_caribbean() {
    let board = war().put(4, BritishRegulars, Norfolk).put(1, BritishRegulars, Boston);
    let mut table = event(board, 55, French, "shaded", &[("french", "british-regulars@boston")]);
    expect(&table, "chance", "battle-die");
    play(&mut table, &[("chance", "3")]);
    assert_eq!(count(&table, BritishRegulars, Norfolk), 1);
}

/// §1.10 The Leader may follow, once all have sailed.
#[test]
fn howe_may_follow_to_the_caribbean() {
    let board = Board::at_war().put(6, BritishRegulars, Norfolk).leader(Leader::Howe, Norfolk);
    let table = event(board, 55, French, "shaded", &[("british", "yes")]);
    over(&table);
    assert_eq!(table.state().leaders[British].place, Whereabouts::At(WestIndies));
    assert_eq!(count(&table, BritishRegulars, WestIndies), 4, "and no Frenchman to fight");
}

// 58 Marquis de Lafayette Arrives in Colonies

#[test]
fn lafayette_is_expensive() {
    let table = event(war(), 58, British, "unshaded", &[]);
    over(&table);
    assert_eq!(resources(&table, Patriots), 6);
}

#[test]
fn lafayette_turns_the_north() {
    let board = war().put(2, Tories, NewYork).put(1, Tories, Quebec).put(1, Tories, Georgia);
    let table = event(board, 58, French, "shaded", &[]);
    over(&table);
    assert_eq!((table.state().militia(NewYork), table.state().militia(Quebec)), (2, 1));
    assert_eq!((count(&table, Tories, NewYork), count(&table, Tories, Georgia)), (0, 1));
    nothing(&event(war(), 58, French, "shaded", &[]));
}

/// §1.4.1 Where Militia run short the executor says where they come first.
#[test]
fn lafayette_chooses_where_militia_run_short() {
    let board = war().put(2, Tories, NewYork).put(1, Tories, Quebec).only_available(1, MilitiaUnderground);
    let table = event(board, 58, British, "shaded", &[("british", "quebec")]);
    over(&table);
    assert_eq!((table.state().militia(NewYork), table.state().militia(Quebec)), (0, 1));
    assert_eq!(table.state().count_of(&[Tories], NewYork), 0);
}

// 59 Tronson de Coudray Arrives in America

#[test]
fn coudray_quarrels() {
    let board =
        war().put(3, Continentals, Virginia).put(1, FrenchRegulars, Virginia).put(1, Continentals, Georgia);
    let table = event(board, 59, British, "unshaded", &[("british", "virginia")]);
    over(&table);
    assert_eq!((count(&table, Continentals, Virginia), count(&table, FrenchRegulars, Virginia)), (1, 0));
    assert_eq!(table.state().crc, 0);
    nothing(&event(war(), 59, British, "unshaded", &[]));
}

#[test]
fn coudray_brings_guns() {
    let table = event(war(), 59, French, "shaded", &[]);
    over(&table);
    assert_eq!(resources(&table, Patriots), 13);
}

// 60 Comte d'Orvilliers Builds a Fleet at Brest

#[test]
fn brest_costs_money() {
    let board = war().blockade(Boston).blockade(Norfolk).blockade(Savannah);
    let table = event(board, 60, British, "unshaded", &[("british", "boston"), ("british", "savannah")]);
    over(&table);
    assert_eq!((resources(&table, French), table.state().fni()), (6, 1));
    nothing(&event(before_the_treaty().resources(French, 0), 60, British, "unshaded", &[]));
}

#[test]
fn brest_frightens_london() {
    let table = event(war(), 60, French, "shaded", &[("french", "norfolk")]);
    over(&table);
    assert_eq!((resources(&table, British), table.state().fni()), (7, 1));
}

// 61 Minister Comte de Vergennes

#[test]
fn vergennes_hesitates() {
    let table = event(war(), 61, British, "unshaded", &[]);
    over(&table);
    assert!(!eligible(&table, Patriots));
}

#[test]
fn vergennes_pays() {
    let table = event(war(), 61, Patriots, "shaded", &[]);
    over(&table);
    assert_eq!((resources(&table, French), resources(&table, Patriots)), (12, 13));
}

// 63 French and Spanish Besiege Gibraltar

#[test]
fn gibraltar_holds() {
    let board = war().blockade(Boston).put(3, BritishRegulars, WestIndies);
    let table = event(board, 63, British, "unshaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), resources(&table, British)), (0, 11));
    assert_eq!(count(&table, BritishRegulars, WestIndies), 1);
}

#[test]
fn gibraltar_is_besieged() {
    let table = event(war(), 63, French, "shaded", &[]);
    over(&table);
    assert_eq!(resources(&table, British), 5);
    nothing(&event(war().resources(British, 0), 63, French, "shaded", &[]));
}

// 69 Admiral Pierre André de Suffren

#[test]
fn suffren_is_far_away() {
    let board = war().blockade(Boston).blockade(Norfolk);
    let table = event(board, 69, British, "unshaded", &[("british", "norfolk")]);
    over(&table);
    assert_eq!((resources(&table, British), table.state().fni()), (12, 0));
}

#[test]
fn suffren_wins_at_sea() {
    let table = event(war(), 69, French, "shaded", &[("french", "norfolk")]);
    over(&table);
    assert_eq!((resources(&table, French), table.state().fni()), (13, 1));
}

// 71 Treaty of Amity and Commerce

/// §1.9 A Blockade leaves Population as printed here.
#[test]
fn commerce_pays_by_population() {
    let board = war().put(1, MilitiaActive, NewYorkCity).put(1, MilitiaActive, QuebecCity).blockade(Boston);
    let table = event(board, 71, British, "unshaded", &[]);
    over(&table);
    let gained = Boston.population() + NewYorkCity.population();
    assert_eq!(resources(&table, Patriots), 10 + gained, "not Quebec City");
}

#[test]
fn commerce_pays_the_french() {
    let table = event(war(), 71, French, "shaded", &[]);
    over(&table);
    assert_eq!(resources(&table, French), 15);
}

// 74 Chickasaw Ally with the British

#[test]
fn chickasaw_supply_a_friend() {
    let board = war().put(2, Villages, Northwest).put(2, Villages, Southwest);
    let mut table = event(board, 74, French, "unshaded", &[]);
    assert_eq!(offered(&table), ["british", "indians"]);
    play(&mut table, &[("french", "british")]);
    over(&table);
    assert_eq!(resources(&table, British), 12, "5 Villages");
    nothing(&event(war(), 74, Indians, "unshaded", &[]));
}

#[test]
fn chickasaw_fight_the_frontiersmen() {
    let board = war()
        .put(2, MilitiaUnderground, Northwest)
        .put(2, WarPartiesActive, Northwest)
        .put(1, MilitiaUnderground, Georgia)
        .put(1, WarPartiesActive, Georgia);
    let mut table = event(board, 74, Patriots, "shaded", &[("patriots", "northwest")]);
    expect(&table, "patriots", "event-more");
    assert_eq!(offered(&table), ["more-militia", "more-war-parties"]);
    play(&mut table, &[("patriots", "more-war-parties")]);
    over(&table);
    assert_eq!(table.state().militia(Northwest), 1);
    assert_eq!(table.state().pieces_of(Indians, Northwest), 0);
    assert_eq!(table.state().militia(Georgia) + table.state().pieces_of(Indians, Georgia), 0);
    nothing(&event(war(), 74, Patriots, "shaded", &[]));
}

#[test]
fn chickasaw_lose_less() {
    let board = war().put(3, MilitiaUnderground, Northwest).put(2, WarPartiesActive, Northwest);
    let table = event(board, 74, British, "shaded", &[("british", "more-militia")]);
    over(&table);
    assert_eq!((table.state().militia(Northwest), count(&table, WarPartiesActive, Northwest)), (1, 1));
}

// 76 Edward Hand Raids into Indian Country

#[test]
fn hand_fails() {
    let board = war().put(3, MilitiaActive, Northwest).put(1, MilitiaUnderground, Northwest).put(
        1,
        MilitiaActive,
        Georgia,
    );
    let answers = [("british", "northwest"), ("british", "militia-underground@northwest")];
    let table = event(board, 76, Indians, "unshaded", &answers);
    over(&table);
    assert_eq!((table.state().militia(Northwest), count(&table, Tories, Northwest)), (1, 3));
    nothing(&event(war(), 76, Indians, "unshaded", &[]));
}

#[test]
fn hand_raids_two_villages() {
    let board = war().put(1, Villages, Northwest).put(1, Villages, Southwest);
    let answers = [("british", "villages@northwest"), ("british", "villages@southwest")];
    let table = event(board, 76, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!(table.state().bases_on_map(Villages), 1);
}

// 77 General Burgoyne Cracks Down

#[test]
fn burgoyne_gathers_allies() {
    let board = war()
        .put(1, BritishRegulars, NewYork)
        .put(1, WarPartiesActive, NewYork)
        .put(2, WarPartiesActive, Georgia)
        .put(1, BritishForts, NewHampshire);
    let table = event(board, 77, French, "unshaded", &[]);
    over(&table);
    assert_eq!(
        (count(&table, Villages, NewYork), count(&table, Villages, NewHampshire)),
        (1, 1),
        "one has room"
    );
    assert_eq!(count(&table, WarPartiesUnderground, Georgia), 2);
}

#[test]
fn burgoyne_finds_no_allies() {
    let table = event(war().put(2, WarPartiesActive, Georgia), 77, British, "unshaded", &[]);
    over(&table);
    assert_eq!(count(&table, WarPartiesUnderground, Georgia), 2, "they hide all the same");
    nothing(&event(war().put(2, WarPartiesUnderground, Georgia), 77, British, "unshaded", &[]));
}

/// A Fort goes only where there is no cube.
#[test]
fn burgoyne_angers_the_indians() {
    let board = war()
        .put(1, BritishRegulars, NewYork)
        .put(1, BritishForts, NewYork)
        .put(1, WarPartiesActive, NewYork)
        .put(1, BritishForts, NewHampshire)
        .put(1, BritishRegulars, Georgia);
    let answers = [("patriots", "new-york")];
    let table = event(board, 77, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, NewYork), count(&table, BritishForts, NewYork)), (0, 1));
    assert_eq!((count(&table, BritishForts, NewHampshire), table.state().cbc), (0, 0));
    assert_eq!((table.state().spaces[NewYork].raids, table.state().spaces[NewHampshire].raids), (1, 1));
    nothing(&event(war(), 77, Patriots, "shaded", &[]));
}

// 78 Cherry Valley Destroyed by Tories

#[test]
fn cherry_valley_falls() {
    let board = war().put(4, Continentals, Virginia).put(5, MilitiaUnderground, NewYork);
    let answers = [("patriots", "militia-underground@new-york"), ("patriots", "continentals@virginia")];
    let table = event(board, 78, British, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, Continentals, Virginia), table.state().militia(NewYork)), (3, 4));
    nothing(&event(war().put(3, Continentals, Virginia), 78, British, "unshaded", &[]));
}

#[test]
fn cherry_valley_is_avenged() {
    let board = war()
        .put(1, Tories, NewYork)
        .put(1, Tories, Georgia)
        .put(1, WarPartiesActive, Northwest)
        .put(1, Tories, Boston);
    let mut table = event(board, 78, French, "shaded", &[]);
    assert_eq!(offered(&table), ["boston", "new-hampshire", "new-york", "georgia", "northwest"]);
    let answers =
        [("french", "georgia"), ("french", "northwest"), ("french", "new-york"), ("french", "boston")];
    play(&mut table, &answers);
    over(&table);
    assert_eq!([Georgia, Northwest, NewYork, Boston].map(|space| table.state().militia(space)), [1; 4]);
    nothing(&event(war().only_available(0, MilitiaUnderground), 78, British, "shaded", &[]));
}

// 80 Confusion Allows Slaves to Escape

/// §5.1 The executor names Faction and spaces, the named Faction the pieces.
#[test]
fn slaves_escape() {
    let board = war().put(2, BritishRegulars, Virginia).put(2, Tories, Virginia).put(1, Tories, Georgia).put(
        1,
        Tories,
        MarylandDelaware,
    );
    let mut table = only_event(board, 80, Patriots, &[]);
    assert_eq!(offered(&table), ["british", "patriots", "indians"], "with pieces on the map");
    play(&mut table, &[("patriots", "british"), ("patriots", "virginia"), ("patriots", "georgia")]);
    play(&mut table, &[("british", "tories@virginia"), ("british", "british-regulars@virginia")]);
    over(&table);
    assert_eq!((count(&table, Tories, Virginia), count(&table, BritishRegulars, Virginia)), (1, 1));
    assert_eq!((count(&table, Tories, Georgia), count(&table, Tories, MarylandDelaware)), (0, 1));
    assert_eq!(table.state().cbc, 0);
    nothing(&only_event(Board::empty(), 80, Patriots, &[]));
}

// 88 "If it hadn't been so foggy..."

#[test]
fn fog_lets_units_slip_away() {
    let board = || war().put(2, Continentals, NewYorkCity).put(1, BritishRegulars, NewYorkCity);
    let answers =
        [("patriots", "new-york-city"), ("patriots", "new-jersey"), ("patriots", "1"), ("patriots", "done")];
    let table = only_event(board(), 88, Patriots, &answers);
    over(&table);
    assert_eq!((count(&table, Continentals, NewYorkCity), count(&table, Continentals, NewJersey)), (1, 1));
    nothing(&only_event(board(), 88, Patriots, &[("patriots", "done")]));
    nothing(&only_event(board(), 88, French, &[]));
}

#[test]
fn fog_hides_from_one_faction_only() {
    let board = war()
        .put(1, BritishRegulars, NewYork)
        .put(1, WarPartiesActive, Georgia)
        .put(1, MilitiaActive, NewYork)
        .put(1, MilitiaActive, Georgia);
    let mut table = only_event(board, 88, Patriots, &[]);
    assert_eq!(offered(&table), ["british", "indians"]);
    play(&mut table, &[("patriots", "indians")]);
    assert_eq!(offered(&table), ["georgia", "done"]);
    play(&mut table, &[("patriots", "georgia"), ("patriots", "florida")]);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Florida), count(&table, MilitiaActive, NewYork)), (1, 1));
}

// 89 War Damages Colonies' Economy

#[test]
fn economy_turns_patriots() {
    let board = war().put(3, Continentals, Virginia).put(2, MilitiaUnderground, Georgia);
    let answers = [
        ("british", "continentals@virginia"),
        ("british", "militia-underground@georgia"),
        ("british", "militia-underground@georgia"),
    ];
    let table = event(board, 89, British, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, Tories, Virginia), count(&table, Tories, Georgia)), (2, 2));
    assert_eq!((count(&table, Continentals, Virginia), table.state().crc), (1, 0));
    nothing(&event(war(), 89, British, "unshaded", &[]));
}

#[test]
fn economy_turns_tories() {
    let board = war().put(2, Tories, Virginia).put(2, Tories, Georgia);
    let answers = [("french", "tories@virginia"), ("french", "tories@georgia"), ("french", "tories@georgia")];
    let table = event(board, 89, French, "shaded", &answers);
    over(&table);
    assert_eq!((table.state().militia(Virginia), table.state().militia(Georgia)), (1, 2));
    assert_eq!((count(&table, Tories, Virginia), table.state().cbc), (1, 0));
}

/// §1.4.1, §1.10 Pieces go also without anything to replace them; a Leader may come with those that come.
#[test]
fn economy_brings_washington() {
    let board = Board::empty().put(1, Tories, Virginia);
    let table = event(board, 89, French, "shaded", &[("french", "yes")]);
    over(&table);
    assert_eq!(table.state().leaders[Patriots].place, Whereabouts::At(Virginia));
    let board = war().only_available(0, MilitiaUnderground).put(1, Tories, Virginia);
    let table = event(board, 89, French, "shaded", &[]);
    over(&table);
    assert_eq!((count(&table, Tories, Virginia), table.state().militia(Virginia)), (0, 0));
}

// 93 Wyoming Massacre

#[test]
fn wyoming_shocks_the_frontier() {
    let board = war().level(Virginia, Level::ActiveOpposition).level(NewYork, Level::PassiveSupport);
    let mut table = event(board, 93, Indians, "unshaded", &[]);
    refused(&mut table, "indians", "new-jersey");
    play(&mut table, &[("indians", "virginia"), ("indians", "new-york"), ("indians", "done")]);
    over(&table);
    assert_eq!((level(&table, Virginia), level(&table, NewYork)), (Level::PassiveOpposition, Level::Neutral));
    assert_eq!((table.state().spaces[Virginia].raids, table.state().spaces[NewYork].raids), (1, 1));
    nothing(&event(war(), 93, Indians, "unshaded", &[("indians", "done")]));
}

/// Without a Raid marker only a Colony that can shift is of use.
#[test]
fn wyoming_without_markers() {
    let board = war().markers(Boston, 0, 12).level(Virginia, Level::ActiveOpposition);
    let mut table = event(board, 93, Indians, "unshaded", &[]);
    assert_eq!(offered(&table), ["virginia", "done"]);
    play(&mut table, &[("indians", "virginia")]);
    over(&table);
    nothing(&event(war().markers(Boston, 0, 12), 93, Indians, "unshaded", &[]));
}

#[test]
fn wyoming_is_avenged() {
    let board = war().put(2, WarPartiesActive, Pennsylvania).put(2, WarPartiesUnderground, Northwest).put(
        3,
        WarPartiesActive,
        Georgia,
    );
    let answers = [("patriots", "war-parties-active@pennsylvania"); 2];
    let table = event(board, 93, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, WarPartiesActive, Georgia), available(&table, WarPartiesUnderground)), (3, 12));
    nothing(&event(war().put(1, WarPartiesActive, Georgia), 93, Patriots, "shaded", &[]));
}

/// Which four go, the executor says.
#[test]
fn wyoming_is_avenged_by_choice() {
    let board = war().put(3, WarPartiesActive, Pennsylvania).put(3, WarPartiesUnderground, NewYork);
    let answers = [
        ("british", "war-parties-active@pennsylvania"),
        ("british", "war-parties-underground@new-york"),
        ("british", "war-parties-underground@new-york"),
        ("british", "war-parties-underground@new-york"),
    ];
    let table = event(board, 93, British, "shaded", &answers);
    over(&table);
    assert_eq!(
        (count(&table, WarPartiesActive, Pennsylvania), table.state().pieces_of(Indians, NewYork)),
        (2, 0)
    );
}
