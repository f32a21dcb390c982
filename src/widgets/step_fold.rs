//! A collapsible step: a line with its results, and the work below.

use crate::browser::focus;
use yew::prelude::*;

/// A step's line and its collapsible content.
pub(crate) struct Fold {
    /// The class of the section, besides `step`.
    pub(crate) class: &'static str,
    pub(crate) id: String,
    /// The number of the step, hidden from screen readers.
    pub(crate) numeral: String,
    /// The number of the step in words.
    pub(crate) name: String,
    pub(crate) title: Html,
    pub(crate) values: Html,
    /// Whether this is the current step.
    pub(crate) is_current: bool,
    pub(crate) is_open: bool,
    /// Called when the line is pressed, or when a search on the page opens the step. If `None`, the
    /// browser opens and closes the step.
    pub(crate) press: Option<Callback<()>>,
    pub(crate) content: Html,
}

/// Draws the step.
pub(crate) fn step_fold(fold: Fold) -> Html {
    let Fold {
        class,
        id,
        numeral,
        name,
        title,
        values,
        is_current,
        is_open,
        press,
        content,
    } = fold;
    // The state opens the step. If the browser did, the step would open before the rest of the page is rendered.
    let onclick = press.clone().map(|press| {
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            focus::hold(&event);
            press.emit(());
        })
    });
    // A search on the page opens the step in which it finds the words; the state follows.
    let ontoggle = press.map(|press| {
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<web_sys::Element>();
            if !is_open && details.is_some_and(|details| details.has_attribute("open")) {
                press.emit(());
            }
        })
    });
    let label = if name.is_empty() {
        format!("{id}-title")
    } else {
        format!("{id}-name {id}-title")
    };
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
