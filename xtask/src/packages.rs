//! Tests both packages as users install them: from an empty project, outside of this one.

use crate::command::{
    Count, Outcome, answer, cargo, npm, output, printed, program, root, run_quietly, run_tests,
    target,
};
use crate::engine::{self, LICENCES};
use crate::site::{create_folder, read, read_bytes, write};
use crate::temp_folder::TempFolder;
use crate::tools::npm_file;
use crate::{versions, workspace};
use std::path::{Path, PathBuf};

/// Tests the npm package and the crate.
pub(crate) fn test() -> Outcome<Count> {
    engine::npm()?;
    // Outside of this project, so that nothing of it is found by accident.
    let place = TempFolder::new("packages")?;
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
    let trace = format!("trace{}", std::env::consts::EXE_SUFFIX);
    let trace = target().join("debug").join("examples").join(trace);
    run_tests(
        program(name)
            .args(["-B", "examples/test_club.py"])
            .arg(trace),
    )
}

/// Creates an empty folder in a folder.
fn folder(place: &Path, name: &str) -> Outcome<PathBuf> {
    let folder = place.join(name);
    create_folder(&folder)?;
    Ok(folder)
}

/// Packs the module, installs the archive, and rates the same periods with it and with the native engine.
fn module(place: &Path) -> Outcome<Count> {
    let (tests, project) = (root().join("npm").join("test"), folder(place, "module")?);
    let packed = printed(
        npm("pack --silent --pack-destination")
            .arg(place)
            .current_dir(engine::package()),
    )?;
    let archive = place.join(packed.lines().last().unwrap_or_default());
    check_description(&archive)?;
    let description = "{ \"private\": true, \"type\": \"module\" }\n";
    write(&project.join("package.json"), description)?;
    let install = "install --offline --no-audit --no-fund --ignore-scripts";
    run_quietly(npm(install).arg(&archive).current_dir(&project))?;
    let tested = "compare.mjs arrays.mjs examples.mjs types.ts".split(' ');
    let examples = "league.mjs results.csv server.mjs".split(' ');
    for name in tested {
        write(&project.join(name), &read(&tests.join(name))?)?;
    }
    for name in examples {
        let from = root().join("npm").join("examples");
        write(&project.join(name), &read(&from.join(name))?)?;
    }

    let periods = tests.join("periods.jsonl");
    let answers = project.join("answers.jsonl");
    let mut trace = cargo("run --quiet --example trace");
    let rated = answer(&mut trace, &read_bytes(&periods)?);
    let rated = rated.map_err(|error| format!("the example `trace`: {error}"))?;
    write(&answers, &rated)?;
    let node = |script: &str| {
        let mut node = program("node");
        node.arg(script).current_dir(&project);
        node
    };
    let mut count = run_tests(node("compare.mjs").args([&periods, &answers]))?;
    count += run_tests(&mut node("arrays.mjs"))?;
    count += run_tests(&mut node("examples.mjs"))?;
    let options = "--noEmit --strict --module nodenext --target es2022 types.ts";
    let compiler = npm_file(versions::TYPESCRIPT, "bin/tsc")?;
    run_quietly(
        program("node")
            .arg(compiler)
            .args(options.split(' '))
            .current_dir(&project),
    )?;
    count.passed += 3;
    Ok(count)
}

/// Checks the description of the packed module: its fields and files, and that TypeScript finds the types however the
/// module is imported.
fn check_description(archive: &Path) -> Outcome {
    let publint = npm_file(versions::PUBLINT, "src/cli.js")?;
    let advice = printed(program("node").arg(publint).arg(archive))?;
    if !advice.contains("All good!") {
        return Err(advice);
    }
    // The package has ES modules only, and one of its entries is WebAssembly, which has no types.
    let options = "--no-definitely-typed --profile esm-only --exclude-entrypoints engine_bg.wasm";
    let mut attw = program("node");
    attw.arg(npm_file(versions::ATTW, "dist/index.js")?);
    run_quietly(attw.arg(archive).args(options.split(' ')))
}

/// Packs the crate, unpacks it elsewhere, and runs the README's example from an empty project that depends on it.
fn krate(place: &Path) -> Outcome<Count> {
    // No verification here, because the dependent project compiles the crate anyway.
    let pack = "package --package glicko2-steps --quiet --offline --allow-dirty --no-verify";
    run_quietly(&mut cargo(pack))?;
    let name = format!("glicko2-steps-{}", workspace::value("version")?);
    let archive = target().join("package").join(format!("{name}.crate"));
    run_quietly(program("tar -xzf").arg(&archive).arg("-C").arg(place))?;
    let unpacked = place.join(name);
    if let Some(missing) = LICENCES.iter().find(|name| !unpacked.join(name).exists()) {
        return Err(format!("the crate has no {missing}"));
    }

    let project = folder(place, "crate")?;
    folder(&project, "src")?;
    let readme = read(&unpacked.join("README.md"))?;
    let main = examples(&readme).ok_or("README.md has no example in Rust")?;
    write(&project.join("src").join("main.rs"), &main)?;
    let manifest = format!(
        "[package]\nname = \"empty\"\nedition = \"2024\"\n\n[dependencies]\nglicko2-steps = {{ path = {:?} }}\n",
        unpacked.display().to_string()
    );
    write(&project.join("Cargo.toml"), &manifest)?;
    // The tested versions are already downloaded.
    let lock = read(&unpacked.join("Cargo.lock"))?;
    write(&project.join("Cargo.lock"), &lock)?;
    let there = |arguments: &str| {
        let mut command = cargo(arguments);
        command.args(["--quiet", "--offline"]).current_dir(&project);
        command.env("CARGO_TARGET_DIR", target().join("packages"));
        command
    };
    run_quietly(&mut there("run"))?;
    // Builds the documentation as docs.rs does, and requires that every item is documented.
    run_quietly(
        there("doc --package glicko2-steps --no-deps")
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
