//! Analyses of games that were played.

use std::sync::atomic::Ordering;

use tricorne_kernel::{Chance, Record, Seat, Setup};
use tricorne_lab::{Analysis, AnalysisError, Effort, Progress, analyse};
use tricorne_library::{AnyGame, Opening, Packs, find};

const QUICK: Effort = Effort { each_turn: 20, each_answer: 48, closely: 120 };

/// A game between these agents, from a seed.
fn played(game: &'static dyn AnyGame, scenario: &str, agents: &[&str], seed: u64) -> Record {
    let packs = Packs::own();
    let setup = Setup { scenario: scenario.to_owned(), options: Default::default() };
    let mut table = game.open(packs.of(game), Opening::new(setup, seed)).unwrap();
    for (index, agent) in agents.iter().enumerate() {
        table.seat_agent(Seat::new(index as u8), agent).unwrap();
    }
    table.run().unwrap();
    assert!(table.outcome().is_some());
    table.record()
}

fn analysed(game: &'static dyn AnyGame, record: &Record) -> Analysis {
    let packs = Packs::own();
    analyse(game, packs.of(game), record, QUICK, &Progress::default()).unwrap()
}

#[test]
fn the_curve_begins_at_the_start_and_ends_at_the_result() {
    let game = find("ferry-town").unwrap();
    let record = played(game, "two", &["random", "random"], 3);
    let analysis = analysed(game, &record);
    let (first, last) = (&analysis.moments[0], analysis.moments.last().unwrap());
    assert_eq!((first.answers, last.answers), (0, record.lines.len()));
    assert!(first.playouts > 0 && first.chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
    let packs = Packs::own();
    let table = game.load(packs.of(game), &record, Some(Chance::Asked)).unwrap();
    let won = table.outcome().unwrap().winners;
    let certain: Vec<f64> =
        analysis.seats.iter().map(|seat| if won.contains(seat) { 1.0 } else { 0.0 }).collect();
    assert_eq!((last.playouts, &last.chances), (0, &certain));
    assert!(analysis.moments.is_sorted_by_key(|moment| moment.answers));
    assert_eq!(analysis, analysed(game, &record), "the same record gives the same analysis");
}

/// A game between `np` in which the British give the worst answer they can, once; with the number of that answer.
fn with_a_blunder(game: &'static dyn AnyGame) -> (Record, usize) {
    let packs = Packs::own();
    let setup = Setup { scenario: "1778-sprint".to_owned(), options: Default::default() };
    let mut table = game.open(packs.of(game), Opening::new(setup, 5)).unwrap();
    for seat in 1..4 {
        table.seat_agent(Seat::new(seat), "np").unwrap();
    }
    table.run().unwrap();
    loop {
        let question = table.questions().remove(0);
        let weigh = |among: &[usize], playouts, nth| {
            let weighed = table.weigh(question.seat, among, playouts, nth).unwrap().weighed;
            (weighed[0], *weighed.last().unwrap())
        };
        let (best, worst) = weigh(&[], 64, 7);
        let (better, worse) = weigh(&[best.position, worst.position], 200, 8);
        if better.position == best.position && better.worth - worse.worth > 0.2 {
            let blunder = table.answers();
            table.answer_at(Seat::new(0), worst.position).unwrap();
            table.seat_agent(Seat::new(0), "np").unwrap();
            table.run().unwrap();
            return (table.record(), blunder);
        }
        let (usual, _) = table.advise(question.seat, "np").unwrap();
        table.answer(question.seat, &usual.notation).unwrap();
    }
}

#[test]
fn a_blunder_made_on_purpose_is_found() {
    let game = find("liberty-or-death").unwrap();
    let (record, blunder) = with_a_blunder(game);
    let analysis = analysed(game, &record);
    let found = analysis.costly.iter().find(|costly| costly.answer == blunder);
    assert!(found.is_some_and(|found| found.seat == "british"), "{blunder}: {:#?}", analysis.costly);
    for costly in &analysis.costly {
        assert!(costly.better_worth > costly.worth && costly.better != costly.given, "{costly:?}");
        let line = &record.lines[costly.answer];
        assert_eq!((line.seat.as_str(), &line.choice), (costly.seat, &costly.given.notation));
        assert!(!costly.reasons.is_empty());
    }
}

#[test]
fn it_says_why_there_is_no_analysis() {
    let game = find("ferry-town").unwrap();
    let mut record = played(game, "two", &["random", "random"], 3);
    let packs = Packs::own();
    let with = |record: &Record, progress: &Progress| {
        analyse(game, packs.of(game), record, QUICK, progress).unwrap_err()
    };
    let stopped = Progress::default();
    stopped.stop.store(true, Ordering::Relaxed);
    assert!(matches!(with(&record, &stopped), AnalysisError::Stopped));
    record.lines[0].choice = "nowhere".to_owned();
    assert!(matches!(with(&record, &Progress::default()), AnalysisError::Broken { answers: 0, .. }));
    record.lines.clear();
    assert!(matches!(with(&record, &Progress::default()), AnalysisError::Empty));
}
