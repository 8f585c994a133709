//! §5.0 The Events of 1779-1780, one test or more per card side, in card order.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::{self, *};
use liberty_or_death::pieces::{Leader, Piece::*, Side};
use liberty_or_death::state::{Level, Whereabouts};
use tricorne_kernel::{Game, Prompt, Setup};
use tricorne_testkit::script::{offered, play, question, refused};

use crate::board::Board;
use crate::event_table::*;

// 1 Waxhaws Massacre

#[test]
fn waxhaws_kills_continentals_beside_british() {
    let board = war()
        .put(3, Continentals, SouthCarolina)
        .put(1, Tories, SouthCarolina)
        .put(2, Continentals, Georgia)
        .level(SouthCarolina, Level::PassiveOpposition);
    let mut table = event(board, 1, Indians, "unshaded", &[]);
    assert_eq!(offered(&table), ["quebec-city", "south-carolina"], "only where British are");
    play(&mut table, &[("indians", "south-carolina")]);
    over(&table);
    assert_eq!(count(&table, Continentals, SouthCarolina), 1);
    assert_eq!((table.state().casualties[Continentals as usize], table.state().crc), (2, 2));
    assert_eq!(level(&table, SouthCarolina), Level::Neutral);
    assert_eq!(propaganda(&table, SouthCarolina), 2);
}

/// §5.1.3 What can be done is done: no Continentals are needed, and markers as far as they last.
#[test]
fn waxhaws_needs_no_continentals() {
    let board = war().markers(Georgia, 11, 0);
    let table = event(board, 1, British, "unshaded", &[]);
    over(&table);
    assert_eq!(level(&table, QuebecCity), Level::PassiveSupport, "the only space with a British piece");
    assert_eq!((propaganda(&table, QuebecCity), table.state().crc), (1, 0));
}

/// §5.1 The Patriots act, so they choose; the markers and the shift come after the Battle.
#[test]
fn waxhaws_is_avenged() {
    let board = war()
        .put(3, Continentals, NorthCarolina)
        .put(1, Tories, SouthCarolina)
        .level(SouthCarolina, Level::ActiveOpposition)
        .resources(Patriots, 0);
    let mut table = event(board, 1, French, "shaded", &[]);
    assert_eq!(offered(&table).len(), 22, "any space of the map");
    play(&mut table, &[("patriots", "south-carolina"), ("patriots", "3"), ("chance", "1")]);
    over(&table);
    assert_eq!((count(&table, Continentals, SouthCarolina), count(&table, Tories, SouthCarolina)), (3, 0));
    assert_eq!((table.state().cbc, table.state().resources[Patriots]), (1, 0));
    assert_eq!(
        (level(&table, SouthCarolina), propaganda(&table, SouthCarolina)),
        (Level::PassiveOpposition, 2)
    );
}

/// §5.1.3 Where neither March nor Battle is possible the rest still counts.
#[test]
fn waxhaws_is_mourned_where_nobody_can_march() {
    let board = war().level(Savannah, Level::PassiveSupport);
    let table = event(board, 1, Patriots, "shaded", &[("patriots", "savannah")]);
    over(&table);
    assert_eq!((level(&table, Savannah), propaganda(&table, Savannah)), (Level::Neutral, 2));
}

// 7 John Paul Jones

#[test]
fn jones_lands_two_regulars_together() {
    let board = war().blockade(Boston).blockade(Norfolk);
    let mut table = event(board, 7, British, "unshaded", &[("british", "norfolk")]);
    assert_eq!(
        offered(&table),
        [
            "quebec-city",
            "boston",
            "new-york-city",
            "philadelphia",
            "norfolk",
            "charles-town",
            "savannah",
            "west-indies",
            "done"
        ]
    );
    play(&mut table, &[("british", "west-indies")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("british", "2")]);
    over(&table);
    assert_eq!(count(&table, BritishRegulars, WestIndies), 2);
    assert_eq!((table.state().fni(), table.state().resources[British]), (1, 13));
    assert!(!table.state().is_blockaded(Norfolk));
}

#[test]
fn jones_lands_nobody_in_the_west_indies_before_the_treaty() {
    let mut table = event(before_the_treaty(), 7, British, "unshaded", &[]);
    refused(&mut table, "british", "west-indies");
    play(&mut table, &[("british", "done")]);
    over(&table);
    assert_eq!((table.state().fni(), table.state().resources[British]), (0, 13));
    assert_eq!(available(&table, BritishRegulars), 25);
}

#[test]
fn jones_harries_the_british_coast() {
    let table = event(war(), 7, Patriots, "shaded", &[("french", "savannah")]);
    over(&table);
    assert!(table.state().is_blockaded(Savannah));
    assert_eq!((table.state().fni(), table.state().resources[Patriots]), (1, 15));
    let table = event(before_the_treaty(), 7, Patriots, "shaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), table.state().resources[Patriots]), (0, 15));
}

// 16 Mercy Warren's "The Motley Assembly"

#[test]
fn motley_assembly_brings_tories_anywhere() {
    let mut table = event(war(), 16, Indians, "unshaded", &[("indians", "tories@florida")]);
    assert_eq!(offered(&table).len(), 22, "the map without the West Indies");
    play(&mut table, &[("indians", "tories@boston")]);
    over(&table);
    assert_eq!((count(&table, Tories, Florida), count(&table, Tories, Boston)), (1, 1));
}

#[test]
fn motley_assembly_without_tories_does_nothing() {
    nothing(&event(war().only_available(0, Tories), 16, Patriots, "unshaded", &[]));
}

#[test]
fn motley_assembly_turns_a_city() {
    let board = war().level(Savannah, Level::ActiveSupport).level(Boston, Level::PassiveOpposition);
    let mut table = event(board, 16, Patriots, "shaded", &[]);
    refused(&mut table, "patriots", "boston");
    refused(&mut table, "patriots", "georgia");
    play(&mut table, &[("patriots", "savannah")]);
    over(&table);
    assert_eq!(level(&table, Savannah), Level::PassiveOpposition);
}

#[test]
fn motley_assembly_moderates_active_opposition() {
    let board = war().level(Norfolk, Level::ActiveOpposition);
    let table = event(board, 16, British, "shaded", &[("british", "norfolk")]);
    over(&table);
    assert_eq!(level(&table, Norfolk), Level::PassiveOpposition);
}

// 18 "If it hadn't been so stormy..."

/// §2.3.6 Also the rulings on L21: through the next card.
#[test]
fn storm_makes_a_faction_ineligible() {
    let table = only_event(war(), 18, Patriots, &[("patriots", "british")]);
    over(&table);
    assert!(!eligible(&table, British) && !eligible(&table, Patriots));
    assert!(eligible(&table, Indians) && eligible(&table, French));
}

#[test]
fn storm_may_name_any_faction() {
    let mut table = only_event(war(), 18, Patriots, &[]);
    assert_eq!(offered(&table), ["british", "patriots", "indians", "french"]);
    play(&mut table, &[("patriots", "patriots")]);
    over(&table);
    assert!(!eligible(&table, Patriots) && eligible(&table, British));
}

// 19 Legend of Nathan Hale

#[test]
fn hale_costs_resources() {
    let table = event(war(), 19, British, "unshaded", &[]);
    over(&table);
    assert_eq!(table.state().resources[Patriots], 6);
    let table = event(war().resources(Patriots, 3), 19, British, "unshaded", &[]);
    assert_eq!(table.state().resources[Patriots], 0);
}

#[test]
fn hale_inspires_militia() {
    let answers = [
        ("french", "militia-underground@northwest"),
        ("french", "militia-underground@savannah"),
        ("french", "militia-underground@savannah"),
    ];
    let table = event(war(), 19, French, "shaded", &answers);
    over(&table);
    assert_eq!(table.state().resources[Patriots], 13);
    assert_eq!(count(&table, MilitiaUnderground, Northwest), 1, "Events may place them in a Reserve");
    assert_eq!(count(&table, MilitiaUnderground, Savannah), 2);
}

// 21 The Gamecock Thomas Sumter

#[test]
fn sumter_drives_the_south_to_the_crown() {
    let board = war().level(Georgia, Level::ActiveOpposition);
    let table = event(board, 21, British, "unshaded", &[("british", "georgia")]);
    over(&table);
    assert_eq!(level(&table, Georgia), Level::Neutral);
}

#[test]
fn sumter_cannot_push_past_active_support() {
    let board = war().level(Georgia, Level::ActiveSupport).level(SouthCarolina, Level::PassiveSupport);
    let table = event(board, 21, British, "unshaded", &[]);
    over(&table);
    assert_eq!(level(&table, SouthCarolina), Level::ActiveSupport, "the only one that can shift");
    let board = war().level(Georgia, Level::ActiveSupport).level(SouthCarolina, Level::ActiveSupport);
    nothing(&event(board, 21, British, "unshaded", &[]));
}

/// §3.1.2 Free, and the Patriots decide.
#[test]
fn sumter_marches_and_fights() {
    let board = war()
        .put(3, Continentals, Southwest)
        .put(1, Tories, Georgia)
        .put(1, BritishRegulars, SouthCarolina)
        .resources(Patriots, 0);
    let mut table = event(board, 21, Indians, "shaded", &[]);
    assert_eq!(offered(&table), ["south-carolina", "georgia"]);
    play(&mut table, &[("patriots", "georgia"), ("patriots", "3"), ("chance", "2")]);
    over(&table);
    assert_eq!((count(&table, Continentals, Georgia), count(&table, Tories, Georgia)), (3, 0));
    assert_eq!(table.state().cbc, 1);
}

/// §5.1.3 With nobody near enough to March, who is there already Battles.
#[test]
fn sumter_fights_where_he_stands() {
    let board = war().put(3, Continentals, SouthCarolina).put(1, Tories, SouthCarolina);
    let table = event(board, 21, Patriots, "shaded", &[("patriots", "south-carolina"), ("chance", "1")]);
    over(&table);
    assert_eq!((count(&table, Tories, SouthCarolina), table.state().cbc), (0, 1));
    nothing(&event(war().put(1, Continentals, Virginia), 21, Patriots, "shaded", &[]));
}

// 22 The Newburgh Conspiracy

#[test]
fn newburgh_sends_patriots_home() {
    let board = war()
        .put(2, Continentals, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(3, MilitiaUnderground, Virginia)
        .put(3, Continentals, Boston)
        .put(1, MilitiaActive, Georgia);
    let answers = [
        ("british", "virginia"),
        ("british", "continentals@virginia"),
        ("british", "militia-underground@virginia"),
        ("british", "militia-underground@virginia"),
        ("british", "continentals@virginia"),
    ];
    let mut table = event(board, 22, British, "unshaded", &[]);
    assert_eq!(offered(&table), ["virginia", "georgia"], "Colonies with Patriot units; Boston is a City");
    play(&mut table, &answers);
    over(&table);
    let left = [Continentals, MilitiaActive, MilitiaUnderground].map(|unit| count(&table, unit, Virginia));
    assert_eq!(left, [0, 1, 1]);
    assert_eq!((table.state().crc, table.state().casualties[Continentals as usize]), (0, 0));
}

#[test]
fn newburgh_takes_what_there_is() {
    let table = event(war().put(1, MilitiaActive, Georgia), 22, Indians, "unshaded", &[]);
    over(&table);
    assert_eq!(count(&table, MilitiaActive, Georgia), 0);
    nothing(&event(war(), 22, Indians, "unshaded", &[]));
}

/// §6.6.2 The French choose the first Tory that deserts, the British the others; one in five, rounded down.
#[test]
fn newburgh_makes_tories_desert() {
    let board = war().put(4, Tories, Norfolk).put(7, Tories, Georgia).put(3, Tories, NewYork);
    let answers = [("french", "tories@norfolk"), ("british", "tories@georgia")];
    let table = event(board, 22, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!([Norfolk, Georgia, NewYork].map(|space| count(&table, Tories, space)), [3, 6, 3]);
    assert_eq!((table.state().cbc, available(&table, Tories)), (0, 13));
}

#[test]
fn newburgh_leaves_four_tories_alone() {
    nothing(&event(war().put(4, Tories, Norfolk), 22, Patriots, "shaded", &[]));
}

// 23 Lieutenant Colonel Francis Marion

#[test]
fn marion_is_driven_out() {
    let board = war()
        .put(2, Continentals, SouthCarolina)
        .put(1, MilitiaActive, SouthCarolina)
        .put(1, MilitiaUnderground, SouthCarolina)
        .put(1, PatriotForts, SouthCarolina)
        .put(1, FrenchRegulars, SouthCarolina)
        .put(1, MilitiaActive, NorthCarolina);
    let mut table = event(board, 23, British, "unshaded", &[]);
    assert_eq!(offered(&table), ["british", "indians"]);
    play(&mut table, &[("british", "indians"), ("indians", "south-carolina")]);
    assert_eq!(offered(&table), ["north-carolina", "georgia", "southwest"], "Provinces only");
    play(&mut table, &[("indians", "southwest")]);
    over(&table);
    let units = [Continentals, MilitiaActive, MilitiaUnderground];
    assert_eq!(units.map(|unit| count(&table, unit, Southwest)), [2, 1, 1], "they keep their faces");
    assert_eq!(units.map(|unit| count(&table, unit, SouthCarolina)), [0, 0, 0]);
    assert_eq!(count(&table, PatriotForts, SouthCarolina), 1);
    assert_eq!(count(&table, FrenchRegulars, SouthCarolina), 1);
}

/// §1.10 An enemy moves the units, so the Patriots say whether Washington goes with them.
#[test]
fn marion_is_followed_by_washington_if_the_patriots_like() {
    let board = || {
        war()
            .put(2, Continentals, SouthCarolina)
            .put(1, PatriotForts, SouthCarolina)
            .leader(Leader::Washington, SouthCarolina)
    };
    let answers = [("british", "british"), ("british", "georgia"), ("patriots", "yes")];
    let table = event(board(), 23, British, "unshaded", &answers);
    over(&table);
    assert_eq!(table.state().leaders[Patriots].place, Whereabouts::At(Georgia));
    let answers = [("british", "british"), ("british", "georgia"), ("patriots", "no")];
    let table = event(board(), 23, British, "unshaded", &answers);
    over(&table);
    assert_eq!(table.state().leaders[Patriots].place, Whereabouts::At(SouthCarolina));
}

#[test]
fn marion_is_not_there() {
    nothing(&event(war().put(1, PatriotForts, NorthCarolina), 23, British, "unshaded", &[]));
}

#[test]
fn marion_strikes_where_militia_are() {
    let board = war()
        .put(3, BritishRegulars, NorthCarolina)
        .put(2, Tories, NorthCarolina)
        .put(1, BritishForts, NorthCarolina)
        .put(1, MilitiaUnderground, NorthCarolina)
        .put(5, Tories, SouthCarolina);
    let answers = [
        ("french", "british-regulars@north-carolina"),
        ("french", "tories@north-carolina"),
        ("french", "british-regulars@north-carolina"),
        ("french", "british-regulars@north-carolina"),
    ];
    let table = event(board, 23, French, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, NorthCarolina), count(&table, Tories, NorthCarolina)), (0, 1));
    assert_eq!((count(&table, BritishForts, NorthCarolina), table.state().cbc), (1, 0));
    nothing(&event(war().put(5, Tories, SouthCarolina), 23, Patriots, "shaded", &[]));
}

// 25 British Prison Ships

#[test]
fn prison_ships_cow_two_cities() {
    let board = war().level(Boston, Level::PassiveSupport).level(Norfolk, Level::ActiveSupport);
    let mut table = event(board, 25, British, "unshaded", &[("british", "norfolk")]);
    refused(&mut table, "british", "norfolk");
    refused(&mut table, "british", "boston");
    play(&mut table, &[("british", "savannah")]);
    over(&table);
    assert_eq!(level(&table, Norfolk), Level::PassiveSupport, "from past it one step back");
    assert_eq!(level(&table, Savannah), Level::PassiveSupport);
}

#[test]
fn prison_ships_anger_two_cities() {
    let board = war().level(Boston, Level::ActiveOpposition).level(Norfolk, Level::PassiveOpposition);
    let mut table = event(board, 25, Patriots, "shaded", &[("patriots", "boston")]);
    refused(&mut table, "patriots", "boston");
    play(&mut table, &[("patriots", "norfolk")]);
    over(&table);
    for city in [Boston, Norfolk] {
        assert_eq!(level(&table, city), Level::PassiveOpposition);
        assert_eq!((count(&table, MilitiaUnderground, city), propaganda(&table, city)), (1, 1));
    }
}

// 31 Thomas Brown and the King's Rangers

#[test]
fn brown_raises_rangers() {
    let table = event(war(), 31, Indians, "unshaded", &[("indians", "georgia")]);
    over(&table);
    assert_eq!((count(&table, Tories, Georgia), count(&table, BritishForts, Georgia)), (2, 1));
}

/// §1.4.2 No third Fort; the rest of the text counts.
#[test]
fn brown_builds_no_third_fort() {
    let board = war().put(2, PatriotForts, Georgia);
    let table = event(board, 31, British, "unshaded", &[("british", "georgia")]);
    over(&table);
    assert_eq!((count(&table, Tories, Georgia), count(&table, BritishForts, Georgia)), (2, 0));
}

#[test]
fn brown_raises_militia_against_him() {
    let table = event(war(), 31, French, "shaded", &[("patriots", "south-carolina")]);
    over(&table);
    assert_eq!(count(&table, MilitiaUnderground, SouthCarolina), 2);
}

/// §4.3.2 The Patriots may then use Partisans there, for free.
#[test]
fn brown_may_meet_partisans() {
    let board = || war().put(1, Tories, Georgia).put(1, Tories, SouthCarolina);
    let table = event(board(), 31, French, "shaded", &[("patriots", "georgia"), ("patriots", "yes")]);
    over(&table);
    assert_eq!((count(&table, Tories, Georgia), table.state().cbc), (0, 1));
    assert_eq!((count(&table, MilitiaActive, Georgia), count(&table, MilitiaUnderground, Georgia)), (1, 1));
    let table = event(board(), 31, French, "shaded", &[("patriots", "georgia"), ("patriots", "no")]);
    over(&table);
    assert_eq!((count(&table, Tories, Georgia), count(&table, MilitiaUnderground, Georgia)), (1, 2));
}

// 36 Naval Battle in West Indies

#[test]
fn naval_battle_makes_the_french_withdraw() {
    let board = war().blockade(Savannah).put(2, FrenchRegulars, WestIndies).put(2, FrenchRegulars, Virginia);
    let answers = [
        ("french", "french-regulars@west-indies"),
        ("french", "french-regulars@virginia"),
        ("french", "french-regulars@west-indies"),
    ];
    let table = event(board, 36, British, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, FrenchRegulars, WestIndies), count(&table, FrenchRegulars, Virginia)), (1, 1));
    assert_eq!((table.state().fni(), table.state().squadrons(), table.state().crc), (0, 3, 0));
}

#[test]
fn naval_battle_before_the_treaty_does_nothing() {
    nothing(&event(before_the_treaty(), 36, British, "unshaded", &[]));
    nothing(&event(before_the_treaty(), 36, French, "shaded", &[]));
}

#[test]
fn naval_battle_clears_british_from_the_west_indies() {
    let board = war().put(6, BritishRegulars, WestIndies).put(1, BritishForts, WestIndies);
    let table = event(board, 36, French, "shaded", &[]);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, WestIndies), count(&table, BritishForts, WestIndies)), (2, 1));
    assert_eq!((available(&table, BritishRegulars), table.state().cbc), (23, 0));
}

// 37 The Armada of 1779

#[test]
fn armada_fails() {
    let board = war().blockade(Boston).resources(Patriots, 1);
    let table = event(board, 37, Indians, "unshaded", &[]);
    over(&table);
    assert_eq!(table.state().fni(), 0);
    assert_eq!((table.state().resources[French], table.state().resources[Patriots]), (7, 0));
}

#[test]
fn armada_threatens() {
    let board = war().put(3, BritishRegulars, Norfolk).put(2, BritishRegulars, Boston);
    let board = board.put(3, BritishRegulars, WestIndies);
    let answers = [
        ("french", "new-york-city"),
        ("patriots", "british-regulars@boston"),
        ("patriots", "british-regulars@norfolk"),
        ("patriots", "british-regulars@norfolk"),
        ("patriots", "british-regulars@boston"),
    ];
    let table = event(board, 37, Patriots, "shaded", &answers);
    over(&table);
    assert!(table.state().is_blockaded(NewYorkCity));
    assert_eq!([Boston, Norfolk, WestIndies].map(|space| count(&table, BritishRegulars, space)), [0, 1, 3]);
}

#[test]
fn armada_before_the_treaty_takes_regulars_only() {
    let board = before_the_treaty().put(2, BritishRegulars, Norfolk);
    let table = event(board, 37, Patriots, "shaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), count(&table, BritishRegulars, Norfolk)), (0, 0));
}

// 39 Gordon Riots

#[test]
fn riots_cool_three_cities() {
    let board = war()
        .level(Boston, Level::ActiveOpposition)
        .level(Norfolk, Level::PassiveSupport)
        .level(Savannah, Level::ActiveSupport)
        .level(CharlesTown, Level::PassiveOpposition);
    let mut table = only_event(board, 39, French, &[]);
    assert_eq!(offered(&table), ["boston", "norfolk", "charles-town", "savannah"]);
    play(&mut table, &[("french", "savannah"), ("french", "norfolk"), ("french", "boston")]);
    over(&table);
    let levels = [Boston, Norfolk, Savannah, CharlesTown].map(|city| level(&table, city));
    let expected =
        [Level::PassiveOpposition, Level::Neutral, Level::PassiveSupport, Level::PassiveOpposition];
    assert_eq!(levels, expected);
}

#[test]
fn riots_in_neutral_cities_change_nothing() {
    nothing(&only_event(war().level(Georgia, Level::ActiveSupport), 39, British, &[]));
}

// 40 Battle of the Chesapeake

#[test]
fn chesapeake_lifts_every_blockade() {
    let board = war().blockade(Boston).blockade(Norfolk).blockade(Norfolk);
    let table = event(board, 40, British, "unshaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), table.state().squadrons()), (0, 3));
    assert_eq!(table.state().resources[British], 12);
}

#[test]
fn chesapeake_raises_fni_to_three() {
    let board = war().blockade(Boston);
    let table = event(board, 40, Patriots, "shaded", &[("french", "norfolk"), ("french", "norfolk")]);
    over(&table);
    assert_eq!((table.state().fni(), table.state().spaces[Norfolk].squadrons), (3, 2));
    nothing(&event(before_the_treaty(), 40, Patriots, "shaded", &[]));
}

#[test]
fn chesapeake_raises_fni_no_further_than_squadrons_reach() {
    let mut board = war();
    board.0.spaces[WestIndies].squadrons -= 2;
    board.0.squadrons_unavailable = 2;
    let table = event(board, 40, French, "shaded", &[("french", "savannah")]);
    over(&table);
    assert_eq!(table.state().fni(), 1);
}

// 45 Adam Smith ~ Wealth of Nations

#[test]
fn wealth_of_nations() {
    let table = event(war().resources(British, 46), 45, British, "unshaded", &[]);
    assert_eq!(table.state().resources[British], 50);
    let table = event(war(), 45, French, "shaded", &[]);
    over(&table);
    assert_eq!(table.state().resources[British], 6);
    nothing(&event(war().resources(British, 0), 45, French, "shaded", &[]));
}

// 48 God Save the King

/// §3.1.2 The British choose, March for free and may Battle for free.
#[test]
fn king_sends_an_army() {
    let board = || {
        war()
            .put(3, BritishRegulars, Norfolk)
            .put(1, MilitiaUnderground, Virginia)
            .put(1, WarPartiesUnderground, Florida)
            .resources(British, 0)
    };
    let answers = [("british", "virginia"), ("british", "3"), ("british", "yes"), ("chance", "1")];
    let table = event(board(), 48, Indians, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Virginia), table.state().militia(Virginia)), (3, 0));
    let answers = [("british", "virginia"), ("british", "3"), ("british", "no")];
    let table = event(board(), 48, Indians, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Virginia), count(&table, MilitiaActive, Virginia)), (3, 1));
}

/// The space is one of the map, where the British can March or Battle.
#[test]
fn king_sends_an_army_where_it_can_go() {
    let board = war().put(1, BritishRegulars, Georgia).blockade(Savannah).put(1, BritishRegulars, WestIndies);
    let mut table = event(board, 48, British, "unshaded", &[]);
    assert_eq!(offered(&table), ["savannah", "south-carolina", "georgia", "southwest", "florida"]);
    play(&mut table, &[("british", "florida")]);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Georgia), count(&table, BritishRegulars, Florida)), (0, 1));
    nothing(&event(war(), 48, Patriots, "unshaded", &[]));
}

#[test]
fn king_is_evaded() {
    let board = war()
        .put(1, BritishRegulars, NewYork)
        .put(2, Continentals, NewYork)
        .put(3, MilitiaUnderground, NewYork)
        .put(1, PatriotForts, NewYork)
        .put(1, BritishRegulars, Norfolk)
        .put(1, MilitiaActive, Norfolk)
        .put(1, WarPartiesUnderground, NewYork)
        .put(2, MilitiaActive, Georgia);
    let mut table = event(board, 48, French, "shaded", &[]);
    assert_eq!(offered(&table), ["patriots", "indians"], "the French share no space with Regulars");
    play(&mut table, &[("french", "patriots")]);
    assert_eq!(offered(&table), ["norfolk", "new-york", "done"]);
    play(
        &mut table,
        &[
            ("patriots", "new-york"),
            ("patriots", "norfolk"),
            ("patriots", "new-york-city"),
            ("patriots", "0"),
            ("patriots", "2"),
            ("patriots", "pennsylvania"),
            ("patriots", "2"),
            ("patriots", "0"),
            ("patriots", "done"),
            ("patriots", "virginia"),
        ],
    );
    over(&table);
    assert_eq!(count(&table, MilitiaUnderground, NewYorkCity), 2);
    assert_eq!(count(&table, Continentals, Pennsylvania), 2);
    assert_eq!((count(&table, MilitiaUnderground, NewYork), count(&table, PatriotForts, NewYork)), (1, 1));
    assert_eq!(count(&table, MilitiaActive, Virginia), 1, "moving flips nothing");
}

/// No unit moves twice: what came from New York stays in the City, though units leave that City too.
#[test]
fn king_is_evaded_but_once() {
    let board = war()
        .put(1, BritishRegulars, NewYork)
        .put(3, Continentals, NewYork)
        .put(1, BritishRegulars, NewYorkCity)
        .put(1, Continentals, NewYorkCity);
    let answers = [
        ("patriots", "new-york"),
        ("patriots", "new-york-city"),
        ("patriots", "new-york-city"),
        ("patriots", "3"),
        ("patriots", "new-jersey"),
    ];
    let table = event(board, 48, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, Continentals, NewYorkCity), count(&table, Continentals, NewJersey)), (3, 1));
}

/// §1.4.2, §1.10 Indians keep out of Cities, and their Leader goes along if they like.
#[test]
fn king_is_evaded_by_indians() {
    let board = war()
        .put(1, BritishRegulars, Georgia)
        .put(2, WarPartiesActive, Georgia)
        .put(1, Villages, Georgia)
        .leader(Leader::DraggingCanoe, Georgia);
    let mut table = event(board, 48, British, "shaded", &[("indians", "georgia")]);
    assert_eq!(offered(&table), ["south-carolina", "southwest", "florida", "done"]);
    play(&mut table, &[("indians", "florida"), ("indians", "2"), ("indians", "yes")]);
    over(&table);
    assert_eq!((count(&table, WarPartiesActive, Florida), count(&table, Villages, Georgia)), (2, 1));
    assert_eq!(table.state().leaders[Indians].place, Whereabouts::At(Florida));
}

#[test]
fn king_need_not_be_evaded() {
    let board = || war().put(1, BritishRegulars, Georgia).put(1, MilitiaActive, Georgia);
    nothing(&event(board(), 48, French, "shaded", &[("patriots", "done")]));
    nothing(&event(board(), 48, French, "shaded", &[("patriots", "georgia"), ("patriots", "done")]));
    nothing(&event(war().put(1, MilitiaActive, Georgia), 48, French, "shaded", &[]));
}

// 52 French Fleet Arrives in the Wrong Spot

/// One Continental and the two points of the card make the three that a die takes (§3.6.4).
#[test]
fn wrong_spot_leaves_the_field_to_a_stronger_attack() {
    let board = war()
        .put(2, FrenchRegulars, Virginia)
        .put(1, Continentals, Georgia)
        .put(1, Tories, Georgia)
        .resources(Patriots, 0);
    let mut table =
        only_event(board, 52, Indians, &[("indians", "french-regulars@virginia"), ("indians", "done")]);
    assert_eq!(offered(&table), ["british", "patriots"], "who can Battle somewhere");
    play(&mut table, &[("indians", "patriots"), ("chance", "1")]);
    over(&table);
    assert_eq!((count(&table, FrenchRegulars, Virginia), table.state().crc), (1, 0));
    assert_eq!((count(&table, Tories, Georgia), count(&table, Continentals, Georgia)), (0, 1));
}

/// Also in the West Indies; the executor names Faction and space.
#[test]
fn wrong_spot_may_lead_to_a_battle_in_the_west_indies() {
    let board = war().put(1, BritishRegulars, WestIndies).put(1, BritishRegulars, Norfolk).put(
        1,
        Continentals,
        Norfolk,
    );
    let mut table = only_event(board, 52, British, &[("british", "british")]);
    assert_eq!(offered(&table), ["norfolk", "west-indies"]);
    play(&mut table, &[("british", "west-indies"), ("chance", "1")]);
    over(&table);
    assert_eq!((count(&table, FrenchRegulars, WestIndies), table.state().crc), (0, 1));
}

#[test]
fn wrong_spot_without_enemies_face_to_face_does_nothing() {
    nothing(&only_event(war(), 52, French, &[]));
}

// 57 French Fleet Sails for the Caribbean

#[test]
fn fleet_sails_for_the_caribbean() {
    let board = war().blockade(Boston);
    let table = event(board, 57, British, "unshaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), count(&table, FrenchRegulars, WestIndies)), (0, 3));
    assert!(!eligible(&table, French) && eligible(&table, Patriots));
}

/// §1.3.7 Before the Treaty of Alliance nobody sails; the French still pause.
#[test]
fn fleet_stays_before_the_treaty() {
    let table = event(before_the_treaty(), 57, British, "unshaded", &[]);
    over(&table);
    assert_eq!((count(&table, FrenchRegulars, WestIndies), eligible(&table, French)), (0, false));
    let board = before_the_treaty().put(2, BritishRegulars, Norfolk);
    let table = event(board, 57, French, "shaded", &[]);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Norfolk), eligible(&table, British)), (2, false));
}

#[test]
fn fleet_draws_british_regulars_after_it() {
    let board = war().put(2, BritishRegulars, Norfolk).put(1, BritishRegulars, Boston);
    let answers = [("french", "british-regulars@norfolk"), ("french", "british-regulars@boston")];
    let table = event(board, 57, French, "shaded", &answers);
    over(&table);
    assert_eq!([Norfolk, Boston, WestIndies].map(|space| count(&table, BritishRegulars, space)), [1, 0, 2]);
    assert!(!eligible(&table, British));
}

/// §1.10 The British say whether their Leader sails when an enemy sends the Regulars.
#[test]
fn fleet_may_draw_clinton_after_it() {
    let board = war().put(3, BritishRegulars, Norfolk).leader(Leader::Clinton, Norfolk);
    let table = event(board, 57, French, "shaded", &[("british", "yes")]);
    over(&table);
    assert_eq!(table.state().leaders[British].place, Whereabouts::At(WestIndies));
}

// 62 Charles Michel de Langlade

#[test]
fn langlade_brings_three_of_a_kind() {
    let mut table = event(war(), 62, British, "unshaded", &[]);
    assert_eq!(
        offered(&table),
        [
            "tories@quebec",
            "war-parties-underground@quebec",
            "tories@northwest",
            "war-parties-underground@northwest",
            "tories@new-york",
            "war-parties-underground@new-york"
        ]
    );
    play(&mut table, &[("british", "war-parties-underground@northwest")]);
    over(&table);
    assert_eq!(count(&table, WarPartiesUnderground, Northwest), 3);
}

/// §1.4.1 As many as there are; their own Faction may take more from elsewhere on the map.
#[test]
fn langlade_brings_what_there_is() {
    let board = || war().only_available(3, Tories).put(1, Tories, Georgia);
    let table = event(board(), 62, Indians, "unshaded", &[("indians", "tories@quebec")]);
    over(&table);
    assert_eq!(count(&table, Tories, Quebec), 2);
    let answers = [("british", "tories@quebec"), ("british", "tories@georgia")];
    let table = event(board(), 62, British, "unshaded", &answers);
    over(&table);
    assert_eq!((count(&table, Tories, Quebec), count(&table, Tories, Georgia)), (3, 0));
}

#[test]
fn langlade_is_opposed() {
    let table = event(war(), 62, Patriots, "shaded", &[("patriots", "french-regulars@quebec")]);
    over(&table);
    assert_eq!(count(&table, FrenchRegulars, Quebec), 3);
    let table = event(before_the_treaty(), 62, French, "shaded", &[]);
    over(&table);
    assert_eq!(count(&table, MilitiaUnderground, Northwest), 3, "no French before the Treaty");
}

// 64 The Affair of Fielding and Bylandt

#[test]
fn bylandt_affair() {
    let table = event(war().blockade(Boston), 64, British, "unshaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), table.state().resources[British]), (0, 13));
    let table = event(war(), 64, French, "shaded", &[]);
    over(&table);
    assert_eq!((table.state().resources[Patriots], table.state().resources[French]), (15, 10));
}

// 65 Jacques Necker, Finance Minister

#[test]
fn necker_counts_the_money() {
    let table = event(war(), 65, British, "unshaded", &[]);
    over(&table);
    assert_eq!(table.state().resources[French], 6);
    let table = event(war(), 65, French, "shaded", &[]);
    over(&table);
    assert_eq!(table.state().resources[French], 13);
}

// 66 Don Bernardo Takes Pensacola

#[test]
fn pensacola_is_garrisoned() {
    let mut table = event(war(), 66, British, "unshaded", &[("british", "florida")]);
    assert_eq!(offered(&table), ["0", "1", "2", "3", "4", "5", "6"]);
    play(&mut table, &[("british", "4")]);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Florida), count(&table, Tories, Florida)), (4, 2));
}

#[test]
fn pensacola_is_garrisoned_with_what_there_is() {
    let board = war().only_available(2, BritishRegulars).only_available(1, Tories);
    let table = event(board, 66, Indians, "unshaded", &[("indians", "southwest")]);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Southwest), count(&table, Tories, Southwest)), (2, 1));
}

/// One Continental and one French Regular with the two points of the card: a die (§3.6.4).
#[test]
fn pensacola_is_taken_by_patriots() {
    let board = war()
        .put(1, Continentals, Georgia)
        .put(1, FrenchRegulars, Georgia)
        .put(1, Tories, Florida)
        .resources(Patriots, 0)
        .resources(French, 0);
    let mut table = event(board, 66, British, "shaded", &[]);
    assert_eq!(offered(&table), ["french", "patriots"]);
    let answers = [("british", "patriots"), ("patriots", "1"), ("patriots", "yes"), ("chance", "1")];
    play(&mut table, &answers);
    over(&table);
    assert_eq!((count(&table, Continentals, Florida), count(&table, FrenchRegulars, Florida)), (1, 1));
    assert_eq!((count(&table, Tories, Florida), table.state().cbc), (0, 1));
}

#[test]
fn pensacola_is_taken_by_the_french() {
    let board = war().put(1, Continentals, Georgia).put(1, FrenchRegulars, Georgia).put(1, Tories, Florida);
    let answers = [("patriots", "french"), ("french", "no"), ("chance", "1")];
    let table = event(board, 66, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!((count(&table, FrenchRegulars, Florida), count(&table, Tories, Florida)), (1, 0));
    nothing(&event(war(), 66, Patriots, "shaded", &[]));
}

// 67 De Grasse Arrives with the French Fleet

#[test]
fn de_grasse_is_kept_away() {
    let board = war().blockade(Norfolk).put(3, FrenchRegulars, WestIndies);
    let table = event(board, 67, British, "unshaded", &[]);
    over(&table);
    assert_eq!((table.state().fni(), count(&table, FrenchRegulars, WestIndies)), (0, 1));
}

/// §1.10 The French Leader left alone in the West Indies goes where the French say.
#[test]
fn de_grasse_leaves_no_leader_alone() {
    let board = war().put(1, FrenchRegulars, Virginia);
    let table = event(board, 67, British, "unshaded", &[("french", "virginia")]);
    over(&table);
    assert_eq!(table.state().leaders[French].place, Whereabouts::At(Virginia));
}

/// §2.3.6 The named Faction is Eligible for the next card, though it executed the Event.
#[test]
fn de_grasse_lets_the_french_muster() {
    let board = war().resources(French, 0);
    let answers = [("french", "french"), ("french", "boston"), ("french", "2"), ("french", "no")];
    let table = event(board, 67, French, "shaded", &answers);
    over(&table);
    assert_eq!(count(&table, FrenchRegulars, Boston), 2);
    assert!(eligible(&table, French));
}

#[test]
fn de_grasse_lets_the_patriots_rally() {
    let board = war().resources(Patriots, 0);
    let table = event(board, 67, Patriots, "shaded", &[("patriots", "patriots"), ("patriots", "virginia")]);
    over(&table);
    assert_eq!(count(&table, MilitiaUnderground, Virginia), 1);
    assert!(eligible(&table, Patriots));
    let table = event(war(), 67, French, "shaded", &[("french", "patriots"), ("patriots", "virginia")]);
    over(&table);
    assert!(!eligible(&table, French), "only the named Faction");
}

/// §2.3.9 Before the Treaty of Alliance the French cannot Muster; they stay Eligible all the same.
#[test]
fn de_grasse_before_the_treaty() {
    let table = event(before_the_treaty(), 67, French, "shaded", &[("french", "french")]);
    over(&table);
    assert!(eligible(&table, French));
    nothing(&event(before_the_treaty(), 67, British, "unshaded", &[]));
}

// 70 British Gain From French in India

#[test]
fn india_draws_regulars_of_both_crowns() {
    let board = war().put(2, BritishRegulars, Norfolk).put(2, FrenchRegulars, WestIndies);
    let answers = [
        ("indians", "french-regulars@west-indies"),
        ("indians", "british-regulars@norfolk"),
        ("indians", "french-regulars@west-indies"),
    ];
    let table = only_event(board, 70, Indians, &answers);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Norfolk), count(&table, FrenchRegulars, WestIndies)), (1, 1));
    assert_eq!((table.state().cbc, table.state().crc), (0, 0));
    nothing(&only_event(before_the_treaty(), 70, Indians, &[]));
}

// 73 Sullivan Expedition vs. Iroquois and Tories

#[test]
fn sullivan_burns_a_village_or_fort() {
    let board = war().put(1, Villages, Quebec).put(1, BritishForts, NewYork).put(1, PatriotForts, Northwest);
    let mut table = only_event(board, 73, Patriots, &[]);
    assert_eq!(
        offered(&table),
        ["british-forts@new-york", "villages@quebec", "patriot-forts@northwest"],
        "only in these three, of any Faction"
    );
    play(&mut table, &[("patriots", "british-forts@new-york")]);
    over(&table);
    assert_eq!((count(&table, BritishForts, NewYork), table.state().cbc), (0, 0));
    nothing(&only_event(war().put(1, Villages, Southwest), 73, Patriots, &[]));
}

// 79 Tuscarora and Oneida Come to Washington

#[test]
fn tuscarora_settle_in_a_colony() {
    let mut table = event(war(), 79, Indians, "unshaded", &[]);
    assert_eq!(offered(&table).len(), 11, "the Colonies");
    play(&mut table, &[("indians", "new-york")]);
    over(&table);
    assert_eq!((count(&table, WarPartiesUnderground, NewYork), count(&table, Villages, NewYork)), (2, 1));
}

/// §1.4.2 No third Village; the War Parties still come.
#[test]
fn tuscarora_find_no_room_for_a_village() {
    let board = war().put(2, PatriotForts, Virginia);
    let table = event(board, 79, Indians, "unshaded", &[("indians", "virginia")]);
    over(&table);
    assert_eq!((count(&table, WarPartiesUnderground, Virginia), count(&table, Villages, Virginia)), (2, 0));
}

#[test]
fn tuscarora_come_over() {
    let board = war()
        .put(2, WarPartiesUnderground, NewYork)
        .put(1, WarPartiesActive, NewYork)
        .put(2, Villages, NewYork)
        .put(2, WarPartiesActive, Northwest);
    let answers = [
        ("patriots", "new-york"),
        ("patriots", "war-parties-underground@new-york"),
        ("patriots", "war-parties-underground@new-york"),
    ];
    let mut table = event(board, 79, Patriots, "shaded", &[]);
    assert_eq!(offered(&table), ["new-hampshire", "new-york"], "Colonies with Indian pieces");
    play(&mut table, &answers);
    over(&table);
    let left = [WarPartiesActive, WarPartiesUnderground, Villages].map(|piece| count(&table, piece, NewYork));
    assert_eq!(left, [1, 0, 1]);
}

// 81 Creek and Seminole Active in South

#[test]
fn creek_settle_in_the_south() {
    let table = event(war(), 81, British, "unshaded", &[("british", "georgia")]);
    over(&table);
    assert_eq!((count(&table, WarPartiesUnderground, Georgia), count(&table, Villages, Georgia)), (2, 1));
    assert_eq!(table.state().spaces[Georgia].raids, 1);
}

#[test]
fn creek_are_pushed_back() {
    let board = war().put(1, WarPartiesUnderground, Georgia).put(2, WarPartiesActive, SouthCarolina).put(
        2,
        WarPartiesActive,
        Florida,
    );
    let answers = [("patriots", "war-parties-underground@georgia")];
    let table = event(board, 81, Patriots, "shaded", &answers);
    over(&table);
    assert_eq!(count(&table, WarPartiesUnderground, Georgia), 0);
    assert_eq!(
        (count(&table, WarPartiesActive, SouthCarolina), count(&table, WarPartiesActive, Florida)),
        (1, 2)
    );
    nothing(&event(war(), 81, Patriots, "shaded", &[]));
}

// 85 Indians Help British Raids on Mississippi

#[test]
fn mississippi_is_raided() {
    let table = event(war(), 85, Indians, "unshaded", &[("british", "1")]);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Southwest), count(&table, Tories, Southwest)), (1, 2));
}

#[test]
fn mississippi_is_held() {
    let table = event(war(), 85, French, "shaded", &[("french", "1")]);
    over(&table);
    let units = [FrenchRegulars, Continentals, MilitiaUnderground];
    assert_eq!(units.map(|unit| count(&table, unit, Southwest)), [2, 1, 1]);
    let table = event(before_the_treaty(), 85, Patriots, "shaded", &[("patriots", "0")]);
    over(&table);
    assert_eq!(units.map(|unit| count(&table, unit, Southwest)), [0, 0, 2], "no French before the Treaty");
}

// 87 Patriots Massacre Lenape Indians

/// §2.3.6 The executor stays Eligible.
#[test]
fn lenape_are_massacred() {
    let board = war().put(1, WarPartiesUnderground, Pennsylvania).put(1, Continentals, Pennsylvania);
    let mut table = only_event(board, 87, Indians, &[]);
    assert_eq!(offered(&table), ["continentals@pennsylvania", "war-parties-underground@pennsylvania"]);
    play(&mut table, &[("indians", "continentals@pennsylvania")]);
    over(&table);
    assert_eq!((count(&table, Continentals, Pennsylvania), table.state().crc), (0, 0));
    assert!(eligible(&table, Indians));
}

#[test]
fn lenape_event_leaves_its_executor_eligible_in_an_empty_pennsylvania() {
    let table = only_event(war(), 87, British, &[]);
    over(&table);
    assert!(eligible(&table, British));
}

// 94 Herkimer's Relief Column

/// Indians first, then British, and the Militia leave.
#[test]
fn herkimer_is_ambushed() {
    let board = war()
        .put(1, BritishRegulars, NewYorkCity)
        .put(1, MilitiaUnderground, NewYork)
        .put(2, MilitiaActive, NewYork)
        .put(1, Continentals, NewYork)
        .resources(British, 0)
        .resources(Indians, 0);
    let mut table = event(board, 94, French, "unshaded", &[]);
    assert_eq!(offered(&table), ["0", "1", "2"], "Tories only");
    play(&mut table, &[("british", "2")]);
    over(&table);
    assert_eq!((count(&table, WarPartiesUnderground, NewYork), count(&table, Tories, NewYork)), (1, 2));
    assert_eq!((table.state().militia(NewYork), count(&table, Continentals, NewYork)), (0, 1));
}

/// §3.2.1, §3.4.1 The conditions of Gather and Muster hold.
#[test]
fn herkimer_is_helped_by_opposition() {
    let board = |level| {
        war().put(1, BritishRegulars, NewYorkCity).put(1, MilitiaUnderground, NewYork).level(NewYork, level)
    };
    let table = event(board(Level::ActiveOpposition), 94, Indians, "unshaded", &[]);
    over(&table);
    assert_eq!(table.state().pieces_of_side(Side::Royalist, NewYork), 0);
    assert_eq!(table.state().militia(NewYork), 0);
    let mut table = event(board(Level::PassiveOpposition), 94, Indians, "unshaded", &[]);
    assert_eq!(offered(&table), ["0", "1"]);
    play(&mut table, &[("british", "0")]);
    over(&table);
    assert_eq!((count(&table, WarPartiesUnderground, NewYork), count(&table, Tories, NewYork)), (1, 0));
    let table = event(war(), 94, Indians, "unshaded", &[]);
    over(&table);
    assert_eq!(count(&table, Tories, NewYork), 0, "no Regulars or Fort in or beside New York");
}

#[test]
fn herkimer_meets_indians_on_their_way_home() {
    let board = war()
        .put(2, WarPartiesUnderground, NewYork)
        .put(1, WarPartiesActive, NewYork)
        .put(1, Villages, NewYork)
        .put(1, Tories, NewYork);
    let table = event(board, 94, Patriots, "shaded", &[]);
    over(&table);
    assert_eq!((table.state().pieces_of(Indians, NewYork), count(&table, Tories, NewYork)), (0, 1));
    nothing(&event(war(), 94, Patriots, "shaded", &[]));
}

// 95 Ohio Country Frontier Erupts

#[test]
fn ohio_erupts_for_the_royalists() {
    let board = war().put(1, PatriotForts, Northwest).put(1, Villages, Northwest);
    let answers = [
        ("indians", "tories@northwest"),
        ("indians", "british-regulars@northwest"),
        ("indians", "war-parties-underground@northwest"),
    ];
    let mut table = only_event(board, 95, Indians, &[]);
    refused(&mut table, "indians", "continentals@northwest");
    play(&mut table, &answers);
    over(&table);
    assert_eq!((count(&table, PatriotForts, Northwest), count(&table, Villages, Northwest)), (0, 1));
    let units = [BritishRegulars, Tories, WarPartiesUnderground];
    assert_eq!(units.map(|unit| count(&table, unit, Northwest)), [1, 1, 1]);
}

#[test]
fn ohio_erupts_for_the_rebellion() {
    let board = || before_the_treaty().put(1, BritishForts, Northwest).put(1, Villages, Northwest);
    let mut table = only_event(board(), 95, French, &[("french", "villages@northwest")]);
    assert_eq!(
        offered(&table),
        ["continentals@northwest", "militia-underground@northwest"],
        "no French before the Treaty"
    );
    play(&mut table, &[("french", "militia-underground@northwest"); 3]);
    over(&table);
    assert_eq!(
        (count(&table, BritishForts, Northwest), count(&table, MilitiaUnderground, Northwest)),
        (1, 3)
    );
}

// 96 Iroquois Confederacy

/// In each Province Gather and then War Path, both free; the Indians choose.
#[test]
fn iroquois_rise_in_two_provinces() {
    let board = war()
        .put(2, WarPartiesUnderground, Northwest)
        .put(1, Continentals, Northwest)
        .put(1, MilitiaActive, Quebec)
        .resources(Indians, 0);
    let mut table = event(board, 96, British, "unshaded", &[]);
    assert_eq!(offered(&table), ["quebec", "northwest", "southwest", "florida"]);
    let answers = [("indians", "northwest"), ("indians", "quebec"), ("indians", "place-war-parties")];
    play(&mut table, &answers);
    over(&table);
    let parties = [WarPartiesUnderground, WarPartiesActive];
    assert_eq!(parties.map(|party| count(&table, party, Northwest)), [2, 1]);
    assert_eq!((count(&table, Continentals, Northwest), table.state().crc), (0, 1));
    assert_eq!(parties.map(|party| count(&table, party, Quebec)), [0, 1], "one came and struck at once");
    assert_eq!(count(&table, MilitiaActive, Quebec), 0);
}

#[test]
fn iroquois_lose_a_village() {
    let board = war().put(1, Villages, Quebec);
    let table = event(board, 96, French, "shaded", &[("french", "villages@quebec")]);
    over(&table);
    assert_eq!((count(&table, Villages, Quebec), count(&table, Villages, NewHampshire)), (0, 1));
}

/// The cards of the period.
const CARDS: [u8; 32] = [
    1, 7, 16, 18, 19, 21, 22, 23, 25, 31, 36, 37, 39, 40, 45, 48, 52, 57, 62, 64, 65, 66, 67, 70, 73, 79, 81,
    85, 87, 94, 95, 96,
];

/// §5.1 Whoever executes whatever side from whatever set-up: random answers lead to the end, and the position stays sound.
#[test]
fn every_side_can_be_executed_by_everybody() {
    let mut seed = 1_u64;
    for scenario in ["1775-long", "1776-medium", "1778-short"] {
        let setup = Setup { scenario: scenario.to_owned(), ..Setup::of::<LibertyOrDeath>() };
        let mut start = LibertyOrDeath::begin(&setup, &()).unwrap();
        start.cards = Board::empty().0.cards;
        for card in CARDS {
            for executor in Faction::ALL {
                for _ in 0..6 {
                    let mut table = Board(start.clone()).event(card, executor);
                    play(&mut table, &[(executor.id(), "event")]);
                    while question(&table).prompt.name() != "draw-card" {
                        seed = seed
                            .wrapping_mul(6_364_136_223_846_793_005)
                            .wrapping_add(1_442_695_040_888_963_407);
                        let choices = offered(&table);
                        let choice = &choices[(seed >> 33) as usize % choices.len()];
                        let seat = table.seat_name(question(&table).seat).to_owned();
                        play(&mut table, &[(&seat, choice)]);
                    }
                    assert_eq!(LibertyOrDeath::violations(table.state(), &()), [""; 0], "card {card}");
                }
            }
        }
    }
}
