//! The panel for pasting rows from a spreadsheet or a post.

use crate::derivation::ViewContext;
use crate::state::{Action, State};
use crate::widgets::bad_lines::bad_lines;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::text_panel::{PastePanel, paste_panel};
use explain::words::unread::{bad_file, bad_game};
use yew::prelude::*;

/// Draws the panel, if it is open. `file` is its field for a file, once the lazy part is loaded.
pub(crate) fn paste(state: &State, context: ViewContext, file: Html) -> Html {
    let Some(panel) = &state.paste else {
        return html! {};
    };
    let words = context.text.language.paste();
    let found = panel.imported.games.len();
    let take = |append| {
        context
            .dispatch
            .on(Action::TakePaste { append })
            .then_focus(&["paste-results", "paste-text"])
    };
    paste_panel(PastePanel {
        id: "paste",
        title: words.title(),
        explained: words.explained(),
        placeholder: words.placeholder(),
        label: words.label(),
        rows: 6,
        file,
        typed: panel.text.clone().into(),
        oninput: context.dispatch.on_value(Action::EditPaste),
        found: words.found(found),
        bad_file: panel.bad_file.map(|bad| bad_file(bad, words)),
        bad_lines: bad_lines(
            &panel.imported.bad,
            |n| words.bad(n),
            |number, line, reason| bad_game(number, line, reason, words),
            context.text,
        ),
        can_take: found > 0,
        replace: (words.replace(), take(false)),
        append: (words.append(), take(true)),
        cancel: (
            words.cancel(),
            context
                .dispatch
                .on(Action::ClosePaste)
                .then_focus(&["paste-results"]),
        ),
    })
}
