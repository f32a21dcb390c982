//! The numbers that players see, worked.

use super::course::on_both_scales;
use super::points;
use super::{Titled, View, constant, number};
use crate::present::math::Number;
use crate::present::number::Kind;
use crate::present::step::{Block, fill};
use crate::present::steps::{formula, worked};
use crate::present::symbol::Symbol as S;
use crate::systems::{Rounding, Shown, What, ogs};

/// A step for each number.
pub(super) fn steps(view: &View) -> Vec<Titled> {
    let whats = [What::Shown, What::AlsoShown, What::AlsoShown];
    view.outcome
        .shown
        .iter()
        .zip(whats)
        .map(|(shown, what)| {
            let mut blocks = vec![Block::Text(fill((view.words.shown)(shown), &limits(shown)))];
            blocks.extend(work(view, shown));
            blocks.push(Block::Text(fill(&sentence_case(&(view.words.seen)(shown)), &numbers(shown))));
            blocks.extend(view.source(what));
            ((view.words.shown_title)(shown).to_owned(), blocks)
        })
        .collect()
}

/// What is seen stands alone as a sentence: `Rank not shown yet (24.30).`
fn sentence_case(seen: &str) -> String {
    let mut chars = seen.chars();
    chars.next().map_or(String::new(), |first| {
        let mut sentence = String::from(first.to_ascii_uppercase());
        sentence.push_str(chars.as_str());
        // The question mark of a provisional rating is the last of it.
        if !sentence.ends_with('?') {
            sentence.push('.');
        }
        sentence
    })
}

/// The limits that are spoken of.
fn limits(shown: &Shown) -> Vec<Number> {
    match *shown {
        Shown::Whole { mark_from, .. } => vec![constant(mark_from, "mark_from", S::Rd)],
        Shown::Listed { up_to, .. } => vec![constant(up_to, "listed_up_to", S::Rd)],
        Shown::Rank { .. } => vec![
            constant(ogs::PROVISIONAL, "mark_from", S::Rd),
            number(ogs::rating(1.0) / ogs::rating(0.0), Kind::Scaled, "rank_step", S::R),
        ],
        _ => Vec::new(),
    }
}

/// The number as players see it.
#[must_use]
pub fn numbers(shown: &Shown) -> Vec<Number> {
    let one = |value, kind, path: &str| vec![number(value, kind, path, S::Shown)];
    match shown {
        Shown::Interval { low, high } => vec![
            number(*low, Kind::Rating, "interval.low", S::Shown),
            number(*high, Kind::Rating, "interval.high", S::Shown),
        ],
        Shown::Whole { whole, .. } => one(*whole, Kind::Given, "whole"),
        // FICS rounds its ratings to whole numbers.
        Shown::Listed { rating, .. } if rating.fract() == 0.0 => one(*rating, Kind::Given, "rating"),
        Shown::Rating(rating) | Shown::Listed { rating, .. } => one(*rating, Kind::Rating, "rating"),
        Shown::Rank { rank, .. } => one(*rank, Kind::Rating, "rank"),
        Shown::Humble { rating } => one(*rating, Kind::Rating, "humble"),
        Shown::Gxe(gxe) => one(*gxe, Kind::Tenths, "gxe"),
        Shown::Glixare(glixare) => one(*glixare, Kind::Rating, "glixare"),
        Shown::TetraRating1(tr) => one(*tr, Kind::Rating, "tr_1"),
        Shown::TetraRating2(season) => one(season.tr, Kind::Rating, "tr_2"),
        Shown::Level { level, .. } => one(*level, Kind::Given, "level"),
        Shown::RankPoints { after, .. } => one(*after, Kind::Rating, "rank_points"),
    }
}

/// The formula of a number, worked.
fn work(view: &View, shown: &Shown) -> Vec<Block> {
    let [r, mu, rd, phi] = on_both_scales(view.outcome.after);
    let result = numbers(shown);
    let first = result[0].clone();
    match shown {
        Shown::Interval { .. } => vec![
            formula(r"\r_prime ± 2 \rd_prime"),
            worked(r"@0 − 2 × #1 = #2", &[r.clone(), rd.clone(), first]),
            worked(r"@0 + 2 × #1 = #2", &[r, rd, result[1].clone()]),
        ],
        Shown::Whole { rounding: Rounding::Down, .. } => vec![worked(r"⌊#0⌋ = #1", &[r, first])],
        Shown::Whole { rounding: Rounding::Nearest, .. } => vec![worked(r"\r_prime = @0 ≈ #1", &[r, first])],
        Shown::Rating(_) | Shown::Listed { .. } => vec![worked(r"\r_prime = #0", &[r])],
        Shown::Rank { deviation, .. } => {
            let deviation = number(*deviation, Kind::Rating, "rank_deviation", S::Shown);
            vec![
                formula(r"\rank = 23.15 \ln(\frac{\r_prime}{525})"),
                worked(r"\rank = 23.15 × \ln(\frac{#0}{525}) = #1", &[r.clone(), first.clone()]),
                worked(r"23.15 × \ln(\frac{\min(#0 + #1, 6000)}{525}) − #2 = #3", &[r, rd, first, deviation]),
            ]
        }
        Shown::Humble { .. } => vec![
            formula(r"\r_prime − \rd_prime \frac{\min(350, \max(160, \rd_prime)) − 160}{190}"),
            worked(r"#0 − #1 × \frac{\min(350, \max(160, #1)) − 160}{190} = #2", &[r, rd, first]),
        ],
        Shown::Gxe(_) => vec![
            formula(
                r"\GXE = \frac{100}{1 + 10^{\frac{1500 − \r_prime}{400 \sqrt{1 + 0.0000100724 (\rd_prime^2 + 130^2)}}}}",
            ),
            worked(
                r"\GXE = \frac{100}{1 + 10^{\frac{1500 − @0}{400 \sqrt{1 + 0.0000100724 (#1^2 + 130^2)}}}} = #2",
                &[r, rd, first],
            ),
        ],
        Shown::Glixare(_) => vec![
            formula(r"\Glixare = \frac{100}{1 + 10^{\g(\sqrt{\rd_prime^2 + 350^2})(1500 − \r_prime)/400}}"),
            worked(r"\Glixare = \frac{100}{1 + 10^{\g(\sqrt{#1^2 + 350^2})(1500 − @0)/400}} = #2", &[r, rd, first]),
        ],
        Shown::TetraRating1(_) => vec![
            formula(
                r"\TR = \frac{25000}{1 + 10^{\frac{(1500 − \r_prime)\pi}{\sqrt{3 \ln(10)^2 \rd_prime^2 + 2500(64\pi^2 + 147 \ln(10)^2)}}}}",
            ),
            worked(
                r"\TR = \frac{25000}{1 + 10^{\frac{(1500 − @0)\pi}{\sqrt{3 \ln(10)^2 × #1^2 + 2500(64\pi^2 + 147 \ln(10)^2)}}}} = #2",
                &[r, rd, first],
            ),
        ],
        Shown::TetraRating2(season) => {
            let of = |value, kind, path: &str| number(value, kind, path, S::Shown);
            let wins = constant(view.asked("wins"), "asked.wins", S::Shown);
            let f = of(season.f, Kind::Scaled, "tr_2.f");
            let d = of(season.d, Kind::Scaled, "tr_2.d");
            let low = of(season.first, Kind::Rating, "tr_2.first");
            let high = of(season.second, Kind::Rating, "tr_2.second");
            vec![
                worked(r"\F = \min(1, 0.5 + 0.5 × \frac{#0}{18}) = #1", &[wins, f.clone()]),
                worked(r"\D = 1 + \frac{60 − #0}{1500} = #1", &[rd, d.clone()]),
                worked(
                    r"22000 (1 + \e_^{−1.56 × @1 × \frac{@0 − 1500}{500}})^{−\frac{1}{0.87646605 × #2}} = #3",
                    &[r.clone(), d.clone(), f.clone(), low.clone()],
                ),
                worked(
                    r"3000 (1 + \e_^{−0.86 × @1 × \frac{@0 − 2000}{500}})^{−\frac{1}{0.25 × #2^2}} = #3",
                    &[r, d, f, high.clone()],
                ),
                worked(r"\TR = #0 + #1 = #2", &[low, high, first]),
            ]
        }
        Shown::Level { exact, .. } => {
            let exact = number(*exact, Kind::Rating, "level_exact", S::Shown);
            vec![
                formula(r"50 + 7.5 (\mu_prime − 2\phi_prime)"),
                worked(r"50 + 7.5 × (#0 − 2 × #1) = #2", &[mu, phi, exact]),
            ]
        }
        Shown::RankPoints { before, games, .. } => points::blocks(view, *before, games),
    }
}
