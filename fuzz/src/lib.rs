//! The checks of the fuzz targets. Each target in `bin/` calls one function of this library.
//!
//! | module | checks |
//! |---|---|
//! | here | the engine, numbers, the check of numbers, links |
//! | [`files`] | files of games, in slices of any size |
//! | [`exports`] | names in exports, read back by other readers |

pub mod exports;
pub mod files;

use explain::case::league::RatedLeague;
use explain::case::league::link as league_link;
use explain::case::league::read::league as league_of;
use explain::case::link;
use explain::numbers::{self, Typed};
use explain::teach::check::json::Request;
use explain::teach::check::{Lineup, read::read, unread::unread};
use glicko2_steps::{Game, Period, Player, Rounding, Trace, at_root, rate, seasons, what_if};

/// Rates a period given as JSON, and one of doubles with any bits.
pub fn engine(data: &[u8]) {
    if let Ok(period) = serde_json::from_slice::<Period>(data) {
        rated(&period);
    }
    let mut numbers = data.chunks_exact(8).map(|bytes| {
        let mut eight = [0; 8];
        eight.copy_from_slice(bytes);
        f64::from_le_bytes(eight)
    });
    let mut next = || numbers.next();
    let (Some(rating), Some(deviation), Some(volatility), Some(tau)) =
        (next(), next(), next(), next())
    else {
        return;
    };
    let mut period = Period::new(Player::new(rating, deviation, volatility), tau, Vec::new());
    while let (Some(rating), Some(deviation), Some(score)) = (next(), next(), next()) {
        period.games.push(Game::new(rating, deviation, score));
    }
    rated(&period);
    rated(&Period {
        rounding: Rounding::AsPrinted,
        ..period
    });
}

/// Rates a period, and checks that an error has a reason and that a result has only finite numbers.
fn rated(period: &Period) {
    match rate(period) {
        Ok(trace) => is_sound(period, &trace),
        Err(error) => assert!(!error.problems().is_empty()),
    }
}

fn is_sound(period: &Period, trace: &Trace) {
    is_finite(trace.player);
    assert!(
        [
            trace.mu,
            trace.phi,
            trace.phi_star,
            trace.phi_prime,
            trace.mu_prime
        ]
        .iter()
        .all(|x| x.is_finite())
    );
    for game in &trace.games {
        assert!(
            (0.0..=1.0).contains(&game.g) && (0.0..=1.0).contains(&game.e),
            "{game:?}"
        );
        assert!(
            game.v_term.is_finite()
                && game.delta_term.is_finite()
                && game.rating_change.is_finite()
        );
    }
    if let Some(step_5) = &trace.volatility {
        assert!(
            step_5.iterations.len() <= 2_300,
            "{} iterations",
            step_5.iterations.len()
        );
        for &root in &step_5.roots {
            at_root(period, trace, root).map(is_finite);
        }
    }
    for j in 0..trace.games.len().min(3) {
        what_if(period, trace, j, 0.5).map(is_finite);
    }
    // Every number of a trace is one in JSON, too.
    let json = serde_json::to_value(trace).expect("a trace is JSON");
    assert_eq!(json["player"]["rating"].as_f64(), Some(trace.player.rating));
}

fn is_finite(player: Player) {
    let Player {
        rating,
        deviation,
        volatility,
    } = player;
    assert!(
        rating.is_finite() && deviation.is_finite() && volatility.is_finite(),
        "{player:?}"
    );
    assert!(deviation >= 0.0 && volatility >= 0.0, "{player:?}");
}

/// Reads a number as typed, and the number again from its own digits.
pub fn number(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let _ = (
        numbers::decimals(text),
        numbers::narrowed(text),
        numbers::ungrouped(text),
        numbers::reread(text),
    );
    let _ = numbers::with_points(text, |c| c == ';' || c == '\n');
    let Typed::Number(x) = numbers::typed(text) else {
        return;
    };
    assert!(!x.is_nan());
    if x.is_finite() {
        assert_eq!(
            numbers::typed(&numbers::full(x)),
            Typed::Number(x),
            "{text:?}"
        );
    }
    // Text without anything but digits means what Rust reads.
    if let Ok(plain) = text.parse::<f64>()
        && text
            .bytes()
            .all(|b| b.is_ascii_digit() || b".+-eE".contains(&b))
    {
        assert_eq!(x.to_bits(), plain.to_bits(), "{text:?}");
    }
}

/// Checks pasted numbers against the paper's example, and a request of `examples/check`.
pub fn check(data: &[u8]) {
    thread_local! {
        static EXAMPLE: Lineup = Lineup::of(Period::papers_example()).expect("the example can be rated");
    }
    if let Ok(request) = serde_json::from_slice::<Request>(data) {
        let _ = request.answer();
    }
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let _ = unread(text);
    let given = read(text);
    if !given.values().is_empty() {
        EXAMPLE.with(|example| example.check(&given));
    }
}

/// Reads a link, prints it, reads it again, and rates what it holds. The first printing may change how a number is
/// written, because it removes the commas between thousands, but not its value.
pub fn link(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let _ = (link::Link::parse(text), link::without_language(text));
    let read = link::parse(text);
    let parsed = link::parse(&link::print(&read.case, &read.options));
    let printed = link::print(&parsed.case, &parsed.options);
    let again = link::parse(&printed);
    assert_eq!(
        (&again.case, &again.options),
        (&parsed.case, &parsed.options),
        "{printed}"
    );
    assert!(again.not_understood.is_empty(), "{printed}");
    let season = parsed.case.season(parsed.options.rounding);
    // Compared as text, in which NaN equals NaN.
    assert_eq!(
        format!("{season:?}"),
        format!("{:?}", read.case.season(read.options.rounding)),
        "{printed}"
    );
    let _ = seasons::rate(&season);

    let read = league_link::parse(text);
    let print = |parsed: &league_link::Parsed| {
        league_link::print_at(&parsed.form, parsed.period, parsed.chosen)
    };
    let league = league_link::parse(&print(&read));
    let printed = print(&league);
    let again = league_link::parse(&printed);
    assert_eq!(
        (&again.form, again.period),
        (&league.form, league.period),
        "{printed}"
    );
    assert_eq!(
        format!("{:?}", league_of(&league.form.case, None)),
        format!("{:?}", league_of(&read.form.case, None)),
        "{printed}"
    );
    let _ = RatedLeague::of(&league.form.case, None);
}
