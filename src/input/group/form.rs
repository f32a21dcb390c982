//! The form as it is typed: players and their results, two teams, three worlds, a free-for-all.

use crate::case::Score;
use crate::glicko2::Player;
use crate::group::wvw::{self, Match};
use std::rc::Rc;

/// What is rated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Players and a list of results.
    #[default]
    List,
    /// The same as a crosstable.
    Table,
    /// Two teams, in three ways.
    Teams,
    /// A match of Guild Wars 2.
    Worlds,
    /// A free-for-all with places.
    Race,
}

impl Mode {
    /// All of them, as a menu has them.
    pub const ALL: [Self; 5] = [Self::List, Self::Table, Self::Teams, Self::Worlds, Self::Race];

    /// Its name in links.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Table => "table",
            Self::Teams => "teams",
            Self::Worlds => "worlds",
            Self::Race => "race",
        }
    }

    /// The mode of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.id() == id)
    }
}

/// A player as typed. A name is any text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerForm {
    /// The name.
    pub name: String,
    /// r.
    pub rating: String,
    /// RD.
    pub deviation: String,
    /// σ.
    pub volatility: String,
}

/// What a player has who was never rated, as the paper says.
pub const UNRATED: [&str; 3] = ["1500", "350", "0.06"];

impl PlayerForm {
    /// A player with these strings.
    #[must_use]
    pub fn new(name: &str, rating: &str, deviation: &str, volatility: &str) -> Self {
        let [name, rating, deviation, volatility] = [name, rating, deviation, volatility].map(str::to_owned);
        Self { name, rating, deviation, volatility }
    }

    /// Somebody who was never rated.
    #[must_use]
    pub fn unrated(name: &str) -> Self {
        let [rating, deviation, volatility] = UNRATED;
        Self::new(name, rating, deviation, volatility)
    }

    /// One of the four strings.
    #[must_use]
    pub fn part(&self, part: Part) -> &str {
        match part {
            Part::Name => &self.name,
            Part::Rating => &self.rating,
            Part::Deviation => &self.deviation,
            Part::Volatility => &self.volatility,
        }
    }

    fn set(&mut self, part: Part, text: String) {
        *match part {
            Part::Name => &mut self.name,
            Part::Rating => &mut self.rating,
            Part::Deviation => &mut self.deviation,
            Part::Volatility => &mut self.volatility,
        } = text;
    }
}

/// The four strings of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The name.
    Name,
    /// r.
    Rating,
    /// RD.
    Deviation,
    /// σ.
    Volatility,
}

impl Part {
    /// The three that are numbers.
    pub const NUMBERS: [Self; 3] = [Self::Rating, Self::Deviation, Self::Volatility];

    /// Its name in markup.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Rating => "rating",
            Self::Deviation => "deviation",
            Self::Volatility => "volatility",
        }
    }
}

/// One side of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// A player of the list, from 0. It stays that player whatever their name becomes.
    Player(usize),
    /// Text that is no player's name, or not yet.
    Typed(String),
}

/// The two sides of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The one whose score it is.
    A,
    /// The other.
    B,
}

/// A result as typed: the score is that of `a`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultForm {
    /// One side.
    pub a: Side,
    /// The other.
    pub b: Side,
    /// s of `a`.
    pub score: Score,
}

impl ResultForm {
    /// A result between two players of the list.
    #[must_use]
    pub fn between(a: usize, b: usize, score: Score) -> Self {
        Self { a: Side::Player(a), b: Side::Player(b), score }
    }

    /// A row that was added and not touched yet. It is no result, and nothing is wrong with it.
    #[must_use]
    pub fn blank() -> Self {
        Self { a: Side::Typed(String::new()), b: Side::Typed(String::new()), score: Score::default() }
    }

    /// Whether it is one.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        let is_empty = |side: &Side| matches!(side, Side::Typed(text) if text.trim().is_empty());
        is_empty(&self.a) && is_empty(&self.b) && !matches!(self.score, Score::Typed(_))
    }

    /// One side.
    #[must_use]
    pub fn side(&self, end: End) -> &Side {
        match end {
            End::A => &self.a,
            End::B => &self.b,
        }
    }
}

/// A match of two teams as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamsForm {
    /// τ.
    pub tau: String,
    /// The members of both.
    pub teams: [Vec<PlayerForm>; 2],
    /// The result of the first team.
    pub score: Score,
}

/// A match of three worlds as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldsForm {
    /// τ.
    pub tau: String,
    /// The worlds.
    pub worlds: [PlayerForm; 3],
    /// The points of each.
    pub points: [String; 3],
}

/// A free-for-all as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceForm {
    /// τ.
    pub tau: String,
    /// Who took part, and in which place each came in.
    pub entrants: Vec<(PlayerForm, String)>,
}

/// All that is typed in this room. What is large is shared: to change one thing copies no more than that and a list of pointers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupForm {
    /// What is rated.
    pub mode: Mode,
    /// τ of the list.
    pub tau: String,
    /// The players of the list.
    pub players: Rc<Vec<Rc<PlayerForm>>>,
    /// Their results.
    pub results: Rc<Vec<ResultForm>>,
    /// Two teams.
    pub teams: Rc<TeamsForm>,
    /// Three worlds.
    pub worlds: Rc<WorldsForm>,
    /// A free-for-all.
    pub race: Rc<RaceForm>,
}

/// Where a string stands. What has no text of its own is only ever said to be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// τ of the mode that is shown.
    Tau,
    /// A player of the list.
    Player(usize, Part),
    /// A side of a result.
    Side(usize, End),
    /// The score of a result.
    Score(usize),
    /// A cell of the crosstable: the results of the first player against the second.
    Cell(usize, usize),
    /// A member of a team.
    Member(usize, usize, Part),
    /// The score of the first team.
    TeamScore,
    /// A world.
    World(usize, Part),
    /// The points of a world.
    Points(usize),
    /// Somebody in the free-for-all.
    Entrant(usize, Part),
    /// Their place.
    Place(usize),
    /// A team as a whole.
    Team(usize),
    /// The opponent that is made for a member of a team.
    Composite(usize, usize),
    /// The players as a whole.
    Players,
}

impl Field {
    /// Its name in markup.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Tau => "group-tau".to_owned(),
            Self::Player(i, part) => format!("player-{i}-{}", part.id()),
            Self::Side(m, End::A) => format!("result-{m}-a"),
            Self::Side(m, End::B) => format!("result-{m}-b"),
            Self::Score(m) => format!("result-{m}-score"),
            Self::Cell(i, j) => format!("cell-{i}-{j}"),
            Self::Member(team, i, part) => format!("team-{team}-{i}-{}", part.id()),
            Self::TeamScore => "team-score".to_owned(),
            Self::World(i, part) => format!("world-{i}-{}", part.id()),
            Self::Points(i) => format!("world-{i}-points"),
            Self::Entrant(i, part) => format!("entrant-{i}-{}", part.id()),
            Self::Place(i) => format!("entrant-{i}-place"),
            Self::Team(team) => format!("team-{team}"),
            Self::Composite(team, i) => format!("team-{team}-{i}"),
            Self::Players => "group-players".to_owned(),
        }
    }
}

impl Default for GroupForm {
    /// The paper's player and opponents; two teams of them; a match as the operator published it; the four in a free-for-all.
    fn default() -> Self {
        let [anna, ben, clara, david] = [
            PlayerForm::new("Anna", "1500", "200", "0.06"),
            PlayerForm::new("Ben", "1400", "30", "0.06"),
            PlayerForm::new("Clara", "1550", "100", "0.06"),
            PlayerForm::new("David", "1700", "300", "0.06"),
        ];
        let results = vec![
            ResultForm::between(0, 1, Score::Won),
            ResultForm::between(0, 2, Score::Lost),
            ResultForm::between(0, 3, Score::Lost),
        ];
        let Match { worlds: [green, blue, red], points, tau } = wvw::PUBLISHED;
        let world = |name, Player { rating, deviation, volatility }| {
            let [rating, deviation, volatility] = [rating, deviation, volatility].map(|number| number.to_string());
            PlayerForm { name: String::from(name), rating, deviation, volatility }
        };
        let worlds = WorldsForm {
            tau: tau.to_string(),
            worlds: [world("Green", green), world("Blue", blue), world("Red", red)],
            points: points.map(|points| points.to_string()),
        };
        let places = ["1", "2", "2", "4"].map(str::to_owned);
        let tau = "0.5".to_owned();
        Self {
            mode: Mode::default(),
            tau: tau.clone(),
            players: Rc::new([&anna, &ben, &clara, &david].map(|player| Rc::new(player.clone())).to_vec()),
            results: Rc::new(results),
            teams: Rc::new(TeamsForm {
                tau: tau.clone(),
                teams: [vec![anna.clone(), ben.clone()], vec![clara.clone(), david.clone()]],
                score: Score::Won,
            }),
            worlds: Rc::new(worlds),
            race: Rc::new(RaceForm { tau, entrants: [anna, ben, clara, david].into_iter().zip(places).collect() }),
        }
    }
}

impl GroupForm {
    /// The name of a player of the list, or their number where they have none.
    #[must_use]
    pub fn label(&self, player: usize) -> String {
        label(self.players.get(player).map(|player| player.name.as_str()), player)
    }

    /// The player of the list who has that name, or that number if they have none.
    #[must_use]
    pub fn player_of(&self, text: &str) -> Option<usize> {
        let text = text.trim();
        let named = (!text.is_empty()).then(|| self.players.iter().position(|player| player.name.trim() == text))?;
        named.or_else(|| {
            let number = text.strip_prefix('#')?.parse::<usize>().ok()?.checked_sub(1)?;
            self.players.get(number).filter(|player| player.name.trim().is_empty()).map(|_| number)
        })
    }

    /// The player that a side means.
    #[must_use]
    pub fn player_at(&self, side: &Side) -> Option<usize> {
        match side {
            Side::Player(player) => (*player < self.players.len()).then_some(*player),
            Side::Typed(text) => self.player_of(text),
        }
    }

    /// What was typed into a field; empty where the form has no such field.
    #[must_use]
    pub fn field(&self, field: Field) -> String {
        let of = |player: Option<&PlayerForm>, part| player.map_or("", |player| player.part(part)).to_owned();
        match field {
            Field::Tau => self.tau().to_owned(),
            Field::Player(i, part) => of(self.players.get(i).map(|player| &**player), part),
            Field::Side(m, end) => match self.results.get(m).map(|result| result.side(end)) {
                Some(Side::Player(player)) => self.label(*player),
                Some(Side::Typed(text)) => text.clone(),
                None => String::new(),
            },
            Field::Score(m) => self.results.get(m).map_or("", |result| result.score.as_text()).to_owned(),
            Field::Cell(i, j) => super::table::text(self, i, j),
            Field::Member(team, i, part) => of(self.teams.teams.get(team).and_then(|team| team.get(i)), part),
            Field::TeamScore => self.teams.score.as_text().to_owned(),
            Field::World(i, part) => of(self.worlds.worlds.get(i), part),
            Field::Points(i) => self.worlds.points.get(i).cloned().unwrap_or_default(),
            Field::Entrant(i, part) => of(self.race.entrants.get(i).map(|(player, _)| player), part),
            Field::Place(i) => self.race.entrants.get(i).map(|(_, place)| place.clone()).unwrap_or_default(),
            Field::Team(_) | Field::Composite(..) | Field::Players => String::new(),
        }
    }

    /// Types into a field. Where the form has no such field nothing happens.
    pub fn set(&mut self, field: Field, text: String) {
        match field {
            Field::Tau => *self.tau_mut() = text,
            Field::Player(i, part) => {
                if let Some(player) = Rc::make_mut(&mut self.players).get_mut(i) {
                    Rc::make_mut(player).set(part, text);
                }
            }
            Field::Side(m, end) => {
                // Only what reads the same afterwards becomes a player: nothing is reformatted while somebody types.
                let player = self.player_of(&text).filter(|&player| self.label(player) == text);
                let side = player.map_or(Side::Typed(text), Side::Player);
                if let Some(result) = Rc::make_mut(&mut self.results).get_mut(m) {
                    match end {
                        End::A => result.a = side,
                        End::B => result.b = side,
                    }
                }
            }
            Field::Score(m) => self.set_score(m, Score::Typed(text)),
            Field::Cell(i, j) => super::table::set(self, i, j, &text),
            Field::Member(team, i, part) => {
                let teams = &mut Rc::make_mut(&mut self.teams).teams;
                if let Some(member) = teams.get_mut(team).and_then(|team| team.get_mut(i)) {
                    member.set(part, text);
                }
            }
            Field::TeamScore => Rc::make_mut(&mut self.teams).score = Score::Typed(text),
            Field::World(i, part) => {
                if let Some(world) = Rc::make_mut(&mut self.worlds).worlds.get_mut(i) {
                    world.set(part, text);
                }
            }
            Field::Points(i) => {
                if let Some(points) = Rc::make_mut(&mut self.worlds).points.get_mut(i) {
                    *points = text;
                }
            }
            Field::Entrant(i, part) => {
                if let Some((player, _)) = Rc::make_mut(&mut self.race).entrants.get_mut(i) {
                    player.set(part, text);
                }
            }
            Field::Place(i) => {
                if let Some((_, place)) = Rc::make_mut(&mut self.race).entrants.get_mut(i) {
                    *place = text;
                }
            }
            Field::Team(_) | Field::Composite(..) | Field::Players => {}
        }
    }

    /// Chooses a score.
    pub fn set_score(&mut self, result: usize, score: Score) {
        if let Some(result) = Rc::make_mut(&mut self.results).get_mut(result) {
            result.score = score;
        }
    }

    /// Takes a player out of the list, with all their results.
    pub fn remove_player(&mut self, player: usize) {
        if player >= self.players.len() {
            return;
        }
        Rc::make_mut(&mut self.players).remove(player);
        let results = Rc::make_mut(&mut self.results);
        let is_theirs = |side: &Side| *side == Side::Player(player);
        results.retain(|result| !is_theirs(&result.a) && !is_theirs(&result.b));
        for side in results.iter_mut().flat_map(|result| [&mut result.a, &mut result.b]) {
            if let Side::Player(other) = side
                && *other > player
            {
                *other -= 1;
            }
        }
    }

    /// Makes players of all names in results that are nobody's, each never rated.
    pub fn enlist(&mut self) {
        for m in 0..self.results.len() {
            for end in [End::A, End::B] {
                let side = self.results[m].side(end).clone();
                let Side::Typed(name) = &side else { continue };
                if name.trim().is_empty() {
                    continue;
                }
                let player = self.player_of(name).unwrap_or_else(|| {
                    Rc::make_mut(&mut self.players).push(Rc::new(PlayerForm::unrated(name.trim())));
                    self.players.len() - 1
                });
                let result = &mut Rc::make_mut(&mut self.results)[m];
                match end {
                    End::A => result.a = Side::Player(player),
                    End::B => result.b = Side::Player(player),
                }
            }
        }
    }

    /// τ of the mode that is shown.
    #[must_use]
    pub fn tau(&self) -> &str {
        match self.mode {
            Mode::List | Mode::Table => &self.tau,
            Mode::Teams => &self.teams.tau,
            Mode::Worlds => &self.worlds.tau,
            Mode::Race => &self.race.tau,
        }
    }

    fn tau_mut(&mut self) -> &mut String {
        match self.mode {
            Mode::List | Mode::Table => &mut self.tau,
            Mode::Teams => &mut Rc::make_mut(&mut self.teams).tau,
            Mode::Worlds => &mut Rc::make_mut(&mut self.worlds).tau,
            Mode::Race => &mut Rc::make_mut(&mut self.race).tau,
        }
    }
}

/// A name, or `#3` for the third who has none.
#[must_use]
pub fn label(name: Option<&str>, number: usize) -> String {
    match name {
        Some(name) if !name.trim().is_empty() => name.to_owned(),
        _ => format!("#{}", number + 1),
    }
}
