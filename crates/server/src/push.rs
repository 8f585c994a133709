//! Web Push: messages that a browser's own service brings to it, sealed for that browser alone (RFC 8291) and signed with the
//! server's key (RFC 8292).

use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Uri};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use crate::clock::now;
use crate::store::{Store, StoreError, Subscription};

/// Seconds that a signature holds; services allow 24 hours.
const SIGNED_SECONDS: i64 = 12 * 3600;
/// Seconds that a service keeps a message for a browser that is off.
const KEPT_SECONDS: &str = "259200";
/// The bytes of the one record of a message.
const RECORD: u32 = 4096;
/// The bytes of a public key, and of a browser's secret.
const PUBLIC_KEY: usize = 65;
const SECRET: usize = 16;
/// Under this name the key is kept.
const KEY: &str = "vapid";

/// The key by which services know this server.
pub struct PushKey {
    pair: EcdsaKeyPair,
    /// Its public half, as browsers ask for it.
    pub public: String,
}

impl std::fmt::Debug for PushKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PushKey").field("public", &self.public).finish_non_exhaustive()
    }
}

/// What browsers hold of themselves: the point of their key, and a secret.
#[derive(Clone, Debug)]
pub struct BrowserKeys {
    public: Vec<u8>,
    secret: Vec<u8>,
}

impl BrowserKeys {
    /// From what a browser sent; none where that is no key.
    pub fn parse(p256dh: &str, auth: &str) -> Option<BrowserKeys> {
        let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let keys = BrowserKeys { public: decoded(p256dh)?, secret: decoded(auth)? };
        // An uncompressed point begins so.
        let good = keys.public.len() == PUBLIC_KEY && keys.public[0] == 4 && keys.secret.len() == SECRET;
        good.then_some(keys)
    }
}

impl PushKey {
    /// The key that is kept, or a new one that is kept from now on.
    pub async fn of(store: &Store) -> Result<PushKey, StoreError> {
        let broken = |_| StoreError::Protocol("the key for push cannot be used".to_owned());
        let rng = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &rng);
        let made = made.map_err(|_| StoreError::Protocol("no key for push can be made".to_owned()))?;
        // Of several servers that start at once the first decides.
        let kept = store.key_or(KEY, &URL_SAFE_NO_PAD.encode(made.as_ref())).await?;
        let kept = URL_SAFE_NO_PAD.decode(kept).map_err(|error| StoreError::Decode(error.into()))?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &rng).map_err(broken)?;
        let public = URL_SAFE_NO_PAD.encode(pair.public_key().as_ref());
        Ok(PushKey { pair, public })
    }

    /// What a message to a service carries: who sends it, how it is sealed, and what it replaces.
    pub fn headers(&self, subscription: &Subscription, from: &str, topic: &str) -> Option<HeaderMap> {
        let token = self.token(&subscription.endpoint, from).ok()?;
        let signed = format!("vapid t={token}, k={}", self.public);
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, HeaderValue::from_str(&signed).ok()?);
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(HeaderName::from_static("ttl"), HeaderValue::from_static(KEPT_SECONDS));
        headers.insert(HeaderName::from_static("topic"), HeaderValue::from_str(topic).ok()?);
        Some(headers)
    }

    /// A signed statement of who sends, for one service.
    fn token(&self, endpoint: &str, from: &str) -> Result<String, Unspecified> {
        let uri: Uri = endpoint.parse().map_err(|_| Unspecified)?;
        let (scheme, authority) = (uri.scheme_str().unwrap_or("https"), uri.authority().ok_or(Unspecified)?);
        let mut claims = json!({ "aud": format!("{scheme}://{authority}"), "exp": now() + SIGNED_SECONDS });
        if from.starts_with("https://") {
            claims["sub"] = json!(from);
        }
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let text = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature = self.pair.sign(&SystemRandom::new(), text.as_bytes())?;
        Ok(format!("{text}.{}", URL_SAFE_NO_PAD.encode(signature.as_ref())))
    }
}

/// A message that one browser alone can open.
pub fn seal(message: &[u8], browser: &BrowserKeys) -> Result<Vec<u8>, Unspecified> {
    let rng = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &rng)?;
    let own_public = own.compute_public_key()?;
    let mut salt = [0; 16];
    rng.fill(&mut salt)?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, &browser.public);
    let key = agree_ephemeral(own, &peer, |shared| {
        let info = [b"WebPush: info\0", &browser.public[..], own_public.as_ref()];
        expanded::<32>(&Salt::new(HKDF_SHA256, &browser.secret).extract(shared), &info)
    })??;
    let prk = Salt::new(HKDF_SHA256, &salt).extract(&key);
    let content_key = expanded::<16>(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = expanded::<12>(&prk, &[b"Content-Encoding: nonce\0"])?;
    // The end of the last record.
    let mut sealed = [message, &[2]].concat();
    if sealed.len() + AES_128_GCM.tag_len() > RECORD as usize {
        return Err(Unspecified);
    }
    let content_key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content_key)?);
    content_key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
    let mut body = salt.to_vec();
    body.extend(RECORD.to_be_bytes());
    body.push(PUBLIC_KEY as u8);
    body.extend(own_public.as_ref());
    body.extend(sealed);
    Ok(body)
}

/// A length of key material.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expanded<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    prk.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}
