//! The state of the page, the actions on it, and the reducer. Independent of Yew and of the
//! browser.

mod action;
pub mod chosen_system;
mod derivation;
mod derivation_view;
mod drag;
mod editor;
mod guessing;
mod history;
pub mod import;
pub mod league;
pub mod learn;
mod links;
mod navigation;
pub mod rooms;
pub mod saved;
pub mod share;
mod source;
mod step5_bracket;
mod theme;

pub use action::Action;
pub use derivation::{Derivation, RatedCase};
pub use derivation_view::DerivationView;
pub use drag::{ActiveField, Axis, Drag};
pub use editor::Editor;
pub use guessing::Guesses;
pub use rooms::Rooms;
pub use source::Source;
pub use step5_bracket::Step5Bracket;
pub use theme::Theme;

pub use explain::case::{Options, Room, StepPosition};

use explain::case::detail::Detail;
use explain::case::link::{LazyLink, NotUnderstood};
use explain::case::{Case, GameForm, PeriodForm};
use explain::numbers::{Typed, typed};
use glicko2_steps::seasons::{FieldPath, Problem};
use glicko2_steps::{Field, Rounding};
use history::{History, RoomsSnapshot, Snapshot, Typing};
use std::rc::Rc;

/// The state of the page: the case of one player with its results, the view, the undo history and,
/// once the lazy part is loaded, the other rooms.
#[derive(Clone, Debug)]
pub struct State {
    /// The current room.
    pub room: Room,
    /// The case of one player. Its last good result is shown.
    pub player: Editor<Rc<RatedCase>, Problem>,
    /// The colour theme.
    pub theme: Theme,
    /// The derivation of the selected period, in the last case that could be rated, and how it is
    /// shown.
    pub view: DerivationView,
    /// Whether the panel for pasting text or opening a file is open.
    pub opens_import: bool,
    /// Whether the cards below the steps are shown.
    pub shows_more: bool,
    /// The parts of the last link that were not understood.
    pub notice: Option<Vec<NotUnderstood>>,
    /// Whether the case is the user's own or came from a link.
    pub source: Source,
    /// The other rooms and the system, if the lazy part is loaded.
    pub rooms: Option<Rooms>,
    /// The values of a link that wait for the lazy part. `None`: the lazy part is not needed yet.
    pub awaited: Option<LazyLink>,
    /// Whether the case came from a link or from storage and could not be rated. The last good
    /// result then belongs to another case.
    pub is_unrated: bool,
    /// The system of the user's own saved case.
    saved_system: LazyLink,
    history: History,
}

impl Default for State {
    /// Returns the paper's example without the lazy part, as on a first visit. [`State::whole`]
    /// includes the lazy part.
    fn default() -> Self {
        let case = Rc::new(Case::papers_example());
        let rated = RatedCase::of(&case, Rounding::default(), None)
            .expect("the paper's example can be rated");
        let derivation = rated.derivation(0);
        Self {
            room: Room::default(),
            player: Editor {
                case,
                problems: Rc::default(),
                rated: Rc::new(rated),
            },
            theme: Theme::default(),
            view: DerivationView::new(Rc::new(derivation), Options::default()),
            opens_import: false,
            shows_more: false,
            notice: None,
            source: Source::default(),
            rooms: None,
            awaited: None,
            is_unrated: false,
            saved_system: LazyLink::default(),
            history: History::default(),
        }
    }
}

impl State {
    /// Returns the state after an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = self.clone();
        // `Return` restores the source itself, so it does not count as an edit.
        let comes_back = matches!(action, Action::Return(_));
        // Playback does not end a drag, and `activate` and `drag` decide themselves whether to end it.
        // Every other action ends it.
        if !matches!(
            action,
            Action::Drag(..) | Action::Activate(_) | Action::Tick
        ) {
            next.settle_drag();
            next.view.forget_ghost();
        }
        match action {
            Action::Undo => next.travel(History::undo),
            Action::Redo => next.travel(History::redo),
            // This is no edit, so the undo history is unchanged.
            Action::RoomsLoaded(rooms) => {
                let begin = rooms.functions.begin;
                next.rooms = Some(*rooms);
                begin(&mut next);
            }
            action @ (Action::Activate(_) | Action::Drag(..) | Action::MoveEnd(..)) => {
                next.act_in_rooms(action);
            }
            action => {
                let typing = self.typing(&action);
                next.act(action);
                next.history
                    .remember(typing, self.snapshot(), &next.snapshot());
            }
        }
        if next.view.options.position != self.view.options.position {
            next.view.bracket = Step5Bracket::default();
        }
        if !comes_back {
            next.tell_edited(self);
        }
        next.settle();
        next
    }

    /// Returns the field that an action types into.
    fn typing(&self, action: &Action) -> Option<Typing> {
        match action {
            Action::Edit(field, _) => Some(Typing::Case(self.path(*field))),
            Action::League(action) => match **action {
                league::Action::Edit(field, _) => {
                    Some(Typing::League(self.rooms.as_ref()?.league.period, field))
                }
                _ => None,
            },
            Action::Answer(id, _) => Some(Typing::Option(id)),
            _ => None,
        }
    }

    /// Returns what undo restores.
    fn snapshot(&self) -> Snapshot {
        let rooms = self.rooms.as_ref().map(|rooms| RoomsSnapshot {
            chosen_system: rooms.chosen_system.clone(),
            league: rooms.league.form(),
        });
        Snapshot {
            room: self.room,
            case: self.player.case.clone(),
            rooms,
        }
    }

    /// Marks the rooms whose content was edited. Skips rooms whose source has changed, because
    /// opening a link has set it already.
    fn tell_edited(&mut self, before: &Self) {
        let mut is_edited = !Rc::ptr_eq(&self.player.case, &before.player.case);
        if let Some((rooms, before)) = self.rooms.as_mut().zip(before.rooms.as_ref()) {
            is_edited |= rooms.chosen_system != before.chosen_system;
            if rooms.league.form() != before.league.form()
                && rooms.league_source == before.league_source
            {
                rooms.league_source.edit();
            }
        }
        if is_edited && self.source == before.source {
            self.source.edit();
        }
    }

    /// Rates the selected period with the chosen system. If the lazy part is not loaded and
    /// something needs it, requests it: several periods, an open step, hidden values, presentation
    /// mode, the answer to a question or the panel for pasting. In presentation mode, opens the
    /// first step if none is open.
    fn settle(&mut self) {
        if self.is_presenting() && !self.view.has_open_step() {
            self.view.options.position = Some(self.view.positions()[0]);
        }
        let needs_them = self.player.case.periods.len() > 1
            || self.view.has_open_step()
            || self.view.options.hide
            || self.view.options.present
            || self.view.options.detail == Detail::Everything
            || self.view.open_chip.is_some()
            || self.opens_import;
        match &mut self.rooms {
            Some(rooms) => (rooms.functions.rate)(rooms, &self.view.derivation),
            None if needs_them => _ = self.awaited.get_or_insert_default(),
            None => {}
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Edit(field, text) => {
                let path = self.path(field);
                self.edit(&mut |case| case.set(path, text.clone()));
            }
            Action::SetScore(j, score) => {
                self.edit_here(&mut |case, k| case.set_score(k, j, score.clone()));
            }
            Action::AddGame => {
                self.edit_here(&mut |case, k| case.add_games(k, vec![GameForm::blank()]));
            }
            Action::Remove(j) => self.edit_here(&mut |case, k| case.remove_game(k, j)),
            Action::Duplicate(j) => self.edit_here(&mut |case, k| case.duplicate_game(k, j)),
            Action::Move { from, to } => self.edit_here(&mut |case, k| case.move_game(k, from, to)),
            Action::ClearGames => self.edit_here(&mut |case, k| case.clear_games(k)),
            Action::Reset => self.replace_case(0, Rc::new(Case::papers_example())),
            Action::EnterOwn => self.replace_case(0, Rc::new(Case::new_player())),

            Action::SelectPeriod(k) => self.look_at(k),
            Action::NextPeriod => self.add_period(PeriodForm::of_games(vec![GameForm::blank()])),
            Action::Pause => self.add_period(PeriodForm::of_idle(PeriodForm::IDLE)),
            Action::EditPeriod(edit) => {
                let to = self.player.edit_period(self.view.options.period, edit);
                self.work_at(to);
            }

            Action::OpenImport => self.opens_import = true,
            Action::CloseImport => {
                self.opens_import = false;
                if let Some(rooms) = &mut self.rooms {
                    rooms.import = Rc::default();
                }
            }

            Action::ToggleMore => self.shows_more = !self.shows_more,
            Action::SetRounding(rounding) => {
                self.view.options.rounding = rounding;
                self.work();
            }
            Action::SetTheme(theme) => self.theme = theme,

            // Ignores step navigation when there are no steps.
            Action::First
            | Action::Back
            | Action::Next
            | Action::Last
            | Action::TogglePlay
            | Action::Tick
            | Action::Present(true)
                if !self.has_steps() => {}
            Action::Present(is) => {
                self.view.options.present = is;
                self.view.playing = false;
                if is {
                    self.view.go(self.view.position());
                }
            }

            Action::Replace(case, rounding) => {
                self.view.options.rounding = rounding;
                self.replace_case(0, case);
            }
            Action::Enter(room) => self.enter(room),
            Action::Load(fragment) => self.load(&fragment),
            Action::Restore(room, saved) => self.restore(room, &saved),
            Action::Return(left) => self.return_to(&left),
            Action::DismissNotice => self.notice = None,
            // `Undo`, `Redo` and `RoomsLoaded` are handled in `update`.
            action => {
                if let Some(action) = self.view.update(action) {
                    self.act_in_rooms(action);
                }
            }
        }
    }

    /// Passes an action to the lazy part. Does nothing if the lazy part is not loaded.
    fn act_in_rooms(&mut self, action: Action) {
        if let Some(rooms) = &self.rooms {
            (rooms.functions.act)(self, action);
        }
    }

    /// Returns the path of a field of the selected period. The player and τ belong to the first
    /// period.
    fn path(&self, field: Field) -> FieldPath {
        FieldPath::of(self.view.options.period, field)
    }

    /// Edits the case; the closure receives the index of the selected period.
    fn edit_here(&mut self, change: &mut dyn FnMut(&mut Case, usize)) {
        let k = self.view.options.period;
        self.edit(&mut |case| change(case, k));
    }

    /// Replaces the case, selects a period and rates the case.
    fn replace_case(&mut self, period: usize, case: Rc<Case>) {
        self.player.replace(case);
        self.work_at(period);
    }

    fn add_period(&mut self, period: PeriodForm) {
        let last = self.player.append(period);
        self.work_at(last);
    }

    /// Edits the case and rates it.
    fn edit(&mut self, change: &mut dyn FnMut(&mut Case)) {
        self.player.edit(change);
        self.work();
    }

    /// Applies an undo or redo, and shows the room and the period that it changes.
    fn travel(&mut self, to: impl FnOnce(&mut History, Snapshot) -> Option<Snapshot>) {
        let now = self.snapshot();
        let Some(Snapshot {
            room,
            case,
            rooms: forms,
        }) = to(&mut self.history, now)
        else {
            return;
        };
        self.room = room;
        if let Some((rooms, forms)) = self.rooms.as_mut().zip(forms) {
            if forms.chosen_system != rooms.chosen_system {
                rooms.put_system(forms.chosen_system);
            }
            if forms.league != rooms.league.form() {
                self.act_in_rooms(Action::league(league::Action::Restore(forms.league)));
            }
        }
        if !Rc::ptr_eq(&case, &self.player.case) {
            if let Some(first) = self.player.restore(case) {
                self.view.options.period = first;
            }
            self.work();
        }
    }

    fn look_at(&mut self, period: usize) {
        self.turn_to(period);
        self.show();
    }

    fn turn_to(&mut self, period: usize) {
        if period != self.view.options.period {
            (self.view.options.period, self.view.playing) = (period, false);
        }
    }

    /// Selects a period and rates the case.
    fn work_at(&mut self, period: usize) {
        self.turn_to(period);
        self.work();
    }

    /// Rates the case. If it cannot be rated, keeps the last good result.
    fn work(&mut self) {
        let Editor { case, rated, .. } = &self.player;
        let rated = RatedCase::of(case, self.view.options.rounding, Some(rated));
        self.is_unrated &= rated.is_err();
        self.player.record(rated.map(Rc::new));
        self.show();
    }

    /// Updates what depends on the selected period: the derivation, the step position and the open
    /// question.
    fn show(&mut self) {
        self.view.options.period = self
            .view
            .options
            .period
            .min(self.player.case.periods.len() - 1);
        let derivation = self.player.rated.derivation(self.view.options.period);
        let is_shown = Rc::ptr_eq(&derivation.trace, &self.view.derivation.trace)
            && derivation.rows == self.view.derivation.rows;
        if !is_shown {
            self.view.derivation = Rc::new(derivation);
            // The guesses belong to the previous derivation.
            self.view.guesses = Guesses::default();
        }
        self.view.options.position = self
            .view
            .options
            .position
            .map(|position| position.nearest(&self.view.derivation.trace));
        let Derivation { period, trace, .. } = &*self.view.derivation;
        self.view.open_chip = self
            .view
            .open_chip
            .filter(|chip| chip.applies(period, trace));
    }

    /// Returns the games of the selected period, as typed.
    #[must_use]
    pub fn games(&self) -> &[Rc<GameForm>] {
        self.player.case.games(self.view.options.period)
    }

    /// Returns the text of a field of the selected period.
    #[must_use]
    pub fn field(&self, field: Field) -> &str {
        self.player.case.field(self.path(field))
    }

    /// Returns the problem of a field of the selected period.
    #[must_use]
    pub fn problem(&self, field: Field) -> Option<glicko2_steps::Problem> {
        let path = self.path(field);
        let problem = self
            .player
            .problems
            .iter()
            .find(|problem| problem.path == path)?;
        Some(glicko2_steps::Problem {
            kind: problem.kind,
            field,
        })
    }

    /// Returns the problems of the selected period.
    pub fn problems_here(&self) -> impl Iterator<Item = glicko2_steps::Problem> {
        let of = |problem: &Problem| glicko2_steps::Problem {
            kind: problem.kind,
            field: problem.path.field,
        };
        self.player
            .problems
            .iter()
            .filter(|problem| problem.path.period == self.view.options.period)
            .map(of)
    }

    /// Returns whether the embedded page can show the whole state: one player, one period, the
    /// paper's system.
    #[must_use]
    pub fn fits_frame(&self) -> bool {
        let is_of_paper = self
            .rooms
            .as_ref()
            .is_none_or(|rooms| rooms.chosen_system.is_paper());
        self.room == Room::Player && self.player.case.periods.len() == 1 && is_of_paper
    }

    /// Returns whether the case equals the paper's example.
    #[must_use]
    pub fn is_example(&self) -> bool {
        *self.player.case == Case::papers_example()
    }

    /// Returns whether the period has rows for games but no rated game, so that there is no result
    /// to show.
    #[must_use]
    pub fn awaits_games(&self) -> bool {
        !self.games().is_empty() && self.view.derivation.trace.games.is_empty()
    }

    /// Returns whether a field has an invalid value, not just a missing one.
    #[must_use]
    pub fn has_wrong_field(&self) -> bool {
        self.player
            .problems
            .iter()
            .any(|problem| !matches!(typed(self.player.case.field(problem.path)), Typed::Empty))
    }

    /// Returns whether the current case has problems. The shown numbers then belong to the last
    /// case that could be rated.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.player.is_stale()
    }

    /// Returns whether there is an edit to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Returns whether there is an edit to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }
}
