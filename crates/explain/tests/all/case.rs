//! The case as typed: its beginnings, its fields, and edits of games and periods.

use explain::case::league::Kind;
use explain::case::{
    Case, GameForm, Games, Part, Participant, PeriodEdit, PeriodForm, Score, StepPosition,
    TeamsForm, csv,
};
use glicko2_steps::seasons::FieldPath;
use glicko2_steps::{Field, Game, Period, Player, Rounding, rate};
use std::rc::Rc;

fn game(rating: &str) -> GameForm {
    GameForm::new(rating, "50", Score::Won)
}

/// A case of one period for each list of ratings.
fn case(periods: &[&[&str]]) -> Case {
    let period = |ratings: &&[&str]| {
        PeriodForm::of_games(ratings.iter().map(|rating| game(rating)).collect())
    };
    Case::papers_example().with_periods(periods.iter().map(period).collect())
}

/// The ratings in each period, as text.
fn ratings(case: &Case) -> String {
    let of_period = |games: &[Rc<GameForm>]| {
        let ratings: Vec<&str> = games.iter().map(|game| game.rating.as_str()).collect();
        ratings.join(" ")
    };
    let periods: Vec<String> = (0..case.periods.len())
        .map(|k| of_period(case.games(k)))
        .collect();
    periods.join(" | ")
}

fn are_unique(ids: impl Iterator<Item = u32>) -> bool {
    let ids: Vec<u32> = ids.collect();
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    unique.len() == ids.len()
}

#[test]
fn a_new_player_has_the_papers_numbers_and_a_blank_row() {
    let case = Case::new_player();
    let player = Player::new(1500.0, 350.0, 0.06);
    assert_eq!(case.player().player(), player);
    assert_eq!(case.tau, "0.5");
    assert_eq!(case.rows(), 1);
    assert!(case.games(0)[0].is_blank());
    let season = case.season(Rounding::Exact);
    assert_eq!(season.player, player);
    assert!(season.stretches[0].games.is_empty());
}

#[test]
fn a_case_of_a_period_has_exactly_its_numbers() {
    let player = Player::new(1500.25, 200.0, 0.0625);
    let games = vec![Game::new(1400.0, 30.5, 1.0), Game::new(1550.0, 100.0, 0.3)];
    let period = Period::new(player, 1.0 / 3.0, games);
    let season = Case::of_period(&period).season(Rounding::Exact);
    assert_eq!((season.player, season.tau), (player, period.tau));
    assert_eq!(season.stretches.len(), 1);
    assert_eq!(season.stretches[0].games, period.games);
}

#[test]
fn each_field_is_read_and_set() {
    let fields = [
        (Field::PlayerRating, "1500"),
        (Field::PlayerDeviation, "200"),
        (Field::PlayerVolatility, "0.06"),
        (Field::Tau, "0.5"),
        (Field::IdlePeriods, PeriodForm::IDLE),
        (Field::GameRating(1), "1550"),
        (Field::GameDeviation(1), "100"),
        (Field::GameScore(1), "0"),
        (Field::GameRating(3), ""),
    ];
    let before = Case::papers_example();
    for (field, text) in fields {
        let path = FieldPath { period: 0, field };
        assert_eq!(before.field(path), text, "{field:?}");
        let mut after = before.clone();
        after.set(path, "7".to_owned());
        let is_there = !text.is_empty();
        assert_eq!(after.field(path), if is_there { "7" } else { "" });
        assert_eq!(after != before, is_there, "{field:?}");
        for (other, text) in fields {
            if other != field {
                let path = FieldPath {
                    period: 0,
                    field: other,
                };
                assert_eq!(after.field(path), text, "{field:?} changed {other:?}");
            }
        }
    }
}

#[test]
fn each_text_of_a_participant_is_read_and_set() {
    let before = Participant::new("Anna", "1", "2", "3");
    let parts = [Part::Name, Part::Rating, Part::Deviation, Part::Volatility];
    for (part, text) in parts.into_iter().zip(["Anna", "1", "2", "3"]) {
        assert_eq!(before.part(part), text);
        let mut after = before.clone();
        after.set(part, "7".to_owned());
        assert_eq!(after.part(part), "7");
        let changed = parts
            .iter()
            .filter(|&&of| after.part(of) != before.part(of));
        assert_eq!(changed.count(), 1);
    }
}

/// An edit of a case, given the place of the edit.
type Edit = fn(&mut Case, usize);

#[test]
fn games_are_edited_in_their_period() {
    let edits: [(&str, Edit, [&str; 3]); 5] = [
        (
            "duplicate",
            |case, game| case.duplicate_game(1, game),
            ["1 | 2 2 3 4", "1 | 2 3 4 4", "1 | 2 3 4"],
        ),
        (
            "remove",
            |case, game| case.remove_game(1, game),
            ["1 | 3 4", "1 | 2 3", "1 | 2 3 4"],
        ),
        (
            "move to the second place",
            |case, game| case.move_game(1, game, 1),
            ["1 | 3 2 4", "1 | 2 4 3", "1 | 2 3 4"],
        ),
        (
            "add",
            |case, _| case.add_games(1, vec![game("5"), game("6")]),
            ["1 | 2 3 4 5 6"; 3],
        ),
        ("clear", |case, _| case.clear_games(1), ["1 | "; 3]),
    ];
    for (name, edit, results) in edits {
        // The last game does not exist.
        for (at, result) in [0, 2, 3].into_iter().zip(results) {
            let mut case = case(&[&["1"], &["2", "3", "4"]]);
            edit(&mut case, at);
            assert_eq!(ratings(&case), result, "{name} {at}");
            assert!(are_unique(case.games(1).iter().map(|game| game.id)));
        }
    }
}

#[test]
fn a_result_is_set_in_its_game() {
    let mut case = case(&[&["1"], &["2", "3"]]);
    let before = case.clone();
    case.set_score(1, 7, Score::Lost);
    assert_eq!(case, before);
    case.set_score(1, 1, Score::Lost);
    let scores: Vec<&str> = case
        .games(1)
        .iter()
        .map(|game| game.score.as_text())
        .collect();
    assert_eq!(scores, ["1", "0"]);
}

#[test]
fn periods_are_edited_and_the_next_one_to_show_is_named() {
    use PeriodEdit::{Clear, Duplicate, Move, Remove};
    for (period, edit, result, shown) in [
        (0, Duplicate, "1 | 1 | 2 | 3", 1),
        (2, Duplicate, "1 | 2 | 3 | 3", 3),
        (3, Duplicate, "1 | 2 | 3", 3),
        (0, Move(2), "2 | 3 | 1", 2),
        (2, Move(0), "3 | 1 | 2", 0),
        (0, Move(3), "1 | 2 | 3", 0),
        (3, Move(0), "1 | 2 | 3", 3),
        (1, Remove, "1 | 3", 1),
        (3, Remove, "1 | 2 | 3", 3),
        (2, Clear, "1", 0),
    ] {
        let mut case = case(&[&["1"], &["2"], &["3"]]);
        assert_eq!(case.edit_period(period, edit), shown, "{period} {edit:?}");
        assert_eq!(ratings(&case), result, "{period} {edit:?}");
        assert!(are_unique(case.periods.iter().map(|period| period.id())));
    }
    let mut only = case(&[&["1"]]);
    assert_eq!(only.edit_period(0, Remove), 0);
    assert_eq!(ratings(&only), "1");
}

#[test]
fn rows_are_counted_and_unchanged_periods_are_shared() {
    let before = case(&[&["1"], &["2", "3"], &[]]);
    assert_eq!(before.rows(), 3);
    assert_eq!(before.own_rows(&before.clone()), 0);
    let mut after = before.clone();
    after.add_games(1, vec![game("4")]);
    assert_eq!((after.own_rows(&before), before.own_rows(&after)), (3, 2));
    after.append([PeriodForm::of_games(vec![game("5")])]);
    assert_eq!(after.own_rows(&before), 4);
}

#[test]
fn a_period_with_games_lasts_one_period_and_an_idle_one_as_long_as_typed() {
    let games = |games: &[GameForm]| PeriodForm::new(games.to_vec(), "6.5");
    for (period, length, count) in [
        (games(&[]), 6.5, 0),
        (games(&[game("1")]), 1.0, 1),
        (games(&[GameForm::blank()]), 1.0, 0),
        (games(&vec![game("1"); 1_001]), 1.0, 1_001),
    ] {
        let stretch = period.stretch();
        assert_eq!(stretch.idle_periods, length);
        assert_eq!(stretch.games.len(), count);
    }
}

#[test]
fn a_table_has_numbers_as_numbers_and_other_texts_as_typed() {
    let mut case = case(&[&["1500,5", "1e999", "x"]]);
    case.append([PeriodForm::of_idle("2,5")]);
    let table = csv::write(&case);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(
        lines,
        [
            "period,rating,deviation,score,idle",
            "1,1500.5,50,1,",
            "1,1e999,50,1,",
            "1,x,50,1,",
            "2,,,,2.5",
        ]
    );
}

#[test]
fn the_first_half_of_the_participants_plays_against_the_second() {
    for (count, first) in [(0, vec![]), (2, vec![0]), (3, vec![0, 1]), (4, vec![0, 1])] {
        let Games::Teams(teams) = Games::blank(Kind::Teams, count) else {
            panic!("a match of teams");
        };
        assert_eq!(teams.members(0), first);
        assert_eq!(teams.members(1), (first.len()..count).collect::<Vec<_>>());
        assert!(teams.resting().is_empty());
        let rest = TeamsForm {
            team_of: vec![None, Some(1), None],
            ..teams
        };
        assert_eq!((rest.members(1), rest.resting()), (vec![1], vec![0, 2]));
    }
}

/// The positions that the derivation of the paper's example has instead of these, and the iteration to draw there.
#[test]
fn a_position_that_a_derivation_lacks_is_replaced_by_the_one_before() {
    let played = rate(&Period::papers_example()).unwrap();
    let idle = rate(&Period {
        games: Vec::new(),
        ..Period::papers_example()
    })
    .unwrap();
    let last = played.volatility.as_ref().unwrap().iterations.len() - 1;
    let last_position = format!("5.{last}");
    for (position, nearest, iteration) in [
        ("1", "1", 1),
        ("4", "4", 1),
        ("5", "5", 0),
        ("5.1", "5.1", 1),
        (&*last_position, &*last_position, last),
        ("5.999", &last_position, last),
        ("8", "8", 1),
    ] {
        let position = StepPosition::parse(position).unwrap();
        let nearest = StepPosition::parse(nearest).unwrap();
        assert_eq!(position.nearest(&played), nearest, "{position}");
        assert_eq!(position.iteration(&played), iteration, "{position}");
        // Without games there is only Step 6.
        assert_eq!(position.nearest(&idle).to_string(), "6");
        assert_eq!(position.iteration(&idle), 0);
    }
    let printed: Vec<String> = StepPosition::all(&played)
        .iter()
        .map(StepPosition::to_string)
        .collect();
    assert_eq!(printed.len(), 8 + last);
    assert_eq!(printed[..5], ["1", "2", "3", "4", "5"]);
    assert_eq!(printed[5 + last..], ["6", "7", "8"]);
    assert_eq!(
        StepPosition::end_of(5).nearest(&played).to_string(),
        last_position
    );
    for text in ["0", "9", "4.1", "5.x", "x", ""] {
        assert_eq!(StepPosition::parse(text), None, "{text}");
    }
}
