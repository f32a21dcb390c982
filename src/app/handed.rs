//! What the first program hands over to the full one: the case as it stands, and what undo and redo have.

use super::State;
use crate::case::{Case, link};

/// A case and its forms before and after, as links: the programs share no memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handed {
    /// The case as it stands, and how it is looked at.
    pub now: String,
    /// The forms that undo leads to, the nearest first.
    pub past: Vec<String>,
    /// The forms that redo leads to, the nearest first.
    pub future: Vec<String>,
}

/// About so long may the links of either direction be together: they are all read at once.
const MOST_BYTES: usize = 1 << 19;

impl Handed {
    /// What a state has to hand over.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let steps = |step: &dyn Fn(&mut State, &Case) -> Option<Case>| {
            let (mut state, mut case) = (state.clone(), (*state.case).clone());
            let (mut links, mut bytes) = (Vec::new(), 0);
            while bytes < MOST_BYTES
                && let Some(next) = step(&mut state, &case)
            {
                links.push(print(&next));
                bytes += links.last().map_or(0, String::len);
                case = next;
            }
            links
        };
        Self {
            now: link::print(&state.case, &state.options),
            past: steps(&|state, case| state.history.undo(case)),
            future: steps(&|state, case| state.history.redo(case)),
        }
    }

    /// As texts, for the way from one program to the other.
    #[must_use]
    pub fn texts(&self) -> [String; 3] {
        [self.now.clone(), lines(&self.past), lines(&self.future)]
    }

    /// Of such texts.
    #[must_use]
    pub fn of_texts(texts: &[String]) -> Option<Self> {
        let [now, past, future] = texts else { return None };
        let links = |text: &str| text.lines().filter_map(|line| line.strip_prefix('#')).map(str::to_owned).collect();
        Some(Self { now: now.clone(), past: links(past), future: links(future) })
    }
}

/// A link on each line. The one of the paper's example is empty, so each has its `#`.
fn lines(links: &[String]) -> String {
    links.iter().map(|link| format!("#{link}")).collect::<Vec<_>>().join("\n")
}

fn print(case: &Case) -> String {
    link::print(case, &super::Options::default())
}
