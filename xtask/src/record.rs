//! The results of commands that take long, kept in reports/: `cargo xtask report` quotes them.

use crate::command::{Outcome, output, program, root};
use crate::site::{create_folder, read, write};
use std::path::PathBuf;
use std::time::Instant;

/// The code of the packages that the page uses. Their tests are not in it, because new tests do not make a result old.
pub(crate) const ENGINE: &str = "crates/glicko2-steps/src";
pub(crate) const EXPLAIN: &str = "crates/explain/src";

/// A command whose results are kept.
pub(crate) struct Record<'a> {
    /// The name of the file in reports/.
    pub(crate) file: &'a str,
    /// The title.
    pub(crate) title: &'a str,
    /// The command as it is typed.
    pub(crate) command: &'a str,
    /// The folders with the code under test.
    pub(crate) code: &'a [&'a str],
}

/// The results of a command.
pub(crate) struct Findings {
    /// The results, in Markdown.
    pub(crate) text: String,
    /// The fault for which the command fails.
    pub(crate) fault: Option<String>,
}

impl Findings {
    /// Prints the results. Returns an error if there is a fault.
    pub(crate) fn print(self) -> Outcome {
        println!("\n{}", self.text);
        self.fault.map_or(Ok(()), Err)
    }
}

impl Record<'_> {
    /// Does the work, and writes its results with commit, date and duration, also if there is a fault.
    pub(crate) fn keep(&self, work: impl FnOnce() -> Outcome<Findings>) -> Outcome {
        let commit = commit(self.code)?;
        let start = Instant::now();
        let findings = work()?;
        self.write(&commit, start.elapsed().as_secs(), &findings.text)?;
        findings.print()
    }

    /// Writes results with commit, date and duration.
    pub(crate) fn write(&self, commit: &str, seconds: u64, text: &str) -> Outcome {
        let text = format!(
            "# {}\n\n`{}` at commit `{commit}`, {}, {seconds} s, of `{}`.\n\n{text}",
            self.title,
            self.command,
            date()?,
            self.code.join(" "),
        );
        create_folder(&folder())?;
        write(&self.path(), &text)?;
        println!("\nkept in reports/{}.md", self.file);
        Ok(())
    }

    /// Returns the record of an earlier run, if it is for the present code.
    pub(crate) fn earlier(&self) -> Option<String> {
        read(&self.path()).ok().filter(|record| !is_stale(record))
    }

    fn path(&self) -> PathBuf {
        folder().join(format!("{}.md", self.file))
    }
}

/// Returns the folder of the records.
pub(crate) fn folder() -> PathBuf {
    root().join("reports")
}

/// Returns the present commit, and whether the code differs from it.
pub(crate) fn commit(code: &[&str]) -> Outcome<String> {
    let commit = output(&mut program("git rev-parse --short=12 HEAD"))
        .ok_or("git could not name the present commit")?;
    let is_clean = output(program("git diff --quiet HEAD --").args(code)).is_some();
    Ok(commit + if is_clean { "" } else { " and changes" })
}

/// Returns today's date.
pub(crate) fn date() -> Outcome<String> {
    output(program("node -p").arg("new Date().toISOString().slice(0, 10)"))
        .ok_or_else(|| "Node could not be asked for the date".to_owned())
}

/// Returns whether the code under test has changed since a record was written. Comments are not code.
pub(crate) fn is_stale(record: &str) -> bool {
    let Some((commit, code)) = origin(record) else {
        return true;
    };
    let diff = format!(r"git diff --quiet -I^\s*// {commit} -- {code}");
    output(&mut program(&diff)).is_none()
}

/// Returns the commit and the folders of a record.
fn origin(record: &str) -> Option<(&str, &str)> {
    let mut marked = record.lines().nth(2)?.split('`').skip(3).step_by(2);
    Some((marked.next()?, marked.next()?))
}

/// Returns whether an option without a value is given, and the other arguments.
pub(crate) fn flag<'a>(arguments: &[&'a str], name: &str) -> (bool, Vec<&'a str>) {
    let mut others = arguments.to_vec();
    others.retain(|&argument| argument != name);
    (others.len() < arguments.len(), others)
}

/// Returns the value after an option, and the other arguments.
pub(crate) fn option<'a>(
    arguments: &[&'a str],
    name: &str,
) -> Outcome<(Option<&'a str>, Vec<&'a str>)> {
    let Some(at) = arguments.iter().position(|&argument| argument == name) else {
        return Ok((None, arguments.to_vec()));
    };
    let Some(&value) = arguments.get(at + 1) else {
        return Err(format!("{name} takes a value"));
    };
    let others = [&arguments[..at], &arguments[at + 2..]].concat();
    Ok((Some(value), others))
}

#[cfg(test)]
mod tests {
    use super::{option, origin};

    #[test]
    fn commit_and_code_are_read_from_a_record() {
        let record = "# Fuzzing\n\n`cargo xtask fuzz` at commit `abc123`, 2026-01-02, 60 s, of `crates fuzz`.\n\n| `x` |\n";
        assert_eq!(origin(record), Some(("abc123", "crates fuzz")));
        assert_eq!(origin("# Fuzzing\n\nby hand\n"), None);
    }

    #[test]
    fn options_stand_anywhere() {
        let (value, others) = option(&["pgn", "--minutes", "2", "trf"], "--minutes").unwrap();
        assert_eq!((value, others), (Some("2"), vec!["pgn", "trf"]));
        assert!(option(&["--minutes"], "--minutes").is_err());
    }
}
