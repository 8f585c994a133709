//! §9.0 The odds of battles, and §7.2 of interceptions.

use tricorne_kernel::odds::{Found, Limits, next_roll, odds};
use tricorne_kernel::{Arg, Players, Seat};
use tricorne_testkit::script::{offered, play};
use we_the_people::WeThePeople;
use we_the_people::odds::BATTLE;
use we_the_people::pieces::Side::American;
use we_the_people::steady::Steady;

use crate::board::{Board, WtpTable, space};
use crate::interception::{MARCH, washington};

/// The choice of this notation, for who is asked.
fn choice(table: &WtpTable, notation: &str) -> (Seat, usize) {
    let position = offered(table).iter().position(|it| it == notation).unwrap();
    (table.questions()[0].seat, position)
}

/// §9.2 The rulebook's retreat from Ninety Six is all that may come of that attack: the British do not go to Camden.
#[test]
fn ninety_six_is_a_point_of_the_distribution() {
    let mut script: Vec<&str> = ["flank-left", "probe"].repeat(2);
    script.extend(["flank-left"; 5]);
    let mut table = Board::quiet()
        .general("greene", "camden")
        .american(5, "camden")
        .british(1, "ninety-six")
        .hand(American, &[1])
        .table(script);
    play(&mut table, &[("american", "move"), ("american", "ninety-six"), ("american", "5")]);
    let mut players = Players::<WeThePeople>::all(|| Box::new(Steady))
        .of_one_mind()
        .asked_only(|prompt| (BATTLE.part)(prompt).is_some());
    let attack = choice(&table, "flank-left");
    let odds = odds(&BATTLE, &table.node(), Some(attack), &mut players, Limits::points(1000)).unwrap();
    let all: f64 = odds.results.iter().map(|it| it.1).sum();
    assert!((all - 1.0).abs() < 1e-12, "{all}");
    for (found, _) in &odds.results {
        let value = |key: &str| found.iter().find(|it| it.what.key.0 == key).map(|it| it.value);
        assert!(
            matches!(value("tricorne-odds-winner"), Some(Found::Name(Arg::Named("american", _)))),
            "{found:#?}"
        );
        assert_eq!(value("tricorne-odds-lost"), Some(Found::Number(1)), "{found:#?}");
        let open = ["gilbert-town", "augusta"].map(|it| Some(Found::Name(space(it).into())));
        assert!(open.contains(&value("tricorne-odds-retreats")), "{found:#?}");
    }
}

/// §7.2 The rulebook's interception: Washington comes on 1 or 2.
#[test]
fn washington_intercepts_in_two_of_six() {
    let mut table = washington().american(4, "albany").open();
    play(&mut table, &MARCH);
    let (_, results) = next_roll(&table.node(), Some(choice(&table, "washington"))).unwrap();
    let shares: Vec<(usize, f64)> = results.iter().map(|it| (it.outcomes.len(), it.probability)).collect();
    assert_eq!(shares.len(), 2, "{results:#?}");
    assert!(shares[0].0 == 2 && (shares[0].1 - 1.0 / 3.0).abs() < 1e-12, "{results:#?}");
    assert!(shares[1].0 == 4 && (shares[1].1 - 2.0 / 3.0).abs() < 1e-12, "{results:#?}");
}
