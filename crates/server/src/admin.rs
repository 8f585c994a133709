//! What whoever runs a server may do to its database, also while it runs.

use std::path::Path;
use std::sync::Arc;

use tricorne_kernel::Record;
use tricorne_library::Packs;

use crate::clock::now;
use crate::play::header_of;
use crate::store::Store;
use crate::{Config, ServeError, password};

/// The database of a server.
#[derive(Debug)]
pub struct Admin(Store, Arc<Packs>);

/// What a check of all records found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many records hold.
    pub sound: usize,
    /// Those that do not, by table, and why.
    pub broken: Vec<(String, String)>,
}

impl Admin {
    /// Opens the database.
    pub async fn open(config: &Config) -> Result<Admin, ServeError> {
        Ok(Admin(Store::open(&config.database()).await?, config.packs.clone()))
    }

    /// Copies the database into a new file.
    pub async fn back_up(&self, file: &Path) -> Result<(), ServeError> {
        Ok(self.0.back_up(&file.display().to_string()).await?)
    }

    /// Replays every record.
    pub async fn verify(&self) -> Result<Checked, ServeError> {
        let mut checked = Checked::default();
        for id in self.0.table_ids().await? {
            match self.verify_one(&id).await? {
                Ok(()) => checked.sound += 1,
                Err(why) => checked.broken.push((id, why)),
            }
        }
        Ok(checked)
    }

    async fn verify_one(&self, id: &str) -> Result<Result<(), String>, ServeError> {
        let Some(row) = self.0.table(id).await? else { return Ok(Ok(())) };
        let lines = self.0.lines(id).await?;
        let check = || {
            let game = tricorne_library::find(&row.game).ok_or_else(|| format!("no game {:?}", row.game))?;
            let header = header_of(&row.header).map_err(|error| error.to_string())?;
            let lines = lines.iter().map(|(line, _)| serde_json::from_str(line));
            let lines =
                lines.collect::<Result<_, _>>().map_err(|error| format!("a damaged line: {error}"))?;
            let packs = &self.1;
            let pack = packs.of_record(game, &header).unwrap_or_else(|_| packs.of(game));
            let verified = game.verify(pack, &Record { header, lines });
            verified.map(drop).map_err(|mismatch| mismatch.reason)
        };
        Ok(check())
    }

    /// Sets the password of an account, and ends its sessions. False where there is no such account.
    pub async fn set_password(&self, name: &str, new: &str) -> Result<bool, ServeError> {
        let Some(user) = self.0.user_named(name).await? else { return Ok(false) };
        self.0.set_password(&user.id, &password::hash(new)).await?;
        self.0.drop_tokens(&user.id, None).await?;
        Ok(true)
    }

    /// Refuses a password that nobody should have.
    pub fn check_password(new: &str) -> Result<(), &'static str> {
        password::check(new)
    }

    /// Deletes guests who were not seen for so many days and play nowhere. Gives how many.
    pub async fn prune_guests(&self, days: i64) -> Result<u64, ServeError> {
        Ok(self.0.prune_guests(now() - days * 24 * 3600).await?)
    }
}
