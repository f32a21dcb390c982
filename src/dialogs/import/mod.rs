//! The dialog in which text is pasted or a file is opened. Before anything is replaced it says what was found.

mod choices;
mod sites;

use crate::browser::file::{self, Work};
use crate::state::Action as PageAction;
use crate::state::import::{Action, Import};
use crate::widgets::controls::{button, button_of, fold, soft, words_in};
use crate::widgets::dialog::Dialog;
use crate::widgets::dispatch::{Dispatch, HasValue};
use explain::by_ptr::ByPtr;
use explain::import::preview::Becomes;
use explain::import::{Skipped, describe};
use explain::words::messages::ImportWords;
use explain::words::{Language, Text};
use sites::Sites;
use std::rc::Rc;
use web_sys::Blob;
use yew::prelude::*;

/// The `id` of the button that opens the dialog, in every room.
const OPENER: &str = "paste-results";
/// The elements of which one gets the focus after something was taken.
const RESULTS: [&str; 2] = ["league-standings", "compared"];
/// The length from which pasted text is read in slices, like a file, and does not stay in the field.
const LONG_TEXT: usize = 200_000;
/// The number of left-out lines that are listed.
const MOST_LISTED: usize = 100;

/// The properties of [`ImportDialog`].
#[derive(Properties, PartialEq)]
pub struct ImportDialogProps {
    /// The content of the dialog.
    pub import: ByPtr<Import>,
    /// Whether the dialog is open.
    pub open: bool,
    /// The language of the page.
    pub language: Language,
    /// Takes actions of the page.
    pub dispatch: Callback<PageAction>,
}

/// The work that goes on in slices.
#[derive(Clone, Copy, PartialEq)]
enum Doing {
    Reading,
    Comparing,
}

/// The dialog. A file that is dropped anywhere on the page opens it.
#[component]
pub fn ImportDialog(props: &ImportDialogProps) -> Html {
    let work = use_mut_ref(|| None::<Work>);
    let doing = use_state_eq(|| None::<(Doing, f64)>);
    let read = use_callback(props.dispatch.clone(), {
        let (work, doing) = (work.clone(), doing.setter());
        move |file: Blob, dispatch| {
            dispatch.emit(PageAction::OpenImport);
            doing.set(Some((Doing::Reading, 0.0)));
            let (progress, over) = (doing.clone(), doing.clone());
            let dispatch = dispatch.clone();
            work.replace(Some(file::read(
                file,
                Callback::from(move |part| progress.set(Some((Doing::Reading, part)))),
                Callback::from(move |file| {
                    over.set(None);
                    dispatch.emit(PageAction::Import(Action::Read(Rc::new(file))));
                }),
            )));
        }
    });
    file::use_drops(&read);
    let stop = use_callback((), {
        let (work, doing) = (work.clone(), doing.setter());
        move |(), ()| {
            work.take();
            doing.set(None);
        }
    });
    let leave = use_callback(
        (props.dispatch.clone(), stop.clone()),
        |(), (dispatch, stop)| {
            stop.emit(());
            dispatch.emit(PageAction::CloseImport);
        },
    );
    let take = use_callback((props.import.clone(), props.dispatch.clone()), {
        let (work, doing) = (work, doing.setter());
        move |append: bool, (import, dispatch)| {
            let take = dispatch
                .reform(move |compared| PageAction::Import(Action::Take { append, compared }))
                .then_focus(&RESULTS);
            if append || import.games().is_none_or(|games| games.system.is_none()) {
                return take.emit(None);
            }
            doing.set(Some((Doing::Comparing, 0.0)));
            let (progress, over) = (doing.clone(), doing.clone());
            work.replace(Some(file::compare(
                import.0.clone(),
                Callback::from(move |part| progress.set(Some((Doing::Comparing, part)))),
                Callback::from(move |compared| {
                    over.set(None);
                    take.emit(compared);
                }),
            )));
        }
    });
    if !props.open {
        return html! {};
    }
    let view = View {
        import: &props.import,
        language: props.language,
        words: props.language.import(),
        dispatch: &props.dispatch.reform(PageAction::Import),
    };
    let words = view.words;
    let is_ready = props.import.is_ready() && doing.is_none();
    html! {
        <Dialog name="import" title={props.language.input().paste()} tools={html! {}} close={words.close()} {leave}
            below_title={html! {}} opener="#paste-results">
            { soft(words.what_is_read()) }
            <p>{ words.stays_here() }</p>
            { input(view, &read) }
            if let Some((now, part)) = *doing { { progress(now, part, words, &stop) } }
            <div id="import-found" role="status">{ found(view) }</div>
            { choices::choices(view) }
            { further(view) }
            <div class="row-buttons">
                { button_of("primary", words.replace().into(), !is_ready, take.reform(|_| false)) }
                { button_of("", words.append().into(), !is_ready, take.reform(|_| true)) }
            </div>
            { fold(words.tables(), tables(words)) }
            { fold(words.get_file(), html! { <Sites language={props.language} /> }) }
        </Dialog>
    }
}

/// The values that every part of the dialog needs.
#[derive(Clone, Copy)]
struct View<'a> {
    import: &'a Import,
    language: Language,
    words: ImportWords,
    dispatch: &'a Callback<Action>,
}

/// Draws the fields for a text and for a file.
fn input(view: View, read: &Callback<Blob>) -> Html {
    let words = view.words;
    let edit = {
        let (read, edit) = (read.clone(), view.dispatch.reform(Action::Edit));
        Callback::from(move |event: InputEvent| {
            let text = event.value();
            let long = (text.len() > LONG_TEXT)
                .then(|| file::of_text(&text))
                .flatten();
            match long {
                Some(file) => read.emit(file),
                None => edit.emit(text),
            }
        })
    };
    let choose = {
        let read = read.clone();
        Callback::from(move |event: Event| {
            if let Some(file) = file::chosen(&event) {
                read.emit(file);
            }
        })
    };
    html! {
        <>
            <label for="import-text" class="visually-hidden">{ words.label() }</label>
            <textarea id="import-text" rows="6" placeholder={words.placeholder()} spellcheck="false" autofocus=true
                aria-describedby="import-found" value={view.import.text.to_string()} oninput={edit} />
            <p class="field-file">
                <label for="import-file">{ words.choose() }</label>
                <input type="file" id="import-file" onchange={choose} />
            </p>
        </>
    }
}

/// Draws how much is done, and the button to stop.
fn progress(now: Doing, part: f64, words: ImportWords, stop: &Callback<()>) -> Html {
    let label = match now {
        Doing::Reading => words.reading(),
        Doing::Comparing => words.comparing(),
    };
    html! {
        <div class="working">
            <label for="import-progress">{ label }</label>
            <progress id="import-progress" max="1" value={part.to_string()} />
            { button(words.cancel(), stop.on(())) }
        </div>
    }
}

/// Draws what was found, or why the file was refused.
fn found(view: View) -> Html {
    let words = view.words;
    let (Some(file), preview) = (&view.import.file, &view.import.preview) else {
        return html! { <p>{ words.nothing_yet() }</p> };
    };
    match (&**file, preview) {
        (Ok(file), Some(preview)) => {
            let notes = match &preview.becomes {
                Becomes::Case(Ok(found)) => found.notes.clone(),
                _ => Vec::new(),
            };
            html! {
                <>
                    <p class="found">{ describe::found(file.format, preview, view.language) }</p>
                    for note in notes { <p>{ note }</p> }
                </>
            }
        }
        (Err(refused), _) => words_in("problem", describe::refused(refused, words).into()),
        (Ok(_), None) => html! {},
    }
}

/// Draws what was not used and what was left out.
fn further(view: View) -> Html {
    let words = view.words;
    let file = view.import.file.as_deref();
    let (Some(Ok(file)), Some(preview)) = (file, &view.import.preview) else {
        return html! {};
    };
    html! {
        <>
            if !file.not_used.is_empty() { { soft(words.not_used(&file.not_used.join(", "))) } }
            if preview.skipped.count() > 0 {
                { fold(words.left_out_title(), left_out(&preview.skipped, words)) }
            }
        </>
    }
}

/// Draws the list of what was left out.
fn left_out(skipped: &Skipped, words: ImportWords) -> Html {
    let listed = skipped.listed.iter().take(MOST_LISTED);
    let more = skipped.count() - listed.len();
    html! {
        <ul>
            for left_out in listed {
                <li>{ words.left_out(left_out.line, describe::reason(left_out.reason, words)) }</li>
            }
            if more > 0 { <li>{ words.left_out_more(more) }</li> }
        </ul>
    }
}

/// Draws how tables are read.
fn tables(words: ImportWords) -> Html {
    let all = [
        words.tables_games(),
        words.tables_league(),
        words.tables_results(),
        words.tables_heads(),
    ];
    html! { <>for line in all { { soft(line) } }</> }
}

/// Draws the button that opens the dialog.
pub(crate) fn opener(text: Text, dispatch: &Callback<PageAction>) -> Html {
    html! {
        <button type="button" id={OPENER} aria-haspopup="dialog" onclick={dispatch.on::<MouseEvent>(PageAction::OpenImport)}>
            { text.input.paste() }
        </button>
    }
}
