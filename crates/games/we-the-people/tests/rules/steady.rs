//! The agent `steady`: it gives reasons, and beats the random player. How quick it is, `benches/speed.rs` measures.

use tricorne_agents::Random;
use tricorne_kernel::{Agent, Chance, Seat, Setup, Table};
use tricorne_testkit::script::play;
use we_the_people::WeThePeople;
use we_the_people::pieces::Side::{self, American, British};
use we_the_people::steady::Steady;

use crate::board::Board;

/// Plays a game against the random player, and says whether `steady` won.
fn wins(side: Side, seed: u64) -> bool {
    let setup = Setup::of::<WeThePeople>();
    let mut table = Table::<WeThePeople>::new(setup, Chance::seeded(seed)).unwrap();
    for it in Side::BOTH {
        let agent: Box<dyn Agent<WeThePeople>> = if it == side { Box::new(Steady) } else { Box::new(Random) };
        table.seat(Seat::from(it), "agent", agent);
    }
    table.quiet();
    table.go().unwrap();
    table.winners().contains(&Seat::from(side))
}

/// It beats `random` in 95 of 100 games and more, sides alternating; here are 60. All 1,000 are played by
/// `tricorne sim we-the-people --seats steady,random --games 500` and `--seats random,steady`.
#[test]
fn beats_random() {
    let won = (0..60).filter(|seed| wins(Side::BOTH[(seed % 2) as usize], *seed)).count();
    assert!(won >= 56, "{won} of 60");
}

/// Every choice of a game has its reasons, where there is anything to choose.
#[test]
fn gives_reasons() {
    let setup = Setup::of::<WeThePeople>();
    let mut table = Table::<WeThePeople>::new(setup, Chance::seeded(8)).unwrap();
    table.go().unwrap();
    let mut answers = 0;
    while let Some(asked) = table.questions().first() {
        let seat = table.seat_name(asked.seat);
        let several = asked.choices.len() > 1;
        let (choice, reasons) = table.advise(seat, &mut Steady).unwrap();
        assert_eq!(reasons.is_empty(), !several, "{choice}");
        answers += 1;
        table.answer(seat, &choice.to_string()).unwrap();
    }
    assert!(answers > 100, "{answers} answers");
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
        .turn_of(British)
        .open();
    let march = [("british", "card-37"), ("british", "move"), ("british", "saratoga"), ("british", "5")];
    play(&mut table, &march);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.to_string(), "yes");
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
    assert_eq!(choice.to_string(), "hartford");
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
        .turn_of(British);
    // The British have five cards, the Americans two.
    let dealt =
        ["probe", "bombardment", "probe", "frontal-attack", "bombardment", "flank-left", "flank-left"];
    let march = [("british", "move"), ("british", "lexington-concord"), ("american", "no")];
    let mut table = board.table(dealt);
    play(&mut table, &march);
    let (choice, reasons) = table.advise("british", &mut Steady).unwrap();
    assert_eq!((choice.to_string().as_str(), reasons.len()), ("flank-left", 1));
    play(&mut table, &[("british", "bombardment")]);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.to_string(), "bombardment");
    play(&mut table, &[("american", "bombardment")]);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.to_string(), "yes");
}
