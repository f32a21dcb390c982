//! Colours of the page: text is readable on every ground, in the light and in the dark.

use std::collections::BTreeMap;

/// Custom properties with their values.
type Tokens = BTreeMap<String, String>;

/// The colours of text.
const TEXT: [&str; 10] = [
    "--ink",
    "--ink-soft",
    "--accent",
    "--rating",
    "--deviation",
    "--volatility",
    "--won",
    "--draw",
    "--lost",
    "--alert",
];

/// The page's style sheet.
const STYLE: &str = include_str!("../../www/style.css");
/// The style sheet of the League.
const LEAGUE: &str = include_str!("../../www/league.css");

/// Returns the custom properties of the first block of a selector.
fn tokens(css: &str, selector: &str) -> Tokens {
    let block = css
        .split_once(&format!("{selector} {{"))
        .unwrap()
        .1
        .split_once('}')
        .unwrap()
        .0;
    let declarations = block
        .split(';')
        .filter_map(|declaration| declaration.split_once(": "));
    declarations
        .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
        .filter(|(name, _)| name.starts_with("--"))
        .collect()
}

/// Returns the light and the dark scheme. Properties that the dark one does not set are as in the light one.
fn schemes(css: &str) -> [(&'static str, Tokens); 2] {
    let light = tokens(css, ":root");
    let mut dark = light.clone();
    dark.extend(tokens(css, ":root[data-theme=\"dark\"]"));
    [("light", light), ("dark", dark)]
}

/// Returns the relative luminance, as WCAG defines it.
fn luminance(colour: &str) -> f64 {
    let digits = colour
        .strip_prefix('#')
        .unwrap_or_else(|| panic!("{colour} is not written as #rgb or #rrggbb"));
    let wide: String = if digits.len() == 3 {
        digits.chars().flat_map(|c| [c, c]).collect()
    } else {
        digits.to_owned()
    };
    let channel = |i: usize| {
        let value = f64::from(u8::from_str_radix(&wide[2 * i..2 * i + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}

/// Returns the contrast ratio, as WCAG defines it.
fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn contrast_agrees_with_wcag() {
    assert!((contrast("#fff", "#000000") - 21.0).abs() < 1e-12);
    // https://webaim.org/resources/contrastchecker/
    assert!((contrast("#777", "#fff") - 4.48).abs() < 0.005);
}

/// WCAG 2.2, 1.4.6, level AAA; for a short moment, or beside a word in full ink, 1.4.3, level AA.
#[test]
fn text_has_a_contrast_of_seven() {
    for (scheme, tokens) in schemes(STYLE) {
        let mut pairs: Vec<(&str, &str, f64)> = Vec::new();
        for text in TEXT {
            pairs.extend(["--paper", "--card"].map(|ground| (text, ground, 7.0)));
            pairs.extend(
                ["--lit", "--lit-operand", "--alert-ground"].map(|ground| (text, ground, 4.5)),
            );
        }
        pairs.extend(
            ["--lit", "--lit-operand", "--alert-ground"].map(|ground| ("--ink", ground, 7.0)),
        );
        // Highlighted rows, as in Step 5's table.
        pairs.push(("--ink-soft", "--lit-operand", 7.0));
        pairs.push(("--on-accent", "--accent", 7.0));
        pairs.extend(["--won", "--draw", "--lost"].map(|ground| ("--on-result", ground, 7.0)));
        for (text, ground, least) in pairs {
            let (a, b) = (&tokens[text], &tokens[ground]);
            let ratio = contrast(a, b);
            assert!(
                ratio >= least,
                "{scheme}: {text} {a} on {ground} {b} is {ratio:.2}, less than {least}"
            );
        }
    }
}

/// Text is readable on all grounds of surprises in the room League, and the two kinds differ in lightness as well.
#[test]
fn surprises_are_readable_and_distinct() {
    for ((scheme, grounds), (_, page)) in schemes(LEAGUE).into_iter().zip(schemes(STYLE)) {
        for strength in 1..=3 {
            let [worse, better] =
                ["worse", "better"].map(|kind| &grounds[&format!("--{kind}-{strength}")]);
            for ground in [worse, better] {
                let ratio = contrast(&page["--ink"], ground);
                assert!(ratio >= 4.5, "{scheme}: --ink on {ground} is {ratio:.2}");
            }
            assert!(
                luminance(better) > luminance(worse),
                "{scheme}: {better} and {worse} are equally light"
            );
        }
    }
    assert_eq!(
        tokens(LEAGUE, ":root:not([data-theme=\"light\"])"),
        tokens(LEAGUE, ":root[data-theme=\"dark\"]")
    );
}

/// The lines of a league have the contrast of WCAG 2.2, 1.4.11.
#[test]
fn lines_of_players_have_enough_contrast() {
    for ((scheme, colours), (_, page)) in schemes(LEAGUE).into_iter().zip(schemes(STYLE)) {
        for number in 1..=8 {
            let colour = &colours[&format!("--player-{number}")];
            let ratio = contrast(colour, &page["--card"]);
            assert!(ratio >= 3.0, "{scheme}: {colour} on the card is {ratio:.2}");
        }
    }
}

/// The dark scheme is in the style sheet twice, because a media query and a selector cannot be joined by "or".
#[test]
fn both_copies_of_the_dark_scheme_are_equal() {
    let chosen = tokens(STYLE, ":root[data-theme=\"dark\"]");
    assert_eq!(tokens(STYLE, ":root:not([data-theme=\"light\"])"), chosen);
    assert!(chosen.contains_key("--paper"));
}

/// All colours are tokens; otherwise these tests would miss a colour.
#[test]
fn colours_are_defined_only_as_tokens() {
    let (_, rules) = STYLE.split_once("/* Base */").unwrap();
    assert!(
        !rules.contains('#') && !rules.contains("rgb("),
        "a colour outside the tokens"
    );
}
