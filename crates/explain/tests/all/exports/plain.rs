//! Plain text.

use super::*;

pub(super) fn assert_kept(format: Format, words: &[String; 6]) {
    let text = format.write(&document(words));
    let lines = |text: &str| text.lines().count();
    assert_eq!(
        lines(&text),
        lines(&format.write(&document(&harmless()))),
        "{text}"
    );
    if format == Format::Lichess {
        assert!(!text.lines().any(|line| line.starts_with('>')), "{text}");
        assert!(
            !text.contains("@everyone") && !text.contains("https://evil"),
            "{text}"
        );
        assert!(!text.contains(['⁻', '²', '⁹', 'ⱼ']), "{text}");
    }
    // Columns are aligned.
    let seen = |line: &str| line.chars().filter(|c| *c != UNSEEN).count();
    let table: Vec<usize> = text
        .lines()
        .filter(|line| line.contains("−1.5"))
        .map(seen)
        .collect();
    assert!(
        table.len() == 3 && table.iter().all(|width| *width == table[0]),
        "{table:?} in {text}"
    );
}
