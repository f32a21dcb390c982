//! Parts of the page that are recorded after actions, with the targets of links and the states of controls.

#![allow(
    dead_code,
    reason = "a module of two test programs, of which each takes what it needs"
)]

use explain::ids::{HasId, VariantArray};
use explain::reasons::Chip;
use explain::teach::check::{Quantity, Symptom};
use explain::teach::lessons::LESSONS;
use glicko2_page::state::learn::{self, check, exercises, lessons};
use glicko2_page::state::{Action, Drag, Rooms, State, StepPosition};
use glicko2_steps::Field;

/// Where a part is shown.
pub(crate) enum Shown {
    Page,
    Embedded,
    Paper,
}

/// The elements of a selector, in several states: each a link and the actions after it.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) shown: Shown,
    pub(crate) selector: &'static str,
    pub(crate) states: Vec<(String, Vec<Action>)>,
}

/// A case that people ask about at Lichess.
const LICHESS: &str = "y=lichess&p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0";

fn edit(field: Field, text: &str) -> Action {
    Action::Edit(field, text.to_owned())
}

fn go(step: u8) -> Action {
    Action::GoTo(StepPosition { step, sub: 0 })
}

fn lesson(action: lessons::Action) -> Action {
    Action::Learn(learn::Action::Lessons(action).into())
}

fn checking(action: check::Action) -> Action {
    Action::Learn(learn::Action::Check(action).into())
}

fn practising(action: exercises::Action) -> Action {
    Action::Learn(learn::Action::Practise(action).into())
}

/// Returns the actions that press questions about the result, one after the other.
fn asking(chips: &[Chip]) -> Vec<Action> {
    chips.iter().copied().map(Action::ToggleChip).collect()
}

/// Returns the actions that type a guess and take it.
fn guess(step: u8, text: &str) -> Vec<Action> {
    vec![
        Action::TypeGuess(step, text.to_owned()),
        Action::Guess(step),
    ]
}

/// Returns the actions that answer an exercise and mark the answers.
fn marked(answers: &[&str]) -> Vec<Action> {
    let answers = answers.iter().enumerate();
    let typed =
        answers.map(|(i, answer)| practising(exercises::Action::Type(i, (*answer).to_owned())));
    typed
        .chain([practising(exercises::Action::Check)])
        .collect()
}

/// Returns a link with this number of wins against an equal opponent.
fn wins(count: usize) -> String {
    format!("g={}", vec!["1500,200,1"; count].join(";"))
}

fn part<L: Into<String>>(
    name: &'static str,
    shown: Shown,
    selector: &'static str,
    states: impl IntoIterator<Item = (L, Vec<Action>)>,
) -> Part {
    let states = states
        .into_iter()
        .map(|(link, actions)| (link.into(), actions))
        .collect();
    Part {
        name,
        shown,
        selector,
        states,
    }
}

/// Returns a row of states without actions.
fn links<L: Into<String>>(
    name: &'static str,
    shown: Shown,
    selector: &'static str,
    links: impl IntoIterator<Item = L>,
) -> Part {
    part(
        name,
        shown,
        selector,
        links.into_iter().map(|link| (link, Vec::new())),
    )
}

/// Returns all recorded parts.
pub(crate) fn parts() -> Vec<Part> {
    [
        calculator(),
        systems(),
        embedded(),
        lessons_of_the_page(),
        exercises(),
        checks(),
        others(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn calculator() -> Vec<Part> {
    let upset = "p=1500,350,0.06&g=1700,50,1;1700,50,0;1700,50,0;1300,50,0";
    let guesses = [
        (3, "1.75"),
        (5, "0.0605"),
        (5, "0.08"),
        (7, "-0.2"),
        (7, "−0,5"),
    ];
    let guesses = guesses
        .into_iter()
        .chain(["1400", "1464", "1460.5", "1465", "1465.05"].map(|guess| (8, guess)));
    let guesses: Vec<_> = guesses
        .map(|(step, guess)| ("h=1&k=1", step, guess))
        .chain([("h=1&k=1&g=1500,200,0.5", 8, "1501")])
        .map(|(link, step, text)| (link, guess(step, text)))
        .collect();
    let hide = |step, sub| vec![Action::ToggleHide, Action::GoTo(StepPosition { step, sub })];
    let drag = |drag| Action::Drag(Field::PlayerDeviation, drag);
    let dragged = vec![
        Action::Activate(Some(Field::PlayerDeviation)),
        drag(Drag::Begin),
        drag(Drag::By(14)),
    ];
    vec![
        part(
            "questions",
            Shown::Page,
            ".chips, #chip-answer",
            [
                ("", vec![]),
                ("", asking(&[Chip::Little])),
                ("", asking(&[Chip::Little, Chip::Little])),
                ("", asking(&[Chip::Little, Chip::WhatIf])),
                ("", asking(&[Chip::Performance])),
                ("", asking(&[Chip::LossCostsMore])),
                (upset, asking(&[Chip::LostThoughWon])),
                ("g=2700,30,1", asking(&[Chip::Much])),
                ("g=", asking(&[Chip::LessSure])),
                ("h=1&k=1", vec![]),
                (
                    "y=lichess&x=colour:white&p=1900,60,0.06&g=1902,60,0.5",
                    asking(&[Chip::LostInDraw]),
                ),
                (LICHESS, asking(&[Chip::LostThoughWon])),
                (
                    "y=lichess&p=1720,62,0.06&g=1500,60,1",
                    asking(&[Chip::Little]),
                ),
            ],
        ),
        part(
            "reasons-during-a-drag",
            Shown::Page,
            ".why",
            [
                ("p=1500,55,0.06", vec![]),
                ("p=1500,55,0.06", dragged.clone()),
                ("p=1500,55,0.06", [dragged, vec![drag(Drag::Done)]].concat()),
            ],
        ),
        links(
            "reasons-by-number-of-games",
            Shown::Page,
            ".why",
            [2, 5, 11, 21, 22, 25].map(wins),
        ),
        links(
            "sentence-by-number-of-periods",
            Shown::Page,
            ".course > p:first-of-type",
            [2, 5, 21].map(|count| format!("s={}", vec!["1500,200,1"; count].join("/"))),
        ),
        links(
            "pauses",
            Shown::Page,
            ".periods",
            ["1", "2", "5", "21", "1.5"].map(|length| format!("s=1400,30,1/i{length}&w=2")),
        ),
        // No number of the example stands in for a result.
        links(
            "unrated",
            Shown::Page,
            "main",
            [
                "p=1712,61,0.06&g=1650,x,1;1800,40,0&k=3",
                "s=p:1500,200,0.06/1400,30,1/1400,x,1",
            ],
        ),
        links(
            "chart-descriptions",
            Shown::Page,
            "[role=img]",
            ["", "s=&w=3", "y=lichess"],
        ),
        part(
            "cards",
            Shown::Page,
            "details.more",
            [("", vec![]), ("", vec![Action::ToggleMore])],
        ),
        part(
            "fields-with-problems",
            Shown::Page,
            ".field, .games",
            [
                ("p=x,,0&t=-1&g=1400,30,7;x,100,0;1700,-1,0", vec![]),
                ("g=1400,?,1;1550,100,0", vec![]),
                ("g=1400,,1", vec![]),
            ],
        ),
        part(
            "sensitivity",
            Shown::Page,
            ".strip",
            [
                ("", vec![]),
                ("", vec![Action::Activate(Some(Field::GameRating(1)))]),
                ("", vec![Action::Activate(Some(Field::Tau))]),
                (
                    "",
                    vec![
                        Action::Activate(Some(Field::PlayerRating)),
                        edit(Field::PlayerRating, "15x"),
                    ],
                ),
                (
                    "y=lichess&p=1500,60,0.06&g=1700,50,1",
                    vec![Action::Activate(Some(Field::PlayerDeviation))],
                ),
            ],
        ),
        part(
            "periods",
            Shown::Page,
            ".course > p, .course-readout, [role=slider], .elsewhere, .periods",
            [
                ("s=&w=1", vec![]),
                ("s=&w=3", vec![]),
                (
                    "s=",
                    vec![Action::SelectPeriod(1), edit(Field::GameRating(0), "")],
                ),
                (
                    "s=",
                    vec![Action::SelectPeriod(2), edit(Field::IdlePeriods, "1e12")],
                ),
                ("", vec![]),
            ],
        ),
        part(
            "hidden-iterations",
            Shown::Page,
            "table.iterations",
            [(4, 0), (5, 0), (5, 1), (5, 2), (6, 0)].map(|(step, sub)| ("", hide(step, sub))),
        ),
        part(
            "guesses",
            Shown::Page,
            ".stage, .covered, .guesses, .verdict",
            [
                ("h=1&k=1&v=all", vec![]),
                ("h=1&k=5.1", vec![]),
                ("h=1&k=3", guess(4, "")),
                ("h=1&k=3", guess(4, "1e999")),
                (
                    "h=1&k=3",
                    vec![Action::Guess(4), Action::TypeGuess(4, "1".to_owned())],
                ),
                ("h=1&k=4", guess(5, "0.06")),
                ("h=1&k=7", guess(8, "1480")),
            ],
        ),
        part(
            "verdicts-of-guesses",
            Shown::Page,
            "section.step .verdict",
            guesses,
        ),
    ]
}

fn systems() -> Vec<Part> {
    let steps = |step| (LICHESS, vec![Action::ToggleMore, go(step)]);
    vec![
        part(
            "steps-of-one-game",
            Shown::Page,
            ".stage h2, .stage [role=img], .steps-head h2, #place-periods, #contributions-title, #elsewhere-title, .headline",
            [
                (LICHESS, vec![]),
                steps(1),
                steps(4),
                steps(8),
                (LICHESS, vec![Action::ShowSystemPeriod(Some(0))]),
                (
                    LICHESS,
                    vec![
                        Action::ShowSystemPeriod(Some(0)),
                        go(4),
                        Action::ShowSystemPeriod(None),
                    ],
                ),
                (
                    LICHESS,
                    vec![
                        Action::ShowSystemPeriod(Some(0)),
                        Action::Choose("pychess".to_owned()),
                    ],
                ),
            ],
        ),
        links(
            "steps-left-out",
            Shown::Page,
            ".step h3, .step .note",
            ["y=lichess&x=days:30&g=1400,30,1", "y=evolve", "y=glicko"],
        ),
        links(
            "hidden-with-a-system",
            Shown::Page,
            ".derivation",
            ["y=lichess&g=1400,30,1&k=4&h=1", "y=glicko&h=1"],
        ),
    ]
}

fn embedded() -> Vec<Part> {
    let six = ["1500,50,1"; 6].join(";");
    vec![
        part(
            "embedded",
            Shown::Embedded,
            "main, .framed",
            [
                ("", vec![]),
                ("", vec![Action::First]),
                ("k=5.1", vec![]),
                ("h=1&p=1850,45,0.06", vec![]),
                (&*format!("h=1&g={six}"), vec![]),
                ("p=x,200,0.06&t=0", vec![]),
                ("g=1400,?,1;1550,100,0", vec![]),
            ],
        ),
        links(
            "embedded-folds",
            Shown::Embedded,
            ".fold .why, .played",
            ["", "g=1400,?,1;1550,100,0"],
        ),
        links(
            "embedded-lessons",
            Shown::Embedded,
            ".header, .footer, .framed",
            ["r=learn&n=fell", "r=learn&n=fell.2", "r=learn", "r=group"],
        ),
    ]
}

fn lessons_of_the_page() -> Vec<Part> {
    let mut begun = vec![
        lesson(lessons::Action::Guess(2)),
        lesson(lessons::Action::Answer(1)),
    ];
    begun.extend([
        Action::Load("r=learn&n=fell".to_owned()),
        lesson(lessons::Action::Guess(0)),
    ]);
    begun.push(Action::Load("r=learn".to_owned()));
    let answers = LESSONS.iter().flat_map(|of| {
        let link = format!("r=learn&n={}", of.id);
        let guesses =
            (0..of.predict.choices.len()).map(|i| vec![lesson(lessons::Action::Guess(i))]);
        let shown = |action| vec![lesson(lessons::Action::Show), lesson(action)];
        let stops = (0..of.stops.len()).map(|i| shown(lessons::Action::Stop(i)));
        let answers = (0..of.check.choices.len()).map(|i| shown(lessons::Action::Answer(i)));
        let all: Vec<Vec<Action>> = guesses.chain(stops).chain(answers).collect();
        all.into_iter().map(move |actions| (link.clone(), actions))
    });
    vec![
        part(
            "lessons",
            Shown::Page,
            "main",
            [("r=learn", vec![]), ("r=learn&n=bell", begun)],
        ),
        part(
            "answers-in-lessons",
            Shown::Page,
            "#lesson-said, .noticed, .reply, .choices, .stops, .lesson-text > .row-buttons",
            answers.collect::<Vec<_>>(),
        ),
    ]
}

fn exercises() -> Vec<Part> {
    let weight = "r=practise&e=1.a7k2.3";
    let tries =
        |all: &[&str]| -> Vec<Action> { all.iter().flat_map(|answer| marked(&[answer])).collect() };
    let key = vec![practising(exercises::Action::Print(exercises::Paper::Key))];
    let wrong = |link: String| {
        let state = State::whole().update(Action::Load(link.clone()));
        let open = Rooms::of(&state)
            .and_then(|rooms| rooms.learn.practise.open.clone())
            .expect("an exercise");
        (link, marked(&vec!["7"; open.exercise().asked.len()]))
    };
    let all = (1..=3).flat_map(|level| {
        (1..=11).map(move |number| format!("r=practise&e={level}.a7k2:15.{number}"))
    });
    vec![
        links("exercise", Shown::Page, "main", ["r=practise&e=2.a7k2:6.3"]),
        part(
            "marked-answers",
            Shown::Page,
            ".exercise, .score",
            [
                (weight, vec![]),
                (weight, vec![practising(exercises::Action::Check)]),
                (weight, marked(&["much"])),
                (weight, marked(&["0.953"])),
                (weight, marked(&["0,9531"])),
                ("r=practise&e=1.a7k2.4", marked(&["0.193"])),
                (weight, tries(&["7"])),
                (weight, tries(&["7", "8", "0.9531"])),
                (
                    weight,
                    [
                        tries(&["7"]),
                        vec![practising(exercises::Action::Type(0, "0.9".to_owned()))],
                    ]
                    .concat(),
                ),
                (weight, tries(&["7", "8"])),
                (
                    weight,
                    [
                        tries(&["7", "8"]),
                        vec![practising(exercises::Action::Show)],
                    ]
                    .concat(),
                ),
            ],
        ),
        part(
            "wrong-answers",
            Shown::Page,
            ".exercise",
            all.map(wrong).collect::<Vec<_>>(),
        ),
        links(
            "printed-sheets",
            Shown::Paper,
            "article",
            [1, 2, 3].map(|level| format!("r=practise&e={level}.a7k2:6.1")),
        ),
        part(
            "printed-keys",
            Shown::Paper,
            "article",
            [1, 2, 3].map(|level| (format!("r=practise&e={level}.a7k2:6.1"), key.clone())),
        ),
    ]
}

fn checks() -> Vec<Part> {
    let paste = |text: &str| checking(check::Action::Paste(text.to_owned()));
    let good = "r' = 1642.92\nRD' = 34.59";
    vec![
        links(
            "findings",
            Shown::Page,
            ".finding, .mistakes > li, .checking-outcome > p, .ask, .ask-elsewhere, .seen",
            [
                "a",
                "b",
                "r:1464",
                "a,r:x",
                "a,r:1464.05,rd:151.52,vol:0.059996",
                "a,r:1464.05,rd:151.52",
                "a,r:1464.05,rd:151.51",
                "a,r:1464,rd:152",
                "a,r:1437.19,rd:151.52,vol:0.059996",
                "a,r:1437.19,rd:151.52",
                "a,r:1437,rd:152",
                "a,r:1437.19",
                "a,r:1437",
                "a,r:1444.44,rd:155.55,vol:0.061234",
                "a,r:1444,rd:155.55,vol:0.061234",
                "a,r:1444.44,rd:151.52,vol:0.059996",
                "a,r:1464.05,rd:150,vol:0.059996",
                "a,r:1464.05,rd:151.52,vol:0.07",
                "a,r:-0.2069,rd:0.8722",
                "a,r:1464.0512,rd:151.5166,vol:0.06",
                "a,vol:0.059991",
                "b,r:1642.92,rd:34.59,vol:0.155763",
                "b,r:2550.90,rd:220.42,vol:5.503192",
                "b,r:1656.120813,rd:43.419714,vol:0.155763339",
                "b,r:1656.03,rd:43.37,vol:0.155005",
            ]
            .map(|numbers| format!("r=check&c={numbers}"))
            .into_iter()
            .chain(
                [
                    "r=check&p=1500,350,0.06&g=2000,70,1&c=r:4444.27007921906,rd:745.314935348793,vol:17.3667051255026",
                    "r=check&g=&i=1&c=r:1500,rd:200.27,vol:0.06",
                    "r=check&g=&i=1&c=r:1500,rd:210.00,vol:0.06,v:2",
                    "r=check&o=paper&p=1500,200,0.06&c=r:1464.06,rd:151.52,vol:0.059990",
                    "r=check&p=1600,80,0.06&s=1500,50,1/1700,50,0&w=2&c=r:1600",
                    "r=check&p=x",
                ]
                .map(str::to_owned),
            ),
        ),
        links(
            "numbers-row-by-row",
            Shown::Page,
            ".by-step",
            ["r=check&c=a,r:1464.11,rd:151.4,vol:0.0600,v:1.7790,g1:0.9955,n:2"],
        ),
        links(
            "symptoms",
            Shown::Page,
            ".symptoms",
            Symptom::VARIANTS.iter().map(|symptom| format!("r=check&c={}", symptom.id())),
        ),
        part(
            "pasted-numbers",
            Shown::Page,
            ".box-found, .stale-note, .finding, .checking-numbers, .field",
            [
                vec![paste("new rating: 1642,92\nRD = 34.59 vol 0.155763\nv = 1.700292, g3 = 0.7")],
                vec![paste(good), paste("r' = 1642.92\nRD' = about 34\nfoo = 12")],
                vec![paste(good), paste("r' = 1642.92\nRD' = about thirty")],
                vec![paste(good), checking(check::Action::Edit(Quantity::Deviation, "34.5.9".to_owned()))],
                vec![paste("hello")],
            ]
            .map(|actions| ("r=check&c=b", actions)),
        ),
    ]
}

fn others() -> Vec<Part> {
    vec![
        links(
            "solved",
            Shown::Page,
            "main",
            [
                "r=solve",
                "r=solve&q=1450",
                "r=solve&q=1464.05",
                "r=solve&q=900",
                "r=solve&q=x",
                "r=solve&q=1700/2&p=1600,50,0.06&g=1650,40,1;1500,60,0.3",
                "r=solve&q=1600&y=lichess&p=1500,200,0.06",
                "r=solve&q=1600&g=&i=2",
                "r=solve&q=1600&p=1500,x,0.06",
                "r=solve&q=1600&s=&w=3",
                "r=solve&q=rd:60",
                "r=solve&q=rd:110&y=lichess&p=1500,500,0.09&g=1500,60,1",
                "r=solve&q=rd:30&g=&i=2",
                "r=solve&q=own:9&y=lichess&p=1789,100,0.06&g=1810,60,1",
                "r=solve&q=sigma:350/52",
                "r=solve&q=sigma:350/0",
            ],
        ),
        links(
            "titles",
            Shown::Page,
            "h1, nav a",
            ["", "r=group", "r=systems", "r=learn"],
        ),
    ]
}
