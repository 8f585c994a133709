//! What whoever runs a server may do to its database, also while it runs.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tricorne_kernel::Record;
use tricorne_library::Packs;

pub use crate::play::Fate;
pub use crate::store::Report;

use crate::clock::now;
use crate::play::{header_of, holds, judge, longest_good, parsed};
use crate::rating::Rating;
use crate::store::{OpenAs, OperatorChange, Store, StorePlace, TableRow, User};
use crate::{Config, ServeError, name, password};

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

/// What may be done to a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moderate {
    /// Keep her out, and end her sessions; or let her in again.
    Ban(bool),
    /// Take the chat from her, or give it back.
    Mute(bool),
    /// Give her account another name.
    Rename(String),
    /// Let her moderate, or not.
    Moderator(bool),
}

/// A rating that was not what the results give, in points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingDiffers {
    /// The name of the account, or the id where it is no more.
    pub who: String,
    /// The game.
    pub game: String,
    /// What was kept; none where nothing was.
    pub kept: Option<i64>,
    /// What the results give; none where there is no rated game.
    pub computed: Option<i64>,
}

/// What became of a table that was to be cut back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CutBack {
    /// How many answers are kept.
    pub kept: usize,
    /// How many were dropped.
    pub dropped: usize,
}

impl Admin {
    /// Opens a database that exists, and brings it up to date.
    pub async fn open(config: &Config) -> Result<Admin, ServeError> {
        Admin::open_as(config, OpenAs::Operator).await
    }

    /// Opens a database that exists, and changes nothing of it.
    pub async fn read(config: &Config) -> Result<Admin, ServeError> {
        Admin::open_as(config, OpenAs::Reader).await
    }

    async fn open_as(config: &Config, open_as: OpenAs) -> Result<Admin, ServeError> {
        Ok(Admin(Store::open(place(config)?, open_as).await?, config.packs.clone()))
    }

    /// Puts a copy in the place of a database that no server uses. Gives under which names what was there is kept.
    pub async fn restore(config: &Config, copy: &Path) -> Result<Vec<PathBuf>, ServeError> {
        let failed = |error| ServeError::Io(config.data_dir.display().to_string(), error);
        crate::private_folder(&config.data_dir).map_err(failed)?;
        Ok(place(config)?.restore(copy).await?)
    }

    /// Copies the database into a new file.
    pub async fn back_up(&self, file: &Path) -> Result<(), ServeError> {
        Ok(self.0.back_up(file).await?)
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
            if lines.len() as i64 != row.answers {
                return Err(format!("the record has {} lines where {} were kept", lines.len(), row.answers));
            }
            let header = header_of(&row.header).map_err(|refused| refused.detail())?;
            if header.rules > game.rules_version() {
                let (found, known) = (header.rules, game.rules_version());
                return Err(format!("rules of version {found}; this program knows version {known}"));
            }
            let record = Record { header, lines: parsed(&lines).map_err(|refused| refused.detail())? };
            holds(game, &self.1, &record, &lines)
        };
        Ok(check())
    }

    /// Says of every table that is not over what would become of it under the rules of this program.
    pub async fn check_upgrade(&self) -> Result<Vec<(String, Fate)>, ServeError> {
        let mut fates = Vec::new();
        for id in self.0.table_ids().await? {
            let Some(row) = self.0.table(&id).await?.filter(|row| row.answers > 0) else { continue };
            let fate = match tricorne_library::find(&row.game) {
                Some(game) => {
                    let (lines, position) = (self.0.lines(&id).await?, self.0.position(&id).await?);
                    judge(game, &self.1, &row, &lines, position.as_ref()).fate
                }
                None => Fate::Breaks(format!("no game {:?}", row.game)),
            };
            fates.push((id, fate));
        }
        Ok(fates)
    }

    /// The tables that cannot be played, and why.
    pub async fn broken_tables(&self) -> Result<Vec<(String, String)>, ServeError> {
        Ok(self.0.broken_tables().await?)
    }

    /// Cuts a table back to its last answer that holds. None where there is no such table, or nothing holds.
    pub async fn cut_back(&self, id: &str) -> Result<Option<CutBack>, ServeError> {
        let Some((row, record)) = self.record(id).await? else { return Ok(None) };
        let game = tricorne_library::find(&row.game);
        let Some(kept) = game.and_then(|game| longest_good(game, &self.1, &record)) else { return Ok(None) };
        let due = usize::try_from(row.answers).unwrap_or_default();
        if !self.0.cut_back(id, row.version, kept).await? {
            return Ok(None);
        }
        self.0.tell_server(&OperatorChange::Table(id.to_owned())).await?;
        Ok(Some(CutBack { kept, dropped: due.saturating_sub(kept) }))
    }

    /// The record of a table up to its first line that cannot be read.
    async fn record(&self, id: &str) -> Result<Option<(TableRow, Record)>, ServeError> {
        let Some(row) = self.0.table(id).await? else { return Ok(None) };
        let Ok(header) = header_of(&row.header) else { return Ok(None) };
        let lines = self.0.lines(id).await?;
        let lines = lines.iter().map_while(|line| serde_json::from_str(&line.line).ok());
        let whole =
            lines.zip(1..).take_while(|(line, n): &(tricorne_kernel::RecordLine, usize)| line.n == *n);
        let lines = whole.map(|(line, _)| line).collect();
        Ok(Some((row, Record { header, lines })))
    }

    /// Closes a table for good. False where there is none.
    pub async fn close_table(&self, id: &str) -> Result<bool, ServeError> {
        let closed = self.0.close_table(id, now()).await?;
        self.0.tell_server(&OperatorChange::Table(id.to_owned())).await?;
        Ok(closed)
    }

    /// Deletes a table with all that is kept of it. False where there is none.
    pub async fn delete_table(&self, id: &str) -> Result<bool, ServeError> {
        let deleted = self.0.delete_table(id).await?;
        self.0.tell_server(&OperatorChange::Table(id.to_owned())).await?;
        Ok(deleted)
    }

    /// Does something to a person, by name or id. None where there is no such person; otherwise why it was refused.
    pub async fn moderate(
        &self,
        who: &str,
        what: &Moderate,
    ) -> Result<Option<Result<(), &'static str>>, ServeError> {
        let Some(user) = self.person(who).await? else { return Ok(None) };
        match what {
            Moderate::Ban(banned) => {
                self.0.set_banned(&user.id, *banned).await?;
                if *banned {
                    self.0.drop_tokens(&user.id, None).await?;
                }
            }
            Moderate::Mute(muted) => self.0.set_muted(&user.id, *muted).await?,
            Moderate::Moderator(moderator) => self.0.set_moderator(&user.id, *moderator).await?,
            Moderate::Rename(new) => {
                if let Err(why) = name::check(new) {
                    return Ok(Some(Err(why)));
                }
                if user.is_guest() || !self.0.rename(&user.id, new).await? {
                    return Ok(Some(Err("this name is taken, or looks like one that is")));
                }
            }
        }
        for bot in self.0.bots_of(&user.id).await? {
            self.0.tell_server(&OperatorChange::Person(bot.id)).await?;
        }
        self.0.tell_server(&OperatorChange::Person(user.id)).await?;
        Ok(Some(Ok(())))
    }

    /// Works out all ratings again from the results of rated games, keeps them, and gives those that were others: whose, at
    /// which game, and in points what was kept and what the results give.
    pub async fn rate_again(&self) -> Result<Vec<RatingDiffers>, ServeError> {
        let mut found = Vec::new();
        for differing in self.0.rate_again().await? {
            let name = self.0.user(&differing.user).await?.and_then(|user| user.name);
            found.push(RatingDiffers {
                who: name.unwrap_or(differing.user),
                game: differing.game,
                kept: differing.kept.map(Rating::points),
                computed: differing.computed.map(Rating::points),
            });
        }
        Ok(found)
    }

    /// What people have told of others, and nobody has seen to, the oldest first.
    pub async fn reports(&self) -> Result<Vec<Report>, ServeError> {
        Ok(self.0.open_reports(i64::MAX).await?)
    }

    /// Notes that a report has been seen to. False where there is no such open one.
    pub async fn close_report(&self, id: &str) -> Result<bool, ServeError> {
        Ok(self.0.close_report(id).await?)
    }

    async fn person(&self, who: &str) -> Result<Option<User>, ServeError> {
        match self.0.user_named(who).await? {
            Some(user) => Ok(Some(user)),
            None => Ok(self.0.user(who).await?),
        }
    }

    /// Begins or ends maintenance.
    pub async fn set_maintenance(&self, on: bool) -> Result<(), ServeError> {
        Ok(self.0.set_maintenance(on).await?)
    }

    /// Sets the password of an account, and ends its sessions. False where there is no such account.
    pub async fn set_password(&self, name: &str, new: &str) -> Result<bool, ServeError> {
        let Some(user) = self.0.user_named(name).await? else { return Ok(false) };
        self.0.set_password(&user.id, &password::hash(new)).await?;
        self.0.drop_tokens(&user.id, None).await?;
        self.0.tell_server(&OperatorChange::Person(user.id)).await?;
        Ok(true)
    }

    /// Refuses a password that nobody should have.
    pub fn check_password(new: &str) -> Result<(), &'static str> {
        password::check(new)
    }

    /// Deletes guests who were not here for so many days and play nowhere. Gives how many.
    pub async fn prune_guests(&self, days: i64) -> Result<u64, ServeError> {
        Ok(self.0.prune_guests(now() - days * 24 * 3600).await?)
    }
}

fn place(config: &Config) -> Result<StorePlace, ServeError> {
    Ok(StorePlace::of(&config.database(), config.database_limit_mb)?)
}
