//! §3.2.2 Garrison.

use liberty_or_death::map::Space::*;
use liberty_or_death::map::{Regions, SpaceSet};
use liberty_or_death::pieces::Faction::British;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::pieces::{Leader, Side};
use tricorne_testkit::script::{expect, offered, play, refused};

use super::{count, limited, offers, resources, spaces, stroke};
use crate::board::Board;

/// §3.2.2 The rulebook's Garrison example, down to the piece. Where it does not say what else stands somewhere, there
/// is just enough for what it tells.
#[test]
fn the_garrison_example() {
    let mut table = Board::at_war()
        .blockade(NewYorkCity)
        .put(2, BritishRegulars, NewYorkCity)
        .put(1, BritishRegulars, Quebec)
        .put(3, BritishRegulars, NewYork)
        .put(7, BritishRegulars, Norfolk)
        .put(2, BritishRegulars, SouthCarolina)
        .put(2, MilitiaUnderground, Philadelphia)
        .put(1, PatriotForts, CharlesTown)
        .put(1, MilitiaUnderground, CharlesTown)
        .turn(British);
    play(&mut table, &[("british", "garrison")]);
    assert_eq!(spaces(&table).len(), 6);
    assert!(!offers(&table, "new-york-city"));
    play(&mut table, &[("british", "boston")]);
    assert_eq!(offered(&table), ["norfolk", "new-york", "south-carolina", "quebec"]);
    play(&mut table, &[("british", "quebec"), ("british", "done")]);
    play(&mut table, &[("british", "quebec-city"), ("british", "new-york"), ("british", "1")]);
    play(&mut table, &[("british", "done"), ("british", "philadelphia"), ("british", "new-york")]);
    play(&mut table, &[("british", "2"), ("british", "norfolk"), ("british", "4"), ("british", "done")]);
    play(&mut table, &[("british", "charles-town"), ("british", "norfolk"), ("british", "2")]);
    // Each origin sends one group: none is left to ask for.
    play(&mut table, &[("british", "south-carolina"), ("british", "1")]);
    // The last Regular of South Carolina goes without a question for their number.
    play(&mut table, &[("british", "savannah"), ("british", "south-carolina"), ("british", "done")]);
    play(&mut table, &[("british", "done")]);
    expect(&table, "british", "garrison-displace");
    let state = table.state();
    for city in SpaceSet::CITIES.iter() {
        assert_eq!(state.control(city), Some(Side::Royalist), "{city}");
    }
    assert_eq!(count(&table, MilitiaActive, Philadelphia), 2);
    assert_eq!(count(&table, MilitiaActive, CharlesTown), 1);
    // Charles Town has a Patriot Fort: its Militia cannot be displaced.
    assert_eq!(offered(&table), ["philadelphia", "naval-pressure", "done"]);
    play(&mut table, &[("british", "philadelphia")]);
    assert_eq!(offered(&table), ["new-jersey", "pennsylvania", "maryland-delaware"]);
    play(&mut table, &[("british", "maryland-delaware")]);
    for (regulars, space) in [
        (1, Boston),
        (1, QuebecCity),
        (6, Philadelphia),
        (3, CharlesTown),
        (1, Savannah),
        (1, Norfolk),
        (2, NewYorkCity),
        (0, Quebec),
        (0, NewYork),
        (0, SouthCarolina),
    ] {
        assert_eq!(count(&table, BritishRegulars, space), regulars, "{space}");
    }
    assert_eq!(count(&table, MilitiaActive, Philadelphia), 0);
    assert_eq!(count(&table, MilitiaActive, MarylandDelaware), 2);
    assert_eq!(resources(&table, British), 8);
    play(&mut table, &[("british", "naval-pressure")]);
    assert_eq!(table.state().fni(), 0);
}

/// §3.2.2 Two Resources in all; with fewer there is no Garrison.
#[test]
fn a_garrison_costs_two() {
    let board = Board::empty().put(2, BritishRegulars, NewYork);
    let mut table = board.clone().resources(British, 2).turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "boston"), ("british", "1")]);
    play(&mut table, &[("british", "savannah")]);
    assert_eq!(resources(&table, British), 0);
    assert_eq!(count(&table, BritishRegulars, Savannah), 1);

    // A die of Naval Pressure may fall on 1: not surely enough.
    let table = board.clone().resources(British, 0).turn(British);
    assert!(!offers(&table, "garrison") && offers(&table, "muster"));

    let mut table = board.resources(British, 1).turn(British);
    play(&mut table, &[("british", "garrison")]);
    assert_eq!(offered(&table), ["naval-pressure"]);
}

/// §3.2.2 Regulars move; Tories do not. Nobody moves twice.
#[test]
fn regulars_alone_move_and_only_once() {
    let mut table = Board::empty()
        .put(1, BritishRegulars, NewYork)
        .put(3, Tories, NewYork)
        .put(1, BritishRegulars, Norfolk)
        .turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "boston"), ("british", "new-york")]);
    play(&mut table, &[("british", "done"), ("british", "savannah")]);
    // Of Boston and Norfolk only the Regular in Norfolk has not moved: it goes without a question.
    assert_eq!(count(&table, BritishRegulars, Savannah), 1);
    assert_eq!(count(&table, BritishRegulars, Boston), 1);
    assert_eq!(count(&table, Tories, NewYork), 3);
}

/// §3.2.2, §1.9 A Blockaded City and who starts there take no part: no move, no Activation, no displacement.
#[test]
fn blockaded_cities_take_no_part() {
    let mut table = Board::at_war()
        .blockade(Boston)
        .put(6, BritishRegulars, Boston)
        .put(2, MilitiaUnderground, Boston)
        .put(1, BritishRegulars, NewYorkCity)
        .turn(British);
    play(&mut table, &[("british", "garrison")]);
    refused(&mut table, "british", "boston");
    play(&mut table, &[("british", "new-york-city"), ("british", "done")]);
    expect(&table, "british", "activity-after");
    assert_eq!(count(&table, MilitiaActive, Boston), 0);
}

/// §3.2.2 Militia become Active in every City, entered or not: one for three cubes, Tories counted. Provinces are out.
#[test]
fn militia_become_active_in_every_city() {
    let mut table = Board::empty()
        .put(1, BritishRegulars, Boston)
        .put(2, Tories, Boston)
        .put(2, MilitiaUnderground, Boston)
        .put(2, BritishRegulars, Norfolk)
        .put(1, MilitiaUnderground, Norfolk)
        .put(6, BritishRegulars, Virginia)
        .put(2, MilitiaUnderground, Virginia)
        .turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "savannah"), ("british", "virginia")]);
    play(&mut table, &[("british", "3"), ("british", "done"), ("british", "done")]);
    assert_eq!(count(&table, MilitiaActive, Boston), 1);
    assert_eq!(count(&table, MilitiaActive, Norfolk), 0);
    assert_eq!(count(&table, MilitiaActive, Virginia), 0);
}

/// §3.2.2, §2.3.5 Limited: one destination, and Activation and displacement there alone (L32).
#[test]
fn a_limited_garrison_acts_in_its_destination() {
    let board = Board::empty()
        .put(3, BritishRegulars, Boston)
        .put(1, MilitiaUnderground, Boston)
        .put(3, BritishRegulars, NewYork)
        .put(1, MilitiaUnderground, NewYorkCity);
    let mut table = limited(board, British);
    play(&mut table, &[("british", "garrison"), ("british", "new-york-city"), ("british", "new-york")]);
    play(&mut table, &[("british", "3"), ("british", "done")]);
    expect(&table, "british", "garrison-displace");
    assert_eq!(offered(&table), ["new-york-city", "done"]);
    assert_eq!(count(&table, MilitiaActive, Boston), 0);
    assert_eq!(count(&table, MilitiaActive, NewYorkCity), 1);
}

/// §3.2.2 A City with British pieces may be Garrisoned without a move, to Activate and displace.
#[test]
fn nobody_needs_to_move() {
    let board = Board::empty().put(3, BritishRegulars, Boston).put(1, MilitiaUnderground, Boston);
    let mut table = limited(board, British);
    play(&mut table, &[("british", "garrison"), ("british", "boston"), ("british", "boston")]);
    assert_eq!(count(&table, MilitiaActive, Boston), 1);
    assert_eq!(offered(&table), ["massachusetts", "connecticut-rhode-island"]);
    play(&mut table, &[("british", "massachusetts")]);
    assert_eq!(count(&table, MilitiaActive, Massachusetts), 1);
}

/// §3.2.2 Displacement takes all Rebellion units of one City to one space, their faces unchanged; who is left alone of
/// their Leaders goes where the owner says (§1.10). Without British Control there is none.
#[test]
fn displacement_moves_all_units_together() {
    let board = Board::at_war()
        .put(6, BritishRegulars, NewYorkCity)
        .put(1, Continentals, NewYorkCity)
        .put(1, FrenchRegulars, NewYorkCity)
        .put(1, MilitiaActive, NewYorkCity)
        .put(2, MilitiaUnderground, NewYorkCity)
        .leader(Leader::Washington, NewYorkCity)
        .put(1, Tories, Boston)
        .put(1, MilitiaUnderground, Boston);
    let mut table = board.turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "new-york-city"), ("british", "done")]);
    // Boston is at a tie.
    assert_eq!(offered(&table), ["new-york-city", "naval-pressure", "done"]);
    play(&mut table, &[("british", "new-york-city"), ("british", "new-jersey")]);
    expect(&table, "patriots", "leader-homeless");
    play(&mut table, &[("patriots", "new-jersey")]);
    assert_eq!(count(&table, Continentals, NewJersey), 1);
    assert_eq!(count(&table, FrenchRegulars, NewJersey), 1);
    // Six cubes found both Underground Militia before.
    assert_eq!(count(&table, MilitiaActive, NewJersey), 3);
    assert_eq!(table.state().units_of_side(Side::Rebellion, NewYorkCity), 0);
}

/// FNI 3, with Regulars in New York City.
fn at_fni_3() -> Board {
    Board::at_war().blockade(Boston).blockade(Norfolk).blockade(Norfolk).put(2, BritishRegulars, NewYorkCity)
}

/// §3.2.2, §1.9 † At FNI 3 there is no Garrison by the living text (L33); by the printed text there is.
#[test]
fn garrison_at_fni_3() {
    assert!(offers(&limited(at_fni_3(), British), "garrison"));
    assert!(!offers(&limited(at_fni_3().living(), British), "garrison"));
    let mut fewer = at_fni_3().living();
    fewer.0.move_squadron(Norfolk, WestIndies);
    assert!(offers(&limited(fewer, British), "garrison"));
}

/// §4.1, §4.2.3, L33, L174 † Naval Pressure first lowers FNI and so opens the Garrison that the living text bars; the two
/// Resources must be there, since it brings none.
#[test]
fn naval_pressure_opens_a_garrison() {
    let mut table = at_fni_3().living().resources(British, 2).turn(British);
    play(&mut table, &[("british", "garrison")]);
    assert_eq!(offered(&table), ["naval-pressure"]);
    play(&mut table, &[("british", "naval-pressure")]);
    assert_eq!(offered(&table), ["boston", "norfolk"]);
    play(&mut table, &[("british", "boston"), ("british", "boston")]);
    assert_eq!((table.state().fni(), resources(&table, British)), (2, 0));
    assert_eq!(count(&table, BritishRegulars, Boston) + count(&table, BritishRegulars, NewYorkCity), 2);
    for poor in [0, 1] {
        let table = at_fni_3().living().resources(British, poor).turn(British);
        assert!(!offers(&table, "garrison"), "{poor} Resources");
    }
}

/// §1.10, §4.1, L174 † With Howe every Activity lowers FNI: a Skirmish opens the Garrison too.
#[test]
fn howe_opens_a_garrison_with_any_activity() {
    let board = at_fni_3().living().leader(Leader::Howe, NewYorkCity);
    let mut table =
        board.clone().put(2, BritishRegulars, NewYork).put(1, Continentals, NewYork).turn(British);
    play(&mut table, &[("british", "garrison")]);
    assert_eq!(offered(&table), ["skirmish", "naval-pressure"]);
    play(&mut table, &[("british", "skirmish"), ("british", "norfolk")]);
    expect(&table, "british", "garrison-city");
    assert_eq!((table.state().fni(), count(&table, Continentals, NewYork)), (2, 0));

    let mut table = board.turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "naval-pressure"), ("british", "boston")]);
    expect(&table, "british", "garrison-city");
    assert_eq!(table.state().fni(), 1, "Howe's level, and that of Naval Pressure");
}

/// §4.1, §2.3.4, L174 Where all Regulars are shut in, Naval Pressure must lift a Blockade that lets one of them out.
#[test]
fn the_blockade_that_is_lifted_opens_the_garrison() {
    let board = Board::at_war().blockade(Boston).blockade(Norfolk).put(2, BritishRegulars, Boston);
    assert!(!offers(&limited(board.clone(), British), "garrison"));
    let mut table = board.turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "naval-pressure")]);
    let state = table.state();
    assert!(!state.is_blockaded(Boston) && state.is_blockaded(Norfolk));
    expect(&table, "british", "garrison-city");
}

/// §1.10 The Leader may follow, and does so once.
#[test]
fn the_leader_follows_once() {
    let mut table = Board::empty()
        .put(2, BritishRegulars, NewYork)
        .put(1, BritishRegulars, Boston)
        .leader(Leader::Gage, NewYork)
        .turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "boston"), ("british", "new-york")]);
    play(&mut table, &[("british", "1")]);
    expect(&table, "british", "leader-follows");
    play(&mut table, &[("british", "yes"), ("british", "savannah"), ("british", "boston")]);
    // The Regular that stood in Boston goes on; Gage has arrived and stays, unasked.
    expect(&table, "british", "garrison-from");
    assert_eq!(table.state().leader_space(British), Some(Boston));
}

/// §1.10, §2.3.8 A Brilliant Stroke that must involve the Leader: his Regulars move, or the City is his own.
#[test]
fn a_brilliant_stroke_involves_the_leader() {
    let board = Board::at_war()
        .put(2, BritishRegulars, NewYork)
        .put(2, BritishRegulars, Georgia)
        .leader(Leader::Clinton, NewYork);
    let mut table = stroke(board.clone(), British);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "garrison"), ("british", "savannah")]);
    play(&mut table, &[("british", "georgia"), ("british", "1"), ("british", "done")]);
    play(&mut table, &[("british", "garrison"), ("british", "boston")]);
    // New York is the first origin, unasked.
    expect(&table, "british", "garrison-regulars");
    play(&mut table, &[("british", "1")]);
    assert_eq!(count(&table, BritishRegulars, Boston), 1);

    // In a Blockaded City he can take no part in a Garrison.
    let blockaded = Board::at_war()
        .put(2, BritishRegulars, Boston)
        .put(2, BritishRegulars, Georgia)
        .leader(Leader::Clinton, Boston)
        .blockade(Boston);
    let mut table = stroke(blockaded, British);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "garrison"), ("british", "savannah")]);
    play(&mut table, &[("british", "1")]);
    assert!(!offers(&table, "garrison") && offers(&table, "march"));
}

/// §3.2.2 Regulars in the West Indies stay there: the box is no space of the map.
#[test]
fn the_west_indies_are_no_origin() {
    let mut table =
        Board::at_war().put(3, BritishRegulars, WestIndies).put(1, BritishRegulars, Boston).turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "savannah")]);
    assert_eq!(count(&table, BritishRegulars, Savannah), 1);
    assert_eq!(count(&table, BritishRegulars, WestIndies), 3);
}

/// §4.1 The Special Activity may come between Activation and displacement: here it reveals nothing new, but it brings
/// Resources before the British decide.
#[test]
fn an_activity_before_displacement() {
    let board = Board::empty().put(3, BritishRegulars, Boston).put(1, MilitiaUnderground, Boston).put(
        1,
        MilitiaActive,
        Boston,
    );
    let mut table = board.turn(British);
    play(&mut table, &[("british", "garrison"), ("british", "boston"), ("british", "done")]);
    expect(&table, "british", "garrison-displace");
    assert_eq!(count(&table, MilitiaActive, Boston), 2, "Activation came before");
    play(&mut table, &[("british", "naval-pressure"), ("chance", "3")]);
    assert_eq!(table.state().resources[British], 11);
    expect(&table, "british", "garrison-displace");
    assert_eq!(offered(&table), ["boston", "done"], "the Activity was used");
    play(&mut table, &[("british", "boston"), ("british", "massachusetts")]);
    assert_eq!(count(&table, MilitiaActive, Massachusetts), 2);
}
