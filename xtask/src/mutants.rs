//! Changes the code in small ways, and looks whether a test fails: cargo-mutants.

use crate::command::{Outcome, cargo, target};
use crate::record::{Findings, Record, option};
use crate::tools;

/// A part of the code to change.
struct Part {
    name: &'static str,
    package: &'static str,
    /// The pattern of its files. Empty for all of the package.
    files: &'static str,
    /// The sample: shard/shards.
    shard: &'static str,
    /// The least share of mutants that tests have to find, in percent.
    goal: f64,
}

const PARTS: [Part; 2] = [
    Part {
        name: "engine",
        package: "glicko2-steps",
        files: "",
        shard: "0/1",
        goal: 95.0,
    },
    Part {
        name: "explain",
        package: "explain",
        files: "crates/explain/src/{numbers,case,systems,teach}/**",
        shard: "0/20",
        goal: 90.0,
    },
];

/// Changes both parts, or the named one. The result of an unusual shard is kept in a file of its own.
pub(crate) fn mutants(arguments: &[&str]) -> Outcome {
    let (shard, names) = option(arguments, "--shard")?;
    if let Some(unknown) = names
        .iter()
        .find(|&&name| PARTS.iter().all(|part| part.name != name))
    {
        return Err(format!(
            "there is no part {unknown}; there are engine and explain"
        ));
    }
    tools::cargo_mutants()?;
    let chosen = |part: &&Part| names.is_empty() || names.contains(&part.name);
    let faults: Vec<String> = PARTS
        .iter()
        .filter(chosen)
        .filter_map(|part| record(part, shard).err())
        .collect();
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

/// Changes a shard of a part, and keeps the result.
fn record(part: &Part, shard: Option<&str>) -> Outcome {
    let name = part.name;
    let file = match shard {
        Some(shard) => format!("mutants-{name}-{}", shard.replace('/', "-of-")),
        None => format!("mutants-{name}"),
    };
    let shard = shard.unwrap_or(part.shard);
    Record {
        file: &file,
        title: &format!("Mutants of {name}, shard {shard}"),
        command: &format!("cargo xtask mutants {name} --shard {shard}"),
        code: &[&format!("crates/{}", part.package)],
    }
    .keep(|| change(part, shard))
}

fn change(part: &Part, shard: &str) -> Outcome<Findings> {
    let folder = target().join("mutants").join(part.name);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let mut mutants = cargo();
    mutants
        .args(["mutants", "--package", part.package, "--no-shuffle"])
        .args(["--jobs", &jobs.to_string()])
        // Only the tests of the npm package run the functions for JavaScript.
        .args(["--exclude", "**/js_*.rs"])
        .args(["--shard", shard, "--output"])
        .arg(&folder)
        // Each copy of the sources has a target folder of its own.
        .env_remove("CARGO_TARGET_DIR");
    if !part.files.is_empty() {
        mutants.args(["--file", part.files]);
    }
    let status = mutants
        .status()
        .map_err(|error| format!("cargo mutants could not be started: {error}"))?;
    // 2: some were missed; 3: some did not end.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        return Err(format!("cargo mutants failed ({status})"));
    }
    let list = |name: &str| {
        let file = folder.join("mutants.out").join(format!("{name}.txt"));
        let text = std::fs::read_to_string(file).unwrap_or_default();
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let [caught, missed, timeouts, unviable] =
        ["caught", "missed", "timeout", "unviable"].map(list);
    let viable = caught.len() + missed.len() + timeouts.len();
    let share = 100.0 * caught.len() as f64 / viable.max(1) as f64;
    let mut text = format!(
        "| caught | missed | did not end | did not compile | caught of those that compile |\n|---:|---:|---:|---:|---:|\n| {} | {} | {} | {} | {share:.1} % |\n",
        caught.len(),
        missed.len(),
        timeouts.len(),
        unviable.len()
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
