//! The program of the page. Only starts the application.

#[cfg(target_arch = "wasm32")]
fn main() {
    glicko2_page::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This is the program of a page. `trunk serve` shows it in a browser.");
    std::process::exit(1);
}
