//! Where Enter goes from a field.

use super::Action;
use crate::case::league::Field;
use crate::case::{Case, End, Games, Part};

/// The field in the next row that Enter goes to, and what makes that row if there is none yet.
///
/// In a new row it is the first field. Below the last world, and below the last row of the crosstable, there is nothing; nor below the last
/// participant where they cannot be added.
#[must_use]
pub fn below(case: &Case, period: usize, field: Field) -> Option<(Field, Option<Action>)> {
    let next = |row: usize, rows: usize, there: Field, first: Field, add: Option<Action>| {
        if row + 1 < rows { Some((there, None)) } else { add.map(|add| (first, Some(add))) }
    };
    let results = case.results(period).len();
    let first_side = |m: usize| Field::Side(m + 1, End::A);
    let played = case.periods.get(period)?.played();
    // Participants are entered before the first period.
    let add = match played {
        _ if period > 0 => None,
        Games::Points(_) => None,
        Games::Teams(teams) => Some(&teams.team_of),
        _ => Some(&Vec::new()),
    };
    let participant = |i: usize, there: Field| {
        let first = Field::Player(i + 1, Part::Name);
        match add {
            // The last member of a team makes one more of that team.
            Some(team_of) if !team_of.is_empty() => {
                let team = team_of.get(i).copied()?;
                let is_last = team_of.get(i + 1).is_none_or(|next| *next != team);
                Some(if is_last { (first, Some(Action::AddMember(team.unwrap_or(2)))) } else { (there, None) })
            }
            add => next(i, case.participants.len(), there, first, add.map(|_| Action::AddPlayer)),
        }
    };
    match field {
        Field::Player(i, part) => participant(i, Field::Player(i + 1, part)),
        Field::Place(i) => participant(i, Field::Place(i + 1)),
        Field::Points(i) => participant(i, Field::Points(i + 1)),
        Field::Side(m, end) => next(m, results, Field::Side(m + 1, end), first_side(m), Some(Action::AddResult)),
        Field::Score(m) => next(m, results, first_side(m), first_side(m), Some(Action::AddResult)),
        Field::Cell(i, j) => {
            // There is no cell on the diagonal.
            let i = if i + 1 == j { i + 2 } else { i + 1 };
            (i < case.participants.len()).then_some((Field::Cell(i, j), None))
        }
        Field::Tau | Field::TeamScore | Field::Idle | Field::Team(_) | Field::Composite(_) | Field::Players => None,
    }
}
