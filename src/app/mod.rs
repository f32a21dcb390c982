//! The application without its looks: a state, what can be done, and what comes of it. Nothing here knows of Yew.

mod action;
pub mod address;
mod change;
mod forms;
pub mod full;
mod history;
pub mod import;
pub mod kept;
pub mod league;
mod origin;
mod panels;
pub mod place;
#[cfg(feature = "charts")]
pub mod share;
mod worked;

pub use action::Action;
pub use origin::Origin;
pub use panels::PastePanel;
pub use worked::{RatedCase, Worked};

pub use crate::case::{Moment, Options, Room};

use crate::case::link::{self, NotUnderstood};
use crate::case::paste::Pasted;
use crate::case::{Case, GameForm, PeriodForm};
use crate::glicko2::{self, Field, Rounding};
use crate::season::{FieldPath, Problem};
use change::CaseChange;
use history::{Edit, History};
use std::rc::Rc;

/// The chosen colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device has them.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Its name where it is kept.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Auto, Self::Light, Self::Dark].into_iter().find(|theme| theme.id() == id)
    }
}

/// The whole state of the page: the case and a few view options; everything else is derived.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What was typed.
    pub case: Rc<Case>,
    /// How it is looked at.
    pub options: Options,
    /// The colours.
    pub theme: Theme,
    /// The last case that could be rated.
    pub rated: Rc<RatedCase>,
    /// The derivation of the period that is looked at, in the last case that could be rated.
    pub worked: Rc<Worked>,
    /// What is wrong with the case as it stands, by its rows. None: then `rated` is what it means.
    pub problems: Rc<Vec<Problem>>,
    /// The panel for pasting games, if it is open.
    pub paste: Option<PastePanel>,
    /// The row whose further actions are shown, by its `id`.
    pub open_row: Option<u32>,
    /// Whether the derivation plays by itself.
    pub playing: bool,
    /// Whether anybody has begun to walk through the derivation, or a link points into it.
    pub walked: bool,
    /// Parts of a link that were not understood.
    pub notice: Option<Vec<NotUnderstood>>,
    /// Whether the case is one's own or came by a link.
    pub origin: Origin,
    history: History<CaseChange, FieldPath>,
}

impl Default for State {
    /// The paper's example.
    fn default() -> Self {
        let case = Rc::new(Case::papers_example());
        let rated = RatedCase::of(&case, Rounding::default(), None).expect("the paper's example can be rated");
        Self {
            case,
            options: Options::default(),
            theme: Theme::default(),
            worked: Rc::new(rated.derivation(0)),
            rated: Rc::new(rated),
            problems: Rc::default(),
            paste: None,
            open_row: None,
            playing: false,
            walked: false,
            notice: None,
            origin: Origin::default(),
            history: History::default(),
        }
    }
}

impl State {
    /// What comes of an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.act(action);
        next
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Edit(field, text) => {
                let path = self.path(field);
                self.edit(Edit::Field(path), &mut |case| case.set(path, text.clone()));
            }
            Action::SetScore(j, score) => self.edit_here(&mut |case, k| case.set_score(k, j, score.clone())),
            Action::AddGame => self.edit_here(&mut |case, k| case.add_games(k, vec![GameForm::blank()])),
            Action::Remove(j) => self.edit_here(&mut |case, k| case.remove_game(k, j)),
            Action::Duplicate(j) => self.edit_here(&mut |case, k| case.duplicate_game(k, j)),
            Action::Move { from, to } => self.edit_here(&mut |case, k| case.move_game(k, from, to)),
            Action::ClearGames => self.edit_here(&mut |case, k| case.clear_games(k)),
            Action::Reset => self.edit_at(0, &mut |case| *case = Case::papers_example()),
            Action::Undo => self.travel(History::undo),
            Action::Redo => self.travel(History::redo),

            Action::SelectPeriod(k) => self.look_at(k),
            Action::NextPeriod => self.add_period(&PeriodForm::of_games(vec![GameForm::blank()])),
            Action::Pause => self.add_period(&PeriodForm::of_idle(PeriodForm::IDLE)),
            Action::EditPeriod(edit) => {
                let mut to = self.options.period;
                self.edit_here(&mut |case, k| to = case.edit_period(k, edit));
                self.look_at(to);
            }

            // What stands in an open panel stays.
            Action::OpenPaste => _ = self.paste.get_or_insert_default(),
            Action::EditPaste(text) => self.paste = Some(PastePanel::of(text)),
            Action::TakePaste { append } => self.take_paste(append),
            Action::ClosePaste => self.paste = None,

            Action::ToggleRow(id) => {
                self.open_row = (self.open_row != Some(id)).then_some(id);
                self.show();
            }
            Action::SetDigits(digits) => self.options.digits = digits,
            Action::SetLevel(level) => self.options.level = level,
            Action::SetRounding(rounding) => {
                self.options.rounding = rounding;
                self.work();
            }
            Action::SetTheme(theme) => self.theme = theme,

            Action::ToggleHide => self.options.hide = !self.options.hide,
            Action::GoTo(moment) => self.go(moment),
            Action::First => self.go(self.moments()[0]),
            Action::Last => self.go(self.moments()[self.moments().len() - 1]),
            Action::Next => self.go(self.neighbour(1)),
            Action::Back => self.go(self.neighbour(-1)),
            Action::TogglePlay => {
                self.playing = !self.playing;
                if self.playing && self.is_last() {
                    self.options.moment = self.moments()[0];
                }
            }
            // The last tick of a clock may arrive after it was stopped.
            Action::Tick if !self.playing => {}
            Action::Tick => {
                self.options.moment = self.neighbour(1);
                self.playing = !self.is_last();
            }

            Action::Replace(case, rounding) => {
                self.options.rounding = rounding;
                self.edit_at(0, &mut |now| *now = (*case).clone());
            }
            Action::Load(fragment) => self.open(&fragment),
            Action::Restore(case) => self.restore(&case),
            Action::Return(left) => self.return_to(&left),
            Action::DismissNotice => self.notice = None,
        }
    }

    /// A field of the period that is looked at; the player and τ stand before the first one.
    fn path(&self, field: Field) -> FieldPath {
        FieldPath::of(self.options.period, field)
    }

    /// Changes the period that is looked at, which the change is told.
    fn edit_here(&mut self, change: &mut dyn FnMut(&mut Case, usize)) {
        let k = self.options.period;
        self.edit(Edit::Other, &mut |case| change(case, k));
    }

    /// Changes the case, and looks at a period of it.
    fn edit_at(&mut self, period: usize, change: &mut dyn FnMut(&mut Case)) {
        self.remember(Edit::Other, change);
        self.turn_to(period);
        self.work();
    }

    fn add_period(&mut self, period: &PeriodForm) {
        let last = self.case.periods.len();
        self.edit_at(last, &mut |case| case.append([period.clone()]));
    }

    /// Changes the case so that the change can be taken back, and works it anew.
    fn edit(&mut self, edit: Edit<FieldPath>, change: &mut dyn FnMut(&mut Case)) {
        self.remember(edit, change);
        self.work();
    }

    /// Changes the case so that the change can be taken back.
    fn remember(&mut self, edit: Edit<FieldPath>, change: &mut dyn FnMut(&mut Case)) {
        let mut case = (*self.case).clone();
        change(&mut case);
        // Rows that say the same keep their `id` as well, so that undo finds the rows that it knows.
        if case != *self.case {
            self.history.remember(edit, &*self.case, &case);
            self.case = Rc::new(case);
            self.origin.edit();
        }
    }

    /// Undoes or redoes, and looks at the period where something changes by that.
    fn travel(&mut self, to: impl FnOnce(&mut History<CaseChange, FieldPath>, &Case) -> Option<Case>) {
        if let Some(case) = to(&mut self.history, &self.case) {
            self.set_case(Rc::new(case));
        }
    }

    /// Puts another case in the place of this one; what is kept for undo is not touched.
    fn set_case(&mut self, case: Rc<Case>) {
        let is_same = |(a, b): &(&Rc<PeriodForm>, &Rc<PeriodForm>)| Rc::ptr_eq(a, b);
        let first = self.case.periods.iter().zip(&case.periods).take_while(is_same).count();
        if self.case.periods != case.periods {
            self.options.period = first;
        }
        self.case = case;
        self.origin.edit();
        self.work();
    }

    fn look_at(&mut self, period: usize) {
        self.turn_to(period);
        self.show();
    }

    fn turn_to(&mut self, period: usize) {
        if period != self.options.period {
            (self.options.period, self.open_row, self.playing) = (period, None, false);
        }
    }

    /// Rates the case. If it cannot be rated, the last good result stays.
    fn work(&mut self) {
        match RatedCase::of(&self.case, self.options.rounding, Some(&self.rated)) {
            Ok(rated) => {
                self.rated = Rc::new(rated);
                self.problems = Rc::default();
            }
            Err(problems) => self.problems = Rc::new(problems),
        }
        self.show();
    }

    /// Shows the period that is looked at.
    fn show(&mut self) {
        self.options.period = self.options.period.min(self.case.periods.len() - 1);
        let worked = self.rated.derivation(self.options.period);
        let is_shown = Rc::ptr_eq(&worked.trace, &self.worked.trace) && worked.rows == self.worked.rows;
        if !is_shown {
            self.worked = Rc::new(worked);
        }
        self.options.moment = self.options.moment.nearest(&self.worked.trace);
        // A row that is gone is open no more; the next new one may bear its id.
        let games = self.games();
        self.open_row = self.open_row.filter(|&id| games.iter().any(|game| game.id == id));
    }

    /// The games of the period that is looked at, as they are typed.
    #[must_use]
    pub fn games(&self) -> &[Rc<GameForm>] {
        self.case.games(self.options.period)
    }

    /// What was typed into a field of the period that is looked at.
    #[must_use]
    pub fn field(&self, field: Field) -> &str {
        self.case.field(self.path(field))
    }

    /// What is wrong with a field of the period that is looked at.
    #[must_use]
    pub fn problem(&self, field: Field) -> Option<glicko2::Problem> {
        let path = self.path(field);
        let problem = self.problems.iter().find(|problem| problem.path == path)?;
        Some(glicko2::Problem { kind: problem.kind, field })
    }

    /// What is wrong with the period that is looked at.
    pub fn problems_here(&self) -> impl Iterator<Item = glicko2::Problem> {
        let of = |problem: &Problem| glicko2::Problem { kind: problem.kind, field: problem.path.field };
        self.problems.iter().filter(|problem| problem.path.period == self.options.period).map(of)
    }

    /// Whether the shown numbers are those of the last case that could be rated, which is no more.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        !self.problems.is_empty()
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

    /// Takes the state of a link. It can be undone like any edit.
    fn open(&mut self, fragment: &str) {
        if fragment == link::print(&self.case, &self.options) {
            return;
        }
        let parsed = link::parse(fragment);
        let is_another = parsed.case != *self.case;
        self.notice = (!parsed.not_understood.is_empty()).then_some(parsed.not_understood);
        self.look_as(parsed.options);
        self.edit(Edit::Other, &mut |case| *case = parsed.case.clone());
        if is_another {
            self.origin.open_link();
        }
    }

    /// Takes one's own case, as it was kept.
    fn restore(&mut self, case: &str) {
        let case = link::parse(case).case;
        self.edit_at(0, &mut |now| *now = case.clone());
        self.origin.restore();
    }

    /// Takes a case as it was left earlier in this visit, with where it came from.
    fn return_to(&mut self, left: &Self) {
        self.look_as(left.options.clone());
        self.edit(Edit::Other, &mut |case| case.clone_from(&left.case));
        self.origin.return_to(left.origin);
    }

    /// Looks at the case as was kept.
    fn look(&mut self, view: &str) {
        self.look_as(link::options(view));
        self.work();
    }

    fn look_as(&mut self, options: Options) {
        self.options = options;
        self.walked = self.options.moment != Moment::default();
    }

    /// Has nothing to take back.
    pub(crate) fn forget_past(&mut self) {
        self.history = History::default();
    }

    /// Whether there is anything to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is anything to do again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    fn moments(&self) -> Vec<Moment> {
        Moment::all(&self.worked.trace)
    }

    fn go(&mut self, moment: Moment) {
        self.options.moment = moment.nearest(&self.worked.trace);
        self.playing = false;
        self.walked = true;
    }

    fn neighbour(&self, by: isize) -> Moment {
        let moments = self.moments();
        let at = moments.iter().position(|&moment| moment == self.options.moment).unwrap_or(0);
        moments[at.saturating_add_signed(by).min(moments.len() - 1)]
    }

    /// Whether the walk is at its beginning.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.neighbour(-1) == self.options.moment
    }

    /// Whether the walk is at its end.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.neighbour(1) == self.options.moment
    }

    /// Whether a step is covered.
    #[must_use]
    pub fn covers_step(&self, step: u8) -> bool {
        // What a place adds after Step 8 is uncovered with it.
        self.options.hide && step.min(8) > self.options.moment.step
    }

    /// The first iteration of Step 5 that is covered; `None` if all are to be seen.
    #[must_use]
    pub fn covered_iterations(&self) -> Option<usize> {
        let Moment { step, sub } = self.options.moment;
        let made = self.worked.trace.volatility.as_ref().map_or(0, |volatility| volatility.iterations.len());
        let reached = usize::from(sub) + 1;
        (self.options.hide && step == 5 && reached < made).then_some(reached)
    }

    /// Whether the answer is covered: as long as there is a step to come.
    #[must_use]
    pub fn covers_answer(&self) -> bool {
        self.options.hide && !self.is_last()
    }
}
