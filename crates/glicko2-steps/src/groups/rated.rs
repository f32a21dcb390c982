//! The rating periods of a group's players, and their results.

use super::error::{Error, PlayerField, Problem, ProblemKind, ValuePath};
use super::{Group, Meeting, other_score};
use crate::{Field, Game, GameTrace, Period, Trace};
use std::rc::Rc;

/// One player's rating period, and every intermediate value.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The player, and each opponent before the period.
    pub period: Period,
    /// Every intermediate value and the result.
    pub trace: Trace,
}

impl Sheet {
    /// Returns r′ − r.
    #[must_use]
    pub fn change(&self) -> f64 {
        self.trace.player.rating - self.period.player.rating
    }

    /// Returns Σ s, the total score of the player.
    #[must_use]
    pub fn scored(&self) -> f64 {
        self.period.games.iter().map(|game| game.score).sum()
    }
}

/// A game on a player's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The meeting's number in the group.
    pub meeting: usize,
    /// The opponent's number in the group.
    pub opponent: usize,
}

/// One side of a meeting, with everything that its change of rating depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Side {
    /// The player's number in the group.
    pub player: usize,
    /// The number of this game on the player's sheet, from 0.
    pub game: usize,
    /// The player's own φ′. The change is proportional to its square.
    pub phi_prime: f64,
    /// The game in the player's derivation: g of the opponent, E, s, and the change.
    pub traced: GameTrace,
}

impl Side {
    /// Returns s − E.
    #[must_use]
    pub fn surprise(&self) -> f64 {
        self.traced.score - self.traced.e
    }
}

/// The sums over all games of one player against another in a period.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Against {
    /// The number of games.
    pub games: usize,
    /// Σ s, the player's score in them.
    pub scored: f64,
    /// Σ E, the player's expected score.
    pub expected: f64,
    /// The change of the player's rating that these games made.
    pub change: f64,
}

impl Against {
    /// Returns Σ (s − E).
    #[must_use]
    pub fn surprise(&self) -> f64 {
        self.scored - self.expected
    }
}

/// A group after its period.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    sheets: Vec<Rc<Sheet>>,
    played: Vec<Vec<Played>>,
    /// For each meeting and each of its sides: the player, and the number of the game on their
    /// sheet.
    sides: Vec<[(usize, usize); 2]>,
}

impl Rated {
    /// Rates all players. Players without games were idle for `idle_periods`.
    pub(super) fn of(
        group: &Group,
        idle_periods: f64,
        before: Option<&Self>,
    ) -> Result<Self, Error> {
        known_sides(group)?;
        let (mut periods, played, sides) = periods(group);
        for period in periods.iter_mut().filter(|period| period.games.is_empty()) {
            period.idle_periods = idle_periods;
        }
        let mut sheets = Vec::with_capacity(periods.len());
        let (mut of_players, mut of_scores) = (Vec::new(), Vec::new());
        for (i, period) in periods.into_iter().enumerate() {
            if let Some(same) = before
                .and_then(|before| before.sheets.get(i))
                .filter(|sheet| sheet.period == period)
            {
                sheets.push(same.clone());
                continue;
            }
            match crate::rate(&period) {
                Ok(trace) => sheets.push(Rc::new(Sheet { period, trace })),
                Err(error) => {
                    for problem in error.problems() {
                        note(
                            i,
                            *problem,
                            group,
                            &played[i],
                            &mut of_players,
                            &mut of_scores,
                        );
                    }
                }
            }
        }
        of_players.append(&mut of_scores);
        Error::unless_empty(of_players)?;
        Ok(Self {
            sheets,
            played,
            sides,
        })
    }

    /// Returns every player's derivation, in the order of the players.
    #[must_use]
    pub fn sheets(&self) -> &[Rc<Sheet>] {
        &self.sheets
    }

    /// Returns a player's games in the order of their sheet; empty for a number that belongs to no
    /// player.
    #[must_use]
    pub fn played(&self, player: usize) -> &[Played] {
        self.played.get(player).map_or(&[], Vec::as_slice)
    }

    /// Returns the number of meetings.
    #[must_use]
    pub fn meetings(&self) -> usize {
        self.sides.len()
    }

    /// Returns both sides of a meeting.
    #[must_use]
    pub fn sides(&self, meeting: usize) -> Option<[Side; 2]> {
        let &[a, b] = self.sides.get(meeting)?;
        Some([self.side(a)?, self.side(b)?])
    }

    fn side(&self, (player, game): (usize, usize)) -> Option<Side> {
        let trace = &self.sheets.get(player)?.trace;
        Some(Side {
            player,
            game,
            phi_prime: trace.phi_prime,
            traced: *trace.games.get(game)?,
        })
    }

    /// Returns the sums over all games of one player against another, from the player's derivation;
    /// `None` if the two did not meet.
    #[must_use]
    pub fn against(&self, player: usize, opponent: usize) -> Option<Against> {
        let traced = &self.sheets.get(player)?.trace.games;
        let mut all = Against {
            games: 0,
            scored: 0.0,
            expected: 0.0,
            change: 0.0,
        };
        for (played, game) in self.played(player).iter().zip(traced) {
            if played.opponent == opponent {
                all.games += 1;
                all.scored += game.score;
                all.expected += game.e;
                all.change += game.rating_change;
            }
        }
        (all.games > 0).then_some(all)
    }

    /// Returns the two players of the most surprising result, first the player who did better than
    /// expected.
    #[must_use]
    pub fn most_surprising(&self) -> Option<(usize, usize)> {
        let mut most: Option<(f64, (usize, usize))> = None;
        for [a, b] in (0..self.meetings()).filter_map(|meeting| self.sides(meeting)) {
            let surprise = a.surprise().max(b.surprise());
            if most.is_none_or(|(known, _)| surprise > known) {
                let is_turned = b.surprise() > a.surprise();
                most = Some((
                    surprise,
                    if is_turned {
                        (b.player, a.player)
                    } else {
                        (a.player, b.player)
                    },
                ));
            }
        }
        most.map(|(_, pair)| pair)
    }

    /// Returns Σ (r′ − r) over all players: the gain or loss of the group as a whole. In Elo it is
    /// 0, in Glicko-2 usually not.
    #[must_use]
    pub fn sum_of_changes(&self) -> f64 {
        self.sheets.iter().map(|sheet| sheet.change()).sum()
    }
}

/// Checks that both sides of each meeting are players of the group, and not the same player.
fn known_sides(group: &Group) -> Result<(), Error> {
    let meetings = group.meetings.iter().enumerate();
    let problems =
        meetings.flat_map(|(m, &meeting)| problems_of_sides(m, meeting, group.players.len()));
    Error::unless_empty(problems.collect())
}

/// Returns what is wrong with the two sides of meeting `m` among so many players.
pub(super) fn problems_of_sides(
    m: usize,
    Meeting { a, b, .. }: Meeting,
    players: usize,
) -> impl Iterator<Item = Problem> {
    [
        (
            a >= players,
            ProblemKind::NoSuchPlayer,
            ValuePath::MeetingA(m),
        ),
        (
            b >= players,
            ProblemKind::NoSuchPlayer,
            ValuePath::MeetingB(m),
        ),
        (
            a == b && a < players,
            ProblemKind::OneSelf,
            ValuePath::MeetingB(m),
        ),
    ]
    .into_iter()
    .filter_map(|(is_so, kind, place)| is_so.then_some(Problem { kind, place }))
}

/// Returns every player's period, each player's games with their meetings, and each meeting's two
/// games.
fn periods(group: &Group) -> (Vec<Period>, Vec<Vec<Played>>, Vec<[(usize, usize); 2]>) {
    let players = &group.players;
    let mut counts = vec![0; players.len()];
    for meeting in &group.meetings {
        counts[meeting.a] += 1;
        counts[meeting.b] += 1;
    }
    let mut games: Vec<Vec<Game>> = counts
        .iter()
        .map(|&count| Vec::with_capacity(count))
        .collect();
    let mut played: Vec<Vec<Played>> = counts
        .iter()
        .map(|&count| Vec::with_capacity(count))
        .collect();
    let mut sides = Vec::with_capacity(group.meetings.len());
    for (m, &Meeting { a, b, score }) in group.meetings.iter().enumerate() {
        let mut add = |player: usize, opponent: usize, score: f64| {
            let against = players[opponent];
            games[player].push(Game::new(against.rating, against.deviation, score));
            played[player].push(Played {
                meeting: m,
                opponent,
            });
            (player, games[player].len() - 1)
        };
        sides.push([add(a, b, score), add(b, a, other_score(score))]);
    }
    let periods = players
        .iter()
        .zip(games)
        .map(|(player, games)| Period::new(*player, group.tau, games))
        .collect();
    (periods, played, sides)
}

/// Adds a problem of one player's period where it belongs: τ and the idle periods once, opponents'
/// values not at all, because each is reported for the opponent, and a score once, from the period
/// of its meeting's first side.
fn note(
    i: usize,
    problem: crate::Problem,
    group: &Group,
    played: &[Played],
    of_players: &mut Vec<Problem>,
    of_scores: &mut Vec<Problem>,
) {
    let kind = ProblemKind::Value(problem.kind);
    match problem.field {
        Field::GameRating(_) | Field::GameDeviation(_) => {}
        Field::GameScore(j) => {
            let Some(meeting) = played.get(j).map(|played| played.meeting) else {
                return;
            };
            if group
                .meetings
                .get(meeting)
                .is_some_and(|meeting| meeting.a == i)
            {
                of_scores.push(Problem {
                    kind,
                    place: ValuePath::Score(meeting),
                });
            }
        }
        Field::Tau | Field::IdlePeriods => {
            let place = if problem.field == Field::Tau {
                ValuePath::Tau
            } else {
                ValuePath::IdlePeriods
            };
            if !of_players.iter().any(|problem| problem.place == place) {
                of_players.insert(0, Problem { kind, place });
            }
        }
        Field::PlayerDeviation => {
            of_players.push(Problem {
                kind,
                place: ValuePath::Player(i, PlayerField::Deviation),
            });
        }
        Field::PlayerVolatility => {
            of_players.push(Problem {
                kind,
                place: ValuePath::Player(i, PlayerField::Volatility),
            });
        }
        Field::PlayerRating | Field::Epsilon | Field::Rounding | Field::Game(_) => {
            of_players.push(Problem {
                kind,
                place: ValuePath::Player(i, PlayerField::Rating),
            });
        }
    }
}
