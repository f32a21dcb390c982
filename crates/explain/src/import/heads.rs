//! The names of columns, in English and Russian.

use super::Names;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Head {
    First,
    Second,
    Winner,
    Loser,
    Score,
    Score1,
    Score2,
    Rating1,
    Rating2,
    Deviation1,
    Deviation2,
    Round,
    Date,
    Name,
    Rating,
    Deviation,
    Volatility,
    Idle,
    Kind,
}

/// The largest number of unused columns that are named.
const MOST_NOT_USED: usize = 200;

/// The number of heads.
const COUNT: usize = Head::Kind as usize + 1;

/// The names of each head in lower case, without spaces and marks. Of several columns for the same thing the name that
/// stands first here decides.
const NAMES: [(Head, &str); COUNT] = [
    (
        Head::First,
        "white player1 playera a p1 name1 team1 home hometeam first firstplayer whiteplayer белые белый \
         игрок1 игрока участник1 первый команда1 хозяева имя1",
    ),
    (
        Head::Second,
        "black player2 playerb b p2 name2 team2 away awayteam second secondplayer blackplayer opponent черные \
         черный игрок2 игрокб участник2 второй команда2 гости имя2 соперник противник",
    ),
    (Head::Winner, "winner winnername won победитель выиграл"),
    (
        Head::Loser,
        "loser losername lost проигравший проиграл побежденный",
    ),
    (
        Head::Score,
        "outcome score result res s исход результат итог счет рез",
    ),
    (
        Head::Score1,
        "score1 scorea s1 result1 points1 goals1 p1score player1score whitescore scorewhite homescore \
         homegoals winnerscore счет1 очки1 голы1 результат1 очкибелых",
    ),
    (
        Head::Score2,
        "score2 scoreb s2 result2 points2 goals2 p2score player2score blackscore scoreblack awayscore \
         awaygoals loserscore счет2 очки2 голы2 результат2 очкичерных",
    ),
    (
        Head::Rating1,
        "whiteelo whiterating elowhite ratingwhite rating1 elo1 r1 player1rating ratinga homerating \
         winnerrating рейтингбелых элобелых рейтинг1 эло1",
    ),
    (
        Head::Rating2,
        "blackelo blackrating eloblack ratingblack rating2 elo2 r2 player2rating ratingb awayrating \
         loserrating рейтингчерных эложерных рейтинг2 эло2",
    ),
    (
        Head::Deviation1,
        "rd1 deviation1 whiterd whitedeviation rda",
    ),
    (
        Head::Deviation2,
        "rd2 deviation2 blackrd blackdeviation rdb",
    ),
    (
        Head::Round,
        "round rnd period ratingperiod week matchday gameweek stage month season year тур раунд период неделя \
         этап месяц сезон год",
    ),
    (
        Head::Date,
        "date day utcdate datetime played playedat playedon completedat ended дата день когда",
    ),
    (
        Head::Name,
        "name player playername имя игрок участник фамилия фио фамилияимя",
    ),
    (
        Head::Rating,
        "opponentrating opponentelo rating elo rtg r рейтинг рейтингсоперника эло",
    ),
    (
        Head::Deviation,
        "opponentdeviation opponentrd deviation ratingdeviation rd отклонение рд отклонениерейтинга \
         rdсоперника отклонениесоперника",
    ),
    (
        Head::Volatility,
        "volatility vol sigma σ волатильность сигма",
    ),
    (Head::Idle, "idle idleperiods пауза перерыв"),
    (Head::Kind, "kind"),
];

/// The head of each name, and the rank of the name.
static KNOWN: LazyLock<BTreeMap<&str, (Head, usize)>> = LazyLock::new(|| {
    NAMES
        .iter()
        .flat_map(|(head, names)| {
            names
                .split(' ')
                .zip(0..)
                .map(|(name, rank)| (name, (*head, rank)))
        })
        .collect()
});

/// The kind of the rows below a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    /// Results between two players.
    Results,
    /// Players with their numbers.
    Players,
    /// Games of one player.
    Games,
    /// Lines of several kinds, as this page writes a league.
    Ours,
}

/// The columns of a table.
#[derive(Clone, Debug)]
pub(super) struct Heads {
    pub(super) rows: Rows,
    /// Whether the sides are those of chess, in which no game ends 0-0.
    pub(super) is_chess: bool,
    columns: [Option<usize>; COUNT],
}

impl Heads {
    /// Returns the columns of a header line, or `None` if the line is none. Adds the names of other columns to
    /// `not_used`.
    pub(super) fn of(cells: &[&str], not_used: &mut Names) -> Option<Self> {
        let plain = |cell: &str| -> String {
            let letters = cell
                .chars()
                .filter(|c| c.is_alphanumeric())
                .flat_map(char::to_lowercase);
            letters.map(|c| if c == 'ё' { 'е' } else { c }).collect()
        };
        if cells
            .iter()
            .any(|cell| cell.starts_with(|c: char| c.is_ascii_digit()))
        {
            return None;
        }
        let mut columns = [None; COUNT];
        let mut ranks = [usize::MAX; COUNT];
        for (column, cell) in cells.iter().enumerate() {
            let name = plain(cell);
            let Some(&(head, rank)) = KNOWN.get(&*name) else {
                continue;
            };
            let has = |head: Head| columns[head as usize].is_some();
            let head = match head {
                // A second column of the same name belongs to the second side.
                Head::Name if has(Head::Name) => {
                    columns[Head::First as usize] = columns[Head::Name as usize].take();
                    Head::Second
                }
                Head::Rating if has(Head::First) && !has(Head::Second) => Head::Rating1,
                Head::Rating if has(Head::Rating) && (has(Head::Second) || has(Head::First)) => {
                    columns[Head::Rating1 as usize] = columns[Head::Rating as usize].take();
                    Head::Rating2
                }
                Head::Rating if has(Head::Rating1) && has(Head::Second) => Head::Rating2,
                head => head,
            };
            if rank < ranks[head as usize] || columns[head as usize].is_none() {
                (columns[head as usize], ranks[head as usize]) = (Some(column), rank);
            }
        }
        let has = |head: Head| columns[head as usize].is_some();
        if has(Head::Name) && has(Head::Second) && !has(Head::First) {
            columns[Head::First as usize] = columns[Head::Name as usize].take();
        }
        // Tournament programs shorten the round so.
        if columns[Head::First as usize].is_some() && columns[Head::Deviation as usize] == Some(0) {
            let column = columns[Head::Deviation as usize].take();
            columns[Head::Round as usize] = columns[Head::Round as usize].or(column);
        }
        // Names beside ratings and scores are those of opponents.
        let has = |head: Head| columns[head as usize].is_some();
        let is_of_games = has(Head::Score) && has(Head::Rating) && !has(Head::Volatility);
        if is_of_games && !has(Head::First) && !has(Head::Second) {
            columns[Head::Second as usize] = columns[Head::Name as usize].take();
        }
        let has = |head: Head| columns[head as usize].is_some();
        let has_score = has(Head::Score) || has(Head::Score1) && has(Head::Score2);
        let rows = if columns[Head::Kind as usize] == Some(0) {
            Rows::Ours
        } else if has(Head::Winner) && has(Head::Loser)
            || has(Head::First) && has(Head::Second) && has_score
        {
            Rows::Results
        } else if has(Head::Score)
            && !has(Head::First)
            && !has(Head::Name)
            && (has(Head::Rating) || has(Head::Second))
        {
            Rows::Games
        } else if has(Head::Name)
            && (has(Head::Rating) || has(Head::Deviation) || has(Head::Volatility))
        {
            Rows::Players
        } else {
            return None;
        };
        if rows == Rows::Ours {
            return Some(Self {
                rows,
                is_chess: false,
                columns,
            });
        }
        let by_winner = has(Head::Winner) && has(Head::Loser);
        let is_used = |head: Head| match (rows, head) {
            (Rows::Players, Head::Name | Head::Rating | Head::Deviation | Head::Volatility) => true,
            (Rows::Games, Head::Second | Head::Rating | Head::Deviation | Head::Score) => true,
            (Rows::Games, Head::Round | Head::Date | Head::Idle) => true,
            (Rows::Results, Head::First | Head::Second) => !by_winner,
            (Rows::Results, Head::Winner | Head::Loser) => by_winner,
            (Rows::Results, Head::Name | Head::Rating | Head::Deviation | Head::Volatility) => {
                false
            }
            (Rows::Results, Head::Idle | Head::Kind) => false,
            (rows, _) => rows == Rows::Results,
        };
        let used = NAMES
            .iter()
            .filter(|(head, _)| is_used(*head))
            .filter_map(|(head, _)| columns[*head as usize]);
        let used: Vec<usize> = used.collect();
        for (_, cell) in cells
            .iter()
            .enumerate()
            .filter(|(column, cell)| !used.contains(column) && !cell.is_empty())
        {
            if not_used.list.len() < MOST_NOT_USED {
                not_used.of(cell, cell);
            }
        }
        let is_chess = columns[Head::First as usize].is_some_and(|column| {
            let name = plain(cells[column]);
            name.starts_with("white") || name.starts_with("бел")
        });
        Some(Self {
            rows,
            is_chess,
            columns,
        })
    }

    /// Takes the dates for names of rounds, because they are not understood.
    pub(super) fn take_dates_for_rounds(&mut self) {
        self.columns[Head::Round as usize] = self.columns[Head::Date as usize].take();
    }

    /// Returns whether the table has a column.
    pub(super) fn has(&self, head: Head) -> bool {
        self.columns[head as usize].is_some()
    }

    /// Returns the cell of a row in a column, or an empty text.
    pub(super) fn cell<'a>(&self, cells: &[&'a str], head: Head) -> &'a str {
        self.columns[head as usize]
            .and_then(|column| cells.get(column))
            .copied()
            .unwrap_or_default()
    }
}
