//! A type-erased game does what its own table does.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use ferry_town::FerryTown;
use tricorne_kernel::{Agent, Chance, Chosen, Dice, Flow, Key, Observation, Record, Viewer};
use tricorne_library::{
    AdviceError, AnyGame, AnyTable, GameAgent, GameEntry, GameResult, OpenError, Opening, Pack, Packs,
    Simulation, find,
};

struct Cheats;

impl Agent<FerryTown> for Cheats {
    fn choose(&mut self, _: &Observation<'_, FerryTown>, _: &mut Dice<'_, FerryTown>) -> Flow<Chosen> {
        Ok(99.into())
    }
}

struct Panics;

impl Agent<FerryTown> for Panics {
    fn choose(&mut self, _: &Observation<'_, FerryTown>, _: &mut Dice<'_, FerryTown>) -> Flow<Chosen> {
        panic!("the ferry sinks")
    }
}

static BREAKING: GameEntry<FerryTown> = GameEntry::example(&[
    GameAgent { id: "cheats", name: Key("cheats"), make: || Box::new(Cheats), seat_value: None },
    GameAgent { id: "panics", name: Key("panics"), make: || Box::new(Panics), seat_value: None },
]);

fn pack(game: &dyn AnyGame) -> Pack {
    game.read_pack(&BTreeMap::new()).unwrap()
}

fn ferry() -> &'static dyn AnyGame {
    find("ferry-town").unwrap()
}

fn opened(seed: u64) -> Box<dyn AnyTable> {
    ferry().open(&pack(ferry()), Opening::new(ferry().default_setup(), seed)).unwrap()
}

/// Answers with the first choice until the game is over.
fn finish(table: &mut dyn AnyTable) {
    while let Some(question) = table.questions().first() {
        table.answer(question.seat, &question.choices[0].notation).unwrap();
    }
}

#[test]
fn the_example_is_known_and_no_menu_lists_it() {
    assert!(!ferry().offered());
    assert!(tricorne_library::games().all(|game| game.name() != "ferry-town"));
    assert!(tricorne_library::examples().any(|game| game.name() == "ferry-town"));
    assert!(find("bridge-town").is_none());
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut table = opened(1);
    assert_eq!(table.questions()[0].only, Some("north"));
    finish(&mut *table);
    let outcome = table.outcome().unwrap();
    assert!(!outcome.winners.is_empty());
    assert_eq!(outcome.scores.len(), 4);
    let verified = ferry().verify(&pack(ferry()), &table.record()).unwrap();
    assert_eq!((verified.answers, verified.outcome), (table.answers(), Some(outcome)));
}

#[test]
fn an_answer_is_taken_back() {
    let mut table = opened(1);
    let before = table.questions();
    let choice = before[0].choices[0].notation.clone();
    table.answer("north", &choice).unwrap();
    assert_ne!(table.questions(), before);
    let undone = table.undo("north").unwrap();
    assert_eq!((undone.seat, undone.choice), ("north", choice));
    assert_eq!(table.questions(), before);
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut table = opened(1);
    let before = table.questions();
    let mut fork = table.fork();
    finish(&mut *fork);
    assert_eq!(table.questions(), before);
    finish(&mut *table);
    assert_eq!(table.record().lines, fork.record().lines);
}

#[test]
fn secrets_stay_with_their_seat() {
    let table = opened(1);
    let north = table.seat_named("north").unwrap();
    let hands = |viewer| {
        let view = table.view(viewer);
        view["merchants"].as_array().unwrap().iter().map(|it| !it["hand"].is_null()).collect::<Vec<_>>()
    };
    assert_eq!(hands(Viewer::Seat(north)), [true, false, false, false]);
    assert_eq!(hands(Viewer::Observer), [false; 4]);
    assert_eq!(table.journal(Viewer::Seat(north), 0).len(), 4);
    assert_eq!(table.journal(Viewer::Observer, 0).len(), 0);
    assert!(table.record_for(Viewer::Observer).lines.iter().all(|line| line.choice == "?"));
}

#[test]
fn a_position_opens_another_table_at_the_same_question() {
    let table = opened(3);
    let mut opening = Opening::new(ferry().default_setup(), 9);
    opening.position = Some(table.position());
    assert_eq!(ferry().open(&pack(ferry()), opening).unwrap().questions(), table.questions());
}

#[test]
fn a_record_loads_with_its_seed_its_agents_and_its_dice() {
    let mut opening = Opening::new(ferry().default_setup(), 5);
    opening.seats = [("east", "random"), ("south", "random"), ("west", "random")]
        .map(|(seat, agent)| (seat.to_owned(), agent.to_owned()))
        .into();
    let mut table = ferry().open(&pack(ferry()), opening).unwrap();
    let mut copy = ferry().load(&pack(ferry()), &table.record(), None).unwrap();
    finish(&mut *table);
    finish(&mut *copy);
    assert_eq!(table.record(), copy.record());
}

#[test]
fn what_the_game_does_not_have_is_named() {
    let refused = |change: &dyn Fn(&mut Opening)| {
        let mut opening = Opening::new(ferry().default_setup(), 1);
        change(&mut opening);
        ferry().open(&pack(ferry()), opening).unwrap_err()
    };
    let error = refused(&|opening| opening.setup.scenario = "ten".into());
    assert!(matches!(&error, OpenError::Setup(message) if message.contains("four, three, two")), "{error}");
    let error = refused(&|opening| drop(opening.seats.insert("up".into(), "random".into())));
    assert!(error.to_string().contains("north, east, south, west"), "{error}");
    let error = refused(&|opening| drop(opening.seats.insert("east".into(), "bob".into())));
    assert!(error.to_string().contains("random"), "{error}");
}

#[test]
fn advice_is_legal_and_only_for_those_who_are_asked() {
    let table = opened(1);
    let (offer, _) = table.advise("north", "random").unwrap();
    assert!(table.questions()[0].choices.contains(&offer));
    assert!(matches!(table.advise("north", "bob"), Err(AdviceError::Agent(_))));
    assert!(matches!(table.advise("east", "random"), Err(AdviceError::Refused(_))));
    assert!(matches!(table.advise("chance", "random"), Err(AdviceError::Refused(_))));
}

fn simulated(agents: &[&str], max_answers: usize) -> GameResult {
    let agents: Vec<_> = agents.iter().map(|agent| (*agent).to_owned()).collect();
    let simulation = Simulation::new(&BREAKING, BREAKING.default_setup(), &agents, max_answers).unwrap();
    BREAKING.simulate(&pack(&BREAKING), &simulation, 1)
}

#[test]
fn a_simulated_game_is_the_game_that_a_table_plays() {
    let GameResult::Finished { winners, answers, .. } = simulated(&["random"], 1000) else {
        panic!("not finished")
    };
    let mut opening = Opening::new(BREAKING.default_setup(), 1);
    opening.seats =
        ["north", "east", "south", "west"].map(|seat| (seat.to_owned(), "random".to_owned())).into();
    let table = BREAKING.open(&pack(&BREAKING), opening).unwrap();
    let names: Vec<_> = winners.iter().map(|seat| table.seats()[*seat].id).collect();
    assert_eq!((table.outcome().unwrap().winners, table.answers()), (names, answers));
}

#[test]
fn a_simulation_stops_at_its_limit() {
    assert_eq!(simulated(&["random"], 10), GameResult::Unfinished { answers: 10 });
}

#[test]
fn broken_games_are_reported_with_their_records() {
    let GameResult::Failed(cheated) = simulated(&["random", "random", "cheats", "random"], 1000) else {
        panic!()
    };
    assert!(cheated.refused_choice);
    assert!(cheated.message.contains("south"), "{}", cheated.message);
    assert_eq!(Record::parse(&cheated.record).unwrap().lines.len(), cheated.answers);

    let GameResult::Failed(sunk) = simulated(&["random", "panics", "random", "random"], 1000) else {
        panic!()
    };
    assert!(!sunk.refused_choice);
    assert!(sunk.message.contains("the ferry sinks"), "{}", sunk.message);
    assert_eq!(Record::parse(&sunk.record).unwrap().lines.len(), sunk.answers);
}

#[test]
fn a_fault_at_a_table_is_kept() {
    let mut opening = Opening::new(BREAKING.default_setup(), 1);
    opening.seats = [("east".to_owned(), "cheats".to_owned())].into();
    let mut table = BREAKING.open(&pack(&BREAKING), opening).unwrap();
    assert_eq!(table.fault(), None);
    let choice = table.questions()[0].choices[0].notation.clone();
    assert!(table.answer("north", &choice).is_err());
    assert!(table.fault().is_some());
}

#[test]
fn a_record_that_does_not_hold_names_the_line_and_the_question() {
    let mut table = opened(1);
    finish(&mut *table);
    let mut record = table.record();
    let line = record.lines.iter().position(|line| line.seat == "north").unwrap();
    record.lines[line].choice = "t9".into();
    let mismatch = ferry().verify(&pack(ferry()), &record).unwrap_err();
    assert_eq!(mismatch.line, Some(line + 2));
    assert_eq!(mismatch.questions[0].seat, "north");

    record = table.record();
    let extra = record.lines.last().unwrap().clone();
    record.lines.push(extra);
    let mismatch = ferry().verify(&pack(ferry()), &record).unwrap_err();
    assert_eq!((mismatch.line, mismatch.questions.len()), (Some(record.lines.len() + 1), 0));
}

#[test]
fn dice_are_asked_for_where_they_are_rolled_by_hand() {
    let mut opening = Opening::new(ferry().default_setup(), 1);
    opening.chance = Chance::Asked;
    let table = ferry().open(&pack(ferry()), opening).unwrap();
    let question = &table.questions()[0];
    assert_eq!((question.seat, question.odds.as_slice()), ("chance", [4; 6].as_slice()));
}

/// What an Event would do is told, up to the next question; the table is as it was.
#[test]
fn a_preview_tells_what_a_choice_would_do() {
    let game = find("liberty-or-death").unwrap();
    let mut table = game.open(&pack(game), Opening::new(game.default_setup(), 7)).unwrap();
    let mut question = table.questions().remove(0);
    // Nobody plays a Brilliant Stroke, and the first Faction is asked what it does.
    while !question.choices.iter().any(|offer| offer.notation == "event") {
        table.answer(question.seat, "no").unwrap();
        question = table.questions().remove(0);
    }
    let (notes, answers) = (table.notes(), table.answers());
    for offer in &question.choices {
        let preview = table.preview(question.seat, &offer.notation, &[]).unwrap();
        assert!(!preview.questions.is_empty() && preview.outcome.is_none(), "{}", offer.notation);
    }
    let event = table.preview(question.seat, "event", &[]).unwrap();
    let side = &event.questions[0].choices[0].notation;
    let further = table.preview(question.seat, "event", &[side]).unwrap();
    assert_ne!(further.questions, event.questions);
    assert_ne!(further.view.get(), table.view_text(Viewer::Referee).get());
    assert_ne!(event.questions, table.questions());
    assert_eq!(table.preview(question.seat, "event", &["swim"]).unwrap_err().code(), "illegal-choice");
    assert_eq!((table.notes(), table.answers()), (notes, answers));
    assert_eq!(table.preview(question.seat, "swim", &[]).unwrap_err().code(), "illegal-choice");
}

#[test]
fn nobody_looks_ahead_where_something_is_hidden() {
    let table = opened(7);
    let question = table.questions().remove(0);
    let refusal = table.preview(question.seat, &question.choices[0].notation, &[]).unwrap_err();
    assert_eq!((refusal.code(), refusal.rule()), ("no-preview", None));
    assert!(refusal.to_string().contains("cannot look ahead"), "{refusal}");
}

#[test]
fn a_seat_of_a_non_player_is_one_in_the_set_up() {
    let liberty = find("liberty-or-death").unwrap();
    let mut opening = Opening::new(liberty.default_setup(), 1);
    for (seat, player) in [("british", "ask"), ("patriots", "np"), ("indians", "random")] {
        opening.seats.insert(seat.to_owned(), player.to_owned());
    }
    let options =
        |opening: Opening| liberty.open(&pack(liberty), opening).unwrap().record().header.setup.options;
    let set = options(opening.clone());
    assert_eq!(set.get("patriots").map(String::as_str), Some("non-player"));
    assert_eq!((set.get("british"), set.get("indians")), (None, None));
    opening.setup.options.insert("patriots".into(), "player".into());
    assert_eq!(options(opening).get("patriots").map(String::as_str), Some("player"), "as the set-up says");
}

/// A bot can take a seat and leave it again while the game goes on, without a replay.
#[test]
fn an_agent_is_seated_and_unseated() {
    let mut table = opened(7);
    let seat = table.seat_named(table.questions()[0].seat).unwrap();
    assert!(matches!(table.seat_agent(seat, "nobody"), Err(OpenError::NoSuchAgent { .. })));
    let before = table.answers();
    table.seat_agent(seat, "random").unwrap();
    table.run().unwrap();
    assert!(table.answers() > before);
    assert!(table.questions().iter().all(|question| table.seat_named(question.seat) != Some(seat)));
    table.seat_person(seat);
    assert_eq!(table.player(seat), tricorne_kernel::ASK);
}

/// Answers by position are those by notation, and a position that is not there is refused.
#[test]
fn an_answer_is_given_by_its_position() {
    let (mut one, mut other) = (opened(7), opened(7));
    let question = one.questions().remove(0);
    let seat = one.seat_named(question.seat).unwrap();
    assert_eq!(one.answer_at(seat, 99).unwrap_err().code(), "illegal-choice");
    one.answer_at(seat, 0).unwrap();
    other.answer(question.seat, &question.choices[0].notation).unwrap();
    assert_eq!(one.record(), other.record());
}

/// An agent that is asked at a fork finds the answers of the present step there, and no others.
#[test]
fn a_fork_is_advised_like_its_table() {
    let game = find("we-the-people").unwrap();
    let mut table = game.open(&pack(game), Opening::new(game.default_setup(), 3)).unwrap();
    for n in 0..60 {
        let question = table.questions().remove(0);
        if n % 6 == 5 {
            let advised = table.advise(question.seat, "gentle").unwrap();
            assert_eq!(table.fork().advise(question.seat, "gentle").unwrap(), advised);
        }
        let choice = &question.choices[n * 7 % question.choices.len()].notation;
        table.answer(question.seat, choice).unwrap();
    }
}

/// A search that is told to stop answers at once.
#[test]
fn a_search_can_be_stopped() {
    let game = find("we-the-people").unwrap();
    let table = game.open(&pack(game), Opening::new(game.default_setup(), 3)).unwrap();
    let question = table.questions().remove(0);
    let stop = Arc::new(AtomicBool::new(true));
    let (choice, _) = table.think(question.seat, "relentless", &stop).unwrap();
    assert!(question.choices.contains(&choice));
}

/// A determinized game asks its viewer the same and goes on to its end.
#[test]
fn a_determinized_game_asks_the_same() {
    let table = opened(7);
    let question = table.questions().remove(0);
    let seat = table.seat_named(question.seat).unwrap();
    for seed in 0..20 {
        let mut node = table.determinize(Viewer::Seat(seat), seed).unwrap();
        assert_eq!(node.questions()[0].choices, question.choices);
        assert_eq!(node.view(Viewer::Seat(seat)), table.view(Viewer::Seat(seat)));
        let copy = node.copy();
        node.apply(seat, 0, Some(seed)).unwrap();
        assert_ne!(node.hash(), copy.hash());
        assert!(!node.play_out(&["random"], seed).unwrap().winners.is_empty());
    }
}

/// Two packs of one game are played with side by side; a record finds the one that it names.
#[test]
fn a_record_finds_its_pack() {
    let (mut packs, game) = (Packs::own(), find("washingtons-war").unwrap());
    let own = packs.of(game).clone();
    let files = own.facts().files().unwrap();
    let tables = files.text("tables.json").replacen("\"hand\": 7", "\"hand\": 6", 1);
    assert_ne!(tables, files.text("tables.json"), "the number of cards of a hand is in the tables");
    let corrected = BTreeMap::from([("tables.json".to_owned(), tables)]);
    packs.add(game, &corrected).unwrap();
    let new = packs.of(game).clone();
    assert_ne!(own.fingerprint(), new.fingerprint());
    for pack in [&own, &new] {
        let table = game.open(pack, Opening::new(game.default_setup(), 1)).unwrap();
        let record = table.record();
        assert_eq!(record.header.facts, pack.fingerprint());
        let found = packs.of_record(game, &record.header).unwrap();
        assert_eq!(found.fingerprint(), pack.fingerprint());
        assert_eq!(game.load(found, &record, None).unwrap().record(), record);
    }
    let error =
        game.load(&new, &game.open(&own, Opening::new(game.default_setup(), 1)).unwrap().record(), None);
    assert_eq!(error.unwrap_err().code(), "other-facts");
}
