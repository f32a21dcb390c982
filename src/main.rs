//! The page's program: mounts the application, nothing else.

use glicko2_steps::web;

fn main() {
    // A page that wants the engine alone says so.
    let engine_alone = gloo::utils::document_element().has_attribute("data-engine-alone");
    if !engine_alone {
        let app = yew::Renderer::<web::App>::new().render();
        web::more::when_called_off(move || app.destroy());
    }
}
