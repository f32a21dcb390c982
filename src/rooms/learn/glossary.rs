//! The section Glossary: every symbol, and the reasons behind the system.

use super::View;
use super::doors::doors;
use crate::browser::focus;
use crate::state::rooms::case_link;
use crate::state::{Options, Rooms, StepPosition};
use crate::widgets::inline::{pieces, symbol};
use explain::glossary::{Topic, Why, address, entry, goes_to, origin};
use explain::ids::{HasId, VariantArray};
use explain::numbers::Digits;
use explain::teach::lessons::LESSONS;
use explain::words::messages::GlossaryWords;
use explain::words::pieces::pieces as plain_pieces;
use glicko2_steps::Symbol;
use yew::prelude::*;

pub(super) fn room(view: View) -> Html {
    let words = view.language.glossary();
    let named = entry(&view.learn.entry);
    html! {
        <main class="learn glossary">
            { doors(view) }
            <h2>{ words.title() }</h2>
            <p class="lead">{ words.lead() }</p>
            <nav class="letter-bar" aria-label={words.letters()}>
                for letter in Symbol::all() { { to_letter(letter) }{ " " } }
            </nav>
            <div class="entries">
                for &topic in Topic::VARIANTS { { of_topic(view, topic, named, words) } }
            </div>
            <h2>{ words.whys() }</h2>
            <div class="entries whys">
                for &why in Why::VARIANTS { { of_why(view, why, named, words) } }
            </div>
            <Shown id={named.map(element_id)} />
        </main>
    }
}

/// Returns the `id` of an entry.
fn element_id(name: &str) -> String {
    format!("n-{name}")
}

/// Draws the link to the entry of a symbol.
fn to_letter(letter: Symbol) -> Html {
    html! { <a href={address(letter)}>{ symbol(letter) }</a> }
}

/// Draws a sentence with its symbols.
fn sentence(words: &str) -> Html {
    pieces(&plain_pieces(words), Digits::Auto)
}

fn of_topic(view: View, topic: Topic, named: Option<&str>, words: GlossaryWords) -> Html {
    let letters: Vec<Symbol> = topic.symbols().collect();
    let name = topic.id();
    let id = element_id(name);
    let title = format!("{id}-title");
    html! {
        <section class="entry" id={id} tabindex="-1" aria-labelledby={title.clone()} aria-current={(named == Some(name)).then_some("true")}>
            <h3 id={title}>for (i, letter) in letters.iter().enumerate() { if i > 0 { { ", " } } { symbol(*letter) } }</h3>
            <div>
                <p>{ sentence(topic.meaning(words)) }</p>
                <p class="soft">{ topic.unit().describe(words) }</p>
                <ul>for letter in letters { <li>{ of_letter(view, letter, words) }</li> }</ul>
            </div>
        </section>
    }
}

/// Draws a symbol in a few words, with the symbols it is made of, those made of it, and its step.
fn of_letter(view: View, letter: Symbol, words: GlossaryWords) -> Html {
    let links = |letters: Vec<Symbol>| {
        html! { for (i, letter) in letters.into_iter().enumerate() { if i > 0 { { ", " } } { to_letter(letter) } } }
    };
    let goes: Vec<Symbol> = goes_to(letter).collect();
    html! {
        <>
            { symbol(letter) }{ ": " }{ view.text.symbol(letter) }{ " · " }
            {
                match origin(letter) {
                    Some(origin) => sentence(origin.describe(words)),
                    None => html! { <>{ words.comes_from() }{ " " }{ links(letter.operands().to_vec()) }</> },
                }
            }
            if !goes.is_empty() {
                { ", " }{ words.goes_to() }{ " " }{ links(goes) }
            } else if letter == Symbol::Epsilon {
                { ", " }{ words.goes_to() }{ " " }{ words.stop() }
            } else if matches!(letter, Symbol::RPrime | Symbol::RdPrime | Symbol::SigmaPrime) {
                { ", " }{ words.result() }
            }
            if let Some(step) = letter.step() { { " · " }{ to_step(view, step) } }
        </>
    }
}

/// Draws a link to a step of the case in the Calculator.
fn to_step(view: View, step: u8) -> Html {
    let position = Some(StepPosition { step, sub: 0 });
    let options = Options {
        position,
        hide: false,
        present: false,
        ..view.state.view.options.clone()
    };
    let link = Rooms::of(view.state)
        .map(|rooms| format!("#{}", case_link(rooms, &view.state.player.case, &options)));
    html! { <a href={link}>{ view.text.steps.step(step.into()) }</a> }
}

fn of_why(view: View, why: Why, named: Option<&str>, words: GlossaryWords) -> Html {
    let [question, answer] = why.words(words);
    let id = element_id(why.id());
    let title = format!("{id}-title");
    let lesson = why
        .lesson()
        .and_then(|id| Some((id, LESSONS.iter().position(|lesson| lesson.id == id)?)));
    let lesson = lesson.map(|(id, at)| (id, view.language.lessons().titles()[at]));
    html! {
        <section class="entry" id={id} tabindex="-1" aria-labelledby={title.clone()} aria-current={(named == Some(why.id())).then_some("true")}>
            <h3 id={title}>{ question }</h3>
            <div>
                <p>{ sentence(answer) }</p>
                if why.step().is_some() || lesson.is_some() {
                    <p class="ways">
                        if let Some(step) = why.step() { { to_step(view, step) } }
                        if let Some((id, title)) = lesson { <a href={format!("#r=learn&n={id}")}>{ words.lesson(title) }</a> }
                    </p>
                }
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct ShownProps {
    id: Option<String>,
}

/// Scrolls to the entry that a link names, and focuses it.
#[component]
fn Shown(props: &ShownProps) -> Html {
    use_effect_with(props.id.clone(), |id| {
        if let Some(id) = id {
            focus::show(id.clone());
        }
    });
    Html::default()
}
