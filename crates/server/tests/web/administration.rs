//! What whoever runs the server may do while it runs. `crates/cli/tests/admin.rs` does the same by the program.

use serde_json::json;

use crate::on_both_databases;
use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::Site;

on_both_databases! {
    every_record_is_verified
    only_guests_who_went_away_are_deleted
}

async fn every_record_is_verified(site: Site) {
    let ann = Person::guest(&site).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let seats = json!({ "north": "me", "east": "random" });
        tables.push(ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await);
    }
    play_by_requests(&ann, &tables[0], &["north"], 500).await;
    let admin = site.admin().await;
    let checked = admin.verify().await.unwrap();
    assert_eq!((checked.sound, checked.broken), (2, Vec::new()));
    site.tamper("UPDATE lines SET line = '{\"n\":1,\"seat\":\"chance\",\"choice\":\"99\"}' WHERE table_id = $1 AND n = 1", &tables[1])
        .await;
    let checked = admin.verify().await.unwrap();
    assert_eq!((checked.sound, checked.broken.len()), (1, 1));
    assert_eq!(checked.broken[0].0, tables[1]);
}

async fn only_guests_who_went_away_are_deleted(site: Site) {
    let (ann, ben, carl) =
        (Person::guest(&site).await, Person::guest(&site).await, Person::named(&site, "Carl").await);
    let seats = json!({ "north": "me", "east": "random" });
    ben.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let admin = site.admin().await;
    assert_eq!(admin.prune_guests(90).await.unwrap(), 0);
    for person in [&ann, &ben, &carl] {
        site.tamper("UPDATE users SET seen = seen - 91 * 86400 WHERE id = $1", &person.id).await;
    }
    // Whoever comes back was here today.
    let dora = Person::guest(&site).await;
    site.tamper("UPDATE users SET seen = seen - 91 * 86400 WHERE id = $1", &dora.id).await;
    dora.get("/api/me").await.good();
    assert_eq!(admin.prune_guests(90).await.unwrap(), 1);
    dora.get("/api/me").await.good();
    ann.get("/api/me").await.refused(401, "not-logged-in");
    ben.get("/api/me").await.good();
    carl.get("/api/me").await.good();
}
