//! Saved data: whether the address or the saved copy is loaded, what is written, and which cases can be restored.

use crate::support::act::{load, not_understood, rooms};
use explain::case::league::Field as LeagueField;
use explain::case::link::{self, LazyLink};
use explain::ids::{HasId, VariantArray};
use explain::numbers::Digits;
use glicko2_page::state::saved::{
    Found, Offer, Saver, Store, StoreIsFull, VIEW_KEY, address_to_save, key, previous_key,
};
use glicko2_page::state::{Action, Room, Rooms, State, league};
use glicko2_steps::{Field, Rounding};
use proptest::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Returns the state of the data that was found, with all rooms.
fn opened(found: &Found) -> State {
    State::of_found(found, Some(Rooms::of_saved(&found.league, "")))
}

/// Returns the state after the lazy part is loaded.
fn with_rooms(state: &State) -> State {
    state.update(Action::RoomsLoaded(Box::default()))
}

/// A storage with room for a limited number of bytes.
struct Shelf {
    texts: RefCell<BTreeMap<String, String>>,
    most: usize,
}

impl Shelf {
    fn new(texts: &[(&str, &str)]) -> Self {
        let texts = texts
            .iter()
            .map(|(key, text)| ((*key).to_owned(), (*text).to_owned()))
            .collect();
        Self {
            texts: RefCell::new(texts),
            most: usize::MAX,
        }
    }

    fn text(&self, key: &str) -> String {
        self.read(key).unwrap_or_default()
    }
}

impl Store for Shelf {
    fn read(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn write(&self, key: &str, text: &str) -> bool {
        let mut texts = self.texts.borrow_mut();
        let others: usize = texts
            .iter()
            .filter(|(other, _)| *other != key)
            .map(|(_, text)| text.len())
            .sum();
        let fits = others + text.len() <= self.most;
        if fits {
            texts.insert(key.to_owned(), text.to_owned());
        }
        fits
    }
}

/// A tab with all rooms.
struct Tab<'a> {
    full: State,
    saver: Saver,
    shelf: &'a Shelf,
}

impl<'a> Tab<'a> {
    fn open(fragment: &str, shelf: &'a Shelf) -> Self {
        let found = Found::of(fragment, None, shelf);
        let full = opened(&found);
        let saver = Saver::new(&found, &full.contents());
        Self { full, saver, shelf }
    }

    fn does(&mut self, act: Action) -> Result<(), StoreIsFull> {
        self.full = self.full.update(act);
        self.saver.save(&self.full.contents(), self.shelf)
    }

    fn types(&mut self, rating: &str) {
        self.does(typed(rating)).unwrap();
    }

    fn offer(&self) -> Option<Offer> {
        self.saver
            .offer(self.full.room, self.full.source_here(), self.shelf)
    }

    fn takes(&mut self, offer: Offer) {
        let link = self.saver.take(self.full.room, offer, self.shelf);
        self.does(Action::Restore(self.full.room, link)).unwrap();
    }

    /// Returns the link of a room, as it is saved.
    fn content(&self, room: Room) -> String {
        let mut rooms = self.full.contents().rooms.into_iter();
        rooms.find(|content| content.room == room).unwrap().link
    }

    fn rating(&self) -> &str {
        rating(&self.full)
    }
}

fn rating(state: &State) -> &str {
    &state.player.case.player().rating
}

/// Returns the parts of a link that wait for the lazy part.
fn waiting(state: &State) -> Option<String> {
    state.awaited.as_ref().map(LazyLink::print)
}

fn typed(rating: &str) -> Action {
    Action::Edit(Field::PlayerRating, rating.to_owned())
}

fn of_league(tau: &str) -> Action {
    Action::league(league::Action::Edit(LeagueField::Tau, tau.to_owned()))
}

const PLAYER: &str = "glicko2-steps.player";
const GROUP: &str = "glicko2-steps.group";

/// Saved data and address, with the resulting system, rating, number of periods, τ of the league, and room.
#[test]
fn address_and_saved_copy_are_loaded_in_order() {
    let own = [
        (PLAYER, "y=lichess&x=days:30&p=1601,60,0.06&s=i1/i2"),
        (GROUP, "t:0.3"),
    ];
    let cases: [(&[(&str, &str)], &str, &str); 13] = [
        (&[], "", "glicko2: 1500 1 0.5 player"),
        (&[], "p=1700,50,0.06", "glicko2: 1700 1 0.5 player"),
        // An empty address restores everything.
        (&own, "", "lichess:30 1601 2 0.3 player"),
        // A link to another room keeps the case and the system; a reload in that room relies on this.
        (&own, "r=group&m=t:0.3", "lichess:30 1601 2 0.3 group"),
        (&own, "r=group", "lichess:30 1601 2 0.3 group"),
        (&own, "r=group&m=t:0.4", "lichess:30 1601 2 0.4 group"),
        // Without the lazy part the page adds its case to the link of the room, and knows no system.
        (
            &own,
            "p=1601,60,0.06&s=i1/i2&r=group",
            "lichess:30 1601 2 0.3 group",
        ),
        // A link with a case replaces the case, the system and its options.
        (&own, "p=1700,50,0.06", "glicko2: 1700 1 0.3 player"),
        (
            &own,
            "y=lichess&x=days:3&p=1700,50,0.06",
            "lichess:3 1700 1 0.3 player",
        ),
        (&own, "k=1", "glicko2: 1500 1 0.3 player"),
        (&own, "r=systems", "glicko2: 1500 1 0.3 systems"),
        (&own, "r=season", "glicko2: 1500 5 0.3 player"),
        (
            &own,
            "r=season&s=p:1777,200,0.06",
            "glicko2: 1777 5 0.3 player",
        ),
    ];
    for (saved, fragment, expected) in cases {
        let full = opened(&Found::of(fragment, None, &Shelf::new(saved)));
        let chosen = &rooms(&full).chosen_system;
        let typed = chosen.typed.iter().map(|(_, text)| text.as_str());
        let seen = format!(
            "{}:{} {} {} {} {}",
            chosen.system.id,
            typed.collect::<String>(),
            rating(&full),
            full.player.case.periods.len(),
            rooms(&full).league.case().tau,
            full.room.id()
        );
        assert_eq!(seen, expected, "{fragment} after {saved:?}");
        assert!(!full.can_undo(), "it is where somebody begins");
    }
}

/// A link is read in two parts. Faults that the first part finds are still reported after the second is loaded.
#[test]
fn faults_of_a_link_are_still_reported_after_lazy_loading() {
    for (fragment, parts) in [
        ("p=1600,200,0.06&zz=5&k=99", &["k=99", "zz=5"][..]),
        ("zz=5&y=nowhere", &["y=nowhere", "zz=5"]),
        ("r=attic", &["r=attic"]),
        ("p=1600,200,0.06", &[]),
    ] {
        let found = Found::of(fragment, None, &Shelf::new(&[]));
        let state = with_rooms(&State::of_found(&found, None));
        let mut said = not_understood(&state);
        said.sort_unstable();
        assert_eq!(said, parts, "{fragment}");
    }
}

/// The selected period is restored, unless it does not exist or a link was opened in between.
#[test]
fn the_selected_period_is_saved() {
    let (periods, one) = ("s=1400,30,1/i2/i3", "p=1601,60,0.06");
    for (saved, fragment, period) in [
        (periods, "", 1),
        (periods, "r=group", 1),
        (periods, "w=3", 0),
        (periods, "s=1400,30,1/i2/i3&w=3", 2),
        (one, "", 0),
    ] {
        let shelf = Shelf::new(&[(PLAYER, saved), (VIEW_KEY, "w=2&d=5")]);
        let state = opened(&Found::of(fragment, None, &shelf));
        assert_eq!(
            state.view.options.period, period,
            "{fragment} after {saved}"
        );
    }
}

/// Without the lazy part: saved data and address, with the resulting rating and the view.
#[test]
fn address_and_saved_copy_are_loaded_without_the_lazy_part() {
    let own = [(PLAYER, "y=lichess&p=1601,60,0.06"), (VIEW_KEY, "d=5")];
    let cases: [(&[(&str, &str)], &str, &str, &str); 4] = [
        (&[], "", "1500", ""),
        (&own, "", "1601", "d=5"),
        (&own, "p=1700,50,0.06", "1700", ""),
        (&own, "k=1", "1500", "k=1"),
    ];
    for (saved, fragment, rating, view) in cases {
        let found = Found::of(fragment, None, &Shelf::new(saved));
        let state = State::of_found(&found, None);
        let contents = state.contents();
        assert_eq!(
            (&*state.player.case.player().rating, &*contents.view),
            (rating, view),
            "{fragment} after {saved:?}"
        );
        assert!(!state.can_undo() && state.notice.is_none());
    }
}

#[test]
fn a_reload_before_the_address_is_updated_loses_no_edit() {
    let shelf = Shelf::new(&[(PLAYER, "p=1234,200,0.06")]);
    // The address that was to be set before may be set only at the reload.
    let before = address_to_save("", None, "p=123,200,0.06");
    let saved = address_to_save("p=1,200,0.06", Some(&before), "p=1234,200,0.06");
    for (fragment, expected) in [
        ("p=1,200,0.06", "1234"),
        ("p=123,200,0.06", "1234"),
        ("p=1700,50,0.06", "1700"),
        ("", "1234"),
    ] {
        let found = Found::of(fragment, Some(&saved), &shelf);
        let state = State::of_found(&found, None);
        assert_eq!(rating(&state), expected, "{fragment}");
    }
    for corrupt in ["", "\n", "x", "\0%%%"] {
        let found = Found::of("p=1,200,0.06", Some(corrupt), &shelf);
        assert_eq!(found.fragment, "p=1,200,0.06");
    }
}

/// Loading the lazy part restores the saved rooms, even if another version wrote them, and does not save them again.
#[test]
fn loading_the_lazy_part_saves_nothing() {
    let shelf = Shelf::new(&[
        (PLAYER, "y=lichess&x=days:30&p=1601,60,0.06"),
        (GROUP, "t:0.30&m:list"),
    ]);
    let found = Found::of("", None, &shelf);
    let first = State::of_found(&found, None);
    let mut saver = Saver::new(&found, &first.contents());
    // The system waits for the lazy part, and is saved with the case.
    let first = first.update(typed("1602"));
    saver.save(&first.contents(), &shelf).unwrap();
    let saved = ["y=lichess&x=days:30&p=1602,60,0.06", "t:0.30&m:list"];
    assert_eq!([PLAYER, GROUP].map(|key| shelf.text(key)), saved);
    assert_eq!(waiting(&first).as_deref(), Some("y=lichess&x=days:30"));
    assert_eq!(first.link(), "p=1602,60,0.06&y=lichess&x=days:30");
    let saved_rooms = Rooms::of_saved(&found.league, "");
    let whole = first.update(Action::RoomsLoaded(Box::new(saved_rooms)));
    assert_eq!(
        (
            rooms(&whole).chosen_system.text("days"),
            rating(&whole),
            waiting(&whole)
        ),
        ("30", "1602", None)
    );
    assert!(!whole.source.is_only_seen());
    saver.meet(&first.contents(), &whole.contents());
    saver.save(&whole.contents(), &shelf).unwrap();
    assert_eq!([PLAYER, GROUP].map(|key| shelf.text(key)), saved);
    saver
        .save(&whole.update(of_league("0.7")).contents(), &shelf)
        .unwrap();
    assert!(shelf.text(GROUP).starts_with("t:0.7") && shelf.text(PLAYER) == saved[0]);
}

/// Parts of a link that only the lazy part understands wait for it, and nothing else is lost.
#[test]
fn the_link_includes_parts_that_wait_for_the_lazy_part() {
    let own = State::default().update(typed("1601"));
    for (fragment, expected, room) in [
        ("r=group", "p=1601,200,0.06&r=group", Room::League),
        ("y=ogs", "p=1601,200,0.06&y=ogs", Room::Player),
        (
            "r=systems&d=5",
            "p=1601,200,0.06&d=5&r=systems",
            Room::Systems,
        ),
        (
            "p=1700,200,0.06&r=systems",
            "p=1700,200,0.06&r=systems",
            Room::Systems,
        ),
        ("r=season", "s=", Room::Player),
    ] {
        let waits = own.update(load(fragment));
        assert!(
            waits.awaited.is_some() && waits.room == Room::Player,
            "{fragment}"
        );
        assert!(
            waits.link().starts_with(expected),
            "{fragment}: {}",
            waits.link()
        );
        let whole = with_rooms(&waits);
        assert_eq!(
            (whole.room, &whole.player.case, waiting(&whole)),
            (room, &waits.player.case, None),
            "{fragment}"
        );
    }
    // Entering another room drops the part that waits; several periods still need the lazy part.
    let waits = own.update(Action::Enter(Room::League));
    assert_eq!(waiting(&waits).as_deref(), Some("r=group"));
    for action in [Action::Enter(Room::Player), load("p=1700,60,0.06")] {
        assert_eq!(waiting(&waits.update(action)), None);
    }
    assert_eq!(waiting(&own.update(Action::Pause)).as_deref(), Some(""));
}

/// After a link and its edit, with the saved texts of player and league, and the previous one of the edited room.
#[test]
fn a_link_replaces_the_saved_case_only_after_an_edit() {
    let own = [(PLAYER, "p=1601,60,0.06"), (GROUP, "t:0.3")];
    for (fragment, room, edit) in [
        ("p=2000,50,0.06", Room::Player, typed("2001")),
        (
            "y=lichess",
            Room::Player,
            Action::Answer("days", "3".to_owned()),
        ),
        ("s=1400,30,1/i2", Room::Player, Action::Pause),
        ("r=group&m=t:0.6", Room::League, of_league("0.7")),
    ] {
        let shelf = Shelf::new(&own);
        let was = own[usize::from(room == Room::League)].1;
        let mut tab = Tab::open(fragment, &shelf);
        assert_eq!(tab.offer(), Some(Offer::Own), "{fragment}");
        // Changes of the view are no edits.
        for look in [
            Action::Enter(Room::Systems),
            Action::SetDigits(Digits::decimals(5)),
            Action::Enter(room),
        ] {
            tab.does(look).unwrap();
        }
        for (key, text) in own {
            assert_eq!(shelf.text(key), text, "{fragment}");
        }
        tab.does(edit).unwrap();
        assert_eq!(
            shelf.text(previous_key(room)),
            was,
            "{fragment}: what was one's own"
        );
        assert_eq!(tab.offer(), Some(Offer::Previous));

        // The next visit without a link has the edited case and offers the previous one.
        let edited = shelf.text(key(room));
        let mut next = Tab::open("", &shelf);
        next.does(Action::Enter(room)).unwrap();
        assert_eq!(
            (next.content(room), next.offer()),
            (tab.content(room), Some(Offer::Previous))
        );
        assert_eq!(edited, tab.content(room));
        next.takes(Offer::Previous);
        assert_eq!(
            (shelf.text(key(room)), shelf.text(previous_key(room))),
            (was.to_owned(), edited),
            "exchanged"
        );
        next.saver.forget(room, &shelf);
        assert_eq!(
            (next.offer(), &*Tab::open("", &shelf).content(room)),
            (None, was)
        );
    }
}

#[test]
fn restoring_the_saved_case_can_be_undone() {
    let shelf = Shelf::new(&[(PLAYER, "y=lichess&p=1601,60,0.06")]);
    let mut tab = Tab::open("p=2000,50,0.06", &shelf);
    tab.takes(Offer::Own);
    assert_eq!(
        (
            tab.rating(),
            rooms(&tab.full).chosen_system.system.id,
            tab.offer()
        ),
        ("1601", "lichess", None)
    );
    tab.types("1602");
    assert!(shelf.text(PLAYER).starts_with("y=lichess&p=1602"));
    assert_eq!(shelf.text(previous_key(Room::Player)), "");
    for _ in 0..2 {
        tab.does(Action::Undo).unwrap();
    }
    assert_eq!(
        (tab.rating(), rooms(&tab.full).chosen_system.is_paper()),
        ("2000", true)
    );
}

#[test]
fn reloading_the_address_is_not_opening_a_link() {
    let shelf = Shelf::new(&[]);
    let mut tab = Tab::open("", &shelf);
    tab.types("1601");
    tab.does(Action::Choose("lichess".to_owned())).unwrap();
    for &room in Room::VARIANTS {
        tab.does(Action::Enter(room)).unwrap();
        let mut again = Tab::open(&tab.full.link(), &shelf);
        assert_eq!(
            (
                again.rating(),
                rooms(&again.full).chosen_system.system.id,
                again.offer()
            ),
            ("1601", "lichess", None),
            "{room:?}"
        );
        again.types("1602");
        assert_eq!(shelf.text(previous_key(Room::Player)), "");
        again.types("1601");
    }
}

#[test]
fn the_saved_case_survives_edits_of_several_links() {
    let shelf = Shelf::new(&[(PLAYER, "p=1601,60,0.06")]);
    for link in ["p=2000,50,0.06", "p=2100,50,0.06"] {
        Tab::open(link, &shelf).types("2200");
        Tab::open(link, &shelf).types("2300");
    }
    let mut tab = Tab::open("", &shelf);
    let mut seen = Vec::new();
    while tab.offer().is_some() {
        tab.takes(Offer::Previous);
        seen.push(tab.rating().to_owned());
        tab.saver.forget(Room::Player, &shelf);
    }
    assert!(seen.contains(&"1601".to_owned()), "{seen:?}");
}

#[test]
fn undoing_a_link_leaves_the_saved_case_unchanged() {
    let shelf = Shelf::new(&[(PLAYER, "p=1601,60,0.06")]);
    let mut tab = Tab::open("", &shelf);
    tab.does(load("p=2000,50,0.06")).unwrap();
    assert_eq!(
        (shelf.text(PLAYER), tab.offer()),
        ("p=1601,60,0.06".to_owned(), Some(Offer::Own))
    );
    tab.does(Action::Undo).unwrap();
    tab.types("1602");
    assert_eq!(
        (shelf.text(PLAYER), shelf.text(previous_key(Room::Player))),
        ("p=1602,60,0.06".to_owned(), String::new())
    );
    // A case from a file counts as the user's own.
    let case = link::parse("p=1700,50,0.06").case;
    tab.does(Action::Replace(case.into(), Rounding::Exact))
        .unwrap();
    assert_eq!(
        (shelf.text(PLAYER), tab.offer()),
        ("p=1700,50,0.06".to_owned(), None)
    );
}

#[test]
fn two_tabs_save_different_rooms() {
    let shelf = Shelf::new(&[]);
    let (mut a, mut b) = (Tab::open("r=group", &shelf), Tab::open("", &shelf));
    a.does(of_league("0.6")).unwrap();
    b.types("1601");
    a.does(of_league("0.7")).unwrap();
    let third = Tab::open("", &shelf);
    assert_eq!(
        (&*rooms(&third.full).league.case().tau, third.rating()),
        ("0.7", "1601")
    );
    assert_eq!(
        rooms(&third.full).league.form(),
        rooms(&a.full).league.form()
    );
}

#[test]
fn two_tabs_of_one_room_overwrite_nothing() {
    let shelf = Shelf::new(&[(PLAYER, "p=1500,200,0.06")]);
    let (mut a, mut b) = (Tab::open("", &shelf), Tab::open("", &shelf));
    b.types("1702");
    b.types("1703");
    assert_eq!(shelf.text(previous_key(Room::Player)), "");
    a.types("1601");
    let text = |key| shelf.text(key);
    assert_eq!(text(PLAYER), "p=1601,200,0.06");
    assert_eq!(text(previous_key(Room::Player)), "p=1703,200,0.06");
    a.types("1602");
    assert_eq!(text(previous_key(Room::Player)), "p=1703,200,0.06");
    assert_eq!(Tab::open("", &shelf).offer(), Some(Offer::Previous));
}

#[test]
fn all_periods_of_a_league_are_saved_without_the_selection() {
    let shelf = Shelf::new(&[(GROUP, "p:Anna;Ben/r:1-2/n:2-1/n:i2.5/tn:t1122,0")]);
    let mut tab = Tab::open("r=group", &shelf);
    assert_eq!(
        (
            rooms(&tab.full).league.case().periods.len(),
            rooms(&tab.full).league.period
        ),
        (3, 2)
    );
    let select = |period| Action::league(league::Action::SelectPeriod(period));
    tab.does(select(1)).unwrap();
    assert!(
        tab.full.link().ends_with("/k:2")
            && shelf.read(GROUP).unwrap() == "p:Anna;Ben/r:1-2/n:2-1/n:i2.5/tn:t1122,0"
    );
    tab.does(select(2)).unwrap();
    let idle = league::Action::Edit(LeagueField::Idle, "4".to_owned());
    tab.does(Action::league(idle)).unwrap();
    assert_eq!(shelf.read(GROUP).unwrap(), "p:Anna;Ben/r:1-2/n:2-1/n:i4");
    let again = Tab::open("r=group", &shelf);
    assert_eq!(
        (
            &rooms(&again.full).league.form(),
            rooms(&again.full).league.period
        ),
        (&rooms(&tab.full).league.form(), 2)
    );
}

#[test]
fn a_full_storage_is_reported_and_loses_nothing() {
    let own = "p=1601,60,0.06";
    let mut shelf = Shelf::new(&[(PLAYER, own)]);
    shelf.most = own.len();
    let mut tab = Tab::open("", &shelf);
    assert_eq!(tab.does(typed("1601.123456789")), Err(StoreIsFull));
    assert_eq!(
        (shelf.text(PLAYER).as_str(), tab.rating()),
        (own, "1601.123456789")
    );
    // The next edit saves again.
    assert_eq!(tab.does(typed("1602")), Ok(()));
    assert_eq!(shelf.text(PLAYER), "p=1602,60,0.06");
    // A link does not replace the saved case if that cannot be put aside.
    let mut tab = Tab::open("p=2000,50,0.06", &shelf);
    assert_eq!(tab.does(typed("2001")), Err(StoreIsFull));
    assert_eq!(shelf.text(PLAYER), "p=1602,60,0.06");
}

#[test]
fn the_example_stays_after_the_lazy_part_is_loaded() {
    let shelf = Shelf::new(&[(PLAYER, "y=lichess&p=1601,60,0.06")]);
    let example = State::of_found(&Found::of("k=1", None, &shelf), None);
    for (fragment, system) in [
        ("z=share", "glicko2"),
        ("r=group", "glicko2"),
        ("r=systems", "glicko2"),
        ("y=ogs", "ogs"),
    ] {
        let full = with_rooms(&example.update(load(fragment)));
        assert_eq!(
            (rating(&full), rooms(&full).chosen_system.system.id),
            ("1500", system),
            "{fragment}"
        );
        assert!(
            system == "ogs" || full.source.is_only_seen(),
            "{fragment}: the saved case stays"
        );
    }
}

/// Undo in the lazy part finds the edits before it was loaded, with their rows, in the room where they were made.
#[test]
fn undo_works_after_the_lazy_part_is_loaded() {
    let mut states = vec![State::default()];
    for action in [
        typed("1600"),
        Action::Edit(Field::Tau, "1800".to_owned()),
        Action::Move { from: 0, to: 2 },
        Action::Duplicate(1),
        Action::Remove(0),
        Action::AddGame,
    ] {
        states.push(states[states.len() - 1].update(action));
    }
    let now = &states[states.len() - 1];
    let typed_in = |state: &State| {
        (
            state.player.case.clone(),
            state.games().iter().map(|game| game.id).collect::<Vec<_>>(),
        )
    };
    let mut full = with_rooms(&now.update(load("r=group")));
    assert_eq!(full.room, Room::League);
    for before in states.iter().rev() {
        assert_eq!(typed_in(&full), typed_in(before));
        full = full.update(Action::Undo);
    }
    assert!(!full.can_undo());
    full = states[1..]
        .iter()
        .fold(full, |full, _| full.update(Action::Redo));
    assert_eq!(
        (typed_in(&full), full.room, full.can_redo()),
        (typed_in(now), Room::Player, false)
    );
}

proptest! {
    /// The page opens and works with any saved text.
    #[test]
    fn corrupt_saved_texts_do_not_break_the_page(texts in prop::collection::vec("[ -~\n\u{0}é]{0,30}", 4), fragment in "[-a-z0-9=&;,:]{0,20}") {
        let keys = [PLAYER, GROUP, VIEW_KEY, previous_key(Room::Player)];
        let saved: Vec<(&str, &str)> = keys.into_iter().zip(texts.iter().map(String::as_str)).collect();
        let shelf = Shelf::new(&saved);
        let mut tab = Tab::open(&fragment, &shelf);
        tab.types("1601");
        prop_assert_eq!(tab.rating(), "1601");
        if tab.offer().is_some() {
            tab.takes(tab.offer().unwrap());
        }
        let _ = with_rooms(&State::of_found(&Found::of(&fragment, None, &shelf), None));
    }
}
