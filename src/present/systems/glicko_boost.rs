//! What Glicko-Boost adds to Glicko, explained.

use super::{Titled, View, constant, number};
use crate::glicko::MOST_DEVIATION;
use crate::present::formula::worked as formula_with;
use crate::present::math::Number;
use crate::present::number::Kind;
use crate::present::step::{Block, fill};
use crate::present::steps::{formula, text, worked};
use crate::present::symbol::Symbol as S;
use crate::systems::{Standing, What, glicko_boost};

/// What Glicko-Boost adds to Glicko; of it only the growth can be worked from one player's numbers.
pub(super) fn step(view: &View) -> Titled {
    let words = view.words;
    let Standing { rating, deviation, .. } = view.outcome.after;
    let of = |value, path: &str| constant(value, &format!("boost.{path}"), S::Rd);
    let eta = of(glicko_boost::ETA, "eta");
    let threshold = of(glicko_boost::THRESHOLD, "threshold");
    let (part, points) = (of(glicko_boost::BOOST_PART, "part"), of(glicko_boost::BOOST_POINTS, "points"));
    let [a0, a1, a2, a3, a4] = std::array::from_fn(|i| of(glicko_boost::ALPHA[i], &format!("alpha.{i}")));
    let grown = number(glicko_boost::grown(rating, deviation), Kind::Rating, "boost.deviation", S::RdPrime);
    let most = of(MOST_DEVIATION.max(deviation), "most_deviation");
    let r = number(rating / 1000.0, Kind::Scaled, "boost.thousands", S::R);
    let rd = number(deviation, Kind::Rating, "after.deviation", S::RdPrime);
    let lettered = |text, numbers: &[Number]| Block::Formula(formula_with(text, numbers));
    let mut blocks = vec![
        Block::Text(fill(words.boost_colour, std::slice::from_ref(&eta))),
        lettered(r"\e = \frac{1}{1 + 10^{−\g(\rd_j)(\r ± #0 − \r_j)/400}}", &[eta]),
        text(words.boost_passes),
        Block::Text(fill(words.boost, std::slice::from_ref(&threshold))),
        formula(r"\z = \frac{\sum \g(\rd_j)(\s − \e)}{\sqrt{\sum \g(\rd_j)^2 \e (1 − \e)}}"),
        lettered(r"\rd = (1 + #0 (\z − #1)) \rd_old + #2", &[part, threshold, points]),
        text(words.boost_growth),
        worked(
            r"\rd_prime = \min(\sqrt{#0^2 + \e_^{#1 + @2 × #0 + @3 × #0 × @4 + #5 × @4 + #6 × @4^2}}, #7) = #8",
            &[rd, a0, a1, a2, r, a3, a4, most, grown],
        ),
    ];
    blocks.extend(view.source(What::Method));
    (words.boost_title.to_owned(), blocks)
}
