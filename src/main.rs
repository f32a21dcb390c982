//! The page's binary: mounts the application, nothing else.
fn main() {
    yew::Renderer::<glicko2_steps::web::App>::new().render();
}
