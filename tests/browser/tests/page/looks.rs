//! Light, dark and forced colours; reduced motion.

use browser_tests::{DESK, Key, PHONE, Page, until, visit};

/// Returns the brightness of the page's background, from 0 to 255.
fn ground(page: &Page) -> f64 {
    let colour = page.first("body").style("background-color");
    let parts = colour.split(|c: char| !c.is_ascii_digit());
    let parts = parts.filter_map(|part| part.parse::<f64>().ok());
    parts.take(3).sum::<f64>() / 3.0
}

#[test]
fn the_colours_are_switched_and_saved() {
    visit("", DESK, |page| {
        assert!(ground(page) > 200.0, "light by default: {}", ground(page));
        page.button("Colours: Follow the device").click();
        page.button("Colours: Light").click();
        until("the button has its new name", || {
            page.has_button("Colours: Dark")
        });
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
fn the_page_follows_the_dark_scheme_of_the_device() {
    visit("p=1500,60,0.06&g=2700,60,1", DESK, |page| {
        if page.prefer(&[("prefers-color-scheme", "dark")]) {
            assert!(ground(page) < 60.0, "{}", ground(page));
            page.is_accessible();
            page.button("Colours: Follow the device").click();
            until("light was asked for", || ground(page) > 200.0);
        }
    });
}

/// Forced colours remove the page's own backgrounds and colours, and make transparent borders visible.
#[test]
fn forced_colours_show_the_room_and_the_steps() {
    for scheme in ["light", "dark"] {
        visit("k=3", DESK, |page| {
            if !page.prefer(&[
                ("forced-colors", "active"),
                ("prefers-color-scheme", scheme),
            ]) {
                return;
            }
            page.screenshot(&format!("forced-colours-{scheme}"));
            let ground = page.first("body").style("background-color");
            let border = |room: &str| {
                let room = page.first(&format!(".rooms a{room}"));
                [
                    "border-top-color",
                    "border-bottom-color",
                    "border-bottom-width",
                    "font-weight",
                ]
                .map(|name| room.style(name))
            };
            let [above, below, thick, weight] = border(":not([aria-current])");
            assert_eq!(
                [&above, &below],
                [&ground; 2],
                "other rooms have no line to be seen"
            );
            let [_, below_current, thick_current, weight_current] = border("[aria-current]");
            assert_ne!(below_current, ground, "the current room has one");
            assert!(
                thick_current != thick && weight_current != weight,
                "it is told by more than a colour"
            );

            let pip = |of: &str, name: &str| {
                let button = page.first(&format!(".pips button{of}"));
                button.run(
                    "return getComputedStyle(arguments[0], '::before').getPropertyValue(arguments[1])",
                    &[name.into()],
                )
            };
            let (reached, now, ahead) = (".reached", "[aria-current]", ":not(.reached)");
            for of in [reached, now, ahead] {
                assert_eq!(pip(of, "border-top-width"), "1px", "{of} has an outline");
                assert_ne!(pip(of, "border-top-color"), ground, "{of} can be seen");
            }
            assert_eq!(
                pip(ahead, "background-color"),
                ground,
                "what is ahead is hollow"
            );
            assert_ne!(
                pip(reached, "background-color"),
                ground,
                "what was reached is filled"
            );
            assert_ne!(
                pip(reached, "height"),
                pip(now, "height"),
                "the current step is told by more than a colour"
            );
            let border = |chosen: &str| {
                page.first(&format!("label.won input{chosen} + span"))
                    .style("border-top-width")
            };
            assert_ne!(
                border(":checked"),
                border(":not(:checked)"),
                "a chosen result is told by more than a colour"
            );
            page.first(".pips button:nth-child(6)").click();
            assert!(page.has("#step-6[aria-current]"), "and they can be pressed");
            // axe compares colours that the device does not show while they are forced.
            page.prefer(&[]);
        });
    }
}

#[test]
fn reduced_motion_turns_animations_off() {
    visit("", DESK, |page| {
        if page.prefer(&[("prefers-reduced-motion", "reduce")]) {
            page.press(Key::End);
            assert!(page.region("Step 8").top() < 900.0, "it is there at once");
            let animations =
                "document.getAnimations().filter((a) => a.effect.getTiming().duration > 20).length";
            assert_eq!(page.evaluate(animations), 0);
        }
    });
}
