//! `tricorne admin`: what whoever runs a server may do, also while it runs.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Subcommand;
use tricorne_server::Config;
use tricorne_server::admin::{Admin, Fate, Moderate};

use crate::failure::{Done, Failure};
use crate::serve::{Place, runtime};

/// Manage the database of a server, even while it is running
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    /// Copy the database (SQLite) into a new file; changes nothing
    Backup {
        /// Path of the new file
        file: PathBuf,
    },
    /// Put a copy in the place of the database (SQLite); the server must be stopped
    Restore {
        /// The file that `backup` wrote
        file: PathBuf,
    },
    /// Replay every record, and compare it with the hashes that were kept
    Verify,
    /// Say what becomes of each table under the rules of this program; changes nothing
    CheckUpgrade,
    /// List the tables that cannot be played, and why
    Broken,
    /// Cut a table back to its last answer that holds
    CutBack {
        /// The name of the table
        table: String,
    },
    /// Close a table for good; what was played stays
    CloseTable {
        /// The name of the table
        table: String,
    },
    /// Delete a table with all that is kept of it
    DeleteTable {
        /// The name of the table
        table: String,
    },
    /// Keep a person out and end all sessions, or let her in again
    Ban {
        /// The name of the account, or the id of a guest
        who: String,
        /// Let her in again
        #[arg(long)]
        undo: bool,
    },
    /// Take the chat from a person, or give it back
    Mute {
        /// The name of the account, or the id of a guest
        who: String,
        /// Give it back
        #[arg(long)]
        undo: bool,
    },
    /// Give an account another name
    Rename {
        /// The name of the account
        who: String,
        /// The new name
        name: String,
    },
    /// Let an account ban, mute and rename others and delete tables, or not
    Moderator {
        /// The name of the account
        who: String,
        /// Take the right away
        #[arg(long)]
        undo: bool,
    },
    /// List what people have told of others, and nobody has seen to
    Reports,
    /// Note that a report has been seen to
    CloseReport {
        /// The name of the report, as `reports` lists it
        report: String,
    },
    /// Work out all ratings again from the results of rated games, and say which differed
    Ratings,
    /// Let people look, but not change anything, until it is switched off
    Maintenance {
        /// Whether to begin or to end it
        state: OnOff,
    },
    /// Set the password of an account, read from standard input, and end its sessions
    SetPassword {
        /// Name of the account
        name: String,
    },
    /// Delete guests who were not here for a while and play nowhere
    PruneGuests {
        /// How many days since their last visit
        #[arg(long, default_value_t = 90)]
        days: i64,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum OnOff {
    On,
    Off,
}

pub fn run(args: Args) -> Done {
    let config = args.place.config()?;
    runtime()?.block_on(perform(&config, args.chore))
}

async fn perform(config: &Config, chore: Chore) -> Done {
    let mut out = io::stdout();
    let open = || Admin::open(config);
    match chore {
        Chore::Backup { file } => {
            Admin::read(config).await?.back_up(&file).await?;
            Ok(writeln!(out, "{}", file.display())?)
        }
        Chore::Restore { file } => {
            for kept in Admin::restore(config, &file).await? {
                writeln!(out, "what was there is kept as {}", kept.display())?;
            }
            Ok(())
        }
        Chore::Verify => verify(&open().await?).await,
        Chore::CheckUpgrade => check_upgrade(&Admin::read(config).await?).await,
        Chore::Broken => {
            for (table, why) in open().await?.broken_tables().await? {
                writeln!(out, "{table}: {why}")?;
            }
            Ok(())
        }
        Chore::CutBack { table } => match open().await?.cut_back(&table).await? {
            Some(cut) => Ok(writeln!(out, "{} answers are kept, {} were dropped", cut.kept, cut.dropped)?),
            None => Err(Failure::Usage(format!("there is no table {table:?} of which anything holds"))),
        },
        Chore::CloseTable { table } => found(open().await?.close_table(&table).await?, "table", &table),
        Chore::DeleteTable { table } => found(open().await?.delete_table(&table).await?, "table", &table),
        Chore::Ban { who, undo } => moderate(&open().await?, &who, Moderate::Ban(!undo)).await,
        Chore::Mute { who, undo } => moderate(&open().await?, &who, Moderate::Mute(!undo)).await,
        Chore::Moderator { who, undo } => moderate(&open().await?, &who, Moderate::Moderator(!undo)).await,
        Chore::Rename { who, name } => moderate(&open().await?, &who, Moderate::Rename(name)).await,
        Chore::Reports => {
            for it in open().await?.reports().await? {
                let (by, about) =
                    (it.reporter_name.unwrap_or(it.reporter), it.about_name.unwrap_or(it.about));
                let table = it.table_id.map_or(String::new(), |table| format!(" at table {table}"));
                writeln!(out, "{}: {by} about {about}{table}: {}", it.id, it.text.replace('\n', " "))?;
            }
            Ok(())
        }
        Chore::CloseReport { report } => {
            found(open().await?.close_report(&report).await?, "open report", &report)
        }
        Chore::Ratings => {
            let differing = open().await?.rate_again().await?;
            let points = |rating: Option<i64>| rating.map_or("none".to_owned(), |points| points.to_string());
            for it in &differing {
                let (kept, computed) = (points(it.kept), points(it.computed));
                writeln!(out, "{} at {}: {kept} was kept, {computed} is right", it.who, it.game)?;
            }
            Ok(writeln!(out, "{} ratings differed", differing.len())?)
        }
        Chore::Maintenance { state } => Ok(open().await?.set_maintenance(state == OnOff::On).await?),
        Chore::SetPassword { name } => {
            let mut password = String::new();
            io::stdin().read_line(&mut password)?;
            let password = password.trim_end_matches(['\r', '\n']);
            Admin::check_password(password).map_err(|why| Failure::Usage(why.to_owned()))?;
            found(open().await?.set_password(&name, password).await?, "account", &name)
        }
        Chore::PruneGuests { days } => {
            Ok(writeln!(out, "{} guests deleted", open().await?.prune_guests(days).await?)?)
        }
    }
}

async fn verify(admin: &Admin) -> Done {
    let checked = admin.verify().await?;
    let mut out = io::stdout();
    for (table, why) in &checked.broken {
        writeln!(out, "{table}: {why}")?;
    }
    writeln!(out, "{} sound, {} broken", checked.sound, checked.broken.len())?;
    if checked.broken.is_empty() { Ok(()) } else { Err(Failure::Check(String::new())) }
}

async fn check_upgrade(admin: &Admin) -> Done {
    let mut out = io::stdout();
    let mut counts = [0; 4];
    for (table, fate) in admin.check_upgrade().await? {
        match fate {
            Fate::SameRules => counts[0] += 1,
            Fate::Replays => {
                counts[1] += 1;
                writeln!(out, "{table}: replays to the same state")?;
            }
            Fate::GoesOn { kept, dropped } => {
                counts[2] += 1;
                writeln!(
                    out,
                    "{table}: goes on from its last position; {kept} answers since hold, {dropped} do not"
                )?;
            }
            Fate::Breaks(why) => {
                counts[3] += 1;
                writeln!(out, "{table}: cannot be played: {why}")?;
            }
            Fate::UnknownRules(version) => {
                counts[3] += 1;
                writeln!(out, "{table}: is of rules of version {version}, which this program does not know")?;
            }
        }
    }
    let [same, replay, go_on, broken] = counts;
    writeln!(
        out,
        "{same} of the same rules, {replay} replay, {go_on} go on from a position, {broken} broken"
    )?;
    if broken > 0 { Err(Failure::Check(String::new())) } else { Ok(()) }
}

async fn moderate(admin: &Admin, who: &str, what: Moderate) -> Done {
    match admin.moderate(who, &what).await? {
        Some(Ok(())) => Ok(()),
        Some(Err(why)) => Err(Failure::Usage(why.to_owned())),
        None => found(false, "person", who),
    }
}

fn found(found: bool, what: &str, name: &str) -> Done {
    if found { Ok(()) } else { Err(Failure::Usage(format!("there is no {what} {name:?}"))) }
}
