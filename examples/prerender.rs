//! Prints the paper's example as the page shows it, for the build of the site: as the first screen of the page or of the frame, or worked in full for a
//! page that needs neither scripts nor WebAssembly.
//!
//! ```text
//! cargo run --example prerender --features ssr -- page|frame|static
//! ```

use glicko2_steps::app::{Action, State};
use glicko2_steps::case::detail::Detail;
use glicko2_steps::present::text::Language;
use glicko2_steps::web::{Notes, Page, PageProps, Written};
use std::pin::pin;
use std::process::ExitCode;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use yew::{BaseComponent, Callback, LocalServerRenderer};

fn main() -> ExitCode {
    let html = match std::env::args().nth(1).as_deref() {
        Some("page") => rendered::<Page>(example(false)),
        Some("frame") => rendered::<Page>(example(true)),
        Some("static") => rendered::<Written>(all_open(example(false))),
        _ => {
            eprintln!("what is to be rendered: page, frame or static?");
            return ExitCode::FAILURE;
        }
    };
    match html {
        Some(html) => {
            println!("{html}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("the page waits for something");
            ExitCode::FAILURE
        }
    }
}

/// The paper's example, which nothing answers to.
fn example(embedded: bool) -> PageProps {
    PageProps {
        state: Rc::new(State::default()),
        language: Language::En,
        dispatch: Callback::noop(),
        rooms: None,
        message: None,
        notes: Notes::default(),
        embedded,
    }
}

/// The same with all of its steps open.
fn all_open(example: PageProps) -> PageProps {
    PageProps { state: Rc::new(example.state.update(Action::SetDetail(Detail::Everything))), ..example }
}

/// The HTML of a view. Nothing that it renders waits for anything, so it is there at once.
fn rendered<View: BaseComponent>(props: View::Properties) -> Option<String> {
    let mut html = pin!(LocalServerRenderer::<View>::with_props(props).hydratable(false).render());
    match html.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(html) => Some(html),
        Poll::Pending => None,
    }
}
