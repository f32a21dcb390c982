//! The panel into which games are pasted.

use super::{Action, State};
use crate::case::paste::{Pasted, paste};
use crate::input::file::BadFile;

/// Games that are being pasted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastePanel {
    /// As it stands in the field.
    pub text: String,
    /// Read.
    pub pasted: Pasted,
    /// Why a file was not read, if it was not.
    pub bad_file: Option<BadFile>,
}

impl PastePanel {
    pub(super) fn of(text: String) -> Self {
        Self { pasted: paste(&text), text, bad_file: None }
    }
}

/// What is done in the panel. It belongs to the lazy part, as nothing is pasted before the first answer.
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

    /// Takes the games; lines that were not understood stay for mending.
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
