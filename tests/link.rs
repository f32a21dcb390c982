//! Links: their parts, the form that they restore, and that published links keep working.

use explain::case::detail::Detail;
use explain::case::level::Level;
use explain::case::link::{self, Link, parse, print};
use explain::case::{Case, GameForm, MOST_PERIODS, Part, Participant, PeriodForm, Room, Score};
use explain::for_scripts::LAZY_KEYS;
use explain::ids::{HasId, VariantArray};
use explain::number::{Digits, ungrouped};
use glicko2_page::app::{Options, StepPosition};
use glicko2_steps::seasons::FieldPath;
use glicko2_steps::{Field, Rounding};
use proptest::prelude::*;

fn example() -> Case {
    Case::papers_example()
}

/// Returns the paper's player with these games.
fn with_games(games: Vec<GameForm>) -> Case {
    example().with_games(games)
}

fn game(rating: &str, deviation: &str, score: Score) -> GameForm {
    GameForm::new(rating, deviation, score)
}

fn typed(text: &str) -> Score {
    Score::Typed(text.to_owned())
}

/// Checks that a link has no unreadable part and restores this form.
#[track_caller]
fn means(link: &str, form: &Case, options: &Options) {
    let parsed = parse(link);
    assert_eq!(parsed.not_understood, [], "{link}");
    assert_eq!((&parsed.case, &parsed.options), (form, options), "{link}");
}

#[test]
fn the_papers_example_needs_no_link() {
    assert_eq!(print(&example(), &Options::default()), "");
    means("", &example(), &Options::default());
    means("#", &example(), &Options::default());
    means("#p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0;1700,300,0", &example(), &Options::default());
}

/// Published links. Lines may be added, but none may ever be changed.
#[test]
fn published_links_keep_their_meaning() {
    let usual = Options::default();
    let at = |step, sub| Options { position: Some(StepPosition { step, sub }), ..Options::default() };
    let with = |change: fn(&mut Case)| {
        let mut form = example();
        change(&mut form);
        form
    };
    let frozen: Vec<(&str, Case, Options)> = vec![
        ("p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0;1700,300,0", example(), usual.clone()),
        ("t=0.3", with(|form| form.tau = "0.3".into()), usual.clone()),
        (
            "p=1700,300,0.05",
            with(|form| *form = form.with_player(Participant::new("", "1700", "300", "0.05"))),
            usual.clone(),
        ),
        ("g=1400,30,1", with_games(vec![game("1400", "30", Score::Won)]), usual.clone()),
        (
            "g=1400,30,0.5;1400,30,0",
            with_games(vec![game("1400", "30", Score::Draw), game("1400", "30", Score::Lost)]),
            usual.clone(),
        ),
        ("g=1400,30,0.75", with_games(vec![game("1400", "30", typed("0.75"))]), usual.clone()),
        ("g=1400,30,=1", with_games(vec![game("1400", "30", typed("1"))]), usual.clone()),
        ("g=1400,30,%C2%BD", with_games(vec![game("1400", "30", typed("½"))]), usual.clone()),
        ("g=1400%2C5,30,1", with_games(vec![game("1400,5", "30", Score::Won)]), usual.clone()),
        ("g=1400,30,", with_games(vec![game("1400", "30", typed(""))]), usual.clone()),
        ("g=1400", with_games(vec![game("1400", "", typed(""))]), usual.clone()),
        ("g=,,1", with_games(vec![game("", "", Score::Won)]), usual.clone()),
        ("g=", with_games(vec![]), usual.clone()),
        ("g=&i=2.5", example().with_periods(vec![PeriodForm::of_idle("2.5")]), usual.clone()),
        ("k=3", example(), at(3, 0)),
        ("k=5", example(), at(5, 0)),
        ("k=5.2", example(), at(5, 2)),
        ("l=68", example(), Options { level: Level::P68, ..usual.clone() }),
        ("l=90", example(), Options { level: Level::P90, ..usual.clone() }),
        ("l=95", example(), usual.clone()),
        ("l=99", example(), Options { level: Level::P99, ..usual.clone() }),
        ("l=99.7", example(), Options { level: Level::P997, ..usual.clone() }),
        ("l=2rd", example(), Options { level: Level::TwoRd, ..usual.clone() }),
        ("d=2", example(), Options { digits: Digits::Decimals(2), ..usual.clone() }),
        ("d=15", example(), Options { digits: Digits::Decimals(15), ..usual.clone() }),
        ("o=paper", example(), Options { rounding: Rounding::AsPrinted, ..usual.clone() }),
        ("h=1", example(), Options { hide: true, ..usual.clone() }),
        ("b=1", example(), Options { present: true, ..usual.clone() }),
        (
            "p=1500,50,0.06&t=1.2&g=1900,50,1;1900,50,1&i=3&k=8&l=99&d=6&o=paper&h=1",
            Case::of(
                vec![Participant::new("", "1500", "50", "0.06")],
                "1.2",
                vec![PeriodForm::new(vec![game("1900", "50", Score::Won); 2], "3")],
            ),
            Options {
                digits: Digits::Decimals(6),
                level: Level::P99,
                rounding: Rounding::AsPrinted,
                hide: true,
                present: false,
                period: 0,
                position: Some(StepPosition { step: 8, sub: 0 }),
                detail: Detail::Worked,
            },
        ),
    ];
    for (link, form, options) in &frozen {
        means(link, form, options);
        means(&format!("#{link}"), form, options);
    }
}

#[test]
fn unreadable_parts_are_named_and_the_rest_is_read() {
    let three = Options { position: Some(StepPosition { step: 3, sub: 0 }), ..Options::default() };
    for (link, bad) in [
        ("k=3&x=1", &["x=1"][..]),
        ("x&k=3", &["x"]),
        ("k=3&p=1500,200", &["p=1500,200"]),
        ("p=1,2,3,4&k=3", &["p=1,2,3,4"]),
        ("k=3&k=0&k=9&k=4.1&k=five&k=5.x&k=5.70000", &["k=0", "k=9", "k=4.1", "k=five", "k=5.x", "k=5.70000"]),
        ("k=3&l=97&l=", &["l=97", "l="]),
        ("k=3&d=1&d=16&d=-2&d=many", &["d=1", "d=16", "d=-2", "d=many"]),
        ("k=3&o=exact&h=0&h=yes", &["o=exact", "h=0", "h=yes"]),
        ("k=3&P=1,2,3&=&=1", &["P=1,2,3", "=", "=1"]),
        ("k=3&&&", &[]),
        // Only unreadable games are left out.
        ("k=3&g=1400,30,1;1400,5,30,1;1550,100,0;1700,300,0", &["1400,5,30,1"]),
    ] {
        let parsed = parse(link);
        let named: Vec<&str> = parsed.not_understood.iter().map(|part| part.part.as_str()).collect();
        assert_eq!(named, bad, "{link}");
        assert_eq!((parsed.case, parsed.options), (example(), three.clone()), "{link}");
    }
}

#[test]
fn the_last_value_of_a_repeated_key_counts() {
    assert_eq!(parse("t=0.3&t=0.4").case.tau, "0.4");
    assert_eq!(parse("g=1,2,1;3,4,0&g=5,6,1").case.games(0), [game("5", "6", Score::Won).into()]);
}

#[test]
fn percent_signs_without_a_code_stay() {
    for (written, meant) in [
        ("5%", "5%"),
        ("%", "%"),
        ("%2", "%2"),
        ("%zz", "%zz"),
        ("%+1", "%+1"),
        ("%25", "%"),
        ("%2525", "%25"),
        ("%e2%88%92%E2%88%92", "−−"),
        ("%FF", "\u{fffd}"),
        ("1500 ", "1500 "),
        ("½", "½"),
        ("%½", "%½"),
    ] {
        assert_eq!(parse(&format!("t={written}")).case.tau, meant, "{written}");
    }
}

#[test]
fn links_leave_out_the_values_of_the_example() {
    let usual = Options::default();
    let form = |change: fn(&mut Case)| {
        let mut form = example();
        change(&mut form);
        print(&form, &Options::default())
    };
    assert_eq!(form(|form| form.set_participant(0, Part::Rating, "1501".into())), "p=1501,200,0.06");
    assert_eq!(form(|form| form.tau = "0.3".into()), "t=0.3");
    assert_eq!(form(|form| form.set(FieldPath { period: 0, field: Field::IdlePeriods }, "2".into())), "i=2");
    assert_eq!(form(|form| form.clear_games(0)), "g=");
    assert_eq!(form(|form| *form = form.with_games(vec![(*form.games(0)[0]).clone()])), "g=1400,30,1");
    assert_eq!(form(|form| form.set_score(0, 1, Score::Draw)), "g=1400,30,1;1550,100,0.5;1700,300,0");
    let options = |options| print(&example(), &options);
    assert_eq!(options(Options { position: Some(StepPosition { step: 5, sub: 2 }), ..usual.clone() }), "k=5.2");
    assert_eq!(options(Options { position: Some(StepPosition::default()), ..usual.clone() }), "k=1");
    assert_eq!(options(Options { detail: Detail::Everything, ..usual.clone() }), "v=all");
    assert_eq!(options(Options { level: Level::TwoRd, ..usual.clone() }), "l=2rd");
    assert_eq!(options(Options { digits: Digits::Decimals(4), ..usual.clone() }), "d=4");
    assert_eq!(options(Options { rounding: Rounding::AsPrinted, ..usual.clone() }), "o=paper");
    assert_eq!(options(Options { hide: true, ..usual }), "h=1");
}

#[test]
fn fifteen_games_fit_into_a_short_link() {
    // Lichess links nothing longer than 300 characters.
    let games = (0..15)
        .map(|j| game(&(1400 + 37 * j).to_string(), "110.5", [Score::Won, Score::Draw, Score::Lost][j % 3].clone()));
    let form = with_games(games.collect()).with_player(Participant::new("", "1623.4", "121.7", "0.0612"));
    let options =
        Options { position: Some(StepPosition { step: 5, sub: 3 }), level: Level::P997, ..Options::default() };
    let link = print(&form, &options);
    assert!(link.len() < 250, "{}: {link}", link.len());
}

/// Generates text that may be typed, often with the separators of a link.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9.,−½ ]{0,8}",
        "[-,;=&#%+ .:/?@!$'()*~_0-9a-fA-F]{0,12}",
        "\\PC{0,8}",
        any::<String>(),
        prop::sample::select(vec![
            "", "1", "0", "0.5", "=", "=1", "==", "%", "%31", "%3", "\u{0}", "🙂", "a&p=1", "#k=3", ";,;", "\r\n\t",
            "�"
        ])
        .prop_map(str::to_owned),
    ]
    .prop_map(|text| ungrouped(&text).into_owned())
}

/// On a page in another language the commas would be decimal commas.
#[test]
fn thousands_have_no_commas_in_a_link() {
    let case = Case { tau: "0,5".to_owned(), ..with_games(vec![game("1,500", "30", Score::Won)]) };
    assert_eq!(print(&case, &Options::default()), "t=0%2C5&g=1500,30,1");
}

#[test]
fn a_link_has_a_limit_of_periods() {
    let link = |count: usize| format!("s={}", vec!["i2"; count].join("/"));
    let parsed = parse(&link(MOST_PERIODS));
    assert_eq!((parsed.case.periods.len(), parsed.not_understood.len()), (MOST_PERIODS, 0));
    let parsed = parse(&link(MOST_PERIODS + 5));
    let named: Vec<&str> = parsed.not_understood.iter().map(|part| part.part.as_str()).collect();
    assert_eq!((parsed.case.periods.len(), named), (MOST_PERIODS, vec!["s=… (> 10000)"]));
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![Just(Score::Won), Just(Score::Draw), Just(Score::Lost), text().prop_map(Score::Typed)]
}

fn form() -> impl Strategy<Value = Case> {
    let games = prop::collection::vec((text(), text(), score()), 0..5);
    (text(), text(), text(), text(), text(), games).prop_map(
        |(rating, deviation, volatility, tau, idle_periods, games)| {
            let games = games.iter().map(|(rating, deviation, score)| game(rating, deviation, score.clone())).collect();
            let period = PeriodForm::new(games, &idle_periods);
            Case::of(vec![Participant::new("", &rating, &deviation, &volatility)], &tau, vec![period])
        },
    )
}

fn options() -> impl Strategy<Value = Options> {
    let position = prop_oneof![
        Just(None),
        (1_u8..=8).prop_map(|step| Some(StepPosition { step, sub: 0 })),
        any::<u16>().prop_map(|sub| Some(StepPosition { step: 5, sub }))
    ];
    let detail = prop::sample::select(Detail::VARIANTS.to_vec());
    let digits = prop_oneof![Just(Digits::Auto), (2_u8..=15).prop_map(Digits::Decimals)];
    let level = prop::sample::select(Level::VARIANTS.to_vec());
    (position, detail, digits, level, any::<bool>(), any::<(bool, bool)>()).prop_map(
        |(position, detail, digits, level, as_printed, (hide, present))| Options {
            position,
            detail,
            digits,
            level,
            hide,
            present,
            period: 0,
            rounding: if as_printed { Rounding::AsPrinted } else { Rounding::Exact },
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn links_keep_everything_that_is_typed(form in form(), options in options()) {
        let link = print(&form, &options);
        let parsed = parse(&link);
        prop_assert_eq!(&parsed.not_understood, &[], "{}", link);
        prop_assert_eq!(&parsed.case, &form, "{}", link);
        prop_assert_eq!(&parsed.options, &options, "{}", link);
        // The ids of rows are distinct.
        let mut ids: Vec<u32> = parsed.case.games(0).iter().map(|game| game.id).collect();
        ids.dedup();
        prop_assert_eq!(ids.len(), form.games(0).len());
    }

    #[test]
    fn links_have_only_characters_that_forums_keep(form in form(), options in options()) {
        let link = print(&form, &options);
        let stranger = link.chars().find(|&c| !(c.is_ascii_alphanumeric() || "-_/.~!$&'()*+,;=:#?@%".contains(c)));
        prop_assert_eq!(stranger, None, "{}", link);
        // The address has a `#` before the link, and some programs cut at a second one.
        prop_assert!(!link.contains('#'), "{}", link);
    }

    #[test]
    fn any_text_is_read_as_a_link(text in prop_oneof![
        any::<String>(),
        "([ptgikldoh]=[-0-9.,;=%a-f]{0,12}&?){0,6}",
        "[ptgikldoh#&=,;%½0-9.]{0,40}",
    ]) {
        let parsed = parse(&text);
        // The result is printed and read as the same again.
        let again = parse(&print(&parsed.case, &parsed.options));
        prop_assert_eq!((&again.case, &again.options), (&parsed.case, &parsed.options));
        prop_assert_eq!(again.not_understood, []);
        for part in parsed.not_understood {
            prop_assert!(text.contains(&part.part));
        }
    }
}

#[test]
fn the_scripts_know_the_keys_that_need_the_lazy_part() {
    let keys = ('a'..='z').map(String::from).filter(|key| link::is_beyond(&format!("{key}=1")));
    assert!(keys.eq(LAZY_KEYS));
    let (room, system) = (Room::Player.id(), explain::systems::all()[0].id);
    let pattern = format!("(s=|r=(?!{room}\\b)|y=(?!{system}(&|$)))");
    assert!(include_str!("../www/painted.js").contains(&pattern), "{pattern}");
}

/// Parts of a link for the lazy part, and those for the first part of the program.
#[test]
fn a_link_is_split_for_the_two_parts_of_the_program() {
    for (link, beyond, own) in [
        ("", "", ""),
        ("p=1,2,3&k=5.1", "", "p=1,2,3&k=5.1"),
        ("r=season", "r=season", "s="),
        ("#r=season&s=1500,200,0.06&d=5", "r=season", "s=1500,200,0.06&d=5"),
        ("p=1,2,3&z=share&y=inversus&x=days:30&g=", "y=inversus&x=days:30&z=share", "p=1,2,3&g="),
        ("&&r=group&&m=m:worlds&", "r=group&m=m:worlds", ""),
        ("rr=1&what?", "", "rr=1&what?"),
    ] {
        let Link { player, lazy } = Link::parse(link);
        assert_eq!(lazy.print(), beyond, "{link}");
        assert_eq!(player, Link::parse(own).player, "{link}");
        assert!(Link::parse(own).lazy.is_empty(), "{link}");
        assert_eq!(link::is_beyond(link), link::is_beyond(beyond) || player.has("s"), "{link}");
    }
}
