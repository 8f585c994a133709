//! Dice that decide something besides battles: whoever is about to have them rolled is told what they may bring.

use std::collections::BTreeMap;

use tricorne_kernel::{Chance, Seat, Viewer};
use tricorne_library::{ORDINARY_POINTS, Odds, Opening, RANDOM, find};

/// Plays games at random until an answer has led to each of these rolls, and gives the odds that its seat was told of before.
fn odds_before(game: &str, scenario: &str, rolls: &[&'static str]) -> BTreeMap<&'static str, Odds> {
    let game = find(game).unwrap();
    let pack = game.read_pack(&BTreeMap::new()).unwrap();
    let mut found = BTreeMap::new();
    for seed in 1..200 {
        let mut setup = game.default_setup();
        setup.scenario = scenario.to_owned();
        let mut played = game.open(&pack, Opening::new(setup, seed)).unwrap();
        (0..played.seats().len()).for_each(|seat| played.seat_agent(Seat::new(seat as u8), RANDOM).unwrap());
        played.run().unwrap();
        let mut record = played.record();
        let lines = std::mem::take(&mut record.lines);
        record.header.seats.clear();
        let mut table = game.load(&pack, &record, Some(Chance::Asked)).unwrap();
        for line in lines {
            let seat = table.seat_named(&line.seat).unwrap();
            let before = (!seat.is_chance()).then(|| table.fork());
            table.answer(&line.seat, &line.choice).unwrap();
            let (Some(before), Some(asked)) = (before, table.questions().into_iter().next()) else {
                continue;
            };
            let Some(roll) = rolls.iter().find(|roll| **roll == asked.prompt.key.0) else { continue };
            if found.contains_key(roll) {
                continue;
            }
            let choice = Some((line.seat.as_str(), line.choice.as_str()));
            let odds = before.odds(Viewer::Seat(seat), choice, ORDINARY_POINTS);
            found.insert(*roll, odds.unwrap_or_else(|error| panic!("{roll}: {error}")));
            if found.len() == rolls.len() {
                return found;
            }
        }
    }
    panic!("of {rolls:?} only {:?} came", found.keys());
}

/// A roll whose outcomes lead to several things, which add up.
fn is_a_roll(odds: &Odds, roll: &str) {
    assert_eq!(odds.roll.map(|it| it.key.0), Some(roll));
    let outcomes: usize = odds.results.iter().map(|it| it.outcomes.len()).sum();
    let all: f64 = odds.results.iter().map(|it| it.probability).sum();
    assert!(odds.exact && outcomes > 1 && (all - 1.0).abs() < 1e-9, "{odds:#?}");
    assert!(odds.results.len() > 1 || !odds.results[0].found.is_empty(), "{odds:#?}");
}

#[test]
fn naval_pressure() {
    let roll = "lod-ask-naval-pressure-die";
    let odds = &odds_before("liberty-or-death", "1778-sprint", &[roll])[roll];
    is_a_roll(odds, roll);
    assert_eq!(odds.results.len(), 3, "{odds:#?}");
}

#[test]
fn winter_attrition() {
    let roll = "ww-winter-roll";
    is_a_roll(&odds_before("washingtons-war", "1775", &[roll])[roll], roll);
}

#[test]
fn interception_and_retreat_before_battle() {
    for (game, rolls, scenario) in [
        ("washingtons-war", ["ww-intercept-roll", "ww-retreat-roll"], "1775"),
        ("we-the-people", ["wtp-intercept-roll", "wtp-retreat-roll"], "1775"),
    ] {
        let found = odds_before(game, scenario, &rolls);
        for (roll, thing) in rolls.into_iter().zip(["tricorne-odds-intercepts", "tricorne-odds-evades"]) {
            let odds = &found[roll];
            let tally = odds.tallies.iter().find(|tally| tally.what.key.0 == thing);
            let tally = tally.unwrap_or_else(|| panic!("{roll}: {odds:#?}"));
            let all: f64 = tally.values.iter().map(|it| it.probability).sum();
            assert!(odds.policy.is_some() && (all - 1.0).abs() < 1e-6, "{roll}: {odds:#?}");
        }
    }
}

#[test]
fn supply_and_enlistment() {
    let rolls = ["dina-roll-supply", "dina-roll-enlistment"];
    let found = odds_before("decision-in-north-america", "campaign", &rolls);
    rolls.iter().for_each(|roll| is_a_roll(&found[roll], roll));
}
