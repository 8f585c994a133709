//! Blocking, reporting, and one's own data.

use reqwest::Method;
use serde_json::{Value, json};
use tricorne_server::admin::Moderate;

use crate::on_both_databases;
use crate::people::{Person, Reply};
use crate::results::begun;
use crate::site::Site;

on_both_databases! {
    who_is_blocked_cannot_come_near
    a_report_reaches_moderators
    ones_own_data_come_as_a_file
}

async fn post(person: &Person, table: &str, what: &str, body: Value) -> Reply {
    person.post(&format!("/api/tables/{table}/{what}"), body).await
}

fn new() -> Value {
    json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })
}

async fn who_is_blocked_cannot_come_near(site: Site) {
    let (ann, ben, guest) =
        (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await, Person::guest(&site).await);
    let table = begun(&ann, &ben, json!({})).await;
    let mut hears = ann.socket(&table, "").await.unwrap();
    let block = |method: Method, who: &str| (method, format!("/api/blocks/{who}"));
    let send =
        async |person: &Person, (method, path): (Method, String)| person.send(method, &path, None).await;
    send(&ann, block(Method::PUT, "Nobody%20here")).await.refused(404, "not-found");
    send(&ann, block(Method::PUT, "ann")).await.refused(409, "conflict");
    send(&ann, block(Method::PUT, "ben")).await.good();
    send(&ann, block(Method::PUT, &guest.id)).await.good();
    let listed = ann.get("/api/blocks").await.good().as_array().unwrap().clone();
    assert_eq!(listed.len(), 2);
    for blocked in [json!({ "id": ben.id, "name": "Ben" }), json!({ "id": guest.id, "name": null })] {
        assert!(listed.contains(&blocked), "{listed:?}");
    }

    let mut invites = new();
    invites["seats"]["east"] = json!("player:Ann");
    ben.post("/api/tables", invites).await.refused(403, "forbidden");
    let waiting = ann.open(new()).await;
    post(&ben, &waiting, "join", json!({ "seat": "east" })).await.refused(403, "forbidden");
    post(&guest, &waiting, "join", json!({ "seat": "east" })).await.refused(403, "forbidden");
    let carl = Person::named(&site, "Carl").await;
    let other = json!({ "game": "ferry-town", "scenario": "three", "seats": { "north": "me" } });
    let other = carl.open(other).await;
    post(&ann, &other, "join", json!({ "seat": "east" })).await.good();
    post(&ben, &other, "join", json!({ "seat": "south" })).await.refused(403, "forbidden");

    post(&ben, &table, "chat", json!({ "text": "listen to me" })).await.good();
    post(&ann, &table, "chat", json!({ "text": "no" })).await.good();
    assert_eq!(hears.hear_of("chat").await["text"], "no");
    let said = async |person: &Person| person.get(&format!("/api/tables/{table}/chat")).await.good();
    assert_eq!(said(&ann).await.as_array().unwrap().len(), 1);
    assert_eq!(said(&ben).await.as_array().unwrap().len(), 2);

    send(&ann, block(Method::DELETE, "Ben")).await.good();
    send(&ann, block(Method::DELETE, "Ben")).await.refused(404, "not-found");
    post(&ben, &waiting, "join", json!({ "seat": "east" })).await.good();
    assert_eq!(said(&ann).await.as_array().unwrap().len(), 2);
}

async fn a_report_reaches_moderators(site: Site) {
    let (ann, ben, mia) = (
        Person::named(&site, "Ann").await,
        Person::named(&site, "Ben").await,
        Person::named(&site, "Mia").await,
    );
    let table = begun(&ann, &ben, json!({})).await;
    let report =
        |about: &str, table: &str, text: &str| json!({ "about": about, "table": table, "text": text });
    ann.post("/api/reports", report("Ben", &table, " ")).await.refused(400, "bad-request");
    ann.post("/api/reports", report("Nobody here", &table, "rude")).await.refused(404, "not-found");
    ann.post("/api/reports", report("Ben", "none", "rude")).await.refused(404, "not-found");
    ann.post("/api/reports", report("Ben", &table, "rude\nvery")).await.good();
    mia.get("/api/moderation/reports").await.refused(403, "forbidden");
    let admin = site.admin().await;
    admin.moderate("Mia", &Moderate::Moderator(true)).await.unwrap().unwrap().unwrap();
    let told = mia.get("/api/moderation/reports").await.good();
    assert_eq!((&told[0]["about_name"], &told[0]["reporter_name"]), (&json!("Ben"), &json!("Ann")));
    assert_eq!((&told[0]["table_id"], &told[0]["text"]), (&json!(table), &json!("rude\nvery")));
    let [seen] = &admin.reports().await.unwrap()[..] else { panic!("one report") };
    assert_eq!(told[0]["id"], *seen.id);
    let path = format!("/api/moderation/reports/{}", seen.id);
    ann.send(Method::DELETE, &path, None).await.refused(403, "forbidden");
    mia.send(Method::DELETE, &path, None).await.good();
    mia.send(Method::DELETE, &path, None).await.refused(404, "not-found");
    assert!(!admin.close_report(&seen.id).await.unwrap());
    assert_eq!(mia.get("/api/moderation/reports").await.good(), json!([]));
}

async fn ones_own_data_come_as_a_file(site: Site) {
    let (ann, ben) = (Person::named(&site, "Ann").await, Person::named(&site, "Ben").await);
    let table = begun(&ann, &ben, json!({ "rated": true })).await;
    post(&ann, &table, "chat", json!({ "text": "hello" })).await.good();
    post(&ben, &table, "chat", json!({ "text": "not hers" })).await.good();
    let note = json!({ "text": "he bluffs" }).to_string();
    ann.send(Method::PUT, &format!("/api/tables/{table}/note"), Some(note)).await.good();
    post(&ben, &table, "resign", json!({})).await.good();
    ann.send(Method::PUT, "/api/blocks/Ben", None).await.good();
    ann.post("/api/reports", json!({ "about": "Ben", "text": "rude" })).await.good();
    let hook = json!({ "url": "https://example.org/ann", "form": "json" }).to_string();
    ann.send(Method::PUT, "/api/hook", Some(hook)).await.good();
    ann.post("/api/push", crate::push::browser("https://push.example.org/ann")).await.good();
    ann.post("/api/vacation", json!({ "days": 2 })).await.good();
    ann.post("/api/bots", json!({ "name": "AnnsBot" })).await.good();
    let cup = json!({
        "name": "Harbor cup", "game": "ferry-town", "scenario": "two", "format": "round-robin", "players": 4,
        "pace": { "kind": "daily", "days": 3, "late": "forfeit" },
    });
    ann.post("/api/tournaments", cup).await.good();
    let told = "INSERT INTO told (table_id, user_id, event) \
                SELECT table_id, user_id, 4 FROM seats WHERE table_id = $1 AND seat = 'north'";
    site.tamper(told, &table).await;
    let reply = ann.get("/api/me/data").await;
    assert!(reply.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let data = reply.good();
    assert_eq!((&data["account"]["name"], &data["account"]["id"]), (&json!("Ann"), &json!(ann.id)));
    assert_eq!((&data["seats"][0]["table_id"], &data["seats"][0]["seat"]), (&json!(table), &json!("north")));
    assert_eq!(
        (&data["results"][0]["standing"], &data["results"][0]["rated"]),
        (&json!("won"), &json!(true))
    );
    assert!(data["ratings"]["ferry-town"]["points"].as_i64() > Some(1500));
    let texts =
        |list: &Value| list.as_array().unwrap().iter().map(|it| it["text"].clone()).collect::<Vec<_>>();
    assert_eq!(texts(&data["chat"]), ["hello"]);
    assert_eq!(texts(&data["notes"]), ["he bluffs"]);
    assert_eq!(texts(&data["reports"]), ["rude"]);
    assert_eq!(data["blocked"][0]["name"], "Ben");
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(data["webhook"]["url"], "https://example.org/ann");
    assert_eq!(data["browsers"][0]["endpoint"], "https://push.example.org/ann");
    let vacation = &data["vacations"][0];
    let seconds = vacation["ends"].as_i64().unwrap() - vacation["begun"].as_i64().unwrap();
    assert_eq!(seconds, 2 * 24 * 3600);
    assert_eq!(data["bots"][0]["name"], "AnnsBot");
    assert_eq!(data["tournaments"][0]["name"], "Harbor cup");
    assert_eq!(data["notices"], json!([{ "table_id": table, "event": "ended" }]));
    assert!(!data.to_string().contains("argon2"), "{data}");
    Person::stranger(&site).get("/api/me/data").await.refused(401, "not-logged-in");
}
