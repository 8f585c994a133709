//! A server as a process of its own, and the disk that fails under it.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What makes writes to the database fail.
#[derive(Debug)]
pub struct Fault {
    library: PathBuf,
    name: PathBuf,
    control: File,
}

impl Fault {
    /// The numbers of Linux: no space left, input or output failed, read-only.
    pub const FULL: u8 = 28;
    pub const IO: u8 = 5;
    pub const READ_ONLY: u8 = 30;

    pub fn new(folder: &Path) -> Fault {
        let name = folder.join("fault");
        std::fs::write(&name, [0]).expect("a file");
        let control = File::options().write(true).open(&name).expect("a file");
        Fault { library: super::shim(folder), name, control }
    }

    /// Lets every write fail with this number, or none with 0.
    pub fn set(&self, error: u8) {
        self.control.write_all_at(&[error], 0).expect("it is written");
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Its address, such as `http://127.0.0.1:4321`.
    pub address: String,
}

impl Server {
    /// Starts a server; none where it refuses to, which it must say and not take long for.
    pub fn start(program: &Path, data: &Path, fault: &Fault, database: Option<&str>) -> Option<Server> {
        let begun = Instant::now();
        let mut command = Command::new(program);
        command.args(["--listen", "127.0.0.1:0", "--data-dir"]).arg(data);
        if let Some(url) = database {
            command.args(["--database-url", url]);
        }
        let mut child = command
            .env("LD_PRELOAD", &fault.library)
            .env("TRICORNE_FAULT", &fault.name)
            .env("TRICORNE_LOG", "off")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it can be read");
        if line.is_empty() {
            child.wait().expect("it has ended");
            assert!(begun.elapsed() < Duration::from_secs(20), "it took long to refuse");
            return None;
        }
        let address = line.trim().rsplit(' ').next().expect("an address").trim_end_matches('/').to_owned();
        Some(Server { child, address })
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it, and waits until it is gone.
    pub fn kill(&mut self) {
        // It may have been killed already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Ends it in order.
    pub fn end(&mut self) {
        signal("-TERM", self.child.id());
        self.child.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// SIGKILL: nothing can be tidied up.
pub fn kill(id: u32) {
    signal("-KILL", id);
}

fn signal(name: &str, id: u32) {
    let status = Command::new("kill").arg(name).arg(id.to_string()).status();
    assert!(status.is_ok_and(|status| status.success()), "process {id} was running");
}
