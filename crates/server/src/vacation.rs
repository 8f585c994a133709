//! Vacations: days off that an account has. Meanwhile its clocks by the day do not run.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError, RwLock};

use crate::App;
use crate::clock::now;
use crate::nodes::Errand;
use crate::store::StoreError;

/// Who is on vacation.
#[derive(Clone, Debug, Default)]
pub struct Vacations(Arc<RwLock<BTreeSet<String>>>);

impl Vacations {
    /// These people are.
    pub fn of(people: Vec<String>) -> Vacations {
        let vacations = Vacations::default();
        vacations.set(people);
        vacations
    }

    /// Whether a person is.
    pub fn include(&self, user: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(user)
    }

    fn set(&self, people: Vec<String>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = people.into_iter().collect();
    }
}

/// Learns from the database who is on vacation, where other nodes may have been told of it.
pub async fn notice(app: &App) -> Result<(), StoreError> {
    if app.nodes.node().is_some() {
        app.vacations.set(app.store.on_vacation(now()).await?);
    }
    Ok(())
}

/// Stops the clocks of those whose vacation has begun, and lets those go on whose vacation is over. What a server that
/// ended did not come to is done by the next.
pub async fn apply(app: &App) -> Result<(), StoreError> {
    let at = now();
    let changed = app.store.changed_vacations(at).await?;
    if changed.is_empty() {
        return Ok(());
    }
    app.vacations.set(app.store.on_vacation(at).await?);
    for user in changed {
        for table in app.store.daily_tables_asking(&user).await? {
            if let Err(refused) = Errand::KeepTime.run_at(app, &table).await {
                tracing::warn!(%table, error = refused.detail(), "a clock does not know of a vacation");
            }
        }
        app.store.settle_vacations(&user, at).await?;
    }
    Ok(())
}
