//! The words of exports and of the dialog for sharing. Their sentences stand in `words/en/export.ftl` and `share.ftl`.

use super::data::Data;
use super::embed::Way;
use super::formats::{Cut, Family, Format};
use super::json::Mistake;
use super::subject::Subject;
use super::vectors::Program;
use crate::words::messages::{ExportWords, ShareWords};

impl ExportWords {
    /// Returns the replacements that turn sentences addressed to the player into sentences about the player: each a
    /// form of the player in the reasons, and its text.
    #[must_use]
    pub fn forms_of_player(self) -> Vec<[&'static str; 2]> {
        self.player()
            .lines()
            .filter_map(|line| line.split_once(" | "))
            .map(<[&str; 2]>::from)
            .collect()
    }

    /// Returns the name of a format in a menu.
    #[must_use]
    pub fn format(self, format: Format) -> &'static str {
        match format {
            Format::Discourse => "Discourse",
            Format::DiscourseMath => self.format_discourse_math(),
            Format::GitHub => "GitHub, GitLab",
            Format::Reddit => "Reddit",
            Format::Lemmy => "Lemmy",
            Format::StackExchange => "Stack Exchange",
            Format::Discord => "Discord",
            Format::PhpBb => "phpBB",
            Format::XenForo => "XenForo",
            Format::VBulletin => "vBulletin, SMF, MyBB",
            Format::Steam => "Steam",
            Format::Lichess => "Lichess",
            Format::Plain => self.format_plain(),
            Format::Latex => "LaTeX",
            Format::Html => "HTML",
        }
    }

    /// Returns the heading of a group of formats in a menu.
    #[must_use]
    pub fn family(self, family: Family) -> &'static str {
        match family {
            Family::Markdown => "Markdown",
            Family::BbCode => "BBCode",
            Family::Plain => self.family_plain(),
            Family::Document => self.family_documents(),
        }
    }

    /// Returns advice before posting, if there is any.
    #[must_use]
    pub fn advice(self, format: Format) -> Option<&'static str> {
        match format {
            Format::DiscourseMath => Some(self.advice_discourse_math()),
            Format::StackExchange => Some(self.advice_stack_exchange()),
            Format::Reddit => Some(self.advice_reddit()),
            Format::Discord => Some(self.advice_discord()),
            Format::PhpBb | Format::VBulletin => Some(self.advice_no_tables()),
            Format::Steam => Some(self.advice_steam()),
            Format::Lichess => Some(self.advice_lichess()),
            Format::Latex => Some(self.advice_latex()),
            Format::Html => Some(self.advice_html()),
            Format::Discourse
            | Format::GitHub
            | Format::Lemmy
            | Format::XenForo
            | Format::Plain => None,
        }
    }

    /// Returns what was left out so that the text fits into a post of `limit` characters.
    #[must_use]
    pub fn left_out(self, cut: Cut, limit: &str) -> String {
        match cut {
            Cut::Rows { listed } => self.cut(limit, "rows", listed),
            Cut::Steps => self.cut(limit, "steps", 0),
            Cut::StepsAndRows { listed } => self.cut(limit, "steps-and-rows", listed),
            Cut::TooLong => self.cut(limit, "too-long", 0),
        }
    }

    /// Returns why a JSON text is not a case.
    pub(super) fn mistake(self, mistake: &Mistake) -> String {
        match mistake {
            Mistake::NoCase => self.no_case().to_owned(),
            Mistake::Case => self.not_a_case().to_owned(),
            Mistake::Player(path) => self.not_a_case_at(path, "player"),
            Mistake::Games(path) => self.not_a_case_at(path, "games"),
            Mistake::Game(path) => self.not_a_case_at(path, "game"),
            Mistake::Number(path) => self.not_a_case_at(path, "number"),
            Mistake::Rounding(path) => self.not_a_case_at(path, "rounding"),
        }
    }
}

impl ShareWords {
    /// Returns the name of a picture.
    #[must_use]
    pub fn subject(self, subject: Subject) -> &'static str {
        match subject {
            Subject::Card => self.subject_card(),
            Subject::Strength => self.subject_strength(),
            Subject::Contributions => self.subject_contributions(),
            Subject::Expectation => self.subject_expectation(),
            Subject::Root => self.subject_root(),
        }
    }

    /// Returns the description of the expected scores: those of some games, by opponent's rating, E and s, and the
    /// number of further games.
    pub(super) fn alt_of_expectation(self, games: &[[String; 3]], more: usize) -> String {
        let games: Vec<String> = games
            .iter()
            .map(|[rating, e, score]| self.expectation_game(rating, e, score))
            .collect();
        let more = if more == 0 {
            String::new()
        } else {
            self.expectation_more(more)
        };
        self.expectation_alt(&games.join("; "), &more)
    }

    /// Returns the name of a way to embed a case.
    #[must_use]
    pub fn way(self, way: Way) -> &'static str {
        match way {
            Way::Frame => self.way_frame(),
            Way::Element => self.way_element(),
        }
    }

    /// Returns what a way to embed a case is for.
    #[must_use]
    pub fn way_explained(self, way: Way) -> &'static str {
        match way {
            Way::Frame => self.way_frame_explained(),
            Way::Element => self.way_element_explained(),
        }
    }

    /// Returns the name of a kind of data.
    #[must_use]
    pub fn datum(self, data: Data) -> &'static str {
        match data {
            Data::Case => self.data_case(),
            Data::Games => self.data_games(),
            Data::Iterations => self.data_iterations(),
            Data::Vector => self.data_vector(),
            Data::Snippet(Program::Rust) => self.data_rust(),
            Data::Snippet(Program::Crate) => self.data_crate(),
            Data::Snippet(Program::Python) => self.data_python(),
            Data::Snippet(Program::JavaScript) => self.data_javascript(),
            Data::Cases => self.data_cases(),
            Data::Course => self.data_course(),
            Data::Results => self.data_results(),
            Data::Everybody => self.data_everybody(),
        }
    }
}
