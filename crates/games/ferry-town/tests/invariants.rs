//! The checks that every game passes.

use ferry_town::FerryTown;
use tricorne_kernel::{AgentRng, Chance, Evidence, Game, Record, Setup, Table, Viewer, own_facts};
use tricorne_testkit::{
    Plan, determinized_games, golden, hidden_information, perft, perft_from, random_games, record_round_trip,
    script, undo_round_trip,
};

#[test]
fn random_games_end_and_keep_every_token() {
    let played = random_games::<FerryTown>(Plan::of::<FerryTown>(10_000));
    assert_eq!(played.games, 10_000);
    let most = 4 * 4 + 4 + 3 * (1 + 4 + 1 + 1);
    assert!(played.longest <= most, "{} answers where rules allow {most}", played.longest);
}

#[test]
fn records_lead_back_to_their_games() {
    record_round_trip::<FerryTown>(Plan::of::<FerryTown>(300));
}

#[test]
fn answers_are_taken_back_up_to_dice_reveals_and_others() {
    undo_round_trip::<FerryTown>(Plan::of::<FerryTown>(300));
}

#[test]
fn hands_and_discards_are_hidden() {
    hidden_information::<FerryTown>(Plan::of::<FerryTown>(300));
}

#[test]
fn worlds_that_a_merchant_may_believe_in_are_games() {
    determinized_games::<FerryTown>(Plan::of::<FerryTown>(300));
}

#[test]
fn golden_games_play_as_they_did() {
    golden::<FerryTown>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}

/// A record of the first format gives the game that its successor gives.
#[test]
fn a_record_of_format_1_is_read() {
    let load = |text: &str| {
        let record = Record::parse(text).unwrap();
        Table::<FerryTown>::load(&own_facts::<FerryTown>(), &record, Chance::seeded(1775), |_, _| None)
    };
    let old = load(include_str!("format_1.jsonl")).unwrap();
    let new = include_str!("golden/two.jsonl");
    assert!(old.outcome().is_some());
    assert_eq!(script::story(&old), include_str!("golden/two.journal"));
    assert_eq!(old.record().to_text(), new, "it is written in the format of today");
}

/// §1 Six values at each draw, less the deals that would need a fifth token of one value: 6 of the runs of five
/// draws, and 6 x (6 x 5 + 1) of the runs of six.
#[test]
fn a_deal_has_so_many_ways() {
    for (scenario, depth, ways) in [
        ("two", 0, 1),
        ("two", 1, 6),
        ("two", 4, 1_296),
        ("two", 5, 7_770),
        ("two", 6, 46_470),
        ("three", 5, 7_770),
        ("four", 5, 7_770),
    ] {
        let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
        assert_eq!(perft::<FerryTown>(&setup, depth), ways, "{scenario} to depth {depth}");
    }
}

/// §3, §4 One round between the hands 1 2 3 and 3 4 4: a cargo of three, three bids against two. Of these six pairs
/// one is a tie, followed by the next cargo; the others by a crossing, and that by the next cargo or a die.
#[test]
fn a_round_has_so_many_ways() {
    let deal = ["1", "2", "3", "6", "3", "4", "4", "5"].map(|token| format!("t{token}"));
    let mut table = script::table::<FerryTown>("two", deal);
    script::play(&mut table, &[("north", "t6"), ("east", "t5")]);
    let ways = [1, 3, 3 * 3, 3 * 6, 3 * (5 * 2 + 3), 3 * (5 * (3 + 6) + 3 * 2)];
    for (depth, ways) in ways.into_iter().enumerate() {
        assert_eq!(perft_from(&table, depth), ways, "to depth {depth}");
    }
}

/// An agent that looks ahead must not take one guess for all there is.
#[test]
fn hidden_hands_are_imagined_in_many_ways() {
    let deal = ["1", "2", "3", "6", "3", "4", "4", "5"].map(|token| format!("t{token}"));
    let table = script::table::<FerryTown>("two", deal);
    let mut rng = AgentRng::new(1);
    let mut hands: Vec<_> = (0..40)
        .map(|_| {
            let evidence = Evidence::default();
            let state = FerryTown::resample(table.state(), &(), Viewer::Observer, &evidence, &mut rng);
            state.merchants[1].hand.clone()
        })
        .collect();
    hands.sort();
    hands.dedup();
    assert!(hands.len() > 20, "{} different hands", hands.len());
}
