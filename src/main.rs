//! The page's binary: mounts the application, nothing else.

fn main() {
    // A page that wants the engine alone says so.
    let engine_alone = gloo::utils::document_element().has_attribute("data-engine-alone");
    if !engine_alone {
        yew::Renderer::<glicko2_steps::web::App>::new().render();
    }
}
