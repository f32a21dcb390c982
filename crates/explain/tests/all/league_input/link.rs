//! The value of the league in a link. Published links keep their meaning.

use super::any_case::any_form;
use super::*;
use explain::case::league::link;
use explain::case::{MOST_PERIODS, Part};
use explain::ids::VariantArray;
use std::rc::Rc;

#[test]
fn the_example_needs_no_link() {
    assert_eq!(link::print(&LeagueForm::default()), "");
    assert_eq!(link::parse("").form, LeagueForm::default());
}

#[test]
fn one_change_of_an_example_is_kept() {
    let fields = [
        Field::Tau,
        Field::Player(0, Part::Name),
        Field::Player(1, Part::Volatility),
        Field::Score(0),
        Field::TeamScore,
        Field::Points(0),
        Field::Place(0),
    ];
    for (&mode, field) in Mode::VARIANTS
        .iter()
        .flat_map(|mode| fields.map(|field| (mode, field)))
    {
        let mut form = LeagueForm::example(mode);
        set(form.case_mut(), field, "0.25");
        let link = link::print(&form);
        assert_eq!(link::parse(&link).form, form, "{mode:?} {field:?}: {link}");
    }
}

/// Published values. Lines may be added, but none may ever be changed.
#[test]
fn published_values_keep_their_meaning() {
    let form = link::parse(
        "m:table/t:0.6/p:Anna,1500,200,0.06;Ben,1400,30;Zo%C3%AB/r:1-2;1-3,0.5;2-1,0;!Eve-3,=1",
    )
    .form;
    let case = &form.case;
    assert_eq!((form.mode, case.tau.as_str()), (Mode::Table, "0.6"));
    assert_eq!(
        *case.participants[1],
        Participant::new("Ben", "1400", "30", "0.06")
    );
    assert_eq!(*case.participants[2], Participant::unrated("Zoë"));
    assert_eq!(results(case), ["0-1 1", "0-2 0.5", "1-0 0", "Eve-2 1"]);
    assert_eq!(case.results(0)[3].score, typed("1"));
    let form = link::parse("m:teams/ta:a,1,2,3;b/tb:c/ts:0.5/tt:0.4").form;
    let case = &form.case;
    let teams = case.periods[0].teams().unwrap();
    assert_eq!((form.mode, &*case.tau), (Mode::Teams, "0.4"));
    assert_eq!(
        (teams.members(0), teams.members(1), &teams.score),
        (vec![0, 1], vec![2], &Score::Draw)
    );
    assert_eq!(*case.participants[0], Participant::new("a", "1", "2", "3"));
    let case = link::parse("m:worlds/w:10,a;20,b,1600;30,c/wt:1").form.case;
    assert_eq!(
        (case.periods[0].cells(), &*case.participants[1].rating),
        (&["10", "20", "30"].map(str::to_owned)[..], "1600")
    );
    let case = link::parse("m:race/f:1,a;2,b,1600/ft:1").form.case;
    assert_eq!(
        case.participants,
        [
            Participant::unrated("a"),
            Participant::new("b", "1600", "350", "0.06")
        ]
        .map(Rc::new)
    );
    assert_eq!(
        (case.periods[0].cells(), &*case.tau),
        (&["1", "2"].map(str::to_owned)[..], "1")
    );
}

/// Published values with several periods.
#[test]
fn published_values_of_several_periods_keep_their_meaning() {
    let parsed =
        link::parse("p:Anna;Ben;Zo%C3%AB/r:1-2/n:2-3,0.5;!Eve-1/n:i2.5/n:/n:f2,,1/n:t120,0/k:3");
    let case = &parsed.form.case;
    assert_eq!(
        (
            parsed.period,
            case.periods.len(),
            parsed.not_understood.len()
        ),
        (2, 6, 0)
    );
    let nothing = Vec::<String>::new();
    let listed = ["0-1 1".to_owned()].to_vec();
    assert_eq!(
        periods(case)[..4],
        [
            ("1", listed),
            ("1", vec!["1-2 0.5".to_owned(), "Eve-0 1".to_owned()]),
            ("2.5", nothing.clone()),
            ("1", nothing)
        ]
    );
    assert_eq!(case.periods[4].cells(), ["2", "", "1"]);
    let teams = case.periods[5].teams().unwrap();
    assert_eq!(
        (&teams.team_of[..], &teams.score, teams.method),
        (
            &[Some(0), Some(1), None][..],
            &Score::Lost,
            Method::IndividualPairs
        )
    );
    let value = "ta:a/tb:b/tj:c/tm:to/tn:tc121,=1/wn:w1,2,3/fo:i3/fn:f1,1,1,1";
    let periods = ["teams", "worlds", "race"].map(|mode| {
        link::parse(&format!("m:{mode}/{value}"))
            .form
            .case
            .periods
            .clone()
    });
    let teams = |k: usize| periods[0][k].teams().unwrap();
    assert_eq!(
        (&teams(0).team_of[..], teams(0).method),
        (&[Some(0), Some(1), None][..], Method::CompositeOpponent)
    );
    assert_eq!(
        (&teams(1).score, teams(1).method),
        (&typed("1"), Method::CompositeTeam)
    );
    assert_eq!(periods[1][1].cells(), ["1", "2", "3"]);
    assert_eq!(
        (periods[2][0].idle(), periods[2][1].cells().len()),
        ("3", 4)
    );
}

/// A single period is written as before the page had several periods.
#[test]
fn a_single_period_is_written_in_the_old_format() {
    for value in [
        "m:table/t:0.6/p:Anna,1500,200;Ben,1400,30;Zo%C3%AB/r:1-2;1-3,0.5;2-1,0;!Eve-3,%3D1",
        "r:",
        "m:teams/tt:0.4/ta:a,1,2,3;b/tb:c/ts:0.5",
        "m:worlds/wt:1/w:10,a;20,b,1600;30,c",
        "m:race/ft:1/f:1,a;2,b,1600",
    ] {
        let value = value.replace("%3D", "=");
        assert_eq!(link::print(&link::parse(&value).form), value);
    }
    let two = link::parse("t:0.6/n:1-2/k:2").form;
    assert_eq!(
        [0, 1].map(|period| link::print_at(&two, period, None)),
        ["t:0.6/n:1-2/k:1", "t:0.6/n:1-2"]
    );
}

#[test]
fn a_link_names_the_player_whose_steps_are_open() {
    for (who, value) in [
        (Who::Player(2), "r:1-2/s:3"),
        (Who::Member(1, 0), "r:1-2/s:2-1"),
    ] {
        let parsed = link::parse(value);
        assert_eq!((parsed.chosen, parsed.not_understood.len()), (Some(who), 0));
        assert_eq!(link::print_at(&parsed.form, 0, Some(who)), value);
    }
    // Without its view the value would be shown as a list.
    let example = LeagueForm::default();
    let value = link::print_at(&example, 0, Some(Who::Player(0)));
    assert_eq!(value, "m:table/s:1");
    assert_eq!(link::parse(&value).form, example);
    assert_eq!(
        link::parse("s:0/s:x/s:1-").not_understood,
        ["s:0", "s:x", "s:1-"]
    );
}

#[test]
fn a_link_of_several_periods_selects_the_last() {
    assert_eq!(
        ["n:1-2/n:2-1", "n:1-2/n:2-1/k:1", "r:1-2"].map(|value| link::parse(value).period),
        [2, 0, 0]
    );
}

#[test]
fn unreadable_parts_are_named_and_the_rest_is_read() {
    let parsed = link::parse("x:1/y/p:a;b,1,2,3,4;c/r:1-2;1-3;0-1;1;x-y/m:nothing/t:0.4");
    assert_eq!(
        parsed.not_understood,
        [
            "x:1",
            "y",
            "b,1,2,3,4",
            "m:nothing",
            "1-3",
            "0-1",
            "1",
            "x-y"
        ]
    );
    assert_eq!(
        link::parse("m:worlds/w:1,a;2,b").not_understood,
        ["w:1,a;2,b"]
    );
    let case = &parsed.form.case;
    assert_eq!(
        (case.tau.as_str(), case.participants.len(), results(case)),
        ("0.4", 2, vec!["0-1 1".to_owned()])
    );
    // Players of a link without results keep the example's results among them.
    assert_eq!(results(&link::parse("p:a;b").form.case), ["0-1 1"]);
    // A period without a readable part is a period without games.
    let parsed = link::parse("n:t99/n:f1,2,3,4,5;1-2/k:0/k:x/k:9/n:t11111");
    assert_eq!(
        parsed.not_understood,
        ["k:0", "k:x", "t99", "f1,2,3,4,5", "t11111"]
    );
    assert_eq!((parsed.form.case.periods.len(), parsed.period), (4, 3));
    assert_eq!(link::parse("m:teams/tm:x").not_understood, ["tm:x"]);
}

#[test]
fn an_old_link_with_several_leagues_opens_the_one_it_shows() {
    let list = "p:a;b/r:1-2/t:0.4/n:i2";
    let teams = "ta:c/tb:d/ts:0.5/tt:0.6/tn:t12";
    let worlds = "w:1,e;2,f;3,g/wt:0.7";
    let race = "f:1,h;2,i/ft:0.8/fn:f2,1";
    let all = [race, worlds, teams, list].join("/");
    for (mode, own) in [
        ("list", list),
        ("table", list),
        ("teams", teams),
        ("worlds", worlds),
        ("race", race),
    ] {
        let parsed = link::parse(&format!("{all}/m:{mode}"));
        assert_eq!(parsed, link::parse(&format!("m:{mode}/{own}")), "{mode}");
        assert_eq!(parsed.not_understood, Vec::<String>::new(), "{mode}");
    }
    // Without a view the list is shown.
    assert_eq!(
        link::print(&link::parse(&all).form),
        "t:0.4/p:a;b/r:1-2/n:i2"
    );
    // Unreadable parts of the other leagues are ignored as well.
    assert_eq!(
        link::parse("m:race/w:1,a/tm:x/n:t99/fn:f9,9,9,9,9").not_understood,
        ["f9,9,9,9,9"]
    );
}

/// Returns whether every forum leaves a character intact.
fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || "-_/.~!$'()*+,;=:?@%".contains(c)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_link_restores_the_whole_league(form in any_form()) {
        let value = link::print(&form);
        prop_assert!(value.chars().all(is_plain), "{}", value);
        let last = form.case.periods.len() - 1;
        let parsed = link::parse(&link::print_at(&form, last, None));
        prop_assert_eq!(&parsed.not_understood, &Vec::<String>::new(), "{}", value);
        prop_assert_eq!(parsed.form, form, "{}", value);
        prop_assert_eq!(parsed.period, last);
    }

    #[test]
    fn any_text_is_read_as_a_league(value in prop_oneof![any::<String>(), "([a-z]{1,2}:[-0-9a-z,;!=%]{0,20}/){0,6}", "([tfw]?[no]:[tfwi]?[-0-9,;!=%]{0,12}/){0,6}"]) {
        let form = link::parse(&value).form;
        prop_assert_eq!(link::parse(&link::print(&form)).form, form);
    }
}

#[test]
fn names_in_links_may_have_commas_and_numbers_have_none() {
    let mut form = link::parse("p:x;y/r:1-2").form;
    form.case_mut().participants[0] = Participant::new("1,500", "1,600", "30", "0.06").into();
    assert_eq!(link::print(&form), "p:1%2C500,1600,30;y/r:1-2");
}

#[test]
fn a_link_has_a_limit_of_periods() {
    let value = |later: usize| format!("p:x;y/r:1-2{}", "/n:i2".repeat(later));
    let read = |value: &str| {
        let parsed = link::parse(value);
        (parsed.form.case.periods.len(), parsed.not_understood)
    };
    assert_eq!(read(&value(MOST_PERIODS - 1)), (MOST_PERIODS, vec![]));
    assert_eq!(
        read(&value(MOST_PERIODS + 3)),
        (MOST_PERIODS, vec!["n:… (> 10000)".to_owned()])
    );
}
