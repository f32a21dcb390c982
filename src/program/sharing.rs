//! The lazy part beside the page: the dialog for files, the sharing dialog with its state, printing, announcing the room,
//! dragging, and saving the progress of the room Learn.

use super::effects::{use_lesson_told, use_room_told};
use super::{drag, printing, storage};
use crate::dialogs::import::ImportDialog;
use crate::dialogs::share::ShareDialog;
use crate::rooms::by_system;
use crate::rooms::on_paper::OnPaper;
use crate::state::learn::exercises::Action::Printed;
use crate::state::learn::{self, Door};
use crate::state::share::{About, Action, Share, Tab};
use crate::state::{Action as PageAction, Room, Rooms, State};
use explain::by_ptr::ByPtr;
use explain::case::Subject;
use explain::words::Language;
use std::rc::Rc;
use yew::prelude::*;

struct Model(Share);

impl Reducible for Model {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Self(self.0.update(action)))
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct SharingProps {
    /// The page's state.
    pub(crate) state: ByPtr<State>,
    /// The language of the page.
    pub(crate) language: Language,
    /// Whether the lazy part was loaded into an open page.
    pub(crate) is_late: bool,
    /// Whether an element had the focus when the lazy part was loaded.
    pub(crate) was_held: bool,
    /// Takes actions of the page, such as importing a case.
    pub(crate) dispatch: Callback<PageAction>,
}

/// Returns the `id` and title of the heading of the lesson, or of the list of lessons. Returns
/// `None` outside the lessons.
fn lesson_told(state: &State, language: Language) -> Option<(String, &'static str)> {
    let learn = &Rooms::of(state)
        .filter(|_| state.room == Room::Learn)?
        .learn;
    if learn.door != Door::Lessons {
        return None;
    }
    let title = |place: usize| language.lessons().titles()[place];
    let list = || ("learn-title".to_owned(), language.lessons().title());
    Some(
        learn
            .lessons
            .open
            .as_ref()
            .map_or_else(list, |open| (open.heading(), title(open.place))),
    )
}

fn practise(action: learn::exercises::Action) -> PageAction {
    PageAction::Learn(learn::Action::Practise(action).into())
}

/// The sharing dialog. A link with the key `z` opens it, whether the page is loaded with it or it is followed.
#[component]
pub(crate) fn Sharing(props: &SharingProps) -> Html {
    let model = use_reducer(|| {
        let share = Share::default();
        Model(
            storage::asked_to_share().map_or(share.clone(), |tab| share.update(Action::Open(tab))),
        )
    });
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |action: Action, ()| dispatcher.dispatch(action)
    });
    use_effect_with(props.dispatch.clone(), |dispatch| {
        let listeners = drag::listen(dispatch.clone());
        move || drop(listeners)
    });
    use_room_told(
        props.state.room,
        props.language.text(),
        props.is_late,
        props.was_held,
    );
    use_lesson_told(
        lesson_told(&props.state, props.language),
        props.language.text(),
    );
    // The listener lives as long as the page, so it reads the latest state.
    let now = use_mut_ref(|| props.state.clone());
    now.replace(props.state.clone());
    use_effect_with((), {
        let dispatch = dispatch.clone();
        move |()| {
            // The address of the case is restored, so that the reader can copy it, and because
            // `hashchange` does not fire for a link to the present address.
            let put_case_into_address = move || storage::put_into_address(&now.borrow().link());
            if storage::asked_to_share().is_some() {
                put_case_into_address();
            }
            let listener = storage::listen(Callback::from(move |fragment: String| {
                if let Some(tab) = Tab::of_link(&fragment) {
                    put_case_into_address();
                    dispatch.emit(Action::Open(tab));
                }
            }));
            move || drop(listener)
        }
    });
    use_effect_with(
        Rooms::of(&props.state).map(|rooms| rooms.learn.saved()),
        |learnt| {
            if let Some(learnt) = learnt {
                storage::save_learnt(learnt);
            }
        },
    );
    let is_printed = use_state_eq(|| false);
    use_effect_with((), {
        let (set, dispatch) = (is_printed.setter(), props.dispatch.clone());
        move |()| {
            let watch = printing::watch_printing(&Callback::from(move |begins| {
                set.set(begins);
                if !begins {
                    dispatch.emit(practise(Printed));
                }
            }));
            move || drop(watch)
        }
    });
    let print = {
        let set = is_printed.setter();
        Callback::from(move |()| {
            // The browser's own event comes too late for rendering.
            set.set(true);
            printing::print();
        })
    };
    use_effect_with(
        Rooms::of(&props.state).map(|rooms| rooms.learn.practise.prints),
        {
            let print = print.clone();
            move |asked| {
                if asked.is_some_and(|times| times > 0) {
                    print.emit(());
                }
            }
        },
    );
    let import = Rooms::of(&props.state).map(|rooms| {
        html! {
            <ImportDialog import={ByPtr(rooms.import.clone())} open={props.state.opens_import} language={props.language} dispatch={props.dispatch.clone()} />
        }
    });
    let import = import.unwrap_or_default();
    let on_paper = is_printed.then(|| {
        let link = storage::whole_address(&props.state.link(), props.language);
        let state = props.state.clone();
        html! { <OnPaper {state} language={props.language} {link} today={printing::today()} /> }
    });
    // Writing down a long season takes longer than rating it, so links are made only while the dialog is open.
    let state = &props.state;
    let Some(rooms) = Rooms::of(state).filter(|_| model.0.open) else {
        return html! { <>{ on_paper.unwrap_or_default() }{ import }</> };
    };
    let options = state.view.options.clone();
    // Systems built on Glicko of 1995 have no Glicko-2 case to share.
    let has_case = !rooms.chosen_system.is_glicko();
    let result = rooms
        .result
        .as_ref()
        .filter(|_| !rooms.chosen_system.is_paper());
    let papers_case = result.and_then(|result| result.papers_case()).map(Rc::new);
    let about = match state.room {
        // While the answer is hidden, only the link is shared, because all else contains the answer.
        Room::Player if has_case && state.view.hides_answer() || state.is_unrated => About::Page,
        Room::Player if state.player.case.periods.len() > 1 => {
            About::Periods(ByPtr(state.player.rated.clone()))
        }
        Room::Player if has_case => About::Case(ByPtr(
            papers_case.unwrap_or_else(|| state.view.derivation.clone()),
        )),
        // A match of two teams has three answers, and the texts have room for one.
        Room::League => rooms
            .league
            .rated_period()
            .filter(|of| of.rated().is_some())
            .map_or(About::Page, About::League),
        Room::Learn => lesson_told(state, props.language)
            .map_or(About::Page, |(_, title)| About::Lesson(title)),
        _ => About::Page,
    };
    let by_system = match (&about, result, state.room) {
        (About::Case(_), Some(result), Room::Player) => Some(by_system(
            result,
            options.level,
            options.digits,
            props.language,
        )),
        _ => None,
    };
    let system = rooms.chosen_system.system.name_in(props.language);
    let stale = match state.room.subject() {
        Subject::Player => state.is_stale(),
        Subject::League => rooms.league.editor.is_stale(),
    };
    html! {
        <>
            { on_paper.unwrap_or_default() }
            { import }
            <ShareDialog share={model.0.clone()} {about} {stale} {options}
                link={storage::whole_address(&state.link(), props.language)} is_too_large={!state.fits_link()} language={props.language} {system} {by_system} {dispatch} {print} />
        </>
    }
}
