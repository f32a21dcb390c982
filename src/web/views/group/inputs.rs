//! Fields that several modes share.

use super::{Pager, Room};
use crate::app::group::{Action, below};
use crate::case::Score;
use crate::input::group::form::{Field, Part};
use crate::present::symbol::Symbol;
use crate::present::text::Text;
use crate::web::focus;
use crate::web::views::controls::{self, HasValue};
use crate::web::views::pieces::symbol;
use yew::prelude::*;

/// A field, with all that its input depends on.
#[derive(Clone, PartialEq)]
pub(super) struct Slot {
    field: Field,
    /// Its name for those who do not see the head of the column.
    label: &'static str,
    /// The letter it is a value of, if it is a number.
    symbol: Option<Symbol>,
    /// Names to choose from.
    list: Option<&'static str>,
    typed: String,
    is_wrong: bool,
    /// Where Enter goes, and what makes that row if there is none yet.
    below: Option<(Field, Option<Action>)>,
}

impl Slot {
    /// A field for a number that this letter stands for, or for words.
    pub(super) fn of(room: Room, field: Field, label: &'static str, symbol: Option<Symbol>) -> Self {
        Self {
            field,
            label,
            symbol,
            list: None,
            typed: room.state.form.field(field),
            is_wrong: room.state.problem(field).is_some(),
            below: below(&room.state.form, field),
        }
    }

    /// The same with names to choose from.
    pub(super) fn with_list(self, list: &'static str) -> Self {
        Self { list: Some(list), ..self }
    }
}

/// Where to send what is done in a field.
#[derive(Clone, PartialEq)]
pub(super) struct Hands {
    dispatch: Callback<Action>,
    turn_to: Callback<(Pager, usize)>,
}

impl Hands {
    pub(super) fn of(room: Room) -> Self {
        Self { dispatch: room.dispatch.clone(), turn_to: room.turn_to.clone() }
    }

    fn on_value<E: HasValue>(&self, make: impl Fn(String) -> Action + 'static) -> Callback<E> {
        let dispatch = self.dispatch.clone();
        Callback::from(move |event: E| dispatch.emit(make(event.value())))
    }

    /// Enter goes to the next row, and makes it where there is none.
    pub(super) fn enter(&self, (to, add): (Field, Option<Action>)) -> Callback<KeyboardEvent> {
        let page = match to {
            Field::Player(row, _) | Field::Entrant(row, _) | Field::Place(row) => Some((Pager::Players, row)),
            Field::Side(row, _) => Some((Pager::Results, row)),
            _ => None,
        };
        let Self { dispatch, turn_to } = self.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                if let Some(add) = &add {
                    dispatch.emit(add.clone());
                }
                if let Some((pager, row)) = page {
                    turn_to.emit((pager, row / pager.rows() * pager.rows()));
                }
                focus::soon(to.id());
            }
        })
    }
}

/// An input for one field. What is wrong with it is said in the paragraph of that id.
fn input(hands: &Hands, slot: &Slot, problem_id: &str) -> Html {
    let Slot { field, label, symbol, list, ref typed, is_wrong, ref below } = *slot;
    let edit = hands.on_value::<InputEvent>(move |value| Action::Edit(field, value));
    let enter = below.clone().map(|below| hands.enter(below));
    html! {
        <input type="text" inputmode={symbol.map(|_| "decimal")} autocomplete="off" spellcheck="false" id={field.id()}
            class={symbol.is_none().then_some("words")} aria-label={label} value={typed.clone()} {list}
            aria-invalid={is_wrong.then_some("true")} aria-describedby={is_wrong.then(|| problem_id.to_owned())}
            data-symbol={symbol.map(Symbol::id)} oninput={edit} onkeydown={enter} />
    }
}

/// Whose score it is.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Scored {
    /// The first side's of a result.
    Result(usize),
    /// The first team's.
    Team,
}

impl Scored {
    fn choose(self, score: Score) -> Action {
        match self {
            Self::Result(result) => Action::SetScore(result, score),
            Self::Team => Action::SetTeamScore(score),
        }
    }
}

/// Won, draw, lost, or a field for any score.
pub(super) fn score(
    hands: &Hands,
    text: &'static Text,
    scored: Scored,
    score: &Score,
    slot: &Slot,
    problem_id: &str,
) -> Html {
    let text = &text.input;
    // 3 stands for a score that is typed.
    let chosen = match score {
        Score::Won => 0,
        Score::Draw => 1,
        Score::Lost => 2,
        Score::Typed(_) => 3,
    };
    let options = [(0, text.won), (1, text.draw), (2, text.lost), (3, text.score)]
        .map(|(option, name)| (option, option.to_string(), name.to_owned()));
    let typed = score.as_text().to_owned();
    let set = hands.on_value::<Event>(move |id| {
        scored.choose(match id.as_str() {
            "0" => Score::Won,
            "1" => Score::Draw,
            "2" => Score::Lost,
            _ => Score::Typed(typed.clone()),
        })
    });
    html! {
        <div class="score">
            { controls::select(slot.label, options, chosen, set) }
            if matches!(score, Score::Typed(_)) {
                { input(hands, &Slot { label: text.score, ..slot.clone() }, problem_id) }
            }
        </div>
    }
}

/// A part of a row.
#[derive(Clone, PartialEq)]
pub(super) enum LinePart {
    /// The number of the row, for those who see it.
    Number(usize),
    /// A field.
    Field(Slot),
    /// A result.
    Score(Scored, Score, Slot),
}

/// A row of fields, with all that it depends on: it is passed over while that is the same.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Line {
    pub(super) class: &'static str,
    /// What the row is called.
    pub(super) label: String,
    pub(super) parts: Vec<LinePart>,
    /// What takes the row away: the button's name, the action, and where the keyboard goes then.
    pub(super) remove: Option<(String, Action, &'static str)>,
    /// The paragraph that says what is wrong.
    pub(super) problem_id: String,
    /// What is wrong.
    pub(super) problem: Option<String>,
    pub(super) text: &'static Text,
    pub(super) hands: Hands,
}

#[component]
fn LineView(line: &Line) -> Html {
    let hands = &line.hands;
    let part = |part: &LinePart| match part {
        LinePart::Number(number) => html! { <span class="number" aria-hidden="true">{ number }</span> },
        LinePart::Field(slot) => input(hands, slot, &line.problem_id),
        LinePart::Score(scored, typed, slot) => score(hands, line.text, *scored, typed, slot, &line.problem_id),
    };
    html! {
        <div class={line.class} role="group" aria-label={line.label.clone()}>
            for one in &line.parts { { part(one) } }
            if let Some((name, action, place)) = &line.remove {
                { remover(hands, name.clone(), action.clone(), place) }
            }
            if let Some(problem) = &line.problem {
                <p class="problem" id={line.problem_id.clone()}>{ problem }</p>
            }
        </div>
    }
}

/// A row in the page.
pub(super) fn line(line: Line) -> Html {
    html! { <LineView ..line /> }
}

/// What is wrong with some fields, in words.
pub(super) fn wrong(room: Room, fields: &[Field]) -> Option<String> {
    // Nearly always there is nothing to look for.
    if room.state.problems.is_empty() {
        return None;
    }
    let problems: Vec<String> = fields.iter().filter_map(|&field| room.problem(field)).collect();
    (!problems.is_empty()).then(|| problems.join(" "))
}

/// The same as a paragraph.
pub(super) fn problems(room: Room, id: String, fields: &[Field]) -> Html {
    html! {
        if let Some(problem) = wrong(room, fields) { <p class="problem" {id}>{ problem }</p> }
    }
}

/// The head of each part of a player, and its letter.
fn part_of(room: Room, part: Part) -> (&'static str, Option<Symbol>) {
    let text = &room.text.input;
    match part {
        Part::Name => (room.words.input.name, None),
        Part::Rating => (text.rating, Some(Symbol::R)),
        Part::Deviation => (text.deviation, Some(Symbol::Rd)),
        Part::Volatility => (text.volatility, Some(Symbol::Sigma)),
    }
}

/// A player's row.
pub(super) struct Person<'a> {
    /// The name it goes by.
    pub(super) label: String,
    /// Where each of its strings stands.
    pub(super) field: &'a dyn Fn(Part) -> Field,
    /// A field before the name: points, or a place.
    pub(super) first: Option<(Field, &'static str)>,
    /// What takes the player away, and where the keyboard goes then.
    pub(super) remove: Option<(Action, &'static str)>,
}

pub(super) fn person(room: Room, person: Person) -> Html {
    let Person { label, field, first, remove } = person;
    let parts = [Part::Name, Part::Rating, Part::Deviation, Part::Volatility];
    let of_part = |part: Part| {
        let (label, symbol) = part_of(room, part);
        Slot::of(room, field(part), label, symbol)
    };
    let slots: Vec<Slot> = (first.into_iter().map(|(field, label)| Slot::of(room, field, label, Some(Symbol::S))))
        .chain(parts.map(of_part))
        .collect();
    let fields: Vec<Field> = slots.iter().map(|slot| slot.field).collect();
    line(Line {
        class: if first.is_some() { "person numbered" } else { "person" },
        remove: remove.map(|(action, place)| ((room.words.input.remove)(&label), action, place)),
        label,
        parts: slots.into_iter().map(LinePart::Field).collect(),
        problem_id: format!("{}-problem", field(Part::Name).id()),
        problem: wrong(room, &fields),
        text: room.text,
        hands: Hands::of(room),
    })
}

/// The heads of the columns of players, for those who see them.
pub(super) fn heads(room: Room, first: Option<&'static str>) -> Html {
    html! {
        <div class={classes!("person", "heads", first.map(|_| "numbered"))} aria-hidden="true">
            if let Some(first) = first { <span>{ first }</span> }
            <span class="words">{ room.words.input.name }</span>
            <span>{ symbol(Symbol::R) }</span>
            <span>{ symbol(Symbol::Rd) }</span>
            <span>{ symbol(Symbol::Sigma) }</span>
        </div>
    }
}

/// A small button that takes a row away.
fn remover(hands: &Hands, name: String, action: Action, place: &'static str) -> Html {
    let dispatch = hands.dispatch.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        dispatch.emit(action.clone());
        focus::soon(place.to_owned());
    });
    html! {
        <button type="button" class="icon quiet" aria-label={name.clone()} title={name} {onclick}>
            <span aria-hidden="true">{ "×" }</span>
        </button>
    }
}

/// τ of what is shown.
pub(super) fn constant(room: Room) -> Html {
    let id = Field::Tau.id();
    let problem_id = format!("{id}-problem");
    let problem = room.problem(Field::Tau);
    let edit = room.on_value::<InputEvent>(|value| Action::Edit(Field::Tau, value));
    html! {
        <div class="field">
            <label for={id.clone()}>
                { room.text.input.tau }
                <span aria-hidden="true">{ " " }{ symbol(Symbol::Tau) }</span>
            </label>
            <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" {id}
                value={room.state.form.tau().to_owned()} aria-invalid={problem.as_ref().map(|_| "true")}
                aria-describedby={problem.as_ref().map(|_| problem_id.clone())} data-symbol={Symbol::Tau.id()} oninput={edit} />
            if let Some(problem) = problem { <p class="problem" id={problem_id}>{ problem }</p> }
        </div>
    }
}

/// The buttons at the end of what goes in.
pub(super) fn end(room: Room) -> Html {
    let text = room.words;
    html! {
        <>
        <div class="row-buttons">
            { controls::button_of("", text.after.next_period.into(), !room.state.problems.is_empty(), room.on(Action::NextPeriod)) }
            { controls::button_of("quiet", text.input.reset.into(), false, room.on(Action::Reset)) }
        </div>
        { controls::soft(room.text.input.hint) }
        </>
    }
}
