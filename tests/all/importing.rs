//! Pasted text and opened files: what is said before anything is replaced, where it goes, undo, and the comparison with
//! a site.

use crate::support::act::{load, pasted, rooms};
use crate::support::league::league_of;
use crate::support::{html, page};
use explain::by_ptr::ByPtr;
use explain::case::{Case, Part, PeriodForm};
use explain::import::compare::ASSUMED_RD;
use explain::import::league::By;
use explain::import::preview::{Becomes, Who};
use explain::import::{Reader, Refused};
use explain::numbers::full;
use explain::words::Language;
use glicko2_page::state::import::{Action as Edit, Compared, Import};
use glicko2_page::state::{Action, Room, State};
use glicko2_page::{ImportDialog, ImportDialogProps};
use html::{all, all_words, attr, markup_of, one, words};
use page::{at, rendered};
use scraper::Html;
use std::rc::Rc;
use yew::Callback;

/// Returns a file that was written for the tests of reading.
fn file(name: &str) -> Vec<u8> {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/crates/explain/tests/data/files"
    );
    std::fs::read(format!("{folder}/{name}")).unwrap()
}

fn act(state: &State, action: Edit) -> State {
    state.update(Action::Import(action))
}

/// Returns the state with the panel open on a file.
fn opened(state: &State, bytes: &[u8]) -> State {
    let mut reader = Reader::default();
    reader.push(bytes);
    act(
        &state.update(Action::OpenImport),
        Edit::Read(Rc::new(reader.finish())),
    )
}

fn import(state: &State) -> &Rc<Import> {
    &rooms(state).import
}

/// Takes what was found, compared with its site.
fn take_found(state: &State, append: bool) -> State {
    let compared = import(state).compare().map(|mut compared| {
        while compared.comparison.advance(50) {}
        Rc::new(compared)
    });
    act(state, Edit::Take { append, compared })
}

fn compared(state: &State) -> Option<&Rc<Compared>> {
    rooms(state).compared(&state.player.case)
}

/// Returns the dialog in English.
fn dialog(state: &State) -> Html {
    let props = ImportDialogProps {
        import: ByPtr(import(state).clone()),
        open: state.opens_import,
        language: Language::En,
        dispatch: Callback::noop(),
    };
    Html::parse_fragment(&markup_of::<ImportDialog>(props))
}

fn sentence_of(state: &State) -> String {
    words(one(&dialog(state), "#import-found"))
}

#[test]
fn each_file_opens_in_the_room_where_it_fits() {
    let games = b"1400 30 won".to_vec();
    let results = b"White,Black,Result\nAnna,Ben,1\n".to_vec();
    let case = br#"{"player":{"rating":1600,"deviation":80,"volatility":0.06},"games":[{"rating":1400,"deviation":30,"score":1}]}"#;
    for (bytes, room) in [
        (games, Room::Player),
        (results, Room::League),
        (case.to_vec(), Room::Player),
        (file("lichess.pgn"), Room::Player),
        (file("ogs.tsv"), Room::Player),
        (file("tournament.pgn"), Room::League),
        (file("report.trf"), Room::League),
    ] {
        for before in [Room::Player, Room::League, Room::Learn] {
            let state = State::whole().update(Action::Enter(before));
            let state = take_found(&opened(&state, &bytes), false);
            assert_eq!((state.room, state.opens_import), (room, false));
            // One undo leads back to what was there, in the room that was open.
            let back = state.update(Action::Undo);
            assert_eq!(back.room, before);
            assert_eq!(back.player.case, State::whole().player.case);
            assert!(rooms(&back).chosen_system.is_paper());
            assert_eq!(league_of(&back).form(), league_of(&State::whole()).form());
            let again = back.update(Action::Redo);
            assert_eq!((again.room, &again.player.case), (room, &state.player.case));
            assert_eq!(league_of(&again).form(), league_of(&state).form());
        }
    }
}

#[test]
fn opening_a_file_replaces_nothing_yet() {
    let state = opened(&State::whole(), &file("lichess.ndjson"));
    assert_eq!(
        sentence_of(&state),
        "Lichess games of Mira_Plays: 60 rated blitz games, 9 March 2024 to 28 April 2024; 5 left out (1 unrated, 1 against a computer program, 1 aborted, 1 of another variant, 1 of another kind)."
    );
    assert_eq!(state.player.case, State::whole().player.case);
    assert!(!state.can_undo());
    let closed = state.update(Action::CloseImport);
    assert!(import(&closed).file.is_none() && !closed.opens_import);
}

#[test]
fn games_of_lichess_become_periods_at_lichess() {
    let state = take_found(&opened(&State::whole(), &file("lichess.ndjson")), false);
    let rooms = rooms(&state);
    assert_eq!(rooms.chosen_system.system.id, "lichess");
    let case = &state.player.case;
    assert_eq!((case.rows(), &*case.tau), (60, "0.75"));
    // Each game is a period, with the pause before it.
    assert!(case.periods.iter().all(|period| period.games().len() <= 1));
    assert!(case.periods[1].games().is_empty() && case.periods[1].idle() != PeriodForm::IDLE);
    assert_eq!(case.games(0)[0].deviation, "?");
    // The first game has its options, so the answer is ours of the table's first row.
    let first = &compared(&state).unwrap().comparison.rows[0];
    assert_eq!(rooms.chosen_system.text("colour"), "white");
    assert_eq!(rooms.chosen_system.text("kind"), "blitz");
    let after = rooms.result.as_ref().unwrap().outcome.after.rating;
    assert_eq!(after - first.before.rating, first.ours.unwrap());
}

#[test]
fn each_row_of_the_comparison_opens_the_steps_of_its_game() {
    let state = take_found(&opened(&State::whole(), &file("ogs.tsv")), false);
    assert_eq!(rooms(&state).chosen_system.system.id, "ogs");
    let html = rendered(&state);
    let card = one(&html, ".compared");
    assert!(
        words(card)
            .contains("Our ratings agree with the site’s to the hundredth in 38 of 39 games.")
    );
    let links = all(&html, ".compared tbody th a");
    assert_eq!(links.len(), 25);
    let compared = compared(&state).unwrap();
    for row in [0, 7, 24] {
        let link = attr(links[row], "href").unwrap();
        let steps = at(link.trim_start_matches('#'));
        let rooms = rooms(&steps);
        let after = rooms.result.as_ref().unwrap().outcome.after.rating;
        let expected = &compared.comparison.rows[row];
        assert_eq!(after - expected.before.rating, expected.ours.unwrap());
        // The table belongs to the case of all games.
        assert!(rooms.compared(&steps.player.case).is_none());
    }
}

#[test]
fn the_comparison_is_shown_with_its_case_and_system_only() {
    let state = take_found(&opened(&State::whole(), &file("lichess.pgn")), false);
    assert!(compared(&state).is_some());
    let undone = state.update(Action::Undo);
    assert!(compared(&undone).is_none());
    assert!(compared(&undone.update(Action::Redo)).is_some());
    let by_paper = state.update(Action::Choose("glicko2".to_owned()));
    assert!(compared(&by_paper).is_none());
    // Following a link and going back shows the table again.
    let link = compared(&state).unwrap().link(3).unwrap();
    let steps = state.update(load(&link));
    assert!(compared(&steps).is_none());
    let back = steps.update(Action::Return(Rc::new(state.clone())));
    assert!(compared(&back).is_some());
}

#[test]
fn the_start_is_worked_out_or_typed() {
    let state = opened(&State::whole(), &file("lichess.ndjson"));
    assert!(import(&state).needs_start() && import(&state).can_work_out());
    assert!(all(&dialog(&state), "#import-deviation").is_empty());
    let found = import(&state).compare().unwrap();
    assert_eq!(found.worked_out.unwrap().games, 30);
    let state = act(&state, Edit::WorkOut(false));
    let state = act(&state, Edit::EditStart(Part::Deviation, "75".to_owned()));
    let state = act(&state, Edit::EditAssumed("80".to_owned()));
    assert_eq!(all(&dialog(&state), "#import-deviation").len(), 1);
    let state = take_found(&state, false);
    let player = state.player.case.player();
    assert_eq!((&*player.rating, &*player.deviation), ("1741", "75"));
    assert_eq!(state.player.case.games(0)[0].deviation, "80");
    assert!(compared(&state).unwrap().worked_out.is_none());
    assert_ne!(ASSUMED_RD, 80.0);
}

#[test]
fn wrong_numbers_are_named_and_nothing_is_taken() {
    for (action, field) in [
        (
            Edit::EditStart(Part::Volatility, "x".to_owned()),
            "#import-volatility",
        ),
        (Edit::EditAssumed("0".to_owned()), "#import-assumed"),
    ] {
        let state = opened(&State::whole(), &file("lichess.ndjson"));
        let state = act(&act(&state, Edit::WorkOut(false)), action);
        let html = dialog(&state);
        assert_eq!(attr(one(&html, field), "aria-invalid"), Some("true"));
        let same = take_found(&state, false);
        assert!(same.opens_import && same.player.case == state.player.case);
        assert!(attr(one(&html, "button.primary"), "disabled").is_some());
    }
}

#[test]
fn chess_com_has_no_comparison_and_says_so() {
    let state = opened(&State::whole(), &file("chess-com.pgn"));
    let preview = import(&state).preview.clone().unwrap();
    let tara = preview
        .players
        .iter()
        .find(|(_, name, _)| &**name == "tara_k");
    let state = act(&state, Edit::SetWho(Who::Player(tara.unwrap().0)));
    assert!(words(one(&dialog(&state), "dialog")).contains("chess.com were never published"));
    let state = act(&state, Edit::SetKind("rapid".into()));
    assert!(sentence_of(&state).contains(": 1 rated rapid game, "));
    let state = act(&state, Edit::SetKind("blitz".into()));
    let state = take_found(&state, false);
    assert!(compared(&state).is_none());
    assert!(rooms(&state).chosen_system.is_paper());
    let case = &state.player.case;
    assert_eq!((case.rows(), &*case.player().rating), (3, "1012"));
}

#[test]
fn a_league_is_grouped_as_chosen() {
    let text = "Date,White,Black,Result\n2024-03-01,Anna,Ben,1\n2024-03-05,Ben,Carl,0\n2024-04-02,Anna,Carl,=\n";
    for (by, periods) in [(By::Day, 5), (By::Week, 4), (By::Month, 2), (By::All, 1)] {
        let state = opened(&State::whole(), text.as_bytes());
        let state = take_found(&act(&state, Edit::SetBy(by)), false);
        assert_eq!(league_of(&state).case().periods.len(), periods, "{by:?}");
    }
    let state = opened(&State::whole(), text.as_bytes());
    let options = all_words(&dialog(&state), "select[aria-label=Periods] option");
    assert_eq!(options, ["Days", "Weeks", "Months", "All together"]);
}

#[test]
fn a_file_of_another_kind_is_refused_by_name() {
    for (bytes, name) in [
        (&b"PK\x03\x04\x14\x00"[..], "a ZIP archive"),
        (b"%PDF-1.7", "a PDF document"),
        (b"To be, or not to be", "no games, players or results"),
        (b"{\"player\":", "not valid JSON"),
    ] {
        let state = opened(&State::whole(), bytes);
        let said = sentence_of(&state);
        assert!(said.contains(name), "{said}");
        assert_eq!(all(&dialog(&state), "#import-found .problem").len(), 1);
        assert!(take_found(&state, false).opens_import);
    }
    let unreadable = Edit::Read(Rc::new(Err(Refused::Unreadable)));
    let state = act(&State::whole().update(Action::OpenImport), unreadable);
    assert_eq!(sentence_of(&state), "The browser could not read the file.");
}

#[test]
fn columns_that_are_not_used_and_lines_that_are_left_out_are_named() {
    let text = "Round,White,Black,Result,ECO,Board\n1,Anna,Ben,1,B01,1\n1,Ben,,0,C00,2\n";
    let state = opened(&State::whole(), text.as_bytes());
    let dialog = dialog(&state);
    let all_words = words(one(&dialog, "dialog"));
    assert!(
        all_words.contains("Columns not used: ECO, Board."),
        "{all_words}"
    );
    assert_eq!(words(one(&dialog, "details li")), "Line 3: without a name");
}

#[test]
fn names_and_texts_stay_text() {
    let hostile = "<img src=x onerror=alert(1)>";
    let text = format!("White,Black,Result,{hostile}\n{hostile},Ben,1,x\n");
    let state = opened(&State::whole(), text.as_bytes());
    assert!(all(&dialog(&state), "img").is_empty());
    assert!(words(one(&dialog(&state), "dialog")).contains(hostile));
    let state = take_found(&state, false);
    assert!(all(&rendered(&state), "img").is_empty());
    let game =
        format!("[Event \"x\"]\n[White \"{hostile}\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n1-0\n\n");
    let state = opened(&State::whole(), game.repeat(2).as_bytes());
    assert!(all(&dialog(&state), "img").is_empty());
    assert!(matches!(
        import(&state).preview.as_ref().unwrap().becomes,
        Becomes::Unsaid
    ));
}

#[test]
fn periods_replace_the_others_or_follow_them() {
    let example = State::whole().update(Action::Replace(
        Rc::new(Case::example_of_periods()),
        glicko2_steps::Rounding::Exact,
    ));
    let text = "period,rating,rd,score\n1,1400,30,1\n3,1600,30,1";
    let periods = |state: &State| (state.player.case.periods.len(), state.view.options.period);
    assert_eq!(periods(&pasted(&example, text, false)), (3, 0));
    let added = pasted(&example, text, true);
    assert_eq!(periods(&added), (8, 5));
    assert_eq!(
        added.player.case.periods[..5],
        example.player.case.periods[..]
    );
    // Games without periods go into the selected one.
    let here = example.update(Action::SelectPeriod(3));
    let added = pasted(&here, "1400 30 won", true);
    assert_eq!(
        (added.player.case.periods.len(), added.games().len()),
        (5, 3)
    );
}

/// Returns a table of so many games in one period.
fn many(games: usize) -> String {
    "1400,30,1\n".repeat(games)
}

#[test]
fn above_two_thousand_games_there_is_no_link() {
    let few = pasted(&State::whole(), &many(2_000), false);
    assert!(few.fits_link() && few.link().contains("g=1400,30,1"));
    let state = pasted(&State::whole(), &many(2_001), false);
    assert!(!state.fits_link() && state.link().is_empty());
    assert!(state.fits_storage(Room::Player) && state.contents().rooms.len() == 2);
    // Other rooms have their links.
    assert!(!state.update(Action::Enter(Room::League)).link().is_empty());
    let text: String = (0..2_001).map(|k| format!("p{k},q,1\n")).collect();
    let league = pasted(&State::whole(), &text, false);
    assert_eq!((league.room, &*league.link()), (Room::League, "r=group"));
}

#[test]
fn a_case_too_large_for_the_saved_copy_is_not_saved() {
    let state = pasted(&State::whole(), &many(20_001), false);
    assert!(!state.fits_storage(Room::Player));
    let saved = state.contents().rooms.into_iter();
    assert!(saved.map(|content| content.room).eq([Room::League]));
}

#[test]
fn a_long_career_fits_into_the_periods_and_is_compared_whole() {
    let mut text = String::new();
    for k in 0..12_000 {
        let day = 1_600_000_000_000_u64 + 86_400_000 * k;
        text += &format!(
            "{{\"rated\":true,\"variant\":\"standard\",\"perf\":\"blitz\",\"createdAt\":{day},\"status\":\"mate\",\"players\":{{\"white\":{{\"user\":{{\"name\":\"me\"}},\"rating\":1500,\"ratingDiff\":5}},\"black\":{{\"user\":{{\"name\":\"r{k}\"}},\"rating\":1500,\"ratingDiff\":-5}}}},\"winner\":\"white\"}}\n"
        );
    }
    let state = opened(&State::whole(), text.as_bytes());
    assert!(words(one(&dialog(&state), "dialog")).contains("Only the last 5000 games fit"));
    let state = act(&state, Edit::WorkOut(false));
    let state = take_found(&state, false);
    let rows = &compared(&state).unwrap().comparison.rows;
    assert_eq!((rows.len(), state.player.case.rows()), (12_000, 5_000));
    assert_eq!(
        state.player.case.player().rating,
        full(rows[7_000].before.rating)
    );
}
