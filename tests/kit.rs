//! The widgets that all rooms are built of: the same thing looks and works the same in every room.
#![cfg(feature = "ssr")]

#[path = "support/html.rs"]
mod html;

use glicko2_steps::app::full::{Act, Full};
use glicko2_steps::app::group::{Action as GroupAction, GroupState};
use glicko2_steps::app::season::{Action as SeasonAction, SeasonState};
use glicko2_steps::app::{Action, Options, State};
use glicko2_steps::glicko2::Field;
use glicko2_steps::input::form::Score;
use glicko2_steps::input::group::form::Field as GroupField;
use glicko2_steps::present::level::Level;
use glicko2_steps::present::number::Digits;
use glicko2_steps::present::text::Language;
use glicko2_steps::season::Place;
use glicko2_steps::systems::{AskKind, all as systems};
use glicko2_steps::web::{
    FullPage, FullPageProps, GroupRoom, GroupRoomProps, Notes, Page, PageProps, SeasonRoom, SeasonRoomProps,
};
use html::{all, attr, block_on, by_id, one, within, words};
use scraper::{ElementRef, Html};
use std::rc::Rc;
use yew::{BaseComponent, Callback, LocalServerRenderer};

fn rendered<C: BaseComponent>(props: C::Properties) -> Html {
    Html::parse_fragment(&block_on(LocalServerRenderer::<C>::with_props(props).hydratable(false).render()))
}

fn page(state: State) -> Html {
    rendered::<Page>(PageProps {
        state: Rc::new(state),
        text: Language::En.text(),
        dispatch: Callback::noop(),
        message: None,
        notes: Notes::default(),
        embedded: false,
    })
}

fn full(state: Full) -> Html {
    rendered::<FullPage>(FullPageProps {
        state: Rc::new(state),
        language: Language::En,
        dispatch: Callback::noop(),
        notes: Notes::default(),
    })
}

fn season(state: SeasonState) -> Html {
    rendered::<SeasonRoom>(SeasonRoomProps {
        state: Rc::new(state),
        digits: Digits::Auto,
        level: Level::P95,
        text: Language::En.text(),
        words: Language::En.season(),
        dispatch: Callback::noop(),
        set_digits: Callback::noop(),
        set_level: Callback::noop(),
    })
}

fn group(state: GroupState) -> Html {
    rendered::<GroupRoom>(GroupRoomProps {
        state: Rc::new(state),
        options: Options::default(),
        language: Language::En,
        dispatch: Callback::noop(),
    })
}

/// The labelled field of that id, whole.
#[track_caller]
fn field(html: &Html, id: &str) -> String {
    let input = by_id(html, id).unwrap_or_else(|| panic!("no field {id}"));
    let outer = input.parent().and_then(ElementRef::wrap).expect("a field");
    assert_eq!(attr(outer, "class"), Some("field"));
    outer.html()
}

#[test]
fn a_field_is_the_same_in_every_room() {
    let fields = [
        (Field::PlayerRating, "player-rating"),
        (Field::PlayerDeviation, "player-deviation"),
        (Field::PlayerVolatility, "player-volatility"),
        (Field::Tau, "tau"),
    ];
    for typed in ["0.5", "x"] {
        for (of, id) in fields {
            let in_page = field(&page(State::default().update(Action::Edit(of, typed.to_owned()))), id);
            let place = Place { period: 0, field: of };
            let edit = SeasonAction::Edit(place, typed.to_owned());
            assert_eq!(field(&season(SeasonState::default().update(edit)), id), in_page);
            let edit = Act::Page(Action::Edit(of, typed.to_owned()));
            assert_eq!(field(&full(Full::default().update(edit)), id), in_page);
        }
        let edit = GroupAction::Edit(GroupField::Tau, typed.to_owned());
        let in_group = field(&group(GroupState::default().update(edit)), &GroupField::Tau.id());
        let in_page = field(&page(State::default().update(Action::Edit(Field::Tau, typed.to_owned()))), "tau");
        assert_eq!(in_group.replace(&GroupField::Tau.id(), "tau"), in_page);
    }
}

/// A row of games without what tells the rooms apart: its place, and what a derivation adds.
fn plain_row(html: &Html, row: &str, ids: &str, radios: &str) -> String {
    let row = by_id(html, row).and_then(|input| input.parent()).and_then(ElementRef::wrap).expect("a row");
    let mut markup = row.html();
    for further in within(row, ".what-if, .warning-inline") {
        markup = markup.replace(&further.html(), "");
    }
    for field in within(row, "[data-quantity]") {
        let quantity = format!(" data-quantity=\"{}\"", attr(field, "data-quantity").unwrap_or_default());
        markup = markup.replace(&quantity, "");
    }
    markup.replace(ids, "games").replace(radios, "result")
}

#[test]
fn a_game_is_typed_alike_in_every_room() {
    for score in [Score::Won, Score::Typed("0.25".to_owned()), Score::Typed("x".to_owned())] {
        for more in [false, true] {
            let mut alone = State::default().update(Action::SetScore(1, score.clone()));
            let mut many =
                SeasonState::default().update(SeasonAction::SetScore { period: 0, game: 1, score: score.clone() });
            if more {
                alone = alone.update(Action::ToggleRow(alone.form.games[1].id));
                let period = &many.form.periods[0];
                many = many.update(SeasonAction::ToggleRow(period.id(), period.games()[1].id));
            }
            let radios = format!("result-{}", many.form.periods[0].id());
            let in_page = plain_row(&page(alone), "games-1-rating", "games", "result");
            let in_season = plain_row(&season(many), "periods-0-games-1-rating", "periods-0-games", &radios);
            assert_eq!(in_season, in_page);
            assert_eq!(in_page.matches("<button").count(), if more { 6 } else { 1 });
        }
    }
}

#[test]
fn every_label_of_what_a_place_asks_leads_to_its_field() {
    for system in systems() {
        let html = full(Full::default().update(Act::Choose(system.id.to_owned())));
        for label in all(&html, ".system label") {
            let id = attr(label, "for").unwrap_or_default();
            assert!(by_id(&html, id).is_some(), "{}: {:?} leads nowhere", system.id, words(label));
        }
        for ask in system.asks.iter().filter(|ask| matches!(ask.kind, AskKind::Choice(_))) {
            let label = (Language::En.systems().ask)(ask.id);
            one(&html, &format!(".system select[aria-label=\"{label}\"]"));
        }
    }
}
