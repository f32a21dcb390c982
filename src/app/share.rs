//! The dialog for sharing: what it shows, and what comes of what a person does there. Nothing here knows of Yew.

use super::{RatedCase, Worked};
use crate::case::Games;
use crate::case::league::WorkedRound;
use crate::export::data::Data;
use crate::export::document::Extent;
use crate::export::embed::Way;
use crate::export::formats::Format;
use crate::export::picture::Shade;
use crate::export::subject::Subject;
use crate::export::text::ShareText;
use std::rc::Rc;

/// What is taken away: the parts of the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    /// The address of the case.
    #[default]
    Link,
    /// A picture.
    Picture,
    /// Text for a forum.
    Text,
    /// Code for somebody's own page.
    Embed,
    /// Data, out and in.
    File,
}

impl Tab {
    /// All, in the order in which the dialog has them.
    pub const ALL: [Self; 5] = [Self::Link, Self::Picture, Self::Text, Self::Embed, Self::File];

    /// Its name in links.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Link => "share",
            Self::Picture => "picture",
            Self::Text => "text",
            Self::Embed => "embed",
            Self::File => "file",
        }
    }

    /// The word on it.
    #[must_use]
    pub fn name(self, words: &ShareText) -> &'static str {
        match self {
            Self::Link => words.tab_link,
            Self::Picture => words.tab_picture,
            Self::Text => words.tab_text,
            Self::Embed => words.tab_embed,
            Self::File => words.tab_file,
        }
    }

    /// The part that a link asks for by its key `z`: `z=share`, `z=text`, …
    #[must_use]
    pub fn of_link(fragment: &str) -> Option<Self> {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        let id = fragment.split('&').find_map(|part| part.strip_prefix("z="))?;
        Self::ALL.into_iter().find(|tab| tab.id() == id)
    }
}

/// What the dialog is about.
#[derive(Clone, Debug, Default)]
pub enum About {
    /// Nothing but the page as it stands.
    #[default]
    Page,
    /// One rating period of one player.
    Case(Rc<Worked>),
    /// Periods in a row.
    Periods(Rc<RatedCase>),
    /// A period of a league.
    League(WorkedRound),
    /// A lesson, or their list, by its title.
    Lesson(&'static str),
}

impl PartialEq for About {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Page, Self::Page) => true,
            (Self::Case(one), Self::Case(another)) => Rc::ptr_eq(one, another),
            (Self::Periods(one), Self::Periods(another)) => Rc::ptr_eq(one, another),
            (Self::League(one), Self::League(another)) => one.is_same(another),
            (Self::Lesson(one), Self::Lesson(another)) => one == another,
            _ => false,
        }
    }
}

impl About {
    /// What can be taken away of it.
    #[must_use]
    pub fn tabs(&self) -> &'static [Tab] {
        match self {
            Self::Page => &[Tab::Link],
            Self::Case(_) => &Tab::ALL,
            Self::Periods(_) => &[Tab::Link, Tab::Picture, Tab::Text, Tab::File],
            Self::League(_) => &[Tab::Link, Tab::Text, Tab::File],
            Self::Lesson(_) => &[Tab::Link, Tab::Embed],
        }
    }

    /// The data of it, in the order in which the menu has them.
    #[must_use]
    pub fn data(&self) -> &'static [Data] {
        match self {
            Self::Page | Self::Lesson(_) => &[],
            Self::Case(_) => &Data::OF_CASE,
            Self::Periods(_) => &Data::OF_PERIODS,
            // Only results have a table that brings them back.
            Self::League(worked)
                if worked.league.case.periods.iter().all(|of| matches!(of.played(), Games::Results(_))) =>
            {
                &Data::OF_LIST
            }
            Self::League(_) => &Data::OF_GROUP,
        }
    }
}

/// What came of the last thing that was done, to be read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// It is in the clipboard.
    Copied,
    /// The browser did not let the page copy: the text is selected, and the person copies it.
    CopyYourself,
    /// The browser did not let the page copy a picture.
    PictureNotCopied,
    /// It was handed to the browser as a file.
    Saved,
    /// The picture could not be made.
    NotSaved,
    /// A file was taken, but for what these words say.
    Imported(Vec<String>),
    /// A file was not taken, for this reason.
    NotImported(String),
}

impl Said {
    /// The sentence that is read out.
    #[must_use]
    pub fn sentence(&self, words: &ShareText) -> String {
        match self {
            Self::Copied => words.copied.to_owned(),
            Self::CopyYourself => words.copy_yourself.to_owned(),
            Self::PictureNotCopied => words.picture_not_copied.to_owned(),
            Self::Saved => words.saved.to_owned(),
            Self::NotSaved => words.not_saved.to_owned(),
            Self::Imported(notes) => (words.imported)(notes),
            Self::NotImported(why) => why.clone(),
        }
    }
}

/// One thing that a person does in the dialog, or what came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Opens it.
    Open(Tab),
    /// Closes it.
    Close,
    /// Chooses what is taken away.
    Show(Tab),
    /// Chooses a forum.
    SetFormat(Format),
    /// Chooses how much a text says.
    SetExtent(Extent),
    /// Chooses a picture.
    SetSubject(Subject),
    /// Chooses its colours.
    SetShade(Shade),
    /// Chooses the code for somebody's own page.
    SetWay(Way),
    /// Chooses data.
    SetData(Data),
    /// Is told what came of it.
    Say(Said),
}

/// The state of the dialog. What was chosen stays for the next time that it is opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Share {
    /// Whether it is open.
    pub open: bool,
    /// How often it has been opened. Each time it is another one: who leaves it and comes back at once must not find the one that was left.
    pub openings: u32,
    /// What is taken away.
    pub tab: Tab,
    /// The forum.
    pub format: Format,
    /// How much its text says.
    pub extent: Extent,
    /// The picture.
    pub subject: Subject,
    /// Its colours.
    pub shade: Shade,
    /// The code for somebody's own page.
    pub way: Way,
    /// The data.
    pub data: Data,
    /// What came of the last thing that was done, until the next.
    pub said: Option<Said>,
}

impl Share {
    /// What comes of an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = Self { said: None, ..self.clone() };
        match action {
            Action::Open(tab) => (next.open, next.openings, next.tab) = (true, self.openings + 1, tab),
            Action::Close => next.open = false,
            Action::Show(tab) => next.tab = tab,
            Action::SetFormat(format) => next.format = format,
            Action::SetExtent(extent) => next.extent = extent,
            Action::SetSubject(subject) => next.subject = subject,
            Action::SetShade(shade) => next.shade = shade,
            Action::SetWay(way) => next.way = way,
            Action::SetData(data) => next.data = data,
            // Whoever brought a case wants to see it.
            Action::Say(Said::Imported(notes)) if notes.is_empty() => next.open = false,
            Action::Say(said) => next.said = Some(said),
        }
        next
    }
}
