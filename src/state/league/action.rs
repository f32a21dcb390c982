//! The actions in the room League.

use explain::case::league::{Field, Kind, LeagueForm, Mode, Who};
use explain::case::{PeriodEdit, Score};
use glicko2_steps::groups::standings::Column;
use glicko2_steps::groups::teams;

/// An action in the room League. Results and cells belong to the selected period.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Chooses the kind of games and the layout. A league with games of another kind begins anew with
    /// the same participants.
    SetMode(Mode),
    /// Records whether the window is as narrow as a phone's.
    SetNarrow(bool),
    /// Types into a field.
    Edit(Field, String),
    /// Chooses the score of a result.
    SetScore(usize, Score),
    /// Chooses the result of the first team.
    SetTeamScore(Score),
    /// Adds an unrated participant, in the last place of a free-for-all.
    AddPlayer,
    /// Removes a participant with all their results.
    RemovePlayer(usize),
    /// Adds a blank row for a result.
    AddResult,
    /// Removes a result.
    RemoveResult(usize),
    /// Removes all results of the period.
    ClearResults,
    /// Adds a participant for each unknown name in the results.
    Enlist,
    /// Adds an unrated participant to a team. Any index other than 0 and 1 means no team.
    AddMember(usize),
    /// Chooses the team of a participant in the period.
    SetTeam(usize, Option<usize>),
    /// Sets the method whose ratings of the teams carry over to the next period.
    SetMethod(teams::Method),
    /// Sets how the games of the period arise, and removes its games.
    SetKind(Kind),
    /// Adds a period after the last one.
    NextPeriod,
    /// Adds a period without games after the last one.
    Pause,
    /// Selects a period.
    SelectPeriod(usize),
    /// Duplicates, moves or removes the selected period, or removes all but the first.
    EditPeriod(PeriodEdit),
    /// Replaces the league by the example of its kind.
    Reset,
    /// Opens the derivation of a participant or team member, or closes it if it is open.
    Choose(Who),
    /// Opens a derivation, or closes the open one.
    Show(Option<Who>),
    /// Shows the results of two participants from both sides.
    LookAt(usize, usize),
    /// Highlights a participant in the chart of ratings, or none.
    Emphasise(Option<usize>),
    /// Sorts the standings by a column, or reverses their order.
    Sort(Column),
    /// Shows or hides players and results as CSV.
    ToggleExport,
    /// Opens the value of a link.
    Load(String),
    /// Replaces the league by one that undo or redo restores, and selects the first period that
    /// differs.
    Restore(LeagueForm),
}
