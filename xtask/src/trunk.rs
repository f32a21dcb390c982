//! Runs Trunk, which builds the page.

use crate::command::{Outcome, program, run};
use std::process::Command;

/// The filter of Trunk's log. Its minifier warns about JavaScript that it does not know, so those warnings are left
/// out.
pub(crate) const LOG: &str = "warn,trunk::processing::minify=error";

/// Creates a command that runs Trunk, with warnings and errors only.
pub(crate) fn trunk(arguments: &str) -> Command {
    let mut trunk = program(&format!("trunk {arguments}"));
    // Trunk reads NO_COLOR as a flag of its own and refuses values that other programs accept.
    trunk.env_remove("NO_COLOR").env("RUST_LOG", LOG);
    // A backtrace of sixty lines would push the compiler's message off the screen.
    trunk.env("RUST_LIB_BACKTRACE", "0");
    trunk
}

/// Runs a build. The compiler, the build steps and Trunk write their messages themselves.
pub(crate) fn build(command: &mut Command) -> Outcome {
    run(command).map_err(|error| {
        format!("the page could not be built: {error}.\nThe messages above say why")
    })
}
