//! A small server of static files, so that the site is tested as a plain host would serve it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::thread;

/// A folder served on a loopback port of its own, thus an origin of its own, until the tests end.
#[derive(Clone, Debug)]
pub struct Site {
    address: String,
}

impl Site {
    /// The finished site, which all tests share.
    pub fn finished() -> &'static Self {
        static FINISHED: OnceLock<Site> = OnceLock::new();
        FINISHED.get_or_init(|| {
            let folder = crate::settings::site();
            assert!(
                folder.join("index.html").is_file(),
                "there is no finished site in {}: `cargo xtask build` makes it, or SITE names its folder",
                folder.display()
            );
            Self::serve(folder)
        })
    }

    /// Serves a folder. A second server is another origin, for tests of embedding.
    pub fn serve(folder: impl Into<PathBuf>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a loopback port can be had");
        let address = format!("http://{}", listener.local_addr().expect("a bound port has an address"));
        let folder: Arc<Path> = folder.into().into();
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let folder = Arc::clone(&folder);
                // A browser may hang up whenever it likes.
                thread::spawn(move || answer(&connection, &folder).ok());
            }
        });
        Self { address }
    }

    /// The address of a path on this site.
    pub fn url(&self, path: &str) -> String {
        format!("{}/{path}", self.address)
    }

    /// The origin, without a slash at its end.
    pub fn origin(&self) -> &str {
        &self.address
    }
}

fn answer(mut connection: &TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut lines = BufReader::new(connection).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The rest of the head has to be read, or the browser sees a reset connection.
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}

    let mut words = request.split(' ');
    let (method, address) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let (status, kind, body) =
        match file(folder, address).and_then(|file| Some((media_type(&file), fs::read(file).ok()?))) {
            Some((kind, body)) => ("200 OK", kind, body),
            None => ("404 Not Found", "text/plain; charset=utf-8", b"not found".to_vec()),
        };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len()
    );
    connection.write_all(head.as_bytes())?;
    if method != "HEAD" {
        connection.write_all(&body)?;
    }
    connection.flush()
}

/// The file at an address; none for what would lead out of the folder.
fn file(folder: &Path, address: &str) -> Option<PathBuf> {
    let path = address.split(['?', '#']).next()?.trim_start_matches('/');
    let path = Path::new(path);
    let stays_inside = path.components().all(|part| matches!(part, Component::Normal(_)));
    let file = folder.join(path);
    let file = if file.is_dir() { file.join("index.html") } else { file };
    (stays_inside && file.is_file()).then_some(file)
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_stay_inside_the_folder() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(file(here, "/Cargo.toml").is_some());
        assert!(file(here, "/src/lib.rs?version=1").is_some());
        assert!(file(here, "/../../Cargo.toml").is_none());
        assert!(file(here, "//etc/hostname").is_none());
        assert!(file(here, "/no-such-file").is_none());
    }
}
