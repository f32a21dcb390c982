//! The application without its looks: a state, what can be done, and what comes of it. Nothing here knows of Yew.

mod action;
mod change;
mod forms;
pub mod full;
pub mod group;
mod history;
pub mod kept;
mod moment;
mod origin;
pub mod place;
mod room;
pub mod season;
#[cfg(feature = "charts")]
pub mod share;
mod worked;

pub use action::Action;
pub use moment::Moment;
pub use origin::Origin;
pub use room::Room;
pub use worked::Worked;

use crate::glicko2::{Field, Problem, Rounding};
use crate::input::form::Form;
use crate::input::link::{self, NotUnderstood};
use crate::input::paste::{Pasted, paste};
use crate::present::level::Level;
use crate::present::number::Digits;
use change::FormChange;
use history::{Edit, History};
use std::rc::Rc;

/// How a case is looked at. Part of its link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How many decimals.
    pub digits: Digits,
    /// The confidence level.
    pub level: Level,
    /// Exact arithmetic or the paper's.
    pub rounding: Rounding,
    /// Whether what has not been reached is covered.
    pub hide: bool,
    /// Where in the derivation.
    pub moment: Moment,
}

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

/// Text that is being pasted, and what it holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastePanel {
    /// As it stands in the field.
    pub text: String,
    /// Read.
    pub pasted: Pasted,
}

impl PastePanel {
    fn of(text: String) -> Self {
        Self { pasted: paste(&text), text }
    }
}

/// The whole state of the page: the form and a few view options; everything else is derived.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What was typed.
    pub form: Rc<Form>,
    /// How it is looked at.
    pub options: Options,
    /// The colours.
    pub theme: Theme,
    /// The last case that could be rated.
    pub worked: Rc<Worked>,
    /// What is wrong with the form as it stands. None: then `worked` is what it means.
    pub problems: Vec<Problem>,
    /// The panel for pasting, if it is open.
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
    history: History<FormChange, Field>,
}

impl Default for State {
    /// The paper's example.
    fn default() -> Self {
        Self {
            form: Rc::new(Form::papers_example()),
            options: Options::default(),
            theme: Theme::default(),
            worked: Rc::new(Worked::papers_example()),
            problems: Vec::new(),
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
            Action::Edit(field, text) => self.edit(Edit::Field(field), &mut |form| form.set(field, text.clone())),
            Action::SetScore(j, score) => self.edit(Edit::Other, &mut |form| {
                if let Some(game) = form.games.get_mut(j) {
                    game.score = score.clone();
                }
            }),
            Action::AddGame => self.edit(Edit::Other, &mut |form| form.append(vec![action::blank()])),
            Action::Remove(j) => self.edit(Edit::Other, &mut |form| {
                if j < form.games.len() {
                    form.games.remove(j);
                }
            }),
            Action::Duplicate(j) => self.edit(Edit::Other, &mut |form| {
                if let Some(game) = form.games.get(j).cloned() {
                    form.insert(j + 1, game);
                }
            }),
            Action::Move { from, to } => self.edit(Edit::Other, &mut |form| {
                if from < form.games.len() && to < form.games.len() {
                    let game = form.games.remove(from);
                    form.games.insert(to, game);
                }
            }),
            Action::ClearGames => self.edit(Edit::Other, &mut |form| form.games.clear()),
            Action::Reset => self.edit(Edit::Other, &mut |form| *form = Form::papers_example()),
            Action::Undo => self.travel(History::undo),
            Action::Redo => self.travel(History::redo),

            // What stands in an open panel stays.
            Action::OpenPaste => _ = self.paste.get_or_insert_default(),
            Action::EditPaste(text) => self.paste = Some(PastePanel::of(text)),
            Action::TakePaste { append } => self.take_paste(append),
            Action::ClosePaste => self.paste = None,

            Action::ToggleRow(id) => {
                self.open_row = (self.open_row != Some(id)).then_some(id);
                self.fold_lost_row();
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

            Action::Load(fragment) => self.open(&fragment),
            Action::Restore(case) => self.restore(&case),
            Action::Return(left) => self.return_to(&left),
            Action::DismissNotice => self.notice = None,
        }
    }

    /// Changes the form so that the change can be taken back, and works the case anew.
    fn edit(&mut self, edit: Edit<Field>, change: &mut dyn FnMut(&mut Form)) {
        let mut form = (*self.form).clone();
        change(&mut form);
        // Rows that say the same keep their `id` as well, so that undo finds the rows that it knows.
        if form != *self.form {
            self.history.remember(edit, &*self.form, &form);
            self.form = Rc::new(form);
            self.origin.edit();
        }
        self.fold_lost_row();
        self.work();
    }

    fn travel(&mut self, to: impl FnOnce(&mut History<FormChange, Field>, &Form) -> Option<Form>) {
        if let Some(form) = to(&mut self.history, &self.form) {
            self.set_form(Rc::new(form));
        }
    }

    /// Puts another form in the place of this one; what is kept for undo is not touched.
    fn set_form(&mut self, form: Rc<Form>) {
        self.form = form;
        self.origin.edit();
        self.fold_lost_row();
        self.work();
    }

    /// A row that is gone is open no more; the next new one may bear its id.
    fn fold_lost_row(&mut self) {
        let games = &self.form.games;
        self.open_row = self.open_row.filter(|&id| games.iter().any(|game| game.id == id));
    }

    /// Rates the form. If it cannot be rated, the last good result stays.
    fn work(&mut self) {
        match Worked::of(&self.form, self.options.rounding) {
            Ok(worked) => {
                self.worked = Rc::new(worked);
                self.problems = Vec::new();
            }
            Err(problems) => self.problems = problems,
        }
        self.options.moment = moment::nearest(self.options.moment, &self.worked.trace);
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
        self.edit(Edit::Other, &mut |form| {
            if !append {
                form.games.clear();
            }
            form.append(games.clone());
        });
    }

    /// Takes the state of a link. It can be undone like any edit.
    fn open(&mut self, fragment: &str) {
        if fragment == link::print(&self.form, &self.options) {
            return;
        }
        let parsed = link::parse(fragment);
        let is_another = parsed.form != *self.form;
        self.notice = (!parsed.not_understood.is_empty()).then_some(parsed.not_understood);
        self.look_as(parsed.options);
        self.edit(Edit::Other, &mut |form| *form = parsed.form.clone());
        if is_another {
            self.origin.open_link();
        }
    }

    /// Takes one's own case, as it was kept.
    fn restore(&mut self, case: &str) {
        let form = link::parse(case).form;
        self.edit(Edit::Other, &mut |now| *now = form.clone());
        self.origin.restore();
    }

    /// Takes a case as it was left earlier in this visit, with where it came from.
    fn return_to(&mut self, left: &Self) {
        self.look_as(left.options.clone());
        self.edit(Edit::Other, &mut |form| form.clone_from(&left.form));
        self.origin.return_to(left.origin);
    }

    /// Looks at the case as was kept.
    fn look(&mut self, view: &str) {
        self.look_as(link::parse(view).options);
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
        moment::moments(&self.worked.trace)
    }

    fn go(&mut self, moment: Moment) {
        self.options.moment = moment::nearest(moment, &self.worked.trace);
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
