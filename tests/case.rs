//! Cases of several periods as they are typed, linked, imported and changed.

use explain::case::csv::{self, BadReason};
use explain::case::link::{parse, print};
use explain::case::{Case, GameForm, Participant, PeriodEdit, PeriodForm, Score};
use explain::input::table::records;
use explain::number::ungrouped;
use glicko2_page::app::{Action, Rooms, State, import};
use glicko2_steps::seasons::{self, FieldPath};
use glicko2_steps::{Field, ProblemKind, Rounding};
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

fn rated(case: &Case) -> Result<seasons::Rated, seasons::Error> {
    seasons::rate(&case.season(Rounding::Exact))
}

fn path(period: usize, field: Field) -> FieldPath {
    FieldPath { period, field }
}

/// Generates text that may be typed, often with the separators of a link. Commas between thousands are left out, as
/// links leave them out.
fn text() -> impl Strategy<Value = String> {
    let text = prop_oneof![
        "[0-9.,−½ ]{0,8}",
        "[-,;=&#%+ .:/?@!$'()*~_i0-9a-fA-F]{0,12}",
        any::<String>(),
        prop::sample::select(vec![
            "", "1", "0", "0.5", "=", "=1", "%", "%31", "-", "i", "i1", "p:1", "1/2", "a;b", "🙂"
        ])
        .prop_map(str::to_owned),
    ];
    text.prop_map(|text| ungrouped(&text).into_owned())
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![Just(Score::Won), Just(Score::Draw), Just(Score::Lost), text().prop_map(Score::Typed)]
}

fn any_case() -> impl Strategy<Value = Case> {
    let games = prop::collection::vec((text(), text(), score()), 0..4).prop_map(|games| {
        games.iter().map(|(rating, deviation, score)| game(rating, deviation, score.clone())).collect::<Vec<_>>()
    });
    let period = (games, text()).prop_map(|(games, idle)| PeriodForm::new(games, &idle));
    (text(), text(), text(), text(), prop::collection::vec(period, 0..5)).prop_map(
        |(rating, deviation, volatility, tau, periods)| Case {
            tau,
            ..with(periods).with_player(Participant::new("", &rating, &deviation, &volatility))
        },
    )
}

mod links {
    use super::*;
    use glicko2_page::app::Options;

    fn printed(case: &Case) -> String {
        print(case, &Options::default())
    }

    /// Values of `s` from published links. Lines may be added, but none may ever be changed.
    #[test]
    fn published_links_keep_their_meaning() {
        let usual = Case::example_of_periods;
        let frozen = [
            ("", usual()),
            ("p:1700,300,0.05", usual().with_player(Participant::new("", "1700", "300", "0.05"))),
            ("t:0.3", Case { tau: "0.3".into(), ..usual() }),
            (
                "1400,30,1;1550,100,0/i2.5/1700,300,0",
                with(vec![
                    played(vec![won("1400"), game("1550", "100", Score::Lost)]),
                    idle("2.5"),
                    played(vec![game("1700", "300", Score::Lost)]),
                ]),
            ),
            (
                "1400,30,0.5;1400,30,0.75;1400,30,=1",
                with(vec![played(vec![
                    game("1400", "30", Score::Draw),
                    game("1400", "30", typed("0.75")),
                    game("1400", "30", typed("1")),
                ])]),
            ),
            ("i1", with(vec![idle("1")])),
            ("i", with(vec![idle("")])),
            ("1400,30,1;i2", with(vec![PeriodForm::new(vec![won("1400")], "2")])),
            ("i1%2F2", with(vec![idle("1/2")])),
            ("1400%2C5,30,1", with(vec![played(vec![won("1400,5")])])),
            (",,1", with(vec![played(vec![game("", "", Score::Won)])])),
            ("1400", with(vec![played(vec![game("1400", "", typed(""))])])),
            // No period, which is an idle time of 0.
            ("-", with(vec![idle("0")])),
            ("t:1.2/-", Case { tau: "1.2".into(), ..with(vec![idle("0")]) }),
        ];
        for (value, case) in frozen {
            let parsed = parse(&format!("s={value}"));
            assert_eq!(parsed.case, case, "{value}");
            assert_eq!(parsed.not_understood, [], "{value}");
        }
    }

    #[test]
    fn unreadable_parts_are_named_and_the_rest_is_read() {
        let bad = |value: &str| {
            let parsed = parse(&format!("s={value}"));
            (parsed.not_understood.into_iter().map(|bad| bad.part).collect::<Vec<_>>(), parsed.case)
        };
        for (value, named) in
            [("t:0.3/x:1", &["x:1"][..]), ("p:1500,200/t:0.3", &["p:1500,200"]), ("t:0.3//", &[]), (":/t:0.3", &[":"])]
        {
            let case = Case { tau: "0.3".into(), ..Case::example_of_periods() };
            assert_eq!(bad(value), (named.iter().map(|&part| part.to_owned()).collect(), case), "{value}");
        }
        let two = ["1,2,3,4", "1,2,3,4"].map(str::to_owned).to_vec();
        assert_eq!(bad("1400,30,1;1,2,3,4/1,2,3,4/i1"), (two, with(vec![played(vec![won("1400")]), idle("1")])));
        let period = |link: &str| {
            let parsed = parse(link);
            (parsed.options.period, parsed.not_understood.len())
        };
        assert_eq!(
            ["s=i1/i2&w=2", "s=i1/i2&w=9", "w=3", "s=i1/i2&w=0", "w=x"].map(period),
            [(1, 0), (1, 0), (0, 0), (0, 1), (0, 1)]
        );
    }

    #[test]
    fn links_leave_out_the_values_of_the_example() {
        let usual = Case::papers_example;
        assert_eq!(printed(&usual()), "");
        assert_eq!(printed(&Case { tau: "0.3".into(), ..usual() }), "t=0.3");
        assert_eq!(printed(&with(vec![idle("0")])), "g=&i=0");
        assert_eq!(printed(&with(vec![played(vec![won("1400")]), idle("2.5")])), "s=1400,30,1/i2.5");
        let looked_at = Options { period: 1, ..Options::default() };
        assert_eq!(print(&with(vec![idle("1"), idle("2")]), &looked_at), "s=i1/i2&w=2");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn links_keep_everything_that_is_typed(case in any_case(), period in 0_usize..4) {
            let period = period.min(case.periods.len() - 1);
            let link = print(&case, &Options { period, ..Options::default() });
            let parsed = parse(&link);
            prop_assert_eq!(&parsed.case, &case, "{}", link);
            prop_assert_eq!(parsed.options.period, period);
            prop_assert_eq!(parsed.not_understood, [], "{}", link);
        }

        #[test]
        fn links_have_only_characters_that_forums_keep(case in any_case()) {
            let link = printed(&case);
            let stranger = link.chars().find(|&c| !(c.is_ascii_alphanumeric() || "-_.~!$'()*+,;=:&%/?@".contains(c)));
            prop_assert_eq!(stranger, None, "{}", link);
        }

        #[test]
        fn any_text_is_read_as_a_link(text in prop_oneof![any::<String>(), "(s=)?[pti:/,;=0-9.%-]{0,40}"]) {
            let parsed = parse(&text);
            prop_assert_eq!(parse(&printed(&parsed.case)).case, parsed.case);
        }
    }
}

mod tables {
    use super::*;

    fn one(text: &str) -> Vec<PeriodForm> {
        let imported = csv::read(text);
        assert_eq!(imported.bad, [], "{text}");
        imported.periods
    }

    #[test]
    fn csv_is_read_in_many_formats() {
        let two = || vec![played(vec![won("1400"), game("1550", "100", Score::Lost)]), played(vec![won("1700")])];
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
        let expected = || vec![played(vec![game("1400,5", "30,25", Score::Draw)]), idle("2,5")];
        assert_eq!(one("1;1400,5;30,25;0,5\n2;;;;2,5"), expected());
        assert_eq!(one("1\t1400,5\t30,25\t0,5\n2\t\t\t\t2,5"), expected());
        assert_eq!(one("1,\"1400,5\",\"30,25\",\"0,5\"\n2,,,,\"2,5\""), expected());
    }

    #[test]
    fn csv_has_idle_periods() {
        let (a, b) = (|| played(vec![won("1400")]), || played(vec![won("1700")]));
        for (text, length) in [
            ("1,1400,30,1\n2,,,,2.5\n3,1700,30,1", "2.5"),
            ("1,1400,30,1\n2,,,\n3,1700,30,1", "1"),
            ("1,1400,30,1\n4,1700,30,1", "2"),
            ("2019,1400,30,1\n2021,1700,30,1", "1"),
            ("score,rating,rd,period,idle\n1,1400,30,1,\n,,,2,7\n1,1700,30,3,", "7"),
        ] {
            assert_eq!(one(text), [a(), idle(length), b()], "{text}");
        }
        // Only whole numbers below a limit count periods, so the other numbers have no gaps.
        for text in
            ["1,1400,30,1\n2.5,1700,30,1", "20240101,1400,30,1\n20240201,1700,30,1", "1,1400,30,1\nx4,1700,30,1"]
        {
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
            assert_eq!(imported.periods, [played(vec![won("1400")]), played(vec![won("1700")])], "{line}");
            assert_eq!(imported.games, 2);
            let bad: Vec<_> = imported.bad.iter().map(|bad| (bad.number, bad.text.as_str(), bad.reason)).collect();
            assert_eq!(bad, [(2, line, reason)]);
        }
    }

    #[test]
    fn written_csv_is_read_back() {
        let case = with(vec![
            played(vec![won("1400"), game("1 550,5", "100", Score::Draw), game("1500", "½", typed("0,25"))]),
            idle("2,5"),
            // A blank row is no game.
            played(vec![won("1700"), game("", "", Score::Won)]),
        ]);
        let text = csv::write(&case);
        assert_eq!(
            text,
            "period,rating,deviation,score,idle\r\n1,1400,30,1,\r\n1,1550.5,100,0.5,\r\n1,1500,0.5,0.25,\r\n2,,,,2.5\r\n3,1700,30,1,\r\n"
        );
        assert_eq!(rated(&with(one(&text))).unwrap(), rated(&case).unwrap());
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
            prop_assert_eq!(rated(&with(imported.periods)).unwrap(), rated(&case).unwrap());
        }
    }
}

mod periods {
    use super::*;

    fn after(actions: impl IntoIterator<Item = Action>) -> State {
        actions.into_iter().fold(example(), |state, action| state.update(action))
    }

    fn of(case: Case) -> State {
        State::default().update(Action::Replace(Rc::new(case), Rounding::Exact))
    }

    fn example() -> State {
        of(Case::example_of_periods())
    }

    #[test]
    fn the_example_can_be_rated() {
        let state = example();
        assert_eq!(state.player.problems.len(), 0);
        assert_eq!(state.player.rated.rated, rated(&Case::example_of_periods()).unwrap());
        // The first period is the paper's example.
        assert!((state.view.derivation.trace.player.rating - 1464.0507).abs() < 1e-4);
        assert!((state.player.rated.rated.periods[0].trace.player.rating - 1464.0507).abs() < 1e-4);
    }

    #[test]
    fn a_period_starts_with_the_result_of_the_previous_one() {
        let state = after([Action::SelectPeriod(3)]);
        assert_eq!(state.view.derivation.period.player, state.player.rated.rated.periods[2].trace.player);
        assert_eq!(state.games(), Case::example_of_periods().games(3));
        // Selecting a period computes nothing again.
        assert!(Rc::ptr_eq(&state.view.derivation.trace, &state.player.rated.rated.periods[3].trace));
        // A period without games has other steps.
        assert!(state.update(Action::SelectPeriod(2)).view.derivation.trace.volatility.is_none());
    }

    #[test]
    fn an_edit_keeps_the_results_of_earlier_periods() {
        let before = after([Action::SelectPeriod(3)]);
        let edited = before.update(Action::Edit(Field::GameRating(0), "1555".into()));
        assert_eq!(edited.view.options.period, 3);
        for k in 0..before.player.case.periods.len() {
            assert_eq!(
                Rc::ptr_eq(&before.player.case.periods[k], &edited.player.case.periods[k]),
                k != 3,
                "period {k}"
            );
            let (old, new) = (&before.player.rated.rated.periods[k], &edited.player.rated.rated.periods[k]);
            assert_eq!(Rc::ptr_eq(old, new), k < 3, "period {k}");
        }
        assert_eq!(edited.player.rated.rated, rated(&edited.player.case).unwrap());
    }

    #[test]
    fn a_wrong_field_is_named_and_the_last_good_result_stays() {
        let before = after([Action::SelectPeriod(1)]);
        let wrong = before.update(Action::Edit(Field::GameDeviation(2), "x".into()));
        let here: Vec<_> = wrong.problems_here().map(|problem| (problem.kind, problem.field)).collect();
        assert_eq!(here, [(ProblemKind::NotANumber, Field::GameDeviation(2))]);
        assert!(Rc::ptr_eq(&wrong.player.rated, &before.player.rated) && wrong.is_stale());
        let elsewhere = wrong.update(Action::SelectPeriod(0));
        assert_eq!((elsewhere.problems_here().count(), elsewhere.is_stale()), (0, true));
        let mended = wrong.update(Action::Edit(Field::GameDeviation(2), "50".into()));
        assert_eq!((mended.player.problems.len(), &mended.player.rated.rated), (0, &before.player.rated.rated));
    }

    #[test]
    fn tau_belongs_to_all_periods() {
        let edited = after([Action::SelectPeriod(3), Action::Edit(Field::Tau, "x".into())]);
        assert_eq!((edited.player.case.tau.as_str(), edited.field(Field::Tau)), ("x", "x"));
        assert_eq!(edited.player.problems[0].path, path(0, Field::Tau));
    }

    #[test]
    fn problems_name_the_rows_of_the_list() {
        let blank = || game("", "", Score::Won);
        let state = of(with(vec![played(vec![won("1500")]), played(vec![blank(), won("1500"), blank(), won("x")])]));
        assert_eq!(state.player.problems.iter().map(|p| p.path).collect::<Vec<_>>(), [path(1, Field::GameRating(3))]);
    }

    #[test]
    fn periods_are_added_copied_moved_and_removed() {
        let ids = |state: &State| state.player.case.periods.iter().map(|period| period.id()).collect::<Vec<_>>();
        let at = |state: &State| state.view.options.period;
        let start = of(with(vec![played(vec![won("1400")]), idle("2"), played(vec![won("1600")])]));
        assert_eq!(ids(&start), [0, 1, 2]);
        let moved = start.update(Action::SelectPeriod(2)).update(Action::EditPeriod(PeriodEdit::Move(0)));
        assert_eq!((ids(&moved), at(&moved)), (vec![2, 0, 1], 0));
        let copied = start.update(Action::EditPeriod(PeriodEdit::Duplicate));
        assert_eq!((ids(&copied), at(&copied)), (vec![0, 3, 1, 2], 1));
        assert_eq!(copied.player.case.periods[0], copied.player.case.periods[1]);
        let added = start.update(Action::NextPeriod).update(Action::Pause);
        assert_eq!((ids(&added), at(&added)), (vec![0, 1, 2, 3, 4], 4));
        // A blank row is no game yet.
        assert_eq!(added.player.case.periods[3].stretch().length(), 1.0);
        let removed = start.update(Action::SelectPeriod(1)).update(Action::EditPeriod(PeriodEdit::Remove));
        assert_eq!((ids(&removed), at(&removed)), (vec![0, 2], 1));
        let first = removed.update(Action::EditPeriod(PeriodEdit::Clear));
        assert_eq!((ids(&first), at(&first)), (vec![0], 0));
        // The last period cannot be removed.
        assert_eq!(ids(&first.update(Action::EditPeriod(PeriodEdit::Remove))), [0]);
        for state in [moved, copied, added, removed, first] {
            assert_eq!(state.player.rated.rated, rated(&state.player.case).unwrap());
        }
    }

    #[test]
    fn the_idle_time_counts_only_without_games() {
        let state = of(with(vec![PeriodForm::new(vec![won("1400")], "2.5")]));
        let length = |state: &State| state.view.derivation.period.idle_periods;
        assert_eq!(length(&state), 1.0);
        assert_eq!(length(&state.update(Action::ClearGames)), 2.5);
        // While there are games, the idle time is not read.
        let typed = state.update(Action::Edit(Field::IdlePeriods, "x".into()));
        assert_eq!(typed.player.problems.len(), 0);
        assert_eq!(typed.update(Action::Remove(0)).player.problems.len(), 1);
    }

    #[test]
    fn undo_selects_the_changed_period() {
        let start = after([Action::SelectPeriod(3), Action::Edit(Field::GameRating(1), "1490".into())]);
        let undone = start.update(Action::SelectPeriod(0)).update(Action::Undo);
        assert_eq!((&*undone.player.case, undone.view.options.period), (&Case::example_of_periods(), 3));
        let again = undone.update(Action::SelectPeriod(1)).update(Action::Redo);
        assert_eq!((&again.player.case, again.view.options.period), (&start.player.case, 3));
    }

    fn rooms(state: &State) -> &Rooms {
        Rooms::of(state).unwrap()
    }

    fn imported(full: State, actions: impl IntoIterator<Item = import::Action>) -> State {
        actions.into_iter().fold(full, |full, action| full.update(Action::csv(action)))
    }

    fn full() -> State {
        State::whole().update(Action::Replace(Rc::new(Case::example_of_periods()), Rounding::Exact))
    }

    #[test]
    fn corrected_lines_replace_the_first_import() {
        use import::Action::{Edit, Open, Take};
        let text = "1,1400,30,1\n2,x,30,1\n3,1600,30,1";
        let import = |append| {
            let taken = imported(full(), [Open, Edit(text.into()), Take { append }]);
            let all = if append { Case::example_of_periods().periods.len() } else { 0 };
            // The second period is missing, and for now it is idle.
            assert_eq!(taken.player.case.periods.len(), all + 3);
            assert_eq!(*taken.player.case.periods[all + 1], idle("1"));
            assert_eq!(taken.view.options.period, all);
            let panel = rooms(&taken).csv.panel.as_ref().unwrap();
            assert_eq!((&*panel.text, panel.imported.bad[0].number), (text, 2));
            let mended = imported(taken.clone(), [Edit(text.replace('x', "1500")), Take { append }]);
            assert_eq!(mended.player.case.periods.len(), all + 3);
            assert_eq!(*mended.player.case.periods[all + 1], played(vec![won("1500")]));
            assert_eq!(rooms(&mended).csv.panel, None);
            // The correction is one edit, which undo takes back.
            let undone = mended.update(Action::Undo);
            assert_eq!(undone.player.case, taken.player.case);
            taken
        };
        import(false);
        // After another change, a correction is added and replaces nothing.
        let paused = import(true).update(Action::Pause);
        let state = imported(paused, [Take { append: true }]);
        assert_eq!(state.player.case.periods.len(), 5 + 3 + 1 + 3);
    }

    #[test]
    fn import_of_unreadable_csv_changes_nothing() {
        use import::Action::{Edit, Open, Take};
        let state = imported(full(), [Open, Edit("x".into()), Take { append: false }]);
        assert_eq!(*state.player.case, Case::example_of_periods());
        assert!(rooms(&state).csv.panel.is_some());
        let before = full();
        let after = imported(before.clone(), [Take { append: false }]);
        assert_eq!(format!("{after:?}"), format!("{before:?}"));
    }

    fn any_action() -> impl Strategy<Value = Action> {
        let n = || prop_oneof![4 => 0usize..7, 1 => any::<usize>()];
        let field = || {
            prop_oneof![
                Just(Field::PlayerRating),
                Just(Field::PlayerDeviation),
                Just(Field::PlayerVolatility),
                Just(Field::Tau),
                Just(Field::IdlePeriods),
                Just(Field::Epsilon),
                (0usize..4).prop_map(Field::GameRating),
                (0usize..4).prop_map(Field::GameDeviation),
                any::<usize>().prop_map(Field::GameScore),
            ]
        };
        let number = || prop_oneof![3 => "[0-9]{1,4}", 1 => text()];
        prop_oneof![
            (field(), number()).prop_map(|(field, text)| Action::Edit(field, text)),
            (n(), score()).prop_map(|(game, score)| Action::SetScore(game, score)),
            Just(Action::AddGame),
            n().prop_map(Action::Remove),
            n().prop_map(Action::Duplicate),
            (n(), n()).prop_map(|(from, to)| Action::Move { from, to }),
            Just(Action::ClearGames),
            Just(Action::NextPeriod),
            Just(Action::Pause),
            Just(Action::EditPeriod(PeriodEdit::Duplicate)),
            n().prop_map(|to| Action::EditPeriod(PeriodEdit::Move(to))),
            Just(Action::EditPeriod(PeriodEdit::Remove)),
            n().prop_map(Action::SelectPeriod),
            text().prop_map(|text| Action::Load(format!("s={text}"))),
            Just(Action::Undo),
            Just(Action::Redo),
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_actions_leave_a_consistent_state(actions in prop::collection::vec(any_action(), 0..30)) {
            let mut state = example();
            for action in actions {
                state = state.update(action);
                prop_assert!(state.view.options.period < state.player.case.periods.len());
                let mut ids: Vec<u32> = state.player.case.periods.iter().map(|period| period.id()).collect();
                ids.sort_unstable();
                ids.dedup();
                prop_assert_eq!(ids.len(), state.player.case.periods.len());
                for period in &state.player.case.periods {
                    let mut ids: Vec<u32> = period.games().iter().map(|game| game.id).collect();
                    ids.sort_unstable();
                    ids.dedup();
                    prop_assert_eq!(ids.len(), period.games().len());
                }
                prop_assert_eq!(&state.player.rated.rated, &rated(&state.player.rated.case).unwrap());
                // The cached numbers are those that the fields contain.
                let afresh = parse(&print(&state.player.case, &state.view.options)).case;
                match rated(&afresh) {
                    Ok(rated) => prop_assert_eq!((&state.player.rated.rated, state.player.problems.len()), (&rated, 0)),
                    Err(error) => prop_assert_eq!(state.player.problems.len(), error.problems().len()),
                }
                let shown = state.view.options.period.min(state.player.rated.rated.periods.len() - 1);
                prop_assert_eq!(&state.view.derivation.trace, &state.player.rated.rated.periods[shown].trace);
            }
        }
    }
}
