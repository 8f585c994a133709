//! What a server keeps of itself: how long it has been up, that it can write, whether it is in maintenance.

use super::{Bulletin, Store, Stored};

impl Store {
    /// The seconds that servers of this database have been up so far.
    pub async fn up(&self) -> Stored<i64> {
        sqlx::query_scalar("SELECT up FROM server_state WHERE id = 1").fetch_one(&self.pool).await
    }

    /// Keeps how long servers have been up. It never runs back.
    pub async fn set_up(&self, up: i64) -> Stored<()> {
        sqlx::query("UPDATE server_state SET up = $1 WHERE id = 1 AND up < $1")
            .bind(up)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Keeps how long servers have been up, and gives how long any of them has.
    pub async fn raise_up(&self, up: i64) -> Stored<i64> {
        self.set_up(up).await?;
        self.up().await
    }

    /// Proves that something can be written, by writing the time.
    pub async fn prove_writable(&self, at: i64) -> Stored<()> {
        let done = sqlx::query("UPDATE server_state SET written = $1 WHERE id = 1")
            .bind(at)
            .execute(&self.pool)
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
    }

    /// Whether the server is in maintenance.
    pub async fn maintenance(&self) -> Stored<bool> {
        let on: i64 = sqlx::query_scalar("SELECT maintenance FROM server_state WHERE id = 1")
            .fetch_one(&self.pool)
            .await?;
        Ok(on != 0)
    }

    /// Begins or ends maintenance.
    pub async fn set_maintenance(&self, on: bool) -> Stored<()> {
        sqlx::query("UPDATE server_state SET maintenance = $1 WHERE id = 1")
            .bind(i64::from(on))
            .execute(&self.pool)
            .await?;
        self.post(None, vec![Bulletin::Chores]).await
    }
}
