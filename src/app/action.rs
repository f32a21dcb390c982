//! Everything that a person can do, and what may happen beside that.

use super::other_rooms::OtherRooms;
use super::{Moment, Room, Scrub, State, Theme, import, league, learn};
use crate::case::detail::Detail;
use crate::case::level::Level;
use crate::case::{Case, PeriodEdit, Score};
use crate::glicko2::{Field, Rounding};
use crate::input::file::BadFile;
use crate::number::Digits;
use crate::present::stage::End;
use crate::present::why::Chip;
use std::rc::Rc;

/// One thing that a person does, in whatever room. Fields and games are those of the period that is looked at, and count from 0.
#[derive(Clone, Debug)]
pub enum Action {
    /// Types into a field.
    Edit(Field, String),
    /// Does something with a number in hand.
    Scrub(Field, Scrub),
    /// Does the same with an end that Step 5 starts from: 0 is A, 1 is B.
    MoveEnd(usize, Scrub),
    /// Chooses both.
    SetEnds([End; 2]),
    /// Takes a field into the hand, as the keyboard comes to it, or lays it down.
    Hold(Option<Field>),
    /// Chooses a result.
    SetScore(usize, Score),
    /// Adds a blank row.
    AddGame,
    /// Takes a row away.
    Remove(usize),
    /// Puts a copy after a row.
    Duplicate(usize),
    /// Moves a row.
    Move {
        /// Where it is.
        from: usize,
        /// Where it goes.
        to: usize,
    },
    /// Takes all rows of the period away, which makes it idle.
    ClearGames,
    /// Looks at a period.
    SelectPeriod(usize),
    /// Adds a period with a blank row after the last one.
    NextPeriod,
    /// Adds a time without games after the last period.
    Pause,
    /// Does something with the period as a whole.
    EditPeriod(PeriodEdit),
    /// Goes back to the paper's example.
    Reset,
    /// Puts a new player with one blank game in the place of the case.
    EnterOwn,
    /// Takes the last edit back.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Opens the panel for pasting.
    OpenPaste,
    /// Types or pastes into it.
    EditPaste(String),
    /// Says in it why a file was not read.
    RefusePastedFile(BadFile),
    /// Takes the games that were found in it.
    TakePaste {
        /// Whether after the games that are there, or in their place.
        append: bool,
    },
    /// Closes it.
    ClosePaste,
    /// Opens the answer to a question about the result, or closes it.
    ToggleChip(Chip),
    /// Shows the cards below the steps, or folds them away.
    ToggleMore,
    /// Chooses the decimals.
    SetDigits(Digits),
    /// Chooses the confidence level.
    SetLevel(Level),
    /// Chooses exact arithmetic or the paper's.
    SetRounding(Rounding),
    /// Chooses the colours.
    SetTheme(Theme),
    /// Covers or uncovers what comes next.
    ToggleHide,
    /// Types a guess of a step's value.
    TypeGuess(u8, String),
    /// Makes the guess that was typed, and shows the step's value.
    Guess(u8),
    /// Has one step fill the screen, or leaves that.
    Present(bool),
    /// Goes to a part of the step that fills the screen: 0 is all of it, the first part is 1.
    Part(usize),
    /// Goes to a place in the derivation.
    GoTo(Moment),
    /// Leaves the derivation for the answer.
    CloseStep,
    /// Chooses how much of it is open.
    SetDetail(Detail),
    /// Goes to its beginning.
    First,
    /// Goes one place back.
    Back,
    /// Goes one place on.
    Next,
    /// Goes to its end.
    Last,
    /// Lets it play by itself, or stops it.
    TogglePlay,
    /// Time to go on while it plays.
    Tick,
    /// Takes a case with how it is rounded, as it was brought in from a file. It can be undone like any edit.
    Replace(Rc<Case>, Rounding),
    /// Goes to a room.
    Enter(Room),
    /// Does something in the room League.
    League(Rc<league::Action>),
    /// Does something in the room Learn.
    Learn(Rc<learn::Action>),
    /// Chooses a place by its id, and goes to the room of one player.
    Choose(String),
    /// Types or chooses what the place asks for.
    Answer(&'static str, String),
    /// Makes the player somebody new at the place.
    BeNew,
    /// Chooses the period of the place whose steps are shown.
    ShowPlacePeriod(Option<usize>),
    /// Brings periods in as CSV, or shows them so.
    Csv(Rc<import::Action>),
    /// Has the other rooms from now on, as the second part of the program has come.
    Came(Box<dyn OtherRooms>),
    /// Loads a link's fragment.
    Load(String),
    /// Goes back to something of one's own that was kept for a room.
    Restore(Room, String),
    /// Goes back to everything as it was left earlier in this visit.
    Return(Rc<State>),
    /// Closes the message about a link.
    DismissNotice,
}

impl Action {
    /// What is done in the room League.
    #[must_use]
    pub fn league(action: league::Action) -> Self {
        Self::League(Rc::new(action))
    }

    /// What is done with periods as CSV.
    #[must_use]
    pub fn csv(action: import::Action) -> Self {
        Self::Csv(Rc::new(action))
    }
}
