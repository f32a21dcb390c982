//! Accessibility, checked by axe-core within the page.

use crate::session::Session;
use serde_json::{Value, json};
use std::fs;
use std::sync::OnceLock;

/// What axe-core finds wrong with the page as it is now, one line for each element.
#[track_caller]
pub(crate) fn violations(session: &Session) -> Vec<String> {
    if session.run("return typeof axe", &json!([])) == json!("undefined") {
        session.run(source(), &json!([]));
    }
    let script = "const done = arguments[0];
        axe.run(document, { resultTypes: ['violations'] }).then(
            ({ violations }) => done(violations.flatMap(({ id, impact, help, nodes }) => nodes.map(({ target, failureSummary }) =>
                `${id} (${impact}): ${help}\\n    ${target.join(' ')}\\n    ${failureSummary.replace(/\\s+/g, ' ')}`))),
            (error) => done([`axe-core failed: ${error}`]));";
    let found = session.run_async(script, &json!([]));
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn source() -> &'static str {
    static SOURCE: OnceLock<String> = OnceLock::new();
    SOURCE.get_or_init(|| {
        let file = crate::settings::axe();
        fs::read_to_string(&file).unwrap_or_else(|error| {
            panic!("axe-core cannot be read from {} ({error}): `cargo xtask test site` installs it", file.display())
        })
    })
}
