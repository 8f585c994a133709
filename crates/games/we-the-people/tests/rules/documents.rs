//! Positions as documents: they lead back to the same position, and every fault is named.

use serde_json::{Value, json};
use tricorne_kernel::{Chance, Game, Setup, Table};
use we_the_people::WeThePeople;

fn document() -> Value {
    let state = WeThePeople::begin(&Setup::of::<WeThePeople>(), facts()).unwrap();
    WeThePeople::write_state(&state, facts())
}
use crate::board::{FACTS, facts};

/// §4.0 The start, and what comes after some play, is written down and read back the same.
#[test]
fn round_trip() {
    let setup = Setup::of::<WeThePeople>();
    let mut table = Table::<WeThePeople>::new(&FACTS, setup, Chance::seeded(3)).unwrap();
    table.run().unwrap();
    let mut rng = 5_usize;
    while table.answers() < 300
        && let Some(asked) = table.questions().first()
    {
        let position = table.position();
        let again = WeThePeople::read_state(position.state.clone(), facts()).unwrap();
        assert_eq!(WeThePeople::write_state(&again, facts()), position.state);
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let (seat, position) = (asked.seat, (rng >> 33) % asked.choices.len());
        table.answer_at(seat, position).unwrap();
    }
}

/// Every kind of fault has its own error.
#[test]
fn faults_are_named() {
    let faults: &[(&str, Value, &str)] = &[
        ("/open/year", json!(1790), "open.year: there is no turn 1790"),
        ("/open/phase", json!("summer"), "unknown variant `summer`"),
        ("/open/colour", json!("red"), "unknown field `colour`"),
        ("/open/spaces/atlantis", json!({}), "there is no space \"atlantis\""),
        ("/open/spaces/boston/dutch", json!(1), "unknown field `dutch`"),
        ("/open/spaces/boston/american", json!(1), "spaces.boston: pieces of both sides"),
        ("/open/spaces/boston/french", json!(1), "french: 6 combat units, but there are 5"),
        ("/open/generals/howe", Value::Null, "invalid type: null"),
        ("/open/generals/burgoyne", json!({"at": "boston"}), "another general is in boston"),
        ("/open/generals/burgoyne", json!("france"), "generals.burgoyne: does not come from France"),
        (
            "/open/generals/rochambeau",
            json!("reinforcements"),
            "generals.rochambeau: in America before the alliance",
        ),
        ("/open/generals/washington", json!("reinforcements"), "generals.washington: is never in the"),
        ("/open/french_navy", json!({"at": "boston"}), "open.french_navy: at sea before the alliance"),
        ("/open/french_navy", json!({"at": "albany"}), "open.french_navy: albany is no port"),
        ("/open/discards", json!([97]), "there is no card 97"),
        ("/open/discards", json!([1, 1]), "card 1 stands twice"),
        ("/open/reinforcement_cards", json!({"american": [1], "british": [1]}), "card 1 is elsewhere too"),
        (
            "/open/reinforcement_cards",
            json!({"american": [63], "british": []}),
            "open.reinforcement_cards.american: card 63 is no operations card",
        ),
    ];
    for (pointer, value, error) in faults {
        let mut document = document();
        let (parent, field) = pointer.rsplit_once('/').unwrap();
        document.pointer_mut(parent).unwrap()[field] = value.clone();
        match WeThePeople::read_state(document, facts()) {
            Ok(_) => panic!("taken, but should be refused: {error}"),
            Err(found) => assert!(found.contains(error), "{error:?} is expected, found: {found}"),
        }
    }
}
