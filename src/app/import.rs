//! Import and export of periods as CSV.

use explain::case::Case;
use explain::case::csv::{self, Imported};
use explain::input::file::BadFile;
use std::rc::Rc;

/// An action on periods as CSV.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Opens the panel.
    Open,
    /// Sets the text of the panel.
    Edit(String),
    /// Shows in the panel why a file was not read.
    RefuseFile(BadFile),
    /// Imports the periods in the panel.
    Take {
        /// Whether to append the periods to the existing ones or to replace these.
        append: bool,
    },
    /// Closes the panel.
    Close,
    /// Shows or hides the periods of the case as CSV.
    ToggleExport,
}

/// The panel for importing periods, and whether the periods of the case are shown as CSV.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PeriodsAsCsv {
    /// The panel, if it is open.
    pub panel: Option<ImportPanel>,
    /// Whether the periods of the case are shown as CSV.
    pub exports: bool,
}

/// The panel for importing periods.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportPanel {
    /// The text in the field.
    pub text: Rc<str>,
    /// The periods and bad lines in the text.
    pub imported: Rc<Imported>,
    /// Why the last file was not read. The text in the field is unchanged.
    pub bad_file: Option<BadFile>,
    /// The case before and after the last import. While there are bad lines the panel stays open,
    /// and importing the corrected text replaces the first import.
    taken: Option<(Rc<Case>, Case)>,
}

impl PeriodsAsCsv {
    /// Performs an action. For an import, returns the new case and the index of the first imported
    /// period.
    pub(super) fn act(&mut self, action: Action, now: &Rc<Case>) -> Option<(Case, usize)> {
        match action {
            // An open panel keeps its text.
            Action::Open => _ = self.panel.get_or_insert_default(),
            Action::Edit(text) => {
                let taken = self.panel.take().and_then(|panel| panel.taken);
                let imported = Rc::new(csv::read(&text));
                self.panel = Some(ImportPanel { text: Rc::from(text), imported, bad_file: None, taken });
            }
            Action::RefuseFile(bad) => {
                if let Some(panel) = &mut self.panel {
                    panel.bad_file = Some(bad);
                }
            }
            Action::Take { append } => return self.take(append, now),
            Action::Close => self.panel = None,
            Action::ToggleExport => self.exports = !self.exports,
        }
        None
    }

    /// Imports the periods. If there are bad lines, the panel stays open.
    fn take(&mut self, append: bool, now: &Rc<Case>) -> Option<(Case, usize)> {
        let panel = self.panel.take_if(|panel| !panel.imported.periods.is_empty())?;
        let before = match &panel.taken {
            Some((before, made)) if *made == **now => before.clone(),
            _ => now.clone(),
        };
        let mut case = (*before).clone();
        let first = if append { case.periods.len() } else { 0 };
        case.periods.truncate(first);
        case.append(panel.imported.periods.iter().cloned());
        if !panel.imported.bad.is_empty() {
            self.panel = Some(ImportPanel { taken: Some((before, case.clone())), ..panel });
        }
        Some((case, first))
    }
}
