//! A case as exports take it, and the dialog for sharing it.

use explain::case::level::Level;
use explain::export::document::Case;
use explain::numbers::Digits;
use explain::words::Language;
use glicko2_page::state::share::{Action, Share, Tab};
use glicko2_steps::{Period, Trace};

/// The address of the page in exports.
pub(crate) const PAGE: &str = "https://example.org/glicko-2/";

/// Returns the open dialog after some actions.
pub(crate) fn dialog_after(actions: impl IntoIterator<Item = Action>) -> Share {
    let open = Share::default().update(Action::Open(Tab::Link));
    actions
        .into_iter()
        .fold(open, |share, action| share.update(action))
}

/// Returns a case that the paper rates, in English.
pub(crate) fn document<'a>(period: &'a Period, trace: &'a Trace, link: &'a str) -> Case<'a> {
    Case {
        period,
        trace,
        assumed: &[],
        level: Level::P95,
        digits: Digits::Auto,
        language: Language::En,
        link,
        system: "Glicko-2 (2022)",
        by_system: None,
    }
}
