//! Tables of cases in files of `data`: an outcome, and below it the inputs that lead to it, indented by four spaces.

/// Returns each input with its outcome. Inputs have the escapes of JSON. Lines with `#` are comments.
pub(crate) fn outcomes(file: &str) -> impl Iterator<Item = (String, &str)> {
    let mut outcome = "";
    file.lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(move |line| {
            let Some(input) = line.strip_prefix("    ") else {
                outcome = line;
                return None;
            };
            let quoted = format!("\"{}\"", input.replace('"', "\\\""));
            Some((
                serde_json::from_str(&quoted).expect("escapes of JSON"),
                outcome,
            ))
        })
}
