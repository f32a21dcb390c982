//! The WebDriver that the tests share: one that runs already, or one started here and stopped after the last test.

use crate::browser::Browser;
use crate::settings::variable;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

/// How long a driver may take to answer its port.
const START: Duration = Duration::from_secs(20);

/// A WebDriver, stopped when the last session that uses it has ended.
pub(crate) struct Driver {
    pub(crate) url: String,
    process: Option<Child>,
}

impl Driver {
    /// The driver of all tests that run now. It is not a plain static, since those are never dropped and the driver would outlive the tests.
    pub(crate) fn shared() -> Arc<Self> {
        static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Self::start());
            *shared = Arc::downgrade(&driver);
            driver
        })
    }

    fn start() -> Self {
        if let Some(url) = variable("WEBDRIVER_URL") {
            return Self { url: url.trim_end_matches('/').to_owned(), process: None };
        }
        let browser = Browser::chosen();
        let program = browser.driver();
        let port = free_port();
        let mut command = Command::new(&program);
        match browser {
            Browser::WebKit if cfg!(target_os = "macos") => command.args(["-p", &port.to_string()]),
            _ => command.arg(format!("--port={port}")),
        };
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let process = process.unwrap_or_else(|error| {
            panic!("{program} could not be started ({error}): `cargo xtask test site` installs it or says how")
        });
        let driver = Self { url: format!("http://127.0.0.1:{port}"), process: Some(process) };
        let started = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(started.elapsed() < START, "{program} has not opened port {port} within {START:?}");
            thread::sleep(Duration::from_millis(20));
        }
        driver
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            // It may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// A port that nobody has at the moment. Not every driver can choose one and say which.
fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a loopback port can be had");
    listener.local_addr().expect("a bound port has an address").port()
}
