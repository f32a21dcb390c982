//! The main words of the page, and the languages. The sentences stand in files, as [`messages`].

mod language;
pub mod messages;
pub mod number;
pub mod pieces;
mod problems;
mod site_languages;
mod symbols;

pub use language::Language;
pub use site_languages::{LANGUAGES, SiteLanguage};

use crate::case::Room;
use crate::case::detail::Detail;
use glicko2_steps::Symbol;
use messages::{AnswerWords, InputWords, MeaningWords, NavigationWords, PageWords, StepsWords};

/// The main words of a language: page, form, answer and steps. The language has further ones.
#[derive(Clone, Copy, PartialEq)]
#[expect(
    missing_docs,
    reason = "each is what its name says; the English files read as the documentation"
)]
pub struct Text {
    pub language: Language,
    pub page: PageWords,
    pub input: InputWords,
    pub answer: AnswerWords,
    pub steps: StepsWords,
    pub navigation: NavigationWords,
    pub meaning: MeaningWords,
}

impl Language {
    /// Returns the main words of the language.
    #[must_use]
    pub fn text(self) -> Text {
        Text {
            language: self,
            page: self.page(),
            input: self.input(),
            answer: self.answer(),
            steps: self.steps(),
            navigation: self.navigation(),
            meaning: self.meaning(),
        }
    }
}

impl PageWords {
    /// Returns the name of a room.
    #[must_use]
    pub fn room(self, room: Room) -> &'static str {
        match room {
            Room::Player => self.room_player(),
            Room::League => self.room_league(),
            Room::Systems => self.room_systems(),
            Room::Learn => self.room_learn(),
        }
    }

    /// Returns the page's title in a room.
    #[must_use]
    pub fn title_in(self, room: Room) -> String {
        // The first room has the title of the page itself.
        if room == Room::default() {
            self.title().to_owned()
        } else {
            self.in_room(self.room(room), self.title())
        }
    }
}

impl StepsWords {
    /// Returns the name of a level of detail.
    #[must_use]
    pub fn detail(self, detail: Detail) -> &'static str {
        match detail {
            Detail::Values => self.detail_values(),
            Detail::Worked => self.detail_worked(),
            Detail::Everything => self.detail_everything(),
        }
    }

    /// Returns the name of what a level of detail folds away, given the number of its blocks.
    #[must_use]
    pub fn folded(self, detail: Detail, blocks: usize) -> String {
        match detail {
            Detail::Values => self.folded_formulas().to_owned(),
            Detail::Worked | Detail::Everything => self.folded_notes(blocks),
        }
    }

    /// Returns why a number differs if the digits of the paper are carried.
    #[must_use]
    pub fn why(self, symbol: Symbol) -> &'static str {
        match symbol {
            Symbol::Mu | Symbol::Phi => self.rounded_mu_and_phi(),
            Symbol::G => self.rounded_g(),
            Symbol::E => self.rounded_e(),
            Symbol::V => self.rounded_v(),
            Symbol::Delta => self.rounded_delta(),
            Symbol::F => self.rounded_f(),
            Symbol::SigmaPrime => self.rounded_sigma_prime(),
            Symbol::PhiStar => self.rounded_phi_star(),
            Symbol::PhiPrime => self.rounded_phi_prime(),
            Symbol::MuPrime => self.rounded_mu_prime(),
            Symbol::RPrime => self.rounded_r_prime(),
            Symbol::RdPrime => self.rounded_rd_prime(),
            _ => self.rounded_other(),
        }
    }
}
