//! All checks that must pass before a change lands.

use crate::command::{Count, Outcome, cargo, run, run_tests, run_tests_twice, stage, target};
use crate::{browser, fresh_clone, packages, plain, site, sizes, tools, unchanged, versions};
use std::path::Path;
use std::time::Instant;

type Stage = (&'static str, &'static str, fn() -> Outcome<Count>);

const STAGES: [Stage; 7] = [
    ("format", "format", format),
    (
        "lint",
        "lints: plain words, and clippy, whose warnings are errors",
        lint,
    ),
    (
        "native",
        "native tests: engine, input, words, charts, views",
        native,
    ),
    ("docs", "documentation", docs),
    (
        "packages",
        "both packages, from empty projects",
        packages::test,
    ),
    ("wasm", "WebAssembly tests, in a browser", wasm),
    ("site", "the finished site, in a browser", finished_site),
];

/// Runs the stages with these names, or all. A stage that has passed with the same sources is skipped, unless `--again`
/// is given.
pub(crate) fn test(arguments: &[&str]) -> Outcome {
    let again = arguments.contains(&"--again");
    let names: Vec<&str> = arguments
        .iter()
        .copied()
        .filter(|&argument| argument != "--again")
        .collect();
    if let Some(unknown) = names
        .iter()
        .find(|name| STAGES.iter().all(|(known, ..)| known != *name))
    {
        return Err(format!(
            "there is no stage {unknown}; there are {}",
            STAGES.map(|(name, ..)| name).join(", ")
        ));
    }
    let start = Instant::now();
    let fingerprint = unchanged::fingerprint();
    let (mut stages, mut total) = (0, Count::default());
    for (name, title, work) in STAGES {
        if !names.is_empty() && !names.contains(&name) {
            continue;
        }
        let before = fingerprint
            .filter(|_| !again)
            .and_then(|sources| unchanged::passed(name, sources));
        let count = if let Some(count) = before {
            println!("\n== {title}\n== nothing has changed since it passed");
            count
        } else {
            let count = stage(title, work)
                .map_err(|error| format!("{error}\nOnly this stage: `cargo xtask test {name}`"))?;
            // Sources that were edited during the stage have not been tested.
            if let Some(sources) = fingerprint.filter(|_| unchanged::fingerprint() == fingerprint) {
                unchanged::remember(name, sources, count);
            }
            count
        };
        total += count;
        stages += 1;
    }
    let Count {
        passed,
        failed,
        ignored,
    } = total;
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "\ntest result: ok. {passed} passed; {failed} failed; {ignored} ignored; {stages} stages; finished in {seconds:.1}s"
    );
    Ok(())
}

/// Returns the count of a stage without tests.
fn no_tests(outcome: Outcome) -> Outcome<Count> {
    outcome.map(|()| Count::default())
}

fn format() -> Outcome<Count> {
    no_tests(run(cargo().args(["fmt", "--all", "--check"])))
}

fn lint() -> Outcome<Count> {
    let clippy = |arguments: &[&str]| {
        let mut command = cargo();
        command
            .args(["clippy", "--quiet"])
            .args(arguments)
            .args(["--", "--deny", "warnings"]);
        run(&mut command)
    };
    plain::check()?;
    tools::wasm_target()?;
    clippy(&["--workspace", "--all-targets"])?;
    clippy(&[
        "--package",
        "glicko2-steps",
        "--features",
        "js",
        "--target",
        versions::WASM,
    ])?;
    no_tests(clippy(&[
        "--target",
        versions::WASM,
        "--lib",
        "--bins",
        "--test",
        "wasm",
    ]))
}

fn native() -> Outcome<Count> {
    run_tests(cargo().args([
        "test",
        "--quiet",
        "--workspace",
        "--exclude",
        "browser-tests",
    ]))
}

fn docs() -> Outcome<Count> {
    let mut doc = cargo();
    doc.args([
        "doc",
        "--quiet",
        "--no-deps",
        "--workspace",
        "--features",
        "glicko2-steps/js",
    ]);
    no_tests(run(doc.env("RUSTDOCFLAGS", "--deny warnings")))
}

fn wasm() -> Outcome<Count> {
    tools::for_engine()?;
    let browser = browser::chromium()?;
    let mut test = cargo();
    // Without `--quiet`, because Cargo would pass it on to the runner, which does not know it.
    test.args([
        "test",
        "--target",
        versions::WASM,
        "--package",
        "explain",
        "--test",
        "wasm",
    ]);
    test.env("CHROMEDRIVER", browser.driver)
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    run_tests(&mut test)
}

fn finished_site() -> Outcome<Count> {
    site::build()?;
    let browser = browser::chromium()?;
    let axe = tools::axe()?;
    let tests = |site: &Path, name: &[&str]| {
        let mut test = cargo();
        test.args(["test", "--quiet", "--package", "browser-tests"])
            .args(name);
        test.env("CHROME", &browser.binary)
            .env("CHROMEDRIVER", &browser.driver);
        test.env("SITE", site)
            .env("AXE", &axe)
            .env("SCREENSHOTS", target().join("screenshots"));
        test
    };
    let finished = site::dist();
    let mut count = run_tests_twice(|| tests(&finished, &[]))?;
    let plain = fresh_clone::build()?;
    count += run_tests(&mut tests(&plain, &["--test", "plain"]))?;
    // Reported last, so that a page that is too large is still tested.
    sizes::report()?;
    Ok(count)
}
