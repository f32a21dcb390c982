//! Nothing leaves the device, and the page needs few rights.

use crate::everywhere::{Typed, everywhere, follow};
use crate::sharing::{TABS, keep_what_is_saved, open_file, share, show};
use browser_tests::{DESK, Elsewhere, Page, Request, until, visit, visit_embedded, visit_with_log};

/// A page of another site, whose frame may only run scripts.
const HOST: &str = "<!doctype html><html lang=en><title>Host</title><link rel=icon href='data:,'>
    <iframe sandbox='allow-scripts' title='Glicko-2' width=1200 height=800 src='index.html'></iframe>";

/// A number that is typed, and that occurs in no address of the site.
const TYPED: &str = "1654.321";
/// The case with that number, as part of a link.
const CASE: &str = "p=1654.321,200,0.06";

/// Views of Learn, each with a selector that finds something only there.
const LEARN: [(&str, &str); 6] = [
    ("r=learn", ".lesson-list"),
    ("r=learn&n=fell.1", "#lesson-fell"),
    ("r=practise", "#new-sheet"),
    ("r=practise&e=1.a7k2.4", "#blank-0"),
    ("r=solve&q=1700&p=1654.321,200,0.06", "#wanted"),
    ("r=glossary&n=phi_prime", "#n-phi_prime"),
];

/// The other pages of the site.
const PAGES: [&str; 6] = [
    "static.html",
    "statement.html",
    "demo.html",
    "module.html",
    "embed.html#p=1654.321,200,0.06",
    "ru/",
];

/// Asserts that all requests since the last call went to the page's own origin, that none had what
/// was typed, and that the page connects to no other host in advance.
#[track_caller]
fn asks_only_its_own_site(page: &Page, what: &str) {
    page.fetches_only_from_its_own_site();
    let own = page.text("location.origin + '/'");
    for request in page.requests().unwrap_or_default() {
        let Request { method, url, body } = &request;
        let is_inside = url.starts_with("data:") || url.starts_with("blob:");
        let is_plain = method == "GET" && body.is_empty() && !url.contains(TYPED);
        assert!(
            is_inside || (url.starts_with(&own) && is_plain),
            "{what}: {request:?}"
        );
    }
    let early = "link[rel~=preconnect], link[rel~=dns-prefetch], a[ping]";
    assert_eq!(page.count(early), 0, "{what}");
}

#[test]
fn a_whole_use_asks_no_other_host() {
    let elsewhere = Elsewhere::serve();
    visit_with_log("", DESK, |page| {
        // A request to another host would be in the log.
        page.leave();
        page.run(
            "new Image().src = arguments[0]",
            &[elsewhere.address("card.png").into()],
        );
        until("the other host is asked", || {
            elsewhere.requests() == ["/card.png"]
        });
        let has_it = |requests: Vec<Request>| {
            requests
                .iter()
                .any(|request| request.url.ends_with("/card.png"))
        };
        until("the log has it", || page.requests().is_none_or(has_it));

        page.open("");
        page.field("Rating").type_over(TYPED);
        page.game(2).choose("Won");
        page.has_all();
        page.open_cards();
        page.is_up();
        page.button("Step through it").click();
        until("the first step is open", || {
            page.has("#step-1[aria-current]")
        });
        asks_only_its_own_site(page, "one player");
        let typed = Typed {
            player: CASE,
            ..Typed::default()
        };
        for view in everywhere(typed) {
            follow(page, &view);
            asks_only_its_own_site(page, &view.link);
        }
        for (link, there) in LEARN {
            page.run("location.hash = arguments[0]", &[link.into()]);
            until(link, || page.has(there));
            page.is_up();
            asks_only_its_own_site(page, link);
        }

        page.open_page(&format!("#{CASE}"));
        keep_what_is_saved(page);
        share(page, "Link");
        for tab in TABS {
            show(page, tab);
            page.frames();
            asks_only_its_own_site(page, tab);
        }
        show(page, "Picture");
        page.run_timed("document.querySelector('dialog img')?.complete");
        page.button("Save as PNG").click();
        page.run_timed("window.saved?.name !== undefined");
        page.button("Close").click();
        until("the dialog is closed", || !page.has("dialog"));
        open_file(page, "games.txt", "1400 30 won\n1500 30 lost");
        asks_only_its_own_site(page, "files");

        for path in PAGES {
            page.leave();
            page.go(path);
            until(path, || page.evaluate("document.readyState") == "complete");
            asks_only_its_own_site(page, path);
        }
        page.open_page("");
    });
    assert_eq!(elsewhere.requests(), ["/card.png"]);
}

#[test]
fn the_footer_leads_to_the_statement_in_both_languages() {
    visit("", DESK, |page| {
        page.first(".footer a[href$='statement.html']").click();
        for (path, language, heading) in [
            ("/statement.html", "ru", "Accessibility and privacy"),
            (
                "/ru/statement.html",
                "en",
                "Доступность и конфиденциальность",
            ),
        ] {
            until(path, || page.evaluate("location.pathname") == path);
            assert_eq!(page.first("h1").words(), heading);
            page.is_accessible();
            page.first(&format!("a[hreflang={language}]")).click();
        }
        until("English again", || {
            page.evaluate("location.pathname") == "/statement.html"
        });
    });
}

#[test]
fn a_sandboxed_frame_works_without_storage() {
    visit_embedded(HOST, DESK, |page| {
        // Without an origin there is no storage.
        assert_eq!(page.evaluate("origin"), "null");
        assert_eq!(
            page.first("main").style("display"),
            "grid",
            "the styles are there"
        );
        page.field("Rating").type_over("1600");
        page.game(2).choose("Won");
        page.button("Colours: Follow the device").click();
        page.button("Step through it").click();
        page.agrees_with_engine("p=1600,200,0.06&g=1400,30,1;1550,100,1;1700,300,0");
        // This is longer than the page waits before it saves its state.
        page.run_timed("performance.now() > 1500");
        page.console_is_silent();
        page.screenshot("sandboxed");
    });
}

#[test]
fn text_is_pasted_in_a_sandboxed_frame() {
    visit_embedded(HOST, DESK, |page| {
        page.button("Paste or open a file").click();
        until("the dialog is open", || page.has("dialog[open]"));
        page.field("Games or results as text")
            .type_over("1400 30 won");
        page.button("Replace what is there").click();
        until("the dialog is closed", || !page.has("dialog"));
        assert_eq!(page.games(), 1);
        page.console_is_silent();
    });
}

#[test]
fn a_corrupt_storage_does_not_break_the_page() {
    visit("", DESK, |page| {
        page.run("for (const key of Object.keys(localStorage)) localStorage[key] = '\\u0000%%%&p=&&=;;g'", &[]);
        page.leave();
        page.open("");
        assert_eq!(page.field("Rating").value(), "1500");
        page.field("Rating").type_over("1650");
        until("the address follows", || {
            page.fragment() == "p=1650,200,0.06"
        });
        page.console_is_silent();
    });
}
