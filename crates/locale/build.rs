//! Lists every `locales/<language>/*.ftl`, so that a new file is embedded by being there.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());

    let mut list = String::from("const FILES: &[(&str, &str)] = &[\n");
    for folder in entries(&locales)? {
        // English is always there; every other language is a feature.
        let code = folder.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if code != "EN" && env::var_os(format!("CARGO_FEATURE_{code}")).is_none() {
            continue;
        }
        for file in entries(&folder)? {
            if file.extension().is_some_and(|extension| extension == "ftl") {
                let language = folder.file_name().unwrap_or_default();
                let _ = writeln!(list, "    ({language:?}, include_str!({:?})),", file.canonicalize()?);
            }
        }
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("files.rs"), list)
}

/// What a folder holds, in order.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
