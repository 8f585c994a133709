//! The agent `steady`: it gives reasons, and beats the random player. How quick it is, `benches/speed.rs` measures.

use tricorne_agents::Random;
use tricorne_kernel::{Choice as _, Seat};
use tricorne_testkit::script::play;
use tricorne_testkit::{Advised, wins};
use washingtons_war::WashingtonsWar;
use washingtons_war::pieces::Side::{self, American, British};
use washingtons_war::steady::Steady;

use crate::board::{Board, facts};

/// It beats `random` in 95 of 100 games and more, sides alternating; here are 60. All 1,000 are played by
/// `tricorne sim washingtons-war --seats steady,random --games 500` and `--seats random,steady`.
#[test]
fn beats_random() {
    let side = |seed: u64| Seat::from(Side::BOTH[(seed % 2) as usize]);
    let won = (0..60).filter(|&seed| wins::<WashingtonsWar, _, _>(side(seed), Steady, Random, seed)).count();
    assert!(won >= 56, "{won} of 60");
}

/// Every choice of a game has its reasons, where there is anything to choose.
#[test]
fn gives_reasons() {
    let choices = Advised::<WashingtonsWar, _>::new(Steady).gives_reasons();
    assert!(choices > 50, "{choices} choices");
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
        assert_eq!(choice.notation(facts()), answer);
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
    assert_eq!(choice.notation(facts()), "hartford");
}
