//! The program as a server.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use reqwest::Client;
use serde_json::Value;

/// A server that runs, as a process of its own.
pub struct Server {
    child: Child,
    /// Its address, such as `http://127.0.0.1:4321`.
    pub address: String,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        Server::start_with(data, &[])
    }

    /// The same with more words on the command line.
    pub fn start_with(data: &Path, words: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tricorne"));
        command.args(["--listen", "127.0.0.1:0", "--data-dir"]).arg(data).args(words);
        Server::of(command)
    }

    /// The server that a command becomes.
    pub fn of(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
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

/// Runs a chore on a data folder, with something on standard input.
pub fn admin(data: &Path, words: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tricorne"))
        .args(["admin", "--data-dir"])
        .arg(data)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A chore that reads nothing may have ended already.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// Posts something, and gives the status, the cookie and the body of the reply.
pub async fn post(client: &Client, url: String, cookie: &str, body: Value) -> (u16, Option<String>, Value) {
    let origin = url.split("/api").next().expect("an address").to_owned();
    let request = client.post(url).header("cookie", cookie).header("origin", origin).json(&body);
    let response = request.send().await.expect("the server answers");
    let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    (response.status().as_u16(), cookie, response.json().await.unwrap_or_default())
}
