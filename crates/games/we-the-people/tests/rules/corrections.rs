//! Readings that an audit against the rulebook corrected, and the options that keep the old ones.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tricorne_kernel::{Chance, Game, Setup, own_facts};
use tricorne_testkit::script::{expect, expect_winners, offered, play};
use we_the_people::WeThePeople;
use we_the_people::pack::{FILES, Pack};
use we_the_people::pieces::Nation;
use we_the_people::pieces::Side::{American, British};

use crate::board::{Board, WtpTable, cus, facts, offers};

/// §12.0 The last British units leave the thirteen colonies: the game is over at once, whatever the campaign has left (P19).
#[test]
fn automatic_victory_comes_at_once() {
    let mut table = Board::quiet()
        .with(|state| {
            for space in facts().thirteen.iter() {
                let there = state.cus(British, space);
                state.eliminate(Nation::British, space, there);
            }
        })
        .general("howe", "ticonderoga")
        .british(2, "ticonderoga")
        .general("clinton", "quebec")
        .british(1, "quebec")
        .hand(British, &[53, 1])
        .hand(American, &[2])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-53"), ("british", "event"), ("british", "howe")]);
    play(&mut table, &[("british", "montreal"), ("british", "2")]);
    expect_winners(&table, &["american"]);
}

/// Howe comes from Boston with five to a space with an American marker, next to Washington's seven.
fn washington() -> Board {
    Board::quiet()
        .general("washington", "springfield")
        .american(7, "springfield")
        .pcs(American, &["lexington-concord"])
        .general("howe", "boston")
        .british(5, "boston")
        .hand(British, &[37, 38])
        .hand(American, &[1])
        .begins(British)
}

const MARCH: [(&str, &str); 4] =
    [("british", "card-37"), ("british", "move"), ("british", "lexington-concord"), ("british", "5")];

/// §7.2 Up to five combat units intercept: the owner says how many, one at least (P20).
#[test]
fn the_owner_says_how_many_intercept() {
    let mut table = washington().table(["1"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "washington")]);
    assert_eq!(offered(&table), ["1", "2", "3", "4", "5"]);
    play(&mut table, &[("american", "3")]);
    assert_eq!((cus(&table, American, "lexington-concord"), cus(&table, American, "springfield")), (3, 4));
}

/// §9.0 Up to five retreat before battle; the others stay as a guard (P20).
#[test]
fn the_owner_says_how_many_retreat_before_battle() {
    let mut table = Board::quiet()
        .general("washington", "lexington-concord")
        .american(4, "lexington-concord")
        .general("howe", "boston")
        .british(5, "boston")
        .hand(British, &[37, 38])
        .hand(American, &[1])
        .begins(British)
        .table(["1"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "yes"), ("american", "springfield")]);
    assert_eq!(offered(&table), ["1", "2", "3", "4"]);
    play(&mut table, &[("american", "1")]);
    assert_eq!((cus(&table, American, "springfield"), cus(&table, American, "lexington-concord")), (1, 3));
}

/// §7.2 An army intercepts whenever the British enter such a space, also where British units stand; by option not there (P11).
#[test]
fn interception_where_british_units_stand() {
    for old in [false, true] {
        let board = washington().british(1, "lexington-concord");
        let mut table = board.with(|state| state.options.safe_among_friends = old).open();
        play(&mut table, &MARCH);
        assert_eq!(offers(&table, "washington"), !old);
    }
}

/// §10.1 An army lets the British flip a marker in its space; it does not replace the neighbouring marker for an empty one,
/// but by option (P16).
#[test]
fn an_army_flips_but_does_not_place() {
    for old in [false, true] {
        let board = Board::quiet()
            .pcs(American, &["hartford"])
            .general("howe", "albany")
            .british(2, "albany")
            .general("clinton", "hartford")
            .british(1, "hartford")
            .hand(British, &[37, 38])
            .hand(American, &[1])
            .begins(British);
        let mut table = board.with(|state| state.options.armies_place = old).open();
        play(&mut table, &[("british", "card-37"), ("british", "political-control")]);
        assert!(offers(&table, "hartford"), "flipped");
        assert_eq!(offers(&table, "albany"), old, "placed without a neighbour");
    }
}

/// §9.2 A British attack on a port fails: the army may sail away, too; by option it goes back where it came from (P14).
#[test]
fn beaten_attackers_retreat_by_sea() {
    for old in [false, true] {
        let board = Board::quiet()
            .general("howe", "boston")
            .british(2, "boston")
            .american(3, "newport")
            .hand(British, &[37, 38])
            .hand(American, &[1])
            .deck(&[2, 3])
            .begins(British);
        let board = board.with(|state| state.options.only_defenders_sail = old);
        let mut table = board.table_with(&two_frontal_attacks(), ["frontal-attack", "frontal-attack"]);
        play(&mut table, &[("british", "card-37"), ("british", "move"), ("british", "newport")]);
        play(&mut table, &[("british", "2"), ("british", "frontal-attack"), ("american", "frontal-attack")]);
        if old {
            expect(&table, "chance", "losses-roll");
        } else {
            assert!(offers(&table, "boston") && offers(&table, "by-sea:new-york"));
        }
    }
}

/// A battle deck of two Frontal Attacks.
fn two_frontal_attacks() -> Arc<Pack> {
    let text = FILES.iter().find(|it| it.0 == "battle_cards.json").unwrap().1;
    let mut file: Value = serde_json::from_str(text).unwrap();
    file["deck"]["size"] = json!(2);
    for card in file["cards"].as_array_mut().unwrap() {
        card["count"] = json!(if card["id"] == "frontal-attack" { 2 } else { 0 });
    }
    let files = BTreeMap::from([("battle_cards.json".to_owned(), file.to_string())]);
    Arc::new(Pack::read(&files).unwrap())
}

/// The options of a set-up are those of its state, and a position that has others contradicts it.
#[test]
fn the_options_of_a_set_up() {
    let facts = own_facts::<WeThePeople>();
    let old = Setup::of::<WeThePeople>()
        .with("placing", "armies")
        .with("interception", "not-into-british")
        .with("retreat-by-sea", "defenders");
    let state = WeThePeople::begin(&old, &facts).unwrap();
    assert!(
        state.options.armies_place && state.options.safe_among_friends && state.options.only_defenders_sail
    );
    let letter = WeThePeople::begin(&Setup::of::<WeThePeople>(), &facts).unwrap();
    assert!(WtpTable::from_state(&facts, old.clone(), Chance::Asked, state).is_ok());
    let refused = WtpTable::from_state(&facts, old, Chance::Asked, letter).unwrap_err();
    assert_eq!(
        refused.0,
        [
            "option placing: the position has another value than \"armies\"",
            "option interception: the position has another value than \"not-into-british\"",
            "option retreat-by-sea: the position has another value than \"defenders\"",
        ]
    );
}
