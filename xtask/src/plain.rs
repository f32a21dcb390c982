//! Checks that comments and names in Rust code are plain: a comment names its subject, and a name says what it stands for.

use crate::command::{Outcome, printed, program, root};
use crate::site::read;

/// Words that do not open a comment, because a reader then looks for what they stand for.
const OPENINGS: [&str; 10] = [
    "It", "What", "Someone", "So", "That", "Those", "These", "They", "Who", "Whose",
];
/// Phrases that do not open a comment.
const OPENING_PHRASES: [&str; 2] = ["The same", "There is one"];
/// Words that no comment contains: "the reader", "a player" or "the host" says who is meant.
const VAGUE: [&str; 5] = ["somebody", "nobody", "whoever", "whatever", "whom"];
/// Words that do not begin the name of a function: a riddle when a test of that name fails.
const RIDDLES: [&str; 5] = ["what_", "who_", "whoever_", "nobody_", "somebody_"];

/// Participles that are no name of a function, because they say neither what it does nor what it returns.
const PARTICIPLES: [&str; 12] = [
    "told", "asked", "seen", "shown", "worked", "given", "made", "taken", "held", "put", "said",
    "named",
];

/// Fails if a comment or a function's name breaks a rule, and prints where.
pub(crate) fn check() -> Outcome {
    let names = printed(&mut program("git ls-files -- *.rs"))?;
    let mut faults = Vec::new();
    for name in names.lines() {
        for (line, fault) in faults_of(&read(&root().join(name))?) {
            faults.push(format!("{name}:{line}: {fault}"));
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}\nCONTRIBUTING.md says how comments and names are written.",
        faults.join("\n")
    ))
}

/// Returns the faults of a file, each with the number of its line.
fn faults_of(text: &str) -> Vec<(usize, String)> {
    let numbered = text.lines().enumerate();
    numbered
        .filter_map(|(index, line)| fault(line.trim_start()).map(|fault| (index + 1, fault)))
        .collect()
}

/// Returns what is wrong with a line, if it is a comment or begins a function.
fn fault(line: &str) -> Option<String> {
    let Some(comment) = line.strip_prefix("//") else {
        return vague_name(line);
    };
    let comment = comment.trim_start_matches(['/', '!']).trim_start();
    let words = || comment.split(|c: char| !c.is_alphanumeric());
    let opening = words().next().unwrap_or_default();
    if OPENINGS.contains(&opening) {
        return Some(format!("the comment opens with \"{opening}\""));
    }
    let mut phrases = OPENING_PHRASES.iter();
    if let Some(phrase) = phrases.find(|&&phrase| comment.starts_with(phrase)) {
        return Some(format!("the comment opens with \"{phrase}\""));
    }
    let vague = VAGUE
        .iter()
        .find(|&vague| words().any(|word| word.eq_ignore_ascii_case(vague)))?;
    Some(format!("the comment says \"{vague}\""))
}

/// Returns what is wrong with the name of the function that a line begins.
fn vague_name(line: &str) -> Option<String> {
    let name = line.split_once("fn ")?.1;
    let beginnings = ["fn ", "pub ", "pub(", "const fn ", "async fn "];
    let begins_line = beginnings.iter().any(|&begin| line.starts_with(begin));
    let mut words = name.split(|c: char| !c.is_alphanumeric() && c != '_');
    let whole = words.next()?;
    if begins_line && PARTICIPLES.contains(&whole) {
        return Some(format!("the function is named only \"{whole}\""));
    }
    // "What if" is the page's name for the results that a game could have had.
    let opening = RIDDLES
        .iter()
        .find(|&&riddle| name.starts_with(riddle) && !name.starts_with("what_if"))?;
    begins_line.then(|| format!("the function's name begins with \"{opening}\""))
}

#[cfg(test)]
mod tests {
    use super::faults_of;

    #[test]
    fn comments_without_a_subject_are_faults() {
        let lines = [
            ("/// It is drawn.", true),
            ("    // What stays is passed over.", true),
            ("//! The same for leagues.", true),
            ("// A click closes the menu, whoever made it.", true),
            ("// Nobody reads this.", true),
            ("fn what_is_hidden_is_gone() {", true),
            ("    pub(super) fn told(case: &Case) -> String {", true),
            ("/// Draws the curve.", false),
            ("// Italic letters are slower.", false),
            ("let x = 1; // Its unit is points.", false),
            ("fn hidden_values_are_not_in_the_page() {", false),
            ("fn shown_rating(rating: f64) -> f64 {", false),
            ("pub fn what_if(score: f64) -> Player {", false),
        ];
        for (line, is_fault) in lines {
            assert_eq!(!faults_of(line).is_empty(), is_fault, "{line}");
        }
    }
}
