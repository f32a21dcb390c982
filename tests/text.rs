//! Sentences: complete, well typeset, and filled with their numbers.

use explain::case::level::Level;
use explain::case::paste::BadReason;
use explain::ids::{HasId, VariantArray};
use explain::number::{Digits, Kind, show};
use explain::present::answer::{band, details, level_name, sentence};
use explain::present::math::Number;
use explain::present::step::{Piece, fill, pieces};
use explain::present::symbol::{Hue, Symbol};
use explain::present::text::{Language, Text};
use glicko2_page::app::{Room, Theme};
use glicko2_steps::{Field, Game, Period, Player, Problem, ProblemKind, WarningKind, rate};
use std::collections::HashSet;

fn text() -> Text {
    Language::En.text()
}

/// The main English texts.
const FILES: [&str; 8] = [
    include_str!("../crates/explain/words/en/page.ftl"),
    include_str!("../crates/explain/words/en/input.ftl"),
    include_str!("../crates/explain/words/en/answer.ftl"),
    include_str!("../crates/explain/words/en/steps.ftl"),
    include_str!("../crates/explain/words/en/navigation.ftl"),
    include_str!("../crates/explain/words/en/meaning.ftl"),
    include_str!("../crates/explain/words/en/symbols.ftl"),
    include_str!("../crates/explain/words/en/problems.ftl"),
];

/// Returns the texts of the files, line by line, without names of messages and forms.
fn texts() -> Vec<&'static str> {
    let lines = FILES.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#') && !line.is_empty());
    let text = |line: &'static str| match line.strip_prefix('}') {
        Some(rest_of_a_selection) => rest_of_a_selection,
        None if line.starts_with(' ') => line.split_once("] ").expect("a form").1,
        None => line.split_once(" = ").expect("a message").1,
    };
    let found: Vec<&str> = lines.map(text).filter(|text| !text.is_empty()).collect();
    assert!(found.len() > 200, "{}", found.len());
    found
}

#[test]
fn every_sentence_is_well_typeset() {
    for words in texts() {
        assert!(!words.contains("  "), "two spaces: {words}");
        assert!(!words.contains('\''), "a straight apostrophe: {words}");
        assert!(!words.contains("...") && !words.contains(" - ") && !words.contains(" ,"), "{words}");
        let hyphen_for_minus = words.as_bytes().windows(2).any(|pair| pair[0] == b'-' && pair[1].is_ascii_digit());
        assert!(!hyphen_for_minus || words.contains("Glicko-2"), "a hyphen for a minus: {words}");
    }
}

/// The build checks the names of places, which begin with `$`.
#[test]
fn every_name_in_braces_is_known() {
    let mut symbols = 0;
    for words in texts() {
        for name in words.split("{ ").skip(1).map(|rest| rest.split_once(' ').expect("a closing brace").0) {
            assert!(name.starts_with('$') || Symbol::from_id(name).is_some(), "nobody knows {name}: {words}");
            symbols += usize::from(!name.starts_with('$'));
        }
    }
    assert!(symbols > 30, "{symbols}");
}

/// Returns a filled sentence as text, which must have no braces left.
#[track_caller]
fn text_of(pieces: &[Piece]) -> String {
    let said: String = pieces
        .iter()
        .map(|piece| match piece {
            Piece::Text(words) => words.clone(),
            Piece::Symbol(symbol) => symbol.letter().base.to_owned(),
            Piece::Number(number) => show(number.value, number.kind, Digits::Auto),
        })
        .collect();
    assert!(!said.contains(['{', '}']), "{said}");
    said
}

fn numbers(count: usize) -> Vec<Number> {
    (0..count).map(|i| Number::new(i as f64 + 10.0, Kind::Given, format!("n.{i}"), Symbol::V)).collect()
}

#[test]
fn filling_puts_symbols_and_numbers_where_they_belong() {
    let symbol = |symbol| Piece::Symbol(symbol);
    let words = |words: &str| Piece::Text(words.to_owned());
    for (sentence, expected) in [
        ("", vec![]),
        ("plain", vec![words("plain")]),
        ("{v}", vec![symbol(Symbol::V)]),
        ("a {phi_star} b", vec![words("a "), symbol(Symbol::PhiStar), words(" b")]),
        ("{mu}{phi}", vec![symbol(Symbol::Mu), symbol(Symbol::Phi)]),
        // Unknown names stay unchanged.
        ("{nobody} {", vec![words("{nobody} {")]),
        ("{0}", vec![words("{0}")]),
        ("}{", vec![words("}{")]),
        ("{{v}", vec![words("{{v}")]),
    ] {
        assert_eq!(pieces(sentence), expected, "{sentence:?}");
    }
    let [number] = &numbers(1)[..] else { unreachable!("one was asked for") };
    let filled = fill("{0} and {0} of {1}", std::slice::from_ref(number));
    let expected = [Piece::Number(number.clone()), words(" and "), Piece::Number(number.clone()), words(" of {1}")];
    assert_eq!(filled, expected);
}

// The answer

#[test]
fn the_answer_is_one_sentence() {
    let example = Period::papers_example();
    let with_score = |score| {
        let games = example.games.iter().map(|&game| Game { score, ..game }).collect();
        Period { games, ..example.clone() }
    };
    let no_time = Period { games: Vec::new(), idle_periods: 0.0, ..example.clone() };
    for (period, begins) in [
        (&with_score(1.0), "The rating rises by "),
        (&with_score(0.0), "The rating falls by "),
        (&no_time, "The rating stays at 1500.00, with a deviation of 200.00 and a volatility of 0.060000."),
    ] {
        let trace = rate(period).expect("a valid period");
        for &level in Level::VARIANTS {
            let said = text_of(&sentence(period, &trace, level, text()));
            assert!(said.starts_with(begins), "{said}");
            assert!(said.ends_with('.') && !said.contains("  "), "{said}");
        }
    }
}

#[test]
fn the_line_below_the_answer_has_rd_volatility_and_band() {
    let trace = rate(&Period::papers_example()).expect("a valid period");
    let line = |player: Player, level, language: Language| {
        language.speak(|| text_of(&details(player, level, language.text())).replace('\u{a0}', " "))
    };
    assert_eq!(
        line(trace.player, Level::TwoRd, Language::Ru),
        "RD 151,5 · волатильность 0,0600 · с вероятностью 95,4 % между 1161 и 1767"
    );
    // A volatility is never shown as 0.
    let steady = line(Player { volatility: 3e-6, ..trace.player }, Level::P95, Language::En);
    assert!(steady.contains("volatility 0.000003 ·"), "{steady}");
}

#[test]
fn each_level_has_its_name_and_its_band() {
    let trace = rate(&Period::papers_example()).expect("a valid period");
    for (level, name, low, high) in [
        (Level::P68, "68%", 1313.37, 1614.73),
        (Level::P90, "90%", 1214.83, 1713.27),
        (Level::P95, "95%", 1167.08, 1761.02),
        (Level::P99, "99%", 1073.77, 1854.33),
        (Level::P997, "99.7%", 1014.39, 1913.71),
        (Level::TwoRd, "± 2 RD", 1161.02, 1767.08),
    ] {
        assert_eq!(level_name(level, text()).replace('\u{a0}', " "), name);
        let band = band(trace.player, level).map(|number| number.value);
        assert!((band[0] - low).abs() < 0.01 && (band[1] - high).abs() < 0.01, "{name}: {band:?}");
        assert_eq!(Level::from_id(level.id()), Some(level));
    }
    assert_eq!(Level::from_id("97"), None);
}

// Names

#[test]
fn every_symbol_has_a_name_and_a_description() {
    let mut ids = HashSet::new();
    for symbol in Symbol::all() {
        assert!(ids.insert(symbol.id()), "{} twice", symbol.id());
        assert_eq!(Symbol::from_id(symbol.id()), Some(symbol));
        assert!(!symbol.letter().base.is_empty());
        assert!(text().symbol(symbol).len() > 8, "{symbol:?}");
        assert!(!text().steps.why(symbol).is_empty());
        // A formula has other letters than the one that it defines, each once.
        let operands = symbol.operands();
        assert!(!operands.contains(&symbol), "{symbol:?}");
        assert_eq!(operands.iter().collect::<HashSet<_>>().len(), operands.len(), "{symbol:?}");
        assert!(matches!(symbol.hue(), Hue::Rating | Hue::Deviation | Hue::Volatility | Hue::Plain));
    }
    assert_eq!(Symbol::from_id("phi-star"), None);
    // No two letters are equal, nor are their descriptions.
    let letters: HashSet<String> = Symbol::all().map(|symbol| format!("{:?}", symbol.letter())).collect();
    let described: HashSet<&str> = Symbol::all().map(|symbol| text().symbol(symbol)).collect();
    assert_eq!((letters.len(), described.len()), (Symbol::all().count(), Symbol::all().count()));
}

#[test]
fn ids_of_themes_lead_back_and_levels_have_names() {
    for theme in [Theme::Auto, Theme::Light, Theme::Dark] {
        assert_eq!(Theme::from_id(theme.id()), Some(theme));
    }
    let distinct: HashSet<String> = Level::VARIANTS.iter().map(|&level| level_name(level, text())).collect();
    assert_eq!(distinct.len(), Level::VARIANTS.len());
}

// Problems

#[track_caller]
fn is_a_sentence(words: &str) {
    assert!(words.len() > 10 && words.ends_with('.') && !words.contains("  "), "{words:?}");
    assert!(words.starts_with(|c: char| c.is_uppercase()), "{words:?}");
}

#[test]
fn every_problem_has_a_sentence() {
    let kinds = [
        ProblemKind::NotANumber,
        ProblemKind::NotFinite,
        ProblemKind::Negative,
        ProblemKind::NotPositive,
        ProblemKind::OutsideZeroToOne,
        ProblemKind::TooLarge,
        ProblemKind::RoundedAway,
    ];
    let fields = [
        Field::PlayerRating,
        Field::PlayerDeviation,
        Field::PlayerVolatility,
        Field::Tau,
        Field::Epsilon,
        Field::IdlePeriods,
        Field::Rounding,
        Field::Game(0),
        Field::GameRating(0),
        Field::GameDeviation(0),
        Field::GameScore(0),
    ];
    for kind in kinds {
        for field in fields {
            for empty in [false, true] {
                is_a_sentence(&text().problem(Problem { kind, field }, empty));
            }
        }
    }
    // The engine says the same of what is wrong.
    for kind in kinds {
        for field in fields {
            let problem = Problem { kind, field };
            assert_eq!(text().problem(problem, false), problem.sentence());
        }
    }
    let told = |kind, field, empty| text().problem(Problem { kind, field }, empty);
    assert_eq!(told(ProblemKind::NotANumber, Field::PlayerRating, true), "The rating is missing.");
    assert_eq!(told(ProblemKind::NotANumber, Field::Tau, false), "The system constant must be a number, such as 0.5.");
    assert_eq!(told(ProblemKind::OutsideZeroToOne, Field::GameScore(3), false), "The score must be from 0 to 1.");
}

#[test]
fn every_warning_has_a_sentence() {
    let kinds = [
        WarningKind::SeveralRoots,
        WarningKind::VolatilityLeap,
        WarningKind::Bisected,
        WarningKind::UnusualTau,
        WarningKind::UnusualVolatility,
        WarningKind::ZeroDeviation,
        WarningKind::LargeDeviation,
        WarningKind::NoInformation,
    ];
    let told: HashSet<&str> = kinds.iter().map(|&kind| text().warning(kind)).collect();
    assert_eq!(told.len(), kinds.len());
    told.into_iter().for_each(is_a_sentence);
}

#[test]
fn every_bad_line_has_a_reason() {
    let reasons =
        [BadReason::TooFewCells, BadReason::TooManyCells, BadReason::Rating, BadReason::Deviation, BadReason::Result];
    let told: HashSet<String> =
        reasons.iter().map(|&reason| (Language::En.form().paste.bad_line)(7, "1400 x", reason)).collect();
    assert_eq!(told.len(), reasons.len());
    for words in told {
        is_a_sentence(&words);
        assert!(words.contains('7') && words.contains("“1400 x”"), "{words}");
    }
}

// Sentences that depend on a count

#[test]
fn counts_have_english_plural_forms() {
    let text = text();
    let form = text.language.form();
    type Counted<'a> = (&'static str, &'a dyn Fn(usize) -> String);
    let counted: [Counted; 12] = [
        ("game", &|n| text.input.game(n)),
        ("more", &|n| text.input.more(n)),
        ("remove", &|n| text.input.remove(n)),
        ("duplicate", &|n| text.input.duplicate(n)),
        ("up", &|n| text.input.up(n)),
        ("down", &|n| text.input.down(n)),
        ("decimals", &|n| (form.decimals)(n)),
        ("bad", &|n| (form.paste.bad)(n)),
        ("found", &|n| (form.paste.found)(n)),
        ("variance of", &|n| text.steps.variance_of(n)),
        ("several roots", &|n| text.steps.several_roots(n)),
        ("others", &|n| text.meaning.others(n)),
    ];
    for (name, say) in counted {
        for n in [2, 3, 15, 1000] {
            let said = text_of(&pieces(&say(n)));
            assert!(said.contains(&n.to_string()), "{name}: {said}");
        }
    }
    for n in [1, 2, 20] {
        for words in [text.steps.iterations_made(n), (form.paste.found)(n)] {
            assert!(words.ends_with('.') && !words.starts_with("1 iterations"), "{words}");
        }
    }
    // 1 has the singular.
    for (said, one) in [
        ((form.paste.found)(1), "1 game "),
        ((form.paste.bad)(1), "1 line "),
        (text.steps.iterations_made(1), "After one "),
    ] {
        assert!(said.starts_with(one), "{said}");
    }
    assert_eq!(text.input.page_of(51, 100, 1000), "51 to 100 of 1000");
    assert_eq!(text.navigation.at_iteration_of(2, 3), "Step 5, iteration 2 of 3");
    assert_eq!(text.navigation.at_iteration(2), "Step 5, iteration 2");
    for step in 1..=8 {
        assert_eq!(text.steps.step(step), format!("Step {step}"));
        assert!(text_of(&pieces(text.steps.titles()[step - 1])).contains('?'));
    }
    assert!(text.page.link_not_understood("x=1, y").contains("x=1, y"));
}

/// Titles are for the browser's tabs and history, and for screen readers.
#[test]
fn every_room_has_a_title_of_its_own() {
    let page = text().page;
    assert_eq!(page.title_in(Room::Player), page.title());
    assert_eq!(page.title_in(Room::League), "League – Glicko-2, step by step");
    let titles: HashSet<String> = Room::VARIANTS.iter().copied().map(|room| page.title_in(room)).collect();
    assert_eq!(titles.len(), Room::VARIANTS.len());
}
