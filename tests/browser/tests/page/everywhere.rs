//! Everything that the page can show: every room with its choices, every system, and the check of numbers.

use browser_tests::{Page, until};
use explain::case::league::Mode;
use explain::ids::{HasId, VariantArray};
use explain::systems;

/// The input for every view, as parts of a link. An empty part stands for the example.
#[derive(Clone, Copy, Default)]
pub(crate) struct Typed {
    /// The case of one player.
    pub(crate) player: &'static str,
    /// Several periods, as the value of `s`.
    pub(crate) season: &'static str,
    /// A league for each mode, as the value of `m` without the mode, as in links of earlier versions.
    pub(crate) league: &'static str,
}

/// A view of the page.
pub(crate) struct View {
    /// The link that opens the view.
    pub(crate) link: String,
    /// A selector that finds something only in this view.
    pub(crate) is_there: String,
}

/// Returns every room, every mode of the league, every system, and the check of numbers.
pub(crate) fn everywhere(typed: Typed) -> Vec<View> {
    let Typed {
        player,
        season,
        league,
    } = typed;
    let room = |id: &str, value: &str, further: &str| View {
        link: joined(&format!("r={id}{value}"), player),
        is_there: format!("body:has(.rooms a[href='#r={id}'][aria-current=page]){further}"),
    };
    let mode = |(i, mode): (usize, &Mode)| {
        let value = format!(
            "&m=m:{}{}{league}",
            mode.id(),
            if league.is_empty() { "" } else { "/" }
        );
        // Results are one kind with two views. Each other mode is a kind of its own.
        let (switch, nth) = match mode {
            Mode::Table => ("views", 1),
            Mode::List => ("views", 2),
            Mode::Teams | Mode::Worlds | Mode::Race => ("modes", i),
        };
        room(
            "group",
            &value,
            &format!(":has(.{switch} label:nth-child({nth}) input:checked)"),
        )
    };
    let periods = View {
        link: format!("s={season}"),
        is_there: "body:has(.course)".to_owned(),
    };
    // The check is visited for the case, and with a mistake that is named.
    let check = |value: &str| View {
        link: joined(&format!("r=check&c={value}"), player),
        is_there: "body:has(.checking .by-step)".to_owned(),
    };
    let mut all = vec![periods, room("systems", "", "")];
    all.push(check(
        "r:1464.123456789,rd:151.123456789,vol:0.123456789012345",
    ));
    all.push(View {
        link: "r=check&c=b,r:2550.90,rd:220.42,vol:5.503192,g6:0.9".to_owned(),
        ..check("")
    });
    all.extend(Mode::VARIANTS.iter().enumerate().map(mode));
    all.extend(systems::all().iter().map(|system| View {
        link: joined(&format!("y={}", system.id), player),
        is_there: format!("#system option[value='{}']:checked", system.id),
    }));
    all
}

fn joined(link: &str, more: &str) -> String {
    if more.is_empty() {
        link.to_owned()
    } else {
        format!("{link}&{more}")
    }
}

/// Follows the link in the open page, which must have loaded the lazy part.
#[track_caller]
pub(crate) fn follow(page: &Page, seen: &View) {
    page.run("location.hash = arguments[0]", &[seen.link.as_str().into()]);
    until(&format!("{} is there", seen.link), || {
        page.has(&seen.is_there)
    });
    page.is_up();
    // Charts are drawn in the next frame.
    page.frames();
}
