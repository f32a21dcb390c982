//! The Free Internet Chess Server: Glicko after every game, with a K of at least 16.

use super::explain::{Titled, View, constant, lettered, number, text, with_numbers};
use super::outcome::Work;
use super::rules::{Adjustment, Rules};
use super::shown::{ShownNumber, limit};
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, Range, Rating, RatingPeriod, Sure, System,
    What,
};
use super::words::{SystemText, number_text};
use crate::numbers::Kind;
use crate::steps::step::Block;
use crate::words::pieces::pieces;
use glicko2_steps::Symbol as S;

/// The least K, since April 28, 1997.
pub const LEAST_K: f64 = 16.0;
/// The largest RD of an established rating.
pub const ESTABLISHED: f64 = 80.0;
/// The largest RD.
const MOST_DEVIATION: f64 = 350.0;
/// The denominator of q = ln 10/800 in bughouse: twice the 400 of a game between two players.
const BUGHOUSE: f64 = 800.0;

/// G of the growth in public server programs: FICS 1.x, and the descendants of Lasker.
pub const OPEN_GROWTH: [f64; 2] = [3.25, 1.483];

/// Returns RD after idle time as in public server programs: √(RD² + G² ln(1 + minutes)). The
/// server's own c is not public.
///
/// ```
/// use explain::systems::fics::{OPEN_GROWTH, open_growth};
///
/// let a_year = 365.0 * 24.0 * 60.0;
/// assert_eq!(format!("{:.1}", open_growth(50.0, OPEN_GROWTH[1], a_year)), "50.3");
/// ```
#[must_use]
pub fn open_growth(deviation: f64, g: f64, minutes: f64) -> f64 {
    deviation.hypot(g * minutes.ln_1p().sqrt())
}

/// Returns K of a game: q f/(1/RD² + q²f²E(1 − E)), but at least 16. `step` is q/(1/RD² + 1/d²) and
/// `f` is g.
#[must_use]
pub fn k(step: f64, f: f64) -> f64 {
    (step * f).max(LEAST_K)
}

pub(super) static SYSTEM: System = System {
    id: "fics",
    name: "FICS",
    words: |language| {
        let words = language.system_fics();
        SystemText::of(
            words.different(),
            words.about(),
            words.unknown(&number_text(MOST_DEVIATION)),
        )
    },
    family: Family::Glicko,
    publication: Publication::Partly,
    start: Some(Rating::new(1720.0, MOST_DEVIATION, None)),
    bounds: Bounds {
        deviation: Range::to(MOST_DEVIATION),
        ..Bounds::NONE
    },
    rating_period: RatingPeriod::EachGame,
    growth: Growth::Unknown,
    step_6_periods: 1.0,
    most_change: None,
    options: &[],
    rules: Rules {
        adjustment: Some(Adjustment {
            apply: |_, before, work, computed| match one_game(work) {
                Some(Game { g, e, score, step }) => Rating {
                    rating: (before.rating + k(step, g) * (score - e)).round(),
                    ..computed
                },
                None => computed,
            },
            // The note `explain_k` explains K.
            explain: |_, _| Vec::new(),
        }),
        notes: &[explain_k, explain_bughouse, explain_open_growth],
        ..Rules::PLAIN
    },
    shown: &[LISTED],
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_fics().source_method(),
            as_of: AsOf::month(2026, 11),
            sure: Sure::High,
        },
        Fact {
            what: What::Growth,
            source: |language| language.system_fics().source_growth(),
            as_of: AsOf::month(2021, 10),
            sure: Sure::High,
        },
    ],
};

/// The rating, rounded to a whole number. Players are on the list while their RD is small enough.
const LISTED: ShownNumber = ShownNumber {
    what: |language| {
        language
            .systems()
            .listed(limit(ESTABLISHED, "listed_up_to"))
    },
    reading: |language, outcome, values| {
        language
            .systems()
            .listed_up_to(ESTABLISHED, outcome.after.deviation, values[0].clone())
    },
    ..ShownNumber::LISTED
};

/// The values of a game on which its K and its change depend.
struct Game {
    g: f64,
    e: f64,
    score: f64,
    step: f64,
}

fn one_game(work: &Work) -> Option<Game> {
    let Work::Glicko(trace) = work else {
        return None;
    };
    let game = trace.games.first()?;
    Some(Game {
        g: game.g,
        e: game.e,
        score: game.score,
        step: trace.step,
    })
}

/// Explains the factor K.
fn explain_k(view: &View) -> Option<Titled> {
    let words = view.language.system_fics();
    let first = view.outcome.updates.first()?;
    let Game { g, e, score, step } = one_game(&first.work)?;
    let of =
        |value, kind, path: &str, symbol| number(value, kind, &format!("updates.0.{path}"), symbol);
    let k = of(k(step, g), Kind::Rating, "k", S::K);
    let least = constant(LEAST_K, "least_k", S::K);
    let s = of(score, Kind::Given, "score", S::S);
    let r = of(first.before.rating, Kind::Given, "before.rating", S::R);
    let r_prime = of(
        first.adjusted.rating,
        Kind::Given,
        "adjusted.rating",
        S::RPrime,
    );
    let mut blocks = vec![
        Block::Text(words.k(least.clone())),
        lettered(
            r"\K = \max(\frac{\q}{\frac{1}{\rd^2} + \frac{1}{\d_squared}} \g, #0)",
            std::slice::from_ref(&least),
        ),
        with_numbers(
            r"\K = \max(#0 × #1, #2) = #3",
            &[
                of(step, Kind::Rating, "step", S::K),
                of(g, Kind::Scaled, "g", S::G),
                least,
                k.clone(),
            ],
        ),
        Block::Note(pieces(words.k_then())),
        with_numbers(
            r"\r_prime = #0 + #1 × (#2 − #3) ≈ #4",
            &[r, k, s, of(e, Kind::Scaled, "e", S::E), r_prime],
        ),
    ];
    blocks.extend(view.source(What::Update));
    Some((words.k_title().to_owned(), blocks))
}

/// Explains bughouse, in letters, because a game of two teams has four players.
fn explain_bughouse(view: &View) -> Option<Titled> {
    let words = view.language.system_fics();
    let below = [constant(BUGHOUSE, "bughouse", S::Q)];
    let mut blocks = vec![
        text(words.bughouse()),
        lettered(r"\q = \frac{\ln(10)}{#0}", &below),
        lettered(
            r"\g = \frac{1}{\sqrt{1 + \frac{3 \ln(10)^2}{\pi^2 × #0^2} \sum \rd_j^2}}",
            &below,
        ),
    ];
    blocks.extend(view.source(What::Method));
    Some((words.bughouse_title().to_owned(), blocks))
}

/// Explains the growth of the deviation in public server programs, over one year.
fn explain_open_growth(view: &View) -> Option<Titled> {
    const MINUTES: f64 = 365.0 * 24.0 * 60.0;
    let words = view.language.system_fics();
    let rd = view.outcome.clamped.deviation;
    let minutes = constant(MINUTES, "open_growth.minutes", S::T);
    let mut blocks = vec![
        text(words.open_growth()),
        lettered(r"\sqrt{\rd_old^2 + \c^2 \ln(1 + \t)}", &[]),
    ];
    blocks.extend(OPEN_GROWTH.into_iter().enumerate().map(|(i, g)| {
        let grown = open_growth(rd, g, MINUTES);
        let c = constant(g, &format!("open_growth.{i}.c"), S::C);
        let grown = number(
            grown,
            Kind::Rating,
            &format!("open_growth.{i}.deviation"),
            S::Rd,
        );
        let before = number(rd, Kind::Rating, "before.deviation", S::Rd0);
        with_numbers(
            r"\sqrt{#0^2 + #1^2 × \ln(1 + #2)} = #3",
            &[before, c, minutes.clone(), grown],
        )
    }));
    blocks.extend(view.source(What::Growth));
    Some((words.open_growth_title().to_owned(), blocks))
}
