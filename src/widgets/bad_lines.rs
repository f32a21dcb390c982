//! Lines that an import could not read.

use explain::case::table::BadLine;
use explain::steps::brief::{brief_names, cut};
use explain::words::Text;
use yew::prelude::*;

/// Draws the number of unreadable lines and a list of the first ones. Draws nothing if there are none.
pub(crate) fn bad_lines<R: Copy>(
    lines: &[BadLine<R>],
    count: impl Fn(usize) -> String,
    tell: impl Fn(usize, &str, R) -> String,
    text: Text,
) -> Html {
    if lines.is_empty() {
        return html! {};
    }
    let told = brief_names(
        lines,
        |line| tell(line.number, &cut(&line.text), line.reason),
        |n| text.page.and_more(n),
    );
    html! {
        <>
            <p class="problem">{ count(lines.len()) }</p>
            <ul>
                for line in told { <li>{ line }</li> }
            </ul>
        </>
    }
}
