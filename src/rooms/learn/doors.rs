//! The navigation between the sections of the room Learn.

use super::View;
use crate::state::learn::Door;
use explain::ids::{HasId, VariantArray};
use yew::prelude::*;

/// Draws links to the sections, above the content of the open one.
pub(super) fn doors(view: View) -> Html {
    let language = view.language;
    let title = |door| match door {
        Door::Lessons => language.lessons().way(),
        Door::Practise => language.practise().title(),
        Door::Check => language.check().title(),
        Door::Solve => language.solve().title(),
        Door::Glossary => language.glossary().title(),
    };
    html! {
        <nav class="door-bar" aria-label={language.lessons().title()}>
            for &door in Door::VARIANTS {
                <a href={format!("#r={}", door.id())} aria-current={(door == view.learn.door).then_some("page")}>{ title(door) }</a>
            }
        </nav>
    }
}
