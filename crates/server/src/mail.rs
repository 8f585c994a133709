//! Mail: notices of turns, and links that confirm an address or set a new password. Nothing but the link that
//! confirms it goes to an address that nobody has confirmed.

use std::path::PathBuf;

use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{Address, AsyncFileTransport, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::sync::mpsc;
use tricorne_locale::{Language, Speech, say};

use crate::Config;
use crate::notices::{Mail, Turn};
use crate::store::{MailTokenKind, Store, User};

/// Seconds that the link lasts which confirms an address, and the one that sets a password.
const CONFIRM_SECONDS: i64 = 24 * 3600;
const RESET_SECONDS: i64 = 3600;

type Sent = Result<(), Box<dyn std::error::Error + Send + Sync>>;

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
                crate::private_folder(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
                (Way::Folder(AsyncFileTransport::new(folder)), "Tricorne <tricorne@localhost>".to_owned())
            }
        };
        let from = from.parse().map_err(|_| format!("{from:?} is no sender of mail"))?;
        let base_url = config.origin().map_or_else(|| format!("http://{}", config.listen), str::to_owned);
        Ok(Postman { way, from, base_url, store })
    }

    /// Sends what is handed in until there is no more.
    pub async fn work(self, mut mails: mpsc::Receiver<Mail>) {
        while let Some(mail) = mails.recv().await {
            let sent = match &mail {
                Mail::Turn(turn) => self.tell_of_turn(turn).await,
                Mail::Confirm(user) => self.ask_to_confirm(user).await,
                Mail::Reset(user) => self.let_reset(user).await,
            };
            if let Err(error) = sent {
                tracing::warn!(?mail, %error, "a mail was not sent");
            }
        }
    }

    async fn tell_of_turn(&self, turn: &Turn) -> Sent {
        let wanted = |user: &User| user.wants_notices() && user.is_email_confirmed();
        let Some(user) = self.store.user(&turn.user).await?.filter(wanted) else { return Ok(()) };
        if !self.store.tell_once(&turn.table, &turn.user, turn.version).await? {
            return Ok(());
        }
        let (speech, language) = speech_of(&user);
        let title = turn.game.title();
        let link = format!("{}/t/{}", self.base_url, turn.table);
        let stop = format!("{}/api/notices/stop?lang={language}&token={}", self.base_url, user.stop_token);
        let name = user.name.as_deref().unwrap_or_default();
        let subject = say!(speech, "server-mail-subject", game = title);
        let body = say!(speech, "server-mail-body", name = name, game = title, link = &link, stop = &stop);
        let headers =
            |message: MessageBuilder| message.header(Unsubscribe(format!("<{stop}>"))).header(OneClick);
        self.send(&user, headers, subject, body).await?;
        metrics::counter!("tricorne_notices_total").increment(1);
        Ok(())
    }

    async fn ask_to_confirm(&self, user: &str) -> Sent {
        let unconfirmed = |user: &User| user.email.is_some() && !user.is_email_confirmed();
        let Some(user) = self.store.user(user).await?.filter(unconfirmed) else { return Ok(()) };
        let link = self.link(&user, MailTokenKind::Confirm, CONFIRM_SECONDS, "/api/email/confirm").await?;
        let (speech, _) = speech_of(&user);
        let (name, site) = (user.name.as_deref().unwrap_or_default(), self.base_url.as_str());
        let subject = say!(speech, "server-confirm-subject");
        let body = say!(speech, "server-confirm-body", name = name, site = site, link = &link);
        self.send(&user, |message| message, subject, body).await
    }

    async fn let_reset(&self, user: &str) -> Sent {
        let Some(user) = self.store.user(user).await?.filter(User::is_email_confirmed) else { return Ok(()) };
        let link = self.link(&user, MailTokenKind::Reset, RESET_SECONDS, "/api/password/reset").await?;
        let (speech, _) = speech_of(&user);
        let (name, site) = (user.name.as_deref().unwrap_or_default(), self.base_url.as_str());
        let subject = say!(speech, "server-reset-subject");
        let body = say!(speech, "server-reset-body", name = name, site = site, link = &link);
        self.send(&user, |message| message, subject, body).await
    }

    /// A link that this person alone gets.
    async fn link(
        &self,
        user: &User,
        kind: MailTokenKind,
        seconds: i64,
        path: &str,
    ) -> Result<String, Box<dyn std::error::Error + Send + Sync>> {
        let email = user.email.as_deref().unwrap_or_default();
        let token = self.store.add_mail_token(&user.id, kind, email, seconds).await?;
        Ok(format!("{}{path}?lang={}&token={token}", self.base_url, user.language))
    }

    async fn send(
        &self,
        user: &User,
        headers: impl FnOnce(MessageBuilder) -> MessageBuilder,
        subject: String,
        body: String,
    ) -> Sent {
        let email = user.email.as_deref().unwrap_or_default().parse()?;
        let message = Message::builder().from(self.from.clone()).to(Mailbox::new(user.name.clone(), email));
        let message = headers(message).subject(subject).body(body)?;
        match &self.way {
            Way::Smtp(smtp) => drop(smtp.send(message).await?),
            Way::Folder(folder) => drop(folder.send(message).await?),
        }
        Ok(())
    }
}

fn speech_of(user: &User) -> (&'static Speech, Language) {
    let language: Language = user.language.parse().unwrap_or_default();
    (Speech::of(language), language)
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
