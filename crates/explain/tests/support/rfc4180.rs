//! A reader of CSV by RFC 4180, independent of the ones of the page.

/// Returns the cells of each line. The last line ends with a line end.
pub(crate) fn rows(text: &str) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut is_quoted = false;
    let mut signs = text.chars().peekable();
    while let Some(c) = signs.next() {
        let row = rows.last_mut().unwrap();
        match c {
            '"' if is_quoted && signs.peek() == Some(&'"') => {
                signs.next();
                row.last_mut().unwrap().push('"');
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => row.push(String::new()),
            '\r' if !is_quoted && signs.peek() == Some(&'\n') => {
                signs.next();
                rows.push(vec![String::new()]);
            }
            c => row.last_mut().unwrap().push(c),
        }
    }
    assert!(!is_quoted, "{text:?}");
    assert_eq!(rows.pop(), Some(vec![String::new()]), "the last line ends");
    rows
}
