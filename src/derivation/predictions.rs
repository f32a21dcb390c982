//! The quality of predictions: a fold below the chart of several periods and below that of the League.

use crate::state::RatedCase;
use crate::widgets::chart::{Draw, chart};
use crate::widgets::controls::{fold, soft};
use crate::widgets::deferred::lazy_fold;
use crate::widgets::inline::pieces;
use crate::widgets::memo::Part;
use crate::widgets::table::list;
use explain::by_ptr::ByPtr;
use explain::case::league::RatedLeague;
use explain::charts::data::ByTau;
use explain::charts::draw;
use explain::charts::handles::Painted;
use explain::numbers::{Digits, Kind, show};
use explain::periods::plain;
use explain::predictions::{History, MOST_GAMES, Predictions, by_tau_rows, by_tau_sentence, rows};
use explain::words::Text;
use explain::words::pieces::pieces as plain_pieces;
use yew::prelude::*;

/// The rated periods whose predictions are judged.
#[derive(PartialEq)]
pub(crate) enum Periods {
    Player(ByPtr<RatedCase>),
    League(ByPtr<RatedLeague>),
}

/// The content of the fold.
#[derive(PartialEq)]
struct Content {
    periods: Periods,
    digits: Digits,
    text: Text,
}

/// Draws the fold with the quality of the predictions.
pub(crate) fn predictions(periods: Periods, digits: Digits, text: Text) -> Html {
    lazy_fold(
        text.language.predictions().title(),
        Content {
            periods,
            digits,
            text,
        },
    )
}

impl Part for Content {
    fn view(&self) -> Html {
        let language = self.text.language;
        let words = language.predictions();
        let history = match &self.periods {
            Periods::Player(case) => History::of_player(&case.rated),
            Periods::League(league) => History::of_league(&league.rated),
        };
        let Some(found) = history.as_ref().and_then(Predictions::of) else {
            return soft(words.none());
        };
        let heads = [
            language.cards().system(),
            words.log_loss(),
            words.accuracy(),
        ];
        let explained = |sentence: &str| html! { <p class="soft">{ pieces(&plain_pieces(sentence), self.digits) }</p> };
        html! {
            <div class="predictions">
                { explained(&words.games(found.glicko2.games)) }
                { list(words.caption(), &heads, rows(&found, language), self.digits) }
                for note in words.notes() { { explained(note) } }
                if let Some(by_tau) = &found.by_tau { { self.by_tau(by_tau, found.is_cut) } }
            </div>
        }
    }
}

impl Content {
    /// Draws the chart by τ with its sentence and table.
    fn by_tau(&self, by_tau: &ByTau, is_cut: bool) -> Html {
        let words = self.text.language.predictions();
        let most = show(MOST_GAMES as f64, Kind::Given, Digits::Auto);
        let heads = ["{tau}", words.log_loss()];
        let sentence = by_tau_sentence(by_tau, words);
        let table = list(
            words.by_tau_caption(),
            &heads,
            by_tau_rows(by_tau),
            self.digits,
        );
        html! {
            <>
                <h3>{ words.by_tau() }</h3>
                { chart(by_tau.clone(), plain(&sentence, self.digits)) }
                <p class="soft">{ pieces(&sentence, self.digits) }</p>
                if is_cut { { soft(words.by_tau_cut(&most)) } }
                { fold(self.text.meaning.as_table(), table) }
            </>
        }
    }
}

impl Draw for ByTau {
    fn draw(&self, width: u32) -> Painted {
        draw::by_tau(self, width).into()
    }
}
