//! Measures which lines the native tests of the two libraries run: cargo-llvm-cov.

use crate::command::{Outcome, cargo, printed, run};
use crate::record::{Findings, Record};
use crate::tools;

/// The crates, each with the least share of lines in percent.
const CRATES: [(&str, f64); 2] = [("glicko2-steps", 95.0), ("explain", 90.0)];
/// The package of the page, whose native tests run much of both crates.
const PAGE: &str = "glicko2-page";

/// Measures both crates by all native tests, those of the page too.
pub(crate) fn coverage() -> Outcome {
    tools::for_coverage()?;
    Record {
        file: "coverage",
        title: "Coverage",
        command: "cargo xtask coverage",
        code: &["crates"],
    }
    .keep(measured)
}

fn measured() -> Outcome<Findings> {
    let mut test = cargo("llvm-cov --no-report --quiet");
    for name in CRATES.map(|(name, _)| name).into_iter().chain([PAGE]) {
        test.args(["--package", name]);
    }
    run(&mut test)?;
    let mut text = "| crate | lines | run by tests | goal |\n|---|---:|---:|---:|\n".to_owned();
    let mut faults = Vec::new();
    for (name, goal) in CRATES {
        let table = printed(cargo("llvm-cov report --package").arg(name))?;
        let (lines, share) =
            total(&table).ok_or_else(|| format!("cargo llvm-cov said:\n{table}"))?;
        text += &format!("| {name} | {lines} | {share:.2} % | {goal} % |\n");
        if share < goal {
            faults.push(format!("{name} has {share:.2} %, and {goal} % is the goal"));
        }
    }
    let fault = (!faults.is_empty()).then(|| faults.join("\n"));
    Ok(Findings { text, fault })
}

/// Returns the number of lines in the table's last row, and the share of them that ran, in percent.
fn total(table: &str) -> Option<(u64, f64)> {
    let row = table.lines().find(|line| line.starts_with("TOTAL"))?;
    let cells: Vec<&str> = row.split_whitespace().collect();
    // Regions, functions, lines: the number, those missed, the share.
    let share = cells.get(9)?.trim_end_matches('%').parse().ok()?;
    Some((cells.get(7)?.parse().ok()?, share))
}

#[cfg(test)]
mod tests {
    use super::total;

    #[test]
    fn lines_are_read_from_the_last_row() {
        let table = "Filename Regions\nlib.rs 1 0 100.00%\nTOTAL  90 9 90.00%  20 1 95.00%  800 4 99.50%  0 0 -\n";
        assert_eq!(total(table), Some((800, 99.5)));
        assert_eq!(total("error"), None);
    }
}
