//! The actions of the page: what the user does, and a few events such as a timer's tick.

use super::{Drag, Room, Rooms, State, StepPosition, Theme, import, league, learn};
use explain::case::detail::Detail;
use explain::case::level::Level;
use explain::case::{Case, PeriodEdit, Score};
use explain::numbers::Digits;
use explain::reasons::Chip;
use explain::stage::End;
use glicko2_steps::{Field, Rounding};
use std::rc::Rc;

/// An action in any room. Fields and games belong to the selected period and count from 0.
#[derive(Clone, Debug)]
pub enum Action {
    /// Types into a field.
    Edit(Field, String),
    /// Drags or steps the number of a field.
    Drag(Field, Drag),
    /// Drags or steps a start value of Step 5: 0 is A, 1 is B.
    MoveEnd(usize, Drag),
    /// Sets both start values of Step 5.
    SetBracket([End; 2]),
    /// Sets the active field, for example when it gets the focus, or clears it.
    Activate(Option<Field>),
    /// Chooses the result of a game.
    SetScore(usize, Score),
    /// Adds a blank row.
    AddGame,
    /// Removes a row.
    Remove(usize),
    /// Duplicates a row.
    Duplicate(usize),
    /// Moves a row.
    Move {
        /// The row's index.
        from: usize,
        /// The row's new index.
        to: usize,
    },
    /// Removes all rows of the period, which makes it idle.
    ClearGames,
    /// Selects a period.
    SelectPeriod(usize),
    /// Adds a period with a blank row after the last one.
    NextPeriod,
    /// Adds a period without games after the last one.
    Pause,
    /// Duplicates, moves or removes the selected period, or removes all but the first.
    EditPeriod(PeriodEdit),
    /// Replaces the case by the paper's example.
    Reset,
    /// Replaces the case by a new player with one blank game.
    EnterOwn,
    /// Undoes the last edit.
    Undo,
    /// Redoes the edit that was undone last.
    Redo,
    /// Opens the panel for pasting text or opening a file.
    OpenImport,
    /// Acts in the panel.
    Import(import::Action),
    /// Closes the panel.
    CloseImport,
    /// Opens the answer to a question about the result, or closes it.
    ToggleChip(Chip),
    /// Shows or hides the cards below the steps.
    ToggleMore,
    /// Sets the number of decimals.
    SetDigits(Digits),
    /// Sets the confidence level.
    SetLevel(Level),
    /// Chooses exact arithmetic or the paper's rounding.
    SetRounding(Rounding),
    /// Sets the colour theme.
    SetTheme(Theme),
    /// Hides or shows the values of the steps to come.
    ToggleHide,
    /// Sets the text of the guess of a step's value.
    TypeGuess(u8, String),
    /// Submits the guess of a step's value, and shows the value.
    Guess(u8),
    /// Enters or leaves presentation mode, in which one step fills the screen.
    Present(bool),
    /// Shows a part of the step in presentation mode: 0 is the whole step, the first part is 1.
    Part(usize),
    /// Goes to a step position.
    GoTo(StepPosition),
    /// Closes the steps and shows the answer.
    CloseStep,
    /// Sets how much of the derivation is open.
    SetDetail(Detail),
    /// Goes to the first step position.
    First,
    /// Goes to the previous step position.
    Back,
    /// Goes to the next step position.
    Next,
    /// Goes to the last step position.
    Last,
    /// Starts or stops the automatic playback of the steps.
    TogglePlay,
    /// Advances the playback by one step position.
    Tick,
    /// Replaces the case and its rounding, as imported from a file. Can be undone like any edit.
    Replace(Rc<Case>, Rounding),
    /// Goes to a room.
    Enter(Room),
    /// Acts on the room League.
    League(Rc<league::Action>),
    /// Acts on the room Learn.
    Learn(Rc<learn::Action>),
    /// Chooses a system by its id, and goes to the room of one player.
    Choose(String),
    /// Sets an option of the system, by the option's id.
    Answer(&'static str, String),
    /// Sets the player to the start rating of the system.
    BeNew,
    /// Selects one of the system's rating periods, whose steps are shown. `None` shows all
    /// together.
    ShowSystemPeriod(Option<usize>),
    /// Shows or hides the periods as CSV.
    ToggleExport,
    /// Adds the other rooms once the lazy part has loaded.
    RoomsLoaded(Box<Rooms>),
    /// Opens the fragment of a link.
    Load(String),
    /// Restores the user's saved content of a room.
    Restore(Room, String),
    /// Restores a state of this visit, as the user left it.
    Return(Rc<State>),
    /// Closes the message about a link.
    DismissNotice,
}

impl Action {
    /// Wraps an action on the room League.
    #[must_use]
    pub fn league(action: league::Action) -> Self {
        Self::League(Rc::new(action))
    }
}
