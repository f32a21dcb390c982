//! The room where rating periods follow each other: its state, what can be done, and what comes of it. No Yew here.
//!
//! A state is cheap to clone: what is large is shared. Undo keeps forms, see [`SeasonState::with_form`].

use super::action::blank;
use crate::glicko2::{Field, ProblemKind};
use crate::input::file::BadFile;
use crate::input::form::Score;
use crate::input::season::csv::{self, Imported};
use crate::input::season::form::{PeriodForm, SeasonForm};
use crate::input::season::link;
use crate::season::{Error, Place, Problem, Rated, RatedPeriod, rate, rate_again};
use std::rc::Rc;

/// One thing that a person does in this room. Periods and games count from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Types into a field.
    Edit(Place, String),
    /// Chooses the result of a game.
    SetScore {
        /// The period.
        period: usize,
        /// The row within it.
        game: usize,
        /// How the game ended.
        score: Score,
    },
    /// Adds a blank row to a period.
    AddGame(usize),
    /// Takes a row of a period away.
    RemoveGame(usize, usize),
    /// Puts a copy after a row of a period.
    DuplicateGame(usize, usize),
    /// Moves a row within its period.
    MoveGame {
        /// The period.
        period: usize,
        /// Where the row is.
        from: usize,
        /// Where it goes.
        to: usize,
    },
    /// Takes all rows of a period away, which makes it idle.
    ClearGames(usize),
    /// Adds a period with a blank row.
    AddPeriod,
    /// Adds a period without games.
    AddIdle,
    /// Puts a copy after a period.
    Duplicate(usize),
    /// Moves a period.
    Move {
        /// Where it is.
        from: usize,
        /// Where it goes.
        to: usize,
    },
    /// Takes a period away.
    Remove(usize),
    /// Takes all periods away.
    Clear,
    /// Goes back to the season that the room begins with.
    Reset,
    /// Looks at a period.
    Select(usize),
    /// Shows or folds a row's further actions, by the `id` of its period and its own.
    ToggleRow(u32, u32),
    /// Opens the panel for importing.
    OpenImport,
    /// Types, pastes or loads into it.
    EditImport(String),
    /// Is told that a file was not taken.
    RefuseFile(BadFile),
    /// Takes the periods that were found in it.
    TakeImport {
        /// Whether after the periods that are there, or in their place.
        append: bool,
    },
    /// Closes it.
    CloseImport,
    /// Shows the season as CSV, or hides it.
    ToggleExport,
    /// Loads the value of a link.
    Load(String),
}

impl Action {
    /// The field that is typed into, where letter after letter is one edit.
    #[must_use]
    pub fn typing(&self) -> Option<Place> {
        match self {
            Self::Edit(place, _) => Some(*place),
            _ => None,
        }
    }
}

/// A form that could be rated, and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Worked {
    /// The form; what is typed now may be another.
    pub form: Rc<SeasonForm>,
    /// What came of it.
    pub rated: Rated,
}

/// CSV that is being imported, and what it holds.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportPanel {
    /// As it stands in the field.
    pub text: Rc<str>,
    /// Read.
    pub imported: Rc<Imported>,
    /// Why the last file was not taken; what stands in the field stays.
    pub bad_file: Option<BadFile>,
    /// The form before it was taken, and what was made of it then. While there are bad lines the panel stays, and to take it again
    /// means to take the mended text in place of the first.
    taken: Option<(Rc<SeasonForm>, Rc<SeasonForm>)>,
}

impl ImportPanel {
    fn of(text: &str) -> Self {
        Self { text: Rc::from(text), imported: Rc::new(csv::read(text)), bad_file: None, taken: None }
    }
}

/// The whole state of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct SeasonState {
    /// What was typed.
    pub form: Rc<SeasonForm>,
    /// The last season that could be rated.
    pub worked: Rc<Worked>,
    /// What is wrong with the form as it stands, by its rows. None: then `worked` is what it means.
    pub problems: Rc<Vec<Problem>>,
    /// The period that is looked at; it exists unless there is none at all.
    pub selected: usize,
    /// The row whose further actions are shown, by the `id` of its period and its own.
    pub open_row: Option<(u32, u32)>,
    /// The panel for importing, if it is open.
    pub panel: Option<ImportPanel>,
    /// Whether the season is shown as CSV.
    pub exports: bool,
    /// Parts of a link that were not understood.
    pub not_understood: Vec<String>,
}

impl Default for SeasonState {
    /// The season that the room begins with.
    fn default() -> Self {
        let form = Rc::new(SeasonForm::default());
        let rated = rate(&form.season()).expect("the season that the room begins with can be rated");
        Self {
            worked: Rc::new(Worked { form: form.clone(), rated }),
            form,
            problems: Rc::default(),
            selected: 0,
            open_row: None,
            panel: None,
            exports: false,
            not_understood: Vec::new(),
        }
    }
}

impl SeasonState {
    /// The state of a link's value. Any text gives one.
    #[must_use]
    pub fn of_link(value: &str) -> Self {
        Self::default().update(Action::Load(value.to_owned()))
    }

    /// The value for a link.
    #[must_use]
    pub fn link(&self) -> String {
        link::print(&self.form)
    }

    /// The season as CSV.
    #[must_use]
    pub fn csv(&self) -> String {
        csv::write(&self.form)
    }

    /// What comes of an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.act(action);
        next
    }

    /// The same room with another form: for undo, redo, and what else keeps forms.
    #[must_use]
    pub fn with_form(&self, form: Rc<SeasonForm>) -> Self {
        let mut next = self.clone();
        next.form = form;
        next.work();
        next
    }

    /// The period that is looked at, in the last good result.
    #[must_use]
    pub fn shown(&self) -> Option<&Rc<RatedPeriod>> {
        self.worked.rated.periods.get(self.selected)
    }

    /// What is wrong with a field.
    #[must_use]
    pub fn problem(&self, place: Place) -> Option<ProblemKind> {
        self.problems.iter().find(|problem| problem.place == place).map(|problem| problem.kind)
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Edit(place, text) => {
                if !place.is_start() {
                    self.selected = place.period;
                }
                self.change(|form| form.set(place, text));
            }
            Action::SetScore { period, game, score } => {
                self.change_in(period, |form| form.set_score(period, game, score));
            }
            Action::AddGame(period) => self.change_in(period, |form| form.add_games(period, vec![blank()])),
            Action::RemoveGame(period, game) => self.change_in(period, |form| form.remove_game(period, game)),
            Action::DuplicateGame(period, game) => self.change_in(period, |form| form.duplicate_game(period, game)),
            Action::MoveGame { period, from, to } => self.change_in(period, |form| form.move_game(period, from, to)),
            Action::ClearGames(period) => self.change_in(period, |form| form.clear_games(period)),

            Action::AddPeriod => self.add(PeriodForm::of_games(vec![blank()])),
            Action::AddIdle => self.add(PeriodForm::of_idle(PeriodForm::IDLE)),
            Action::Duplicate(period) => self.change_in(period.saturating_add(1), |form| form.duplicate(period)),
            Action::Move { from, to } => self.change_in(to, |form| form.shift(from, to)),
            Action::Remove(period) => {
                // Who looked at a later one goes on looking at it.
                let selected = if period < self.selected { self.selected - 1 } else { self.selected };
                self.change_in(selected, |form| form.remove(period));
            }
            Action::Clear => self.change(|form| form.periods.clear()),
            Action::Reset => self.change_in(0, |form| *form = SeasonForm::default()),

            Action::Select(period) => {
                self.selected = period;
                self.tidy();
            }
            Action::ToggleRow(period, game) => {
                let row = (period, game);
                self.open_row = (self.open_row != Some(row)).then_some(row);
                self.tidy();
            }

            // What stands in an open panel stays.
            Action::OpenImport => _ = self.panel.get_or_insert_with(|| ImportPanel::of("")),
            Action::EditImport(text) => {
                let taken = self.panel.take().and_then(|panel| panel.taken);
                self.panel = Some(ImportPanel { taken, ..ImportPanel::of(&text) });
            }
            Action::RefuseFile(bad) => {
                if let Some(panel) = &mut self.panel {
                    panel.bad_file = Some(bad);
                }
            }
            Action::TakeImport { append } => self.take_import(append),
            Action::CloseImport => self.panel = None,
            Action::ToggleExport => self.exports = !self.exports,
            Action::Load(value) => {
                let parsed = link::parse(&value);
                self.not_understood = parsed.not_understood;
                self.change_in(0, |form| *form = parsed.form);
            }
        }
    }

    fn add(&mut self, period: PeriodForm) {
        self.change_in(self.form.periods.len(), |form| form.append([period]));
    }

    /// Changes the form and looks at a period.
    fn change_in(&mut self, period: usize, change: impl FnOnce(&mut SeasonForm)) {
        self.selected = period;
        self.change(change);
    }

    fn change(&mut self, change: impl FnOnce(&mut SeasonForm)) {
        let mut form = SeasonForm::clone(&self.form);
        change(&mut form);
        self.take(form);
    }

    /// Puts a form in the place of this one. Rows that say the same keep their `id` as well, so that undo finds the rows that it knows.
    fn take(&mut self, form: SeasonForm) {
        if form != *self.form {
            self.form = Rc::new(form);
        }
        self.work();
    }

    /// Takes the periods. While there are lines to mend the panel stays as it is.
    fn take_import(&mut self, append: bool) {
        let Some(mut panel) = self.panel.take() else { return };
        let imported = panel.imported.clone();
        if imported.periods.is_empty() {
            self.panel = Some(panel);
            return;
        }
        let before = match panel.taken.take() {
            Some((before, made)) if Rc::ptr_eq(&made, &self.form) => before,
            _ => self.form.clone(),
        };
        let mut form = (*before).clone();
        if !append {
            form.periods.clear();
        }
        self.selected = form.periods.len();
        form.append(imported.periods.iter().cloned());
        self.take(form);
        if !imported.bad.is_empty() {
            panel.taken = Some((before, self.form.clone()));
            self.panel = Some(panel);
        }
    }

    /// Rates the form. If it cannot be rated, the last good result stays.
    fn work(&mut self) {
        match rate_again(&self.form.season(), &self.worked.rated) {
            Ok(rated) => {
                self.worked = Rc::new(Worked { form: self.form.clone(), rated });
                self.problems = Rc::default();
            }
            Err(error) => self.problems = Rc::new(in_rows(&error, &self.form)),
        }
        self.tidy();
    }

    /// What is gone is looked at no more; the next new row may bear its id.
    fn tidy(&mut self) {
        let periods = &self.form.periods;
        self.selected = self.selected.min(periods.len().saturating_sub(1));
        self.open_row = self.open_row.filter(|&(period, game)| {
            periods
                .iter()
                .find(|form| form.id() == period)
                .is_some_and(|form| form.games().iter().any(|row| row.id == game))
        });
    }
}

/// The problems by the form's rows, of which blank ones are no games.
fn in_rows(error: &Error, form: &SeasonForm) -> Vec<Problem> {
    let mut rows: (usize, Vec<usize>) = (usize::MAX, Vec::new());
    let place = |problem: &Problem| {
        let Place { period, field } = problem.place;
        if rows.0 != period {
            rows = (period, form.periods.get(period).map(|period| period.rows()).unwrap_or_default());
        }
        let row = |j: usize| rows.1.get(j).copied().unwrap_or(j);
        let field = match field {
            Field::Game(j) => Field::Game(row(j)),
            Field::GameRating(j) => Field::GameRating(row(j)),
            Field::GameDeviation(j) => Field::GameDeviation(row(j)),
            Field::GameScore(j) => Field::GameScore(row(j)),
            other => other,
        };
        Problem { place: Place { period, field }, ..*problem }
    };
    error.problems().iter().map(place).collect()
}
