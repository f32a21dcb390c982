//! The link: printer and parser of a case and of how it is looked at, together.
//!
//! `p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0;1700,300,0`: the player, τ, and each game's rating, RD and score. Whatever equals
//! the paper's example or the usual view is left out.
//!
//! | key | value |
//! |---|---|
//! | `p` | the player before the first period: rating, RD, volatility |
//! | `t` | τ |
//! | `g` | the games of the only period, parted by `;`. An RD of `?` is not known; a `=` before a score says that it was typed |
//! | `i` | the idle periods, where the only period has no games |
//! | `s` | several periods, parted by `/`: games as in `g`, or `i2.5` for so long without any. Empty: the example of several periods |
//! | `w` | the period that is looked at, from 1 |
//! | `k` | the step that is open (`5.1`: its first iteration) |
//! | `v` | how much of the derivation is open: `values`, `all` |
//! | `l` | the confidence level |
//! | `d` | decimals |
//! | `o` | `paper`: the paper's rounding |
//! | `h` | `1`: what comes next is hidden |
//! | `b` | `1`: one step fills the screen, for a room with a beamer. It is not kept for the next visit |
//! | `lang` | the language of the page. It leads to that page before the program starts (`www/elsewhere.js`), and is no state |
//!
//! In links of the first version `s` may begin with the player and τ, `p:1500,200,0.06/t:0.5/…`, and `-` stands for no period at all.
//!
//! Only letters, digits and `-_.~!$'()*+,;=:&%/?@` occur, which every forum leaves intact; anything else that was typed is
//! percent-encoded, so nothing is lost. A link that was ever given out keeps working: keys and defaults never change. What
//! is not understood, a key, a value or one game of several, is named and left out, and the rest holds.

use super::detail::Detail;
use super::level::Level;
use super::{Case, GameForm, MOST_PERIODS, Moment, Options, Participant, PeriodForm, Score, UNKNOWN_RD};
use crate::glicko2::Rounding;
use crate::number::{Digits, ungrouped};
use crate::percent::{self, decode};
use std::rc::Rc;

/// The keys of a case: the player, τ, the games, idle periods, several periods.
pub const CASE: &[&str] = &["p", "t", "g", "i", "s"];
/// The keys of how things are looked at, as that is kept.
pub const VIEW: &[&str] = &["w", "k", "v", "l", "d", "o", "h"];
/// The keys of a system and of what it asks for.
pub const PLACE: &[&str] = &["y", "x"];
/// The keys that only the other rooms know: a system, a room, the leagues, what is open in the room Learn, the dialog for sharing.
const BEYOND: &[&str] = &["y", "x", "r", "m", "n", "e", "c", "q", "z"];
/// The language that pages in the site's first folder have.
const FIRST_LANGUAGE: &str = "en";
/// The key of the page's language.
const LANGUAGE: &str = "lang";
/// The first version had a room for several periods.
pub const OLD_ROOM: &str = "r=season";

/// The parts of a link that have one of these keys, as a link.
#[must_use]
pub fn parts(fragment: &str, keys: &[&str]) -> String {
    apart(fragment, keys).0
}

/// Several links as one; of those that say the same the last one holds.
#[must_use]
pub fn joined(links: &[&str]) -> String {
    links.iter().copied().filter(|link| !link.is_empty()).collect::<Vec<_>>().join("&")
}

/// Whether a link has something that only comes with the other rooms: a room, a system, several periods, or the dialog for sharing.
#[must_use]
pub fn is_beyond(fragment: &str) -> bool {
    !parts(fragment, &["r", "y", "z", "s"]).is_empty()
}

/// The parts of a link that only the other rooms know, and the others.
#[must_use]
pub fn parted(fragment: &str) -> (String, String) {
    let (beyond, own) = apart(fragment, BEYOND);
    // Where that room had nothing else, it had the example.
    let has_example = beyond.contains(OLD_ROOM) && parts(&own, &["s"]).is_empty();
    let own = if has_example { joined(&["s=", &own]) } else { own };
    (beyond, own)
}

/// Whether a link opens the dialog for sharing, and says nothing else.
#[must_use]
pub fn is_of_dialog(fragment: &str) -> bool {
    fragment.strip_prefix('#').unwrap_or(fragment).strip_prefix("z=").is_some_and(|asked| !asked.contains('&'))
}

/// The parts of a link that have one of these keys, and the others.
#[must_use]
pub fn apart(fragment: &str, keys: &[&str]) -> (String, String) {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let has_key = |part: &&str| part.split_once('=').is_some_and(|(key, _)| keys.contains(&key));
    let (of_keys, others): (Vec<&str>, Vec<&str>) =
        fragment.split('&').filter(|part| !part.is_empty()).partition(has_key);
    (of_keys.join("&"), others.join("&"))
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
    /// The case.
    pub case: Case,
    /// How it is looked at.
    pub options: Options,
    /// What was left out.
    pub not_understood: Vec<NotUnderstood>,
}

/// A part of a link that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotUnderstood {
    /// The part as it stands, or of a part with too much in it what [`too_many`] says.
    pub part: String,
}

/// How a link's part with more than `most` things in it is named, of which the rest was left out: `s=… (> 10000)`.
pub fn too_many(part: &str, most: usize) -> String {
    format!("{part}… (> {most})")
}

/// The fragment of a state's link, without `#`.
///
/// Long cases are printed with every key that is pressed, so their periods go into one string.
#[must_use]
pub fn print(case: &Case, options: &Options) -> String {
    let (usual, view) = (Case::papers_example(), Options::default());
    let mut parts = Vec::new();
    let mut put = |key: &str, is_usual: bool, value: &dyn Fn() -> String| {
        if !is_usual {
            parts.push(format!("{key}={}", value()));
        }
    };
    let player = case.player();
    put("p", player == usual.player(), &|| list(&[&player.rating, &player.deviation, &player.volatility]));
    put("t", case.tau == usual.tau, &|| encode(&case.tau));
    if let [period] = &case.periods[..] {
        let usual = &usual.periods[0];
        put("g", period.games() == usual.games(), &|| games(period.games()));
        put("i", period.idle() == usual.idle(), &|| encode(period.idle()));
    } else {
        put("s", false, &|| periods(case));
    }
    put("w", options.period == view.period, &|| (options.period + 1).to_string());
    put("k", options.moment.is_none(), &|| options.moment.map_or_else(String::new, |moment| moment.to_string()));
    put("v", options.detail == view.detail, &|| options.detail.id().to_owned());
    put("l", options.level == view.level, &|| options.level.id().to_owned());
    if let Digits::Decimals(n) = options.digits {
        put("d", false, &|| n.to_string());
    }
    put("o", options.rounding == view.rounding, &|| "paper".to_owned());
    put("h", options.hide == view.hide, &|| "1".to_owned());
    put("b", options.present == view.present, &|| "1".to_owned());
    parts.join("&")
}

/// A link without the language of the page, which is none of the program's business.
#[must_use]
pub fn without_language(fragment: &str) -> String {
    apart(fragment, &[LANGUAGE]).1
}

/// A link that leads to a page of that language; of the site's first language it need not say so.
#[must_use]
pub fn in_language(link: &str, code: &str) -> String {
    if code == FIRST_LANGUAGE { link.to_owned() } else { joined(&[&[LANGUAGE, "=", code].concat(), link]) }
}

/// A link for others. It is never empty: a page without a state goes on where its reader's last visit ended.
#[must_use]
pub fn for_others(link: &str) -> String {
    if !link.is_empty() {
        return link.to_owned();
    }
    let example = Case::papers_example();
    let player = example.player();
    format!("p={}", list(&[&player.rating, &player.deviation, &player.volatility]))
}

/// The state of a fragment, with or without its `#`. Any text gives a state.
#[must_use]
pub fn parse(fragment: &str) -> Parsed {
    let mut parsed = read(fragment);
    parsed.options.period = parsed.options.period.min(parsed.case.periods.len() - 1);
    parsed
}

/// How a fragment says that some case is looked at. The period may be one that the case does not have.
#[must_use]
pub fn options(fragment: &str) -> Options {
    read(fragment).options
}

fn read(fragment: &str) -> Parsed {
    let mut parsed = Parsed { case: Case::papers_example(), options: Options::default(), not_understood: Vec::new() };
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    for part in fragment.split('&').filter(|part| !part.is_empty()) {
        let understood = part.split_once('=').is_some_and(|(key, value)| parsed.take(key, value));
        if !understood {
            parsed.leave_out(part);
        }
    }
    parsed
}

impl Parsed {
    fn leave_out(&mut self, part: &str) {
        self.not_understood.push(NotUnderstood { part: part.to_owned() });
    }

    /// Takes one part; whether it was understood.
    fn take(&mut self, key: &str, value: &str) -> bool {
        let (case, options) = (&mut self.case, &mut self.options);
        let one_of = |is: bool, then: &mut dyn FnMut()| {
            if is {
                then();
            }
            is
        };
        match key {
            "p" => self.take_player(value),
            "t" => {
                case.tau = decode(value);
                true
            }
            "i" => {
                let period = case.periods[0].with(case.periods[0].played().clone(), decode(value));
                *case = case.with_periods(vec![period]);
                true
            }
            "g" => {
                let mut games = Vec::new();
                for text in value.split(';').filter(|text| !text.is_empty()) {
                    match game(text) {
                        Some(game) => games.push(game),
                        None => self.leave_out(text),
                    }
                }
                let idle = self.case.periods[0].idle().to_owned();
                self.case = self.case.with_periods(vec![PeriodForm::new(games, &idle)]);
                true
            }
            "s" => {
                self.take_periods(value);
                true
            }
            "w" => {
                let period = value.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                period.map(|period| options.period = period).is_some()
            }
            "k" => Moment::parse(value).map(|moment| options.moment = Some(moment)).is_some(),
            "v" => Detail::from_id(value).map(|detail| options.detail = detail).is_some(),
            "l" => Level::from_id(value).map(|level| options.level = level).is_some(),
            "d" => {
                let decimals = value.parse().ok().filter(|n| (Digits::FEWEST..=Digits::MOST).contains(n));
                decimals.map(|n| options.digits = Digits::Decimals(n)).is_some()
            }
            "o" => one_of(value == "paper", &mut || options.rounding = Rounding::AsPrinted),
            "h" => one_of(value == "1", &mut || options.hide = true),
            "b" => one_of(value == "1", &mut || options.present = true),
            LANGUAGE => true,
            _ => false,
        }
    }

    fn take_player(&mut self, value: &str) -> bool {
        let cells: Vec<String> = value.split(',').map(decode).collect();
        let Ok([rating, deviation, volatility]) = <[String; 3]>::try_from(cells) else { return false };
        let name = String::new();
        self.case = self.case.with_player(Participant { name, rating, deviation, volatility });
        true
    }

    /// Takes several periods, and in links of the first version the player and τ before them.
    fn take_periods(&mut self, value: &str) {
        let mut found = None;
        if value.matches('/').count() >= MOST_PERIODS {
            self.leave_out(&too_many("s=", MOST_PERIODS));
        }
        for part in value.split('/').filter(|part| !part.is_empty()) {
            match part.split_once(':') {
                Some(("p", player)) if self.take_player(player) => {}
                Some(("t", tau)) => self.case.tau = decode(tau),
                Some(_) => self.leave_out(part),
                None => {
                    let periods: &mut Vec<PeriodForm> = found.get_or_insert_default();
                    if part != NONE && periods.len() < MOST_PERIODS {
                        periods.extend(self.period(part));
                    }
                }
            }
        }
        self.case = match found {
            Some(periods) => self.case.with_periods(periods),
            None => Case { periods: Case::example_of_periods().periods, ..self.case.clone() },
        };
    }

    /// The period of a part. One of which nothing is understood is none.
    fn period(&mut self, part: &str) -> Option<PeriodForm> {
        let (mut games, mut idle) = (Vec::new(), None);
        for text in part.split(';').filter(|text| !text.is_empty()) {
            match text.strip_prefix('i') {
                Some(length) if !length.contains(',') => idle = Some(decode(length)),
                _ => match game(text) {
                    Some(game) => games.push(game),
                    None => self.leave_out(text),
                },
            }
        }
        let is_something = !games.is_empty() || idle.is_some();
        is_something.then(|| PeriodForm::new(games, idle.as_deref().unwrap_or(PeriodForm::IDLE)))
    }
}

/// In place of the periods where there are none.
const NONE: &str = "-";

fn periods(case: &Case) -> String {
    let mut out = String::new();
    for (k, period) in case.periods.iter().enumerate() {
        if k > 0 {
            out.push('/');
        }
        put_games(&mut out, period.games(), IN_PERIODS);
        let is_idle = period.games().is_empty();
        if is_idle || period.idle() != PeriodForm::IDLE {
            out.push_str(if is_idle { "i" } else { ";i" });
            put(&mut out, period.idle(), IN_PERIODS);
        }
    }
    out
}

fn games(games: &[Rc<GameForm>]) -> String {
    let mut out = String::new();
    put_games(&mut out, games, PLAIN);
    out
}

fn put_games(out: &mut String, games: &[Rc<GameForm>], plain: &[u8]) {
    for (j, game) in games.iter().enumerate() {
        if j > 0 {
            out.push(';');
        }
        put(out, &game.rating, plain);
        out.push(',');
        // Elsewhere a question mark is encoded: at its end it would be taken for no part of the address.
        if game.deviation == UNKNOWN_RD {
            out.push_str(UNKNOWN_RD);
        } else {
            put(out, &game.deviation, plain);
        }
        out.push(',');
        // A typed 1 is no chosen win: the field it was typed into stays.
        if let Score::Typed(text) = &game.score
            && (Score::of_text(text) != game.score || text.starts_with('='))
        {
            out.push('=');
        }
        put(out, game.score.as_text(), plain);
    }
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

/// What is not encoded, beside letters and digits: a few signs that numbers have.
const PLAIN: &[u8] = b"-_.~+=/*()!";
/// The same among several periods, which `/` parts.
const IN_PERIODS: &[u8] = b"-_.~+*";

fn list(cells: &[&str]) -> String {
    cells.iter().map(|cell| encode(cell)).collect::<Vec<_>>().join(",")
}

/// Percent-encodes all but letters, digits and a few signs that numbers have. Thousands have no commas in links: those would be decimal
/// commas on a page in another language.
pub fn encode(text: &str) -> String {
    percent::encode(&ungrouped(text), PLAIN)
}

/// Adds a text, percent-encoded where it has to be.
fn put(out: &mut String, text: &str, plain: &[u8]) {
    if text.bytes().all(|b| b.is_ascii_alphanumeric() || plain.contains(&b)) {
        out.push_str(text);
    } else {
        out.push_str(&percent::encode(&ungrouped(text), plain));
    }
}
