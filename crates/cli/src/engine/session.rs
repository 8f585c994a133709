//! The games of one engine, and what its requests do to them.

use std::collections::BTreeMap;

use serde_json::Value;
use tricorne_kernel::{Chance, FaultKind, Record, Setup, Viewer};
use tricorne_library::{AnyGame, AnyTable, OpenError, Opening, catch_panic, find};
use tricorne_locale::Speech;
use tricorne_wire::fields::{self, Dice};
use tricorne_wire::{
    Advice, Choice, Closed, Error, Hello, NewGame, Preview, Progress, Reason, RecordText, Reply, ReplyBody,
    Request, State, UndoReply, Undone, View, Waiting,
};

use crate::common::fresh_seed;

#[cfg(test)]
mod tests;

/// The games of one engine.
#[derive(Debug)]
pub struct Session {
    speech: &'static Speech,
    games: BTreeMap<String, Box<dyn AnyTable>>,
    opened: usize,
    over: bool,
}

impl Session {
    /// An engine without games.
    pub fn new(speech: &'static Speech) -> Session {
        Session { speech, games: BTreeMap::new(), opened: 0, over: false }
    }

    /// Whether `quit` was said.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The reply to a line that was longer than allowed.
    pub fn too_long(&self, longest: usize) -> Reply {
        let message = format!("a line of more than {longest} bytes was skipped");
        Reply::new(Value::Null, Err(Error::new("line-too-long", message)))
    }

    /// The reply to a line.
    pub fn reply(&mut self, line: &[u8]) -> Reply {
        let Ok(line) = std::str::from_utf8(line) else {
            return Reply::new(Value::Null, Err(Error::new("not-utf8", "a request is text in UTF-8")));
        };
        let (id, request) = Request::read(line);
        Reply::new(id, request.and_then(|request| self.fulfil(request)))
    }

    /// Does what is asked. A game in which rules break, by a fault or a panic, is closed, and its record reported.
    fn fulfil(&mut self, request: Request) -> Result<ReplyBody, Error> {
        let handle = handle(&request).map(str::to_owned);
        match catch_panic(|| self.perform(request)) {
            Ok(result) => {
                let table = handle.as_ref().and_then(|handle| self.games.get(handle));
                match table.and_then(|table| table.fault()).map(ToString::to_string) {
                    Some(fault) => Err(self.broken(handle, &fault)),
                    None => result,
                }
            }
            Err(panic) => Err(self.broken(handle, &format!("a panic: {panic}"))),
        }
    }

    fn broken(&mut self, handle: Option<String>, what: &str) -> Error {
        let table = handle.and_then(|handle| self.games.remove(&handle));
        let record = table.and_then(|table| catch_panic(|| table.record().to_text()).ok());
        let record = record
            .map_or_else(String::new, |text| format!("; the game is closed, its record follows\n{text}"));
        Error::new("internal", format!("the rules broke: {what}{record}"))
    }

    fn perform(&mut self, request: Request) -> Result<ReplyBody, Error> {
        let words = self.speech;
        Ok(match request {
            Request::Hello => ReplyBody::Hello(Hello::new(env!("CARGO_PKG_VERSION"), words)),
            Request::New(new) => self.seat_at(open(*new)?),
            Request::Load(load) => self.seat_at(reopen(load)?),
            Request::Record(of) => {
                ReplyBody::Record(RecordText { record: self.table(&of.handle)?.record().to_text() })
            }
            Request::Question(of) => ReplyBody::Waiting(Waiting::of(&**self.table(&of.handle)?, words)),
            Request::Answer(fields::Answer { handle, seat, choice }) => {
                let table = self.table(&handle)?;
                let (notes, answers) = (table.notes(), table.answers());
                table.answer(&seat, &choice)?;
                ReplyBody::Progress(Progress::since(&**table, notes, answers, words))
            }
            Request::Preview(fields::Answer { handle, seat, choice }) => {
                let table = &**self.table(&handle)?;
                ReplyBody::Preview(Preview::of(table.preview(&seat, &choice)?, table, words))
            }
            Request::Undo(fields::Undo { handle, seat }) => {
                let table = self.table(&handle)?;
                let undone = table.undo(&seat)?;
                let taken_back = Undone { seat: undone.seat, choice: undone.choice };
                ReplyBody::Undone(UndoReply { taken_back, waiting: Waiting::of(&**table, words) })
            }
            Request::View(fields::View { handle, viewer }) => {
                let table = self.table(&handle)?;
                let viewer = viewer_named(&**table, &viewer)?;
                ReplyBody::View(View { view: table.view(viewer), board: table.board(viewer, words) })
            }
            Request::Advise(fields::Advise { handle, seat, agent }) => {
                let (offer, reasons) = self.table(&handle)?.advise(&seat, &agent)?;
                let reasons = reasons.iter().map(|reason| Reason::of(reason, words)).collect();
                ReplyBody::Advice(Advice { choice: Choice::of(offer, words), reasons })
            }
            Request::Position(of) => {
                let table = self.table(&of.handle)?;
                let header = table.record().header;
                let (game, setup) = (header.game, header.setup);
                ReplyBody::State(State { game, setup, position: table.position() })
            }
            Request::Close(of) => {
                self.table(&of.handle)?;
                self.games.remove(&of.handle);
                ReplyBody::Closed(Closed { closed: vec![of.handle] })
            }
            Request::Quit => {
                self.over = true;
                let games = std::mem::take(&mut self.games);
                ReplyBody::Closed(Closed { closed: games.into_keys().collect() })
            }
        })
    }

    fn seat_at(&mut self, table: Box<dyn AnyTable>) -> ReplyBody {
        self.opened += 1;
        let handle = format!("g{}", self.opened);
        let progress = Progress::since(&*table, 0, 0, self.speech);
        self.games.insert(handle.clone(), table);
        ReplyBody::NewGame(NewGame { handle, progress })
    }

    fn table(&mut self, handle: &str) -> Result<&mut Box<dyn AnyTable>, Error> {
        let known = self.games.keys().cloned().collect::<Vec<_>>().join(", ");
        self.games.get_mut(handle).ok_or_else(|| {
            let known = if known.is_empty() { "none".to_owned() } else { known };
            let handle: String = handle.chars().take(80).collect();
            Error::new("no-such-handle", format!("no game has the handle {handle:?}; open games: {known}"))
        })
    }
}

/// The game that a request is about.
fn handle(request: &Request) -> Option<&str> {
    match request {
        Request::Hello | Request::New(_) | Request::Load(_) | Request::Quit => None,
        Request::Record(of) | Request::Question(of) | Request::Position(of) | Request::Close(of) => {
            Some(&of.handle)
        }
        Request::Answer(answer) | Request::Preview(answer) => Some(&answer.handle),
        Request::Undo(undo) => Some(&undo.handle),
        Request::View(view) => Some(&view.handle),
        Request::Advise(advise) => Some(&advise.handle),
    }
}

fn game_named(name: &str) -> Result<&'static dyn AnyGame, Error> {
    find(name).ok_or_else(|| {
        let known = tricorne_library::all().map(AnyGame::name).collect::<Vec<_>>().join(", ");
        let name: String = name.chars().take(80).collect();
        Error::new("no-such-game", format!("no game {name:?}; there are: {known}"))
    })
}

fn open(new: fields::New) -> Result<Box<dyn AnyTable>, Error> {
    let game = game_named(&new.game)?;
    let scenario = new.scenario.unwrap_or(game.default_setup().scenario);
    let seed = new.seed.unwrap_or_else(fresh_seed);
    let mut opening = Opening::new(Setup { scenario, options: new.options }, seed);
    if new.chance == Some(Dice::Ask) {
        opening.chance = Chance::Asked;
    }
    opening.seats = new.seats;
    opening.deck = new.deck;
    opening.position = new.position;
    game.open(opening).map_err(|error| match error {
        OpenError::Fault(fault) => match &fault.kind {
            FaultKind::Record { .. } => Error::new("bad-position", fault.to_string()),
            _ => Error::new(
                "internal",
                format!("the rules broke: {fault}; the record follows\n{}", fault.record),
            ),
        },
        other => other.into(),
    })
}

fn reopen(load: fields::Load) -> Result<Box<dyn AnyTable>, Error> {
    let mut record =
        Record::parse(&load.record).map_err(|error| Error::new("bad-record", error.to_string()))?;
    let game = game_named(&record.header.game)?;
    record.header.seats.extend(load.seats);
    let chance = match (load.chance, load.seed) {
        (Some(Dice::Ask), _) => Some(Chance::Asked),
        (_, Some(seed)) => Some(Chance::seeded(seed)),
        (Some(Dice::Seeded), None) => Some(Chance::seeded(record.header.seed.unwrap_or_else(fresh_seed))),
        (None, None) => None,
    };
    game.load(&record, chance).map_err(|error| match error {
        OpenError::Fault(fault) => Error::new("bad-record", fault.to_string()),
        other => other.into(),
    })
}

fn viewer_named(table: &dyn AnyTable, name: &str) -> Result<Viewer, Error> {
    match (name, table.seat_named(name)) {
        ("observer", _) => Ok(Viewer::Observer),
        ("referee", _) => Ok(Viewer::Referee),
        (_, Some(seat)) if !seat.is_chance() => Ok(Viewer::Seat(seat)),
        _ => {
            let seats = table.seats().iter().map(|info| info.id).collect::<Vec<_>>().join(", ");
            let name: String = name.chars().take(80).collect();
            Err(Error::new(
                "no-such-seat",
                format!("no viewer {name:?}; there are: {seats}, observer, referee"),
            ))
        }
    }
}
