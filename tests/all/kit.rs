//! Widgets look and work the same in every room.

use crate::support::{html, page};
use explain::case::league::Field as LeagueField;
use explain::case::{PeriodEdit, Score};
use explain::systems::{OptionKind, all as systems};
use explain::words::Language;
use glicko2_page::state::league::{Action as LeagueAction, LeagueState};
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
        for (of, id) in fields {
            let in_page = field(
                &rendered(&State::default().update(Action::Edit(of, typed.to_owned()))),
                id,
            );
            let edit = Action::Edit(of, typed.to_owned());
            assert_eq!(field(&rendered(&State::whole().update(edit)), id), in_page);
        }
        let edit = LeagueAction::Edit(LeagueField::Tau, typed.to_owned());
        let in_league = field(
            &league_room(&LeagueState::default().update(edit)),
            &LeagueField::Tau.id(),
        );
        let in_page = field(
            &rendered(&State::default().update(Action::Edit(Field::Tau, typed.to_owned()))),
            "tau",
        );
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
            let id = attr(label, "for").unwrap_or_default();
            assert!(
                by_id(&html, id).is_some(),
                "{}: {:?} leads nowhere",
                system.id,
                words(label)
            );
        }
        for option in system
            .options
            .iter()
            .filter(|option| matches!(option.kind, OptionKind::Choice(_)))
        {
            let label = (option.label)(Language::En);
            one(&html, &format!(".system select[aria-label=\"{label}\"]"));
        }
    }
}
