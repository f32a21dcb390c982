//! The panel for pasting games.

use super::{Action, State};
use explain::case::paste::{Pasted, paste};
use explain::input::file::BadFile;

/// The state of the panel for pasting games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastePanel {
    /// The text in the field.
    pub text: String,
    /// The games and bad lines in the text.
    pub pasted: Pasted,
    /// Why the last file was not read.
    pub bad_file: Option<BadFile>,
}

impl PastePanel {
    pub(super) fn of(text: String) -> Self {
        Self { pasted: paste(&text), text, bad_file: None }
    }
}

/// The actions of the panel. They are in the lazy part, because nothing is pasted before the first
/// answer is shown.
impl State {
    pub(super) fn act_in_paste_panel(&mut self, action: Action) {
        match action {
            Action::EditPaste(text) => self.paste = Some(PastePanel::of(text)),
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
        let Some(PastePanel { pasted, .. }) = self.paste.take() else { return };
        let Pasted { games, bad } = pasted;
        if !bad.is_empty() {
            let text = bad.into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n");
            self.paste = Some(PastePanel::of(text));
        }
        if games.is_empty() {
            return;
        }
        self.edit_here(&mut |case, k| {
            if !append {
                case.clear_games(k);
            }
            case.add_games(k, games.clone());
        });
    }
}
