//! The outcome of the check: what the reader's numbers reveal, and how certain that is.

use super::named::{candidate_list, mistake_names};
use super::numbers::id;
use super::symptoms::explanation;
use super::table::table;
use crate::state::learn::check::{Action, Numbers, Of};
use crate::widgets::controls::{button, fold, soft, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::memo::Part;
use explain::learn::check::{Row, called, look, rows, sure, symptom as symptom_words};
use explain::numbers::Digits;
use explain::teach::check::lineup::those_left;
use explain::teach::check::{
    Ask, Candidate, Certainty, Given, Lineup, Quantity, Symptom, Value, Verdict, mistakes,
};
use explain::words::Language;
use explain::words::messages::CheckWords;
use explain::words::pieces::pieces as plain_pieces;
use glicko2_steps::Period;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of [`Outcome`].
#[derive(Clone, Properties, PartialEq)]
pub(super) struct OutcomeProps {
    /// The choice of the case.
    pub(super) of: Of,
    /// The case.
    pub(super) period: Rc<Period>,
    /// The reader's numbers.
    pub(super) numbers: Rc<Numbers>,
    /// The reader's numbers for another case.
    pub(super) other: Option<(Of, Rc<Numbers>)>,
    /// Whether the fields have other content by now.
    pub(super) is_stale: bool,
    /// The link of the case.
    pub(super) case_link: AttrValue,
    pub(super) language: Language,
    pub(super) dispatch: Callback<Action>,
}

impl Part for OutcomeProps {
    fn view(&self) -> Html {
        html! { <Outcome ..self.clone() /> }
    }
}

/// The findings.
struct Found {
    given: Given,
    rows: Vec<Row>,
    verdict: Verdict,
    /// The mistakes that these numbers do not rule out.
    passing: Vec<&'static str>,
    /// Whether the numbers of another case have ruled out some candidates.
    is_narrowed: bool,
}

impl Found {
    fn of(lineup: &Lineup, props: &OutcomeProps) -> Self {
        let given = given_numbers(&props.numbers, lineup.period().games.len());
        let mut verdict = lineup.check(&given);
        let all = verdict.candidates.len();
        if let Some((of, numbers)) = props.other.as_ref().filter(|_| all > 1) {
            let period = of.period(lineup.period());
            let other = given_numbers(numbers, period.games.len());
            verdict.candidates = those_left(verdict.candidates, &period, &other);
        }
        let is_narrowed = verdict.candidates.len() < all;
        if is_narrowed && verdict.explanations() == 1 {
            verdict.ask.clear();
        }
        let passing = if verdict.right {
            lineup.passing(&given)
        } else {
            Vec::new()
        };
        Self {
            rows: rows(lineup, &props.numbers, &given),
            passing: passing.into_iter().map(|mistake| mistake.id).collect(),
            given,
            verdict,
            is_narrowed,
        }
    }
}

/// Returns the numbers that a case with this many games has.
fn given_numbers(numbers: &Numbers, games: usize) -> Given {
    let of_case = numbers.iter().filter(|(quantity, _)| quantity.is_of(games));
    Given::new(of_case.filter_map(|(quantity, text)| Some((*quantity, Value::of(text)?))))
}

/// The verdict, the numbers side by side, and what to do next. The verdict is computed again only
/// if the compared values change.
#[component]
fn Outcome(props: &OutcomeProps) -> Html {
    let words = props.language.check();
    let lineup = use_memo(props.period.clone(), |period| {
        Lineup::of((**period).clone()).ok()
    });
    let compared = (
        props.period.clone(),
        props.numbers.clone(),
        props.other.clone(),
    );
    let found = use_memo(compared, |_| {
        lineup
            .as_ref()
            .as_ref()
            .map(|lineup| Found::of(lineup, props))
    });
    let content = match lineup.as_ref().as_ref().zip(found.as_ref().as_ref()) {
        Some((lineup, found)) if !found.given.values().is_empty() => Outcomes {
            props,
            lineup,
            found,
            words,
        }
        .view(),
        _ => html! {
            <>
                <p class="finding" role="status">{ words.nothing_yet() }</p>
                { words_in("", words.nothing_explained().into()) }
            </>
        },
    };
    html! {
        <section class={classes!("card", "checking-outcome", props.is_stale.then_some("stale"))} aria-labelledby="check-outcome">
            <h2 id="check-outcome">{ words.outcome() }</h2>
            if props.is_stale { <p class="stale-note">{ words.stale() }</p> }
            { content }
        </section>
    }
}

/// The values that the parts of the outcome need.
struct Outcomes<'a> {
    props: &'a OutcomeProps,
    lineup: &'a Lineup,
    found: &'a Found,
    words: CheckWords,
}

impl Outcomes<'_> {
    fn view(&self) -> Html {
        let (props, found, words) = (self.props, self.found, self.words);
        let table = table(&found.rows, found.verdict.first, &props.case_link, words);
        html! {
            <>
                if found.verdict.right {
                    { self.right(table) }
                } else {
                    { self.wrong(table) }
                }
                { self.symptoms() }
                <p class="ask-elsewhere">
                    <a class="button" href="#z=share">{ words.share() }</a>
                    <span class="soft">{ words.share_explained() }</span>
                </p>
            </>
        }
    }

    /// Draws the outcome if all numbers are right: what that proves.
    fn right(&self, table: Html) -> Html {
        let (found, words) = (self.found, self.words);
        let all = mistakes::all().count();
        let said = if found.rows.len() == 1 {
            words.right_one()
        } else {
            words.right()
        };
        let passing = match found.passing.len() {
            0 => words.passing_none(all),
            n => words.passing(n, all),
        };
        let is_b = self.props.of == Of::B;
        html! {
            <>
                <p class="finding" role="status"><span class="is-right" aria-hidden="true">{ "✓ " }</span>{ said }</p>
                { table }
                if !found.verdict.cut.is_empty() { { soft(words.cut()) } }
                <p>
                    { passing }{ " " }
                    if is_b { { words.proves_much() } } else if !found.passing.is_empty() { { words.proves_little() } }
                </p>
                if !is_b { <div class="row-buttons">{ self.to_case(Of::B) }</div> }
                if !found.passing.is_empty() {
                    { fold(words.passing_list(), mistake_names(found.passing.iter().copied(), words)) }
                }
            </>
        }
    }

    /// Draws the outcome if a number differs: possible explanations, and where to look.
    fn wrong(&self, table: Html) -> Html {
        let (props, verdict, words) = (self.props, &self.found.verdict, self.words);
        let candidates = &verdict.candidates;
        html! {
            <>
                <p class="finding" role="status"><span class="is-wrong" aria-hidden="true">{ "✗ " }</span>{ self.verdict_text() }</p>
                if let Some((of, _)) = props.other.as_ref().filter(|_| self.found.is_narrowed) {
                    { soft(words.with_other()[of.place()]) }
                }
                if candidates.is_empty() { { self.unknown() } } else { { candidate_list(candidates, self.lineup, &props.case_link, words) } }
                { self.scaled() }
                { self.ask() }
                { self.first() }
                { table }
                if !verdict.cut.is_empty() { { soft(words.cut()) } }
            </>
        }
    }

    /// Returns the verdict and its certainty in words.
    fn verdict_text(&self) -> String {
        let (verdict, words) = (&self.found.verdict, self.words);
        let several = verdict.explanations();
        match verdict.candidates.first() {
            None if Certainty::of(&self.found.given) == Certainty::Unknown => {
                words.too_little().to_owned()
            }
            None => words.unknown(
                mistakes::all().count(),
                self.lineup.looks_for_pairs(&self.found.given),
            ),
            Some(Candidate::Pair(..)) => words.pairs(several),
            Some(_) => sure(verdict.certainty, several, words),
        }
    }

    /// Draws where to look if no known mistake fits.
    fn unknown(&self) -> Html {
        let words = self.words;
        if Certainty::of(&self.found.given) == Certainty::Unknown {
            return Html::default();
        }
        let look = self
            .found
            .verdict
            .look
            .map_or(words.look_nowhere(), |area| look(area, words));
        html! {
            <>
                <p>{ pieces(&plain_pieces(look), Digits::Auto) }</p>
                <p><a href={["#", &*self.props.case_link, "&v=all"].concat()}>{ words.trace() }</a></p>
            </>
        }
    }

    /// Draws the first number that differs.
    fn first(&self) -> Html {
        let words = self.words;
        let Some(row) = self
            .found
            .rows
            .iter()
            .find(|row| Some(row.quantity) == self.found.verdict.first)
        else {
            return Html::default();
        };
        let quantity = called(row.quantity, words);
        let sentence = match &row.ours {
            Some(right) => words.first(&quantity, &row.theirs, right.clone()),
            None => words.first_without(&quantity, &row.theirs),
        };
        html! { <p class="first-differs">{ pieces(&sentence, row.digits) }</p> }
    }

    /// Draws what to enter next, to tell similar candidates apart or to continue the search.
    fn ask(&self) -> Html {
        let words = self.words;
        let asks = &self.found.verdict.ask;
        html! {
            if !asks.is_empty() {
                <div class="ask">
                    <p>{ words.ask() }</p>
                    <div class="row-buttons">
                        for (i, ask) in asks.iter().take(2).enumerate() {
                            if i > 0 { <span class="soft">{ words.ask_further() }</span> }
                            { self.ask_button(*ask) }
                        }
                    </div>
                </div>
            }
        }
    }

    /// Draws a button that leads to the field of a number, or to another case.
    fn ask_button(&self, ask: Ask) -> Html {
        let words = self.words;
        let quantity = match ask {
            Ask::CaseA => return self.to_case(Of::A),
            Ask::CaseB => return self.to_case(Of::B),
            // σ′ has a single field.
            Ask::Number(Quantity::Sigma) => Quantity::Volatility,
            Ask::Number(quantity) => quantity,
        };
        let name = called(quantity, words);
        let is_given = self.found.given.get(quantity).is_some();
        let sentence = if is_given {
            words.more_digits(&name)
        } else {
            words.tell(&name)
        };
        let onclick = self
            .props
            .dispatch
            .then_focus(&[&id(quantity)])
            .on(Action::Ask(quantity));
        html! { <button type="button" {onclick}>{ pieces(&sentence, Digits::Auto) }</button> }
    }

    fn to_case(&self, of: Of) -> Html {
        let dispatch = self.props.dispatch.then_focus(&[&id(Quantity::Rating)]);
        button(
            self.words.to_case()[of.place()],
            dispatch.on(Action::Choose(of)),
        )
    }

    /// Draws the question whether the numbers are on the other scale.
    fn scaled(&self) -> Html {
        let words = self.words;
        html! {
            if self.found.verdict.perhaps_scaled {
                <div class="ask">
                    <p>{ pieces(&plain_pieces(words.scaled()), Digits::Auto) }</p>
                    <div class="row-buttons">
                        <button type="button" onclick={self.props.dispatch.on(Action::TakeScaled)}>
                            { pieces(&plain_pieces(words.scaled_yes()), Digits::Auto) }
                        </button>
                    </div>
                </div>
            }
        }
    }

    /// Draws the symptoms that the numbers show.
    fn symptoms(&self) -> Html {
        let words = self.words;
        let seen: &[Symptom] = &self.found.verdict.symptoms;
        html! {
            if !seen.is_empty() {
                <div class="seen">
                    <h3>{ words.seen() }</h3>
                    for symptom in seen {
                        { fold(symptom_words(*symptom, words)[0], explanation(*symptom, words)) }
                    }
                </div>
            }
        }
    }
}
