//! Games of chess between named players, and the games of one of them.
//!
//! Sites rate each kind of game by itself, so the games of a player are those of one kind, such as blitz.

use super::league::{League, Rated};
use super::player::{Colour, OwnGame, PlayedPeriod, PlayerGames};
use super::times::{self, DAY};
use super::{MOST_GAMES, Names, Reason, Skipped};
use crate::systems;
use std::rc::Rc;

/// The site where games were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Site {
    /// Lichess. Ratings are those before the game, and the changes are given.
    Lichess,
    /// chess.com. Ratings are those after the game.
    ChessCom,
    /// Online-Go.com. All numbers are given.
    OnlineGo,
    /// Another site, or a board.
    #[default]
    Other,
}

/// Kinds of games that are no variants, and variants, as the API of Lichess writes them.
pub(super) const STANDARD: [&str; 6] = [
    "ultraBullet",
    "bullet",
    "blitz",
    "rapid",
    "classical",
    "correspondence",
];
pub(super) const VARIANTS: [&str; 8] = [
    "chess960",
    "crazyhouse",
    "antichess",
    "atomic",
    "horde",
    "kingOfTheHill",
    "racingKings",
    "threeCheck",
];

/// A game. The first side is White.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ChessGame {
    pub(super) line: u32,
    pub(super) site: Site,
    pub(super) players: [Option<u32>; 2],
    pub(super) ratings: [Option<i32>; 2],
    pub(super) changes: [Option<i32>; 2],
    /// The end, or if it is unknown, the start.
    pub(super) time: Option<i64>,
    pub(super) kind: u32,
    /// The round of a tournament.
    pub(super) round: Option<u32>,
    /// The score of White.
    pub(super) score: Option<f32>,
    /// The reason why the game is not rated, for any player.
    pub(super) reason: Option<Reason>,
}

/// The games of a file.
#[derive(Clone, Debug, Default)]
pub struct ChessFile {
    pub(super) names: Names,
    pub(super) kinds: Names,
    pub(super) games: Vec<ChessGame>,
    /// The lines that could not be read.
    pub(super) broken: Skipped,
}

/// A player of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerId(u32);

impl ChessFile {
    /// Returns the index of a player, whose name may be written in any case.
    pub(super) fn player(&mut self, name: &str) -> Option<u32> {
        let name = name.trim();
        let is_known = !name.is_empty() && !["?", "-", "*"].contains(&name);
        is_known.then(|| self.names.of(name, &name.to_lowercase()))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: ChessGame) {
        if self.games.len() < MOST_GAMES {
            self.games.push(game);
        } else {
            self.broken.add(game.line as usize, Reason::TooMany);
        }
    }

    /// Returns whether the file has no game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Returns the number of all games.
    #[must_use]
    pub fn count(&self) -> usize {
        self.games.len()
    }

    /// Returns the site of all games.
    #[must_use]
    pub fn site(&self) -> Site {
        let site = self.games.first().map_or(Site::Other, |game| game.site);
        if self.games.iter().all(|game| game.site == site) {
            site
        } else {
            Site::Other
        }
    }

    /// Returns all players with the number of their games, those with the most games first.
    #[must_use]
    pub fn players(&self) -> Vec<(PlayerId, Rc<str>, usize)> {
        let mut counts = vec![0; self.names.list.len()];
        for game in &self.games {
            let [white, black] = game.players;
            for player in [white, black.filter(|_| black != white)]
                .into_iter()
                .flatten()
            {
                counts[player as usize] += 1;
            }
        }
        let named = (0..)
            .zip(counts)
            .map(|(i, count)| (PlayerId(i), self.names.get(i), count));
        let mut players: Vec<_> = named.collect();
        players.sort_by_key(|&(_, _, count)| std::cmp::Reverse(count));
        players
    }

    /// Returns the players who took part in every game: the owner of the file, if there is one.
    #[must_use]
    pub fn in_all_games(&self) -> Vec<PlayerId> {
        self.players()
            .into_iter()
            .filter(|(_, _, count)| *count == self.games.len())
            .map(|(id, _, _)| id)
            .collect()
    }

    /// Returns the player with a name, which may be written in any case.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<PlayerId> {
        self.names
            .places
            .get(&*name.trim().to_lowercase())
            .copied()
            .map(PlayerId)
    }

    /// Returns the kinds of a player's rated games with their numbers, the most frequent first.
    #[must_use]
    pub fn kinds(&self, player: PlayerId) -> Vec<(Rc<str>, usize)> {
        let mut counts = vec![0; self.kinds.list.len()];
        for game in self
            .games
            .iter()
            .filter(|game| game.reason.is_none() && game.players.contains(&Some(player.0)))
        {
            counts[game.kind as usize] += 1;
        }
        let named = (0..)
            .zip(counts)
            .map(|(i, count)| (self.kinds.get(i), count))
            .filter(|(_, count)| *count > 0);
        let mut kinds: Vec<_> = named.collect();
        kinds.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        kinds
    }

    /// Returns a player's rated games of a kind, in the order in which they were played, and the games that were left
    /// out.
    #[must_use]
    pub fn games_of(&self, PlayerId(player): PlayerId, kind: &str) -> (PlayerGames, Skipped) {
        let mut skipped = self.broken.clone();
        let mut games: Vec<(&ChessGame, OwnGame)> = Vec::new();
        for game in &self.games {
            match self.own_game(game, player, kind) {
                Ok(own) => games.push((game, own)),
                Err(reason) => skipped.add(game.line as usize, reason),
            }
        }
        skipped.listed.sort_by_key(|left_out| left_out.line);
        times::sort(&mut games, |(game, _)| game.time);
        let site = self.site();
        let system = match site {
            Site::Lichess => systems::by_id("lichess"),
            _ => None,
        };
        let mut last: Option<i64> = None;
        let mut rating = None;
        let period = |(chess, mut game): (&ChessGame, OwnGame)| {
            let days = game
                .time
                .zip(last)
                .map(|(now, last)| (now - last).max(0) as f64 / DAY as f64);
            last = game.time.or(last);
            if chess.site == Site::ChessCom {
                // The rating in the file is the one after the game.
                rating = std::mem::replace(&mut game.own_rating, rating);
            }
            PlayedPeriod::of_game(system, days, game)
        };
        let periods = games.into_iter().map(period).collect();
        let player = Some(self.names.get(player));
        (
            PlayerGames {
                site,
                system,
                player,
                kind: kind.to_owned(),
                start: None,
                periods,
            },
            skipped,
        )
    }

    fn own_game(&self, game: &ChessGame, player: u32, kind: &str) -> Result<OwnGame, Reason> {
        let [white, black] = game.players;
        if ![white, black].contains(&Some(player)) {
            return Err(Reason::OtherPlayers);
        }
        let own_kind = &*self.kinds.list[game.kind as usize];
        game.reason.map_or(Ok(()), Err)?;
        if own_kind != kind {
            // `daily` is a kind of chess.com.
            let is_standard = |kind| ["", "daily"].contains(&kind) || STANDARD.contains(&kind);
            let is_variant = is_standard(kind) && !is_standard(own_kind);
            return Err(if is_variant {
                Reason::Variant
            } else {
                Reason::OtherKind
            });
        }
        let me = usize::from(white != Some(player));
        let opponent = game.players[1 - me].ok_or(Reason::NoName)?;
        if opponent == player {
            return Err(Reason::OneSelf);
        }
        let score = f64::from(game.score.ok_or(Reason::NoResult)?);
        Ok(OwnGame {
            line: game.line as usize,
            time: game.time,
            opponent: Some(self.names.get(opponent)),
            rating: f64::from(game.ratings[1 - me].ok_or(Reason::NoRating)?),
            deviation: None,
            score: if me == 0 { score } else { 1.0 - score },
            own_rating: game.ratings[me].map(f64::from),
            change: game.changes[me].map(f64::from),
            colour: Some(if me == 0 {
                Colour::White
            } else {
                Colour::Black
            }),
            ..OwnGame::default()
        })
    }

    /// Returns the league of all players, and the games that were left out. A player starts with the rating of the
    /// first game.
    #[must_use]
    pub fn league(&self) -> (League, Skipped) {
        let mut skipped = self.broken.clone();
        let mut games: Vec<&ChessGame> = self.games.iter().collect();
        times::sort(&mut games, |game| game.time);
        let mut league = League::default();
        for game in games {
            let taken = match (game.reason, game.players, game.score) {
                (Some(reason), _, _) if reason != Reason::Unrated => Err(reason),
                (_, [Some(white), Some(black)], Some(score)) => {
                    let round = game
                        .round
                        .map(|round| league.round(&round.to_string()))
                        .transpose();
                    let rated = |side: usize, name: u32| Rated {
                        name: self.names.get(name).to_string(),
                        rating: game.ratings[side].map(f64::from),
                        ..Rated::default()
                    };
                    let sides = [rated(0, white), rated(1, black)];
                    round.and_then(|round| {
                        league.add(
                            game.line as usize,
                            &sides,
                            f64::from(score),
                            round,
                            game.time,
                        )
                    })
                }
                (_, [Some(_), Some(_)], None) => Err(Reason::NoResult),
                _ => Err(Reason::NoName),
            };
            if let Err(reason) = taken {
                skipped.add(game.line as usize, reason);
            }
        }
        skipped.listed.sort_by_key(|left_out| left_out.line);
        (league, skipped)
    }
}
