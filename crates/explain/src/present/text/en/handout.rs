//! English.

use crate::present::text::handout::HandoutText;

/// The English table.
pub(in crate::present::text) static EN: HandoutText = HandoutText {
    period: |k, n| format!("Period {k} of {n}"),
    worksheet: "Worksheet. Fill in the blanks; the key is at the end.",
    name: "Name",
    bracket: "First a bracket, two places with the zero between them. One is {big_a} = {a}. If Δ² > φ² + v, the other is {big_b} = ln(Δ² − φ² − v); otherwise it is {big_b} = {a} − {k}{tau} with the smallest {k} = 1, 2, 3, … for which {f} is not negative.",
    result: "The result",
    key: "Key",
    printed: |date| format!("Printed {date}"),
};
