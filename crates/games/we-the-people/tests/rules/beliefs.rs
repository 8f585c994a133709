//! What a viewer believes in the middle of a battle: compared with trial alone, and with odds worked out by hand.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tricorne_kernel::{AgentRng, Node, Viewer};
use tricorne_testkit::beliefs::{expect_alike, expect_odds, sampled, sampled_by_rejection};
use tricorne_testkit::script::{expect, play};
use we_the_people::WeThePeople;
use we_the_people::pack::{FILES, Pack};
use we_the_people::pieces::Side::{self, American, British};
use we_the_people::tactics::Tactic;

use crate::board::{Board, WtpTable, facts, offers};

const TYPES: [&str; 3] = ["frontal-attack", "flank-left", "probe"];

/// A battle deck of four Frontal Attacks, two Flank Attacks Left and two Probes.
fn small_battle_deck() -> Arc<Pack> {
    let text = FILES.iter().find(|it| it.0 == "battle_cards.json").unwrap().1;
    let mut file: Value = serde_json::from_str(text).unwrap();
    file["deck"]["size"] = json!(8);
    for card in file["cards"].as_array_mut().unwrap() {
        let count = match card["id"].as_str().unwrap() {
            "frontal-attack" => 4,
            "flank-left" | "probe" => 2,
            _ => 0,
        };
        card["count"] = json!(count);
    }
    let files = BTreeMap::from([("battle_cards.json".to_owned(), file.to_string())]);
    Arc::new(Pack::read(&files).unwrap())
}

/// Howe, with one combat unit, has attacked Lexington: he has four battle cards, the Americans two, and two are left. Twice
/// he has attacked with a Frontal Attack, and the Americans have cancelled the first.
fn lexington() -> WtpTable {
    let deal =
        ["frontal-attack", "frontal-attack", "frontal-attack", "flank-left", "probe", "frontal-attack"];
    let mut table = Board::quiet()
        .general("howe", "boston")
        .british(1, "boston")
        .american(2, "lexington-concord")
        .hand(British, &[37])
        .hand(American, &[1])
        .deck(&[2, 3, 4, 5])
        .with(|state| state.regulars = false)
        .begins(British)
        .table_with(&small_battle_deck(), deal);
    play(&mut table, &[("british", "move"), ("british", "lexington-concord")]);
    if offers(&table, "1") {
        play(&mut table, &[("british", "1")]);
    }
    if offers(&table, "no-card") {
        play(&mut table, &[("american", "no-card")]);
    }
    play(&mut table, &[("british", "frontal-attack"), ("american", "frontal-attack")]);
    play(&mut table, &[("british", "frontal-attack")]);
    expect(&table, "american", "cancel");
    table
}

/// A side's battle cards of each type.
fn battle_hand(world: &Node<WeThePeople>, side: Side) -> [u8; 3] {
    let hand = world.state().battle_hands[side];
    TYPES.map(|id| hand.count(Tactic::from_id(facts(), id).unwrap()))
}

fn choose(n: u8, k: u8) -> f64 {
    (0..k).map(|at| f64::from(n - at) / f64::from(at + 1)).product()
}

/// §9.1 The American holds a Frontal Attack and a Flank Attack Left. Of the other three, one and two, Howe got four, two
/// Frontal Attacks at least among them.
#[test]
fn the_odds_of_a_battle_hand() {
    let table = lexington();
    let mut odds = BTreeMap::new();
    for frontal in 2..=3 {
        for flank in 0..=1 {
            for probe in 0..=2_u8 {
                if frontal + flank + probe == 4 {
                    let ways = choose(3, frontal) * choose(1, flank) * choose(2, probe);
                    odds.insert([frontal - 2, flank, probe], ways);
                }
            }
        }
    }
    let viewer = Viewer::Seat(American.into());
    expect_odds(&sampled(&table, viewer, 4_000, |world| battle_hand(world, British)), &odds);
    let by_trial = sampled_by_rejection(&table, viewer, 1_000, |world| battle_hand(world, British));
    expect_odds(&by_trial, &odds);
    // All of them with their exact odds, as battles are worked out.
    let belief = table.belief(viewer);
    let world = belief.sample(&mut AgentRng::new(1)).unwrap();
    let deals = belief.deals(&world, 100_000).unwrap().expect("nobody has answered in secret");
    let all: f64 = odds.values().sum();
    assert_eq!(deals.len(), odds.len());
    for (node, probability) in deals {
        let hand = battle_hand(&node, British);
        assert!((probability - odds[&hand] / all).abs() < 1e-12, "{hand:?}: {probability}");
    }
}

/// §9.1 The same worlds come by trial alone, for a player and for somebody without a seat, strategy cards included.
#[test]
fn the_same_worlds_as_by_trial() {
    let table = lexington();
    for viewer in [Viewer::Seat(American.into()), Viewer::Seat(British.into()), Viewer::Observer] {
        let seen = |world: &Node<WeThePeople>| {
            let hand: Vec<u8> = world.state().hands.american.iter().map(|card| card.number()).collect();
            (battle_hand(world, British), battle_hand(world, American), hand)
        };
        let quick = sampled(&table, viewer, 3_000, seen);
        expect_alike(&quick, &sampled_by_rejection(&table, viewer, 1_500, seen));
    }
}
