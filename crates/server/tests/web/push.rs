//! Push: a browser that a test plays gets messages that it alone can open.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::Method;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tricorne_server::Config;

use crate::people::Person;
use crate::player::play_by_requests;
use crate::site::{Database, Site};

/// What a browser and the server alone know.
const SECRET: &[u8; 16] = b"sixteen bytes ok";

/// A message that came to the service of a browser.
type Pushed = (HeaderMap, Bytes);

/// A browser with its service: what came, and what the service replies.
struct Browser {
    url: String,
    public: Vec<u8>,
    private: EphemeralPrivateKey,
    service: Arc<Mutex<(StatusCode, Vec<Pushed>)>>,
}

impl Browser {
    async fn start() -> Browser {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/push/1", listener.local_addr().unwrap());
        let service = Arc::new(Mutex::new((StatusCode::CREATED, Vec::new())));
        let take = |State(service): State<Arc<Mutex<(StatusCode, Vec<_>)>>>,
                    headers: HeaderMap,
                    body: Bytes| async move {
            let mut service = service.lock().unwrap();
            service.1.push((headers, body));
            service.0
        };
        let routes = Router::new().route("/push/1", post(take)).with_state(service.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Browser { url, public, private, service }
    }

    fn subscription(&self) -> Value {
        subscription(&self.url, &self.public)
    }

    async fn got(&self, wanted: usize) -> Vec<Pushed> {
        for _ in 0..100 {
            if self.service.lock().unwrap().1.len() >= wanted {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let got = self.service.lock().unwrap().1.clone();
        assert_eq!(got.len(), wanted);
        got
    }

    /// Opens a message, as RFC 8291 and RFC 8188 tell it, by other means than the server's: HKDF by hand.
    fn open(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!((size, rest[0]), (&4096_u32.to_be_bytes()[..], 65));
        let (sender, sealed) = rest[1..].split_at(65);
        let mac = |key: &[u8], parts: &[&[u8]]| {
            let key = hmac::Key::new(hmac::HMAC_SHA256, key);
            hmac::sign(&key, &parts.concat()).as_ref().to_vec()
        };
        let shared =
            agree_ephemeral(self.private, &UnparsedPublicKey::new(&ECDH_P256, sender), <[u8]>::to_vec)
                .unwrap();
        let prk = mac(SECRET, &[&shared]);
        let key = mac(&prk, &[b"WebPush: info\0", &self.public, sender, &[1]]);
        let prk = mac(salt, &[&key]);
        let content_key = &mac(&prk, &[b"Content-Encoding: aes128gcm\0", &[1]])[..16];
        let nonce = &mac(&prk, &[b"Content-Encoding: nonce\0", &[1]])[..12];
        let opener = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, content_key).unwrap());
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(nonce).unwrap();
        let plain = opener.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        assert_eq!(plain.last(), Some(&2), "it is the last record");
        serde_json::from_slice(&plain[..plain.len() - 1]).unwrap()
    }
}

fn subscription(endpoint: &str, public: &[u8]) -> Value {
    let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
    let keys = json!({ "p256dh": text(public), "auth": text(SECRET) });
    json!({ "endpoint": endpoint, "expirationTime": null, "keys": keys })
}

/// A subscription of a browser that nobody listens for.
pub fn browser(endpoint: &str) -> Value {
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
    subscription(endpoint, private.compute_public_key().unwrap().as_ref())
}

async fn two(site: &Site) -> (Person, Person, String) {
    let (ann, ben) = (Person::named(site, "Ann").await, Person::guest(site).await);
    let table =
        ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": { "north": "me" } })).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": "east" })).await.good();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.good();
    (ann, ben, table)
}

async fn site() -> Site {
    Site::with(Database::Sqlite, |config| Config { private_hooks: true, ..config }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_is_told_what_it_alone_can_read() {
    let mut site = site().await;
    let (ann, ben, table) = two(&site).await;
    let browser = Browser::start().await;
    let key = ben.get("/api/push").await.good()["key"].as_str().unwrap().to_owned();
    ben.post("/api/push", browser.subscription()).await.good();
    play_by_requests(&ann, &table, &["north"], 9).await;
    let (headers, body) = browser.got(1).await.remove(0);
    assert_eq!(headers["content-encoding"], "aes128gcm");
    assert_eq!(headers["topic"], table.as_str());
    assert!(headers["ttl"].to_str().unwrap().parse::<u32>().unwrap() > 0);
    // The service can tell who sends, and that it is meant.
    let signed = headers["authorization"].to_str().unwrap().strip_prefix("vapid t=").unwrap();
    let (token, public) = signed.split_once(", k=").unwrap();
    assert_eq!(public, key);
    let (text, signature) = token.rsplit_once('.').unwrap();
    let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let verifier = Verifier::new(&ECDSA_P256_SHA256_FIXED, decoded(public));
    verifier.verify(text.as_bytes(), &decoded(signature)).expect("the server signed it");
    let claims: Value = serde_json::from_slice(&decoded(text.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"].as_str().unwrap(), browser.url.trim_end_matches("/push/1"));
    // Nothing of it can be read on the way.
    assert!(!String::from_utf8_lossy(&body).contains("Ferry"));
    let told = browser.open(&body);
    let link = format!("http://{}/table/{table}", site.host);
    assert_eq!((&told["link"], &told["tag"]), (&json!(link), &json!(table)));
    assert!(told["body"].as_str().unwrap().contains("It is your turn"), "{told}");
    site.restart().await;
    assert_eq!(ben.back_at(&site).get("/api/push").await.good()["key"], key, "it is kept");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_is_gone_is_forgotten() {
    let site = site().await;
    let (ann, ben, table) = two(&site).await;
    let browser = Browser::start().await;
    browser.service.lock().unwrap().0 = StatusCode::GONE;
    ben.post("/api/push", browser.subscription()).await.good();
    play_by_requests(&ann, &table, &["north"], 9).await;
    browser.got(1).await;
    play_by_requests(&ben, &table, &["east"], 9).await;
    play_by_requests(&ann, &table, &["north"], 9).await;
    browser.got(1).await;
    let end = json!({ "endpoint": browser.url }).to_string();
    ben.send(Method::DELETE, "/api/push", Some(end)).await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forged_subscription_harms_nobody() {
    let site = site().await;
    let (ann, ben, table) = two(&site).await;
    let browser = Browser::start().await;
    let good = browser.subscription();
    Person::stranger(&site).post("/api/push", good.clone()).await.refused(401, "not-logged-in");
    for (name, value) in [("p256dh", "AAAA"), ("p256dh", "?"), ("auth", "AAAA")] {
        let mut bad = good.clone();
        bad["keys"][name] = json!(value);
        ben.post("/api/push", bad).await.refused(400, "bad-request");
    }
    let mut bad = good.clone();
    bad["endpoint"] = json!("file:///etc/passwd");
    ben.post("/api/push", bad).await.refused(400, "bad-request");
    // As long as a point, and none of the curve: nothing can be sealed for it.
    let mut bad = good;
    bad["keys"]["p256dh"] = json!(URL_SAFE_NO_PAD.encode([&[4][..], &[7; 64]].concat()));
    ben.post("/api/push", bad).await.good();
    play_by_requests(&ann, &table, &["north"], 9).await;
    browser.got(0).await;
    assert!(ben.state(&table).await["questions"].as_array().is_some_and(|asked| !asked.is_empty()));
}
