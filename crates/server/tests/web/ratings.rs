//! Rated games, and what becomes of ratings.

use reqwest::Method;
use serde_json::{Value, json};
use tricorne_server::admin::RatingDiffers;
use tricorne_server::{Config, bind};

use crate::on_both_databases;
use crate::people::{Person, Reply};
use crate::results::{begun, played};
use crate::site::{Database, Site};

on_both_databases! {
    a_rated_game_changes_ratings
    a_rated_table_is_for_accounts_alone
    who_gives_a_rated_game_up_has_lost
    ratings_are_worked_out_again_from_the_results
}

async fn rating(site: &Site, name: &str) -> Value {
    let profile = Person::stranger(site).get(&format!("/api/people/{name}")).await.good();
    profile["games"][0]["rating"].clone()
}

async fn post(person: &Person, table: &str, what: &str, body: Value) -> Reply {
    person.post(&format!("/api/tables/{table}/{what}"), body).await
}

async fn a_rated_game_changes_ratings(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let casual = begun(&ann, &ben, json!({})).await;
    post(&ben, &casual, "resign", json!({})).await.good();
    assert_eq!(rating(&site, "Ann").await, Value::Null, "it was not rated");
    let table = begun(&ann, &ben, json!({ "rated": true })).await;
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["rated"], true);
    let winners = played(&ann, &ben, &table).await;
    let (anns, bens) = (rating(&site, "Ann").await, rating(&site, "Ben").await);
    let points = |rating: &Value| rating["points"].as_i64().unwrap();
    assert_eq!(points(&anns) + points(&bens), 3000, "{anns} {bens}");
    if let [winner] = &winners[..] {
        assert_eq!(points(&anns) > 1500, winner == "north", "{anns}");
    }
    assert_eq!((&anns["games"], &anns["provisional"]), (&json!(1), &json!(true)));
    let seat = ann.get(&format!("/api/tables/{table}")).await.good()["seats"][0].clone();
    assert_eq!(seat["rating"], anns);
    let recent = Person::stranger(&site).get("/api/people/Ann").await.good()["recent"].clone();
    let shown = recent.as_array().unwrap().iter().find(|game| game["table"] == *table).unwrap().clone();
    assert_eq!((&shown["rated"], &shown["rating"]), (&json!(true), &anns["points"]));
    let bias = ann.get("/api/games/ferry-town/seats").await.good();
    let bias = &bias.as_array().unwrap()[0];
    assert_eq!(
        (&bias["seat"], &bias["other"], &bias["scenario"]),
        (&json!("east"), &json!("north"), &json!("two"))
    );
    let games = ["won", "drawn", "lost"].map(|how| bias[how].as_i64().unwrap());
    assert_eq!(games.iter().sum::<i64>(), 1);
    assert_eq!(bias["advantage"].as_i64().unwrap().signum(), games[0] - games[2]);
    ann.get("/api/games/chess/seats").await.refused(404, "not-found");
}

async fn a_rated_table_is_for_accounts_alone(site: Site) {
    let (ann, ben, guest) =
        (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await, Person::guest(&site).await);
    let new = |seats: Value, advice: bool| json!({ "game": "ferry-town", "scenario": "two", "rated": true, "seats": seats, "advice": advice });
    guest.post("/api/tables", new(json!({}), false)).await.refused(403, "forbidden");
    ann.post("/api/tables", new(json!({ "east": "random" }), false)).await.refused(409, "conflict");
    ann.post("/api/tables", new(json!({ "east": "me", "north": "me" }), false))
        .await
        .refused(409, "conflict");
    ann.post("/api/tables", new(json!({ "north": "me" }), true)).await.refused(409, "conflict");
    let table = ann.open(new(json!({ "north": "me" }), false)).await;
    post(&ann, &table, "join", json!({ "seat": "east" })).await.refused(409, "conflict");
    post(&ann, &table, "seats/east/bot", json!({})).await.refused(409, "conflict");
    post(&guest, &table, "join", json!({ "seat": "east" })).await.refused(403, "forbidden");
    post(&ben, &table, "join", json!({ "seat": "east" })).await.good();
    post(&ann, &table, "start", json!({})).await.good();
    let state = ann.state(&table).await;
    let asked = state["questions"][0].clone();
    let person = if asked["seat"] == "north" { &ann } else { &ben };
    let own = person.state(&table).await["questions"][0].clone();
    let answer = json!({ "seat": own["seat"], "choice": own["choices"][0]["choice"] });
    let answers = state["total"]["answers"].clone();
    post(person, &table, "answer", answer).await.good();
    post(person, &table, "undo", json!({ "seat": own["seat"] })).await.refused(409, "conflict");
    post(person, &table, "undo/ask", json!({ "seat": own["seat"], "to": answers })).await.good();
    assert!(!ann.state(&table).await["undo_asked"].is_null(), "the other must agree");
}

async fn who_gives_a_rated_game_up_has_lost(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table = begun(&ann, &ben, json!({ "rated": true })).await;
    post(&ben, &table, "leave", json!({})).await.good();
    assert_eq!(rating(&site, "Ben").await, Value::Null, "he may come back");
    post(&ann, &table, "seats/east/bot", json!({})).await.good();
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["status"], &info["outcome"]["winners"]), (&json!("finished"), &json!(["north"])));
    assert!(rating(&site, "Ann").await["points"].as_i64() > Some(1500));
    assert!(rating(&site, "Ben").await["points"].as_i64() < Some(1500));
    let again = post(&ann, &table, "rematch", json!({})).await.good();
    assert_eq!(again["rated"], true);
}

async fn ratings_are_worked_out_again_from_the_results(site: Site) {
    let (ann, ben, cem) = (
        Person::named(&site, "Ann").await,
        Person::named(&site, "Ben").await,
        Person::named(&site, "Cem").await,
    );
    for (host, other) in [(&ann, &ben), (&ben, &cem), (&cem, &ann), (&ann, &ben)] {
        let table = begun(host, other, json!({ "rated": true })).await;
        post(other, &table, "resign", json!({})).await.good();
    }
    let admin = site.admin().await;
    assert_eq!(admin.rate_again().await.unwrap(), [], "what was kept is what the results give");
    let before = rating(&site, "Ben").await;
    site.tamper("UPDATE ratings SET rating = 2000000 WHERE user_id = $1", &ben.id).await;
    let kept = Some(2000);
    let computed = before["points"].as_i64();
    let wrong = RatingDiffers { who: "Ben".to_owned(), game: "ferry-town".to_owned(), kept, computed };
    assert_eq!(admin.rate_again().await.unwrap(), [wrong]);
    assert_eq!(rating(&site, "Ben").await, before);
    // Whoever is deleted still counts for those who played against her.
    let confirm = json!({ "password": "tea in the harbour" }).to_string();
    cem.send(Method::DELETE, "/api/me", Some(confirm)).await.good();
    assert_eq!(admin.rate_again().await.unwrap(), []);
    assert_eq!(rating(&site, "Ben").await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_have_ratings_from_the_arena() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bots.json");
    let line = json!({ "seats": "all", "won": 15, "drawn": 0, "lost": 5, "score": 0.75, "opponent": null });
    let compared = json!({
        "game": "we-the-people", "challenger": "gentle", "opponent": "steady", "lines": [line], "all": null,
    });
    std::fs::write(&file, format!("{compared}\n")).expect("a file");
    let site =
        Site::with(Database::Sqlite, |config| Config { bot_ratings: Some(file.clone()), ..config }).await;
    let ann = Person::guest(&site).await;
    let rating = async |bot: &str| {
        let seats = json!({ "british": "me", "american": bot });
        let table = ann.open(json!({ "game": "we-the-people", "seats": seats })).await;
        let info = ann.get(&format!("/api/tables/{table}")).await.good();
        let seat = info["seats"].as_array().unwrap().iter().find(|seat| seat["agent"] == bot).cloned();
        seat.unwrap()["rating"].clone()
    };
    assert_eq!(rating("steady").await["points"], 1500);
    let gentle = rating("gentle").await;
    assert!((1650..1700).contains(&gentle["points"].as_i64().unwrap()) && gentle["games"] == 20, "{gentle}");
    assert_eq!(rating("random").await, Value::Null, "nobody compared it");
    let told = ann.get("/api/games").await.good()["ratings"].clone();
    assert_eq!(told, json!({ "we-the-people": { "gentle": gentle, "steady": rating("steady").await } }));
    std::fs::write(&file, "what the arena did not print").expect("a file");
    let unread = bind(Config { bot_ratings: Some(file), ..site.config().clone() }).await;
    let said = unread.expect_err("the server says so before it starts").to_string();
    assert!(said.contains("bot-ratings") && said.contains("bots.json"), "{said}");
}

/// A server that is set up in no special way has the ratings that come with the program.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_have_ratings_from_the_start() {
    let site = Site::with(Database::Sqlite, |config| config).await;
    let ann = Person::guest(&site).await;
    let told = ann.get("/api/games").await.good()["ratings"].clone();
    let seats = json!({ "british": "me", "american": "random" });
    let table = ann.open(json!({ "game": "washingtons-war", "seats": seats })).await;
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    let bot = info["seats"].as_array().unwrap().iter().find(|seat| seat["kind"] == "bot").cloned().unwrap();
    assert_eq!(bot["rating"], told["washingtons-war"]["random"]);
    assert!(bot["rating"]["points"].as_i64() < Some(1300), "{bot}");
    assert_eq!(told["washingtons-war"]["steady"]["points"], 1500);
}
