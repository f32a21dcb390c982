//! The chosen rating system, and its result for the case.

use super::Derivation;
use explain::answer::summary::Summary;
use explain::case::link::{Key, LazyLink, NotUnderstood, encode};
use explain::percent::decode;
use explain::systems::{
    Case, Family, OptionProblem, Options, Outcome, Rating, System, all, by_id, outcome,
};
use glicko2_steps::{Period, Player, Trace, rate};
use std::cell::OnceCell;
use std::rc::Rc;

/// A system's result for a case: all rated games of the period in order, with the player before and
/// after them.
#[derive(Clone, Debug, PartialEq)]
pub struct SystemResult {
    /// The result over all games.
    pub outcome: Outcome,
    /// The result as the system shows it to its players.
    pub summary: Rc<Summary>,
    /// The system's last period. `None` for the paper's own system, because its derivation is
    /// already in the state of the page, and a copy of a long case would be large.
    last: Option<Rc<PeriodResult>>,
    /// All rated games as one period by the paper's rules, if the system makes several periods of
    /// them.
    together: Option<Rc<Derivation>>,
    /// The ratings from `SystemResult::otherwise`, computed on first use.
    otherwise: OnceCell<Vec<[f64; 3]>>,
    /// The form rows of the rated games.
    rows: Vec<usize>,
    /// The form rows whose opponent's RD is unknown, including rows that are not rated.
    unknown: Rc<[usize]>,
}

/// A system's result for one of the periods of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct PeriodResult {
    /// The result of this period alone.
    pub outcome: Outcome,
    /// The result as the system shows it to its players.
    pub summary: Rc<Summary>,
    /// The paper's steps for the player and the games as the system takes them. Limits and rules
    /// that the system applies after Step 8 are not included. They are steps of Glicko-2 even for a
    /// system based on Glicko (1995).
    pub derivation: Option<Rc<Derivation>>,
}

/// The maximum number of games for `SystemResult::otherwise`, because each result is obtained by
/// rating all games again.
const MOST_OTHERWISE: usize = 20;

impl SystemResult {
    fn of(outcome: Outcome, derivation: &Derivation) -> Self {
        let given = outcome.case.period.games.iter().zip(&derivation.rows);
        let rows: Vec<usize> = given
            .filter(|(game, _)| outcome.system.rates(game))
            .map(|(_, &row)| row)
            .collect();
        let last = || {
            Rc::new(PeriodResult::of(
                &outcome,
                outcome.periods() - 1,
                &rows,
                &derivation.unknown,
            ))
        };
        let last = (!outcome.system.is_paper()).then(last);
        let together = (outcome.periods() > 1)
            .then(|| {
                of_period(
                    outcome.given_period(),
                    None,
                    rows.clone(),
                    &derivation.unknown,
                )
            })
            .flatten();
        let summary = Rc::new(outcome.summary());
        let (together, unknown) = (together.map(Rc::new), derivation.unknown.clone());
        Self {
            outcome,
            summary,
            last,
            together,
            otherwise: OnceCell::new(),
            rows,
            unknown,
        }
    }

    /// Returns the paper's eight steps for the player and all games together, as the system takes
    /// them. Exports use these, because they have no steps of other systems.
    #[must_use]
    pub fn papers_case(&self) -> Option<Derivation> {
        of_period(
            self.outcome.papers_period(),
            None,
            self.rows.clone(),
            &self.unknown,
        )
    }

    /// Returns the player and the games as entered, with the paper's result for all games together.
    /// `None` if there is only one period.
    #[must_use]
    pub const fn together(&self) -> Option<&Rc<Derivation>> {
        self.together.as_ref()
    }

    /// Returns all rated games with the rows in which they were typed.
    #[must_use]
    pub fn rated(&self) -> Option<&Rc<Derivation>> {
        self.together
            .as_ref()
            .or_else(|| self.last.as_ref()?.derivation.as_ref())
    }

    /// Returns, for each game, the rating after the last game if that game had been a win, a draw
    /// or a loss. Empty for more than 20 games.
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

    /// Returns one of the periods, or the last one if the index is too large.
    #[must_use]
    pub fn period(&self, index: usize) -> Rc<PeriodResult> {
        let end = self.outcome.periods() - 1;
        match &self.last {
            Some(last) if index >= end => last.clone(),
            _ => Rc::new(PeriodResult::of(
                &self.outcome,
                index.min(end),
                &self.rows,
                &self.unknown,
            )),
        }
    }
}

impl PeriodResult {
    fn of(outcome: &Outcome, index: usize, rows: &[usize], unknown: &Rc<[usize]>) -> Self {
        let rows = if outcome.periods() > 1 {
            vec![rows[index]]
        } else {
            rows.to_vec()
        };
        let outcome = outcome.period(index);
        let derivation =
            of_period(outcome.papers_period(), outcome.trace(), rows, unknown).map(Rc::new);
        Self {
            summary: Rc::new(outcome.summary()),
            outcome,
            derivation,
        }
    }
}

/// Returns a period with its trace. Rates the period if no trace is given.
fn of_period(
    period: Period,
    trace: Option<Trace>,
    rows: Vec<usize>,
    unknown: &Rc<[usize]>,
) -> Option<Derivation> {
    let trace = trace.or_else(|| rate(&period).ok())?;
    Some(Derivation {
        period: Rc::new(period),
        trace: Rc::new(trace),
        rows,
        unknown: unknown.clone(),
    })
}

/// The chosen system with its options.
#[derive(Clone, Debug)]
pub struct ChosenSystem {
    /// The system.
    pub system: &'static System,
    /// The typed options by their ids. Options at their defaults are left out.
    pub typed: Vec<(&'static str, String)>,
    /// The problems of the typed options.
    pub problems: Vec<(&'static str, OptionProblem)>,
    /// The last valid options.
    options: Options,
}

/// Compares only the system and the typed options, because the rest follows from them.
impl PartialEq for ChosenSystem {
    fn eq(&self, other: &Self) -> bool {
        (self.system, &self.typed) == (other.system, &other.typed)
    }
}

impl Default for ChosenSystem {
    /// Returns the paper's system, as its author corrected it.
    fn default() -> Self {
        Self::of(all()[0])
    }
}

impl ChosenSystem {
    /// Returns a system with its default options.
    #[must_use]
    pub fn of(system: &'static System) -> Self {
        Self {
            system,
            typed: Vec::new(),
            problems: Vec::new(),
            options: system.default_options(),
        }
    }

    /// Returns the system of an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        by_id(id).map(Self::of)
    }

    /// Parses the system of a link, and its options as `id:text`, separated by commas. Adds the parts that
    /// were not understood.
    #[must_use]
    pub fn of_link(link: &LazyLink, not_understood: &mut Vec<NotUnderstood>) -> Self {
        let known = Self::by_id(link.value(Key::System));
        if known.is_none() && link.has(Key::System) {
            not_understood.push(link.part(Key::System));
        }
        let mut chosen = known.unwrap_or_default();
        let answers = link
            .has(Key::Options)
            .then(|| link.value(Key::Options).split(','));
        for answer in answers.into_iter().flatten() {
            let known = answer
                .split_once(':')
                .map(|(id, text)| (decode(id), decode(text)));
            match known.filter(|(id, _)| chosen.system.option(id).is_some()) {
                Some((id, text)) => chosen.answer(&id, text),
                None => not_understood.push(NotUnderstood {
                    part: answer.to_owned(),
                }),
            }
        }
        chosen
    }

    /// Returns the system and its options as values of a link. The paper's system has none.
    #[must_use]
    pub fn link(&self) -> LazyLink {
        let mut link = LazyLink::default();
        let answer = |(id, text): &(&str, String)| format!("{}:{}", encode(id), encode(text));
        link.set(
            Key::System,
            if self.is_paper() { "" } else { self.system.id },
        );
        link.set(
            Key::Options,
            &self.typed.iter().map(answer).collect::<Vec<_>>().join(","),
        );
        link
    }

    /// Returns whether this is the paper's own system.
    #[must_use]
    pub fn is_paper(&self) -> bool {
        self.system.is_paper()
    }

    /// Returns whether the system is based on Glicko (1995).
    #[must_use]
    pub fn is_glicko(&self) -> bool {
        self.system.family == Family::Glicko
    }

    /// Returns the text in the field of an option.
    #[must_use]
    pub fn text(&self, id: &str) -> &str {
        let typed = self
            .typed
            .iter()
            .find(|(known, _)| *known == id)
            .map(|(_, text)| text.as_str());
        typed
            .or_else(|| self.system.option(id).map(|option| option.default))
            .unwrap_or_default()
    }

    /// Sets an option. Does nothing if the system has no option with this id.
    pub fn answer(&mut self, id: &str, text: String) {
        let Some(option) = self.system.option(id) else {
            return;
        };
        self.typed.retain(|(known, _)| *known != id);
        if text != option.default {
            self.typed.push((option.id, text));
        }
        let typed = |id: &str| {
            self.typed
                .iter()
                .find(|(known, _)| *known == id)
                .map(|(_, text)| text.as_str())
        };
        match self.system.read_options(typed) {
            Ok(options) => {
                self.options = options;
                self.problems = Vec::new();
            }
            Err(problems) => self.problems = problems,
        }
    }

    /// Rates a case with the system. If an option is invalid, uses the last valid ones. Returns
    /// `None` if the system cannot rate the case.
    #[must_use]
    pub fn result(&self, derivation: &Derivation) -> Option<SystemResult> {
        self.outcome(&derivation.period)
            .map(|outcome| SystemResult::of(outcome, derivation))
    }

    /// Returns the player after a period by the system's rules. If the system has no volatility,
    /// the player's volatility is unchanged.
    #[must_use]
    pub fn rated(&self, period: &Period) -> Option<Player> {
        if self.is_paper() {
            return rate(period).ok().map(|trace| trace.player);
        }
        let Rating {
            rating,
            deviation,
            volatility,
        } = self.outcome(period)?.after;
        Some(Player::new(
            rating,
            deviation,
            volatility.unwrap_or(period.player.volatility),
        ))
    }

    /// Returns the RD of a period's player a time after the last games: in days or periods, as the
    /// system counts. Returns `None` if the system does not say what time does.
    #[must_use]
    pub fn deviation_after_pause(&self, period: &Period, time: f64) -> Option<f64> {
        let case = self.case(period).after_pause(self.system, time)?;
        let outcome = outcome(self.system, &case).ok()?;
        Some(outcome.after.deviation)
    }

    fn case(&self, period: &Period) -> Case {
        Case {
            period: period.clone(),
            options: self.options.clone(),
        }
    }

    fn outcome(&self, period: &Period) -> Option<Outcome> {
        outcome(self.system, &self.case(period)).ok()
    }
}
