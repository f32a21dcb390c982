//! Prints the paper's example worked in full, as the body of a page that needs neither scripts nor WebAssembly. The site's build makes
//! `static.html` of it.
//!
//! ```text
//! cargo run --example prerender --features ssr
//! ```

use glicko2_steps::app::State;
use glicko2_steps::present::text::Language;
use glicko2_steps::web::{Notes, PageProps, Written};
use std::pin::pin;
use std::process::ExitCode;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use yew::{Callback, LocalServerRenderer};

fn main() -> ExitCode {
    let props = PageProps {
        state: Rc::new(State::default()),
        text: Language::En.text(),
        dispatch: Callback::noop(),
        message: None,
        notes: Notes::default(),
        embedded: false,
    };
    let mut rendered = pin!(LocalServerRenderer::<Written>::with_props(props).hydratable(false).render());
    // Nothing that is rendered waits for anything, so it is there at once.
    match rendered.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(body) => {
            // Nobody answers to these. In a text `<` would be written otherwise, so they are tags.
            println!("{}", body.replace("<button ", "<button disabled ").replace("<select ", "<select disabled "));
            ExitCode::SUCCESS
        }
        Poll::Pending => {
            eprintln!("the page waits for something");
            ExitCode::FAILURE
        }
    }
}
