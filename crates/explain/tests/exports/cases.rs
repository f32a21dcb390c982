//! Whole cases in every format.

use super::*;
use explain::export::document::BySystem;
use explain::ids::{HasId, VariantArray};
use explain::present::math::format_number;
use explain::systems;
use std::rc::Rc;

#[test]
fn formats_write_the_papers_example() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    let case = case(&period, &trace, Digits::Auto);
    let short = |format| write(&case, format, Extent::Short).text;
    let discourse = short(Format::Discourse);
    for line in [
        "The rating falls by 35.95 to 1464.05, with a deviation of 151.52 and a volatility of 0.059996. With 95% confidence, the true strength is between 1167 and 1761.",
        "| Opponent | RD | Result | Expected | Moved it by |",
        "| 1550 | 100 | Lost | 0.4318 | −54.40 |",
        "[See the whole calculation, and change it](https://example.org/glicko-2/#p=1500,200,0.06&g=1400,30,1;1550,100,0)",
    ] {
        assert!(discourse.lines().any(|l| l == line), "{line} in {discourse}");
    }
    assert!(
        short(Format::XenForo)
            .contains("[tr][td]1550[/td][td]100[/td][td]Lost[/td][td]0.4318[/td][td]−54.40[/td][/tr]")
    );
    assert!(short(Format::PhpBb).contains("\n    1550  100  Lost      0.4318       −54.40"));
    assert!(short(Format::Lichess).contains("\n      1550 | 100 | Lost   |   0.4318 |      −54.40\n"));

    let full = |format| write(&case, format, Extent::Full).text;
    let plain = full(Format::Plain);
    for line in ["  v = [0.2285 + 0.2229 + 0.1107]⁻¹ = 1 / 0.5621 = 1.7790", "  φ* = √(1.1513² + 0.059996²) = 1.1529"]
    {
        assert!(plain.lines().any(|l| l == line), "{line} in {plain}");
    }
    assert!(full(Format::Lichess).contains("  φ* = √(φ^2 + σ′^2)\n") && full(Format::Lichess).contains("10^(−8)"));
    assert!(full(Format::StackExchange).contains("$$\n\\phi^{*} = \\sqrt{{\\phi}^{2} + {\\sigma'}^{2}}\n$$"));
    assert!(full(Format::GitHub).contains("```math\n\\mu' = 0.0000 + {0.8722}^{2} \\times (-0.2720) = -0.2069\n```"));
    assert!(full(Format::Reddit).contains("\n    a = ln(σ²)\n    a = ln(0.06²) = −5.626821\n\n"));
    assert!(full(Format::Html).contains("<msup><mi>φ</mi><mo>*</mo></msup>"));
    let tex = full(Format::Latex);
    assert_eq!(tex.matches("\\begin{gather*}").count(), tex.matches("\\end{gather*}").count());
}

/// Returns the text before the inputs, without the characters of the format.
fn beginning(text: &str) -> String {
    text.split("Before: rating")
        .next()
        .unwrap_or_default()
        .replace(['*', '\\', UNSEEN, '\u{a0}', '~', '$'], " ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// In a post the reader is not the player.
#[test]
fn texts_speak_of_the_player_and_not_of_the_reader() {
    let two = |score| vec![game(1300.0, 50.0, score), game(1900.0, 50.0, 1.0), game(1900.0, 50.0, 1.0)];
    let unknown = Player { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
    let sure = Player { rating: 1720.0, deviation: 62.0, volatility: 0.06 };
    let periods = [
        Period::papers_example(),
        upset(),
        idle(),
        Period::new(unknown, 0.5, two(1.0)),
        Period::new(sure, 0.5, two(0.5)),
        Period::new(sure, 0.5, vec![game(1500.0, 60.0, 0.5)]),
        Period::new(sure, 0.5, vec![game(2600.0, 60.0, 0.0)]),
        Period::new(Player { deviation: 200.0, ..sure }, 0.5, vec![game(1720.0, 350.0, 1.0), game(1740.0, 30.0, 0.0)]),
    ];
    let readers = [
        (Language::En, &["you", "your", "yours", "yourself"][..], "player"),
        (Language::Ru, &["вы", "вас", "вам", "вами", "ваш", "ваша", "ваше", "ваши", "вашего", "вашей"], "игрока"),
    ];
    for period in &periods {
        let trace = rate(period).unwrap();
        for (language, forms, player) in readers {
            let case = Case { language, ..case(period, &trace, Digits::Auto) };
            for &format in Format::VARIANTS {
                let text = write(&case, format, Extent::Full).text.replace(UNSEEN, "").to_lowercase();
                let mut words = text.split(|c: char| !c.is_alphabetic());
                assert_eq!(words.find(|word| forms.contains(word)), None, "{} {period:?}", format.id());
                assert!(trace.games.is_empty() || text.contains(player), "{} {period:?}", format.id());
            }
        }
    }
}

#[test]
fn texts_begin_with_the_answer_its_reasons_and_the_link() {
    let cases: [(Period, &[&str]); 3] = [
        (
            Period::papers_example(),
            &[
                "falls by 35.95 to 1464.05",
                "The player was expected to score 1.37",
                "Beating the 1400 gained 47",
                "System: Glicko-2",
            ],
        ),
        (upset(), &["falls by", "System: Glicko-2"]),
        (idle(), &["Without games the rating stays", "System: Glicko-2"]),
    ];
    for (period, told) in cases {
        let trace = rate(&period).unwrap();
        for &format in Format::VARIANTS {
            for extent in [Extent::Short, Extent::Full] {
                let text = write(&case(&period, &trace, Digits::Auto), format, extent).text;
                let first = beginning(&text);
                let mut from = 0;
                for words in told.iter().copied().chain([]) {
                    let at =
                        first[from..].find(words).unwrap_or_else(|| panic!("{}: no {words} in {first}", format.id()));
                    from += at;
                }
                let link = text.find("example.org/glicko-2/").unwrap();
                assert!(link < text.find("Before: rating").unwrap(), "{}: the link comes first", format.id());
                assert_eq!(
                    text.matches("example.org/glicko-2/").count(),
                    first.matches("example.org/glicko-2/").count()
                );
            }
        }
    }
}

#[test]
fn a_text_begins_with_the_question() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    for (language, question) in
        [(Language::En, "1500 → 1464.05: why −35.95?"), (Language::Ru, "1500 → 1464,05: почему −35,95?")]
    {
        let case = Case { language, ..case(&period, &trace, Digits::Auto) };
        let text = write(&case, Format::Plain, Extent::Short).text;
        assert_eq!(text.lines().next(), Some(question));
        let text = write(&case, Format::Reddit, Extent::Short).text;
        assert_eq!(text.lines().next(), Some(&*format!("**{question}**")));
    }
}

#[test]
fn the_answer_of_another_system_precedes_the_papers() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    let lichess = systems::by_id("lichess").unwrap();
    let at_lichess = systems::Case { period: period.clone(), options: lichess.default_options() };
    let summary = systems::outcome(lichess, &at_lichess).unwrap().summary();
    let told = vec![
        vec![Piece::Text("The rating falls to 1463.".to_owned())],
        vec![Piece::Text("Lichess shows: 1463?".to_owned())],
    ];
    let first = summary.changes(Digits::Auto).next().map(|change| format_number(&change, Digits::Auto)).unwrap();
    let by_system = BySystem {
        summary: Rc::new(summary),
        told,
        reasons: vec![vec![Piece::Text("It was expected to win.".to_owned())]],
    };
    let case = Case { system: "Lichess", by_system: Some(&by_system), ..case(&period, &trace, Digits::Auto) };
    for &format in Format::VARIANTS {
        let text = write(&case, format, Extent::Short).text.replace('$', "");
        let at = |words: &str| text.find(words).unwrap_or_else(|| panic!("{}: no {words} in {text}", format.id()));
        assert!(at("The rating falls to 1463") < at("Lichess shows: 1463"), "{}", format.id());
        assert!(at("Lichess shows: 1463") < at("It was expected to win."), "{}", format.id());
        assert!(at("It was expected to win.") < at("System: Lichess."), "{}", format.id());
        // The paper's own answer appears only with its own steps.
        assert!(!text.contains("1464.05") && at("System: Lichess.") < at(&first), "{}: {text}", format.id());
        let full = write(&case, format, Extent::Full);
        let text = full.text.replace('$', "");
        let papers = text.find("falls by 35.95 to 1464.05");
        assert!(papers.is_none_or(|at| text.find("by the steps of Glickman") < Some(at)), "{}", format.id());
        assert!(papers.is_some() || full.cut.is_some(), "{}: {text}", format.id());
    }
}

#[test]
fn long_texts_are_cut_and_say_so() {
    let player = Player { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    let mut seen = Vec::new();
    for count in [0, 1, 3, 12, 60, 1000] {
        let period =
            Period::new(player, 0.5, (0..count).map(|i| game(1400.5 + f64::from(i), 30.25, 1.0 / 3.0)).collect());
        let trace = rate(&period).unwrap();
        let case = case(&period, &trace, Digits::Auto);
        for &format in Format::VARIANTS {
            for extent in [Extent::Short, Extent::Full] {
                let written = write(&case, format, extent);
                assert_eq!(written.length, written.text.encode_utf16().count());
                assert_ne!(written.cut, Some(Cut::TooLong));
                assert!(
                    format.limit().is_none_or(|limit| written.length <= limit),
                    "{}: {}",
                    format.id(),
                    written.length
                );
                let listed = match written.cut {
                    Some(Cut::Rows { listed } | Cut::StepsAndRows { listed }) => listed,
                    _ => MAX_ROWS.min(period.games.len()),
                };
                let left = period.games.len() - listed;
                assert_eq!(left > 0, written.text.contains(&format!("{left} more game")), "{}", written.text);
                let has_steps = written.text.contains("What do we know") || period.games.is_empty();
                let cut_steps = matches!(written.cut, Some(Cut::Steps | Cut::StepsAndRows { .. }));
                assert_eq!(
                    has_steps || period.games.is_empty(),
                    (extent == Extent::Full && !cut_steps) || period.games.is_empty()
                );
                if let Some(cut) = written.cut {
                    seen.push(std::mem::discriminant(&cut));
                    let words = (Language::En.export().cut)(cut, "2,000");
                    assert!(words.starts_with("A post there takes at most 2,000 characters"));
                }
            }
        }
    }
    for cut in [Cut::Steps, Cut::Rows { listed: 0 }, Cut::StepsAndRows { listed: 0 }] {
        assert!(seen.contains(&std::mem::discriminant(&cut)), "{cut:?}");
    }
}

#[test]
fn formats_have_names_of_their_own() {
    let words = Language::En.export();
    for (i, format) in Format::VARIANTS.iter().copied().enumerate() {
        assert_eq!(Format::from_id(format.id()), Some(format));
        for other in &Format::VARIANTS[..i] {
            assert_ne!((words.format)(format), (words.format)(*other));
        }
    }
    assert!(Format::from_id("word").is_none());
    // Formats of a family are adjacent, as a menu lists them.
    let families: Vec<Family> = Format::VARIANTS.iter().copied().map(Format::family).collect();
    assert_eq!(families.chunk_by(|a, b| a == b).count(), 4);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_case_can_be_written(period in any_period(), decimals in 2u8..16) {
        let Ok(trace) = rate(&period) else { return Ok(()) };
        for digits in [Digits::Auto, Digits::decimals(decimals)] {
            for &format in Format::VARIANTS {
                let text = write(&case(&period, &trace, digits), format, Extent::Full).text;
                assert_visible(&text);
                prop_assert!(!text.contains("NaN"), "{}", text);
                if format == Format::Lichess {
                    prop_assert!(!text.contains(['⁻', '²', '⁸', 'ⱼ']), "{}", text);
                }
            }
        }
    }
}
