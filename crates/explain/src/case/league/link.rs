//! The value of the room League in a link: prints and parses it.
//!
//! `m:table/t:0.6/p:Anna,1500,200,0.06;Ben,1400,30/r:1-2;1-2,0.5;2-1,0`: parts separated by `/`, each a key, `:` and a
//! value. Values equal to the example of the kind of games are left out.
//!
//! Links of earlier versions can have a league of each kind of games. Only the one that the view shows is read; the parts
//! of the others are ignored.
//!
//! | key | value |
//! |---|---|
//! | `m` | the view: `list`, `table`, `teams`, `worlds`, `race`; default: `list`, or `table` in an empty value |
//! | `k` | the period on view, from 1; without it the last one |
//! | `s` | whose steps are open: the number of a player, from 1, or of a team and its member, as `1-2` |
//! | `t` | τ of the list; `tt` of the teams, `wt` of the worlds, `ft` of the free-for-all |
//! | `p` | the players: name, rating, RD, volatility; missing cells at the end are 1500, 350, 0.06 |
//! | `r` | the first period's results: both sides, from 1; the first's score (default: win). `!name`: not a player |
//! | `ta`, `tb` | the members of the two teams, as players; `tj` the participants in neither |
//! | `ts` | the score of the first team; `tm` the method that carries over: `t` pairs, `to` opponent, `tc` team |
//! | `w` | the three worlds: points, then the cells of a player |
//! | `f` | the free-for-all: place, then the cells of a player |
//! | `n` | a later period of the list, one key for each, in order; `tn`, `wn`, `fn` of the other kinds |
//! | `o` | the first period, if the keys above cannot express it; `to`, `wo`, `fo` of the other kinds |
//!
//! A period is a list as in `r`; or `f` and a place for each participant; or `w` and the points of each; or `t`, `to`,
//! `tc` and for each participant `1`, `2`, or `0` for neither team, then the score of the first team, unless it is a
//! win. After a `;` may follow `i2.5`, the length of an idle period.
//!
//! A `=` before a score marks it as typed. All characters except letters, digits and `-_.~+*` are percent-encoded, so
//! that only letters, digits and `-_.~+*!:=/;,%` occur. Keys and defaults never change. Unreadable parts are reported
//! and left out, and the rest is used.

use super::{Kind, LeagueForm, Mode, Who, example, played};
use crate::case::link::too_many;
use crate::case::{
    Case, Games, MOST_PERIODS, Participant, PeriodForm, ResultForm, Score, Side, TeamsForm, UNRATED,
};
use crate::ids::HasId;
use crate::numbers::ungrouped;
use crate::percent::{self, decode};
use glicko2_steps::groups::teams::Method;
use std::rc::Rc;

/// A parsed value.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The form.
    pub form: LeagueForm,
    /// The period on view, from 0.
    pub period: usize,
    /// The participant whose steps are open.
    pub chosen: Option<Who>,
    /// The parts that were left out, as they stand in the link.
    pub not_understood: Vec<String>,
}

/// The keys of a kind of games.
struct Keys {
    kind: Kind,
    tau: &'static str,
    first: &'static str,
    later: &'static str,
    /// The keys of the participants and of their games in the first period.
    further: &'static [&'static str],
}

/// The keys of all kinds.
const KEYS: [Keys; 4] = [
    Keys {
        kind: Kind::Results,
        tau: "t",
        first: "o",
        later: "n",
        further: &["p", "r"],
    },
    Keys {
        kind: Kind::Teams,
        tau: "tt",
        first: "to",
        later: "tn",
        further: &["ta", "tb", "tj", "ts", "tm"],
    },
    Keys {
        kind: Kind::Worlds,
        tau: "wt",
        first: "wo",
        later: "wn",
        further: &["w"],
    },
    Keys {
        kind: Kind::Race,
        tau: "ft",
        first: "fo",
        later: "fn",
        further: &["f"],
    },
];

impl Keys {
    fn of(kind: Kind) -> &'static Self {
        &KEYS[kind as usize]
    }

    /// Returns whether only another kind of games has a key.
    fn is_of_other(&self, key: &str) -> bool {
        let has =
            |of: &Self| [of.tau, of.first, of.later].contains(&key) || of.further.contains(&key);
        KEYS.iter().any(|of| of.kind != self.kind && has(of))
    }
}

/// Prints the form. Returns an empty text for the room's initial example.
#[must_use]
pub fn print(form: &LeagueForm) -> String {
    let kind = form.mode.kind();
    let (case, usual, keys) = (&form.case, example(kind), Keys::of(kind));
    let mut parts = Vec::new();
    let mut put = |key: &str, is_usual: bool, value: &dyn Fn() -> String| {
        if !is_usual {
            parts.push(format!("{key}:{}", value()));
        }
    };
    put(keys.tau, case.tau == usual.tau, &|| number(&case.tau));
    let (first, usual_first) = (&case.periods[0], &usual.periods[0]);
    let is_plain = is_plain(kind, first);
    let same_players = case.participants == usual.participants;
    match kind {
        Kind::Results => {
            put("p", same_players, &|| {
                players(case.participants.iter().map(|player| (None, &**player)))
            });
            let is_usual = !is_plain || first.results() == usual_first.results();
            put("r", is_usual, &|| {
                joined(first.results().iter().map(result))
            });
        }
        Kind::Teams => {
            // If these keys cannot express the teams, all participants are listed as in neither, and the key of the
            // first period gives the teams.
            let teams = if is_plain { first.teams() } else { None };
            let (members, usual) = (members(case, teams), members(&usual, usual_first.teams()));
            for (i, key) in ["ta", "tb", "tj"].into_iter().enumerate() {
                put(key, members[i] == usual[i], &|| {
                    players(members[i].iter().map(|player| (None, &**player)))
                });
            }
            if let Some(teams) = teams {
                put("ts", teams.score == Score::Won, &|| score(&teams.score));
                put("tm", teams.method == Method::default(), &|| {
                    method(teams.method).to_owned()
                });
            }
        }
        Kind::Worlds | Kind::Race => {
            let blank = String::new();
            let cells = |i: usize| {
                if is_plain {
                    first.cells().get(i).unwrap_or(&blank)
                } else {
                    &blank
                }
            };
            let is_usual = same_players && (!is_plain || first.cells() == usual_first.cells());
            put(keys.further[0], is_usual, &|| {
                players(
                    case.participants
                        .iter()
                        .enumerate()
                        .map(|(i, player)| (Some(cells(i)), &**player)),
                )
            });
        }
    }
    put(keys.first, is_plain, &|| period(first));
    for later in &case.periods[1..] {
        put(keys.later, false, &|| period(later));
    }
    if form.mode != usual_mode(parts.is_empty()) {
        parts.insert(0, format!("m:{}", form.mode.id()));
    }
    parts.join("/")
}

/// Returns the members of the first team, of the second, and of neither.
fn members(case: &Case, teams: Option<&TeamsForm>) -> [Vec<Rc<Participant>>; 3] {
    let mut members = [const { Vec::new() }; 3];
    for (i, player) in case.participants.iter().enumerate() {
        let team = teams.and_then(|teams| teams.team_of.get(i).copied().flatten());
        members[team.unwrap_or(2)].push(player.clone());
    }
    members
}

/// Returns the view of a value that names none: the list, or that of the room's initial example if the value is empty.
fn usual_mode(is_empty: bool) -> Mode {
    if is_empty {
        LeagueForm::default().mode
    } else {
        Mode::List
    }
}

/// Returns whether the keys of the first version can express a first period.
fn is_plain(kind: Kind, first: &PeriodForm) -> bool {
    first.idle() == PeriodForm::IDLE
        && match (kind, first.played()) {
            (Kind::Results, Games::Results(_))
            | (Kind::Worlds, Games::Points(_))
            | (Kind::Race, Games::Places(_)) => true,
            (Kind::Teams, Games::Teams(teams)) => {
                let order = |of: &Option<usize>| of.unwrap_or(2);
                teams.team_of.is_sorted_by_key(order)
            }
            _ => false,
        }
}

/// Prints a form with the period on view and the participant whose steps are open.
#[must_use]
pub fn print_at(form: &LeagueForm, period: usize, chosen: Option<Who>) -> String {
    let last = form.case.periods.len() - 1;
    let period = if period < last {
        format!("k:{}", period + 1)
    } else {
        String::new()
    };
    let value = joined_parts(print(form), &period);
    match chosen {
        Some(who) => print_steps(&value, who),
        None => value,
    }
}

/// Appends the participant whose steps are open to a printed value.
#[must_use]
pub fn print_steps(value: &str, who: Who) -> String {
    let steps = match who {
        Who::Player(player) => format!("s:{}", player + 1),
        Who::Member(team, member) => format!("s:{}-{}", team + 1, member + 1),
    };
    joined_parts(value.to_owned(), &steps)
}

/// Appends a part to a printed value.
fn joined_parts(value: String, part: &str) -> String {
    if part.is_empty() {
        return value;
    }
    let value = if value.is_empty() {
        format!("m:{}", usual_mode(true).id())
    } else {
        value
    };
    format!("{value}/{part}")
}

/// Parses a value. Any text gives a form.
#[must_use]
pub fn parse(value: &str) -> Parsed {
    let parts = || value.split('/').filter(|part| !part.is_empty());
    let mode = parts()
        .filter_map(|part| Mode::from_id(part.strip_prefix("m:")?))
        .next_back();
    let mode = mode.unwrap_or_else(|| usual_mode(parts().next().is_none()));
    let keys = Keys::of(mode.kind());
    let mut parsed = Parsed {
        form: LeagueForm::example(mode),
        period: usize::MAX,
        chosen: None,
        not_understood: Vec::new(),
    };
    let example = &parsed.form.case;
    let mut teams = Teams {
        members: members(example, example.periods[0].teams()),
        ..Teams::default()
    };
    // Periods refer to participants by number, so the participants are read first.
    let (mut results, mut periods) = (None, Vec::new());
    for part in parts() {
        match part.split_once(':') {
            Some((key, _)) if keys.is_of_other(key) => {}
            Some(("r", value)) => results = Some(value),
            Some((key, value)) if key == keys.first || key == keys.later => {
                periods.push((key, value));
            }
            Some((key, value)) if key == keys.tau => parsed.form.case_mut().tau = decode(value),
            Some((key, value)) if parsed.take(key, value, &mut teams) => {}
            _ => parsed.not_understood.push(part.to_owned()),
        }
    }
    if keys.kind == Kind::Teams {
        parsed.form.case = Rc::new(teams.case(&parsed.form.case.tau));
    }
    let count = parsed.form.case.participants.len();
    if let Some(results) = results {
        let results = parsed.results(results.split(';').filter(|text| !text.is_empty()), count);
        parsed
            .form
            .case_mut()
            .change_results(0, |now| *now = results);
    } else {
        // The default results remain, except those of default players who are no longer there.
        let is_known = |side: &Side| !matches!(side, Side::Player(player) if *player >= count);
        let case = parsed.form.case_mut();
        case.change_results(0, |results| {
            results.retain(|result| is_known(&result.a) && is_known(&result.b));
        });
    }
    let mut later = Vec::new();
    for (key, value) in periods {
        // The limit includes the first period, which exists even if the link does not contain it.
        if later.len() + 1 == MOST_PERIODS {
            parsed
                .not_understood
                .push(too_many(&format!("{key}:"), MOST_PERIODS));
            break;
        }
        let period = parsed.period_of(value);
        if key == keys.first {
            parsed.form.case_mut().periods[0] = Rc::new(period);
        } else {
            later.push(period);
        }
    }
    parsed.form.case_mut().append(later);
    parsed.period = parsed.period.min(parsed.form.case.periods.len() - 1);
    parsed
}

/// The keys of two teams.
#[derive(Default)]
struct Teams {
    /// The members of the first team, of the second, and of neither.
    members: [Vec<Rc<Participant>>; 3],
    score: Score,
    method: Method,
}

impl Teams {
    fn case(self, tau: &str) -> Case {
        let Self {
            members,
            score,
            method,
        } = self;
        let team = |(team, members): (usize, &Vec<_>)| {
            vec![Some(team).filter(|&team| team < 2); members.len()]
        };
        let team_of = members.iter().enumerate().flat_map(team).collect();
        let mut case = Case::of(
            Vec::new(),
            tau,
            vec![played(Games::Teams(TeamsForm {
                team_of,
                score,
                method,
            }))],
        );
        case.participants = members.concat();
        case
    }
}

/// Parses a number that counts from 1, and returns it counted from 0.
fn from_one(text: &str) -> Option<usize> {
    text.parse::<usize>().ok()?.checked_sub(1)
}

impl Parsed {
    /// Applies one part, and returns whether it was understood.
    fn take(&mut self, key: &str, value: &str, teams: &mut Teams) -> bool {
        match key {
            "m" => return Mode::from_id(value).is_some(),
            "k" => return from_one(value).map(|period| self.period = period).is_some(),
            "s" => {
                let who = match value.split_once('-') {
                    None => from_one(value).map(Who::Player),
                    Some((team, member)) => from_one(team)
                        .zip(from_one(member))
                        .map(|(team, member)| Who::Member(team, member)),
                };
                return who.map(|who| self.chosen = Some(who)).is_some();
            }
            "ts" => teams.score = score_of(value),
            "tm" => {
                return method_of(value)
                    .map(|method| teams.method = method)
                    .is_some();
            }
            "p" => self.form.case_mut().participants = self.players(value, false).1,
            "ta" => teams.members[0] = self.players(value, false).1,
            "tb" => teams.members[1] = self.players(value, false).1,
            "tj" => teams.members[2] = self.players(value, false).1,
            "w" => {
                let (points, worlds) = self.players(value, true);
                if worlds.len() != 3 {
                    return false;
                }
                self.set_case(worlds, Games::Points(points));
            }
            "f" => {
                let (places, entrants) = self.players(value, true);
                self.set_case(entrants, Games::Places(places));
            }
            _ => return false,
        }
        true
    }

    fn set_case(&mut self, participants: Vec<Rc<Participant>>, games: Games) {
        let case = self.form.case_mut();
        case.participants = participants;
        case.periods = vec![Rc::new(played(games))];
    }

    /// Parses players, each with the cell before it if `has_first`.
    fn players(&mut self, value: &str, has_first: bool) -> (Vec<String>, Vec<Rc<Participant>>) {
        let (mut firsts, mut players) = (Vec::new(), Vec::new());
        for text in value.split(';').filter(|text| !text.is_empty()) {
            let mut cells = text.split(',').map(decode);
            let first = if has_first {
                cells.next().unwrap_or_default()
            } else {
                String::new()
            };
            let name = cells.next().unwrap_or_default();
            let [rating, deviation, volatility] =
                UNRATED.map(|usual| cells.next().unwrap_or_else(|| usual.to_owned()));
            if cells.next().is_some() {
                self.not_understood.push(text.to_owned());
            } else {
                firsts.push(first);
                players.push(Rc::new(Participant {
                    name,
                    rating,
                    deviation,
                    volatility,
                }));
            }
        }
        (firsts, players)
    }

    fn results<'a>(
        &mut self,
        texts: impl Iterator<Item = &'a str>,
        players: usize,
    ) -> Vec<ResultForm> {
        let mut results = Vec::new();
        for text in texts {
            match result_of(text, players) {
                Some(result) => results.push(result),
                None => self.not_understood.push(text.to_owned()),
            }
        }
        results
    }

    /// Parses the first or a later period.
    fn period_of(&mut self, value: &str) -> PeriodForm {
        let count = self.form.case.participants.len();
        let (mut idle, mut texts) = (None, Vec::new());
        for text in value.split(';').filter(|text| !text.is_empty()) {
            match text.strip_prefix('i') {
                Some(length) => idle = Some(decode(length)),
                None => texts.push(text),
            }
        }
        let games = match texts[..] {
            [text] if text.starts_with(['t', 'f', 'w']) => match games_of(text, count) {
                Some(games) => games,
                None => {
                    self.not_understood.push(text.to_owned());
                    Games::Results(Vec::new())
                }
            },
            _ => Games::Results(self.results(texts.into_iter(), count)),
        };
        PeriodForm::arising(games, idle.as_deref().unwrap_or(PeriodForm::IDLE))
    }
}

/// Prints a period.
fn period(period: &PeriodForm) -> String {
    let cells = |letter: char, cells: &[String]| {
        format!(
            "{letter}{}",
            cells
                .iter()
                .map(|cell| number(cell))
                .collect::<Vec<_>>()
                .join(",")
        )
    };
    let mut value = match period.played() {
        Games::Numbers(_) => String::new(),
        Games::Results(results) => joined(results.iter().map(result)),
        Games::Places(places) => cells('f', places),
        Games::Points(points) => cells('w', points),
        Games::Teams(teams) => {
            let digit =
                |of: &Option<usize>| of.map_or('0', |team| if team == 0 { '1' } else { '2' });
            let line_up: String = teams.team_of.iter().map(digit).collect();
            let result = if teams.score == Score::Won {
                String::new()
            } else {
                format!(",{}", score(&teams.score))
            };
            format!("{}{line_up}{result}", method(teams.method))
        }
    };
    if value.is_empty() || period.idle() != PeriodForm::IDLE {
        let separator = if value.is_empty() { "" } else { ";" };
        value.push_str(&format!("{separator}i{}", number(period.idle())));
    }
    value
}

/// Parses the games of a period other than a list of results.
fn games_of(text: &str, count: usize) -> Option<Games> {
    let cells = |text: &str| {
        let mut cells: Vec<String> = text.split(',').map(decode).collect();
        let has_room = cells.iter().skip(count).all(String::is_empty);
        cells.resize(count, String::new());
        has_room.then_some(cells)
    };
    if let Some(text) = text.strip_prefix('f') {
        return cells(text).map(Games::Places);
    }
    if let Some(text) = text.strip_prefix('w') {
        return cells(text).map(Games::Points);
    }
    let (line_up, score) = text
        .split_once(',')
        .map_or((text, Score::Won), |(line_up, score)| {
            (line_up, score_of(score))
        });
    let start = line_up
        .find(|c: char| c.is_ascii_digit())
        .unwrap_or(line_up.len());
    let (letters, line_up) = line_up.split_at(start);
    let team = |c: char| match c {
        '0' => Some(None),
        '1' => Some(Some(0)),
        '2' => Some(Some(1)),
        _ => None,
    };
    let mut team_of = line_up
        .chars()
        .map(team)
        .collect::<Option<Vec<_>>>()
        .filter(|teams| teams.len() <= count)?;
    team_of.resize(count, None);
    Some(Games::Teams(TeamsForm {
        team_of,
        score,
        method: method_of(letters)?,
    }))
}

fn method(method: Method) -> &'static str {
    match method {
        Method::IndividualPairs => "t",
        Method::CompositeOpponent => "to",
        Method::CompositeTeam => "tc",
    }
}

fn method_of(text: &str) -> Option<Method> {
    Method::ALL.into_iter().find(|&one| method(one) == text)
}

fn players<'a>(players: impl Iterator<Item = (Option<&'a String>, &'a Participant)>) -> String {
    joined(players.map(|(first, player)| {
        let numbers = [&player.rating, &player.deviation, &player.volatility];
        let mut said = 3;
        while said > 0 && numbers[said - 1] == UNRATED[said - 1] {
            said -= 1;
        }
        // A nameless player with default numbers would print as nothing, so the rating is written.
        if said == 0 && first.is_none() && player.name.is_empty() {
            said = 1;
        }
        let first = first.map(|cell| number(cell));
        let numbers = numbers.into_iter().take(said).map(|cell| number(cell));
        first
            .into_iter()
            .chain([encode(&player.name)])
            .chain(numbers)
            .collect::<Vec<_>>()
            .join(",")
    }))
}

fn result(result: &ResultForm) -> String {
    let sides = format!("{}-{}", side(&result.a), side(&result.b));
    if result.score == Score::Won {
        sides
    } else {
        format!("{sides},{}", score(&result.score))
    }
}

fn result_of(text: &str, players: usize) -> Option<ResultForm> {
    let (sides, typed) = text.split_once(',').unwrap_or((text, "1"));
    let (a, b) = sides.split_once('-')?;
    Some(ResultForm {
        a: side_of(a, players)?,
        b: side_of(b, players)?,
        score: score_of(typed),
    })
}

fn side(side: &Side) -> String {
    match side {
        Side::Player(player) => (player + 1).to_string(),
        // A hyphen separates the sides, so one in a name is encoded.
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
        // The `=` tells a typed 1 from a chosen win, so that the typed field remains.
        Score::Typed(text) if Score::of_text(text) != *score => format!("={}", number(text)),
        score => number(score.as_text()),
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

/// Prints a typed number. Commas between thousands are removed, because a page in another language would read them as
/// decimal commas.
fn number(text: &str) -> String {
    encode(&ungrouped(text))
}

fn encode(text: &str) -> String {
    percent::encode(text, b"-_.~+*")
}
