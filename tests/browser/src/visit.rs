//! A visit to the page: opened, used, and looked over before leaving.

use crate::browser::Browser;
use crate::page::Page;
use crate::wait::until;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread;

/// The size of what is seen, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Across.
    pub width: u32,
    /// Down.
    pub height: u32,
}

/// A screen on a desk: three columns.
pub const DESK: Size = Size { width: 1440, height: 900 };
/// A phone: one column.
pub const PHONE: Size = Size { width: 390, height: 844 };

/// Nothing, on the same origin.
const BLANK: (&str, &str) = ("blank.html", "<!doctype html><title>Blank</title><link rel=icon href='data:,'>");

/// Opens a link, does what a person would, and at the end demands what holds always: a silent console, nothing fetched from elsewhere,
/// nothing for axe to find.
#[track_caller]
pub fn visit(fragment: &str, size: Size, person: impl FnOnce(&Page)) {
    let page = Page::new([blank()].into());
    on(&page, || {
        page.reset(size);
        page.open(fragment);
        person(&page);
        page.is_sound();
    });
}

/// A visit with nothing stored, to a page that is not open yet. Loading may fail, so the console may have errors.
#[track_caller]
pub fn first_visit(size: Size, person: impl FnOnce(&Page)) {
    let page = Page::new([blank()].into());
    on(&page, || {
        page.reset(size);
        // An earlier test may have had the port.
        page.run_async(
            "const done = arguments[0];
             Promise.all([
               navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
               caches.keys().then((all) => Promise.all(all.map((one) => caches.delete(one)))),
             ]).then(() => done())",
            &[],
        );
        person(&page);
        page.forget_console();
    });
}

/// Opens the page inside another one, in a frame with this sandbox, likewise.
#[track_caller]
pub fn visit_embedded(host: &'static str, size: Size, person: impl FnOnce(&Page)) {
    let page = Page::new([blank(), ("host.html", host.to_owned())].into());
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

/// Opens a page of somebody else's, on an origin of its own, which is made from the site's address. At the end the console has to be silent.
#[track_caller]
pub fn visit_host(host: impl FnOnce(&str) -> String, size: Size, person: impl FnOnce(&Page)) {
    let page = Page::hosting(|site| [blank(), ("host.html", host(site))].into());
    on(&page, || {
        page.reset(size);
        page.go("host.html");
        // Going to another origin may be over for the driver before the page has come.
        let has_come = "return location.pathname == '/host.html' && document.readyState == 'complete'";
        until("the host has come", || page.run(has_come, &[]) == true);
        person(&page);
        page.console_is_silent();
        page.leave_frames();
    });
}

fn blank() -> (&'static str, String) {
    (BLANK.0, BLANK.1.to_owned())
}

/// Takes a picture of a visit that went wrong.
fn on(page: &Page, visit: impl FnOnce()) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(visit)) {
        let name = thread::current().name().unwrap_or("unknown").replace("::", "-");
        // The first failure is the one to be told.
        let _ = catch_unwind(AssertUnwindSafe(|| page.screenshot(&format!("failed-{name}"))));
        resume_unwind(panic);
    }
}

impl Page {
    /// Goes where the page is not.
    #[track_caller]
    pub fn leave(&self) {
        self.go(BLANK.0);
    }

    /// Goes to where nothing is, of this site or another; so nobody has the page open.
    #[track_caller]
    pub fn leave_for_nothing(&self) {
        match self.session.browser {
            // It keeps a page for whoever goes back, as long as there is the window.
            Browser::Firefox => self.session.renew_window(),
            Browser::Chromium | Browser::WebKit => {
                self.session.post("url", &serde_json::json!({ "url": "about:blank" }));
            }
        }
    }

    /// Passes over what the console has said so far: that a server did not answer is no fault of a page that needs none.
    pub fn forget_console(&self) {
        self.session.console();
    }

    /// Takes back what the last visit may have left in the browser.
    #[track_caller]
    fn reset(&self, size: Size) {
        self.leave_frames();
        self.leave();
        // The port may have been somebody else's.
        self.run("localStorage.clear(); sessionStorage.clear()", &[]);
        self.prefer(&[]);
        self.letters(16);
        self.resize(size);
        self.session.console();
    }

    /// Demands what holds always.
    #[track_caller]
    pub fn is_sound(&self) {
        self.console_is_silent();
        self.nothing_is_fetched_from_elsewhere();
        self.is_accessible();
    }

    /// Demands that the console has no error; a breach of the Content-Security-Policy is one.
    #[track_caller]
    pub fn console_is_silent(&self) {
        let said: Vec<String> = self
            .session
            .console()
            .into_iter()
            .filter(|(level, _)| level == "SEVERE")
            .map(|(level, text)| format!("{level}: {text}"))
            .collect();
        assert!(said.is_empty(), "the console is not silent:\n{}", said.join("\n"));
    }

    /// Demands that all that was loaded came from where the page did.
    #[track_caller]
    pub fn nothing_is_fetched_from_elsewhere(&self) {
        let foreign = self.run(
            "const own = new URL('.', document.baseURI).origin;
             return performance.getEntriesByType('resource').map((e) => e.name)
               .filter((name) => !name.startsWith(own + '/') && !name.startsWith('data:') && !name.startsWith('blob:'))",
            &[],
        );
        assert_eq!(foreign, serde_json::json!([]), "fetched from elsewhere");
    }
}
