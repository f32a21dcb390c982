//! The source of a room's content: the user's own, or from a link.

/// The source of a room's content.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The number of links opened in the room so far.
    links: u32,
    is_of_link: bool,
    is_edited: bool,
}

impl Source {
    /// Records that a link was opened whose content differs from the content before.
    pub(super) fn open_link(&mut self) {
        *self = Self {
            links: self.links + 1,
            is_of_link: true,
            is_edited: false,
        };
    }

    /// Records an edit.
    pub(super) fn edit(&mut self) {
        self.is_edited = true;
    }

    /// Records that the user's own content was restored.
    pub(super) fn restore(&mut self) {
        self.is_of_link = false;
    }

    /// Restores the source of a state of this visit. Keeps the number of opened links, so that no
    /// two links get the same number.
    pub(super) fn return_to(&mut self, left: Self) {
        *self = Self {
            links: self.links,
            ..left
        };
    }

    /// Returns whether the content came from a link, edited or not.
    pub(super) fn is_of_link(self) -> bool {
        self.is_of_link
    }

    /// Returns whether the content came from a link and is not edited.
    #[must_use]
    pub fn is_only_seen(self) -> bool {
        self.is_of_link && !self.is_edited
    }

    /// Returns the number of the link whose content was edited, counted from 1 in this room.
    pub(super) fn edited_link(self) -> Option<u32> {
        (self.is_of_link && self.is_edited).then_some(self.links)
    }
}
