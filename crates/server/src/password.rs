//! Passwords.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tricorne_locale::Language;

use crate::play::Refused;

/// How many passwords are hashed at once: each takes some 20 MB for a moment.
const AT_ONCE: usize = 2;

/// Where passwords are hashed, apart from the threads that serve people.
#[derive(Clone, Debug)]
pub struct Passwords(Arc<Semaphore>);

impl Default for Passwords {
    fn default() -> Self {
        Passwords(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Passwords {
    /// What is kept of a password: its Argon2id hash.
    pub async fn hash(&self, password: String) -> Result<String, Refused> {
        self.work(move || hash(&password)).await
    }

    /// Whether a password is that of a hash. It takes as long where there is no hash, so that nobody learns from the
    /// time which names exist.
    pub async fn matches(&self, password: String, hash: Option<String>) -> Result<bool, Refused> {
        self.work(move || match hash {
            Some(hash) => PasswordHash::new(&hash)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()),
            None => {
                self::hash(&password);
                false
            }
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        let _permit = self.0.acquire().await;
        tokio::task::spawn_blocking(work).await.map_err(|_| Refused::Conflict("the server is shutting down"))
    }
}

/// The hash of a password, on this thread.
pub fn hash(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("a password of our length can be hashed").to_string()
}

/// Refuses passwords that are too short or too long.
pub fn check(password: &str) -> Result<(), &'static str> {
    match password.chars().count() {
        8..=200 => Ok(()),
        _ => Err("a password has 8 to 200 characters"),
    }
}

/// The code of a language that we speak.
pub fn check_language(code: Option<&str>) -> Result<String, String> {
    let language: Language = code.unwrap_or("en").parse().map_err(|error| format!("{error}"))?;
    Ok(language.code().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_checked() {
        assert!(check("1234567").is_err());
        assert!(check("12345678").is_ok());
    }

    #[test]
    fn a_hash_is_argon2id_and_salted() {
        let (one, two) = (hash("Boston 1776"), hash("Boston 1776"));
        assert!(one.starts_with("$argon2id$"));
        assert_ne!(one, two);
    }
}
