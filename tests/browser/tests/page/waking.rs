//! The lazy part of the program loads by itself, and an earlier press is carried out once it is loaded.

use browser_tests::{DESK, Fault, Faults, Key, PHONE, Page, first_visit, until, visit_embedded};

/// A script for a reader who saves data, which has to run before the page's own. The lazy part does
/// not load by itself then.
pub(crate) const SAVES_DATA: &str =
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

/// Faults that hold back the lazy part until they are removed.
const LATE: Faults = &[("glicko2-rooms-", Fault::Wait)];
const NUMBER: &str = ".answer [data-scrub='player.rating']";

/// Opens the page for the first time while its lazy part is held back.
fn open_early(page: &Page) {
    page.misbehave(LATE);
    page.open("");
}

fn has_rooms(page: &Page) -> bool {
    page.has("select#system")
}

/// Lets the lazy part load.
#[track_caller]
fn load_lazy_part(page: &Page) {
    assert!(
        !has_rooms(page),
        "the lazy part loaded too early for this test"
    );
    page.misbehave(&[]);
    until("the lazy part has come", || has_rooms(page));
}

/// Returns how many files of the lazy part were requested.
fn requests(page: &Page) -> usize {
    let names = page.loaded().into_iter();
    names.filter(|name| name.contains("glicko2-rooms-")).count()
}

/// Waits until the page has been idle several times.
fn idle(page: &Page) {
    let often = "let left = 20; const done = arguments[0]; const whenIdle = self.requestIdleCallback ?? ((work) => setTimeout(work, 50)); const go = () => left-- ? whenIdle(go) : done(); go()";
    page.run_async(often, &[]);
}

#[test]
fn a_sign_of_a_reader_starts_the_handles_and_controls() {
    let signs = [
        "new PointerEvent('pointermove')",
        "new PointerEvent('pointerup')",
        "new Event('scroll')",
        "new KeyboardEvent('keyup')",
        "new FocusEvent('focusin')",
    ];
    for sign in signs {
        first_visit(DESK, |page| {
            page.go("");
            until("the lazy part is fetched", || requests(page) > 0);
            idle(page);
            assert!(!has_rooms(page), "it starts before {sign}");
            page.run(&format!("dispatchEvent({sign})"), &[]);
            until("the handles are there", || {
                page.has(".stage .grip[data-scrub]")
            });
            assert!(page.first(".compare a").is_seen());
            assert!(has_rooms(page));
            page.run("dispatchEvent(new Event('beforeprint'))", &[]);
            until("the handout is there", || page.count(".handout math") > 20);
        });
    }
}

#[test]
fn a_drag_before_lazy_loading_is_carried_out() {
    for ends_before in [true, false] {
        first_visit(DESK, |page| {
            open_early(page);
            page.first(NUMBER).drag("mouse", 44);
            if ends_before {
                page.let_go("mouse");
            }
            load_lazy_part(page);
            until("the drag is carried out", || {
                page.field("Rating").value() == "1600"
            });
            if !ends_before {
                assert!(!page.button("Undo").is_enabled(), "it is not over");
                page.let_go("mouse");
            }
            until("it is over", || page.button("Undo").is_enabled());
        });
    }
}

#[test]
fn arrow_keys_before_lazy_loading_are_carried_out() {
    first_visit(DESK, |page| {
        open_early(page);
        page.first(NUMBER).focus();
        for _ in 0..3 {
            page.press(Key::Up);
        }
        load_lazy_part(page);
        until("each key is carried out", || {
            page.field("Rating").value() == "1530"
        });
    });
}

#[test]
fn the_first_tap_or_focus_opens_the_strip() {
    for size in [PHONE, DESK] {
        first_visit(size, |page| {
            open_early(page);
            if size == PHONE {
                page.first(NUMBER).tap();
            } else {
                page.field("Rating").click();
            }
            load_lazy_part(page);
            until("the strip is there", || page.has(".strip"));
            assert!(size == PHONE || page.focused_name() == "Rating");
        });
    }
}

#[test]
fn a_second_try_loads_the_lazy_part_by_itself() {
    first_visit(DESK, |page| {
        page.go("?again=1");
        page.is_up();
        until("the lazy part has come", || has_rooms(page));
    });
}

#[test]
fn a_key_on_a_number_asks_again_for_a_lazy_part_that_failed() {
    first_visit(DESK, |page| {
        page.misbehave(&[("glicko2-rooms-", Fault::Status(404))]);
        page.open("");
        until("it was asked for in vain", || requests(page) > 0);
        idle(page);
        page.misbehave(&[]);
        page.forget_console();
        page.first(NUMBER).focus();
        page.press(Key::Up);
        until("the key is carried out", || {
            page.field("Rating").value() == "1510"
        });
    });
}

#[test]
fn saving_data_loads_the_lazy_part_at_the_first_press() {
    first_visit(DESK, |page| {
        page.with_script_first(SAVES_DATA, || {
            page.open("");
            idle(page);
            assert_eq!(
                requests(page),
                0,
                "the lazy part is not loaded before it is requested"
            );
            page.first(NUMBER).drag("mouse", 44);
            page.let_go("mouse");
            until("the drag is carried out", || {
                page.field("Rating").value() == "1600"
            });
        });
    });
}

#[test]
fn an_embed_gets_the_lazy_part_at_the_first_press() {
    let host = "<!doctype html><html lang=en><title>Host</title><link rel=icon href='data:,'>
        <iframe title='Glicko-2' width=900 height=600 src='embed.html'></iframe>";
    visit_embedded(host, DESK, |page| {
        idle(page);
        assert_eq!(requests(page), 0);
        page.first(".folds button").click();
        until("it comes with a press", || requests(page) > 0);
    });
}
