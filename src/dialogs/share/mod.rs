//! The dialog for sharing a case, and for importing one.

mod embed;
mod file;
mod link;
mod picture;
mod text;

use crate::browser::clipboard;
use crate::state::share::{About, Action, Said, Share, Tab};
use crate::state::{Derivation, Options, RatedCase};
use crate::widgets::controls::{button, button_of, radios, words_in};
use crate::widgets::dialog::Dialog;
use explain::answer::sentence;
use explain::case::league::LeaguePeriod;
use explain::export::document::{BySystem, Case, words};
use explain::export::many::{self, ExportOptions};
use explain::numbers::Digits;
use explain::words::messages::ShareWords;
use explain::words::{Language, Text};
use yew::prelude::*;

/// The properties of [`ShareDialog`].
#[derive(Properties, Clone)]
pub struct ShareDialogProps {
    /// The state of the dialog.
    pub share: Share,
    /// The content to share.
    pub about: About,
    /// Whether the form has other content by now, which cannot be rated.
    #[prop_or_default]
    pub stale: bool,
    /// How the case is shown.
    pub options: Options,
    /// The address of the page with this case.
    pub link: String,
    /// Whether the case is too large for a link, so that the address is that of the page alone.
    #[prop_or_default]
    pub is_too_large: bool,
    /// The system that rates the case.
    #[prop_or_default]
    pub system: &'static str,
    /// The result by a system other than the paper's.
    #[prop_or_default]
    pub by_system: Option<BySystem>,
    /// The language of the page.
    pub language: Language,
    /// Takes the actions of the dialog.
    pub dispatch: Callback<Action>,
    /// Prints the page.
    #[prop_or_default]
    pub print: Callback<()>,
}

impl PartialEq for ShareDialogProps {
    fn eq(&self, other: &Self) -> bool {
        self.about == other.about
            && (&self.share, self.stale, &self.options)
                == (&other.share, other.stale, &other.options)
            && (&self.link, self.language) == (&other.link, other.language)
            && (self.system, &self.by_system) == (other.system, &other.by_system)
            && (self.is_too_large, &self.dispatch) == (other.is_too_large, &other.dispatch)
    }
}

/// The dialog, while it is open.
#[component]
pub fn ShareDialog(props: &ShareDialogProps) -> Html {
    let (field, citation) = (use_node_ref(), use_node_ref());
    let leave = use_callback(props.dispatch.clone(), |(), dispatch| {
        dispatch.emit(Action::Close);
    });
    if !props.share.open {
        return html! {};
    }
    let words = props.language.share();
    let view = View {
        props,
        share: &props.share,
        text: props.language.text(),
        words,
        field: &field,
        citation: &citation,
    };
    let tab = view.tab();
    let print = {
        let (dispatch, print) = (props.dispatch.clone(), props.print.clone());
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Action::Close);
            print.emit(());
        })
    };
    let said = props
        .share
        .said
        .as_ref()
        .map(|said| said.sentence(words))
        .unwrap_or_default();
    let is_problem = props.share.said == Some(Said::NotSaved);
    html! {
        <Dialog key={props.share.openings} name="share" title={words.title()} tools={button(words.print(), print)} close={words.close()} {leave}
            below_title={view.tabs(tab)} opener="a[href='#z=share']">
            if props.stale { { words_in("stale-note", words.stale().into()) } }
            { view.part(tab) }
            <p class={if is_problem { "problem said" } else { "said" }} role="status">{ said }</p>
        </Dialog>
    }
}

/// The values that every part of the dialog needs.
#[derive(Clone, Copy)]
struct View<'a> {
    props: &'a ShareDialogProps,
    share: &'a Share,
    text: Text,
    words: ShareWords,
    /// The field whose text is copied.
    field: &'a NodeRef,
    /// The field of the citation.
    citation: &'a NodeRef,
}

impl<'a> View<'a> {
    /// Returns the visible tab: the chosen one, or the link if the content has no such tab.
    fn tab(self) -> Tab {
        let chosen = self.share.tab;
        if self.props.about.tabs().contains(&chosen) {
            chosen
        } else {
            Tab::Link
        }
    }

    fn tabs(self, tab: Tab) -> Html {
        let tabs: Vec<_> = self
            .props
            .about
            .tabs()
            .iter()
            .map(|&tab| (tab, tab.name(self.words)))
            .collect();
        let show = self.props.dispatch.reform(Action::Show);
        html! {
            if tabs.len() > 1 {
                { radios(SEGMENT, "share-tab", self.words.what(), &tabs, tab, &show, true) }
            }
        }
    }

    fn part(self, tab: Tab) -> Html {
        if self.props.is_too_large && matches!(tab, Tab::Link | Tab::Embed) {
            return link::too_large(self);
        }
        match &self.props.about {
            About::Page => link::link(self),
            About::Case(derivation) => self.of_case(tab, derivation),
            About::Periods(case) => self.of_periods(tab, case),
            About::League(rated_period) => self.of_league(tab, rated_period),
            About::Lesson(title) if tab == Tab::Embed => embed::lesson(self, title),
            About::Lesson(_) => link::link(self),
        }
    }

    fn of_case(self, tab: Tab, derivation: &Derivation) -> Html {
        let ExportOptions {
            level,
            digits,
            language,
            link,
        } = self.options();
        let ShareDialogProps {
            system, by_system, ..
        } = self.props;
        let assumed = &derivation.assumed();
        let case = Case {
            period: &derivation.period,
            trace: &derivation.trace,
            assumed,
            level,
            digits,
            language,
            link,
            system,
            by_system: by_system.as_ref(),
        };
        match tab {
            Tab::Link => link::link(self),
            Tab::Picture => picture::picture(self, &case),
            Tab::Text => text::text(self, &case),
            Tab::Embed => embed::embed(self, &case),
            Tab::File => file::file(self, &case),
        }
    }

    fn of_periods(self, tab: Tab, case: &RatedCase) -> Html {
        let options = self.options();
        match tab {
            Tab::Picture => picture::season(self, &case.rated, &options),
            Tab::Text => text::with_buttons(
                self,
                many::write_season(&case.rated, &options, self.share.format),
                html! {},
            ),
            Tab::File => file::of_periods(self, case),
            Tab::Link | Tab::Embed => link::link(self),
        }
    }

    fn of_league(self, tab: Tab, rated_period: &LeaguePeriod) -> Html {
        match tab {
            Tab::Text => {
                let Some(rated) = rated_period.rated() else {
                    return html! {};
                };
                let written = many::write_group(
                    rated,
                    rated_period.kind(),
                    &rated_period.names(),
                    &self.options(),
                    self.share.format,
                );
                text::with_buttons(self, written, html! {})
            }
            Tab::File => file::of_league(self, rated_period),
            Tab::Link | Tab::Picture | Tab::Embed => link::link(self),
        }
    }

    /// Returns the answer as plain words. Returns an empty string if there is none.
    fn answer(self) -> String {
        let told = self
            .props
            .by_system
            .as_ref()
            .and_then(|by_system| by_system.told.first());
        match (told, &self.props.about) {
            (Some(told), _) => words(told, self.props.options.digits),
            (None, About::Case(derivation)) => {
                let told = sentence(
                    &derivation.period,
                    &derivation.trace,
                    self.props.options.level,
                    self.text,
                );
                words(&told, self.props.options.digits)
            }
            _ => String::new(),
        }
    }

    /// Returns how the case is shown.
    fn options(self) -> ExportOptions<'a> {
        let Options { level, digits, .. } = self.props.options;
        ExportOptions {
            level,
            digits,
            language: self.props.language,
            link: &self.props.link,
        }
    }

    /// Draws a button that copies a text to the clipboard.
    fn copy(self, words: &'static str, text: &AttrValue) -> Html {
        let (text, field) = (text.clone(), self.field.clone());
        let say = |copied| {
            Action::Say(if copied {
                Said::Copied
            } else {
                Said::CopyYourself
            })
        };
        let then = self.props.dispatch.reform(say);
        button_of(
            "primary",
            words.into(),
            false,
            Callback::from(move |_| clipboard::copy(&text, field.clone(), then.clone())),
        )
    }

    /// Draws a button that saves a text as a file.
    fn save(self, words: &'static str, text: &AttrValue, kind: &'static str, name: String) -> Html {
        let (text, dispatch) = (text.clone(), self.props.dispatch.clone());
        button(
            words,
            Callback::from(move |_| {
                clipboard::save(&text, kind, &name);
                dispatch.emit(Action::Say(Said::Saved));
            }),
        )
    }
}

/// The class of radio buttons that are side by side.
const SEGMENT: &str = "choice segment";

/// Draws radio buttons side by side.
fn segment<T: Copy + PartialEq + 'static>(
    name: &'static str,
    label: &'static str,
    options: &[(T, &'static str)],
    chosen: T,
    set: &Callback<T>,
) -> Html {
    radios(SEGMENT, name, label, options, chosen, set, false)
}

/// Returns the title of a case, which is its answer.
fn title(case: &Case) -> String {
    words(
        &Case {
            digits: Digits::Auto,
            ..*case
        }
        .sentence(),
        Digits::Auto,
    )
}
