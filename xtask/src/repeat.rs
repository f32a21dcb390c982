//! Runs the browser tests many times, because a test that fails once in fifty runs is broken.

use crate::command::{Outcome, ran_tests};
use crate::record::{self, ENGINE, EXPLAIN, Record};
use crate::test::in_browser;
use crate::{engines, site, tools};
use std::time::Instant;

const HEAD: &str = "| run | date | seconds | passed | failed |\n|---|---|---|---|---|\n";

/// A row of the table of runs.
struct Run(String);

impl Run {
    /// Reads the rows of a record.
    fn all_of(record: &str) -> impl Iterator<Item = Self> {
        let rows = record.lines().filter(|line| line.starts_with("| "));
        rows.skip(1).map(|row| Self(format!("{row}\n")))
    }

    fn cell(&self, column: usize) -> &str {
        self.0.split('|').nth(column).unwrap_or_default().trim()
    }

    fn seconds(&self) -> u64 {
        self.cell(3).parse().unwrap_or_default()
    }

    fn has_failed(&self) -> bool {
        !self.cell(5).is_empty()
    }
}

/// Runs the tests of the finished site in Chromium until there are so many runs, and keeps which of them failed. Runs
/// that are in the record for the same code count, so the command can be interrupted.
pub(crate) fn repeat(arguments: &[&str]) -> Outcome {
    let times: usize = match arguments {
        [] => 10,
        [times] => times.parse().map_err(|_| "repeat takes a number")?,
        _ => return Err("repeat takes one number".to_owned()),
    };
    site::build()?;
    let (dist, axe) = (site::dist(), tools::axe()?);
    let chromium = engines::chromium()?;
    let record = Record {
        file: "browser-suite",
        title: "The browser suite, again and again",
        command: &format!("cargo xtask repeat {times}"),
        code: &[ENGINE, EXPLAIN, "src", "www", "tests/browser", "index.html"],
    };
    let commit = record::commit(record.code)?;
    let earlier = record.earlier().unwrap_or_default();
    let mut runs: Vec<Run> = Run::all_of(&earlier).collect();
    while runs.len() < times {
        let start = Instant::now();
        let (status, count, failed) =
            ran_tests(in_browser(&chromium, &dist, &axe).arg("--no-fail-fast"))?;
        // A run that was broken off is not kept.
        if !status.success() && failed.is_empty() {
            return Err(format!("the tests ended without a result ({status})"));
        }
        runs.push(Run(format!(
            "| {} | {} | {} | {} | {} |\n",
            runs.len() + 1,
            record::date()?,
            start.elapsed().as_secs(),
            count.passed,
            failed.join(", ")
        )));
        let rows: String = runs.iter().map(|run| run.0.as_str()).collect();
        let text = format!(
            "All tests of the page in Chromium, without a second try. Runs: {}. Runs in which a test failed: {}.\n\n{HEAD}{rows}",
            runs.len(),
            runs.iter().filter(|run| run.has_failed()).count()
        );
        record.write(&commit, runs.iter().map(Run::seconds).sum(), &text)?;
    }
    if runs.iter().any(Run::has_failed) {
        return Err("the suite does not always pass".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{HEAD, Run};

    #[test]
    fn runs_are_read_from_a_record() {
        let rows = "| 1 | 2026-01-02 | 900 | 247 |  |\n| 2 | 2026-01-03 | 901 | 246 | a, b |\n";
        let record = format!("# Runs\n\nAll tests.\n\n{HEAD}{rows}");
        let runs: Vec<Run> = Run::all_of(&record).collect();
        assert_eq!(
            runs.iter().map(|run| run.0.as_str()).collect::<String>(),
            rows
        );
        assert_eq!(runs.iter().map(Run::seconds).sum::<u64>(), 1801);
        assert_eq!(
            runs.iter().map(Run::has_failed).collect::<Vec<_>>(),
            [false, true]
        );
    }
}
