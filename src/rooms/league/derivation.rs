//! The derivation of one participant, shown instead of the league: the games with names, the
//! answer, the steps and the stage, as for a single player.

use super::{Room, opener_id, periods};
use crate::browser::focus;
use crate::derivation::{ViewContext, answer, navigation, stage, stage_picture, steps, work};
use crate::state::league::{Action, view_of_sheet};
use crate::state::{Action as StepAction, Options};
use crate::widgets::controls::{button, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::following::Following;
use crate::widgets::formula::formula;
use crate::widgets::inline::pieces;
use crate::widgets::pager::{ROWS_A_PAGE, use_page};
use crate::widgets::table::{list, list_to_choose};
use crate::widgets::warnings::warnings;
use explain::answer::sentences;
use explain::case::league::{LeaguePeriod, Who};
use explain::league::{by_name, games, method as method_in_words, team_opponent};
use explain::numbers::Digits;
use explain::reasons;
use explain::steps::step::Block;
use explain::words::Language;
use explain::words::pieces::Piece;
use glicko2_steps::groups::Sheet;
use glicko2_steps::groups::teams::Method;
use yew::prelude::*;

/// The `id` of the element that gets the focus when a derivation opens.
pub(super) const PLACE: &str = "league-derivation";

/// Draws the derivation of the chosen participant, in the same way as that of a single player.
/// Returns `None` if no participant is chosen.
pub(super) fn derivation(room: Room) -> Option<Html> {
    let who = room.state.chosen?;
    let rated_period = room.state.rated_period()?;
    let sheet = rated_period.sheet(who, room.state.method())?;
    let words = room.words;
    let name = name(&rated_period, who);
    let close = room
        .dispatch
        .on(Action::Choose(who))
        .then_focus(&[&opener_id(who)]);
    let head = html! {
        <div class="league-player-head" id={PLACE} tabindex="-1" role="group" aria-labelledby="league-derivation-title">
            { button(html_back(words.after_close()), close) }
            <h2 id="league-derivation-title">{ words.after_derivation(&name) }</h2>
            { periods::chips(room) }
            { warnings(sheet.trace.unusual(true).into_iter().map(|kind| room.text.warning(kind).into())) }
            { opponent_composition(room, &rated_period, who, sheet) }
        </div>
    };
    Some(html! {
        <Player head={head} {name} is_member={matches!(who, Who::Member(..))} sheet={sheet.clone()}
            opponents={opponents(room, &rated_period, who, sheet.period.games.len())}
            options={room.options.clone()} language={room.language} dispatch={room.dispatch.clone()} />
    })
}

fn html_back(words: &'static str) -> AttrValue {
    format!("← {words}").into()
}

fn name(rated_period: &LeaguePeriod, who: Who) -> String {
    match who {
        Who::Player(player) => rated_period.name(player),
        Who::Member(team, member) => rated_period.member(team, member),
    }
}

/// Returns the opponents in the order of the games: each name, and the participant whose derivation it opens.
fn opponents(
    room: Room,
    rated_period: &LeaguePeriod,
    who: Who,
    games: usize,
) -> Vec<(String, Option<Who>)> {
    match who {
        Who::Player(player) => {
            let played = rated_period
                .rated()
                .map_or(&[][..], |rated| rated.played(player));
            played
                .iter()
                .map(|played| {
                    (
                        rated_period.name(played.opponent),
                        Some(Who::Player(played.opponent)),
                    )
                })
                .collect()
        }
        Who::Member(team, _) => {
            let opponent = |j| match room.state.method() {
                Method::IndividualPairs => (
                    rated_period.member(1 - team, j),
                    Some(Who::Member(1 - team, j)),
                ),
                // A composite opponent has no name but that of the method.
                method => (method_in_words(method, room.words)[0].to_owned(), None),
            };
            (0..games).map(opponent).collect()
        }
    }
}

/// Draws how the opponent of a team member was composed.
fn opponent_composition(room: Room, rated_period: &LeaguePeriod, who: Who, sheet: &Sheet) -> Html {
    let (Who::Member(team, _), Some(of)) = (who, rated_period.teams()) else {
        return html! {};
    };
    let made = team_opponent(
        sheet.period.player,
        team,
        &of.compared.averages,
        room.state.method(),
        room.words,
    );
    blocks(room.digits(), &made)
}

/// Draws blocks of words and formulas.
pub(super) fn blocks(digits: Digits, blocks: &[Block]) -> Html {
    let block = |block: &Block| match block {
        Block::Text(words) => html! { <p class="text">{ pieces(words, digits) }</p> },
        Block::Note(words) | Block::Aside(words) | Block::Alert(words) => {
            html! { <p class="note">{ pieces(words, digits) }</p> }
        }
        Block::Formula(math) => formula(math, digits, "letters"),
        Block::Worked(math) => formula(math, digits, "worked"),
        Block::Table(_) | Block::RootPicture => html! {},
    };
    html! { <div class="work">for one in blocks { { block(one) } }</div> }
}

#[derive(Properties, PartialEq)]
struct PlayerProps {
    /// The name of the participant, and the button back to the league.
    head: Html,
    name: String,
    /// Whether the participant is a member of a team, whose sheet may be that of the team.
    is_member: bool,
    sheet: Sheet,
    opponents: Vec<(String, Option<Who>)>,
    options: Options,
    language: Language,
    dispatch: Callback<Action>,
}

/// The games with names, the answer, the steps and the stage. The component has its own step
/// position and its own page of the games.
#[component]
fn Player(props: &PlayerProps) -> Html {
    // The step position of another room does not apply here.
    let options = use_state_eq(|| Options {
        position: None,
        ..props.options.clone()
    });
    let (first, turn_to) = use_page();
    // The decimals are those of the page.
    let view = view_of_sheet(
        &props.sheet,
        &Options {
            digits: props.options.digits,
            ..(*options).clone()
        },
    );
    let dispatch = {
        let (view, options) = (view.clone(), options.setter());
        Callback::from(move |action: StepAction| {
            let mut next = view.clone();
            next.update(action);
            options.set(next.options);
        })
    };
    use_effect_with(view.options.position, |position| {
        focus::show_step(*position);
    });
    let (text, words) = (props.language.text(), props.language.league());
    let names: Vec<String> = props
        .opponents
        .iter()
        .map(|(name, _)| name.clone())
        .collect();
    let context = ViewContext {
        view: &view,
        stale: None,
        text,
        dispatch: &dispatch,
        first,
        turn_to: &turn_to,
        is_read: false,
        what_if: None,
        names: &names,
        summary: None,
        which: None,
        tried: None,
        handles: None,
    };
    let Sheet { period, trace } = &props.sheet;
    let reasons = if props.is_member {
        Vec::new()
    } else {
        reasons::reasons(period, trace)
    };
    let sentence = |reason| {
        by_name(
            sentences::sentence(reason, Some(&props.name), text.language),
            period,
            &names,
        )
    };
    let sentences: Vec<Vec<Piece>> = reasons.iter().map(sentence).collect();
    html! {
        <main class={classes!("columns", "league-player", view.has_open_step().then_some("walking"))}>
            <section class="column inputs" aria-label={words.after_games_of()}>{ played(props, context) }</section>
            <section class="column derivation derivation-of" aria-labelledby="league-derivation-title">
                { props.head.clone() }
                { answer::with_reasons(context, &sentences, Html::default(), false) }
                { steps::steps(context, Some(work::of_paper(context))) }
            </section>
            <aside class="column stage" aria-label={text.page.what_it_means()}>
                { bar(context) }
                { stage::picture(context, Some(stage_picture::of_stage)) }
            </aside>
            if view.has_open_step() { <Following /> }
        </main>
    }
}

/// Draws the games with the names of the opponents.
fn played(props: &PlayerProps, context: ViewContext) -> Html {
    let words = props.language.league();
    let count = props.sheet.period.games.len();
    if count == 0 {
        return soft(words.after_no_games());
    }
    let window = context.window(count, ROWS_A_PAGE);
    let rows = games(&props.sheet, window.clone(), context.names, words);
    let whose = |row: usize| {
        props
            .opponents
            .get(window.start + row)
            .and_then(|(_, who)| *who)
    };
    let choose = |row: usize| {
        whose(row).map_or_else(Callback::noop, |who| {
            props.dispatch.on(Action::Choose(who)).then_focus(&[PLACE])
        })
    };
    html! {
        <>
            <h2>{ words.after_games_of() }</h2>
            if whose(0).is_some() {
                { list_to_choose(words.after_games_of(), &rows.heads, rows.rows, context.digits(), &choose) }
            } else {
                { list(words.after_games_of(), &rows.heads, rows.rows, context.digits()) }
            }
            { context.pager(count, ROWS_A_PAGE) }
        </>
    }
}

/// Draws the step navigation without playing and hiding, which only the room of one player has.
fn bar(context: ViewContext) -> Html {
    let text = context.text.navigation;
    let navigation = stage::navigation(context, None);
    let has_open_step = context.view.has_open_step();
    let next = if has_open_step {
        text.next()
    } else {
        text.through()
    };
    html! {
        <nav class={classes!("walk", has_open_step.then_some("in"))} aria-label={text.label()}>
            <div class="controls">
                { navigation::core(&navigation, next, has_open_step && navigation.state.is_last, StepAction::Next) }
            </div>
        </nav>
    }
}
