//! §12.0 The French.

use tricorne_testkit::script::{expect, offered, play};
use washingtons_war::pieces::Nation::French;
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::{Navy, Phase, Place};

use crate::board::{Board, at, card, cus, facts, general, offers, place, space};

/// The marker stands at 5, and Franklin is in hand.
fn franklin() -> Board {
    Board::quiet().with(|state| state.alliance = 5).hand(American, &[101, 1]).hand(British, &[2, 3])
}

/// §12.2, §12.2.A At 9 the French enter the war once the card is done: the navy, the force, the reshuffle to come.
#[test]
fn the_alliance() {
    let mut table = franklin().pcs(British, &["boston"]).british(1, "norfolk").open();
    play(&mut table, &[("american", "card-101")]);
    expect(&table, "american", "navy-where");
    play(&mut table, &[("american", "chesapeake")]);
    assert!(!offers(&table, "boston") && !offers(&table, "norfolk") && !offers(&table, "albany"));
    play(&mut table, &[("american", "newport")]);
    assert_eq!(place(&table, "rochambeau"), at("newport"));
    let state = table.state();
    assert_eq!(state.cus[French as usize][space("newport")], 5);
    assert!(state.reshuffle && state.allied() && !state.european_war());
    assert!(state.removed.contains(card(101)));
    assert!(state.blockaded(facts()).contains(space("norfolk")));
}

/// §12.2.B.ii Of two generals in the port one goes to the box, and never Washington (W35).
#[test]
fn rochambeau_joins_washington() {
    let mut table = franklin().general("washington", "newport").american(1, "newport").open();
    play(&mut table, &[("american", "card-101"), ("american", "delaware"), ("american", "newport")]);
    assert_eq!(
        (place(&table, "washington"), place(&table, "rochambeau")),
        (at("newport"), Place::Reinforcements)
    );
}

/// §12.2.B.ii Without a port the force waits, and lands later by a reinforcement card.
#[test]
fn the_force_waits() {
    let ports: Vec<&str> = facts().ports.iter().map(|port| port.id(facts())).collect();
    let mut table = franklin().pcs(British, &ports).open();
    play(&mut table, &[("american", "card-101"), ("american", "delaware")]);
    assert_eq!((table.state().french_box, place(&table, "rochambeau")), (5, Place::France));
    let mut board = Board(table.state().clone()).hand(American, &[4]);
    board.0.unmark(space("newport"));
    let mut table = board.begins(American).open();
    play(&mut table, &[("american", "card-1"), ("american", "reinforce"), ("american", "french-force")]);
    assert_eq!((place(&table, "rochambeau"), cus(&table, American, "newport")), (at("newport"), 5));
    assert_eq!(table.state().reinforcement_cards.american.len(), 1);
}

/// §12.1 The marker never falls below 0, and after the alliance it moves no more.
#[test]
fn the_track_has_ends() {
    let mut table =
        Board::quiet().with(|state| state.alliance = 8).hand(American, &[96, 1]).hand(British, &[2]).open();
    play(&mut table, &[("american", "card-96"), ("american", "event")]);
    assert_eq!(table.state().alliance, 9);
    expect(&table, "american", "navy-where");
    // §6.32.A Then Hortelez can only be discarded.
    let mut table = Board::quiet().allied("delaware").hand(American, &[96, 1]).hand(British, &[2]).open();
    play(&mut table, &[("american", "card-96")]);
    expect(&table, "british", "exchange");
}

/// §5.5, §12.3 The navy may move in its phase only.
#[test]
fn the_french_naval_phase() {
    let mut table = Board::quiet().allied("delaware").phase(Phase::FrenchNaval).open();
    assert_eq!(offered(&table).len(), 7);
    play(&mut table, &[("american", "carolinas")]);
    assert!(table.state().blockaded(facts()).contains(space("charleston")));
}

/// §12.3 D'Estaing's departure lifts the blockade until the next French Naval Phase.
#[test]
fn destaing_sails_away() {
    let mut table =
        Board::quiet().allied("delaware").hand(British, &[97, 1]).hand(American, &[2]).begins(British).open();
    play(&mut table, &[("british", "card-97"), ("british", "event")]);
    assert_eq!(table.state().navy, Navy::Away);
    assert!(table.state().blockaded(facts()).is_empty());
}

/// §12.2.B.iii In the End Phase of the year of the alliance two British units leave the map.
#[test]
fn the_european_war() {
    let mut table = Board::quiet()
        .allied("delaware")
        .with(|state| state.allied_in = Some(state.turn))
        .british(2, "boston")
        .phase(Phase::End)
        .open();
    expect(&table, "british", "european-war");
    play(&mut table, &[("british", "boston"), ("british", "barnstable")]);
    assert_eq!((cus(&table, British, "boston"), cus(&table, British, "barnstable")), (1, 0));
    assert!(table.state().european_war());
}

/// §12.2.C French units and Rochambeau count as American: they march, place PC markers and intercept.
#[test]
fn rochambeau_leads_both_nations() {
    let mut table = Board::quiet()
        .allied("delaware")
        .with(|state| state.put(general("rochambeau"), Place::At(space("newport"))))
        .cu(3, French, "newport")
        .american(3, "newport")
        .hand(American, &[1, 2])
        .open();
    play(&mut table, &[("american", "card-1"), ("american", "activate"), ("american", "hartford")]);
    play(&mut table, &[("american", "2"), ("american", "3")]);
    assert_eq!((cus(&table, American, "hartford"), cus(&table, American, "newport")), (5, 1));
}
