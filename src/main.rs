//! The page's program: mounts the application, nothing else.

use glicko2_steps::web;

fn main() {
    let app = yew::Renderer::<web::App>::new().render();
    web::more::when_called_off(move || app.destroy());
}
