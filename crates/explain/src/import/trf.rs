//! Tournament reports of FIDE in the format of 2016 (TRF16), whose columns have fixed places.

use super::league::{League, Rated};
use super::lines::Line;
use super::{Reason, Skipped};
use std::collections::BTreeMap;

/// The first column of the first round, and the columns of a round.
const ROUNDS: usize = 91;
const ROUND: usize = 10;

/// A reader of a report.
#[derive(Debug, Default)]
pub(super) struct Trf {
    players: BTreeMap<u32, Entrant>,
    skipped: Skipped,
}

#[derive(Debug)]
struct Entrant {
    line: usize,
    player: Rated,
    rounds: Vec<Pairing>,
}

/// A player's entry for a round.
#[derive(Clone, Copy, Debug)]
struct Pairing {
    opponent: Option<u32>,
    is_white: bool,
    result: char,
}

impl Trf {
    pub(super) fn take(&mut self, line: &Line) {
        if line.text.get(..4) != Some("001 ") {
            return;
        }
        let signs: Vec<char> = line.text.chars().collect();
        let cell = |from: usize, to: usize| {
            let cell: String = signs.iter().take(to).skip(from).collect();
            cell.trim().to_owned()
        };
        let name = cell(14, 47);
        let Ok(number) = cell(4, 8).parse::<u32>() else {
            return self.skipped.add(line.number, Reason::NotUnderstood);
        };
        if name.is_empty() || self.players.contains_key(&number) {
            let reason = if name.is_empty() {
                Reason::NoName
            } else {
                Reason::Contradiction
            };
            return self.skipped.add(line.number, reason);
        }
        let rating = cell(48, 52)
            .parse()
            .ok()
            .filter(|&rating: &f64| rating > 0.0 && rating.is_finite());
        let pairing = |from: usize| Pairing {
            opponent: cell(from, from + 4)
                .parse()
                .ok()
                .filter(|&opponent| opponent > 0),
            is_white: cell(from + 5, from + 6) == "w",
            result: signs.get(from + 7).copied().unwrap_or(' '),
        };
        let rounds = (ROUNDS..signs.len()).step_by(ROUND).map(pairing).collect();
        let player = Rated {
            name,
            rating,
            ..Rated::default()
        };
        self.players.insert(
            number,
            Entrant {
                line: line.number,
                player,
                rounds,
            },
        );
    }

    /// Returns the league. A game stands in the lines of both players, and is taken from White's.
    pub(super) fn finish(mut self) -> (League, Skipped) {
        let mut league = League::default();
        for entrant in self.players.values() {
            if let Err(reason) = league.player(&entrant.player) {
                self.skipped.add(entrant.line, reason);
            }
        }
        let rounds = self
            .players
            .values()
            .map(|entrant| entrant.rounds.len())
            .max()
            .unwrap_or(0);
        for round in 0..rounds {
            for (&number, entrant) in &self.players {
                let Some(&pairing) = entrant.rounds.get(round) else {
                    continue;
                };
                match self.game(number, pairing, round) {
                    Ok(Some((opponent, score))) => {
                        let sides = [entrant.player.clone(), opponent.player.clone()];
                        let index = league.round(&(round + 1).to_string());
                        let taken = index.and_then(|index| {
                            league.add(entrant.line, &sides, score, Some(index), None)
                        });
                        if let Err(reason) = taken {
                            self.skipped.add(entrant.line, reason);
                        }
                    }
                    Err(reason) if self.is_first_mention(number, pairing, round) => {
                        self.skipped.add(entrant.line, reason);
                    }
                    Ok(None) | Err(_) => {}
                }
            }
        }
        self.skipped.listed.sort_by_key(|left_out| left_out.line);
        (league, self.skipped)
    }

    /// Returns whether an entry is the first of the two that a game has.
    fn is_first_mention(&self, number: u32, pairing: Pairing, round: usize) -> bool {
        let other = pairing
            .opponent
            .filter(|&opponent| opponent < number)
            .and_then(|other| self.players.get(&other));
        other
            .and_then(|other| other.rounds.get(round))
            .is_none_or(|other| other.opponent != Some(number))
    }

    /// Returns the opponent and the score, or `None` if the entry is empty or the opponent's line has the game.
    fn game(
        &self,
        number: u32,
        pairing: Pairing,
        round: usize,
    ) -> Result<Option<(&Entrant, f64)>, Reason> {
        let score = |result: char| match result {
            '1' => Some(1.0),
            '=' => Some(0.5),
            '0' => Some(0.0),
            _ => None,
        };
        let Some(own) = score(pairing.result) else {
            return match (pairing.result, pairing.opponent) {
                (' ', None) => Ok(None),
                (' ', Some(_)) => Err(Reason::NoResult),
                _ => Err(Reason::Unplayed),
            };
        };
        let opponent = pairing.opponent.ok_or(Reason::NoName)?;
        let entrant = self.players.get(&opponent).ok_or(Reason::NoName)?;
        let other = entrant
            .rounds
            .get(round)
            .filter(|other| other.opponent == Some(number));
        let other = other.ok_or(Reason::Contradiction)?;
        if score(other.result) != Some(1.0 - own) {
            return Err(Reason::Contradiction);
        }
        let is_first = if pairing.is_white == other.is_white {
            number < opponent
        } else {
            pairing.is_white
        };
        Ok(is_first.then_some((entrant, own)))
    }
}
