//! Prints the paper's example as the page shows it, for the build of the site: as the first screen of the page or of
//! the frame, or with all steps for a page that needs neither scripts nor WebAssembly.
//!
//! ```text
//! cargo run --example prerender -- page|frame|static en|ru
//! ```

use explain::by_ptr::ByPtr;
use explain::case::detail::Detail;
use explain::ids::VariantArray;
use explain::words::Language;
use glicko2_page::state::{Action, State};
use glicko2_page::{Notes, Page, PageProps, Written};
use std::pin::pin;
use std::process::ExitCode;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use yew::{BaseComponent, Callback, LocalServerRenderer};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (which, code) = (
        arguments.next().unwrap_or_default(),
        arguments.next().unwrap_or_default(),
    );
    let Some(language) = Language::from_code(&code) else {
        eprintln!(
            "in which language: {}?",
            Language::VARIANTS
                .iter()
                .map(|one| one.code())
                .collect::<Vec<_>>()
                .join(" or ")
        );
        return ExitCode::FAILURE;
    };
    let html = language.speak(|| match &*which {
        "page" => rendered::<Page>(example(language, false)),
        "frame" => rendered::<Page>(example(language, true)),
        "static" => rendered::<Written>(all_open(example(language, false))),
        _ => {
            eprintln!("what is to be rendered: page, frame or static?");
            None
        }
    });
    match html {
        Some(html) => {
            println!("{html}");
            ExitCode::SUCCESS
        }
        None => ExitCode::FAILURE,
    }
}

/// Returns the props for the paper's example, with callbacks that do nothing.
fn example(language: Language, embedded: bool) -> PageProps {
    PageProps {
        state: ByPtr(Rc::new(State::default())),
        language,
        dispatch: Callback::noop(),
        rooms: None,
        message: None,
        notes: Notes::default(),
        embedded,
    }
}

/// Opens all steps of the example.
fn all_open(example: PageProps) -> PageProps {
    PageProps {
        state: ByPtr(Rc::new(
            example.state.update(Action::SetDetail(Detail::Everything)),
        )),
        ..example
    }
}

/// Renders a view to HTML. The rendering never waits, so it is ready at the first poll.
fn rendered<View: BaseComponent>(props: View::Properties) -> Option<String> {
    let mut html = pin!(
        LocalServerRenderer::<View>::with_props(props)
            .hydratable(false)
            .render()
    );
    match html.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(html) => Some(html),
        Poll::Pending => {
            eprintln!("the page waits for something");
            None
        }
    }
}
