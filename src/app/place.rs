//! The place whose rules are followed, and what it makes of the case.

use super::Worked;
use crate::glicko2::Player;
use crate::systems::{AskProblem, Case, Family, Outcome, System, all, by_id, outcome};
use std::rc::Rc;

/// A case as a place rates it.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The case, with what was asked.
    pub case: Case,
    /// What came of it.
    pub outcome: Outcome,
    /// The paper's steps over what the place takes in. Of a place that builds on the system of 1995 only what both systems
    /// have: the player before and after.
    pub worked: Option<Rc<Worked>>,
}

impl Worked {
    /// The same with the player as a place leaves them.
    fn ending_as(mut self, outcome: &Outcome) -> Self {
        let (before, after) = (outcome.before, outcome.after);
        let (period, trace) = (Rc::make_mut(&mut self.period), Rc::make_mut(&mut self.trace));
        period.player = Player { rating: before.rating, deviation: before.deviation, ..period.player };
        trace.player = Player { rating: after.rating, deviation: after.deviation, ..trace.player };
        self
    }
}

/// The chosen place.
#[derive(Clone, Debug)]
pub struct Place {
    /// The place.
    pub system: &'static System,
    /// What was typed for what it asks, by the ids of that; what was not touched is at its default.
    pub typed: Vec<(&'static str, String)>,
    /// What is wrong with it.
    pub problems: Vec<(&'static str, AskProblem)>,
    /// The last good result; `None` where the place cannot rate the case.
    pub seen: Option<Rc<Seen>>,
    /// The values that were typed last, when all were right.
    asked: Vec<f64>,
}

/// The same place with the same answers; all else comes of these and of the case.
impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        (self.system, &self.typed) == (other.system, &other.typed)
    }
}

impl Default for Place {
    /// The paper, as its author corrected it.
    fn default() -> Self {
        Self::of(all()[0])
    }
}

impl Place {
    /// A place with what it asks for at its defaults.
    #[must_use]
    pub fn of(system: &'static System) -> Self {
        Self { system, typed: Vec::new(), problems: Vec::new(), seen: None, asked: system.defaults() }
    }

    /// The place of that id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        by_id(id).map(Self::of)
    }

    /// Whether it is the paper's system, to which nothing has to be added.
    #[must_use]
    pub fn is_paper(&self) -> bool {
        *self.system == *all()[0]
    }

    /// Whether it builds on the system of 1995.
    #[must_use]
    pub fn is_glicko(&self) -> bool {
        self.system.family == Family::Glicko
    }

    /// What stands in the field for what is asked.
    #[must_use]
    pub fn text(&self, id: &str) -> &str {
        let typed = self.typed.iter().find(|(known, _)| *known == id).map(|(_, text)| text.as_str());
        typed.or_else(|| self.system.asks.iter().find(|ask| ask.id == id).map(|ask| ask.default)).unwrap_or_default()
    }

    /// Types or chooses something that is asked; what the place does not ask is left alone.
    pub fn answer(&mut self, id: &str, text: String) {
        let Some(ask) = self.system.asks.iter().find(|ask| ask.id == id) else { return };
        self.typed.retain(|(known, _)| *known != id);
        if text != ask.default {
            self.typed.push((ask.id, text));
        }
        match self.system.read(|id| self.typed.iter().find(|(known, _)| *known == id).map(|(_, text)| text.as_str())) {
            Ok(asked) => {
                self.asked = asked;
                self.problems = Vec::new();
            }
            Err(problems) => self.problems = problems,
        }
    }

    /// The same place before it has rated anything; undo keeps this, as what comes of a long case is large.
    pub(super) fn without_result(&self) -> Self {
        Self { seen: None, ..self.clone() }
    }

    /// Has the place rate a case. Where an answer is wrong, the last right ones hold.
    pub fn work(&mut self, worked: &Worked) {
        let case = Case { period: (*worked.period).clone(), asked: self.asked.clone() };
        self.seen = outcome(self.system, &case).ok().map(|outcome| {
            let own = (!self.is_paper()).then(|| worked.with(outcome.period(&case))).flatten();
            let own = if self.is_glicko() { own.map(|own| own.ending_as(&outcome)) } else { own };
            let worked = own.map(Rc::new);
            Rc::new(Seen { case, outcome, worked })
        });
    }
}
