//! Runs other programs.

use std::fmt;
use std::io::{self, BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
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

/// Creates a command from the name of a program and its arguments, separated by spaces.
pub(crate) fn program(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = program_at(Path::new(words.next().unwrap_or_default()));
    command.args(words);
    command
}

/// Creates a command that runs in the project's folder, with the project's own tools before those on the PATH.
pub(crate) fn program_at(path: &Path) -> Command {
    let mut command = Command::new(path);
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
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from);
    let home = || folder("HOME").or_else(|| folder("USERPROFILE"));
    let cargo = folder("CARGO_HOME").or_else(|| Some(home()?.join(".cargo")));
    let sources = cargo?.join("registry").join("src");
    Some(format!("--remap-path-prefix={}=", sources.to_str()?))
        .filter(|flag| !flag.contains(char::is_whitespace))
}

/// Creates a command that runs the cargo that runs this program, with arguments separated by spaces.
pub(crate) fn cargo(arguments: &str) -> Command {
    let path = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = program_at(Path::new(&path));
    command.args(arguments.split_whitespace());
    command
}

/// Creates a command that runs npm under the system's name for it, with arguments separated by spaces.
pub(crate) fn npm(arguments: &str) -> Command {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    program(&format!("{name} {arguments}"))
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
    /// Adds up the counts in the output of tests: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    fn of(said: &str) -> Self {
        let mut count = Self::default();
        let results = said
            .lines()
            .filter_map(|line| line.split_once("test result: "));
        for part in results.flat_map(|(_, counts)| counts.split(['.', ';'])) {
            let (number, kind) = part.trim().split_once(' ').unwrap_or_default();
            let number = number.parse().unwrap_or(0);
            match kind {
                "passed" => count.passed += number,
                "failed" => count.failed += number,
                "ignored" => count.ignored += number,
                _ => {}
            }
        }
        count
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (passed, failed, ignored) = (self.passed, self.failed, self.ignored);
        write!(f, "{passed} passed; {failed} failed; {ignored} ignored")
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
    let failed = |error: io::Error| format!("`{name}` could not be run: {error}");
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let mut said = String::new();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n') {
            let line = line.map_err(failed)?;
            let line = String::from_utf8_lossy(&line);
            println!("{}", line.trim_end());
            said += &format!("{}\n", line.trim_end());
        }
    }
    let status = child.wait().map_err(failed)?;
    Ok((status, Count::of(&said), failed_tests(&said)))
}

/// Returns the names of failed tests. The output of tests ends with a list of them.
fn failed_tests(said: &str) -> Vec<String> {
    let lists = said.split("\nfailures:\n").skip(1);
    lists
        .flat_map(|list| list.lines().map_while(|line| line.strip_prefix("    ")))
        .map(str::to_owned)
        .collect()
}

/// Runs a command, and shows its output only if it fails.
pub(crate) fn run_quietly(command: &mut Command) -> Outcome {
    printed(command).map(|_| ())
}

/// Returns the output of a command, or `None` if it cannot be run or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    printed(command).ok()
}

/// Returns the output of a command. If it fails, the error contains its last messages.
pub(crate) fn printed(command: &mut Command) -> Outcome<String> {
    let name = command_line(command);
    let output = command
        .output()
        .map_err(|error| format!("`{name}` could not be started: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    if output.status.success() {
        return Ok(text(&output.stdout));
    }
    let said = text(&[output.stdout, output.stderr].concat());
    let lines: Vec<&str> = said.lines().collect();
    Err(format!(
        "`{name}` failed ({}); it said:\n{}",
        output.status,
        lines[lines.len().saturating_sub(40)..].join("\n")
    ))
}

/// Returns the output of a command for an input. Another thread writes the input, because the command may answer before
/// it has read everything.
pub(crate) fn answer(command: &mut Command, input: &[u8]) -> Outcome<String> {
    let failed = |error: io::Error| error.to_string();
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(failed)?;
    let pipe = child.stdin.take();
    let answered = thread::scope(|scope| {
        // A command that does not read everything fails, or its answer is wrong.
        scope.spawn(|| pipe.map(|mut pipe| pipe.write_all(input)));
        child.wait_with_output()
    });
    let answered = answered.map_err(failed)?;
    if !answered.status.success() {
        return Err(format!("it failed ({})", answered.status));
    }
    String::from_utf8(answered.stdout).map_err(|error| error.to_string())
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
    let program = Path::new(command.get_program()).file_name();
    let words = program.into_iter().chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::failed_tests;

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
        assert_eq!(failed_tests(said), ["saving::edits", "loading::text"]);
    }
}
