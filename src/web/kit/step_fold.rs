//! A step that folds: its line with what comes of it, and its work below.

use crate::web::focus;
use yew::prelude::*;

/// A step's line, and what is folded away below it.
pub(crate) struct Fold {
    /// Its class beside `step`.
    pub(crate) class: &'static str,
    pub(crate) id: String,
    /// Its number, for those who see it.
    pub(crate) numeral: String,
    /// Its number in words.
    pub(crate) name: String,
    pub(crate) title: Html,
    pub(crate) values: Html,
    /// Whether it is the one that one is at.
    pub(crate) is_current: bool,
    pub(crate) is_open: bool,
    /// What pressing the line does, or a search that opens it. None: it opens and closes by itself.
    pub(crate) press: Option<Callback<()>>,
    pub(crate) content: Html,
}

/// The step.
pub(crate) fn step_fold(fold: Fold) -> Html {
    let Fold { class, id, numeral, name, title, values, is_current, is_open, press, content } = fold;
    // It opens as the state has it, not by the browser, which would do so before the rest of the page follows.
    let onclick = press.clone().map(|press| {
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            focus::hold(&event);
            press.emit(());
        })
    });
    // Searching the page opens what holds the words; the state follows.
    let ontoggle = press.map(|press| {
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<web_sys::Element>();
            if !is_open && details.is_some_and(|details| details.has_attribute("open")) {
                press.emit(());
            }
        })
    });
    let label = if name.is_empty() { format!("{id}-title") } else { format!("{id}-name {id}-title") };
    html! {
        <section class={classes!("step", class)} id={id.clone()} aria-labelledby={label} tabindex="-1" aria-current={is_current.then_some("step")}>
            <details open={is_open} {ontoggle}>
                <summary {onclick}>
                    <span class="numeral" aria-hidden="true">{ numeral }</span>
                    <span class="visually-hidden" id={format!("{id}-name")}>{ name }</span>
                    <h3 id={format!("{id}-title")}>{ title }</h3>
                    { values }
                </summary>
                <div class="step-content">{ content }</div>
            </details>
        </section>
    }
}
