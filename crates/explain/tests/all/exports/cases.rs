//! Whole cases in every format.

use super::snapshot::assert_reads;
use super::*;
use crate::support::readers::UNSEEN;
use explain::export::document::BySystem;
use explain::ids::{HasId, VariantArray};
use explain::systems;
use explain::words::number::format_number;
use std::rc::Rc;

#[test]
fn texts_of_the_papers_example_are_as_recorded() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    for &format in Format::VARIANTS {
        let text = |language, extent| {
            write(
                &Case {
                    language,
                    ..case(&period, &trace, Digits::Auto)
                },
                format,
                extent,
            )
            .text
        };
        let texts = [
            text(Language::En, Extent::Short),
            text(Language::Ru, Extent::Short),
            text(Language::En, Extent::Full),
        ];
        assert_reads(
            &format!("export-{}", format.id()),
            &texts.map(|text| text.replace(UNSEEN, "◌")).join("\n\n\n"),
        );
    }
}

/// In a post the reader is not the player.
#[test]
fn texts_speak_of_the_player_and_not_of_the_reader() {
    let two = |score| {
        vec![
            Game::new(1300.0, 50.0, score),
            Game::new(1900.0, 50.0, 1.0),
            Game::new(1900.0, 50.0, 1.0),
        ]
    };
    let unknown = Player::new(1500.0, 350.0, 0.06);
    let sure = Player::new(1720.0, 62.0, 0.06);
    let periods = [
        Period::papers_example(),
        upset(),
        idle(),
        Period::new(unknown, 0.5, two(1.0)),
        Period::new(sure, 0.5, two(0.5)),
        Period::new(sure, 0.5, vec![Game::new(1500.0, 60.0, 0.5)]),
        Period::new(sure, 0.5, vec![Game::new(2600.0, 60.0, 0.0)]),
        Period::new(
            Player {
                deviation: 200.0,
                ..sure
            },
            0.5,
            vec![Game::new(1720.0, 350.0, 1.0), Game::new(1740.0, 30.0, 0.0)],
        ),
    ];
    let readers = [
        (
            Language::En,
            &["you", "your", "yours", "yourself"][..],
            "player",
        ),
        (
            Language::Ru,
            &[
                "вы",
                "вас",
                "вам",
                "вами",
                "ваш",
                "ваша",
                "ваше",
                "ваши",
                "вашего",
                "вашей",
            ],
            "игрок",
        ),
    ];
    for (language, forms, player) in readers {
        let mut is_named = false;
        for period in &periods {
            let trace = rate(period).unwrap();
            let case = Case {
                language,
                ..case(period, &trace, Digits::Auto)
            };
            for &format in Format::VARIANTS {
                let text = write(&case, format, Extent::Full)
                    .text
                    .replace(UNSEEN, "")
                    .to_lowercase();
                let mut words = text.split(|c: char| !c.is_alphabetic());
                assert_eq!(
                    words.find(|word| forms.contains(word)),
                    None,
                    "{} {period:?}",
                    format.id()
                );
                is_named |= text.contains(player);
            }
        }
        assert!(is_named, "{language:?}: no text speaks of the player");
    }
}

#[test]
fn the_link_comes_before_the_inputs_and_not_again() {
    for period in [Period::papers_example(), upset(), idle()] {
        let trace = rate(&period).unwrap();
        for &format in Format::VARIANTS {
            for extent in [Extent::Short, Extent::Full] {
                let text = write(&case(&period, &trace, Digits::Auto), format, extent).text;
                let inputs = text.find("Before").unwrap();
                let links = text
                    .match_indices("example.org/glicko-2/")
                    .map(|(at, _)| at)
                    .collect::<Vec<_>>();
                assert!(
                    !links.is_empty() && links.iter().all(|at| *at < inputs),
                    "{}: {text}",
                    format.id()
                );
            }
        }
    }
}

#[test]
fn texts_of_unusual_periods_are_as_recorded() {
    for (language, name) in [
        (Language::En, "export-unusual-en"),
        (Language::Ru, "export-unusual-ru"),
    ] {
        let texts = [upset(), idle()].map(|period| {
            let trace = rate(&period).unwrap();
            write(
                &Case {
                    language,
                    ..case(&period, &trace, Digits::Auto)
                },
                Format::Plain,
                Extent::Short,
            )
            .text
        });
        assert_reads(name, &texts.join("\n\n\n").replace(UNSEEN, "◌"));
    }
}

#[test]
fn the_answer_of_another_system_precedes_the_papers() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    let lichess = systems::by_id("lichess").unwrap();
    let at_lichess = systems::Case {
        period: period.clone(),
        options: lichess.default_options(),
    };
    let summary = systems::outcome(lichess, &at_lichess).unwrap().summary();
    let told = vec![
        vec![Piece::Text("The rating falls to 1463.".to_owned())],
        vec![Piece::Text("Lichess shows: 1463?".to_owned())],
    ];
    let first = summary
        .changes(Digits::Auto)
        .next()
        .map(|change| format_number(&change, Digits::Auto))
        .unwrap();
    let by_system = BySystem {
        summary: Rc::new(summary),
        told,
        reasons: vec![vec![Piece::Text("It was expected to win.".to_owned())]],
    };
    let case = Case {
        system: "Lichess",
        by_system: Some(&by_system),
        ..case(&period, &trace, Digits::Auto)
    };
    for &format in Format::VARIANTS {
        let text = write(&case, format, Extent::Short).text.replace('$', "");
        let own = [
            "The rating falls to 1463",
            "Lichess shows: 1463",
            "It was expected to win.",
            "Lichess.",
            &first,
        ];
        let at = own.map(|words| {
            text.rfind(words)
                .unwrap_or_else(|| panic!("{}: no {words} in {text}", format.id()))
        });
        assert!(at.is_sorted(), "{}: {text}", format.id());
        // The paper's own answer appears only with its own steps.
        assert!(!text.contains("1464.05"), "{}: {text}", format.id());
        let full = write(&case, format, Extent::Full);
        let text = full.text.replace('$', "");
        let papers = text.find("1464.05");
        assert!(
            papers.is_none_or(|at| text.find("Glickman") < Some(at)),
            "{}",
            format.id()
        );
        assert!(
            papers.is_some() || full.cut.is_some(),
            "{}: {text}",
            format.id()
        );
    }
}

#[test]
fn long_texts_are_cut_and_say_so() {
    let player = Player::new(1500.0, 200.0, 0.06);
    let mut seen = Vec::new();
    for count in [0, 1, 3, 12, 60, 1000] {
        let period = Period::new(
            player,
            0.5,
            (0..count)
                .map(|i| Game::new(1400.5 + f64::from(i), 30.25, 1.0 / 3.0))
                .collect(),
        );
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
                let more = Language::En.export().more_games(left);
                assert_eq!(
                    left > 0,
                    written
                        .text
                        .replace(['*', '\\', UNSEEN], "")
                        .contains(more.trim_start_matches("… ")),
                    "{}",
                    written.text
                );
                let has_steps = written.text.contains(Language::En.text().steps.titles()[0]);
                let cut_steps = matches!(written.cut, Some(Cut::Steps | Cut::StepsAndRows { .. }));
                assert!(
                    period.games.is_empty() || has_steps == (extent == Extent::Full && !cut_steps)
                );
                if let Some(cut) = written.cut {
                    seen.push(std::mem::discriminant(&cut));
                    assert!(
                        Language::En
                            .export()
                            .left_out(cut, "2,000")
                            .contains(" 2,000 ")
                    );
                }
            }
        }
    }
    for cut in [
        Cut::Steps,
        Cut::Rows { listed: 0 },
        Cut::StepsAndRows { listed: 0 },
    ] {
        assert!(seen.contains(&std::mem::discriminant(&cut)), "{cut:?}");
    }
}

#[test]
fn formats_have_names_of_their_own() {
    let words = Language::En.export();
    for (i, format) in Format::VARIANTS.iter().copied().enumerate() {
        assert_eq!(Format::from_id(format.id()), Some(format));
        for other in &Format::VARIANTS[..i] {
            assert_ne!(words.format(format), words.format(*other));
        }
    }
    assert!(Format::from_id("word").is_none());
    // Formats of a family are adjacent, as a menu lists them.
    let families: Vec<Family> = Format::VARIANTS
        .iter()
        .copied()
        .map(Format::family)
        .collect();
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
