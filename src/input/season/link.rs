//! The value of this room in a link: printer and parser, together.
//!
//! `p:1500,200,0.06/t:0.5/1400,30,1;1550,100,0/i2.5/1700,300,0`: parts with `/` between. The first two are the player before the
//! season and τ; every other part is a period. Whatever equals the season that the room begins with is left out: the player, τ, and the
//! periods, all of them or none.
//!
//! | within a period | means |
//! |---|---|
//! | `1400,30,1` | a game: rating, RD, score; games are parted by `;`. A `=` before the score says that it was typed |
//! | `i2.5` | so long nothing is played if there are no games |
//!
//! `-` in place of all periods says that there are none. All but letters, digits and `-_.~+*` is percent-encoded, so that only these and
//! `%,;:/=` occur. What is not understood is named and left out, and the rest holds. A link that was ever given out keeps working.

use super::form::{PeriodForm, SeasonForm};
use crate::input::form::{GameForm, Score};
use crate::percent::{self, decode};
use std::rc::Rc;

/// What a link's value held.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The form.
    pub form: SeasonForm,
    /// The parts that were left out, as they stand.
    pub not_understood: Vec<String>,
}

/// In place of the periods where there are none.
const NONE: &str = "-";

/// A form as a link has it; empty for the season that the room begins with.
///
/// Long seasons are printed with every key, so all of it goes into one string.
#[must_use]
pub fn print(form: &SeasonForm) -> String {
    let usual = SeasonForm::default();
    let mut out = String::new();
    let player = |form: &SeasonForm| [form.rating.clone(), form.deviation.clone(), form.volatility.clone()];
    if player(form) != player(&usual) {
        out.push_str("p:");
        cells(&mut out, &[&form.rating, &form.deviation, &form.volatility]);
    }
    if form.tau != usual.tau {
        part(&mut out);
        out.push_str("t:");
        encode(&mut out, &form.tau);
    }
    if form.periods != usual.periods {
        for form in &form.periods {
            part(&mut out);
            period(&mut out, form);
        }
        if form.periods.is_empty() {
            part(&mut out);
            out.push_str(NONE);
        }
    }
    out
}

/// Begins another part.
fn part(out: &mut String) {
    if !out.is_empty() {
        out.push('/');
    }
}

fn period(out: &mut String, form: &PeriodForm) {
    for (j, row) in form.games().iter().enumerate() {
        if j > 0 {
            out.push(';');
        }
        game(out, row);
    }
    let is_idle = form.games().is_empty();
    if is_idle || form.idle() != PeriodForm::IDLE {
        out.push_str(if is_idle { "i" } else { ";i" });
        encode(out, form.idle());
    }
}

fn game(out: &mut String, game: &GameForm) {
    cells(out, &[&game.rating, &game.deviation]);
    // A typed 1 is no chosen win: the field it was typed into stays.
    let is_ambiguous = matches!(&game.score, Score::Typed(text) if Score::of_text(text) != game.score);
    out.push_str(if is_ambiguous { ",=" } else { "," });
    encode(out, game.score.as_text());
}

fn cells(out: &mut String, cells: &[&str]) {
    for (i, cell) in cells.iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        encode(out, cell);
    }
}

fn encode(out: &mut String, text: &str) {
    const PLAIN: &[u8] = b"-_.~+*";
    if text.bytes().all(|b| b.is_ascii_alphanumeric() || PLAIN.contains(&b)) {
        out.push_str(text);
    } else {
        out.push_str(&percent::encode(text, PLAIN));
    }
}

/// The form of a link's value. Any text gives one.
#[must_use]
pub fn parse(value: &str) -> Parsed {
    let mut form = SeasonForm::default();
    let mut not_understood = Vec::new();
    let mut periods = None;
    for part in value.split('/').filter(|part| !part.is_empty()) {
        match part.split_once(':') {
            Some(("p", player)) => match &player.split(',').map(decode).collect::<Vec<_>>()[..] {
                [rating, deviation, volatility] => {
                    form.rating.clone_from(rating);
                    form.deviation.clone_from(deviation);
                    form.volatility.clone_from(volatility);
                }
                _ => not_understood.push(part.to_owned()),
            },
            Some(("t", tau)) => form.tau = decode(tau),
            Some(_) => not_understood.push(part.to_owned()),
            None => {
                let periods = periods.get_or_insert_with(Vec::new);
                if part != NONE {
                    periods.extend(read_period(part, &mut not_understood));
                }
            }
        }
    }
    if let Some(periods) = periods {
        form.periods = Vec::<Rc<PeriodForm>>::new();
        form.append(periods);
    }
    Parsed { form, not_understood }
}

/// The period of a part. One of which nothing is understood is none.
fn read_period(part: &str, not_understood: &mut Vec<String>) -> Option<PeriodForm> {
    let mut games = Vec::new();
    let mut idle = None;
    for text in part.split(';').filter(|text| !text.is_empty()) {
        match text.strip_prefix('i') {
            Some(length) if !length.contains(',') => idle = Some(decode(length)),
            _ => match read_game(text) {
                Some(game) => games.push(game),
                None => not_understood.push(text.to_owned()),
            },
        }
    }
    let is_something = !games.is_empty() || idle.is_some();
    is_something.then(|| PeriodForm::new(games, idle.as_deref().unwrap_or(PeriodForm::IDLE)))
}

/// One game. Cells that are missing are empty, and the field then says so; with more than three nobody knows which is which.
fn read_game(text: &str) -> Option<GameForm> {
    let cells: Vec<&str> = text.split(',').collect();
    if cells.len() > 3 {
        return None;
    }
    let cell = |i: usize| cells.get(i).copied().unwrap_or_default();
    let score = match cell(2).strip_prefix('=') {
        Some(typed) => Score::Typed(decode(typed)),
        None => Score::of_text(&decode(cell(2))),
    };
    Some(GameForm::new(&decode(cell(0)), &decode(cell(1)), score))
}
