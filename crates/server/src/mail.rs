//! Mail to those who are absent when their turn comes.

use std::path::PathBuf;

use lettre::message::Mailbox;
use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::{Address, AsyncFileTransport, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::sync::mpsc;
use tricorne_locale::{Language, Speech, say};

use crate::Config;
use crate::notices::Turn;
use crate::store::{Store, User};

/// How mail leaves.
enum Way {
    Smtp(Box<AsyncSmtpTransport<Tokio1Executor>>),
    Folder(AsyncFileTransport<Tokio1Executor>),
}

/// Who sends mail.
pub struct Postman {
    way: Way,
    from: Mailbox,
    base_url: String,
    store: Store,
}

impl std::fmt::Debug for Postman {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postman").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Refuses what is no address.
pub fn check(email: &str) -> Result<(), &'static str> {
    match email.parse::<Address>() {
        Ok(_) if email.len() <= 200 => Ok(()),
        _ => Err("this is no e-mail address"),
    }
}

impl Postman {
    /// By SMTP where it is set up, else into a folder.
    pub async fn new(config: &Config, store: Store) -> Result<Postman, String> {
        let (way, from) = match &config.smtp {
            Some(smtp) => {
                let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&smtp.url)
                    .map_err(|_| "the URL of the mail server cannot be read".to_owned())?;
                (Way::Smtp(Box::new(transport.build())), smtp.from.clone())
            }
            None => {
                let folder: PathBuf = config.data_dir.join("mail");
                tokio::fs::create_dir_all(&folder)
                    .await
                    .map_err(|error| format!("{}: {error}", folder.display()))?;
                (Way::Folder(AsyncFileTransport::new(folder)), "Tricorne <tricorne@localhost>".to_owned())
            }
        };
        let from = from.parse().map_err(|_| format!("{from:?} is no sender of mail"))?;
        let base_url = config.origin().map_or_else(|| format!("http://{}", config.listen), str::to_owned);
        Ok(Postman { way, from, base_url, store })
    }

    /// Tells of turns until there are no more.
    pub async fn work(self, mut turns: mpsc::Receiver<Turn>) {
        while let Some(turn) = turns.recv().await {
            if let Err(error) = self.tell(&turn).await {
                tracing::warn!(table = %turn.table, %error, "a notice was not sent");
            }
        }
    }

    async fn tell(&self, turn: &Turn) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        let Some(user) = self.store.user(&turn.user).await?.filter(User::wants_notices) else {
            return Ok(());
        };
        let Some(email) = &user.email else { return Ok(()) };
        if !self.store.tell_once(&turn.table, &turn.user, turn.version).await? {
            return Ok(());
        }
        let language: Language = user.language.parse().unwrap_or_default();
        let speech = Speech::of(language);
        let title = turn.game.title();
        let link = format!("{}/t/{}", self.base_url, turn.table);
        let stop = format!("{}/api/notices/stop?lang={language}&token={}", self.base_url, user.stop_token);
        let name = user.name.as_deref().unwrap_or_default();
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(user.name.clone(), email.parse()?))
            .header(Unsubscribe(format!("<{stop}>")))
            .header(OneClick)
            .subject(say!(speech, "server-mail-subject", game = title))
            .body(say!(speech, "server-mail-body", name = name, game = title, link = &link, stop = &stop))?;
        match &self.way {
            Way::Smtp(smtp) => drop(smtp.send(message).await?),
            Way::Folder(folder) => drop(folder.send(message).await?),
        }
        metrics::counter!("tricorne_notices_total").increment(1);
        Ok(())
    }
}

/// `List-Unsubscribe`.
#[derive(Clone)]
struct Unsubscribe(String);

impl Header for Unsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Unsubscribe(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.clone())
    }
}

/// `List-Unsubscribe-Post`.
#[derive(Clone)]
struct OneClick;

impl Header for OneClick {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(OneClick)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}
