//! Pictures as files of their own.

use super::snapshot::assert_reads;
use super::svg::values;
use super::*;
use crate::support::readers::visible;
use explain::charts::data::{Contributions, Expectation, Outcome, Root, Strength, View};
use explain::charts::draw;
use explain::export::card::{HEIGHT, WIDTH, card};
use explain::export::picture::{Frame, Picture, Shade, chart};

/// Estimates the width of a text in a wide typeface.
fn width(text: &str, size: f64) -> f64 {
    text.chars()
        .map(|c| {
            if c == ' ' || c == '.' || c == ',' {
                0.3
            } else {
                0.55
            }
        })
        .sum::<f64>()
        * size
}

/// Checks that a picture is well-formed, loads nothing, has only fixed colours and keeps its own lines inside.
fn check(picture: &Picture) {
    let svg = &picture.svg;
    assert_xml(svg.trim_end());
    assert!(
        svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width="),
        "{svg}"
    );
    let tags: String = svg
        .split('<')
        .filter_map(|part| part.split_once('>'))
        .map(|(tag, _)| tag)
        .collect();
    for foreign in [
        "var(", "url(", "href", "data-", "style", "class=", "script", "NaN", "inf\"",
    ] {
        assert!(!tags.contains(foreign), "{foreign} in {svg}");
    }
    for paint in values(svg, "fill").into_iter().chain(values(svg, "stroke")) {
        assert!(
            paint.starts_with('#') || paint == "none",
            "{paint} in {svg}"
        );
    }
    assert!(svg.contains("<title>") && svg.contains("<desc>") && !picture.alt.is_empty());
    assert!(svg.contains(&format!(
        "width=\"{}\" height=\"{}\"",
        picture.width, picture.height
    )));
    assert_visible(svg);
    // Texts of the picture itself; the charts have their own tests.
    let sheet: Vec<&str> = svg
        .split("<g ")
        .flat_map(|part| part.rsplit("</g>").next())
        .collect();
    for text in sheet.iter().flat_map(|part| part.split("<text ").skip(1)) {
        let line = format!(" {}", text.split("</text>").next().unwrap());
        let number = |name: &str| values(&line, name)[0].parse::<f64>().unwrap();
        let (x, y, size) = (number("x"), number("y"), number("font-size"));
        let words: String = line
            .split('<')
            .map(|part| part.split_once('>').map_or("", |(_, words)| words))
            .collect();
        let gaps: f64 = values(&line, "dx")
            .into_iter()
            .map(|dx| dx.parse::<f64>().unwrap())
            .sum();
        let signs = [
            ("&lt;", "<"),
            ("&gt;", ">"),
            ("&quot;", "\""),
            ("&#39;", "'"),
            ("&amp;", "&"),
        ];
        let words = signs
            .iter()
            .fold(words, |words, (entity, sign)| words.replace(entity, sign));
        let wide = width(&words, size) + gaps;
        let (from, to) = if line.contains("text-anchor=\"end\"") {
            (x - wide, x)
        } else {
            (x, x + wide)
        };
        assert!(
            from >= 0.0 && to <= picture.width,
            "{from} to {to} of {}: {line}",
            picture.width
        );
        assert!(y - size >= 0.0 && y <= picture.height, "{y}: {line}");
    }
}

fn check_all(period: &Period, title: &str) {
    let trace = rate(period).unwrap();
    let mut charts = vec![
        draw::strength(&Strength::of(period, &trace, Level::P95), 640),
        draw::expectation(&Expectation::of(period, &trace), 320),
        draw::contributions(&Contributions::of(&trace, |_| title.to_owned()), 640),
    ];
    charts.extend(Root::of(period, &trace, 1, View::Whole).map(|data| draw::root(&data, 2000).svg));
    for shade in [Shade::Light, Shade::Dark] {
        for svg in &charts {
            let key = [(Outcome::Won, title), (Outcome::Lost, "Lost")];
            let frame = Frame {
                title,
                alt: title,
                key: &key[..usize::from(title.len() < 40) * 2],
                link: LINK,
            };
            check(&chart(svg, &frame, shade));
        }
        for digits in [Digits::Auto, Digits::Decimals(15)] {
            let picture = card(&case(period, &trace, digits), shade);
            check(&picture);
            assert_eq!((picture.width, picture.height), (WIDTH, HEIGHT));
        }
    }
}

#[test]
fn pictures_of_extreme_periods_are_sound() {
    let player = |rating| Player::new(rating, 211.123_456_789_012, 0.06);
    let far = Period::new(player(-1e6), 0.5, vec![Game::new(1e6, 1e4, 1.0); 3]);
    let long = (0..40).map(|i| {
        Game::new(
            1_400.123_456_789_012 + f64::from(i) / 7.0,
            30.123_456_789,
            1.0 / 3.0,
        )
    });
    let long = Period::new(player(1_512.123_456_789_012), 0.5, long.collect());
    for period in [Period::papers_example(), idle(), upset(), far, long] {
        check_all(&period, "Strength");
    }
}

#[test]
fn texts_of_cards_are_as_recorded() {
    let player = Player::new(1500.0, 200.0, 0.06);
    let sure = Player {
        deviation: 10.0,
        ..player
    };
    let periods = [
        Period::papers_example(),
        Period::new(player, 0.5, Vec::new()),
        Period::new(player, 0.5, vec![Game::new(1500.0, 30.0, 0.5)]),
        Period::new(sure, 0.5, vec![Game::new(1500.0, 30.0, 1.0)]),
    ];
    for (language, name) in [(Language::En, "cards-en"), (Language::Ru, "cards-ru")] {
        let text = |period: &Period| {
            let trace = rate(period).unwrap();
            let case = Case {
                language,
                ..case(period, &trace, Digits::Auto)
            };
            let Picture { svg, alt, .. } = language.speak(|| card(&case, Shade::Light));
            let [titles, texts] = ["title", "text"]
                .map(|tag| values_between(&svg, &format!("<{tag}"), &format!("</{tag}>")));
            [titles, vec![alt], texts].concat().join("\n")
        };
        assert_reads(
            name,
            &periods.iter().map(text).collect::<Vec<_>>().join("\n\n"),
        );
    }
}

#[test]
fn the_three_numbers_of_a_card_fit_each_other() {
    let half = Period::new(
        Player::new(1500.5, 200.0, 0.06),
        0.5,
        vec![Game::new(1500.0, 30.0, 1.0)],
    );
    let trace = rate(&half).unwrap();
    let asked = values_between(
        &card(&case(&half, &trace, Digits::Auto), Shade::Light).svg,
        "<title",
        "</title>",
    )
    .remove(0);
    let numbers: Vec<f64> = asked
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .collect();
    assert_eq!(numbers[1] - numbers[0], numbers[2], "{asked}");
}

/// Returns the text of each element that begins with `start`, without its tags.
fn values_between(svg: &str, start: &str, end: &str) -> Vec<String> {
    let inner = svg
        .split(start)
        .skip(1)
        .map(|part| part.split(end).next().unwrap().split_once('>').unwrap().1);
    inner
        .map(|inner| {
            inner
                .split('<')
                .map(|part| part.split_once('>').map_or(part, |(_, words)| words))
                .collect()
        })
        .collect()
}

/// The colours are those of the page.
#[test]
fn shades_are_those_of_the_style_sheet() {
    let css = include_str!("../../../../../www/style.css");
    let block = |start: &str| css.split_once(start).unwrap().1.split_once('}').unwrap().0;
    for (shade, block) in [
        (Shade::Light, block(":root {")),
        (Shade::Dark, block(":root[data-theme=\"dark\"] {")),
    ] {
        for property in draw::VARIABLES.into_iter().chain(["--paper"]) {
            let (_, value) = block.split_once(&format!("{property}: ")).unwrap();
            assert_eq!(
                shade.colour(property),
                value.split(';').next(),
                "{property}"
            );
        }
    }
    assert_eq!(Shade::Light.colour("--shadow"), None);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_period_has_pictures(period in any_period(), title in hostile_text()) {
        prop_assume!(rate(&period).is_ok() && !visible(&clean(&title)).is_empty());
        check_all(&period, &title);
    }
}
