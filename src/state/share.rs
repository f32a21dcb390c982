//! The state of the dialog for sharing, and its actions. Independent of Yew.

use super::{Derivation, RatedCase};
use explain::by_ptr::ByPtr;
use explain::case::Games;
use explain::case::league::LeaguePeriod;
use explain::case::link::{Key, Link};
use explain::export::data::Data;
use explain::export::document::Extent;
use explain::export::embed::Way;
use explain::export::formats::Format;
use explain::export::picture::Shade;
use explain::export::subject::Subject;
use explain::ids::HasId;
use explain::words::messages::ShareWords;
use strum::{IntoStaticStr, VariantArray};

/// A tab of the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Tab {
    /// The link of the case.
    #[default]
    #[strum(to_string = "share")]
    Link,
    /// A picture.
    Picture,
    /// Text for a forum.
    Text,
    /// Code for the user's own web page.
    Embed,
    /// Data files.
    File,
}

impl Tab {
    /// Returns the label of the tab.
    #[must_use]
    pub fn name(self, words: ShareWords) -> &'static str {
        match self {
            Self::Link => words.tab_link(),
            Self::Picture => words.tab_picture(),
            Self::Text => words.tab_text(),
            Self::Embed => words.tab_embed(),
            Self::File => words.tab_file(),
        }
    }

    /// Returns the tab that a link opens with its key `z`: `z=share`, `z=text`, …
    #[must_use]
    pub fn of_link(fragment: &str) -> Option<Self> {
        Self::from_id(Link::parse(fragment).lazy.value(Key::Share))
    }
}

/// The content that the dialog shares.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum About {
    /// The page only, without its content.
    #[default]
    Page,
    /// One rating period of one player.
    Case(ByPtr<Derivation>),
    /// Several periods of one player.
    Periods(ByPtr<RatedCase>),
    /// A period of a league.
    League(LeaguePeriod),
    /// A lesson or the list of lessons, with its title.
    Lesson(&'static str),
}

impl About {
    /// Returns the tabs for this content.
    #[must_use]
    pub fn tabs(&self) -> &'static [Tab] {
        match self {
            Self::Page => &[Tab::Link],
            Self::Case(_) => Tab::VARIANTS,
            Self::Periods(_) => &[Tab::Link, Tab::Picture, Tab::Text, Tab::File],
            Self::League(_) => &[Tab::Link, Tab::Text, Tab::File],
            Self::Lesson(_) => &[Tab::Link, Tab::Embed],
        }
    }

    /// Returns the kinds of data for this content, in the order of the menu.
    #[must_use]
    pub fn data(&self) -> &'static [Data] {
        match self {
            Self::Page | Self::Lesson(_) => &[],
            Self::Case(_) => &Data::OF_CASE,
            Self::Periods(_) => &Data::OF_PERIODS,
            // Only leagues that consist of results have a CSV file that can be imported again.
            Self::League(rated_period)
                if rated_period
                    .league
                    .case
                    .periods
                    .iter()
                    .all(|of| matches!(of.played(), Games::Results(_))) =>
            {
                &Data::OF_LIST
            }
            Self::League(_) => &Data::OF_GROUP,
        }
    }
}

/// The outcome of the last action, which is announced to screen readers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The text or picture was copied.
    Copied,
    /// The browser refused to copy the text. The text is selected, so that the user can copy it.
    CopyYourself,
    /// The browser refused to copy the picture.
    PictureNotCopied,
    /// The file was handed to the browser.
    Saved,
    /// The picture could not be created.
    NotSaved,
}

impl Said {
    /// Returns the announcement as a sentence.
    #[must_use]
    pub fn sentence(&self, words: ShareWords) -> String {
        match self {
            Self::Copied => words.copied().to_owned(),
            Self::CopyYourself => words.copy_yourself().to_owned(),
            Self::PictureNotCopied => words.picture_not_copied().to_owned(),
            Self::Saved => words.saved().to_owned(),
            Self::NotSaved => words.not_saved().to_owned(),
        }
    }
}

/// An action in the dialog, or the outcome of one.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Opens the dialog at a tab.
    Open(Tab),
    /// Closes the dialog.
    Close,
    /// Switches to a tab.
    Show(Tab),
    /// Sets the forum that the text is formatted for.
    SetFormat(Format),
    /// Sets how much the text includes.
    SetExtent(Extent),
    /// Sets the subject of the picture.
    SetSubject(Subject),
    /// Sets the colours of the picture.
    SetShade(Shade),
    /// Sets the kind of code for the user's own web page.
    SetWay(Way),
    /// Sets the kind of data.
    SetData(Data),
    /// Announces the outcome of an action.
    Say(Said),
}

/// The state of the dialog. Choices are kept for the next time that it is opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Share {
    /// Whether the dialog is open.
    pub open: bool,
    /// How often the dialog was opened. The view uses the number as a key, because a dialog that is
    /// reopened at once must not be the element of the one that was just closed.
    pub openings: u32,
    /// The current tab.
    pub tab: Tab,
    /// The forum that the text is formatted for.
    pub format: Format,
    /// How much the text includes.
    pub extent: Extent,
    /// The subject of the picture.
    pub subject: Subject,
    /// The colours of the picture.
    pub shade: Shade,
    /// The kind of code for the user's own web page.
    pub way: Way,
    /// The kind of data.
    pub data: Data,
    /// The outcome of the last action, until the next one.
    pub said: Option<Said>,
}

impl Share {
    /// Returns the state after an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = Self {
            said: None,
            ..self.clone()
        };
        match action {
            Action::Open(tab) => {
                (next.open, next.openings, next.tab) = (true, self.openings + 1, tab);
            }
            Action::Close => next.open = false,
            Action::Show(tab) => next.tab = tab,
            Action::SetFormat(format) => next.format = format,
            Action::SetExtent(extent) => next.extent = extent,
            Action::SetSubject(subject) => next.subject = subject,
            Action::SetShade(shade) => next.shade = shade,
            Action::SetWay(way) => next.way = way,
            Action::SetData(data) => next.data = data,
            Action::Say(said) => next.said = Some(said),
        }
        next
    }
}
