//! The agent `steady`: it gives reasons, and beats the random player. How quick it is, `benches/speed.rs` measures.

use tricorne_agents::Random;
use tricorne_kernel::{Choice as _, Seat};
use tricorne_testkit::script::play;
use tricorne_testkit::{Advised, wins};
use we_the_people::WeThePeople;
use we_the_people::pieces::Side::{self, American, British};
use we_the_people::steady::Steady;

use crate::board::{Board, facts};

/// It beats `random` in 95 of 100 games and more, sides alternating; here are 60. All 1,000 are played by
/// `tricorne sim we-the-people --seats steady,random --games 500` and `--seats random,steady`.
#[test]
fn beats_random() {
    let side = |seed: u64| Seat::from(Side::BOTH[(seed % 2) as usize]);
    let won = (0..60).filter(|&seed| wins::<WeThePeople, _, _>(side(seed), Steady, Random, seed)).count();
    assert!(won >= 56, "{won} of 60");
}

/// Every choice of a game has its reasons, where there is anything to choose.
#[test]
fn gives_reasons() {
    let choices = Advised::<WeThePeople, _>::new(Steady).gives_reasons();
    assert!(choices > 50, "{choices} choices");
}

/// Washington slips away from a battle that looks bad.
#[test]
fn avoids_losing_washington() {
    let mut table = Board::quiet()
        .general("washington", "saratoga")
        .american(2, "saratoga")
        .general("howe", "ticonderoga")
        .british(5, "ticonderoga")
        .hand(British, &[37, 38])
        .begins(British)
        .open();
    let march = [("british", "card-37"), ("british", "move"), ("british", "saratoga"), ("british", "5")];
    play(&mut table, &march);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.notation(facts()), "yes");
}

/// It takes the colony that one marker decides.
#[test]
fn takes_colonies() {
    let mut table = Board::quiet()
        .pcs(British, &["hartford"])
        .pcs(American, &["norwich", "concord-nh"])
        .general("greene", "hartford")
        .american(1, "newport")
        .hand(American, &[1, 2])
        .open();
    play(&mut table, &[("american", "card-1"), ("american", "political-control")]);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.notation(facts()), "hartford");
}

/// §9.1 It attacks with what the enemy can hardly cancel and what costs him most, cancels what it can, and counterattacks.
#[test]
fn plays_battle_cards() {
    let board = Board::quiet()
        .general("howe", "boston")
        .british(1, "boston")
        .general("gates", "lexington-concord")
        .american(1, "lexington-concord")
        .hand(British, &[37])
        .begins(British);
    // The British have five cards, the Americans two.
    let dealt =
        ["probe", "bombardment", "probe", "frontal-attack", "bombardment", "flank-left", "flank-left"];
    let march = [("british", "move"), ("british", "lexington-concord"), ("american", "no")];
    let mut table = board.table(dealt);
    play(&mut table, &march);
    let (choice, reasons) = table.advise("british", &mut Steady).unwrap();
    assert_eq!((choice.notation(facts()).as_str(), reasons.len()), ("flank-left", 1));
    play(&mut table, &[("british", "bombardment")]);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.notation(facts()), "bombardment");
    play(&mut table, &[("american", "bombardment")]);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.notation(facts()), "yes");
}
