//! The program of the page. Only starts the application.

fn main() {
    glicko2_page::web::start();
}
