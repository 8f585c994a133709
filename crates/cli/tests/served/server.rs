//! The program as a server.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that runs, as a process of its own.
pub struct Server {
    child: Child,
    /// Its address, such as `http://127.0.0.1:4321`.
    pub address: String,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tricorne"))
            .args(["--listen", "127.0.0.1:0", "--data-dir"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe"))
            .read_line(&mut line)
            .expect("it says where it is");
        let address = line.trim().rsplit(' ').next().expect("an address").trim_end_matches('/').to_owned();
        Server { child, address }
    }

    /// SIGKILL: nothing can be tidied up.
    pub fn kill(mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it has ended");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test that failed leaves no process behind; one that was killed already stays so.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
