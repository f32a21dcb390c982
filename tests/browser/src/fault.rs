//! What a host can do wrong.

/// How a host fails to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An error of this status, with a few words.
    Status(u16),
    /// Half of the file, as if that were all.
    Cut,
    /// Half of the file, then nothing: the network is gone.
    Torn,
    /// As many zeros.
    Zeros,
    /// No answer, and no end.
    Hang,
    /// No answer before the fault is mended.
    Wait,
    /// The file in small pieces, as over a slow line.
    Trickle,
    /// The connection is closed at once, as without a network.
    HangUp,
    /// The file with a further line in its head.
    Header(&'static str),
    /// The file without leave for other origins.
    NoCors,
    /// A redirection from `static.html` to `static`, and the file there, as on hosts that leave out `.html`.
    NoEnding,
}

/// The faults of a host: each for the files that have this in their path, or all that stands around a `*`.
pub type Faults = &'static [(&'static str, Fault)];
