//! A PostgreSQL of a test's own, in a temporary folder, reached by a socket in it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// A server that ends with the test.
pub struct Postgres {
    server: Child,
    folder: TempDir,
}

impl Postgres {
    /// Makes a cluster and starts its server.
    pub fn start() -> Postgres {
        let folder = tempfile::tempdir().expect("a folder");
        // The server refuses to run as root; Debian's package made a user for it.
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(folder.path()));
        }
        make_cluster(folder.path());
        let server = launch(folder.path());
        let postgres = Postgres { server, folder };
        postgres.wait();
        postgres
    }

    /// Crashes: its sessions are cut, nothing is tidied up, and it recovers from its log.
    pub fn crash_and_restart(&mut self) {
        let status = Command::new("kill").arg("-QUIT").arg(self.server.id().to_string()).status();
        assert!(status.is_ok_and(|status| status.success()), "PostgreSQL was running");
        self.server.wait().expect("it has ended");
        self.server = launch(self.folder.path());
        self.wait();
    }

    /// Kills it: its sessions go on until they notice, and it starts again once they have.
    pub fn kill_and_restart(&mut self) {
        self.server.kill().expect("PostgreSQL was running");
        self.server.wait().expect("it has ended");
        let begun = Instant::now();
        loop {
            self.server = launch(self.folder.path());
            while !self.is_ready() && self.server.try_wait().is_ok_and(|ended| ended.is_none()) {
                std::thread::sleep(Duration::from_millis(50));
            }
            if self.is_ready() {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not start again");
        }
    }

    /// The socket of its server.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// The URL of its database.
    pub fn url(&self) -> String {
        let folder = self.folder.path().to_string_lossy().replace('/', "%2F");
        format!("postgres://postgres@{folder}/postgres")
    }

    /// Fills its empty database with what another has.
    pub fn copy_from(&self, url: &str) {
        let dump =
            Command::new(bin().join("pg_dump")).arg("--no-owner").arg(url).output().expect("pg_dump runs");
        assert!(dump.status.success(), "{}", String::from_utf8_lossy(&dump.stderr));
        let mut reading = Command::new(bin().join("psql"))
            .args(["--quiet", "--set", "ON_ERROR_STOP=1"])
            .arg(self.url())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("psql runs");
        std::io::Write::write_all(&mut reading.stdin.take().expect("a pipe"), &dump.stdout)
            .expect("it reads");
        assert!(reading.wait().expect("it ends").success());
    }

    fn wait(&self) {
        let begun = Instant::now();
        loop {
            if self.is_ready() {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not answer");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn is_ready(&self) -> bool {
        let ready =
            Command::new(bin().join("pg_isready")).arg("-q").arg("-h").arg(self.folder.path()).status();
        ready.is_ok_and(|status| status.success())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Killed at once: nobody needs its data any more.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Makes a cluster in this folder: in tests a copy of the one that the first of them made, which takes a tenth of the time.
fn make_cluster(folder: &Path) {
    let data = folder.join("data");
    let bin = bin();
    let version = bin.parent().and_then(Path::file_name).expect("a version").to_string_lossy();
    let made =
        option_env!("CARGO_TARGET_TMPDIR").map(|tmp| Path::new(tmp).join(format!("postgres-{version}")));
    if let Some(made) = made.as_ref().filter(|made| made.is_dir()) {
        run(Command::new("cp").arg("-a").arg(made).arg(&data));
        return;
    }
    run(as_postgres(&bin.join("initdb"))
        .args(["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--pgdata"])
        .arg(&data)
        .current_dir(folder));
    if let Some(made) = made {
        let own = made.with_extension(std::process::id().to_string());
        run(Command::new("cp").arg("-a").arg(&data).arg(&own));
        // Another test may have been first.
        if std::fs::rename(&own, &made).is_err() {
            std::fs::remove_dir_all(&own).expect("the copy is ours");
        }
    }
}

fn launch(folder: &Path) -> Child {
    as_postgres(&bin().join("postgres"))
        .args(["-c", "listen_addresses=", "-c", "max_connections=40", "-k"])
        .arg(folder)
        .arg("-D")
        .arg(folder.join("data"))
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("PostgreSQL starts")
}

/// The programs of the newest version that Debian's package installed.
fn bin() -> PathBuf {
    let home = Path::new("/usr/lib/postgresql");
    let bin = |version: u32| home.join(version.to_string()).join("bin");
    let versions = std::fs::read_dir(home).expect("Debian's package postgresql is installed");
    let versions = versions.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    let newest = versions.filter(|&version| bin(version).join("initdb").is_file()).max();
    bin(newest.expect("Debian's package postgresql is installed, not just its client"))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("`id` runs");
    id.stdout.trim_ascii() == b"0"
}

fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command
        .args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--pdeathsig=KILL", "--"])
        .arg(program);
    command
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
