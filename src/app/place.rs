//! The place whose rules are followed, and what it makes of the case.

use super::Worked;
use crate::glicko2::{Period, Player, Trace, rate};
use crate::present::summary::Summary;
use crate::systems::{Case, Family, OptionProblem, Options, Outcome, Rating, System, all, by_id, outcome};
use std::cell::OnceCell;
use std::rc::Rc;

/// What a place makes of a case: all games of the period in their order, each with its trace where the place rates each by itself, and
/// the player before and after them.
#[derive(Clone, Debug, PartialEq)]
pub struct SystemResult {
    /// All of it.
    pub outcome: Outcome,
    /// What players of the place see of it.
    pub summary: Rc<Summary>,
    /// The last of its periods. The paper's own is the page's, and of a long case too large to keep twice.
    last: Option<Rc<PeriodResult>>,
    /// The same games by the paper, all together, where the place rates them one by one.
    together: Option<Rc<Worked>>,
    /// What players would see after the last game had each of them ended won, drawn or lost. Worked out when it is asked for.
    otherwise: OnceCell<Vec<[f64; 3]>>,
    /// The form's rows of the games that are rated.
    rows: Vec<usize>,
    /// Those of them whose opponent's RD is not known, and others that are not rated.
    unknown: Rc<[usize]>,
}

/// What a place makes of one of the periods of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct PeriodResult {
    /// What the place makes of it.
    pub outcome: Outcome,
    /// What players of the place see of it.
    pub summary: Rc<Summary>,
    /// The paper's steps over what the place takes in, as far as both have them: limits and rules of the place that follow after Step 8 are not in
    /// it. Of a place that builds on the system of 1995 it is the paper's own.
    pub worked: Option<Rc<Worked>>,
}

/// With more games it is not said beside each of them what would have come of another result: all later games are rated anew for that.
const MOST_OTHERWISE: usize = 20;

impl SystemResult {
    fn of(outcome: Outcome, worked: &Worked) -> Self {
        let given = outcome.case.period.games.iter().zip(&worked.rows);
        let rows: Vec<usize> = given.filter(|(game, _)| outcome.system.rates(game)).map(|(_, &row)| row).collect();
        let last = || Rc::new(PeriodResult::of(&outcome, outcome.periods() - 1, &rows, &worked.unknown));
        let last = (!outcome.system.is_paper()).then(last);
        let together =
            (outcome.periods() > 1).then(|| of_period(outcome.given(), None, rows.clone(), &worked.unknown)).flatten();
        let summary = Rc::new(outcome.summary());
        let (together, unknown) = (together.map(Rc::new), worked.unknown.clone());
        Self { outcome, summary, last, together, otherwise: OnceCell::new(), rows, unknown }
    }

    /// The case as the paper's own eight steps work it, with what the place takes in and all games together: for exports, which have
    /// no steps of a place.
    #[must_use]
    pub fn papers_case(&self) -> Option<Worked> {
        of_period(self.outcome.papers_period(), None, self.rows.clone(), &self.unknown)
    }

    /// The player and the games as they were given, with what the paper makes of all games together. `None` where there is a single period.
    #[must_use]
    pub const fn together(&self) -> Option<&Rc<Worked>> {
        self.together.as_ref()
    }

    /// All rated games with the rows in which they were typed.
    #[must_use]
    pub fn rated(&self) -> Option<&Rc<Worked>> {
        self.together.as_ref().or_else(|| self.last.as_ref()?.worked.as_ref())
    }

    /// The rating that players would see after the last game had each of them ended won, drawn or lost. Of many games there is nothing.
    #[must_use]
    pub fn otherwise(&self) -> &[[f64; 3]] {
        self.otherwise.get_or_init(|| {
            let games = 0..self.outcome.games.len();
            if games.end > MOST_OTHERWISE {
                Vec::new()
            } else {
                games.map_while(|j| self.outcome.otherwise(j)).collect()
            }
        })
    }

    /// One of the periods; the last for an index beyond it.
    #[must_use]
    pub fn period(&self, index: usize) -> Rc<PeriodResult> {
        let end = self.outcome.periods() - 1;
        match &self.last {
            Some(last) if index >= end => last.clone(),
            _ => Rc::new(PeriodResult::of(&self.outcome, index.min(end), &self.rows, &self.unknown)),
        }
    }
}

impl PeriodResult {
    fn of(outcome: &Outcome, index: usize, rows: &[usize], unknown: &Rc<[usize]>) -> Self {
        let rows = if outcome.periods() > 1 { vec![rows[index]] } else { rows.to_vec() };
        let outcome = outcome.period(index);
        let worked = of_period(outcome.papers_period(), outcome.trace(), rows, unknown).map(Rc::new);
        Self { summary: Rc::new(outcome.summary()), outcome, worked }
    }
}

/// A period with its trace, which is worked unless there is one.
fn of_period(period: Period, trace: Option<Trace>, rows: Vec<usize>, unknown: &Rc<[usize]>) -> Option<Worked> {
    let trace = trace.or_else(|| rate(&period).ok())?;
    Some(Worked { period: Rc::new(period), trace: Rc::new(trace), rows, unknown: unknown.clone() })
}

/// The chosen place.
#[derive(Clone, Debug)]
pub struct Place {
    /// The place.
    pub system: &'static System,
    /// What was typed for its options, by their ids; what was not touched is at its default.
    pub typed: Vec<(&'static str, String)>,
    /// What is wrong with it.
    pub problems: Vec<(&'static str, OptionProblem)>,
    /// The last good result; `None` where the place cannot rate the case.
    pub result: Option<Rc<SystemResult>>,
    /// The options that were typed last, when all were right.
    options: Options,
}

/// Two places are the same where what was typed for them is: all else comes of that and of the case.
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
    /// A place with its options at their defaults.
    #[must_use]
    pub fn of(system: &'static System) -> Self {
        Self { system, typed: Vec::new(), problems: Vec::new(), result: None, options: system.default_options() }
    }

    /// The place of that id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        by_id(id).map(Self::of)
    }

    /// Whether it is the paper's system, to which nothing has to be added.
    #[must_use]
    pub fn is_paper(&self) -> bool {
        self.system.is_paper()
    }

    /// Whether it builds on the system of 1995.
    #[must_use]
    pub fn is_glicko(&self) -> bool {
        self.system.family == Family::Glicko
    }

    /// What stands in the field of an option.
    #[must_use]
    pub fn text(&self, id: &str) -> &str {
        let typed = self.typed.iter().find(|(known, _)| *known == id).map(|(_, text)| text.as_str());
        typed.or_else(|| self.system.option(id).map(|option| option.default)).unwrap_or_default()
    }

    /// Types or chooses an option; what the place has no option for is left alone.
    pub fn answer(&mut self, id: &str, text: String) {
        let Some(option) = self.system.option(id) else { return };
        self.typed.retain(|(known, _)| *known != id);
        if text != option.default {
            self.typed.push((option.id, text));
        }
        let typed = |id: &str| self.typed.iter().find(|(known, _)| *known == id).map(|(_, text)| text.as_str());
        match self.system.read_options(typed) {
            Ok(options) => {
                self.options = options;
                self.problems = Vec::new();
            }
            Err(problems) => self.problems = problems,
        }
    }

    /// The place before it has rated anything; undo keeps this, as what comes of a long case is large.
    pub(super) fn without_result(&self) -> Self {
        Self { result: None, ..self.clone() }
    }

    /// Has the place rate a case. Where an option is wrong, the last right ones hold.
    pub fn work(&mut self, worked: &Worked) {
        self.result = self.outcome(&worked.period).map(|outcome| Rc::new(SystemResult::of(outcome, worked)));
    }

    /// The player after a period, as the place leaves them. A place without volatilities leaves that as it was.
    #[must_use]
    pub fn rated(&self, period: &Period) -> Option<Player> {
        if self.is_paper() {
            return rate(period).ok().map(|trace| trace.player);
        }
        let Rating { rating, deviation, volatility } = self.outcome(period)?.after;
        Some(Player { rating, deviation, volatility: volatility.unwrap_or(period.player.volatility) })
    }

    fn outcome(&self, period: &Period) -> Option<Outcome> {
        outcome(self.system, &Case { period: period.clone(), options: self.options.clone() }).ok()
    }
}
