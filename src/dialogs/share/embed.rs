//! Code for the reader's own page.

use super::{View, segment, title};
use crate::state::share::Action;
use crate::widgets::controls::{soft, words_in};
use crate::widgets::text_panel::text_out;
use explain::case::link::is_beyond;
use explain::export::document::Case;
use explain::export::embed::{LESSON, Way, beside, code, height, lesson_beside, lesson_code};
use yew::prelude::*;

pub(super) fn embed(view: View, case: &Case) -> Html {
    let (words, way) = (view.words, view.share.way);
    // The embedded page knows only the paper's rules, so the answer of another system cannot be its title.
    let is_paper = !is_beyond(
        case.link
            .split_once('#')
            .map_or("", |(_, fragment)| fragment),
    );
    let title = if is_paper {
        title(case)
    } else {
        view.text.page.title().to_owned()
    };
    let code = AttrValue::from(code(case.link, &title, way));
    let ways = [Way::Frame, Way::Element].map(|way| (way, words.way(way)));
    html! {
        <section aria-label={words.code()}>
            { segment("share-way", words.ways(), &ways, way, &view.props.dispatch.reform(Action::SetWay)) }
            { soft(words.way_explained(way)) }
            if !is_paper { { soft(words.embed_paper()) } }
            { code_to_copy(view, &code) }
            <h3>{ words.preview() }</h3>
            // The key makes a new frame for another case. In the same frame, a new address would add a history entry.
            <iframe key={case.link.to_owned()} class="share-preview" src={beside(case.link)} {title} height={height(case.link).to_string()} />
        </section>
    }
}

/// Draws the code for a lesson. It is always a frame, because the element only shows cases.
pub(super) fn lesson(view: View, title: &'static str) -> Html {
    let link = &view.props.link;
    let code = AttrValue::from(lesson_code(link, title));
    html! {
        <section aria-label={view.words.code()}>
            { code_to_copy(view, &code) }
            <h3>{ view.words.preview() }</h3>
            <iframe key={link.clone()} class="share-preview" src={lesson_beside(link)} {title} height={LESSON.to_string()} />
        </section>
    }
}

/// Draws the code to copy.
fn code_to_copy(view: View, code: &AttrValue) -> Html {
    let words = view.words;
    html! {
        if code.is_empty() {
            { words_in("warning", words.no_code().into()) }
        } else {
            { text_out("share-code", words.code(), code, 6, view.field) }
            <div class="row-buttons">{ view.copy(words.copy(), code) }</div>
        }
    }
}
