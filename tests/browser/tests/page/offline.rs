//! The page without a network after a visit with one, and a new version of the site.

use browser_tests::{DESK, Fault, Faults, Page, first_visit, texts, until, visit};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;
use std::{env, fs};

/// Waits until the service worker controls the page, and has cached what a first visit loads.
#[track_caller]
pub(crate) fn wait_until_cached(page: &Page) {
    page.run_timed("navigator.serviceWorker.controller !== null");
    until("the lazy part is kept", || has_lazy_part(page));
}

/// Returns the caches of this site, each with its number of files.
fn stores(page: &Page) -> Vec<(String, u64)> {
    let found = page.run_async(
        "const done = arguments[0];
         caches.keys().then((names) => Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length]))).then(done)",
        &[],
    );
    let store =
        |store: &serde_json::Value| Some((store[0].as_str()?.to_owned(), store[1].as_u64()?));
    found
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(store)
        .collect()
}

/// Returns the cached addresses that contain this text.
fn holds(page: &Page, part: &str) -> Vec<String> {
    let found = page.run_async(
        "const done = arguments[0];
         caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))))
           .then((all) => done(all.flat()))",
        &[],
    );
    let names = texts(&found).into_iter();
    names.filter(|name| name.contains(part)).collect()
}

/// Returns whether the program and the style of the lazy part are cached.
fn has_lazy_part(page: &Page) -> bool {
    ["/glicko2-rooms-", "/rooms-"]
        .iter()
        .all(|name| !holds(page, name).is_empty())
}

/// The test opens all kinds of pages that links lead to, among them one that leads on to the page itself.
#[test]
fn the_other_pages_work_offline() {
    visit("", DESK, |page| {
        wait_until_cached(page);
        page.go_offline();
        page.go("static.html");
        assert!(page.has_region("Step 8"));
        assert_eq!(
            page.first("main").style("display"),
            "grid",
            "the styles are there"
        );
        page.go("embed.html?theme=dark#p=1601,200,0.06");
        until("the small page is there", || {
            page.has(":root:not([data-painted]) main.embed")
        });
        assert_eq!(page.text_of("in.player.rating"), "1601");
        assert!(
            page.first("body")
                .style("background-color")
                .contains("30, 31, 37"),
            "dark, as was asked for"
        );
        page.go("p/paper.html");
        until("it leads on", || page.evaluate("location.pathname") == "/");
        page.is_up();
        page.forget_console();
    });
}

/// Such a host redirects `static.html` to `static`, and browsers accept no redirected response of a
/// service worker for a page.
#[test]
fn pages_without_html_in_their_address_work_offline() {
    first_visit(DESK, |page| {
        page.misbehave(&[("", Fault::NoEnding)]);
        page.open("");
        wait_until_cached(page);
        page.go_offline();
        for path in ["static.html", "static"] {
            page.go(path);
            assert!(page.has_region("Step 8"), "{path}");
        }
        for path in ["embed.html#p=1601,200,0.06", "embed#p=1601,200,0.06"] {
            page.leave_for_nothing();
            page.go(path);
            until("the small page is there", || {
                page.has(":root:not([data-painted]) main.embed")
            });
            assert_eq!(page.text_of("in.player.rating"), "1601", "{path}");
        }
        for path in ["p/paper.html", "p/paper"] {
            page.leave_for_nothing();
            page.go(path);
            until("it leads on", || page.evaluate("location.pathname") == "/");
            page.is_up();
        }
        page.forget_console();
        page.is_sound();
    });
}

#[test]
fn errors_of_the_host_count_as_offline() {
    const FAULTS: [Faults; 3] = [
        &[("", Fault::Status(500))],
        &[("", Fault::Status(404))],
        &[("", Fault::Status(403))],
    ];
    for faults in FAULTS {
        visit("p=1601,200,0.06", DESK, |page| {
            wait_until_cached(page);
            page.misbehave(faults);
            for path in ["", "index.html", "embed.html"] {
                page.leave_for_nothing();
                page.go(path);
                page.run_timed("document.querySelector(':root:not([data-painted]) main') || document.body?.innerText.includes('has failed')");
                assert!(page.is_taken_over(), "{faults:?} {path}");
            }
            page.go("static.html");
            assert!(page.has_region("Step 8"), "{faults:?}");
            // A page that is not cached is left to the host.
            page.go("nothing.html");
            assert!(page.first("body").words().contains("The host has failed."));
            page.misbehave(&[]);
            page.open("");
            page.forget_console();
        });
    }
}

#[test]
fn the_page_works_offline_after_one_visit() {
    visit("", DESK, |page| {
        wait_until_cached(page);
        page.region("Step 3").first("summary").click();
        until("its formulas have come", || page.has("#step-3 math"));
        page.go_offline();
        page.open("p=1500,50,0.06&g=1600,50,1");
        page.reload();
        page.agrees_with_engine("p=1500,50,0.06&g=1600,50,1");
        page.region("Step 3").first("summary").click();
        until("the font is there", || {
            page.evaluate("document.fonts.check('1em \"Steps Math\"', 'φ')") == true
        });
        page.go("index.html");
        page.is_up();
        assert_eq!(stores(page).len(), 1);
        // Only requests for the font or the manifest may have failed, and the browser reports these, not the page.
        page.forget_console();
    });
}

/// A first visit may begin with a room, which is loaded before there is a service worker.
#[test]
fn a_room_works_offline_whether_it_was_entered_or_not() {
    for first in ["", "r=group"] {
        visit(first, DESK, |page| {
            wait_until_cached(page);
            page.go_offline();
            page.leave_for_nothing();
            page.open("r=group");
            page.is_in_room("group");
            page.forget_console();
        });
    }
}

/// The name of the program's script and first part in the next version.
const NEXT: &str = "glicko2-page-0123456789abcdef";

/// Makes a folder with the next version of the site: another title, and a program of another name.
/// The page's policy names the start script by its hash, which is computed in the browser.
fn next_version(page: &Page) -> PathBuf {
    let site = PathBuf::from(env::var_os("SITE").expect("SITE names the finished site"));
    let next = env::temp_dir().join(format!("glicko2-steps-next-{}", std::process::id()));
    copy(&site, &next);
    let file = |name: &str| fs::read_to_string(next.join(name)).expect("the file is text");
    let between = |text: &str, before: &str, after: &str| {
        let (_, rest) = text
            .split_once(before)
            .unwrap_or_else(|| panic!("there is no {before}"));
        rest.split_once(after)
            .unwrap_or_else(|| panic!("there is no {after}"))
            .0
            .to_owned()
    };
    let worker = file("sw.js");
    let first = format!(
        "glicko2-page-{}",
        between(&file("index.html"), "glicko2-page-", ".")
    );
    for ending in [".js", "_bg.wasm"] {
        fs::rename(
            next.join(format!("{first}{ending}")),
            next.join(format!("{NEXT}{ending}")),
        )
        .expect("it is there");
    }
    let mut hashes = [String::new(), String::new()];
    let digest = |script: &str| {
        let digest = page.run_async(
            "const [text, done] = arguments;
             crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)).then((bytes) => done(btoa(String.fromCharCode(...new Uint8Array(bytes)))))",
            &[script.into()],
        );
        digest.as_str().unwrap_or_default().to_owned()
    };
    for name in ["index.html", "embed.html"] {
        let page = file(name);
        let scripts = page
            .split("<script>")
            .skip(1)
            .filter_map(|rest| Some(rest.split_once("</script>")?.0));
        let start = scripts
            .into_iter()
            .find(|script| script.contains(&first))
            .expect("there is a start script");
        hashes = [digest(start), digest(&start.replace(&first, NEXT))];
        let renamed = page
            .replace(&first, NEXT)
            .replace("<title>", "<title>Next: ");
        fs::write(next.join(name), renamed.replace(&hashes[0], &hashes[1])).expect("written");
    }
    let version = worker
        .split(['"', '`', '\'', ' '])
        .find(|word| word.len() == 16 && word.bytes().all(|b| b.is_ascii_hexdigit()));
    let version = version.expect("the worker has a version");
    let worker = worker
        .replace(&hashes[0], &hashes[1])
        .replace(&first, NEXT)
        .replace(version, "0123456789abcdef");
    fs::write(next.join("sw.js"), worker).expect("written");
    next
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from)
        .expect("the folder can be read")
        .flatten()
    {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).expect("a file can be copied");
        }
    }
}

#[test]
fn a_new_version_is_loaded_whole_at_the_next_visit() {
    visit("", DESK, |page| {
        let next = next_version(page);
        let is_next = || page.text("document.title").starts_with("Next: ");
        wait_until_cached(page);
        page.publish(&next);
        page.reload();
        assert!(is_next(), "{}", page.text("document.title"));
        let mut programs = page.loaded();
        programs.retain(|name| name.contains("/glicko2-page-"));
        assert!(
            programs.len() == 2 && programs.iter().all(|name| name.contains(NEXT)),
            "{programs:?}"
        );
        // The older worker stays while its page is open, and goes with it.
        until("the newer worker waits", || stores(page).len() == 2);
        // The browser ends the older worker when it has nothing left to do. On a busy machine this
        // takes longer than coming back, so each try waits longer. The test cannot look meanwhile,
        // because looking needs an open page.
        let mut away = Duration::from_millis(100);
        until("the older store is gone", || {
            page.leave_for_nothing();
            sleep(away);
            away *= 2;
            page.open("");
            stores(page).len() == 1
        });
        page.go_offline();
        page.reload();
        assert!(is_next(), "{}", page.text("document.title"));
        page.forget_console();
        fs::remove_dir_all(next).expect("it goes");
    });
}

#[test]
fn an_embedded_page_caches_nothing() {
    const HOST: &str =
        "<!doctype html><html lang=en><title>Host</title><link rel=icon href='data:,'>
        <iframe title='Glicko-2' width=1200 height=800 src='index.html'></iframe>";
    browser_tests::visit_embedded(HOST, DESK, |page| {
        page.run_timed("performance.now() > 1000");
        let found = page.run_async(
            "navigator.serviceWorker.getRegistrations().then((all) => arguments[0](all.length))",
            &[],
        );
        assert_eq!(found, 0);
    });
}
