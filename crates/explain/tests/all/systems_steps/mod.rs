//! The derivation of Glicko (1995), the further steps of every system, and the comparison, as text.

mod anything;
mod compared;
mod descriptions;
mod older;
mod words;

use crate::support::{contents, pieces, snapshot, systems, worked};
use contents::contents;
use explain::numbers::{Digits, show};
use explain::steps::glicko::{Derivation, steps as glicko_steps};
use explain::steps::step::{Block, Step};
use explain::systems::{
    Family, Introduction, Outcome, Publication, all, by_id, introduction, lined_up, outcome,
    steps as steps_of,
};
use explain::words::Language;
use glicko2_steps::glicko_1995::{self, Constants};
use glicko2_steps::{Game, Period, Player, Symbol};
use pieces::read;
use proptest::prelude::*;
use serde_json::Value;
use snapshot::assert_reads;
use std::collections::HashMap;
use systems::case_at;
use worked::check_formula;

const EN: Language = Language::En;

/// Returns the introduction as a step.
fn titled(said: Introduction) -> Step {
    Step {
        number: 0,
        title: explain::words::pieces::pieces(&said.title),
        blocks: said.blocks,
    }
}

/// Returns everything that is a system's own in a period: the introduction, its own steps, and those of 1995.
fn own_steps(outcome: &Outcome) -> Vec<Step> {
    let placed = steps_of(outcome, 0..outcome.games.len(), EN);
    let is_glicko = outcome.system.family == Family::Glicko;
    let own = placed
        .into_iter()
        .filter(|step| is_glicko || step.of.paper().is_none())
        .map(|step| step.step);
    std::iter::once(titled(introduction(outcome, EN)))
        .chain(own)
        .collect()
}

/// Checks the steps of a system in all its periods.
fn check_all(outcome: &Outcome) -> Result<(), String> {
    for index in 0..outcome.periods() {
        let period = outcome.period(index);
        check(&own_steps(&period))?;
        for (at, step) in steps_of(&period, 0..1, EN).iter().enumerate() {
            if usize::from(step.step.number) != at + 1 {
                return Err(format!("step {} at {at}", step.step.number));
            }
        }
    }
    match lined_up(outcome, 0..outcome.games.len(), Digits::Auto, EN) {
        Some(said) => check(&[titled(said)]),
        None => Ok(()),
    }
}

fn rated(id: &str, period: &Period, typed: &[(&str, &str)]) -> Outcome {
    let system = by_id(id).unwrap();
    let outcome =
        outcome(system, &case_at(system, period, typed)).expect("a case that can be rated");
    check_all(&outcome).unwrap_or_else(|problem| panic!("{id}, {typed:?}: {problem}"));
    outcome
}

/// Returns the system's own steps of the first period.
#[track_caller]
fn first_steps(id: &str, period: &Period, typed: &[(&str, &str)]) -> Vec<Step> {
    own_steps(&rated(id, period, typed).period(0))
}

/// Returns the system's own steps of the last period.
#[track_caller]
fn last_steps(id: &str, period: &Period, typed: &[(&str, &str)]) -> Vec<Step> {
    let outcome = rated(id, period, typed);
    own_steps(&outcome.period(outcome.periods() - 1))
}

fn all_text(steps: &[Step]) -> String {
    let mut all = String::new();
    for step in steps {
        all.push_str(&read(&step.title));
        all.push('\n');
        for block in &step.blocks {
            if let Block::Text(pieces)
            | Block::Note(pieces)
            | Block::Aside(pieces)
            | Block::Alert(pieces) = block
            {
                all.push_str(&read(pieces));
                all.push('\n');
            }
        }
    }
    all
}

/// Returns the value of a quantity, which is the same wherever it occurs.
#[track_caller]
fn quantity(steps: &[Step], path: &str) -> f64 {
    let found: Vec<f64> = contents(steps)
        .0
        .iter()
        .filter(|number| number.quantity == path)
        .map(|number| number.value)
        .collect();
    assert!(
        found.windows(2).all(|pair| pair[0] == pair[1]),
        "{path}: {found:?}"
    );
    *found.first().unwrap_or_else(|| panic!("no {path}"))
}

fn has(steps: &[Step], path: &str) -> bool {
    contents(steps)
        .0
        .iter()
        .any(|number| number.quantity == path)
}

/// Checks what must hold for any steps.
fn check(steps: &[Step]) -> Result<(), String> {
    let ensure = |is: bool, what: String| if is { Ok(()) } else { Err(what) };
    for step in steps {
        let title = read(&step.title);
        ensure(
            matches!(step.blocks.first(), Some(Block::Text(_))),
            format!("{title}: begins with words"),
        )?;
        for block in &step.blocks {
            match block {
                Block::Worked(math) => {
                    let sides = check_formula(math, glicko_1995::g, 1e-7)?;
                    // Two equal sides, a stated value, or a value that is rounded to a whole number.
                    let written = format!("{math:?}");
                    let stated = written.contains("Symbol(");
                    ensure(
                        sides >= 2 || stated,
                        format!("{title}: nothing to check in {math:?}"),
                    )?;
                }
                Block::Table(table) => {
                    ensure(!table.rows.is_empty(), format!("{title}: an empty table"))?;
                    for row in &table.rows {
                        ensure(
                            row.len() == table.heads.len(),
                            format!("{title}: a row of {}", row.len()),
                        )?;
                    }
                }
                _ => {}
            }
        }
    }
    let (numbers, words) = contents(steps);
    let mut values = HashMap::new();
    for number in numbers {
        ensure(
            number.value.is_finite(),
            format!("{} is {}", number.quantity, number.value),
        )?;
        let first = *values.entry(&*number.quantity).or_insert(number.value);
        ensure(
            first == number.value,
            format!("{} is {first} and {}", number.quantity, number.value),
        )?;
        let path = number.quantity.trim_start_matches('-');
        let known = ["system.", "glicko.", "in.player."]
            .iter()
            .any(|start| path.starts_with(start));
        ensure(known, format!("{path} leads nowhere"))?;
    }
    for text in words {
        ensure(
            !text.contains(['{', '}']),
            format!("a name that nobody knows: {text}"),
        )?;
        ensure(!text.contains("NaN"), format!("not a number: {text}"))?;
    }
    Ok(())
}
