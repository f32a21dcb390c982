//! What the chosen place makes of the player's case.

use super::View;
use crate::app::place::PeriodResult;
use crate::app::{Action, State};
use crate::case::detail::Detail;
use crate::glicko2::{Period, Trace};
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::step::{Block, Piece, fill, pieces as plain_pieces};
use crate::present::symbol::Symbol;
use crate::present::text::Language;
use crate::present::text::rooms::RoomsText;
use crate::present::why;
use crate::systems::text::SystemsText;
use crate::systems::{
    Outcome, PlaceStep, StepOf, about_the_number, can_be_asked, introduction, lined_up, one_by_one, player_after,
    reasons, steps as steps_of,
};
use crate::web::kit::controls::{select, soft};
use crate::web::kit::headline::{Headline, headline as headline_of};
use crate::web::kit::inline::{number, pieces, sentence as sentence_of};
use crate::web::kit::input::menu_field;
use crate::web::kit::pager::ROWS_A_PAGE;
use crate::web::kit::step_fold::{Fold, step_fold};
use crate::web::views::present::Shown;
use crate::web::views::{Scene, answer, chips, work};
use yew::prelude::*;

/// Answer and steps of a place.
pub(super) struct Derivation<'a> {
    view: View<'a>,
    /// The steps of the chosen period; `None` where the place cannot rate the case.
    steps: Option<Vec<PlaceStep>>,
}

impl<'a> Derivation<'a> {
    /// What there is to show of the chosen place, unless it is the paper itself.
    pub(super) fn of(view: View<'a>, scene: Scene, period: Option<&PeriodResult>) -> Option<Self> {
        if view.rooms.place.is_paper() {
            return None;
        }
        let steps = period.map(|period| {
            let window = scene.window(period.outcome.games.len(), ROWS_A_PAGE);
            steps_of(&period.outcome, window, view.language)
        });
        Some(Self { view, steps })
    }

    /// Where the walk is in the place's order.
    pub(super) fn at(&self, scene: Scene) -> Option<String> {
        let steps = self.steps.as_ref()?;
        let now = steps.iter().find(|step| step.of == StepOf::Glicko2(scene.state.moment().step))?;
        Some((self.view.language.rooms().step_of)(now.step.number, steps.len(), None))
    }

    /// A step of the paper to fill the screen, as the place takes it; `None` where it cannot rate the case.
    pub(super) fn shown(&self, number: u8) -> Option<Shown> {
        let steps = self.steps.as_ref()?;
        let PlaceStep { step, is_left_out, .. } = steps.iter().find(|step| step.of == StepOf::Glicko2(number))?.clone();
        let at = (self.view.language.rooms().step_of)(step.number, steps.len(), None);
        let (title, work) = (step.title, step.blocks);
        Some(Shown { numeral: step.number, at: Some(at), title, work, has_values: !is_left_out })
    }

    /// Answer, periods and steps.
    pub(super) fn view(self, scene: Scene) -> Html {
        let view = self.view;
        let rooms = view.language.rooms();
        let (Some(steps), Some(result)) = (self.steps, &view.rooms.place.result) else {
            return soft(rooms.cannot);
        };
        let outcome = &result.outcome;
        if scene.state.covers_answer() {
            return html! { <>{ answer::answer(scene, Html::default(), false) }{ work::of_place(scene, steps, rooms) }</> };
        }
        let questions = if can_be_asked(outcome, scene.trace()) {
            let rate = |period: &Period| player_after(outcome, period);
            chips::chips(scene, true, Some(&|chip| chips::paragraph(scene, chip, Some(&rate))))
        } else {
            Html::default()
        };
        html! {
            <>
                { headline(view, scene, outcome, questions) }
                { numbers(view, outcome) }
                { different(view, scene, outcome) }
                { periods(view, scene, outcome) }
                { work::of_place(scene, steps, rooms) }
            </>
        }
    }
}

/// The answer of a place, and all numbers that players see there.
pub(super) fn answer_on_paper(view: View, scene: Scene, outcome: &Outcome) -> Html {
    html! { <>{ headline(view, scene, outcome, Html::default()) }{ numbers(view, outcome) }</> }
}

pub(super) fn without_walk(state: &State) -> State {
    let mut state = state.clone();
    state.options.hide = false;
    state.options.moment = None;
    state
}

/// All numbers that players see there, below the answer.
fn numbers(view: View, outcome: &Outcome) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    let digits = view.state.options.digits;
    if let Some(caveat) = words.caveat(outcome.system.publication) {
        return html! { <p class="place-shows warning">{ pieces(&plain_pieces(caveat), digits) }</p> };
    }
    html! {
        <p class="place-shows">
            <b>{ (rooms.what_seen)(outcome.system.name) }{ ": " }</b>
            { pieces(&seen(outcome, words), digits) }
            if let Some(about) = about_the_number(outcome, view.language) {
                <span class="soft">{ pieces(&about, digits) }</span>
            }
        </p>
    }
}

/// What is different at the place.
fn different(view: View, scene: Scene, outcome: &Outcome) -> Html {
    let said = introduction(outcome, view.language);
    html! {
        { step_fold(Fold {
            class: "different",
            id: "place-different".to_owned(),
            numeral: "≠".to_owned(),
            name: String::new(),
            title: html! { { said.title } },
            values: Html::default(),
            is_current: false,
            is_open: view.state.options.detail == Detail::Everything,
            press: None,
            content: all(scene, said.blocks),
        }) }
    }
}

/// The games lined up as periods, one of which is chosen there.
fn periods(view: View, scene: Scene, outcome: &Outcome) -> Html {
    let rooms = view.language.rooms();
    let window = scene.window(outcome.games.len(), ROWS_A_PAGE);
    let Some(said) = lined_up(outcome, window, view.language) else { return Html::default() };
    let last = outcome.periods() - 1;
    let named = (0..=last).map(|j| (j, j.to_string(), (rooms.period_of)(j + 1))).collect();
    let choose = view.dispatch.reform(Action::ShowPlacePeriod);
    html! {
        <section class="step periods" id="place-periods" aria-labelledby="place-periods-title">
            <h3 id="place-periods-title">{ said.title }</h3>
            { all(scene, said.blocks) }
            { menu_field(rooms.period, select(rooms.period, named, view.rooms.place_period.unwrap_or(last).min(last), choose)) }
        </section>
    }
}

/// The first block is the lead, above the card that holds the rest.
fn all(scene: Scene, blocks: Vec<Block>) -> Html {
    let mut blocks = blocks.into_iter();
    let lead = match blocks.next() {
        Some(Block::Text(lead)) => html! { <p class="lead">{ sentence_of(lead, scene.digits()) }</p> },
        Some(other) => work::plain(scene, other),
        None => Html::default(),
    };
    html! {
        <>
            { lead }
            <div class="work">for block in blocks { { work::plain(scene, block) } }</div>
        </>
    }
}

/// The answer in a sentence.
fn sentence(outcome: &Outcome, rooms: &RoomsText) -> Vec<Piece> {
    let (from, to) = (outcome.clamped.rating, outcome.after);
    let after = Number::new(to.rating, Kind::Rating, "system.after.rating", Symbol::RPrime);
    let deviation = Number::new(to.deviation, Kind::Rating, "system.after.deviation", Symbol::RdPrime);
    let change = Number::difference(to.rating, from, Kind::Rating, "system.change", Symbol::Change);
    let size = Number { value: change.value.abs(), ..change.clone() };
    let sentence = match change.shown_value() {
        c if c > 0.0 => rooms.rises,
        c if c < 0.0 => rooms.falls,
        _ => rooms.stays,
    };
    fill(sentence, &[size, after, deviation])
}

/// Why it came out so, a paragraph each.
fn why_of(outcome: &Outcome, period: &Period, trace: &Trace, language: Language) -> Vec<Vec<Piece>> {
    match one_by_one(outcome, language) {
        Some(told) => vec![told],
        None => {
            let reasons = reasons(outcome, period, trace);
            reasons.iter().map(|reason| why::sentence(reason, None, language.text().why)).collect()
        }
    }
}

/// What players see there.
fn seen(outcome: &Outcome, words: &SystemsText) -> Vec<Piece> {
    let mut seen = Vec::new();
    for (i, shown) in outcome.system.shown.iter().enumerate() {
        if i > 0 {
            seen.push(Piece::Text("; ".to_owned()));
        }
        seen.extend(shown.pieces(outcome, words));
    }
    seen
}

/// What a place makes of a case, to be read without the page: its answer, what players see, and why, a paragraph each.
#[must_use]
pub fn told_at_place(outcome: &Outcome, period: &Period, trace: &Trace, language: Language) -> Vec<Vec<Piece>> {
    let rooms = language.rooms();
    let mut told = vec![sentence(outcome, rooms)];
    if language.systems().caveat(outcome.system.publication).is_none() && !outcome.system.shown.is_empty() {
        let mut shows = vec![Piece::Text(format!("{}: ", (rooms.what_seen)(outcome.system.name)))];
        shows.extend(seen(outcome, language.systems()));
        told.push(shows);
    }
    told.extend(why_of(outcome, period, trace, language));
    told
}

/// The answer: the place's number before and after, and what became of the rating. `questions` follow its reasons.
fn headline(view: View, scene: Scene, outcome: &Outcome, questions: Html) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    let digits = view.state.options.digits;
    let before = Number::given(outcome.clamped.rating, Kind::Rating, "in.player.rating", Symbol::R);
    let after = Number::new(outcome.after.rating, Kind::Rating, "system.after.rating", Symbol::RPrime);
    let (from, to) = (outcome.clamped.rating, outcome.after.rating);
    let change = Number::difference(to, from, Kind::Rating, "system.change", Symbol::Change);
    let on_top = outcome.system.on_top().map(|shown| {
        let mut was = shown.pieces(&outcome.untouched(), words);
        for piece in &mut was {
            if let Piece::Number(number) = piece {
                number.quantity = number.quantity.replace("system.", "system.before.").into();
            }
        }
        (was, shown.pieces(outcome, words))
    });
    let is_of_rating = on_top.is_none();
    let (was, is) = on_top.map_or_else(
        || (number(&before, digits), number(&after, digits)),
        |(was, is)| (pieces(&was, digits), pieces(&is, digits)),
    );
    let why = why_of(outcome, scene.period(), scene.trace(), view.language);
    let answer = Headline {
        before: was,
        after: is,
        change: is_of_rating.then(|| change.signed()),
        sentence: sentence(outcome, rooms),
        digits,
        is_stale: scene.state.is_stale(),
        text: view.text,
    };
    let further = html! {
        <>
            { answer::why(&why, digits) }
            { questions }
            if !view.rooms.place.is_glicko() {
                { answer::unusual(scene) }
            }
        </>
    };
    headline_of(answer, further)
}
