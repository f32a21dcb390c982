//! The page without scripts: the answer, the steps and the cards, without controls.

use super::{PageProps, header};
use crate::derivation::{ViewContext, answer, cards, stage, steps, work};
use yew::prelude::*;

/// The file name of this page in each language's folder.
const PAGE: &str = "static.html";

/// The page of a state, to be read only. It is rendered while the site is built: see `examples/prerender.rs`.
#[component]
pub fn Written(props: &PageProps) -> Html {
    let turn_to = Callback::noop();
    let text = props.language.text();
    let context = ViewContext {
        view: &props.state.view,
        stale: None,
        text,
        dispatch: &props.dispatch,
        first: 0,
        turn_to: &turn_to,
        is_read: true,
        what_if: None,
        names: &[],
        summary: None,
        which: None,
        tried: None,
        handles: None,
    };
    html! {
        <>
            <header class="header"><h1>{ text.page.title() }</h1>{ header::other_languages(props.language, PAGE) }</header>
            <main class="columns written">
                <section class="column derivation" aria-label={text.page.derivation()}>
                    <p class="live"><a class="button" href="./">{ text.page.open_full() }</a></p>
                    { answer::answer(context, Html::default(), false) }
                    { steps::to_read(context, work::of_paper(context)) }
                    <div class="cards">{ cards::of_games(context) }</div>
                </section>
                { stage::stage(context, None, None) }
            </main>
            <footer class="footer"><p>{ text.page.source() }</p>{ header::other_languages(props.language, PAGE) }</footer>
        </>
    }
}
