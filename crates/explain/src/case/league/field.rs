//! The fields of a league, and their texts.

use super::crosstable;
use crate::case::{
    Case, End, Games, Part, Participant, PeriodForm, ResultForm, Score, Side, TeamsForm,
};
use crate::escape::clean;
use crate::ids::HasId;
use std::rc::Rc;

/// A field of a league. [`Team`](Self::Team), [`Composite`](Self::Composite) and [`Players`](Self::Players) have no
/// text; only error messages refer to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// τ.
    Tau,
    /// A text of a participant, before the first period.
    Player(usize, Part),
    /// A side of a result.
    Side(usize, End),
    /// The score of a result.
    Score(usize),
    /// A cell of the crosstable: the results of the first participant against the second.
    Cell(usize, usize),
    /// The score of the first team.
    TeamScore,
    /// The points of a world.
    Points(usize),
    /// The place of a participant in a free-for-all.
    Place(usize),
    /// The length of an idle period.
    Idle,
    /// A team as a whole.
    Team(usize),
    /// The composite opponent of a member of a team.
    Composite(usize),
    /// The participants as a whole.
    Players,
}

impl Field {
    /// Returns the name of the field in markup.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Tau => "league-tau".to_owned(),
            Self::Player(i, part) => format!("player-{i}-{}", part.id()),
            Self::Side(m, End::A) => format!("result-{m}-a"),
            Self::Side(m, End::B) => format!("result-{m}-b"),
            Self::Score(m) => format!("result-{m}-score"),
            Self::Cell(i, j) => format!("cell-{i}-{j}"),
            Self::TeamScore => "team-score".to_owned(),
            Self::Points(i) => format!("player-{i}-points"),
            Self::Place(i) => format!("player-{i}-place"),
            Self::Idle => "league-idle".to_owned(),
            Self::Team(team) => format!("team-{team}"),
            Self::Composite(i) => format!("player-{i}-opponent"),
            Self::Players => "league-players".to_owned(),
        }
    }

    /// Returns whether the field belongs to the start of the league and not to a period.
    #[must_use]
    pub fn is_start(self) -> bool {
        matches!(self, Self::Tau | Self::Player(..))
    }
}

impl PeriodForm {
    /// Returns the match of two teams, if the period has one.
    #[must_use]
    pub fn teams(&self) -> Option<&TeamsForm> {
        if let Games::Teams(teams) = self.played() {
            Some(teams)
        } else {
            None
        }
    }

    /// Returns the places or the points by participant, or none if the period has neither.
    #[must_use]
    pub fn cells(&self) -> &[String] {
        if let Games::Places(cells) | Games::Points(cells) = self.played() {
            cells
        } else {
            &[]
        }
    }
}

/// The fields of a league.
impl Case {
    /// Returns the name of a participant, or `#` and the number if the name is empty.
    #[must_use]
    pub fn label(&self, participant: usize) -> String {
        label(
            self.participants
                .get(participant)
                .map(|participant| participant.name.as_str()),
            participant,
        )
    }

    /// Returns the participant with this name, or with this number (`#3`) if they have no name.
    #[must_use]
    pub fn participant_of(&self, text: &str) -> Option<usize> {
        let text = text.trim();
        let is_named = |participant: &Rc<Participant>| participant.name.trim() == text;
        let named = (!text.is_empty()).then(|| self.participants.iter().position(is_named))?;
        named.or_else(|| {
            let number = text
                .strip_prefix('#')?
                .parse::<usize>()
                .ok()?
                .checked_sub(1)?;
            self.participants
                .get(number)
                .filter(|participant| !is_name(&participant.name))
                .map(|_| number)
        })
    }

    /// Returns the participant at a side.
    #[must_use]
    pub fn participant_at(&self, side: &Side) -> Option<usize> {
        match side {
            Side::Player(player) => (*player < self.participants.len()).then_some(*player),
            Side::Typed(text) => self.participant_of(text),
        }
    }

    /// Returns the results of a period, or none if there is no such period.
    #[must_use]
    pub fn results(&self, period: usize) -> &[ResultForm] {
        self.periods
            .get(period)
            .map_or(&[], |period| period.results())
    }

    /// Returns the text of a field, or an empty text if the period has no such field.
    #[must_use]
    pub fn typed(&self, period: usize, field: Field) -> String {
        let here = self.periods.get(period);
        let result = |m: usize| self.results(period).get(m);
        let cell = |i: usize| here.and_then(|here| here.cells().get(i));
        match field {
            Field::Tau => self.tau.clone(),
            Field::Player(i, part) => self
                .participants
                .get(i)
                .map_or("", |player| player.part(part))
                .to_owned(),
            Field::Side(m, end) => match result(m).map(|result| result.side(end)) {
                Some(Side::Player(player)) => self.label(*player),
                Some(Side::Typed(text)) => text.clone(),
                None => String::new(),
            },
            Field::Score(m) => result(m)
                .map_or("", |result| result.score.as_text())
                .to_owned(),
            Field::Cell(i, j) => crosstable::text(self, period, i, j),
            Field::TeamScore => here
                .and_then(|here| here.teams())
                .map_or("", |teams| teams.score.as_text())
                .to_owned(),
            Field::Points(i) | Field::Place(i) => cell(i).cloned().unwrap_or_default(),
            Field::Idle => here.map_or("", |here| here.idle()).to_owned(),
            Field::Team(_) | Field::Composite(_) | Field::Players => String::new(),
        }
    }

    /// Sets the text of a field. Does nothing if the period has no such field.
    pub fn type_into(&mut self, period: usize, field: Field, text: String) {
        match field {
            Field::Tau => self.tau = text,
            Field::Player(i, part) => self.set_participant(i, part, text),
            Field::Side(m, end) => {
                // Text becomes a participant only if their label is exactly the same text, so that nothing is
                // reformatted during typing.
                let player = self
                    .participant_of(&text)
                    .filter(|&player| self.label(player) == text);
                let side = player.map_or(Side::Typed(text), Side::Player);
                self.change_result(period, m, |result| *result.side_mut(end) = side);
            }
            Field::Score(m) => self.set_result(period, m, Score::Typed(text)),
            Field::Cell(i, j) => crosstable::set(self, period, i, j, &text),
            Field::TeamScore => self.change_teams(period, |teams| teams.score = Score::Typed(text)),
            Field::Points(i) | Field::Place(i) => self.change_played(period, |played| {
                if let Games::Points(cells) | Games::Places(cells) = played
                    && let Some(cell) = cells.get_mut(i)
                {
                    *cell = text;
                }
            }),
            Field::Idle => self.change(period, |period| period.with(period.played().clone(), text)),
            Field::Team(_) | Field::Composite(_) | Field::Players => {}
        }
    }

    /// Changes how the games of a period arise.
    pub fn change_played(&mut self, period: usize, change: impl FnOnce(&mut Games)) {
        self.change(period, |period| period.with_played(change));
    }

    /// Changes the results of a period, if it has a list of results.
    pub fn change_results(&mut self, period: usize, change: impl FnOnce(&mut Vec<ResultForm>)) {
        self.change_played(period, |played| {
            if let Games::Results(results) = played {
                change(results);
            }
        });
    }

    /// Changes the match of teams of a period, if it has one.
    pub fn change_teams(&mut self, period: usize, change: impl FnOnce(&mut TeamsForm)) {
        self.change_played(period, |played| {
            if let Games::Teams(teams) = played {
                change(teams);
            }
        });
    }

    fn change_result(&mut self, period: usize, m: usize, change: impl FnOnce(&mut ResultForm)) {
        self.change_results(period, |results| _ = results.get_mut(m).map(change));
    }

    /// Sets the score of a result.
    pub fn set_result(&mut self, period: usize, m: usize, score: Score) {
        self.change_result(period, m, |result| result.score = score);
    }

    /// Inserts a participant at an index. The participant took no part in any period.
    pub fn insert_participant(&mut self, at: usize, participant: Participant) {
        self.participants.insert(at, Rc::new(participant));
        for period in 0..self.periods.len() {
            self.change_played(period, |played| played.insert_participant(at));
        }
    }

    /// Removes a participant and all their results.
    pub fn remove_participant(&mut self, gone: usize) {
        if gone < self.participants.len() {
            self.participants.remove(gone);
            for period in 0..self.periods.len() {
                self.change_played(period, |played| played.remove_participant(gone));
            }
        }
    }

    /// Adds a member at the end of a team. Any other `team` than 0 or 1 adds a participant in neither team.
    pub fn add_member(&mut self, period: usize, team: usize) {
        let team = Some(team).filter(|&team| team < 2);
        let Some(teams) = self.periods.get(period).and_then(|period| period.teams()) else {
            return;
        };
        // The order is first team, second team, neither.
        let stands_before =
            |of: &Option<usize>| of.is_some_and(|of| team.is_none_or(|team| of <= team));
        let at = match team {
            Some(_) => teams
                .team_of
                .iter()
                .rposition(stands_before)
                .map_or(0, |last| last + 1),
            None => teams.team_of.len(),
        };
        self.insert_participant(at, Participant::unrated(""));
        self.change_teams(period, |teams| teams.team_of[at] = team);
    }

    /// Makes an unrated participant of each name in the results that is not yet one.
    pub fn enlist(&mut self) {
        for period in 0..self.periods.len() {
            for m in 0..self.results(period).len() {
                for end in [End::A, End::B] {
                    let Side::Typed(name) = self.results(period)[m].side(end).clone() else {
                        continue;
                    };
                    if !is_name(&name) {
                        continue;
                    }
                    let player = self.participant_of(&name).unwrap_or_else(|| {
                        self.insert_participant(
                            self.participants.len(),
                            Participant::unrated(name.trim()),
                        );
                        self.participants.len() - 1
                    });
                    self.change_result(period, m, |result| {
                        *result.side_mut(end) = Side::Player(player);
                    });
                }
            }
        }
    }

    /// Returns whether a side has a name that is not a participant's.
    #[must_use]
    pub fn is_stranger(&self, side: &Side) -> bool {
        matches!(side, Side::Typed(text) if is_name(text) && self.participant_of(text).is_none())
    }
}

/// Returns the name, or `#3` for the third participant if the name is empty.
#[must_use]
pub fn label(name: Option<&str>, number: usize) -> String {
    match name {
        Some(name) if is_name(name) => name.to_owned(),
        _ => format!("#{}", number + 1),
    }
}

/// Returns whether a name has visible characters.
fn is_name(name: &str) -> bool {
    !clean(name).trim().is_empty()
}
