//! Tests both packages as users install them: from an empty project, outside of this one.

use crate::command::{
    Count, Outcome, cargo, npm, output, printed, program, root, run_quietly, run_tests, target,
};
use crate::engine::{self, LICENCES};
use crate::site::{read, write};
use crate::{tools, workspace};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Tests the npm package and the crate.
pub(crate) fn test() -> Outcome<Count> {
    engine::npm()?;
    let place = TempFolder::new()?;
    let mut count = module(&place.0)?;
    count += krate(&place.0)?;
    count += python()?;
    Ok(count)
}

/// Tests the example in Python, if Python is installed. Run after the example `trace` has been built.
fn python() -> Outcome<Count> {
    let Some(name) = ["python3", "python"]
        .into_iter()
        .find(|name| output(program(name).arg("--version")).is_some())
    else {
        println!("Python is not installed, so examples/club.py is not tested");
        return Ok(Count::default());
    };
    let trace = target()
        .join("debug")
        .join("examples")
        .join(format!("trace{}", std::env::consts::EXE_SUFFIX));
    run_tests(
        program(name)
            .args(["-B", "examples/test_club.py"])
            .arg(trace),
    )
}

/// A temporary folder outside of this project, so that nothing of the project is found by accident. Removed on drop.
struct TempFolder(PathBuf);

impl TempFolder {
    fn new() -> Outcome<Self> {
        let folder =
            std::env::temp_dir().join(format!("glicko2-steps-packages-{}", std::process::id()));
        std::fs::create_dir_all(&folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // If this fails, the system cleans up its temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Creates an empty folder in the temporary folder.
fn folder(place: &Path, name: &str) -> Outcome<PathBuf> {
    let folder = place.join(name);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Packs the module, installs the archive, and rates the same periods with it and with the native engine.
fn module(place: &Path) -> Outcome<Count> {
    let (tests, project) = (root().join("npm").join("test"), folder(place, "module")?);
    let packed = printed(
        npm()
            .args(["pack", "--silent", "--pack-destination"])
            .arg(place)
            .current_dir(engine::package()),
    )?;
    let archive = place.join(packed.lines().last().unwrap_or_default());
    check_description(&archive)?;
    write(
        &project.join("package.json"),
        "{ \"private\": true, \"type\": \"module\" }\n",
    )?;
    let install = [
        "install",
        "--offline",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
    ];
    run_quietly(npm().args(install).arg(&archive).current_dir(&project))?;
    let examples = root().join("npm").join("examples");
    let tested =
        ["compare.mjs", "arrays.mjs", "examples.mjs", "types.ts"].map(|name| (&tests, name));
    for (from, name) in tested
        .into_iter()
        .chain(["league.mjs", "results.csv", "server.mjs"].map(|name| (&examples, name)))
    {
        write(&project.join(name), &read(&from.join(name))?)?;
    }

    let periods = tests.join("periods.jsonl");
    let answers = project.join("answers.jsonl");
    write(&answers, &rated_natively(&read(&periods)?)?)?;
    let mut count = run_tests(
        program("node")
            .arg("compare.mjs")
            .args([&periods, &answers])
            .current_dir(&project),
    )?;
    for name in ["arrays.mjs", "examples.mjs"] {
        count += run_tests(program("node").arg(name).current_dir(&project))?;
    }
    let options = [
        "--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "types.ts",
    ];
    run_quietly(
        program("node")
            .arg(tools::typescript()?)
            .args(options)
            .current_dir(&project),
    )?;
    count.passed += 3;
    Ok(count)
}

/// Checks the description of the packed module: its fields and files, and that TypeScript finds the types however the
/// module is imported.
fn check_description(archive: &Path) -> Outcome {
    let advice = printed(program("node").arg(tools::publint()?).arg(archive))?;
    if !advice.contains("All good!") {
        return Err(advice);
    }
    // The package has ES modules only, and one of its entries is WebAssembly, which has no types.
    let options = [
        "--no-definitely-typed",
        "--profile",
        "esm-only",
        "--exclude-entrypoints",
        "engine_bg.wasm",
    ];
    run_quietly(
        program("node")
            .arg(tools::attw()?)
            .arg(archive)
            .args(options),
    )
}

/// Returns the answers of the native engine for periods, one per line.
fn rated_natively(periods: &str) -> Outcome<String> {
    let mut command = cargo();
    command
        .args(["run", "--quiet", "--example", "trace"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let failed = |error: std::io::Error| format!("the example `trace`: {error}");
    let mut child = command.spawn().map_err(failed)?;
    // The example answers line by line, so another thread writes its input. Closing the pipe ends the example.
    let fed = child.stdin.take().map(|mut input| {
        let periods = periods.to_owned();
        std::thread::spawn(move || input.write_all(periods.as_bytes()))
    });
    let answered = child.wait_with_output().map_err(failed)?;
    if let Some(Err(error)) = fed.and_then(|fed| fed.join().ok()) {
        return Err(failed(error));
    }
    String::from_utf8(answered.stdout).map_err(|error| error.to_string())
}

/// Packs the crate, unpacks it elsewhere, and runs the README's example from an empty project that depends on it.
fn krate(place: &Path) -> Outcome<Count> {
    // No verification here, because the dependent project compiles the crate anyway.
    run_quietly(cargo().args([
        "package",
        "--package",
        "glicko2-steps",
        "--quiet",
        "--offline",
        "--allow-dirty",
        "--no-verify",
    ]))?;
    let name = format!("glicko2-steps-{}", workspace::value("version")?);
    let archive = target().join("package").join(format!("{name}.crate"));
    run_quietly(
        program("tar")
            .arg("-xzf")
            .arg(&archive)
            .arg("-C")
            .arg(place),
    )?;
    let unpacked = place.join(name);
    if let Some(missing) = LICENCES.iter().find(|name| !unpacked.join(name).exists()) {
        return Err(format!("the crate has no {missing}"));
    }

    let project = folder(place, "crate")?;
    folder(&project, "src")?;
    let readme = read(&unpacked.join("README.md"))?;
    write(
        &project.join("src").join("main.rs"),
        &examples(&readme).ok_or("README.md has no example in Rust")?,
    )?;
    write(
        &project.join("Cargo.toml"),
        &format!(
            "[package]\nname = \"empty\"\nedition = \"2024\"\n\n[dependencies]\nglicko2-steps = {{ path = {:?} }}\n",
            unpacked.display().to_string()
        ),
    )?;
    // The tested versions are already downloaded.
    write(
        &project.join("Cargo.lock"),
        &read(&unpacked.join("Cargo.lock"))?,
    )?;
    let there = |arguments: &[&str]| -> Command {
        let mut command = cargo();
        command
            .current_dir(&project)
            .args(arguments)
            .args(["--quiet", "--offline"]);
        command.env("CARGO_TARGET_DIR", target().join("packages"));
        command
    };
    run_quietly(&mut there(&["run"]))?;
    // Builds the documentation as docs.rs does, and requires that every item is documented.
    run_quietly(
        there(&["doc", "--package", "glicko2-steps", "--no-deps"])
            .env("RUSTDOCFLAGS", "--deny warnings --deny missing_docs"),
    )?;
    Ok(Count {
        passed: 2,
        ..Count::default()
    })
}

/// Returns the Rust examples of a README as a program, each in a block of its own.
fn examples(readme: &str) -> Option<String> {
    let blocks: Vec<String> = readme
        .split("```rust\n")
        .skip(1)
        .filter_map(|text| Some(format!("{{\n{}}}\n", text.split_once("```")?.0)))
        .collect();
    let code = (!blocks.is_empty()).then(|| blocks.concat())?;
    Some(format!(
        "fn main() -> Result<(), Box<dyn std::error::Error>> {{\n{code}Ok(())\n}}\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::examples;

    #[test]
    fn examples_become_a_program() {
        let readme = "# Title\n```sh\nls\n```\n```rust\nlet one = 1;\n```\nmore\n```rust\nlet two = 2;\n```\n";
        let program = examples(readme).unwrap();
        assert!(
            program.contains("{\n{\nlet one = 1;\n}\n{\nlet two = 2;\n}\nOk(())\n}"),
            "{program}"
        );
        assert!(!program.contains("more") && examples("no code").is_none());
    }
}
