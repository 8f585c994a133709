//! Builds the browser client, so that it can be embedded. Without its sources, or without Node, nothing is embedded,
//! and the server says so on its first page.

use std::fmt::Write;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("client.rs");
    let web = here.join("../../web");
    println!("cargo::rerun-if-env-changed=TRICORNE_NO_CLIENT");
    println!("cargo::rerun-if-changed=build.rs");
    // A watched file that is missing would have this rebuilt every time.
    let sources = [
        "package.json",
        "package-lock.json",
        "index.html",
        "src",
        "public",
        "geo",
        "vite.config.ts",
        "svelte.config.js",
    ];
    for watched in sources.map(|source| web.join(source)).into_iter().filter(|source| source.exists()) {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    println!("cargo::rerun-if-changed={}", here.join("../../locales").display());
    if !web.join("package.json").is_file() || env::var_os("TRICORNE_NO_CLIENT").is_some() {
        return list(&out, &[]);
    }
    match build(&web) {
        Ok(()) => {
            let dist = web.join("dist").canonicalize()?;
            let mut files = Vec::new();
            find(&dist, &mut files)?;
            let named =
                files.iter().filter_map(|file| Some((file.strip_prefix(&dist).ok()?, file.as_path())));
            list(&out, &named.collect::<Vec<_>>())
        }
        Err(why) => {
            println!("cargo::warning=the browser client is not embedded: {why}");
            list(&out, &[])
        }
    }
}

/// Writes the list of files that the server embeds, each compressed as well where that is smaller.
fn list(out: &Path, files: &[(&Path, &Path)]) -> io::Result<()> {
    let mut list = String::from("const FILES: &[Embedded] = &[\n");
    for (number, (name, path)) in files.iter().enumerate() {
        let name = name.to_string_lossy().replace('\\', "/");
        let compressed = match compress(path)? {
            Some(data) => {
                let file = out.with_file_name(format!("client-{number}.gz"));
                fs::write(&file, data)?;
                format!("Some(include_bytes!({file:?}))")
            }
            None => "None".to_owned(),
        };
        let _ = writeln!(list, "    ({name:?}, include_bytes!({path:?}), {compressed}),");
    }
    list.push_str("];\n");
    fs::write(out, list)
}

fn compress(path: &Path) -> io::Result<Option<Vec<u8>>> {
    let data = fs::read(path)?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&data)?;
    let compressed = encoder.finish()?;
    Ok((compressed.len() < data.len() * 9 / 10).then_some(compressed))
}

fn build(web: &Path) -> Result<(), String> {
    if !web.join("node_modules").is_dir() {
        npm(web, &["ci"])?;
    }
    npm(web, &["run", "build"])
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    let output = Command::new("npm").args(args).current_dir(web).output();
    let output = output.map_err(|error| format!("npm cannot be run ({error}): install Node.js"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
    Err(format!("`npm {}` failed: {last}", args.join(" ")))
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(())
}
