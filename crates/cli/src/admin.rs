//! `tricorne admin`: what whoever runs a server may do, also while it runs.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Subcommand;
use tricorne_server::admin::Admin;

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
    /// Copy the database to a new file
    Backup {
        /// Path of the new file
        file: PathBuf,
    },
    /// Replay every game record
    Verify,
    /// Set the password of an account (from standard input) and log it out
    SetPassword {
        /// Name of the account
        name: String,
    },
    /// Delete inactive guests who have no games
    PruneGuests {
        /// Days without activity
        #[arg(long, default_value_t = 90)]
        days: i64,
    },
}

pub fn run(args: Args) -> Done {
    let config = args.place.config()?;
    let mut out = io::stdout();
    runtime()?.block_on(async {
        let admin = Admin::open(&config).await?;
        match args.chore {
            Chore::Backup { file } => {
                admin.back_up(&file).await?;
                writeln!(out, "{}", file.display())?;
            }
            Chore::Verify => {
                let checked = admin.verify().await?;
                for (table, why) in &checked.broken {
                    writeln!(out, "{table}: {why}")?;
                }
                writeln!(out, "{} sound, {} broken", checked.sound, checked.broken.len())?;
                if !checked.broken.is_empty() {
                    return Err(Failure::Check(String::new()));
                }
            }
            Chore::SetPassword { name } => {
                let mut password = String::new();
                io::stdin().read_line(&mut password)?;
                let password = password.trim_end_matches(['\r', '\n']);
                Admin::check_password(password).map_err(|why| Failure::Usage(why.to_owned()))?;
                if !admin.set_password(&name, password).await? {
                    return Err(Failure::Usage(format!("there is no account {name:?}")));
                }
            }
            Chore::PruneGuests { days } => {
                writeln!(out, "{} guests deleted", admin.prune_guests(days).await?)?;
            }
        }
        Ok(())
    })
}
