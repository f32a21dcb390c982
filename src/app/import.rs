//! Periods as CSV: the panel where they are brought in, and whether they are shown.

use crate::case::Case;
use crate::case::csv::{self, Imported};
use crate::input::file::BadFile;
use std::rc::Rc;

/// One thing that a person does with periods as CSV.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Opens the panel.
    Open,
    /// Types, pastes or loads into it.
    Edit(String),
    /// Is told that a file was not taken.
    RefuseFile(BadFile),
    /// Takes the periods that were found in it.
    Take {
        /// Whether after the periods that are there, or in their place.
        append: bool,
    },
    /// Closes it.
    Close,
    /// Shows the periods of the case, or hides them.
    ToggleExport,
}

/// The panel, and whether the periods of the case are shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PeriodsAsCsv {
    /// The panel, if it is open.
    pub panel: Option<ImportPanel>,
    /// Whether the periods are shown.
    pub exports: bool,
}

/// Periods that are being imported.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportPanel {
    /// As it stands in the field.
    pub text: Rc<str>,
    /// Read.
    pub imported: Rc<Imported>,
    /// Why the last file was not taken; what stands in the field stays.
    pub bad_file: Option<BadFile>,
    /// The case before it was taken, and what was made of it then. While there are bad lines the panel stays, and to take it again
    /// means to take the mended text in place of the first.
    taken: Option<(Rc<Case>, Case)>,
}

impl PeriodsAsCsv {
    /// Does it. Gives the case that is made of `now` where periods are taken, and the first of them.
    pub(super) fn act(&mut self, action: Action, now: &Rc<Case>) -> Option<(Case, usize)> {
        match action {
            // What stands in an open panel stays.
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

    /// Takes the periods. While there are lines to mend the panel stays as it is.
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
