//! Icons on buttons. Each button also has a name for screen readers.

use yew::prelude::*;

fn icon(path: &'static str) -> Html {
    html! {
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
            stroke-linejoin="round" aria-hidden="true" focusable="false">
            <path d={path} />
        </svg>
    }
}

pub(crate) fn undo() -> Html {
    icon("M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3")
}

pub(crate) fn redo() -> Html {
    icon("m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3")
}

pub(crate) fn hidden() -> Html {
    icon("M3 12c5 7 13 7 18 0M6 15l-2 3M12 17v3M18 15l2 3")
}

pub(crate) fn pause() -> Html {
    icon("M8 5v14M16 5v14")
}

pub(crate) fn close() -> Html {
    icon("M6 6l12 12M18 6 6 18")
}

pub(crate) fn more() -> Html {
    icon("M12 5h.01M12 12h.01M12 19h.01")
}

pub(crate) fn theme() -> Html {
    html! {
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2" />
            <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
        </svg>
    }
}
