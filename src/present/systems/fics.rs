//! What is particular to FICS: the factor K, bughouse, and how deviations grow in programs of it that are public.

use super::{Titled, View, constant, number};
use crate::present::number::Kind;
use crate::present::step::{Block, pieces};
use crate::present::steps::{formula, text, worked};
use crate::present::symbol::Symbol as S;
use crate::systems::{Update, What, Work, fics};

/// The factor K of FICS.
pub(super) fn k_factor(view: &View, first: &Update) -> Option<Titled> {
    let words = view.words;
    let Work::Glicko { g, e, score, step, .. } = first.work else { return None };
    let of = |value, kind, path: &str, symbol| number(value, kind, &format!("updates.0.{path}"), symbol);
    let k = of(fics::k(step, g), Kind::Rating, "k", S::K);
    let least = constant(fics::LEAST_K, "least_k", S::K);
    let s = of(score, Kind::Given, "score", S::S);
    let r = of(first.before.rating, Kind::Given, "before.rating", S::R);
    let r_prime = of(first.adjusted.rating, Kind::Given, "adjusted.rating", S::RPrime);
    let mut blocks = vec![text(words.k)];
    if view.outcome.updates.len() > 1 {
        blocks.push(Block::Note(pieces(words.first_game)));
    }
    blocks.extend([
        formula(r"\K = \max(\frac{\q}{\frac{1}{\rd^2} + \frac{1}{\d_squared}} \g, 16)"),
        worked(
            r"\K = \max(#0 × #1, #2) = #3",
            &[of(step, Kind::Rating, "step", S::K), of(g, Kind::Scaled, "g", S::G), least, k.clone()],
        ),
        Block::Note(pieces(words.k_then)),
        worked(r"\r_prime = #0 + #1 × (#2 − #3) ≈ #4", &[r, k, s, of(e, Kind::Scaled, "e", S::E), r_prime]),
    ]);
    blocks.extend(view.source(What::Update));
    Some((words.k_title.to_owned(), blocks))
}

/// Bughouse at FICS, in letters: a team's game takes four players.
pub(super) fn bughouse(view: &View) -> Titled {
    let words = view.words;
    let mut blocks = vec![
        text(words.bughouse),
        formula(r"\q = \frac{\ln(10)}{800}"),
        formula(r"\g = \frac{1}{\sqrt{1 + \frac{3 \ln(10)^2}{\pi^2 800^2} \sum \rd_j^2}}"),
    ];
    blocks.extend(view.source(What::Method));
    (words.bughouse_title.to_owned(), blocks)
}

/// How deviations grow in server programs that are public, for a year.
pub(super) fn open_growth(view: &View) -> Titled {
    const MINUTES: f64 = 365.0 * 24.0 * 60.0;
    let words = view.words;
    let rd = view.outcome.before.deviation;
    let minutes = constant(MINUTES, "open_growth.minutes", S::T);
    let mut blocks = vec![text(words.open_growth), formula(r"\sqrt{\rd_old^2 + \c^2 \ln(1 + \t)}")];
    blocks.extend(fics::OPEN_GROWTH.into_iter().enumerate().map(|(i, g)| {
        let grown = fics::open_growth(rd, g, MINUTES);
        let c = constant(g, &format!("open_growth.{i}.c"), S::C);
        let grown = number(grown, Kind::Rating, &format!("open_growth.{i}.deviation"), S::Rd);
        let before = number(rd, Kind::Rating, "before.deviation", S::Rd0);
        worked(r"\sqrt{#0^2 + #1^2 × \ln(1 + #2)} = #3", &[before, c, minutes.clone(), grown])
    }));
    blocks.extend(view.source(What::Growth));
    (words.open_growth_title.to_owned(), blocks)
}
