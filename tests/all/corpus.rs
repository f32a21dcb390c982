//! A corpus of links and of sequences of actions, recorded once. What was recorded must not change.
//!
//! `links.txt` has every link of the tests, the documents and the site: the link, the one that the page writes
//! afterwards (`=` if it is the same), and what the page shows. A fourth part is the link that the page writes if the
//! lazy part is loaded after the link, where it differs.
//!
//! `sequences.txt` has a block for each sequence: its actions, the link, what the page shows, the saved copy, and the link
//! after a visit with that copy.
//!
//! `CORPUS=record cargo test --test all corpus` records the results anew.

use crate::support::act::{after as state_after, load, not_understood};
use explain::case::detail::Detail;
use explain::case::league::{Field as LeagueField, Kind, Mode, Who};
use explain::case::level::Level;
use explain::case::{End, Part, PeriodEdit, Score};
use explain::ids::HasId;
use explain::numbers::Digits;
use explain::systems::all;
use explain::teach::check::Quantity;
use glicko2_page::state::league::Action as LeagueAction;
use glicko2_page::state::learn::{self, check, exercises, lessons, solve};
use glicko2_page::state::saved::Found;
use glicko2_page::state::{Action, Drag, Room, Rooms, State, StepPosition, Theme, import};
use glicko2_steps::{Field, Rounding};
use std::fmt::Write;
use std::rc::Rc;

/// Returns the state with the lazy part loaded.
fn with_rooms(state: &State) -> State {
    state.update(Action::RoomsLoaded(Box::default()))
}

/// Returns the state of saved data and an address, with the lazy part.
fn of_found(found: &Found) -> State {
    State::of_found(found, Some(Rooms::of_saved(&found.league, "")))
}

fn rooms(state: &State) -> Option<&Rooms> {
    Rooms::of(state)
}

/// Returns the saved progress of the room Learn.
fn saved_progress(state: &State) -> String {
    rooms(state)
        .map(|rooms| rooms.learn.saved())
        .unwrap_or_default()
}

/// Returns the results that a state shows, in one line.
fn results_of(state: &State) -> String {
    let player = state.view.derivation.trace.player;
    let mut line = format!(
        "{} {:.5} {:.5} {:.8}",
        state.room.id(),
        player.rating,
        player.deviation,
        player.volatility
    );
    let mut put = |is: bool, word: &str| {
        if is {
            line.push(' ');
            line.push_str(word);
        }
    };
    put(
        state.is_stale(),
        &format!("problems:{}", state.player.problems.len()),
    );
    put(state.is_unrated, "unrated");
    put(state.can_undo(), "undo");
    put(state.can_redo(), "redo");
    put(state.source_here().is_only_seen(), "seen");
    put(state.awaited.is_some(), "waits");
    let mut notice = not_understood(state);
    // The order in which they are named does not matter.
    notice.sort_unstable();
    put(
        !notice.is_empty(),
        &format!("left-out:{}", notice.join(" ")),
    );
    let Some(rooms) = rooms(state) else {
        return line;
    };
    if !rooms.chosen_system.is_paper() {
        let result = rooms.result.as_ref();
        let after = result.map(|result| result.outcome.after.rating);
        write!(line, " {}:{after:.5?}", rooms.chosen_system.system.id).unwrap();
    }
    if state.room == Room::League {
        let league = &rooms.league;
        let after = league
            .rated_period()
            .map(|rated_period| rated_period.round().after())
            .unwrap_or_default();
        let after: Vec<String> = after
            .iter()
            .map(|player| format!("{:.4}", player.rating))
            .collect();
        write!(
            line,
            " {}:{} {}",
            league.mode().id(),
            league.editor.problems.len(),
            after.join(",")
        )
        .unwrap();
    }
    line
}

fn number(text: &str) -> usize {
    text.parse().unwrap()
}

fn field(name: &str) -> Field {
    let row = |prefix: &str| name.strip_prefix(prefix).and_then(|row| row.parse().ok());
    match name {
        "r" => Field::PlayerRating,
        "rd" => Field::PlayerDeviation,
        "vol" => Field::PlayerVolatility,
        "tau" => Field::Tau,
        "idle" => Field::IdlePeriods,
        _ => row("game-rd")
            .map(Field::GameDeviation)
            .or_else(|| row("game-score").map(Field::GameScore))
            .or_else(|| row("game-r").map(Field::GameRating))
            .unwrap_or_else(|| panic!("no field {name}")),
    }
}

fn score(text: &str) -> Score {
    match text {
        "won" => Score::Won,
        "draw" => Score::Draw,
        "lost" => Score::Lost,
        text => Score::Typed(text.to_owned()),
    }
}

fn period_edit(text: &str) -> PeriodEdit {
    match text {
        "copy" => PeriodEdit::Duplicate,
        "remove" => PeriodEdit::Remove,
        "clear" => PeriodEdit::Clear,
        to => PeriodEdit::Move(number(to)),
    }
}

/// Returns an action in the room League.
fn league_action(words: &[&str]) -> LeagueAction {
    let text = |at: usize| words.get(at).copied().unwrap_or_default().to_owned();
    let n = |at: usize| number(words[at]);
    match words[0] {
        "mode" => LeagueAction::SetMode(Mode::from_id(words[1]).unwrap()),
        "tau" => LeagueAction::Edit(LeagueField::Tau, text(1)),
        "name" => LeagueAction::Edit(LeagueField::Player(n(1), Part::Name), text(2)),
        "rating" => LeagueAction::Edit(LeagueField::Player(n(1), Part::Rating), text(2)),
        "cell" => LeagueAction::Edit(LeagueField::Cell(n(1), n(2)), text(3)),
        "side" => LeagueAction::Edit(LeagueField::Side(n(1), End::A), text(2)),
        "points" => LeagueAction::Edit(LeagueField::Points(n(1)), text(2)),
        "place" => LeagueAction::Edit(LeagueField::Place(n(1)), text(2)),
        "idle" => LeagueAction::Edit(LeagueField::Idle, text(1)),
        "score" => LeagueAction::SetScore(n(1), score(words[2])),
        "team-score" => LeagueAction::SetTeamScore(score(words[1])),
        "add" => LeagueAction::AddPlayer,
        "remove" => LeagueAction::RemovePlayer(n(1)),
        "result" => LeagueAction::AddResult,
        "remove-result" => LeagueAction::RemoveResult(n(1)),
        "enlist" => LeagueAction::Enlist,
        "team" => LeagueAction::SetTeam(n(1), Some(n(2))),
        "kind" => {
            LeagueAction::SetKind([Kind::Results, Kind::Teams, Kind::Worlds, Kind::Race][n(1)])
        }
        "next" => LeagueAction::NextPeriod,
        "pause" => LeagueAction::Pause,
        "period" => LeagueAction::SelectPeriod(n(1)),
        "edit" => LeagueAction::EditPeriod(period_edit(words[1])),
        "reset" => LeagueAction::Reset,
        "open" => LeagueAction::Choose(Who::Player(n(1))),
        "member" => LeagueAction::Choose(Who::Member(n(1), n(2))),
        other => panic!("no action {other}"),
    }
}

/// Returns an action in the room Learn.
fn learn_action(words: &[&str]) -> learn::Action {
    let text = |at: usize| words.get(at).copied().unwrap_or_default().to_owned();
    let n = |at: usize| number(words[at]);
    match words[0] {
        "guess" => learn::Action::Lessons(lessons::Action::Guess(n(1))),
        "show" => learn::Action::Lessons(lessons::Action::Show),
        "stop" => learn::Action::Lessons(lessons::Action::Stop(n(1))),
        "answer" => learn::Action::Lessons(lessons::Action::Answer(n(1))),
        "begin" => learn::Action::Practise(exercises::Action::Begin(n(1) as u32)),
        "exercise" => learn::Action::Practise(exercises::Action::GoTo(n(1))),
        "type" => learn::Action::Practise(exercises::Action::Type(n(1), text(2))),
        "check" => learn::Action::Practise(exercises::Action::Check),
        "solution" => learn::Action::Practise(exercises::Action::Show),
        "numbers" => learn::Action::Check(check::Action::Paste(
            words[1..].join(" ").replace("\\n", "\n"),
        )),
        "my-rating" => learn::Action::Check(check::Action::Edit(Quantity::Rating, text(1))),
        "case" => learn::Action::Check(check::Action::Choose(
            [check::Of::Own, check::Of::A, check::Of::B][n(1)],
        )),
        "wanted" => learn::Action::Solve(solve::Action::Type(text(1))),
        "game" => learn::Action::Solve(solve::Action::Choose(n(1))),
        other => panic!("no action {other}"),
    }
}

/// Returns the action that reads a text.
fn edit(text: String) -> Action {
    Action::Import(import::Action::Edit(text))
}

/// Returns the actions that take the pasted text. When this was recorded, there was a panel for games, one for periods
/// and one for the League, which did not take each other's text, and the room stayed.
fn take(panel: &str, how: &str, earlier: &[State]) -> Vec<Action> {
    let before = earlier.last().unwrap();
    let text = before.rooms.as_ref().map_or("", |rooms| &rooms.import.text);
    let is_its = match panel {
        "games" => before.opens_import,
        "periods" => !before.opens_import && !text.starts_with("Anna"),
        _ => text.starts_with("Anna"),
    };
    if !is_its {
        return Vec::new();
    }
    let take = import::Action::Take {
        append: how == "append",
        compared: None,
    };
    let stay = before.rooms.is_some().then_some(Action::Enter(before.room));
    [Action::Import(take)].into_iter().chain(stay).collect()
}

/// Returns the actions of a recorded line. `earlier` are the states so far.
fn actions(line: &str, earlier: &[State]) -> Vec<Action> {
    let words: Vec<&str> = line.split(' ').collect();
    let rest = || words[1..].join(" ").replace("\\n", "\n");
    let n = |at: usize| number(words[at]);
    let drag = |drag: Drag| Action::Drag(field(words[1]), drag);
    let by = || words[2].parse().unwrap();
    vec![match words[0] {
        "type" => Action::Edit(field(words[1]), words[2..].join(" ")),
        "drag" => return vec![drag(Drag::Begin), drag(Drag::By(by())), drag(Drag::Done)],
        "key" => drag(Drag::Step(by())),
        "focus" => Action::Activate(Some(field(words[1]))),
        "leave" => Action::Activate(None),
        "score" => Action::SetScore(n(1), score(words[2])),
        "add" => Action::AddGame,
        "remove" => Action::Remove(n(1)),
        "copy" => Action::Duplicate(n(1)),
        "move" => Action::Move {
            from: n(1),
            to: n(2),
        },
        "clear" => Action::ClearGames,
        "period" => Action::SelectPeriod(n(1)),
        "next-period" => Action::NextPeriod,
        "pause" => Action::Pause,
        "edit" => Action::EditPeriod(period_edit(words[1])),
        "reset" => Action::Reset,
        "own" => Action::EnterOwn,
        "undo" => Action::Undo,
        "redo" => Action::Redo,
        "paste" => return vec![Action::OpenImport, edit(rest())],
        "csv" => edit(rest()),
        "take" => return take("games", words[1], earlier),
        "take-csv" => return take("periods", words[1], earlier),
        "close-paste" => Action::CloseImport,
        "digits" => Action::SetDigits(Digits::decimals(n(1) as u8)),
        "level" => Action::SetLevel(Level::from_id(words[1]).unwrap()),
        "rounding" => Action::SetRounding(if words[1] == "paper" {
            Rounding::AsPrinted
        } else {
            Rounding::Exact
        }),
        "theme" => Action::SetTheme(Theme::from_id(words[1]).unwrap()),
        "hide" => Action::ToggleHide,
        "guess" => {
            return vec![
                Action::TypeGuess(n(1) as u8, words[2].to_owned()),
                Action::Guess(n(1) as u8),
            ];
        }
        "present" => Action::Present(words[1] == "on"),
        "step" => Action::GoTo(StepPosition::parse(words[1]).unwrap()),
        "close" => Action::CloseStep,
        "detail" => Action::SetDetail(Detail::from_id(words[1]).unwrap()),
        "first" => Action::First,
        "back" => Action::Back,
        "next" => Action::Next,
        "last" => Action::Last,
        "play" => Action::TogglePlay,
        "tick" => Action::Tick,
        "more" => Action::ToggleMore,
        "room" => Action::Enter(Room::from_id(words[1]).unwrap()),
        "choose" => Action::Choose(words[1].to_owned()),
        "answer" => {
            let mut options = all().iter().flat_map(|system| system.options);
            let option = options.find(|option| option.id == words[1]).unwrap();
            Action::Answer(option.id, words[2].to_owned())
        }
        "new" => Action::BeNew,
        "system-period" => Action::ShowSystemPeriod(words[1].parse().ok()),
        "load" => Action::Load(rest()),
        "restore" => Action::Restore(Room::from_id(words[1]).unwrap(), words[2..].join(" ")),
        "return" => Action::Return(Rc::new(earlier[n(1).min(earlier.len() - 1)].clone())),
        "dismiss" => Action::DismissNotice,
        "league" if words[1] == "csv" => edit(words[2..].join(" ").replace("\\n", "\n")),
        "league" if words[1] == "take" => return take("league", words[2], earlier),
        "league" => Action::league(league_action(&words[1..])),
        "learn" => Action::Learn(Rc::new(learn_action(&words[1..]))),
        other => panic!("no action {other}"),
    }]
}

/// Performs a recorded line.
fn after(line: &str, earlier: &[State]) -> State {
    let state = earlier.last().unwrap();
    if line == "loaded" {
        return with_rooms(state);
    }
    state_after(state.clone(), actions(line, earlier))
}

/// Returns the record of a link.
fn record_of_link(link: &str) -> String {
    let state = State::whole().update(load(link));
    let written = state.link();
    let late = with_rooms(&State::default().update(load(link))).link();
    let same = if written == link { "=" } else { &written };
    let mut record = format!("{link}\t{same}\t{}", results_of(&state));
    if late != written {
        write!(record, "\t{late}").unwrap();
    }
    record
}

/// Returns the record of a sequence of actions. It begins with or without the lazy part.
fn record_of_sequence(line: &str) -> String {
    let (start, lines) = line.split_once(" | ").unwrap();
    let mut states = vec![if start == "whole" {
        State::whole()
    } else {
        State::default()
    }];
    for line in lines.split(" | ") {
        states.push(after(line, &states));
    }
    let last = states.last().unwrap();
    let contents = last.contents();
    let saved = |room: Room| {
        contents
            .rooms
            .iter()
            .find(|content| content.room == room)
            .map(|content| &*content.link)
    };
    let [player, league] =
        [Room::Player, Room::League].map(|room| saved(room).unwrap_or_default().to_owned());
    let copy = [
        &contents.view,
        &player,
        &league,
        &saved_progress(last).replace('\n', "\\n"),
    ]
    .map(String::as_str)
    .join("\t");
    let found = Found {
        fragment: String::new(),
        player,
        league,
        view: contents.view,
    };
    let again = of_found(&found);
    let league = again.update(Action::Enter(Room::League)).link();
    format!(
        "{line}\n#{}\n{}\n{copy}\n{}\t{league}\n",
        last.link(),
        results_of(last),
        again.link()
    )
}

/// Compares records with those of a file, or records them.
fn replay(name: &str, separator: &str, record: fn(&str) -> String) {
    let file = format!(
        "{}/tests/data/corpus/{name}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let recorded = std::fs::read_to_string(&file).unwrap();
    let records: Vec<&str> = recorded.trim_end().split(separator).collect();
    assert!(records.len() >= 300);
    let keys = records
        .iter()
        .map(|record| record.split(['\t', '\n']).next().unwrap());
    let now: Vec<String> = keys.map(|key| record(key).trim_end().to_owned()).collect();
    if std::env::var_os("CORPUS").is_some() {
        return std::fs::write(&file, now.join(separator) + "\n").unwrap();
    }
    for (was, is) in records.iter().zip(&now) {
        assert_eq!(is, was);
    }
}

#[test]
fn every_link_opens_as_it_was_recorded() {
    replay("links", "\n", record_of_link);
}

#[test]
fn every_sequence_of_actions_ends_as_it_was_recorded() {
    replay("sequences", "\n\n", |line| {
        let line = line.split('\n').next().unwrap();
        record_of_sequence(line)
    });
}
