//! Choosing a sheet of exercises: a new one, or one that was begun earlier.

use super::{HEADING, View, sheet_name};
use crate::browser::chance;
use crate::state::learn;
use crate::state::learn::exercises::work::Work;
use crate::state::learn::exercises::{Action, PractiseState};
use crate::widgets::controls::{button_of, radios, soft, titled};
use crate::widgets::dispatch::Dispatch;
use explain::ids::VariantArray;
use explain::learn::exercises;
use explain::learn::exercises::{listed, score, spot_called};
use explain::teach::exercises::{Code, Level, Sheet};
use explain::words::messages::PractiseWords;
use yew::prelude::*;

pub(super) fn begin(view: View, words: PractiseWords) -> Html {
    let practise = &view.learn.practise;
    let sheets: Vec<&Work> = practise.sheets().collect();
    html! {
        <>
            <h2 id={HEADING} tabindex="-1">{ words.title() }</h2>
            <p class="lead">{ words.lead() }</p>
            <div class="practise-begin">
                { titled("card", "new-sheet", words.new_sheet(), new_sheet(view, words)) }
                if !sheets.is_empty() {
                    { titled("card", "sheets", words.sheets(), html! {
                        <ul class="sheets">for work in sheets { { sheet_link(work, words) } }</ul>
                    }) }
                }
            </div>
        </>
    }
}

fn new_sheet(view: View, words: PractiseWords) -> Html {
    let choice = view.learn.practise.choice;
    let act = view.act(learn::Action::Practise);
    let lengths: Vec<(u16, &'static str)> = Sheet::LENGTHS.into_iter().zip(LENGTHS).collect();
    let begin = act
        .then_focus(&[HEADING])
        .reform(|_| Action::Begin(chance::below(Code::COUNT)));
    html! {
        <>
            <div class="levels" role="radiogroup" aria-label={words.level()}>
                for &level in Level::VARIANTS { { level_choice(level, choice.level, &act, words) } }
            </div>
            <div class="field">
                <span aria-hidden="true">{ words.length() }</span>
                { radios("segment", "sheet-length", words.length(), &lengths, choice.length, &act.reform(Action::ChooseLength), false) }
            </div>
            { weak(view, &act, words) }
            <div class="row-buttons">{ button_of("primary", words.begin().into(), false, begin) }</div>
        </>
    }
}

/// The lengths of a sheet, as shown.
const LENGTHS: [&str; 3] = ["6", "10", "15"];

fn level_choice(level: Level, chosen: Level, act: &Callback<Action>, words: PractiseWords) -> Html {
    let [name, explained] = exercises::level(level, words);
    let id = format!("level-{}", level.number());
    let told = format!("{id}-told");
    html! {
        <div class="level">
            <input type="radio" name="sheet-level" id={id.clone()} checked={level == chosen} aria-describedby={told.clone()}
                onchange={act.on::<Event>(Action::ChooseLevel(level))} />
            <label for={id}>{ level.number() }{ " · " }{ name }</label>
            <span class="soft" id={told}>{ explained }</span>
        </div>
    }
}

/// Draws the checkbox for more exercises on weak points, and names these.
fn weak(view: View, act: &Callback<Action>, words: PractiseWords) -> Html {
    let practise = &view.learn.practise;
    let level = practise.choice.level;
    let names: Vec<String> = practise
        .spots(level)
        .map(|quantity| spot_called(quantity, words))
        .collect();
    let explained = match (level, names.is_empty()) {
        (Level::Period, _) => words.weak_at_periods().to_owned(),
        (_, true) => words.weak_none().to_owned(),
        (_, false) => format!(
            "{} {}",
            words.weak_spots(&listed(&names, words)),
            words.weak_explained()
        ),
    };
    let toggle = act.reform({
        let weak = practise.choice.weak;
        move |_: Event| Action::ChooseWeak(!weak)
    });
    html! {
        <div class="check">
            <input type="checkbox" id="weak" checked={practise.chooses_weak()} disabled={!practise.can_choose_weak()} aria-describedby="weak-told"
                onchange={toggle} />
            <label for="weak">{ words.weak() }</label>
            <p class="soft" id="weak-told">{ explained }</p>
        </div>
    }
}

/// Draws a link to a sheet that was begun earlier, with its score.
fn sheet_link(work: &Work, words: PractiseWords) -> Html {
    let place = PractiseState::place(&work.which, work.length, work.first_open());
    html! {
        <li>
            <a href={format!("#r=practise&e={place}")}>{ sheet_name(&work.which, words) }</a>
            { soft(score(work.score(), words)) }
        </li>
    }
}
