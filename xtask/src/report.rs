//! Measures what takes minutes, quotes what takes hours, and writes both into REPORT.md.

use crate::command::{Outcome, cargo, npm, output, program, program_at, root, run, run_quietly};
use crate::site::{read, write};
use crate::{browser, engine, record, site, tools, versions};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

/// The commands to run: title, command, and how to read its result.
const SECTIONS: [(&str, &str, &str); 6] = [
    (
        "Size",
        "sizes",
        "Bytes of each file: as it is, after gzip, after brotli. They have no noise.",
    ),
    (
        "A slow phone",
        "measure",
        "Slow 4G and a processor four times slower. Five visits for each way: the median, and for the answer the first and third quartile.",
    ),
    (
        "Lighthouse",
        "lighthouse",
        "Five runs for each form factor, with simulated throttling: the median, and the first and third quartile.",
    ),
    (
        "The page at work",
        "figures",
        "Milliseconds on this machine, not slowed down: the median of twenty changes, and the first and third quartile.",
    ),
    (
        "Accessibility",
        "access",
        "The findings of axe-core in each state. They have no noise.",
    ),
    (
        "Beside other libraries",
        "peers",
        "The contestants take turns in each round. The ratio is that to the first of each table: its median over the rounds, and the first and third quartile.",
    ),
];

/// How two runs are compared.
const NOISE: &str = "Two runs on one machine agree if their quartiles overlap, or if their medians differ by at most a \
    quarter (times of a frame: by half a frame, 8 ms), because the speed of a machine changes between runs.";

/// The beginning of the part with the results of the long commands.
const LONG: &str = "\n# Results of the long commands\n";

/// Asks for the machine's description. Node is required for npm anyway.
const MACHINE: &str = "
const os = require('os');
console.log(`- Processor: ${os.cpus()[0].model}, ${os.cpus().length} cores; load at the start ${os.loadavg()[0].toFixed(1)}`);
console.log(`- Memory: ${(os.totalmem() / 2 ** 30).toFixed(0)} GiB`);
console.log(`- System: ${os.type()} ${os.release()}, ${os.arch()}; Node ${process.versions.node}`);";

/// Writes REPORT.md. Returns an error if a command failed, after writing.
pub(crate) fn report() -> Outcome {
    site::build()?;
    let start = Instant::now();
    let mut text = format!(
        "# Report\n\nWritten by `cargo xtask report` at commit `{}`, {}. Nothing in it is estimated. {NOISE} \
         [docs/proofs.md](docs/proofs.md) says what each command does.\n\n{}\n",
        record::commit(&["."])?,
        record::date()?,
        machine()?
    );
    let mut failed = Vec::new();
    for (title, command, note) in SECTIONS {
        println!("== {title}: cargo xtask {command}");
        let begun = Instant::now();
        let (said, is_done) = printed_by(command)?;
        if !is_done {
            failed.push(command);
        }
        let end = if is_done { "" } else { " **It failed.**" };
        text += &format!(
            "\n## {title}\n\n{note} `cargo xtask {command}`, {} s.{end}\n\n```text\n{}\n```\n",
            begun.elapsed().as_secs(),
            said.trim_matches('\n')
        );
    }
    text += &format!("\nThe measurements took {} s.\n", start.elapsed().as_secs());
    text += &quoted()?;
    write(&file(), &text)?;
    println!("REPORT.md is written");
    if failed.is_empty() {
        Ok(())
    } else {
        Err(format!("these commands failed: {}", failed.join(", ")))
    }
}

/// Quotes the results of the long commands anew in REPORT.md, and leaves the measurements as they are.
pub(crate) fn quote() -> Outcome {
    let text = read(&file())?;
    let (measured, _) = text
        .split_once(LONG)
        .ok_or("REPORT.md has no part with the results of the long commands")?;
    write(&file(), &(measured.to_owned() + &quoted()?))
}

fn file() -> PathBuf {
    root().join("REPORT.md")
}

/// Returns the part of the report with the results of the long commands.
fn quoted() -> Outcome<String> {
    let mut text = LONG.to_owned();
    for record in records()? {
        let mark = if record::is_stale(&record) {
            "\n\n**Stale: the code under test has changed since.**"
        } else {
            ""
        };
        let (title, rest) = record.split_once('\n').unwrap_or((&record, ""));
        text += &format!("\n#{title}{mark}\n{rest}");
    }
    Ok(text)
}

fn machine() -> Outcome<String> {
    let rustc = output(&mut program("rustc --version"));
    let chromium = output(program_at(&browser::chromium()?.binary).arg("--version"));
    Ok(format!(
        "{}\n- {}; {}; Lighthouse {}; axe-core {}",
        output(program("node -e").arg(MACHINE)).ok_or("Node could not be asked")?,
        rustc.unwrap_or_default(),
        chromium.unwrap_or_default(),
        versions::LIGHTHOUSE.1,
        versions::AXE.1
    ))
}

/// Runs a command of this program. Returns its standard output, and whether it succeeded.
fn printed_by(command: &str) -> Outcome<(String, bool)> {
    let own = std::env::current_exe().map_err(|error| format!("this program: {error}"))?;
    let ran = Command::new(own)
        .arg(command)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("`cargo xtask {command}` could not be started: {error}"))?;
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    Ok((said, ran.status.success()))
}

/// Returns the kept results, in the order of their names.
fn records() -> Outcome<Vec<String>> {
    let entries = std::fs::read_dir(record::folder()).into_iter().flatten();
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files.iter().map(|file| read(file)).collect()
}

/// Compares the engine with other libraries, natively and in Node.
pub(crate) fn peers() -> Outcome {
    engine::npm()?;
    let node = root().join("benches").join("npm");
    run(&mut cargo("bench --quiet --package benches --bench peers"))?;
    let install = "install --no-package-lock --no-audit --no-fund --ignore-scripts";
    run_quietly(npm(install).current_dir(&node))?;
    run(program("node peers.mjs")
        .arg(engine::package())
        .current_dir(node))
}

/// Runs Lighthouse on dist/, offline.
pub(crate) fn lighthouse() -> Outcome {
    let compressed = crate::measure::compressed()?;
    let folder = tools::lighthouse()?;
    // A module of Node finds packages only beside itself.
    let script = folder.join("lighthouse.mjs");
    write(&script, include_str!("lighthouse.mjs"))?;
    let mut node = program("node");
    node.arg(script).arg(compressed);
    run(node.env("CHROME_PATH", browser::chromium()?.binary))
}
