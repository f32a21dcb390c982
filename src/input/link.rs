//! The link: printer and parser of a state, together.
//!
//! `p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0;1700,300,0`: the player, τ, and each game's rating, RD and score. Whatever equals
//! the paper's example or the usual view is left out. Further keys: `i` idle periods, `k` the step (`5.1`: its first
//! iteration), `l` the confidence level, `d` decimals, `o=paper` the paper's rounding, `h=1` what comes next is hidden.
//!
//! Only letters, digits and `-_.~!$'()*+,;=:&%/?@` occur, which every forum leaves intact; anything else that was typed is
//! percent-encoded, so nothing is lost. A link that was ever given out keeps working: keys and defaults never change. What
//! is not understood, a key, a value or one game of several, is named and left out, and the rest holds.

use super::form::{Form, GameForm, Score};
use crate::app::{Moment, Options};
use crate::glicko2::Rounding;
use crate::present::level::Level;
use crate::present::number::Digits;

/// The keys of a case: the player, τ, the games, idle periods.
pub const CASE: &[&str] = &["p", "t", "g", "i"];
/// The keys of how things are looked at.
pub const VIEW: &[&str] = &["k", "l", "d", "o", "h"];
/// The keys of a system and of what it asks for.
pub const PLACE: &[&str] = &["y", "x"];
/// The keys that only the other rooms know: beside the system, a room, a season, a group, the dialog for sharing.
const BEYOND: &[&str] = &["y", "x", "r", "s", "m", "z"];

/// The parts of a link that have one of these keys, as a link.
#[must_use]
pub fn parts(fragment: &str, keys: &[&str]) -> String {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let has_key = |part: &&str| part.split_once('=').is_some_and(|(key, _)| keys.contains(&key));
    fragment.split('&').filter(has_key).collect::<Vec<_>>().join("&")
}

/// The parts of a link that only the other rooms know.
#[must_use]
pub fn beyond(fragment: &str) -> String {
    parted(fragment).0
}

/// Several links as one; of those that say the same the last one holds.
#[must_use]
pub fn joined(links: &[&str]) -> String {
    links.iter().copied().filter(|link| !link.is_empty()).collect::<Vec<_>>().join("&")
}

/// Whether a link has something that only the other rooms know: a room, a system, or the dialog for sharing.
#[must_use]
pub fn is_beyond(fragment: &str) -> bool {
    !parts(fragment, &["r", "y", "z"]).is_empty()
}

/// The parts of a link that only the other rooms know, and the others.
#[must_use]
pub fn parted(fragment: &str) -> (String, String) {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let is_beyond = |part: &&str| part.split_once('=').is_some_and(|(key, _)| BEYOND.contains(&key));
    let (beyond, own): (Vec<&str>, Vec<&str>) =
        fragment.split('&').filter(|part| !part.is_empty()).partition(is_beyond);
    (beyond.join("&"), own.join("&"))
}

/// Whether a link says something of a player or of games.
#[must_use]
pub fn has_case(fragment: &str) -> bool {
    !parts(fragment, CASE).is_empty()
}

/// Whether a link says something of the system constant.
#[must_use]
pub fn has_tau(fragment: &str) -> bool {
    !parts(fragment, &["t"]).is_empty()
}

/// What a link held.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The form.
    pub form: Form,
    /// How it is looked at.
    pub options: Options,
    /// What was left out.
    pub not_understood: Vec<NotUnderstood>,
}

/// A part of a link that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotUnderstood {
    /// The part as it stands.
    pub part: String,
}

/// The fragment of a state's link, without `#`.
#[must_use]
pub fn print(form: &Form, options: &Options) -> String {
    let (usual, view) = (Form::papers_example(), Options::default());
    let mut parts = Vec::new();
    let mut put = |key: &str, is_usual: bool, value: String| {
        if !is_usual {
            parts.push(format!("{key}={value}"));
        }
    };
    let player = |form: &Form| list(&[&form.rating, &form.deviation, &form.volatility]);
    put("p", player(form) == player(&usual), player(form));
    put("t", form.tau == usual.tau, encode(&form.tau));
    put("g", form.games == usual.games, games(form));
    put("i", form.idle_periods == usual.idle_periods, encode(&form.idle_periods));
    put("k", options.moment == view.moment, options.moment.to_string());
    put("l", options.level == view.level, options.level.id().to_owned());
    if let Digits::Decimals(n) = options.digits {
        put("d", false, n.to_string());
    }
    put("o", options.rounding == view.rounding, "paper".to_owned());
    put("h", options.hide == view.hide, "1".to_owned());
    parts.join("&")
}

/// The state of a fragment, with or without its `#`. Any text gives a state.
#[must_use]
pub fn parse(fragment: &str) -> Parsed {
    let mut parsed = Parsed { form: Form::papers_example(), options: Options::default(), not_understood: Vec::new() };
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    for part in fragment.split('&').filter(|part| !part.is_empty()) {
        let understood = part.split_once('=').is_some_and(|(key, value)| parsed.take(key, value));
        if !understood {
            parsed.not_understood.push(NotUnderstood { part: part.to_owned() });
        }
    }
    parsed
}

impl Parsed {
    /// Takes one part; whether it was understood.
    fn take(&mut self, key: &str, value: &str) -> bool {
        let (form, options) = (&mut self.form, &mut self.options);
        let one_of = |is: bool, then: &mut dyn FnMut()| {
            if is {
                then();
            }
            is
        };
        match key {
            "p" => {
                let cells: Vec<String> = value.split(',').map(decode).collect();
                let [rating, deviation, volatility] = &cells[..] else { return false };
                form.rating.clone_from(rating);
                form.deviation.clone_from(deviation);
                form.volatility.clone_from(volatility);
                true
            }
            "t" => {
                form.tau = decode(value);
                true
            }
            "i" => {
                form.idle_periods = decode(value);
                true
            }
            "g" => {
                let mut games = Vec::new();
                for text in value.split(';').filter(|text| !text.is_empty()) {
                    match game(text) {
                        Some(game) => games.push(game),
                        None => self.not_understood.push(NotUnderstood { part: text.to_owned() }),
                    }
                }
                form.games = Vec::new();
                form.append(games);
                true
            }
            "k" => Moment::parse(value).map(|moment| options.moment = moment).is_some(),
            "l" => Level::from_id(value).map(|level| options.level = level).is_some(),
            "d" => {
                let decimals = value.parse().ok().filter(|n| (Digits::FEWEST..=Digits::MOST).contains(n));
                decimals.map(|n| options.digits = Digits::Decimals(n)).is_some()
            }
            "o" => one_of(value == "paper", &mut || options.rounding = Rounding::AsPrinted),
            "h" => one_of(value == "1", &mut || options.hide = true),
            _ => false,
        }
    }
}

fn games(form: &Form) -> String {
    let games: Vec<String> = form
        .games
        .iter()
        .map(|game| match &game.score {
            // A typed 1 is no chosen win: the field it was typed into stays.
            Score::Typed(text) if Score::of_text(text) != game.score || text.starts_with('=') => {
                list(&[&game.rating, &game.deviation, &format!("={text}")])
            }
            score => list(&[&game.rating, &game.deviation, score.as_text()]),
        })
        .collect();
    games.join(";")
}

/// One game. Cells that are missing are empty, and the field then says so; with more than three nobody knows which is which.
fn game(text: &str) -> Option<GameForm> {
    if text.split(',').count() > 3 {
        return None;
    }
    let mut cells = text.split(',').map(decode);
    let mut cell = || cells.next().unwrap_or_default();
    let (rating, deviation, score) = (cell(), cell(), cell());
    let score = match score.strip_prefix('=') {
        Some(typed) => Score::Typed(typed.to_owned()),
        None => Score::of_text(&score),
    };
    Some(GameForm::new(&rating, &deviation, score))
}

fn list(cells: &[&str]) -> String {
    cells.iter().map(|cell| encode(cell)).collect::<Vec<_>>().join(",")
}

/// Percent-encodes all but letters, digits and a few signs that numbers have.
pub(super) fn encode(text: &str) -> String {
    encode_all_but(text, b"-_.~+=/*()!")
}

/// Percent-encodes all but letters, digits and these signs.
pub(super) fn encode_all_but(text: &str, plain: &[u8]) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || plain.contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

/// Takes the percent signs back. One that stands for nothing stays; bytes that are no text become �.
pub(super) fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = (first == b'%')
            .then(|| after.get(..2).and_then(|hex| std::str::from_utf8(hex).ok()))
            .flatten()
            .filter(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit()))
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match code {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
