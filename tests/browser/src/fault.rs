//! Faults of a host.

/// A fault in a host's response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An error with this status and a few words.
    Status(u16),
    /// Half of the file, as if it were complete.
    Cut,
    /// Half of the file, then nothing, as if the network were gone.
    Torn,
    /// As many zeros as the file has bytes.
    Zeros,
    /// No response, and no end of the connection.
    Hang,
    /// No response until the fault is removed.
    Wait,
    /// The file in small pieces, as over a slow connection.
    Trickle,
    /// The connection is closed at once, as without a network.
    HangUp,
    /// The file with a further header line.
    Header(&'static str),
    /// The file without permission for other origins.
    NoCors,
    /// A redirect from `static.html` to `static`, and the file there, as on hosts that leave out `.html`.
    NoEnding,
}

/// The faults of a host, each for the files whose path contains this text, or all parts of it around a `*`.
pub type Faults = &'static [(&'static str, Fault)];
