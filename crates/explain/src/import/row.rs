//! The rows of a table below a header.

use super::Reason;
use super::heads::{Head, Heads, Rows};
use super::league::Rated;
use super::player::OwnGame;
use super::score::{number, pair, score};
use super::typed_game::game_of_row;
use crate::numbers::parse;
use std::rc::Rc;

/// The content of a row.
#[derive(Debug)]
pub(super) enum Entry {
    /// A player of a league.
    Player(Rated),
    /// A result, with the score of the first side.
    Result([Rated; 2], f64),
    /// A game of one player.
    Game(OwnGame),
    /// The length of an idle time of one player.
    Idle(f64),
    /// The start of a period of a league, and its length if it is idle.
    Period(Option<f64>),
    /// τ.
    Tau(f64),
}

/// A row.
#[derive(Debug)]
pub(super) struct Row<'a> {
    /// Whether the row belongs to the games of one player, and not to a league.
    pub(super) is_of_player: bool,
    /// The name of the round or period. `None` means that of the row above.
    pub(super) period: Option<&'a str>,
    /// The date. `None` means that of the row above.
    pub(super) date: Option<&'a str>,
    /// The content, or the reason why the row is left out.
    pub(super) entry: Result<Entry, Reason>,
}

impl<'a> Row<'a> {
    /// Creates a row without period and date.
    pub(super) fn of(entry: Result<Entry, Reason>) -> Self {
        let is_of_player = matches!(entry, Ok(Entry::Game(_) | Entry::Idle(_)));
        Self {
            is_of_player,
            period: None,
            date: None,
            entry,
        }
    }

    /// Reads a row below a header.
    pub(super) fn below(heads: &Heads, line: usize, cells: &[&'a str]) -> Self {
        let cell = |head| heads.cell(cells, head);
        let given = |head| Some(cell(head)).filter(|cell| !cell.is_empty());
        if heads.rows == Rows::Players {
            let numbers = [Head::Name, Head::Rating, Head::Deviation, Head::Volatility].map(cell);
            return Self::of(player(&numbers));
        }
        let is_of_player = heads.rows == Rows::Games;
        let entry = if is_of_player {
            game(heads, line, cells)
        } else {
            result(heads, cells)
        };
        Self {
            is_of_player,
            period: given(Head::Round),
            date: given(Head::Date),
            entry,
        }
    }
}

/// Reads a player: name, rating, RD, volatility. Further cells are ignored, because this page writes the new numbers
/// there.
pub(super) fn player(cells: &[&str]) -> Result<Entry, Reason> {
    let cell = |index: usize| cells.get(index).copied().unwrap_or_default();
    let given = |index: usize| {
        let given = Some(cell(index)).filter(|cell| !cell.is_empty());
        given.map(number).transpose()
    };
    if cell(0).is_empty() {
        return Err(Reason::NoName);
    }
    Ok(Entry::Player(Rated {
        name: cell(0).to_owned(),
        rating: given(1)?,
        deviation: given(2)?,
        volatility: given(3)?,
    }))
}

/// Reads an idle time, one period long unless the cell gives another length.
pub(super) fn idle(cell: &str) -> Result<Entry, Reason> {
    let length = if cell.is_empty() { 1.0 } else { number(cell)? };
    Ok(Entry::Idle(length))
}

/// Reads a game of one player, or an idle time if its cells are empty.
fn game(heads: &Heads, line: usize, cells: &[&str]) -> Result<Entry, Reason> {
    let cell = |head| heads.cell(cells, head);
    let [opponent, rating, deviation, score] =
        [Head::Second, Head::Rating, Head::Deviation, Head::Score].map(cell);
    // A column `Opponent` without a column of ratings has the ratings.
    let (opponent, rating) = if heads.has(Head::Rating) {
        (Some(opponent).filter(|name| !name.is_empty()), rating)
    } else {
        (None, opponent)
    };
    let is_named = [Head::Round, Head::Idle]
        .iter()
        .any(|&head| !cell(head).is_empty());
    if is_named
        && [rating, deviation, score]
            .iter()
            .all(|cell| cell.is_empty())
    {
        return idle(cell(Head::Idle));
    }
    if rating.is_empty() {
        return Err(Reason::NoRating);
    }
    let game = game_of_row(line, [rating, deviation, score])?;
    Ok(Entry::Game(OwnGame {
        opponent: opponent.map(Rc::from),
        ..game
    }))
}

/// Reads a result between two players.
fn result(heads: &Heads, cells: &[&str]) -> Result<Entry, Reason> {
    let cell = |head| heads.cell(cells, head);
    let is_winner = heads.has(Head::Winner) && heads.has(Head::Loser);
    let names = if is_winner {
        [Head::Winner, Head::Loser]
    } else {
        [Head::First, Head::Second]
    };
    let side = |name: Head, rating: Head, deviation: Head| {
        let number =
            |head: Head| parse(cell(head)).filter(|number| number.is_finite() && *number > 0.0);
        Rated {
            name: cell(name).to_owned(),
            rating: number(rating),
            deviation: number(deviation),
            volatility: None,
        }
    };
    let sides = [
        side(names[0], Head::Rating1, Head::Deviation1),
        side(names[1], Head::Rating2, Head::Deviation2),
    ];
    let is_nobody =
        |side: &Rated| ["", "bye", "-", "свободен"].contains(&&*side.name.to_lowercase());
    if sides.iter().any(is_nobody) {
        return Err(Reason::NoName);
    }
    let text = cell(Head::Score);
    let score = if heads.has(Head::Score) {
        if is_winner && text.is_empty() {
            1.0
        } else {
            score(text, heads.is_chess)?
        }
    } else if heads.has(Head::Score1) && heads.has(Head::Score2) {
        pair(cell(Head::Score1), cell(Head::Score2))?
    } else {
        1.0
    };
    // A winner's games may be counted from either side.
    let is_won = is_winner && score != 0.5;
    Ok(Entry::Result(sides, if is_won { 1.0 } else { score }))
}
