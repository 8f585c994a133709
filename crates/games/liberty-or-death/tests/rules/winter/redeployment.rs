//! §6.5 The Redeployment Phase.

use Piece::{BritishRegulars, Continentals, FrenchRegulars, Tories, WarPartiesUnderground};
use Space::{Boston, CharlesTown, NewYorkCity, Northwest, Quebec, Savannah, Virginia, WestIndies};
use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{LeaderInPlay, Phase, Scenario, Whereabouts};
use tricorne_testkit::script::{expect, offered, play};

use super::{asked, winter};
use crate::board::{Board, LodTable};

fn redeployment(board: Board) -> LodTable {
    winter(board, Phase::Redeployment)
}

/// With the Event on deck that this Faction comes first on.
fn next_event(mut board: Board, first: Faction) -> Board {
    let number = match first {
        Faction::Patriots => 1,
        Faction::British => 25,
        Faction::French => 49,
        Faction::Indians => 73,
    };
    let card = CardNumber::new(number).unwrap();
    assert_eq!(card.card().event.unwrap().order[0], first);
    board.0.cards.on_deck = Some(card);
    board.0.cards.seen |= 1 << number;
    board
}

fn leader(table: &LodTable, faction: Faction) -> Leader {
    table.state().leaders[faction].leader
}

/// §6.5.1, L60 The first Faction of the Event that is played next gets its next Leader, in the same place.
#[test]
fn the_leader_of_the_first_faction_changes() {
    let board = Board::empty()
        .leader(Leader::Gage, Boston)
        .put(1, BritishRegulars, Boston)
        .leader(Leader::Brant, Northwest)
        .put(1, WarPartiesUnderground, Northwest);
    let table = redeployment(next_event(board.clone(), Faction::British));
    assert_eq!(leader(&table, Faction::British), Leader::Howe);
    assert_eq!(leader(&table, Faction::Indians), Leader::Brant);
    assert_eq!(table.state().leader_space(Faction::British), Some(Boston));
    let table = redeployment(next_event(board, Faction::Indians));
    assert_eq!(leader(&table, Faction::British), Leader::Gage);
    assert_eq!(leader(&table, Faction::Indians), Leader::Cornplanter);
}

/// §6.5.1 Every succession; the last Leaders and Washington stay.
#[test]
fn every_succession() {
    let after = |leader: Leader| {
        let mut board = Board::at_war();
        board.0.leaders[leader.faction()] = LeaderInPlay { leader, place: Whereabouts::Available };
        self::leader(&redeployment(next_event(board, leader.faction())), leader.faction())
    };
    assert_eq!(after(Leader::Howe), Leader::Clinton);
    assert_eq!(after(Leader::Clinton), Leader::Clinton);
    assert_eq!(after(Leader::Cornplanter), Leader::DraggingCanoe);
    assert_eq!(after(Leader::DraggingCanoe), Leader::DraggingCanoe);
    assert_eq!(after(Leader::Rochambeau), Leader::Lauzun);
    assert_eq!(after(Leader::Lauzun), Leader::Lauzun);
    assert_eq!(after(Leader::Washington), Leader::Washington);
}

/// §6.5.1 The French do not change Leaders before the Treaty of Alliance.
#[test]
fn the_french_wait_for_the_treaty() {
    let table = redeployment(next_event(Board::empty(), Faction::French));
    assert_eq!(leader(&table, Faction::French), Leader::Rochambeau);
    let table = redeployment(next_event(Board::at_war(), Faction::French));
    assert_eq!(leader(&table, Faction::French), Leader::Lauzun);
}

/// §6.5.2 Indians, French, British, Patriots: each Leader goes to a space with pieces of his Faction, or to Available.
#[test]
fn leaders_redeploy_in_order() {
    let board = Board::at_war()
        .leader(Leader::Brant, Northwest)
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesUnderground, Quebec)
        .put(1, FrenchRegulars, WestIndies)
        .put(1, BritishRegulars, Boston)
        .put(1, Tories, NewYorkCity)
        .leader(Leader::Washington, Virginia)
        .put(1, Continentals, Virginia);
    let mut table = redeployment(board);
    expect(&table, "indians", "leader-redeploys");
    assert_eq!(offered(&table), ["quebec", "northwest", "to-available"]);
    play(&mut table, &[("indians", "quebec")]);
    // The French have a piece in the West Indies alone, which are no space: their Leader is Available and stays so.
    assert_eq!(offered(&table), ["boston", "new-york-city", "to-available"]);
    play(&mut table, &[("british", "new-york-city"), ("patriots", "to-available")]);
    assert_eq!(table.state().leader_space(Faction::Indians), Some(Quebec));
    assert_eq!(table.state().leader_space(Faction::French), None);
    assert_eq!(table.state().leader_space(Faction::British), Some(NewYorkCity));
    assert_eq!(table.state().leader_space(Faction::Patriots), None);
}

/// §6.5.3 The British are released as the scenario says, as far as they are Unavailable.
#[test]
fn british_releases() {
    let after = |scenario, winters, unavailable: u8| {
        let mut board = Board::empty();
        board.0.scenario = scenario;
        board.0.cards.winters = winters;
        for piece in [BritishRegulars, Tories] {
            board.0.available[piece as usize] = 25 - unavailable;
            board.0.unavailable[piece as usize] = unavailable;
        }
        let table = redeployment(board);
        [BritishRegulars, Tories].map(|piece| table.state().unavailable[piece as usize])
    };
    assert_eq!(after(Scenario::Long, 1, 12), [6, 6]);
    assert_eq!(after(Scenario::Long, 2, 6), [0, 0]);
    assert_eq!(after(Scenario::Long, 2, 4), [0, 0]);
    assert_eq!(after(Scenario::Long, 3, 4), [4, 4]);
    assert_eq!(after(Scenario::Medium, 1, 6), [0, 0]);
    assert_eq!(after(Scenario::Medium, 2, 6), [6, 6]);
}

/// §6.5.4, L11 FNI falls by one: the British lift a Blockade. Then the French may rearrange the others.
#[test]
fn fni_falls() {
    let board = Board::at_war().blockade(Boston).blockade(CharlesTown).blockade(CharlesTown);
    let mut table = redeployment(board);
    expect(&table, "british", "lift-blockade");
    assert_eq!(offered(&table), ["boston", "charles-town"]);
    play(&mut table, &[("british", "charles-town")]);
    assert_eq!((table.state().fni(), table.state().squadrons()), (2, 1));
    expect(&table, "french", "move-blockade-from");
    play(&mut table, &[("french", "boston"), ("french", "savannah"), ("french", "done")]);
    assert!(table.state().is_blockaded(Savannah) && table.state().is_blockaded(CharlesTown));
    assert!(!table.state().is_blockaded(Boston));
    assert_eq!(asked(&table), "draw-card");
}

/// §6.5.4 With the last Blockade gone nothing is rearranged; without any nothing happens.
#[test]
fn nothing_to_rearrange() {
    let table = redeployment(Board::at_war().blockade(Boston));
    assert_eq!((asked(&table), table.state().fni()), ("draw-card", 0));
    assert_eq!(asked(&redeployment(Board::at_war())), "draw-card");
}

/// §1.10, §6.5.2, L175 The West Indies are no space to go to; who is there already may stay.
#[test]
fn a_leader_in_the_west_indies_may_stay() {
    let board = |at| {
        Board::at_war()
            .put(2, FrenchRegulars, WestIndies)
            .put(1, FrenchRegulars, Boston)
            .leader(Leader::Rochambeau, at)
    };
    assert_eq!(offered(&redeployment(board(Boston))), ["boston", "to-available"]);
    assert_eq!(offered(&redeployment(board(WestIndies))), ["boston", "west-indies", "to-available"]);
}
