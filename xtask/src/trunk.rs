//! Runs Trunk, which builds the page, and shows the useful part of its output.

use crate::command::{Outcome, program, target};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// The filter of Trunk's log. Its minifier warns about JavaScript that it does not know, so those warnings are left
/// out.
pub(crate) const LOG: &str = "warn,trunk::processing::minify=error";

/// The file with Trunk's whole output of the last build.
const FILE: &str = "trunk.log";

/// Creates a command that runs Trunk, with warnings and errors only.
pub(crate) fn trunk() -> Command {
    let mut trunk = program("trunk");
    // Trunk reads NO_COLOR as a flag of its own and refuses values that other programs accept.
    trunk.env_remove("NO_COLOR").env("RUST_LOG", LOG);
    trunk
}

/// Runs a build. The compiler and the build steps write to the standard error, which is shown directly. Trunk's own
/// report of a failure, on the standard output, is reduced to one sentence, because its backtrace of sixty lines would
/// push the compiler's message off the screen.
pub(crate) fn build(command: &mut Command) -> Outcome {
    let failed = |error: std::io::Error| format!("trunk could not be run: {error}");
    let log = target().join(FILE);
    std::fs::create_dir_all(target()).map_err(failed)?;
    let mut file = File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let mut report = Report::default();
    if let Some(said) = child.stdout.take() {
        for line in BufReader::new(said).split(b'\n') {
            let line = line.map_err(failed)?;
            let line = String::from_utf8_lossy(&line);
            writeln!(file, "{line}").map_err(failed)?;
            if !report.takes(&line) {
                println!("{line}");
            }
        }
    }
    if child.wait().map_err(failed)?.success() {
        return Ok(());
    }
    Err(format!(
        "the page could not be built: {}.\nAll that Trunk said is in {}",
        report.cause(),
        log.display()
    ))
}

/// Trunk's report of a failure: a line of its log, the causes, and a backtrace if the environment asks for one.
#[derive(Default)]
struct Report {
    lines: Vec<String>,
}

impl Report {
    /// Takes a line if it belongs to the report, and returns whether it did.
    fn takes(&mut self, line: &str) -> bool {
        let begins = line.starts_with(|c: char| c.is_ascii_digit()) && line.contains(" ERROR ");
        let takes = begins || !self.lines.is_empty();
        if takes {
            self.lines.push(line.to_owned());
        }
        takes
    }

    /// Returns the innermost cause, in words that say where to look.
    fn cause(&self) -> String {
        let causes = self
            .lines
            .iter()
            .skip_while(|line| *line != "Caused by:")
            .skip(1);
        let last = causes.take_while(|line| line.starts_with(' ')).last();
        let last = last.map_or("Trunk gave no reason", |line| line.trim());
        let cause = last
            .split_once(": ")
            .filter(|(number, _)| number.parse::<u32>().is_ok())
            .map_or(last, |(_, cause)| cause);
        if cause.starts_with("cargo call") {
            "it does not compile; the compiler's message stands above".to_owned()
        } else if cause.starts_with("hook call") {
            "its finishing step failed; the message stands above".to_owned()
        } else {
            cause.to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Report;

    /// Returns the lines that are shown, and the cause.
    fn read(said: &str) -> (Vec<&str>, String) {
        let mut report = Report::default();
        let shown = said.lines().filter(|line| !report.takes(line)).collect();
        (shown, report.cause())
    }

    #[test]
    fn a_report_becomes_its_innermost_cause() {
        let report = |causes: &str| {
            format!(
                "error[E0308]: mismatched types\n2026-11-21T19:39:19.598177Z ERROR ❌ error\nerror from build pipeline\n\nCaused by:\n{causes}\n\n\
                 Stack backtrace:\n   0: anyhow::error\n   1: trunk::common\n2026-11-21T19:39:19.775747Z ERROR error from build pipeline\n"
            )
        };
        let cases = [
            (
                "    0: error from asset pipeline\n    1: cargo call to executable 'cargo' with args: '[\"build\"]' returned a bad status: exit status: 101",
                "it does not compile; the compiler's message stands above",
            ),
            (
                "    hook call to cargo returned a bad status",
                "its finishing step failed; the message stands above",
            ),
            (
                "    0: running wasm-opt\n    1: couldn't find application wasm-opt (version: <any>), unable to download in offline mode",
                "couldn't find application wasm-opt (version: <any>), unable to download in offline mode",
            ),
        ];
        for (causes, expected) in cases {
            let report = report(causes);
            assert_eq!(
                read(&report),
                (vec!["error[E0308]: mismatched types"], expected.to_owned())
            );
        }
    }

    #[test]
    fn lines_outside_a_report_are_shown() {
        let said =
            "   Compiling glicko2-steps\n2026-11-21T19:39:19Z  WARN something\nerror: not found";
        assert_eq!(
            read(said),
            (said.lines().collect(), "Trunk gave no reason".to_owned())
        );
    }
}
