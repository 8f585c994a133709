//! Two cores, one for the server and one for its players, where the system lets them be chosen (`taskset`).

use std::process::{Command, Stdio};

/// Two cores that this process may use, or none where there are not two, or none can be chosen.
pub fn two() -> Option<[String; 2]> {
    let cores = allowed(&std::fs::read_to_string("/proc/self/status").ok()?);
    let can_choose = Command::new("taskset").arg("--version").stdout(Stdio::null()).status();
    can_choose.ok().filter(|status| status.success())?;
    Some([cores.first()?.to_string(), cores.get(1)?.to_string()])
}

/// The cores of a list such as `0-2,5`.
fn allowed(status: &str) -> Vec<usize> {
    let list = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:")).unwrap_or_default();
    let ranges = list.trim().split(',').filter_map(|range| {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        Some(first.parse().ok()?..=last.parse().ok()?)
    });
    ranges.flatten().collect()
}

/// Keeps this process on a core, with all threads that it starts from now on.
pub fn stay_on(core: &str) {
    let id = std::process::id().to_string();
    let status = Command::new("taskset").args(["-cp", core, &id]).stdout(Stdio::null()).status();
    assert!(status.is_ok_and(|status| status.success()), "a process may choose among its cores");
}
