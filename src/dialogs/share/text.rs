//! The tab with text for a forum.

use super::{View, segment};
use crate::state::share::Action;
use crate::widgets::controls::{Menu, soft, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::text_panel::text_out;
use explain::export::document::{Case, Extent};
use explain::export::formats::{Family, Format, Written, write};
use explain::ids::{HasId, VariantArray};
use explain::numbers::{Digits, Kind, show};
use yew::prelude::*;

pub(super) fn text(view: View, case: &Case) -> Html {
    let (words, extent) = (view.words, view.share.extent);
    let extents = [(Extent::Short, words.short()), (Extent::Full, words.full())];
    let choices = segment(
        "share-extent",
        words.extent(),
        &extents,
        extent,
        &view.props.dispatch.reform(Action::SetExtent),
    );
    with_buttons(view, write(case, view.share.format, extent), choices)
}

/// Draws a text with the buttons to copy and save it, below the menu of forums and further choices.
pub(super) fn with_buttons(view: View, written: Written, choices: Html) -> Html {
    let (words, export, format) = (view.words, view.props.language.export(), view.share.format);
    let limit = format
        .limit()
        .map(|limit| show(limit as f64, Kind::Given, Digits::Auto));
    let length = match &limit {
        Some(limit) => words.characters_of(written.length, limit),
        None => words.characters(written.length),
    };
    let cut = written
        .cut
        .zip(limit.as_ref())
        .map(|(cut, limit)| export.left_out(cut, limit));
    let post = AttrValue::from(written.text);
    html! {
        <section aria-label={words.forum()}>
            <div class="share-choices">
                { menu(view) }
                { choices }
            </div>
            if let Some(advice) = export.advice(format) { { soft(advice) } }
            { text_out("share-text", words.post(export.format(format)), &post, 14, view.field) }
            if let Some(cut) = cut { { words_in("warning", cut.into()) } }
            { soft(length) }
            <div class="row-buttons">
                { view.copy(words.copy(), &post) }
                { view.save(words.save(), &post, "text/plain", format!("glicko2.{}", format.ending())) }
            </div>
        </section>
    }
}

/// Draws the menu of forums, family by family.
fn menu(view: View) -> Html {
    let export = view.props.language.export();
    let pick = view
        .props
        .dispatch
        .on_value::<Event>(|id| Action::SetFormat(Format::from_id(&id).unwrap_or_default()));
    html! {
        <Menu label={view.words.forum()} chosen={view.share.format.id()} onchange={pick}>
            for family in [Family::Markdown, Family::BbCode, Family::Plain, Family::Document] {
                <optgroup label={export.family(family)}>
                    for format in Format::VARIANTS.iter().copied().filter(move |format| format.family() == family) {
                        <option value={format.id()} selected={format == view.share.format}>{ export.format(format) }</option>
                    }
                </optgroup>
            }
        </Menu>
    }
}
