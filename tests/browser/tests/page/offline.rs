//! Without a network, after a visit with one; and a new version of the site.

use browser_tests::{DESK, Page, period, until, visit};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Waits until the worker has what a first visit loads, and the page is its.
#[track_caller]
fn is_kept(page: &Page) {
    page.run_timed("navigator.serviceWorker.controller !== null");
}

/// The stores of this site, each with how many files it has.
fn stores(page: &Page) -> Vec<(String, u64)> {
    let found = page.run_async(
        "const done = arguments[0];
         caches.keys().then((names) => Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length]))).then(done)",
        &[],
    );
    let store = |store: &serde_json::Value| Some((store[0].as_str()?.to_owned(), store[1].as_u64()?));
    found.as_array().into_iter().flatten().filter_map(store).collect()
}

#[test]
fn after_one_visit_the_page_needs_no_network() {
    visit("", DESK, |page| {
        is_kept(page);
        page.go_offline();
        page.open("p=1500,50,0.06&g=1600,50,1");
        page.reload();
        page.agrees_with_engine(&period([1500.0, 50.0, 0.06], 0.5, &[[1600.0, 50.0, 1.0]]));
        assert_eq!(page.run("return document.fonts.check('1em \"Steps Math\"', 'φ')", &[]), true, "the font is there");
        page.go("index.html");
        page.is_up();
        assert_eq!(stores(page).len(), 1);
        // What was fetched in vain was for the font or the manifest only, and is told by the browser, not by the page.
        page.forget_console();
    });
}

#[test]
fn the_full_program_is_kept_once_it_was_used() {
    visit("", DESK, |page| {
        is_kept(page);
        let first = stores(page)[0].1;
        page.open("r=season");
        until("the full program is kept", || stores(page)[0].1 == first + 4);
        page.go_offline();
        page.leave_for_nothing();
        page.open("r=season");
        assert!(page.has("[aria-current=page][href='#r=season']"));
        page.forget_console();
    });
}

/// A first visit may begin with a room: its program has been loaded before there was a worker.
#[test]
fn a_room_may_be_the_first_visit() {
    visit("r=group", DESK, |page| {
        is_kept(page);
        until("the full program is kept", || stores(page)[0].1 > 8);
        page.go_offline();
        page.leave_for_nothing();
        page.open("r=group");
        page.forget_console();
    });
}

/// The site as its next version: another title, and a start script of another name.
fn next_version() -> PathBuf {
    let site = PathBuf::from(env::var_os("SITE").expect("SITE names the finished site"));
    let next = env::temp_dir().join(format!("glicko2-steps-next-{}", std::process::id()));
    copy(&site, &next);
    let file = |name: &str| fs::read_to_string(next.join(name)).expect("the file is text");
    let (page, worker) = (file("index.html"), file("sw.js"));
    let start = page.split("./").find(|rest| rest.starts_with("start-")).and_then(|rest| rest.split('.').next());
    let start = start.expect("the page names its start script").to_owned();
    let version = worker
        .split(['"', '`', '\'', ' '])
        .find(|word| word.len() == 16 && word.bytes().all(|b| b.is_ascii_hexdigit()));
    let version = version.expect("the worker has a version");
    let newer = "start-0123456789abcdef";
    fs::rename(next.join(format!("{start}.js")), next.join(format!("{newer}.js"))).expect("the script is there");
    fs::write(next.join("index.html"), page.replace(&start, newer).replace("<title>", "<title>Next: "))
        .expect("written");
    fs::write(next.join("sw.js"), worker.replace(&start, newer).replace(version, "0123456789abcdef")).expect("written");
    next
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("the folder can be read").flatten() {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).expect("a file can be copied");
        }
    }
}

#[test]
fn a_new_version_is_taken_at_the_next_visit_and_whole() {
    let next = next_version();
    visit("", DESK, |page| {
        let title = |page: &Page| page.run("return document.title", &[]).as_str().unwrap_or_default().to_owned();
        let scripts = "return performance.getEntriesByType('resource').map((e) => e.name).filter((n) => n.includes('/start-')).length";
        is_kept(page);
        page.publish(&next);
        page.reload();
        assert!(title(page).starts_with("Next: "), "{}", title(page));
        assert_eq!(page.run(scripts, &[]), 1);
        assert_eq!(page.count("script[src*='start-0123456789abcdef']"), 1);
        // The older worker stays while its page is open, and goes with it.
        until("the newer worker waits", || stores(page).len() == 2);
        until("the older store is gone", || {
            page.leave_for_nothing();
            page.open("");
            stores(page).len() == 1
        });
        page.go_offline();
        page.reload();
        assert!(title(page).starts_with("Next: "), "{}", title(page));
        page.forget_console();
    });
    fs::remove_dir_all(next).expect("it goes");
}

#[test]
fn in_the_pages_of_others_nothing_is_kept() {
    const HOST: &str = "<!doctype html><html lang=en><title>Host</title><link rel=icon href='data:,'>
        <iframe title='Glicko-2' width=1200 height=800 src='index.html'></iframe>";
    browser_tests::visit_embedded(HOST, DESK, |page| {
        page.run_timed("performance.now() > 1000");
        let found =
            page.run_async("navigator.serviceWorker.getRegistrations().then((all) => arguments[0](all.length))", &[]);
        assert_eq!(found, 0);
    });
}
