//! The full program, with all rooms and systems: takes the place of the page's first one, and mounts the application.

use glicko2_steps::web::more::{Before, ask_for_handed, take_over};
use glicko2_steps::web::{FullApp, FullAppProps};

fn main() {
    // The first program is asked before it leaves.
    let handed = ask_for_handed();
    let before = match take_over() {
        Before::Nothing => None,
        Before::First(focused) => Some(focused),
        Before::Full => return,
    };
    yew::Renderer::<FullApp>::with_props(FullAppProps { handed, before }).render();
}
