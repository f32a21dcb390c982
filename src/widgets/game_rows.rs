//! Fields for games, one row for each game.

use super::controls::{button, button_of};
use super::dispatch::{Dispatch, on_enter};
use super::input::{Input, input, problem};
use super::memo::{Part, memo};
use super::pager::{GAMES_A_PAGE, Pager, page_of, pager, window};
use super::popover::popover;
use explain::case::{ASSUMED_RD, GameForm, Score, UNKNOWN_RD, is_unknown, stepping};
use explain::export::document::words as plain_words;
use explain::numbers::{Digits, Kind, full};
use explain::words::Text;
use explain::words::number::Number;
use glicko2_steps::{Field, Symbol};
use std::rc::Rc;
use yew::prelude::*;

/// A change to a list of games. Games count from 0.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum GameEdit {
    /// Types into a field of a game.
    Type(Field, String),
    /// Chooses the result of a game, or chooses to type its score.
    SetScore(usize, Score),
    /// Adds a row at the end.
    Add,
    /// Removes a row.
    Remove(usize),
    /// Inserts a copy after a row.
    Duplicate(usize),
    /// Moves a row.
    Move { from: usize, to: usize },
}

/// A list of games to type into.
pub(crate) struct GameRows<'a> {
    pub(crate) games: &'a [Rc<GameForm>],
    /// The prefix of its fields' ids, such as `games` or `periods-2-games`.
    pub(crate) ids: &'a str,
    /// The prefix of its radio buttons' names. It must not change when the list is moved, because
    /// the browser would mix up the groups.
    pub(crate) radios: &'a str,
    /// Whether the page shows the derivation of these games. If so, fields and derivation are highlighted together.
    pub(crate) is_derived: bool,
    /// Returns the problem of a field in words.
    pub(crate) wrong: &'a dyn Fn(Field) -> Option<String>,
    /// Draws the content below the fields of a row.
    pub(crate) below: &'a dyn Fn(usize) -> Html,
    /// Draws the remarks at the end of a row.
    pub(crate) notes: &'a dyn Fn(usize) -> Html,
    /// The first row of the page that the reader has turned to, in a long list.
    pub(crate) first: usize,
    pub(crate) turn_to: &'a Callback<usize>,
    /// Takes changes. Rows are not rendered again while this callback stays the same.
    pub(crate) edit: &'a Callback<GameEdit>,
    pub(crate) text: Text,
}

/// Draws the rows with their headings, 50 at a time.
pub(crate) fn game_rows(rows: &GameRows) -> Html {
    let text = rows.text.input;
    let (all, size) = (rows.games.len(), GAMES_A_PAGE);
    let shown = window(rows.first, all, size);
    html! {
        <>
            <div class="games-head" aria-hidden="true">
                <span>{ text.opponent() }</span><span>{ "RD" }</span><span>{ text.result() }</span>
            </div>
            <ol class="games">
                for j in shown.clone() {
                    <li key={rows.games[j].id.to_string()}>{ row(rows, j, &rows.games[j]) }</li>
                }
            </ol>
            {
                pager(Pager {
                    window: shown,
                    all,
                    size,
                    words: [text.previous_page(), text.next_page()],
                    text: rows.text,
                    turn_to: rows.turn_to,
                })
            }
        </>
    }
}

/// Returns a handler that adds a game after the last of `count`, turns to its page and focuses its first field.
pub(crate) fn add_game<E: 'static>(
    edit: &Callback<GameEdit>,
    turn_to: &Callback<usize>,
    ids: &str,
    count: usize,
) -> Callback<E> {
    edit.on(GameEdit::Add)
        .then(turn_to, page_of(count, GAMES_A_PAGE))
        .then_focus(&[&field_id(ids, count, "rating")])
}

/// Returns the `id` of a field. `part` is the field's name within the game.
fn field_id(ids: &str, j: usize, part: &str) -> String {
    format!("{ids}-{j}-{part}")
}

fn row(rows: &GameRows, j: usize, game: &Rc<GameForm>) -> Html {
    let fields = [
        Field::GameRating(j),
        Field::GameDeviation(j),
        Field::GameScore(j),
    ];
    let problems = fields.map(|field| (rows.wrong)(field));
    let entry = Entry {
        j,
        game: game.clone(),
        wrong: problems.each_ref().map(Option::is_some),
        is_last: j + 1 == rows.games.len(),
        is_derived: rows.is_derived,
        ids: rows.ids.to_owned(),
        radios: rows.radios.to_owned(),
        text: rows.text,
        edit: rows.edit.clone(),
        turn_to: rows.turn_to.clone(),
    };
    let problem_id = field_id(rows.ids, j, "problem");
    // A row that merely lacks values is still being filled in, and is not shown as wrong.
    let is_missing = |of: usize| match of {
        0 => game.rating.trim().is_empty(),
        1 => game.deviation.trim().is_empty(),
        _ => game.score.as_text().trim().is_empty(),
    };
    let is_unfinished = (0..3).all(|of| problems[of].is_none() || is_missing(of));
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    html! {
        <div class={classes!("game", is_unfinished.then_some("unfinished"))} role="group" aria-label={rows.text.input.game(j + 1)}>
            { memo(entry) }
            { (rows.below)(j) }
            if is_unknown(&game.deviation) {
                <p class="assumed" id={field_id(rows.ids, j, "assumed")}>{ assumed(rows.text) }</p>
            }
            { problem(problem_id, (!problems.is_empty()).then(|| problems.join(" "))) }
            { (rows.notes)(j) }
        </div>
    }
}

/// Returns the words about an assumed RD.
fn assumed(text: Text) -> String {
    let rd = Number::new(ASSUMED_RD, Kind::Given, "assumed", Symbol::RdJ);
    plain_words(&text.input.assumed(rd), Digits::Auto)
}

/// The fields of a game and the menu of its other actions. Content that changes with edits
/// elsewhere is drawn beside it, so that an entry is rendered again only if its own game changes.
#[derive(PartialEq)]
struct Entry {
    j: usize,
    game: Rc<GameForm>,
    /// Whether there is a problem with the rating, the deviation and the score.
    wrong: [bool; 3],
    is_last: bool,
    is_derived: bool,
    ids: String,
    radios: String,
    text: Text,
    edit: Callback<GameEdit>,
    turn_to: Callback<usize>,
}

impl Part for Entry {
    fn view(&self) -> Html {
        let Self {
            j, ref game, wrong, ..
        } = *self;
        let text = self.text.input;
        let score = match &game.score {
            Score::Typed(typed) => self.field(
                Field::GameScore(j),
                text.score(),
                ("score", Symbol::S),
                typed,
                wrong[2],
            ),
            _ => self.result(),
        };
        html! {
            <>
                { self.field(Field::GameRating(j), text.opponent_rating(), ("rating", Symbol::RJ), &game.rating, wrong[0]) }
                {
                    self.field(
                        Field::GameDeviation(j),
                        text.opponent_deviation(),
                        ("deviation", Symbol::RdJ),
                        &game.deviation,
                        wrong[1],
                    )
                }
                { score }
                { popover("end", None, text.more(j + 1), None, self.actions()) }
            </>
        }
    }
}

impl Entry {
    /// Draws a field of the game. `part` is its name within the game.
    fn field(
        &self,
        field: Field,
        name: &'static str,
        (part, symbol): (&'static str, Symbol),
        typed: &str,
        is_wrong: bool,
    ) -> Html {
        let j = self.j;
        input(Input {
            id: field_id(&self.ids, j, part),
            name: Some(name.into()),
            typed: typed.to_owned(),
            symbol: Some(symbol),
            quantity: self.quantity(part),
            problem_id: is_wrong.then(|| field_id(&self.ids, j, "problem")),
            note_id: (part == "deviation" && is_unknown(typed))
                .then(|| field_id(&self.ids, j, "assumed")),
            oninput: self.edit.on_number(move |text| GameEdit::Type(field, text)),
            drag_name: self.drag_name(field),
            onkeydown: Some(on_enter(self.next_row(part))),
            ..Input::default()
        })
    }

    /// Draws the buttons for the other actions on the row.
    fn actions(&self) -> Html {
        let (j, text) = (self.j, self.text.input);
        let (score, label) = match &self.game.score {
            Score::Typed(_) => (Score::Won, text.result_instead()),
            other => (
                Score::Typed(other.as_text().to_owned()),
                text.score_instead(),
            ),
        };
        let (deviation, rd_label) = if is_unknown(&self.game.deviation) {
            (full(ASSUMED_RD), text.rd_known())
        } else {
            (UNKNOWN_RD.to_owned(), text.rd_unknown())
        };
        let on = |edit| self.edit.on(edit);
        let set_rd = self
            .edit
            .on(GameEdit::Type(Field::GameDeviation(j), deviation));
        html! {
            <>
                { button(rd_label, set_rd.then_focus(&[&field_id(&self.ids, j, "deviation")])) }
                { button(label, on(GameEdit::SetScore(j, score))) }
                { button(text.duplicate(j + 1), on(GameEdit::Duplicate(j))) }
                { button_of("", text.up(j + 1).into(), j == 0, on(GameEdit::Move { from: j, to: j.saturating_sub(1) })) }
                { button_of("", text.down(j + 1).into(), self.is_last, on(GameEdit::Move { from: j, to: j + 1 })) }
                { button(text.remove(j + 1), on(GameEdit::Remove(j))) }
            </>
        }
    }

    /// Returns the name of a field whose number can be dragged.
    fn drag_name(&self, field: Field) -> Option<String> {
        self.is_derived.then(|| stepping::name(field))
    }

    fn quantity(&self, part: &str) -> Option<String> {
        self.is_derived
            .then(|| format!("in.games.{}.{part}", self.j))
    }

    /// Returns a callback that focuses this field of the next game. After the last game it adds one.
    fn next_row(&self, part: &str) -> Callback<()> {
        let next = self.j + 1;
        if self.is_last {
            return add_game(&self.edit, &self.turn_to, &self.ids, next);
        }
        self.turn_to
            .on(page_of(next, GAMES_A_PAGE))
            .then_focus(&[&field_id(&self.ids, next, part)])
    }

    /// Draws the radio buttons for a win, a draw and a loss.
    fn result(&self) -> Html {
        let text = self.text.input;
        let choice = |score: Score, label: &'static str, class: &'static str| {
            html! {
                <label {class}>
                    <input type="radio" name={format!("{}-{}", self.radios, self.game.id)}
                        checked={self.game.score == score}
                        onchange={self.edit.on::<Event>(GameEdit::SetScore(self.j, score))} />
                    <span>{ label }</span>
                </label>
            }
        };
        html! {
            <div class="segment" role="radiogroup" aria-label={text.result()} data-symbol={Symbol::S.id()}
                data-quantity={self.quantity("score")}>
                { choice(Score::Won, text.won(), "won") }
                { choice(Score::Draw, text.draw(), "draw") }
                { choice(Score::Lost, text.lost(), "lost") }
            </div>
        }
    }
}
