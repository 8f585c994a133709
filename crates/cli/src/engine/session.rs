//! The games of one engine, and what its requests do to them.

use std::collections::BTreeMap;

use serde_json::Value;
use tricorne_kernel::{Chance, FaultKind, Record, Seat, Setup, Viewer};
use tricorne_library::{AnyGame, AnyTable, ORDINARY_POINTS, OpenError, Opening, Packs, catch_panic, find};
use tricorne_locale::{Language, Speech, TableWords};
use tricorne_wire::fields::{self, Dice};
use tricorne_wire::{
    Advice, Choice, Closed, Error, Hello, NewGame, Odds, Preview, Progress, Reason, RecordText, Reply,
    ReplyBody, Request, State, UndoReply, Undone, View, Waiting,
};

use crate::common::fresh_seed;

#[cfg(test)]
mod tests;

/// The games of one engine.
#[derive(Debug)]
pub struct Session {
    packs: Packs,
    language: Language,
    games: BTreeMap<String, Seated>,
    opened: usize,
    over: bool,
}

/// A game, and for whom the client plays it.
#[derive(Debug)]
struct Seated {
    table: Box<dyn AnyTable>,
    viewer: Viewer,
    words: TableWords,
}

impl Session {
    /// An engine without games.
    pub fn new(packs: Packs, language: Language) -> Session {
        Session { packs, language, games: BTreeMap::new(), opened: 0, over: false }
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
                match table.and_then(|game| game.table.fault()).map(ToString::to_string) {
                    Some(fault) => Err(self.broken(handle, &fault)),
                    None => result,
                }
            }
            Err(panic) => Err(self.broken(handle, &format!("a panic: {panic}"))),
        }
    }

    fn broken(&mut self, handle: Option<String>, what: &str) -> Error {
        let table = handle.and_then(|handle| self.games.remove(&handle));
        let record = table.and_then(|game| catch_panic(|| game.table.record().to_text()).ok());
        let record = record
            .map_or_else(String::new, |text| format!("; the game is closed, its record follows\n{text}"));
        Error::new("internal", format!("the rules broke: {what}{record}"))
    }

    fn perform(&mut self, request: Request) -> Result<ReplyBody, Error> {
        Ok(match request {
            Request::Hello => {
                ReplyBody::Hello(Hello::new(env!("CARGO_PKG_VERSION"), Speech::of(self.language)))
            }
            Request::New(new) => {
                let viewer = new.client.clone();
                let table = open(&self.packs, *new)?;
                self.seat_at(table, viewer)?
            }
            Request::Load(load) => {
                let viewer = load.client.clone();
                let table = reopen(&self.packs, load)?;
                self.seat_at(table, viewer)?
            }
            Request::Record(of) => {
                let game = self.game(&of.handle)?;
                let record = match game.viewer {
                    Viewer::Referee => game.table.record(),
                    viewer => game.table.record_for(viewer),
                };
                ReplyBody::Record(RecordText { record: record.to_text() })
            }
            Request::Question(of) => ReplyBody::Waiting(self.game(&of.handle)?.waiting()),
            Request::Answer(fields::Answer { handle, seat, choice }) => {
                let game = self.game(&handle)?;
                game.may_act_for(&seat)?;
                let (notes, answers) = (game.table.notes(), game.table.answers_for(game.viewer));
                let answers = answers.min(game.table.open_from());
                game.table.answer(&seat, &choice)?;
                ReplyBody::Progress(game.progress(notes, answers))
            }
            Request::Preview(fields::Answer { handle, seat, choice }) => {
                let game = self.game(&handle)?;
                game.may_act_for(&seat)?;
                let preview = game.table.preview(&seat, &choice, &[])?;
                ReplyBody::Preview(Preview::of(preview, &*game.table, &game.words))
            }
            Request::Odds(fields::Odds { handle, seat, choice }) => {
                let game = self.game(&handle)?;
                game.may_act_for(&seat)?;
                let viewer = viewer_named(&*game.table, &seat)?;
                let choice = choice.as_deref().map(|choice| (seat.as_str(), choice));
                let odds = game.table.odds(viewer, choice, ORDINARY_POINTS)?;
                ReplyBody::Odds(Odds::of(&odds, &game.words))
            }
            Request::Undo(fields::Undo { handle, seat }) => {
                let game = self.game(&handle)?;
                game.may_act_for(&seat)?;
                let undone = game.table.undo(&seat)?;
                let taken_back = Undone { seat: undone.seat, choice: undone.choice };
                ReplyBody::Undone(UndoReply { taken_back, waiting: game.waiting() })
            }
            Request::View(fields::View { handle, viewer }) => {
                let game = self.game(&handle)?;
                let viewer = viewer_named(&*game.table, &viewer)?;
                game.may_see_as(viewer)?;
                ReplyBody::View(View {
                    view: game.table.view(viewer),
                    board: game.table.board(viewer, &game.words),
                })
            }
            Request::Advise(fields::Advise { handle, seat, agent }) => {
                let game = self.game(&handle)?;
                game.may_act_for(&seat)?;
                let (choice, reasons) = game.table.advise(&seat, &agent)?;
                let reasons = reasons.iter().map(|reason| Reason::of(reason, &game.words)).collect();
                ReplyBody::Advice(Advice { choice: Choice::of(choice, &game.words), reasons })
            }
            Request::Position(of) => {
                let game = self.game(&of.handle)?;
                game.may_see_as(Viewer::Referee)?;
                let header = game.table.record().header;
                let (name, setup) = (header.game, header.setup);
                ReplyBody::State(State { game: name, setup, position: game.table.position() })
            }
            Request::Close(of) => {
                self.game(&of.handle)?;
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

    fn seat_at(&mut self, table: Box<dyn AnyTable>, client: Option<String>) -> Result<ReplyBody, Error> {
        let viewer = match client {
            Some(name) => viewer_named(&*table, &name)?,
            None => Viewer::Referee,
        };
        self.opened += 1;
        let handle = format!("g{}", self.opened);
        let words = table.pack().words(self.language);
        let game = Seated { table, viewer, words };
        let (client, progress) = (game.client(), game.progress(0, 0));
        self.games.insert(handle.clone(), game);
        Ok(ReplyBody::NewGame(NewGame { handle, client, progress }))
    }

    fn game(&mut self, handle: &str) -> Result<&mut Seated, Error> {
        let known = self.games.keys().cloned().collect::<Vec<_>>().join(", ");
        self.games.get_mut(handle).ok_or_else(|| {
            let known = if known.is_empty() { "none".to_owned() } else { known };
            let handle: String = handle.chars().take(80).collect();
            Error::new("no-such-handle", format!("no game has the handle {handle:?}; open games: {known}"))
        })
    }
}

impl Seated {
    /// For whom the client plays, by name.
    fn client(&self) -> &'static str {
        match self.viewer {
            Viewer::Referee => "referee",
            Viewer::Observer => "observer",
            Viewer::Seat(seat) => self.table.seats()[seat.index()].id,
        }
    }

    fn progress(&self, notes: usize, answers: usize) -> Progress {
        Progress::since(&*self.table, self.viewer, notes, answers, &self.words)
    }

    fn waiting(&self) -> Waiting {
        Waiting::of(&*self.table, self.viewer, &self.words)
    }

    /// Refuses what only another seat, or the referee, may do. Dice that are asked for may be typed by any client.
    fn may_act_for(&self, seat: &str) -> Result<(), Error> {
        let own = self.viewer == Viewer::Referee || self.client() == seat || seat == Seat::CHANCE_NAME;
        if own { Ok(()) } else { Err(self.not_yours(seat)) }
    }

    fn may_see_as(&self, viewer: Viewer) -> Result<(), Error> {
        let over = self.table.outcome().is_some();
        let may =
            over || self.viewer == Viewer::Referee || viewer == self.viewer || viewer == Viewer::Observer;
        if may { Ok(()) } else { Err(self.not_yours("another viewer")) }
    }

    fn not_yours(&self, wanted: &str) -> Error {
        let (client, wanted) = (self.client(), wanted.chars().take(80).collect::<String>());
        Error::new(
            "not-yours",
            format!(
                "this game was opened as {client:?}, not as {wanted:?}; open it with \"as\": \"referee\" to see and do all"
            ),
        )
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
        Request::Odds(odds) => Some(&odds.handle),
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

fn open(packs: &Packs, new: fields::New) -> Result<Box<dyn AnyTable>, Error> {
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
    game.open(packs.of(game), opening).map_err(|error| match error {
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

fn reopen(packs: &Packs, load: fields::Load) -> Result<Box<dyn AnyTable>, Error> {
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
    let pack = packs
        .of_record(game, &record.header)
        .map_err(|other| Error::from(OpenError::FactsMismatch(other)))?;
    game.load(pack, &record, chance).map_err(|error| match error {
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
