//! The field that Enter moves the focus to.

use super::Action;
use explain::case::league::Field;
use explain::case::{Case, End, Games, Part};

/// Returns the field below a field, and the action that adds its row if there is none yet.
///
/// In a new row, returns the first field. Returns `None` below the last world, below the last row
/// of the crosstable, and below the last participant where none can be added.
#[must_use]
pub fn below(case: &Case, period: usize, field: Field) -> Option<(Field, Option<Action>)> {
    let next = |row: usize, rows: usize, there: Field, first: Field, add: Option<Action>| {
        if row + 1 < rows {
            Some((there, None))
        } else {
            add.map(|add| (first, Some(add)))
        }
    };
    let results = case.results(period).len();
    let first_side = |m: usize| Field::Side(m + 1, End::A);
    let played = case.periods.get(period)?.played();
    // Participants are entered in the first period only.
    let none = Vec::new();
    let add = match played {
        _ if period > 0 => None,
        Games::Points(_) => None,
        Games::Teams(teams) => Some(&teams.team_of),
        _ => Some(&none),
    };
    let participant = |i: usize, there: Field| {
        let first = Field::Player(i + 1, Part::Name);
        match add {
            // Below the last member of a team, a new row belongs to the same team.
            Some(team_of) if !team_of.is_empty() => {
                let team = team_of.get(i).copied()?;
                let is_last = team_of.get(i + 1).is_none_or(|next| *next != team);
                Some(if is_last {
                    (first, Some(Action::AddMember(team.unwrap_or(2))))
                } else {
                    (there, None)
                })
            }
            add => next(
                i,
                case.participants.len(),
                there,
                first,
                add.map(|_| Action::AddPlayer),
            ),
        }
    };
    match field {
        Field::Player(i, part) => participant(i, Field::Player(i + 1, part)),
        Field::Place(i) => participant(i, Field::Place(i + 1)),
        Field::Points(i) => participant(i, Field::Points(i + 1)),
        Field::Side(m, end) => next(
            m,
            results,
            Field::Side(m + 1, end),
            first_side(m),
            Some(Action::AddResult),
        ),
        Field::Score(m) => next(
            m,
            results,
            first_side(m),
            first_side(m),
            Some(Action::AddResult),
        ),
        Field::Cell(i, j) => {
            // The diagonal of the crosstable has no cells.
            let i = if i + 1 == j { i + 2 } else { i + 1 };
            (i < case.participants.len()).then_some((Field::Cell(i, j), None))
        }
        Field::Tau
        | Field::TeamScore
        | Field::Idle
        | Field::Team(_)
        | Field::Composite(_)
        | Field::Players => None,
    }
}
