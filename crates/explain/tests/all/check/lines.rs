//! The example `check`, line by line.

#[expect(dead_code, reason = "its main is for the command line")]
#[path = "../../../examples/check.rs"]
mod check;

use super::snapshot::assert_reads;
use crate::support::examples;
use examples::{answered, papers_example};
use serde_json::json;

#[test]
fn each_line_is_checked_or_its_error_names_its_field() {
    let mut negative = papers_example();
    negative["games"][1]["deviation"] = json!(-30);
    let names = [("CASE", papers_example()), ("NEGATIVE", negative)];
    let run = |input: &[u8], output: &mut Vec<u8>| check::run(input, output);
    assert_reads(
        "check-lines",
        &answered(run, include_str!("../../data/check_lines.txt"), &names),
    );
}
