//! Checks that every chart's SVG has to pass.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "a module of each test file, of which each takes what it needs"
)]

use explain::charts::draw;
use glicko2_steps::Symbol;

/// Returns the values of an attribute.
pub fn values<'s>(svg: &'s str, name: &str) -> Vec<&'s str> {
    let start = format!(" {name}=\"");
    svg.split(start.as_str())
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .collect()
}

/// Asserts that an SVG is well-formed, has only known colours and symbols, nothing that a strict
/// page refuses and nothing outside, and takes fewer than `most` bytes.
#[track_caller]
pub fn check(svg: &str, width: u32, most: usize) {
    assert!(
        svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\""),
        "{svg}"
    );
    assert!(svg.ends_with("</svg>"), "{svg}");
    assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
    assert!(
        !svg.contains("NaN")
            && !svg.contains("inf")
            && !svg.contains("style=")
            && !svg.contains('#'),
        "{svg}"
    );
    assert!(svg.len() < most, "{} bytes", svg.len());
    for paint in values(svg, "fill").into_iter().chain(values(svg, "stroke")) {
        let known = paint == "none"
            || draw::VARIABLES
                .iter()
                .any(|name| paint == format!("var({name})"));
        assert!(known, "{paint}");
    }
    for symbol in values(svg, "data-symbol") {
        assert!(Symbol::from_id(symbol).is_some(), "{symbol}");
    }
    let across = f64::from(width.clamp(120, 4000)) * 4.0;
    for x in ["x", "x1", "x2", "cx"]
        .iter()
        .flat_map(|name| values(svg, name))
    {
        let x: f64 = x.parse().unwrap();
        assert!((0.0..=across).contains(&x), "{x} of {across}: {svg}");
    }
    for point in values(svg, "points")
        .into_iter()
        .flat_map(|points| points.split(' '))
    {
        let x: f64 = point.split(',').next().unwrap().parse().unwrap();
        assert!(
            (-40.0..=across + 40.0).contains(&x),
            "{x} of {across}: {svg}"
        );
    }
}
