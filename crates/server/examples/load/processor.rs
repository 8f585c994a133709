//! What a process has used so far, where the system tells (`/proc`); nothing elsewhere.

use std::fs::read_to_string;

/// The system counts the processor's time in hundredths of a second.
const TICKS: f64 = 100.0;

/// Seconds of the processor that a whole process has used.
pub fn seconds(process: u32) -> f64 {
    used(&read_to_string(format!("/proc/{process}/stat")).unwrap_or_default())
}

/// Seconds of the processor that the threads of this name in this process have used.
pub fn seconds_of(name: &str) -> f64 {
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let stats = threads.filter_map(|thread| read_to_string(thread.path().join("stat")).ok());
    stats.filter(|stat| stat.contains(&format!("({name})"))).map(|stat| used(&stat)).sum()
}

/// The time in user mode and in the kernel: fields 14 and 15, of which 2 is a name in brackets.
fn used(stat: &str) -> f64 {
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum::<f64>() / TICKS
}

/// Kilobytes that a process has in memory.
pub fn memory_kb(process: u32) -> u64 {
    let status = read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|text| text.parse::<u64>().ok()).unwrap_or_default()
}
