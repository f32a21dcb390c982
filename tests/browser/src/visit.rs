//! A visit to the page: the page is opened, used, and checked before leaving.

use crate::browser::Browser;
use crate::page::Page;
use crate::wait::until;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread;
use thirtyfour::common::command::Command;

/// The size of the viewport, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
}

impl Size {
    /// Creates a size from the width and the height.
    #[must_use]
    pub const fn new(width: u32, height: u32) -> Self {
        Self { width, height }
    }
}

/// A desktop screen: three columns.
pub const DESK: Size = Size::new(1440, 900);
/// A phone: one column.
pub const PHONE: Size = Size::new(390, 844);

/// An empty page on the same origin.
const BLANK: (&str, &str) = (
    "blank.html",
    "<!doctype html><title>Blank</title><link rel=icon href='data:,'>",
);

/// Opens a link, does what a user would, and finally asserts what always holds: the console has no
/// errors, nothing was fetched from elsewhere, and axe finds nothing.
#[track_caller]
pub fn visit(fragment: &str, size: Size, person: impl FnOnce(&Page)) {
    stay(&Page::new([blank()].into(), false), fragment, size, person);
}

/// Visits as [`visit`] does, in a browser that logs its requests: see [`Page::requests`].
#[track_caller]
pub fn visit_with_log(fragment: &str, size: Size, person: impl FnOnce(&Page)) {
    stay(&Page::new([blank()].into(), true), fragment, size, person);
}

#[track_caller]
fn stay(page: &Page, fragment: &str, size: Size, person: impl FnOnce(&Page)) {
    on(page, || {
        page.reset(size);
        page.open(fragment);
        person(page);
        page.is_sound();
    });
}

/// Visits with nothing stored, and without opening the page first. Loading may fail, so the console may have errors.
#[track_caller]
pub fn first_visit(size: Size, person: impl FnOnce(&Page)) {
    let page = Page::new([blank()].into(), false);
    on(&page, || {
        page.reset(size);
        person(&page);
        page.forget_console();
    });
}

/// Opens a page that has the site's page in a frame, enters the frame, and finally asserts the same as [`visit`].
#[track_caller]
pub fn visit_embedded(host: &'static str, size: Size, person: impl FnOnce(&Page)) {
    let page = Page::new([blank(), ("host.html", host.to_owned())].into(), false);
    on(&page, || {
        page.reset(size);
        page.go("host.html");
        page.enter_frame();
        page.is_up();
        person(&page);
        page.is_sound();
        page.leave_frames();
    });
}

/// Opens a page that embeds the site from another origin. `host` makes the page from the site's
/// address. At the end the console must have no errors.
#[track_caller]
pub fn visit_host(host: impl FnOnce(&str) -> String, size: Size, person: impl FnOnce(&Page)) {
    let page = Page::hosting(|site| [blank(), ("host.html", host(site))].into());
    on(&page, || {
        page.reset(size);
        page.go("host.html");
        // The driver may report the navigation to another origin as done before the page is loaded.
        let is_loaded =
            "return location.pathname == '/host.html' && document.readyState == 'complete'";
        until("the host is loaded", || page.run(is_loaded, &[]) == true);
        person(&page);
        page.console_is_silent();
        page.leave_frames();
    });
}

fn blank() -> (&'static str, String) {
    (BLANK.0, BLANK.1.to_owned())
}

/// Runs a visit. If it fails, takes a screenshot and prints the last events.
fn on(page: &Page, visit: impl FnOnce()) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(visit)) {
        let name = test_name();
        // The first failure is the one to report.
        let _ = catch_unwind(AssertUnwindSafe(|| {
            page.screenshot(&format!("failed-{name}"));
            let events =
                page.text("`${window.lastEvents?.join('\\n')}\\n${performance.now()} now`");
            eprintln!("the last events:\n{events}");
        }));
        resume_unwind(panic);
    }
}

/// Returns the name of the running test, for the name of a file.
pub(crate) fn test_name() -> String {
    let thread = thread::current();
    thread.name().unwrap_or("unknown").replace("::", "-")
}

impl Page {
    /// Goes to an empty page of the same origin.
    #[track_caller]
    pub fn leave(&self) {
        self.go(BLANK.0);
    }

    /// Goes to an empty page of no origin, so that the page is not open anywhere.
    #[track_caller]
    pub fn leave_for_nothing(&self) {
        // Firefox keeps a page for going back as long as its window is open.
        if self.session.driver.browser == Browser::Firefox {
            self.session
                .renew_window()
                .expect("a window can be replaced");
        } else {
            self.command(self.session.goto("about:blank"));
        }
    }

    /// Opens a page of the site in a window without a history. At fifty entries, browsers drop entries of scripts.
    #[track_caller]
    pub fn open_without_history(&self, path: &str, size: Size) {
        self.session
            .renew_window()
            .expect("a window can be replaced");
        self.resize(size);
        self.open_page(path);
    }

    /// Discards the console messages so far. A server that does not respond is no fault of a page that needs none.
    pub fn forget_console(&self) {
        self.console();
    }

    /// Resets what the last visit may have left in the browser.
    #[track_caller]
    fn reset(&self, size: Size) {
        self.leave_frames();
        // A pointer that still presses would make a tap the tap of a second finger.
        self.command(self.session.cmd(Command::ReleaseActions));
        self.leave();
        self.prefer(&[]);
        self.letters(16);
        self.resize(size);
        self.console();
    }

    /// Asserts what always holds.
    #[track_caller]
    pub fn is_sound(&self) {
        self.console_is_silent();
        self.fetches_only_from_its_own_site();
        self.is_accessible();
    }

    /// Asserts that the console has no error. A violation of the Content-Security-Policy is one.
    #[track_caller]
    pub fn console_is_silent(&self) {
        let said: Vec<String> = self
            .console()
            .into_iter()
            .filter(|said| said.level == "SEVERE")
            .map(|said| said.message)
            .collect();
        assert!(
            said.is_empty(),
            "the console is not silent:\n{}",
            said.join("\n")
        );
    }

    /// Asserts that everything was loaded from the page's own origin.
    #[track_caller]
    pub fn fetches_only_from_its_own_site(&self) {
        let foreign = self.run(
            "const own = new URL('.', document.baseURI).origin;
             return performance.getEntriesByType('resource').map((e) => e.name)
               .filter((name) => !name.startsWith(own + '/') && !name.startsWith('data:') && !name.startsWith('blob:'))",
            &[],
        );
        assert_eq!(foreign, serde_json::json!([]), "fetched from elsewhere");
    }
}
