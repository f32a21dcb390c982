//! Drives the finished page in a real browser, as a user would.
//!
//! `cargo xtask test site` builds the site and runs `tests/page/`. A test opens a [`Page`] with
//! [`visit`], types and clicks by the names that users read, and reads numbers from the page's own
//! `data` elements.
//!
//! | variable | what |
//! |---|---|
//! | `SITE` | the folder with the finished site |
//! | `AXE` | axe-core's script |
//! | `BROWSER` | `chromium` (the default), `firefox` or `webkit` |
//! | `CHROME` | the browser's program, if the driver does not find it |
//! | `CHROMEDRIVER`, `GECKODRIVER`, `WEBKITDRIVER` | the driver to start |
//! | `WEBDRIVER_URL` | a running driver to use instead |
//! | `SCREENSHOTS` | the folder for screenshots; without it none is taken |

mod axe;
mod browser;
mod cases;
mod driver;
mod element;
mod elsewhere;
mod engine;
mod fault;
mod page;
mod requests;
mod settings;
mod site;
mod slow;
mod tabs;
mod tree;
mod visit;
mod wait;

pub use axe::RULES;
pub use cases::games_link;
pub use element::{Element, texts};
pub use elsewhere::Elsewhere;
pub use fault::{Fault, Faults};
pub use page::{Page, Shown};
pub use requests::Request;
pub use tabs::Tab;
pub use thirtyfour::Key;
pub use tree::Node;
pub use visit::{
    DESK, PHONE, Size, first_visit, visit, visit_embedded, visit_host, visit_with_log,
};
pub use wait::until;
