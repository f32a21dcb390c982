//! Pictures of the stage and their descriptions, for every step of every case.

use crate::engine_support as support;
use crate::support::{periods, pieces, snapshot, svg};
use explain::case::level::Level;
use explain::case::step_position::StepPosition;
use explain::charts::data::{Scales, Search};
use explain::numbers::is_noise;
use explain::stage::{
    Drift, Join, Part, StagePicture, fates, indexed, picture_of, step_shown, surprises,
};
use explain::steps::step::Cell;
use explain::words::Language;
use explain::words::number::Number;
use explain::words::pieces::Piece;
use glicko2_steps::{Game, Period, Player, Rounding, Trace, rate, scale};
use periods::any_period;
use pieces::read;
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::Value;
use snapshot::assert_reads;
use support::{Digits, Input};

fn period(rating: f64, deviation: f64, volatility: f64, games: Vec<Game>) -> Period {
    Period::new(Player::new(rating, deviation, volatility), 0.5, games)
}

/// Returns games against many kinds of opponents.
fn many(count: u32) -> Vec<Game> {
    let one = |i: u32| {
        Game::new(
            f64::from(1200 + i * 7919 % 700),
            f64::from(30 + i % 300),
            f64::from(i % 3) / 2.0,
        )
    };
    (0..count).map(one).collect()
}

/// Returns ordinary and unusual cases.
fn cases() -> Vec<(&'static str, Period)> {
    let idle = |deviation, volatility, idle_periods| Period {
        idle_periods,
        ..period(1500.0, deviation, volatility, vec![])
    };
    let both = |rating| [Game::new(rating, 30.0, 1.0), Game::new(rating, 30.0, 0.0)];
    let paper = Period::papers_example();
    vec![
        (
            "as printed",
            Period {
                rounding: Rounding::AsPrinted,
                ..paper.clone()
            },
        ),
        (
            "a wide tolerance",
            Period {
                epsilon: 10.0,
                ..paper.clone()
            },
        ),
        (
            "a narrow tolerance",
            Period {
                epsilon: 1e-15,
                ..paper.clone()
            },
        ),
        (
            "a great constant",
            Period {
                tau: 1e6,
                ..paper.clone()
            },
        ),
        ("the paper's", paper),
        (
            "one game",
            period(1720.0, 62.0, 0.06, vec![Game::new(1500.0, 60.0, 1.0)]),
        ),
        (
            "a draw among equals",
            period(1500.0, 200.0, 0.06, vec![Game::new(1500.0, 30.0, 0.5)]),
        ),
        (
            "an odd score",
            period(1500.0, 200.0, 0.06, vec![Game::new(1450.0, 30.0, 0.123)]),
        ),
        (
            "an upset",
            period(1500.0, 50.0, 0.06, vec![Game::new(2500.0, 50.0, 1.0)]),
        ),
        (
            "several zeros",
            Period {
                tau: 1.2,
                ..period(1500.0, 200.0, 0.06, vec![Game::new(2700.0, 30.0, 1.0)])
            },
        ),
        (
            "100 iterations",
            period(1500.0, 200.0, 0.06, vec![Game::new(131_500.0, 30.0, 0.0)]),
        ),
        ("ten", period(1500.0, 120.0, 0.06, many(10))),
        ("a hundred", period(1500.0, 120.0, 0.06, many(100))),
        ("ten thousand", period(1500.0, 120.0, 0.06, many(10_000))),
        (
            "thirty losses",
            period(1500.0, 50.0, 0.06, vec![Game::new(1000.0, 30.0, 0.0); 30]),
        ),
        (
            "all the same opponent",
            period(
                1500.0,
                350.0,
                0.06,
                [both(1400.0), both(1400.0), both(1400.0)].concat(),
            ),
        ),
        (
            "equal results",
            period(1500.0, 200.0, 0.06, [both(1400.0), both(1600.0)].concat()),
        ),
        ("next to no deviation", period(1500.0, 0.001, 0.06, many(3))),
        ("no deviation", period(1500.0, 0.0, 0.06, many(3))),
        ("all deviation", period(1500.0, 350.0, 0.06, many(4))),
        ("a great volatility", period(1500.0, 200.0, 5.0, many(2))),
        (
            "no volatility to speak of",
            period(1500.0, 200.0, 1e-200, many(2)),
        ),
        (
            "all opponents far away",
            period(
                1500.0,
                200.0,
                0.06,
                vec![Game::new(9e5, 30.0, 0.0), Game::new(-9e5, 1e4, 1.0)],
            ),
        ),
        ("some opponents far away", {
            period(
                1500.0,
                200.0,
                0.06,
                [
                    many(3),
                    vec![Game::new(8500.0, 30.0, 0.0), Game::new(-5000.0, 30.0, 1.0)],
                ]
                .concat(),
            )
        }),
        (
            "a great rating",
            period(1e6, 200.0, 0.06, vec![Game::new(999_900.0, 30.0, 1.0)]),
        ),
        (
            "a small rating",
            period(-1e6, 1e4, 0.06, vec![Game::new(1e6, 0.0, 0.0)]),
        ),
        ("idle", idle(200.0, 0.06, 1.0)),
        ("long idle", idle(50.0, 0.06, 60.5)),
        ("not even idle", idle(0.0, 0.06, 0.0)),
        ("idle for ever", idle(30.0, 5.0, 1e4)),
    ]
}

/// Returns these cases and those of the references, as far as they can be rated.
fn all_cases() -> Vec<(String, Period, Trace)> {
    #[derive(Deserialize)]
    struct Case<T> {
        input: Input<T>,
    }
    #[derive(Deserialize)]
    struct Cases<T> {
        cases: Vec<Case<T>>,
    }
    let traces: Cases<f64> = serde_json::from_str(include_str!(
        "../../../glicko2-steps/tests/data/glicko2_traces.json"
    ))
    .unwrap();
    let edges: Cases<Digits> = serde_json::from_str(include_str!(
        "../../../glicko2-steps/tests/data/edge_cases.json"
    ))
    .unwrap();
    let traces = traces
        .cases
        .into_iter()
        .enumerate()
        .map(|(i, case)| (format!("reference {i}"), case.input.into()));
    let edges = edges
        .cases
        .into_iter()
        .enumerate()
        .map(|(i, case)| (format!("edge {i}"), case.input.into()));
    let own = cases()
        .into_iter()
        .map(|(name, period)| (name.to_owned(), period));
    own.chain(traces)
        .chain(edges)
        .filter_map(|(name, period)| {
            Some((name, rate(&period).ok()?)).map(|(name, trace)| (name, period, trace))
        })
        .collect()
}

/// Returns the step positions that have a picture of their own; of many iterations only some.
fn positions(trace: &Trace) -> Vec<StepPosition> {
    let all = StepPosition::all(trace);
    let last = all
        .iter()
        .filter(|position| position.step == 5)
        .count()
        .saturating_sub(1);
    let some = |position: &StepPosition| {
        position.step != 5 || [0, 1, 2, 3, last / 2, last].contains(&usize::from(position.sub))
    };
    let mut positions: Vec<StepPosition> = all.into_iter().filter(some).collect();
    if trace.games.is_empty() {
        positions.extend([1, 8].map(|step| StepPosition { step, sub: 0 }));
    }
    positions
}

fn picture_at(position: StepPosition, period: &Period, trace: &Trace) -> StagePicture {
    picture_of(position, period, trace, Level::P95, Language::En.text())
}

fn numbers(picture: &StagePicture) -> Vec<&Number> {
    let cells = picture.rows.iter().flatten().filter_map(|cell| {
        if let Cell::Number(number) = cell {
            Some(number)
        } else {
            None
        }
    });
    let caption = picture.caption.iter().filter_map(|piece| {
        if let Piece::Number(number) = piece {
            Some(number)
        } else {
            None
        }
    });
    caption.chain(cells).collect()
}

/// Returns the value at a path of the trace, or of the input (`in.`).
fn at_path<'v>(given: &'v Value, trace: &'v Value, path: &str) -> Option<f64> {
    let (value, path) = path
        .strip_prefix("in.")
        .map_or((trace, path), |path| (given, path));
    value
        .pointer(&format!("/{}", path.replace('.', "/")))?
        .as_f64()
}

/// Returns the value of a quantity that no trace contains, computed from one that it contains.
fn derived(quantity: &str, period: &Period, trace: &Trace) -> Option<f64> {
    let Player {
        rating, deviation, ..
    } = period.player;
    let z = Level::P95.deviations();
    let of_game = |field: &str| {
        quantity
            .strip_prefix("games.")?
            .strip_suffix(field)?
            .parse::<usize>()
            .ok()
    };
    let of_iteration = quantity
        .strip_prefix("volatility.iterations.")
        .and_then(|rest| rest.strip_suffix(".width"));
    if let Some(j) = of_game(".surprise") {
        return Some(trace.games[j].score - trace.games[j].e);
    }
    if let Some(i) = of_iteration {
        let row = trace.volatility.as_ref()?.iterations[i.parse::<usize>().ok()?];
        return Some((row.b - row.a).abs());
    }
    let drift = Drift::of(period, trace);
    let bars = surprises(trace);
    let size: f64 = bars.iter().map(|bar| bar.size).sum();
    let is_noise = is_noise(trace.delta_sum.unwrap_or(0.0), size);
    Some(match quantity {
        "before.low" => rating - z * deviation,
        "before.high" => rating + z * deviation,
        "band.low" => trace.player.rating - z * trace.player.deviation,
        "band.high" => trace.player.rating + z * trace.player.deviation,
        "delta.points" => trace.delta? * scale::SCALE,
        "v.points" => scale::deviation(trace.v?.sqrt()),
        "phi_star.points" => scale::deviation(trace.phi_star),
        "phi_star.growth" => scale::deviation(trace.phi_star) - scale::deviation(trace.phi),
        "drift" => trace.player.volatility * drift.periods.sqrt(),
        "drift.points" => scale::deviation(trace.player.volatility * drift.periods.sqrt()),
        "weights.known" => trace.v? / (trace.v? + trace.phi_star * trace.phi_star),
        "weights.games" => {
            trace.phi_star * trace.phi_star / (trace.v? + trace.phi_star * trace.phi_star)
        }
        "games_alone.rating" if is_noise => rating,
        "games_alone.rating" => scale::rating(trace.mu + trace.delta?),
        "games.rest.delta_term" => bars.last()?.term,
        "games.rest.v_term" => return None,
        so_far if so_far.starts_with("delta_sum.so_far.") => {
            bars[so_far.rsplit_once('.')?.1.parse::<usize>().ok()?].to()
        }
        other => panic!("what is {other}?"),
    })
}

#[test]
fn every_picture_has_the_numbers_of_the_trace() {
    for (name, period, trace) in all_cases() {
        let (given, traced) = (
            serde_json::to_value(&period).unwrap(),
            serde_json::to_value(&trace).unwrap(),
        );
        for position in positions(&trace) {
            let picture = picture_at(position, &period, &trace);
            let what = format!("{name}, {position}");
            assert!(
                !picture.title.is_empty() && picture.alt.len() > 40 && !picture.rows.is_empty(),
                "{what}"
            );
            assert!(
                !picture.alt.contains("NaN") && !picture.alt.contains('{'),
                "{what}: {}",
                picture.alt
            );
            assert!(picture.rows.len() <= 22, "{what}");
            for row in &picture.rows {
                assert_eq!(row.len(), picture.heads.len(), "{what}");
            }
            for piece in &picture.caption {
                assert!(
                    !matches!(piece, Piece::Text(words) if words.contains(['{', '}'])),
                    "{what}: {piece:?}"
                );
            }
            assert!(
                picture
                    .caption
                    .iter()
                    .filter(|piece| matches!(piece, Piece::Number(_)))
                    .count()
                    >= 2,
                "{what}"
            );
            for number in numbers(&picture) {
                assert!(number.value.is_finite(), "{what}: {number:?}");
                let path = &*number.quantity;
                if let Some(want) = at_path(&given, &traced, path) {
                    assert_eq!(number.value, want, "{what}: {number:?}");
                } else if let Some(want) = derived(path, &period, &trace) {
                    assert!(
                        (number.value - want).abs() <= 1e-12 * want.abs(),
                        "{what}: {number:?} for {want}"
                    );
                }
            }
        }
    }
}

#[test]
fn an_idle_period_has_three_pictures() {
    let (_, period) = cases()
        .into_iter()
        .find(|(name, _)| *name == "idle")
        .unwrap();
    let trace = rate(&period).unwrap();
    let shown = (1..=8)
        .map(|step| step_shown(StepPosition { step, sub: 0 }, &trace))
        .collect::<Vec<_>>();
    assert_eq!(shown, [1, 6, 6, 6, 6, 6, 6, 8]);
    assert!(Join::of(&period, &trace).is_none() && Search::of(&period, &trace, 0, 5).is_none());
}

/// Returns a period with three zeros of f.
fn three_zeros() -> Period {
    Period {
        tau: 1.2,
        ..period(1500.0, 50.0, 0.06, vec![Game::new(1900.0, 50.0, 1.0); 14])
    }
}

#[test]
fn texts_of_pictures_are_as_recorded() {
    let idle = Period {
        games: Vec::new(),
        ..Period::papers_example()
    };
    for (language, name) in [(Language::En, "stage-en"), (Language::Ru, "stage-ru")] {
        let mut text = String::new();
        for period in [Period::papers_example(), idle.clone(), three_zeros()] {
            let trace = rate(&period).unwrap();
            for position in positions(&trace) {
                let picture = language
                    .speak(|| picture_of(position, &period, &trace, Level::P95, language.text()));
                let caption = language.speak(|| read(&picture.caption));
                text += &format!(
                    "{position} {}\n{caption}\n{}\n\n",
                    picture.title, picture.alt
                );
            }
        }
        assert_reads(name, &text);
    }
}

#[test]
fn points_of_the_search_are_named_after_their_iteration() {
    assert_eq!(indexed('A', 0), "A₀");
    assert_eq!(indexed('C', 109), "C₁₀₉");
    for (name, _, trace) in all_cases() {
        let Some(volatility) = &trace.volatility else {
            continue;
        };
        for (i, rows) in volatility.iterations.windows(2).enumerate() {
            let (before, after) = (rows[0], rows[1]);
            let old = [before.a, before.b, after.c.unwrap()];
            for (x, fate) in old.into_iter().zip(fates(&after)) {
                let new = match fate {
                    Some('A') => after.a,
                    Some('B') => after.b,
                    other => {
                        assert_eq!(other, None);
                        continue;
                    }
                };
                assert_eq!(x, new, "{name}, iteration {}", i + 1);
            }
            assert_eq!(
                fates(&after).iter().flatten().count(),
                2,
                "{name}, iteration {}",
                i + 1
            );
        }
    }
}

#[test]
fn an_invisible_bracket_is_magnified() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    let at = |iteration| Search::of(&period, &trace, iteration, 3).unwrap();
    assert!(at(0).lens.is_none());
    for iteration in 1..3 {
        let data = at(iteration);
        let lens = data.lens.unwrap();
        assert!(lens.magnification > 1000.0);
        assert_eq!(data.names[2], indexed('C', iteration));
        let row = trace.volatility.as_ref().unwrap().iterations[iteration];
        assert!(lens.x.holds(row.a - lens.origin) && lens.x.holds(row.b - lens.origin));
        assert_eq!(
            data.widths
                .iter()
                .map(|row| row.iteration)
                .collect::<Vec<_>>(),
            [0, 1, 2]
        );
    }
}

#[test]
fn both_scales_show_the_rating_at_the_same_point() {
    for (name, period, trace) in all_cases() {
        let scales = Scales::of(&period, &trace);
        let share = (scales.rating - scales.points.from) / scales.points.length();
        let scaled = (scales.mu - scales.scaled.from) / scales.scaled.length();
        assert!((share - scaled).abs() < 1e-6, "{name}: {share} {scaled}");
        assert_eq!(
            scales.below + scales.opponents.len() + scales.above,
            period.games.len(),
            "{name}"
        );
    }
}

/// Checks that each bar starts where the last one ended, that each game is in one bar, and that the end is the sum.
fn check_surprises(trace: &Trace) {
    let bars = surprises(trace);
    let mut end = 0.0;
    let mut games = 0;
    for bar in &bars {
        assert_eq!(bar.from, end);
        end = bar.to();
        games += match bar.part {
            Part::Game(j) => {
                assert_eq!(bar.term, trace.games[j].delta_term);
                1
            }
            Part::Rest(count) => count,
        };
    }
    assert_eq!(games, trace.games.len());
    let size: f64 = bars.iter().map(|bar| bar.size).sum();
    let sum = trace.delta_sum.unwrap_or(0.0);
    assert!((end - sum).abs() <= 1e-12 * size, "{end} for {sum}");
    assert!(bars.len() <= 9);
}

/// Checks that the joined mean lies between the two that are joined, and is their weighted mean.
fn check_join(period: &Period, trace: &Trace) {
    let Some(join) = Join::of(period, trace) else {
        return;
    };
    let [known, games] = join.weights;
    assert!(
        (known + games - 1.0).abs() < 1e-12 && known >= 0.0 && games >= 0.0,
        "{join:?}"
    );
    let (a, b) = (join.known.mean, join.games.mean);
    let room = 1e-9 * (a.abs() + b.abs() + 1500.0);
    assert!(
        a.min(b) - room <= join.joined.mean && join.joined.mean <= a.max(b) + room,
        "{join:?}"
    );
    assert!(
        join.joined.deviation <= join.known.deviation.min(join.games.deviation) * (1.0 + 1e-12),
        "{join:?}"
    );
    assert!(
        join.from <= join.joined.mean && join.joined.mean <= join.to,
        "{join:?}"
    );
    assert!(join.from.is_finite() && join.to.is_finite());
}

#[test]
fn surprises_beliefs_and_drift_add_up() {
    for (name, period, trace) in all_cases() {
        check_surprises(&trace);
        // With rounding by hand the numbers fit only roughly.
        if period.rounding == Rounding::Exact {
            check_join(&period, &trace);
        }
        let drift = Drift::of(&period, &trace);
        let squared = (drift.phi.hypot(drift.side) - drift.phi_star).abs();
        assert!(
            period.rounding != Rounding::Exact || squared <= 1e-12 * drift.phi_star,
            "{name}: {drift:?}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_surprises_and_beliefs_add_up(period in any_period()) {
        if let Ok(trace) = rate(&period) {
            check_surprises(&trace);
            check_join(&period, &trace);
        }
    }
}

mod drawn {
    use super::*;
    use explain::charts::draw::{self, DragState, OnStage};
    use explain::ids::VariantArray;

    const WIDTHS: [u32; 4] = [280, 360, 480, 720];

    /// A tag with its name and attributes.
    struct Tag<'s> {
        name: &'s str,
        attributes: Vec<(&'s str, &'s str)>,
        /// The text within the tag.
        text: &'s str,
    }

    impl Tag<'_> {
        fn get(&self, name: &str) -> Option<&str> {
            self.attributes
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| *value)
        }
        fn number(&self, name: &str) -> Option<f64> {
            self.get(name)
                .map(|value| value.parse().unwrap_or_else(|_| panic!("{name}={value}")))
        }
    }

    /// Returns the tags within a drawing, which are all closed and not nested.
    fn tags(svg: &str) -> (Tag<'_>, Vec<Tag<'_>>) {
        let mut rest = svg.strip_suffix("</svg>").expect("an end");
        let mut tags = Vec::new();
        while let Some(inner) = rest.strip_prefix('<') {
            let (tag, after) = inner.split_once('>').expect("an end of the tag");
            let (tag, is_closed) = tag
                .strip_suffix('/')
                .map_or((tag, false), |tag| (tag, true));
            let (name, attributes) = tag.split_once(' ').expect("attributes");
            let mut parts = attributes.split('"').collect::<Vec<_>>();
            assert_eq!(parts.pop(), Some(""), "{tag}");
            let attributes = parts
                .chunks(2)
                .map(|pair| (pair[0].trim().strip_suffix('=').expect("a name"), pair[1]))
                .collect();
            let mut text = "";
            rest = after;
            if name == "text" {
                assert!(!is_closed);
                (text, rest) = after.split_once("</text>").expect("an end of the text");
                assert!(!text.contains('<'));
            } else {
                assert_eq!(is_closed, !tags.is_empty() || name != "svg", "{tag}");
            }
            tags.push(Tag {
                name,
                attributes,
                text,
            });
        }
        assert_eq!(rest, "");
        let own = tags.remove(0);
        assert_eq!(own.name, "svg");
        (own, tags)
    }

    /// Estimates the width of a letter in the narrower of common fonts, in em.
    fn em(c: char) -> f64 {
        match c {
            ' ' | '.' | ',' | ':' | ';' | '\'' | '′' | '·' | 'i' | 'j' | 'l' | 'I' | 't' | 'f' => {
                0.28
            }
            'm' | 'w' | 'M' | 'W' | '%' | '…' => 0.84,
            '⁰'..='₟' => 0.36,
            'A'..='Z' | '−' | '+' | '×' | '±' | '=' | '→' => 0.64,
            _ => 0.56,
        }
    }

    /// Returns the left, top, right and bottom edge of a text.
    fn extent(tag: &Tag) -> [f64; 4] {
        let size = tag.number("font-size").unwrap_or(48.0);
        let width = size
            * tag
                .text
                .replace("&#39;", "'")
                .replace("&lt;", "<")
                .replace("&amp;", "&")
                .chars()
                .map(em)
                .sum::<f64>();
        let (x, y) = (tag.number("x").unwrap(), tag.number("y").unwrap());
        let left = match tag.get("text-anchor") {
            Some("middle") => x - width / 2.0,
            Some("end") => x - width,
            _ => x,
        };
        [left, y - size * 0.7, left + width, y + size * 0.1]
    }

    /// Returns all points that a mark goes through.
    fn places(tag: &Tag) -> Vec<(f64, f64)> {
        if let Some(points) = tag.get("points") {
            let place = |point: &str| {
                point
                    .split_once(',')
                    .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
            };
            return points
                .split(' ')
                .map(|point| place(point).unwrap())
                .collect();
        }
        match tag.name {
            "circle" => {
                let [x, y, r] = ["cx", "cy", "r"].map(|name| tag.number(name).unwrap());
                vec![(x - r, y - r), (x + r, y + r)]
            }
            "rect" => {
                let [x, y, w, h] =
                    ["x", "y", "width", "height"].map(|name| tag.number(name).unwrap());
                assert!(w >= 0.0 && h >= 0.0);
                vec![(x, y), (x + w, y + h)]
            }
            "text" => {
                let [left, top, right, bottom] = extent(tag);
                vec![(left, top), (right, bottom)]
            }
            other => panic!("{other}"),
        }
    }

    /// The largest space that a picture may leave free below its content, in CSS pixels.
    const FOOT: f64 = 24.0;

    /// Returns the width and height of a drawing, in quarters of a CSS pixel.
    fn size(svg: &Tag) -> (f64, f64) {
        let view: Vec<f64> = svg
            .get("viewBox")
            .unwrap()
            .split(' ')
            .map(|part| part.parse().unwrap())
            .collect();
        (view[2], view[3])
    }

    fn check(what: &str, svg: &str, width: u32) {
        svg::check(svg, width, 60_000);
        let (own, tags) = tags(svg);
        let (across, down) = size(&own);
        assert_eq!(across, f64::from(width) * 4.0, "{what}");
        assert!(down / 4.0 <= 480.0, "{what}: {down}");
        let lowest = tags
            .iter()
            .flat_map(places)
            .map(|(_, y)| y)
            .fold(0.0, f64::max);
        assert!(
            down - lowest <= FOOT * 4.0,
            "{what}: {} px of white at its foot",
            (down - lowest) / 4.0
        );
        for tag in &tags {
            // Half a mark may reach beyond the edge of its axis, but not beyond the picture.
            for (x, y) in places(tag) {
                let inside = (-2.0..=across + 2.0).contains(&x) && (-2.0..=down + 2.0).contains(&y);
                assert!(
                    inside,
                    "{what}: {} “{}” at {x}, {y} of {across}, {down}",
                    tag.name, tag.text
                );
            }
        }
        let texts: Vec<&Tag> = tags
            .iter()
            .filter(|tag| !tag.text.trim().is_empty())
            .collect();
        for (i, one) in texts.iter().enumerate() {
            let [left, top, right, bottom] = extent(one);
            for other in &texts[i + 1..] {
                let [l, t, r, b] = extent(other);
                let over = left < r && l < right && top < b && t < bottom;
                assert!(!over, "{what}: “{}” over “{}”", one.text, other.text);
            }
        }
    }

    /// Returns the picture at a position.
    fn drawing(
        position: StepPosition,
        period: &Period,
        trace: &Trace,
        level: Level,
        width: u32,
    ) -> String {
        let (text, drag) = (Language::En.text(), DragState::default());
        draw::stage(
            &OnStage {
                position,
                period,
                trace,
                level,
                text,
                drag,
            },
            width,
        )
        .svg
    }

    fn check_all(name: &str, period: &Period, trace: &Trace, level: Level, widths: &[u32]) {
        for position in positions(trace) {
            for &width in widths {
                let svg = drawing(position, period, trace, level, width);
                check(&format!("{name}, {position}, {width} px"), &svg, width);
            }
        }
    }

    #[test]
    fn pictures_of_every_case_are_well_formed() {
        for (name, period, trace) in all_cases() {
            check_all(&name, &period, &trace, Level::P95, &WIDTHS);
        }
    }

    #[test]
    fn pictures_at_every_level_are_well_formed() {
        for (name, period) in cases().into_iter().take(8) {
            for &level in Level::VARIANTS {
                check_all(name, &period, &rate(&period).unwrap(), level, &[320, 560]);
            }
        }
    }

    #[test]
    fn more_games_make_step_4_higher() {
        let height = |count| {
            let period = period(1500.0, 120.0, 0.06, many(count));
            let trace = rate(&period).unwrap();
            let svg = drawing(
                StepPosition { step: 4, sub: 0 },
                &period,
                &trace,
                Level::P95,
                560,
            );
            size(&tags(&svg).0).1
        };
        assert!([1, 2, 3, 5].is_sorted_by(|a, b| height(*a) < height(*b)));
    }

    #[test]
    fn each_of_several_zeros_shows_its_result() {
        let period = three_zeros();
        let trace = rate(&period).unwrap();
        for width in WIDTHS {
            let svg = drawing(
                StepPosition { step: 5, sub: 0 },
                &period,
                &trace,
                Level::P95,
                width,
            );
            let texts: Vec<String> = tags(&svg)
                .1
                .iter()
                .map(|tag| tag.text.trim().to_owned())
                .collect();
            for (name, gives) in [
                ("x₁", "σ′ = 0.081493, r′ = 1676.63"),
                ("x₂", "σ′ = 0.132780, r′ = 1696.07"),
                ("x₃", "σ′ = 2.851166, r′ = 3205.65"),
            ] {
                assert!(
                    texts.contains(&name.to_owned()),
                    "{name} is at its zero at {width} px: {texts:?}"
                );
                assert!(
                    texts.contains(&format!("{name} → {gives}")),
                    "{name} at {width} px: {texts:?}"
                );
            }
        }
    }

    /// The dots of Step 3 are as large as the information of their games, and the bars of Step 4 as long as their
    /// terms.
    #[test]
    fn sizes_of_dots_and_bars_follow_the_numbers() {
        let period = Period::papers_example();
        let trace = rate(&period).unwrap();
        let at = |step| {
            drawing(
                StepPosition { step, sub: 0 },
                &period,
                &trace,
                Level::P95,
                480,
            )
        };
        let close = |a: f64, b: f64| (a - b).abs() <= 0.05 * b.abs().max(1.0);
        let svg = at(3);
        let radius = |j: usize| {
            let path = format!("games.{j}.v_term");
            tags(&svg)
                .1
                .iter()
                .find(|tag| tag.get("data-quantity") == Some(&path))
                .unwrap()
                .number("r")
                .unwrap()
        };
        let term = |j: usize| trace.games[j].v_term;
        assert!(close(
            radius(2).powi(2) / radius(0).powi(2),
            term(2) / term(0)
        ));
        let svg = at(4);
        let length = |path: &str| {
            let (_, tags) = tags(&svg);
            let bar = tags
                .iter()
                .find(|tag| tag.name == "rect" && tag.get("data-quantity") == Some(path))
                .unwrap();
            bar.number("width").unwrap()
        };
        let (first, delta) = (length("games.0.delta_term"), length("delta"));
        assert!(close(
            delta / first,
            (trace.delta.unwrap() / trace.games[0].delta_term).abs()
        ));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_period_can_be_drawn(period in any_period(), width in 280u32..900) {
            if let Ok(trace) = rate(&period) {
                check_all("any", &period, &trace, Level::P95, &[width]);
            }
        }
    }
}
