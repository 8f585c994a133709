//! The `fuzz-api` step: the server gets whatever its description of the API allows, and much that it does not.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

use anyhow::{Context, Result};

use super::Done;
use crate::{built::Built, metadata::Metadata, shell};

/// What is installed from PyPI.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";
/// How long requests are sent, in all.
const SECONDS: &str = "60";

pub fn run() -> Result<Done> {
    let target = Metadata::of_workspace()?.target_directory;
    let python = install(&target)?;
    let server = Server::start(&Built::for_tests()?.tricorne(), &target)?;
    shell::run(
        shell::program(&python, ["crates/server/fuzz/api.py", &server.address, SECONDS])
            .env("PYTHONDONTWRITEBYTECODE", "1"),
    )?;
    Ok(Done::Passed)
}

/// The Python of an environment with schemathesis, made unless it is there.
fn install(target: &Path) -> Result<std::path::PathBuf> {
    shell::need("python3", "python3")?;
    shell::need_unless("python3 -m venv", "python3-venv", || {
        shell::answers("python3", &["-c", "import ensurepip, venv"])
    })?;
    let home = target.join(SCHEMATHESIS.replace("==", "-"));
    let python = home.join("bin/python");
    if shell::answers(&home.join("bin/st").to_string_lossy(), &["--version"]) {
        return Ok(python);
    }
    println!("schemathesis is missing: installing {SCHEMATHESIS} from PyPI into {}", home.display());
    shell::run(shell::program("python3", ["-m", "venv", "--clear"]).arg(&home))?;
    shell::run(&mut shell::program(&python, ["-m", "pip", "install", "--quiet", SCHEMATHESIS]))
        .context("cannot install schemathesis")?;
    Ok(python)
}

/// A server with an empty database, on a free port. It ends with the step.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(program: &Path, target: &Path) -> Result<Server> {
        let data = target.join("fuzz-api");
        if data.exists() {
            fs::remove_dir_all(&data)?;
        }
        let mut child = shell::program(program, ["--listen", "127.0.0.1:0", "--data-dir"])
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let mut line = String::new();
        let output = child.stdout.take().context("the server's output is not piped")?;
        let read = BufReader::new(output).read_line(&mut line);
        let address = line.trim().rsplit(' ').next().unwrap_or_default().trim_end_matches('/').to_owned();
        let server = Server { child, address };
        read.context("the server does not say where it is")?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself, which is what the step would then have failed on.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
