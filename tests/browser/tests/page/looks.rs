//! Light, dark, forced colours; motion.

use browser_tests::{DESK, PHONE, until, visit};

/// How bright the page's ground is, from 0 to 255.
fn ground(page: &browser_tests::Page) -> f64 {
    let colour = page.first("body").style("background-color");
    let parts = colour.trim_start_matches(|c: char| !c.is_ascii_digit()).trim_end_matches(')').split(',');
    parts.take(3).map(|part| part.trim().parse::<f64>().unwrap_or(f64::NAN)).sum::<f64>() / 3.0
}

#[test]
fn the_colours_are_switched_and_kept() {
    visit("", DESK, |page| {
        assert!(ground(page) > 200.0, "light by default: {}", ground(page));
        page.button("Colours: As the device").click();
        page.button("Colours: Light").click();
        assert!(page.has_button("Colours: Dark"));
        until("it is dark", || ground(page) < 60.0);
        page.is_accessible();
        page.screenshot("dark");
        page.reload();
        assert!(ground(page) < 60.0, "the choice is kept");
        page.resize(PHONE);
        page.is_accessible();
        page.screenshot("dark-phone");
        page.button("Colours: Dark").click();
        until("it is light", || ground(page) > 200.0);
    });
}

#[test]
fn the_devices_dark_is_followed() {
    visit("p=1500,60,0.06&g=2700,60,1", DESK, |page| {
        if page.prefer(&[("prefers-color-scheme", "dark")]) {
            assert!(ground(page) < 60.0, "{}", ground(page));
            page.is_accessible();
            page.button("Colours: As the device").click();
            until("light was asked for", || ground(page) > 200.0);
        }
    });
}

#[test]
fn forced_colours_are_survived() {
    visit("", DESK, |page| {
        if page.prefer(&[("forced-colors", "active"), ("prefers-color-scheme", "dark")]) {
            page.screenshot("forced-colours");
            let border =
                |chosen: &str| page.first(&format!("label.won input{chosen} + span")).style("border-top-width");
            assert_ne!(border(":checked"), border(":not(:checked)"), "what is chosen is told by more than a colour");
            // Axe compares colours that the device does not show then.
            page.prefer(&[]);
        }
    });
}

#[test]
fn less_motion_is_respected() {
    visit("", DESK, |page| {
        if page.prefer(&[("prefers-reduced-motion", "reduce")]) {
            page.button("Last step").click();
            let top = page.region("Step 8").run("return arguments[0].getBoundingClientRect().top", &[]);
            assert!(top.as_f64().is_some_and(|top| top < 900.0), "it is there at once: {top}");
            assert_eq!(
                page.run(
                    "return document.getAnimations().filter((a) => a.effect.getTiming().duration > 20).length",
                    &[]
                ),
                0
            );
        }
    });
}
