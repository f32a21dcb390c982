//! Runs other programs.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

/// The outcome of a command: success, or a message about what went wrong and what to do.
pub(crate) type Outcome<T = ()> = Result<T, String>;

/// Returns the project's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask stands in the project")
        .to_owned()
}

/// Returns Cargo's target folder.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Creates a command that runs in the project's folder, with the project's own tools before those on the PATH.
pub(crate) fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command
        .current_dir(root())
        .env("PATH", crate::tools::path());
    // A nested cargo finds the toolchain of the project by itself.
    command.env_remove("CARGO_MANIFEST_DIR");
    if let Some(flag) = without_home() {
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flag);
    }
    command
}

/// Returns the flag that removes the builder's home folder from the page's program, which contains the paths of its
/// dependencies for panic messages. Returns `None` if the path has a space, because Cargo splits flags at spaces.
fn without_home() -> Option<String> {
    let home = || {
        Some(
            PathBuf::from(std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"))?)
                .join(".cargo"),
        )
    };
    let cargo = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(home)?;
    let sources = cargo.join("registry").join("src");
    Some(format!("--remap-path-prefix={}=", sources.to_str()?))
        .filter(|flag| !flag.contains(char::is_whitespace))
}

/// Creates a command that runs the cargo that runs this program.
pub(crate) fn cargo() -> Command {
    program(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
}

/// Creates a command that runs npm under the system's name for it.
pub(crate) fn npm() -> Command {
    program(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Runs a command to its end. Returns an error unless it succeeds.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let name = command_line(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{name}` failed ({status})")),
        Err(error) => Err(format!("`{name}` could not be started: {error}")),
    }
}

/// The numbers of passed, failed and ignored tests.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    pub(crate) ignored: u32,
}

impl Count {
    /// Adds the counts in one line of a test's output: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    fn add_line(&mut self, line: &str) {
        let Some((_, counts)) = line.split_once("test result: ") else {
            return;
        };
        let words: Vec<&str> = counts
            .split([' ', ';', '.'])
            .filter(|word| !word.is_empty())
            .collect();
        for pair in words.windows(2) {
            let number = pair[0].parse().unwrap_or(0);
            match pair[1] {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
    }
}

/// Runs tests to their end, shows their output, and counts them.
pub(crate) fn run_tests(command: &mut Command) -> Outcome<Count> {
    let name = command_line(command);
    let (status, count, _) = ran_tests(command)?;
    if status.success() {
        Ok(count)
    } else {
        Err(format!("`{name}` failed ({status})"))
    }
}

/// Runs the tests that these arguments choose, and those that failed a second time without the others beside them. Prints which
/// ones passed only then, because a test that fails now and then is a fault of its own.
pub(crate) fn run_tests_twice(command: impl Fn() -> Command, chosen: &[&str]) -> Outcome<Count> {
    let name = command_line(&command());
    let (status, mut count, failed) = ran_tests(command().arg("--").args(chosen))?;
    if status.success() {
        return Ok(count);
    }
    if failed.is_empty() || failed.len() > WORTH_A_SECOND_RUN {
        return Err(format!("`{name}` failed ({status})"));
    }
    println!(
        "\n== {} failed; they run once more, one at a time",
        failed.join(", ")
    );
    let mut again = command();
    again
        .args(["--", "--exact", "--test-threads", "1"])
        .args(&failed);
    let second = run_tests(&mut again)?;
    println!("== passed only at the second run: {}", failed.join(", "));
    (count.passed, count.failed) = (count.passed + second.passed, 0);
    Ok(count)
}

/// The largest number of failed tests that run a second time. If more fail, chance is not the cause.
const WORTH_A_SECOND_RUN: usize = 4;

/// Runs tests to their end and shows their output. Returns the names of those that failed, too.
pub(crate) fn ran_tests(command: &mut Command) -> Outcome<(ExitStatus, Count, Vec<String>)> {
    let name = command_line(command);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("`{name}` could not be started: {error}"))?;
    let (mut count, mut failures) = (Count::default(), Failures::default());
    if let Some(said) = child.stdout.take() {
        for line in BufReader::new(said).split(b'\n') {
            let line =
                line.map_err(|error| format!("the output of `{name}` cannot be read: {error}"))?;
            let line = String::from_utf8_lossy(&line);
            println!("{}", line.trim_end());
            count.add_line(&line);
            failures.add_line(&line);
        }
    }
    let status = child.wait().map_err(|error| format!("`{name}`: {error}"))?;
    Ok((status, count, failures.names))
}

/// The names of failed tests in the output of tests, which ends with a list of them.
#[derive(Default)]
struct Failures {
    names: Vec<String>,
    in_list: bool,
}

impl Failures {
    fn add_line(&mut self, line: &str) {
        match line
            .strip_prefix("    ")
            .map(str::trim_end)
            .filter(|name| !name.contains(' '))
        {
            Some(name) if self.in_list => self.names.push(name.to_owned()),
            _ => self.in_list = line.trim_end() == "failures:",
        }
    }
}

/// Runs a command, and shows its output only if it fails.
pub(crate) fn run_quietly(command: &mut Command) -> Outcome {
    let name = command_line(command);
    let output = command
        .output()
        .map_err(|error| format!("`{name}` could not be started: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    let last: Vec<&str> = said.lines().rev().take(25).collect();
    let last: Vec<&str> = last.into_iter().rev().collect();
    Err(format!(
        "`{name}` failed ({}); it said:\n{}",
        output.status,
        last.join("\n")
    ))
}

/// Returns the output of a command, or `None` if it cannot be run or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Returns the output of a command. If it fails, the error contains its messages.
pub(crate) fn printed(command: &mut Command) -> Outcome<String> {
    let name = command_line(command);
    let output = command
        .output()
        .map_err(|error| format!("`{name}` could not be started: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
    }
    Err(format!(
        "`{name}` failed ({}); it said:\n{}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    ))
}

/// Runs a long task, and prints its title and its time.
pub(crate) fn stage<T>(what: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    println!("\n== {what}");
    let start = Instant::now();
    let result = work()?;
    println!("== done in {:.1} s", start.elapsed().as_secs_f64());
    Ok(result)
}

fn command_line(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let arguments = command
        .get_args()
        .map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(program)
        .chain(arguments)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::Failures;

    #[test]
    fn failed_tests_are_read_from_the_list_at_the_end() {
        let said = "\
running 3 tests
saving::edits --- FAILED
..

failures:

---- saving::edits stdout ----
    panicked
thread 'saving::edits' panicked


failures:
    saving::edits
    loading::text

test result: FAILED. 1 passed; 2 failed; 0 ignored
    Running unittests
";
        let mut failures = Failures::default();
        said.lines().for_each(|line| failures.add_line(line));
        assert_eq!(failures.names, ["saving::edits", "loading::text"]);
    }
}
