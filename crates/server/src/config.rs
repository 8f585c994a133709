//! How the server is set up: by a file, by the command line, or by its defaults.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use thiserror::Error;
use tricorne_library::Packs;

/// The folder for the database and the mail, within the present one.
pub const DATA_DIR: &str = "tricorne-data";

/// All that may be set. Every field has a default that suits one machine and its owner.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder for the database and the mail.
    pub data_dir: PathBuf,
    /// The database; a SQLite file in the data folder where it is not given.
    pub database_url: Option<String>,
    /// The address by which people reach the server, such as `https://example.org`.
    pub base_url: Option<String>,
    /// Whether strangers may come: needs a base URL, and sets strict limits.
    pub public: bool,
    /// How many proxies of ours stand in front, each adding to `X-Forwarded-For` from where a request came to it.
    pub proxies: usize,
    /// Where `/metrics` is served besides, on a listener of its own.
    pub metrics_listen: Option<SocketAddr>,
    /// The token with which `/metrics` is served to everybody: `Authorization: Bearer TOKEN`.
    pub metrics_token: Option<Hidden>,
    /// The most megabytes that a SQLite database may grow to.
    pub database_limit_mb: Option<u64>,
    /// Seconds after which a connection ends that sends no whole request.
    pub idle_seconds: u64,
    /// The most connections of one address; without proxies alone, since they have only one.
    pub connections_per_address: Option<usize>,
    /// How it is one of several nodes on one PostgreSQL. Without it, it works on its database alone.
    pub node: Option<NodeConfig>,
    /// How much one person or address may keep here.
    pub quotas: Quotas,
    /// How many threads compute games.
    pub game_threads: usize,
    /// How many bots think at once.
    pub thinking_threads: usize,
    /// How many threads analyse games that are over.
    pub analysis_threads: usize,
    /// Where the seeds of new tables count up from, so that a test meets the same games each time. Whoever knows it knows
    /// the dice.
    pub first_seed: Option<u64>,
    /// How many times as fast as a clock on the wall the clocks of tables run. For tests.
    pub clock_rate: u32,
    /// Requests a second of one address.
    pub requests_per_second: Option<u32>,
    /// Attempts a minute of one address to log in or register, and to log in to one account.
    pub logins_per_minute: Option<u32>,
    /// Days of vacation that an account has in a year.
    pub vacation_days: i64,
    /// Whether webhooks may lead to this machine and its network, and without TLS. For tests.
    pub private_hooks: bool,
    /// A file with comparisons of bots, as `tricorne arena --format json` prints them: bots get their ratings from it.
    pub bot_ratings: Option<PathBuf>,
    /// Folders with corrected facts, by game. Whoever opens the server puts them in use before.
    pub data: BTreeMap<String, PathBuf>,
    /// The facts that tables are played with.
    #[serde(skip, default = "own_packs")]
    pub packs: Arc<Packs>,
    /// The mail server. Without it, mail is written into the data folder.
    pub smtp: Option<Smtp>,
}

/// How a server is one of several nodes.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct NodeConfig {
    /// Its name, which no other node has.
    pub name: String,
    /// Where it listens to other nodes: on a network that nobody else reaches.
    pub listen: SocketAddr,
    /// Where other nodes reach it, if not where it listens.
    pub address: Option<String>,
    /// What all nodes know, and nobody else.
    pub secret: Hidden,
    /// After how many milliseconds without a word its tables go to other nodes.
    #[serde(default = "lease_millis")]
    pub lease_millis: u64,
}

fn lease_millis() -> u64 {
    6_000
}

impl NodeConfig {
    /// The fewest characters of a secret.
    const SECRET: usize = 16;
    /// The fewest and the most milliseconds of a lease.
    const LEASE: std::ops::RangeInclusive<u64> = 300..=60_000;

    /// Where other nodes reach it.
    pub fn address(&self) -> String {
        self.address.clone().unwrap_or_else(|| self.listen.to_string())
    }

    /// How long a transaction of a node may rest: others wait for it to end before they take a table.
    pub fn patience(&self) -> Duration {
        Duration::from_millis(self.lease_millis) / 2
    }

    fn check(&self, database_url: Option<&str>) -> Result<(), &'static str> {
        if !database_url.is_some_and(|url| url.starts_with("postgres")) {
            return Err("several nodes share a PostgreSQL: set database-url");
        }
        if self.name.is_empty() || self.name.len() > 100 {
            return Err("a node has a name of 1 to 100 characters");
        }
        if self.secret.0.len() < Self::SECRET {
            return Err("the secret of the nodes has at least 16 characters");
        }
        if !self.secret.0.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err("the secret of the nodes has letters, digits and signs alone");
        }
        if !Self::LEASE.contains(&self.lease_millis) {
            return Err("a lease lasts 300 to 60000 milliseconds");
        }
        if self.address.is_none() && self.listen.ip().is_unspecified() {
            return Err("a node that listens everywhere must say where others reach it: address");
        }
        Ok(())
    }
}

/// How much one person or address may keep here. What is not given depends on whether strangers may come.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Quotas {
    /// Tables of one person that are not over. Five times as many with those that are.
    pub tables: Option<u32>,
    /// Uploaded records a day, of one person and of one address.
    pub uploads_per_day: Option<u32>,
    /// New guests an hour, of one address.
    pub guests_per_hour: Option<u32>,
    /// Lines of chat a minute, of one person.
    pub chat_per_minute: Option<u32>,
}

/// A text that no log shows.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Hidden(pub String);

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("...")
    }
}

/// A mail server.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Smtp {
    /// Such as `smtps://user:password@mail.example.org`.
    pub url: String,
    /// The sender, such as `Tricorne <table@example.org>`.
    pub from: String,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 1776)),
            data_dir: DATA_DIR.into(),
            database_url: None,
            base_url: None,
            public: false,
            proxies: 0,
            metrics_listen: None,
            metrics_token: None,
            database_limit_mb: None,
            idle_seconds: 30,
            connections_per_address: None,
            node: None,
            quotas: Quotas::default(),
            game_threads: cores.saturating_sub(1).max(1),
            thinking_threads: cores.saturating_sub(1).max(1),
            analysis_threads: 1,
            first_seed: None,
            clock_rate: 1,
            requests_per_second: None,
            logins_per_minute: None,
            vacation_days: 30,
            private_hooks: false,
            bot_ratings: None,
            data: BTreeMap::new(),
            packs: own_packs(),
            smtp: None,
        }
    }
}

fn own_packs() -> Arc<Packs> {
    Arc::new(Packs::own())
}

/// What is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ConfigError(pub String);

impl Config {
    /// Reads a file.
    pub fn parse(text: &str) -> Result<Config, ConfigError> {
        toml::from_str(text).map_err(|error| ConfigError(error.to_string()))
    }

    /// After how long a connection ends that sends no whole request.
    pub fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds.max(1))
    }

    /// Refuses what does not fit together.
    pub fn check(&self) -> Result<(), ConfigError> {
        let wrong = |text: &str| Err(ConfigError(text.to_owned()));
        if self.public && self.private_hooks {
            return wrong("webhooks of a public server lead to the public network: without private-hooks");
        }
        if self.public && self.first_seed.is_some() {
            return wrong("a public server draws its own seeds: without first-seed");
        }
        if self.public && self.clock_rate != 1 {
            return wrong("a public server keeps the time of the day: without clock-rate");
        }
        if let Some(node) = &self.node {
            node.check(self.database_url.as_deref()).or_else(wrong)?;
        }
        match &self.base_url {
            None if self.public => wrong("a public server needs its address: --base-url https://example.org"),
            None if !self.listen.ip().is_loopback() => wrong(
                "to listen beyond this machine, say by which address people come: --base-url http://ADDRESS:PORT",
            ),
            Some(url) if self.public && !url.starts_with("https://") => {
                wrong("a public server needs an https address in front of it: --base-url https://example.org")
            }
            Some(url) if !url.starts_with("https://") && !url.starts_with("http://") => {
                wrong("the base URL begins with http:// or https://")
            }
            _ => Ok(()),
        }
    }

    /// The URL of the database.
    pub fn database(&self) -> String {
        let file = || format!("sqlite://{}?mode=rwc", self.data_dir.join("tricorne.sqlite").display());
        self.database_url.clone().unwrap_or_else(file)
    }

    /// The origin that browsers name, without a trailing slash.
    pub fn origin(&self) -> Option<&str> {
        self.base_url.as_deref().map(|url| url.trim_end_matches('/'))
    }

    /// The address by which links reach the server.
    pub fn address(&self) -> String {
        self.origin().map_or_else(|| format!("http://{}", self.listen), str::to_owned)
    }

    /// Whether cookies travel over TLS alone.
    pub fn is_https(&self) -> bool {
        self.base_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_sets_what_it_names() {
        let config =
            Config::parse("listen = \"127.0.0.1:80\"\n[smtp]\nurl = \"smtp://x:secret@y\"\nfrom = \"a@b\"");
        let config = config.unwrap();
        assert_eq!(config.listen.port(), 80);
        assert_eq!(config.data_dir, PathBuf::from(DATA_DIR));
        assert!(!format!("{config:?}").contains("secret"));
        assert!(Config::parse("colour = 3").is_err());
    }

    #[test]
    fn nodes_need_a_postgres_and_a_secret() {
        let node = "[node]\nname = \"a\"\nlisten = \"127.0.0.1:0\"\nsecret = ";
        let checked = |head: &str, secret: &str| {
            Config::parse(&format!("{head}{node}\"{secret}\"")).expect("it can be read").check()
        };
        let (url, secret) = ("database-url = \"postgres://x\"\n", "0123456789abcdef");
        assert_eq!(checked(url, secret), Ok(()));
        assert!(checked("", secret).is_err(), "no PostgreSQL");
        assert!(checked(url, "short").is_err(), "a secret that can be guessed");
        assert!(!format!("{:?}", Config::parse(&format!("{node}\"{secret}\""))).contains(secret));
    }

    /// The indented lines of a text from one that begins so on, without what is before them.
    fn block<'a>(text: &'a str, first: &str) -> Vec<&'a str> {
        let mut lines = text.lines().skip_while(|line| !line.trim_start().starts_with(first)).peekable();
        let indent = lines.peek().map_or(0, |line| line.len() - line.trim_start().len());
        assert!(indent > 0, "there is no {first}");
        let inside = lines.take_while(|line| line.is_empty() || line.starts_with(&" ".repeat(indent)));
        inside.map(|line| line.get(indent..).unwrap_or_default()).collect()
    }

    #[test]
    fn samples_can_be_read() {
        let every = block(include_str!("../README.md"), "listen =").join("\n");
        let config = Config::parse(&every).expect("every setting is known");
        assert!(config.node.is_some() && config.smtp.is_some() && config.quotas.tables.is_some());
        let hosting = include_str!("../../../deploy/README.md");
        let small = Config::parse(&block(hosting, "base-url =").join("\n")).expect("a Raspberry Pi's");
        assert_eq!(small.check(), Ok(()));
        let compose = include_str!("../../../deploy/compose.yaml");
        let compose = compose.replace("${TRICORNE_NODE_SECRET:?}", "0123456789abcdef").replace(":?", "");
        let compose = compose.replace("${TRICORNE_URL:-http://localhost:8080}", "http://localhost:8080");
        let mut rest = compose.as_str();
        for name in ["node-a", "node-b"] {
            rest = &rest[rest.find("content: |").expect("another node") + 1..];
            let config = Config::parse(&block(rest, "database-url =").join("\n")).expect(name);
            assert_eq!(config.check(), Ok(()), "{name}");
            let node = config.node.expect("it is a node");
            assert_eq!((node.name.as_str(), node.address()), (name, format!("{name}:1777")));
        }
    }

    #[test]
    fn strangers_need_an_https_address() {
        let public = Config { public: true, ..Config::default() };
        assert!(public.check().is_err());
        let plain = Config { base_url: Some("http://example.org".into()), ..public.clone() };
        assert!(plain.check().is_err());
        let good = Config { base_url: Some("https://example.org".into()), ..public };
        assert_eq!(good.check(), Ok(()));
        let wide = Config { listen: SocketAddr::from(([0, 0, 0, 0], 80)), ..Config::default() };
        assert!(wide.check().is_err());
    }
}
