//! An unknown RD of an opponent: how it is read, what it is rated as, and where it is noted.

use crate::support::act::{drag, pasted, rooms};
use crate::support::document::document;
use crate::support::{html, page};
use explain::case::{ASSUMED_RD, Case, GameForm, PeriodForm, Score, UNKNOWN_RD, csv};
use explain::export::document::{Case as Exported, Extent};
use explain::export::embed::{Way, code};
use explain::export::formats::{Format, write};
use explain::export::json::{Export, Import};
use explain::export::{csv as table, many};
use explain::ids::VariantArray;
use explain::systems::all;
use explain::words::Language;
use glicko2_page::state::chosen_system::SystemResult;
use glicko2_page::state::{Action, Drag, State};
use glicko2_steps::{Field, Game, Period};
use html::{one, words};
use page::{at, markup_in};
use scraper::Html;

const LINK: &str = "g=1400,?,1;1550,100,0";
const KNOWN: &str = "g=1400,60,1;1550,100,0";

fn games() -> Vec<GameForm> {
    vec![
        GameForm::new("1400", UNKNOWN_RD, Score::Won),
        GameForm::new("1550", "100", Score::Lost),
    ]
}

/// Returns the paper's example with other games.
fn case(games: &[GameForm]) -> Case {
    Case::papers_example().with_games(games.to_vec())
}

fn imported(json: &str) -> Result<Case, String> {
    serde_json::from_str::<Import>(json)
        .unwrap()
        .case(Language::En)
        .map(|imported| imported.case)
}

/// Returns a case of one game as JSON, with this text in place of its deviation.
fn with_deviation(deviation: &str) -> String {
    format!(
        r#"{{"player":{{"rating":1500,"deviation":200,"volatility":0.06}},"tau":0.5,"games":[{{"rating":1400,{deviation}"score":1}}]}}"#
    )
}

#[test]
fn a_question_mark_is_read_as_60() {
    for text in ["?", " ? ", "？"] {
        assert_eq!(
            GameForm::new("1400", text, Score::Won).deviation(),
            ASSUMED_RD,
            "{text:?}"
        );
    }
    for text in ["", "??", "?60", "x"] {
        assert!(
            GameForm::new("1400", text, Score::Won).deviation().is_nan(),
            "{text:?}"
        );
    }
    for line in [
        "1400 ? won",
        "1400,?,1",
        "1400\t?\tW",
        "| 1400 | ? | 1 |",
        "1400;？;1",
        "1400 ± ? won",
        "1400 (?) won",
    ] {
        let found = pasted(&State::whole(), line, false);
        assert_eq!(*found.player.case, case(&games()[..1]), "{line}");
    }
    // An RD that is left out is not one that is not known.
    assert!(pasted(&State::whole(), "1400 won", false).opens_import);
    for table in [
        "rating,deviation,score\n1400,?,1\n1550,100,0",
        "period,rating,deviation,score,idle\n1,1400,?,1,\n1,1550,100,0,\n",
    ] {
        let found = pasted(&State::whole(), table, false);
        assert_eq!(*found.player.case, case(&games()));
    }
    assert_eq!(at(LINK).player.case.games(0), case(&games()).games(0));
    for (deviation, expected) in [
        (r#""deviation":null,"assumed_deviation":60,"#, UNKNOWN_RD),
        (r#""assumed_deviation":"60","#, UNKNOWN_RD),
        (r#""deviation":null,"assumed_deviation":75,"#, "75"),
        (r#""deviation":30,"assumed_deviation":60,"#, "30"),
        (r#""deviation":null,"#, ""),
    ] {
        assert_eq!(
            imported(&with_deviation(deviation)).unwrap().games(0)[0].deviation,
            expected,
            "{deviation}"
        );
    }
}

#[test]
fn the_engine_reads_what_the_page_writes() {
    let read = |deviation: &str| {
        serde_json::from_str::<Period>(&with_deviation(deviation))
            .unwrap()
            .games[0]
    };
    let game = |deviation| Game::new(1400.0, deviation, 1.0);
    assert_eq!(
        read(r#""deviation":null,"assumed_deviation":60,"#),
        game(60.0)
    );
    assert_eq!(
        read(r#""deviation":30,"assumed_deviation":60,"#),
        game(30.0)
    );
    for refused in [
        r#""deviation":null,"#,
        "",
        r#""deviation":"?","#,
        r#""deviation":"x","assumed_deviation":60,"#,
    ] {
        assert!(read(refused).deviation.is_nan(), "{refused}");
    }
}

#[test]
fn an_unknown_rd_is_exported_and_imported_unchanged() {
    let state = at(LINK);
    let derivation = &state.view.derivation;
    let (period, trace, assumed) = (&derivation.period, &derivation.trace, derivation.assumed());
    assert_eq!(assumed, [0]);
    let json = serde_json::to_value(Export::of(period, trace, &assumed)).unwrap();
    let game = &json["in"]["games"][0];
    assert!(
        game["deviation"].is_null() && game["assumed_deviation"] == 60.0,
        "{game}"
    );
    assert!(json["in"]["games"][1].get("assumed_deviation").is_none());
    assert_eq!(imported(&json.to_string()).unwrap(), *state.player.case);
    assert_eq!(
        serde_json::from_value::<Period>(json["in"].clone()).unwrap(),
        **period
    );
    let again = pasted(
        &State::whole(),
        &table::games(period, trace, &assumed),
        false,
    );
    assert_eq!(*again.player.case, case(&games()));
    let several = at("s=1400,30,1/,,1;1400,?,1;1550,100,0");
    let again = pasted(&State::whole(), &csv::write(&several.player.case), false);
    assert_eq!(*again.player.case.periods[1], PeriodForm::of_games(games()));
    assert_eq!(
        several.player.case.periods[1].assumed(),
        [0],
        "a blank row is no game"
    );
    let element = code(&format!("https://example.org/#{LINK}"), "t", Way::Element);
    assert!(
        element.contains("games=\"1400,?,1;1550,100,0\""),
        "{element}"
    );
}

#[test]
fn an_unknown_rd_is_rated_as_60_everywhere() {
    let (unknown, known) = (at(LINK), at(KNOWN));
    let rated = |state: &State| {
        let derivation = &state.view.derivation;
        (derivation.period.clone(), derivation.trace.clone())
    };
    assert_eq!(rated(&unknown), rated(&known));
    assert!(unknown.player.problems.is_empty());
    for system in all() {
        let result = |link: &str| -> Option<_> {
            let state = at(&format!("y={}&{link}", system.id));
            Some(rooms(&state).result.as_deref()?.outcome.clone())
        };
        assert_eq!(result(LINK), result(KNOWN), "{}", system.id);
    }
}

#[test]
fn assumed_rds_are_listed_by_row() {
    let state = at("y=lichess&g=1400,30,1;1550,?,0");
    let result: &SystemResult = rooms(&state).result.as_deref().unwrap();
    let assumed = |index| result.period(index).derivation.as_ref().unwrap().assumed();
    assert_eq!((assumed(0), assumed(1)), (vec![], vec![0]));
    assert_eq!(result.papers_case().unwrap().assumed(), [1]);
}

#[test]
fn exports_note_the_assumed_rd_once() {
    let derivation = at(&format!("k=1&v=all&{LINK}")).view.derivation;
    for (language, word) in [(Language::En, "assumed"), (Language::Ru, "принято")] {
        let note = language
            .text()
            .steps
            .given_assumed(1)
            .replace('\u{a0}', " ");
        let case = Exported {
            assumed: &derivation.assumed(),
            language,
            system: "",
            ..document(
                &derivation.period,
                &derivation.trace,
                "https://example.org/",
            )
        };
        for &format in Format::VARIANTS {
            let post = write(&case, format, Extent::Short).text;
            assert_eq!(post.matches(word).count(), 1, "{post}");
        }
        let full = write(&case, Format::VARIANTS[0], Extent::Full)
            .text
            .replace('\u{a0}', " ");
        assert_eq!(full.matches(&note).count(), 1, "{full}");
        // Step 1 notes it on the page, with another system as well.
        for link in [LINK, "y=lichess&g=1550,100,0;1400,?,1"] {
            let html = Html::parse_fragment(&markup_in(
                language,
                &at(&format!("k=1&v=all&{link}")),
                false,
            ));
            assert!(words(one(&html, "#step-1")).contains(&note), "{link}");
        }
    }
}

#[test]
fn each_of_several_periods_notes_its_assumed_rds() {
    let link = "s=1400,?,1/1550,100,0;1600,?,0";
    let state = at(link);
    let case = &state.player.case;
    let rated = glicko2_steps::seasons::rate(&case.season(state.view.options.rounding)).unwrap();
    let json = serde_json::to_value(many::cases(&rated, case)).unwrap();
    let assumed = |period: usize, game: usize| {
        json[period]["in"]["games"][game]["assumed_deviation"].as_f64()
    };
    assert_eq!(
        [assumed(0, 0), assumed(1, 0), assumed(1, 1)],
        [Some(60.0), None, Some(60.0)]
    );
}

#[test]
fn a_drag_starts_from_60() {
    let field = Field::GameDeviation(0);
    let before = at(LINK);
    for (all, expected) in [
        (&[Drag::Begin, Drag::By(2)][..], "70"),
        (&[Drag::Begin, Drag::By(2), Drag::By(0)], "?"),
        (&[Drag::BeginHandle, Drag::Moved(-3.2)], "57"),
        (&[Drag::Step(-1)], "55"),
        (&[Drag::End(true)], "400"),
        (&[Drag::Begin, Drag::By(2), Drag::Back], "?"),
    ] {
        assert_eq!(drag(&before, field, all).field(field), expected, "{all:?}");
    }
    let dragged = drag(&before, field, &[Drag::Begin, Drag::By(2), Drag::Done]);
    assert_eq!(dragged.update(Action::Undo).player.case, before.player.case);
}

#[test]
fn the_rd_of_the_player_cannot_be_unknown() {
    assert_eq!(at("p=1500,?,0.06").player.problems.len(), 1);
    let player = r#"{"player":{"rating":1500,"deviation":null,"assumed_deviation":60,"volatility":0.06},"games":[]}"#;
    assert_eq!(imported(player).unwrap().player().deviation, "");
}
