//! Reading of numbers from plain decimal text. All other code that reads numbers calls this module.
//!
//! Rust and JavaScript read the same text as the same number, the nearest double. On the page JavaScript
//! reads, because the tables of Rust's parser would make up a twelfth of the first visit.

/// Parses digits with an optional sign, point and exponent. Returns `None` for any other text.
#[must_use]
pub(crate) fn parse(text: &str) -> Option<f64> {
    // Rust and JavaScript disagree about other texts: `inf`, `0x10`, an empty text.
    let plain = text
        .bytes()
        .all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'-' | b'+' | b'e' | b'E'));
    let number = (plain && !text.is_empty()).then(|| read(text))?;
    (!number.is_nan()).then_some(number)
}

#[cfg(not(target_arch = "wasm32"))]
fn read(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}

#[cfg(target_arch = "wasm32")]
fn read(text: &str) -> f64 {
    wasm_bindgen::JsValue::from_str(text).unchecked_into_f64()
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn reads_only_decimals() {
        let read = [
            ("1500", 1500.0),
            ("-0.5", -0.5),
            ("+.5", 0.5),
            ("5.", 5.0),
            ("1e-3", 0.001),
            ("2E2", 200.0),
        ];
        for (text, number) in read {
            assert_eq!(parse(text), Some(number), "{text}");
        }
        for text in [
            "", "-", ".", "e", "1e", "1.2.3", "--1", "inf", "NaN", "0x10", "1_000", "1,5", " 1",
            "½",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
