//! Data as JSON, written and read.

use super::snapshot::assert_reads;
use super::*;
use explain::export::json::{Export, Import, Imported};
use serde_json::{Value, json};

fn import(text: &str) -> Result<Imported, String> {
    let import: Import = serde_json::from_str(text).map_err(|error| error.to_string())?;
    import.case(Language::En)
}

#[test]
fn an_export_has_the_shape_of_the_engines_data() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    let value: Value = serde_json::to_value(Export::of(&period, &trace, &[])).unwrap();
    assert_eq!(
        value["in"]["player"],
        json!({"rating": 1500.0, "deviation": 200.0, "volatility": 0.06})
    );
    assert_eq!(
        value["in"]["games"][2],
        json!({"rating": 1700.0, "deviation": 300.0, "score": 0.0})
    );
    assert_eq!(value["out"]["v"].as_f64(), trace.v);
    assert_eq!(
        value["out"]["volatility"]["iterations"][1]["c"].as_f64(),
        trace.volatility.unwrap().iterations[1].c
    );
}

#[test]
fn bare_periods_arrays_and_numbers_as_text_are_imported() {
    let bare = r#"{"player":{"rating":1500,"deviation":"200","volatility":0.06,"name":["x"]},"tau":"0,5","games":[{"rating":1400,"deviation":30,"score":1},{"rating":1550,"deviation":100,"score":0},{"rating":1700,"deviation":300,"score":0}],"note":{"a":[1]}}"#;
    let period = |text: &str| period_of(&import(text).unwrap().case, Rounding::Exact);
    assert_eq!(period(bare), Period::papers_example());
    assert_eq!(period(&format!("[{bare}]")), Period::papers_example());
    assert_eq!(
        period(&format!(r#"{{"out":{{"player":1}},"in":{bare}}}"#)),
        Period::papers_example()
    );
    assert_eq!(import(bare).unwrap().notes, Vec::<String>::new());
    let several = import(&format!(r#"[{{"in":{bare}}},{bare},7]"#)).unwrap();
    assert!(
        several.notes.len() == 1 && several.notes[0].contains(" 2 "),
        "{:?}",
        several.notes
    );
    // Typed text stays unchanged.
    assert_eq!(import(bare).unwrap().case.tau, "0,5");
}

#[test]
fn import_reports_settings_that_it_cannot_keep() {
    let with = |more: &str| import(&format!(r#"{{"player":{{"rating":1500}},{more}}}"#)).unwrap();
    assert_eq!(with(r#""epsilon":1e-9"#).notes.len(), 1);
    assert_eq!(with(r#""epsilon":0.000001"#).notes.len(), 0);
    assert_eq!(
        with(r#""rounding":"as_printed""#).rounding,
        Rounding::AsPrinted
    );
    assert_eq!(with(r#""rounding":"who knows""#).rounding, Rounding::Exact);
    // Missing numbers become empty fields, which the form reports.
    let form = with(r#""games":null"#).case;
    let player = form.player();
    assert_eq!(
        (&*player.rating, &*player.deviation, &*form.tau),
        ("1500", "", "")
    );
    assert_eq!(form.periods[0].idle(), "1");
}

/// Returns the message about a file, or whether it was read.
fn message(text: &str) -> String {
    let Ok(import) = serde_json::from_str::<Import>(text) else {
        return "(not JSON)".to_owned();
    };
    let read = import.case(Language::En);
    read.map_or_else(|refused| refused, |_| "(read)".to_owned())
}

#[test]
fn files_without_a_case_are_refused_with_a_message() {
    let mut texts: Vec<String> = include_str!("../../data/json_cases.txt")
        .lines()
        .map(str::to_owned)
        .collect();
    texts.push(String::new());
    for value in [
        "true",
        "false",
        "[]",
        "[1]",
        "{}",
        r#"{"a":1}"#,
        r#"[[["x"]]]"#,
    ] {
        texts.extend(
            ["rating", "deviation", "volatility"]
                .map(|key| format!(r#"{{"player":{{"{key}":{value}}}}}"#)),
        );
        for key in ["rating", "deviation", "score"] {
            let games = format!(r#""games":[{{"rating":1}},{{"{key}":{value}}}]"#);
            texts.extend([format!("{{{games}}}"), format!(r#"[{{"in":{{{games}}}}}]"#)]);
        }
        let other = |key| format!(r#"{{"player":{{"rating":1}},"{key}":{value}}}"#);
        texts.extend(["tau", "idle_periods", "epsilon"].map(other));
    }
    let deep = |key: &str| {
        format!(
            "{}1{}",
            format!("{{\"{key}\":").repeat(50_000),
            "}".repeat(50_000)
        )
    };
    texts.extend([deep("player"), deep("in")]);
    let line = |text: &String| {
        format!(
            "{}\n    {}\n",
            text.chars().take(80).collect::<String>(),
            message(text)
        )
    };
    assert_reads("json", &texts.iter().map(line).collect::<String>());
}

/// A browser reads 1e999 as infinity and has no limit of depth.
#[test]
fn numbers_that_are_not_finite_are_refused() {
    use serde::de::IntoDeserializer;
    use serde::de::value::Error;
    use std::collections::BTreeMap;

    for odd in [f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
        let case = BTreeMap::from([("player", BTreeMap::from([("rating", odd)]))]);
        let found: Result<Import, Error> =
            serde::Deserialize::deserialize(case.into_deserializer());
        let refused = found.unwrap().case(Language::En).map(|_| ());
        assert_eq!(
            refused,
            Err(message(r#"{"player":{"rating":true}}"#)),
            "{odd}"
        );
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        hostile_text().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        let keys = "in out player games rating deviation score volatility tau epsilon idle_periods rounding x";
        let key = proptest::sample::select(keys.split(' ').collect::<Vec<_>>());
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            proptest::collection::vec((key.prop_map(str::to_owned), inner), 0..8)
                .prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn exported_json_is_imported_unchanged(period in any_period(), printed in any::<bool>()) {
        let period = Period { rounding: if printed { Rounding::AsPrinted } else { Rounding::Exact }, ..period };
        let Ok(trace) = rate(&period) else { return Ok(()) };
        let text = serde_json::to_string(&Export::of(&period, &trace, &[])).unwrap();
        let imported = import(&text).unwrap();
        prop_assert_eq!(period_of(&imported.case, imported.rounding), period);
        prop_assert!(imported.notes.is_empty());
    }

    #[test]
    fn any_json_is_imported_or_refused(value in any_json()) {
        if let Ok(imported) = import(&value.to_string()) {
            let _ = rate(&period_of(&imported.case, imported.rounding));
        }
    }
}
