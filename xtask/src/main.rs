//! The commands of this project: `cargo xtask serve`, `cargo xtask build`, `cargo xtask test`.
//!
//! Uses only the standard library, so that the first command on a new machine starts without downloads.

mod browser;
mod checks;
mod command;
mod coverage;
mod embed;
mod engine;
mod engines;
mod fresh_clone;
mod fuzz;
mod head;
mod languages;
mod measure;
mod mutants;
mod node;
mod one_file;
mod packages;
mod page;
mod pictures;
mod plain;
mod presets;
mod record;
mod repeat;
mod report;
mod screen;
mod scripts;
mod serve;
mod site;
mod sizes;
mod split;
mod start;
mod static_pages;
mod temp_folder;
mod templates;
mod test;
mod tools;
mod trunk;
mod unchanged;
mod versions;
mod worker;
mod workspace;
mod written;

use command::Outcome;
use std::process::ExitCode;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  serve [--port N] [--dev] [--open] [--language CODE]
                     set up what is missing, build, serve on http://127.0.0.1:8080 and follow changes;
                     --dev builds faster and runs slower, --open shows it in the browser, --language ru has
                     the page in Russian
  build              the finished site in dist/, in all languages, and what it weighs
  measure [WORD ...] how long the finished site in dist/ takes on a slow phone; only the ways with a WORD in their name
  npm                the package for npm, in target/npm
  pictures           the cards and the icons in www/, drawn anew
  test [--again] [STAGE ...]
                     everything, or some of: format, lint, native, docs, packages, wasm, site; a stage that has passed
                     runs again only after a change, or with --again
  dependencies [--advisories]
                     whether each dependency is used, and all keep to deny.toml; --advisories asks the network for
                     known faults
  oldest             builds and tests with the oldest Rust that Cargo.toml allows
  semver             compares the interface of the crate with that of an earlier commit
  release [TAG]      whether the version of Cargo.toml can be published
  browsers           runs all tests of the finished site in Chromium, Firefox and WebKitGTK
  report [--quote]   measures for half an hour, quotes reports/, and writes REPORT.md; --quote only quotes;
                     its parts are sizes, measure, lighthouse, figures [WORD ...], access, peers
  fuzz [--minutes N] [--again] [TARGET ...], mutants [--shard K/N] [--again] [engine|explain],
  coverage, repeat [TIMES]
                     proofs that take long; docs/proofs.md describes them, and reports/ keeps what they find
  help               this text

The tools are kept in target/tools, unless the PATH has them in the right version.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome: Outcome = match arguments[..] {
        ["serve", ref options @ ..] => serve::serve(options),
        ["build"] => site::build().and_then(|()| sizes::report()),
        ["measure", ref words @ ..] => measure::measure(words),
        ["sizes"] => sizes::report(),
        ["figures", ref words @ ..] => measure::figures(words),
        ["access"] => measure::access(),
        ["lighthouse"] => report::lighthouse(),
        ["peers"] => report::peers(),
        ["report"] => report::report(),
        ["report", "--quote"] => report::quote(),
        ["fuzz", ref arguments @ ..] => fuzz::fuzz(arguments),
        ["mutants", ref arguments @ ..] => mutants::mutants(arguments),
        ["coverage"] => coverage::coverage(),
        ["repeat", ref arguments @ ..] => repeat::repeat(arguments),
        ["browsers"] => test::in_browsers(),
        ["npm"] => engine::npm(),
        ["pictures"] => pictures::draw(),
        ["dependencies", ref options @ ..] => checks::dependencies(options),
        ["oldest"] => checks::oldest(),
        ["semver"] => checks::semver(),
        ["release"] => checks::release(None),
        ["release", tag] => checks::release(Some(tag)),
        ["test", ref stages @ ..] => test::test(stages),
        // Trunk calls this after each build: see Trunk.toml.
        ["finish"] => site::finish(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(format!(
            "there is no such command: {}\n\n{HELP}",
            arguments.join(" ")
        )),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("\nerror: {message}");
            ExitCode::FAILURE
        }
    }
}
