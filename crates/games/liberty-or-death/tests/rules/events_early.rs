//! §5.0 The Events of 1775-1776, in card order: every side on a board of its own.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::cards::{CardNumber, Period};
use liberty_or_death::map::Space::{self, *};
use liberty_or_death::map::{Regions, SpaceSet};
use liberty_or_death::pieces::Faction::{self, *};
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::{self, *};
use liberty_or_death::state::{Level, MARKERS};
use liberty_or_death::violations;
use tricorne_kernel::{Game, Prompt, Setup};
use tricorne_testkit::script::{expect, offered, play, question, told};

use crate::board::{Board, LodTable};

/// An empty map, but for a Leader of each Faction at its place: no Leader is asked to come along. In Florida a British and
/// a Patriot Fort, in Southwest a Village.
fn board() -> Board {
    at_rest(Board::empty())
}

/// The same after the Treaty of Alliance, with a French Regular in the West Indies.
fn at_war() -> Board {
    at_rest(Board::at_war()).put(1, FrenchRegulars, WestIndies).leader(Leader::Rochambeau, WestIndies)
}

fn at_rest(board: Board) -> Board {
    board
        .put(1, BritishForts, Florida)
        .leader(Leader::Gage, Florida)
        .put(1, PatriotForts, Florida)
        .leader(Leader::Washington, Florida)
        .put(1, Villages, Southwest)
        .leader(Leader::Brant, Southwest)
}

/// The table after a Faction chose the unshaded side of an Event.
#[track_caller]
fn unshaded(board: Board, card: u8, executor: Faction) -> LodTable {
    let mut table = only_side(board, card, executor);
    play(&mut table, &[(executor.id(), "unshaded")]);
    table
}

/// The table after a Faction chose the shaded side of an Event.
#[track_caller]
fn shaded(board: Board, card: u8, executor: Faction) -> LodTable {
    let mut table = only_side(board, card, executor);
    play(&mut table, &[(executor.id(), "shaded")]);
    table
}

/// The table after a Faction chose an Event that has but one side.
#[track_caller]
fn only_side(mut board: Board, card: u8, executor: Faction) -> LodTable {
    // Card 2 lies on deck; it is the one in play here.
    board.0.cards.on_deck = board.0.cards.on_deck.filter(|it| it.get() != card).or(board.0.cards.current);
    let mut table = board.event(card, executor);
    play(&mut table, &[(executor.id(), "event")]);
    table
}

/// Checks that the Event is over: the next card is to be drawn, and the executor is Ineligible for it.
#[track_caller]
fn over(table: &LodTable, executor: Faction) {
    expect(table, "chance", "draw-card");
    for faction in Faction::ALL {
        assert_eq!(table.state().sequence.eligible[faction], faction != executor, "{faction}");
    }
}

/// Checks that the Event is over and that it did nothing, and said so.
#[track_caller]
fn nothing(table: &LodTable, executor: Faction) {
    over(table, executor);
    assert!(says(table, "lod-note-event-nothing"), "{:?}", told(table));
}

fn says(table: &LodTable, key: &str) -> bool {
    told(table).iter().any(|note| note.contains(key))
}

fn count(table: &LodTable, piece: Piece, space: Space) -> u8 {
    table.state().count(piece, space)
}

fn available(table: &LodTable, piece: Piece) -> u8 {
    table.state().available[piece as usize]
}

fn resources(table: &LodTable, faction: Faction) -> u8 {
    table.state().resources[faction]
}

fn level(table: &LodTable, space: Space) -> Level {
    table.state().level(space)
}

fn propaganda(table: &LodTable, space: Space) -> u8 {
    table.state().spaces[space].propaganda
}

/// What is asked, as the player reads it.
fn message(table: &LodTable) -> String {
    format!("{:?}", question(table).prompt.message())
}

/// What is picked is named: not any piece, but a Militia.
#[test]
fn questions_name_the_piece() {
    let board = board().put(2, MilitiaActive, Boston).put(2, MilitiaActive, Norfolk);
    let table = unshaded(board, 4, Patriots);
    assert_eq!(message(&table), "lod-ask-event-remove title=lod-card-4 what=lod-one-militia left=3");
}

/// The spaces offered, `done` left out.
#[track_caller]
fn offered_spaces(table: &LodTable) -> Vec<Space> {
    offered(table).iter().filter_map(|it| Space::from_id(it)).collect()
}

/// §5.2 Either side is open to any Faction. §2.3.6 Who executed the Event is Ineligible for the next card.
#[test]
fn card_2_unshaded_strengthens_a_city() {
    let mut table = unshaded(board().resources(British, 3), 2, Patriots);
    expect(&table, "british", "event-space");
    assert_eq!(offered_spaces(&table).len(), 7);
    play(&mut table, &[("british", "boston")]);
    expect(&table, "british", "event-how-many");
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("british", "2"), ("british", "1")]);
    over(&table, Patriots);
    assert_eq!(count(&table, BritishRegulars, Boston), 2);
    assert_eq!(count(&table, Tories, Boston), 1);
    assert_eq!(propaganda(&table, Boston), 2);
    assert_eq!(resources(&table, British), 7);
}

/// A Blockade does not stop Events; without cubes the City is marked all the same. §1.10 Gage may come with the cubes.
#[test]
fn card_2_unshaded_marks_the_city_without_cubes() {
    let board = Board::at_war().blockade(Norfolk).only_available(0, Tories);
    let mut table = unshaded(board.clone(), 2, British);
    play(&mut table, &[("british", "norfolk"), ("british", "0")]);
    over(&table, British);
    assert_eq!(count(&table, BritishRegulars, Norfolk), 0);
    assert_eq!(propaganda(&table, Norfolk), 2);

    let mut table = unshaded(board, 2, British);
    play(&mut table, &[("british", "norfolk"), ("british", "1")]);
    expect(&table, "british", "leader-comes");
    play(&mut table, &[("british", "yes")]);
    over(&table, British);
    assert!(table.state().leader_in_space(Leader::Gage, Norfolk));
}

#[test]
fn card_2_shaded_turns_two_cities() {
    let board = board().level(Boston, Level::ActiveOpposition).level(Norfolk, Level::ActiveSupport);
    let mut table = shaded(board, 2, Indians);
    expect(&table, "indians", "event-space");
    assert_eq!(offered_spaces(&table).len(), 7);
    let asked = "lod-ask-event-space title=lod-card-2 purpose=lod-to-shift-and-propaganda left";
    assert_eq!(message(&table), format!("{asked}=2"));
    play(&mut table, &[("indians", "boston")]);
    assert_eq!(offered_spaces(&table).len(), 6);
    assert_eq!(message(&table), format!("{asked}=1"));
    play(&mut table, &[("indians", "norfolk")]);
    over(&table, Indians);
    assert_eq!(level(&table, Boston), Level::ActiveOpposition);
    assert_eq!(level(&table, Norfolk), Level::PassiveSupport);
    assert_eq!([Boston, Norfolk].map(|city| propaganda(&table, city)), [2, 2]);
}

/// With no marker left, a City is chosen only to be shifted (§5.1.3).
#[test]
fn card_2_shaded_without_markers() {
    let mut board = board().markers(Georgia, MARKERS, 0);
    for city in [QuebecCity, Boston, NewYorkCity, Philadelphia, Norfolk, CharlesTown] {
        board = board.level(city, Level::ActiveOpposition);
    }
    let table = shaded(board.clone(), 2, Patriots);
    over(&table, Patriots);
    assert_eq!(level(&table, Savannah), Level::PassiveOpposition);
    nothing(&shaded(board.level(Savannah, Level::ActiveOpposition), 2, Patriots), Patriots);
}

#[test]
fn card_4_unshaded_removes_militia() {
    let board =
        board().put(2, MilitiaUnderground, Virginia).put(2, MilitiaActive, NewYork).resources(Patriots, 1);
    let mut table = unshaded(board, 4, Indians);
    expect(&table, "indians", "event-remove");
    assert_eq!(offered(&table), ["militia-active@new-york", "militia-underground@virginia"]);
    play(&mut table, &[("indians", "militia-active@new-york")]);
    play(&mut table, &[("indians", "militia-underground@virginia"), ("indians", "militia-active@new-york")]);
    over(&table, Indians);
    assert_eq!(table.state().militia(NewYork), 0);
    assert_eq!(table.state().militia(Virginia), 1);
    assert_eq!(available(&table, MilitiaUnderground), 14);
    assert_eq!(resources(&table, Patriots), 0);
    assert_eq!(table.state().crc, 0);
}

#[test]
fn card_4_unshaded_without_militia_or_resources() {
    nothing(&unshaded(board().resources(Patriots, 0), 4, British), British);
}

/// L52 Any mix.
#[test]
fn card_4_shaded_fills_massachusetts() {
    let mut table = shaded(board(), 4, Indians);
    expect(&table, "indians", "event-add");
    let bases = ["british-forts@massachusetts", "patriot-forts@massachusetts", "villages@massachusetts"];
    assert_eq!(offered(&table), bases);
    play(&mut table, &[("indians", "villages@massachusetts")]);
    let fighters = ["militia-underground@massachusetts", "war-parties-underground@massachusetts"];
    assert_eq!(offered(&table), fighters);
    play(&mut table, &[("indians", fighters[1]), ("indians", fighters[0]), ("indians", fighters[1])]);
    over(&table, Indians);
    assert_eq!(count(&table, Villages, Massachusetts), 1);
    assert_eq!(count(&table, WarPartiesUnderground, Massachusetts), 2);
    assert_eq!(count(&table, MilitiaUnderground, Massachusetts), 1);
}

/// §1.4.2 With two bases there no third comes; the rest is carried out (§5.1.3).
#[test]
fn card_4_shaded_respects_stacking() {
    let board = board().put(2, PatriotForts, Massachusetts).only_available(0, MilitiaUnderground);
    let table = shaded(board, 4, British);
    over(&table, British);
    assert_eq!(table.state().bases(Massachusetts), 2);
    assert_eq!(count(&table, WarPartiesUnderground, Massachusetts), 3);
}

/// §1.6.4 The Fort counts for CRC and is Available again; Militia are no Casualties.
#[test]
fn card_6_unshaded_clears_a_colony() {
    let board = board()
        .put(1, PatriotForts, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(2, MilitiaUnderground, Virginia)
        .put(1, MilitiaUnderground, Georgia)
        .put(1, MilitiaUnderground, Boston)
        .put(1, MilitiaUnderground, Quebec)
        .put(2, Continentals, NewYork);
    let mut table = unshaded(board, 6, British);
    assert_eq!(offered(&table), ["virginia", "georgia"]);
    play(&mut table, &[("british", "virginia")]);
    assert_eq!(offered(&table), ["militia-active@virginia", "militia-underground@virginia"]);
    play(&mut table, &[("british", "militia-underground@virginia"); 2]);
    over(&table, British);
    assert_eq!(count(&table, PatriotForts, Virginia), 0);
    assert_eq!(available(&table, PatriotForts), 5);
    assert_eq!(count(&table, MilitiaActive, Virginia), 1);
    assert_eq!(count(&table, MilitiaUnderground, Virginia), 0);
    assert_eq!(table.state().crc, 1);
}

#[test]
fn card_6_unshaded_takes_what_is_there() {
    let mut table =
        unshaded(board().put(1, MilitiaActive, Georgia).put(1, PatriotForts, Virginia), 6, French);
    play(&mut table, &[("french", "georgia")]);
    over(&table, French);
    assert_eq!(table.state().militia(Georgia), 0);
    assert_eq!(count(&table, PatriotForts, Virginia), 1);
    assert_eq!(table.state().crc, 0);
    nothing(&unshaded(board(), 6, French), French);
}

#[test]
fn card_6_shaded_hits_the_british() {
    let board = board().put(2, BritishRegulars, Boston).put(1, Tories, Boston).put(1, BritishForts, Boston);
    let mut table = shaded(board, 6, Patriots);
    assert_eq!(offered(&table), ["boston", "florida"]);
    play(&mut table, &[("patriots", "boston"), ("patriots", "tories@boston")]);
    over(&table, Patriots);
    let state = table.state();
    assert_eq!([count(&table, BritishRegulars, Boston), count(&table, Tories, Boston)], [1, 0]);
    assert_eq!(count(&table, BritishForts, Boston), 0);
    assert_eq!(state.cbc, 3);
    assert_eq!([state.casualties[BritishRegulars as usize], state.casualties[Tories as usize]], [1, 1]);
    assert_eq!(available(&table, BritishForts), 5);
}

#[test]
fn card_6_shaded_without_british() {
    nothing(&shaded(Board::empty(), 6, Patriots), Patriots);
}

#[test]
fn card_10_unshaded_turns_cities_to_support() {
    let board = board().level(Boston, Level::ActiveSupport).level(Savannah, Level::ActiveOpposition);
    let mut table = unshaded(board, 10, British);
    assert!(!offered_spaces(&table).contains(&Boston));
    play(&mut table, &[("british", "savannah"), ("british", "norfolk")]);
    over(&table, British);
    assert_eq!(level(&table, Savannah), Level::PassiveOpposition);
    assert_eq!(level(&table, Norfolk), Level::PassiveSupport);
}

/// §1.8 Resources end at 50.
#[test]
fn card_10_shaded_pays_the_rebellion() {
    let table = shaded(board().resources(French, 49), 10, Patriots);
    over(&table, Patriots);
    assert_eq!(resources(&table, Patriots), 12);
    assert_eq!(resources(&table, French), 50);
}

/// §6.6.1 Eleven Militia and ten Continentals: two of each desert, the Indians name the first.
#[test]
fn card_13_unshaded_is_patriot_desertion() {
    let board = board()
        .put(6, MilitiaUnderground, Virginia)
        .put(5, MilitiaActive, NewYork)
        .put(5, Continentals, Virginia)
        .put(5, Continentals, Boston);
    let mut table = unshaded(board, 13, British);
    play(&mut table, &[("indians", "militia-underground@virginia"), ("indians", "continentals@boston")]);
    play(&mut table, &[("patriots", "militia-active@new-york"), ("patriots", "continentals@boston")]);
    over(&table, British);
    assert_eq!([table.state().militia(Virginia), table.state().militia(NewYork)], [5, 4]);
    assert_eq!([Virginia, Boston].map(|space| count(&table, Continentals, space)), [5, 3]);
    assert_eq!(table.state().crc, 0);
}

#[test]
fn card_13_unshaded_with_fewer_than_five() {
    let board = board().put(4, MilitiaUnderground, Virginia).put(4, Continentals, Virginia);
    nothing(&unshaded(board, 13, British), British);
}

#[test]
fn card_13_shaded_adds_active_militia() {
    let board = board().put(1, MilitiaUnderground, Virginia).put(1, MilitiaActive, Northwest);
    let mut table = shaded(board, 13, French);
    expect(&table, "patriots", "event-space");
    assert_eq!(offered(&table), ["virginia", "northwest", "done"]);
    play(&mut table, &[("patriots", "northwest")]);
    assert_eq!(offered(&table), ["virginia", "done"]);
    play(&mut table, &[("patriots", "virginia")]);
    over(&table, French);
    assert_eq!(count(&table, MilitiaActive, Northwest), 2);
    assert_eq!([MilitiaUnderground, MilitiaActive].map(|it| count(&table, it, Virginia)), [1, 1]);
}

#[test]
fn card_13_shaded_ends_after_four_spaces_or_earlier() {
    let mut board = board();
    for space in [Virginia, Georgia, NewYork, NewJersey, Boston] {
        board = board.put(1, MilitiaUnderground, space);
    }
    let mut table = shaded(board.clone(), 13, Patriots);
    let four = ["virginia", "georgia", "new-york", "new-jersey"].map(|space| ("patriots", space));
    play(&mut table, &four);
    over(&table, Patriots);
    assert_eq!(available(&table, MilitiaUnderground), 15 - 9);

    let mut table = shaded(board, 13, Patriots);
    play(&mut table, &[("patriots", "done")]);
    nothing(&table, Patriots);
}

#[test]
fn card_15_unshaded_helps_virginia() {
    let table = unshaded(board().level(Virginia, Level::PassiveOpposition), 15, British);
    over(&table, British);
    assert_eq!(count(&table, Tories, Virginia), 2);
    assert_eq!(level(&table, Virginia), Level::PassiveSupport);
}

/// §1.4.1 Another Faction can add but Available Tories; the British may take them from elsewhere.
#[test]
fn card_15_unshaded_without_available_tories() {
    let mut board = board().put(1, Tories, Boston).level(Virginia, Level::ActiveSupport);
    board = board.only_available(0, Tories);
    nothing(&unshaded(board.clone(), 15, Indians), Indians);
    let mut table = unshaded(board, 15, British);
    expect(&table, "british", "take-from-map");
    play(&mut table, &[("british", "tories@boston")]);
    over(&table, British);
    assert_eq!(count(&table, Tories, Virginia), 1);
}

/// §5.3 March, Battle and Partisans in one Colony, all free; §4.3.2 would bar Partisans from the Battle space.
#[test]
fn card_15_shaded_strikes_three_times() {
    let board = board()
        .put(4, Continentals, Pennsylvania)
        .put(2, MilitiaUnderground, Pennsylvania)
        .put(1, BritishRegulars, MarylandDelaware)
        .put(3, Tories, MarylandDelaware)
        .resources(Patriots, 0);
    let mut table = shaded(board, 15, French);
    expect(&table, "patriots", "event-space");
    assert_eq!(offered(&table), ["new-york", "new-jersey", "maryland-delaware"]);
    play(&mut table, &[("patriots", "maryland-delaware"), ("patriots", "3"), ("patriots", "2")]);
    expect(&table, "patriots", "battle-activate");
    play(&mut table, &[("patriots", "0"), ("chance", "1"), ("chance", "1")]);
    expect(&table, "patriots", "partisans-how");
    assert_eq!(offered(&table), ["remove-one", "remove-two"]);
    play(&mut table, &[("patriots", "remove-two")]);
    over(&table, French);
    assert_eq!([BritishRegulars, Tories].map(|it| count(&table, it, MarylandDelaware)), [0, 1]);
    assert_eq!([MilitiaActive, Continentals].map(|it| count(&table, it, MarylandDelaware)), [1, 2]);
    assert_eq!([table.state().cbc, table.state().crc], [3, 1]);
    assert_eq!(resources(&table, Patriots), 0);
}

/// Without an enemy there is but the March; without Patriots near a Colony nothing at all.
#[test]
fn card_15_shaded_as_far_as_possible() {
    let mut table = shaded(board().put(1, Continentals, Boston), 15, Patriots);
    assert_eq!(offered(&table), ["massachusetts", "connecticut-rhode-island"]);
    play(&mut table, &[("patriots", "massachusetts")]);
    over(&table, Patriots);
    assert_eq!(count(&table, Continentals, Massachusetts), 1);
    nothing(&shaded(board(), 15, Patriots), Patriots);
}

#[test]
fn card_20_unshaded_removes_continentals() {
    let board = board().put(3, Continentals, NewYork).put(3, Continentals, Virginia);
    let mut table = unshaded(board, 20, British);
    expect(&table, "patriots", "event-remove");
    play(&mut table, &[("patriots", "continentals@new-york"); 3]);
    over(&table, British);
    assert_eq!([NewYork, Virginia].map(|space| count(&table, Continentals, space)), [0, 2]);
    assert_eq!(table.state().crc, 0);
    nothing(&unshaded(Board::empty(), 20, British), British);
}

#[test]
fn card_20_shaded_raises_continentals() {
    let table = shaded(board(), 20, Indians);
    over(&table, Indians);
    assert_eq!(count(&table, Continentals, NewJersey), 4);
}

/// §1.4.1 With too few Available the Patriots may take more from elsewhere.
#[test]
fn card_20_shaded_with_few_available() {
    let mut table = shaded(board().only_available(1, Continentals), 20, Indians);
    expect(&table, "patriots", "take-from-map");
    play(&mut table, &[("patriots", "continentals@florida"), ("patriots", "done")]);
    over(&table, Indians);
    assert_eq!(count(&table, Continentals, NewJersey), 2);
}

#[test]
fn card_24_unshaded_removes_all_kinds() {
    let board = board().put(1, PatriotForts, Boston).put(3, MilitiaUnderground, Virginia).put(
        1,
        Continentals,
        Virginia,
    );
    let mut table = unshaded(board, 24, British);
    assert_eq!(offered(&table), ["patriot-forts@boston", "patriot-forts@florida"]);
    play(&mut table, &[("british", "patriot-forts@boston")]);
    over(&table, British);
    assert_eq!(count(&table, PatriotForts, Boston), 0);
    assert_eq!([MilitiaUnderground, Continentals].map(|it| count(&table, it, Virginia)), [1, 0]);
    assert_eq!(table.state().crc, 0);
    nothing(&unshaded(Board::empty(), 24, British), British);
}

/// Militia may share a space, each with its marker.
#[test]
fn card_24_shaded_spreads_the_word() {
    let board = board().put(1, BritishForts, Boston).put(1, PatriotForts, Boston);
    let mut table = shaded(board, 24, Patriots);
    assert_eq!(offered(&table).len(), 23);
    play(&mut table, &[("patriots", "virginia"), ("patriots", "quebec"), ("patriots", "virginia")]);
    expect(&table, "patriots", "event-add");
    let forts = offered(&table);
    assert!(!forts.contains(&"patriot-forts@boston".to_owned()));
    assert!(!forts.contains(&"patriot-forts@west-indies".to_owned()));
    play(&mut table, &[("patriots", "patriot-forts@norfolk")]);
    over(&table, Patriots);
    assert_eq!([Virginia, Quebec].map(|it| count(&table, MilitiaUnderground, it)), [2, 1]);
    assert_eq!([Virginia, Quebec].map(|it| propaganda(&table, it)), [2, 1]);
    assert_eq!(count(&table, PatriotForts, Norfolk), 1);
}

#[test]
fn card_24_shaded_without_militia() {
    let mut table = shaded(board(), 24, French);
    play(&mut table, &[("french", "done"), ("french", "patriot-forts@virginia")]);
    over(&table, French);
    assert_eq!(available(&table, MilitiaUnderground), 15);
    assert_eq!(table.state().propaganda_left(), MARKERS);
    assert_eq!(count(&table, PatriotForts, Virginia), 1);
}

#[test]
fn card_28_unshaded_makes_tories_of_militia() {
    let board = board().put(1, MilitiaActive, NorthCarolina).put(2, MilitiaUnderground, NorthCarolina).put(
        1,
        MilitiaActive,
        Boston,
    );
    let mut table = unshaded(board, 28, British);
    assert_eq!(offered(&table), ["boston", "north-carolina"]);
    play(&mut table, &[("british", "north-carolina")]);
    over(&table, British);
    assert_eq!(table.state().militia(NorthCarolina), 0);
    assert_eq!(count(&table, Tories, NorthCarolina), 6);
}

/// §1.4.1 Without enough replacements the rest is simply removed. §1.10 Gage may come with the Tories.
#[test]
fn card_28_unshaded_with_few_tories() {
    let board = Board::empty().put(2, MilitiaUnderground, NorthCarolina).only_available(3, Tories);
    let mut table = unshaded(board, 28, Patriots);
    expect(&table, "british", "leader-comes");
    play(&mut table, &[("british", "no")]);
    over(&table, Patriots);
    assert_eq!(table.state().militia(NorthCarolina), 0);
    assert_eq!(count(&table, Tories, NorthCarolina), 3);
    nothing(&unshaded(Board::empty(), 28, British), British);
}

#[test]
fn card_28_shaded_makes_militia_of_tories() {
    let mut table = shaded(board().put(2, Tories, Georgia).put(1, Tories, Boston), 28, Patriots);
    play(&mut table, &[("patriots", "georgia")]);
    over(&table, Patriots);
    assert_eq!([Tories, MilitiaUnderground].map(|it| count(&table, it, Georgia)), [0, 4]);

    let table = shaded(board().put(1, Tories, Boston).only_available(0, MilitiaUnderground), 28, Patriots);
    over(&table, Patriots);
    assert_eq!([Tories, MilitiaUnderground].map(|it| count(&table, it, Boston)), [0, 0]);
}

/// Five Militia, all Underground: two come into the open.
#[test]
fn card_29_exposes_militia() {
    let board = board().put(3, MilitiaUnderground, Boston).put(2, MilitiaUnderground, Virginia).put(
        2,
        WarPartiesUnderground,
        Quebec,
    );
    let mut table = only_side(board, 29, British);
    expect(&table, "british", "event-victim");
    assert_eq!(offered(&table), ["patriots", "indians"]);
    play(&mut table, &[("british", "patriots")]);
    expect(&table, "patriots", "event-set-active");
    assert_eq!(offered(&table), ["militia-underground@boston", "militia-underground@virginia"]);
    play(
        &mut table,
        &[("patriots", "militia-underground@boston"), ("patriots", "militia-underground@virginia")],
    );
    over(&table, British);
    assert_eq!([Boston, Virginia].map(|it| count(&table, MilitiaActive, it)), [1, 1]);
    assert_eq!(count(&table, WarPartiesActive, Quebec), 0);
}

/// Pieces that are Active already count for the half; who has none to show is not named.
#[test]
fn card_29_exposes_war_parties() {
    let board = board().put(1, WarPartiesActive, Quebec).put(3, WarPartiesUnderground, Quebec).put(
        1,
        MilitiaUnderground,
        Boston,
    );
    let table = only_side(board, 29, Patriots);
    over(&table, Patriots);
    assert_eq!([WarPartiesActive, WarPartiesUnderground].map(|it| count(&table, it, Quebec)), [2, 2]);
    assert_eq!(count(&table, MilitiaUnderground, Boston), 1);
    nothing(&only_side(Board::empty().put(1, MilitiaUnderground, Boston), 29, French), French);
}

/// The pieces come from either box, as the executor says.
#[test]
fn card_30_unshaded_brings_hessians() {
    let board = board()
        .put(1, BritishRegulars, Boston)
        .put(2, BritishRegulars, NewYork)
        .put(3, MilitiaUnderground, NewYork)
        .put(1, Tories, Virginia)
        .only_available(1, BritishRegulars);
    let mut table = unshaded(board, 30, Indians);
    expect(&table, "indians", "event-space");
    assert_eq!(offered(&table), ["boston", "done"]);
    play(&mut table, &[("indians", "boston")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("indians", "2")]);
    expect(&table, "indians", "event-from-unavailable");
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("indians", "2")]);
    over(&table, Indians);
    assert_eq!(count(&table, BritishRegulars, Boston), 3);
    assert_eq!(available(&table, BritishRegulars), 1);
    assert_eq!(resources(&table, British), 12);
}

#[test]
fn card_30_unshaded_in_three_spaces_at_most() {
    let mut board = board();
    for space in [Boston, Norfolk, Savannah, Georgia] {
        board = board.put(1, BritishRegulars, space);
    }
    let mut table = unshaded(board.clone(), 30, British);
    play(&mut table, &[("british", "boston"), ("british", "1"), ("british", "norfolk"), ("british", "2")]);
    play(&mut table, &[("british", "georgia"), ("british", "2")]);
    over(&table, British);
    assert_eq!([Boston, Norfolk, Georgia].map(|it| count(&table, BritishRegulars, it)), [2, 3, 3]);

    let mut table = unshaded(board, 30, British);
    play(&mut table, &[("british", "done")]);
    over(&table, British);
    assert_eq!(resources(&table, British), 12);
}

#[test]
fn card_30_shaded_sends_hessians_home() {
    let board = board().put(9, BritishRegulars, Boston).put(5, BritishRegulars, NewYork);
    let mut table = shaded(board, 30, Patriots);
    expect(&table, "british", "event-remove");
    play(&mut table, &[("british", "british-regulars@boston"), ("british", "british-regulars@new-york")]);
    over(&table, Patriots);
    assert_eq!([Boston, NewYork].map(|it| count(&table, BritishRegulars, it)), [8, 4]);
    assert_eq!(table.state().cbc, 0);
    nothing(&shaded(self::board().put(4, BritishRegulars, Boston), 30, Patriots), Patriots);
}

#[test]
fn card_32_unshaded_reinforces_a_colony() {
    let mut table = unshaded(board().only_available(1, Tories), 32, British);
    assert_eq!(offered_spaces(&table).len(), 11);
    play(&mut table, &[("british", "virginia"), ("british", "2"), ("british", "2"), ("british", "2")]);
    over(&table, British);
    assert_eq!([BritishRegulars, Tories].map(|it| count(&table, it, Virginia)), [2, 2]);
    assert_eq!(available(&table, Tories), 1);

    let mut table = unshaded(board(), 32, Indians);
    play(&mut table, &[("indians", "georgia"), ("indians", "0"), ("indians", "1")]);
    over(&table, Indians);
    assert_eq!([BritishRegulars, Tories].map(|it| count(&table, it, Georgia)), [0, 1]);
}

#[test]
fn card_32_shaded_pays_a_faction() {
    let mut board = board();
    for city in [Boston, Norfolk, Savannah, CharlesTown, NewYorkCity] {
        board = board.put(1, Tories, city);
    }
    let mut table = shaded(board.clone(), 32, Indians);
    expect(&table, "indians", "event-faction");
    assert_eq!(offered(&table), ["british", "patriots", "indians", "french"]);
    play(&mut table, &[("indians", "french")]);
    expect(&table, "french", "event-may");
    play(&mut table, &[("french", "yes")]);
    over(&table, Indians);
    assert_eq!(resources(&table, French), 12);

    let mut table = shaded(board, 32, Indians);
    play(&mut table, &[("indians", "french"), ("french", "no")]);
    nothing(&table, Indians);
    nothing(&shaded(self::board().put(1, Tories, Boston), 32, Indians), Indians);
}

#[test]
fn card_33_unshaded_burns_falmouth() {
    let board = board().put(1, MilitiaActive, Boston).put(2, MilitiaUnderground, Virginia);
    let mut table = unshaded(board, 33, British);
    expect(&table, "patriots", "event-remove");
    play(&mut table, &[("patriots", "militia-underground@virginia"), ("patriots", "militia-active@boston")]);
    over(&table, British);
    assert_eq!([Boston, Virginia].map(|it| table.state().militia(it)), [0, 1]);
    assert_eq!(resources(&table, Patriots), 7);
    nothing(&unshaded(Board::empty().resources(Patriots, 0), 33, British), British);
}

/// §5.3 One free Rally in two spaces: §3.3.1 not at Active Support, and Continentals are trained but once.
#[test]
fn card_33_shaded_rallies_in_two_spaces() {
    let board = board()
        .put(1, PatriotForts, Boston)
        .put(1, PatriotForts, NewHampshire)
        .level(NewYork, Level::ActiveSupport)
        .resources(Patriots, 0);
    let mut table = shaded(board, 33, French);
    expect(&table, "patriots", "rally-where");
    assert_eq!(offered(&table), ["boston", "new-hampshire", "connecticut-rhode-island"]);
    play(&mut table, &[("patriots", "boston"), ("patriots", "place-militia"), ("patriots", "2")]);
    assert_eq!(offered(&table), ["new-hampshire", "connecticut-rhode-island", "train"]);
    play(&mut table, &[("patriots", "new-hampshire"), ("patriots", "place-militia"), ("patriots", "2")]);
    assert_eq!(offered(&table), ["train", "done"]);
    play(&mut table, &[("patriots", "train")]);
    expect(&table, "patriots", "rally-train-where");
    assert_eq!(offered(&table), ["boston", "new-hampshire"]);
    play(&mut table, &[("patriots", "boston"), ("patriots", "1")]);
    over(&table, French);
    assert_eq!([MilitiaUnderground, Continentals].map(|it| count(&table, it, Boston)), [1, 1]);
    assert_eq!(count(&table, MilitiaUnderground, NewHampshire), 2);
    assert_eq!(resources(&table, Patriots), 3);
}

#[test]
fn card_33_shaded_as_far_as_possible() {
    let mut board = board();
    for space in [Boston, NewHampshire, ConnecticutRhodeIsland] {
        board = board.level(space, Level::ActiveSupport);
    }
    let table = shaded(board.clone(), 33, Patriots);
    over(&table, Patriots);
    assert_eq!(count(&table, MilitiaUnderground, NewYork), 1);
    let table = shaded(board.level(NewYork, Level::ActiveSupport), 33, Patriots);
    over(&table, Patriots);
    assert_eq!(available(&table, MilitiaUnderground), 15);
    assert_eq!(resources(&table, Patriots), 13);
}

/// French Regulars are no Patriot pieces.
#[test]
fn card_35_unshaded_uncovers_the_plot() {
    let board = at_war()
        .put(1, MilitiaUnderground, NewYork)
        .put(2, MilitiaUnderground, NewYorkCity)
        .put(1, MilitiaActive, NewYorkCity)
        .put(1, PatriotForts, NewYorkCity)
        .put(1, FrenchRegulars, NewYorkCity);
    let mut table = unshaded(board, 35, British);
    assert_eq!(offered(&table), ["new-york-city", "new-york"]);
    play(&mut table, &[("british", "new-york-city")]);
    let all =
        ["militia-active", "militia-underground", "patriot-forts"].map(|it| format!("{it}@new-york-city"));
    assert_eq!(offered(&table), all);
    play(&mut table, &[("british", &all[0]), ("british", &all[2])]);
    over(&table, British);
    assert_eq!([MilitiaUnderground, MilitiaActive].map(|it| count(&table, it, NewYorkCity)), [0, 2]);
    assert_eq!(count(&table, PatriotForts, NewYorkCity), 0);
    assert_eq!(table.state().crc, 0);
    assert_eq!(count(&table, MilitiaUnderground, NewYork), 1);
}

#[test]
fn card_35_unshaded_without_patriots() {
    nothing(&unshaded(board().put(1, MilitiaUnderground, Boston), 35, British), British);
}

#[test]
fn card_35_shaded_drives_tories_out() {
    let board = board().put(3, Tories, NewYorkCity).put(1, Tories, Northwest).put(1, Tories, Boston);
    let mut table = shaded(board, 35, Patriots);
    assert_eq!(offered(&table), ["new-york-city", "northwest"]);
    play(&mut table, &[("patriots", "new-york-city")]);
    over(&table, Patriots);
    assert_eq!([NewYorkCity, Northwest].map(|it| count(&table, Tories, it)), [0, 1]);
    assert_eq!(table.state().cbc, 0);
    nothing(&shaded(self::board().put(1, Tories, Boston), 35, Patriots), Patriots);
}

/// A space on either side of the named level moves towards it and stops there.
#[test]
fn card_41_turns_colonies() {
    let levels = [(Virginia, Level::ActiveSupport), (Georgia, Level::ActiveOpposition)];
    let mut board = board().level(NewYork, Level::PassiveSupport).level(NewJersey, Level::PassiveOpposition);
    for (space, level) in levels {
        board = board.level(space, level);
    }
    let mut table = unshaded(board.clone(), 41, British);
    let colonies = offered_spaces(&table);
    assert!(!colonies.contains(&NewYork) && colonies.len() == 10);
    play(&mut table, &[("british", "virginia"), ("british", "georgia")]);
    over(&table, British);
    assert_eq!([Virginia, Georgia].map(|it| level(&table, it)), [Level::PassiveSupport, Level::Neutral]);

    let mut table = shaded(board, 41, Patriots);
    let colonies = offered_spaces(&table);
    assert!(!colonies.contains(&NewJersey) && colonies.len() == 10);
    play(&mut table, &[("patriots", "virginia"), ("patriots", "massachusetts")]);
    over(&table, Patriots);
    assert_eq!(level(&table, Virginia), Level::Neutral);
    assert_eq!(level(&table, Massachusetts), Level::PassiveOpposition);
}

#[test]
fn card_43_unshaded_arms_tories() {
    let board = board()
        .put(1, BritishRegulars, Boston)
        .put(1, BritishRegulars, Quebec)
        .put(3, MilitiaActive, Quebec)
        .only_available(0, Tories);
    let mut table = unshaded(board, 43, French);
    expect(&table, "british", "event-space");
    assert_eq!(offered(&table), ["boston", "quebec", "done"]);
    play(&mut table, &[("british", "quebec"), ("british", "2"), ("british", "boston"), ("british", "1")]);
    over(&table, French);
    assert_eq!([Quebec, Boston].map(|it| count(&table, Tories, it)), [2, 1]);
    assert_eq!(table.state().unavailable[Tories as usize], 22);
}

#[test]
fn card_43_unshaded_may_be_declined() {
    let mut table = unshaded(board().put(1, BritishRegulars, Boston), 43, French);
    play(&mut table, &[("british", "done")]);
    nothing(&table, French);
    nothing(&unshaded(board(), 43, French), French);
}

#[test]
fn card_43_shaded_disarms_tories() {
    let mut table = shaded(board().put(4, Tories, Boston).put(4, Tories, Virginia), 43, Patriots);
    expect(&table, "british", "event-remove");
    play(&mut table, &[("british", "tories@virginia"); 2]);
    over(&table, Patriots);
    assert_eq!([Boston, Virginia].map(|it| count(&table, Tories, it)), [4, 2]);
    nothing(&shaded(board().put(2, Tories, Boston), 43, Patriots), Patriots);
}

#[test]
fn card_46_unshaded_spreads_tories() {
    let mut table = unshaded(board().only_available(2, Tories), 46, Indians);
    assert_eq!(offered_spaces(&table).len(), 22);
    play(&mut table, &[("indians", "boston")]);
    expect(&table, "indians", "event-from-unavailable");
    play(&mut table, &[("indians", "1")]);
    assert_eq!(offered_spaces(&table).len(), 21);
    play(&mut table, &[("indians", "quebec"), ("indians", "0"), ("indians", "virginia"), ("indians", "0")]);
    over(&table, Indians);
    assert_eq!([Boston, Quebec, Virginia].map(|it| count(&table, Tories, it)), [1, 1, 1]);
    assert_eq!([available(&table, Tories), table.state().unavailable[Tories as usize]], [0, 22]);
    nothing(&unshaded(board().put(25, Tories, Boston), 46, Indians), Indians);
}

#[test]
fn card_46_shaded_cools_cities() {
    let board = board().level(Boston, Level::ActiveOpposition).level(Norfolk, Level::PassiveOpposition);
    let mut table = shaded(board, 46, Patriots);
    let cities = offered_spaces(&table);
    assert!(!cities.contains(&Norfolk) && cities.len() == 6);
    play(&mut table, &[("patriots", "boston"), ("patriots", "savannah")]);
    over(&table, Patriots);
    assert_eq!([Boston, Savannah].map(|it| level(&table, it)), [Level::PassiveOpposition; 2]);
}

#[test]
fn card_49_moves_french_regulars_between_boxes() {
    let table = unshaded(board().only_available(3, FrenchRegulars), 49, British);
    over(&table, British);
    assert_eq!(available(&table, FrenchRegulars), 0);
    assert_eq!(table.state().unavailable[FrenchRegulars as usize], 15);
    nothing(&unshaded(board().only_available(0, FrenchRegulars), 49, British), British);

    let table = shaded(board().only_available(3, FrenchRegulars), 49, French);
    over(&table, French);
    assert_eq!(available(&table, FrenchRegulars), 8);
    assert_eq!(table.state().unavailable[FrenchRegulars as usize], 7);
    nothing(&shaded(board(), 49, French), French);
}

/// The Attacker's Loss Level falls by 2: a roll of 3 makes 1. §3.1.2 The British pay nothing and stay Eligible.
#[test]
fn card_51_unshaded_spares_the_attackers() {
    let board = board()
        .put(4, BritishRegulars, Boston)
        .put(2, Tories, Boston)
        .put(3, Continentals, Massachusetts)
        .resources(British, 0);
    let mut table = unshaded(board, 51, Patriots);
    expect(&table, "british", "event-space");
    assert!(!offered_spaces(&table).contains(&WestIndies));
    play(&mut table, &[("british", "massachusetts"), ("british", "3"), ("british", "2")]);
    play(&mut table, &[("chance", "1"), ("chance", "3")]);
    over(&table, Patriots);
    assert!(says(&table, "lod-note-battle-loss-level side=lod-royalist level=1"), "{:?}", told(&table));
    assert!(says(&table, "lod-note-battle-loss-level side=lod-rebellion level=2"));
    assert_eq!([BritishRegulars, Tories].map(|it| count(&table, it, Massachusetts)), [2, 2]);
    assert_eq!(count(&table, Continentals, Massachusetts), 2);
    assert_eq!([table.state().cbc, table.state().crc], [1, 1]);
    assert_eq!(resources(&table, British), 0);
    nothing(&unshaded(Board::empty(), 51, Patriots), Patriots);
}

/// The Defender's Loss Level rises by 2: a roll of 1 makes 3. The French come along for free.
#[test]
fn card_51_shaded_adds_to_losses() {
    let board = at_war()
        .put(4, Continentals, Pennsylvania)
        .put(2, FrenchRegulars, Pennsylvania)
        .put(1, BritishRegulars, MarylandDelaware)
        .put(3, Tories, MarylandDelaware)
        .resources(French, 0);
    let mut table = shaded(board, 51, British);
    expect(&table, "patriots", "event-space");
    let spaces = ["philadelphia", "new-york", "new-jersey", "maryland-delaware", "northwest", "florida"];
    assert_eq!(offered(&table), spaces);
    play(&mut table, &[("patriots", "maryland-delaware"), ("patriots", "3"), ("patriots", "2")]);
    expect(&table, "patriots", "french-join-battle");
    play(&mut table, &[("patriots", "yes"), ("chance", "1"), ("chance", "1")]);
    assert!(says(&table, "lod-note-battle-loss-level side=lod-royalist level=3"), "{:?}", told(&table));
    assert!(says(&table, "lod-note-battle-loss-level side=lod-rebellion level=1"));
    assert_eq!([BritishRegulars, Tories].map(|it| count(&table, it, MarylandDelaware)), [0, 2]);
    assert_eq!([Continentals, FrenchRegulars].map(|it| count(&table, it, MarylandDelaware)), [3, 1]);
    assert_eq!(resources(&table, Patriots), 10);
    expect(&table, "patriots", "win-the-day-rally");
    play(&mut table, &[("patriots", "no")]);
    over(&table, British);
}

#[test]
fn card_51_shaded_marches_without_a_battle() {
    let mut table = shaded(board().put(1, Continentals, Boston), 51, Patriots);
    play(&mut table, &[("patriots", "massachusetts")]);
    over(&table, Patriots);
    assert_eq!(count(&table, Continentals, Massachusetts), 1);
    nothing(&shaded(Board::empty(), 51, Patriots), Patriots);
}

/// §1.9 The British lift the Blockades, L11.
#[test]
fn card_53_unshaded_lowers_fni() {
    let board = at_war().blockade(Boston).blockade(Norfolk).blockade(Savannah);
    let mut table = unshaded(board, 53, Indians);
    expect(&table, "british", "lift-blockade");
    play(&mut table, &[("british", "norfolk"), ("british", "boston")]);
    over(&table, Indians);
    assert_eq!(table.state().fni(), 1);
    assert!(table.state().is_blockaded(Savannah));
    assert_eq!(resources(&table, British), 13);
}

#[test]
fn card_53_shaded_raises_fni() {
    let mut table = shaded(at_war().resources(British, 1), 53, Patriots);
    expect(&table, "french", "blockade");
    play(&mut table, &[("french", "boston")]);
    over(&table, Patriots);
    assert_eq!(table.state().fni(), 1);
    assert_eq!([Patriots, British].map(|it| resources(&table, it)), [12, 0]);
}

/// L8 Before the Treaty FNI does not move; the rest of the Event counts.
#[test]
fn card_53_before_the_treaty() {
    let mut board = board();
    board.0.squadrons_unavailable = 0;
    board.0.spaces[WestIndies].squadrons = 3;
    let table = shaded(board.clone(), 53, Patriots);
    over(&table, Patriots);
    assert_eq!(table.state().fni(), 0);
    assert_eq!([Patriots, British].map(|it| resources(&table, it)), [12, 8]);
    let table = unshaded(board, 53, Patriots);
    over(&table, Patriots);
    assert_eq!(resources(&table, British), 13);
}

/// L3 Squadrons may be in the West Indies before the Treaty. Blockades stay.
#[test]
fn card_54_moves_squadrons() {
    let table = shaded(board(), 54, French);
    over(&table, French);
    assert_eq!([table.state().squadrons(), table.state().squadrons_unavailable], [2, 1]);
    nothing(&shaded(at_war(), 54, French), French);

    let table = unshaded(at_war().blockade(Boston), 54, British);
    over(&table, British);
    assert_eq!([table.state().squadrons(), table.state().squadrons_unavailable], [1, 1]);
    assert_eq!(table.state().fni(), 1);
    let all_at_sea = at_war().blockade(Boston).blockade(Boston).blockade(Norfolk);
    nothing(&unshaded(all_at_sea, 54, British), British);
}

#[test]
fn card_56_moves_patriot_resources() {
    let table = unshaded(board().resources(Patriots, 2), 56, British);
    over(&table, British);
    assert_eq!(resources(&table, Patriots), 0);
    nothing(&unshaded(board().resources(Patriots, 0), 56, British), British);
    let table = shaded(board(), 56, French);
    assert_eq!(resources(&table, Patriots), 13);
    nothing(&shaded(board().resources(Patriots, 50), 56, French), French);
}

/// §1.10 Gage goes along if the British like.
#[test]
fn card_68_moves_british_to_quebec() {
    let board = board()
        .put(3, BritishRegulars, Boston)
        .put(2, Tories, Boston)
        .put(4, Tories, Georgia)
        .put(2, Continentals, NewYork)
        .leader(Leader::Gage, Boston);
    let mut table = only_side(board, 68, British);
    expect(&table, "british", "event-space");
    assert_eq!(offered(&table), ["boston", "georgia", "done"]);
    play(&mut table, &[("british", "boston")]);
    expect(&table, "british", "event-cubes-to-quebec");
    assert_eq!(offered(&table), ["0", "1", "2", "3"]);
    play(&mut table, &[("british", "3"), ("british", "0")]);
    expect(&table, "british", "leader-follows");
    play(&mut table, &[("british", "yes"), ("british", "georgia")]);
    assert_eq!(offered(&table), ["1", "2", "3"]);
    play(&mut table, &[("british", "3")]);
    over(&table, British);
    assert_eq!([BritishRegulars, Tories, BritishForts].map(|it| count(&table, it, Quebec)), [3, 3, 1]);
    assert_eq!([count(&table, Tories, Boston), count(&table, Tories, Georgia)], [2, 1]);
    assert!(table.state().leader_in_space(Leader::Gage, Quebec));
}

/// Who picks a space moves at least one cube out of it.
#[test]
fn card_68_tories_alone() {
    let board = board().put(1, BritishRegulars, Boston).put(1, Tories, Boston);
    let mut table = only_side(board, 68, British);
    play(&mut table, &[("british", "boston"), ("british", "0")]);
    over(&table, British);
    assert_eq!([BritishRegulars, Tories].map(|it| count(&table, it, Quebec)), [0, 1]);
}

/// L5 A Fort of its side: the French and Indians add that of their friend, and the Indians have no cubes.
#[test]
fn card_68_by_the_others() {
    let table = only_side(board().put(1, Tories, Boston), 68, Indians);
    over(&table, Indians);
    assert_eq!([Tories, BritishForts].map(|it| count(&table, it, Quebec)), [0, 1]);

    let mut table = only_side(board().put(1, Continentals, Boston), 68, Patriots);
    play(&mut table, &[("patriots", "done")]);
    over(&table, Patriots);
    assert_eq!([Continentals, PatriotForts].map(|it| count(&table, it, Quebec)), [0, 1]);

    let mut table = only_side(at_war().put(2, FrenchRegulars, Boston), 68, French);
    play(&mut table, &[("french", "boston"), ("french", "2")]);
    over(&table, French);
    assert_eq!([FrenchRegulars, PatriotForts].map(|it| count(&table, it, Quebec)), [2, 1]);
    nothing(&only_side(board().put(2, Villages, Quebec), 68, French), French);
}

#[test]
fn card_72_settles_a_reserve() {
    let mut table = only_side(board(), 72, Indians);
    assert_eq!(offered(&table), ["quebec", "northwest", "southwest", "florida"]);
    play(&mut table, &[("indians", "northwest")]);
    assert_eq!(offered(&table), ["british-forts@northwest", "villages@northwest"]);
    play(&mut table, &[("indians", "villages@northwest")]);
    let units = ["british-regulars", "tories", "war-parties-underground"].map(|it| format!("{it}@northwest"));
    assert_eq!(offered(&table), units);
    play(&mut table, &[("indians", &units[2]), ("indians", &units[2]), ("indians", &units[0])]);
    over(&table, Indians);
    assert_eq!(
        [Villages, WarPartiesUnderground, BritishRegulars].map(|it| count(&table, it, Northwest)),
        [1, 2, 1]
    );
}

/// §2.3.9 No French Regulars before the Treaty. In Florida there is no room for a base.
#[test]
fn card_72_by_the_rebellion() {
    let mut table = only_side(board(), 72, French);
    play(&mut table, &[("french", "florida")]);
    assert_eq!(offered(&table), ["continentals@florida", "militia-underground@florida"]);
    play(&mut table, &[("french", "militia-underground@florida"); 3]);
    over(&table, French);
    assert_eq!([MilitiaUnderground, PatriotForts].map(|it| count(&table, it, Florida)), [3, 1]);

    let mut table = only_side(at_war(), 72, Patriots);
    play(&mut table, &[("patriots", "quebec")]);
    assert!(offered(&table).contains(&"french-regulars@quebec".to_owned()));
    play(&mut table, &[("patriots", "french-regulars@quebec"); 3]);
    over(&table, Patriots);
    assert_eq!([FrenchRegulars, PatriotForts].map(|it| count(&table, it, Quebec)), [3, 1]);
}

/// §5.3 The Indians Gather in three Reserve Provinces for free, then one War Path in one of those three.
#[test]
fn card_75_unshaded_gathers_and_strikes() {
    let board = board().put(2, Continentals, Quebec).put(1, Continentals, Northwest).resources(Indians, 0);
    let mut table = unshaded(board, 75, British);
    expect(&table, "indians", "gather-where");
    assert_eq!(offered(&table), ["quebec", "northwest", "southwest", "florida"]);
    play(&mut table, &[("indians", "quebec"), ("indians", "southwest")]);
    expect(&table, "indians", "gather-how-many");
    play(&mut table, &[("indians", "2")]);
    assert_eq!(offered(&table), ["northwest", "florida"]);
    play(&mut table, &[("indians", "northwest")]);
    expect(&table, "indians", "war-path-where");
    assert_eq!(offered(&table), ["quebec", "northwest"]);
    play(&mut table, &[("indians", "quebec")]);
    over(&table, British);
    assert_eq!([Quebec, Southwest, Northwest, Florida].map(|it| table.state().war_parties(it)), [1, 2, 1, 0]);
    assert_eq!([count(&table, WarPartiesActive, Quebec), count(&table, Continentals, Quebec)], [1, 1]);
    assert_eq!(table.state().crc, 1);
    assert_eq!(resources(&table, Indians), 0);
}

/// The War Path is not open in a Province where the Indians did not Gather; without Rebellion pieces there is none.
#[test]
fn card_75_unshaded_strikes_only_where_gathered() {
    let board = board().put(1, WarPartiesUnderground, Florida).put(2, MilitiaActive, Florida);
    let mut table = unshaded(board, 75, Indians);
    play(&mut table, &[("indians", "quebec"), ("indians", "northwest"), ("indians", "southwest")]);
    play(&mut table, &[("indians", "place-war-parties"), ("indians", "1")]);
    over(&table, Indians);
    assert_eq!(table.state().militia(Florida), 2);
}

/// War Parties go before Villages.
#[test]
fn card_75_shaded_clears_northwest() {
    let board = board().put(1, WarPartiesActive, Northwest).put(1, WarPartiesUnderground, Northwest);
    let mut table = shaded(board.clone().put(2, Villages, Northwest), 75, Patriots);
    play(&mut table, &[("patriots", "war-parties-active@northwest")]);
    over(&table, Patriots);
    assert_eq!(table.state().war_parties(Northwest), 0);
    assert_eq!(count(&table, Villages, Northwest), 1);
    let mut table = shaded(board.put(2, WarPartiesUnderground, Northwest), 75, Patriots);
    play(&mut table, &[("patriots", "war-parties-underground@northwest"); 3]);
    assert_eq!(count(&table, WarPartiesActive, Northwest), 1);
    nothing(&shaded(self::board(), 75, Patriots), Patriots);
}

#[test]
fn card_82_unshaded_raids_the_south() {
    let table = unshaded(board(), 82, British);
    over(&table, British);
    for colony in [Virginia, NorthCarolina, SouthCarolina, Georgia] {
        assert_eq!(count(&table, WarPartiesUnderground, colony), 1);
        assert_eq!(table.state().spaces[colony].raids, 1);
    }
}

/// With too few markers or War Parties the Indians say where they go.
#[test]
fn card_82_unshaded_with_few_markers() {
    let mut table = unshaded(board().markers(NewYork, 0, MARKERS - 1), 82, British);
    expect(&table, "indians", "event-space");
    assert_eq!(offered(&table), ["virginia", "north-carolina", "south-carolina", "georgia"]);
    play(&mut table, &[("indians", "georgia"), ("indians", "virginia"), ("indians", "north-carolina")]);
    over(&table, British);
    assert_eq!([Georgia, Virginia].map(|it| table.state().spaces[it].raids), [1, 0]);
    assert_eq!(count(&table, WarPartiesUnderground, SouthCarolina), 1);
}

#[test]
fn card_82_shaded_clears_the_south() {
    let board = board()
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, WarPartiesUnderground, Georgia)
        .put(1, WarPartiesUnderground, NewYork)
        .put(1, Villages, Virginia)
        .put(1, Villages, SouthCarolina);
    let mut table = shaded(board, 82, Patriots);
    assert_eq!(offered(&table).len(), 2);
    play(&mut table, &[("patriots", "war-parties-underground@georgia")]);
    assert_eq!(offered(&table), ["villages@virginia", "villages@south-carolina"]);
    play(&mut table, &[("patriots", "villages@south-carolina")]);
    over(&table, Patriots);
    assert_eq!([Virginia, Georgia, NewYork].map(|it| table.state().war_parties(it)), [0, 0, 1]);
    assert_eq!([Virginia, SouthCarolina].map(|it| count(&table, Villages, it)), [1, 0]);
    nothing(&shaded(self::board(), 82, Patriots), Patriots);
}

#[test]
fn card_83_unshaded_wins_quebec() {
    let table = unshaded(board().level(QuebecCity, Level::ActiveOpposition), 83, British);
    over(&table, British);
    assert_eq!(level(&table, QuebecCity), Level::ActiveSupport);
    assert_eq!(count(&table, WarPartiesUnderground, Quebec), 2);
}

/// §1.4.2 No Indians in the City. §2.3.9 No French before the Treaty.
#[test]
fn card_83_shaded_sends_anybody() {
    let mut table = shaded(board(), 83, Patriots);
    assert_eq!(offered(&table), ["quebec-city", "quebec"]);
    play(&mut table, &[("patriots", "quebec-city")]);
    assert_eq!(offered(&table), ["british-forts@quebec-city", "patriot-forts@quebec-city", "done"]);
    play(&mut table, &[("patriots", "patriot-forts@quebec-city")]);
    let units = ["british-regulars", "tories", "continentals", "militia-underground"];
    let mut units = units.map(|it| format!("{it}@quebec-city")).to_vec();
    units.push("done".to_owned());
    assert_eq!(offered(&table), units);
    play(&mut table, &[("patriots", &units[2]), ("patriots", &units[3])]);
    over(&table, Patriots);
    assert_eq!(
        [PatriotForts, Continentals, MilitiaUnderground].map(|it| count(&table, it, QuebecCity)),
        [1; 3]
    );
}

#[test]
fn card_83_shaded_without_a_base() {
    let mut table = shaded(at_war(), 83, French);
    play(&mut table, &[("french", "quebec")]);
    assert!(offered(&table).contains(&"villages@quebec".to_owned()));
    play(&mut table, &[("french", "done"), ("french", "war-parties-underground@quebec")]);
    play(&mut table, &[("french", "french-regulars@quebec"), ("french", "tories@quebec")]);
    over(&table, French);
    assert_eq!([WarPartiesUnderground, FrenchRegulars, Tories].map(|it| count(&table, it, Quebec)), [1; 3]);

    let mut table = shaded(board(), 83, French);
    play(&mut table, &[("french", "quebec"), ("french", "done"), ("french", "done")]);
    nothing(&table, French);
}

/// §3.4.1 Not at an Active level; §5.3 for free.
#[test]
fn card_84_unshaded_gathers_in_two_colonies() {
    let board = board()
        .level(Virginia, Level::ActiveOpposition)
        .level(Georgia, Level::ActiveSupport)
        .put(2, WarPartiesUnderground, NewYork)
        .resources(Indians, 0);
    let mut table = unshaded(board, 84, British);
    expect(&table, "indians", "gather-where");
    assert_eq!(offered(&table).len(), 9);
    play(&mut table, &[("indians", "new-york"), ("indians", "build-village"), ("indians", "south-carolina")]);
    over(&table, British);
    assert_eq!([count(&table, Villages, NewYork), table.state().war_parties(NewYork)], [1, 0]);
    assert_eq!(count(&table, WarPartiesUnderground, SouthCarolina), 1);
    assert_eq!(resources(&table, Indians), 0);
}

#[test]
fn card_84_unshaded_where_nobody_may_gather() {
    let mut board = board();
    for colony in SpaceSet::COLONIES.iter() {
        board = board.level(colony, Level::ActiveSupport);
    }
    nothing(&unshaded(board, 84, British), British);
}

#[test]
fn card_84_shaded_burns_a_village() {
    let mut table = shaded(board().put(1, Villages, Virginia), 84, French);
    expect(&table, "patriots", "event-remove");
    assert_eq!(offered(&table), ["villages@virginia", "villages@southwest"]);
    play(&mut table, &[("patriots", "villages@virginia")]);
    over(&table, French);
    assert_eq!(count(&table, Villages, Virginia), 0);
    nothing(&shaded(Board::empty(), 84, French), French);
}

#[test]
fn card_86_unshaded_exposes_militia() {
    let board = board().put(1, MilitiaUnderground, Massachusetts).put(2, MilitiaUnderground, Southwest).put(
        2,
        MilitiaUnderground,
        NewYork,
    );
    let mut table = unshaded(board, 86, Indians);
    assert_eq!(offered(&table), ["massachusetts", "southwest"]);
    play(&mut table, &[("indians", "southwest")]);
    over(&table, Indians);
    assert_eq!([MilitiaUnderground, MilitiaActive].map(|it| count(&table, it, Southwest)), [0, 2]);
    assert_eq!(count(&table, MilitiaUnderground, Massachusetts), 1);
    nothing(&unshaded(self::board().put(1, MilitiaUnderground, NewYork), 86, Indians), Indians);
}

/// L37 Events may place Militia in Indian Reserve Provinces.
#[test]
fn card_86_shaded_adds_militia() {
    let board = board().put(1, WarPartiesActive, NewYork);
    let mut table = shaded(board, 86, French);
    assert_eq!(offered(&table), ["massachusetts", "new-york", "southwest"]);
    play(&mut table, &[("french", "southwest")]);
    over(&table, French);
    assert_eq!(count(&table, MilitiaUnderground, Southwest), 3);
    nothing(&shaded(self::board().only_available(0, MilitiaUnderground), 86, French), French);
}

/// L5 Of the executor's side; §1.4.2 where there is room, and no Village in a City.
#[test]
fn card_90_unshaded_builds() {
    let mut table = unshaded(board(), 90, Indians);
    let choices = offered(&table);
    assert_eq!(choices.len(), 21 + 14);
    assert!(!choices.contains(&"villages@boston".to_owned()));
    assert!(!choices.contains(&"british-forts@florida".to_owned()));
    play(&mut table, &[("indians", "british-forts@boston")]);
    over(&table, Indians);
    assert_eq!(count(&table, BritishForts, Boston), 1);

    let mut table = unshaded(board(), 90, French);
    assert_eq!(offered(&table).len(), 21);
    play(&mut table, &[("french", "patriot-forts@boston")]);
    over(&table, French);
    assert_eq!(count(&table, PatriotForts, Boston), 1);
}

#[test]
fn card_90_shaded_costs_regulars() {
    let board = at_war().put(1, BritishRegulars, Boston).put(2, BritishRegulars, NewYork);
    let mut table = shaded(board.put(1, BritishRegulars, WestIndies), 90, Patriots);
    assert_eq!(offered(&table), ["british-regulars@boston", "british-regulars@new-york"]);
    play(&mut table, &[("patriots", "british-regulars@new-york"), ("patriots", "british-regulars@boston")]);
    over(&table, Patriots);
    assert_eq!([Boston, NewYork].map(|it| count(&table, BritishRegulars, it)), [0, 1]);
    assert_eq!([table.state().cbc, table.state().casualties[BritishRegulars as usize]], [2, 2]);
    nothing(&shaded(self::board(), 90, Patriots), Patriots);
}

#[test]
fn card_91_unshaded_settles_indians() {
    let mut table = unshaded(board(), 91, British);
    assert_eq!(offered(&table), ["quebec", "northwest", "southwest", "florida"]);
    play(&mut table, &[("british", "southwest")]);
    over(&table, British);
    assert_eq!([WarPartiesUnderground, Villages].map(|it| count(&table, it, Southwest)), [2, 2]);

    let mut table = unshaded(board(), 91, British);
    play(&mut table, &[("british", "florida")]);
    over(&table, British);
    assert_eq!([WarPartiesUnderground, Villages].map(|it| count(&table, it, Florida)), [2, 0]);
}

#[test]
fn card_91_shaded_removes_a_village() {
    let mut table = shaded(board().put(1, Villages, Quebec).put(1, Villages, Virginia), 91, Patriots);
    assert_eq!(offered(&table), ["villages@quebec", "villages@southwest"]);
    play(&mut table, &[("patriots", "villages@quebec")]);
    over(&table, Patriots);
    assert_eq!(count(&table, Villages, Quebec), 0);
    nothing(&shaded(Board::empty().put(1, Villages, Virginia), 91, Patriots), Patriots);
}

/// The executor's own: a Fort of its friend does not count, and the French have none.
#[test]
fn card_92_adds_a_second_base() {
    let board = board().put(1, BritishForts, Boston).put(1, BritishForts, Norfolk).put(1, Villages, Virginia);
    let mut table = only_side(board.clone(), 92, British);
    assert_eq!(offered(&table), ["british-forts@boston", "british-forts@norfolk"]);
    play(&mut table, &[("british", "british-forts@norfolk")]);
    over(&table, British);
    assert_eq!(count(&table, BritishForts, Norfolk), 2);

    let mut table = only_side(board.clone(), 92, Indians);
    play(&mut table, &[("indians", "villages@virginia")]);
    over(&table, Indians);
    assert_eq!(count(&table, Villages, Virginia), 2);
    nothing(&only_side(board.clone(), 92, French), French);
    // Florida, where the one Patriot Fort is, has no room.
    nothing(&only_side(board, 92, Patriots), Patriots);
}

/// Every side of every card of these years, by every Faction, from every set-up with answers at random: it ends, and leaves
/// a position without fault.
#[test]
fn every_side_ends_from_every_set_up() {
    let mut random = 1775_u64;
    for scenario in ["1775-long", "1776-medium", "1778-short"].repeat(5) {
        let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
        for card in CardNumber::all() {
            let Some(event) = card.card().event.filter(|event| event.period == Period::Early) else {
                continue;
            };
            for executor in Faction::ALL {
                for side in [Some("unshaded"), event.dual.then_some("shaded")].into_iter().flatten() {
                    let mut board = Board::empty();
                    let cards = board.0.cards;
                    board.0 = LibertyOrDeath::begin(&setup, &()).unwrap();
                    board.0.cards = cards;
                    let mut table = only_side(board, card.get(), executor);
                    if event.dual {
                        play(&mut table, &[(executor.id(), side)]);
                    }
                    play_at_random(&mut table, &mut random);
                    // The cards are between two draws here.
                    let mut faults = violations::of(table.state());
                    faults.retain(|fault| !fault.starts_with("cards"));
                    assert_eq!(faults, [""; 0], "card {} {side} by {executor}", card.get());
                }
            }
        }
    }
}

/// Answers at random until the next card is to be drawn.
#[track_caller]
fn play_at_random(table: &mut LodTable, random: &mut u64) {
    while question(table).prompt.name() != "draw-card" {
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choices = offered(table);
        let choice = &choices[(*random >> 33) as usize % choices.len()];
        let seat = table.seat_name(question(table).seat);
        play(table, &[(seat, choice)]);
    }
}
