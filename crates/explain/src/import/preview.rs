//! The content that a file becomes by the choices of the reader: games of one player, a league, or a case.

use super::chess::{ChessFile, PlayerId};
use super::league::{By, League};
use super::player::PlayerGames;
use super::{Content, File, Skipped};
use crate::export::json::Imported;
use crate::words::Language;
use std::rc::Rc;

/// The choices of the reader. If one is not made, the file decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The players whose games of chess are meant.
    pub who: Option<Who>,
    /// The kind of games, such as `blitz`.
    pub kind: Option<Rc<str>>,
    /// The periods of a league.
    pub by: Option<By>,
}

/// The players whose games are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// All players, as a league.
    Everybody,
    /// One player.
    Player(PlayerId),
}

/// A file by the choices of the reader.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The content.
    pub becomes: Becomes,
    /// The lines and games that are left out.
    pub skipped: Skipped,
    /// The choices, with those that the file decided.
    pub choices: Choices,
    /// The players to choose from, with the numbers of their games.
    pub players: Vec<(PlayerId, Rc<str>, usize)>,
    /// The kinds of the player's games, with their numbers.
    pub kinds: Vec<(Rc<str>, usize)>,
}

/// The content that a file becomes.
#[derive(Clone, Debug)]
pub enum Becomes {
    /// The games of one player.
    Games(Rc<PlayerGames>),
    /// A league.
    League(Rc<League>),
    /// A case, or a message that says why the file has none.
    Case(Result<Rc<Imported>, String>),
    /// Nothing yet, because several players took part in every game.
    Unsaid,
}

impl Preview {
    /// Returns the content that a file becomes.
    #[must_use]
    pub fn of(file: &File, choices: &Choices) -> Self {
        let mut preview = Self {
            becomes: Becomes::Unsaid,
            skipped: file.skipped.clone(),
            choices: choices.clone(),
            players: Vec::new(),
            kinds: Vec::new(),
        };
        match &file.content {
            Content::Player(games) => preview.becomes = Becomes::Games(games.clone()),
            Content::League(league) => preview.take_league(league.clone()),
            Content::Case(import) => {
                let case = import.clone().case(Language::default());
                preview.becomes = Becomes::Case(case.map(Rc::new));
            }
            Content::Chess(chess) => preview.take_chess(chess),
        }
        preview
    }

    fn take_league(&mut self, league: Rc<League>) {
        let by = self.choices.by.or(league.groupings().first().copied());
        self.choices.by = by;
        self.becomes = Becomes::League(league);
    }

    fn take_chess(&mut self, chess: &ChessFile) {
        let owners = chess.in_all_games();
        let who = self.choices.who.or(match owners[..] {
            [] => Some(Who::Everybody),
            [player] => Some(Who::Player(player)),
            _ => None,
        });
        self.choices.who = who;
        self.players = chess.players();
        match who {
            None => {}
            Some(Who::Everybody) => {
                let (league, skipped) = chess.league();
                self.skipped = skipped;
                self.take_league(Rc::new(league));
            }
            Some(Who::Player(player)) => {
                self.kinds = chess.kinds(player);
                let most = self.kinds.first().map(|(kind, _)| kind.clone());
                let kind = self.choices.kind.take().or(most).unwrap_or_default();
                let (games, skipped) = chess.games_of(player, &kind);
                self.skipped = skipped;
                self.choices.kind = Some(kind);
                self.becomes = Becomes::Games(Rc::new(games));
            }
        }
    }

    /// Returns whether the file becomes anything.
    #[must_use]
    pub fn can_be_taken(&self) -> bool {
        match &self.becomes {
            Becomes::Games(games) => !games.periods.is_empty(),
            Becomes::League(league) => !league.is_empty(),
            Becomes::Case(case) => case.is_ok(),
            Becomes::Unsaid => false,
        }
    }
}
