//! Generators of leagues of any kind.

use super::*;
use explain::ids::VariantArray;
use std::rc::Rc;

pub(super) fn text() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[0-9]{1,4}", 2 => "\\PC{0,6}", 1 => any::<String>(), 1 => "[-=+@'\",;:/!%#&\\t\\r\\n ]{0,5}"]
}

fn any_player() -> impl Strategy<Value = Participant> {
    prop_oneof![
        2 => text().prop_map(|name| Participant::unrated(&name)),
        2 => (text(), text(), text(), text()).prop_map(|(n, r, d, v)| Participant::new(&n, &r, &d, &v)),
    ]
}

fn any_score() -> impl Strategy<Value = Score> {
    prop_oneof![
        Just(Score::Won),
        Just(Score::Draw),
        Just(Score::Lost),
        text().prop_map(Score::Typed)
    ]
}

fn any_idle() -> impl Strategy<Value = String> {
    prop_oneof![3 => Just(PeriodForm::IDLE.to_owned()), 1 => text()]
}

fn any_method() -> impl Strategy<Value = Method> {
    prop::sample::select(Method::ALL.to_vec())
}

fn any_results() -> impl Strategy<Value = Vec<ResultForm>> {
    let side =
        || prop_oneof![4 => (0..64usize).prop_map(Side::Player), 1 => text().prop_map(Side::Typed)];
    prop::collection::vec(
        (side(), side(), any_score()).prop_map(|(a, b, score)| ResultForm { a, b, score }),
        0..8,
    )
}

/// Generates a period; the number of its participants is not known yet.
fn any_period() -> impl Strategy<Value = PeriodForm> {
    let team = prop::option::of(0..2usize);
    let games = prop_oneof![
        4 => any_results().prop_map(Games::Results),
        1 => (prop::collection::vec(team, 8), any_score(), any_method())
            .prop_map(|(team_of, score, method)| Games::Teams(TeamsForm { team_of, score, method })),
        1 => prop::collection::vec(text(), 8).prop_map(Games::Places),
        1 => prop::collection::vec(text(), 8).prop_map(Games::Points),
    ];
    (games, any_idle()).prop_map(|(games, idle)| PeriodForm::arising(games, &idle))
}

/// Returns the period cut to a number of participants.
fn fit(period: &PeriodForm, count: usize) -> PeriodForm {
    let cells = |cells: &[String]| cells[..count].to_vec();
    let side = |side: &Side| match side {
        Side::Player(_) if count == 0 => Side::Typed(String::new()),
        Side::Player(player) => Side::Player(player % count),
        typed => typed.clone(),
    };
    let result = |of: &ResultForm| ResultForm {
        a: side(&of.a),
        b: side(&of.b),
        score: of.score.clone(),
    };
    let games = match period.played() {
        Games::Results(results) => Games::Results(results.iter().map(result).collect()),
        Games::Teams(of) => Games::Teams(TeamsForm {
            team_of: of.team_of[..count].to_vec(),
            ..of.clone()
        }),
        Games::Places(places) => Games::Places(cells(places)),
        Games::Points(points) => Games::Points(cells(points)),
        Games::Numbers(_) => unreachable!("nobody made such"),
    };
    PeriodForm::arising(games, period.idle())
}

/// Generates a league. In half of the cases the games of the first period are of the league's kind, otherwise of any
/// kind.
pub(super) fn any_league(kind: Kind) -> impl Strategy<Value = Case> {
    let count = if kind == Kind::Worlds {
        3..=3usize
    } else {
        0..=5
    };
    let first = (
        any_period(),
        any_results(),
        prop::collection::vec(text(), 8),
        any_score(),
        any_method(),
        any::<bool>(),
    );
    let first = first.prop_map(move |(any, results, cells, score, method, is_any)| {
        let games = match kind {
            _ if is_any => return any,
            Kind::Results => Games::Results(results),
            Kind::Teams => {
                let team_of = (0..8)
                    .map(|i| [Some(0), Some(1), None][(i / 2).min(2)])
                    .collect();
                Games::Teams(TeamsForm {
                    team_of,
                    score,
                    method,
                })
            }
            Kind::Worlds => Games::Points(cells),
            Kind::Race => Games::Places(cells),
        };
        played(games)
    });
    let later = prop::collection::vec(any_period(), 0..3);
    (
        prop::collection::vec(any_player(), count),
        text(),
        first,
        later,
    )
        .prop_map(|(players, tau, first, later)| {
            let periods = [vec![first], later]
                .concat()
                .iter()
                .map(|period| fit(period, players.len()))
                .collect();
            Case::of(players, &tau, periods)
        })
}

pub(super) fn any_form() -> impl Strategy<Value = LeagueForm> {
    prop::sample::select(Mode::VARIANTS.to_vec()).prop_flat_map(|mode| {
        let league = prop_oneof![1 => Just(example_of(mode.kind())), 3 => any_league(mode.kind())];
        league.prop_map(move |case| LeagueForm {
            mode,
            case: Rc::new(case),
        })
    })
}
