//! A program that does not load: the page says so, offers a way on, and a second try works once the host is repaired.

use crate::waking::SAVES_DATA;
use browser_tests::{DESK, Fault, Faults, Page, first_visit, until, visit, visit_host};

/// Makes a list of faults for each of these files.
macro_rules! faults_of {
    ($($name:literal),+) => {
        &[$(
            &[($name, Fault::Status(404))],
            &[($name, Fault::Cut)],
            &[($name, Fault::Torn)],
            &[($name, Fault::Zeros)],
        )+]
    };
}

const OF_PROGRAM: &[Faults] = faults_of!["glicko2-page-*.js", "glicko2-page-*.wasm"];
const OF_ROOMS: &[Faults] = faults_of!["glicko2-rooms-*.wasm"];
/// Faults of all files besides the page: they are missing or broken, or the host's policy allows no program.
const OF_ALL: &[Faults] = &[
    &[("glicko2-", Fault::Status(404))],
    &[("glicko2-", Fault::Zeros)],
    &[(
        ".html",
        Fault::Header("Content-Security-Policy: script-src 'self' 'unsafe-inline'"),
    )],
];
const HANGING: [Faults; 2] = [&[(".wasm", Fault::Hang)], &[("glicko2-*.js", Fault::Hang)]];

const NOTICE: &str = ".start-notice";
const FAILED: &str = "could not be loaded or started";
const LATE: &str = "has not started yet";
/// The message in the room of one player if the lazy part cannot be loaded.
const NOT_COMING: &str = "This part of the page could not be loaded.";

/// The link of the open room, unless that is the room of one player.
const OTHER_ROOM: &str = ".rooms [aria-current=page]:not([href='#r=player'])";
/// Presses *Try again*, unless the page has tried again by itself.
const TRY: &str = "[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')?.click()";

/// Returns all visible text.
fn words(page: &Page) -> String {
    page.text("document.body?.innerText")
}

/// Waits for a text, longer than the page waits before it reports a failure.
#[track_caller]
fn says(page: &Page, expected: &str, case: &str) {
    until(&format!("{case}: the page says {expected:?}"), || {
        words(page).contains(expected)
    });
}

/// Tries again until an element is there.
#[track_caller]
fn tries_until_there(page: &Page, selector: &str, case: &str) {
    until(case, || {
        page.evaluate(TRY);
        page.has(selector)
    });
}

/// Checks that the page says why no program runs and offers a way on, and that a second try works.
#[track_caller]
fn fails_and_is_tried_again(page: &Page, expected: &str, case: &str) {
    says(page, expected, case);
    assert!(page.first(NOTICE).is_seen(), "{case}");
    let way_on = page.first(".start-notice a[href$='static.html']");
    assert!(way_on.is_seen(), "{case}: there is a way on");
    page.misbehave(&[]);
    page.first("#start-again").click();
    until(case, || page.is_taken_over());
    assert!(!page.has(NOTICE), "{case}");
}

#[test]
fn the_program_loads_at_a_second_try() {
    let case = ":root:not([data-painted]) [data-quantity='in.player.rating']";
    let league = ".rooms a[href='#r=group'][aria-current]";
    for (path, many, shown) in [
        ("index.html#p=1601,200,0.06", OF_PROGRAM, case),
        ("index.html#p=1601,200,0.06", OF_ALL, case),
        ("embed.html#p=1601,200,0.06", &OF_PROGRAM[3..5], case),
        ("embed.html#p=1601,200,0.06", OF_ALL, case),
        ("#r=group", OF_ALL, league),
        ("#y=lichess", &OF_ALL[..1], "select#system"),
        ("#z=share", &OF_ALL[..1], "dialog"),
    ] {
        for faults in many {
            first_visit(DESK, |page| {
                page.misbehave(faults);
                page.go(path);
                let what = format!("{path} {faults:?}");
                fails_and_is_tried_again(page, FAILED, &what);
                until(&what, || page.has(shown));
                assert_eq!(
                    page.evaluate("location.search.includes('again')"),
                    false,
                    "{what}"
                );
                if shown == case {
                    assert!(
                        page.fragment().contains("p=1601"),
                        "{what}: the case is still there"
                    );
                    assert_eq!(page.text_of("in.player.rating"), "1601", "{what}");
                }
            });
        }
    }
}

#[test]
fn a_link_to_a_room_shows_the_calculator_if_rooms_fail() {
    for (fragment, many) in [
        ("r=systems", OF_ROOMS),
        ("y=lichess", &OF_ROOMS[1..2]),
        ("r=group&p=1601,200,0.06", &OF_ROOMS[3..]),
    ] {
        for faults in many {
            first_visit(DESK, |page| {
                page.misbehave(faults);
                page.go(&format!("#{fragment}"));
                let case = format!("{fragment} {faults:?}");
                says(page, NOT_COMING, &case);
                page.is_up();
                assert!(
                    !words(page).contains("not understood"),
                    "{case}: nothing is wrong with the link"
                );
                assert_eq!(
                    page.field("Rating").value(),
                    if fragment.contains("p=") {
                        "1601"
                    } else {
                        "1500"
                    }
                );
                // A try that fails again shows the message again.
                page.button("Try again").click();
                until("it is said again", || words(page).contains(NOT_COMING));
                page.misbehave(&[]);
                let is_there = format!("select#system, {OTHER_ROOM}");
                tries_until_there(page, &is_there, &case);
                assert_eq!(page.count("main"), 1, "{case}");
                assert!(
                    page.fragment()
                        .contains(fragment.split('&').next().unwrap_or_default()),
                    "{case}"
                );
            });
        }
    }
}

/// The address still has both the room and the case.
#[test]
fn text_typed_while_a_room_is_missing_stays() {
    for fragment in ["r=systems", "p=1601,200,0.06&r=group"] {
        first_visit(DESK, |page| {
            page.misbehave(OF_ROOMS[0]);
            page.go(&format!("#{fragment}"));
            says(page, NOT_COMING, fragment);
            page.field("Rating").type_over("1702");
            until("the address follows", || {
                page.fragment().starts_with("p=1702,200,0.06&r=")
            });
            page.reload();
            says(page, NOT_COMING, fragment);
            assert_eq!(page.field("Rating").value(), "1702", "{fragment}");
            assert!(page.has_button("Try again"), "{fragment}");
            page.misbehave(&[]);
            tries_until_there(page, OTHER_ROOM, fragment);
            page.enter_room("player");
            assert_eq!(page.field("Rating").value(), "1702", "{fragment}");
        });
    }
}

#[test]
fn a_page_of_previews_leads_on_despite_failures() {
    for faults in [OF_ALL[0], OF_ALL[2], &[("go.js", Fault::Status(404))]] {
        first_visit(DESK, |page| {
            page.misbehave(faults);
            page.go("p/lichess.html");
            if faults[0].0 == "go.js" {
                says(
                    page,
                    "How Lichess rates a game",
                    "the page has words of its own",
                );
                page.first("#go").click();
                until("its link leads on", || page.has("main select#system"));
            } else {
                until("it leads on", || page.has(NOTICE));
                fails_and_is_tried_again(page, FAILED, &format!("{faults:?}"));
            }
        });
    }
}

#[test]
fn failed_rooms_are_reported_and_load_at_a_second_try() {
    for faults in OF_ROOMS {
        first_visit(DESK, |page| {
            // The lazy part is loaded in the background, where a failure is not reported.
            page.misbehave(faults);
            page.open("");
            page.field("Rating").type_over("1612");
            page.first(".rooms a[href='#r=group']").click();
            let case = format!("{faults:?}");
            says(page, NOT_COMING, &case);
            assert_eq!(page.field("Rating").value(), "1612", "{case}");
            page.is_accessible();
            page.misbehave(&[]);
            tries_until_there(page, ".rooms a[href='#r=group'][aria-current=page]", &case);
            page.enter_room("player");
            assert_eq!(page.field("Rating").value(), "1612", "{case}");
        });
    }
}

#[test]
fn hanging_rooms_are_reported_and_load_at_a_second_try() {
    let style: Faults = &[("rooms-*.css", Fault::Hang)];
    for faults in [HANGING[0], style] {
        first_visit(DESK, |page| {
            page.with_script_first(SAVES_DATA, || {
                page.open("");
                page.misbehave(faults);
                page.first(".rooms a[href='#r=group']").click();
                until("it is awaited", || words(page).contains("Loading…"));
                page.run_timed("document.body.innerText.includes('Loading takes unusually long')");
                page.misbehave(&[]);
                page.button("Try again").click();
                page.is_in_room("group");
            });
        });
    }
}

/// Both of two tries succeed in the end.
#[test]
fn two_successful_tries_show_the_room_once() {
    first_visit(DESK, |page| {
        page.misbehave(&[("glicko2-rooms-", Fault::Wait)]);
        page.open("");
        page.first(".rooms a[href='#r=group']").click();
        page.run_timed("document.body.innerText.includes('Loading takes unusually long')");
        // Text typed meanwhile is kept, to the last letter.
        page.button("Try again").click();
        page.field("Rating").type_over("1777");
        page.misbehave(&[]);
        page.is_in_room("group");
        page.run_timed("performance.getEntriesByType('resource').filter((e) => e.name.includes('glicko2-rooms-') && e.name.includes('.wasm')).length > 1");
        page.frames();
        assert_eq!((page.count("main"), page.count("header")), (1, 1));
        page.enter_room("player");
        assert_eq!(page.field("Rating").value(), "1777");
    });
}

#[test]
fn a_hanging_program_is_reported_late_and_without_scripts() {
    // With `refused` no script runs at all, because the host's policy refuses the one inside the page.
    let refused: Faults = &[(
        "index.html",
        Fault::Header("Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'"),
    )];
    for (faults, fragment) in [
        (HANGING[0], ""),
        (HANGING[0], "#r=group"),
        (HANGING[1], ""),
        (refused, ""),
    ] {
        first_visit(DESK, |page| {
            page.misbehave(faults);
            page.set_out(&format!("index.html{fragment}"));
            assert!(page.first("h1").is_seen(), "there is a headline");
            let age = page.measure("performance.now()");
            assert!(
                page.first(NOTICE).style("visibility") == "hidden" || age > 7000.0,
                "nothing flashes"
            );
            fails_and_is_tried_again(page, LATE, &format!("{faults:?} {fragment}"));
        });
    }
}

#[test]
fn a_frame_refused_by_its_host_says_so() {
    let frame = |site: &str| {
        format!(
            "<!doctype html><html lang=en><title>Host</title><link rel=icon href='data:,'>
             <iframe sandbox='allow-scripts' title='Glicko-2' width=900 height=600 src='{site}embed.html'></iframe>"
        )
    };
    visit_host(frame, DESK, |page| {
        // The frame may have loaded already, so the page is opened again.
        page.misbehave(&[("", Fault::NoCors)]);
        page.go("host.html");
        page.enter_frame();
        fails_and_is_tried_again(page, FAILED, "without leave");
        page.forget_console();
    });
}

#[test]
fn offline_a_room_that_was_never_loaded_is_reported() {
    first_visit(DESK, |page| {
        page.misbehave(&[("glicko2-rooms-", Fault::HangUp)]);
        page.open("");
        page.field("Rating").type_over("1601");
        page.run_timed("localStorage.getItem('glicko2-steps.player')?.includes('1601')");
        page.run_timed("navigator.serviceWorker.controller !== null");
        for fragment in ["r=systems", "r=group", "z=share"] {
            page.misbehave(&[("", Fault::HangUp)]);
            page.leave_for_nothing();
            page.go(&format!("#{fragment}"));
            says(page, NOT_COMING, fragment);
            assert_eq!(page.field("Rating").value(), "1601", "the saved case");
            page.reload();
            says(page, NOT_COMING, "after a reload");
        }
        page.misbehave(&[]);
        tries_until_there(page, "dialog[open]", "a dialog");
        page.button("Close").click();
        page.forget_console();
    });
}

/// The broken file may be one that the first visit saved.
#[test]
fn a_second_try_repairs_a_broken_cache() {
    visit("", DESK, |page| {
        page.run_timed("navigator.serviceWorker.controller !== null");
        page.run_async(
            "const done = arguments[0];
             (async () => {
               const [name] = await caches.keys();
               const store = await caches.open(name);
               const [program] = (await store.keys()).filter(({ url }) => url.endsWith('_bg.wasm'));
               await store.put(program, new Response(new Uint8Array(1000), { headers: { 'Content-Type': 'application/wasm' } }));
             })().then(() => done())",
            &[],
        );
        page.leave();
        page.go("");
        fails_and_is_tried_again(page, FAILED, "zeros in the store");
        until("it is mended", || {
            page.leave();
            page.go("");
            page.run_timed(
                "document.querySelector(':root:not([data-painted]) main, [data-start=failed]')",
            );
            page.is_taken_over()
        });
        page.is_up();
        page.forget_console();
    });
}

/// Failures of a browser, each a name and a script that runs before the page's own.
const REFUSALS: [(&str, &str); 3] = [
    ("refused", "WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => { throw new WebAssembly.CompileError('refused') }"),
    ("no memory", "WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => { throw new RangeError('Out of memory') }"),
    ("half-way", "const { instantiateStreaming, instantiate } = WebAssembly;
        const broken = (make) => async (...all) => { const made = await make(...all); document.body.replaceChildren(); throw Error('half-way') };
        WebAssembly.instantiate = broken(instantiate); WebAssembly.instantiateStreaming = broken(instantiateStreaming)"),
];

#[test]
fn a_browser_that_refuses_the_program_gets_help() {
    for path in ["index.html", "index.html#r=group", "embed.html"] {
        let refusals = if path == "index.html" {
            &REFUSALS[..]
        } else {
            &REFUSALS[1..2]
        };
        for (name, script) in refusals {
            first_visit(DESK, |page| {
                let mut is_done = false;
                page.with_script_first(script, || {
                    page.go(path);
                    says(page, FAILED, &format!("{path} {name}"));
                    is_done = true;
                });
                if is_done {
                    fails_and_is_tried_again(page, FAILED, &format!("{path} {name}"));
                }
            });
        }
    }
}

#[test]
fn saving_data_loads_only_requested_parts() {
    let loaded = |page: &Page, name: &str| {
        let names = page.loaded().into_iter();
        names.filter(|one| one.contains(name)).count()
    };
    for (fragment, rooms) in [
        ("", 0),
        ("p=1600,50,0.06", 0),
        ("r=group", 1),
        ("s=", 1),
        ("y=lichess", 1),
        ("z=share", 1),
    ] {
        first_visit(DESK, |page| {
            page.with_script_first(SAVES_DATA, || {
                page.open(fragment);
                // The program's script and its first part are loaded once each, the lazy part and
                // its style once or not at all.
                let counts =
                    ["/glicko2-page-", "/glicko2-rooms-", "/rooms-"].map(|name| loaded(page, name));
                assert_eq!(counts, [2, rooms, rooms], "{fragment}");
                // The font of formulas is loaded with the lazy part.
                assert!(rooms > 0 || loaded(page, "math.woff2") == 0, "{fragment}");
            });
        });
    }
}

#[test]
fn a_loading_page_has_a_headline() {
    for fragment in ["", "r=group"] {
        first_visit(DESK, |page| {
            page.misbehave(&[("glicko2-", Fault::Wait)]);
            page.set_out(&format!("./#{fragment}"));
            assert!(
                page.first("h1").is_seen() && words(page).starts_with("Glicko-2, step by step"),
                "{fragment}"
            );
            page.is_accessible();
            page.misbehave(&[]);
            page.is_up();
        });
    }
}

#[test]
fn failure_messages_are_accessible() {
    first_visit(DESK, |page| {
        page.misbehave(OF_ALL[0]);
        page.go("");
        says(page, FAILED, "no program");
        page.is_accessible();
        page.screenshot("no-program");
        page.resize(browser_tests::Size::new(320, 640));
        assert_eq!(
            page.evaluate("document.documentElement.scrollWidth > innerWidth"),
            false
        );
        page.first(".start-notice a[href$='static.html']").click();
        until("the example is there", || page.has_region("Step 8"));
    });
}
