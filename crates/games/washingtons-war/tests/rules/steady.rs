//! The agent `steady`: it gives reasons, and beats the random player. How quick it is, `benches/speed.rs` measures.

use tricorne_agents::Random;
use tricorne_kernel::{Choice as _, Seat};
use tricorne_testkit::script::play;
use tricorne_testkit::{Advised, named_numbers, wins};
use washingtons_war::WashingtonsWar;
use washingtons_war::pieces::Nation;
use washingtons_war::pieces::Side::{self, American, British};
use washingtons_war::state::Phase;
use washingtons_war::steady::{self, Steady};

use crate::board::{Board, facts, space};

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

/// Washington alone can be taken by an army three spaces away, so the Americans begin the year; otherwise the British do.
#[test]
fn begins_when_washington_is_in_danger() {
    for (army, first) in [("new-york", "american"), ("charleston", "british")] {
        let mut table = Board::quiet()
            .pcs(American, &["genesee"])
            .general("washington", "saratoga")
            .general("clinton", army)
            .british(5, army)
            .hand(British, &[21, 22])
            .hand(American, &[1, 2])
            .phase(Phase::FirstPlayer)
            .open();
        play(&mut table, &[("british", "no")]);
        let (choice, _) = table.advise("american", &mut Steady).unwrap();
        assert_eq!(choice.notation(facts()), first, "an army in {army}");
    }
}

/// New combat units come to Washington while an army can reach him.
#[test]
fn reinforces_washington_in_danger() {
    let mut table = Board::quiet()
        .general("washington", "saratoga")
        .american(4, "savannah")
        .general("clinton", "new-york")
        .british(5, "new-york")
        .hand(American, &[37, 1])
        .hand(British, &[21, 22])
        .open();
    play(&mut table, &[("american", "card-37"), ("american", "reinforce")]);
    let (choice, _) = table.advise("american", &mut Steady).unwrap();
    assert_eq!(choice.notation(facts()), "saratoga");
}

/// The British land where an army has something to do, and not in a dead end.
#[test]
fn lands_where_it_matters() {
    let mut table =
        Board::quiet().with(|state| state.british_box = 5).hand(British, &[37, 38]).begins(British).open();
    play(&mut table, &[("british", "card-37"), ("british", "reinforce")]);
    let (choice, _) = table.advise("british", &mut Steady).unwrap();
    let adjacent = space(&choice.notation(facts())).adjacent(facts()).len();
    assert!(adjacent > 2, "{} leads to {adjacent} spaces", choice.notation(facts()));
}

/// An army that leaves for Canada does not take along the units that keep the British in the war.
#[test]
fn leaves_a_garrison() {
    let mut table = Board::quiet()
        .general("clinton", "ticonderoga")
        .british(3, "ticonderoga")
        .hand(British, &[37, 38])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-37"), ("british", "activate"), ("british", "montreal")]);
    let (choice, _) = table.advise("british", &mut Steady).unwrap();
    assert_ne!(choice.notation(facts()), "3");
}

/// The last combat units are worth far more than one of many.
#[test]
fn the_last_units_count_most() {
    let worth = |board: Board| steady::worth(&board.0, facts(), American.into());
    let none = Board::quiet().with(|state| state.eliminate(Nation::American, space("genesee"), 1));
    let last = worth(Board::quiet()) - worth(none);
    let one_of_many =
        worth(Board::quiet().american(9, "albany")) - worth(Board::quiet().american(8, "albany"));
    assert!(last > 10 * one_of_many, "{last} and {one_of_many}");
}

/// The fewer cards are left in the year, the more an army in the cold costs.
#[test]
fn winter_counts_more_late_in_the_year() {
    let cold = |cards: &[u8]| {
        let worth = |at: &str| {
            let board = Board::quiet().british(4, at).hand(British, cards);
            steady::worth(&board.0, facts(), British.into())
        };
        worth("philadelphia") - worth("reading")
    };
    let (late, early) = (cold(&[]), cold(&[1, 2, 3, 4, 5, 6, 7, 8, 9]));
    assert!(late > early && early > 0, "{late} and {early}");
}

/// §7.1.B Two cards together move a general whom neither moves alone.
#[test]
fn queues_operations_for_a_slow_general() {
    let mut table = Board::quiet()
        .general("howe", "ticonderoga")
        .british(5, "ticonderoga")
        .general("washington", "saratoga")
        .hand(British, &[19, 20])
        .hand(American, &[1, 2])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-19")]);
    let (choice, _) = table.advise("british", &mut Steady).unwrap();
    assert_eq!(choice.notation(facts()), "queue");
}

/// What a learned value reads says who stands where, and counts what the hands are good for.
#[test]
fn features_tell_what_stands_where() {
    let table = Board::quiet()
        .pcs(American, &["hartford", "new-haven", "norwich"])
        .general("greene", "hartford")
        .american(3, "hartford")
        .british(2, "new-york")
        .hand(American, &[1, 2])
        .open();
    let state = table.state();
    let numbers = named_numbers(|row| steady::features(state, facts(), row));
    let units = |side: &str, colony: &str| numbers[&format!("{side}/{colony}")];
    assert_eq!((units("american", "CT"), units("british", "NY")), (3.0, 2.0));
    assert_eq!((numbers["american/armies"], numbers["american/hand"]), (1.0, 2.0));
    assert!(numbers["colony/CT"] > 0.0);
    let worth = steady::worth(state, facts(), Seat::from(American));
    assert_eq!(numbers["worth"], (worth / 10) as f32);
}
