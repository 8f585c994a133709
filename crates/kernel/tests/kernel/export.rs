//! What a table shows in writing, and to whom: journal, record, position, fork.

use crate::toy::{
    ABC, BLUE, GREEN, Pick, RED, Rules, State, Toy, Whimsical, answers, prompt, table, waiting,
};
use tricorne_kernel::{
    Audience, Chance, Deck, Flow, Position, Record, Setup, Step, Table, Viewer, msg, own_facts,
};

/// Each step: a secret draw for blue, a word to blue, an answer of red, a choice at the same time.
#[derive(Clone, Debug)]
struct Secrets;

impl Rules for Secrets {
    const STEPS: usize = 2;
    const HIDES: bool = true;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let card = t.draw(prompt("8.1"), &ABC, Audience::Only(BLUE))?;
        t.note_to(BLUE, "8.1", msg!("toy-drawn"));
        t.note("8.1", msg!("toy-drew"));
        let red = t.ask(RED, prompt("8.2"), &ABC)?;
        let both = t.ask_each(&[(RED, prompt("8.3"), &ABC[..]), (GREEN, prompt("8.3"), &ABC[..])])?;
        t.state.hear(format!("{card}{red}{}{}", both[0], both[1]));
        Ok(())
    }
}

type Game = Toy<Secrets>;

fn halfway() -> Table<Game> {
    let mut table = table::<Secrets>(Chance::seeded(3));
    for (seat, choice) in [("red", "a"), ("red", "b"), ("green", "c"), ("red", "b"), ("green", "a")] {
        table.answer(seat, choice).unwrap();
    }
    table
}

#[test]
fn the_journal_tells_everybody_what_they_may_know() {
    let table = halfway();
    let heard = |viewer, since| {
        table.journal(viewer, since).map(|note| (note.at, note.message.key.0)).collect::<Vec<_>>()
    };
    assert_eq!(heard(Viewer::Seat(RED), 0), [(1, "toy-drew"), (5, "toy-drew")]);
    assert_eq!(heard(Viewer::Observer, 0), heard(Viewer::Seat(RED), 0));
    let all = [(1, "toy-drawn"), (1, "toy-drew"), (5, "toy-drawn"), (5, "toy-drew")];
    assert_eq!(heard(Viewer::Seat(BLUE), 0), all);
    assert_eq!(heard(Viewer::Referee, 2), all[2..]);
    assert_eq!(table.notes(), 4);
}

#[test]
fn everything_is_told_once_the_game_is_over() {
    let mut table = halfway();
    table.answer("red", "a").unwrap();
    assert!(table.outcome().is_some());
    assert_eq!(table.journal(Viewer::Observer, 0).count(), 4);
    assert!(table.record_for(Viewer::Observer).lines.iter().all(|line| line.choice != "?"));
}

#[test]
fn a_players_record_tells_no_secret() {
    let mut table = Table::<Game>::new(&own_facts::<Game>(), Setup::of::<Game>(), Chance::seeded(3)).unwrap();
    table.deal(Deck::new([1, 2])).unwrap();
    table.run().unwrap();
    for (seat, choice) in [("red", "a"), ("green", "c")] {
        table.answer(seat, choice).unwrap();
    }
    let shown = |viewer| {
        let record = table.record_for(viewer);
        assert_eq!((record.header.seed, record.header.deck.len()), (None, 0), "nobody knows what is to come");
        record.lines.into_iter().map(|line| line.choice).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(shown(Viewer::Seat(RED)), "? a");
    assert_eq!(shown(Viewer::Seat(GREEN)), "? a c");
    assert_eq!(shown(Viewer::Seat(BLUE)), format!("{} a", table.record().lines[0].choice));
    assert_eq!(shown(Viewer::Observer), "? a");
    assert_eq!(shown(Viewer::Referee), format!("{} a c", table.record().lines[0].choice));
}

#[test]
fn a_hidden_start_is_not_in_a_players_record() {
    let state = State { heard: vec!["secret".into()], steps: 0 };
    let table =
        Table::<Game>::from_state(&own_facts::<Game>(), Setup::of::<Game>(), Chance::seeded(1), state)
            .unwrap();
    assert!(table.record().header.position.is_some());
    assert!(table.record_for(Viewer::Seat(RED)).header.position.is_none());
}

#[test]
fn a_game_can_begin_from_a_position_in_the_middle_of_a_step() {
    let mut table = halfway();
    let document = serde_json::to_string(&table.position()).unwrap();
    let position: Position = serde_json::from_str(&document).unwrap();
    assert_eq!(position.answers.iter().map(|line| line.n).collect::<Vec<_>>(), [1, 2, 3]);
    let mut placed =
        Table::<Game>::from_position(&own_facts::<Game>(), Setup::of::<Game>(), Chance::Asked, position)
            .unwrap();
    placed.run().unwrap();
    assert_eq!(placed.state(), table.state());
    assert_eq!(waiting(&placed), waiting(&table));
    for table in [&mut table, &mut placed] {
        table.answer("red", "c").unwrap();
    }
    assert_eq!(placed.state(), table.state());
    let text = placed.record().to_text();
    let loaded =
        Table::<Game>::load(&own_facts::<Game>(), &Record::parse(&text).unwrap(), Chance::Asked, |_, _| None)
            .unwrap();
    assert_eq!(loaded.state(), placed.state());
}

#[test]
fn a_position_that_does_not_hold_is_refused() {
    let begin = |position: Position| {
        Table::<Game>::from_position(&own_facts::<Game>(), Setup::of::<Game>(), Chance::Asked, position)
    };
    let good = halfway().position();
    let broken = Position { state: serde_json::json!({"heard": ["broken"], "steps": 0}), answers: vec![] };
    assert_eq!(begin(broken).unwrap_err().to_string(), "something is broken\nsomething else, too");
    let foreign = Position { state: serde_json::json!([1, 2]), answers: vec![] };
    assert!(begin(foreign).unwrap_err().to_string().starts_with("the position is not one of toy: "));
    let mut illegal = good;
    illegal.answers[1].choice = "d".into();
    let fault = begin(illegal).unwrap().run().unwrap_err();
    assert!(
        fault
            .to_string()
            .starts_with("line 2: \"d\" is not among the choices\nthe question was: red, rule 8.2")
    );
}

#[test]
fn forks_do_not_disturb_each_other() {
    let mut table = halfway();
    let mut fork = table.fork();
    let before = (table.state().clone(), answers(&table), table.notes());
    assert_eq!(answers(&fork), before.1);
    assert_eq!(waiting(&fork), waiting(&table));
    fork.answer("red", "c").unwrap();
    assert!(fork.outcome().is_some());
    assert_eq!((table.state().clone(), answers(&table), table.notes()), before);
    table.undo("green").unwrap();
    table.answer("green", "b").unwrap();
    table.answer("red", "c").unwrap();
    assert_ne!(fork.state(), table.state());
}

/// A fork is for looking ahead: what would be drawn and what would be rolled is the same as at the table.
#[test]
fn a_fork_has_the_deck_and_the_whims_of_its_table() {
    let mut table =
        Table::<Toy<Draws>>::new(&own_facts::<Toy<Draws>>(), Setup::of::<Toy<Draws>>(), Chance::seeded(3))
            .unwrap();
    table.deal(Deck::new([3, 1, 2, 5, 4])).unwrap();
    table.seed_agents(77);
    table.run().unwrap();
    let mut fork = table.fork();
    for table in [&mut table, &mut fork] {
        table.seat_agent(RED, "whimsical", Box::new(Whimsical));
        table.run().unwrap();
        assert_eq!(table.state().heard.concat().replace(['a', 'b', 'c'], ""), "#3#1#2#5#4");
    }
    assert_eq!(answers(&fork), answers(&table));
}

/// A preview stops where a card would be drawn: the deck and the seed stay unknown, and the table is as it was.
#[test]
fn a_preview_tells_what_follows_and_no_dice() {
    let mut table =
        Table::<Toy<Draws>>::new(&own_facts::<Toy<Draws>>(), Setup::of::<Toy<Draws>>(), Chance::seeded(3))
            .unwrap();
    table.deal(Deck::new([3, 1, 2, 5, 4])).unwrap();
    table.run().unwrap();
    let before = (table.state().clone(), answers(&table), table.notes());
    let preview = table.preview("red", "b").unwrap();
    assert_eq!(preview.state().heard, ["#3b"]);
    assert_eq!(waiting(&preview), ["chance"]);
    assert_eq!((table.state().clone(), answers(&table), table.notes()), before);
    assert_eq!(table.preview("red", "d").unwrap_err().code(), "illegal-choice");
    assert_eq!(table.preview("green", "a").unwrap_err().code(), "wrong-seat");
}

/// A card, then red chooses.
#[derive(Clone, Debug)]
struct Draws;

const CARDS: [Pick; 5] = [Pick::Card(1), Pick::Card(2), Pick::Card(3), Pick::Card(4), Pick::Card(5)];

impl Rules for Draws {
    const STEPS: usize = 5;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let card = t.draw(prompt("8.4"), &CARDS, Audience::All)?;
        let red = t.ask(RED, prompt("8.5"), &ABC)?;
        t.state.hear(format!("{card}{red}"));
        Ok(())
    }
}
