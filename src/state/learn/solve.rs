//! The section that solves for a rating or a deviation: the question, and what was typed for it.

use explain::case::link::encode;
use explain::ids::HasId;
use explain::percent::decode;
use strum::{IntoStaticStr, VariantArray};

/// A question of the section.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum Wanted {
    /// The ways to a rating.
    #[default]
    #[strum(to_string = "rating")]
    Rating,
    /// The games or the pause that lead to an RD.
    #[strum(to_string = "rd")]
    Deviation,
    /// The RD of the player that explains a change of the rating.
    #[strum(to_string = "own")]
    OwnDeviation,
    /// The σ or c that leads to an RD after a pause.
    #[strum(to_string = "sigma")]
    Volatility,
}

/// The state of the section, which uses the case of the Calculator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveState {
    /// The question.
    pub wanted: Wanted,
    /// The text typed for each question, in their order: a rating, an RD, a change, or an RD.
    typed: [String; Wanted::VARIANTS.len()],
    /// The game that is to lead to a rating, counted from 0.
    pub game: usize,
    /// The length of the pause that is to lead to an RD, in periods, as typed.
    pub pause: String,
}

impl Default for SolveState {
    fn default() -> Self {
        Self {
            wanted: Wanted::default(),
            typed: Default::default(),
            game: 0,
            pause: WEEKS.to_owned(),
        }
    }
}

/// A year of weeks.
const WEEKS: &str = "52";

/// An action in the section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chooses the question.
    Ask(Wanted),
    /// Sets the text typed for the question.
    Type(String),
    /// Chooses the game.
    Choose(usize),
    /// Sets the text of the pause.
    TypePause(String),
}

impl SolveState {
    /// Returns the text typed for the question.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed[self.wanted as usize]
    }

    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::Ask(wanted) => self.wanted = wanted,
            Action::Type(text) => self.typed[self.wanted as usize] = text,
            Action::Choose(game) => self.game = game,
            Action::TypePause(text) => self.pause = text,
        }
    }

    /// Returns the value for a link: for a rating `1600`, or with the second game `1600/2`; for other
    /// questions with their name, `rd:110`, `own:9` or `sigma:350/52`.
    pub(super) fn link(&self) -> String {
        let cell = |text: &str| encode(text).replace('/', "%2F");
        let (name, typed) = (self.wanted.id(), cell(self.typed()));
        match self.wanted {
            Wanted::Rating if self.game == 0 => typed,
            Wanted::Rating => format!("{typed}/{}", self.game + 1),
            Wanted::Volatility => format!("{name}:{typed}/{}", cell(&self.pause)),
            Wanted::Deviation | Wanted::OwnDeviation => format!("{name}:{typed}"),
        }
    }

    /// Opens the value of a link. Returns whether it was understood.
    pub(super) fn open(&mut self, value: &str) -> bool {
        let (name, value) = value
            .split_once(':')
            .unwrap_or((Wanted::Rating.id(), value));
        let wanted = Wanted::from_id(name);
        let (typed, second) = value.split_once('/').unzip();
        *self = Self {
            wanted: wanted.unwrap_or_default(),
            ..Self::default()
        };
        self.act(Action::Type(decode(typed.unwrap_or(value))));
        match (self.wanted, second) {
            (_, None) => wanted.is_some(),
            (Wanted::Rating, Some(number)) => {
                let game = number.parse::<usize>().ok();
                let game = game.and_then(|number| number.checked_sub(1));
                self.game = game.unwrap_or_default();
                wanted.is_some() && game.is_some()
            }
            (Wanted::Volatility, Some(pause)) => {
                self.pause = decode(pause);
                true
            }
            (Wanted::Deviation | Wanted::OwnDeviation, Some(_)) => false,
        }
    }
}
