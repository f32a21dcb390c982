//! Builds and serves the page during development.

use crate::command::{Outcome, target};
use crate::{languages, tools, trunk};
use std::net::TcpListener;
use std::process::Command;

/// The variable that passes the language of the served page to the hook. The finished site has all languages.
pub(crate) const SERVED: &str = "SERVED_LANGUAGE";

/// Returns whether `cargo xtask serve` builds, and not Trunk by itself.
pub(crate) fn is_served() -> bool {
    std::env::var_os(SERVED).is_some()
}

/// Serves the page until it is stopped, and rebuilds it when a file changes.
pub(crate) fn serve(options: &[&str]) -> Outcome {
    let (mut port, mut dev, mut open, mut code) = (8080, false, false, languages::ALL[0].code);
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match *option {
            "--port" => {
                let number = options.next().and_then(|number| number.parse::<u16>().ok());
                port = number
                    .filter(|&port| port > 0)
                    .ok_or("--port takes a number from 1 to 65535")?;
            }
            "--dev" => dev = true,
            "--open" => open = true,
            "--language" => code = options.next().ok_or("--language takes a language's code")?,
            other => return Err(format!("serve has no option {other}")),
        }
    }
    let language = languages::by_code(code)?;
    // Reported before the build, which takes minutes.
    if let Err(error) = TcpListener::bind(("127.0.0.1", port)) {
        return Err(format!(
            "port {port} cannot be used ({error}). Stop the program that has it, or choose another: `cargo xtask serve --port {}`",
            port.wrapping_add(1).max(1024)
        ));
    }
    tools::for_building()?;
    println!("building; then the page is at http://127.0.0.1:{port} (Ctrl C stops)");
    let mut server = trunk::trunk("serve --offline --no-default-features --features");
    server.arg(language.code).env(SERVED, language.code);
    server
        .args(["--port", &port.to_string(), "--dist"])
        .arg(target().join("served"));
    if !dev {
        server.arg("--release");
    }
    if open {
        server.arg("--open");
    }
    become_program(server.env("RUST_LOG", format!("{},trunk::serve=info", trunk::LOG)))
}

/// Runs a server until it is stopped. On Unix the server replaces this process, so that stopping the process also stops
/// the server and frees the port.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Outcome {
    use std::os::unix::process::CommandExt;
    Err(format!("trunk could not be started: {}", command.exec()))
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Outcome {
    crate::command::run(command)
}
