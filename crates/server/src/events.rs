//! What happens to people anywhere on the server: their turns, their invitations, the end of their games.

use serde_json::{Value, json};
use tokio::sync::broadcast;

use crate::nodes::Nodes;
use crate::play::Meta;
use crate::store::{Bulletin, Kind, SeatRow, Status};

/// How many events may wait for whoever listens; who misses one is told again how all stands.
const WAITING: usize = 1024;

/// Something that concerns one person.
#[derive(Clone, Debug)]
pub struct Event {
    /// Her id.
    pub user: String,
    /// What she is told.
    pub message: Value,
}

/// Where events are told.
#[derive(Clone, Debug)]
pub struct Events {
    here: broadcast::Sender<Event>,
    nodes: Nodes,
}

impl Events {
    /// Told here and at other nodes.
    pub fn new(nodes: Nodes) -> Events {
        Events { here: broadcast::channel(WAITING).0, nodes }
    }

    /// Tells those who listen here alone.
    pub fn tell_here(&self, event: Event) {
        // Where nobody listens nobody is told.
        let _ = self.here.send(event);
    }

    fn tell(&self, event: Event) {
        if self.nodes.node().is_some() {
            let Event { user, message } = event.clone();
            self.nodes.tell(Bulletin::Event { user, message });
        }
        self.tell_here(event);
    }

    /// Listens from now on.
    pub fn listen(&self) -> broadcast::Receiver<Event> {
        self.here.subscribe()
    }

    /// Tells those for whom a seat is kept at a new table.
    pub fn table_opened(&self, table: &str, game: &str, seats: &[SeatRow]) {
        for row in seats.iter().filter(|row| row.kind == Kind::Reserved) {
            let Some(user) = row.user.clone() else { continue };
            self.tell(Event { user, message: invited(table, game, &row.seat) });
        }
    }

    /// Tells those whom it concerns how a table stands after a change.
    pub fn table_changed(&self, table: &str, game: &str, meta: &Meta) {
        if self.here.receiver_count() == 0 && self.nodes.node().is_none() {
            return;
        }
        let asked: Vec<&str> = meta.asked.iter().map(|asked| asked.seat).collect();
        let seats = meta.seats.iter().filter(|row| row.left_at.is_none());
        let mut told: Vec<(&str, Value)> = Vec::new();
        for row in seats {
            let Some(user) = row.user.as_deref() else { continue };
            let message = match (row.kind, meta.status) {
                (Kind::Reserved, Status::Open) => invited(table, game, &row.seat),
                (Kind::Person, Status::Running) if asked.contains(&row.seat.as_str()) => {
                    turn(table, game, &row.seat)
                }
                (Kind::Person, Status::Finished) => over(table, game),
                _ => continue,
            };
            if !told.contains(&(user, message.clone())) {
                told.push((user, message));
            }
        }
        for (user, message) in told {
            self.tell(Event { user: user.to_owned(), message });
        }
    }
}

/// A seat of hers is asked.
pub fn turn(table: &str, game: &str, seat: &str) -> Value {
    json!({ "type": "turn", "table": table, "game": game, "seat": seat })
}

/// A seat is kept for her.
pub fn invited(table: &str, game: &str, seat: &str) -> Value {
    json!({ "type": "invited", "table": table, "game": game, "seat": seat })
}

/// A game of hers has ended.
fn over(table: &str, game: &str) -> Value {
    json!({ "type": "over", "table": table, "game": game })
}
