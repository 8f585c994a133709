//! §4.4.1 Trade.

use Piece::{BritishRegulars, Villages, WarPartiesActive, WarPartiesUnderground};
use Space::{Northwest, Pennsylvania, Quebec, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, offered, play};

use super::{camp, count, is_over, offers, resources};
use crate::board::{Board, LodTable};

/// A Village with two Underground War Parties in Quebec.
fn village() -> Board {
    camp().put(2, WarPartiesUnderground, Quebec).put(1, Villages, Quebec)
}

/// Gathers in Virginia, then Trades.
fn trading(board: Board) -> LodTable {
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "gather"), ("indians", "virginia"), ("indians", "trade")]);
    table
}

/// §4.4.1 The British choose any amount. More than 1 passes over, and a War Party becomes Active.
#[test]
fn the_british_give() {
    let mut table = trading(village().resources(Faction::British, 4));
    expect(&table, "british", "trade-offer");
    assert_eq!(offered(&table), ["0", "1", "2", "3", "4"]);
    play(&mut table, &[("british", "3")]);
    assert_eq!(resources(&table, Faction::British), 1);
    assert_eq!(resources(&table, Faction::Indians), 12);
    assert_eq!(count(&table, WarPartiesActive, Quebec), 1);
    assert_eq!(count(&table, WarPartiesUnderground, Quebec), 1);
    assert!(!offers(&table, "trade"), "one Special Activity a Command");
}

/// §4.4.1, L49 For an offer of 0 or 1 nothing passes; the Indians add 1.
#[test]
fn the_british_give_too_little() {
    for offer in ["0", "1"] {
        let mut table = trading(village());
        play(&mut table, &[("british", offer)]);
        assert_eq!(resources(&table, Faction::British), 10);
        assert_eq!(resources(&table, Faction::Indians), 10, "9 after the Gather");
        assert_eq!(count(&table, WarPartiesActive, Quebec), 1);
    }
}

/// §4.4.1 British who cannot give more than 1 are not asked.
#[test]
fn poor_british_are_not_asked() {
    let table = trading(village().resources(Faction::British, 1));
    assert_eq!(resources(&table, Faction::British), 1);
    assert_eq!(resources(&table, Faction::Indians), 10);
}

/// §1.8 The Indians hold no more than 50, so nobody gives more than fits.
#[test]
fn no_more_than_fits() {
    let table = trading(village().resources(Faction::Indians, 48));
    assert_eq!(offered(&table), ["0", "1", "2", "3"], "47 after the Gather");
}

/// §4.4.1 The Province needs both a Village and an Underground War Party; the Indians choose among several.
#[test]
fn village_and_underground_war_party() {
    let trade = |board: Board| {
        let mut table = board.turn(Faction::Indians);
        play(&mut table, &[("indians", "gather")]);
        offers(&table, "trade")
    };
    assert!(trade(village()));
    assert!(!trade(camp().put(1, WarPartiesUnderground, Quebec)));
    assert!(!trade(camp().put(1, Villages, Quebec).put(1, WarPartiesActive, Quebec)));
    let mut table = trading(village().put(1, Villages, Northwest).put(1, WarPartiesUnderground, Northwest));
    assert_eq!(offered(&table), ["quebec", "northwest"]);
    play(&mut table, &[("indians", "northwest"), ("british", "0")]);
    assert_eq!(count(&table, WarPartiesActive, Northwest), 2);
}

/// §4.1 The rulebook's example: Indians without Resources Trade to pay for the Command that follows.
#[test]
fn trade_pays_for_the_command() {
    let board = village().resources(Faction::Indians, 0).level(Pennsylvania, Level::ActiveOpposition).put(
        1,
        WarPartiesUnderground,
        Pennsylvania,
    );
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "raid")]);
    assert_eq!(offered(&table), ["trade"]);
    play(&mut table, &[("indians", "trade"), ("british", "0"), ("indians", "pennsylvania")]);
    play(&mut table, &[("indians", "done")]);
    assert_eq!(resources(&table, Faction::Indians), 0);
    assert!(is_over(&table));
}

/// §4.1, §2.3.4 Trade does not turn over the only War Party that the Raid needs; after the Raid it may.
#[test]
fn trade_leaves_a_raider() {
    let board = camp()
        .put(1, WarPartiesUnderground, Pennsylvania)
        .put(1, Villages, Pennsylvania)
        .level(Pennsylvania, Level::ActiveOpposition);
    let mut table = board.clone().turn(Faction::Indians);
    play(&mut table, &[("indians", "raid")]);
    assert_eq!(offered(&table), ["pennsylvania"]);
    let mut table = board.put(1, WarPartiesUnderground, Pennsylvania).turn(Faction::Indians);
    play(&mut table, &[("indians", "raid")]);
    assert_eq!(offered(&table), ["pennsylvania", "trade"]);
}

/// §3.4.3 Before a Scout the British keep the Resource that they owe for it.
#[test]
fn the_british_keep_what_the_scout_costs() {
    let board = village()
        .put(1, WarPartiesActive, Virginia)
        .put(1, BritishRegulars, Virginia)
        .resources(Faction::Indians, 0)
        .resources(Faction::British, 3);
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "scout"), ("indians", "trade")]);
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("british", "2"), ("indians", "southwest")]);
    assert_eq!(resources(&table, Faction::Indians), 1);
    assert_eq!(resources(&table, Faction::British), 0);
}

/// §4.4.1, L49 An offer of 1: by the printed text nothing passes and the Indians take 1 from the stock, by the living text it
/// passes over as any other.
#[test]
fn an_offer_of_one() {
    for (board, asked, british) in
        [(village(), "trade-offer", 4), (village().living(), "trade-offer-living", 3)]
    {
        let mut table = trading(board.resources(Faction::British, 4));
        let before = resources(&table, Faction::Indians);
        expect(&table, "british", asked);
        play(&mut table, &[("british", "1")]);
        assert_eq!(resources(&table, Faction::British), british);
        assert_eq!(resources(&table, Faction::Indians), before + 1);
    }
}
