//! The driver program: one for all tests that run at the same time, ended after the last of them.

use crate::browser::Browser;
use crate::session::Session;
use crate::settings;
use std::net::TcpListener;
use std::ops::Deref;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;
use ureq::Agent;

/// The number of browsers that may run at the same time.
const SESSIONS: usize = 2;

/// A driver, with the browsers that wait for their next test.
pub(crate) struct Driver {
    pub(crate) browser: Browser,
    pub(crate) agent: Agent,
    pub(crate) address: String,
    process: Option<Child>,
    idle: Mutex<Idle>,
    returned: Condvar,
}

#[derive(Default)]
struct Idle {
    sessions: Vec<Session>,
    lent: usize,
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
        let (address, process) = match settings::optional("WEBDRIVER_URL") {
            Some(address) => (address.trim_end_matches('/').to_owned(), None),
            None => {
                let (address, process) = launch(browser);
                (address, Some(process))
            }
        };
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(60)));
        let driver = Self {
            browser,
            agent: config.build().into(),
            address,
            process,
            idle: Mutex::default(),
            returned: Condvar::new(),
        };
        crate::wait::until("the driver answers", || {
            driver
                .agent
                .get(format!("{}/status", driver.address))
                .call()
                .is_ok_and(|answer| answer.status().is_success())
        });
        driver
    }

    /// Lends a browser. Waits while all of them are lent.
    pub(crate) fn lend(self: &Arc<Self>) -> Lent {
        let mut idle = lock(&self.idle);
        while idle.lent >= SESSIONS {
            idle = self.returned.wait(idle).unwrap_or_else(PoisonError::into_inner);
        }
        idle.lent += 1;
        let waiting = idle.sessions.pop();
        drop(idle);
        let mut lent = Lent { driver: self.clone(), session: waiting };
        lent.session.get_or_insert_with(|| Session::start(self));
        lent
    }
}

/// A lent browser. When dropped it returns to the others, unless its test failed: then it is closed.
pub(crate) struct Lent {
    driver: Arc<Driver>,
    session: Option<Session>,
}

impl Deref for Lent {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session.as_ref().expect("a lent browser is there until it is given back")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let mut session = self.session.take();
        if thread::panicking()
            && let Some(session) = session.take()
        {
            session.end();
        }
        let mut idle = lock(&self.driver.idle);
        idle.lent -= 1;
        idle.sessions.extend(session);
        self.driver.returned.notify_one();
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for session in lock(&self.idle).sessions.drain(..) {
            session.end();
        }
        if let Some(process) = &mut self.process {
            // The driver may have ended already.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

fn launch(browser: Browser) -> (String, Child) {
    let (variable, usual) = browser.driver();
    let program = settings::optional(variable).unwrap_or_else(|| usual.to_owned());
    let port = free_port();
    let process = Command::new(&program)
        .arg(format!("--port={port}"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| {
            panic!("{program} does not start: {error}. {variable} names the driver; `cargo xtask test site` finds or installs it.")
        });
    (format!("http://127.0.0.1:{port}"), process)
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    listener.local_addr().expect("a bound port has an address").port()
}

/// Locks a mutex even after a test has failed, because a failed test leaves nothing half done behind these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
