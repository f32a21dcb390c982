//! Seasons as they are typed, linked, imported and changed.

use glicko2_steps::app::season::{Action, SeasonState};
use glicko2_steps::glicko2::{Field, ProblemKind};
use glicko2_steps::input::form::{GameForm, Score};
use glicko2_steps::input::season::csv::{self, BadReason};
use glicko2_steps::input::season::form::{PeriodForm, SeasonForm};
use glicko2_steps::input::season::link::{parse, print};
use glicko2_steps::input::table::records;
use glicko2_steps::season::{Place, rate};
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

/// The usual start, and these periods.
fn with(periods: Vec<PeriodForm>) -> SeasonForm {
    let mut form = SeasonForm { periods: Vec::new(), ..SeasonForm::default() };
    form.append(periods);
    form
}

fn place(period: usize, field: Field) -> Place {
    Place { period, field }
}

/// Anything that might be typed, and often what a link's own signs are.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9.,−½ ]{0,8}",
        "[-,;=&#%+ .:/?@!$'()*~_i0-9a-fA-F]{0,12}",
        any::<String>(),
        prop::sample::select(vec![
            "", "1", "0", "0.5", "=", "=1", "%", "%31", "-", "i", "i1", "p:1", "1/2", "a;b", "🙂"
        ])
        .prop_map(str::to_owned),
    ]
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![Just(Score::Won), Just(Score::Draw), Just(Score::Lost), text().prop_map(Score::Typed)]
}

fn any_form() -> impl Strategy<Value = SeasonForm> {
    let games = prop::collection::vec((text(), text(), score()), 0..4).prop_map(|games| {
        games.iter().map(|(rating, deviation, score)| game(rating, deviation, score.clone())).collect::<Vec<_>>()
    });
    let period = (games, text()).prop_map(|(games, idle)| PeriodForm::new(games, &idle));
    (text(), text(), text(), text(), prop::collection::vec(period, 0..5)).prop_map(
        |(rating, deviation, volatility, tau, periods)| SeasonForm {
            rating,
            deviation,
            volatility,
            tau,
            ..with(periods)
        },
    )
}

mod links {
    use super::*;

    /// Links that were given out. Lines may be added here; none may ever be changed.
    #[test]
    fn links_given_out_keep_their_meaning() {
        let usual = SeasonForm::default;
        let frozen = [
            ("", usual()),
            (
                "p:1700,300,0.05",
                SeasonForm { rating: "1700".into(), deviation: "300".into(), volatility: "0.05".into(), ..usual() },
            ),
            ("t:0.3", SeasonForm { tau: "0.3".into(), ..usual() }),
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
            ("-", with(vec![])),
            ("t:1.2/-", SeasonForm { tau: "1.2".into(), ..with(vec![]) }),
        ];
        for (link, form) in frozen {
            let parsed = parse(link);
            assert_eq!(parsed.form, form, "{link}");
            assert_eq!(parsed.not_understood, Vec::<String>::new(), "{link}");
        }
    }

    #[test]
    fn what_is_not_understood_is_named_and_the_rest_holds() {
        for (link, bad) in
            [("t:0.3/x:1", &["x:1"][..]), ("p:1500,200/t:0.3", &["p:1500,200"]), ("t:0.3//", &[]), (":/t:0.3", &[":"])]
        {
            let parsed = parse(link);
            assert_eq!(parsed.not_understood, bad, "{link}");
            assert_eq!(parsed.form, SeasonForm { tau: "0.3".into(), ..SeasonForm::default() }, "{link}");
        }
        let parsed = parse("1400,30,1;1,2,3,4/1,2,3,4/i1");
        assert_eq!(parsed.not_understood, ["1,2,3,4", "1,2,3,4"]);
        assert_eq!(parsed.form, with(vec![played(vec![won("1400")]), idle("1")]));
    }

    #[test]
    fn only_what_differs_is_printed() {
        let usual = SeasonForm::default;
        assert_eq!(print(&usual()), "");
        assert_eq!(print(&SeasonForm { tau: "0.3".into(), ..usual() }), "t:0.3");
        assert_eq!(print(&SeasonForm { rating: "1501".into(), ..usual() }), "p:1501,200,0.06");
        assert_eq!(print(&with(vec![])), "-");
        assert_eq!(print(&with(vec![played(vec![won("1400")]), idle("2.5")])), "1400,30,1/i2.5");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn nothing_typed_is_lost(form in any_form()) {
            let link = print(&form);
            let parsed = parse(&link);
            prop_assert_eq!(&parsed.form, &form, "{}", link);
            prop_assert_eq!(parsed.not_understood, Vec::<String>::new(), "{}", link);
        }

        #[test]
        fn every_forum_leaves_its_characters_alone(form in any_form()) {
            let link = print(&form);
            // What parts the keys of a whole link does not occur.
            let stranger = link.chars().find(|&c| !(c.is_ascii_alphanumeric() || "-_/.~*+,;=:%".contains(c)));
            prop_assert_eq!(stranger, None, "{}", link);
        }

        #[test]
        fn any_text_is_a_season(text in prop_oneof![any::<String>(), "[pti:/,;=0-9.%-]{0,40}"]) {
            let parsed = parse(&text);
            prop_assert_eq!(parse(&print(&parsed.form)).form, parsed.form);
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
    fn rows_of_every_make() {
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
    fn decimal_commas_where_something_else_parts() {
        let expected = || vec![played(vec![game("1400,5", "30,25", Score::Draw)]), idle("2,5")];
        assert_eq!(one("1;1400,5;30,25;0,5\n2;;;;2,5"), expected());
        assert_eq!(one("1\t1400,5\t30,25\t0,5\n2\t\t\t\t2,5"), expected());
        assert_eq!(one("1,\"1400,5\",\"30,25\",\"0,5\"\n2,,,,\"2,5\""), expected());
    }

    #[test]
    fn times_without_games() {
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
        // Where numbers are no counts there are no gaps in them.
        for text in
            ["1,1400,30,1\n2.5,1700,30,1", "20240101,1400,30,1\n20240201,1700,30,1", "1,1400,30,1\nx4,1700,30,1"]
        {
            assert_eq!(one(text), [a(), b()], "{text}");
        }
    }

    #[test]
    fn bad_lines_are_named_by_number_and_kept() {
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
    fn what_is_written_is_read_again() {
        let form = with(vec![
            played(vec![won("1400"), game("1 550,5", "100", Score::Draw), game("1500", "½", typed("0,25"))]),
            idle("2,5"),
            // A blank row is no game.
            played(vec![won("1700"), game("", "", Score::Won)]),
        ]);
        let text = csv::write(&form);
        assert_eq!(
            text,
            "period,rating,deviation,score,idle\r\n1,1400,30,1,\r\n1,1550.5,100,0.5,\r\n1,1500,0.5,0.25,\r\n2,,,,2.5\r\n3,1700,30,1,\r\n"
        );
        let mut again = SeasonForm { periods: Vec::new(), ..form.clone() };
        again.append(one(&text));
        assert_eq!(again.season(), form.season());
    }

    #[test]
    fn no_cell_is_a_formula() {
        let form = with(vec![played(vec![game("=HYPERLINK(\"x\")", "+1+1", typed("@x\",2"))]), idle("-x")]);
        let text = csv::write(&form);
        assert_eq!(
            text.lines().skip(1).collect::<Vec<_>>(),
            ["1,\"'=HYPERLINK(\"\"x\"\")\",\"'+1+1\",\"'@x\"\",2\",", "2,,,,\"'-x\""]
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_read(text in prop_oneof![any::<String>(), "[0-9,;\t\n|. xw\"½-]{0,80}"]) {
            let imported = csv::read(&text);
            for bad in &imported.bad {
                prop_assert!(records(&text).any(|record| (record.number, record.text) == (bad.number, bad.text.as_str())));
            }
            let games: usize = imported.periods.iter().map(|period| period.games().len()).sum();
            prop_assert_eq!(games, imported.games);
        }

        #[test]
        fn seasons_that_can_be_rated_survive_a_spreadsheet(
            games in prop::collection::vec(prop::collection::vec((0..3000, 1..350, 0..=4), 0..4), 0..5),
        ) {
            let game = |&(rating, deviation, score): &(i32, i32, i32)| {
                game(&rating.to_string(), &deviation.to_string(), Score::of_text(&(f64::from(score) / 4.0).to_string()))
            };
            let form = with(games.iter().map(|games| played(games.iter().map(game).collect())).collect());
            let imported = csv::read(&csv::write(&form));
            prop_assert_eq!(&imported.bad, &[]);
            prop_assert_eq!(with(imported.periods).season(), form.season());
        }
    }
}

mod room {
    use super::*;

    fn after(actions: impl IntoIterator<Item = Action>) -> SeasonState {
        actions.into_iter().fold(SeasonState::default(), |state, action| state.update(action))
    }

    fn of(periods: Vec<PeriodForm>) -> SeasonState {
        SeasonState::default().with_form(Rc::new(with(periods)))
    }

    #[test]
    fn it_begins_with_a_season_that_can_be_rated() {
        let state = SeasonState::default();
        assert_eq!(state.problems.len(), 0);
        assert_eq!(state.worked.rated, rate(&SeasonForm::default().season()).unwrap());
        assert_eq!(state.link(), "");
        // The first period is the paper's.
        assert!((state.worked.rated.periods[0].trace.player.rating - 1464.0507).abs() < 1e-4);
    }

    #[test]
    fn an_edit_keeps_what_stands_before_it() {
        let before = SeasonState::default();
        let edited = before.update(Action::Edit(place(3, Field::GameRating(0)), "1555".into()));
        assert_eq!(edited.selected, 3);
        for k in 0..before.form.periods.len() {
            assert_eq!(Rc::ptr_eq(&before.form.periods[k], &edited.form.periods[k]), k != 3, "period {k}");
            let (old, new) = (&before.worked.rated.periods[k], &edited.worked.rated.periods[k]);
            assert_eq!(Rc::ptr_eq(old, new), k < 3, "period {k}");
        }
        assert_eq!(edited.worked.rated, rate(&edited.form.season()).unwrap());
    }

    #[test]
    fn a_wrong_field_is_named_and_the_last_good_result_stays() {
        let before = SeasonState::default();
        let wrong = before.update(Action::Edit(place(1, Field::GameDeviation(2)), "x".into()));
        assert_eq!(wrong.problem(place(1, Field::GameDeviation(2))), Some(ProblemKind::NotANumber));
        assert_eq!(wrong.problems.len(), 1);
        assert!(Rc::ptr_eq(&wrong.worked, &before.worked));
        let mended = wrong.update(Action::Edit(place(1, Field::GameDeviation(2)), "50".into()));
        assert_eq!((mended.problems.len(), &mended.worked.rated), (0, &before.worked.rated));
    }

    #[test]
    fn problems_name_the_rows_as_they_are_listed() {
        let blank = || game("", "", Score::Won);
        let state = of(vec![played(vec![won("1500")]), played(vec![blank(), won("1500"), blank(), won("x")])]);
        assert_eq!(state.problems.iter().map(|p| p.place).collect::<Vec<_>>(), [place(1, Field::GameRating(3))]);
    }

    #[test]
    fn periods_come_and_go() {
        let ids = |state: &SeasonState| state.form.periods.iter().map(|period| period.id()).collect::<Vec<_>>();
        let start = of(vec![played(vec![won("1400")]), idle("2"), played(vec![won("1600")])]);
        assert_eq!(ids(&start), [0, 1, 2]);
        let moved = start.update(Action::Move { from: 2, to: 0 });
        assert_eq!((ids(&moved), moved.selected), (vec![2, 0, 1], 0));
        let copied = start.update(Action::Duplicate(0));
        assert_eq!((ids(&copied), copied.selected), (vec![0, 3, 1, 2], 1));
        assert_eq!(copied.form.periods[0], copied.form.periods[1]);
        let added = start.update(Action::AddPeriod).update(Action::AddIdle);
        assert_eq!((ids(&added), added.selected), (vec![0, 1, 2, 3, 4], 4));
        // A blank row is no game yet.
        assert_eq!(added.form.periods[3].stretch().length(), 1.0);
        let removed = start.update(Action::Select(2)).update(Action::Remove(0));
        assert_eq!((ids(&removed), removed.selected), (vec![1, 2], 1));
        assert_eq!(start.update(Action::Clear).worked.rated.end(), start.worked.rated.start);
        for state in [moved, copied, added, removed] {
            assert_eq!(state.worked.rated, rate(&state.form.season()).unwrap());
        }
    }

    #[test]
    fn without_games_a_period_is_idle_for_as_long_as_it_says() {
        let state = of(vec![PeriodForm::new(vec![won("1400")], "2.5")]);
        let trace = |state: &SeasonState| state.worked.rated.periods[0].period.idle_periods;
        assert_eq!(trace(&state), 1.0);
        assert_eq!(trace(&state.update(Action::ClearGames(0))), 2.5);
        // An idle time is not looked at while there are games.
        let typed = state.update(Action::Edit(place(0, Field::IdlePeriods), "x".into()));
        assert_eq!(typed.problems.len(), 0);
        assert_eq!(typed.update(Action::RemoveGame(0, 0)).problems.len(), 1);
    }

    #[test]
    fn mended_lines_replace_what_was_taken_before() {
        let text = "1,1400,30,1\n2,x,30,1\n3,1600,30,1";
        let import = |append| {
            let state = after([Action::OpenImport, Action::EditImport(text.into()), Action::TakeImport { append }]);
            let all = if append { SeasonForm::default().periods.len() } else { 0 };
            // The second period is missing, and for now nothing was played in it.
            assert_eq!(state.form.periods.len(), all + 3);
            assert_eq!(*state.form.periods[all + 1], idle("1"));
            assert_eq!(state.selected, all);
            let panel = state.panel.as_ref().unwrap();
            assert_eq!((&*panel.text, panel.imported.bad[0].number), (text, 2));
            let mended =
                state.update(Action::EditImport(text.replace('x', "1500"))).update(Action::TakeImport { append });
            assert_eq!(mended.form.periods.len(), all + 3);
            assert_eq!(*mended.form.periods[all + 1], played(vec![won("1500")]));
            assert_eq!(mended.panel, None);
            state
        };
        import(false);
        // Once something else was changed there is no going back behind it.
        let state = import(true).update(Action::AddIdle).update(Action::TakeImport { append: true });
        assert_eq!(state.form.periods.len(), 5 + 3 + 1 + 3);
    }

    #[test]
    fn nothing_is_taken_from_nothing() {
        let state = after([Action::OpenImport, Action::EditImport("x".into()), Action::TakeImport { append: false }]);
        assert_eq!(state.form, SeasonState::default().form);
        assert!(state.panel.is_some());
        assert_eq!(after([Action::TakeImport { append: false }]), SeasonState::default());
    }

    #[test]
    fn a_link_and_back() {
        let link = "p:1600,80,0.05/t:0.4/1400,30,1/i2.5";
        let state = SeasonState::of_link(link);
        assert_eq!(state.link(), link);
        assert_eq!(state.worked.rated.start.rating, 1600.0);
        assert_eq!(SeasonState::of_link("x:1").not_understood, ["x:1"]);
    }

    #[test]
    fn undo_is_another_form() {
        let start = SeasonState::default();
        let edited = start.update(Action::Remove(0)).update(Action::Select(3));
        let undone = edited.with_form(start.form.clone());
        assert_eq!((&undone.form, &undone.worked.rated), (&start.form, &start.worked.rated));
        let redone = undone.with_form(with(vec![]).into());
        assert_eq!((redone.selected, redone.shown()), (0, None));
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
            (n(), field(), number()).prop_map(|(k, field, text)| Action::Edit(place(k, field), text)),
            (n(), n(), score()).prop_map(|(period, game, score)| Action::SetScore { period, game, score }),
            n().prop_map(Action::AddGame),
            (n(), n()).prop_map(|(k, j)| Action::RemoveGame(k, j)),
            (n(), n()).prop_map(|(k, j)| Action::DuplicateGame(k, j)),
            (n(), n(), n()).prop_map(|(period, from, to)| Action::MoveGame { period, from, to }),
            n().prop_map(Action::ClearGames),
            Just(Action::AddPeriod),
            Just(Action::AddIdle),
            n().prop_map(Action::Duplicate),
            (n(), n()).prop_map(|(from, to)| Action::Move { from, to }),
            n().prop_map(Action::Remove),
            n().prop_map(Action::Select),
            (0u32..4, 0u32..4).prop_map(|(k, j)| Action::ToggleRow(k, j)),
            Just(Action::OpenImport),
            "([1-5],[0-9]{3,4},[1-9]0,[01]\n|x1,2\n|[1-9],,,,2\n){0,4}".prop_map(Action::EditImport),
            any::<bool>().prop_map(|append| Action::TakeImport { append }),
            text().prop_map(Action::Load),
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn whatever_is_done_the_state_is_sound(actions in prop::collection::vec(any_action(), 0..30)) {
            let mut state = SeasonState::default();
            for action in actions {
                state = state.update(action);
                prop_assert!(state.selected < state.form.periods.len().max(1));
                let mut ids: Vec<u32> = state.form.periods.iter().map(|period| period.id()).collect();
                ids.sort_unstable();
                ids.dedup();
                prop_assert_eq!(ids.len(), state.form.periods.len());
                for period in &state.form.periods {
                    let mut ids: Vec<u32> = period.games().iter().map(|game| game.id).collect();
                    ids.sort_unstable();
                    ids.dedup();
                    prop_assert_eq!(ids.len(), period.games().len());
                }
                prop_assert_eq!(&state.worked.rated, &rate(&state.worked.form.season()).unwrap());
                // Numbers that were read once are those that stand there.
                let afresh = parse(&print(&state.form)).form;
                match rate(&afresh.season()) {
                    Ok(rated) => prop_assert_eq!((&state.worked.rated, state.problems.len()), (&rated, 0)),
                    Err(error) => prop_assert_eq!(state.problems.len(), error.problems().len()),
                }
            }
        }
    }
}
