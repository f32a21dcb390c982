//! The full program, with all rooms and systems: takes the place of the page's first one, and mounts the application.

use glicko2_steps::web;

fn main() {
    web::more::call_off();
    yew::Renderer::<web::FullApp>::new().render();
}
