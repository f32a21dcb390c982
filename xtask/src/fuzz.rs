//! Feeds the fuzz targets of fuzz/ with anything, by cargo-fuzz and the nightly compiler.

use crate::command::{Outcome, program, root, run, target};
use crate::record::{ENGINE, EXPLAIN, Findings, Record, option};
use crate::site::create_folder;
use crate::tools;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Runs the targets with these names, or all. Only a run of all is kept.
pub(crate) fn fuzz(arguments: &[&str]) -> Outcome {
    let (minutes, chosen) = option(arguments, "--minutes")?;
    let minutes: f64 = minutes
        .unwrap_or("10")
        .parse()
        .map_err(|_| "--minutes takes a number")?;
    let all = targets()?;
    if let Some(unknown) = chosen.iter().find(|name| !all.iter().any(|of| of == *name)) {
        return Err(format!(
            "there is no target {unknown}; there are {}",
            all.join(", ")
        ));
    }
    tools::for_fuzzing()?;
    // The targets are built with the tested versions of the crates.
    std::fs::copy(root().join("Cargo.lock"), root().join("fuzz/Cargo.lock"))
        .map_err(|error| format!("Cargo.lock: {error}"))?;
    run(&mut cargo_fuzz("build"))?;
    let seconds = (minutes * 60.0) as u64;
    if !chosen.is_empty() {
        return fuzzed(&chosen, seconds)?.print();
    }
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    Record {
        file: "fuzz",
        title: "Fuzzing",
        command: &format!("cargo xtask fuzz --minutes {minutes}"),
        code: &[ENGINE, EXPLAIN, "fuzz"],
    }
    .keep(|| fuzzed(&all, seconds))
}

/// Returns the names of all targets, sorted.
fn targets() -> Outcome<Vec<String>> {
    let entries = std::fs::read_dir(root().join("fuzz/src/bin"))
        .map_err(|error| format!("fuzz/src/bin: {error}"))?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| Some(entry.path().file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Returns a command of cargo-fuzz. The project has no unsafe code, so arithmetic is checked, and memory is not.
fn cargo_fuzz(command: &str) -> Command {
    let mut fuzz = program("rustup run");
    fuzz.args([tools::NIGHTLY, "cargo", "fuzz", command])
        .args(["--sanitizer", "none", "--debug-assertions", "--target-dir"])
        .arg(target().join("fuzz"));
    fuzz
}

/// Runs targets, as many at a time as there are processors.
fn fuzzed(names: &[&str], seconds: u64) -> Outcome<Findings> {
    let (next, rows) = (Mutex::new(names.iter()), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let name = next.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(name) = name else { break };
            println!("fuzzing {name} …");
            let row = fuzz_target(name, seconds);
            rows.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push((*name, row));
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut rows = rows.into_inner().unwrap_or_else(PoisonError::into_inner);
    rows.sort_by_key(|(name, _)| *name);
    let mut text = format!(
        "Each target ran for {seconds} s.\n\n| target | inputs tried | finding |\n|---|---:|---|\n"
    );
    let mut found = Vec::new();
    for (name, row) in rows {
        let (count, finding) = row?;
        found.extend(finding.as_ref().map(|finding| format!("{name}: {finding}")));
        text += &format!(
            "| {name} | {count} | {} |\n",
            finding.as_deref().unwrap_or("none")
        );
    }
    let fault = (!found.is_empty()).then(|| {
        format!(
            "inputs that fail are in fuzz/artifacts: {}",
            found.join(", ")
        )
    });
    Ok(Findings { text, fault })
}

/// Runs a target, and returns how many inputs it tried and the name of a failing one. What it finds interesting is kept
/// in the target folder, for the next run.
fn fuzz_target(name: &str, seconds: u64) -> Outcome<(String, Option<String>)> {
    let interesting = target().join("fuzz-corpus").join(name);
    create_folder(&interesting)?;
    let mut command = cargo_fuzz("run");
    command
        .arg(name)
        .args([&interesting, &root().join("fuzz/corpus").join(name)])
        .arg("--")
        .arg(format!("-max_total_time={seconds}"))
        .args(["-print_final_stats=1", "-max_len=4096"])
        .args(["-timeout=20", "-rss_limit_mb=4096"]);
    let ran = command
        .output()
        .map_err(|error| format!("cargo fuzz could not be started: {error}"))?;
    let log = String::from_utf8_lossy(&ran.stderr);
    let after = |words: &str| log.lines().find_map(|line| Some(line.split_once(words)?.1));
    let count = after("stat::number_of_executed_units:").unwrap_or("unknown");
    let finding = (!ran.status.success()).then(|| {
        eprintln!("{log}");
        let file = after("Test unit written to ").unwrap_or("failed");
        file.rsplit('/').next().unwrap_or(file).to_owned()
    });
    Ok((count.trim().to_owned(), finding))
}
