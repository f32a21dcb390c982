//! Somebody's derivation: the games with names, then the eight steps as one player has them.

use super::{Room, opener_id};
use crate::app::league::{Action, shown};
use crate::app::{Action as StepAction, Options};
use crate::case::league::{Who, WorkedRound};
use crate::group::Sheet;
use crate::group::teams::Method;
use crate::number::Digits;
use crate::present::league::{games, team_opponent, unusual};
use crate::present::step::{Block, Piece};
use crate::present::text::Language;
use crate::present::why;
use crate::web::kit::controls::{button, soft};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::formula::formula;
use crate::web::kit::inline::pieces;
use crate::web::kit::pager::{ROWS_A_PAGE, use_page};
use crate::web::kit::table::list;
use crate::web::kit::warnings::warnings;
use crate::web::views::{Scene, answer, steps, work};
use yew::prelude::*;

/// Where the keyboard goes when a derivation opens.
pub(super) const PLACE: &str = "league-derivation";

/// Somebody’s derivation, if one is chosen.
pub(super) fn derivation(room: Room) -> Html {
    let Some(who) = room.state.chosen else { return html! {} };
    let Some(worked) = room.state.worked() else { return html! {} };
    let Some(sheet) = worked.sheet(who, room.state.method()) else { return html! {} };
    let words = &room.words.after;
    let name = name(&worked, who);
    let title = (words.derivation)(&name);
    // The sheet of a member may be that of the team.
    let reasons = match who {
        Who::Player(_) => why::reasons(&sheet.period, &sheet.trace),
        Who::Member(..) => Vec::new(),
    };
    let sentences: Vec<Vec<Piece>> =
        reasons.iter().map(|reason| why::sentence(reason, Some(&name), room.text.why)).collect();
    let close = room.dispatch.on(Action::Choose(who)).then_focus(&[&opener_id(who)]);
    html! {
        <section class="derivation-of" id={PLACE} tabindex="-1" aria-labelledby="league-derivation-title">
            <div class="title">
                <h2 id="league-derivation-title">{ title }</h2>
                { button(words.close, close) }
            </div>
            { warnings(unusual(sheet).into_iter().map(|kind| (room.text.warning)(kind).into())) }
            { made(room, &worked, who, sheet) }
            { answer::why(&sentences, room.digits()) }
            <Steps sheet={sheet.clone()} opponents={opponents(room, &worked, who, sheet.period.games.len())}
                options={room.options.clone()} language={room.language} />
        </section>
    }
}

fn name(worked: &WorkedRound, who: Who) -> String {
    match who {
        Who::Player(player) => worked.name(player),
        Who::Member(team, member) => worked.member(team, member),
    }
}

/// The opponents' names, in the order of the games.
fn opponents(room: Room, worked: &WorkedRound, who: Who, games: usize) -> Vec<String> {
    match who {
        Who::Player(player) => {
            let played = worked.rated().map_or(&[][..], |rated| rated.played(player));
            played.iter().map(|played| worked.name(played.opponent)).collect()
        }
        Who::Member(team, _) => {
            let opponent = |j| match room.state.method() {
                Method::IndividualPairs => worked.member(1 - team, j),
                // One who was made has no name but that of the way.
                method => (room.words.teams.method)(method).to_owned(),
            };
            (0..games).map(opponent).collect()
        }
    }
}

/// How the opponent of a member of a team was made.
fn made(room: Room, worked: &WorkedRound, who: Who, sheet: &Sheet) -> Html {
    let (Who::Member(team, _), Some(of)) = (who, worked.teams()) else { return html! {} };
    let made = team_opponent(sheet.period.player, team, &of.compared.averages, room.state.method(), room.words);
    blocks(room.digits(), &made)
}

/// Worked blocks: words, formulas.
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
struct StepsProps {
    sheet: Sheet,
    opponents: Vec<String>,
    options: Options,
    language: Language,
}

/// The games with names, and the eight steps. They remember for themselves which iteration is drawn and which games are shown.
#[component]
fn Steps(props: &StepsProps) -> Html {
    let at = use_state_eq(|| (None, props.options.detail));
    let (first, turn_to) = use_page();
    let dispatch = {
        let at = at.clone();
        Callback::from(move |action| match action {
            StepAction::GoTo(to) => at.set((Some(to), at.1)),
            StepAction::CloseStep => at.set((None, at.1)),
            StepAction::SetDetail(detail) => at.set((at.0, detail)),
            _ => {}
        })
    };
    let (moment, detail) = *at;
    let state = shown(&props.sheet, &Options { moment, detail, ..props.options.clone() });
    let (text, words) = (props.language.text(), props.language.league());
    let scene =
        Scene { state: &state, text, dispatch: &dispatch, first, turn_to: &turn_to, is_read: false, what_if: None };
    let count = props.sheet.period.games.len();
    let rows = games(&props.sheet, scene.window(count, ROWS_A_PAGE), &props.opponents, words);
    html! {
        <>
            if count > 0 {
                { soft(words.after.games_of) }
                { list(words.after.games_of, &rows.heads, rows.rows, scene.digits()) }
                { scene.pager(count, ROWS_A_PAGE) }
            }
            { steps::steps(scene, Some(work::of_paper(scene))) }
        </>
    }
}
