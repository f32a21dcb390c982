//! Fields that several modes share.

use super::{List, Room, heat};
use crate::state::league::{Action, below};
use crate::widgets::controls::select;
use crate::widgets::dispatch::{Dispatch, on_enter};
use crate::widgets::inline::{number, symbol};
use crate::widgets::input::{Input, InputKind, input, number_field, problem};
use crate::widgets::memo::{self, memo};
use crate::widgets::pager::page_of;
use explain::case::league::Field;
use explain::case::{Part, Score};
use explain::league::{before, heat as surprise};
use explain::numbers::Digits;
use explain::words::Text;
use explain::words::messages::LeagueWords;
use explain::words::number::Number;
use glicko2_steps::Symbol;
use glicko2_steps::groups::Against;
use yew::prelude::*;

/// A field, with everything that its input depends on.
#[derive(Clone, PartialEq)]
pub(super) struct Slot {
    field: Field,
    /// The name for screen readers, which do not read the head of the column.
    label: &'static str,
    /// The symbol of the value, if it is a number.
    symbol: Option<Symbol>,
    /// The `id` of a list of names to choose from.
    list: Option<&'static str>,
    typed: String,
    is_wrong: bool,
    /// The field to which Enter moves, and the action that adds its row if there is none yet.
    below: Option<(Field, Option<Action>)>,
}

impl Slot {
    /// Returns a field for the value of a symbol, or for words without one.
    pub(super) fn of(
        room: Room,
        field: Field,
        label: &'static str,
        symbol: Option<Symbol>,
    ) -> Self {
        Self {
            field,
            label,
            symbol,
            list: None,
            typed: room.state.typed(field),
            is_wrong: room.state.problem(field).is_some(),
            below: below(room.state.case(), room.state.period, field),
        }
    }

    /// Adds a list of names to choose from.
    pub(super) fn with_list(self, list: &'static str) -> Self {
        Self {
            list: Some(list),
            ..self
        }
    }
}

/// The callbacks of a row of fields.
#[derive(Clone, PartialEq)]
pub(super) struct Handlers {
    dispatch: Callback<Action>,
    turn_to: Callback<(List, usize)>,
}

impl Handlers {
    pub(super) fn of(room: Room) -> Self {
        Self {
            dispatch: room.dispatch.clone(),
            turn_to: room.turn_to.clone(),
        }
    }

    /// Returns a handler that sends this action for every event.
    pub(super) fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        self.dispatch.on(action)
    }

    /// Returns a handler that stores the text typed into a field.
    pub(super) fn edit(&self, field: Field) -> Callback<InputEvent> {
        self.dispatch
            .on_value(move |text| Action::Edit(field, text))
    }

    /// Returns a handler that stores the number typed into a field.
    pub(super) fn edit_number(&self, field: Field) -> Callback<InputEvent> {
        self.dispatch
            .on_number(move |text| Action::Edit(field, text))
    }

    /// Returns a key handler that moves to the next row on Enter. After the last row it adds one.
    pub(super) fn enter(&self, (to, add): (Field, Option<Action>)) -> Callback<KeyboardEvent> {
        let page = match to {
            Field::Player(row, _) | Field::Place(row) => Some((List::Players, row)),
            Field::Side(row, _) => Some((List::Results, row)),
            _ => None,
        };
        let mut go = add.map_or_else(Callback::noop, |add| self.dispatch.on(add));
        if let Some((list, row)) = page {
            go = go.then(&self.turn_to, (list, page_of(row, list.rows())));
        }
        on_enter(go.then_focus(&[&to.id()]))
    }

    /// Draws the input of a field. The paragraph with the `id` `problem_id` says what is wrong with it.
    pub(super) fn field(&self, slot: &Slot, problem_id: &str) -> Html {
        input(Input {
            id: slot.field.id(),
            name: Some(slot.label.into()),
            typed: slot.typed.clone(),
            kind: if slot.symbol.is_some() {
                InputKind::Number
            } else {
                InputKind::Words
            },
            symbol: slot.symbol,
            list: slot.list,
            problem_id: slot.is_wrong.then(|| problem_id.to_owned()),
            oninput: if slot.symbol.is_some() {
                self.edit_number(slot.field)
            } else {
                self.edit(slot.field)
            },
            onkeydown: slot.below.clone().map(|below| self.enter(below)),
            ..Input::default()
        })
    }
}

/// The result whose score is typed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Scored {
    /// The score of the first side of a result.
    Result(usize),
    /// The score of the first team.
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

/// Draws a menu of win, draw, loss and any other score, which has a field.
pub(super) fn score(
    to: &Handlers,
    text: Text,
    scored: Scored,
    score: &Score,
    slot: &Slot,
    problem_id: &str,
) -> Html {
    let text = text.input;
    // 3 stands for a typed score.
    let chosen = match score {
        Score::Won => 0,
        Score::Draw => 1,
        Score::Lost => 2,
        Score::Typed(_) => 3,
    };
    let options = [
        (0, text.won()),
        (1, text.draw()),
        (2, text.lost()),
        (3, text.score()),
    ]
    .map(|(option, name)| (option, option.to_string(), name.to_owned()));
    let typed = score.as_text().to_owned();
    let set = to.dispatch.reform(move |option| {
        scored.choose(match option {
            0 => Score::Won,
            1 => Score::Draw,
            2 => Score::Lost,
            _ => Score::Typed(typed.clone()),
        })
    });
    html! {
        <div class="score">
            { select(slot.label, options.into(), chosen, set) }
            if matches!(score, Score::Typed(_)) {
                { to.field(&Slot { label: text.score(), ..slot.clone() }, problem_id) }
            }
        </div>
    }
}

/// A part of a row.
#[derive(PartialEq)]
pub(super) enum LinePart {
    /// The number of the row, hidden from screen readers.
    Number(usize),
    /// A field.
    Field(Slot),
    /// A result.
    Score(Scored, Score, Slot),
    /// A name that cannot be edited.
    Name(String),
    /// A number that cannot be edited. `None` if it is not known.
    Value(Option<Number>, Digits),
    /// The menu for the team of a participant.
    Team(usize, Option<usize>),
    /// How far the result was from the expected one for the first side: the two participants, their
    /// names, and the scores of each against the other.
    Heat(Option<((usize, usize), [String; 2], [Against; 2])>),
}

/// A row of fields.
#[derive(PartialEq)]
pub(super) struct Line {
    pub(super) class: &'static str,
    /// The accessible name of the row.
    pub(super) label: String,
    pub(super) parts: Vec<LinePart>,
    /// The button that removes the row: its name, the action, and the `id` that gets the focus then.
    pub(super) remove: Option<(String, Action, &'static str)>,
    /// The `id` of the paragraph with the problem.
    pub(super) problem_id: String,
    /// The problem in words.
    pub(super) problem: Option<String>,
    pub(super) text: Text,
    pub(super) words: LeagueWords,
    pub(super) to: Handlers,
}

impl Line {
    fn team(&self, participant: usize, chosen: Option<usize>) -> Html {
        let words = self.words;
        let name = |team: Option<usize>| {
            team.map_or_else(
                || words.teams_no_team().to_owned(),
                |team| words.teams_team(team + 1),
            )
        };
        let id =
            |team: Option<usize>| team.map_or_else(|| "none".to_owned(), |team| team.to_string());
        let options = [Some(0), Some(1), None].map(|team| (team, id(team), name(team)));
        let set = self
            .to
            .dispatch
            .reform(move |team| Action::SetTeam(participant, team));
        select(words.teams_team_of(), options.into(), chosen, set)
    }
}

impl memo::Part for Line {
    fn view(&self) -> Html {
        let (to, problem_id) = (&self.to, &self.problem_id);
        let part = |part: &LinePart| match part {
            LinePart::Number(number) => {
                html! { <span class="number" aria-hidden="true">{ number }</span> }
            }
            LinePart::Field(slot) => to.field(slot, problem_id),
            LinePart::Score(scored, typed, slot) => {
                score(to, self.text, *scored, typed, slot, problem_id)
            }
            LinePart::Name(name) => html! { <span class="words">{ name }</span> },
            LinePart::Value(value, digits) => html! {
                <output>if let Some(value) = value { { number(value, *digits) } }</output>
            },
            LinePart::Team(participant, team) => self.team(*participant, *team),
            LinePart::Heat(of) => {
                let heat = of
                    .as_ref()
                    .map(|(pair, [a, b], against)| surprise(*pair, [a, b], *against, self.words));
                html! {
                    <span class={classes!("surprise", heat::class_of(heat.as_ref()))} title={heat.as_ref().map(|heat| heat.told.clone())}>
                        if let Some(heat) = &heat { { number(&heat.surprise, Digits::Auto) } }
                    </span>
                }
            }
        };
        html! {
            <div class={self.class} role="group" aria-label={self.label.clone()}>
                for one in &self.parts { { part(one) } }
                if let Some((name, action, place)) = &self.remove {
                    { remover(name, to.dispatch.on(action.clone()).then_focus(&[place])) }
                }
                { problem(problem_id.clone(), self.problem.clone()) }
            </div>
        }
    }
}

/// Returns the problems of some fields in words.
pub(super) fn wrong(room: Room, fields: &[Field]) -> Option<String> {
    // Usually there are no problems, and the search can be skipped.
    if !room.state.editor.is_stale() {
        return None;
    }
    let problems: Vec<String> = fields
        .iter()
        .filter_map(|&field| room.problem(field))
        .collect();
    (!problems.is_empty()).then(|| problems.join(" "))
}

/// Returns the column head and the symbol of a part of a participant.
pub(super) fn part_of(room: Room, part: Part) -> (&'static str, Option<Symbol>) {
    let text = room.text.input;
    match part {
        Part::Name => (room.words.input_name(), None),
        Part::Rating => (text.rating(), Some(Symbol::R)),
        Part::Deviation => (text.deviation(), Some(Symbol::Rd)),
        Part::Volatility => (text.volatility(), Some(Symbol::Sigma)),
    }
}

/// The row of a participant.
pub(super) struct ParticipantRow {
    /// The index of the participant.
    pub(super) i: usize,
    /// The name shown for the participant.
    pub(super) label: String,
    /// A field before the name, for points or for a place.
    pub(super) first: Option<(Field, &'static str)>,
    /// The team before the name, if it can be chosen.
    pub(super) team: Option<Option<usize>>,
    /// The action that removes the participant, and the `id` that gets the focus then.
    pub(super) remove: Option<(Action, &'static str)>,
}

pub(super) fn person(room: Room, person: ParticipantRow) -> Html {
    let ParticipantRow {
        i,
        label,
        first,
        team,
        remove,
    } = person;
    let names = [Part::Name, Part::Rating, Part::Deviation, Part::Volatility];
    let mut parts: Vec<LinePart> = Vec::new();
    parts.extend(
        first.map(|(field, label)| LinePart::Field(Slot::of(room, field, label, Some(Symbol::S)))),
    );
    parts.extend(team.map(|team| LinePart::Team(i, team)));
    if room.is_first() {
        parts.extend(names.map(|part| {
            let (label, symbol) = part_of(room, part);
            LinePart::Field(Slot::of(room, Field::Player(i, part), label, symbol))
        }));
    } else {
        parts.push(LinePart::Name(label.clone()));
        let rated_period = room
            .state
            .rated_period()
            .filter(|rated_period| rated_period.period == room.state.period);
        let numbers = rated_period.and_then(|rated_period| before(rated_period.round(), i));
        let mut numbers = numbers.into_iter().flatten();
        parts.extend(Part::NUMBERS.map(|_| LinePart::Value(numbers.next(), room.digits())));
    }
    let mut fields = names.map(|part| Field::Player(i, part)).to_vec();
    fields.extend(first.map(|(field, _)| field));
    fields.push(Field::Composite(i));
    memo(Line {
        class: match first {
            Some((Field::Place(_), _)) => "person numbered placed",
            _ if first.is_some() || team.is_some() => "person numbered",
            _ => "person",
        },
        remove: remove.map(|(action, place)| (room.words.input_remove(&label), action, place)),
        label,
        parts,
        problem_id: format!("{}-problem", Field::Player(i, Part::Name).id()),
        problem: wrong(room, &fields),
        text: room.text,
        words: room.words,
        to: Handlers::of(room),
    })
}

/// Draws the heads of the participants' columns, hidden from screen readers.
pub(super) fn heads(room: Room, first: Option<&'static str>) -> Html {
    html! {
        <div class={classes!("person", "heads", first.map(|_| "numbered"))} aria-hidden="true">
            if let Some(first) = first { <span>{ first }</span> }
            <span class="words">{ room.words.input_name() }</span>
            <span>{ symbol(Symbol::R) }</span>
            <span>{ symbol(Symbol::Rd) }</span>
            <span>{ symbol(Symbol::Sigma) }</span>
        </div>
    }
}

/// Draws a small button that removes a row.
pub(super) fn remover(name: &str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="icon quiet" aria-label={name.to_owned()} title={name.to_owned()} {onclick}>
            <span aria-hidden="true">{ "×" }</span>
        </button>
    }
}

/// Draws the field for τ.
pub(super) fn constant(room: Room) -> Html {
    let field = Input {
        id: Field::Tau.id(),
        typed: room.state.typed(Field::Tau),
        symbol: Some(Symbol::Tau),
        oninput: Handlers::of(room).edit_number(Field::Tau),
        ..Input::default()
    };
    number_field(room.text.input.tau(), field, room.problem(Field::Tau))
}
