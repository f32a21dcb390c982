//! Widgets look and work the same in every room.

use crate::support::act::edit;
use crate::support::league::edit as edit_league;
use crate::support::{html, page};
use explain::case::league::Field as LeagueField;
use explain::case::{PeriodEdit, Score};
use explain::systems::{OptionKind, all as systems};
use explain::words::Language;
use glicko2_page::state::league::LeagueState;
use glicko2_page::state::{Action, State};
use glicko2_steps::Field;
use html::{all, attr, by_id, one, within, words};
use page::{league_room, rendered};
use scraper::{ElementRef, Html};

/// Returns the whole labelled field with the id `id`.
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
        let in_page =
            |state: State, of, id: &str| field(&rendered(&state.update(edit(of, typed))), id);
        for (of, id) in fields {
            let [first, whole] =
                [State::default(), State::whole()].map(|state| in_page(state, of, id));
            assert_eq!(whole, first);
        }
        let league = LeagueState::default().update(edit_league(LeagueField::Tau, typed));
        let in_league = field(&league_room(&league), &LeagueField::Tau.id());
        let in_page = in_page(State::default(), Field::Tau, "tau");
        // In the league the field cannot be dragged, and its label is not shortened.
        let in_page = in_page
            .replace(" data-scrub=\"tau\"", "")
            .replace(" aria-label=\"System constant\"", "");
        assert_eq!(
            in_league.replace(&LeagueField::Tau.id(), "tau"),
            in_page.replace(">Constant<", ">System constant<")
        );
    }
}

/// Returns a row of games without the parts that depend on the results of its period.
fn plain_row(html: &Html, row: &str) -> String {
    let row = by_id(html, row)
        .and_then(|input| input.parent())
        .and_then(ElementRef::wrap)
        .expect("a row");
    let mut markup = row.html();
    for further in within(row, ".what-if, .warning-inline") {
        markup = markup.replace(&further.html(), "");
    }
    markup
}

#[test]
fn a_game_has_the_same_row_in_every_period() {
    for score in [
        Score::Won,
        Score::Typed("0.25".to_owned()),
        Score::Typed("x".to_owned()),
    ] {
        let alone = State::default().update(Action::SetScore(1, score.clone()));
        let many = State::whole()
            .update(Action::EditPeriod(PeriodEdit::Duplicate))
            .update(Action::SetScore(1, score.clone()));
        assert_eq!(many.view.options.period, 1);
        let in_page = plain_row(&rendered(&alone), "games-1-rating");
        assert_eq!(plain_row(&rendered(&many), "games-1-rating"), in_page);
        assert_eq!(in_page.matches("<button").count(), 1);
    }
}

#[test]
fn every_option_of_a_system_has_a_label_and_a_field() {
    for system in systems() {
        let html = rendered(&State::whole().update(Action::Choose(system.id.to_owned())));
        for label in all(&html, ".system label") {
            let field = by_id(&html, attr(label, "for").unwrap_or_default());
            assert!(field.is_some(), "{}: {}", system.id, words(label));
        }
        for option in system.options {
            if let OptionKind::Choice(_) = option.kind {
                let label = (option.label)(Language::En);
                one(&html, &format!(".system select[aria-label=\"{label}\"]"));
            }
        }
    }
}
