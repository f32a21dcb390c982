//! Periods as CSV, and their import.

use explain::case::csv::{self, BadReason};
use explain::case::table::records;
use explain::case::{Case, GameForm, PeriodForm, Score};
use glicko2_page::state::import::Action::{Edit, Open, Take};
use glicko2_page::state::{Action, Rooms, State, import};
use glicko2_steps::Rounding;
use glicko2_steps::seasons::{self, Rated};
use proptest::prelude::*;
use std::rc::Rc;

fn game(rating: &str, deviation: &str, score: Score) -> GameForm {
    GameForm::new(rating, deviation, score)
}

fn typed(text: &str) -> Score {
    Score::Typed(text.to_owned())
}

fn won(rating: &str) -> GameForm {
    game(rating, "30", Score::Won)
}

fn played(games: Vec<GameForm>) -> PeriodForm {
    PeriodForm::of_games(games)
}

fn idle(length: &str) -> PeriodForm {
    PeriodForm::of_idle(length)
}

/// Returns the paper's player with these periods.
fn with(periods: Vec<PeriodForm>) -> Case {
    Case::papers_example().with_periods(periods)
}

fn rated(case: &Case) -> Rated {
    seasons::rate(&case.season(Rounding::Exact)).unwrap()
}

fn one(text: &str) -> Vec<PeriodForm> {
    let imported = csv::read(text);
    assert_eq!(imported.bad, [], "{text}");
    imported.periods
}

#[test]
fn csv_is_read_in_many_formats() {
    let two = || {
        vec![
            played(vec![won("1400"), game("1550", "100", Score::Lost)]),
            played(vec![won("1700")]),
        ]
    };
    for text in [
        "1,1400,30,1\n1,1550,100,0\n2,1700,30,1",
        "1\t1400\t30\t1\r\n1\t1550\t100\t0\r\n2\t1700\t30\twon\r\n",
        "1;1400;30;W\n1;1550;100;L\n2;1700;30;1",
        "1 1400 30 1\n1 1550 100 0\n2 1700 30 1",
        "1 | 1400 | 30 | 1\n1 | 1550 | 100 | 0\n2 | 1700 | 30 | 1",
        "period,rating,deviation,score\n1,1400,30,1\n1,1550,100,0\n2,1700,30,1",
        "Result;Opponent;Opponent_Rating;RD;Week\n1;Anna;1400;30;7\n0;Ben;1550;100;7\n1;Cid;1700;30;8",
        "2,1700,30,1\n1,1400,30,1\n\n1,1550,100,0",
        "\"1\",\"1400\",\"30\",\"1\"\n1,1550,100,0\n02,1700,30,1",
        "spring,1400,30,1\nsummer,1700,30,1\nspring,1550,100,0",
        "a list of results\n----\n20240101,1400,30,1\n20240101,1550,100,0\n20240108,1700,30,1",
    ] {
        assert_eq!(one(text), two(), "{text}");
    }
}

#[test]
fn decimal_commas_are_read_beside_other_separators() {
    let expected = || {
        vec![
            played(vec![game("1400,5", "30,25", Score::Draw)]),
            idle("2,5"),
        ]
    };
    assert_eq!(one("1;1400,5;30,25;0,5\n2;;;;2,5"), expected());
    assert_eq!(one("1\t1400,5\t30,25\t0,5\n2\t\t\t\t2,5"), expected());
    assert_eq!(
        one("1,\"1400,5\",\"30,25\",\"0,5\"\n2,,,,\"2,5\""),
        expected()
    );
}

#[test]
fn csv_has_idle_periods() {
    let (a, b) = (|| played(vec![won("1400")]), || played(vec![won("1700")]));
    for (text, length) in [
        ("1,1400,30,1\n2,,,,2.5\n3,1700,30,1", "2.5"),
        ("1,1400,30,1\n2,,,\n3,1700,30,1", "1"),
        ("1,1400,30,1\n4,1700,30,1", "2"),
        ("2019,1400,30,1\n2021,1700,30,1", "1"),
        (
            "score,rating,rd,period,idle\n1,1400,30,1,\n,,,2,7\n1,1700,30,3,",
            "7",
        ),
    ] {
        assert_eq!(one(text), [a(), idle(length), b()], "{text}");
    }
    // Only whole numbers below a limit count periods, so the other numbers have no gaps.
    for text in [
        "1,1400,30,1\n2.5,1700,30,1",
        "20240101,1400,30,1\n20240201,1700,30,1",
        "1,1400,30,1\nx4,1700,30,1",
    ] {
        assert_eq!(one(text), [a(), b()], "{text}");
    }
}

#[test]
fn bad_lines_are_reported_with_number_and_text() {
    for (line, reason) in [
        ("1,1400,30", BadReason::TooFewCells),
        ("17", BadReason::TooFewCells),
        ("1,1400,30,1,2", BadReason::TooManyCells),
        ("1,1400,5,30,25,1", BadReason::TooManyCells),
        (",1400,30,1", BadReason::Period),
        ("1,x,30,1", BadReason::Rating),
        ("1,1400,,1", BadReason::Deviation),
        ("1,1400,30,2", BadReason::Result),
        ("1,1400,30,", BadReason::Result),
        ("1,,,,soon", BadReason::Idle),
    ] {
        let imported = csv::read(&format!("1,1400,30,1\n{line}\n2,1700,30,1"));
        assert_eq!(
            imported.periods,
            [played(vec![won("1400")]), played(vec![won("1700")])],
            "{line}"
        );
        assert_eq!(imported.games, 2);
        let bad: Vec<_> = imported
            .bad
            .iter()
            .map(|bad| (bad.number, bad.text.as_str(), bad.reason))
            .collect();
        assert_eq!(bad, [(2, line, reason)]);
    }
}

#[test]
fn written_csv_is_read_back() {
    let case = with(vec![
        played(vec![
            won("1400"),
            game("1 550,5", "100", Score::Draw),
            game("1500", "½", typed("0,25")),
        ]),
        idle("2,5"),
        // A blank row is no game.
        played(vec![won("1700"), game("", "", Score::Won)]),
    ]);
    let text = csv::write(&case);
    assert_eq!(
        text,
        "period,rating,deviation,score,idle\r\n1,1400,30,1,\r\n1,1550.5,100,0.5,\r\n1,1500,0.5,0.25,\r\n2,,,,2.5\r\n3,1700,30,1,\r\n"
    );
    assert_eq!(rated(&with(one(&text))), rated(&case));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_as_csv(text in prop_oneof![any::<String>(), "[0-9,;\t\n|. xw\"½-]{0,80}"]) {
        let imported = csv::read(&text);
        for bad in &imported.bad {
            prop_assert!(records(&text).any(|record| (record.number, record.text) == (bad.number, bad.text.as_str())));
        }
        let games: usize = imported.periods.iter().map(|period| period.games().len()).sum();
        prop_assert_eq!(games, imported.games);
    }

    #[test]
    fn valid_periods_survive_export_and_import_as_csv(
        games in prop::collection::vec(prop::collection::vec((0..3000, 1..350, 0..=4), 0..4), 1..5),
    ) {
        let game = |&(rating, deviation, score): &(i32, i32, i32)| {
            game(&rating.to_string(), &deviation.to_string(), Score::of_text(&(f64::from(score) / 4.0).to_string()))
        };
        let case = with(games.iter().map(|games| played(games.iter().map(game).collect())).collect());
        let imported = csv::read(&csv::write(&case));
        prop_assert_eq!(&imported.bad, &[]);
        prop_assert_eq!(rated(&with(imported.periods)), rated(&case));
    }
}

fn imported(state: State, actions: impl IntoIterator<Item = import::Action>) -> State {
    actions
        .into_iter()
        .fold(state, |state, action| state.update(Action::csv(action)))
}

fn example() -> State {
    State::whole().update(Action::Replace(
        Rc::new(Case::example_of_periods()),
        Rounding::Exact,
    ))
}

fn panel(state: &State) -> Option<&import::Panel<csv::Imported>> {
    Rooms::of(state).unwrap().csv.panel.as_ref()
}

#[test]
fn corrected_lines_replace_the_first_import() {
    let text = "1,1400,30,1\n2,x,30,1\n3,1600,30,1";
    for (append, all) in [(false, 0), (true, 5)] {
        let taken = imported(example(), [Open, Edit(text.into()), Take { append }]);
        // The second period is missing, and for now it is idle.
        assert_eq!(
            (
                taken.player.case.periods.len(),
                &*taken.player.case.periods[all + 1]
            ),
            (all + 3, &idle("1"))
        );
        assert_eq!(taken.view.options.period, all);
        assert_eq!(
            panel(&taken).map(|panel| (&*panel.text, panel.imported.bad[0].number)),
            Some((text, 2))
        );
        let mended = imported(
            taken.clone(),
            [Edit(text.replace('x', "1500")), Take { append }],
        );
        assert_eq!(
            (
                mended.player.case.periods.len(),
                &*mended.player.case.periods[all + 1]
            ),
            (all + 3, &played(vec![won("1500")]))
        );
        assert_eq!(panel(&mended), None);
        assert_eq!(
            mended.update(Action::Undo).player.case,
            taken.player.case,
            "the correction is one edit"
        );
        // After another change, a correction is added and replaces nothing.
        let added = imported(taken.update(Action::Pause), [Take { append: true }]);
        assert_eq!(added.player.case.periods.len(), all + 3 + 1 + 3);
    }
}

#[test]
fn import_of_unreadable_csv_changes_nothing() {
    let state = imported(example(), [Open, Edit("x".into()), Take { append: false }]);
    assert_eq!(
        (&*state.player.case, panel(&state).is_some()),
        (&Case::example_of_periods(), true)
    );
    let after = imported(example(), [Take { append: false }]);
    assert_eq!(format!("{after:?}"), format!("{:?}", example()));
}
