//! What the disk takes: a commit is at least one such write.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// How many writes are timed.
const WRITES: usize = 500;
/// A page of the database.
const PAGE: [u8; 4096] = [7; 4096];

/// Prints how long it takes to write a page and have it on the disk, in this folder.
pub fn measure(folder: &Path) {
    let path = folder.join("disk");
    let mut file = File::create(&path).expect("a file");
    let mut times: Vec<Duration> = (0..WRITES)
        .map(|_| {
            let begun = Instant::now();
            file.write_all(&PAGE).and_then(|()| file.sync_data()).expect("the disk has room");
            begun.elapsed()
        })
        .collect();
    std::fs::remove_file(&path).expect("it was there");
    times.sort();
    println!(
        "the disk: a page is written and kept in {:.2} ms (p99 {:.2} ms)",
        times[WRITES / 2].as_secs_f64() * 1e3,
        times[WRITES * 99 / 100].as_secs_f64() * 1e3,
    );
}
