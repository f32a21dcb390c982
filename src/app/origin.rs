//! Whether what stands in a room is one's own or came by a link.

/// Where the content of a room came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// How many links were opened here so far.
    links: u32,
    is_of_link: bool,
    is_edited: bool,
}

impl Origin {
    /// A link was opened, and says something else than what stood there.
    pub(super) fn open_link(&mut self) {
        *self = Self { links: self.links + 1, is_of_link: true, is_edited: false };
    }

    /// Something was edited.
    pub(super) fn edit(&mut self) {
        self.is_edited = true;
    }

    /// One's own content came back.
    pub(super) fn restore(&mut self) {
        self.is_of_link = false;
    }

    /// What was left earlier came back, whether it was one's own or somebody's. Links that were opened since are counted still.
    pub(super) fn return_to(&mut self, left: Self) {
        *self = Self { links: self.links, ..left };
    }

    /// Whether it came by a link, edited since or not.
    pub(super) fn is_of_link(self) -> bool {
        self.is_of_link
    }

    /// Whether somebody's link is shown as it came.
    #[must_use]
    pub fn is_only_seen(self) -> bool {
        self.is_of_link && !self.is_edited
    }

    /// The link whose content was edited: the first, the second that was opened here.
    pub(super) fn edited_link(self) -> Option<u32> {
        (self.is_of_link && self.is_edited).then_some(self.links)
    }
}
