//! Several tabs of one browser, which share a storage.

use crate::browser::Browser;
use crate::driver::block_on;
use crate::page::Page;
use crate::visit::Size;
use serde_json::json;
use thirtyfour::WindowHandle;

/// A tab of the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Page {
    /// Returns the tab to which all commands apply.
    #[track_caller]
    pub fn tab(&self) -> Tab {
        Tab(self.command(self.session.window()))
    }

    /// Opens an empty page of the same origin in a new tab, and enters the tab.
    #[track_caller]
    pub fn new_tab(&self, size: Size) -> Tab {
        // WebKit's driver shows no new tab, and paints none.
        let is_shown = self.session.driver.browser != Browser::WebKit;
        let tab = Tab(if is_shown {
            self.command(self.session.new_tab())
        } else {
            self.command(self.session.new_window())
        });
        self.enter_tab(&tab);
        self.leave();
        // Each tab has a size of its own.
        self.resize(size);
        tab
    }

    /// Enters a tab. All further commands apply to it.
    #[track_caller]
    pub fn enter_tab(&self, tab: &Tab) {
        self.command(self.session.switch_to_window(tab.0.clone()));
    }

    /// Closes the present tab, and enters another one.
    #[track_caller]
    pub fn close_tab(&self, next: &Tab) {
        self.command(self.session.close_window());
        self.enter_tab(next);
    }

    /// Ends the process of the present tab, which gets no event, and enters another tab. Closes the
    /// present tab and returns `false` if the browser cannot do that.
    #[track_caller]
    pub fn crash_tab(&self, next: &Tab) -> bool {
        if self.session.driver.browser != Browser::Chromium {
            self.close_tab(next);
            return false;
        }
        let crashed = self.tab();
        // The driver reports the crash as an error.
        let crash = block_on(self.session.cdp().send_raw("Page.crash", json!({})));
        assert!(crash.is_err(), "the tab has not crashed: {crash:?}");
        self.enter_tab(next);
        self.chromium(
            "Target.closeTarget",
            &json!({ "targetId": crashed.0.to_string() }),
        )
    }
}
