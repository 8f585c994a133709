//! Positions as documents: they lead back to the same position, and every fault is named.

use serde_json::{Value, json};
use tricorne_testkit::{documents_lead_back, wrong_documents_are_refused};
use washingtons_war::WashingtonsWar;

/// §4.0 The start, and what comes after some play, is written down and read back the same.
#[test]
fn round_trip() {
    documents_lead_back::<WashingtonsWar>(300);
}

/// Every kind of fault has its own error.
#[test]
fn faults_are_named() {
    wrong_documents_are_refused::<WashingtonsWar>(&[
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
        ("/open/generals/washington", json!("captured"), "generals.washington: is never in a box"),
        ("/open/french_alliance", json!(10), "open.french_alliance: 10 is beyond 9"),
        ("/open/french_navy", json!({"zone": "delaware"}), "open.french_navy: at sea before the alliance"),
        ("/open/allied_in", json!(1776), "open.allied_in: is still to come"),
        ("/open/discards", json!([111]), "there is no card 111"),
        ("/open/discards", json!([1, 1]), "card 1 stands twice"),
        ("/open/discards", json!([86]), "open.held_out: card 86 is elsewhere too"),
        ("/open/queue/american", json!([63]), "open.queue.american: card 63 is no operations card"),
    ]);
}
