//! The choices about a file: whose games, which kind, which periods, and numbers that the file does not have.

use super::View;
use crate::state::import::{Action, is_positive};
use crate::widgets::controls::{select, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::input::{Input, menu_field, number_field};
use explain::case::Part;
use explain::ids::HasId;
use explain::import::chess::Site;
use explain::import::describe;
use explain::import::league::{By, League};
use explain::import::player::PlayerGames;
use explain::import::preview::{Becomes, Preview, Who};
use std::rc::Rc;
use yew::prelude::*;

/// The number of players to choose from, those with the most games.
const MOST_PLAYERS: usize = 200;

/// Draws the choices that the file leaves open.
pub(super) fn choices(view: View) -> Html {
    let Some(preview) = &view.import.preview else {
        return html! {};
    };
    html! {
        <>
            if !preview.players.is_empty() || preview.choices.by.is_some() {
                <div class="fields">
                    if !preview.players.is_empty() { { who(view, preview) } }
                    if preview.kinds.len() > 1 { { kind(view, preview) } }
                    if let Becomes::League(league) = &preview.becomes { { periods(view, preview, league) } }
                </div>
            }
            if let Becomes::League(league) = &preview.becomes {
                if league.are_dates_in_doubt { { soft(view.words.dates_in_doubt()) } }
            }
            if let Becomes::Games(games) = &preview.becomes { { of_games(view, games) } }
        </>
    }
}

fn who(view: View, preview: &Preview) -> Html {
    let words = view.words;
    let player = |(k, (id, name, count)): (usize, &(_, Rc<str>, usize))| {
        (
            Some(Who::Player(*id)),
            k.to_string(),
            words.counted(name, *count),
        )
    };
    let unsaid = (None, "unsaid".to_owned(), words.who_unsaid().to_owned());
    let everybody = (
        Some(Who::Everybody),
        "everybody".to_owned(),
        words.everybody().to_owned(),
    );
    let chosen = preview.choices.who;
    let first = chosen.is_none().then_some(unsaid);
    let players = preview
        .players
        .iter()
        .enumerate()
        .take(MOST_PLAYERS)
        .map(player);
    let options = first.into_iter().chain([everybody]).chain(players);
    let set = view.dispatch.clone();
    let set = Callback::from(move |who: Option<Who>| {
        if let Some(who) = who {
            set.emit(Action::SetWho(who));
        }
    });
    menu_field(
        words.who(),
        select(words.who(), options.collect(), chosen, set),
    )
}

fn kind(view: View, preview: &Preview) -> Html {
    let words = view.words;
    let kinds: Vec<_> = preview.kinds.iter().map(|(kind, _)| kind.clone()).collect();
    let chosen = kinds
        .iter()
        .position(|kind| Some(kind) == preview.choices.kind.as_ref());
    let option = |(k, (kind, count)): (usize, &(Rc<str>, usize))| {
        let name = describe::kind(kind, view.language);
        (k, k.to_string(), words.counted(&name, *count))
    };
    let options = preview.kinds.iter().enumerate().map(option).collect();
    let set = view
        .dispatch
        .reform(move |k: usize| Action::SetKind(kinds[k].clone()));
    menu_field(
        words.kind(),
        select(words.kind(), options, chosen.unwrap_or_default(), set),
    )
}

fn periods(view: View, preview: &Preview, league: &League) -> Html {
    let words = view.words;
    let options = league.groupings().into_iter();
    let options = options.map(|by| {
        (
            by,
            by.id().to_owned(),
            describe::periods(by, words).to_owned(),
        )
    });
    let chosen = preview.choices.by.unwrap_or(By::All);
    let set = view.dispatch.reform(Action::SetBy);
    menu_field(
        words.by(),
        select(words.by(), options.collect(), chosen, set),
    )
}

/// Draws the numbers that the file does not have.
fn of_games(view: View, games: &PlayerGames) -> Html {
    let (words, import) = (view.words, view.import);
    let fits = games.periods.len() - games.first_in_case();
    html! {
        <>
            if games.site == Site::ChessCom { { soft(words.chess_com_explained()) } }
            if import.needs_start() { { start(view) } }
            if import.needs_assumed() {
                <div class="fields">{ opponents(view) }</div>
                { soft(words.opponents_rd_explained()) }
            }
            if games.periods.len() > fits { { soft(words.only_last(fits)) } }
        </>
    }
}

fn start(view: View) -> Html {
    let (words, import) = (view.words, view.import);
    let text = view.language.input();
    let is_asked = !(import.can_work_out() && import.works_out);
    let field = |part: Part, label: &'static str| {
        let field = Input {
            id: format!("import-{}", part.id()),
            typed: import.start.part(part).to_owned(),
            oninput: view
                .dispatch
                .on_number(move |text| Action::EditStart(part, text)),
            ..Input::default()
        };
        let wrong = (!import.is_right(part)).then(|| words.not_a_number().to_owned());
        number_field(label, field, wrong)
    };
    html! {
        <fieldset>
            <legend>{ words.start() }</legend>
            if import.can_work_out() {
                <div class="check">
                    <input type="checkbox" id="import-work-out" checked={import.works_out}
                        onchange={view.dispatch.on::<Event>(Action::WorkOut(!import.works_out))} />
                    <label for="import-work-out">{ words.work_out() }</label>
                </div>
            }
            if is_asked {
                <div class="fields">
                    { field(Part::Rating, text.rating()) }
                    { field(Part::Deviation, text.deviation()) }
                    { field(Part::Volatility, text.volatility()) }
                </div>
            }
        </fieldset>
    }
}

fn opponents(view: View) -> Html {
    let (words, assumed) = (view.words, &view.import.assumed);
    let field = Input {
        id: "import-assumed".to_owned(),
        typed: assumed.clone(),
        oninput: view.dispatch.on_number(Action::EditAssumed),
        ..Input::default()
    };
    let wrong = (!is_positive(assumed)).then(|| words.not_a_number().to_owned());
    number_field(words.opponents_rd(), field, wrong)
}
