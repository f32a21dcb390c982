//! Links: the case and the options that they restore, and their parts. The page's test of its corpus replays many more.

use explain::case::detail::Detail;
use explain::case::level::Level;
use explain::case::link::{self, Link, Parsed, parse, print};
use explain::case::{
    Case, GameForm, MOST_PERIODS, Options, Participant, PeriodForm, Room, Score, StepPosition,
};
use explain::for_scripts::LAZY_KEYS;
use explain::ids::{HasId, VariantArray};
use explain::numbers::{Digits, ungrouped};
use glicko2_steps::Rounding;
use proptest::prelude::*;

/// Returns what was typed into a case, in one line.
fn describe(case: &Case) -> String {
    let period = |period: &PeriodForm| {
        let games = period.games().iter();
        let games =
            games.map(|game| format!("{:?} {:?} {:?}", game.rating, game.deviation, game.score));
        games
            .chain([format!("idle {:?}", period.idle())])
            .collect::<Vec<_>>()
            .join("; ")
            .replace('"', "")
    };
    let Participant {
        rating,
        deviation,
        volatility,
        ..
    } = case.player();
    let periods: Vec<String> = case.periods.iter().map(|of| period(of)).collect();
    format!(
        "{rating} {deviation} {volatility} {}: {}",
        case.tau,
        periods.join(" / ")
    )
}

/// Returns the parts of a link that were not understood.
fn names(parsed: &Parsed) -> Vec<&str> {
    let parts = parsed.not_understood.iter();
    parts.map(|part| part.part.as_str()).collect()
}

const PLAYER: &str = "1500 200 0.06 0.5: ";
const GAMES: &str = "1400 30 Won; 1550 100 Lost; 1700 300 Lost; idle 1";

/// Published links and what they restore, after the paper's player. Lines may be added, but none may ever be changed.
#[test]
fn published_links_keep_their_meaning() {
    let several = describe(&Case::example_of_periods());
    let papers = |games: &str| [PLAYER, games].concat();
    for (link, expected) in [
        ("", papers(GAMES)),
        (
            "p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0;1700,300,0",
            papers(GAMES),
        ),
        ("t=0.3", ["1500 200 0.06 0.3: ", GAMES].concat()),
        ("p=1700,300,0.05", ["1700 300 0.05 0.5: ", GAMES].concat()),
        ("g=1400,30,1", papers("1400 30 Won; idle 1")),
        (
            "g=1400,30,0.5;1400,30,0",
            papers("1400 30 Draw; 1400 30 Lost; idle 1"),
        ),
        ("g=1400,30,0.75", papers("1400 30 Typed(0.75); idle 1")),
        ("g=1400,30,=1", papers("1400 30 Typed(1); idle 1")),
        ("g=1400,30,%C2%BD", papers("1400 30 Typed(½); idle 1")),
        ("g=1400%2C5,30,1", papers("1400,5 30 Won; idle 1")),
        ("g=1400,30,", papers("1400 30 Typed(); idle 1")),
        ("g=1400", papers("1400  Typed(); idle 1")),
        ("g=,,1", papers("  Won; idle 1")),
        ("g=1400,%3F,1", papers("1400 ? Won; idle 1")),
        ("g=", papers("idle 1")),
        ("g=&i=2.5", papers("idle 2.5")),
        // Several periods.
        ("s=", several.clone()),
        (
            "s=p:1700,300,0.05",
            several.replace("1500 200 0.06 0.5", "1700 300 0.05 0.5"),
        ),
        ("s=t:0.3", several.replace("0.06 0.5", "0.06 0.3")),
        (
            "s=1400,30,1;1550,100,0/i2.5/1700,300,0",
            [
                PLAYER,
                "1400 30 Won; 1550 100 Lost; idle 1 / idle 2.5 / 1700 300 Lost; idle 1",
            ]
            .concat(),
        ),
        (
            "s=1400,30,0.5;1400,30,0.75;1400,30,=1",
            [
                PLAYER,
                "1400 30 Draw; 1400 30 Typed(0.75); 1400 30 Typed(1); idle 1",
            ]
            .concat(),
        ),
        ("s=i1", papers("idle 1")),
        ("s=i", papers("idle ")),
        ("s=1400,30,1;i2", papers("1400 30 Won; idle 2")),
        ("s=i1%2F2", papers("idle 1/2")),
        ("s=1400%2C5,30,1", papers("1400,5 30 Won; idle 1")),
        ("s=,,1", papers("  Won; idle 1")),
        ("s=1400", papers("1400  Typed(); idle 1")),
        // No period, which is an idle time of 0.
        ("s=-", papers("idle 0")),
        ("s=t:1.2/-", "1500 200 0.06 1.2: idle 0".to_owned()),
    ] {
        for link in [link.to_owned(), format!("#{link}")] {
            let parsed = parse(&link);
            assert_eq!(
                (describe(&parsed.case), parsed.not_understood),
                (expected.clone(), vec![]),
                "{link}"
            );
        }
    }
}

/// Published links and the options that they restore. Lines may be added, but none may ever be changed.
#[test]
fn published_links_keep_their_options() {
    let usual = Options::default;
    let at = |step, sub| Options {
        position: Some(StepPosition { step, sub }),
        ..usual()
    };
    let with = |change: fn(&mut Options)| {
        let mut options = usual();
        change(&mut options);
        options
    };
    for (link, expected) in [
        ("t=0.3", usual()),
        ("k=3", at(3, 0)),
        ("k=5", at(5, 0)),
        ("k=5.2", at(5, 2)),
        ("v=all", with(|of| of.detail = Detail::Everything)),
        ("l=68", with(|of| of.level = Level::P68)),
        ("l=90", with(|of| of.level = Level::P90)),
        ("l=95", usual()),
        ("l=99", with(|of| of.level = Level::P99)),
        ("l=99.7", with(|of| of.level = Level::P997)),
        ("l=2rd", with(|of| of.level = Level::TwoRd)),
        ("d=2", with(|of| of.digits = Digits::Decimals(2))),
        ("d=15", with(|of| of.digits = Digits::Decimals(15))),
        ("o=paper", with(|of| of.rounding = Rounding::AsPrinted)),
        ("h=1", with(|of| of.hide = true)),
        ("b=1", with(|of| of.present = true)),
        ("s=i1/i2&w=2", with(|of| of.period = 1)),
        ("s=i1/i2&w=9", with(|of| of.period = 1)),
        ("w=3", usual()),
        (
            "p=1500,50,0.06&t=1.2&g=1900,50,1&i=3&k=8&l=99&d=6&o=paper&h=1",
            Options {
                digits: Digits::Decimals(6),
                level: Level::P99,
                rounding: Rounding::AsPrinted,
                hide: true,
                ..at(8, 0)
            },
        ),
    ] {
        let parsed = parse(link);
        assert_eq!(
            (parsed.options, parsed.not_understood),
            (expected, vec![]),
            "{link}"
        );
    }
}

/// A link, its unreadable parts, and the link of the rest.
#[test]
fn unreadable_parts_are_named_and_the_rest_is_read() {
    for (link, bad, rest) in [
        ("x&k=3", &["x"][..], "k=3"),
        ("k=3&P=1,2,3&=&=1", &["P=1,2,3", "=", "=1"], "k=3"),
        ("k=3&&&", &[], "k=3"),
        ("t=0.3&p=1500,200", &["p=1500,200"], "t=0.3"),
        ("s=i1/x:1/i2", &["x:1"], "s=i1/i2"),
        ("s=:/i1/i2//", &[":"], "s=i1/i2"),
        ("s=i1/i2/p:1500,200", &["p:1500,200"], "s=i1/i2"),
        (
            "s=1400,30,1;1,2,3,4/1,2,3,4/i1",
            &["1,2,3,4", "1,2,3,4"],
            "s=1400,30,1/i1",
        ),
        ("s=i1/i2&w=0", &["w=0"], "s=i1/i2"),
        ("w=x", &["w=x"], ""),
    ] {
        let parsed = parse(link);
        assert_eq!(
            (names(&parsed), &*print(&parsed.case, &parsed.options)),
            (bad.to_vec(), rest),
            "{link}"
        );
    }
}

#[test]
fn percent_signs_without_a_code_stay() {
    for (written, meant) in [
        ("5%", "5%"),
        ("%2", "%2"),
        ("%zz", "%zz"),
        ("%+1", "%+1"),
        ("%2525", "%25"),
        ("%e2%88%92%E2%88%92", "−−"),
        ("%FF", "\u{fffd}"),
        ("%½", "%½"),
    ] {
        assert_eq!(parse(&format!("t={written}")).case.tau, meant, "{written}");
    }
}

#[test]
fn fifteen_games_fit_into_a_short_link() {
    // Lichess links nothing longer than 300 characters.
    let score = |j: usize| [Score::Won, Score::Draw, Score::Lost][j % 3].clone();
    let games = (0..15)
        .map(|j| GameForm::new(&(1400 + 37 * j).to_string(), "110.5", score(j)))
        .collect();
    let case = Case::papers_example()
        .with_games(games)
        .with_player(Participant::new("", "1623.4", "121.7", "0.0612"));
    let position = Some(StepPosition { step: 5, sub: 3 });
    let link = print(
        &case,
        &Options {
            position,
            level: Level::P997,
            ..Options::default()
        },
    );
    assert!(link.len() < 250, "{}: {link}", link.len());
}

/// On a page in another language the commas would be decimal commas.
#[test]
fn thousands_have_no_commas_in_a_link() {
    let case = Case::papers_example().with_games(vec![GameForm::new("1,500", "30", Score::Won)]);
    let case = Case {
        tau: "0,5".to_owned(),
        ..case
    };
    assert_eq!(print(&case, &Options::default()), "t=0%2C5&g=1500,30,1");
}

#[test]
fn a_link_has_a_limit_of_periods() {
    for (count, named) in [
        (MOST_PERIODS, &[][..]),
        (MOST_PERIODS + 5, &["s=… (> 10000)"]),
    ] {
        let parsed = parse(&format!("s={}", vec!["i2"; count].join("/")));
        assert_eq!(
            (parsed.case.periods.len(), names(&parsed)),
            (MOST_PERIODS, named.to_vec())
        );
    }
}

/// Generates text that may be typed, often with the separators of a link. Commas between thousands are left out, as
/// links leave them out.
fn text() -> impl Strategy<Value = String> {
    let known = [
        "", "1", "0", "0.5", "=", "=1", "==", "%", "%31", "%3", "-", "i", "i1", "p:1", "1/2",
        "a;b", "\u{0}", "🙂", "?", " ?", "？", "1500?", "a&p=1", "#k=3", ";,;", "\r\n\t", "�",
    ];
    prop_oneof![
        "[0-9.,−½ ]{0,8}",
        "[-,;=&#%+ .:/?@!$'()*~_i0-9a-fA-F]{0,12}",
        any::<String>(),
        prop::sample::select(known.to_vec()).prop_map(str::to_owned),
    ]
    .prop_map(|text| ungrouped(&text).into_owned())
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![
        Just(Score::Won),
        Just(Score::Draw),
        Just(Score::Lost),
        text().prop_map(Score::Typed)
    ]
}

fn any_case() -> impl Strategy<Value = Case> {
    let game = (text(), text(), score())
        .prop_map(|(rating, rd, score)| GameForm::new(&rating, &rd, score));
    let period = (prop::collection::vec(game, 0..4), text())
        .prop_map(|(games, idle)| PeriodForm::new(games, &idle));
    let player = (text(), text(), text())
        .prop_map(|(rating, rd, vol)| Participant::new("", &rating, &rd, &vol));
    // Half of the cases have a single period.
    let periods = (prop::collection::vec(period, 0..5), any::<bool>()).prop_map(
        |(mut periods, is_single)| {
            periods.truncate(if is_single { 1 } else { 4 });
            periods
        },
    );
    (player, text(), periods).prop_map(|(player, tau, periods)| Case {
        tau,
        ..Case::papers_example()
            .with_periods(periods)
            .with_player(player)
    })
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
    let rounding = prop::sample::select(vec![Rounding::Exact, Rounding::AsPrinted]);
    (
        position,
        detail,
        digits,
        level,
        rounding,
        any::<(bool, bool)>(),
        0_usize..4,
    )
        .prop_map(
            |(position, detail, digits, level, rounding, (hide, present), period)| Options {
                position,
                detail,
                digits,
                level,
                hide,
                present,
                period,
                rounding,
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn links_keep_everything_that_is_typed(case in any_case(), options in options()) {
        let options = Options { period: options.period.min(case.periods.len() - 1), ..options };
        let link = print(&case, &options);
        let parsed = parse(&link);
        prop_assert_eq!(&parsed.not_understood, &[], "{}", link);
        prop_assert_eq!((&parsed.case, &parsed.options), (&case, &options), "{}", link);
        for period in &parsed.case.periods {
            let ids: std::collections::BTreeSet<u32> = period.games().iter().map(|game| game.id).collect();
            prop_assert_eq!(ids.len(), period.games().len(), "rows can be told apart");
        }
        // Forums keep these characters, except a `?` at the end. Some programs cut at a second `#`.
        let stranger = link.chars().find(|&c| !(c.is_ascii_alphanumeric() || "-_/.~!$&'()*+,;=:?@%".contains(c)));
        prop_assert_eq!(stranger, None, "{}", link);
        prop_assert!(!link.ends_with('?'), "{}", link);
    }

    #[test]
    fn any_text_is_read_as_a_link(text in prop_oneof![
        any::<String>(),
        "([ptgikldoh]=[-0-9.,;=%a-f]{0,12}&?){0,6}",
        "[ptgikldoh#&=,;%½0-9.]{0,40}",
        "(s=)?[pti:/,;=0-9.%-]{0,40}",
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
    let keys = ('a'..='z')
        .map(String::from)
        .filter(|key| link::is_beyond(&format!("{key}=1")));
    assert!(keys.eq(LAZY_KEYS));
    let (room, system) = (Room::Player.id(), explain::systems::all()[0].id);
    let pattern = format!("(s=|r=(?!{room}\\b)|y=(?!{system}(&|$)))");
    assert!(
        include_str!("../../../../www/painted.js").contains(&pattern),
        "{pattern}"
    );
}

/// Parts of a link for the lazy part, and those for the first part of the program.
#[test]
fn a_link_is_split_for_the_two_parts_of_the_program() {
    for (link, beyond, own) in [
        ("", "", ""),
        ("p=1,2,3&k=5.1", "", "p=1,2,3&k=5.1"),
        ("r=season", "r=season", "s="),
        (
            "#r=season&s=1500,200,0.06&d=5",
            "r=season",
            "s=1500,200,0.06&d=5",
        ),
        (
            "p=1,2,3&z=share&y=inversus&x=days:30&g=",
            "y=inversus&x=days:30&z=share",
            "p=1,2,3&g=",
        ),
        ("&&r=group&&m=m:worlds&", "r=group&m=m:worlds", ""),
        ("rr=1&what?", "", "rr=1&what?"),
    ] {
        let Link { player, lazy } = Link::parse(link);
        assert_eq!(lazy.print(), beyond, "{link}");
        assert_eq!(player, Link::parse(own).player, "{link}");
        assert!(Link::parse(own).lazy.is_empty(), "{link}");
        assert_eq!(
            link::is_beyond(link),
            link::is_beyond(beyond) || player.has("s"),
            "{link}"
        );
    }
}
