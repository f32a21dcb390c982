//! Panels that import text, and the actions on a table as CSV: the periods of one player, or a
//! league.

use explain::case::file::BadFile;
use explain::case::table::BadLine;
use std::rc::Rc;

/// An action on a table as CSV.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Opens the panel.
    Open,
    /// Sets the text of the panel.
    Edit(String),
    /// Shows in the panel why a file was not read.
    RefuseFile(BadFile),
    /// Imports the table in the panel.
    Take {
        /// Whether to append it to the existing content or to replace this.
        append: bool,
    },
    /// Closes the panel.
    Close,
    /// Shows or hides the existing content as CSV.
    ToggleExport,
}

/// The panel for importing a table, and whether the existing content is shown as CSV.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Csv<T> {
    /// The panel, if it is open.
    pub panel: Option<Panel<T>>,
    /// Whether the existing content is shown as CSV.
    pub exports: bool,
}

/// A panel for importing text that is typed, pasted or from a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Panel<T> {
    /// The text in the field.
    pub text: Rc<str>,
    /// The content of the text, and its bad lines.
    pub imported: Rc<T>,
    /// Why the last file was not read. The text in the field is unchanged.
    pub bad_file: Option<BadFile>,
}

impl<T> Panel<T> {
    pub(super) fn of(text: &str, read: fn(&str) -> T) -> Self {
        Self {
            text: Rc::from(text),
            imported: Rc::new(read(text)),
            bad_file: None,
        }
    }

    /// Creates a panel with the lines that could not be read, to be corrected.
    pub(super) fn of_bad<R>(bad: &[BadLine<R>], read: fn(&str) -> T) -> Option<Self> {
        let lines: Vec<&str> = bad.iter().map(|line| line.text.as_str()).collect();
        (!bad.is_empty()).then(|| Self::of(&lines.join("\n"), read))
    }
}

impl<T: Default> Csv<T> {
    /// Performs an action. For an import, closes the panel and returns it, and whether to append.
    pub(super) fn act(&mut self, action: Action, read: fn(&str) -> T) -> Option<(Panel<T>, bool)> {
        match action {
            // An open panel keeps its text.
            Action::Open => _ = self.panel.get_or_insert_default(),
            Action::Edit(text) => self.panel = Some(Panel::of(&text, read)),
            Action::RefuseFile(bad) => {
                if let Some(panel) = &mut self.panel {
                    panel.bad_file = Some(bad);
                }
            }
            Action::Take { append } => return self.panel.take().map(|panel| (panel, append)),
            Action::Close => self.panel = None,
            Action::ToggleExport => self.exports = !self.exports,
        }
        None
    }
}
