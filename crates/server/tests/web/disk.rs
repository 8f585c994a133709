//! A disk that is full, a database that crashes: what was acknowledged is there, what was not is refused, and with room again all goes on.

use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use serde_json::json;
use tricorne_server::Config;

use crate::people::Person;
use crate::site::{Database, Site};

/// Plays a table until the server refuses an answer. Gives how many it acknowledged.
async fn play_until_refused(ann: &Person, table: &str, most: usize) -> (usize, bool) {
    for acknowledged in 0..most {
        let state = ann.get(&format!("/api/tables/{table}/state")).await;
        let state = state.json();
        let Some(question) = state["questions"].as_array().and_then(|list| list.first()) else {
            return (acknowledged, false);
        };
        let answer = json!({ "seat": question["seat"], "choice": question["choices"][0]["choice"] });
        let reply = ann.post(&format!("/api/tables/{table}/answer"), answer).await;
        if !reply.status.is_success() {
            // It says no more than it knows.
            assert!(reply.text.contains("may not have been kept"), "{}", reply.text);
            reply.refused(503, "unavailable");
            return (acknowledged, true);
        }
    }
    (most, false)
}

async fn open(ann: &Person) -> String {
    let seats = json!({ "north": "me", "east": "me" });
    ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await
}

/// How many answers a table has that the server shows. They are counted where they are kept: those of a secret dialogue are
/// not shown to all seats before it ends.
async fn answers(site: &Site, ann: &Person, table: &str) -> usize {
    assert_eq!(ann.state(table).await["table"], table);
    let kept = "SELECT COUNT(*) FROM lines WHERE table_id = $1 AND line NOT LIKE '%\"seat\":\"chance\"%'";
    site.number(kept, table).await as usize
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_database_loses_nothing_and_goes_on_with_room_again() {
    let set = |config| Config { database_limit_mb: Some(1), ..config };
    let mut site = Site::with(Database::Sqlite, set).await;
    let ann = Person::guest(&site).await;
    let mut tables = Vec::new();
    for _ in 0..70 {
        tables.push(open(&ann).await);
    }
    let (played, noted) = tables.split_at(10);
    // Notes fill what is left, the last ones to the brim.
    let mut noted = noted.iter();
    for size in [19_000, 3_000, 500] {
        let note = json!({ "text": "x".repeat(size) }).to_string();
        loop {
            let path = format!("/api/tables/{}/note", noted.next().expect("a megabyte is not without end"));
            let reply = ann.send(reqwest::Method::PUT, &path, Some(note.clone())).await;
            if !reply.status.is_success() {
                reply.refused(503, "unavailable");
                break;
            }
        }
    }
    // Every connection of the pool meets the full disk; none may then pretend to commit.
    let mut acknowledged = vec![0; played.len()];
    let mut refusals = 0;
    for _ in 0..3 {
        for (table, acknowledged) in played.iter().zip(&mut acknowledged) {
            let (more, refused) = play_until_refused(&ann, table, 40).await;
            *acknowledged += more;
            refusals += usize::from(refused);
        }
    }
    assert!(refusals > 5, "the disk is full");
    site.tamper("DELETE FROM private_notes WHERE user_id = $1", &ann.id).await;
    let mut went_on = 0;
    for (table, acknowledged) in played.iter().zip(&mut acknowledged) {
        let (more, refused) = play_until_refused(&ann, table, 2).await;
        assert!(!refused, "it goes on by itself");
        *acknowledged += more;
        went_on += more;
    }
    assert!(went_on > 0);
    site.restart().await;
    let ann = ann.back_at(&site);
    for (table, acknowledged) in played.iter().zip(acknowledged) {
        assert_eq!(answers(&site, &ann, table).await, acknowledged, "every acknowledged answer is there");
    }
}

/// A small disk in memory. It is unmounted when it is dropped.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    /// A disk of so many megabytes; none where mounting is not allowed.
    fn mount(megabytes: u32) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a folder");
        let size = format!("size={megabytes}m");
        let mount =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path()).output();
        mount.is_ok_and(|done| done.status.success()).then_some(SmallDisk(folder))
    }

    /// Fills what is left, and gives the file that does.
    fn fill(&self) -> PathBuf {
        let path = self.0.path().join("filled");
        let mut file = std::fs::File::create(&path).expect("a file");
        // It is written until the disk is full.
        while file.write_all(&[0; 4096]).is_ok() {}
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A database that is still open keeps it; it then goes with the process.
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_and_goes_on_with_room_again() {
    let Some(disk) = SmallDisk::mount(16) else {
        println!("no disk may be mounted here: `a_full_database...` tells as much");
        return;
    };
    let set = |config| Config { data_dir: disk.0.path().to_owned(), ..config };
    let mut site = Site::with(Database::Sqlite, set).await;
    let ann = Person::guest(&site).await;
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(open(&ann).await);
    }
    let filled = disk.fill();
    let mut acknowledged = vec![0; tables.len()];
    let mut refusals = 0;
    for (table, acknowledged) in tables.iter().zip(&mut acknowledged) {
        let (more, refused) = play_until_refused(&ann, table, 40).await;
        *acknowledged += more;
        refusals += usize::from(refused);
    }
    assert!(refusals > 0, "the disk is full");
    std::fs::remove_file(filled).expect("there is room again");
    for (table, acknowledged) in tables.iter().zip(&mut acknowledged) {
        let (more, refused) = play_until_refused(&ann, table, 2).await;
        assert!(!refused, "it goes on by itself");
        *acknowledged += more;
    }
    site.restart().await;
    let ann = ann.back_at(&site);
    for (table, acknowledged) in tables.iter().zip(acknowledged) {
        assert_eq!(answers(&site, &ann, table).await, acknowledged, "every acknowledged answer is there");
    }
    site.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_crashes_loses_nothing_and_the_server_goes_on() {
    let mut site = Site::open(Database::Postgres).await;
    let ann = Person::guest(&site).await;
    let table = open(&ann).await;
    let (mut acknowledged, _) = play_until_refused(&ann, &table, 4).await;
    for _ in 0..2 {
        site.crash_postgres();
        let mut refused = true;
        for _ in 0..50 {
            let (more, again) = play_until_refused(&ann, &table, 3).await;
            acknowledged += more;
            refused = again;
            if more > 0 && !refused {
                break;
            }
        }
        assert!(!refused, "it goes on by itself");
        assert_eq!(answers(&site, &ann, &table).await, acknowledged);
    }
}
