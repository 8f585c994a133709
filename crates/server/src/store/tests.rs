//! What the statements of the store promise.

use std::collections::BTreeMap;

use sqlx::AssertSqlSafe;
use tempfile::TempDir;
use tricorne_kernel::record::RECORD_FORMAT;
use tricorne_kernel::{Header, Setup};

use super::lists::list_queries;
use super::open::migrations;
use super::*;
use crate::pace::{Late, Pace};

#[path = "../../tests/web/postgres.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod postgres;

/// An empty database, in a folder of its own.
pub(crate) async fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("test.sqlite").display());
    let place = StorePlace::of(&url, None).expect("a place");
    let store = Store::open(place, OpenAs::Server).await.expect("the database opens");
    (folder, store)
}

/// The header of a game for two.
pub(crate) fn header() -> Header {
    Header {
        tricorne: RECORD_FORMAT,
        game: "ferry-town".to_owned(),
        rules: 1,
        facts: None,
        setup: Setup { scenario: "two".to_owned(), options: BTreeMap::new() },
        seats: BTreeMap::new(),
        seed: Some(1),
        deck: Vec::new(),
        position: None,
    }
}

/// A table with two seats, opened at second 100.
async fn open(store: &Store, id: &str) {
    let row = TableRow::new(id.to_owned(), &header(), "ann", 100);
    let seats = ["north", "east"].map(|seat| SeatRow::new(seat, Kind::Person, Some("ann".into()), None));
    store.add_table(Opened { row, seats: seats.into(), lines: Vec::new() }).await.expect("it is kept");
}

/// An answer at a table that has this version.
fn answer(table: &str, version: i64) -> Change {
    Change {
        table: table.to_owned(),
        from_version: version,
        version: version + 1,
        keep: version as usize,
        had: version as usize,
        lines: vec![NewLine {
            n: version as usize + 1,
            line: "{\"it's\": \"a line\"}".to_owned(),
            reasons: None,
            state_hash: None,
        }],
        asked: "north".to_owned(),
        asked_since: 101,
        asked_versions: String::new(),
        clocks: None,
        due: None,
        position: None,
        status: Status::Running,
        status_before: Status::Open,
        fence: None,
        outcome: None,
        results: Vec::new(),
        proposals: None,
        seats: Vec::new(),
        before: 100,
        at: 101 + version,
    }
}

#[tokio::test]
async fn a_change_of_another_version_is_refused_and_takes_no_other_with_it() {
    let (_folder, store) = store().await;
    for table in ["one", "two", "three"] {
        open(&store, table).await;
    }
    let (one, two, three, none) = tokio::join!(
        store.keep(answer("one", 0)),
        store.keep(answer("two", 5)),
        store.keep(answer("three", 0)),
        store.keep(answer("none", 0)),
    );
    assert!(one.is_ok() && three.is_ok(), "{one:?} {three:?}");
    assert!(two.is_err() && none.is_err());
    for (table, lines) in [("one", 1), ("two", 0), ("three", 1)] {
        let row = store.table(table).await.unwrap().unwrap();
        assert_eq!(
            (row.version, store.lines(table).await.unwrap().len()),
            (lines, lines as usize),
            "{table}"
        );
        let changed = if lines == 1 { (Status::Running, 101) } else { (Status::Open, 100) };
        assert_eq!((row.status(), row.changed), changed);
    }
    assert_eq!(store.lines("none").await.unwrap(), [], "nothing is kept of a table that is not there");
    // The server goes on where a commit has failed.
    store.keep(answer("two", 0)).await.expect("the next one is kept");
}

#[tokio::test]
async fn an_answer_that_was_taken_back_is_replaced() {
    let (_folder, store) = store().await;
    open(&store, "one").await;
    open(&store, "two").await;
    for version in 0..3 {
        store.keep(answer("one", version)).await.unwrap();
        store.keep(answer("two", version)).await.unwrap();
    }
    let mut east = SeatRow::new("east", Kind::Bot, None, Some("random".to_owned()));
    east.left_at = Some(104);
    let mut change = Change { keep: 1, seats: vec![east.clone()], ..answer("one", 3) };
    change.lines[0].n = 2;
    store.keep(change).await.unwrap();
    assert_eq!((store.lines("one").await.unwrap().len(), store.lines("two").await.unwrap().len()), (2, 3));
    let seats = store.seats("one").await.unwrap();
    assert_eq!((seats[0].kind, &seats[1]), (Kind::Person, &east));
    assert_eq!(store.seats("two").await.unwrap()[1].kind, Kind::Person);
}

/// A server that ends keeps what it acknowledges, and acknowledges nothing that it does not keep.
#[tokio::test]
async fn what_is_acknowledged_at_the_end_is_kept() {
    let (folder, store) = store().await;
    open(&store, "one").await;
    open(&store, "two").await;
    let (one, (), two) =
        tokio::join!(store.keep(answer("one", 0)), store.close(), store.keep(answer("two", 0)));
    assert!(one.is_ok(), "it was handed in before the end: {one:?}");
    assert!(store.keep(answer("one", 1)).await.is_err(), "nothing is kept any more");
    let place = StorePlace::Sqlite { file: folder.path().join("test.sqlite"), limit_mb: None };
    let store = Store::open(place, OpenAs::Server).await.expect("the database opens again");
    for (table, acknowledged) in [("one", one.is_ok()), ("two", two.is_ok())] {
        let lines = store.lines(table).await.expect("they are read").len();
        assert_eq!(lines, usize::from(acknowledged), "{table}");
    }
}

/// A list is read in the order of an index, up to the end of its page: nothing is sorted, no table is read through.
#[tokio::test]
async fn lists_are_read_in_the_order_of_an_index() {
    let (_folder, store) = store().await;
    for query in list_queries() {
        let plan: Vec<(i64, i64, i64, String)> =
            sqlx::query_as(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")))
                .bind(i64::MAX)
                .bind("")
                .bind(50)
                .bind("ann")
                .fetch_all(&store.pool)
                .await
                .expect("a plan");
        // In the list of one's own the page is found first, and then its tables.
        let apart = |step: &str| step.starts_with("MATERIALIZE") || step.starts_with("CO-ROUTINE");
        // What is asked of a table that was found is looked up by its key.
        let asked = |step: &str| step.starts_with("CORRELATED");
        let finding = plan.iter().find(|(.., step)| apart(step)).map_or(0, |step| step.0);
        let steps: Vec<&str> =
            plan.iter().filter(|step| step.1 == finding).map(|(.., step)| step.as_str()).collect();
        let steps: Vec<&str> = steps.into_iter().filter(|step| !asked(step)).collect();
        assert_eq!(steps.len(), 1, "{plan:#?}");
        assert!(steps[0].starts_with("SEARCH") && steps[0].contains("id)<(?,?))"), "{plan:#?}");
    }
}

/// What is in the log comes to the file beside the commits: a copy of the file alone has it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_is_brought_to_the_file() {
    let (folder, store) = store().await;
    open(&store, "a-name-to-be-found").await;
    let mut tries = 0..200;
    let in_file = || {
        let file = std::fs::read(folder.path().join("test.sqlite")).expect("the file is there");
        file.windows(18).any(|bytes| bytes == b"a-name-to-be-found")
    };
    assert!(!in_file(), "it is in the log at first");
    while !in_file() {
        assert!(tries.next().is_some(), "nothing brings it to the file");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_time_limit_of_an_earlier_version_becomes_a_pace() {
    sqlx::any::install_default_drivers();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("old.sqlite");
    let url = format!("sqlite://{}?mode=rwc", file.display());
    let pool = AnyPool::connect(&url).await.expect("the database opens");
    migrations(6).run(&pool).await.expect("the old layout");
    for (id, limit) in [("none", None), ("brief", Some(300)), ("long", Some(259_200_i64))] {
        sqlx::query(
            "INSERT INTO tables (id, game, header, status, host, private, invitation, time_limit, version, answers, \
             asked, asked_since, created, changed) VALUES ($1, 'g', '', 'running', 'h', 0, '', $2, 0, 0, '', 0, 0, 0)",
        )
        .bind(id)
        .bind(limit)
        .execute(&pool)
        .await
        .expect("a table");
    }
    pool.close().await;
    let place = StorePlace::Sqlite { file, limit_mb: None };
    let store = Store::open(place, OpenAs::Server).await.expect("the database is brought up to date");
    let mut paces = Vec::new();
    for id in ["none", "brief", "long"] {
        paces.push(Pace::read(store.table(id).await.expect("it is read").expect("a table").pace.as_deref()));
    }
    let late = Late::Bot;
    let brief = Pace::Live { bank: 300, increment: 300, late };
    assert_eq!(paces, [None, Some(brief), Some(Pace::Daily { days: 3, late })]);
    assert_eq!(
        store.due_tables(0, 9).await.expect("a list"),
        ["brief", "long"],
        "their clocks begin at once"
    );
}

#[tokio::test]
async fn a_position_of_an_earlier_version_is_kept_apart() {
    sqlx::any::install_default_drivers();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("old.sqlite");
    let pool = AnyPool::connect(&format!("sqlite://{}?mode=rwc", file.display())).await.expect("it opens");
    migrations(14).run(&pool).await.expect("the old layout");
    for (id, position) in [("none", None), ("some", Some("{}"))] {
        sqlx::query(
            "INSERT INTO tables (id, game, header, status, host, private, invitation, version, answers, asked, \
             asked_since, created, changed, position, position_at) \
             VALUES ($1, 'g', '', 'running', 'h', 0, '', 0, 0, '', 0, 0, 0, $2, 16)",
        )
        .bind(id)
        .bind(position)
        .execute(&pool)
        .await
        .expect("a table");
    }
    pool.close().await;
    let place = StorePlace::Sqlite { file, limit_mb: None };
    let store = Store::open(place, OpenAs::Server).await.expect("the database is brought up to date");
    assert_eq!(store.position("none").await.expect("it is read"), None);
    assert_eq!(store.position("some").await.expect("it is read"), Some(("{}".to_owned(), 16)));
    assert!(store.table("some").await.expect("it is read").is_some());
}

/// Whatever a node writes about a table names the lease: where another has it, nothing is written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_writes_nothing_about_a_table_of_another() {
    let postgres = postgres::Postgres::start();
    let place = StorePlace::of(&postgres.url(), None).expect("a place");
    let store = Store::open(place, OpenAs::Server).await.expect("the database opens");
    open(&store, "one").await;
    sqlx::query("INSERT INTO leases (table_id, owner, epoch) VALUES ('one', 'node', 7)")
        .execute(&store.pool)
        .await
        .expect("a lease");
    let line = SystemLine::RulesReplayed;
    let fence = |owner: &str, epoch| Some(Fence { owner: owner.to_owned(), epoch });
    for (fence, holds) in
        [(fence("node", 6), false), (fence("another", 7), false), (fence("node", 7), true), (None, true)]
    {
        let before = store.table("one").await.unwrap().unwrap();
        let said = store.say_of("one", &line, 1, fence.as_ref()).await.unwrap();
        assert_eq!(said, holds, "what the server says: {fence:?}");
        let said = store.say("one", "ann", "hello", (1, false), fence.as_ref()).await.unwrap();
        assert_eq!(said.is_some(), holds, "what people say: {fence:?}");
        let why = format!("why not {fence:?}");
        let broken = store.set_broken("one", Some(&why), fence.as_ref()).await.unwrap();
        assert_eq!(broken, holds, "that it is broken: {fence:?}");
        let continued = Continued {
            table: "one".to_owned(),
            version: before.version,
            header: "{}".to_owned(),
            lines: Some(Vec::new()),
            earlier: None,
            told: line.clone(),
            fence: fence.clone(),
            at: 1,
        };
        let continued = store.continue_table(&continued).await.unwrap();
        assert_eq!(continued, holds, "how it goes on under other rules: {fence:?}");
        let version = store.table("one").await.unwrap().unwrap().version;
        let kept = store.keep(Change { keep: 0, had: 0, fence: fence.clone(), ..answer("one", version) });
        assert_eq!(kept.await.is_ok(), holds, "an answer: {fence:?}");
        let after = store.table("one").await.unwrap().unwrap();
        if !holds {
            assert_eq!((after.version, after.header, after.broken), (before.version, before.header, None));
            assert_eq!(store.said("one", 0).await.unwrap(), []);
        }
    }
    // Whoever takes the lease waits for what names it, and reads it.
    let mut connection = store.pool.acquire().await.unwrap();
    let mut under_way = Connection::begin(&mut *connection).await.unwrap();
    let mine = Fence { owner: "node".to_owned(), epoch: 7 };
    assert!(store.say_on(&mut under_way, "one", &line, 2, Some(&mine)).await.unwrap());
    let taker = store.clone();
    let taken = tokio::spawn(async move { taker.reach_for_lease("one", "another").await });
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(!taken.is_finished(), "the lease was taken under a commit");
    under_way.commit().await.unwrap();
    assert_eq!(taken.await.unwrap().unwrap(), Reached::Ours(8));
    assert!(!store.say_of("one", &line, 3, Some(&mine)).await.unwrap());
}

/// The owner and the epoch of the lease of table `one`.
async fn lease(store: &Store) -> (String, i64) {
    sqlx::query_as("SELECT owner, epoch FROM leases WHERE table_id = 'one'")
        .fetch_one(&store.pool)
        .await
        .expect("a lease")
}

/// A node that sleeps may give back late what another has taken meanwhile, or what it has itself taken again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_is_given_back_by_whoever_has_it_alone() {
    let postgres = postgres::Postgres::start();
    let place = StorePlace::of(&postgres.url(), None).expect("a place");
    let store = Store::open(place, OpenAs::Server).await.expect("the database opens");
    open(&store, "one").await;
    assert_eq!(store.reach_for_lease("one", "node").await.unwrap(), Reached::Ours(1));
    assert_eq!(store.reach_for_lease("one", "node").await.unwrap(), Reached::Ours(2), "it is taken again");
    for (owner, epoch) in [("node", 1), ("another", 2)] {
        store.release_lease("one", &Fence { owner: owner.to_owned(), epoch }).await.unwrap();
        assert_eq!(lease(&store).await, ("node".to_owned(), 2), "{owner} gave back lease {epoch}");
    }
    store.release_lease("one", &Fence { owner: "node".to_owned(), epoch: 2 }).await.unwrap();
    assert_eq!(lease(&store).await, (String::new(), 2));
    assert_eq!(store.reach_for_lease("one", "another").await.unwrap(), Reached::Ours(3));
}

/// All have seen that its owner is dead before any of them takes it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_all_who_reach_for_a_lease_one_has_it() {
    const NODES: usize = 4;
    let postgres = postgres::Postgres::start();
    let place = StorePlace::of(&postgres.url(), None).expect("a place");
    let store = Store::open(place, OpenAs::Server).await.expect("the database opens");
    open(&store, "one").await;
    store.reach_for_lease("one", "dead").await.unwrap();
    let long = std::time::Duration::from_secs(60);
    let mut held = store.pool.begin().await.unwrap();
    sqlx::query("SELECT owner FROM leases FOR UPDATE").execute(&mut *held).await.unwrap();
    let mut reaching = Vec::new();
    for number in 0..NODES {
        let (store, peer) =
            (store.clone(), Peer { id: format!("node-{number}"), address: number.to_string() });
        assert!(store.join_nodes(&peer.id, &peer, long).await.unwrap());
        reaching.push(tokio::spawn(async move { store.reach_for_lease("one", &peer.id).await.unwrap() }));
    }
    let waiting = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted";
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut *held).await.unwrap() < NODES as i64 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    held.commit().await.unwrap();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for (number, reached) in reaching.into_iter().enumerate() {
        match reached.await.unwrap() {
            Reached::Ours(epoch) => ours.push((format!("node-{number}"), epoch)),
            Reached::Theirs(peer) => theirs.push(peer.id),
            Reached::NoTable => panic!("the table is gone"),
        }
    }
    assert_eq!(ours, [lease(&store).await], "one has it, with the epoch that is kept");
    assert_eq!(ours[0].1, 2);
    assert_eq!(theirs, vec![ours[0].0.clone(); NODES - 1], "the others know who");
}

#[tokio::test]
async fn a_copy_of_an_earlier_version_is_made_without_change() {
    sqlx::any::install_default_drivers();
    let folder = tempfile::tempdir().expect("a folder");
    let (file, copy) = (folder.path().join("old.sqlite"), folder.path().join("copy.sqlite"));
    let pool = AnyPool::connect(&format!("sqlite://{}?mode=rwc", file.display())).await.expect("it opens");
    migrations(6).run(&pool).await.expect("the old layout");
    pool.close().await;
    let store = Store::open(StorePlace::Sqlite { file: file.clone(), limit_mb: None }, OpenAs::Reader);
    let store = store.await.expect("it is read");
    store.back_up(&copy).await.expect("it is copied");
    store.close().await;
    for file in [file, copy] {
        let url = format!("sqlite://{}", file.display());
        let mut read = AnyConnection::connect(&url).await.expect("a database");
        let last = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut read).await;
        assert_eq!(last.unwrap_or(0_i64), 6, "{url}");
    }
}
