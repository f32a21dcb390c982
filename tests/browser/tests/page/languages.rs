//! The page in its languages: which language is shown, how to choose another, and that each is complete.

use crate::offline::wait_until_cached;
use crate::widths::fits_widths;
use browser_tests::{DESK, Key, PHONE, Page, Size, first_visit, texts, until, visit, visit_host};
use serde_json::json;

/// Returns a script that makes a device prefer these languages. It has to run before the page's own scripts.
fn device(languages: &[&str]) -> String {
    format!(
        "Object.defineProperty(navigator, 'languages', {{ get: () => {} }})",
        json!(languages)
    )
}

/// Waits until the page at this path is up, in its language.
#[track_caller]
fn leads_to(page: &Page, path_of_it: &str) {
    until(&format!("the page follows to {path_of_it}"), || {
        page.evaluate("location.pathname") == path_of_it
    });
    page.is_up();
    let language = if path_of_it.starts_with("/ru/") {
        "ru"
    } else {
        "en"
    };
    assert_eq!(page.evaluate("document.documentElement.lang"), language);
    assert_eq!(
        answer(page).starts_with("Рейтинг "),
        language == "ru",
        "{}",
        answer(page)
    );
}

/// Returns the sentence about the result, in the page's language.
#[track_caller]
fn answer(page: &Page) -> String {
    page.first(".sentence[role=status]").words()
}

/// Goes to a page that may lead on to another language.
#[track_caller]
fn goes(page: &Page, from: &str, to: &str) {
    page.leave();
    page.go(from);
    leads_to(page, to);
}

#[test]
fn another_language_keeps_the_case_and_is_saved() {
    visit("p=1600,200,0.06", DESK, |page| {
        page.first(".header a[lang=ru]").click();
        leads_to(page, "/ru/");
        assert_eq!(page.field("Рейтинг").value(), "1600");
        assert!(
            page.text_of("player.rating").contains(','),
            "{}",
            page.text_of("player.rating")
        );
        assert_eq!(page.evaluate("document.title"), "Glicko-2 по шагам");
        page.field("Волатильность").type_over("0,07");
        until("the link keeps the point", || {
            page.fragment() == "p=1600,200,0.07"
        });
        assert_eq!(page.field("Волатильность").value(), "0,07");
        page.screenshot("russian");
        // A link for others names the language.
        page.first("a[href='#z=share']").click();
        until("the dialog is open", || page.has("dialog[open]"));
        let link = page.first("dialog :is(textarea, input[readonly])").value();
        assert!(link.ends_with("/ru/#lang=ru&p=1600,200,0.07"), "{link}");
        page.press(Key::Escape);
        until("the dialog is closed", || !page.has("dialog"));
        page.is_accessible();
        // This device has a chosen language, and the case is saved for all languages.
        goes(page, "", "/ru/");
        assert_eq!(page.field("Рейтинг").value(), "1600");
        page.first(".header a[lang=en]").click();
        leads_to(page, "/");
        assert_eq!(page.field("Volatility").value(), "0.07");
        goes(page, "", "/");
        // Going to a language's own folder chooses that language.
        goes(page, "ru/", "/ru/");
    });
}

#[test]
fn on_a_phone_the_language_link_is_in_the_footer() {
    visit("", PHONE, |page| {
        assert!(!page.first(".header a[lang=ru]").is_seen());
        page.first(".footer a[lang=ru]").click();
        leads_to(page, "/ru/");
        page.screenshot("russian-phone");
    });
}

#[test]
fn the_device_chooses_the_language_of_a_first_visit() {
    for (languages, from, to) in [
        (&["ru-RU", "en"][..], "", "/ru/"),
        (
            &["uk", "ru"],
            "index.html#p=1601,200,0.06",
            "/ru/index.html",
        ),
        (&["de", "en-GB", "ru"], "", "/"),
        (&["de"], "", "/"),
        // A language in the link has precedence.
        (&["ru"], "#lang=en&p=1601,200,0.06", "/"),
        (&["en"], "#lang=ru&p=1601,200,0.06", "/ru/"),
        (&["ru"], "#lang=xx&p=1601,200,0.06", "/ru/"),
        (&["ru"], "ru/#lang=en", "/"),
        (&["en"], "ru/", "/ru/"),
    ] {
        first_visit(DESK, |page| {
            page.with_script_first(&device(languages), || {
                page.go(from);
                leads_to(page, to);
                if from.contains("p=1601") {
                    let label = if to.starts_with("/ru/") {
                        "Рейтинг"
                    } else {
                        "Rating"
                    };
                    assert_eq!(page.field(label).value(), "1601", "{languages:?} {from}");
                }
                assert!(
                    !page.has(".notice"),
                    "{languages:?} {from}: the language is understood"
                );
            });
        });
    }
}

#[test]
fn the_language_of_a_link_lasts_for_the_visit() {
    first_visit(DESK, |page| {
        page.with_script_first(&device(&["ru"]), || {
            page.go("#lang=en&p=1601,200,0.06");
            leads_to(page, "/");
            page.field("Rating").type_over("1602");
            // The program's own link does not name the language.
            until("the address follows", || {
                page.fragment() == "p=1602,200,0.06"
            });
            page.reload();
            leads_to(page, "/");
            // A link may also be followed within the page.
            page.run("location.hash = 'lang=ru&p=1603,200,0.06'", &[]);
            leads_to(page, "/ru/");
            assert_eq!(page.field("Рейтинг").value(), "1603");
        });
    });
}

/// Properties of every JavaScript object are no languages.
#[test]
fn names_of_object_properties_are_no_languages() {
    for name in ["constructor", "__proto__"] {
        first_visit(DESK, |page| {
            page.go(&format!("#lang={name}&p=1601,200,0.06"));
            leads_to(page, "/");
            assert_eq!(page.field("Rating").value(), "1601", "{name}");
            // An older version of the page may have saved such a value.
            let keep = "for (const store of [localStorage, sessionStorage]) store.setItem('glicko2-language', arguments[0])";
            page.run(keep, &[name.into()]);
            page.reload();
            leads_to(page, "/");
        });
    }
}

#[test]
fn the_device_chooses_the_language_without_storage_and_offline() {
    let no_storage = "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null })";
    let offline = "Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })";
    for (without, from) in [(no_storage, ""), (offline, "ru/#lang=en&p=1601,200,0.06")] {
        first_visit(DESK, |page| {
            page.with_script_first(&format!("{without}; {}", device(&["ru"])), || {
                page.go(from);
                leads_to(page, "/ru/");
                page.console_is_silent();
            });
        });
    }
}

#[test]
fn an_unreachable_language_gives_way_to_the_cached_one() {
    visit("", DESK, |page| {
        wait_until_cached(page);
        page.go_offline();
        for (path, to) in [
            ("#lang=ru&p=1601,200,0.06", "/"),
            ("embed.html#lang=ru&p=1602,200,0.06", "/embed.html"),
        ] {
            page.leave_for_nothing();
            page.go(path);
            until(&format!("{path} ends at {to}"), || {
                page.evaluate("location.pathname + location.search") == to
            });
            page.run_timed("document.querySelector(':root:not([data-painted]) main')");
            assert_eq!(
                page.evaluate("document.documentElement.lang"),
                "en",
                "{path}"
            );
        }
        assert_eq!(page.text_of("in.player.rating"), "1602");
        // The tab does not try the unreachable language again.
        page.leave_for_nothing();
        page.go("");
        leads_to(page, "/");
        page.forget_console();
    });
}

/// A script for the frames of a page, including those of the elements.
const FRAMES: &str = "[...document.querySelectorAll('iframe, glicko2-calculator')].map((one) => one.shadowRoot?.firstChild ?? one)";

#[test]
fn in_embedding_pages_only_the_link_chooses_the_language() {
    let host = |site: &str| {
        format!(
            "<!doctype html><html lang=en><meta charset=utf-8><title>Host</title><link rel=icon href='data:,'>
             <script src='{site}embed.js'></script><h1>Host</h1>
             <iframe title='1' sandbox='allow-scripts' width='100%' height=300 src='{site}embed.html#lang=ru&p=1601,200,0.06'
                     onload='this.dataset.loads = 1 + Number(this.dataset.loads ?? 0)'></iframe>
             <iframe title='2' width='100%' height=300 src='{site}embed.html#p=1602,200,0.06'></iframe>
             <iframe title='3' width='100%' height=300 src='{site}ru/embed.html#p=1603,200,0.06'></iframe>
             <glicko2-calculator lang='ru' player='1604,200,0.06'></glicko2-calculator>
             <iframe title='5' style='margin-top: 4000px' height=300 src='{site}embed.html#lang=ru'></iframe>"
        )
    };
    visit_host(host, DESK, |page| {
        for (n, rating, says) in [
            (0, "1601", "Рейтинг "),
            (1, "1602", "The rating "),
            (2, "1603", "Рейтинг "),
            (3, "1604", "Рейтинг "),
        ] {
            // A frame far down is loaded only when it comes into view.
            page.run(&format!("{FRAMES}[{n}].scrollIntoView()"), &[]);
            page.enter(&page.found(&format!("{FRAMES}[{n}]")));
            until("the frame is up", || {
                page.is_taken_over() && page.text_of("in.player.rating") == rating
            });
            assert!(answer(page).starts_with(says), "{n}: {}", answer(page));
            page.leave_frames();
        }
        // Each frame gets the height that it asks for, even the one that never comes into view.
        let heights = format!("return {FRAMES}.map((one) => one.clientHeight)");
        until("all have grown", || {
            page.run(&heights, &[]).as_array().is_some_and(|all| {
                all.iter()
                    .all(|height| height.as_f64().is_some_and(|height| height > 380.0))
            })
        });
        // If the first frame goes on to another page before it is loaded and drawn, Chromium sometimes
        // never lays out the second page.
        assert_eq!(
            page.run(&format!("return {FRAMES}[0].dataset.loads"), &[]),
            "2"
        );
    });
}

#[test]
fn the_russian_page_works_offline_after_a_visit() {
    visit("", DESK, |page| {
        page.leave();
        page.go("ru/#p=1601,200,0.06");
        leads_to(page, "/ru/");
        page.run_timed("navigator.serviceWorker.controller?.scriptURL.endsWith('/ru/sw.js')");
        let kept = "const done = arguments[0];
             caches.keys().then((names) => Promise.all(names.filter((name) => name.includes('/ru/ ')).map(async (name) =>
               (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).then((all) => done(all.flat()))";
        let kept = || texts(&page.run_async(kept, &[]));
        until("the lazy part is kept", || {
            let is_lazy = |name: &&String| name.contains("rooms-");
            kept().iter().filter(is_lazy).count() == 2
        });
        let kept = kept();
        // Nothing of another language is cached.
        for (name, is_kept) in [
            ("/ru/", true),
            ("/ru/embed.html", true),
            ("/p/go.js", true),
            ("/", false),
            ("/static.html", false),
        ] {
            let is_there = kept.iter().any(|kept| kept == name);
            assert_eq!(is_there, is_kept, "{name}: {kept:?}");
        }
        assert_eq!(
            kept.iter()
                .filter(|name| name.contains("glicko2-page-"))
                .count(),
            2,
            "{kept:?}"
        );
        page.go_offline();
        page.go("ru/static.html");
        assert!(page.has_region("Шаг 8"));
        page.go("ru/p/paper.html");
        leads_to(page, "/ru/");
        page.forget_console();
    });
}

#[test]
fn the_other_pages_are_russian_too() {
    visit("", DESK, |page| {
        page.go("ru/static.html");
        assert!(page.has_region("Шаг 1") && page.has("a[lang=en][href='../static.html']"));
        assert_eq!(
            page.first("main").style("display"),
            "grid",
            "the styles are there"
        );
        page.is_accessible();
        page.go("ru/p/lichess.html");
        until("it leads on", || {
            page.evaluate("location.pathname") == "/ru/"
        });
        page.is_up();
        assert!(page.first("h1").words().contains("Glicko-2 по шагам"));
        page.go_to_file("ru/glicko2.html", "r=group");
        page.is_up();
        assert!(page.has("[aria-current=page][href='#r=group']"));
        assert_eq!(page.evaluate("document.documentElement.lang"), "ru");
        // The page in one file has no other language.
        assert!(!page.first("a[lang=en]").is_seen());
    });
}

#[test]
fn russian_words_fit_every_width() {
    let size = Size::new(320, 640);
    visit("", size, |page| {
        for link in [
            "ru/",
            "ru/#v=all&k=5.1",
            "ru/#h=1",
            "ru/#r=group",
            "ru/#r=systems",
            "ru/#s=",
            "ru/#y=lichess",
            "ru/embed.html#k=4",
        ] {
            page.open_page(link);
            fits_widths(&[320, 360, 390, 412, 768, 1024, 1280, 1600], page, link);
        }
    });
}
