//! §8.3.1 The instructions for cards 52 to 95, in card order.

use liberty_or_death::map::Space::{self, *};
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::{self, *};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{play, told};

use super::*;

#[track_caller]
fn fought(table: &LodTable, faction: &str, space: &str) {
    let note = format!("lod-note-battle faction=lod-{faction} space=lod-space-{space}");
    assert!(told(table).contains(&note), "{:#?}", told(table));
    assert!(
        !told(table).iter().any(|note| note.starts_with("lod-note-event-removed")),
        "nobody is taken off"
    );
}

/// §8.3.1 Card 52: the French take no Regulars off, and fight where they would.
#[test]
fn wrong_spot_is_a_french_battle() {
    instructed_not_to(war().put(4, FrenchRegulars, Georgia), 52, French);
    let board = all_np(war().put(6, FrenchRegulars, Virginia).put(1, Tories, Virginia));
    effective(board.clone(), 52, French);
    let mut table = executes(board, 52, French);
    roll_on(&mut table);
    fought(&table, "french", "virginia");
}

/// §8.3.1 Card 52: the Patriots take no French Regulars off, and fight where they would.
#[test]
fn wrong_spot_is_a_patriot_battle() {
    instructed_not_to(war().put(4, FrenchRegulars, Georgia).put(2, Continentals, Georgia), 52, Patriots);
    let board = war().put(1, FrenchRegulars, Georgia).put(6, Continentals, Virginia).put(1, Tories, Virginia);
    let board = all_np(board);
    effective(board.clone(), 52, Patriots);
    let mut table = executes(board, 52, Patriots);
    roll_on(&mut table);
    fought(&table, "patriots", "virginia");
}

/// §8.3.1 Card 52: the British take French Regulars off where the Rebellion outnumbers them.
#[test]
fn wrong_spot_lifts_french_from_lost_fights() {
    let board = all_np(war())
        .put(4, FrenchRegulars, Virginia)
        .put(5, BritishRegulars, Virginia)
        .put(4, FrenchRegulars, Georgia)
        .put(3, BritishRegulars, Georgia);
    let mut table = executes(board, 52, British);
    roll_on(&mut table);
    let removed = told(&table).into_iter().filter(|note| note.starts_with("lod-note-event-removed"));
    let removed: Vec<_> = removed.filter(|note| note.contains("space=lod-space-georgia")).collect();
    assert!(!removed.is_empty(), "{:#?}", told(&table));
    assert_eq!(
        count(&table, FrenchRegulars, Georgia),
        0,
        "one of them, then three no longer outnumber; §8.2 goes on"
    );
}

/// §8.3.1 Card 62: for the French only Militia will do.
#[test]
fn langlade_brings_the_french_militia() {
    let table = executes(war(), 62, French);
    over(&table);
    assert_eq!((count(&table, MilitiaUnderground, Northwest), count(&table, FrenchRegulars, Quebec)), (3, 0));
    instructed_not_to(war().put(15, MilitiaActive, Georgia), 62, French);
}

/// §8.3.1, §8.3.3 Card 62: Tories come to New York only if it is at Active Opposition without Tories. The example of
/// §8.3.3: at Passive Support it stays without.
#[test]
fn langlade_brings_tories_to_an_opposed_new_york() {
    let opposed = || war().level(NewYork, Level::ActiveOpposition);
    instructed_not_to(war().level(NewYork, Level::PassiveSupport), 62, British);
    instructed_not_to(opposed().put(1, Tories, NewYork), 62, British);
    effective(opposed(), 62, British);
    let table = executes(opposed(), 62, British);
    over(&table);
    assert_eq!(count(&table, Tories, NewYork), 3);
}

/// §8.3.1 Card 70: the French pick British Regulars among Rebellion pieces, and need some.
#[test]
fn india_costs_british_among_rebels() {
    instructed_not_to(war().put(6, BritishRegulars, Norfolk), 70, French);
    let board = war().put(6, BritishRegulars, Norfolk).put(2, BritishRegulars, Boston);
    let table = executes(board, 70, French);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Boston), count(&table, BritishRegulars, Norfolk)), (0, 5));
}

/// §8.3.1 Card 70: the Indians pick French Regulars, first those in Village spaces.
#[test]
fn india_costs_french_at_villages() {
    let board = war().put(4, FrenchRegulars, Norfolk).put(2, FrenchRegulars, NewHampshire);
    let board = board.put(3, BritishRegulars, Boston);
    let mut table = executes(board, 70, Indians);
    // The third: from Norfolk or the West Indies.
    play(&mut table, &[("chance", "1")]);
    over(&table);
    assert_eq!((count(&table, FrenchRegulars, NewHampshire), count(&table, FrenchRegulars, Norfolk)), (0, 3));
}

/// §8.3.1 Card 70: the Patriots pick British Regulars among Patriot pieces.
#[test]
fn india_costs_british_among_patriots() {
    let board = war().put(4, BritishRegulars, Boston).put(4, BritishRegulars, Norfolk).put(
        2,
        FrenchRegulars,
        Norfolk,
    );
    let table = executes(board, 70, Patriots);
    over(&table);
    assert_eq!((count(&table, BritishRegulars, Boston), count(&table, BritishRegulars, Norfolk)), (1, 4));
}

/// §8.3.1 Card 70: the British pick French Regulars in the West Indies, then beside British, and need some.
#[test]
fn india_costs_french_overseas_first() {
    let board = || war().put(2, FrenchRegulars, Norfolk).put(4, FrenchRegulars, QuebecCity);
    let mut table = executes(all_np(board()), 70, British);
    roll_on(&mut table);
    let french = |space| count(&table, FrenchRegulars, space);
    assert_eq!((french(WestIndies), french(QuebecCity), french(Norfolk)), (0, 2, 2));
    let elsewhere = parked(Board::at_war()).put(3, FrenchRegulars, Norfolk);
    instructed_not_to(elsewhere, 70, British);
}

/// §8.3.1 Card 71: the Patriots play the unshaded side.
#[test]
fn amity_pays_the_patriots() {
    let table = executes(war().put(2, Continentals, NewYorkCity), 71, Patriots);
    over(&table);
    assert_eq!((table.state().resources[Patriots], table.state().resources[French]), (13, 10));
}

/// §8.3.1 Card 72: the Indians need a Village from it.
#[test]
fn settlers_build_a_village() {
    instructed_not_to(no_villages(war()), 72, Indians);
    let board = war().put(1, WarPartiesActive, Florida);
    effective(board.clone(), 72, Indians);
    let table = executes(board, 72, Indians);
    over(&table);
    // §8.7: in a space that has War Parties already.
    assert_eq!((count(&table, Villages, Florida), count(&table, WarPartiesUnderground, Florida)), (1, 3));
}

/// §8.3.1 Card 73: the French need a British Fort from it, and take that rather than a Village.
#[test]
fn sullivan_takes_a_british_fort_for_the_french() {
    let board = || war().put(1, Villages, Quebec).put(2, Villages, Northwest);
    instructed_not_to(board(), 73, French);
    let table = executes(board().put(1, BritishForts, NewYork), 73, French);
    over(&table);
    assert_eq!((count(&table, BritishForts, NewYork), count(&table, Villages, Northwest)), (0, 2));
}

/// §8.3.1 Card 80: the Indians name the Patriots where a Fort would go.
#[test]
fn escapes_cost_patriot_forts() {
    let board = |militia| {
        let board = parked(Board::at_war()).put(1, PatriotForts, Georgia).put(4, Continentals, Virginia);
        board.put(2, MilitiaActive, Boston).put(militia, MilitiaActive, Georgia)
    };
    instructed_not_to(board(2), 80, Indians);
    effective(board(1), 80, Indians);
    let mut table = executes(board(1).np(Patriots), 80, Indians);
    roll_on(&mut table);
    assert_eq!((count(&table, PatriotForts, Georgia), count(&table, MilitiaActive, Georgia)), (0, 0));
}

/// §8.3.1 Card 80: the Patriots name the Indians where a Village would go.
#[test]
fn escapes_cost_villages() {
    let board = |parties| {
        let board = parked(Board::at_war()).put(2, WarPartiesActive, NewHampshire);
        board.put(1, Villages, Quebec).put(parties, WarPartiesActive, Quebec)
    };
    instructed_not_to(board(2), 80, Patriots);
    let table = executes(board(1).np(Indians), 80, Patriots);
    over(&table);
    assert_eq!((count(&table, Villages, Quebec), count(&table, WarPartiesActive, Quebec)), (0, 0));
    assert_eq!(count(&table, Villages, NewHampshire), 1, "War Parties go first there");
}

/// §8.3.1 Card 80: the British name a Rebellion Faction with pieces in Cities, and those Cities.
#[test]
fn escapes_empty_the_cities() {
    let board = || Board::at_war().put(2, Villages, Quebec).put(3, Continentals, Virginia);
    instructed_not_to(board().put(2, FrenchRegulars, Georgia), 80, British);
    let board = board().put(2, FrenchRegulars, Savannah).put(2, FrenchRegulars, Georgia).np(French);
    let mut table = executes(board.put(2, FrenchRegulars, Norfolk), 80, British);
    // Which of the two Cities first.
    play(&mut table, &[("chance", "1")]);
    over(&table);
    let french = |space| count(&table, FrenchRegulars, space);
    assert_eq!((french(Savannah), french(Norfolk), french(Georgia)), (0, 0, 2));
}

/// §8.3.1 Card 83: the Indians play the shaded side for a Village, else the unshaded.
#[test]
fn carleton_gives_the_indians_a_village() {
    let table = executes(war(), 83, Indians);
    over(&table);
    let quebec = |piece| count(&table, piece, Quebec);
    assert_eq!((quebec(Villages), quebec(WarPartiesUnderground)), (1, 2));
    let table = executes(no_villages(war()), 83, Indians);
    over(&table);
    assert_eq!(level(&table, QuebecCity), Level::ActiveSupport, "the unshaded side");
    assert_eq!(count(&table, WarPartiesUnderground, Quebec), 2);
}

/// §8.3.1 Card 83: the Patriots go to Quebec City if that changes its Control, else to Quebec.
#[test]
fn carleton_lets_patriots_into_quebec() {
    let placed = |board: Board| {
        let table = executes(board, 83, Patriots);
        over(&table);
        let rebels = |space| count(&table, PatriotForts, space) + count(&table, MilitiaUnderground, space);
        (rebels(QuebecCity), rebels(Quebec))
    };
    assert_eq!(placed(war().put(1, Tories, QuebecCity)), (3, 0), "three against two");
    assert_eq!(placed(war().put(2, Tories, QuebecCity)), (3, 0), "three against three end British Control");
    assert_eq!(placed(war().put(3, Tories, QuebecCity)), (0, 3), "three against four");
}

/// §8.3.1 Card 83: the French go to Quebec City, if the Rebellion gains Control there.
#[test]
fn carleton_lets_french_into_quebec_city() {
    instructed_not_to(war().put(2, Tories, QuebecCity), 83, French);
    let board = war().put(1, Tories, QuebecCity);
    effective(board.clone(), 83, French);
    let table = executes(board, 83, French);
    over(&table);
    assert_eq!((count(&table, PatriotForts, QuebecCity), count(&table, FrenchRegulars, QuebecCity)), (1, 2));
}

/// §8.3.1 Card 86: the Patriots choose a Village space.
#[test]
fn stockbridge_militia_rise_at_a_village() {
    let table = executes(war().put(2, WarPartiesActive, Quebec), 86, Patriots);
    over(&table);
    assert_eq!(count(&table, MilitiaUnderground, NewHampshire), 3);
}

/// §8.3.1 Card 86: for the Indians a Village breaks ties (L69), no more.
#[test]
fn stockbridge_villages_break_ties() {
    let board = || war().put(2, MilitiaUnderground, NewHampshire).put(1, WarPartiesActive, Quebec);
    let active = |board: Board, space: Space| {
        let table = executes(board, 86, Indians);
        over(&table);
        count(&table, MilitiaActive, space)
    };
    assert_eq!(active(board().put(2, MilitiaUnderground, Quebec), NewHampshire), 2);
    assert_eq!(active(board().put(3, MilitiaUnderground, Quebec), Quebec), 3, "more Militia count first");
}

/// §8.3.1 Card 88: each Faction leaves one space that it shares with an enemy, and needs one.
#[test]
fn in_the_fog_one_enemy_is_left_behind() {
    for (faction, mine, friend, enemy) in [
        (British, Tories, WarPartiesActive, Continentals),
        (Indians, WarPartiesActive, Tories, Continentals),
        (Patriots, Continentals, FrenchRegulars, Tories),
        (French, FrenchRegulars, Continentals, Tories),
    ] {
        let with_friend = war().put(3, mine, Georgia).put(2, friend, Georgia);
        instructed_not_to(with_friend.clone(), 88, faction);
        let board = with_friend.put(3, mine, Virginia).put(1, enemy, Virginia);
        effective(board.clone(), 88, faction);
        let mut table = executes(board.put(3, mine, NorthCarolina).put(1, enemy, NorthCarolina), 88, faction);
        roll_on(&mut table);
        let left = [Virginia, NorthCarolina].map(|space| left_behind(&table, mine, enemy, space));
        assert_eq!(left.iter().filter(|&&left| left).count(), 1, "{faction} leave one of two");
        assert_eq!(count(&table, friend, Georgia), 2);
    }
}

fn left_behind(table: &LodTable, mine: Piece, enemy: Piece, space: Space) -> bool {
    count(table, enemy, space) == 1
        && told(table).iter().any(|note| {
            note.starts_with("lod-note-event-moved")
                && note.contains(&format!("piece={}", mine.name().0))
                && note.contains(&format!("from={}", space.name().0))
        })
}

/// §8.3.1 Card 89: the Indians begin with Village spaces.
#[test]
fn war_damage_spares_villages_first() {
    let board =
        war().put(1, Villages, Georgia).put(3, MilitiaActive, Georgia).put(1, MilitiaActive, Virginia);
    let mut table = executes(board.put(4, Continentals, Massachusetts), 89, Indians);
    roll_on(&mut table);
    assert_eq!((count(&table, Tories, Georgia), count(&table, MilitiaActive, Georgia)), (3, 0));
}

/// §8.3.1 Card 89: the French begin with spaces at Active Support.
#[test]
fn war_damage_begins_at_active_support() {
    let board = war().put(3, Tories, Georgia).level(Georgia, Level::ActiveSupport).put(4, Tories, Virginia);
    let table = executes(board, 89, French);
    over(&table);
    assert_eq!((count(&table, MilitiaUnderground, Georgia), count(&table, Tories, Virginia)), (3, 4));
}

/// §8.3.1 Card 90: the Indians need a Village from it, which goes to War Parties (§8.7).
#[test]
fn upside_down_builds_a_village() {
    instructed_not_to(no_villages(war()), 90, Indians);
    let table = executes(war().put(1, WarPartiesActive, Georgia), 90, Indians);
    over(&table);
    assert_eq!(count(&table, Villages, Georgia), 1);
}

/// §8.3.1 Card 90: the Patriots play the unshaded side, for a Fort.
#[test]
fn upside_down_builds_a_patriot_fort() {
    let mut table = executes(war(), 90, Patriots);
    play(&mut table, &[("chance", "2"), ("chance", "3")]);
    over(&table);
    assert_eq!(count(&table, PatriotForts, Pennsylvania), 1);
}

/// §8.3.1 Card 95: the French need a British Fort from it, and take that rather than a Village.
#[test]
fn ohio_takes_a_british_fort_for_the_french() {
    instructed_not_to(war().put(1, Villages, Northwest), 95, French);
    let table = executes(war().put(1, Villages, Northwest).put(1, BritishForts, Northwest), 95, French);
    over(&table);
    let northwest = |piece| count(&table, piece, Northwest);
    assert_eq!((northwest(Villages), northwest(BritishForts), northwest(FrenchRegulars)), (1, 0, 3));
}

/// §8.3.1 Card 95: the British add War Parties before other units.
#[test]
fn ohio_brings_war_parties() {
    let table = executes(war().put(13, WarPartiesUnderground, Quebec), 95, British);
    over(&table);
    let northwest = |piece| count(&table, piece, Northwest);
    assert_eq!((northwest(WarPartiesUnderground), northwest(BritishRegulars)), (2, 1));
}

/// §8.3.5, §8.5 Cards 73 and 87: Patriots who take the Event for a Village remove one, not the British Fort beside it.
#[test]
fn a_village_goes_before_a_fort() {
    let board = war().put(1, Villages, NewYork).put(1, BritishForts, NewYork).put(1, BritishForts, Northwest);
    let table = executes(board, 73, Patriots);
    over(&table);
    assert_eq!((count(&table, Villages, NewYork), count(&table, BritishForts, NewYork)), (0, 1));
    let board = war().put(1, Villages, Pennsylvania).put(1, BritishForts, Pennsylvania);
    let table = executes(board, 87, Patriots);
    over(&table);
    assert_eq!((count(&table, Villages, Pennsylvania), count(&table, BritishForts, Pennsylvania)), (0, 1));
}

/// §8.3.5, §8.7 Card 35: the Indians choose the space whose Patriot Fort goes.
#[test]
fn the_space_of_the_fort_comes_first() {
    let board = war()
        .put(3, Continentals, NewYorkCity)
        .put(3, MilitiaUnderground, NewYorkCity)
        .put(1, Continentals, NewYork)
        .put(1, PatriotForts, NewYork);
    let table = executes(board, 35, Indians);
    over(&table);
    assert_eq!(count(&table, PatriotForts, NewYork), 0);
}
