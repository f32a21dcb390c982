//! Accessibility checks by axe-core.

use crate::element::text;
use crate::page::Page;
use crate::settings;
use serde_json::Value;
use std::fs;
use std::sync::OnceLock;

/// axe's option for the rules to check: WCAG 2.2 AA, and axe's best practices.
pub const RULES: &str =
    "{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }";

fn script() -> &'static str {
    static SCRIPT: OnceLock<String> = OnceLock::new();
    SCRIPT.get_or_init(|| {
        let path = settings::required("AXE", "axe-core's script, axe.min.js");
        fs::read_to_string(path).expect("axe-core can be read")
    })
}

impl Page {
    /// Asserts that axe finds nothing in the page's present state and size.
    #[track_caller]
    pub fn is_accessible(&self) {
        let found = self.violations(RULES);
        assert!(
            found.is_empty(),
            "axe finds {} at {}:\n{}",
            found.len(),
            self.fragment(),
            found.join("\n")
        );
    }

    /// Returns descriptions of what axe finds by these rules.
    #[track_caller]
    pub fn violations(&self, rules: &str) -> Vec<String> {
        if self.run("return !window.axe", &[]) == Value::Bool(true) {
            self.run(script(), &[]);
        }
        // Animations are finished first, because axe would judge colours halfway. Sticky and fixed
        // bars are made static, because scrolling would uncover the elements under them.
        let found = self.run_async(
            &format!(
                "const done = arguments[0];
                 document.getAnimations().forEach((a) => a.finish());
                 const bars = [...document.querySelectorAll('body *')].filter((e) => ['sticky', 'fixed'].includes(getComputedStyle(e).position));
                 bars.forEach((bar) => {{ bar.style.position = 'static' }});
                 axe.run(document, {{ ...{rules}, resultTypes: ['violations'] }})
                   .then((r) => r.violations, (e) => [{{ id: 'axe failed', help: String(e), nodes: [] }}])
                   .then((found) => {{ bars.forEach((bar) => bar.removeAttribute('style')); done(found) }})"
            ),
            &[],
        );
        found
            .as_array()
            .into_iter()
            .flatten()
            .map(description)
            .collect()
    }
}

fn description(violation: &Value) -> String {
    let nodes = violation["nodes"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let node = |node: &Value| {
        let html: String = text(&node["html"]).chars().take(160).collect();
        format!(
            "    {}\n      {html}\n      {}",
            node["target"],
            text(&node["failureSummary"]).replace('\n', " ")
        )
    };
    let first: Vec<String> = nodes.iter().take(4).map(node).collect();
    format!(
        "  {}: {} ({} times)\n{}",
        text(&violation["id"]),
        text(&violation["help"]),
        nodes.len(),
        first.join("\n")
    )
}
