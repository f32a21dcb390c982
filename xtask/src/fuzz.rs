//! Feeds the fuzz targets of fuzz/ with anything, by cargo-fuzz and the nightly compiler.

use crate::command::{Outcome, program, root, run, target};
use crate::record::{ENGINE, EXPLAIN, Findings, Record, flag, option};
use crate::site::create_folder;
use crate::tools;
use std::fmt;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Runs the targets with these names, or all. Only a run of all is kept. With `--again` only those targets run that the
/// record for the same code and time does not have without a finding.
pub(crate) fn fuzz(arguments: &[&str]) -> Outcome {
    let (again, others) = flag(arguments, "--again");
    let (minutes, chosen) = option(&others, "--minutes")?;
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
        return findings(fuzzed(&chosen, seconds)?, seconds).print();
    }
    let record = Record {
        file: "fuzz",
        title: "Fuzzing",
        command: &format!(
            "cargo xtask fuzz --minutes {minutes}{}",
            if again { " --again" } else { "" }
        ),
        code: &[ENGINE, EXPLAIN, "fuzz/src"],
    };
    let earlier = record.earlier().filter(|_| again).unwrap_or_default();
    let mut rows = without_finding(&earlier, seconds);
    let left: Vec<&str> = all
        .iter()
        .map(String::as_str)
        .filter(|name| rows.iter().all(|row| row.name != *name))
        .collect();
    record.keep(|| {
        rows.extend(fuzzed(&left, seconds)?);
        Ok(findings(rows, seconds))
    })
}

/// The result of a target.
#[derive(Debug, PartialEq)]
struct Row {
    name: String,
    /// How many inputs were tried.
    count: String,
    /// The name of an input that fails.
    finding: Option<String>,
}

/// The text in the table if there is no finding.
const NONE: &str = "none";

impl Row {
    fn read(line: &str) -> Option<Self> {
        let mut cells = line.strip_prefix("| ")?.split('|').map(str::trim);
        let [name, count, finding] = [cells.next()?, cells.next()?, cells.next()?];
        Some(Self {
            name: name.to_owned(),
            count: count.to_owned(),
            finding: (finding != NONE).then(|| finding.to_owned()),
        })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let finding = self.finding.as_deref().unwrap_or(NONE);
        writeln!(f, "| {} | {} | {finding} |", self.name, self.count)
    }
}

/// Writes the table of results. Findings are a fault.
fn findings(mut rows: Vec<Row>, seconds: u64) -> Findings {
    rows.sort_by(|a, b| a.name.cmp(&b.name));
    let table: String = rows.iter().map(Row::to_string).collect();
    let found: Vec<String> = rows
        .iter()
        .filter_map(|row| Some(format!("{}: {}", row.name, row.finding.as_ref()?)))
        .collect();
    Findings {
        text: format!(
            "{}\n\n| target | inputs tried | finding |\n|---|---:|---|\n{table}",
            time(seconds)
        ),
        fault: (!found.is_empty()).then(|| {
            format!(
                "inputs that fail are in fuzz/artifacts: {}",
                found.join(", ")
            )
        }),
    }
}

fn time(seconds: u64) -> String {
    format!("Each target ran for {seconds} s.")
}

/// Returns the results without a finding in a record of the same time for each target.
fn without_finding(record: &str, seconds: u64) -> Vec<Row> {
    if !record.contains(&time(seconds)) {
        return Vec::new();
    }
    let rows = record.lines().filter_map(Row::read);
    rows.filter(|row| row.finding.is_none()).collect()
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
fn fuzzed(names: &[&str], seconds: u64) -> Outcome<Vec<Row>> {
    let (next, rows) = (Mutex::new(names.iter()), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let name = next.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(name) = name else { break };
            println!("fuzzing {name} …");
            let row = fuzz_target(name, seconds);
            rows.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(row);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let rows = rows.into_inner().unwrap_or_else(PoisonError::into_inner);
    rows.into_iter().collect()
}

/// Runs a target. The inputs that it finds interesting are kept in the target folder, for the next run.
fn fuzz_target(name: &str, seconds: u64) -> Outcome<Row> {
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
    Ok(Row {
        name: name.to_owned(),
        count: count.trim().to_owned(),
        finding,
    })
}

#[cfg(test)]
mod tests {
    use super::{Row, findings, without_finding};

    #[test]
    fn results_without_a_finding_are_read_from_a_record() {
        let row = |name: &str, finding: Option<&str>| Row {
            name: name.to_owned(),
            count: "12".to_owned(),
            finding: finding.map(str::to_owned),
        };
        let text = findings(vec![row("trf", Some("crash-1")), row("link", None)], 60).text;
        assert_eq!(without_finding(&text, 60), [row("link", None)]);
        assert_eq!(without_finding(&text, 600), []);
    }
}
