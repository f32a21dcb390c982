//! The page in one file, opened by a `file:` address, alone in its folder.

use browser_tests::{DESK, Fault, Page, first_visit, until, visit};

const FILE: &str = "glicko2.html";

#[test]
fn the_file_opens_without_a_server() {
    visit("", DESK, |page| {
        page.go_to_file(FILE, "");
        page.is_up();
        page.agrees_with_engine("");
        assert_eq!(page.evaluate("location.protocol"), "file:");
        assert_eq!(page.loaded(), [""; 0], "all of it is inside");
        page.region("Step 3").first("summary").click();
        until("the font too", || {
            page.evaluate("document.fonts.check('1em \"Steps Math\"', 'φ')") == true
        });
        page.region("Step 3").first("summary").click();
        page.field("Rating").type_over("1600");
        until("the address follows", || {
            page.fragment() == "p=1600,200,0.06"
        });
        page.reload();
        assert_eq!(page.field("Rating").value(), "1600");
        page.screenshot("one-file");
        page.enter_room("group");
    });
}

/// Scripts that make a browser lack or refuse something. Each runs before the page's own script.
const LACKING: [&str; 3] = [
    "delete window.DecompressionStream",
    "delete window.WebAssembly",
    "WebAssembly.instantiate = async () => { throw new WebAssembly.CompileError('refused') }",
];

/// Checks that a notice is shown, and that it names what the page needs.
#[track_caller]
fn says_what_is_needed(page: &Page, case: &str) {
    page.run_timed("document.querySelector('.start-notice') && getComputedStyle(document.querySelector('.start-notice')).visibility === 'visible'");
    let said = page.first(".start-notice").words();
    for needed in [
        "has not started",
        "WebAssembly",
        "DecompressionStream",
        "Firefox 113",
        "Safari 16.4",
    ] {
        assert!(said.contains(needed), "{case}: {said}");
    }
}

#[test]
fn a_browser_without_a_required_feature_gets_a_notice() {
    for script in LACKING {
        first_visit(DESK, |page| {
            let mut is_told = false;
            page.with_script_first(script, || {
                page.go_to_file(FILE, "p=1601,200,0.06");
                says_what_is_needed(page, script);
                is_told = true;
            });
            if is_told {
                page.is_accessible();
                page.screenshot("one-file-needs");
                page.first("#start-again").click();
                until("it works where it can", || page.has("main"));
                assert_eq!(page.field("Rating").value(), "1601", "{script}");
            }
        });
    }
}

/// The file's script is at its end, so a file that is cut needs another way to report it. (If the
/// connection breaks, the browser reports it.)
#[test]
fn an_incomplete_file_says_so() {
    first_visit(DESK, |page| {
        page.misbehave(&[(FILE, Fault::Cut)]);
        page.go(FILE);
        says_what_is_needed(page, "half of the file");
        assert!(
            page.first(".start-notice")
                .words()
                .contains("has to be complete")
        );
        page.misbehave(&[]);
        page.first("#start-again").click();
        until("the whole file works", || page.has("main"));
    });
}
