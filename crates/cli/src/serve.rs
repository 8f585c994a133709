//! `tricorne` alone, or `tricorne serve`: the web table.

use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;
use tricorne_server::{Config, ServeError, bind, serve};

use crate::common::plain;
use crate::data::Data;
use crate::failure::{Done, Failure};

/// Start the web server (the default command)
#[derive(Debug, Default, clap::Args)]
pub struct Args {
    /// Address and port to listen on [default: 127.0.0.1:1776]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    place: Place,
    /// Public address of the server, such as `https://example.org`
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,
    /// Allow public access, with strict limits; needs an https --base-url
    #[arg(long)]
    public: bool,
}

/// Where the data is.
#[derive(Debug, Default, clap::Args)]
pub struct Place {
    /// Folder for the database and the mail [default: tricorne-data]
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// PostgreSQL database, such as postgres://user@host/name [default: SQLite in the data folder]
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
    /// Settings file (TOML); crates/server/README.md lists all settings
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    data: Data,
}

impl Place {
    /// The settings of the file, under those of the command line. Corrected facts are put in use.
    pub fn config(&self) -> Result<Config, Failure> {
        let mut config = match &self.config {
            Some(file) => read(file)?,
            None => Config::default(),
        };
        if let Some(dir) = &self.data_dir {
            config.data_dir = dir.clone();
        }
        config.database_url = self.database_url.clone().or(config.database_url);
        config.packs = Arc::new(self.data.packs_over(&config.data)?);
        Ok(config)
    }
}

fn read(file: &Path) -> Result<Config, Failure> {
    let shown = file.display();
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::Usage(format!("cannot read {shown}: {}", plain(&error))))?;
    Config::parse(&text).map_err(|error| Failure::Usage(format!("{shown}: {error}")))
}

pub fn run(args: Args) -> Done {
    let mut config = args.place.config()?;
    config.listen = args.listen.unwrap_or(config.listen);
    config.base_url = args.base_url.or(config.base_url);
    config.public |= args.public;
    log(config.public);
    let base_url = config.base_url.clone();
    runtime()?.block_on(async {
        let serving = bind(config).await?;
        let address = base_url.unwrap_or_else(|| format!("http://{}/", serving.address));
        // Whoever started it may not listen; it serves all the same.
        let _ = writeln!(io::stdout(), "Tricorne is at {address}\nPress Ctrl+C to end it.");
        serve(serving, ended()).await?;
        Ok(())
    })
}

/// A runtime for the server and its chores.
pub fn runtime() -> Result<Runtime, Failure> {
    Ok(Runtime::new()?)
}

/// Structured logs: lines of JSON on a public server, text for one's own.
fn log(public: bool) {
    let level = if public { "info" } else { "warn" };
    let filter = EnvFilter::try_from_env("TRICORNE_LOG").unwrap_or_else(|_| EnvFilter::new(level));
    // A log that cannot be written is lost; to complain of it on the same stream would end the program.
    let log =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).log_internal_errors(false);
    if public {
        log.json().init();
    } else {
        log.with_ansi(io::stderr().is_terminal()).init();
    }
}

/// Waits for Ctrl+C, or the signal that service managers send.
async fn ended() {
    let interrupt = async {
        // Without a way to hear of Ctrl+C there is nothing to wait for.
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::pin!(interrupt, terminate);
    std::future::poll_fn(|context| {
        let over = interrupt.as_mut().poll(context).is_ready() || terminate.as_mut().poll(context).is_ready();
        if over { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        Failure::Usage(error.to_string())
    }
}
