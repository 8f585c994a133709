//! Positions as documents: they lead back to the same position, and every fault is named.

use serde_json::{Value, json};
use tricorne_testkit::{documents_lead_back, wrong_documents_are_refused};
use we_the_people::WeThePeople;

/// §4.0 The start, and what comes after some play, is written down and read back the same.
#[test]
fn round_trip() {
    documents_lead_back::<WeThePeople>(300);
}

/// Every kind of fault has its own error.
#[test]
fn faults_are_named() {
    wrong_documents_are_refused::<WeThePeople>(&[
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
    ]);
}
