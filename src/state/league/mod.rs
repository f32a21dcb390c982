//! The state of the room League, in which several players are rated together, and its actions.
//! Independent of Yew.
//!
//! Clones are cheap, because large parts are shared. Undo restores forms with [`Action::Restore`].

mod action;
pub(crate) mod below;

pub use action::Action;
pub use below::below;

use super::{Derivation, DerivationView, Editor, Options};
use explain::case::league::crosstable::{self, Crosstable};
use explain::case::league::{
    Field, Kind, LeagueForm, LeaguePeriod, Mode, Problem, RatedLeague, Who, csv, link,
};
use explain::case::{Case, Games, Participant, PeriodForm, ResultForm};
use explain::import::league::{By, League};
use glicko2_steps::groups::standings::Sort;
use glicko2_steps::groups::teams::Method;
use glicko2_steps::groups::{ProblemKind, Sheet};
use std::rc::Rc;

/// The state of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct LeagueState {
    /// The league. There is no last good result if no league of the present kind could be rated.
    pub editor: Editor<Option<Rc<RatedLeague>>, Problem>,
    /// The view that was chosen.
    chosen_mode: Mode,
    /// The index of the selected period.
    pub period: usize,
    /// The participant or team member whose derivation is open.
    pub chosen: Option<Who>,
    /// The two participants whose results are shown from both sides.
    pub pair: Option<(usize, usize)>,
    /// The participant highlighted in the chart of ratings.
    pub emphasised: Option<usize>,
    /// The order of the standings.
    pub sort: Sort,
    /// Whether players and results are shown as CSV.
    pub exports: bool,
    /// Whether the window is as narrow as a phone's. If so, a list replaces the crosstable unless
    /// the user asked for the crosstable.
    pub is_narrow: bool,
    /// Whether the user asked for the crosstable, by a button or by a link.
    asks_for_table: bool,
    /// The parts of the last link that were not understood.
    pub not_understood: Vec<String>,
    /// The cell of the crosstable that was edited last, with its text.
    draft: Option<(usize, usize, String)>,
}

impl Default for LeagueState {
    /// Returns the example with which the room begins.
    fn default() -> Self {
        let LeagueForm { mode, case } = LeagueForm::default();
        let mut state = Self {
            editor: Editor {
                case,
                problems: Rc::default(),
                rated: None,
            },
            chosen_mode: mode,
            period: 0,
            chosen: None,
            pair: None,
            emphasised: None,
            sort: Sort::default(),
            exports: false,
            is_narrow: false,
            asks_for_table: false,
            not_understood: Vec::new(),
            draft: None,
        };
        state.work();
        state
    }
}

impl LeagueState {
    /// Creates the state from the value of a link. Accepts any text.
    #[must_use]
    pub fn of_link(value: &str) -> Self {
        Self::default().update(Action::Load(value.to_owned()))
    }

    /// Returns the value for a link, including the selected period and the open derivation.
    #[must_use]
    pub fn link(&self) -> String {
        link::print_at(&self.form(), self.period, self.chosen)
    }

    /// Returns the state after an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.act(action);
        next
    }

    /// Returns the kind of games and the layout. The layout depends on the width of the window, unless
    /// the user chose one.
    #[must_use]
    pub fn mode(&self) -> Mode {
        match self.chosen_mode {
            Mode::Table if self.is_narrow && !self.asks_for_table => Mode::List,
            mode => mode,
        }
    }

    /// Returns the league.
    #[must_use]
    pub fn case(&self) -> &Rc<Case> {
        &self.editor.case
    }

    /// Returns the league with the chosen view.
    #[must_use]
    pub fn form(&self) -> LeagueForm {
        LeagueForm {
            mode: self.chosen_mode,
            case: self.case().clone(),
        }
    }

    /// Returns the selected period.
    #[must_use]
    pub fn here(&self) -> &PeriodForm {
        &self.case().periods[self.period]
    }

    /// Returns the text of a field of the selected period.
    #[must_use]
    pub fn typed(&self, field: Field) -> String {
        self.case().typed(self.period, field)
    }

    fn act(&mut self, action: Action) {
        let k = self.period;
        match action {
            Action::Edit(field, text) => {
                self.draft = match field {
                    Field::Cell(i, j) => {
                        self.pair = Some((i, j));
                        Some((i, j, text.clone()))
                    }
                    _ => None,
                };
                self.change(|case| case.type_into(k, field, text));
            }
            Action::SetMode(mode) => self.set_mode(mode),
            Action::SetNarrow(is_narrow) => self.is_narrow = is_narrow,
            Action::SetScore(result, score) => {
                self.change(|case| case.set_result(k, result, score));
            }
            Action::SetTeamScore(score) => {
                self.change(|case| case.change_teams(k, |teams| teams.score = score));
            }
            // A match always has three worlds.
            Action::AddPlayer | Action::AddMember(_) | Action::RemovePlayer(_) | Action::Enlist
                if self.chosen_mode == Mode::Worlds => {}
            Action::AddPlayer => self.change(|case| {
                case.insert_participant(case.participants.len(), Participant::unrated(""));
                case.change_played(k, |played| {
                    if let Games::Places(places) = played {
                        let last = places.len();
                        places[last - 1] = last.to_string();
                    }
                });
            }),
            Action::RemovePlayer(player) => {
                self.forget();
                self.change(|case| case.remove_participant(player));
            }
            Action::AddResult => {
                self.change(|case| {
                    case.change_results(k, |results| results.push(ResultForm::blank()));
                });
            }
            Action::RemoveResult(result) => self.change(|case| {
                case.change_results(k, |results| {
                    if result < results.len() {
                        results.remove(result);
                    }
                });
            }),
            Action::ClearResults => self.change(|case| case.change_results(k, Vec::clear)),
            Action::Enlist => self.change(Case::enlist),
            Action::AddMember(team) => self.change(|case| case.add_member(k, team)),
            Action::SetTeam(player, team) => {
                self.chosen = None;
                self.change(|case| {
                    case.change_teams(k, |teams| {
                        if let Some(of) = teams.team_of.get_mut(player) {
                            *of = team.filter(|team| *team < 2);
                        }
                    });
                });
            }
            // In the first period, the kind of games is chosen by `SetMode`.
            Action::SetKind(_) if k == 0 => {}
            Action::SetKind(kind) => {
                self.chosen = None;
                self.change(|case| {
                    let count = case.participants.len();
                    case.change_played(k, |played| *played = Games::blank(kind, count));
                });
            }
            Action::SetMethod(method) => {
                self.change(|case| case.change_teams(k, |teams| teams.method = method));
            }

            // A new period needs the ratings of the previous one, which has problems.
            Action::NextPeriod if self.editor.is_stale() => {}
            Action::NextPeriod => {
                let games = self.next_games();
                self.append(games);
            }
            Action::Pause => self.append(Games::Results(Vec::new())),
            Action::SelectPeriod(period) => self.look_at(period),
            Action::EditPeriod(edit) => {
                let to = self.editor.edit_period(k, edit);
                self.work_edited();
                self.look_at(to);
            }
            Action::Reset => {
                self.forget();
                self.draft = None;
                self.set_form(&LeagueForm::example(self.chosen_mode));
            }

            Action::Choose(who) => self.choose(Some(who).filter(|_| self.chosen != Some(who))),
            Action::Show(who) => self.choose(who),
            Action::LookAt(a, b) => self.pair = Some((a, b)),
            Action::Emphasise(who) => self.emphasised = who,
            Action::Sort(column) => self.sort = self.sort.pressed(column),
            Action::ToggleExport => self.exports = !self.exports,
            Action::Load(value) => {
                let parsed = link::parse(&value);
                self.forget();
                self.not_understood = parsed.not_understood;
                self.period = parsed.period;
                self.draft = None;
                // Discard the last good result, which belongs to another league.
                if parsed.form != self.form() {
                    self.editor.rated = None;
                }
                self.asks_for_table = parsed.form.mode == Mode::Table && !value.is_empty();
                self.set_form(&parsed.form);
                self.choose(parsed.chosen);
            }
            Action::Restore(form) => self.restore(&form),
        }
    }

    fn restore(&mut self, form: &LeagueForm) {
        let has_same_players = self.case().participants == form.case.participants;
        match self.editor.restore(form.case.clone()) {
            _ if !has_same_players => self.period = 0,
            Some(first) => self.period = first,
            None => {}
        }
        self.draft = None;
        self.set_form(form);
    }

    /// Edits the league, and rates it.
    fn change(&mut self, change: impl FnOnce(&mut Case)) {
        self.editor.edit(change);
        self.work_edited();
    }

    /// Rates the league after an edit. An edit keeps the view in which it was made.
    fn work_edited(&mut self) {
        self.chosen_mode = self.mode();
        self.work();
    }

    /// Replaces the league, and rates it.
    fn set_form(&mut self, form: &LeagueForm) {
        // The selection and the last good result belong to the kind of games.
        if form.mode.kind() != self.chosen_mode.kind() {
            self.forget();
            self.editor.rated = None;
        }
        self.chosen_mode = form.mode;
        self.editor.replace(form.case.clone());
        self.work();
    }

    fn set_mode(&mut self, mode: Mode) {
        self.draft = None;
        self.asks_for_table = mode == Mode::Table;
        if mode.kind() == self.chosen_mode.kind() {
            self.chosen_mode = mode;
        } else {
            self.set_form(&self.form().in_mode(mode));
        }
    }

    /// Clears the selection, because the indices of participants have changed.
    fn forget(&mut self) {
        (self.chosen, self.pair, self.emphasised) = (None, None, None);
    }

    fn choose(&mut self, who: Option<Who>) {
        let is_there = |who: &Who| {
            self.rated_period()
                .is_some_and(|rated_period| self.has(&rated_period, *who))
        };
        // Problems are not shown next to the steps, so open no derivation while there are any.
        self.chosen = who.filter(|_| !self.editor.is_stale()).filter(is_there);
        if let Some(Who::Player(player)) = self.chosen {
            self.emphasised = Some(player);
        }
    }

    fn look_at(&mut self, period: usize) {
        if period != self.period {
            self.period = period;
            (self.draft, self.pair) = (None, None);
        }
        self.show();
    }

    fn append(&mut self, games: Games) {
        let last = self
            .editor
            .append(PeriodForm::arising(games, PeriodForm::IDLE));
        self.work_edited();
        self.look_at(last);
    }

    /// Returns the games for a new period: the teams or points of the last match, or else none yet,
    /// in the form of the last period with games.
    fn next_games(&self) -> Games {
        let is_pause =
            |played: &&Games| matches!(played, Games::Results(results) if results.is_empty());
        match self
            .case()
            .periods
            .iter()
            .rev()
            .map(|period| period.played())
            .find(|played| !is_pause(played))
        {
            Some(played @ (Games::Teams(_) | Games::Points(_))) => played.clone(),
            played => Games::blank(
                played.map_or(Kind::Results, Games::kind),
                self.case().participants.len(),
            ),
        }
    }

    /// Returns the state with an imported league in place of this one, or added to it.
    #[must_use]
    pub fn with_imported(&self, league: &League, by: By, append: bool) -> Self {
        let mut next = self.clone();
        next.forget();
        // The imported games are results.
        let mode = Some(self.mode())
            .filter(|mode| mode.kind() == Kind::Results)
            .unwrap_or_default();
        let mut form = self.form().in_mode(mode);
        let case = form.case_mut();
        next.period = if append {
            league.append_to(case, by, self.period)
        } else {
            *case = league.case(by, &case.tau);
            case.periods.len() - 1
        };
        if form.case.participants.len() > crosstable::MOST && mode == Mode::Table {
            form.mode = Mode::List;
        }
        next.set_form(&form);
        next
    }

    /// Rates the league. If it cannot be rated, keeps the last good result.
    fn work(&mut self) {
        let rated = RatedLeague::of(&self.editor.case, self.editor.rated.as_deref());
        self.editor.record(rated.map(|rated| Some(Rc::new(rated))));
        if self.editor.is_stale() {
            self.chosen = None;
        }
        self.show();
    }

    /// Keeps the selected period and the open derivation within what exists.
    fn show(&mut self) {
        self.period = self.period.min(self.case().periods.len() - 1);
        let rated_period = self.rated_period();
        self.chosen = self
            .chosen
            .filter(|who| rated_period.is_some_and(|rated_period| self.has(&rated_period, *who)));
    }

    fn has(&self, rated_period: &LeaguePeriod, who: Who) -> bool {
        rated_period.sheet(who, self.method()).is_some()
    }

    /// Returns the last good result.
    #[must_use]
    pub fn rated(&self) -> Option<&Rc<RatedLeague>> {
        self.editor.rated.as_ref()
    }

    /// Returns the selected period in the last good result.
    #[must_use]
    pub fn rated_period(&self) -> Option<LeaguePeriod> {
        self.rated()
            .map(|rated| LeaguePeriod::of(rated, self.period))
    }

    /// Returns the method whose ratings of the teams carry over to the next period. It is also the
    /// one that is shown.
    #[must_use]
    pub fn method(&self) -> Method {
        self.here()
            .teams()
            .map(|teams| teams.method)
            .unwrap_or_default()
    }

    /// Returns the two participants whose results are shown: the chosen ones, or those with the
    /// most surprising result.
    #[must_use]
    pub fn pair(&self) -> Option<(usize, usize)> {
        let count = self.case().participants.len();
        let is_known = |(a, b): &(usize, usize)| a != b && *a < count && *b < count;
        let most = || self.rated_period()?.rated()?.most_surprising();
        self.pair.filter(is_known).or_else(most).filter(is_known)
    }

    /// Returns a derivation in the selected period, for a team member by the chosen method.
    #[must_use]
    pub fn sheet(&self, who: Who) -> Option<Sheet> {
        self.rated_period()?.sheet(who, self.method()).cloned()
    }

    /// Returns the problem of a field of the selected period.
    #[must_use]
    pub fn problem(&self, field: Field) -> Option<ProblemKind> {
        let is_here = |problem: &&Problem| problem.field == field && self.is_here(problem);
        self.editor
            .problems
            .iter()
            .find(is_here)
            .map(|problem| problem.kind)
    }

    /// Returns whether a problem is shown at the selected period. A problem of τ is shown at every
    /// period.
    #[must_use]
    pub fn is_here(&self, problem: &Problem) -> bool {
        problem.period == self.period || problem.period == 0 && problem.field == Field::Tau
    }

    /// Returns the text in a cell of the crosstable. The cell edited last keeps its text as typed,
    /// as long as it has the same meaning.
    #[must_use]
    pub fn cell(&self, table: &Crosstable, i: usize, j: usize) -> String {
        match &self.draft {
            Some((row, column, text))
                if (*row, *column) == (i, j)
                    && crosstable::means(self.case(), self.period, i, j, text) =>
            {
                text.clone()
            }
            _ => table.text(self.here().results(), i, j),
        }
    }

    /// Returns the list as CSV, with the new ratings if it can be rated.
    #[must_use]
    pub fn exported(&self) -> String {
        let rated = self.rated().filter(|_| !self.editor.is_stale());
        csv::write(self.case(), rated.map(|rated| &rated.rated))
    }
}

/// Returns a view of a sheet as the steps of one player, with nothing hidden.
#[must_use]
pub fn view_of_sheet(sheet: &Sheet, options: &Options) -> DerivationView {
    let derivation = Derivation {
        period: Rc::new(sheet.period.clone()),
        trace: Rc::new(sheet.trace.clone()),
        rows: (0..sheet.period.games.len()).collect(),
        unknown: Rc::default(),
    };
    DerivationView::new(
        Rc::new(derivation),
        Options {
            hide: false,
            ..options.clone()
        },
    )
}
