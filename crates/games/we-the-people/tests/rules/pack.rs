//! The pack of facts: its totals, and how it is corrected.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tricorne_testkit::{Wrong, errors_are_precise};
use we_the_people::WeThePeople;
use we_the_people::cards::{Card, is_battle_event_of, is_campaign};
use we_the_people::map::{Colony, Space};
use we_the_people::pack::{Basis, FILES, Pack};
use we_the_people::pieces::{General, NAMES, Side};
use we_the_people::tactics::{BattleHand, Tactic};

use crate::board::facts;

/// The totals that the pack's own notes give.
#[test]
fn totals() {
    assert_eq!(
        (Space::all(facts()).count(), Colony::all(facts()).count(), facts().ports.len()),
        (66, 14, 20)
    );
    assert_eq!((Tactic::all(facts()).count(), BattleHand::deck(facts()).len()), (6, 64));
    assert_eq!(General::all(facts()).count(), 13);
    let per_colony: Vec<(&str, usize)> =
        Colony::all(facts()).map(|it| (it.id(facts()), it.spaces(facts()).len())).collect();
    let expected = [2, 2, 5, 1, 2, 10, 3, 9, 1, 3, 10, 9, 6, 3];
    assert_eq!(per_colony.iter().map(|it| it.1).collect::<Vec<_>>(), expected, "{per_colony:?}");
    let roads: usize = Space::all(facts()).map(|space| space.roads(facts()).len()).sum();
    assert_eq!(roads, 2 * 103);
    let cards = |test: &dyn Fn(&Card) -> bool| facts().deck.iter().filter(|card| test(card)).count();
    assert_eq!(cards(&|_| true), 96);
    assert_eq!(cards(&|card| card.ops(facts()).is_some()), 50);
    assert_eq!(cards(&|&card| is_campaign(card, facts())), 5);
    assert_eq!(cards(&|card| card.is_special(facts())), 8);
    assert_eq!(cards(&|&card| Side::BOTH.into_iter().any(|side| is_battle_event_of(card, facts(), side))), 8);
}

/// What is reconstructed is marked as such.
#[test]
fn marks() {
    let mark = |number: u8| Card::new(facts(), number).unwrap().mark(facts());
    assert_eq!(mark(89), NAMES.mark(Basis::Inferred));
    assert_eq!(mark(67), NAMES.mark(Basis::Reconstructed));
    let general = |id: &str| General::from_id(facts(), id).unwrap().facts(facts()).basis;
    assert_eq!((general("washington"), general("lafayette")), (Basis::Memory, Basis::Reconstructed));
}

fn file(name: &str) -> Value {
    let text = FILES.iter().find(|it| it.0 == name).unwrap().1;
    serde_json::from_str(text).unwrap()
}

fn read(name: &str, value: &Value) -> Result<Pack, String> {
    Pack::read(&BTreeMap::from([(name.to_owned(), value.to_string())]))
}

/// A corrected road and a corrected card are taken.
#[test]
fn corrections_are_taken() {
    let mut map = file("map.json");
    map["edges"][0]["b"] = json!("albany");
    read("map.json", &map).unwrap();
    let mut cards = file("cards.json");
    cards["cards"][6]["effect"]["max"] = json!(4);
    read("cards.json", &cards).unwrap();
}

/// Two corrected packs, one with a space that ours does not know, are played in one process at the same time.
#[test]
fn packs_stand_side_by_side() {
    let renamed =
        FILES.iter().map(|(name, text)| ((*name).to_owned(), text.replace("\"boston\"", "\"beantown\"")));
    let mut map = file("map.json");
    map["spaces"][1]["winter_quarters"] = json!(map["spaces"][1]["winter_quarters"] == json!(false));
    let wintry = BTreeMap::from([("map.json".to_owned(), map.to_string())]);
    tricorne_testkit::packs_stand_side_by_side::<WeThePeople>(&renamed.collect(), &wintry);
}

/// Every error names the file, the field and the value.
#[test]
fn wrong_facts_are_refused() {
    let faults: &[Wrong<'_>] = &[
        ("map.json", "/edges/0/b", json!("atlantis"), "map.json: edges[0].b: there is no space \"atlantis\""),
        ("map.json", "/edges/0/type", json!("wide"), "map.json: edges[0].type: unknown variant `wide`"),
        ("map.json", "/edges/0/type", json!("dotted"), "map.json: edges[0].type: Dotted does not fit"),
        (
            "map.json",
            "/edges/0/b",
            json!("quebec"),
            "map.json: edges[0]: \"quebec\" and \"quebec\" are joined",
        ),
        (
            "map.json",
            "/spaces/3/colony",
            json!("XX"),
            "map.json: spaces[3].colony: there is no colony \"XX\"",
        ),
        ("map.json", "/spaces/3/id", json!("done"), "map.json: spaces: the name \"done\" is taken"),
        (
            "map.json",
            "/spaces/2/royal_navy_needs_british_pc",
            json!(true),
            "map.json: spaces[2].royal_navy_needs_british_pc: \"concord-nh\" is no port",
        ),
        ("battle_cards.json", "/cards/0/count", json!(15), "battle_cards.json: cards: 63 in all"),
        (
            "generals.json",
            "/generals/0/battle",
            json!(9),
            "generals.json: generals[0].battle: 9 is not from 1 to 6",
        ),
        (
            "cards.json",
            "/cards/6/effect/kind",
            json!("dance"),
            "cards.json: cards[6].effect.kind: there is no effect \"dance\"",
        ),
        (
            "cards.json",
            "/cards/6/effect/side",
            json!("dutch"),
            "cards.json: cards[6].effect.side: unknown variant `dutch`",
        ),
        ("cards.json", "/cards/6/effect/count", json!(2), "cards[6].effect.count: unknown field `count`"),
        (
            "cards.json",
            "/cards/6/effect/exactly",
            json!(2),
            "cards[6].effect: max and exactly are both given",
        ),
        ("cards.json", "/cards/6/effect/colour", json!(2), "cards[6].effect.colour: unknown field `colour`"),
        ("cards.json", "/cards/6/numbers/0", json!(58), "cards.json: cards[7].numbers: 58 is taken"),
        ("cards.json", "/cards/6/must_play", json!(true), "cards[6].must_play: true does not fit type Event"),
        (
            "setup.json",
            "/placements/0/general",
            json!("gage"),
            "setup.json: placements[0].general: there is no general",
        ),
        (
            "setup.json",
            "/placements/0/general",
            Value::Null,
            "setup.json: placements: \"carleton\" is nowhere",
        ),
        ("tables.json", "/loser_losses/0/rolls/0", json!(7), "tables.json: loser_losses: 7 is not on a die"),
        ("tables.json", "/loser_losses/0/rolls/0", json!(6), "tables.json: loser_losses: 6 stands twice"),
    ];
    errors_are_precise(&FILES, Pack::read, faults);
}
