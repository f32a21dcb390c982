//! The application without its looks: a state, what can be done, and what comes of it. Nothing here knows of Yew.

mod action;
pub mod address;
mod change;
mod ends;
mod forms;
mod guessing;
mod history;
pub mod import;
pub mod kept;
pub mod league;
pub mod learn;
mod links;
mod origin;
pub mod other_rooms;
mod panels;
pub mod place;
pub mod rooms;
mod scrub;
#[cfg(feature = "charts")]
pub mod share;
mod theme;
mod walk;
mod worked;

pub use action::Action;
pub use ends::Ends;
pub use guessing::Guesses;
pub use history::Typing;
pub use origin::Origin;
pub use panels::PastePanel;
pub use rooms::Rooms;
pub use scrub::{Axis, Hand, Scrub};
pub use theme::Theme;
pub use worked::{RatedCase, Worked};

pub use crate::case::{Moment, Options, Room};

use crate::case::detail::Detail;
use crate::case::link::NotUnderstood;
use crate::case::{Case, GameForm, PeriodForm};
use crate::glicko2::{self, Field, Rounding};
use crate::number::{Typed, typed};
use crate::present::why::Chip;
use crate::season::{FieldPath, Problem};
use forms::Forms;
use history::History;
use other_rooms::OtherRooms;
use std::rc::Rc;

/// The whole state of the page: the case of one player, a few view options, and what the other rooms add once they have come; everything else is
/// derived.
#[derive(Clone, Debug)]
pub struct State {
    /// The room that one is in.
    pub room: Room,
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
    /// The question about the result whose answer is open.
    pub open_chip: Option<Chip>,
    /// The number in hand.
    pub hand: Option<Hand>,
    /// Whether the cards below the steps are shown.
    pub shows_more: bool,
    /// Where Step 5 starts, if somebody tries other ends.
    pub ends: Ends,
    /// Whether the derivation plays by itself.
    pub playing: bool,
    /// What was guessed of its steps.
    pub guesses: Guesses,
    /// The part of a step that is explained where one step fills the screen; 0 is all of it.
    pub part: usize,
    /// Parts of a link that were not understood.
    pub notice: Option<Vec<NotUnderstood>>,
    /// Whether the case is one's own or came by a link.
    pub origin: Origin,
    /// The other rooms and the place, once the second part of the program has come: see [`Rooms::of`].
    pub rooms: Option<Box<dyn OtherRooms>>,
    /// The parts of a link that wait for them. None: nobody needs them yet.
    pub awaited: Option<String>,
    /// Whether the case came from elsewhere and could not be rated: the last good result is that of another.
    pub is_unrated: bool,
    /// The place of one's own case, as it was kept.
    kept_place: String,
    history: History,
}

impl Default for State {
    /// The paper's example, as a first visit has it: without the other rooms. [`State::whole`] has them.
    fn default() -> Self {
        let case = Rc::new(Case::papers_example());
        let rated = RatedCase::of(&case, Rounding::default(), None).expect("the paper's example can be rated");
        Self {
            room: Room::default(),
            case,
            options: Options::default(),
            theme: Theme::default(),
            worked: Rc::new(rated.derivation(0)),
            rated: Rc::new(rated),
            problems: Rc::default(),
            paste: None,
            open_chip: None,
            hand: None,
            shows_more: false,
            ends: Ends::default(),
            playing: false,
            guesses: Guesses::default(),
            part: 0,
            notice: None,
            origin: Origin::default(),
            rooms: None,
            awaited: None,
            is_unrated: false,
            kept_place: String::new(),
            history: History::default(),
        }
    }
}

impl State {
    /// What comes of an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = self.clone();
        // What comes back knows where it came from.
        let comes_back = matches!(action, Action::Return(_));
        // A drag goes on whatever happens beside it, and is over once somebody does something else.
        if !matches!(action, Action::Scrub(..) | Action::Hold(_) | Action::Tick) {
            next.settle_scrub();
            next.forget_ghost();
        }
        match action {
            Action::Undo => next.travel(History::undo),
            Action::Redo => next.travel(History::redo),
            Action::Came(rooms) => next.come(rooms),
            action @ (Action::Hold(_) | Action::Scrub(..) | Action::MoveEnd(..)) => next.act_in_rooms(action),
            action => {
                let typing = self.typing(&action);
                next.act(action);
                next.history.remember(typing, &self.forms(), &next.forms());
            }
        }
        if next.options.moment != self.options.moment {
            next.ends = Ends::default();
        }
        if !comes_back {
            next.tell_edited(self);
        }
        next.settle();
        next
    }

    /// The field that an action types into.
    fn typing(&self, action: &Action) -> Option<Typing> {
        match action {
            Action::Edit(field, _) => Some(Typing::Case(self.path(*field))),
            action => self.rooms.as_ref()?.typing(action),
        }
    }

    /// What was typed, in all rooms.
    fn forms(&self) -> Forms {
        Forms { room: self.room, case: self.case.clone(), rooms: self.rooms.clone() }
    }

    /// Has each room know that something was edited there; a link that was opened has said so of itself.
    fn tell_edited(&mut self, before: &Self) {
        let rooms = self.rooms.as_deref_mut().zip(before.rooms.as_deref());
        let has_other_place = rooms.is_some_and(|(rooms, before)| rooms.tell_edited(before));
        let is_edited = has_other_place || !Rc::ptr_eq(&self.case, &before.case);
        if is_edited && self.origin == before.origin {
            self.origin.edit();
        }
    }

    /// Has the place rate what is looked at. The line of time, the work of the steps, guesses, worksheets and answers to questions are theirs, so all of these wait for the other rooms.
    fn settle(&mut self) {
        if self.is_presenting() && !self.has_walked() {
            self.options.moment = Some(self.moments()[0]);
        }
        let needs_them = self.case.periods.len() > 1
            || self.has_walked()
            || self.options.hide
            || self.options.present
            || self.options.detail == Detail::Everything
            || self.open_chip.is_some()
            || self.paste.is_some();
        match &mut self.rooms {
            Some(rooms) => rooms.rate(&self.worked),
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
            Action::SetScore(j, score) => self.edit_here(&mut |case, k| case.set_score(k, j, score.clone())),
            Action::AddGame => self.edit_here(&mut |case, k| case.add_games(k, vec![GameForm::blank()])),
            Action::Remove(j) => self.edit_here(&mut |case, k| case.remove_game(k, j)),
            Action::Duplicate(j) => self.edit_here(&mut |case, k| case.duplicate_game(k, j)),
            Action::Move { from, to } => self.edit_here(&mut |case, k| case.move_game(k, from, to)),
            Action::ClearGames => self.edit_here(&mut |case, k| case.clear_games(k)),
            Action::Reset => self.edit_at(0, &mut |case| *case = Case::papers_example()),
            Action::EnterOwn => self.edit_at(0, &mut |case| *case = Case::new_player()),

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
            Action::ClosePaste => self.paste = None,

            Action::ToggleChip(chip) => self.open_chip = (self.open_chip != Some(chip)).then_some(chip),
            Action::ToggleMore => self.shows_more = !self.shows_more,
            Action::SetDigits(digits) => self.options.digits = digits,
            Action::SetLevel(level) => self.options.level = level,
            Action::SetRounding(rounding) => {
                self.options.rounding = rounding;
                self.work();
            }
            Action::SetTheme(theme) => self.theme = theme,

            // Nobody walks through a derivation that is not there.
            Action::First
            | Action::Back
            | Action::Next
            | Action::Last
            | Action::TogglePlay
            | Action::Tick
            | Action::Present(true)
                if !self.has_walk() => {}
            Action::Present(is) => {
                self.options.present = is;
                self.playing = false;
                if is {
                    self.go(self.moment());
                }
            }
            Action::Part(part) => self.part = part,
            Action::ToggleHide => {
                self.options.hide = !self.options.hide;
                self.guesses = Guesses::default();
            }
            Action::TypeGuess(step, text) => self.type_guess(step, text),
            Action::Guess(step) => self.guess(step),
            Action::GoTo(moment) => self.go(moment),
            Action::CloseStep => (self.options.moment, self.playing) = (None, false),
            Action::SetDetail(detail) => self.options.detail = detail,
            Action::First => self.go(self.moments()[0]),
            Action::Last => self.go(self.moments()[self.moments().len() - 1]),
            Action::Next => self.go(self.neighbour(1)),
            Action::Back => self.go(self.neighbour(-1)),
            Action::TogglePlay => {
                self.playing = !self.playing;
                if self.playing && (self.is_last() || !self.has_walked()) {
                    (self.options.moment, self.part) = (Some(self.moments()[0]), 0);
                }
            }
            // The last tick of a clock may arrive after it was stopped.
            Action::Tick if !self.playing => {}
            Action::Tick => {
                (self.options.moment, self.part) = (Some(self.neighbour(1)), 0);
                self.playing = !self.is_last();
            }

            Action::Replace(case, rounding) => {
                self.options.rounding = rounding;
                self.edit_at(0, &mut |now| *now = (*case).clone());
            }
            Action::Enter(room) => self.enter(room),
            Action::Load(fragment) => self.load(&fragment),
            Action::Restore(room, kept) => self.restore(room, &kept),
            Action::Return(left) => self.return_to(&left),
            Action::DismissNotice => self.notice = None,
            // Undo, redo and what comes are `update`'s.
            action => self.act_in_rooms(action),
        }
    }

    /// Has the other rooms do what is theirs.
    fn act_in_rooms(&mut self, action: Action) {
        let Some(mut rooms) = self.rooms.take() else { return };
        rooms.act(action, self);
        self.rooms = Some(rooms);
    }

    /// A field of the period that is looked at; the player and τ stand before the first one.
    fn path(&self, field: Field) -> FieldPath {
        FieldPath::of(self.options.period, field)
    }

    /// Changes the period that is looked at, which the change is told.
    fn edit_here(&mut self, change: &mut dyn FnMut(&mut Case, usize)) {
        let k = self.options.period;
        self.edit(&mut |case| change(case, k));
    }

    /// Changes the case, and looks at a period of it.
    fn edit_at(&mut self, period: usize, change: &mut dyn FnMut(&mut Case)) {
        self.change(change);
        self.turn_to(period);
        self.work();
    }

    fn add_period(&mut self, period: &PeriodForm) {
        let last = self.case.periods.len();
        self.edit_at(last, &mut |case| case.append([period.clone()]));
    }

    /// Changes the case, and works it anew.
    fn edit(&mut self, change: &mut dyn FnMut(&mut Case)) {
        self.change(change);
        self.work();
    }

    fn change(&mut self, change: &mut dyn FnMut(&mut Case)) {
        let mut case = (*self.case).clone();
        change(&mut case);
        // Rows that say the same keep their `id` as well, so that undo finds the rows that it knows.
        if case != *self.case {
            self.case = Rc::new(case);
        }
    }

    /// Undoes or redoes, and goes to the room and looks at the period where something changes by that.
    fn travel(&mut self, to: impl FnOnce(&mut History, &Forms) -> Option<Forms>) {
        let now = self.forms();
        let Some(Forms { room, case, rooms }) = to(&mut self.history, &now) else { return };
        self.room = room;
        if let Some((rooms, forms)) = self.rooms.as_deref_mut().zip(rooms.as_deref()) {
            rooms.show_forms(forms);
        }
        if !Rc::ptr_eq(&case, &self.case) {
            let is_same = |(a, b): &(&Rc<PeriodForm>, &Rc<PeriodForm>)| Rc::ptr_eq(a, b);
            let first = self.case.periods.iter().zip(&case.periods).take_while(is_same).count();
            if self.case.periods != case.periods {
                self.options.period = first;
            }
            self.case = case;
            self.work();
        }
    }

    fn look_at(&mut self, period: usize) {
        self.turn_to(period);
        self.show();
    }

    fn turn_to(&mut self, period: usize) {
        if period != self.options.period {
            (self.options.period, self.playing) = (period, false);
        }
    }

    /// Rates the case. If it cannot be rated, the last good result stays.
    fn work(&mut self) {
        match RatedCase::of(&self.case, self.options.rounding, Some(&self.rated)) {
            Ok(rated) => {
                self.rated = Rc::new(rated);
                self.problems = Rc::default();
                self.is_unrated = false;
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
            // They were of another case.
            self.guesses = Guesses::default();
        }
        self.options.moment = self.options.moment.map(|moment| moment.nearest(&self.worked.trace));
        let Worked { period, trace, .. } = &*self.worked;
        self.open_chip = self.open_chip.filter(|chip| chip.applies(period, trace));
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

    /// Whether all of it can be seen in the small page inside somebody else's: one player, one period, the paper's system.
    #[must_use]
    pub fn fits_frame(&self) -> bool {
        let is_of_paper = self.rooms.as_ref().is_none_or(|rooms| rooms.is_of_paper());
        self.room == Room::Player && self.case.periods.len() == 1 && is_of_paper
    }

    /// Whether the numbers are those of the paper's example, in which nothing has been changed.
    #[must_use]
    pub fn is_example(&self) -> bool {
        *self.case == Case::papers_example()
    }

    /// Whether the period has rows for games, and none of them has been rated yet: there is no result of the period.
    #[must_use]
    pub fn awaits_games(&self) -> bool {
        !self.games().is_empty() && self.worked.trace.games.is_empty()
    }

    /// Whether a value is wrong, and not merely missing.
    #[must_use]
    pub fn has_wrong_field(&self) -> bool {
        self.problems.iter().any(|problem| !matches!(typed(self.case.field(problem.path)), Typed::Empty))
    }

    /// Whether the shown numbers are those of the last case that could be rated, which is no more.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        !self.problems.is_empty()
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
}
