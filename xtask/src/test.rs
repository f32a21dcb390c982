//! Everything that must hold before a change lands.

use crate::command::{Outcome, cargo, run, stage, target};
use crate::{browser, site, sizes, tools, versions};

type Stage = (&'static str, &'static str, fn() -> Outcome);

const STAGES: [Stage; 6] = [
    ("format", "format", format),
    ("lint", "lints: clippy, warnings are errors", lint),
    ("native", "native tests: engine, input, words, charts, views", native),
    ("docs", "documentation", docs),
    ("wasm", "WebAssembly tests, in a browser", wasm),
    ("site", "the finished site, in a browser", finished_site),
];

/// Runs the stages of those names, or all.
pub(crate) fn test(names: &[&str]) -> Outcome {
    if let Some(unknown) = names.iter().find(|name| STAGES.iter().all(|(known, ..)| known != *name)) {
        return Err(format!("there is no stage {unknown}; there are {}", STAGES.map(|(name, ..)| name).join(", ")));
    }
    let mut passed = 0;
    for (name, title, run) in STAGES {
        if names.is_empty() || names.contains(&name) {
            stage(title, run)?;
            passed += 1;
        }
    }
    println!("\nstages: {passed} passed, 0 failed");
    Ok(())
}

fn format() -> Outcome {
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn lint() -> Outcome {
    let clippy = |arguments: &[&str]| {
        let mut command = cargo();
        command.args(["clippy", "--quiet"]).args(arguments).args(["--", "--deny", "warnings"]);
        run(&mut command)
    };
    tools::for_building()?;
    clippy(&["--workspace", "--all-targets"])?;
    clippy(&["--all-targets", "--features", "ssr"])?;
    clippy(&["--target", versions::WASM, "--features", "page"])
}

fn native() -> Outcome {
    run(cargo().args(["test", "--quiet", "--features", "ssr"]))
}

fn docs() -> Outcome {
    let mut doc = cargo();
    doc.args(["doc", "--quiet", "--no-deps", "--features", "ssr"]).env("RUSTDOCFLAGS", "--deny warnings");
    run(&mut doc)
}

fn wasm() -> Outcome {
    tools::for_building()?;
    let browser = browser::chromium()?;
    let mut test = cargo();
    test.args(["test", "--quiet", "--target", versions::WASM, "--features", "js,charts", "--test", "wasm"]);
    test.env("CHROMEDRIVER", browser.driver).env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    run(&mut test)
}

fn finished_site() -> Outcome {
    site::build()?;
    sizes::report()?;
    let browser = browser::chromium()?;
    let mut test = cargo();
    test.args(["test", "--quiet", "--package", "browser-tests"]);
    test.env("CHROME", browser.binary).env("CHROMEDRIVER", browser.driver);
    test.env("SITE", site::dist()).env("AXE", tools::axe()?).env("SCREENSHOTS", target().join("screenshots"));
    run(&mut test)
}
