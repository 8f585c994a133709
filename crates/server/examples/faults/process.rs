//! A server as a process of its own, and the disk that fails under it.

use std::ffi::OsString;
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
        let address = address_of(&mut child);
        if address.is_none() {
            child.wait().expect("it has ended");
            assert!(begun.elapsed() < Duration::from_secs(20), "it took long to refuse");
        }
        Some(Server { child, address: address? })
    }

    /// Starts a node that is set up by a file, with these words before its command.
    pub fn start_node(program: &Path, config: &Path, before: Vec<String>) -> Option<Server> {
        let mut words = before.into_iter().map(OsString::from).chain([program.into()]);
        let mut command = Command::new(words.next()?);
        command.args(words).arg("serve").arg("--config").arg(config).env("TRICORNE_LOG", "error");
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn().expect("it starts");
        let address = address_of(&mut child);
        Some(Server { child, address: address? })
    }

    /// Stops it where it is, or lets it go on.
    pub fn stop(&self, stopped: bool) {
        signal(if stopped { "-STOP" } else { "-CONT" }, self.child.id());
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

/// nginx in front of nodes.
#[derive(Debug)]
pub struct Nginx {
    child: Child,
    /// Its address.
    pub address: String,
}

impl Nginx {
    /// Starts it as the sample sets it up, with these nodes in the place of its own.
    pub fn start(sample: &Path, folder: &Path, nodes: &[String]) -> Nginx {
        let port = free_port();
        let mut nodes = nodes.iter().map(|node| node.trim_start_matches("http://"));
        let text = std::fs::read_to_string(sample).expect("the sample");
        let lines = text.lines().map(|line| match line.trim().strip_prefix("server node-") {
            Some(_) => format!("server {} max_fails=1 fail_timeout=2s;", nodes.next().expect("a node")),
            None => line.replace("listen 80", &format!("listen 127.0.0.1:{port}")),
        });
        let site = lines.collect::<Vec<String>>().join("\n");
        assert_eq!(nodes.next(), None, "the sample has as many nodes");
        let here = folder.display();
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"))
            .concat();
        let config = folder.join("nginx.conf");
        let whole = format!(
            "daemon off;\nerror_log stderr;\npid {here}/nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{site}\n}}\n"
        );
        std::fs::write(&config, whole).expect("a file");
        let mut command = Command::new("nginx");
        command.arg("-c").arg(&config).arg("-p").arg(folder).stderr(Stdio::null());
        let child = command.spawn().expect("nginx is installed");
        let begun = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "nginx does not answer");
            std::thread::sleep(Duration::from_millis(50));
        }
        Nginx { child, address: format!("http://127.0.0.1:{port}") }
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Told to end, it ends its workers too.
        signal("-TERM", self.child.id());
        let _ = self.child.wait();
    }
}

/// A port of this machine that nobody listens on.
pub fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("it is bound").port()
}

/// Where a server that has started says that it is; nowhere where it refuses to.
fn address_of(child: &mut Child) -> Option<String> {
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it can be read");
    let address = line.trim().rsplit(' ').next().filter(|word| !word.is_empty())?;
    Some(address.trim_end_matches('/').to_owned())
}

/// SIGKILL: nothing can be tidied up.
pub fn kill(id: u32) {
    signal("-KILL", id);
}

fn signal(name: &str, id: u32) {
    let status = Command::new("kill").arg(name).arg(id.to_string()).status();
    assert!(status.is_ok_and(|status| status.success()), "process {id} was running");
}
