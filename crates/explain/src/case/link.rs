//! The link: prints and parses all of it, down to the values that wait for the lazy part.
//!
//! `p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0;1700,300,0`: the player, τ, and each game's rating, RD and score.
//! Values equal to the paper's example or to the default view are left out.
//!
//! | key | value |
//! |---|---|
//! | `p` | the player before the first period: rating, RD, volatility |
//! | `t` | τ |
//! | `g` | the games of the only period, separated by `;`. An RD of `?` is unknown; `=` marks a typed score |
//! | `i` | the idle periods, where the only period has no games |
//! | `s` | several periods, separated by `/`: games as in `g`, or `i2.5`, an idle time. Empty: their example |
//! | `w` | the period on view, from 1 |
//! | `k` | the open step (`5.1`: its first iteration) |
//! | `v` | how much of the derivation is open: `values`, `all` |
//! | `l` | the confidence level |
//! | `d` | decimals |
//! | `o` | `paper`: the paper's rounding |
//! | `h` | `1`: values after the current step are hidden |
//! | `b` | `1`: presentation, one step fills the screen. Not saved for the next visit |
//! | `r`, `n`, `run`, `e`, `c`, `q`, `y`, `x`, `m`, `z` | read by the lazy part: see [`Key`] |
//! | `lang` | the language of the page. `www/elsewhere.js` opens that page; the program ignores the key |
//!
//! In links of the first version `s` can begin with the player and τ, `p:1500,200,0.06/t:0.5/…`, and `-` stands for an
//! empty list of periods.
//!
//! A link consists only of letters, digits and `-_.~!$'()*+,;=:&%/?@`, which every forum leaves intact. Other typed
//! characters are percent-encoded, so nothing is lost. Published links keep working: keys and defaults never change. A
//! key, a value or a single game that cannot be read is reported and left out, and the rest is used.

use super::detail::Detail;
use super::level::Level;
use super::{
    Case, GameForm, MOST_PERIODS, Options, Participant, PeriodForm, Score, StepPosition, UNKNOWN_RD,
};
use crate::for_scripts::LAZY_KEYS;
use crate::ids::HasId;
use crate::numbers::{Digits, ungrouped};
use crate::percent::{self, decode};
use glicko2_steps::Rounding;
use std::rc::Rc;
use strum::VariantArray;

/// The keys of a case: the player, τ, the games, idle periods, several periods.
const CASE: [&str; 5] = ["p", "t", "g", "i", "s"];
/// The language of the pages in the site's root folder.
const FIRST_LANGUAGE: &str = "en";
/// The key of the page's language.
pub const LANGUAGE: &str = "lang";
/// The room for several periods in links of the first version.
pub const OLD_ROOM: &str = "season";

/// A link, divided as the program is: the first part parses the player, and the rest is text until the lazy part is
/// loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The case of one player, and the view options. The period may be one that the case does not have.
    pub player: Parsed,
    /// The rest.
    pub lazy: LazyLink,
}

/// A key that only the lazy part reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, VariantArray)]
pub enum Key {
    /// The room: `group`, `systems`, or a section of the room Learn.
    #[strum(to_string = "r")]
    Room,
    /// The lesson, or the entry of the glossary.
    #[strum(to_string = "n")]
    Lesson,
    /// The run of the simulation in a lesson.
    #[strum(to_string = "run")]
    Run,
    /// The sheet of exercises.
    #[strum(to_string = "e")]
    Practise,
    /// The numbers to check.
    #[strum(to_string = "c")]
    Check,
    /// The wanted rating.
    #[strum(to_string = "q")]
    Solve,
    /// The system by its id.
    #[strum(to_string = "y")]
    System,
    /// The options of the system.
    #[strum(to_string = "x")]
    Options,
    /// The league, in the format of [`league::link`](super::league::link).
    #[strum(to_string = "m")]
    League,
    /// The tab of the dialog for sharing.
    #[strum(to_string = "z")]
    Share,
}

/// The values of a link that only the lazy part reads. Each is parsed beside the type that it becomes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LazyLink([Option<String>; Key::VARIANTS.len()]);

/// Returns the parts of a link, with or without its `#`.
fn parts(fragment: &str) -> impl Iterator<Item = &str> {
    fragment
        .strip_prefix('#')
        .unwrap_or(fragment)
        .split('&')
        .filter(|part| !part.is_empty())
}

/// Joins several links into one. Where two have the same key, the last one wins.
#[must_use]
pub fn joined(links: &[&str]) -> String {
    links
        .iter()
        .copied()
        .filter(|link| !link.is_empty())
        .collect::<Vec<_>>()
        .join("&")
}

/// Returns whether a link needs the lazy part.
#[must_use]
pub fn is_beyond(fragment: &str) -> bool {
    Link::parse(fragment).needs_lazy_part()
}

/// Returns the first value of a key in a link.
#[must_use]
pub fn value<'a>(fragment: &'a str, key: &str) -> Option<&'a str> {
    parts(fragment).find_map(|part| part.strip_prefix(key)?.strip_prefix('='))
}

/// Returns a link with the values of a key changed.
#[must_use]
pub fn with_value(fragment: &str, key: &str, change: impl Fn(&str) -> String) -> String {
    let part = |part: &str| match part.split_once('=') {
        Some((of, value)) if of == key => format!("{key}={}", change(value)),
        _ => part.to_owned(),
    };
    parts(fragment).map(part).collect::<Vec<_>>().join("&")
}

impl Link {
    /// Parses a fragment, with or without its `#`. Any text gives a link.
    #[must_use]
    pub fn parse(fragment: &str) -> Self {
        let mut lazy = LazyLink::default();
        let own: Vec<&str> = parts(fragment).filter(|part| !lazy.take(part)).collect();
        // Without a list of periods, that room showed the example of several periods.
        let has_example =
            lazy.value(Key::Room) == OLD_ROOM && !own.iter().any(|part| part.starts_with("s="));
        Self {
            player: read(has_example.then_some("s=").into_iter().chain(own)),
            lazy,
        }
    }

    /// Returns whether the link has something that needs the lazy part: a room, a system, several periods, or the dialog
    /// for sharing.
    #[must_use]
    pub fn needs_lazy_part(&self) -> bool {
        LAZY_KEYS.iter().any(|key| {
            Key::from_id(key).map_or_else(|| self.player.has(key), |key| self.lazy.has(key))
        })
    }

    /// Returns whether the link opens the dialog for sharing and contains nothing else.
    #[must_use]
    pub fn is_of_dialog(&self) -> bool {
        let is_alone = |key: &Key| (*key == Key::Share) == self.lazy.has(*key);
        self.player.is_empty() && Key::VARIANTS.iter().all(is_alone)
    }
}

impl LazyLink {
    /// Returns whether there is a value of a key, which may be empty.
    #[must_use]
    pub fn has(&self, key: Key) -> bool {
        self.0[key as usize].is_some()
    }

    /// Returns the value of a key, or an empty text if there is none.
    #[must_use]
    pub fn value(&self, key: Key) -> &str {
        self.0[key as usize].as_deref().unwrap_or_default()
    }

    /// Sets the value of a key. An empty text removes it.
    pub fn set(&mut self, key: Key, value: &str) {
        self.0[key as usize] = Some(value.to_owned()).filter(|value| !value.is_empty());
    }

    /// Returns the values of the system and of its options alone.
    #[must_use]
    pub fn system(&self) -> Self {
        let mut system = Self::default();
        for key in [Key::System, Key::Options] {
            system.0[key as usize].clone_from(&self.0[key as usize]);
        }
        system
    }

    /// Adds the values of another link.
    pub fn merge(&mut self, other: Self) {
        for (own, value) in self.0.iter_mut().zip(other.0) {
            *own = value.or(own.take());
        }
    }

    /// Returns whether there are no values.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// Returns the part of the link with a key and its value.
    #[must_use]
    pub fn part(&self, key: Key) -> NotUnderstood {
        NotUnderstood {
            part: [key.id(), "=", self.value(key)].concat(),
        }
    }

    /// Prints the values as parts of a link.
    #[must_use]
    pub fn print(&self) -> String {
        let printed = Key::VARIANTS
            .iter()
            .filter(|&&key| self.has(key))
            .map(|&key| self.part(key).part);
        printed.collect::<Vec<_>>().join("&")
    }

    /// Takes a part of a link. Returns whether it has one of the keys.
    fn take(&mut self, part: &str) -> bool {
        let Some((key, value)) = part.split_once('=') else {
            return false;
        };
        let key = Key::from_id(key);
        if let Some(key) = key {
            self.0[key as usize] = Some(value.to_owned());
        }
        key.is_some()
    }
}

/// The part of a link about one player, parsed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parsed {
    /// The case.
    pub case: Case,
    /// The view options.
    pub options: Options,
    /// The parts that were left out.
    pub not_understood: Vec<NotUnderstood>,
    /// The keys of all parts.
    keys: Vec<String>,
}

/// A part of a link that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotUnderstood {
    /// The part as it stands in the link, or the message of [`too_many`] for a part with too many items.
    pub part: String,
}

/// Describes a part of a link with more than `most` items, of which the rest was left out: `s=… (> 10000)`.
pub fn too_many(part: &str, most: usize) -> String {
    format!("{part}… (> {most})")
}

/// Returns the fragment of a state's link, without `#`.
#[must_use]
pub fn print(case: &Case, options: &Options) -> String {
    joined(&[&print_case(case), &print_view(options)])
}

/// Prints a case as parts of a link.
///
/// A long case is printed at every key press, so its periods are written into one string.
#[must_use]
pub fn print_case(case: &Case) -> String {
    let usual = Case::papers_example();
    let mut parts = Vec::new();
    let mut put = put_into(&mut parts);
    let player = case.player();
    put("p", player == usual.player(), &|| {
        list(&[&player.rating, &player.deviation, &player.volatility])
    });
    put("t", case.tau == usual.tau, &|| encode(&case.tau));
    if let [period] = &case.periods[..] {
        let usual = &usual.periods[0];
        put("g", period.games() == usual.games(), &|| {
            games(period.games())
        });
        put("i", period.idle() == usual.idle(), &|| {
            encode(period.idle())
        });
    } else {
        put("s", false, &|| periods(case));
    }
    drop(put);
    parts.join("&")
}

/// Prints the view options as parts of a link.
#[must_use]
pub fn print_view(options: &Options) -> String {
    let view = Options::default();
    let mut parts = Vec::new();
    let mut put = put_into(&mut parts);
    put("w", options.period == view.period, &|| {
        (options.period + 1).to_string()
    });
    put("k", options.position.is_none(), &|| {
        options
            .position
            .map_or_else(String::new, |position| position.to_string())
    });
    put("v", options.detail == view.detail, &|| {
        options.detail.id().to_owned()
    });
    put("l", options.level == view.level, &|| {
        options.level.id().to_owned()
    });
    if let Digits::Decimals(n) = options.digits {
        put("d", false, &|| n.to_string());
    }
    put("o", options.rounding == view.rounding, &|| {
        "paper".to_owned()
    });
    put("h", options.hide == view.hide, &|| "1".to_owned());
    put("b", options.present == view.present, &|| "1".to_owned());
    drop(put);
    parts.join("&")
}

/// Returns a function that adds a part to a link, unless its value is the usual one.
fn put_into(parts: &mut Vec<String>) -> impl FnMut(&str, bool, &dyn Fn() -> String) {
    |key, is_usual, value| {
        if !is_usual {
            parts.push([key, "=", &value()].concat());
        }
    }
}

/// Removes the language from a link, because the program does not use it.
#[must_use]
pub fn without_language(fragment: &str) -> String {
    let is_other = |part: &&str| value(part, LANGUAGE).is_none();
    parts(fragment)
        .filter(is_other)
        .collect::<Vec<_>>()
        .join("&")
}

/// Returns a link that opens the page in the given language. The site's first language needs no key.
#[must_use]
pub fn in_language(link: &str, code: &str) -> String {
    if code == FIRST_LANGUAGE {
        link.to_owned()
    } else {
        joined(&[&[LANGUAGE, "=", code].concat(), link])
    }
}

/// Returns a link to share. Never empty, because a page without a state in its address resumes the reader's last visit.
#[must_use]
pub fn for_others(link: &str) -> String {
    if !link.is_empty() {
        return link.to_owned();
    }
    let example = Case::papers_example();
    let player = example.player();
    format!(
        "p={}",
        list(&[&player.rating, &player.deviation, &player.volatility])
    )
}

/// Parses the case and the view options of a fragment. Any text gives a state.
#[must_use]
pub fn parse(fragment: &str) -> Parsed {
    let mut parsed = read(parts(fragment));
    parsed.options.period = parsed.options.period.min(parsed.case.periods.len() - 1);
    parsed
}

/// Returns the view options of a fragment. The period may be one that the case does not have.
#[must_use]
pub fn options(fragment: &str) -> Options {
    read(parts(fragment)).options
}

fn read<'a>(parts: impl Iterator<Item = &'a str>) -> Parsed {
    let mut parsed = Parsed::default();
    for part in parts {
        let understood = part.split_once('=').is_some_and(|(key, value)| {
            parsed.keys.push(key.to_owned());
            parsed.take(key, value)
        });
        if !understood {
            parsed.leave_out(part);
        }
    }
    parsed
}

impl Parsed {
    /// Creates the part of a link without keys, for a case that is there already.
    #[must_use]
    pub fn of(case: Case, options: Options) -> Self {
        Self {
            case,
            options,
            ..Self::default()
        }
    }

    /// Returns whether the link has a key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.keys.iter().any(|known| known == key)
    }

    /// Returns whether the link contains a player or games.
    #[must_use]
    pub fn has_case(&self) -> bool {
        CASE.iter().any(|key| self.has(key))
    }

    /// Returns whether the link has no part.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty() && self.not_understood.is_empty()
    }

    fn leave_out(&mut self, part: &str) {
        self.not_understood.push(NotUnderstood {
            part: part.to_owned(),
        });
    }

    /// Applies one part, and returns whether it was understood.
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
                let period = value
                    .parse::<usize>()
                    .ok()
                    .and_then(|number| number.checked_sub(1));
                period.map(|period| options.period = period).is_some()
            }
            "k" => StepPosition::parse(value)
                .map(|position| options.position = Some(position))
                .is_some(),
            "v" => Detail::from_id(value)
                .map(|detail| options.detail = detail)
                .is_some(),
            "l" => Level::from_id(value)
                .map(|level| options.level = level)
                .is_some(),
            "d" => {
                let decimals = value
                    .parse()
                    .ok()
                    .filter(|n| (Digits::FEWEST..=Digits::MOST).contains(n));
                decimals
                    .map(|n| options.digits = Digits::Decimals(n))
                    .is_some()
            }
            "o" => one_of(value == "paper", &mut || {
                options.rounding = Rounding::AsPrinted;
            }),
            "h" => one_of(value == "1", &mut || options.hide = true),
            "b" => one_of(value == "1", &mut || options.present = true),
            LANGUAGE => true,
            _ => false,
        }
    }

    fn take_player(&mut self, value: &str) -> bool {
        let cells: Vec<String> = value.split(',').map(decode).collect();
        let Ok([rating, deviation, volatility]) = <[String; 3]>::try_from(cells) else {
            return false;
        };
        let name = String::new();
        self.case = self.case.with_player(Participant {
            name,
            rating,
            deviation,
            volatility,
        });
        true
    }

    /// Applies several periods, and in links of the first version the player and τ before them.
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
            None => Case {
                periods: Case::example_of_periods().periods,
                ..self.case.clone()
            },
        };
    }

    /// Parses one period, or returns `None` if it contains nothing readable.
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

/// The value of an empty list of periods.
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
            push_text(&mut out, period.idle(), IN_PERIODS);
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
        push_text(out, &game.rating, plain);
        out.push(',');
        // An RD of `?` stays as it is, because a comma follows. Other question marks are encoded: programs that find
        // links in text leave out a `?` at the end.
        if game.deviation == UNKNOWN_RD {
            out.push_str(UNKNOWN_RD);
        } else {
            push_text(out, &game.deviation, plain);
        }
        out.push(',');
        // The `=` tells a typed 1 from a chosen win, so that the typed field remains.
        if let Score::Typed(text) = &game.score
            && (Score::of_text(text) != game.score || text.starts_with('='))
        {
            out.push('=');
        }
        push_text(out, game.score.as_text(), plain);
    }
}

/// Parses one game. Missing cells become empty fields, which report themselves. More than three cells are ambiguous, so
/// the game is refused.
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

/// The characters that are not encoded, besides letters and digits: those that occur in numbers.
const PLAIN: &[u8] = b"-_.~+=/*()!";
/// The characters that are not encoded in a list of several periods, where `/` separates the periods.
const IN_PERIODS: &[u8] = b"-_.~+*";

fn list(cells: &[&str]) -> String {
    cells
        .iter()
        .map(|cell| encode(cell))
        .collect::<Vec<_>>()
        .join(",")
}

/// Percent-encodes all characters except letters, digits and those that occur in numbers. Commas between thousands are
/// removed, because a page in another language would read them as decimal commas.
pub fn encode(text: &str) -> String {
    percent::encode(&ungrouped(text), PLAIN)
}

/// Appends a text, percent-encoded where needed.
fn push_text(out: &mut String, text: &str, plain: &[u8]) {
    if text
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || plain.contains(&b))
    {
        out.push_str(text);
    } else {
        out.push_str(&percent::encode(&ungrouped(text), plain));
    }
}
