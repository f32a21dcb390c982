//! Differences between a system and the paper: its constants and its limits.

use super::{Titled, View, constant, text};
use crate::steps::step::{Block, Cell, TableId};
use crate::steps::{symbol_cell, table};
use crate::systems::outcome::Clamped;
use crate::systems::system::{Family, Range, What};
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::Symbol as S;

/// Returns the step about the system, its constants, and the facts that are not known.
pub(super) fn step(view: &View) -> Titled {
    let (words, system) = (view.language.systems(), view.outcome.system);
    let said = (system.words)(view.language);
    let mut blocks = vec![text(&said.about)];
    let rows = constants(view);
    if !rows.is_empty() {
        let heads = [words.what(), words.value()];
        blocks.push(table(
            TableId::System,
            words.constants_caption(),
            &heads,
            rows,
        ));
    }
    if view.outcome.adapted.tau {
        let tau = constant(view.outcome.tau, "tau", S::Tau);
        blocks.push(Block::Alert(words.other_tau(tau)));
    }
    blocks.extend(said.unknown.lines().map(|note| Block::Note(pieces(note))));
    if let Some(caveat) = words.caveat(system.publication) {
        blocks.push(Block::Alert(pieces(caveat)));
    }
    blocks.extend(view.source(What::Method));
    blocks.extend(
        system
            .own_fact(What::Start)
            .map(|fact| view.source_note(fact)),
    );
    let title = said.title.map_or_else(
        || words.changes_title(system.name_in(view.language)),
        str::to_owned,
    );
    (title, blocks)
}

/// Returns a row for each constant.
fn constants(view: &View) -> Vec<Vec<Cell>> {
    let (words, system) = (view.language.systems(), view.outcome.system);
    let mut rows = Vec::new();
    let own = matches!(system.family, Family::Glicko2 { tau: Some(_) });
    if own {
        let tau = constant(view.outcome.tau, "tau", S::Tau);
        rows.push(vec![
            Cell::HeadPieces(pieces(words.own_tau())),
            Cell::Number(tau),
        ]);
    }
    if let Some(start) = system.start {
        let mut values = vec![
            constant(start.rating, "start.rating", S::R),
            constant(start.deviation, "start.deviation", S::Rd),
        ];
        values.extend(
            start
                .volatility
                .map(|sigma| constant(sigma, "start.volatility", S::Sigma)),
        );
        rows.push(vec![
            Cell::Head(words.start().to_owned()),
            Cell::Pieces(with_letters(values)),
        ]);
    }
    let bounds = system.bounds;
    let limits = [
        (bounds.rating, "bounds.rating", S::R, "{r}"),
        (bounds.deviation, "bounds.deviation", S::Rd, "{rd}"),
        (bounds.volatility, "bounds.volatility", S::Sigma, "{sigma}"),
    ];
    for (range, path, symbol, letter) in limits {
        if range != Range::ANY {
            let name = pieces(&words.limits(letter));
            rows.push(vec![
                Cell::HeadPieces(name),
                Cell::Pieces(limits_of(view, range, path, symbol)),
            ]);
        }
    }
    if let Some(most) = system.most_change {
        let most = constant(most, "most_change", S::R);
        rows.push(vec![
            Cell::Head(words.most_change().to_owned()),
            Cell::Number(most),
        ]);
    }
    rows
}

/// Returns values with their letters: `r = 1500, RD = 350, σ = 0.06`.
fn with_letters(values: Vec<Number>) -> Vec<Piece> {
    let mut line = Vec::new();
    for value in values {
        if !line.is_empty() {
            line.push(Piece::Text(", ".to_owned()));
        }
        line.extend([
            Piece::Symbol(value.symbol),
            Piece::Text(" = ".to_owned()),
            Piece::Number(value),
        ]);
    }
    line
}

/// Returns a range in words: `from 45 to 500`.
fn limits_of(view: &View, range: Range, path: &str, symbol: S) -> Vec<Piece> {
    let words = view.language.systems();
    let least = constant(range.least, &format!("{path}.least"), symbol);
    let most = constant(range.most, &format!("{path}.most"), symbol);
    match (range.least.is_finite(), range.most.is_finite()) {
        (true, true) => words.limits_between(least, most),
        (true, false) => words.limits_from(least),
        _ => words.limits_to(most),
    }
}

/// Returns the step about values that were moved to the limits before the update.
pub(super) fn limits(view: &View) -> Option<Titled> {
    let (words, adapted) = (view.language.systems(), view.outcome.adapted);
    if !adapted.any_clamped() {
        return None;
    }
    let mut blocks = vec![text(
        &words.held(view.outcome.system.name_in(view.language)),
    )];
    let values = [
        (adapted.rating, "rating", S::R),
        (adapted.deviation, "deviation", S::Rd),
        (adapted.volatility, "volatility", S::Sigma),
    ];
    let rows: Vec<Vec<Cell>> = values
        .into_iter()
        .filter_map(|(clamped, path, symbol)| {
            let Clamped { from, to } = clamped?;
            let given = Number {
                quantity: format!("in.player.{path}").into(),
                ..constant(from, path, symbol)
            };
            let used = constant(to, &format!("before.{path}"), symbol);
            Some(vec![
                symbol_cell(symbol),
                Cell::Number(given),
                Cell::Number(used),
            ])
        })
        .collect();
    if !rows.is_empty() {
        blocks.push(table(
            TableId::System,
            words.held_caption(),
            &["", words.given(), words.used()],
            rows,
        ));
    }
    if adapted.opponents > 0 {
        blocks.push(Block::Note(pieces(
            &words.held_opponents(adapted.opponents),
        )));
    }
    blocks.extend(view.source(What::Bounds));
    Some((words.held_title().to_owned(), blocks))
}
