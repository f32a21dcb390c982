//! The driver program: one for all tests that run at the same time, ended after the last of them.

use crate::browser::Browser;
use crate::settings;
use std::net::{TcpListener, TcpStream};
use std::ops::Deref;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use thirtyfour::WebDriver;
use thirtyfour::error::WebDriverResult;
use tokio::runtime::Runtime;
use tokio::sync::{Semaphore, SemaphorePermit};

/// The permits of the browsers that may run at the same time.
static BROWSERS: Semaphore = Semaphore::const_new(2);

/// Runs a command of the driver to its end, because the tests are synchronous.
pub(crate) fn block_on<T>(command: impl Future<Output = T>) -> T {
    static RUNTIME: LazyLock<Runtime> =
        LazyLock::new(|| Runtime::new().expect("there is a runtime"));
    RUNTIME.block_on(command)
}

/// A driver, with the browsers that wait for their next test.
pub(crate) struct Driver {
    pub(crate) browser: Browser,
    address: String,
    process: Option<Child>,
    idle: Mutex<Vec<WebDriver>>,
}

impl Driver {
    /// Returns the running driver, or starts one.
    pub(crate) fn shared() -> Arc<Self> {
        static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());
        let mut shared = lock(&SHARED);
        shared.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Self::start());
            *shared = Arc::downgrade(&driver);
            driver
        })
    }

    fn start() -> Self {
        let browser = Browser::chosen();
        let (address, process) = settings::optional("WEBDRIVER_URL").map_or_else(
            || {
                let (address, process) = launch(browser);
                (address, Some(process))
            },
            |address| (address, None),
        );
        Self {
            browser,
            address,
            process,
            idle: Mutex::default(),
        }
    }

    /// Lends a browser. Waits while all of them are lent. A browser that logs its requests is new, and for one test.
    pub(crate) fn lend(self: Arc<Self>, logs_requests: bool) -> Lent {
        let permit = block_on(BROWSERS.acquire()).expect("the permits are never closed");
        let idle = (!logs_requests).then(|| lock(&self.idle).pop()).flatten();
        let session = idle.unwrap_or_else(|| {
            let capabilities = self.browser.capabilities(logs_requests);
            let started = block_on(WebDriver::new(&self.address, capabilities));
            started.unwrap_or_else(|error| panic!("the browser does not start: {error}"))
        });
        Lent {
            driver: self,
            session: Some(session),
            is_for_one: logs_requests,
            _permit: permit,
        }
    }
}

/// A lent browser. When dropped it returns to the others, unless it is for one test or its test
/// failed: then it is closed.
pub(crate) struct Lent {
    pub(crate) driver: Arc<Driver>,
    session: Option<WebDriver>,
    is_for_one: bool,
    _permit: SemaphorePermit<'static>,
}

impl Lent {
    /// Replaces the window by a new one.
    pub(crate) fn renew_window(&self) -> WebDriverResult<()> {
        block_on(async {
            let fresh = self.new_tab().await?;
            self.close_window().await?;
            self.switch_to_window(fresh).await
        })
    }
}

impl Deref for Lent {
    type Target = WebDriver;

    fn deref(&self) -> &WebDriver {
        self.session
            .as_ref()
            .expect("a lent browser is there until it is given back")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let Some(session) = self.session.take() else {
            return;
        };
        if self.is_for_one || thread::panicking() {
            close(session);
        } else {
            lock(&self.driver.idle).push(session);
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        lock(&self.idle).drain(..).for_each(close);
        if let Some(process) = &mut self.process {
            // The driver may have ended already.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

fn close(session: WebDriver) {
    // The browser may be gone already.
    let _ = block_on(session.quit());
}

fn launch(browser: Browser) -> (String, Child) {
    let (variable, usual) = browser.driver();
    let program = settings::optional(variable).unwrap_or_else(|| usual.to_owned());
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = listener.local_addr().expect("a bound port has an address");
    drop(listener);
    let process = Command::new(&program)
        .arg(format!("--port={}", address.port()))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| {
            panic!("{program} does not start: {error}. {variable} names the driver; `cargo xtask test site` finds or installs it.")
        });
    crate::wait::until("the driver answers", || TcpStream::connect(address).is_ok());
    (format!("http://{address}"), process)
}

/// Locks a mutex even after a test has failed, because a failed test leaves nothing half done behind these locks.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
