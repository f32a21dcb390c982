//! The list as CSV.

use super::Room;
use crate::state::league::Action;
use crate::widgets::controls::opener;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::text_panel::text_out;
use yew::prelude::*;

/// Draws the button that shows the list as CSV, and the text.
pub(super) fn export(room: Room) -> Html {
    let (words, exports) = (room.words, room.state.exports);
    html! {
        <section aria-label="CSV">
            <div class="row-buttons">
                { opener(None, words.csv_show(), exports, room.dispatch.on(Action::ToggleExport)) }
            </div>
            if exports {
                <div class="paste">
                    { text_out("csv-out", words.csv_shown(), &room.state.exported().into(), 8, &NodeRef::default()) }
                </div>
            }
        </section>
    }
}
