//! The `deploy` step: the samples in `deploy/` are tried as real processes.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use super::Done;
use crate::{built::Built, faults, metadata::Metadata, shell};

const HOST: &str = "table.example.org";
/// How many faults the two nodes behind nginx meet.
const FAULTS: u32 = 20;
/// How many answers are given through each proxy.
const ANSWERS: usize = 12;

pub fn run() -> Result<Done> {
    let folder = Metadata::of_workspace()?.target_directory.join("deploy");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let built = Built::as_shipped()?;
    let program = built.tricorne();
    shell::need("systemd-analyze", "systemd")?;
    shell::need_unless("nginx", "nginx-light", || shell::answers("nginx", &["-v"]))?;
    shell::need_unless("caddy", "caddy", || shell::answers("caddy", &["version"]))?;
    unit(&program, &folder)?;
    let server = serve(&program, &folder)?;
    through_nginx(&server.address, &folder)?;
    through_caddy(&server.address, &folder)?;
    // What `compose.yaml` starts, as plain processes: players come through nginx while nodes are killed and stopped.
    faults::inflict_through_nginx(FAULTS, "deploy/nginx-nodes.conf", &built)?;
    container()
}

/// Where an engine runs, the container is built, and the two nodes of `compose.yaml` are started and played on.
fn container() -> Result<Done> {
    let Some(engine) = ["podman", "docker"].into_iter().find(|engine| shell::answers(engine, &["info"]))
    else {
        println!(
            "no container engine runs here: deploy/Containerfile is not built, deploy/compose.yaml not started"
        );
        return Ok(Done::Passed);
    };
    let composition = Composition { engine };
    composition.compose(&["up", "--build", "--wait"])?;
    let mut player = Player::enter("localhost:8080", 8080)?;
    player.answer(ANSWERS)?;
    // The other node takes its tables over.
    composition.compose(&["kill", "node-a"])?;
    player.answer(ANSWERS)?;
    println!("{engine} compose: a game went on when a node was killed");
    Ok(Done::Passed)
}

/// What `compose.yaml` starts, under a name of its own, which ends with the step.
struct Composition {
    engine: &'static str,
}

impl Composition {
    fn compose(&self, words: &[&str]) -> Result<()> {
        let mut compose = shell::program(self.engine, ["compose", "-p", "tricorne-check"]);
        compose.args(["-f", "deploy/compose.yaml"]).args(words);
        // Nobody else reaches it.
        compose.env("TRICORNE_NODE_SECRET", "a secret of this check").env("POSTGRES_PASSWORD", "tricorne");
        shell::run(&mut compose)
    }
}

impl Drop for Composition {
    fn drop(&mut self) {
        if let Err(error) = self.compose(&["down", "--volumes"]) {
            eprintln!("{error:#}");
        }
    }
}

/// A process that ends with the step.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // nginx that is asked to end also ends its workers, which would outlive one that is killed.
        if !shell::answers("kill", &[&self.0.id().to_string()]) {
            let _ = self.0.kill();
        }
        // It may have ended by itself, on which a request would have failed.
        let _ = self.0.wait();
    }
}

struct Server {
    _child: Running,
    address: String,
}

/// systemd reads the unit, with the program where it was built.
fn unit(program: &Path, folder: &Path) -> Result<()> {
    let text = fs::read_to_string(shell::root().join("deploy/tricorne.service"))?;
    let file = folder.join("tricorne.service");
    fs::write(&file, text.replace("/usr/local/bin/tricorne", &program.display().to_string()))?;
    shell::run(shell::program("systemd-analyze", ["verify"]).arg(file))
}

fn serve(program: &Path, folder: &Path) -> Result<Server> {
    let config = folder.join("tricorne.toml");
    fs::write(&config, format!("base-url = \"http://{HOST}\"\nproxies = 1\nlogins-per-minute = 5\n"))?;
    let mut child = shell::program(program, ["serve", "--listen", "127.0.0.1:0"])
        .arg("--config")
        .arg(config)
        .arg("--data-dir")
        .arg(folder.join("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("the server does not start")?;
    let output = child.stdout.take().context("the server's output is not piped")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    // It names its public address, so its port is the one that this process listens on.
    let address = listening(child.id())?;
    Ok(Server { _child: Running(child), address })
}

/// Where a process of ours listens.
fn listening(id: u32) -> Result<String> {
    let open: Vec<String> = fs::read_dir(format!("/proc/{id}/fd"))?
        .filter_map(|entry| fs::read_link(entry.ok()?.path()).ok())
        .filter_map(|link| Some(link.to_str()?.strip_prefix("socket:[")?.trim_end_matches(']').to_owned()))
        .collect();
    let table = fs::read_to_string("/proc/net/tcp")?;
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split_whitespace().collect();
        // State 0A: it listens.
        if fields.len() > 9 && fields[3] == "0A" && open.iter().any(|inode| inode == fields[9]) {
            let port = fields[1].rsplit(':').next().unwrap_or_default();
            return Ok(format!("127.0.0.1:{}", u16::from_str_radix(port, 16)?));
        }
    }
    bail!("the server does not listen")
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn through_nginx(server: &str, folder: &Path) -> Result<()> {
    let port = free_port()?;
    let sample = fs::read_to_string(shell::root().join("deploy/nginx.conf"))?;
    let without_tls: Vec<&str> =
        sample.lines().filter(|line| !line.trim_start().starts_with("ssl_")).collect();
    let site = without_tls
        .join("\n")
        .replace("443 ssl", &format!("127.0.0.1:{port}"))
        .replace("127.0.0.1:1776", server);
    let here = folder.display();
    let config = folder.join("nginx.conf");
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"))
        .concat();
    fs::write(
        &config,
        format!(
            "daemon off;\nerror_log stderr;\npid {here}/nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{site}\n}}\n"
        ),
    )?;
    let _nginx = Running(
        shell::program("nginx", ["-c"]).arg(&config).arg("-p").arg(folder).stderr(Stdio::null()).spawn()?,
    );
    check("nginx", port)
}

fn through_caddy(server: &str, folder: &Path) -> Result<()> {
    let port = free_port()?;
    let sample = fs::read_to_string(shell::root().join("deploy/Caddyfile"))?;
    let site = sample
        .replace(&format!("{HOST} {{"), &format!("http://{HOST}:{port} {{"))
        .replace("127.0.0.1:1776", server);
    let config = folder.join("Caddyfile");
    fs::write(&config, format!("{{\n\tadmin off\n\tauto_https off\n}}\n{site}"))?;
    let _caddy = Running(
        shell::program("caddy", ["run", "--adapter", "caddyfile", "--config"])
            .arg(&config)
            .env("HOME", folder)
            .env("XDG_DATA_HOME", folder)
            .env("XDG_CONFIG_HOME", folder)
            .stderr(Stdio::null())
            .spawn()?,
    );
    check("caddy", port)
}

/// Through the proxy: pages and sockets come, and nobody passes for another by a forged header.
fn check(proxy: &str, port: u16) -> Result<()> {
    let begun = Instant::now();
    while !request(port, "GET /healthz HTTP/1.1\r\n", "").is_ok_and(|reply| reply.contains("200 OK")) {
        ensure!(begun.elapsed() < Duration::from_secs(20), "{proxy} does not answer");
        std::thread::sleep(Duration::from_millis(100));
    }
    let socket = "GET /api/tables/none/socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
                  sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    // There is no such table; but it was asked for as a socket, which a proxy that drops the upgrade does not do.
    let reply = request(port, socket, "")?;
    ensure!(reply.contains("not-found"), "{proxy} does not pass sockets on: {reply}");
    let mut last = String::new();
    for n in 0..8 {
        let forged = format!(
            "POST /api/login HTTP/1.1\r\nx-forwarded-for: 10.9.8.{n}\r\ncontent-type: application/json\r\n"
        );
        last = request(port, &forged, "{\"name\":\"nobody\",\"password\":\"a guess\"}")?;
    }
    ensure!(last.contains(" 429 "), "{proxy} lets clients forge where they come from: {last}");
    let mut player = Player::enter(HOST, port)?;
    player.answer(ANSWERS)?;
    println!("{proxy}: pages and sockets pass, a game is played, forged addresses do not pass");
    Ok(())
}

/// A guest who plays a table of her own.
struct Player {
    host: &'static str,
    port: u16,
    cookie: String,
    table: String,
}

impl Player {
    /// Opens a table through a proxy that has this address.
    fn enter(host: &'static str, port: u16) -> Result<Player> {
        let mut player = Player { host, port, cookie: String::new(), table: String::new() };
        let (head, _) = player.send("POST", "/api/guest", &json!({}))?;
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("set-cookie")
                .then(|| value.split(';').next().unwrap_or_default().trim())
        });
        player.cookie = cookie.context("no cookie came")?.to_owned();
        let new = json!({ "game": "washingtons-war", "seats": { "american": "me", "british": "random" } });
        let (_, table) = player.send("POST", "/api/tables", &new)?;
        player.table =
            table["id"].as_str().with_context(|| format!("no table was opened: {table}"))?.to_owned();
        Ok(player)
    }

    /// Gives so many answers, and sees each of them on the table. What gets no answer is asked again, as a browser would.
    fn answer(&mut self, count: usize) -> Result<()> {
        let at = format!("/api/tables/{}", self.table);
        let begun = Instant::now();
        for _ in 0..count {
            loop {
                ensure!(begun.elapsed() < Duration::from_secs(60), "the game does not go on");
                let (_, state) =
                    self.send("GET", &format!("{at}/state?as=american&lang=none"), &Value::Null)?;
                let question = &state["questions"][0];
                let answer = json!({
                    "seat": "american", "choice": question["choices"][0]["choice"], "version": question["since"],
                });
                let (head, reply) = self.send("POST", &format!("{at}/answer"), &answer)?;
                if head.contains(" 200 ") {
                    let (_, after) =
                        self.send("GET", &format!("{at}/state?as=american&lang=none"), &Value::Null)?;
                    let answers = |of: &Value| of["total"]["answers"].as_u64();
                    ensure!(answers(&after) > answers(&state), "an acknowledged answer is lost: {reply}");
                    break;
                }
                std::thread::sleep(Duration::from_millis(200));
            }
        }
        Ok(())
    }

    /// What comes back: head and body.
    fn send(&self, method: &str, path: &str, body: &Value) -> Result<(String, Value)> {
        let mut connection = TcpStream::connect(("127.0.0.1", self.port))?;
        connection.set_read_timeout(Some(Duration::from_secs(20)))?;
        let Player { host, cookie, .. } = self;
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let length = body.len();
        write!(
            connection,
            "{method} {path} HTTP/1.0\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )?;
        let mut reply = Vec::new();
        connection.read_to_end(&mut reply)?;
        let reply = String::from_utf8_lossy(&reply);
        let (head, body) =
            reply.split_once("\r\n\r\n").with_context(|| format!("no reply to {path}: {reply}"))?;
        Ok((head.to_owned(), serde_json::from_str(body).unwrap_or(Value::Null)))
    }
}

fn request(port: u16, head: &str, body: &str) -> Result<String> {
    let mut connection = TcpStream::connect(("127.0.0.1", port))?;
    connection.set_read_timeout(Some(Duration::from_secs(10)))?;
    let close = if head.contains("upgrade") { "" } else { "connection: close\r\n" };
    write!(connection, "{head}host: {HOST}\r\n{close}content-length: {}\r\n\r\n{body}", body.len())?;
    let mut reply = Vec::new();
    let mut part = [0; 4096];
    // An upgrade that was refused may leave the connection open.
    while let Ok(size @ 1..) = connection.read(&mut part) {
        reply.extend_from_slice(&part[..size]);
        if !head.contains("upgrade") {
            continue;
        }
        if String::from_utf8_lossy(&reply).contains("}}") {
            break;
        }
    }
    Ok(String::from_utf8_lossy(&reply).into_owned())
}
