//! The agent `steady`: it gives reasons, and beats the random player. How quick it is, `benches/speed.rs` measures.

use tricorne_agents::Random;
use tricorne_kernel::{Agent, Chance, Seat, Setup, Table};
use tricorne_testkit::script::play;
use washingtons_war::WashingtonsWar;
use washingtons_war::pieces::Side::{self, American, British};
use washingtons_war::steady::Steady;

use crate::board::Board;

/// Plays a game against the random player, and says whether `steady` won.
fn wins(side: Side, seed: u64) -> bool {
    let setup = Setup::of::<WashingtonsWar>();
    let mut table = Table::<WashingtonsWar>::new(setup, Chance::seeded(seed)).unwrap();
    for it in Side::BOTH {
        let agent: Box<dyn Agent<WashingtonsWar>> =
            if it == side { Box::new(Steady) } else { Box::new(Random) };
        table.seat(Seat::from(it), "agent", agent);
    }
    table.quiet();
    table.go().unwrap();
    table.winners().contains(&Seat::from(side))
}

/// It beats `random` in 95 of 100 games and more, sides alternating; here are 60. All 1,000 are played by
/// `tricorne sim washingtons-war --seats steady,random --games 500` and `--seats random,steady`.
#[test]
fn beats_random() {
    let won = (0..60).filter(|seed| wins(Side::BOTH[(seed % 2) as usize], *seed)).count();
    assert!(won >= 56, "{won} of 60");
}

/// Every choice of a game has its reasons, where there is anything to choose.
#[test]
fn gives_reasons() {
    let setup = Setup::of::<WashingtonsWar>();
    let mut table = Table::<WashingtonsWar>::new(setup, Chance::seeded(8)).unwrap();
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

/// Washington slips away from a battle that looks bad, and stands where it looks good.
#[test]
fn avoids_losing_washington() {
    for (british, answer) in [(5, "yes"), (1, "no")] {
        let mut table = Board::quiet()
            .general("washington", "saratoga")
            .american(2, "saratoga")
            .general("howe", "ticonderoga")
            .british(british, "ticonderoga")
            .hand(British, &[37, 38])
            .begins(British)
            .open();
        play(&mut table, &[("british", "card-37"), ("british", "activate"), ("british", "saratoga")]);
        if table.questions()[0].seat == Seat::from(British) {
            play(&mut table, &[("british", &british.to_string())]);
        }
        let (choice, _) = table.advise("american", &mut Steady).unwrap();
        assert_eq!(choice.to_string(), answer);
    }
}

/// It takes the colony that one marker decides.
#[test]
fn takes_colonies() {
    let mut table = Board::quiet()
        .pcs(British, &["hartford"])
        .pcs(American, &["new-haven", "norwich", "brattleboro"])
        .general("greene", "hartford")
        .american(1, "newport")
        .hand(American, &[1, 2])
        .open();
    play(&mut table, &[("american", "card-1"), ("american", "political-control")]);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.to_string(), "hartford");
}
