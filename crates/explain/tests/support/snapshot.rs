//! Comparison of texts with the files in `snapshots`, for people to read. `INSTA_UPDATE=always cargo test` writes the
//! files anew; read the changes before you commit them.

/// Compares a text with its file.
#[track_caller]
pub(crate) fn assert_reads(name: &str, text: &str) {
    insta::with_settings!({
        snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true
    }, {
        insta::assert_snapshot!(name, text);
    });
}
