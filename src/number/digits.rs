//! A double as plain decimal text: the one place that turns numbers into digits.
//!
//! Rust and JavaScript write the same digits. On the page JavaScript does it, for the reason that [`parse`](super::parse()) has: the tables and the long
//! arithmetic of Rust's printer would have to be loaded first.

pub(super) use platform::{fixed, scientific, shortest, shortest_scientific};

#[cfg(not(all(target_arch = "wasm32", feature = "browser")))]
mod platform {
    /// With so many decimals: `1464.05`. What lies halfway is rounded away from zero.
    pub(in super::super) fn fixed(x: f64, decimals: usize) -> String {
        // Rust would take the even digit. x lies halfway if and only if it is an odd multiple of half a last decimal, and being a double, of 2⁻⁽ⁿ⁺¹⁾ at least.
        let is_halfway = (x * 2f64.powi(decimals as i32 + 1)).abs() % 2.0 == 1.0;
        let x = if is_halfway { f64::from_bits(x.to_bits() + 1) } else { x };
        format!("{x:.decimals$}")
    }

    /// With a power of ten and so many decimals before it: `1.52e-8`.
    pub(in super::super) fn scientific(x: f64, decimals: usize) -> String {
        format!("{x:.decimals$e}")
    }

    /// No more digits than it takes to read back the same double: `0.1`.
    pub(in super::super) fn shortest(x: f64) -> String {
        // JavaScript knows no −0 in writing.
        format!("{}", x + 0.0)
    }

    /// The same with a power of ten: `1e-1`.
    pub(in super::super) fn shortest_scientific(x: f64) -> String {
        format!("{x:e}")
    }
}

#[cfg(all(target_arch = "wasm32", feature = "browser"))]
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

    /// As Rust writes it: `1e9`, not `1e+9`.
    fn unsigned_exponent(text: String) -> String {
        if text.contains('+') { text.replace('+', "") } else { text }
    }
}
