//! The panel for pasting games.

use super::import::Panel;
use super::{Action, State};
use explain::case::paste::paste;

/// The actions of the panel. They are in the lazy part, because nothing is pasted before the first
/// answer is shown.
impl State {
    pub(super) fn act_in_paste_panel(&mut self, action: Action) {
        match action {
            Action::EditPaste(text) => self.paste = Some(Panel::of(&text, paste)),
            Action::RefusePastedFile(bad) => {
                if let Some(panel) = &mut self.paste {
                    panel.bad_file = Some(bad);
                }
            }
            Action::TakePaste { append } => self.take_paste(append),
            _ => {}
        }
    }

    /// Imports the games. Lines that were not understood stay in the panel, to be corrected.
    fn take_paste(&mut self, append: bool) {
        let Some(Panel { imported, .. }) = self.paste.take() else {
            return;
        };
        self.paste = Panel::of_bad(&imported.bad, paste);
        if imported.games.is_empty() {
            return;
        }
        self.edit_here(&mut |case, k| {
            if !append {
                case.clear_games(k);
            }
            case.add_games(k, imported.games.clone());
        });
    }
}
