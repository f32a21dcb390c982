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
use crate::group::Rated;
use crate::input::form::Score;
use crate::input::paste;
use crate::input::read::{Typed, typed};
use crate::present::number::full;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number in the text, from 1.
    pub number: usize,
    /// The line as it stands.
    pub text: String,
    /// Why.
    pub reason: BadReason,
}

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

/// Reads players and results.
#[must_use]
pub fn read(text: &str) -> Imported {
    let mut imported = Imported::default();
    let mut names = Names::new();
    let mut heads = None;
    for record in records(text) {
        if record.cells.iter().all(String::is_empty) {
            continue;
        }
        if let Some(found) = Heads::of(&record.cells) {
            heads = Some(found);
            continue;
        }
        let line = match &heads {
            Some(heads) if !has_kind(&record.cells) => heads.line(&record.cells),
            _ => line(&record.cells),
        };
        let taken = line.and_then(|line| imported.take(line, &mut names));
        if let Err(reason) = taken {
            imported.bad.push(BadLine { number: record.number, text: record.text.to_owned(), reason });
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

/// A line of cells, which is several lines of text where line ends stand between quotes.
struct Record<'a> {
    number: usize,
    text: &'a str,
    cells: Vec<String>,
}

/// All lines of a text.
fn records(text: &str) -> Vec<Record<'_>> {
    let mut records = Vec::new();
    let (mut rest, mut number) = (text.strip_prefix('\u{feff}').unwrap_or(text), 1);
    while !rest.is_empty() {
        let (end, mark) = first_line(rest);
        let (line, after) = rest.split_at(end);
        let line_end =
            after.len() - after.strip_prefix("\r\n").or(after.strip_prefix(['\n', '\r'])).unwrap_or(after).len();
        records.push(Record { number, text: line, cells: parted(line, mark) });
        number += lines_of(&rest[..end + line_end]);
        rest = &after[line_end..];
    }
    records
}

/// How many line ends a text has.
fn lines_of(text: &str) -> usize {
    let lone_returns = text.matches('\r').count() - text.matches("\r\n").count();
    text.matches('\n').count() + lone_returns
}

/// Where the first line ends and what parts its cells: line ends and marks between quotes are none.
fn first_line(text: &str) -> (usize, char) {
    let (mut at, mut mark) = (0, ',');
    let mut is_start = true;
    while let Some(c) = text[at..].chars().next() {
        match c {
            '\n' | '\r' => break,
            '"' if is_start => {
                at += quoted(&text[at..]).map_or(1, |(_, length)| length);
                is_start = false;
                continue;
            }
            '\t' => mark = c,
            ';' if mark == ',' => mark = c,
            _ => {}
        }
        // Blanks before a quote leave it the first of its cell.
        is_start = matches!(c, '\t' | ';' | ',') || is_start && c == ' ';
        at += c.len_utf8();
    }
    (at, mark)
}

/// What stands between the quotes that a text begins with, and how much of the text that is. A quote that nothing closes is none.
fn quoted(text: &str) -> Option<(String, usize)> {
    let mut inner = String::new();
    let mut at = 1;
    loop {
        let next = text.get(at..)?.find('"')?;
        inner.push_str(&text[at..at + next]);
        at += next + 1;
        if !text[at..].starts_with('"') {
            return Some((inner, at));
        }
        inner.push('"');
        at += 1;
    }
}

/// The cells between marks that are not between quotes, without the blanks around them.
fn parted(line: &str, mark: char) -> Vec<String> {
    let mut cells = Vec::new();
    let mut rest = line;
    loop {
        let start = rest.trim_start_matches(' ');
        let quoted = start.starts_with('"').then(|| quoted(start)).flatten().filter(|(_, length)| {
            let after = start[*length..].trim_start_matches(' ');
            after.is_empty() || after.starts_with(mark)
        });
        let (cell, after) = match quoted {
            Some((inner, length)) => (inner, start[length..].trim_start_matches(' ')),
            None => {
                let end = rest.find(mark).unwrap_or(rest.len());
                (rest[..end].trim().to_owned(), &rest[end..])
            }
        };
        cells.push(unguarded(&cell).to_owned());
        match after.strip_prefix(mark) {
            Some(more) => rest = more,
            None => return cells,
        }
    }
}

/// Signs with which a spreadsheet takes a cell for a formula.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

/// A text for a cell: behind `'` if a spreadsheet might run it, between quotes if it would break the line.
fn cell(text: &str) -> String {
    let is_number = matches!(typed(text), Typed::Number(_));
    let guard = if !is_number && text.starts_with(|c| FORMULA.contains(&c) || c == '\'') { "'" } else { "" };
    let is_plain = !text.contains(['"', ',', ';', '\t', '\n', '\r']) && text.trim() == text;
    if is_plain { format!("{guard}{text}") } else { format!("\"{guard}{}\"", text.replace('"', "\"\"")) }
}

/// Without the `'` before a formula, or before another `'`.
fn unguarded(text: &str) -> &str {
    match text.strip_prefix('\'') {
        Some(rest) if rest.starts_with(|c| FORMULA.contains(&c) || c == '\'') => rest,
        _ => text,
    }
}

/// The list as CSV that [`read`] reads: everybody before the period and, where they could be rated, after it; the results; τ.
#[must_use]
pub fn write(form: &GroupForm, rated: Option<&Rated>) -> String {
    let mut lines = vec![
        "kind,name or side,rating or other side,RD or score,volatility,new rating,new RD,new volatility".to_owned(),
    ];
    let name = |player: usize| cell(&label(form.players.get(player).map(|player| player.name.trim()), player));
    for (i, player) in form.players.iter().enumerate() {
        let mut line = format!(
            "player,{},{}",
            name(i),
            [&player.rating, &player.deviation, &player.volatility].map(|text| cell(text)).join(",")
        );
        if let Some(sheet) = rated.and_then(|rated| rated.sheets().get(i)) {
            let after = sheet.trace.player;
            for number in [after.rating, after.deviation, after.volatility] {
                line.push(',');
                line.push_str(&full(number));
            }
        }
        lines.push(line);
    }
    for result in form.results.iter().filter(|result| !result.is_blank()) {
        let side = |side: &Side| match side {
            Side::Player(player) => name(*player),
            Side::Typed(text) => cell(text.trim()),
        };
        lines.push(format!("result,{},{},{}", side(&result.a), side(&result.b), cell(result.score.as_text())));
    }
    if !form.tau.trim().is_empty() {
        lines.push(format!("tau,{}", cell(&form.tau)));
    }
    lines.join("\r\n") + "\r\n"
}
