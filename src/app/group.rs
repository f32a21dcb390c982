//! The room where several sides are rated at once: its state, what can be done, and what comes of it. No Yew here.
//!
//! A state is cheap to clone: what is large is shared. Undo keeps forms, see [`GroupState::with_form`].

use super::{Moment, Options, State};
use crate::glicko2::Player;
use crate::group::{self, Error, ProblemKind, Rated, Sheet, placements, teams, wvw};
use crate::input::file::BadFile;
use crate::input::form::Score;
use crate::input::group::csv::{self, Imported};
use crate::input::group::form::{End, Field, GroupForm, Mode, Part, PlayerForm, ResultForm, label};
use crate::input::group::table::{self, Crosstable};
use crate::input::group::{link, read};
use crate::present::number::full;
use std::rc::Rc;

/// One thing that a person does in this room.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Chooses what is rated.
    SetMode(Mode),
    /// Types into a field.
    Edit(Field, String),
    /// Chooses the result of a row.
    SetScore(usize, Score),
    /// Chooses the result of the first team.
    SetTeamScore(Score),
    /// Adds a player who was never rated.
    AddPlayer,
    /// Takes a player away, with all their results.
    RemovePlayer(usize),
    /// Adds a blank row for a result.
    AddResult,
    /// Takes a result away.
    RemoveResult(usize),
    /// Takes all results away.
    ClearResults,
    /// Makes players of the names in results that are nobody's.
    Enlist,
    /// Adds a member to a team.
    AddMember(usize),
    /// Takes a member out of a team.
    RemoveMember(usize, usize),
    /// Adds somebody to the free-for-all.
    AddEntrant,
    /// Takes somebody out of it.
    RemoveEntrant(usize),
    /// Makes the numbers after the period those before the next.
    NextPeriod,
    /// Goes back to the example.
    Reset,
    /// Opens somebody's derivation, or closes it.
    Choose(Who),
    /// Chooses the way in which teams are rated.
    SetMethod(teams::Method),
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

impl Action {
    /// The field that is typed into, where letter after letter is one edit.
    #[must_use]
    pub fn typing(&self) -> Option<Field> {
        match self {
            Self::Edit(field, _) => Some(*field),
            _ => None,
        }
    }
}

/// Somebody whose derivation can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A player of the list, a world, somebody in the free-for-all; from 0.
    Player(usize),
    /// A member of a team: the team, the member.
    Member(usize, usize),
}

/// The field in the next row that Enter goes to, and what makes that row if there is none yet.
///
/// In a new row it is the first field. Below the last world, and below the last row of the crosstable, there is nothing.
#[must_use]
pub fn below(form: &GroupForm, field: Field) -> Option<(Field, Option<Action>)> {
    let next = |row: usize, rows: usize, there: Field, first: Field, add: Action| {
        Some(if row + 1 < rows { (there, None) } else { (first, Some(add)) })
    };
    let results = form.results.len();
    let first_side = |m: usize| Field::Side(m + 1, End::A);
    let entrant = |i: usize, there| {
        next(i, form.race.entrants.len(), there, Field::Entrant(i + 1, Part::Name), Action::AddEntrant)
    };
    match field {
        Field::Player(i, part) => {
            let first = Field::Player(i + 1, Part::Name);
            next(i, form.players.len(), Field::Player(i + 1, part), first, Action::AddPlayer)
        }
        Field::Side(m, end) => next(m, results, Field::Side(m + 1, end), first_side(m), Action::AddResult),
        Field::Score(m) => next(m, results, first_side(m), first_side(m), Action::AddResult),
        Field::Member(team, i, part) => {
            let there = form.teams.teams.get(team)?.len();
            let first = Field::Member(team, i + 1, Part::Name);
            next(i, there, Field::Member(team, i + 1, part), first, Action::AddMember(team))
        }
        Field::Entrant(i, part) => entrant(i, Field::Entrant(i + 1, part)),
        Field::Place(i) => entrant(i, Field::Place(i + 1)),
        Field::World(i, part) if i < 2 => Some((Field::World(i + 1, part), None)),
        Field::Points(i) if i < 2 => Some((Field::Points(i + 1), None)),
        Field::Cell(i, j) => {
            // There is no cell on the diagonal.
            let i = if i + 1 == j { i + 2 } else { i + 1 };
            (i < form.players.len()).then_some((Field::Cell(i, j), None))
        }
        Field::World(..)
        | Field::Points(_)
        | Field::Tau
        | Field::TeamScore
        | Field::Team(_)
        | Field::Composite(..)
        | Field::Players => None,
    }
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What.
    pub kind: ProblemKind,
    /// Where.
    pub field: Field,
}

/// A form that could be rated, and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Worked<T> {
    /// The form. Its names belong to the numbers; what is typed now may have others.
    pub form: Rc<GroupForm>,
    /// What came of it.
    pub rated: T,
}

/// The last good result of each kind.
#[derive(Clone, Debug, Default, PartialEq)]
struct Results {
    list: Option<Rc<Worked<Rated>>>,
    teams: Option<Rc<Worked<teams::Compared>>>,
    worlds: Option<Rc<Worked<Rated>>>,
    race: Option<Rc<Worked<Rated>>>,
}

/// CSV that is being pasted, and what it holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CsvPanel {
    /// As it stands in the field.
    pub text: Rc<str>,
    /// Read.
    pub imported: Rc<Imported>,
    /// Why the last file was not taken; what stands in the field stays.
    pub bad_file: Option<BadFile>,
}

impl CsvPanel {
    fn of(text: &str) -> Self {
        Self { text: Rc::from(text), imported: Rc::new(csv::read(text)), bad_file: None }
    }
}

/// The whole state of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupState {
    /// What was typed.
    pub form: Rc<GroupForm>,
    /// What is wrong with the part of it that is shown. None: then the result is what it means.
    pub problems: Rc<Vec<Problem>>,
    /// Whose derivation is open.
    pub chosen: Option<Who>,
    /// The way in which teams are rated that is looked at.
    pub method: teams::Method,
    /// The panel for CSV, if it is open.
    pub panel: Option<CsvPanel>,
    /// Whether the list is shown as CSV.
    pub exports: bool,
    /// Parts of a link that were not understood.
    pub not_understood: Vec<String>,
    results: Results,
    memory: read::Memory,
    /// What stands in the cell of the crosstable that was typed into last.
    draft: Option<(usize, usize, String)>,
}

impl Default for GroupState {
    /// The example that the room begins with.
    fn default() -> Self {
        let mut state = Self {
            form: Rc::default(),
            problems: Rc::default(),
            chosen: None,
            method: teams::Method::default(),
            panel: None,
            exports: false,
            not_understood: Vec::new(),
            results: Results::default(),
            memory: read::Memory::default(),
            draft: None,
        };
        state.work();
        state
    }
}

impl GroupState {
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

    /// What comes of an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.act(action);
        next
    }

    /// The same room with another form: for undo, redo, and what else keeps forms.
    #[must_use]
    pub fn with_form(&self, form: Rc<GroupForm>) -> Self {
        let mut next = self.clone();
        next.draft = None;
        next.form = form;
        next.work();
        next
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Edit(field, text) => {
                self.draft = match field {
                    Field::Cell(i, j) => Some((i, j, text.clone())),
                    _ => None,
                };
                self.change(|form| form.set(field, text));
            }
            Action::SetMode(mode) => {
                self.draft = None;
                // The list and its crosstable are about the same players.
                let is_list = |mode| matches!(mode, Mode::List | Mode::Table);
                if !(is_list(mode) && is_list(self.form.mode)) {
                    self.chosen = None;
                }
                self.change(|form| form.mode = mode);
            }
            Action::SetScore(result, score) => self.change(|form| form.set_score(result, score)),
            Action::SetTeamScore(score) => self.change(|form| Rc::make_mut(&mut form.teams).score = score),
            Action::AddPlayer => self.change(|form| {
                Rc::make_mut(&mut form.players).push(Rc::new(PlayerForm::unrated("")));
            }),
            Action::RemovePlayer(player) => {
                self.chosen = None;
                self.change(|form| form.remove_player(player));
            }
            Action::AddResult => self.change(|form| Rc::make_mut(&mut form.results).push(ResultForm::blank())),
            Action::RemoveResult(result) => self.change(|form| {
                if result < form.results.len() {
                    Rc::make_mut(&mut form.results).remove(result);
                }
            }),
            Action::ClearResults => self.change(|form| form.results = Rc::default()),
            Action::Enlist => self.change(GroupForm::enlist),
            Action::AddMember(team) => self.change(|form| {
                if let Some(team) = Rc::make_mut(&mut form.teams).teams.get_mut(team) {
                    team.push(PlayerForm::unrated(""));
                }
            }),
            Action::RemoveMember(team, member) => {
                self.chosen = None;
                self.change(|form| {
                    let team = Rc::make_mut(&mut form.teams).teams.get_mut(team);
                    if let Some(team) = team.filter(|team| member < team.len()) {
                        team.remove(member);
                    }
                });
            }
            Action::AddEntrant => self.change(|form| {
                let place = (form.race.entrants.len() + 1).to_string();
                Rc::make_mut(&mut form.race).entrants.push((PlayerForm::unrated(""), place));
            }),
            Action::RemoveEntrant(entrant) => {
                self.chosen = None;
                self.change(|form| {
                    if entrant < form.race.entrants.len() {
                        Rc::make_mut(&mut form.race).entrants.remove(entrant);
                    }
                });
            }
            Action::NextPeriod => self.next_period(),
            Action::Reset => {
                self.chosen = None;
                let mode = self.form.mode;
                self.change(|form| *form = GroupForm { mode, ..GroupForm::default() });
            }
            Action::Choose(who) => {
                let opens = self.chosen != Some(who) && self.sheet(who).is_some();
                self.chosen = opens.then_some(who);
            }
            Action::SetMethod(method) => self.method = method,
            // What stands in an open panel stays.
            Action::OpenCsv => _ = self.panel.get_or_insert_default(),
            Action::EditCsv(text) => self.panel = Some(CsvPanel::of(&text)),
            Action::RefuseFile(bad) => {
                if let Some(panel) = &mut self.panel {
                    panel.bad_file = Some(bad);
                }
            }
            Action::TakeCsv { append } => self.take_csv(append),
            Action::CloseCsv => self.panel = None,
            Action::ToggleExport => self.exports = !self.exports,
            Action::Load(value) => {
                let parsed = link::parse(&value);
                self.chosen = None;
                self.not_understood = parsed.not_understood;
                self.change(|form| *form = parsed.form);
            }
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut GroupForm)) {
        change(Rc::make_mut(&mut self.form));
        self.work();
    }

    /// Takes players and results; lines that were not understood stay for mending.
    fn take_csv(&mut self, append: bool) {
        let Some(CsvPanel { imported, .. }) = self.panel.take() else { return };
        if !imported.bad.is_empty() {
            let lines: Vec<&str> = imported.bad.iter().map(|line| line.text.as_str()).collect();
            self.panel = Some(CsvPanel::of(&lines.join("\n")));
        }
        if imported.players.is_empty() && imported.tau.is_none() {
            return;
        }
        self.chosen = None;
        self.change(|form| {
            form.import(&imported, append);
            if form.players.len() > table::MOST && form.mode == Mode::Table {
                form.mode = Mode::List;
            }
        });
    }

    /// Rates the part of the form that is shown. If it cannot be rated, the last good result stays.
    fn work(&mut self) {
        let form = self.form.clone();
        let problems = match form.mode {
            Mode::List | Mode::Table => {
                let group = read::group(&form, &mut self.memory);
                let rated = match &self.results.list {
                    Some(before) => group::rate_again(&group, &before.rated),
                    None => group::rate(&group),
                };
                let rows = || read::rows(&form);
                take(&mut self.results.list, &form, rated, Field::Player, rows)
            }
            Mode::Worlds => {
                let rated = wvw::rate(&read::worlds(&form));
                take(&mut self.results.worlds, &form, rated, Field::World, Vec::new)
            }
            Mode::Race => {
                let race = read::race(&form);
                let rated = match &self.results.race {
                    Some(before) => placements::rate_again(&race, &before.rated),
                    None => placements::rate(&race),
                };
                take(&mut self.results.race, &form, rated, Field::Entrant, Vec::new)
            }
            Mode::Teams => match teams::compare(&read::teams(&form)) {
                Ok(rated) => {
                    self.results.teams = Some(Rc::new(Worked { form, rated }));
                    Vec::new()
                }
                Err(problems) => {
                    let of = |problem: &teams::Problem| Problem {
                        kind: problem.kind,
                        field: read::field_of_teams(problem.place),
                    };
                    problems.iter().map(of).collect()
                }
            },
        };
        self.problems = Rc::new(problems);
        if self.chosen.is_some_and(|who| self.sheet(who).is_none()) {
            self.chosen = None;
        }
    }

    /// The numbers after the period become those before the next. Results are gone with their period; points, places and teams stay.
    fn next_period(&mut self) {
        if !self.problems.is_empty() {
            return;
        }
        let after = |form: &PlayerForm, player: Player| PlayerForm {
            name: form.name.clone(),
            rating: full(player.rating),
            deviation: full(player.deviation),
            volatility: full(player.volatility),
        };
        let rated = self.rated().cloned();
        let compared = self.compared().cloned();
        let method = self.method;
        let new = |i: usize| Some(rated.as_ref()?.rated.sheets().get(i)?.trace.player);
        self.change(|form| match form.mode {
            Mode::List | Mode::Table => {
                form.results = Rc::default();
                for (i, player) in Rc::make_mut(&mut form.players).iter_mut().enumerate() {
                    if let Some(new) = new(i) {
                        *player = Rc::new(after(player, new));
                    }
                }
            }
            Mode::Worlds => {
                for (i, world) in Rc::make_mut(&mut form.worlds).worlds.iter_mut().enumerate() {
                    if let Some(new) = new(i) {
                        *world = after(world, new);
                    }
                }
            }
            Mode::Race => {
                for (i, (entrant, _)) in Rc::make_mut(&mut form.race).entrants.iter_mut().enumerate() {
                    if let Some(new) = new(i) {
                        *entrant = after(entrant, new);
                    }
                }
            }
            Mode::Teams => {
                for (t, team) in Rc::make_mut(&mut form.teams).teams.iter_mut().enumerate() {
                    for (i, member) in team.iter_mut().enumerate() {
                        let sheet = compared.as_ref().and_then(|compared| compared.rated.sheet(t, i, method));
                        if let Some(sheet) = sheet {
                            *member = after(member, sheet.trace.player);
                        }
                    }
                }
            }
        });
    }

    /// The last good result of the list, the worlds or the free-for-all, whichever is shown.
    #[must_use]
    pub fn rated(&self) -> Option<&Rc<Worked<Rated>>> {
        match self.form.mode {
            Mode::List | Mode::Table => self.results.list.as_ref(),
            Mode::Worlds => self.results.worlds.as_ref(),
            Mode::Race => self.results.race.as_ref(),
            Mode::Teams => None,
        }
    }

    /// The last good result of the teams, if they are shown.
    #[must_use]
    pub fn compared(&self) -> Option<&Rc<Worked<teams::Compared>>> {
        self.results.teams.as_ref().filter(|_| self.form.mode == Mode::Teams)
    }

    /// Somebody's derivation in the last good result that is shown; of a member of a team, in the chosen way.
    #[must_use]
    pub fn sheet(&self, who: Who) -> Option<&Sheet> {
        match who {
            Who::Player(player) => self.rated()?.rated.sheets().get(player).map(|sheet| &**sheet),
            Who::Member(team, member) => self.compared()?.rated.sheet(team, member, self.method),
        }
    }

    /// What is wrong with a field.
    #[must_use]
    pub fn problem(&self, field: Field) -> Option<ProblemKind> {
        self.problems.iter().find(|problem| problem.field == field).map(|problem| problem.kind)
    }

    /// What stands in a cell of the crosstable: as it was typed last, if that is what it means.
    #[must_use]
    pub fn cell(&self, table: &Crosstable, i: usize, j: usize) -> String {
        match &self.draft {
            Some((row, column, text)) if (*row, *column) == (i, j) && table::means(&self.form, i, j, text) => {
                text.clone()
            }
            _ => table.text(&self.form, i, j),
        }
    }

    /// The list as CSV, with the new numbers where it can be rated.
    #[must_use]
    pub fn csv(&self) -> String {
        let rated = self.results.list.as_ref().filter(|worked| worked.form == self.form);
        csv::write(&self.form, rated.map(|worked| &worked.rated))
    }
}

/// Keeps a good result; of a bad one, says what is wrong with which field.
fn take(
    kept: &mut Option<Rc<Worked<Rated>>>,
    form: &Rc<GroupForm>,
    rated: Result<Rated, Error>,
    player: fn(usize, Part) -> Field,
    rows: impl FnOnce() -> Vec<usize>,
) -> Vec<Problem> {
    let error = match rated {
        Ok(rated) => {
            *kept = Some(Rc::new(Worked { form: form.clone(), rated }));
            return Vec::new();
        }
        Err(error) => error,
    };
    let rows = rows();
    let row = |meeting: usize| rows.get(meeting).copied().unwrap_or(meeting);
    let of = |problem: &group::Problem| Problem { kind: problem.kind, field: read::field(problem.place, player, row) };
    error.problems().iter().map(of).collect()
}

impl Worked<Rated> {
    /// The names of all players of the result, in order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        (0..self.rated.sheets().len()).map(|player| self.name(player)).collect()
    }

    /// The name of a player of the result, or `#3` for the third who has none.
    #[must_use]
    pub fn name(&self, player: usize) -> String {
        let name = match self.form.mode {
            Mode::List | Mode::Table | Mode::Teams => self.form.players.get(player).map(|player| &player.name),
            Mode::Worlds => self.form.worlds.worlds.get(player).map(|world| &world.name),
            Mode::Race => self.form.race.entrants.get(player).map(|(entrant, _)| &entrant.name),
        };
        label(name.map(String::as_str), player)
    }
}

impl Worked<teams::Compared> {
    /// The name of a member of a team.
    #[must_use]
    pub fn name(&self, team: usize, member: usize) -> String {
        let name = self.form.teams.teams.get(team).and_then(|team| team.get(member)).map(|member| member.name.as_str());
        label(name, member)
    }
}

/// A sheet as the steps of one player show it, with nothing covered, at a place in the derivation.
#[must_use]
pub fn shown(sheet: &Sheet, options: &Options, moment: Moment) -> State {
    let worked = super::Worked {
        period: sheet.period.clone(),
        trace: sheet.trace.clone(),
        rows: (0..sheet.period.games.len()).collect(),
    };
    let options = Options { hide: false, moment, ..options.clone() };
    State { worked: Rc::new(worked), options, ..State::default() }
}
