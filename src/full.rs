//! The full program, with all rooms and systems: takes the place of the page's first one, and mounts the application.

use glicko2_steps::web;

fn main() {
    let handed = web::more::ask_for_handed();
    web::more::call_off();
    yew::Renderer::<web::FullApp>::with_props(web::FullAppProps { handed }).render();
}
