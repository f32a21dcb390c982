//! All checks that must pass before a change lands.

use crate::command::{Count, Outcome, cargo, run, run_tests, run_tests_twice, stage, target};
use crate::engines::{self, Engine};
use crate::record::flag;
use crate::{browser, fresh_clone, packages, plain, site, sizes, tools, unchanged, versions};
use std::path::Path;
use std::process::Command;
use std::thread::{self, ScopedJoinHandle};
use std::time::Instant;

type Stage = (&'static str, &'static str, fn() -> Outcome<Count>);

const STAGES: [Stage; 7] = [
    ("format", "format", format),
    ("lint", "lints: plain words, and clippy", lint),
    ("native", "native tests, without a browser", native),
    ("docs", "documentation", docs),
    ("packages", "packages, from empty projects", packages::test),
    ("wasm", "WebAssembly tests, in a browser", wasm),
    ("site", "the finished site, in a browser", finished_site),
];

/// Runs the stages with these names, or all. A stage that has passed with the same sources is skipped, unless `--again`
/// is given.
pub(crate) fn test(arguments: &[&str]) -> Outcome {
    let (again, names) = flag(arguments, "--again");
    let known = STAGES.map(|(name, ..)| name);
    if let Some(unknown) = names.iter().find(|name| !known.contains(name)) {
        let known = known.join(", ");
        return Err(format!("there is no stage {unknown}; there are {known}"));
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
    let seconds = start.elapsed().as_secs_f64();
    println!("\ntest result: ok. {total}; {stages} stages; finished in {seconds:.1}s");
    Ok(())
}

/// Returns the count of a stage without tests.
fn no_tests(outcome: Outcome) -> Outcome<Count> {
    outcome.map(|()| Count::default())
}

fn format() -> Outcome<Count> {
    run(&mut cargo("fmt --all --check"))?;
    no_tests(run(&mut cargo(
        "fmt --manifest-path fuzz/Cargo.toml --check",
    )))
}

fn lint() -> Outcome<Count> {
    let clippy = |packages: &str| {
        let line = format!("clippy --quiet {packages} -- --deny warnings");
        run(&mut cargo(&line))
    };
    let for_wasm = |packages: &str| clippy(&format!("--target {} {packages}", versions::WASM));
    plain::check()?;
    tools::wasm_target()?;
    clippy("--workspace --all-targets")?;
    for_wasm("--package glicko2-steps --features js")?;
    no_tests(for_wasm("--lib --bins --test wasm"))
}

fn native() -> Outcome<Count> {
    run_tests(&mut cargo(
        "test --quiet --workspace --exclude browser-tests",
    ))
}

fn docs() -> Outcome<Count> {
    let mut doc = cargo("doc --quiet --no-deps --workspace --features glicko2-steps/js");
    no_tests(run(doc.env("RUSTDOCFLAGS", "--deny warnings")))
}

fn wasm() -> Outcome<Count> {
    tools::for_engine()?;
    let browser = browser::chromium()?;
    // Without `--quiet`, because Cargo would pass it on to the runner, which does not know it.
    let mut test = cargo("test --package explain --test wasm --target");
    test.arg(versions::WASM);
    test.env("CHROMEDRIVER", browser.driver);
    run_tests(test.env("WASM_BINDGEN_TEST_TIMEOUT", "120"))
}

/// The browser tests of what browsers differ in: input, focus, dragging, pasting, files, layout, print, storage, the
/// address, the service worker, embedding.
const DIFFERENT: [&str; 22] = [
    "copying::numbers_tables_and_sentences_are_copied_in_full",
    "dragging::a_finger_drags_sideways",
    "dragging::numbers_in_the_answer_are_dragged_and_stepped",
    "embedding::an_element_shows_a_case_and_follows_its_attributes",
    "importing::a_file_may_be_dropped_anywhere_and_text_may_not",
    "importing::each_file_is_described_and_opens_in_its_room",
    "in_view::next_scrolls_the_opened_step_below_the_header",
    "keyboard::enter_goes_to_the_next_row_or_adds_one",
    "keyboard::the_tab_key_reaches_every_control_in_order",
    "links::a_link_in_the_address_bar_is_opened_at_once",
    "looks::the_colours_are_switched_and_saved",
    "navigating::iterations_are_chosen_in_the_table_and_by_the_slider",
    "offline::the_page_works_offline_after_one_visit",
    "one_file::the_file_opens_without_a_server",
    "painted::a_press_before_the_program_starts_is_carried_out",
    "printing::only_the_handout_is_printed_and_it_is_not_on_the_screen",
    "privacy::a_corrupt_storage_does_not_break_the_page",
    "saving::a_link_never_replaces_the_saved_case",
    "saving::text_typed_right_before_a_reload_is_saved",
    "sharing::a_case_survives_sharing_by_link_and_file",
    "typing::a_whole_case_is_typed_in",
    "widths::tables_of_the_steps_are_cards_on_a_phone",
];

/// Creates a command that tests a site in a browser.
pub(crate) fn in_browser(engine: &Engine, site: &Path, axe: &Path) -> Command {
    let mut test = engine.cargo();
    test.args(["test", "--quiet", "--package", "browser-tests"])
        .env("SITE", site)
        .env("AXE", axe)
        .env("SCREENSHOTS", target().join("screenshots"));
    test
}

fn finished_site() -> Outcome<Count> {
    site::build()?;
    let (dist, axe) = (site::dist(), tools::axe()?);
    let chromium = engines::chromium()?;
    let mut count = run_tests_twice(|| in_browser(&chromium, &dist, &axe), &[])?;
    let (more, untested) = in_others(&dist, &axe, &DIFFERENT)?;
    count += more;
    for why in untested {
        println!("\n== NOT TESTED in {why}");
    }
    let plain = fresh_clone::build()?;
    count += run_tests(in_browser(&chromium, &plain, &axe).args(["--test", "plain"]))?;
    // Reported last, so that a page that is too large is still tested.
    sizes::report()?;
    Ok(count)
}

/// Runs the chosen tests in the browsers beside Chromium, which run side by side. Returns their count, and why a browser
/// was left out.
fn in_others(dist: &Path, axe: &Path, chosen: &[&str]) -> Outcome<(Count, Vec<String>)> {
    let (mut engines, mut untested) = (Vec::new(), Vec::new());
    for start in [engines::firefox, engines::webkit] {
        match start() {
            Ok(engine) => engines.push(engine),
            Err(why) => untested.push(why),
        }
    }
    let in_one = |engine: &Engine| {
        let skipped = engine.cannot_pass.iter().flat_map(|name| ["--skip", name]);
        let chosen: Vec<&str> = chosen.iter().copied().chain(skipped).collect();
        let mut count = run_tests_twice(|| in_browser(engine, dist, axe), &chosen)
            .map_err(|error| format!("in {}: {error}", engine.name))?;
        count.ignored += engine.cannot_pass.len() as u32;
        println!("== in {}: {count}", engine.name);
        Ok(count)
    };
    let counts: Vec<Outcome<Count>> = thread::scope(|scope| {
        let start = |engine| scope.spawn(move || in_one(engine));
        let runs: Vec<_> = engines.iter().map(start).collect();
        let end = |run: ScopedJoinHandle<_>| run.join().expect("a run does not panic");
        runs.into_iter().map(end).collect()
    });
    let mut sum = Count::default();
    for count in counts {
        sum += count?;
    }
    Ok((sum, untested))
}

/// Runs all tests of the finished site in Chromium, Firefox and WebKitGTK. Each browser has to be there.
pub(crate) fn in_browsers() -> Outcome {
    site::build()?;
    let (dist, axe) = (site::dist(), tools::axe()?);
    let chromium = engines::chromium()?;
    let mut count = run_tests_twice(|| in_browser(&chromium, &dist, &axe), &[])?;
    let (more, untested) = in_others(&dist, &axe, &[])?;
    count += more;
    println!("\ntest result: ok. {count}; in all browsers");
    if untested.is_empty() {
        Ok(())
    } else {
        Err(format!("not tested in {}", untested.join("; ")))
    }
}

#[cfg(test)]
mod tests {
    use super::DIFFERENT;
    use crate::command::root;
    use crate::engines::{NOT_IN_FIREFOX, NOT_IN_WEBKIT};
    use crate::site::read;

    #[test]
    fn the_tests_that_are_named_for_browsers_exist() {
        let named = DIFFERENT.into_iter().chain(NOT_IN_FIREFOX);
        for name in named.chain(NOT_IN_WEBKIT) {
            let (module, test) = name.split_once("::").unwrap();
            let file = root().join(format!("tests/browser/tests/page/{module}.rs"));
            let text = read(&file).unwrap();
            assert!(text.contains(&format!("fn {test}()")), "{name}");
        }
    }
}
