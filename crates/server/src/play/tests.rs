//! What becomes of a table where a change breaks.

use std::sync::Arc;

use tempfile::TempDir;
use tricorne_kernel::{Fault, FaultKind, QuestionText, Refusal};

use super::{Live, Locale, Viewpoint, Watcher};
use crate::store::tests::header;
use crate::store::{Kind, Opened, SeatRow, Status, TableRow};
use crate::{App, Config};

/// A table for two, at which Ann has both seats.
fn opened(id: &str) -> Opened {
    let row = TableRow::new(id.to_owned(), &header(), "ann", 100);
    let seats = ["north", "east"].map(|seat| SeatRow::new(seat, Kind::Person, Some("ann".into()), None));
    Opened { row, seats: seats.to_vec(), lines: Vec::new() }
}

/// A server, and a game for two at it that has begun. Ann has both seats.
pub(super) async fn begun() -> (TempDir, App, Arc<Live>) {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
    let app = App::open(config).await.expect("the database opens");
    let new = opened("one");
    app.store.add_table(new.clone()).await.expect("it is kept");
    let live = app.tables.take_in(new.row, new.seats).await.expect("it is there");
    live.clone().start("ann".to_owned()).await.expect("it begins");
    (folder, app, live)
}

/// The seat that is asked, and its first choice.
async fn asked(live: &Live) -> (String, String) {
    live.look(|_, table| {
        let question = table.expect("it has begun").questions().remove(0);
        (question.seat.to_owned(), question.choices[0].notation.clone())
    })
    .await
}

async fn answers(live: &Live) -> usize {
    live.look(|_, table| table.expect("it has begun").answers()).await
}

#[tokio::test]
async fn a_table_that_begins_at_once_is_kept_whole_or_not_at_all() {
    let (_folder, app, live) = begun().await;
    app.tables.begin(opened("two")).await.expect("it begins");
    let row = app.store.table("two").await.expect("it is read").expect("it is kept");
    assert_eq!((row.status(), row.version), (Status::Running, 1));
    assert_eq!(app.store.lines("two").await.expect("they are read").len() as i64, row.answers);
    assert_eq!(app.store.seats("two").await.expect("they are read").len(), 2);
    assert!(app.store.position("two").await.expect("it is read").is_some(), "it can go on under other rules");
    // A table of the same name is there: nothing is changed, and it is played on.
    let (seat, choice) = asked(&live).await;
    live.clone().answer("ann".to_owned(), seat, choice, None).await.expect("it is taken");
    let before = app.store.table("one").await.expect("it is read");
    app.tables.retire("one");
    app.tables.begin(opened("one")).await.expect_err("there is one");
    assert_eq!(app.store.table("one").await.expect("it is read"), before);
    let live = app.tables.get("one").await.expect("it is read again");
    let (seat, choice) = asked(&live).await;
    live.clone().answer("ann".to_owned(), seat, choice, None).await.expect("it is taken");
}

#[tokio::test]
async fn after_a_panic_nobody_says_what_is_not_known() {
    let (_folder, app, mut live) = begun().await;
    for is_kept in [true, false] {
        let watcher = Watcher { viewpoint: Viewpoint::default(), name: String::new(), locale: Locale(None) };
        let mut watching = live.watch(watcher, None).await.expect("all may look on");
        let (before, (seat, choice)) = (answers(&live).await, asked(&live).await);
        let change = live.clone().in_own_task::<(), _>(move |live| async move {
            let mut turn = live.take_turn().await?;
            if is_kept {
                live.take_answer(&mut turn, seat, choice, None, Vec::new()).await?;
            }
            panic!("the hand of north")
        });
        let told = change.await.expect_err("it has broken").to_string();
        assert!(told.contains("may not have been kept") && !told.contains("hand"), "{told}");
        assert!(live.is_dead(), "what is in memory is used no more");
        while watching.receiver.recv().await.is_some() {}
        // What was kept is there, and nothing else; and the game goes on.
        live = app.tables.get("one").await.expect("it is read again");
        let after = answers(&live).await;
        assert_eq!(after > before, is_kept, "{before} {after}");
        let (seat, choice) = asked(&live).await;
        live.clone().answer("ann".to_owned(), seat, choice, None).await.expect("it is taken");
    }
}

#[tokio::test]
async fn what_breaks_in_play_shows_no_choice_and_changes_nothing() {
    let (_folder, app, mut live) = begun().await;
    let before = answers(&live).await;
    let question = QuestionText {
        seat: "north".into(),
        rule: "1",
        prompt: "the hand".into(),
        choices: vec!["the hand".into()],
    };
    let kind = FaultKind::Inspection("the hand".into());
    let fault = Fault { kind, question: Some(question), record: "the hand".into() };
    for number in 0..2 {
        let fault = fault.clone();
        let mut turn = live.take_turn().await.expect("it is nobody's");
        let broken = live.play(&mut turn, move |table| {
            let question = table.questions().remove(0);
            table.answer_because(question.seat, &question.choices[0].notation, Vec::new())?;
            if number == 0 { panic!("the hand") } else { Err::<(), _>(Refusal::Broken(Box::new(fault))) }
        });
        let refused = broken.await.expect_err("it has broken");
        assert!(refused.detail().contains("the hand"), "whoever runs the server is told all: {refused:?}");
        let told = refused.to_string();
        assert!(told.contains("was not made") && !told.contains("hand"), "{told}");
        drop(turn);
        assert!(live.is_dead());
        live = app.tables.get("one").await.expect("it is read again");
        assert_eq!(answers(&live).await, before);
    }
}
