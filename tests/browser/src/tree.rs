//! The accessibility tree, which the browser offers to screen readers.

use crate::element::text;
use crate::page::Page;
use serde_json::{Value, json};
use std::collections::HashMap;

/// A node of the accessibility tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The role, such as `table`.
    pub role: String,
    /// The name, such as the caption of a table.
    pub name: String,
    /// The nodes below this one, in reading order.
    pub children: Vec<Self>,
}

impl Node {
    /// Returns all nodes of a role below this one, in reading order.
    #[must_use]
    pub fn all(&self, role: &str) -> Vec<&Self> {
        let mut found = Vec::new();
        for child in &self.children {
            if child.role == role {
                found.push(child);
            }
            found.extend(child.all(role));
        }
        found
    }

    /// Returns the first node of a role below this one whose name begins with `name`.
    #[must_use]
    #[track_caller]
    pub fn find(&self, role: &str, name: &str) -> &Self {
        self.all(role)
            .into_iter()
            .find(|node| node.name.starts_with(name))
            .unwrap_or_else(|| panic!("there is no {role} {name:?} in the accessibility tree"))
    }

    /// Returns a formula in one line, such as `v = (1 over 0.5621)`, with upright letters.
    #[must_use]
    pub fn formula(&self) -> String {
        if self.role == "StaticText" {
            let letters: String = self.name.chars().filter_map(upright).collect();
            return letters.trim().to_owned();
        }
        let parts: Vec<String> = self
            .children
            .iter()
            .map(Self::formula)
            .filter(|part| !part.is_empty())
            .collect();
        match (self.role.as_str(), parts.as_slice()) {
            ("MathMLFraction", [above, below]) => format!("({above} over {below})"),
            ("MathMLSquareRoot", _) => format!("√({})", parts.join(" ")),
            ("MathMLSup", [base, above]) => format!("{base}^{above}"),
            ("MathMLSub", [base, below]) => format!("{base}_{below}"),
            ("MathMLSubSup" | "MathMLUnderOver", [base, below, above]) => {
                format!("{base}_{below}^{above}")
            }
            _ => parts.join(" "),
        }
    }
}

/// The ranges of the italic letters that browsers show in formulas, each with its first upright letter.
const ITALIC: [(char, char, char); 4] = [
    ('\u{1d434}', '\u{1d44d}', 'A'),
    ('\u{1d44e}', '\u{1d467}', 'a'),
    ('\u{1d6e2}', '\u{1d6fa}', '\u{391}'),
    ('\u{1d6fc}', '\u{1d714}', '\u{3b1}'),
];

/// Returns the upright form of a letter. Returns `None` for the invisible sign between a function
/// and its argument.
fn upright(letter: char) -> Option<char> {
    if letter == '\u{2061}' {
        return None;
    }
    let range = ITALIC
        .iter()
        .find(|(first, last, _)| (*first..=*last).contains(&letter));
    Some(range.map_or(letter, |(first, _, upright)| {
        let number = u32::from(letter) - u32::from(*first) + u32::from(*upright);
        char::from_u32(number).unwrap_or(letter)
    }))
}

impl Page {
    /// Returns the root of the accessibility tree. Returns `None` if the browser does not report
    /// the tree.
    #[track_caller]
    pub fn tree(&self) -> Option<Node> {
        let report = self.asked_chromium("Accessibility.getFullAXTree", &json!({}))?;
        let nodes = report["nodes"].as_array()?;
        let by_id: HashMap<&str, &Value> = nodes
            .iter()
            .filter_map(|node| Some((node["nodeId"].as_str()?, node)))
            .collect();
        Some(Node {
            children: nodes_at(nodes.first()?, &by_id),
            ..Node::default()
        })
    }
}

/// Returns the node that the browser reports or, if assistive technology ignores it, those below it.
fn nodes_at(reported: &Value, by_id: &HashMap<&str, &Value>) -> Vec<Node> {
    let role = text(&reported["role"]["value"]);
    // The lines into which a text is broken repeat the text.
    if role == "InlineTextBox" {
        return Vec::new();
    }
    let mut below = Vec::new();
    for id in reported["childIds"].as_array().into_iter().flatten() {
        if let Some(child) = id.as_str().and_then(|id| by_id.get(id)) {
            below.extend(nodes_at(child, by_id));
        }
    }
    if reported["ignored"] == true {
        return below;
    }
    vec![Node {
        role,
        name: text(&reported["name"]["value"]),
        children: below,
    }]
}

#[cfg(test)]
mod tests {
    use super::Node;

    fn node(role: &str, name: &str, children: &[Node]) -> Node {
        Node {
            role: role.to_owned(),
            name: name.to_owned(),
            children: children.to_vec(),
        }
    }

    fn letters(text: &str) -> Node {
        node("StaticText", text, &[])
    }

    #[test]
    fn a_formula_is_one_line_in_reading_order() {
        let power = node("MathMLSup", "", &[letters("\u{1d711}"), letters("2")]);
        let root = node("MathMLSquareRoot", "", &[letters("1"), letters("+"), power]);
        let fraction = node("MathMLFraction", "", &[letters("1"), root]);
        let call = [letters("\u{1d454}"), letters("\u{2061}"), letters("=")];
        let formula = node("group", "", &[call.as_slice(), &[fraction]].concat());
        assert_eq!(formula.formula(), "g = (1 over √(1 + φ^2))");
        assert_eq!(formula.all("MathMLSup").len(), 1);
    }
}
