//! The state, what can be done, and what comes of it.

use glicko2_steps::app::{Action, Moment, State, Theme};
use glicko2_steps::case::level::Level;
use glicko2_steps::case::{Case, GameForm, Score, link};
use glicko2_steps::glicko2::{Field, ProblemKind, Rounding, rate};
use glicko2_steps::number::Digits;
use glicko2_steps::season::{self, FieldPath};
use proptest::prelude::*;
use std::rc::Rc;

/// All of a state, with what undo remembers.
fn all(state: &State) -> String {
    format!("{state:?}")
}

/// The paper's example after these actions.
fn after(actions: impl IntoIterator<Item = Action>) -> State {
    from(State::default(), actions)
}

fn from(state: State, actions: impl IntoIterator<Item = Action>) -> State {
    actions.into_iter().fold(state, |state, action| state.update(action))
}

fn edit(field: Field, text: &str) -> Action {
    Action::Edit(field, text.to_owned())
}

fn at(step: u8, sub: u16) -> Moment {
    Moment { step, sub }
}

fn r_prime(state: &State) -> f64 {
    state.worked.trace.player.rating
}

#[track_caller]
fn is_near(value: f64, expected: f64) {
    assert!((value - expected).abs() < 5e-3, "{value}, not {expected}");
}

/// Every place of the walk, from its beginning to its end.
fn walk(state: &State) -> Vec<Moment> {
    let mut state = state.update(Action::First);
    let mut moments = vec![state.moment()];
    while !state.is_last() {
        state = state.update(Action::Next);
        moments.push(state.moment());
        assert!(moments.len() < 1000, "the walk has an end");
    }
    moments
}

// Typing

#[test]
fn everything_follows_on_each_keystroke() {
    let mut state = State::default();
    is_near(r_prime(&state), 1464.05);
    for (typed, ok) in [("1", true), ("16", true), ("160", true), ("1600", true), ("160x", false), ("1600", true)] {
        state = state.update(edit(Field::PlayerRating, typed));
        assert_eq!(state.problems.is_empty(), ok, "{typed}");
        assert_eq!(state.case.player().rating, typed);
    }
    assert_eq!(state.worked.period.player.rating, 1600.0);
}

#[test]
fn every_field_is_typed_into_and_read_back() {
    let fields = [
        Field::PlayerRating,
        Field::PlayerDeviation,
        Field::PlayerVolatility,
        Field::Tau,
        Field::IdlePeriods,
        Field::GameRating(2),
        Field::GameDeviation(0),
        Field::GameScore(1),
    ];
    for field in fields {
        let state = after([edit(field, " 0,5 ")]);
        assert_eq!(state.field(field), " 0,5 ", "{field}");
        assert_eq!(state.update(Action::Undo).case, State::default().case, "{field}");
        for other in fields.into_iter().filter(|&other| other != field) {
            assert_eq!(state.field(other), State::default().field(other), "{field} changed {other}");
        }
    }
    for nowhere in [Field::GameRating(3), Field::GameScore(usize::MAX), Field::Epsilon, Field::Rounding, Field::Game(0)]
    {
        assert_eq!(all(&after([edit(nowhere, "1")])), all(&State::default()), "{nowhere}");
    }
}

#[test]
fn a_bad_field_leaves_the_last_good_result() {
    for (field, text, kind) in [
        (Field::PlayerRating, "", ProblemKind::NotANumber),
        (Field::PlayerRating, "15oo", ProblemKind::NotANumber),
        (Field::PlayerDeviation, "-200", ProblemKind::Negative),
        (Field::PlayerDeviation, "1e999", ProblemKind::NotFinite),
        (Field::PlayerVolatility, "0", ProblemKind::NotPositive),
        (Field::Tau, "−0,5", ProblemKind::NotPositive),
        (Field::GameRating(1), "1e7", ProblemKind::TooLarge),
        (Field::GameDeviation(2), "NaN", ProblemKind::NotANumber),
        (Field::GameScore(0), "1.5", ProblemKind::OutsideZeroToOne),
        (Field::GameScore(0), "", ProblemKind::NotANumber),
    ] {
        let good = after([edit(Field::Tau, "0.6")]);
        let bad = good.update(edit(field, text));
        let [problem] = bad.problems[..] else { panic!("{field} {text:?}: {:?}", bad.problems) };
        assert_eq!((problem.path.field, problem.kind), (field, kind), "{text:?}");
        assert_eq!(bad.field(field), text, "what was typed stays");
        assert!(Rc::ptr_eq(&bad.worked, &good.worked), "the last good result stays");
        let mended = bad.update(edit(field, good.field(field)));
        assert_eq!((&mended.worked, &mended.problems), (&good.worked, &Rc::default()));
    }
}

#[test]
fn all_problems_are_named_at_once_by_the_rows_of_the_form() {
    let state = after([
        Action::AddGame,
        Action::AddGame,
        Action::Move { from: 4, to: 0 },
        Action::Move { from: 4, to: 2 },
        edit(Field::PlayerDeviation, "x"),
        edit(Field::GameDeviation(1), ""),
        edit(Field::GameRating(4), "y"),
    ]);
    // Rows 0 and 2 are blank and count for nothing.
    assert_eq!(state.case.periods[0].rows(), [1, 3, 4]);
    let fields: Vec<Field> = state.problems.iter().map(|problem| problem.path.field).collect();
    assert_eq!(fields, [Field::PlayerDeviation, Field::GameDeviation(1), Field::GameRating(4)]);
}

#[test]
fn blank_rows_are_no_games() {
    let state = after([Action::AddGame, Action::AddGame]);
    assert_eq!((state.games().len(), state.worked.rows.as_slice()), (5, &[0, 1, 2][..]));
    assert_eq!((state.problems.len(), &state.worked.trace), (0, &State::default().worked.trace));
    // A row that was begun is one.
    let begun = state.update(edit(Field::GameRating(4), "1500"));
    assert_eq!(begun.problems[0].path.field, Field::GameDeviation(4));
    // So is one with a score of its own.
    let scored = state.update(Action::SetScore(3, Score::Typed("0.3".to_owned())));
    assert_eq!(scored.problems.len(), 2);
    // Blank rows alone make an idle period.
    let idle = after([Action::ClearGames, Action::AddGame]);
    assert!(idle.worked.trace.games.is_empty() && idle.problems.is_empty());
}

// Undo and redo

#[test]
fn letters_typed_into_one_field_are_one_edit() {
    let typed = |field, texts: &[&str]| texts.iter().map(|text| edit(field, text)).collect::<Vec<_>>();
    let state = after(
        [
            typed(Field::PlayerRating, &["1", "16", "160"]),
            typed(Field::Tau, &["0.", "0.6"]),
            typed(Field::PlayerRating, &["1600"]),
        ]
        .concat(),
    );
    let ratings = |state: &State| (state.case.player().rating.clone(), state.case.tau.clone());
    let mut seen = vec![ratings(&state)];
    let mut now = state.clone();
    while now.can_undo() {
        now = now.update(Action::Undo);
        seen.push(ratings(&now));
    }
    let pair = |rating: &str, tau: &str| (rating.to_owned(), tau.to_owned());
    assert_eq!(seen, [pair("1600", "0.6"), pair("160", "0.6"), pair("160", "0.5"), pair("1500", "0.5")]);
    // After an undo a new letter is a new edit, and nothing can be redone.
    let again = from(state, [Action::Undo, edit(Field::PlayerRating, "7")]);
    assert!(!again.can_redo());
    assert_eq!(again.update(Action::Undo).case.player().rating, "160");
}

#[test]
fn looking_is_no_edit() {
    let looks = [
        Action::SetDigits(Digits::Decimals(3)),
        Action::SetLevel(Level::P68),
        Action::SetTheme(Theme::Dark),
        Action::ToggleHide,
        Action::GoTo(at(4, 0)),
        Action::Next,
        Action::TogglePlay,
        Action::Tick,
        Action::ToggleRow(1),
        Action::OpenPaste,
        Action::EditPaste("1400 30 x".to_owned()),
        Action::ClosePaste,
        Action::DismissNotice,
    ];
    let usual = State::default();
    for look in looks {
        let state = usual.update(look.clone());
        assert!(!state.can_undo(), "{look:?}");
        // Nor does it cost what an edit costs.
        assert!(Rc::ptr_eq(&state.case, &usual.case) && Rc::ptr_eq(&state.worked, &usual.worked), "{look:?}");
    }
}

#[test]
fn the_last_two_hundred_edits_can_be_taken_back() {
    let mut state = after((0..300).map(|_| Action::AddGame));
    let mut undone = 0;
    while state.can_undo() {
        state = state.update(Action::Undo);
        undone += 1;
    }
    assert_eq!((undone, state.games().len()), (200, 103));
}

// Games

#[test]
fn rows_are_added_copied_moved_and_removed() {
    let ratings = |actions: Vec<Action>| {
        let state = after(actions);
        let mut ids: Vec<u32> = state.games().iter().map(|game| game.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), state.games().len(), "rows can be told apart");
        state.games().iter().map(|game| game.rating.clone()).collect::<Vec<_>>().join(" ")
    };
    for (actions, expected) in [
        (vec![Action::AddGame], "1400 1550 1700 "),
        (vec![Action::Remove(1)], "1400 1700"),
        (vec![Action::Remove(3)], "1400 1550 1700"),
        (vec![Action::Duplicate(0)], "1400 1400 1550 1700"),
        (vec![Action::Duplicate(2)], "1400 1550 1700 1700"),
        (vec![Action::Duplicate(usize::MAX)], "1400 1550 1700"),
        (vec![Action::Move { from: 0, to: 2 }], "1550 1700 1400"),
        (vec![Action::Move { from: 2, to: 0 }], "1700 1400 1550"),
        (vec![Action::Move { from: 2, to: 3 }], "1400 1550 1700"),
        (vec![Action::Move { from: 1, to: 1 }], "1400 1550 1700"),
        (vec![Action::ClearGames], ""),
        (vec![Action::ClearGames, Action::Reset], "1400 1550 1700"),
        (vec![Action::Remove(2), Action::AddGame, Action::Duplicate(2), Action::Duplicate(0)], "1400 1400 1550  "),
    ] {
        assert_eq!(ratings(actions.clone()), expected, "{actions:?}");
    }
}

#[test]
fn a_rows_further_actions_open_and_fold() {
    let open = after([Action::ToggleRow(1)]);
    assert_eq!(open.open_row, Some(1));
    assert_eq!(open.update(Action::ToggleRow(2)).open_row, Some(2));
    assert_eq!(open.update(Action::ToggleRow(1)).open_row, None);
    // A row that is gone leaves none open: a new one may bear its id.
    let gone = after([Action::ToggleRow(2), Action::Remove(2)]);
    assert_eq!(gone.open_row, None);
    assert_eq!(gone.update(Action::AddGame).open_row, None);
}

// Pasting

#[test]
fn pasted_games_replace_or_join_the_others() {
    let paste = |append| {
        after([Action::OpenPaste, Action::EditPaste("1800 50 won\n1900 60 draw".into()), Action::TakePaste { append }])
    };
    let replaced = paste(false);
    let expected = [GameForm::new("1800", "50", Score::Won), GameForm::new("1900", "60", Score::Draw)];
    let expected = expected.map(Rc::new);
    assert_eq!(replaced.games(), expected);
    assert_eq!((&replaced.paste, replaced.worked.trace.games.len()), (&None, 2));
    assert_eq!(paste(true).games()[3..], expected);
    assert_eq!(replaced.update(Action::Undo).case, State::default().case);
}

#[test]
fn bad_lines_stay_for_mending() {
    let text = "head\n1800 50 won\n1900 60 perhaps\n17oo 30 W\n\n2000 40 lost";
    let state = after([Action::EditPaste(text.into()), Action::TakePaste { append: false }]);
    assert_eq!(state.games().len(), 2);
    let panel = state.paste.as_ref().expect("the panel stays open");
    assert_eq!(panel.text, "1900 60 perhaps\n17oo 30 W");
    assert_eq!(panel.pasted.bad.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 2]);
    // Mended and added, the panel closes.
    let state = from(state, [Action::EditPaste("1900 60 draw\n1700 30 W".into()), Action::TakePaste { append: true }]);
    assert_eq!((state.games().len(), &state.paste), (4, &None));
}

#[test]
fn a_paste_without_games_changes_nothing() {
    for append in [false, true] {
        let state = after([Action::EditPaste("1900 60 perhaps".into()), Action::TakePaste { append }]);
        assert_eq!(state.case, State::default().case);
        assert!(!state.can_undo());
        assert_eq!(state.paste.expect("open").text, "1900 60 perhaps");
        assert_eq!(all(&after([Action::TakePaste { append }])), all(&State::default()));
    }
}

#[test]
fn asking_for_the_open_panel_again_keeps_its_text() {
    let state = after([Action::OpenPaste, Action::EditPaste("1800 50".into()), Action::OpenPaste]);
    assert_eq!(state.paste.expect("open").text, "1800 50");
}

// The walk

#[test]
fn the_walk_goes_through_the_steps_and_the_iterations() {
    let paper = [at(1, 0), at(2, 0), at(3, 0), at(4, 0), at(5, 0), at(5, 1), at(5, 2), at(6, 0), at(7, 0), at(8, 0)];
    assert_eq!(walk(&State::default()), paper);
    let mut back: Vec<Moment> = Vec::new();
    let mut state = after([Action::Last]);
    loop {
        back.push(state.moment());
        if state.is_first() {
            break;
        }
        state = state.update(Action::Back);
    }
    back.reverse();
    assert_eq!(back, paper);
    assert_eq!(walk(&after([Action::ClearGames])), [at(6, 0)]);
}

#[test]
fn a_walk_has_begun_once_somebody_walks_or_a_link_points_into_it() {
    let state = State::default();
    assert!(!state.has_walked());
    assert!(!from(state.clone(), [edit(Field::Tau, "0.7"), Action::ToggleHide]).has_walked());
    for action in [Action::First, Action::Next, Action::Back, Action::Last, Action::GoTo(at(3, 0)), Action::TogglePlay]
    {
        let walking = state.update(action.clone());
        assert!(walking.has_walked(), "{action:?}");
        assert!(!walking.update(Action::CloseStep).has_walked());
    }
    assert_eq!(after([Action::Next]).moment(), at(1, 0), "the first press leads to the first step");
    assert!(after([Action::Next, Action::Next, Action::Back]).has_walked(), "back at the start one is still walking");
    for link in ["k=1", "k=4"] {
        assert!(after([Action::Load(link.into())]).has_walked(), "{link}");
    }
    for link in ["t=0.4", "g="] {
        assert!(!after([Action::Load(link.into())]).has_walked(), "{link}");
    }
}

#[test]
fn the_walk_stops_at_its_ends() {
    assert_eq!(after([Action::Back]).moment(), at(1, 0));
    assert_eq!(after([Action::Last, Action::Next]).moment(), at(8, 0));
    let idle = after([Action::ClearGames]);
    for action in
        [Action::First, Action::Back, Action::Next, Action::Last, Action::GoTo(at(1, 0)), Action::GoTo(at(8, 0))]
    {
        let state = idle.update(action);
        assert!(state.moment() == at(6, 0) && state.is_first() && state.is_last());
    }
}

#[test]
fn a_place_that_is_not_there_is_the_last_one_before_it() {
    for (asked, found) in [
        (at(5, 2), at(5, 2)),
        (at(5, 3), at(5, 2)),
        (at(5, u16::MAX), at(5, 2)),
        (at(0, 0), at(1, 0)),
        (at(200, 0), at(8, 0)),
        (at(3, 7), at(3, 0)),
    ] {
        assert_eq!(after([Action::GoTo(asked)]).moment(), found, "{asked}");
    }
    // An edit that takes the place away does the same; a bad field takes nothing away.
    assert_eq!(after([Action::Last, Action::ClearGames]).moment(), at(6, 0));
    assert_eq!(after([Action::GoTo(at(5, 2)), edit(Field::Tau, "")]).moment(), at(5, 2));
    // Nor does a link with a bad field lead to a place that the last good result has not.
    let state = after([Action::Load("p=x,200,0.06&k=5.300".into())]);
    assert_eq!((state.moment(), state.problems.len()), (at(5, 2), 1));
    assert_eq!(state.update(Action::Next).moment(), at(6, 0));
}

#[test]
fn it_plays_to_the_end_and_stops() {
    let mut state = after([Action::TogglePlay]);
    let mut ticks = 0;
    while state.playing {
        state = state.update(Action::Tick);
        ticks += 1;
        assert!(ticks < 100);
    }
    assert_eq!((ticks, state.moment()), (9, at(8, 0)));
    // At the end it plays from the beginning.
    let again = state.update(Action::TogglePlay);
    assert!(again.playing && again.is_first());
    // Going somewhere by hand, or the button, stops it; a late tick then moves nothing.
    for stop in [Action::Next, Action::GoTo(at(3, 0)), Action::TogglePlay] {
        let stopped = again.update(stop);
        assert!(!stopped.playing);
        assert_eq!(all(&stopped.update(Action::Tick)), all(&stopped));
    }
    // Where there is only one place it ends at once.
    assert!(!after([Action::ClearGames, Action::TogglePlay, Action::Tick]).playing);
}

#[test]
fn what_comes_next_can_be_hidden() {
    let hidden = |moment| after([Action::ToggleHide, Action::GoTo(moment)]);
    for (moment, covered, iterations) in [
        (at(1, 0), &[2, 3, 4, 5, 6, 7, 8][..], None),
        (at(4, 0), &[5, 6, 7, 8], None),
        (at(5, 0), &[6, 7, 8], Some(1)),
        (at(5, 1), &[6, 7, 8], Some(2)),
        (at(5, 2), &[6, 7, 8], None),
        (at(7, 0), &[8], None),
        (at(8, 0), &[], None),
    ] {
        let state = hidden(moment);
        let steps: Vec<u8> = (1..=8).filter(|&step| state.covers_step(step)).collect();
        assert_eq!((steps.as_slice(), state.covered_iterations()), (covered, iterations), "{moment}");
        assert_eq!(state.covers_answer(), moment != at(8, 0), "{moment}");
        // Nothing is covered unless asked for.
        let open = after([Action::GoTo(moment)]);
        assert!(!open.covers_answer() && open.covered_iterations().is_none() && !open.covers_step(8));
    }
    let idle = after([Action::ToggleHide, Action::ClearGames]);
    assert!(!idle.covers_step(6) && !idle.covers_answer());
}

// The paper's rounding

#[test]
fn the_papers_rounding_rates_anew() {
    let printed = after([Action::SetRounding(Rounding::AsPrinted)]);
    assert_eq!(r_prime(&printed), 1464.06);
    assert_eq!(printed.worked.period.rounding, Rounding::AsPrinted);
    assert_eq!(printed.update(edit(Field::Tau, "0.6")).worked.period.rounding, Rounding::AsPrinted);
    let back = printed.update(Action::SetRounding(Rounding::Exact));
    assert_eq!(back.worked, State::default().worked);
    // Where nothing is left of v it says so, and exact arithmetic mends it.
    let gone = printed.update(edit(Field::PlayerRating, "9000"));
    assert_eq!(gone.problems[0].kind, ProblemKind::RoundedAway);
    assert_eq!(gone.update(Action::SetRounding(Rounding::Exact)).problems, Rc::default());
}

// Links

#[test]
fn a_link_is_loaded_and_can_be_undone() {
    let state = after([Action::Load("p=1700,300,0.06&g=1500,50,1&k=7&l=99&d=5&h=1".into())]);
    assert_eq!(state.case.player().rating, "1700");
    assert_eq!(
        (state.moment(), state.options.level, state.options.digits),
        (at(7, 0), Level::P99, Digits::Decimals(5))
    );
    assert!(state.options.hide && state.notice.is_none());
    assert_eq!(state.worked.period.player.rating, 1700.0);
    assert_eq!(state.update(Action::Undo).case, State::default().case);
    // Its own link changes nothing.
    let own = link::print(&state.case, &state.options);
    assert_eq!(all(&state.update(Action::Load(own))), all(&state));
}

#[test]
fn what_a_link_has_beyond_understanding_is_told() {
    let state = after([Action::Load("t=0.4&j=1&k=99".into())]);
    assert_eq!(state.case.tau, "0.4");
    let notice = state.notice.clone().expect("a notice");
    assert_eq!(notice.iter().map(|part| part.part.as_str()).collect::<Vec<_>>(), ["j=1", "k=99"]);
    assert_eq!(state.update(Action::DismissNotice).notice, None);
    assert_eq!(state.update(Action::Load("t=0.3".into())).notice, None);
}

// Names

#[test]
fn themes_have_names() {
    for theme in [Theme::Auto, Theme::Light, Theme::Dark] {
        assert_eq!(Theme::from_id(theme.id()), Some(theme));
    }
    assert_eq!(Theme::from_id("Auto"), None);
    assert_eq!(after([Action::SetTheme(Theme::Dark), Action::Reset]).theme, Theme::Dark);
}

// Whatever anybody does

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[0-9]{1,4}",
        2 => "0[.,][0-9]{1,3}",
        1 => "-?[0-9]{1,3}(e-?[0-9]{1,3})?",
        1 => "\\PC{0,6}",
        1 => prop::sample::select(vec!["", " ", "½", "1/0", "0/0", "1e308", "1e999", "-0", "5e-324", "∞", "<b>", "\u{0}", "−"])
            .prop_map(str::to_owned),
    ]
}

fn index() -> impl Strategy<Value = usize> {
    prop_oneof![9 => 0..6_usize, 1 => Just(usize::MAX)]
}

fn field() -> impl Strategy<Value = Field> {
    let of_player = vec![
        Field::PlayerRating,
        Field::PlayerDeviation,
        Field::PlayerVolatility,
        Field::Tau,
        Field::IdlePeriods,
        Field::Epsilon,
        Field::Rounding,
    ];
    prop_oneof![
        prop::sample::select(of_player),
        index().prop_map(Field::GameRating),
        index().prop_map(Field::GameDeviation),
        index().prop_map(Field::GameScore),
        index().prop_map(Field::Game),
    ]
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![Just(Score::Won), Just(Score::Draw), Just(Score::Lost), text().prop_map(Score::Typed)]
}

fn action() -> impl Strategy<Value = Action> {
    let paste = prop::collection::vec((text(), text(), text()), 0..4)
        .prop_map(|rows| rows.into_iter().map(|(r, rd, s)| format!("{r}\t{rd}\t{s}\n")).collect::<String>());
    let fragment = prop_oneof![
        "(p=[0-9.,x]{1,12}&?|t=[0-9.]{1,3}&?|g=[0-9.,;=]{0,20}&?|k=[1-8](\\.[0-9])?&?|[a-z]=[0-9]&?){0,5}",
        "\\PC{0,20}"
    ];
    prop_oneof![
        8 => (field(), text()).prop_map(|(field, text)| Action::Edit(field, text)),
        3 => (index(), score()).prop_map(|(j, score)| Action::SetScore(j, score)),
        2 => Just(Action::AddGame),
        1 => index().prop_map(Action::Remove),
        1 => index().prop_map(Action::Duplicate),
        1 => (index(), index()).prop_map(|(from, to)| Action::Move { from, to }),
        2 => prop::sample::select(vec![Action::ClearGames, Action::Reset, Action::OpenPaste, Action::ClosePaste, Action::DismissNotice]),
        4 => prop::sample::select(vec![Action::Undo, Action::Undo, Action::Redo]),
        1 => paste.prop_map(Action::EditPaste),
        1 => any::<bool>().prop_map(|append| Action::TakePaste { append }),
        1 => (0..6_u32).prop_map(Action::ToggleRow),
        1 => any::<u8>().prop_map(|count| Action::SetDigits(Digits::decimals(count))),
        1 => prop::sample::select(Level::ALL.to_vec()).prop_map(Action::SetLevel),
        1 => any::<bool>().prop_map(|exact| Action::SetRounding(if exact { Rounding::Exact } else { Rounding::AsPrinted })),
        2 => prop::sample::select(vec![Action::ToggleHide, Action::TogglePlay, Action::Tick, Action::Present(true), Action::Present(false)]),
        3 => prop::sample::select(vec![Action::First, Action::Back, Action::Next, Action::Last]),
        1 => (any::<u8>(), 0..20_u16).prop_map(|(step, sub)| Action::GoTo(Moment { step: step % 10, sub })),
        1 => fragment.prop_map(Action::Load),
    ]
}

/// What holds of every state.
fn check(state: &State) -> Result<(), TestCaseError> {
    let (case, options, worked) = (&state.case, &state.options, &state.worked);
    // The result is the case's, or there is a reason why not, at a field that the case has.
    let season = case.season(options.rounding);
    let stretch = &*season.stretches[options.period];
    match season::rate(&season) {
        Ok(rated) => {
            let of = &rated.periods[options.period];
            prop_assert_eq!(&of.trace, &worked.trace);
            prop_assert_eq!(&*of.trace, &rate(&of.period).unwrap());
            prop_assert_eq!((&of.period.games, of.period.idle_periods), (&stretch.games, stretch.idle_periods));
            prop_assert_eq!(&worked.rows, &case.periods[options.period].rows());
            prop_assert_eq!(state.problems.len(), 0);
        }
        Err(error) => prop_assert_eq!(state.problems.len(), error.problems().len()),
    }
    for problem in &*state.problems {
        if let Field::GameRating(j) | Field::GameDeviation(j) | Field::GameScore(j) | Field::Game(j) =
            problem.path.field
        {
            prop_assert!(!case.games(problem.path.period)[j].is_blank(), "{:?}", problem);
        }
    }
    // The shown result is always a whole one: rated, and of numbers.
    prop_assert!(worked.trace.player.rating.is_finite() && worked.trace.player.deviation.is_finite());
    prop_assert_eq!(worked.rows.len(), worked.trace.games.len());
    // Its place in the walk exists.
    prop_assert_eq!(state.update(Action::GoTo(state.moment())).moment(), state.moment());
    let covered = state.covered_iterations();
    prop_assert!(covered.is_none() || options.hide);
    prop_assert!(!state.covers_step(state.moment().step));
    // Rows can be told apart, and an open one is there.
    let mut ids: Vec<u32> = state.games().iter().map(|game| game.id).collect();
    ids.sort_unstable();
    ids.dedup();
    prop_assert_eq!(ids.len(), state.games().len());
    prop_assert!(state.open_row.is_none_or(|id| ids.contains(&id)));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_done_the_state_holds_together(actions in prop::collection::vec(action(), 0..40)) {
        let mut state = State::default();
        for action in actions {
            let next = state.update(action.clone());
            check(&next).map_err(|error| TestCaseError::fail(format!("after {action:?}: {error}")))?;
            if !next.problems.is_empty() {
                prop_assert!(Rc::ptr_eq(&next.worked, &state.worked), "the last good result stays");
            }
            let is_travel = matches!(action, Action::Undo | Action::Redo);
            if !is_travel && next.case != state.case {
                prop_assert!(next.can_undo() && !next.can_redo());
                let undone = next.update(Action::Undo);
                match action {
                    // The letters before it may belong to the same edit.
                    Action::Edit(field, _) => {
                        let mut case = (*undone.case).clone();
                        case.set(FieldPath::of(next.options.period, field), next.field(field).to_owned());
                        prop_assert_eq!(&case, &*next.case);
                    }
                    _ => prop_assert_eq!(&undone.case, &state.case),
                }
                let redone = undone.update(Action::Redo);
                prop_assert_eq!((&redone.case, &redone.problems), (&next.case, &next.problems));
            }
            state = next;
        }
    }

    #[test]
    fn all_edits_can_be_taken_back_and_done_again(actions in prop::collection::vec(action(), 0..40)) {
        let end = after(actions);
        let mut state = end.clone();
        while state.can_redo() {
            state = state.update(Action::Redo);
        }
        let last = state.case.clone();
        while state.can_undo() {
            state = state.update(Action::Undo);
        }
        prop_assert_eq!(&*state.case, &Case::papers_example());
        while state.can_redo() {
            state = state.update(Action::Redo);
        }
        prop_assert_eq!(&state.case, &last);
    }

    #[test]
    fn a_reload_brings_the_same_state_back(actions in prop::collection::vec(action(), 0..20)) {
        let state = after(actions);
        let link = link::print(&state.case, &state.options);
        let again = after([Action::Load(link.clone())]);
        prop_assert_eq!(&again.case, &state.case, "{}", link);
        prop_assert_eq!(&again.problems, &state.problems);
        prop_assert_eq!(&again.notice, &None);
        if state.problems.is_empty() {
            prop_assert_eq!(&again.worked, &state.worked);
            prop_assert_eq!(&again.options, &state.options);
        }
    }
}
