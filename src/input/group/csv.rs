//! Players and results as CSV: in, however people have them, and out.
//!
//! A line is a player, a result, or τ:
//!
//! ```text
//! player,Anna,1500,200,0.06        Anna,1500,200        (what is missing is 1500, 350, 0.06)
//! result,Anna,Ben,1                Anna,Ben,1-0
//! tau,0.5
//! ```
//!
//! The short forms are told apart by their cells: two names and a result are a result, numbers behind a name are a player. A line of
//! known heads (`name;rating;RD`, `White,Black,Result`) says for the lines below which column is what. Tabs part the cells, else
//! semicolons, else commas. What stands between double quotes is one cell, line ends and doubled quotes in it too. A name that no
//! line for a player has is a player who was never rated.

use super::form::{GroupForm, PlayerForm, ResultForm, Side, UNRATED, label};
use crate::case::Score;
use crate::group::Rated;
use crate::input::paste;
use crate::input::table::{self, Cell};
use crate::number::{Typed, typed};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a text held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The players, in the order in which they first occur.
    pub players: Vec<ImportedPlayer>,
    /// The results, between players of this list.
    pub results: Vec<ResultForm>,
    /// τ.
    pub tau: Option<String>,
    /// The lines that were not understood, in order.
    pub bad: Vec<BadLine>,
}

/// A player of an imported list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedPlayer {
    /// The player.
    pub player: PlayerForm,
    /// Whether the text had their numbers, or only their name in a result.
    pub is_given: bool,
}

/// A line that was not understood.
pub type BadLine = table::BadLine<BadReason>;

/// Why a line was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadReason {
    /// Neither a player nor a result.
    Neither,
    /// A result without a name.
    NoName,
    /// The score is none that is known.
    Score,
    /// A player whose rating, RD or volatility is no number.
    Number,
    /// Somebody against themselves.
    OneSelf,
}

/// What parts the cells of a line: the first of these that it has. A comma of full width may well be part of a name.
const MARKS: [char; 5] = ['\t', ';', ',', '；', '，'];

/// Reads players and results.
#[must_use]
pub fn read(text: &str) -> Imported {
    let mut imported = Imported::default();
    let mut names = Names::new();
    let mut heads = None;
    for record in table::records(text) {
        let mark = record.first_of(&MARKS).unwrap_or(',');
        let cells: Vec<String> = record.cells(|c| c == mark).into_iter().map(Cow::into_owned).collect();
        if cells.iter().all(String::is_empty) {
            continue;
        }
        if let Some(found) = Heads::of(&cells) {
            heads = Some(found);
            continue;
        }
        let line = match &heads {
            Some(heads) if !has_kind(&cells) => heads.line(&cells),
            _ => line(&cells),
        };
        let taken = line.and_then(|line| imported.take(line, &mut names));
        if let Err(reason) = taken {
            imported.bad.push(BadLine::of(record, reason));
        }
    }
    imported
}

/// The number of each name.
type Names = BTreeMap<String, usize>;

/// What one line says.
enum Line {
    Player(PlayerForm),
    Result(String, String, Score),
    Tau(String),
}

impl Imported {
    fn take(&mut self, line: Line, names: &mut Names) -> Result<(), BadReason> {
        match line {
            Line::Tau(tau) => self.tau = Some(tau),
            Line::Player(player) => {
                let at = self.player_of(&player.name, names);
                self.players[at] = ImportedPlayer { player, is_given: true };
            }
            Line::Result(a, b, _) if a == b => return Err(BadReason::OneSelf),
            Line::Result(a, b, score) => {
                let (a, b) = (self.player_of(&a, names), self.player_of(&b, names));
                self.results.push(ResultForm::between(a, b, score));
            }
        }
        Ok(())
    }

    /// The number of the player of that name, who joins the list if they are new.
    fn player_of(&mut self, name: &str, names: &mut Names) -> usize {
        if let Some(&known) = names.get(name) {
            return known;
        }
        self.players.push(ImportedPlayer { player: PlayerForm::unrated(name), is_given: false });
        names.insert(name.to_owned(), self.players.len() - 1);
        self.players.len() - 1
    }
}

impl GroupForm {
    /// Takes what was read, in the place of players and results that are there or to add to them. Added to them, a player is known by
    /// name, and numbers that were given replace what they had.
    pub fn import(&mut self, imported: &Imported, append: bool) {
        if !append {
            self.players = Rc::default();
            self.results = Rc::default();
        }
        let players = Rc::make_mut(&mut self.players);
        // Of two who share a name the first is meant.
        let named = |(i, player): (usize, &Rc<PlayerForm>)| (player.name.trim().to_owned(), i);
        let names: Names = players.iter().enumerate().rev().map(named).collect();
        let mut numbers = Vec::with_capacity(imported.players.len());
        for ImportedPlayer { player, is_given } in &imported.players {
            let known = names.get(&player.name).copied();
            match known {
                Some(at) if *is_given => players[at] = Rc::new(player.clone()),
                Some(_) => {}
                None => players.push(Rc::new(player.clone())),
            }
            numbers.push(known.unwrap_or(players.len() - 1));
        }
        let number = |side: &Side| match side {
            Side::Player(player) => Side::Player(numbers.get(*player).copied().unwrap_or(*player)),
            Side::Typed(text) => Side::Typed(text.clone()),
        };
        Rc::make_mut(&mut self.results).extend(imported.results.iter().map(|result| ResultForm {
            a: number(&result.a),
            b: number(&result.b),
            score: result.score.clone(),
        }));
        if let Some(tau) = &imported.tau {
            self.tau.clone_from(tau);
        }
    }
}

fn has_kind(cells: &[String]) -> bool {
    cells.len() > 1 && ["player", "result", "tau"].iter().any(|kind| cells[0].eq_ignore_ascii_case(kind))
}

/// A line without heads above it.
fn line(cells: &[String]) -> Result<Line, BadReason> {
    // Commas at the end of a line are a spreadsheet's.
    let filled = cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
    let cells = &cells[..filled];
    if has_kind(cells) {
        let rest = &cells[1..];
        return match cells[0].to_ascii_lowercase().as_str() {
            "player" => player(rest),
            "result" => result(rest),
            _ => Ok(Line::Tau(rest[0].clone())),
        };
    }
    let is_number = |cell: &String| matches!(typed(cell), Typed::Number(_));
    match cells {
        [name] if !is_number(name) => player(cells),
        [_, second, ..] if is_number(second) => player(cells),
        [_, _, _] => result(cells),
        _ => Err(BadReason::Neither),
    }
}

/// Name, rating, RD, volatility; further cells are what our own CSV says of the time after.
fn player(cells: &[String]) -> Result<Line, BadReason> {
    let name = cells.first().filter(|name| !name.is_empty()).ok_or(BadReason::NoName)?.clone();
    let mut numbers = UNRATED.map(str::to_owned);
    for (number, cell) in numbers.iter_mut().zip(&cells[1..]).filter(|(_, cell)| !cell.is_empty()) {
        if !matches!(typed(cell), Typed::Number(_)) {
            return Err(BadReason::Number);
        }
        number.clone_from(cell);
    }
    let [rating, deviation, volatility] = numbers;
    Ok(Line::Player(PlayerForm { name, rating, deviation, volatility }))
}

/// Two names and a score.
fn result(cells: &[String]) -> Result<Line, BadReason> {
    let [a, b, score, ..] = cells else { return Err(BadReason::Score) };
    if a.is_empty() || b.is_empty() {
        return Err(BadReason::NoName);
    }
    let score = paste::score(score).ok_or(BadReason::Score)?;
    Ok(Line::Result(a.clone(), b.clone(), score))
}

/// Which column is what.
enum Heads {
    Players([Option<usize>; 4]),
    Results([usize; 3]),
    /// Those of our own CSV, whose lines say themselves what they are.
    Ours,
}

impl Heads {
    /// The heads, if every cell is one.
    fn of(cells: &[String]) -> Option<Self> {
        #[derive(Clone, Copy, PartialEq)]
        enum Head {
            Name,
            Rating,
            Deviation,
            Volatility,
            A,
            B,
            Score,
            Kind,
        }
        let known = |cell: &String| {
            Some(match cell.to_ascii_lowercase().as_str() {
                "name" | "player" => Head::Name,
                "rating" | "r" | "elo" => Head::Rating,
                "rd" | "deviation" | "rating deviation" => Head::Deviation,
                "volatility" | "vol" | "sigma" | "σ" => Head::Volatility,
                "a" | "white" | "player 1" | "player a" | "player1" | "home" => Head::A,
                "b" | "black" | "player 2" | "player b" | "player2" | "away" | "opponent" => Head::B,
                "result" | "score" => Head::Score,
                "kind" => Head::Kind,
                _ => return None,
            })
        };
        if cells.first().and_then(known) == Some(Head::Kind) {
            return Some(Self::Ours);
        }
        let mut heads = Vec::with_capacity(cells.len());
        for cell in cells.iter().filter(|cell| !cell.is_empty()) {
            heads.push(known(cell)?);
        }
        let at = |head| heads.iter().position(|&h| h == head);
        if let (Some(a), Some(b), Some(score)) = (at(Head::A).or(at(Head::Name)), at(Head::B), at(Head::Score)) {
            return Some(Self::Results([a, b, score]));
        }
        let columns = [at(Head::Name), at(Head::Rating), at(Head::Deviation), at(Head::Volatility)];
        // A lone word may be somebody's name.
        (columns[0].is_some() && heads.len() > 1).then_some(Self::Players(columns))
    }

    fn line(&self, cells: &[String]) -> Result<Line, BadReason> {
        let at = |column: usize| cells.get(column).cloned().unwrap_or_default();
        match self {
            Self::Players(columns) => player(&columns.map(|column| column.map(at).unwrap_or_default())),
            Self::Results(columns) => result(&columns.map(at)),
            Self::Ours => line(cells),
        }
    }
}

/// The list as CSV that [`read`] reads: everybody before the period and, where they could be rated, after it; the results; τ.
#[must_use]
pub fn write(form: &GroupForm, rated: Option<&Rated>) -> String {
    let mut out = String::new();
    let heads = ["kind", "name or side", "rating or other side", "RD or score", "volatility"];
    let heads_after = ["new rating", "new RD", "new volatility"];
    table::write(&mut out, heads.into_iter().chain(heads_after).map(Cell::Text));
    let name = |player: usize| label(form.players.get(player).map(|player| player.name.trim()), player);
    for (i, player) in form.players.iter().enumerate() {
        let name = name(i);
        let before = [&name, &player.rating, &player.deviation, &player.volatility].map(|text| Cell::Text(text));
        let sheet = rated.and_then(|rated| rated.sheets().get(i));
        let after = sheet.map(|sheet| {
            let player = sheet.trace.player;
            [player.rating, player.deviation, player.volatility].map(Cell::Number)
        });
        table::write(&mut out, [Cell::Text("player")].into_iter().chain(before).chain(after.into_iter().flatten()));
    }
    for result in form.results.iter().filter(|result| !result.is_blank()) {
        let side = |side: &Side| match side {
            Side::Player(player) => name(*player),
            Side::Typed(text) => text.trim().to_owned(),
        };
        let (a, b) = (side(&result.a), side(&result.b));
        table::write(&mut out, ["result", &a, &b, result.score.as_text()].map(Cell::Text));
    }
    if !form.tau.trim().is_empty() {
        table::write(&mut out, ["tau", &form.tau].map(Cell::Text));
    }
    out
}
