//! Sentences and names: complete, distinct, and filled with their numbers, in both languages.

use explain::answer::{band, level_name, sentence};
use explain::case::level::Level;
use explain::ids::{HasId, VariantArray};
use explain::numbers::{Digits, Kind, show};
use explain::words::Language;
use explain::words::number::Number;
use explain::words::pieces::{Piece, fill, pieces};
use glicko2_page::state::Room;
use glicko2_steps::{Field, Game, Period, Problem, ProblemKind, Symbol, WarningKind, rate};
use std::collections::HashSet;
use std::fmt::Debug;

const LANGUAGES: [Language; 2] = [Language::En, Language::Ru];

/// Checks that texts are complete sentences, and that no two are equal.
#[track_caller]
fn are_sentences<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) {
    let texts: Vec<T> = texts.into_iter().collect();
    for text in texts.iter().map(AsRef::as_ref) {
        assert!(
            text.len() > 10 && text.ends_with('.') && !text.contains("  "),
            "{text:?}"
        );
        assert!(
            text.starts_with(char::is_uppercase) && !text.contains(['{', '}']),
            "{text:?}"
        );
    }
    are_distinct(texts.iter().map(AsRef::as_ref));
}

#[track_caller]
fn are_distinct<T: Debug + Eq + std::hash::Hash>(all: impl IntoIterator<Item = T>) {
    let mut seen = HashSet::new();
    for one in all {
        assert!(!seen.contains(&one), "{one:?} twice");
        seen.insert(one);
    }
}

#[test]
fn filling_puts_symbols_and_numbers_where_they_belong() {
    let symbol = |symbol| Piece::Symbol(symbol);
    let words = |words: &str| Piece::Text(words.to_owned());
    for (sentence, expected) in [
        ("", vec![]),
        ("plain", vec![words("plain")]),
        (
            "a {phi_star} b",
            vec![words("a "), symbol(Symbol::PhiStar), words(" b")],
        ),
        ("{mu}{phi}", vec![symbol(Symbol::Mu), symbol(Symbol::Phi)]),
        // Unknown names stay unchanged.
        ("{nobody} {", vec![words("{nobody} {")]),
        ("{0}", vec![words("{0}")]),
        ("}{", vec![words("}{")]),
        ("{{v}", vec![words("{{v}")]),
    ] {
        assert_eq!(pieces(sentence), expected, "{sentence:?}");
    }
    let number = Number::new(10.0, Kind::Given, "n.0", Symbol::V);
    let filled = fill("{0} and {0} of {1}", std::slice::from_ref(&number));
    assert_eq!(
        filled,
        [
            Piece::Number(number.clone()),
            words(" and "),
            Piece::Number(number),
            words(" of {1}")
        ]
    );
}

#[test]
fn the_answer_is_one_filled_sentence() {
    let example = Period::papers_example();
    let with_score = |score| Period {
        games: example
            .games
            .iter()
            .map(|&game| Game { score, ..game })
            .collect(),
        ..example.clone()
    };
    let no_time = Period {
        games: Vec::new(),
        idle_periods: 0.0,
        ..example.clone()
    };
    for period in [with_score(1.0), with_score(0.0), no_time] {
        let trace = rate(&period).unwrap();
        for (&level, language) in Level::VARIANTS
            .iter()
            .flat_map(|level| LANGUAGES.map(|language| (level, language)))
        {
            let text = sentence(&period, &trace, level, language.text())
                .into_iter()
                .map(|piece| match piece {
                    Piece::Text(words) => words,
                    Piece::Symbol(symbol) => symbol.letter().base.to_owned(),
                    Piece::Number(number) => show(number.value, number.kind, Digits::Auto),
                });
            let text = text.collect::<String>();
            are_sentences([&text]);
            assert!(
                text.contains(&show(trace.player.rating, Kind::Rating, Digits::Auto)),
                "{text}"
            );
        }
    }
}

#[test]
fn each_level_has_its_name_and_its_band() {
    let trace = rate(&Period::papers_example()).unwrap();
    for (level, low, high) in [
        (Level::P68, 1313.37, 1614.73),
        (Level::P90, 1214.83, 1713.27),
        (Level::P95, 1167.08, 1761.02),
        (Level::P99, 1073.77, 1854.33),
        (Level::P997, 1014.39, 1913.71),
        (Level::TwoRd, 1161.02, 1767.08),
    ] {
        let band = band(trace.player, level).map(|number| number.value);
        assert!(
            (band[0] - low).abs() < 0.01 && (band[1] - high).abs() < 0.01,
            "{level:?}: {band:?}"
        );
    }
    for language in LANGUAGES {
        are_distinct(
            Level::VARIANTS
                .iter()
                .map(|&level| level_name(level, language.text())),
        );
    }
    assert_eq!(Level::from_id("97"), None);
}

#[test]
fn every_symbol_has_a_letter_and_a_description_of_its_own() {
    are_distinct(Symbol::all().map(Symbol::id));
    are_distinct(Symbol::all().map(|symbol| format!("{:?}", symbol.letter())));
    for language in LANGUAGES {
        are_distinct(Symbol::all().map(|symbol| language.text().symbol(symbol)));
    }
    for symbol in Symbol::all() {
        assert_eq!(Symbol::from_id(symbol.id()), Some(symbol));
        assert!(
            LANGUAGES
                .iter()
                .all(|language| !language.text().steps.why(symbol).is_empty()),
            "{symbol:?}"
        );
        // A formula has other letters than the one that it defines, each once.
        let operands = symbol.operands();
        assert!(!operands.contains(&symbol), "{symbol:?}");
        are_distinct(operands);
    }
}

#[test]
fn every_problem_and_every_warning_has_a_sentence() {
    use Field::{Epsilon, Game, GameDeviation, GameRating, GameScore, IdlePeriods, Rounding, Tau};
    use ProblemKind::{
        Negative, NotANumber, NotFinite, NotPositive, OutsideZeroToOne, RoundedAway, TooLarge,
    };
    use WarningKind as Warning;
    let kinds = [
        NotANumber,
        NotFinite,
        Negative,
        NotPositive,
        OutsideZeroToOne,
        TooLarge,
        RoundedAway,
    ];
    let player = [
        Field::PlayerRating,
        Field::PlayerDeviation,
        Field::PlayerVolatility,
    ];
    let others = [
        Tau,
        Epsilon,
        IdlePeriods,
        Rounding,
        Game(0),
        GameRating(0),
        GameDeviation(0),
        GameScore(0),
    ];
    let warnings = [
        Warning::SeveralRoots,
        Warning::VolatilityLeap,
        Warning::Bisected,
        Warning::UnusualTau,
        Warning::UnusualVolatility,
        Warning::ZeroDeviation,
        Warning::LargeDeviation,
        Warning::NoInformation,
    ];
    for language in LANGUAGES {
        let text = language.text();
        for (kind, field) in kinds.iter().flat_map(|&kind| {
            player
                .iter()
                .chain(&others)
                .map(move |&field| (kind, field))
        }) {
            for empty in [false, true] {
                are_sentences([text.problem(Problem { kind, field }, empty)]);
            }
        }
        are_sentences(warnings.map(|kind| text.warning(kind)));
    }
}

#[test]
fn counted_sentences_contain_the_number() {
    for language in LANGUAGES {
        let (text, import) = (language.text(), language.import());
        let counted: [&dyn Fn(usize) -> String; 11] = [
            &|n| text.input.game(n),
            &|n| text.input.more(n),
            &|n| text.input.remove(n),
            &|n| text.input.duplicate(n),
            &|n| text.input.up(n),
            &|n| text.input.down(n),
            &|n| import.games(n),
            &|n| import.rated_games(n, "blitz"),
            &|n| text.steps.variance_of(n),
            &|n| text.steps.several_roots(n),
            &|n| text.meaning.others(n),
        ];
        for (say, n) in counted
            .into_iter()
            .flat_map(|say| [2, 3, 15, 1000].map(|n| (say, n)))
        {
            assert!(say(n).contains(&n.to_string()), "{}", say(n));
        }
        // 1 has the singular.
        let singular: [&dyn Fn(usize) -> String; 3] =
            [&|n| import.games(n), &|n| import.of_league(n, n, n), &|n| {
                text.steps.iterations_made(n)
            }];
        for say in singular {
            assert_ne!(say(1).replace('1', "2"), say(2));
        }
    }
}

/// Russian has one form for 1 and 21, one for 2 and 22, and one for 5 and 11; after some words only two.
#[test]
fn counts_have_russian_plural_forms() {
    let ru = Language::Ru;
    let counted: [&dyn Fn(usize) -> String; 8] = [
        &|n| ru.import().games(n),
        &|n| ru.import().of_league(n, n, n),
        &|n| ru.check().box_found(n),
        &|n| ru.check().unread_count(n),
        &|n| ru.check().passing(n, 83),
        &|n| ru.check().unknown(n, true),
        &|n| ru.lessons().ways_alt(n, "", ""),
        &|n| ru.lessons().deviations_alt("", n, ""),
    ];
    for say in counted {
        let form = |n: usize| say(n).replace(&n.to_string(), "#");
        assert_eq!(
            [form(21), form(22), form(11)],
            [form(31), form(34), form(25)]
        );
        assert_ne!(form(21), form(25));
    }
}

/// Titles are for the browser's tabs and history, and for screen readers.
#[test]
fn every_room_has_a_title_of_its_own() {
    for language in LANGUAGES {
        are_distinct(
            Room::VARIANTS
                .iter()
                .map(|&room| language.text().page.title_in(room)),
        );
    }
}
