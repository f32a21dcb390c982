//! The room League, in which several players are rated together, period by period.

mod after;
mod before;
mod crosstable;
mod csv;
mod derivation;
mod heat;
mod inputs;
mod list;
mod over_time;
mod pair;
mod periods;
mod teams;
mod worlds;

use crate::browser::focus;
use crate::browser::measure::use_is_narrow;
use crate::browser::steps_history::use_steps_history;
use crate::dialogs::import::opener as import_opener;
use crate::state::league::{Action, LeagueState};
use crate::state::{Action as PageAction, Options, Room as PageRoom};
use crate::widgets::controls::{radios, titled};
use crate::widgets::dispatch::{Dispatch, on_plain_click};
use crate::widgets::pager::{self, GAMES_A_PAGE, page_of, window};
use explain::by_ptr::ByPtr;
use explain::case::Games;
use explain::case::league::{Field, Kind, LeaguePeriod, Mode, Problem, Who, link};
use explain::league::{kind as kind_in_words, lead, mode as mode_in_words, problem};
use explain::numbers::Digits;
use explain::words::messages::LeagueWords;
use explain::words::{Language, Text};
use glicko2_steps::groups::{Sheet, league};
use std::ops::Range;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of [`LeagueRoom`].
#[derive(Properties, PartialEq)]
pub struct LeagueRoomProps {
    /// The state of the room.
    pub state: ByPtr<LeagueState>,
    /// How numbers are shown.
    pub options: Options,
    /// The language of the page.
    pub language: Language,
    /// Takes the actions of the page.
    pub dispatch: Callback<PageAction>,
}

/// The lists that are shown page by page.
#[derive(Clone, Copy, PartialEq)]
enum List {
    Players,
    Results,
    After,
    Sides,
}

impl List {
    /// Returns the number of rows on a page. Beyond this, the browser's layout takes longer than the rating.
    fn rows(self) -> usize {
        match self {
            Self::Players | Self::Results | Self::After => GAMES_A_PAGE,
            // Each result has two rows.
            Self::Sides => GAMES_A_PAGE / 2,
        }
    }
}

/// The first visible row of each list.
#[derive(Clone, Copy, Default)]
struct Pages([usize; 4]);

impl Reducible for Pages {
    type Action = (List, usize);

    fn reduce(self: Rc<Self>, (list, first): (List, usize)) -> Rc<Self> {
        let Self(mut pages) = *self;
        pages[list as usize] = first;
        Rc::new(Self(pages))
    }
}

/// The number of participants above which the crosstable takes the whole width.
const WIDE: usize = 8;

/// The largest number of results for which the address of each name contains the league.
const MOST_IN_ADDRESS: usize = 200;

/// The values that every view of the room needs.
#[derive(Clone, Copy)]
struct Room<'a> {
    state: &'a LeagueState,
    /// The league as a link, for the addresses of names. `None` if it is too long.
    link: Option<&'a str>,
    text: Text,
    words: LeagueWords,
    language: Language,
    options: &'a Options,
    dispatch: &'a Callback<Action>,
    /// Takes the actions of the page.
    page: &'a Callback<PageAction>,
    pages: Pages,
    turn_to: &'a Callback<(List, usize)>,
}

impl Room<'_> {
    /// Returns whether the first period is selected, in which the participants are entered.
    fn is_first(&self) -> bool {
        self.state.period == 0
    }

    fn digits(&self) -> Digits {
        self.options.digits
    }

    /// Returns the result of the period, if it is that of the present input.
    fn current(&self) -> Option<LeaguePeriod> {
        self.state
            .rated_period()
            .filter(|_| !self.state.editor.is_stale())
    }

    /// Returns the problem of a field in words.
    fn problem(&self, field: Field) -> Option<String> {
        let is_it = |of: &&Problem| of.field == field && self.state.is_here(of);
        let found = self.state.editor.problems.iter().find(is_it)?;
        Some(problem(*found, self.state.case(), self.language))
    }

    /// Returns the visible rows of a list of `all` rows.
    fn window(&self, list: List, all: usize) -> Range<usize> {
        window(self.pages.0[list as usize], all, list.rows())
    }

    /// Draws the pager of a list, if the list has several pages.
    fn pager(&self, list: List, all: usize) -> Html {
        let words = self.words;
        pager::pager(pager::Pager {
            window: self.window(list, all),
            all,
            size: list.rows(),
            words: [words.input_previous(), words.input_next()],
            text: self.text,
            turn_to: &self.turn_to.reform(move |first| (list, first)),
        })
    }

    /// Returns a handler that adds a row to a list, turns to its page and focuses the field `place`.
    fn add(&self, action: Action, list: List, row: usize, place: &str) -> Callback<MouseEvent> {
        self.dispatch
            .on(action)
            .then(self.turn_to, (list, page_of(row, list.rows())))
            .then_focus(&[place])
    }

    /// Returns the link that opens the derivation of a participant.
    fn opener(&self, who: Who, name: String, sheets: &[&Sheet]) -> Opener {
        let room = PageRoom::League.link();
        Opener {
            who,
            name,
            href: self.link.map_or_else(
                || room.clone(),
                |link| format!("{room}&m={}", link::print_steps(link, who)),
            ),
            is_unusual: sheets.iter().any(|sheet| !sheet.trace.warnings.is_empty()),
            words: self.words,
            dispatch: self.dispatch.clone(),
        }
    }
}

/// A name that is a link to a derivation, with a sign beside it if the derivation has warnings.
#[derive(Clone, PartialEq)]
struct Opener {
    who: Who,
    name: String,
    /// The address of the derivation, for opening it in another tab.
    href: String,
    is_unusual: bool,
    words: LeagueWords,
    dispatch: Callback<Action>,
}

impl Opener {
    /// Draws the link that gets the focus back when the derivation closes.
    fn view(&self) -> Html {
        self.link(opener_id(self.who))
    }

    /// Draws a further link in a row of fields.
    fn in_row(&self) -> Html {
        self.link(format!("row-{}", opener_id(self.who)))
    }

    fn link(&self, id: String) -> Html {
        let unusual = self.words.after_unusual();
        let open = on_plain_click(
            self.dispatch
                .on(Action::Choose(self.who))
                .then_focus(&[&id, derivation::PLACE]),
        );
        html! {
            <>
                <a class="name" {id} href={self.href.clone()} onclick={open}>{ &self.name }</a>
                if self.is_unusual {
                    <span class="unusual" title={unusual}>
                        <span aria-hidden="true">{ "▲" }</span>
                        <span class="visually-hidden">{ unusual }</span>
                    </span>
                }
            </>
        }
    }
}

fn opener_id(who: Who) -> String {
    match who {
        Who::Player(player) => format!("open-{player}"),
        Who::Member(team, member) => format!("open-{team}-{member}"),
    }
}

/// The whole room: the kind of games, the input and the result.
#[component]
pub fn LeagueRoom(props: &LeagueRoomProps) -> Html {
    let pages = use_reducer(Pages::default);
    let turn_to = use_callback((), {
        let pages = pages.dispatcher();
        move |turn, ()| pages.dispatch(turn)
    });
    // This callback never changes, because parts of the room are compared by it.
    let dispatch = use_callback(props.dispatch.clone(), |action, page| {
        page.emit(PageAction::league(action));
    });
    let is_narrow = use_is_narrow(props.state.is_narrow);
    let state = match props.state.is_narrow == is_narrow {
        true => props.state.0.clone(),
        false => Rc::new(props.state.update(Action::SetNarrow(is_narrow))),
    };
    use_effect_with((is_narrow, props.state.is_narrow), {
        let dispatch = dispatch.clone();
        move |&(is_narrow, is_known)| {
            if is_narrow != is_known {
                dispatch.emit(Action::SetNarrow(is_narrow));
            }
        }
    });
    let results: usize = (0..state.case().periods.len())
        .map(|period| state.case().results(period).len())
        .sum();
    let link =
        (results <= MOST_IN_ADDRESS).then(|| link::print_at(&state.form(), state.period, None));
    let room = Room {
        state: &state,
        link: link.as_deref(),
        text: props.language.text(),
        words: props.language.league(),
        language: props.language,
        options: &props.options,
        dispatch: &dispatch,
        page: &props.dispatch,
        pages: *pages,
        turn_to: &turn_to,
    };
    let show = use_callback(
        dispatch.clone(),
        |(was, open): (Option<Who>, Option<Who>), dispatch| {
            let place = was
                .map(opener_id)
                .into_iter()
                .chain(open.map(|_| derivation::PLACE.to_owned()));
            dispatch.emit(Action::Show(open));
            focus::soon(place.collect());
        },
    );
    use_steps_history(props.state.chosen, &show);
    if let Some(steps) = derivation::derivation(room) {
        return steps;
    }
    let is_stale = props.state.editor.is_stale();
    let text = room.text.answer;
    let note = if room.state.rated_period().is_some() {
        text.stale()
    } else {
        text.unrated()
    };
    let table = crosstable::is_shown(room).then(|| {
        if room.state.case().participants.len() > WIDE {
            "below"
        } else {
            "tabled"
        }
    });
    html! {
        <main class="league">
            { kinds(room) }
            { periods::tabs(room) }
            <div class={classes!("league-columns", table)}>
                <section class="column given" aria-label={room.text.page.what_goes_in()}>
                    { way_in(room) }
                    { inputs(room) }
                    { periods::on(room) }
                    <p class="lead">{ lead(state.mode(), room.words) }</p>
                </section>
                <section class={classes!("column", "outcome", is_stale.then_some("stale"))} aria-label={room.text.page.what_it_means()}>
                    if is_stale { <p class="stale-note" role="status">{ note }</p> }
                    { outcome(room) }
                </section>
                <section class="column further" aria-label={room.text.input.time()}>{ further(room) }</section>
            </div>
        </main>
    }
}

/// Draws the input for the period's kind of games.
fn inputs(room: Room) -> Html {
    match room.state.here().played() {
        Games::Teams(form) => teams::inputs(room, form),
        Games::Points(_) => worlds::inputs(room),
        Games::Places(_) => before::race(room),
        Games::Numbers(_) | Games::Results(_) if crosstable::is_shown(room) => {
            crosstable::inputs(room)
        }
        Games::Numbers(_) | Games::Results(_) => list::inputs(room),
    }
}

/// Draws the input that is rarely changed, and the least expected result.
fn further(room: Room) -> Html {
    html! {
        <>
            if let Games::Results(_) = room.state.here().played() { { pair::pair(room) } }
            { inputs::constant(room) }
            if room.state.mode().kind() == Kind::Results { { csv::export(room) } }
            { periods::time(room) }
        </>
    }
}

/// Draws the last good result of the period.
fn outcome(room: Room) -> Html {
    let Some(rated_period) = room.state.rated_period() else {
        return html! {};
    };
    if let Some(of) = rated_period.teams() {
        return teams::outcome(room, &rated_period, of);
    }
    let Some(rated) = rated_period.rated() else {
        return html! {};
    };
    if let league::Games::Worlds(points) = &rated_period.round().round.games
        && let [a, b, c] = points[..]
    {
        return worlds::outcome(room, &rated_period, rated, [a, b, c]);
    }
    html! {
        <>
            { after::everybody(room, &rated_period, rated) }
            { over_time::over_time(room) }
            { after::both_sides(room, &rated_period, rated) }
        </>
    }
}

/// Draws the choice of the kind of games.
fn kinds(room: Room) -> Html {
    let kinds = [Mode::Table, Mode::Teams, Mode::Worlds, Mode::Race]
        .map(|mode| (mode, kind_in_words(mode.kind(), room.words)));
    let now = match room.state.mode() {
        Mode::List => Mode::Table,
        mode => mode,
    };
    radios(
        "modes",
        "league-kind",
        room.words.what(),
        &kinds,
        now,
        &room.dispatch.reform(Action::SetMode),
        false,
    )
}

/// Draws the choice between crosstable and list, and the button that opens a file, above the other input.
fn way_in(room: Room) -> Html {
    let mode = room.state.mode();
    if mode.kind() != Kind::Results {
        return html! {};
    }
    let views = [Mode::Table, Mode::List].map(|mode| (mode, mode_in_words(mode, room.words)));
    let set = room.dispatch.reform(Action::SetMode);
    html! {
        <div class="way-in">
            { radios("segment views", "league-view", room.words.view(), &views, mode, &set, false) }
            { import_opener(room.text, room.page) }
        </div>
    }
}

/// Draws the section with the results of the period.
fn results(room: Room, content: Html) -> Html {
    let title = match room.state.case().periods.len() {
        1 => room.words.input_results().to_owned(),
        _ => room.words.time_results_of(room.state.period + 1),
    };
    titled("", "league-results-title", title, content)
}
