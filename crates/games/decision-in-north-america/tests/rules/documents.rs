//! Positions as documents: they lead back to the same position, and every fault is named.

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use serde_json::json;
use tricorne_testkit::{documents_lead_back, wrong_documents_are_refused};

/// §4.0 The start, and what comes after some play, is written down and read back the same.
#[test]
fn round_trip() {
    documents_lead_back::<Dina>(300);
}

/// Every kind of fault has its own error.
#[test]
fn faults_are_named() {
    wrong_documents_are_refused::<Dina>(&[
        ("/turn", json!(8), "field \"turn\": there are 8 turns"),
        ("/turn", json!("first"), "field \"turn\""),
        ("/phase", json!("summer"), "unknown variant `summer`"),
        ("/phase", json!({"movement": [4, "first"]}), "field \"phase\": there is no campaign 4"),
        ("/phase", json!({"set-up": 200}), "field \"phase\": the set-up has"),
        ("/colour", json!("red"), "unknown field `colour`"),
        ("/options", json!(["weather"]), "unknown variant `weather`"),
        ("/places/atlantis", json!({}), "field \"places\": there is no \"atlantis\""),
        ("/places/boston", json!({"units": {"dutch-regular": 1}}), "there is no \"dutch-regular\""),
        ("/places/boston", json!({"units": {"british-regular": -1}}), "british-regular"),
        ("/places/boston", json!({"leaders": ["napoleon"]}), "there is no \"napoleon\""),
        ("/tops", json!({"american": {"boston": "american-light"}, "british": {}}), "tops.american.boston"),
        ("/moved/boston", json!({"units": {"british-regular": 1}}), "field \"moved.boston\": more units"),
        ("/leader_pool", json!(["napoleon"]), "field \"leader_pool\": there is no \"napoleon\""),
        ("/specials_due", json!([7]), "there is no special reinforcement 7"),
        ("/hands", json!({"american": {"tactics": 13}, "british": {}}), "13 markers tactics; there are 12"),
        (
            "/hands",
            json!({"american": {"ace": 1}, "british": {}}),
            "field \"hands.american\": there is no \"ace\"",
        ),
        ("/progress", json!("empire"), "field \"progress\": there is no \"empire\""),
        ("/europe", json!("congress"), "field \"europe\": there is no \"congress\""),
        ("/loyalty/canada", json!(4), "field \"loyalty.canada\""),
        ("/loyalty/cuba", json!(1), "field \"loyalty.cuba\""),
        ("/allies", json!(["dutch"]), "unknown variant `dutch`"),
        (
            "/fortresses",
            json!({"american": ["atlantis"], "british": []}),
            "field \"fortresses\": there is no",
        ),
    ]);
}
