//! A server for the finished site on a port of its own. Each test has its own origin, and therefore an empty storage.

use crate::driver::lock;
use crate::fault::{Fault, Faults};
use crate::settings;
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The pause between two checks whether a delayed response may be sent, and between two pieces of a slow response.
const BETWEEN: Duration = Duration::from_millis(15);

/// The number of bytes in a piece. The prerendered page takes about fifty pieces, and is painted in between.
const PIECE: usize = 1500;

/// A running server. It stops when this value is dropped, or earlier.
pub(crate) struct Site {
    address: SocketAddr,
    over: Arc<AtomicBool>,
    served: Arc<Served>,
}

/// The content and the faults of a server.
struct Served {
    folder: Mutex<PathBuf>,
    faults: Mutex<Faults>,
    extra: Extra,
    /// The paths of all requests so far.
    requests: Mutex<Vec<String>>,
    over: Arc<AtomicBool>,
}

impl Served {
    fn fault(&self, path: &str) -> Option<Fault> {
        let faults = *lock(&self.faults);
        let is_about = |name: &str| name.split('*').all(|part| path.contains(part));
        faults
            .iter()
            .find(|(name, _)| is_about(name))
            .map(|(_, fault)| *fault)
    }
}

/// Pages other than the site's own, by path.
pub(crate) type Extra = HashMap<&'static str, String>;

impl Site {
    /// Serves the folder `SITE`, and further pages beside it.
    pub(crate) fn serve(extra: Extra) -> Self {
        let folder = settings::required("SITE", "the folder with the finished site");
        let (listener, address) = listen_on_new_port();
        let over = Arc::new(AtomicBool::new(false));
        let served = Arc::new(Served {
            folder: Mutex::new(folder),
            faults: Mutex::new(&[]),
            extra,
            requests: Mutex::default(),
            over: over.clone(),
        });
        let (stop, shared) = (over.clone(), served.clone());
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                let shared = shared.clone();
                // A browser that closes the connection is no error of the server.
                thread::spawn(move || answer(stream, &shared).ok());
            }
        });
        Self {
            address,
            over,
            served,
        }
    }

    /// Serves another folder from now on.
    pub(crate) fn publish(&self, folder: &Path) {
        folder.clone_into(&mut lock(&self.served.folder));
    }

    /// Sets the faults, and removes all earlier ones.
    pub(crate) fn misbehave(&self, faults: Faults) {
        *lock(&self.served.faults) = faults;
    }

    /// Stops responding.
    pub(crate) fn stop(&self) {
        self.over.store(true, Ordering::Relaxed);
        // This connection wakes the server up, so that it sees that it is to stop.
        crate::wait::until("the server has stopped", || {
            TcpStream::connect(self.address).is_err()
        });
    }

    /// Returns the paths of all requests so far.
    pub(crate) fn requests(&self) -> Vec<String> {
        lock(&self.served.requests).clone()
    }

    /// Returns the address of a path.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://{}/{path}", self.address)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        // This connection wakes the server up, so that it sees that it is to stop.
        let _ = TcpStream::connect(self.address);
    }
}

/// Listens on a port that no earlier server had. For a port that was used before, a browser may have storage or a
/// service worker of an earlier test.
fn listen_on_new_port() -> (TcpListener, SocketAddr) {
    static USED: Mutex<BTreeSet<SocketAddr>> = Mutex::new(BTreeSet::new());
    loop {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let address = listener.local_addr().expect("a bound port has an address");
        if lock(&USED).insert(address) {
            return (listener, address);
        }
    }
}

fn answer(mut stream: TcpStream, served: &Served) -> Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let Some(request) = lines.next().transpose()? else {
        return Ok(());
    };
    while lines
        .next()
        .transpose()?
        .is_some_and(|line| !line.is_empty())
    {}
    let path = request.split(' ').nth(1).unwrap_or("/");
    lock(&served.requests).push(path.to_owned());
    let asked = path
        .split(['?', '#'])
        .next()
        .unwrap_or("/")
        .trim_start_matches('/');
    // The page of a folder is its `index.html`.
    let whole = if asked.is_empty() || asked.ends_with('/') {
        format!("{asked}index.html")
    } else {
        asked.to_owned()
    };
    let has_endings = served.fault(&whole) != Some(Fault::NoEnding);
    let name = whole.rsplit('/').next().unwrap_or_default();
    let whole = if has_endings || name.contains('.') {
        whole
    } else {
        format!("{whole}.html")
    };
    let path = whole.as_str();
    let folder = lock(&served.folder).clone();
    let found = match served.extra.get(path) {
        Some(page) => Some(page.as_bytes().to_vec()),
        None => inside(&folder, path).and_then(|file| fs::read(file).ok()),
    };
    let (mut status, mut body) = found.map_or((404, Vec::new()), |body| (200, body));
    // A sandboxed frame has no origin, so all its requests but that for the document are
    // cross-origin. A font needs permission for that.
    let mut further = "Access-Control-Allow-Origin: *\r\n".to_owned();
    let mut length = body.len();
    let mut piece = usize::MAX;
    match served.fault(path) {
        None => {}
        Some(Fault::Status(error)) => {
            (status, body) = (error, b"The host has failed.".to_vec());
            length = body.len();
        }
        Some(Fault::Cut) => {
            body.truncate(length / 2);
            length = body.len();
        }
        Some(Fault::Torn) => body.truncate(length / 2),
        Some(Fault::Zeros) => body.fill(0),
        Some(Fault::Hang) => {
            while !served.over.load(Ordering::Relaxed) {
                thread::sleep(BETWEEN);
            }
            return Ok(());
        }
        Some(Fault::Wait) => {
            while served.fault(path).is_some() && !served.over.load(Ordering::Relaxed) {
                thread::sleep(BETWEEN);
            }
        }
        Some(Fault::Trickle) => piece = PIECE,
        Some(Fault::HangUp) => return Ok(()),
        Some(Fault::Header(line)) => further.push_str(&format!("{line}\r\n")),
        Some(Fault::NoCors) => further.clear(),
        Some(Fault::NoEnding) => {
            let short = path
                .strip_suffix(".html")
                .filter(|short| !short.ends_with("index") && asked.ends_with(".html"));
            if let Some(short) = short {
                (status, length) = (308, 0);
                body.clear();
                further.push_str(&format!("Location: /{short}\r\n"));
            }
        }
    }
    let head = format!(
        "HTTP/1.1 {status} {}\r\nContent-Type: {}\r\nContent-Length: {length}\r\n{further}Connection: close\r\n\r\n",
        if status == 200 { "OK" } else { "Error" },
        kind(path),
    );
    stream.write_all(head.as_bytes())?;
    for (n, part) in body.chunks(piece).enumerate() {
        if n > 0 {
            thread::sleep(BETWEEN);
        }
        stream.write_all(part)?;
    }
    Ok(())
}

/// Returns the file of a path, unless the path leads out of the folder.
fn inside(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = Path::new(path);
    path.components()
        .all(|part| matches!(part, Component::Normal(_)))
        .then(|| folder.join(path))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        _ => "text/plain; charset=utf-8",
    }
}
