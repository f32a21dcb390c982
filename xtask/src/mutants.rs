//! Changes the code in small ways, and looks whether a test fails: cargo-mutants.

use crate::command::{Outcome, cargo, printed, target};
use crate::record::{Findings, Record, flag, option};
use crate::site::{create_folder, remove_folder, write};
use crate::tools;
use std::path::Path;
use std::process::Command;

/// A part of the code to change.
struct Part {
    name: &'static str,
    package: &'static str,
    /// The pattern of its files. Empty for all of the package.
    files: &'static str,
    /// The sample: shard/shards.
    shard: &'static str,
    /// The tests, as arguments of `cargo nextest run`.
    tests: &'static [&'static str],
    /// The least share of mutants that tests have to find, in percent.
    goal: f64,
}

const PARTS: [Part; 2] = [
    Part {
        name: "engine",
        package: "glicko2-steps",
        files: "",
        shard: "0/1",
        tests: &["--test", "engine"],
        goal: 95.0,
    },
    Part {
        name: "explain",
        package: "explain",
        files: "crates/explain/src/{numbers,case,systems,teach}/**",
        shard: "0/20",
        // Without the tests that take long, and find little here.
        tests: &[
            "--test",
            "all",
            "--",
            "--skip",
            "charts::",
            "--skip",
            "stage::",
            "--skip",
            "a_wrong_volatility_alone_names_nothing_for_certain",
            "--skip",
            "a_hundred_thousand_lines_are_read",
            "--skip",
            "every_message_is_used",
        ],
        goal: 90.0,
    },
];

/// The file with the mutants that were caught so far.
const CAUGHT: &str = "caught.txt";
/// The file in which the tool keeps those that it caught in its last run.
const TOOLS_CAUGHT: &str = "mutants.out/caught.txt";

/// Changes both parts, or the named one. The result of an unusual shard is kept in a file of its own. With `--again`
/// only those mutants are made that the run before did not catch.
pub(crate) fn mutants(arguments: &[&str]) -> Outcome {
    let (again, others) = flag(arguments, "--again");
    let (shard, names) = option(&others, "--shard")?;
    if let Some(unknown) = names
        .iter()
        .find(|&&name| PARTS.iter().all(|part| part.name != name))
    {
        return Err(format!(
            "there is no part {unknown}; there are engine and explain"
        ));
    }
    tools::for_mutants()?;
    let chosen = |part: &&Part| names.is_empty() || names.contains(&part.name);
    let faults: Vec<String> = PARTS
        .iter()
        .filter(chosen)
        .filter_map(|part| record(part, shard, again).err())
        .collect();
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

/// Changes a shard of a part, and keeps the result.
fn record(part: &Part, shard: Option<&str>, again: bool) -> Outcome {
    let name = part.name;
    let file = match shard {
        Some(shard) => format!("mutants-{name}-{}", shard.replace('/', "-of-")),
        None => format!("mutants-{name}"),
    };
    let shard = shard.unwrap_or(part.shard);
    Record {
        file: &file,
        title: &format!("Mutants of {name}, shard {shard}"),
        command: &format!(
            "cargo xtask mutants {name} --shard {shard}{}",
            if again { " --again" } else { "" }
        ),
        code: &[&format!("crates/{}/src", part.package)],
    }
    .keep(|| change(part, shard, again))
}

fn change(part: &Part, shard: &str, again: bool) -> Outcome<Findings> {
    let folder = target().join("mutants").join(part.name);
    create_folder(&folder)?;
    let mut caught = if again {
        leave_out_caught(part, shard, &folder)?
    } else {
        Vec::new()
    };
    // A run that is interrupted must not add to the results of an older one.
    write(&folder.join(CAUGHT), &caught.join("\n"))?;
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let mut mutants = tool(part);
    mutants
        .args(["--no-shuffle", "--profile", "mutants"])
        .args(["--test-tool", "nextest", "--jobs", &jobs.to_string()])
        .arg("--output")
        .arg(&folder)
        // Each copy of the sources has a target folder of its own.
        .env_remove("CARGO_TARGET_DIR");
    if again {
        mutants.arg("--iterate");
    } else {
        mutants.args(in_shard(shard));
    }
    // Cargo and cargo-nextest each have a profile of this name.
    mutants
        .args(["--", "--profile", "mutants"])
        .args(part.tests);
    let status = mutants
        .status()
        .map_err(|error| format!("cargo mutants could not be started: {error}"))?;
    // 2: some were missed; 3: some did not end.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        return Err(format!("cargo mutants failed ({status})"));
    }
    caught.extend(lines(&folder.join(TOOLS_CAUGHT)));
    let [timeouts, missed] =
        ["timeout", "missed"].map(|name| lines(&folder.join(format!("mutants.out/{name}.txt"))));
    write(&folder.join(CAUGHT), &caught.join("\n"))?;
    let found = caught.len() + timeouts.len();
    let share = 100.0 * found as f64 / (found + missed.len()).max(1) as f64;
    let mut text = format!(
        "| caught by a failure | tests do not end | missed | caught of these |\n|---:|---:|---:|---:|\n| {} | {} | {} | {share:.1} % |\n",
        caught.len(),
        timeouts.len(),
        missed.len()
    );
    if !missed.is_empty() {
        text += &format!("\nMissed:\n\n- `{}`\n", missed.join("`\n- `"));
    }
    let fault = (share < part.goal).then(|| {
        format!(
            "{}: {share:.1} % are caught, and {} % is the goal",
            part.name, part.goal
        )
    });
    Ok(Findings { text, fault })
}

/// Tells the tool to make only the mutants of a sample that were not caught yet. Returns those that were.
///
/// The tool leaves out what was caught before it takes a sample, so that the sample would be another one. It is therefore
/// told that all others were caught, and takes no sample.
fn leave_out_caught(part: &Part, shard: &str, folder: &Path) -> Outcome<Vec<String>> {
    let sample = names(part, &in_shard(shard))?;
    // The last run may have been interrupted.
    let mut caught = [CAUGHT, TOOLS_CAUGHT]
        .map(|file| lines(&folder.join(file)))
        .concat();
    caught.retain(|mutant| sample.contains(mutant));
    caught.sort();
    caught.dedup();
    let mut others = names(part, &[])?;
    others.retain(|mutant| !sample.contains(mutant) || caught.contains(mutant));
    remove_folder(&folder.join("mutants.out"))?;
    create_folder(&folder.join("mutants.out"))?;
    write(&folder.join(TOOLS_CAUGHT), &others.join("\n"))?;
    Ok(caught)
}

/// Returns the lines of a file, or none if there is no such file.
fn lines(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// Returns cargo-mutants for the files of a part.
fn tool(part: &Part) -> Command {
    let mut mutants = cargo("mutants");
    mutants
        .args(["--package", part.package])
        // Only the tests of the npm package run the functions for JavaScript.
        .args(["--exclude", "**/js_*.rs"]);
    if !part.files.is_empty() {
        mutants.args(["--file", part.files]);
    }
    mutants
}

/// Returns the options for a sample: every n-th mutant, so that it has some of each file.
fn in_shard(shard: &str) -> [&str; 4] {
    ["--shard", shard, "--sharding", "round-robin"]
}

/// Returns the names of the mutants of a part, or of a sample.
fn names(part: &Part, sample: &[&str]) -> Outcome<Vec<String>> {
    let list = printed(tool(part).arg("--list").args(sample))?;
    Ok(list.lines().map(str::to_owned).collect())
}
