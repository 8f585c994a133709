//! Mail: notices to those who are away, and links that confirm an address or set a new password. Nothing but the link that
//! confirms it goes to an address that nobody has confirmed.

use std::path::PathBuf;

use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{Address, AsyncFileTransport, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::sync::mpsc;
use tricorne_locale::{Language, Speech, say};

use crate::Config;
use crate::herald::{link, sentence};
use crate::notices::{Event, Mail, Notice};
use crate::play::{Locale, Refused, Registry};
use crate::store::{MailTokenKind, Store, User};

/// Seconds that the link lasts which confirms an address, and the one that sets a password.
const CONFIRM_SECONDS: i64 = 24 * 3600;
const RESET_SECONDS: i64 = 3600;

/// The most sentences of the journal in a mail.
const SENTENCES: usize = 12;

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
        Ok(Postman { way, from, base_url: config.address(), store })
    }

    /// Sends what is handed in until there is no more.
    pub async fn work(self, tables: Registry, mut mails: mpsc::Receiver<Mail>) {
        while let Some(mail) = mails.recv().await {
            let sent = match &mail {
                Mail::Notice(notice) => self.tell(&tables, notice).await,
                Mail::Confirm(user) => self.ask_to_confirm(user).await,
                Mail::Reset(user) => self.let_reset(user).await,
            };
            if let Err(error) = sent {
                tracing::warn!(?mail, %error, "a mail was not sent");
            }
        }
    }

    async fn tell(&self, tables: &Registry, notice: &Notice) -> Sent {
        let Some(user) = self.store.user(&notice.user).await?.filter(User::gets_mail) else { return Ok(()) };
        if notice.event == Event::Ended {
            // Mail is for those who are waited for.
            return Ok(());
        }
        let (speech, language) = speech_of(&user);
        let (subject, link) = (sentence(&user, notice), link(&self.base_url, notice));
        let stop = format!("{}/api/notices/stop?lang={language}&token={}", self.base_url, user.stop_token);
        let name = user.name.as_deref().unwrap_or_default();
        let mut parts = vec![say!(speech, "server-mail-head", name = name, text = &subject, link = &link)];
        parts.extend(self.summary(tables, &user, notice).await?);
        parts.push(say!(speech, "server-mail-stop", stop = &stop));
        let body = parts.join("\n\n");
        let headers =
            |message: MessageBuilder| message.header(Unsubscribe(format!("<{stop}>"))).header(OneClick);
        self.send(&user, headers, subject, body).await?;
        metrics::counter!("tricorne_notices_total").increment(1);
        Ok(())
    }

    /// What happened at the table since the reader looked at it last, as she would read it there.
    async fn summary(
        &self,
        tables: &Registry,
        user: &User,
        notice: &Notice,
    ) -> Result<Option<String>, Box<dyn std::error::Error + Send + Sync>> {
        let (speech, language) = speech_of(user);
        let seen = self.store.seen_of(&user.id, &notice.table).await?;
        let from = seen.map_or(0, |(_, journal)| usize::try_from(journal).unwrap_or(0));
        let live = match tables.get(&notice.table).await {
            // Another node has taken it meanwhile: the mail goes without a summary.
            Err(Refused::Elsewhere(_)) => return Ok(None),
            live => live.map_err(|refused| refused.detail().to_owned())?,
        };
        let happened = live.happened(&user.id, Locale(Some(language)), from).await;
        if happened.is_empty() {
            return Ok(None);
        }
        let earlier = happened.len().saturating_sub(SENTENCES);
        let mut lines: Vec<String> = happened[earlier..].iter().map(|line| format!("- {line}")).collect();
        if earlier > 0 {
            lines.insert(0, format!("- {}", say!(speech, "server-mail-earlier", count = earlier)));
        }
        Ok(Some(say!(speech, "server-mail-since", lines = &lines.join("\n"))))
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
