//! The page's program: starts the application, nothing else.

fn main() {
    glicko2_steps::web::start();
}
