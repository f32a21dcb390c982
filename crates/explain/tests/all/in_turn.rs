//! Systems that rate each game by itself: what is said about all games together, and that it is true.

use crate::support::one_by_one::{one_by_one, value};
use crate::support::{snapshot, systems};
use explain::answer::sentences::sentence;
use explain::case::link;
use explain::export::document::words as plain;
use explain::ids::HasId;
use explain::numbers::Digits;
use explain::systems::InTurn;
use explain::words::Language;
use explain::words::number::{Number, format_number};
use explain::words::pieces::Piece;
use glicko2_steps::{Game, Rounding, Trace, scale};
use proptest::prelude::*;
use snapshot::assert_reads;
use systems::{at, player};

/// Returns games against these ratings and deviations, with twice the score.
fn played(games: &[(u32, u32, u8)]) -> Vec<Game> {
    let game = |&(rating, deviation, score): &(u32, u32, u8)| {
        Game::new(
            f64::from(rating),
            f64::from(deviation),
            f64::from(score) / 2.0,
        )
    };
    games.iter().map(game).collect()
}

/// Cases in which each kind of reason and each question occurs.
const CASES: [&str; 12] = [
    "p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0",
    "p=1720,62,0.06&g=1500,60,0;1480,80,0;1590,50,0",
    "p=1500,350,0.06&g=1400,30,0;1550,100,1;1700,300,1;1300,45,0.5",
    "p=1500,300,0.06&g=1400,30,0;1550,100,0;1700,300,1",
    "p=1500,60,0.06&g=2100,30,1;1500,30,0;1500,30,0.5",
    "p=1500,60,0.06&g=900,30,0;2100,30,1",
    "p=1500,45,0.06&g=1500,60,0.5;1500,60,0.5",
    "p=1500,200,0.06&g=1500,350,1;1520,30,0",
    "p=1500,200,0.06&g=1500,350,0;1480,30,1",
    "p=1500,120,0.06&g=1400,50,1;1400,50,1;1400,50,1;1400,50,1;1600,50,0;1600,50,0",
    "p=1800,60,0.06&g=900,60,1;920,60,1",
    "p=1500,60,0.06&g=900,30,0;1500,30,1;1480,30,0.5",
];

#[test]
fn reasons_and_answers_about_all_games_read_well() {
    let mut text = String::new();
    for (id, case) in ["lichess", "ogs"]
        .iter()
        .flat_map(|id| CASES.map(|case| (*id, case)))
    {
        let season = link::parse(case).case.season(Rounding::Exact);
        let outcome = at(id, season.player, &season.stretches[0].games, &[]);
        let summary = outcome.summary();
        let in_turn = InTurn::of(&outcome, &summary, Digits::Auto, Language::En).unwrap();
        let mut add = |title: &str, told: &[Vec<Piece>]| {
            let lines = told.iter().map(|line| plain(line, Digits::Auto) + "\n");
            text += &format!("{id} {case} {title}\n{}\n", lines.collect::<String>());
        };
        add(
            "reasons",
            &in_turn.reasons(&|reason| sentence(reason, None, Language::En)),
        );
        let questions = in_turn.questions();
        for (i, &chip) in questions.all.iter().enumerate() {
            let fits = if i < questions.fitting { " fits" } else { "" };
            add(&format!("{}{fits}", chip.id()), &in_turn.answer(chip));
        }
    }
    assert_reads("in-turn-en", &text);
    let one = at(
        "lichess",
        player(1500.0, 60.0, 0.06),
        &played(&[(1500, 60, 1)]),
        &[],
    );
    assert!(InTurn::of(&one, &one.summary(), Digits::Auto, Language::En).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    /// Reasons about all games together are true.
    #[test]
    fn reasons_are_true(
        system in prop::sample::select(one_by_one().collect::<Vec<_>>()),
        rating in 600_u32..2600,
        deviation in 30_u32..350,
        games in prop::collection::vec((600_u32..2600, 30_u32..350, 0_u8..3), 2..9),
    ) {
        let player = player(f64::from(rating), f64::from(deviation), 0.06);
        let outcome = &at(system.id, player, &played(&games), &[]);
        let summary = &outcome.summary();
        let Some(in_turn) = InTurn::of(outcome, summary, Digits::Auto, Language::En) else {
            prop_assert!(outcome.updates.len() < 2);
            return Ok(());
        };
        let traces: Vec<_> = outcome.updates.iter().filter_map(|update| update.work.trace()?.games.first()).collect();
        let (expected, scored): (f64, f64) = traces.iter().fold((0.0, 0.0), |(e, s), game| (e + game.e, s + game.score));
        let change = summary.change(Digits::Auto).shown_value();
        let whole_of = |trace: &Trace| {
            let game = &trace.games[0];
            match game.score - game.e {
                // A draw between equals changes nothing, so Step 7 gives what a surprise would have changed.
                0.0 => scale::SCALE * trace.phi_prime.powi(2) * game.g,
                surprise => game.rating_change / surprise,
            }
        };
        let whole = outcome.updates.iter().filter_map(|update| update.work.trace()).map(whole_of).fold(0.0, f64::max);
        let reasons = in_turn.reasons(&|reason| sentence(reason, None, Language::En));
        prop_assert!(reasons.len() <= 4);
        // The other language has the same numbers, perhaps in another order.
        let in_russian = InTurn::of(outcome, summary, Digits::Auto, Language::Ru).unwrap();
        let numbers = |told: &[Piece]| {
            let value = |piece: &Piece| match piece {
                Piece::Number(number) => Some((number.quantity.to_string(), number.value.to_bits())),
                _ => None,
            };
            told.iter().filter_map(value).collect::<std::collections::BTreeSet<_>>()
        };
        let russian = in_russian.reasons(&|reason| sentence(reason, None, Language::Ru));
        prop_assert_eq!(reasons.len(), russian.len());
        for (told, russian) in reasons.iter().zip(&russian) {
            prop_assert_eq!(numbers(told), numbers(russian), "{}", plain(russian, Digits::Auto));
        }
        for told in reasons {
            let words = plain(&told, Digits::Auto);
            let number = |path: &str| told.iter().find_map(|piece| match piece {
                Piece::Number(number) if number.quantity == path => Some(number.value),
                _ => None,
            });
            if let Some(e) = number("why.expected") {
                prop_assert!((e - expected).abs() < 1e-9 && number("why.scored") == Some(scored), "{words}");
                prop_assert_eq!(words.contains("rating rises"), change > 0.0, "{}", words);
                prop_assert_eq!(words.contains("is more than"), scored > expected && change < 0.0, "{}", words);
                prop_assert_eq!(words.contains("and yet"), (scored - expected) * change < 0.0, "{}", words);
            }
            if words.contains("just about what was expected") {
                prop_assert!(change.abs() < 0.5 && traces.iter().all(|game| (game.score - game.e).abs() < 0.1));
            }
            if let Some(told) = number("why.whole_surprise") {
                prop_assert!((told - whole).abs() < 1e-6 * whole, "{words} {whole}");
            }
            if words.contains("more certain") {
                prop_assert!(outcome.after.deviation < outcome.clamped.deviation);
            }
            if words.contains("was a big upset") {
                prop_assert!(traces.iter().any(|game| (game.score - game.e).abs() > 0.9));
            }
            // Parts add up to the change.
            let part = |number: &Number| match &*number.quantity {
                path if path.ends_with(".rating_change") && path.starts_with('-') => -number.value,
                path if path.ends_with(".rating_change") => number.value,
                "why.most" | "why.others" => number.value,
                _ => 0.0,
            };
            let parts: Vec<f64> = told.iter().filter_map(|piece| match piece {
                Piece::Number(number) => Some(part(number)),
                _ => None,
            }).collect();
            if parts.iter().any(|part| *part != 0.0) {
                prop_assert!((parts.iter().sum::<f64>() - change).abs() < 1e-6, "{words} {change}");
            }
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Shown changes add up with any number of decimals.
    #[test]
    fn shown_changes_add_up(
        system in prop::sample::select(one_by_one().collect::<Vec<_>>()),
        rating in 6_000_u32..26_000,
        deviation in 3_000_u32..35_000,
        games in prop::collection::vec((600_u32..2600, 30_u32..350, 0_u8..3), 1..12),
        digits in prop_oneof![Just(Digits::Auto), (2_u8..9).prop_map(Digits::decimals)],
    ) {
        let (rating, deviation) = (f64::from(rating) / 10.0, f64::from(deviation) / 100.0);
        let games = played(&games);
        let what = format!("{} {rating} {deviation} {games:?}", system.id);
        let summary = at(system.id, player(rating, deviation, 0.06), &games, &[]).summary();
        let read = |number: &Number| value(&format_number(number, digits));
        let sum: f64 = summary.changes(digits).map(|change| read(&change)).sum();
        let total = read(&summary.change(digits));
        let [before, after] = [summary.before(), summary.rating()].map(|number| read(&number));
        prop_assert!((sum - total).abs() < 1e-7, "{what}: {sum} {total}");
        prop_assert!((after - before - total).abs() < 1e-7, "{what}: {before} {after} {total}");
    }
}
