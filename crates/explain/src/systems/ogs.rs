//! Online-Go.com: ratings are shown as ranks of Go, and handicaps count in ranks.

use super::explain::{Titled, View, constant, lettered, number, text, with_numbers};
use super::option::SystemOption;
use super::rules::{ChangedGame, GameRule, Rules};
use super::shown::{Points, ShownNumber, limit};
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, Range, Rating, RatingPeriod, Sure, System,
    What,
};
use super::words::{SystemText, number_text};
use crate::numbers::Kind;
use crate::words::number::Number;
use glicko2_steps::{Game, Symbol as S};

/// The limits of a rating.
const RATINGS: Range = Range::new(100.0, 6000.0);
/// The ranks that are shown: 25 kyu to 9 dan.
const RANKS: Range = Range::new(5.0, 38.0);
/// The rank, two above the last one shown, from which 9 dan is shown with a plus.
const BEYOND: f64 = 40.0;
/// The smallest RD with which a rank is not shown.
pub const PROVISIONAL: f64 = 160.0;
/// The ranks from which newcomers may choose their first rating: 23 kyu, 17 kyu and 1 kyu. A fourth choice is 1500.
pub const FIRST_RANKS: [f64; 3] = [7.0, 13.0, 29.0];
/// The RD of newcomers who choose their first rating.
pub const CHOSEN_DEVIATION: f64 = 250.0;
/// The number of ranks in which a rating grows by the factor e.
const RANKS_PER_E: f64 = 23.15;
/// The rating of rank 0.
const RANK_0: f64 = 525.0;
/// The rank of 1 dan.
const FIRST_DAN: f64 = 30.0;
/// The ranks of handicap that the player gives. Received handicaps are negative.
const HANDICAP: SystemOption = SystemOption::number(
    "handicap",
    |language| language.system_ogs().handicap_label(),
    "0",
    -30.0,
    30.0,
);

/// A rank of Go as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// A number of kyu. A lower number is better.
    Kyu(u8),
    /// A number of dan. A higher number is better.
    Dan(u8),
    /// A number of dan or more, written with a plus.
    DanOrMore(u8),
}

/// Returns the rank of a rating, 23.15 ln(r/525). Rank 30 is 1 dan. Ratings below 100 count as 100,
/// and above 6000 as 6000.
///
/// ```
/// let rank = explain::systems::ogs::rank(1500.0);
/// assert!((rank - 24.303_382).abs() < 1e-6);
/// ```
#[must_use]
pub fn rank(rating: f64) -> f64 {
    RANKS_PER_E * (RATINGS.clamp(rating) / RANK_0).ln()
}

/// Returns the rating of a rank, 525 e^(rank/23.15).
#[must_use]
pub fn rating(rank: f64) -> f64 {
    RANK_0 * (rank / RANKS_PER_E).exp()
}

/// Returns the rank as it is written: ⌈30 − rank⌉ kyu below 30, otherwise ⌊rank − 29⌋ dan, from 25
/// kyu to 9 dan, and 9 dan with a plus from rank 40 on.
#[must_use]
pub fn grade(rank: f64) -> Grade {
    let shown = RANKS.clamp(rank);
    let dan = (shown - (FIRST_DAN - 1.0)).floor() as u8;
    match shown {
        _ if rank >= BEYOND => Grade::DanOrMore(dan),
        low if low < FIRST_DAN => Grade::Kyu((FIRST_DAN - low).ceil() as u8),
        _ => Grade::Dan(dan),
    }
}

/// Returns the rating of an opponent who received `ranks` of handicap, or gave them if `ranks` is
/// negative.
#[must_use]
pub fn with_handicap(opponent: f64, ranks: f64) -> f64 {
    // Conversion by ln and exp and back does not keep every rating exactly.
    if ranks == 0.0 {
        opponent
    } else {
        rating(rank(opponent) + ranks)
    }
}

pub(super) static SYSTEM: System = System {
    id: "ogs",
    name: "Online-Go.com",
    words: |language| {
        let words = language.system_ogs();
        let [low, middle, high] = FIRST_RANKS.map(|rank| number_text(rating(rank).round()));
        SystemText::of(
            words.different(),
            words.about(),
            words.unknown(&low, &middle, &high, &number_text(CHOSEN_DEVIATION)),
        )
    },
    family: Family::Glicko2 { tau: Some(0.5) },
    publication: Publication::Published,
    start: Some(Rating::new(1500.0, 350.0, Some(0.06))),
    bounds: Bounds {
        rating: RATINGS,
        deviation: Range::new(30.0, 500.0),
        volatility: Range::new(0.01, 0.15),
    },
    rating_period: RatingPeriod::EachGame,
    growth: Growth::Never,
    step_6_periods: 1.0,
    most_change: None,
    options: &[HANDICAP],
    rules: Rules {
        game: Some(GameRule {
            apply: |case, _, game| Game {
                rating: with_handicap(game.rating, case.options.number(&HANDICAP)),
                ..game
            },
            explain: explain_handicap,
            note: None,
        }),
        ..Rules::PLAIN
    },
    shown: &[RANK],
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_ogs().source_method(),
            as_of: AsOf::month(2024, 5),
            sure: Sure::High,
        },
        Fact {
            what: What::Growth,
            source: |language| language.system_ogs().source_growth(),
            as_of: AsOf::month(2024, 5),
            sure: Sure::High,
        },
        Fact {
            what: What::Start,
            source: |language| language.system_ogs().source_start(),
            as_of: AsOf::month(2026, 8),
            sure: Sure::High,
        },
        Fact {
            what: What::Game,
            source: |language| language.system_ogs().source_game(),
            as_of: AsOf::month(2024, 5),
            sure: Sure::High,
        },
        Fact {
            what: What::Shown,
            source: |language| language.system_ogs().source_shown(),
            as_of: AsOf::month(2026, 8),
            sure: Sure::High,
        },
    ],
};

/// The rank, shown once the RD is small enough.
const RANK: ShownNumber = ShownNumber {
    title: |language| language.system_ogs().rank_title(),
    what: |language| {
        let step = number(rating(1.0) / rating(0.0), Kind::Scaled, "rank_step", S::R);
        let border = number(rating(FIRST_DAN), Kind::Whole, "first_dan_rating", S::R);
        language.system_ogs().rank(
            limit(PROVISIONAL, "mark_from"),
            step,
            constant(FIRST_DAN, "first_dan", S::Shown),
            border,
        )
    },
    values: |outcome| {
        vec![number(
            rank(outcome.after.rating),
            Kind::Rating,
            "rank",
            S::Shown,
        )]
    },
    reading: |language, outcome, values| {
        let Rating {
            rating, deviation, ..
        } = outcome.after;
        let (words, exact) = (language.system_ogs(), values[0].clone());
        if deviation >= PROVISIONAL {
            return words.rank_hidden(exact);
        }
        match grade(rank(rating)) {
            Grade::Kyu(kyu) => words.rank_kyu(kyu.into(), exact),
            Grade::Dan(dan) => words.rank_dan(dan.into(), exact),
            Grade::DanOrMore(dan) => words.rank_dan_or_more(dan.into(), exact),
        }
    },
    explain: |view, values| {
        let Rating {
            rating, deviation, ..
        } = view.outcome.after;
        let Points { r, rd } = Points::of(view.outcome.after);
        let unsure = rank(rating + deviation) - rank(rating);
        let unsure = number(unsure, Kind::Rating, "rank_deviation", S::Shown);
        let [slope, zero] = of_ranks();
        let most = constant(RATINGS.most, "bounds.rating.most", S::R);
        let first = values[0].clone();
        vec![
            lettered(
                r"\rank = #0 \ln(\frac{\r_prime}{#1})",
                &[slope.clone(), zero.clone()],
            ),
            with_numbers(
                r"\rank = #0 × \ln(\frac{#2}{#1}) = #3",
                &[slope.clone(), zero.clone(), r.clone(), first.clone()],
            ),
            with_numbers(
                r"#0 × \ln(\frac{\min(#2 + #3, #4)}{#1}) − #5 = #6",
                &[slope, zero, r, rd, most, first, unsure],
            ),
        ]
    },
    ..ShownNumber::RATING
};

/// Returns the two constants of a rank.
fn of_ranks() -> [Number; 2] {
    [
        constant(RANKS_PER_E, "ranks_per_e", S::Shown),
        constant(RANK_0, "rank_0", S::R),
    ]
}

/// Explains the effect of a handicap.
fn explain_handicap(view: &View, game: &ChangedGame) -> Option<Titled> {
    let words = view.language.system_ogs();
    let given = view.outcome.case.options.number(&HANDICAP);
    if given == 0.0 {
        return None;
    }
    let [slope, zero] = of_ranks();
    let r_j = number(
        game.clamped.rating,
        Kind::Given,
        "before.games.0.rating",
        S::RJ,
    );
    let ranks = constant(given, "asked.handicap", S::T);
    let shifted = number(game.used.rating, Kind::Rating, "games.0.rating", S::RJ);
    let blocks = vec![
        text(words.handicap()),
        lettered(
            r"\rank = #0 \ln(\frac{\r_j}{#1}), \r_j = #1 \e_^{\rank/#0}",
            &[slope.clone(), zero.clone()],
        ),
        with_numbers(
            r"#1 \e_^{\ln(#2/#1) + @3/#0} = #4",
            &[slope, zero, r_j, ranks, shifted],
        ),
    ];
    Some((words.handicap_title().to_owned(), blocks))
}
