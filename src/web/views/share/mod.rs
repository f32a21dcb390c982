//! The dialog for taking a case away, and for bringing one in.

mod embed;
mod file;
mod link;
mod picture;
mod pieces;
mod text;

use super::controls::{HasValue, button, icon_button, words_in};
use super::icons;
use crate::app::share::{About, Action, Said, Share, Tab};
use crate::app::{Options, Worked, group, season};
use crate::export::document::Case;
use crate::export::json::Imported;
use crate::export::many::{self, Look};
use crate::export::text::ShareText;
use crate::group::Rated;
use crate::present::answer::sentence;
use crate::present::number::Digits;
use crate::present::text::{Language, Text};
use crate::web::modal::use_modal;
use crate::web::out;
use pieces::{choice, copy_button};
use yew::prelude::*;

/// What the dialog is about.
#[derive(Properties, Clone)]
pub struct ShareDialogProps {
    /// Its state.
    pub share: Share,
    /// What is taken away.
    pub about: About,
    /// Whether the form has something else by now, which cannot be rated.
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
        self.about == other.about
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
    use_modal(&dialog, leave, "a[href='#z=share']");
    let words = props.language.share();
    let view = View { props, share: &props.share, text: props.language.text(), words, field: &field };
    let print = {
        let dispatch = props.dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Action::Close);
            out::print();
        })
    };
    let said = props.share.said.as_ref().map(|said| said.sentence(words)).unwrap_or_default();
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
                { view.parts() }
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

impl<'a> View<'a> {
    fn parts(self) -> Html {
        let offered = self.props.about.tabs();
        // What something else had may be chosen still.
        let tab = if offered.contains(&self.share.tab) { self.share.tab } else { Tab::Link };
        let tabs: Vec<_> = offered.iter().map(|&tab| (tab, tab.name(self.words))).collect();
        html! {
            <>
                if tabs.len() > 1 {
                    { choice("share-tab", self.words.what, &tabs, tab, &self.set(Action::Show), true) }
                }
                {
                    match &self.props.about {
                        About::Page => link::link(self),
                        About::Case(worked) => self.of_case(tab, worked),
                        About::Season(season) => self.of_season(tab, season),
                        About::Group(group) => self.of_group(tab, group),
                    }
                }
            </>
        }
    }

    fn of_case(self, tab: Tab, worked: &Worked) -> Html {
        let Look { level, digits, language, link } = self.look();
        let case = Case { period: &worked.period, trace: &worked.trace, level, digits, language, link };
        match tab {
            Tab::Link => link::link(self),
            Tab::Picture => picture::picture(self, &case),
            Tab::Text => text::text(self, &case),
            Tab::Embed => embed::embed(self, &case),
            Tab::File => file::file(self, &case),
        }
    }

    fn of_season(self, tab: Tab, season: &season::Worked) -> Html {
        let look = self.look();
        match tab {
            Tab::Picture => picture::season(self, &season.rated, &look),
            Tab::Text => text::shown(self, many::write_season(&season.rated, &look, self.share.format), html! {}),
            Tab::File => file::of_season(self, season),
            Tab::Link | Tab::Embed => link::link(self),
        }
    }

    fn of_group(self, tab: Tab, group: &group::Worked<Rated>) -> Html {
        match tab {
            Tab::Text => {
                let written = many::write_group(&group.rated, &group.names(), &self.look(), self.share.format);
                text::shown(self, written, html! {})
            }
            Tab::File => file::of_group(self, group),
            Tab::Link | Tab::Picture | Tab::Embed => link::link(self),
        }
    }

    /// How it is looked at.
    fn look(self) -> Look<'a> {
        let Options { level, digits, .. } = self.props.options;
        Look { level, digits, language: self.props.language, link: &self.props.link }
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
