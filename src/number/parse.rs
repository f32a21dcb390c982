//! Reading a number from plain decimal text: the one place that turns digits into a double.
//!
//! Rust and JavaScript read the same text as the same number, the nearest double. On the page JavaScript does it: the tables that
//! Rust's reader needs would make up a twelfth of all that a first visit loads.

/// The number that digits, a point, a sign and an exponent spell; `None` for any other text.
#[must_use]
pub(crate) fn parse(text: &str) -> Option<f64> {
    // The two readers differ in what else they take: `inf`, `0x10`, an empty text.
    let plain = text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'-' | b'+' | b'e' | b'E'));
    let number = (plain && !text.is_empty()).then(|| read(text))?;
    (!number.is_nan()).then_some(number)
}

#[cfg(not(all(target_arch = "wasm32", feature = "browser")))]
fn read(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}

#[cfg(all(target_arch = "wasm32", feature = "browser"))]
fn read(text: &str) -> f64 {
    wasm_bindgen::JsValue::from_str(text).unchecked_into_f64()
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn reads_decimals_and_nothing_else() {
        let read = [("1500", 1500.0), ("-0.5", -0.5), ("+.5", 0.5), ("5.", 5.0), ("1e-3", 0.001), ("2E2", 200.0)];
        for (text, number) in read {
            assert_eq!(parse(text), Some(number), "{text}");
        }
        for text in ["", "-", ".", "e", "1e", "1.2.3", "--1", "inf", "NaN", "0x10", "1_000", "1,5", " 1", "½"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
