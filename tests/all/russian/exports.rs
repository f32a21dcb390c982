//! Exports in Russian: prose has decimal commas, data keep the point.

use super::*;
use crate::support::document::document;
use explain::export::csv;
use explain::export::document::{Case, Extent};
use explain::export::embed::{Way, code};
use explain::export::formats::{Format, write};
use explain::export::json::Export;
use explain::export::vectors::{Program, Vector};
use explain::ids::VariantArray;

const LINK: &str = "https://example.org/glicko/ru/#lang=ru&p=1500,200,0.06";

fn with_case<T>(language: Language, work: impl FnOnce(&Case) -> T) -> T {
    let derivation = State::default().view.derivation;
    work(&Case {
        language,
        system: "",
        ..document(&derivation.period, &derivation.trace, LINK)
    })
}

/// Returns whether `sign` stands between two digits.
fn parts_digits(text: &str, sign: char) -> bool {
    let signs: Vec<char> = text.chars().collect();
    signs
        .windows(3)
        .any(|of| of[0].is_ascii_digit() && of[1] == sign && of[2].is_ascii_digit())
}

#[test]
fn prose_has_decimal_commas_in_every_format() {
    for &format in Format::VARIANTS {
        let text = with_case(RU, |case| write(case, format, Extent::Full).text);
        // Except for addresses and the names of steps.
        let words = [LINK, "5.4", "5.1", "5.2", "5.3"]
            .into_iter()
            .fold(text.clone(), |text, name| text.replace(name, ""));
        let words = match format {
            Format::Html => Html::parse_fragment(&words).root_element().text().collect(),
            _ => words,
        };
        assert!(
            !parts_digits(&words.replace("&p=1500,200,0.06", ""), '.'),
            "{format:?}: {words}"
        );
        let number = if format == Format::Latex {
            "1464{,}05"
        } else {
            "1464,05"
        };
        assert!(text.contains(number), "{format:?}: {text}");
        let english = with_case(Language::En, |case| write(case, format, Extent::Full).text);
        assert!(
            english.contains("1464.05") && !english.contains("1464,05"),
            "{format:?}"
        );
    }
}

#[test]
fn latex_loads_russian_letters() {
    let text = with_case(RU, |case| write(case, Format::Latex, Extent::Full).text);
    assert!(text.contains("\\usepackage[T1,T2A]{fontenc}") && text.contains("[russian]{babel}"));
    assert!(!text.contains("\\other{"), "{text}");
    let english = with_case(Language::En, |case| {
        write(case, Format::Latex, Extent::Full).text
    });
    assert!(english.contains("\\usepackage[T1]{fontenc}") && !english.contains("babel"));
}

#[test]
fn data_are_the_same_in_any_language() {
    let derivation = State::default().view.derivation;
    let all = || {
        [
            serde_json::to_string(&Export::of(&derivation.period, &derivation.trace, &[])).unwrap(),
            csv::games(&derivation.period, &derivation.trace, &[]),
            csv::iterations(&derivation.trace),
        ]
    };
    assert_eq!(RU.speak(all), all());
    let snippet = |language| {
        Vector::of(&derivation.period)
            .unwrap()
            .snippet(Program::JavaScript, language)
    };
    let numbers = |code: String| {
        code.lines()
            .filter(|line| line.trim_start().starts_with('['))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        numbers(RU.speak(|| snippet(RU))),
        numbers(snippet(Language::En))
    );
}

#[test]
fn code_for_a_page_names_its_language() {
    let frame = code(LINK, "Пример", Way::Frame);
    assert!(
        frame.contains("src=\"https://example.org/glicko/ru/embed.html\""),
        "{frame}"
    );
    let element = code(LINK, "Пример", Way::Element);
    assert!(
        element.contains("<script src=\"https://example.org/glicko/embed.js\">"),
        "{element}"
    );
    assert!(
        element.contains("<glicko2-calculator lang=\"ru\" player="),
        "{element}"
    );
    // A site whose own folder is named like a language has its script there.
    let element = code(
        "https://example.org/ru/#p=1600,200,0.06",
        "Example",
        Way::Element,
    );
    assert!(
        element.contains("<script src=\"https://example.org/ru/embed.js\">")
            && !element.contains(" lang="),
        "{element}"
    );
}
