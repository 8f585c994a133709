//! §9.0 The odds of battles.

use tricorne_kernel::odds::{Finding, Found, Limits, Odds, odds};
use tricorne_kernel::{Arg, Players};
use tricorne_testkit::script::play;
use washingtons_war::WashingtonsWar;
use washingtons_war::odds::BATTLE;
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::steady::Steady;

use crate::board::{Board, WwTable, facts, general};

fn now(table: &WwTable) -> Odds {
    let mut players = Players::<WashingtonsWar>::all(|| Box::new(Steady))
        .asked_only(|prompt| (BATTLE.part)(prompt).is_some());
    odds(&BATTLE, &table.node(), None, &mut players, Limits::points(20_000)).unwrap()
}

fn value(found: &[Finding], key: &str, side: &str) -> Option<Found> {
    let about = |arg: Arg| matches!(arg, Arg::Named(id, _) if id == side);
    let it = found.iter().find(|it| {
        it.what.key.0 == key && (it.what.args().is_empty() || it.what.args().iter().any(|arg| about(arg.1)))
    });
    it.map(|it| it.value)
}

/// §9.2 to §9.63.A The rulebook's combat example is one of the results: Burgoyne surrenders with three units at Saratoga.
#[test]
fn saratoga_is_a_point_of_the_distribution() {
    let mut table = Board::quiet()
        .general("burgoyne", "ticonderoga")
        .british(5, "ticonderoga")
        .general("gates", "saratoga")
        .american(5, "saratoga")
        .pcs(American, &["ticonderoga", "albany", "saratoga"])
        .hand(British, &[19, 63])
        .hand(American, &[87, 1])
        .begins(British)
        .table([""; 0]);
    play(
        &mut table,
        &[("british", "card-19"), ("british", "activate"), ("british", "saratoga"), ("british", "5")],
    );
    play(
        &mut table,
        &[("american", "no"), ("british", "card-63"), ("american", "card-87"), ("american", "event")],
    );
    let odds = now(&table);
    let all: f64 = odds.results.iter().map(|result| result.1).sum();
    assert!((all - 1.0).abs() < 1e-12, "{all}");
    let example = odds.results.iter().any(|(found, probability)| {
        *probability > 0.0
            && matches!(
                value(found, "tricorne-odds-winner", ""),
                Some(Found::Name(Arg::Named("american", _)))
            )
            && value(found, "tricorne-odds-regulars-lost", "") == Some(Found::Yes)
            && found
                .iter()
                .any(|it| it.what.key.0 == "tricorne-odds-surrenders" && it.value == Found::Number(3))
            && found.iter().any(|it| it.what.key.0 == "tricorne-odds-captured")
            && found.iter().any(|it| it.what.key.0 == "ww-odds-alliance")
    });
    assert!(example, "{:#?}", odds.results);
    let won = |side: &str| -> f64 {
        let by = |found: &[Finding]| matches!(value(found, "tricorne-odds-winner", ""), Some(Found::Name(Arg::Named(id, _))) if id == side);
        odds.results.iter().filter(|result| by(&result.0)).map(|result| result.1).sum()
    };
    // §9.3 By hand: 5 + 1 + 1 and half or all of Burgoyne's 2, against 5 + 1 + 2 and half or all of Gates's; ties are the attacker's.
    let half = facts().tables.half_rating.iter().filter(|half| **half).count() as f64 / 6.0;
    let ratings = |all: i32| [(all / 2, half), (all, 1.0 - half)];
    let mut british = 0.0;
    for (burgoyne, one) in ratings(general("burgoyne").battle(facts()).into()) {
        for (gates, other) in ratings(general("gates").battle(facts()).into()) {
            let faces = (1..=6).flat_map(|die| (1..=6).map(move |against| (die, against)));
            let wins = faces.filter(|(die, against)| 7 + burgoyne + die >= 8 + gates + against).count();
            british += one * other * wins as f64 / 36.0;
        }
    }
    assert!((won("british") - british).abs() < 1e-12, "{}, not {british}", won("british"));
    assert!((won("american") + won("british") - 1.0).abs() < 1e-12);
    assert!(odds.points < 500, "{} points", odds.points);
}
