//! The answer and the steps by the chosen system.

use crate::derivation::{ViewContext, answer, chips, work};
use crate::dialogs::presentation::PresentedStep;
use crate::rooms::View;
use crate::state::Action;
use crate::state::chosen_system::{PeriodResult, SystemResult};
use crate::widgets::controls::{button, select, soft};
use crate::widgets::headline::{Headline, headline as headline_of, line};
use crate::widgets::inline::{number, pieces, sentence as sentence_of};
use crate::widgets::input::menu_field;
use crate::widgets::pager::ROWS_A_PAGE;
use crate::widgets::step_fold::{Fold, step_fold};
use explain::answer::sentences;
use explain::case::detail::Detail;
use explain::case::level::Level;
use explain::export::document::BySystem;
use explain::numbers::Digits;
use explain::reasons::{Chip, Questions, Reason};
use explain::steps::step::Block;
use explain::systems::{
    InTurn, Outcome, StepOf, SystemStep, about_the_number, can_be_asked, draw_cost, introduction,
    lined_up, player_after, reasons, steps as steps_of,
};
use explain::words::Language;
use explain::words::number::Number;
use explain::words::pieces::{Piece, pieces as plain_pieces};
use glicko2_steps::Period;
use yew::prelude::*;

/// The answer and the steps of a system other than the paper's.
pub(crate) struct SystemDerivation<'a> {
    view: View<'a>,
    period: Option<&'a PeriodResult>,
    /// The steps of the chosen period. `None` if the system cannot rate the case.
    steps: Option<Vec<SystemStep>>,
}

impl<'a> SystemDerivation<'a> {
    /// Returns the derivation by the chosen system. Returns `None` if that is the paper's.
    pub(crate) fn of(
        view: View<'a>,
        context: ViewContext,
        period: Option<&'a PeriodResult>,
    ) -> Option<Self> {
        if view.rooms.chosen_system.is_paper() {
            return None;
        }
        let steps = period.map(|period| {
            let window = context.window(period.outcome.games.len(), ROWS_A_PAGE);
            steps_of(&period.outcome, window, view.language)
        });
        Some(Self {
            view,
            period,
            steps,
        })
    }

    /// Returns the name of the step position in the system's order.
    pub(crate) fn at(&self, context: ViewContext) -> Option<String> {
        let steps = self.steps.as_ref()?;
        let now = steps
            .iter()
            .find(|step| step.of == StepOf::Glicko2(context.view.position().step))?;
        let at = self
            .view
            .language
            .rooms()
            .step_of(now.step.number.into(), steps.len());
        Some(context.titled(&at).to_string())
    }

    /// Draws the answer in one line.
    pub(crate) fn in_sight(&self, context: ViewContext) -> Html {
        match &self.view.rooms.result {
            Some(result) if !context.view.hides_answer() => {
                line(&headline_parts(self.view, context, result))
            }
            _ => Html::default(),
        }
    }

    /// Returns a step of the paper as the system takes it, for the presentation. Returns `None` if
    /// the system cannot rate the case.
    pub(crate) fn presented_step(&self, context: ViewContext, number: u8) -> Option<PresentedStep> {
        let steps = self.steps.as_ref()?;
        let SystemStep {
            step, is_left_out, ..
        } = steps
            .iter()
            .find(|step| step.of == StepOf::Glicko2(number))?
            .clone();
        let at = self
            .view
            .language
            .rooms()
            .step_of(step.number.into(), steps.len());
        let at = context.titled(&at).to_string();
        let (title, work) = (step.title, step.blocks);
        Some(PresentedStep {
            numeral: step.number,
            at: Some(at),
            title,
            work,
            has_values: !is_left_out,
        })
    }

    /// Draws the answer, the games lined up as periods, and the steps. `whole` is about all games,
    /// `context` about the game whose steps are shown.
    pub(crate) fn view(self, whole: ViewContext, context: ViewContext) -> Html {
        let view = self.view;
        let rooms = view.language.rooms();
        let (Some(steps), Some(result), Some(period)) =
            (self.steps, &view.rooms.result, self.period)
        else {
            return soft(rooms.cannot());
        };
        let outcome = &result.outcome;
        if context.view.hides_answer() {
            return html! { <>{ answer::answer(context, Html::default(), false) }{ work::of_system(context, steps, rooms) }</> };
        }
        let questions = questions(view, whole, result);
        html! {
            <>
                { headline(view, context, result, questions) }
                { numbers(view, outcome) }
                { different(view, context, outcome) }
                { periods(view, context, outcome, period) }
                { work::of_system(context, steps, rooms) }
            </>
        }
    }
}

/// Draws the answer by a system, and all numbers that its players see, for printing.
pub(crate) fn answer_on_paper(view: View, context: ViewContext, result: &SystemResult) -> Html {
    html! { <>{ headline(view, context, result, Html::default()) }{ numbers(view, &result.outcome) }</> }
}

/// Returns which of how many games the steps belong to, in words. Returns `None` if there is only one period.
pub(crate) fn which(view: View, outcome: &Outcome) -> Option<String> {
    let count = outcome.periods();
    (count > 1).then(|| {
        view.language
            .rooms()
            .period_of(chosen(view, count) + 1, count)
    })
}

/// Returns the index of the game whose steps are shown: the last one until the reader chooses another.
fn chosen(view: View, count: usize) -> usize {
    view.rooms.system_period.unwrap_or(count).min(count - 1)
}

/// Returns whether a single game is shown, rather than all games together.
pub(crate) fn is_of_game(view: View) -> bool {
    let options = &view.state.view.options;
    view.rooms.system_period.is_some() || options.position.is_some() || options.hide
}

/// Draws the questions about the result.
fn questions(view: View, context: ViewContext, result: &SystemResult) -> Html {
    let outcome = &result.outcome;
    let shown = |period: &Period| outcome.shown_after(period.clone());
    if let Some(in_turn) = InTurn::of(outcome, &result.summary, context.digits(), view.language) {
        let answer = |chip| {
            let told = in_turn.answer(chip);
            html! { <>{ chips::tables(context, chip, Some(&shown)) }for told in told { <p>{ pieces(&told, context.digits()) }</p> }{ chips::to_lesson(context, chip) }</> }
        };
        return chips::chips(context, in_turn.questions(), Some(&answer));
    }
    let draw_cost = draw_cost(outcome, view.language);
    let has_papers_answers = can_be_asked(outcome, context.trace());
    if draw_cost.is_none() && !has_papers_answers {
        return Html::default();
    }
    let rate = |period: &Period| player_after(outcome, period);
    // The growth of a deviation is explained for the paper's system only.
    let (case, trace) = (context.period(), context.trace());
    let asked = Questions::of(
        |chip| match chip {
            Chip::LostInDraw => draw_cost.is_some(),
            Chip::LessSure => false,
            _ => has_papers_answers && chip.applies(case, trace),
        },
        |chip| chip.fits(case, trace),
    );
    let answer = |chip| {
        if let (Chip::LostInDraw, Some(reasons)) = (chip, &draw_cost) {
            return html! { for reason in reasons { <p>{ pieces(reason, context.digits()) }</p> } };
        }
        let of_shown = chip == Chip::WhatIf;
        chips::paragraph(context, chip, Some(if of_shown { &shown } else { &rate }))
    };
    chips::chips(context, asked, Some(&answer))
}

/// Draws all numbers that the system's players see, below the answer.
fn numbers(view: View, outcome: &Outcome) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    let digits = view.state.view.options.digits;
    if let Some(caveat) = words.caveat(outcome.system.publication) {
        return html! { <p class="place-shows warning">{ pieces(&plain_pieces(caveat), digits) }</p> };
    }
    html! {
        <p class="place-shows">
            <b>{ rooms.what_seen(outcome.system.name_in(view.language)) }{ ": " }</b>
            { pieces(&visible_numbers(outcome, view.language), digits) }
            if let Some(about) = about_the_number(outcome, view.language) {
                <span class="soft">{ pieces(&about, digits) }</span>
            }
        </p>
    }
}

/// Draws what is different in the system.
fn different(view: View, context: ViewContext, outcome: &Outcome) -> Html {
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
            is_open: view.state.view.options.detail == Detail::Everything,
            press: None,
            content: all(context, said.blocks),
        }) }
    }
}

/// Draws the games lined up as periods, with a menu to choose one of them.
fn periods(view: View, context: ViewContext, outcome: &Outcome, period: &PeriodResult) -> Html {
    let rooms = view.language.rooms();
    let window = context.window(outcome.games.len(), ROWS_A_PAGE);
    let Some(said) = lined_up(outcome, window, context.digits(), view.language) else {
        return Html::default();
    };
    let count = outcome.periods();
    let now = chosen(view, count);
    let named = (0..count)
        .map(|j| (j, j.to_string(), rooms.period_of(j + 1, count)))
        .collect();
    let choose = view
        .dispatch
        .reform(|game| Action::ShowSystemPeriod(Some(game)));
    let summary = &period.summary;
    let change = summary.change(context.digits());
    let told = rooms.steps_of_game(now + 1, count, summary.before(), summary.rating(), change);
    let together = view
        .dispatch
        .reform(|_: MouseEvent| Action::ShowSystemPeriod(None));
    html! {
        <section class="step periods" id="place-periods" aria-labelledby="place-periods-title">
            <h3 id="place-periods-title">{ said.title }</h3>
            { all(context, said.blocks) }
            { menu_field(rooms.period(), select(rooms.period(), named, now, choose)) }
            <p class="of-game">{ pieces(&told, context.digits()) }</p>
            if is_of_game(view) {
                { button(rooms.all_games(count), together) }
            }
        </section>
    }
}

/// Draws blocks. The first block is the lead, above the card that holds the others.
fn all(context: ViewContext, blocks: Vec<Block>) -> Html {
    let mut blocks = blocks.into_iter();
    let lead = match blocks.next() {
        Some(Block::Text(lead)) => {
            html! { <p class="lead">{ sentence_of(lead, context.digits()) }</p> }
        }
        Some(other) => work::plain(context, other),
        None => Html::default(),
    };
    html! {
        <>
            { lead }
            <div class="work">for block in blocks { { work::plain(context, block) } }</div>
        </>
    }
}

/// Returns the reasons for the result, one sentence each. `say` makes a sentence of a reason.
fn why_of(
    result: &SystemResult,
    digits: Digits,
    language: Language,
    say: &dyn Fn(&Reason) -> Vec<Piece>,
) -> Vec<Vec<Piece>> {
    let SystemResult {
        outcome, summary, ..
    } = result;
    if let Some(in_turn) = InTurn::of(outcome, summary, digits, language) {
        return in_turn.reasons(say);
    }
    let Some(derivation) = result.period(0).derivation.clone() else {
        return Vec::new();
    };
    reasons(outcome, &derivation.period, &derivation.trace)
        .iter()
        .map(say)
        .collect()
}

/// Returns what the system's players see.
fn visible_numbers(outcome: &Outcome, language: Language) -> Vec<Piece> {
    let mut seen = Vec::new();
    for (i, shown) in outcome.system.shown.iter().enumerate() {
        if i > 0 {
            seen.push(Piece::Text("; ".to_owned()));
        }
        seen.extend(shown.pieces(outcome, language));
    }
    seen
}

/// Returns a system's result for a case as text to be read outside of the page: the answer, what
/// players see, and the reasons.
#[must_use]
pub fn by_system(
    result: &SystemResult,
    level: Level,
    digits: Digits,
    language: Language,
) -> BySystem {
    let outcome = &result.outcome;
    let mut told = vec![result.summary.sentence(level, digits, language.text())];
    if language
        .systems()
        .caveat(outcome.system.publication)
        .is_none()
        && !outcome.system.shown.is_empty()
    {
        let mut shows = vec![Piece::Text(format!(
            "{}: ",
            language.rooms().what_seen(outcome.system.name_in(language))
        ))];
        shows.extend(visible_numbers(outcome, language));
        told.push(shows);
    }
    let player = language.export().forms_of_player();
    let reasons = why_of(result, digits, language, &|reason| {
        sentences::of_player(reason, language, &player)
    });
    BySystem {
        summary: result.summary.clone(),
        told,
        reasons,
    }
}

/// Returns the headline: the system's number before and after, its change, and the resulting rating.
fn headline_parts(view: View, context: ViewContext, result: &SystemResult) -> Headline {
    let (digits, level) = (
        view.state.view.options.digits,
        view.state.view.options.level,
    );
    let SystemResult {
        outcome, summary, ..
    } = result;
    let has_games = !outcome.games.is_empty();
    let (was, is, change) = match outcome.system.on_top() {
        None => {
            let change = has_games.then(|| summary.change(digits));
            (
                number(&summary.before(), digits),
                number(&summary.rating(), digits),
                change,
            )
        }
        Some(shown) => {
            let was = before_them(&shown.pieces(&outcome.untouched(), view.language));
            let is = shown.pieces(outcome, view.language);
            let change = has_games
                .then(|| summary.change_of_shown(&was, &is, digits))
                .flatten();
            (pieces(&was, digits), pieces(&is, digits), change)
        }
    };
    Headline {
        before: was,
        after: is,
        change,
        sentence: summary.sentence(level, digits, view.text),
        details: summary.details(level, view.text),
        digits,
        stale: context.stale,
        text: view.text,
    }
}

/// Draws the answer. `questions` follow its reasons.
fn headline(view: View, context: ViewContext, result: &SystemResult, questions: Html) -> Html {
    let digits = view.state.view.options.digits;
    let why = why_of(result, digits, view.language, &|reason| {
        sentences::sentence(reason, None, view.language)
    });
    let further = html! {
        <>
            { answer::why(&why, context) }
            { questions }
            if !view.rooms.chosen_system.is_glicko() {
                { answer::unusual(context) }
            }
        </>
    };
    headline_of(&headline_parts(view, context, result), further)
}

/// Gives the numbers from before the games quantities of their own.
fn before_them(pieces: &[Piece]) -> Vec<Piece> {
    let of = |piece: &Piece| match piece {
        Piece::Number(number) => {
            let quantity = number.quantity.replace("system.", "system.before.").into();
            Piece::Number(Number {
                quantity,
                ..number.clone()
            })
        }
        other => other.clone(),
    };
    pieces.iter().map(of).collect()
}
