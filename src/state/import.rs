//! The panel in which text is pasted or a file is opened: what was found in it, and the reader's choices.

use super::chosen_system::ChosenSystem;
use super::{Action as PageAction, Room, State};
use explain::case::link;
use explain::case::{ASSUMED_RD, Case, GameForm, Part, Participant, UNRATED};
use explain::import::chess::Site;
use explain::import::compare::Comparison;
use explain::import::league::By;
use explain::import::player::PlayerGames;
use explain::import::preview::{Becomes, Choices, Preview, Who};
use explain::import::start::{WorkedOut, work_out};
use explain::import::{File, Reader, Refused};
use explain::numbers::{full, number};
use glicko2_steps::Player;
use std::rc::Rc;

/// An action in the panel.
#[derive(Clone, Debug)]
pub enum Action {
    /// Sets the text in the field, and reads it.
    Edit(String),
    /// Takes a file that was read, or the reason why it was refused.
    Read(Rc<Result<File, Refused>>),
    /// Chooses whose games are meant.
    SetWho(Who),
    /// Chooses the kind of games.
    SetKind(Rc<str>),
    /// Chooses the periods of a league.
    SetBy(By),
    /// Sets whether the start is worked out from the first changes.
    WorkOut(bool),
    /// Types one of the player's numbers before the first game.
    EditStart(Part, String),
    /// Types the RD of opponents whose RD is not in the file.
    EditAssumed(String),
    /// Shows what was found in its room, and closes the panel.
    Take {
        /// Whether to add it to what is there or to replace this.
        append: bool,
        /// The comparison with the site, if its rules are known.
        compared: Option<Rc<Compared>>,
    },
}

/// The content of the panel: the text or file, and the choices.
#[derive(Clone, Debug)]
pub struct Import {
    /// The text in the field.
    pub text: Rc<str>,
    /// The file, or the reason why it was refused.
    pub file: Option<Rc<Result<File, Refused>>>,
    /// The content that the file becomes.
    pub preview: Option<Rc<Preview>>,
    /// The player's numbers before the first game.
    pub start: Participant,
    /// Whether RD and volatility are worked out from the first changes.
    pub works_out: bool,
    /// The RD of opponents whose RD is not in the file.
    pub assumed: String,
}

/// The games of a file beside their changes at the site.
#[derive(Clone, Debug)]
pub struct Compared {
    /// The comparison.
    pub comparison: Comparison,
    /// The start, if it was worked out.
    pub worked_out: Option<WorkedOut>,
}

impl Default for Import {
    fn default() -> Self {
        Self {
            text: Rc::default(),
            file: None,
            preview: None,
            start: Participant::unrated(""),
            works_out: true,
            assumed: full(ASSUMED_RD),
        }
    }
}

impl Import {
    fn update(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Edit(text) => {
                let mut reader = Reader::default();
                reader.push(text.as_bytes());
                let is_blank = text.trim().is_empty();
                next.text = text.into();
                next.read((!is_blank).then(|| Rc::new(reader.finish())));
            }
            Action::Read(file) => {
                next.text = Rc::default();
                next.read(Some(file));
            }
            Action::SetWho(who) => next.choose(|choices| {
                *choices = Choices {
                    who: Some(who),
                    ..Choices::default()
                };
            }),
            Action::SetKind(kind) => next.choose(|choices| choices.kind = Some(kind)),
            Action::SetBy(by) => next.choose(|choices| choices.by = Some(by)),
            Action::WorkOut(is) => next.works_out = is,
            Action::EditStart(part, text) => next.start.set(part, text),
            Action::EditAssumed(text) => next.assumed = text,
            Action::Take { .. } => {}
        }
        next
    }

    fn read(&mut self, file: Option<Rc<Result<File, Refused>>>) {
        self.file = file;
        self.show(&Choices::default());
    }

    fn choose(&mut self, change: impl FnOnce(&mut Choices)) {
        if let Some(preview) = &self.preview {
            let mut choices = preview.choices.clone();
            change(&mut choices);
            self.show(&choices);
        }
    }

    /// Sets what the file becomes, and the start that it gives.
    fn show(&mut self, choices: &Choices) {
        let file = self
            .file
            .as_ref()
            .and_then(|file| file.as_ref().as_ref().ok());
        self.preview = file.map(|file| Rc::new(Preview::of(file, choices)));
        let Some(games) = self.games() else { return };
        let [rating, deviation, volatility] = match games.system {
            Some(system) => {
                let new = system.unrated();
                [new.rating, new.deviation, new.volatility].map(full)
            }
            None => UNRATED.map(str::to_owned),
        };
        let first = games.games().find_map(|game| game.own_rating);
        self.start = Participant {
            name: String::new(),
            rating: first.map_or(rating, full),
            deviation,
            volatility,
        };
    }

    /// Returns the games of one player, if the file has them.
    #[must_use]
    pub fn games(&self) -> Option<&Rc<PlayerGames>> {
        match &self.preview.as_ref()?.becomes {
            Becomes::Games(games) => Some(games),
            _ => None,
        }
    }

    /// Returns whether the start is to be given: the file has the games of a player of a site, but not their numbers
    /// before them.
    #[must_use]
    pub fn needs_start(&self) -> bool {
        self.games()
            .is_some_and(|games| is_of_site(games) && games.start.is_none())
    }

    /// Returns whether the start can be worked out from the first changes.
    #[must_use]
    pub fn can_work_out(&self) -> bool {
        let has_changes = |games: &Rc<PlayerGames>| {
            games.system.is_some()
                && games
                    .games()
                    .next()
                    .is_some_and(|game| game.change.is_some() && game.own_rating.is_some())
        };
        self.needs_start() && self.games().is_some_and(has_changes)
    }

    /// Returns whether RDs of opponents are to be given.
    #[must_use]
    pub fn needs_assumed(&self) -> bool {
        let lacks = |games: &Rc<PlayerGames>| {
            is_of_site(games) && games.games().any(|game| game.deviation.is_none())
        };
        self.games().is_some_and(lacks)
    }

    /// Returns whether what was found can be taken.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.preview
            .as_ref()
            .is_some_and(|preview| preview.can_be_taken())
            && (!self.needs_assumed() || is_positive(&self.assumed))
            && (!self.needs_start() || Part::NUMBERS.iter().all(|part| self.is_right(*part)))
    }

    /// Returns whether a number of the start is right, or not needed.
    #[must_use]
    pub fn is_right(&self, part: Part) -> bool {
        let is_worked_out = part != Part::Rating && self.works_out && self.can_work_out();
        is_worked_out || is_positive(self.start.part(part))
    }

    /// Begins the comparison, if the rules of the site are known. Works out the start, which takes a moment.
    #[must_use]
    pub fn compare(&self) -> Option<Compared> {
        let games = self.games()?;
        let assumed = number(&self.assumed);
        let works_out = self.works_out && self.can_work_out();
        let worked_out = works_out.then(|| work_out(games, assumed)).flatten();
        let typed = || self.start.player();
        let start = games.start.or(worked_out.map(|found| found.start));
        let comparison = Comparison::begin(games.clone(), start.unwrap_or_else(typed), assumed)?;
        Some(Compared {
            comparison,
            worked_out,
        })
    }
}

/// Returns whether the games have a player and a time, and so are periods of their own.
fn is_of_site(games: &PlayerGames) -> bool {
    games.site != Site::Other || games.player.is_some()
}

/// Returns whether a text is a number above 0.
#[must_use]
pub fn is_positive(text: &str) -> bool {
    let number = number(text);
    number.is_finite() && number > 0.0
}

impl Compared {
    /// Returns the player before the first game, and after each.
    pub fn players(&self) -> impl Iterator<Item = Player> {
        let rows = &self.comparison.rows;
        let first = rows.first().map(|row| row.before);
        first.into_iter().chain(rows.iter().map(|row| row.after))
    }

    /// Returns the part of the games that was compared so far, from 0 to 1.
    #[must_use]
    pub fn done(&self) -> f64 {
        let all = self.comparison.games.periods.len().max(1);
        self.comparison.rows.len() as f64 / all as f64
    }

    /// Returns the link to the steps of a game.
    #[must_use]
    pub fn link(&self, row: usize) -> Option<String> {
        let (case, options) = self.comparison.case_of(row)?;
        let system = self.system(options);
        Some(link::joined(&[
            &system.link().print(),
            &link::print_case(&case),
        ]))
    }

    /// Returns the system with these options.
    fn system(&self, options: Vec<(&'static str, String)>) -> ChosenSystem {
        let mut system = ChosenSystem::of(self.comparison.system);
        for (id, text) in options {
            system.answer(id, text);
        }
        system
    }
}

/// Performs an action in the panel.
pub(super) fn act(state: &mut State, action: Action) {
    let Some(rooms) = &mut state.rooms else {
        return;
    };
    let import = rooms.import.clone();
    let Action::Take { append, compared } = action else {
        rooms.import = Rc::new(import.update(action));
        return;
    };
    let Some(preview) = import.preview.as_ref().filter(|_| import.is_ready()) else {
        return;
    };
    match &preview.becomes {
        Becomes::Unsaid | Becomes::Case(Err(_)) => return,
        Becomes::Games(games) => {
            state.room = Room::Player;
            take_games(state, &import, games, append, compared);
        }
        Becomes::Case(Ok(found)) => {
            state.room = Room::Player;
            state.act(PageAction::Replace(
                Rc::new(found.case.clone()),
                found.rounding,
            ));
        }
        Becomes::League(league) => {
            state.room = Room::League;
            let by = preview.choices.by.unwrap_or(By::All);
            rooms.league = Rc::new(rooms.league.with_imported(league, by, append));
        }
    }
    state.act(PageAction::CloseImport);
}

/// Puts the games of one player into the selected period or, if they are of several periods or of a site, in place of
/// the periods or after them.
fn take_games(
    state: &mut State,
    import: &Import,
    games: &Rc<PlayerGames>,
    append: bool,
    compared: Option<Rc<Compared>>,
) {
    let assumed = number(&import.assumed);
    let now = &state.player.case;
    let found = match &compared {
        Some(compared) => compared.comparison.case(),
        None if is_of_site(games) => games.case(import.start.clone(), &now.tau, assumed),
        None => games.case(now.player().clone(), &now.tau, assumed),
    };
    if let ([period], false) = (&found.periods[..], is_of_site(games))
        && !period.games().is_empty()
    {
        let rows = period.games().iter();
        let rows: Vec<GameForm> = rows.map(|game| GameForm::clone(game)).collect();
        return state.edit_here(&mut |case, k| {
            if !append {
                case.clear_games(k);
            }
            case.add_games(k, rows.clone());
        });
    }
    let first = if append { now.periods.len() } else { 0 };
    let case = if append {
        let mut case = Case::clone(now);
        case.append(found.periods.iter().map(|period| (**period).clone()));
        case
    } else {
        found
    };
    if let Some(rooms) = state
        .rooms
        .as_mut()
        .filter(|_| !append && is_of_site(games))
    {
        let options = compared.as_ref().and_then(|compared| {
            let (_, options) = compared.comparison.case_of(games.first_in_case())?;
            Some(compared.system(options))
        });
        rooms.put_system(Rc::new(options.unwrap_or_default()));
    }
    state.act(PageAction::Replace(
        Rc::new(case),
        state.view.options.rounding,
    ));
    state.act(PageAction::SelectPeriod(first));
    if let Some(rooms) = &mut state.rooms {
        let case = &state.player.case;
        rooms.compared = compared.map(|compared| (compared, case.clone()));
    }
}
