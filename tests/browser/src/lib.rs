//! Drives the finished page in a real browser, by WebDriver.
//!
//! A test opens a [`Page`], finds things in it as a person does, by what they are and what they are called ([`Find`]),
//! and reads the numbers that are shown by the names they have in the trace ([`Page::number`]). Finding waits until the
//! thing is there and every action waits until the page is painted, so a test has no pauses. A failed test leaves
//! its last picture as `failed-….png` and prints the console.
//!
//! `cargo xtask test site` sets everything up. By hand, `cargo test -p browser-tests` takes the site from dist/ and
//! the programs from the PATH; the environment says otherwise:
//!
//! | variable | what it is | unless set |
//! |---|---|---|
//! | `BROWSER` | `chromium`, `firefox` or `webkit` | `chromium` |
//! | `WEBDRIVER_URL` | a WebDriver that runs already | one is started |
//! | `CHROMEDRIVER`, `GECKODRIVER`, `WEBKITDRIVER` | the driver's program | found on the PATH |
//! | `CHROME`, `FIREFOX`, `WEBKIT` | the browser's program | the driver finds it |
//! | `HEADED` | set to watch the browser at work | no window |
//! | `SITE` | the finished site's folder | `dist` |
//! | `AXE` | axe-core's script | the one in `target/tools` |
//! | `SCREENSHOTS` | where pictures go | `target/screenshots` |

mod axe;
mod browser;
mod driver;
mod element;
mod find;
mod page;
mod session;
mod settings;
mod site;

pub use element::Element;
pub use find::{Find, Role};
pub use page::{Opening, Page};
pub use site::Site;
