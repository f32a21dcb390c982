//! The value of this room in a link: printer and parser, together.
//!
//! `m:table/t:0.6/p:Anna,1500,200,0.06;Ben,1400,30/r:1-2;1-2,0.5;2-1,0`: parts with `/` between, each a key, `:` and a value. Whatever
//! equals the example that the room begins with is left out.
//!
//! | key | value |
//! |---|---|
//! | `m` | what is rated: `list`, `table`, `teams`, `worlds`, `race` |
//! | `t` | τ of the list; `tt` of the teams, `wt` of the worlds, `ft` of the free-for-all |
//! | `p` | the players: name, rating, RD, volatility; what is missing at the end is 1500, 350, 0.06 |
//! | `r` | the results: numbers of the two sides from 1, score of the first; no score is a win. `!name` is a side that is nobody |
//! | `ta`, `tb` | the members of the two teams, as players |
//! | `ts` | the score of the first team |
//! | `w` | the three worlds: points before what a player has |
//! | `f` | the free-for-all: place before what a player has |
//!
//! A `=` before a score says that it was typed. All but letters, digits and `-_.~+*` is percent-encoded, so that only letters, digits
//! and `-_.~+*!:=/;,%` occur. Keys and defaults never change. What is not understood is named and left out, and the rest holds.

use super::form::{GroupForm, Mode, PlayerForm, ResultForm, Side, UNRATED};
use crate::input::form::Score;
use crate::percent::{self, decode};
use std::rc::Rc;

/// What a link's value held.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The form.
    pub form: GroupForm,
    /// The parts that were left out, as they stand.
    pub not_understood: Vec<String>,
}

/// A form as a link has it; empty for the example that the room begins with.
#[must_use]
pub fn print(form: &GroupForm) -> String {
    let usual = GroupForm::default();
    let mut parts = Vec::new();
    let mut put = |key: &str, is_usual: bool, value: &dyn Fn() -> String| {
        if !is_usual {
            parts.push(format!("{key}:{}", value()));
        }
    };
    put("m", form.mode == usual.mode, &|| form.mode.id().to_owned());
    put("t", form.tau == usual.tau, &|| encode(&form.tau));
    put("p", form.players == usual.players, &|| players(form.players.iter().map(|player| (None, &**player))));
    put("r", form.results == usual.results, &|| joined(form.results.iter().map(result)));
    let (teams, usual_teams) = (&form.teams, &usual.teams);
    put("tt", teams.tau == usual_teams.tau, &|| encode(&teams.tau));
    for (key, team) in [("ta", 0), ("tb", 1)] {
        let members = &teams.teams[team];
        put(key, *members == usual_teams.teams[team], &|| players(members.iter().map(|member| (None, member))));
    }
    put("ts", teams.score == usual_teams.score, &|| score(&teams.score));
    let (worlds, usual_worlds) = (&form.worlds, &usual.worlds);
    put("wt", worlds.tau == usual_worlds.tau, &|| encode(&worlds.tau));
    put("w", worlds.worlds == usual_worlds.worlds && worlds.points == usual_worlds.points, &|| {
        players(worlds.points.iter().map(Some).zip(&worlds.worlds))
    });
    let (race, usual_race) = (&form.race, &usual.race);
    put("ft", race.tau == usual_race.tau, &|| encode(&race.tau));
    put("f", race.entrants == usual_race.entrants, &|| {
        players(race.entrants.iter().map(|(player, place)| (Some(place), player)))
    });
    parts.join("/")
}

/// The form of a link's value. Any text gives a form.
#[must_use]
pub fn parse(value: &str) -> Parsed {
    let mut parsed = Parsed { form: GroupForm::default(), not_understood: Vec::new() };
    // The results name players by their numbers, so the players come first.
    let mut results = None;
    for part in value.split('/').filter(|part| !part.is_empty()) {
        match part.split_once(':') {
            Some(("r", value)) => results = Some(value),
            Some((key, value)) if parsed.take(key, value) => {}
            _ => parsed.not_understood.push(part.to_owned()),
        }
    }
    if let Some(results) = results {
        parsed.take_results(results);
    } else {
        // The usual results are those of the usual players.
        let count = parsed.form.players.len();
        let is_known = |side: &Side| !matches!(side, Side::Player(player) if *player >= count);
        Rc::make_mut(&mut parsed.form.results).retain(|result| is_known(&result.a) && is_known(&result.b));
    }
    parsed
}

impl Parsed {
    /// Takes one part; whether it was understood.
    fn take(&mut self, key: &str, value: &str) -> bool {
        let form = &mut self.form;
        match key {
            "m" => return Mode::from_id(value).map(|mode| form.mode = mode).is_some(),
            "t" => form.tau = decode(value),
            "tt" => Rc::make_mut(&mut form.teams).tau = decode(value),
            "wt" => Rc::make_mut(&mut form.worlds).tau = decode(value),
            "ft" => Rc::make_mut(&mut form.race).tau = decode(value),
            "ts" => Rc::make_mut(&mut form.teams).score = score_of(value),
            "p" => {
                let players = self.players(value, false);
                self.form.players = Rc::new(players.into_iter().map(|(_, player)| Rc::new(player)).collect());
            }
            "ta" | "tb" => {
                let members = self.players(value, false).into_iter().map(|(_, member)| member).collect();
                Rc::make_mut(&mut self.form.teams).teams[usize::from(key == "tb")] = members;
            }
            "w" => {
                let mut worlds = self.players(value, true).into_iter();
                let (Some(a), Some(b), Some(c), None) = (worlds.next(), worlds.next(), worlds.next(), worlds.next())
                else {
                    return false;
                };
                let form = Rc::make_mut(&mut self.form.worlds);
                form.points = [a.0, b.0, c.0];
                form.worlds = [a.1, b.1, c.1];
            }
            "f" => {
                let entrants = self.players(value, true);
                let entrants = entrants.into_iter().map(|(place, player)| (player, place)).collect();
                Rc::make_mut(&mut self.form.race).entrants = entrants;
            }
            _ => return false,
        }
        true
    }

    /// Players, each with the cell that may stand before them.
    fn players(&mut self, value: &str, has_first: bool) -> Vec<(String, PlayerForm)> {
        let mut players = Vec::new();
        for text in value.split(';').filter(|text| !text.is_empty()) {
            let mut cells = text.split(',').map(decode);
            let first = if has_first { cells.next().unwrap_or_default() } else { String::new() };
            let name = cells.next().unwrap_or_default();
            let [rating, deviation, volatility] = UNRATED.map(|usual| cells.next().unwrap_or_else(|| usual.to_owned()));
            if cells.next().is_some() {
                self.not_understood.push(text.to_owned());
            } else {
                players.push((first, PlayerForm { name, rating, deviation, volatility }));
            }
        }
        players
    }

    fn take_results(&mut self, value: &str) {
        let count = self.form.players.len();
        let mut results = Vec::new();
        for text in value.split(';').filter(|text| !text.is_empty()) {
            match result_of(text, count) {
                Some(result) => results.push(result),
                None => self.not_understood.push(text.to_owned()),
            }
        }
        self.form.results = Rc::new(results);
    }
}

fn players<'a>(players: impl Iterator<Item = (Option<&'a String>, &'a PlayerForm)>) -> String {
    joined(players.map(|(first, player)| {
        let numbers = [&player.rating, &player.deviation, &player.volatility];
        let mut said = 3;
        while said > 0 && numbers[said - 1] == UNRATED[said - 1] {
            said -= 1;
        }
        // A player of whom there is nothing to say would be no player.
        if said == 0 && first.is_none() && player.name.is_empty() {
            said = 1;
        }
        let cells = first.into_iter().chain([&player.name]).chain(numbers.into_iter().take(said));
        cells.map(|cell| encode(cell)).collect::<Vec<_>>().join(",")
    }))
}

fn result(result: &ResultForm) -> String {
    let sides = format!("{}-{}", side(&result.a), side(&result.b));
    if result.score == Score::Won { sides } else { format!("{sides},{}", score(&result.score)) }
}

fn result_of(text: &str, players: usize) -> Option<ResultForm> {
    let (sides, typed) = text.split_once(',').unwrap_or((text, "1"));
    let (a, b) = sides.split_once('-')?;
    Some(ResultForm { a: side_of(a, players)?, b: side_of(b, players)?, score: score_of(typed) })
}

fn side(side: &Side) -> String {
    match side {
        Side::Player(player) => (player + 1).to_string(),
        // The hyphen stands between the sides.
        Side::Typed(text) => format!("!{}", encode(text).replace('-', "%2D")),
    }
}

fn side_of(text: &str, players: usize) -> Option<Side> {
    if let Some(typed) = text.strip_prefix('!') {
        return Some(Side::Typed(decode(typed)));
    }
    let player = text.parse::<usize>().ok()?.checked_sub(1)?;
    (player < players).then_some(Side::Player(player))
}

fn score(score: &Score) -> String {
    match score {
        // A typed 1 is no chosen win: the field it was typed into stays.
        Score::Typed(text) if Score::of_text(text) != *score => format!("={}", encode(text)),
        score => encode(score.as_text()),
    }
}

fn score_of(text: &str) -> Score {
    match text.strip_prefix('=') {
        Some(typed) => Score::Typed(decode(typed)),
        None => Score::of_text(&decode(text)),
    }
}

fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(";")
}

fn encode(text: &str) -> String {
    percent::encode(text, b"-_.~+*")
}
