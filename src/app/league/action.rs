//! What a person can do in the room League.

use crate::case::league::{Field, Kind, Mode, Who};
use crate::case::{PeriodEdit, Score};
use crate::group::standings::Column;
use crate::group::teams;
use crate::input::file::BadFile;

/// One thing that a person does in the room League. Results and cells are those of the period that is looked at.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Chooses what is looked at.
    SetMode(Mode),
    /// Takes notice of whether the window is as narrow as a phone's.
    SetNarrow(bool),
    /// Types into a field.
    Edit(Field, String),
    /// Chooses the result of a row.
    SetScore(usize, Score),
    /// Chooses the result of the first team.
    SetTeamScore(Score),
    /// Adds somebody who was never rated; in a free-for-all they come in last.
    AddPlayer,
    /// Takes a participant away, with all their results.
    RemovePlayer(usize),
    /// Adds a blank row for a result.
    AddResult,
    /// Takes a result away.
    RemoveResult(usize),
    /// Takes all results of the period away.
    ClearResults,
    /// Makes participants of the names in results that are nobody's.
    Enlist,
    /// Adds a member to a team, or, with neither team, somebody who takes no part yet.
    AddMember(usize),
    /// Chooses the team of a participant in the period.
    SetTeam(usize, Option<usize>),
    /// Chooses the way in which teams are rated who go on.
    SetMethod(teams::Method),
    /// Chooses how the games of the period arise, which begins anew with that.
    SetKind(Kind),
    /// Adds a period after the last one.
    NextPeriod,
    /// Adds a time without games after the last period.
    Pause,
    /// Looks at a period.
    SelectPeriod(usize),
    /// Does something with the period as a whole.
    EditPeriod(PeriodEdit),
    /// Goes back to the example.
    Reset,
    /// Opens somebody's derivation, or closes it.
    Choose(Who),
    /// Opens somebody's derivation, or closes what is open.
    Show(Option<Who>),
    /// Looks at both sides of what two participants played.
    LookAt(usize, usize),
    /// Emphasises somebody in the chart of ratings, or nobody.
    Emphasise(Option<usize>),
    /// Orders the standings by a column, or turns them round.
    Sort(Column),
    /// Opens the panel for CSV.
    OpenCsv,
    /// Types or pastes into it.
    EditCsv(String),
    /// Is told that a file was not taken.
    RefuseFile(BadFile),
    /// Takes what was found in it.
    TakeCsv {
        /// Whether to what is there, or in its place.
        append: bool,
    },
    /// Closes it.
    CloseCsv,
    /// Shows the list as CSV, or hides it.
    ToggleExport,
    /// Loads the value of a link.
    Load(String),
}
