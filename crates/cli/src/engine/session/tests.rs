//! What an engine does when rules or agents break.

use ferry_town::FerryTown;
use tricorne_kernel::{Agent, Chosen, Flow, Key, Observation};
use tricorne_library::{GameAgent, GameEntry};
use tricorne_locale::Language;

use super::*;

/// An agent that breaks as soon as it is asked.
struct Breaks {
    panics: bool,
}

impl Agent<FerryTown> for Breaks {
    fn choose(
        &mut self,
        _: &Observation<'_, FerryTown>,
        _: &mut tricorne_kernel::Dice<'_, FerryTown>,
    ) -> Flow<Chosen> {
        assert!(!self.panics, "the ferry sinks");
        Ok(99.into())
    }
}

static BREAKING: GameEntry<FerryTown> = GameEntry::example(&[
    GameAgent {
        id: "panics",
        name: Key("panics"),
        make: || Box::new(Breaks { panics: true }),
        seat_value: None,
    },
    GameAgent {
        id: "cheats",
        name: Key("cheats"),
        make: || Box::new(Breaks { panics: false }),
        seat_value: None,
    },
]);

/// A session with a game `g1` of two in which the second merchant breaks, and a sound game `g2`.
fn session(agent: &str) -> Session {
    let mut session = Session::new(Packs::own(), Language::English);
    for seats in [[("east", agent)], [("east", "ask")]] {
        let mut opening = Opening::new(BREAKING.default_setup(), 7);
        opening.setup.scenario = "two".into();
        opening.seats = seats.iter().map(|(seat, agent)| ((*seat).into(), (*agent).into())).collect();
        let pack = BREAKING.read_pack(&BTreeMap::new()).unwrap();
        let table = BREAKING.open(&pack, opening).unwrap();
        session.seat_at(table, None).unwrap();
    }
    session
}

fn request(session: &mut Session, line: &str) -> Value {
    serde_json::to_value(session.reply(line.as_bytes())).unwrap()
}

fn check(agent: &str, words: &str) {
    let mut session = session(agent);
    let reply = request(&mut session, r#"{"id":1,"do":"answer","handle":"g1","seat":"north","choice":"t1"}"#);
    let error = &reply["error"];
    assert_eq!(error["code"], "internal", "{reply}");
    let message = error["message"].as_str().unwrap();
    assert!(message.contains(words), "{message}");
    assert!(message.contains(r#""seat":"north","choice":"t1""#), "the record is missing: {message}");

    let reply = request(&mut session, r#"{"id":2,"do":"question","handle":"g1"}"#);
    assert_eq!(reply["error"]["code"], "no-such-handle", "{reply}");
    let reply = request(&mut session, r#"{"id":3,"do":"answer","handle":"g2","seat":"north","choice":"t1"}"#);
    assert_eq!(reply["ok"]["questions"][0]["seat"], "east", "{reply}");
}

#[test]
fn a_panic_closes_its_game_and_no_other() {
    check("panics", "the ferry sinks");
}

#[test]
fn a_fault_closes_its_game_and_no_other() {
    check("cheats", "answered position 99");
}
