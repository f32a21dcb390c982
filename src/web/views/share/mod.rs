//! The dialog for taking a case away, and for bringing one in.

mod embed;
mod file;
mod link;
mod picture;
mod pieces;
mod text;

use super::controls::{HasValue, button, icon_button, words_in};
use super::icons;
use crate::app::share::{Action, Said, Share, Tab};
use crate::app::{Options, Worked};
use crate::export::document::Case;
use crate::export::json::Imported;
use crate::present::answer::sentence;
use crate::present::number::Digits;
use crate::present::text::share::ShareText;
use crate::present::text::{Language, Text};
use crate::web::modal::use_modal;
use crate::web::out;
use pieces::{choice, copy_button};
use std::rc::Rc;
use yew::prelude::*;

/// What the dialog is about.
#[derive(Properties, Clone)]
pub struct ShareDialogProps {
    /// Its state.
    pub share: Share,
    /// The case. Where there is no single one, as in the rooms of many, the link alone is taken away.
    pub worked: Option<Rc<Worked>>,
    /// Whether the form has another case by now, which cannot be rated.
    #[prop_or_default]
    pub stale: bool,
    /// How the case is looked at.
    pub options: Options,
    /// The address of the page with this case.
    pub link: String,
    /// The language of the words.
    pub language: Language,
    /// Where to send what a person does.
    pub dispatch: Callback<Action>,
    /// Takes a case that was brought in.
    pub on_import: Callback<Imported>,
}

impl PartialEq for ShareDialogProps {
    fn eq(&self, other: &Self) -> bool {
        let same_case = match (&self.worked, &other.worked) {
            (Some(one), Some(another)) => Rc::ptr_eq(one, another),
            (None, None) => true,
            _ => false,
        };
        same_case
            && (&self.share, self.stale, &self.options) == (&other.share, other.stale, &other.options)
            && (&self.link, self.language) == (&other.link, other.language)
            && (&self.dispatch, &self.on_import) == (&other.dispatch, &other.on_import)
    }
}

/// The dialog, as long as it is open.
#[component]
pub fn ShareDialog(props: &ShareDialogProps) -> Html {
    if props.share.open {
        html! { <Open ..props.clone() /> }
    } else {
        html! {}
    }
}

#[component]
fn Open(props: &ShareDialogProps) -> Html {
    let dialog = use_node_ref();
    let field = use_node_ref();
    let leave = use_callback((), {
        let dispatch = props.dispatch.clone();
        move |(), ()| dispatch.emit(Action::Close)
    });
    use_modal(&dialog, leave);
    let words = props.language.share();
    let view = View { props, share: &props.share, text: props.language.text(), words, field: &field };
    let print = {
        let dispatch = props.dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Action::Close);
            out::print();
        })
    };
    let said = props.share.said.as_ref().map(words.said).unwrap_or_default();
    let is_problem = matches!(props.share.said, Some(Said::NotImported(_) | Said::NotSaved));
    html! {
        <dialog class="share" ref={dialog} aria-labelledby="share-title">
            <div class="share-sheet">
                <div class="share-head">
                    <h2 id="share-title">{ words.title }</h2>
                    { button(words.print, print) }
                    { icon_button(icons::close(), words.close, false, view.on(Action::Close)) }
                </div>
                if props.stale { { words_in("stale-note", words.stale.into()) } }
                {
                    match &props.worked {
                        Some(worked) => view.parts(worked),
                        None => link::link(view),
                    }
                }
                <p class={if is_problem { "problem said" } else { "said" }} role="status">{ said }</p>
            </div>
        </dialog>
    }
}

/// What every part of the dialog needs.
#[derive(Clone, Copy)]
struct View<'a> {
    props: &'a ShareDialogProps,
    share: &'a Share,
    text: &'static Text,
    words: &'static ShareText,
    /// The field whose text is taken away.
    field: &'a NodeRef,
}

impl View<'_> {
    fn parts(self, worked: &Worked) -> Html {
        let case = Case {
            period: &worked.period,
            trace: &worked.trace,
            level: self.props.options.level,
            digits: self.props.options.digits,
            language: self.props.language,
            link: &self.props.link,
        };
        let tabs = Tab::ALL.map(|tab| (tab, (self.words.tab)(tab)));
        html! {
            <>
                { choice("share-tab", self.words.what, &tabs, self.share.tab, &self.set(Action::Show), true) }
                {
                    match self.share.tab {
                        Tab::Link => link::link(self),
                        Tab::Picture => picture::picture(self, &case),
                        Tab::Text => text::text(self, &case),
                        Tab::Embed => embed::embed(self, &case),
                        Tab::File => file::file(self, &case),
                    }
                }
            </>
        }
    }

    /// A handler that does the same whatever the event holds.
    fn on<E: 'static>(self, action: Action) -> Callback<E> {
        let dispatch = self.props.dispatch.clone();
        Callback::from(move |_: E| dispatch.emit(action.clone()))
    }

    /// A handler that makes an action of what was chosen.
    fn set<T: 'static>(self, make: fn(T) -> Action) -> Callback<T> {
        let dispatch = self.props.dispatch.clone();
        Callback::from(move |chosen: T| dispatch.emit(make(chosen)))
    }

    /// A handler for a menu.
    fn on_menu(self, make: fn(&str) -> Option<Action>) -> Callback<Event> {
        let dispatch = self.props.dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(action) = make(&event.value()) {
                dispatch.emit(action);
            }
        })
    }

    /// A button that puts a text into the clipboard.
    fn copy(self, words: &'static str, text: &AttrValue) -> Html {
        copy_button(words, text, self.field, &self.props.dispatch)
    }

    /// A button that hands a text over as a file.
    fn save(self, words: &'static str, text: &AttrValue, kind: &'static str, name: String) -> Html {
        let (text, dispatch) = (text.clone(), self.props.dispatch.clone());
        button(
            words,
            Callback::from(move |_| {
                out::save(&text, kind, &name);
                dispatch.emit(Action::Say(Said::Saved));
            }),
        )
    }
}

/// What a case is called: its answer.
fn title(case: &Case, text: &Text) -> String {
    crate::export::document::words(&sentence(case.period, case.trace, case.level, text), Digits::Auto)
}
