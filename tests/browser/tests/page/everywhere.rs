//! All that the page can show: every room with what is chosen in it, every place, the check of numbers.

use browser_tests::{Page, until};
use glicko2_steps::case::league::Mode;
use glicko2_steps::systems;

/// What is typed everywhere, as parts of a link; where a part is empty, the example stands.
#[derive(Clone, Copy, Default)]
pub(crate) struct Typed {
    /// One player.
    pub(crate) player: &'static str,
    /// Several periods, the value of `s`.
    pub(crate) season: &'static str,
    /// The leagues in all modes, the value of `m` but for the mode.
    pub(crate) league: &'static str,
}

/// Something to look at.
pub(crate) struct Seen {
    /// The link that leads there.
    pub(crate) link: String,
    /// What a CSS selector finds only there.
    pub(crate) is_there: String,
}

/// Every room, every mode of the league, every place, the check of numbers.
pub(crate) fn everywhere(typed: Typed) -> Vec<Seen> {
    let Typed { player, season, league } = typed;
    let room = |id: &str, value: &str, further: &str| Seen {
        link: joined(&format!("r={id}{value}"), player),
        is_there: format!("body:has(.rooms a[href='#r={id}'][aria-current=page]){further}"),
    };
    let mode = |(i, mode): (usize, &Mode)| {
        let value = format!("&m=m:{}{}{league}", mode.id(), if league.is_empty() { "" } else { "/" });
        // Results are one kind, seen in two ways; each other mode is a kind of its own.
        let (switch, nth) = match mode {
            Mode::Table => ("views", 1),
            Mode::List => ("views", 2),
            Mode::Teams | Mode::Worlds | Mode::Race => ("modes", i),
        };
        room("group", &value, &format!(":has(.{switch} label:nth-child({nth}) input:checked)"))
    };
    let periods = Seen { link: format!("s={season}"), is_there: "body:has(.course)".to_owned() };
    // The check of somebody's own numbers: for the case, and with a mistake that is named.
    let check = |value: &str| Seen {
        link: joined(&format!("r=check&c={value}"), player),
        is_there: "body:has(.checking .by-step)".to_owned(),
    };
    let mut all = vec![periods, room("systems", "", "")];
    all.push(check("r:1464.123456789,rd:151.123456789,vol:0.123456789012345"));
    all.push(Seen { link: "r=check&c=b,r:2550.90,rd:220.42,vol:5.503192,g6:0.9".to_owned(), ..check("") });
    all.extend(Mode::ALL.iter().enumerate().map(mode));
    all.extend(systems::all().iter().map(|system| Seen {
        link: joined(&format!("y={}", system.id), player),
        is_there: format!("#system option[value='{}']:checked", system.id),
    }));
    all
}

fn joined(link: &str, more: &str) -> String {
    if more.is_empty() { link.to_owned() } else { format!("{link}&{more}") }
}

/// Follows the link in the page that is open, which has to have all rooms.
#[track_caller]
pub(crate) fn follow(page: &Page, seen: &Seen) {
    page.run("location.hash = arguments[0]", &[seen.link.as_str().into()]);
    until(&format!("{} is there", seen.link), || page.has(&seen.is_there));
    page.is_up();
    // Charts are drawn anew in the next frame.
    page.frames();
}
