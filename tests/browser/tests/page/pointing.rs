//! Pointing at a symbol lights up all that belongs to it.

use browser_tests::keys::{LEFT, RIGHT};
use browser_tests::{DESK, until, visit};

#[test]
fn a_symbol_lights_its_formula_its_operands_and_its_number() {
    visit("v=all", DESK, |page| {
        page.has_all();
        page.region("Step 6").first("math [data-symbol=phi_star]").point();
        until("it is lit", || page.has("[data-lit]"));
        let dark = |selector: &str, how: &str| {
            page.run(
                "return [...document.querySelectorAll(arguments[0])].filter((e) => e.dataset.lit !== arguments[1]).length",
                &[selector.into(), how.into()],
            )
        };
        assert_eq!(dark("[data-symbol=phi_star]", "self"), 0, "itself, everywhere");
        assert_eq!(dark("[data-symbol=phi]", "operand"), 0, "what it is made of");
        assert_eq!(dark("[data-symbol=sigma_prime]", "operand"), 0, "what it is made of");
        assert_eq!(dark(".formula[data-defines=phi_star]", "formula"), 0, "its formulas");
        assert!(!page.has("[data-symbol=tau][data-lit]"), "the rest stays dark");
        let readout = page.first(".readout").words();
        assert_eq!(readout, "φ*: deviation after the drift, before the games are counted");
        page.screenshot("pointing");

        page.region("Step 6").first("mn[data-quantity=phi_star]").point();
        until("the readout has the value", || page.first(".readout").words().starts_with("φ* = 1.15285468958013"));

        page.first("h1").point();
        until("it is dark again", || !page.has("[data-lit]"));
        assert!(page.first(".readout").words().starts_with("Point at a letter or number"));
    });
}

#[test]
fn marks_on_the_charts_light_up_with_their_game() {
    visit("v=all", DESK, |page| {
        page.has_all();
        page.region("Step 3").first("[data-quantity='games.1.e']").point();
        until("a mark is lit", || page.has(".chart-box svg [data-lit]"));
        assert!(
            page.has("svg [data-quantity^='games.1.'][data-lit], svg [data-quantity^='in.games.1.'][data-lit]"),
            "of game 2"
        );
        assert!(!page.has("svg [data-quantity^='games.0.'][data-lit]"), "not of game 1");
        page.region("Step 8").first("[data-symbol=r_prime]").point();
        until("the curve is lit", || page.has("svg [data-symbol=r_prime][data-lit=self]"));
    });
}

#[test]
fn marks_stay_lit_when_their_chart_is_drawn_anew() {
    visit("v=all", DESK, |page| {
        page.has_all();
        let field = page.field("Rating");
        field.focus();
        until("its curve is lit", || page.has("svg [data-symbol=r][data-lit=self]"));
        let curve = || page.region("Before and after").first(".chart-box").run("return arguments[0].innerHTML", &[]);
        let before = curve();
        field.type_over("1612");
        until("it is drawn anew", || curve() != before);
        until("its curve is lit again", || page.has("svg [data-symbol=r][data-lit=self]"));
        assert!(!page.has("svg [data-symbol=r_prime][data-lit]"), "and nothing else");
    });
}

#[test]
fn a_mark_on_a_chart_lights_its_number() {
    visit("v=all", DESK, |page| {
        page.has_all();
        page.region("What each game did to the rating").first("svg [data-symbol=change]").point();
        until("the number is lit", || page.has("data[data-symbol=change][data-lit]"));
    });
}

#[test]
fn arrow_keys_point_inside_a_formula() {
    visit("v=all", DESK, |page| {
        page.has_all();
        let formula = page.region("Step 7").first(".formula");
        formula.focus();
        page.press(&[RIGHT]);
        until("something is lit", || page.has("[data-lit]"));
        let first = page.first(".readout").words();
        assert!(first.starts_with("φ′"), "{first}");
        page.press(&[RIGHT]);
        until("the next is pointed at", || page.first(".readout").words() != first);
        page.press(&[LEFT]);
        until("the first again", || page.first(".readout").words() == first);
        assert_eq!(page.fragment(), "v=all", "the walk stays where it is");
    });
}

#[test]
fn full_precision_on_hover() {
    visit("#v=all&p=1600,200,0.06", DESK, |page| {
        page.has_all();
        let number = page.region("Step 3").first("mn[data-quantity=v]");
        let value = || number.attribute("data-value").expect("a number has a value");
        number.point();
        until("it has a title", || number.attribute("title").is_some());
        assert_eq!(number.attribute("title"), Some(value()));
        let before = value();
        assert!(before.len() > 15, "in full: {before}");
        page.field("Rating").type_over("1601");
        until("the number has changed", || value() != before);
        let title = number.attribute("title");
        assert!(title.is_none() || title == Some(value()), "an old title: {title:?}");
    });
}
