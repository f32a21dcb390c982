//! The curve of a match of worlds.

use super::*;
use explain::charts::data::WarScores;
use explain::charts::draw;

#[test]
fn the_curve_shows_the_score_of_each_share() {
    let data = WarScores::of([247_277.0, 218_640.0, 175_791.0], |a, b| {
        format!("{a} v {b}")
    });
    assert_eq!(data.results.len(), 6);
    for result in &data.results {
        assert!((result.score - wvw::score(result.share)).abs() < 1e-15);
    }
    let curve = data.curve();
    assert_eq!((curve[0], curve[curve.len() - 1]), ((0.0, 0.0), (1.0, 1.0)));
    assert!(curve.windows(2).all(|pair| pair[0].1 < pair[1].1));
    assert!(curve.iter().all(|(p, s)| *s == wvw::score(*p)));
    let svg = draw::war_scores(&data, 400);
    assert!(
        svg.contains("data-quantity=\"war.0.1.score\"") && svg.contains(">0 v 1</text>"),
        "{svg}"
    );
    assert!(
        WarScores::of([0.0, 0.0, 1.0], |_, _| String::new())
            .results
            .len()
            == 4
    );
}

#[test]
fn markup_in_names_is_escaped_in_the_curve() {
    let data = WarScores::of([3.0, 2.0, 1.0], |_, _| {
        "</text><script>\n<a href=\"x\" onclick='y'>&".to_owned()
    });
    let svg = draw::war_scores(&data, 4000);
    assert!(!svg.contains("<script") && !svg.contains("<a "), "{svg}");
    assert!(svg.contains("&lt;/text&gt;"), "{svg}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_points_can_be_drawn(points in prop::array::uniform3(prop_oneof![0.0..1e6f64, Just(0.0), Just(1e15), Just(f64::NAN)]), width in 0..3000u32) {
        let svg = draw::war_scores(&WarScores::of(points, |a, b| format!("{a}{b}")), width);
        prop_assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
        prop_assert!(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("style="));
    }
}
