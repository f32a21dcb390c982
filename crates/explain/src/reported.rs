//! Questions and bug reports from elsewhere whose numbers this page reproduces.
//!
//! The page links each case where its system or the check is described. `tests/all/reported.rs` opens the same links.

/// A report, with the link of its case.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// The project or forum, and the number there.
    pub name: &'static str,
    /// The id of the system. Empty if the report is about a program, whose numbers the check explains.
    pub system: &'static str,
    /// The fragment of the link, without `#`.
    pub link: &'static str,
}

/// All reports. Lichess does not show the deviations of a game, so those are a regular player's.
pub const REPORTS: [Report; 5] = [
    Report {
        name: "lichess-org/lila#18941",
        system: "lichess",
        link: "p=1900,60,0.06&g=1902,60,0.5&y=lichess&x=colour:white,kind:classical",
    },
    Report {
        name: "lichess-org/lila#21025",
        system: "lichess",
        link: "p=1900,60,0.06&g=1911,60,0.5&y=lichess&x=colour:white",
    },
    Report {
        name: "forums.online-go.com/t/46538",
        system: "ogs",
        link: "p=1960.38,60,0.06&g=1500,350,0;1500,350,0;1500,350,0;1500,350,0&y=ogs",
    },
    Report {
        name: "kenany/glicko2-lite#23",
        system: "",
        link: "r=check&p=1500,350,0.06&g=2000,70,1&c=r:4444.27007921906,rd:745.314935348793,vol:17.3667051255026",
    },
    Report {
        name: "wdm0006/elote#83",
        system: "",
        link: "r=check&c=a,r:1463.88,rd:151.87,vol:0.059996",
    },
];
