//! A server that is a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tricorne_server::{Config, bind, serve};

use crate::{SERVER, config, runtime};

/// A server on a free port. Dropping it ends it.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub address: String,
}

impl Process {
    /// Starts a server on a folder, on one core or on all, and waits until it listens.
    pub fn start(folder: &Path, core: Option<&str>) -> Process {
        let program = std::env::current_exe().expect("this program has a path");
        let mut command = match core {
            Some(core) => {
                let mut command = Command::new("taskset");
                command.args(["-c", core]).arg(program);
                command
            }
            None => Command::new(program),
        };
        let command = command.arg("serve").arg(folder).stdout(Stdio::piped());
        let mut child = command.spawn().expect("a second process starts");
        let mut address = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        output.read_line(&mut address).expect("it says where it is");
        Process { child, address: address.trim().to_owned() }
    }

    /// Its number in the system.
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it has ended");
    }
}

/// The second process: a server that says where it listens.
pub fn serve_until_killed(folder: &str) {
    let config = Config { data_dir: folder.into(), ..config() };
    runtime(SERVER).block_on(async {
        let serving = bind(config).await.expect("the server starts");
        println!("{}", serving.address);
        serve(serving, std::future::pending()).await.expect("it serves");
    });
}
