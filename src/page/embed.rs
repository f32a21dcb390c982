//! The small page embedded in another page: the answer with two reasons and a small picture.
//! Everything else opens below.

use crate::derivation::answer::{unusual, why as paragraphs};
use crate::derivation::{ViewContext, cards, navigation, stage, steps};
use crate::rooms::RoomView;
use crate::rooms::notice::notice;
use crate::state::{Action, State};
use crate::widgets::controls::{opener, section, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::folds::{Folds, Part};
use crate::widgets::headline::{self, Headline, headline};
use crate::widgets::inline::{number, pieces};
use crate::widgets::menus::level_menu;
use crate::widgets::pager::ROWS_A_PAGE;
use crate::widgets::table::list;
use explain::answer::{self, band, brief, change, sentences};
use explain::case::link;
use explain::numbers::{Digits, Kind, show};
use explain::reasons;
use explain::steps::key_values;
use explain::steps::step::{Cell, rd_cell};
use explain::words::pieces::Piece;
use yew::prelude::*;

/// The largest number of games that replace the picture while the answer is to be guessed. More
/// games would make the page higher than the picture does.
const FEW: usize = 5;

/// Draws the embedded page, with a link to the full page for everything that does not fit.
pub(crate) fn embed(state: &State, context: ViewContext, rooms: Option<RoomView>) -> Html {
    let text = context.text;
    let link = link::for_others(&link::print(&state.player.case, &state.view.options));
    let to_full_page = html! {
        <a href={format!("./#{link}")} target="_blank" rel="noopener" title={text.page.open_full()}>{ text.page.full_page() }</a>
    };
    // www/frame.js reports the link with the answer, and Yew updates both at the same time.
    html! {
        <main class="embed" data-link={link}>
            <h1 class="visually-hidden">{ text.page.title() }</h1>
            { notice(state, context) }
            if !state.is_stale() {
                { parts(context, to_full_page) }
                if context.view.has_open_step() {
                    { bar(context) }
                    { picture(context, rooms) }
                    // The style shows only the current step.
                    { steps::steps(context, rooms.map(|rooms| (rooms.works)(context))) }
                }
            } else {
                // The embedded page has no fields in which a problem could be corrected. The full page has.
                for problem in state.problems_here() {
                    { words_in("warning", text.problem(problem, false).into()) }
                }
                { to_full_page }
            }
        </main>
    }
}

/// Draws the answer, the curve, and a row of buttons for the parts that open.
fn parts(context: ViewContext, to_full_page: Html) -> Html {
    let (view, text) = (context.view, context.text);
    let (hides, is_open, games) = (
        view.hides_answer(),
        view.has_open_step(),
        context.trace().games.len(),
    );
    let mut reasons: Vec<Vec<Piece>> = Vec::new();
    if !hides {
        let all = reasons::reasons(context.period(), context.trace());
        reasons.extend(
            all.iter()
                .map(|reason| sentences::sentence(reason, None, text.language)),
        );
    }
    let further = reasons.split_off(reasons.len().min(reasons::TELLING));
    let mut parts = Vec::new();
    if !hides {
        parts.push(Part {
            name: text.answer.more_reasons(),
            content: further_reasons(context, &further),
        });
    }
    if games > 0 {
        parts.push(Part {
            name: text.page.games(),
            content: self::games(context),
        });
    }
    let press = context.dispatch.on(if is_open {
        Action::CloseStep
    } else {
        Action::First
    });
    html! {
        <>
            { answer(context, &reasons) }
            if !hides { <div class="strength">{ cards::curve(context, false) }</div> }
            <Folds {parts} open={(hides && games <= FEW).then_some(text.page.games())}>
                { opener(None, text.page.steps(), is_open, press) }
                { to_full_page }
            </Folds>
        </>
    }
}

/// Draws the answer in numbers, with its most important reasons. While it is hidden, draws the
/// player's numbers before the games.
fn answer(context: ViewContext, reasons: &[Vec<Piece>]) -> Html {
    let (text, digits) = (context.text, context.digits());
    let (period, trace, level) = (
        context.period(),
        context.trace(),
        context.view.options.level,
    );
    let before = number(&key_values::r(period.player), digits);
    if context.view.hides_answer() {
        let known = [
            key_values::rd(period.player),
            key_values::sigma(period.player),
        ];
        return html! { <>{ headline::hidden(before, text) }<p class="details">{ pieces(&brief(known, None, text), digits) }</p></> };
    }
    let after = trace.player;
    let found = [
        key_values::rd_prime(after).to(1),
        key_values::sigma_prime(after).to(4),
    ];
    let answer = Headline {
        before,
        after: number(&key_values::r_prime(after), digits),
        change: (!trace.games.is_empty()).then(|| change(period, trace).signed()),
        sentence: answer::sentence(period, trace, level, text),
        details: brief(found, Some((band(after, level), level)), text),
        digits,
        stale: None,
        text,
    };
    headline(&answer, paragraphs(reasons, context))
}

/// Draws the other reasons, and a table of the ratings before and after.
fn further_reasons(context: ViewContext, reasons: &[Vec<Piece>]) -> Html {
    let text = context.text;
    let menu = level_menu(
        text,
        context.view.options.level,
        context.dispatch.reform(Action::SetLevel),
    );
    let table = cards::strength_table(context);
    html! {
        <>
            { paragraphs(reasons, context) }
            { unusual(context) }
            { section(Classes::new(), "strength-title".into(), text.meaning.strength().into(), Some(menu), table) }
        </>
    }
}

/// Draws the picture of the current step or of its guess. Step 8 without a guess has none, because
/// the curve above shows the same.
fn picture(context: ViewContext, rooms: Option<RoomView>) -> Html {
    let is_shown = context.view.position().step != 8
        || context.view.options.hide && context.view.guesses.guess(8).is_some();
    rooms.filter(|_| is_shown).map_or_else(
        Html::default,
        |rooms| html! { <div class="at-step">{ (rooms.picture)(context) }</div> },
    )
}

/// Draws the games, and the effect of each on the rating unless that is still to be guessed.
fn games(context: ViewContext) -> Html {
    let all = context.trace().games.len();
    let text = context.text.input;
    let rows = context
        .window(all, ROWS_A_PAGE)
        .map(|j| row(context, j))
        .collect();
    let mut heads = vec![text.opponent(), "{rd}", text.result()];
    if !context.view.hides_answer() {
        heads.push(context.text.meaning.moved());
    }
    html! {
        <div class="played">
            { list(text.games(), &heads, rows, context.digits()) }
            { context.pager(all, ROWS_A_PAGE) }
        </div>
    }
}

fn row(context: ViewContext, j: usize) -> Vec<Cell> {
    let text = context.text.input;
    let game = context.period().games[j];
    // Each result has the sign of the game in the picture.
    let result = match game.score {
        s if s >= 1.0 => format!("▲ {}", text.won()),
        s if s <= 0.0 => format!("▼ {}", text.lost()),
        0.5 => format!("◆ {}", text.draw()),
        s => format!("◆ {}", show(s, Kind::Given, Digits::Auto)),
    };
    let mut cells = vec![
        Cell::HeadPieces(vec![Piece::Number(key_values::r_j(j, &game))]),
        rd_cell(
            key_values::rd_j(j, &game),
            context.view.derivation.is_assumed(j),
            context.text,
        ),
        Cell::Pieces(vec![Piece::Text(result)]),
    ];
    if !context.view.hides_answer() {
        cells.push(Cell::Number(key_values::rating_change(
            j,
            context.trace().games[j].rating_change,
        )));
    }
    cells
}

/// Draws the step navigation. It is above the step, so that its position does not change.
fn bar(context: ViewContext) -> Html {
    let (text, navigation) = (context.text.navigation, stage::navigation(context, None));
    html! {
        <nav class="walk controls" aria-label={text.label()}>
            { navigation::core(&navigation, text.next(), navigation.state.is_last, Action::Next) }
        </nav>
    }
}
