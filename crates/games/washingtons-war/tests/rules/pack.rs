//! The pack of facts: its totals, and how it is corrected.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tricorne_testkit::{Wrong, errors_are_precise};
use washingtons_war::WashingtonsWar;
use washingtons_war::cards::{Card, is_battle_card_of, is_campaign};
use washingtons_war::map::{Colony, Space, Zone};
use washingtons_war::pack::{Basis, FILES, Pack};
use washingtons_war::pieces::{General, NAMES, Side};

use crate::board::facts;

/// The totals that the pack's own notes give.
#[test]
fn totals() {
    assert_eq!(
        (Space::all(facts()).count(), Colony::all(facts()).count(), Zone::all(facts()).count()),
        (60, 14, 7)
    );
    assert_eq!((facts().ports.len(), facts().fortified.len()), (20, 4));
    assert_eq!(General::all(facts()).count(), 13);
    let per_colony: Vec<(&str, usize)> =
        Colony::all(facts()).map(|it| (it.id(facts()), it.spaces(facts()).len())).collect();
    let expected = [3, 3, 5, 1, 2, 10, 3, 7, 1, 2, 9, 6, 5, 3];
    assert_eq!(per_colony.iter().map(|it| it.1).collect::<Vec<_>>(), expected, "{per_colony:?}");
    let roads: usize = Space::all(facts()).map(|space| space.roads(facts()).len()).sum();
    assert_eq!(roads, 2 * 100);
    let cards = |test: &dyn Fn(&Card) -> bool| facts().deck.iter().filter(|card| test(card)).count();
    assert_eq!(cards(&|_| true), 110);
    assert_eq!(cards(&|card| card.ops(facts()).is_some()), 54);
    assert_eq!(cards(&|&card| is_campaign(card, facts())), 8);
    assert_eq!(cards(&|card| card.is_special(facts())), 7);
    assert_eq!(cards(&|&card| Side::BOTH.into_iter().any(|side| is_battle_card_of(card, facts(), side))), 8);
}

/// §12.3 The seven zones and their ports.
#[test]
fn zones() {
    let ports = |zone: &str| {
        let ports = Zone::from_id(facts(), zone).unwrap().ports(facts());
        ports.iter().map(|space| space.id(facts())).collect::<Vec<_>>()
    };
    assert_eq!(ports("new-england"), ["falmouth", "boston", "barnstable", "newport"]);
    assert_eq!(ports("south-atlantic"), ["savannah", "st-marys"]);
}

/// What is reconstructed is marked as such.
#[test]
fn marks() {
    let mark = |number: u8| Card::new(facts(), number).unwrap().mark(facts());
    assert_eq!(mark(1), NAMES.mark(Basis::Rulebook));
    assert_eq!(mark(63), NAMES.mark(Basis::Reconstructed));
    assert_eq!(mark(88), NAMES.mark(Basis::Memory));
    // Tarleton's battle bonus is certain, his raid is not.
    assert_eq!(mark(100), NAMES.mark(Basis::Reconstructed));
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
    map["edges"][0]["cost"] = json!(3);
    read("map.json", &map).unwrap();
    let mut cards = file("cards.json");
    cards["cards"][5]["effect"]["max"] = json!(4);
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
    tricorne_testkit::packs_stand_side_by_side::<WashingtonsWar>(&renamed.collect(), &wintry);
}

/// Every error names the file, the field and the value.
#[test]
fn wrong_facts_are_refused() {
    let faults: &[Wrong<'_>] = &[
        ("map.json", "/edges/0/b", json!("atlantis"), "map.json: edges[0].b: there is no space \"atlantis\""),
        ("map.json", "/edges/0/cost", json!("far"), "map.json: edges[0].cost: invalid type: string \"far\""),
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
        ("map.json", "/spaces/0/port", json!(false), "port, blockade_zone and the zone's ports disagree"),
        (
            "generals.json",
            "/generals/0/battle",
            json!(9),
            "generals.json: generals[0].battle: 9 is not from 1 to 6",
        ),
        (
            "cards.json",
            "/cards/5/effect/kind",
            json!("dance"),
            "cards.json: cards[5].effect.kind: there is no effect \"dance\"",
        ),
        (
            "cards.json",
            "/cards/5/effect/side",
            json!("dutch"),
            "cards.json: cards[5].effect.side: unknown variant `dutch`",
        ),
        ("cards.json", "/cards/5/effect/drm", json!(2), "cards[5].effect.drm: unknown field `drm`"),
        (
            "cards.json",
            "/cards/5/effect/exactly",
            json!(2),
            "cards[5].effect: max and exactly are both given",
        ),
        ("cards.json", "/cards/5/effect/colour", json!(2), "cards[5].effect.colour: unknown field `colour`"),
        ("cards.json", "/cards/5/numbers/0", json!(64), "cards.json: cards[6].numbers: 64 is taken"),
        ("cards.json", "/cards/5/must_play", json!(true), "cards[5].must_play: true does not fit type Event"),
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
