//! Drag handles of the pictures: their positions, the fields they change, and that only the live page has them.

use crate::support::act::{after, edit};
use crate::support::{html, page};
use explain::case::level::Level;
use explain::charts::data::{Expectation, Root, Strength, View};
use explain::charts::draw::{self, DragState, OnStage};
use explain::charts::handles::{Axis, DragHandle, DragTarget, Painted};
use explain::words::Language;
use glicko2_page::state::{Action, Drag, State, StepPosition};
use glicko2_steps::{Field, Game, Period, Player, Trace, rate};
use html::{all, attr};
use page::{at, embedded, rendered};
use proptest::prelude::*;

const WIDTHS: [u32; 3] = [280, 480, 720];

fn ordinary_period(most: usize) -> impl Strategy<Value = Period> {
    let game = (
        0.0..3000.0,
        20.0..350.0,
        prop::sample::select(vec![0.0, 0.35, 0.5, 1.0]),
    );
    (
        0.0..3000.0,
        10.0..350.0,
        prop::collection::vec(game, 1..most),
    )
        .prop_map(|(rating, deviation, games)| {
            let games = games
                .into_iter()
                .map(|(rating, deviation, score)| Game::new(rating, deviation, score))
                .collect();
            Period::new(Player::new(rating, deviation, 0.06), 0.5, games)
        })
}

fn at_position(position: StepPosition, period: &Period, trace: &Trace, width: u32) -> Painted {
    let (level, text, drag) = (Level::P95, Language::En.text(), DragState::default());
    draw::stage(
        &OnStage {
            position,
            period,
            trace,
            level,
            text,
            drag,
        },
        width,
    )
}

fn at_step(step: u8, period: &Period, trace: &Trace, width: u32) -> Painted {
    at_position(StepPosition { step, sub: 0 }, period, trace, width)
}

/// Checks that a handle stands at a number on an axis of pixels; positions are rounded to a quarter of a pixel.
fn stands(
    handle: &DragHandle,
    at: f64,
    (from, to): (f64, f64),
    (first, last): (f64, f64),
) -> Result<(), TestCaseError> {
    let place = if handle.axis == Axis::Up {
        handle.place.1
    } else {
        handle.place.0
    };
    let expected = first + (at - from) / (to - from) * (last - first);
    prop_assert!((place - expected).abs() <= 0.26, "{handle:?} at {expected}");
    let per_pixel = (to - from) / (last - first).abs();
    prop_assert!(
        (handle.per_pixel / per_pixel - 1.0).abs() < 1e-3,
        "{handle:?}, {per_pixel}"
    );
    Ok(())
}

/// Returns the number of the period that a handle changes.
fn value(period: &Period, target: DragTarget) -> f64 {
    match target {
        DragTarget::Field(Field::PlayerRating) => period.player.rating,
        DragTarget::Field(Field::PlayerDeviation) => period.player.deviation,
        DragTarget::Field(Field::GameRating(j)) => period.games[j].rating,
        DragTarget::Field(Field::GameScore(j)) => period.games[j].score,
        other => panic!("{other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Each handle of a curve stands at its number on the axis; the handle of the RD is one RD above the rating.
    #[test]
    fn handles_of_a_curve_stand_at_its_numbers(period in ordinary_period(30)) {
        let trace = rate(&period).unwrap();
        for width in WIDTHS {
            let data = Strength::of(&period, &trace, Level::P95);
            let whole = draw::strength_on_stage(&data, width);
            let first = at_step(1, &period, &trace, width);
            let before = Strength::before(&period, Level::P95).range;
            let few = data.opponents.len() <= 12;
            prop_assert_eq!(whole.handles.len(), 2 + if few { data.opponents.len() } else { 0 }, "{:?}", whole.handles);
            prop_assert_eq!(first.handles.len(), 2);
            for (painted, range) in [(&whole, data.range), (&first, before)] {
                for handle in &painted.handles {
                    let is = value(&period, handle.target);
                    prop_assert_eq!((handle.value, handle.axis), (is, Axis::Across));
                    let from = if handle.target == DragTarget::Field(Field::PlayerDeviation) { period.player.rating } else { 0.0 };
                    stands(handle, from + is, (range.from, range.to), (12.0, f64::from(width) - 12.0))?;
                    prop_assert!((0.0..=painted.size.1).contains(&handle.place.1), "{:?}", handle);
                }
            }
        }
    }

    /// A game has a handle for the opponent's rating on the curve, and one for the score at its height.
    #[test]
    fn handles_of_games_stand_at_expectation_and_score(period in ordinary_period(15)) {
        let trace = rate(&period).unwrap();
        let data = Expectation::of(&period, &trace);
        for width in WIDTHS {
            let painted = at_step(3, &period, &trace, width);
            prop_assert_eq!(painted.handles.len(), if data.games.len() <= 12 { 2 * data.games.len() } else { 0 });
            let (across, bottom) = ((24.0, f64::from(width) - 12.0), painted.size.1 - 22.0);
            for handle in &painted.handles {
                let is = value(&period, handle.target);
                prop_assert_eq!(handle.value, is);
                match handle.target {
                    DragTarget::Field(Field::GameScore(_)) => stands(handle, is, (-0.06, 1.06), (bottom, 22.0))?,
                    _ => stands(handle, is, (data.range.from, data.range.to), across)?,
                }
            }
        }
    }

    /// A drag by some pixels moves the handle by as many: it stands at its new number, on the same axis.
    #[test]
    fn a_handle_stays_under_the_pointer(period in ordinary_period(6), pixels in -120..120_i32, j in 0..8_usize) {
        let pixels = f64::from(pixels);
        let trace = rate(&period).unwrap();
        let range = Strength::of(&period, &trace, Level::P95).range;
        let handles = |period: &Period| {
            let trace = rate(period).unwrap();
            draw::strength_on_stage(&Strength::of(period, &trace, Level::P95).on(period, range), 480).handles
        };
        let before = handles(&period);
        let handle = before[j % before.len()];
        let mut moved = period.clone();
        let to = handle.value + pixels * handle.per_pixel;
        match handle.target {
            DragTarget::Field(Field::PlayerRating) => moved.player.rating = to,
            DragTarget::Field(Field::PlayerDeviation) => moved.player.deviation = to.max(0.0),
            DragTarget::Field(Field::GameRating(j)) => moved.games[j].rating = to,
            _ => {}
        }
        let is_there = to >= 0.0 || handle.target != DragTarget::Field(Field::PlayerDeviation);
        if let Some(after) = handles(&moved).into_iter().find(|after| after.target == handle.target).filter(|_| is_there) {
            prop_assert!((after.place.0 - handle.place.0 - pixels).abs() <= 0.51, "{:?} to {:?}", handle, after);
        }
    }
}

#[test]
fn handles_of_step_5_stand_at_the_first_bracket() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    let start = trace.volatility.as_ref().unwrap().iterations[0];
    let at = |sub| at_position(StepPosition { step: 5, sub }, &period, &trace, 480);
    for sub in [0, 1] {
        let [a, b] = at(sub).handles[..] else {
            panic!("{:?}", at(sub).handles)
        };
        assert_eq!([a.target, b.target], [0, 1].map(DragTarget::End));
        assert_eq!([a.value, b.value], [start.a, start.b]);
        let range = Root::of(&period, &trace, 0, View::Whole).unwrap().x;
        let expected = (b.value - a.value) / a.per_pixel;
        assert!((b.place.0 - a.place.0 - expected).abs() <= 0.5 && range.holds(a.value));
    }
    assert!(
        at(2).handles.is_empty(),
        "later iterations have another bracket"
    );
}

#[test]
fn every_handle_has_a_name() {
    for target in [
        DragTarget::Field(Field::PlayerRating),
        DragTarget::Field(Field::GameScore(7)),
        DragTarget::End(0),
        DragTarget::End(1),
    ] {
        assert_eq!(DragTarget::from_name(&target.name()), Some(target));
    }
    assert_eq!(DragTarget::from_name("start.c"), None);
}

fn handles(state: &State, is_embedded: bool) -> Vec<String> {
    let html = if is_embedded {
        embedded(state)
    } else {
        rendered(state)
    };
    let handles = all(&html, "[data-scrub-scale]");
    for handle in &handles {
        let number = |name| attr(*handle, name).unwrap().parse::<f64>().unwrap();
        assert!(number("data-scrub-scale") > 0.0);
        let range = number("aria-valuemin")..=number("aria-valuemax");
        assert!(range.contains(&number("aria-valuenow")));
        assert_eq!(
            (attr(*handle, "role"), attr(*handle, "tabindex")),
            (Some("slider"), Some("0"))
        );
        let told = attr(*handle, "aria-valuetext").unwrap_or_default();
        assert!(
            attr(*handle, "data-scrub").unwrap().starts_with("start.")
                || told.contains("new rating"),
            "{told}"
        );
    }
    handles
        .iter()
        .map(|handle| attr(*handle, "data-scrub").unwrap().to_owned())
        .collect()
}

/// A state and the names of its handles.
#[test]
fn the_page_has_handles_for_the_numbers_of_the_picture() {
    let bell = "player.rating player.deviation";
    let ratings = "games.0.rating games.1.rating games.2.rating";
    let scores = "games.0.score games.1.score games.2.score";
    let later = [
        Action::NextPeriod,
        edit(Field::GameRating(0), "1500"),
        edit(Field::GameDeviation(0), "50"),
    ];
    let later = after(at(""), later);
    for (state, expected) in [
        (at(""), [bell, ratings].join(" ")),
        (at("k=1"), bell.to_owned()),
        (at("k=2"), String::new()),
        (at("k=3"), [ratings, scores].join(" ")),
        (at("k=5.1"), "start.a start.b".to_owned()),
        (at("k=8"), [bell, ratings].join(" ")),
        // Blank rows are no games, and later periods have no fields for the player.
        (
            at("g=;1400,30,1").update(Action::AddGame),
            [bell, "games.0.rating"].join(" "),
        ),
        (later, "games.0.rating".to_owned()),
        // Pictures that cannot be edited, or would not follow.
        (at("k=3&b=1"), String::new()),
        (at("k=3&h=1"), String::new()),
        (State::default(), String::new()),
        (at("h=1"), String::new()),
        (at("").update(edit(Field::Tau, "x")), String::new()),
        (at("y=lichess"), String::new()),
        (at("r=group"), String::new()),
    ] {
        assert_eq!(
            handles(&state, false).join(" "),
            expected,
            "{}",
            state.link()
        );
        if state.fits_frame() {
            assert_eq!(handles(&state, true), [""; 0], "embedded, {}", state.link());
        }
    }
}

#[test]
fn charts_have_no_drag_handles() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    for step in 1..=8 {
        let svg = at_step(step, &period, &trace, 480).svg;
        assert!(
            svg.starts_with("<svg") && !svg.contains("scrub") && !svg.contains("grip"),
            "{step}"
        );
    }
}

#[test]
fn the_axis_stays_while_a_handle_is_dragged() {
    let drag = |state: &State, drag| state.update(Action::Drag(Field::PlayerRating, drag));
    let number = |state: &State, name: &str| {
        let html = rendered(state);
        let handle = all(&html, ".stage [data-scrub='player.rating']")[0];
        let written = attr(handle, name).unwrap();
        let written = written.trim_start_matches("translate(");
        written.split(' ').next().unwrap().parse::<f64>().unwrap()
    };
    let top = |state: &State| number(state, "transform");
    for link in ["", "k=1"] {
        let before = at(link);
        let dragged = drag(&drag(&before, Drag::BeginHandle), Drag::Moved(100.0));
        assert_eq!(dragged.field(Field::PlayerRating), "1600");
        let by = top(&dragged) - top(&before);
        let expected = 100.0 / number(&before, "data-scrub-scale");
        assert!((by - expected).abs() < 0.5, "{link}: {by}, {expected}");
        let done = drag(&dragged, Drag::Done);
        assert!(
            top(&done) < top(&dragged),
            "{link}: afterwards the whole curve is visible"
        );
        // The next drag starts from the last picture.
        let again = drag(&done, Drag::BeginHandle);
        assert!(
            link == "k=1" || (top(&again) - top(&done)).abs() < 0.5,
            "{link}: {} {}",
            top(&again),
            top(&done)
        );
    }
}
