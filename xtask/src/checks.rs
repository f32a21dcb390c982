//! Checks that are commands of their own, because they take tools or a compiler that no other command needs.

use crate::command::{Outcome, program, root, run, run_tests, stage, target};
use crate::site::read;
use crate::{tools, versions, workspace};

/// The commit with which the crate's interface is compared: the one after which it was meant to stay.
const BASELINE: &str = "6bb84aea";

/// Checks the dependencies: unused ones, licences, sources and duplicates. With `--advisories` also asks the network
/// for known faults.
pub(crate) fn dependencies(arguments: &[&str]) -> Outcome {
    let check = match arguments {
        [] => "cargo-deny --locked check bans licenses sources",
        ["--advisories"] => "cargo-deny --locked check bans licenses sources advisories",
        _ => return Err("usage: cargo xtask dependencies [--advisories]".to_owned()),
    };
    tools::for_dependencies()?;
    stage("unused dependencies", || {
        run(&mut program("cargo-machete --skip-target-dir"))
    })?;
    stage("dependencies by the rules of deny.toml", || {
        run(&mut program(check))
    })
}

/// Builds and tests with the oldest compiler that Cargo.toml allows.
pub(crate) fn oldest() -> Outcome {
    let version = workspace::value("rust-version")?;
    tools::toolchain(&version)?;
    let cargo = |arguments: &str| {
        let mut command = program(&format!("rustup run {version} cargo {arguments}"));
        // A folder of its own, because each compiler discards what another has built.
        command.env("CARGO_TARGET_DIR", target().join("oldest"));
        command
    };
    let test = "test --quiet --locked --package glicko2-steps --package explain";
    let check = format!("check --quiet --locked --target {}", versions::WASM);
    stage(&format!("engine and explain with Rust {version}"), || {
        run_tests(&mut cargo(test)).map(|_| ())
    })?;
    stage(&format!("the page with Rust {version}"), || {
        run(&mut cargo(&check))
    })
}

/// Compares the interface of the crate with that of an earlier commit.
pub(crate) fn semver() -> Outcome {
    tools::for_semver()?;
    let check = "cargo-semver-checks --package glicko2-steps --default-features --baseline-rev";
    run(program(check).arg(BASELINE))
}

/// Checks that the version of Cargo.toml can be published, and that a tag, if given, belongs to it. The tests are
/// commands of their own, and the workflow of a release runs them all.
pub(crate) fn release(tag: Option<&str>) -> Outcome {
    let version = workspace::value("version")?;
    let address = workspace::repository()?
        .ok_or("set `repository` in Cargo.toml to the address of the project")?;
    // The variables of the workflow that publishes.
    let variable = |name| std::env::var(name).ok();
    if let Some((server, name)) = variable("GITHUB_SERVER_URL").zip(variable("GITHUB_REPOSITORY")) {
        let here = format!("{server}/{name}");
        if here != address {
            return Err(format!("this is {here}, but Cargo.toml names {address}"));
        }
    }
    if !read(&root().join("CHANGELOG.md"))?.contains(&format!("\n## [{version}]")) {
        return Err(format!("CHANGELOG.md has no heading `## [{version}]`"));
    }
    let own = format!("v{version}");
    match tag {
        Some(tag) if tag != own => return Err(format!("the tag {tag} is not {own}")),
        Some(_) => {}
        None => println!("ready: `git tag {own} && git push origin {own}` publishes it"),
    }
    Ok(())
}
