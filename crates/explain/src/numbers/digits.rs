//! Formatting of doubles as plain decimal text. All other code that formats numbers calls this module.
//!
//! Rust and JavaScript write the same digits. On the page JavaScript formats, for the reason given in
//! [`parse`](super::parse()): the tables and the long arithmetic of Rust's formatter would add to the first
//! visit.

pub(super) use platform::{fixed, scientific, shortest, shortest_scientific};

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    /// Formats with a fixed number of decimals: `1464.05`. Ties are rounded away from zero.
    pub(in super::super) fn fixed(x: f64, decimals: usize) -> String {
        // Rust rounds ties to even. `x` is a tie if and only if it is an odd multiple of half the last
        // decimal.
        // Because `x` is a double, it is then also an odd multiple of 2⁻⁽ⁿ⁺¹⁾, where n is `decimals`.
        let is_halfway = (x * 2f64.powi(decimals as i32 + 1)).abs() % 2.0 == 1.0;
        let x = if is_halfway {
            f64::from_bits(x.to_bits() + 1)
        } else {
            x
        };
        format!("{x:.decimals$}")
    }

    /// Formats with an exponent and a fixed number of decimals: `1.52e-8`.
    pub(in super::super) fn scientific(x: f64, decimals: usize) -> String {
        format!("{x:.decimals$e}")
    }

    /// Formats with the fewest digits that read back as the same double: `0.1`.
    pub(in super::super) fn shortest(x: f64) -> String {
        // JavaScript writes −0 as `0`; adding 0.0 does the same here.
        format!("{}", x + 0.0)
    }

    /// Formats with an exponent and the fewest digits that read back as the same double: `1e-1`.
    pub(in super::super) fn shortest_scientific(x: f64) -> String {
        format!("{x:e}")
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use wasm_bindgen::prelude::wasm_bindgen;
    use wasm_bindgen::{JsCast, JsValue};

    #[wasm_bindgen]
    extern "C" {
        type Number;
        #[wasm_bindgen(method, js_name = toString)]
        fn to_string(this: &Number) -> String;
        #[wasm_bindgen(method, js_name = toFixed)]
        fn to_fixed(this: &Number, decimals: usize) -> String;
        #[wasm_bindgen(method, js_name = toExponential)]
        fn to_exponential(this: &Number, decimals: Option<usize>) -> String;
    }

    fn number(x: f64) -> Number {
        JsValue::from_f64(x).unchecked_into()
    }

    pub(in super::super) fn fixed(x: f64, decimals: usize) -> String {
        number(x).to_fixed(decimals)
    }

    pub(in super::super) fn scientific(x: f64, decimals: usize) -> String {
        unsigned_exponent(number(x).to_exponential(Some(decimals)))
    }

    pub(in super::super) fn shortest(x: f64) -> String {
        unsigned_exponent(number(x).to_string())
    }

    pub(in super::super) fn shortest_scientific(x: f64) -> String {
        unsigned_exponent(number(x).to_exponential(None))
    }

    /// Removes the plus sign of the exponent, as Rust writes it: `1e9`, not `1e+9`.
    fn unsigned_exponent(text: String) -> String {
        if text.contains('+') {
            text.replace('+', "")
        } else {
            text
        }
    }
}
