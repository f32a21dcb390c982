//! Trunk, which builds the page, and what of its words a reader needs.

use crate::command::{Outcome, program, target};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// The filter of Trunk's log. Its minifier does not know all of today's JavaScript and says so each time, so that is left out.
pub(crate) const LOG: &str = "warn,trunk::processing::minify=error";

/// The file with all that Trunk said in the last build.
const FILE: &str = "trunk.log";

/// Trunk, quiet but for warnings and errors.
pub(crate) fn trunk() -> Command {
    let mut trunk = program("trunk");
    // Trunk reads NO_COLOR as a flag of its own and refuses values that other programs take.
    trunk.env_remove("NO_COLOR").env("RUST_LOG", LOG);
    trunk
}

/// Runs a build. The compiler and the build steps speak on the standard error and are heard at once; Trunk's own report of a failure, on
/// the standard output, becomes one sentence, because with a backtrace it is sixty lines long and pushes the compiler's message off the
/// screen.
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
    Err(format!("the page could not be built: {}.\nAll that Trunk said is in {}", report.cause(), log.display()))
}

/// Trunk's own report of a failure: a line of its log, then the causes, then a backtrace if the environment asks for one.
#[derive(Default)]
struct Report {
    lines: Vec<String>,
}

impl Report {
    /// Takes a line that belongs to the report; whether it does.
    fn takes(&mut self, line: &str) -> bool {
        let begins = line.starts_with(|c: char| c.is_ascii_digit()) && line.contains(" ERROR ");
        let takes = begins || !self.lines.is_empty();
        if takes {
            self.lines.push(line.to_owned());
        }
        takes
    }

    /// The innermost cause, in words that tell where to look.
    fn cause(&self) -> String {
        let causes = self.lines.iter().skip_while(|line| *line != "Caused by:").skip(1);
        let last = causes.take_while(|line| line.starts_with(' ')).last();
        let last = last.map_or("Trunk gave no reason", |line| line.trim());
        let cause =
            last.split_once(": ").filter(|(number, _)| number.parse::<u32>().is_ok()).map_or(last, |(_, cause)| cause);
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

    /// The lines that stay for the reader, and the cause.
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
            ("    hook call to cargo returned a bad status", "its finishing step failed; the message stands above"),
            (
                "    0: running wasm-opt\n    1: couldn't find application wasm-opt (version: <any>), unable to download in offline mode",
                "couldn't find application wasm-opt (version: <any>), unable to download in offline mode",
            ),
        ];
        for (causes, expected) in cases {
            let report = report(causes);
            assert_eq!(read(&report), (vec!["error[E0308]: mismatched types"], expected.to_owned()));
        }
    }

    #[test]
    fn what_is_no_report_is_shown() {
        let said = "   Compiling glicko2-steps\n2026-11-21T19:39:19Z  WARN something\nerror: not found";
        assert_eq!(read(said), (said.lines().collect(), "Trunk gave no reason".to_owned()));
    }
}
