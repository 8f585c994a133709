//! The facts that clients draw boards by.

use crate::on_both_databases;
use crate::people::Person;
use crate::site::Site;

on_both_databases! {
    a_client_gets_the_facts_of_a_game
    what_has_no_facts_is_told_so
}

async fn a_client_gets_the_facts_of_a_game(site: Site) {
    let ann = Person::stranger(&site);
    let path = "/api/games/washingtons-war/facts";
    let reply = ann.get(path).await;
    let tag = reply.headers["etag"].to_str().unwrap().to_owned();
    assert_eq!(reply.headers["content-type"], "application/json");
    let facts = reply.good();
    let map = include_str!("../../../games/washingtons-war/data/map.json");
    assert_eq!(facts["files"]["map.json"], serde_json::from_str::<serde_json::Value>(map).unwrap());
    assert_eq!(facts["files"].as_object().unwrap().len(), 5);
    assert_eq!(facts["fingerprint"].as_str().unwrap().len(), 16);
    assert_eq!(facts["words"], serde_json::json!({}));

    let again = |tags: String| async {
        let request = ann.client.get(format!("http://{}{path}", site.host)).header("if-none-match", tags);
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.text().await.unwrap().len())
    };
    let strong = tag.trim_start_matches("W/").to_owned();
    for known in [tag.clone(), strong, format!("\"old\", {tag}"), "*".to_owned()] {
        assert_eq!(again(known.clone()).await, (304, 0), "{known}");
    }
    let (status, length) = again("\"old\"".to_owned()).await;
    assert!(status == 200 && length > 10_000);
    let sister = ann.get("/api/games/we-the-people/facts").await;
    assert_ne!(sister.headers["etag"], tag.as_str());
    assert_ne!(sister.good()["fingerprint"], facts["fingerprint"]);
}

async fn what_has_no_facts_is_told_so(site: Site) {
    let ann = Person::stranger(&site);
    ann.get("/api/games/liberty-or-death/facts").await.refused(404, "no-facts");
    ann.get("/api/games/chess/facts").await.refused(404, "not-found");
}
