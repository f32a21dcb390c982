//! The pictures of a case: each chart, and the card.

use super::card::card;
use super::document::Case;
use super::many::ExportOptions;
use super::picture::{Frame, Picture, Shade, chart};
use super::subject::Subject;
use crate::answer::level_name;
use crate::case::step_position::StepPosition;
use crate::charts::data::periods::Course;
use crate::charts::data::{Contributions, Expectation, Outcome, Root, Strength, View};
use crate::charts::{alt, draw};
use crate::numbers::{Digits, Kind, show};
use crate::words::number::{Number, format_number};
use crate::{percent, periods};
use glicko2_steps::seasons::Rated as Season;

/// The width of a chart. With its margins it has 690 pixels, the width of posts.
const WIDTH: u32 = 658;
/// The number of games that a text alternative describes one by one.
const TOLD: usize = 20;

/// Draws a picture of a case. Draws the card if the case has no such picture.
#[must_use]
pub fn picture(case: &Case, position: StepPosition, subject: Subject, shade: Shade) -> Picture {
    case.language
        .speak(|| of_case(case, position, subject, shade))
}

fn of_case(case: &Case, position: StepPosition, subject: Subject, shade: Shade) -> Picture {
    chart_of(case, position, subject, shade).unwrap_or_else(|| card(case, shade))
}

fn chart_of(
    case: &Case,
    position: StepPosition,
    subject: Subject,
    shade: Shade,
) -> Option<Picture> {
    if !subject.is_of(case.trace) {
        return None;
    }
    let &Case {
        period,
        trace,
        level,
        link,
        language,
        ..
    } = case;
    let (text, words) = (language.text(), language.share());
    let (title, svg, alt, has_marks) = match subject {
        Subject::Card => return None,
        Subject::Strength => {
            let (period, after) = case.ends();
            let data = Strength::beside(period, after, level, None);
            (
                text.meaning.strength(),
                draw::strength(&data, WIDTH),
                alt::strength(period, after, level, text),
                true,
            )
        }
        Subject::Contributions => {
            let case = Case {
                digits: Digits::Auto,
                ..*case
            };
            let data = match case.in_turn() {
                Some(summary) => Contributions::in_turn(&case.changes(), &summary.period, |part| {
                    alt::bar(part, &summary.period, text)
                }),
                None => Contributions::of(trace, |part| alt::bar(part, period, text)),
            };
            let told = |change: Number| format_number(&change, Digits::Auto);
            let bars: Vec<String> = data
                .bars
                .iter()
                .map(|bar| format!("{}: {}", bar.label, told(alt::change(bar))))
                .collect();
            let alt = words.contributions_alt(&bars.join("; "), &told(case.change()));
            (
                language.cards().contributions(),
                draw::contributions(&data, WIDTH),
                alt,
                true,
            )
        }
        Subject::Expectation => {
            let data = Expectation::of(period, trace);
            let number = |x: f64| show(x, Kind::Given, Digits::Auto);
            let told = data.games.iter().take(TOLD);
            let games: Vec<[String; 3]> = told
                .map(|game| {
                    [
                        number(game.rating),
                        show(game.e, Kind::Scaled, Digits::Auto),
                        number(game.score),
                    ]
                })
                .collect();
            let alt = words.alt_of_expectation(&games, trace.games.len() - games.len());
            (
                language.cards().expectation(),
                draw::expectation(&data, WIDTH),
                alt,
                true,
            )
        }
        Subject::Root => {
            let i = position.iteration(trace);
            let data = Root::of(period, trace, i, View::suiting(trace, i))?;
            let log = |x: f64| show(x, Kind::Log, Digits::Auto);
            let (a, b) = (log(data.a.x), log(data.b.x));
            let alt = data.c.map_or_else(
                || words.root_alt_found(&a, &b),
                |c| words.root_alt(&a, &b, &log(c.x)),
            );
            (
                text.steps.root_picture(),
                draw::root(&data, WIDTH).svg,
                alt,
                false,
            )
        }
    };
    let key = if has_marks { marks(case) } else { Vec::new() };
    Some(chart(
        &svg,
        &Frame {
            title,
            alt: &alt,
            key: &key,
            link,
        },
        shade,
    ))
}

/// Draws the picture of several periods.
#[must_use]
pub fn season(season: &Season, options: &ExportOptions, shade: Shade) -> Picture {
    options.language.speak(|| of_season(season, options, shade))
}

fn of_season(season: &Season, options: &ExportOptions, shade: Shade) -> Picture {
    let (text, words) = (options.language.text(), options.language.periods());
    let svg = draw::course(&Course::of(season, options.level), WIDTH);
    let alt = periods::alternative(season, &level_name(options.level, text), words);
    chart(
        &svg,
        &Frame {
            title: words.course_title(),
            alt: &alt,
            key: &[],
            link: options.link,
        },
        shade,
    )
}

/// Returns the outcomes that occur, each with its word.
fn marks(case: &Case) -> Vec<(Outcome, &'static str)> {
    let words = case.language.text().input;
    let occurs = |outcome| {
        case.period
            .games
            .iter()
            .any(|game| Outcome::of(game.score) == outcome)
    };
    let all = [
        (Outcome::Won, words.won()),
        (Outcome::Shared, words.draw()),
        (Outcome::Lost, words.lost()),
    ];
    all.into_iter()
        .filter(|(outcome, _)| occurs(*outcome))
        .collect()
}

impl Picture {
    /// Returns the picture as a `data:` URL.
    #[must_use]
    pub fn address(&self) -> String {
        format!(
            "data:image/svg+xml;charset=utf-8,{}",
            percent::encode(&self.svg, b" -_.~!*'()/:=,;")
        )
    }
}
