//! A small server of files for this machine: one folder, GET and HEAD, and the headers a strict page wants.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(10);
const LONGEST_REQUEST: u64 = 16 * 1024;

/// What the page says of itself in its head, and that no other page may frame it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// A folder of files to serve.
pub struct Site {
    folder: PathBuf,
}

/// What is sent back.
#[derive(Debug)]
struct Answer {
    status: &'static str,
    kind: &'static str,
    cache: &'static str,
    /// `true` if the body is the file's Brotli twin.
    squeezed: bool,
    body: Vec<u8>,
}

/// Answers every connection in a thread of its own.
pub fn forever(listener: &TcpListener, site: &Site) {
    let site = Arc::new(Site { folder: site.folder.clone() });
    for stream in listener.incoming() {
        let Ok(stream) = stream else { continue };
        let site = Arc::clone(&site);
        // A visitor who leaves early is no fault of ours.
        std::thread::spawn(move || drop(site.answer(stream)));
    }
}

impl Site {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    fn answer(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut request = BufReader::new(Read::take(stream.try_clone()?, LONGEST_REQUEST));
        let mut first = String::new();
        request.read_line(&mut first)?;
        let mut header = String::new();
        let mut brotli = false;
        while request.read_line(&mut header)? > 2 {
            brotli |= takes_brotli(&header);
            header.clear();
        }
        let (method, target) = parts(&first);
        let answer = match method {
            "GET" | "HEAD" => self.find(target, brotli),
            _ => Answer::plain("405 Method Not Allowed", "only GET and HEAD"),
        };
        answer.send(&mut stream, method == "HEAD")
    }

    /// The file a target names, or its Brotli twin for a browser that takes it.
    fn find(&self, target: &str, brotli: bool) -> Answer {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let Some(relative) = decode(path).and_then(|path| inside(&path)) else {
            return Answer::plain("400 Bad Request", "that is no path of this site");
        };
        let mut file = self.folder.join(&relative);
        if file.is_dir() {
            file.push("index.html");
        }
        let twin = brotli.then(|| self.twin(&file)).flatten();
        let squeezed = twin.is_some();
        match twin.or_else(|| self.read(&file)) {
            Some(body) => {
                Answer { status: "200 OK", kind: kind(&file), cache: cache(&relative), squeezed, body }
            }
            None => Answer::plain("404 Not Found", "there is no such file"),
        }
    }

    /// Reads a file of the folder. A link that leads out of the folder is not followed.
    fn read(&self, file: &Path) -> Option<Vec<u8>> {
        let (real, folder) = file.canonicalize().ok().zip(self.folder.canonicalize().ok())?;
        if real.starts_with(folder) { std::fs::read(real).ok() } else { None }
    }

    /// Reads the compressed twin of a file, unless the file was written after it.
    fn twin(&self, file: &Path) -> Option<Vec<u8>> {
        let mut name = file.as_os_str().to_owned();
        name.push(".br");
        let written = |path: &Path| path.metadata().and_then(|about| about.modified()).ok();
        let twin = PathBuf::from(name);
        if written(&twin)? < written(file)? {
            return None;
        }
        self.read(&twin)
    }
}

/// Returns `true` if a line of a request's head says that Brotli is taken.
fn takes_brotli(header: &str) -> bool {
    let Some((name, value)) = header.split_once(':') else { return false };
    let refused = |part: &str| part.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
    name.trim().eq_ignore_ascii_case("accept-encoding")
        && value.split(',').any(|one| {
            let mut parts = one.split(';');
            parts.next().is_some_and(|coding| coding.trim() == "br") && !parts.any(refused)
        })
}

impl Answer {
    fn plain(status: &'static str, text: &str) -> Self {
        let body = format!("{text}\n").into_bytes();
        Self { status, kind: "text/plain; charset=utf-8", cache: "no-cache", squeezed: false, body }
    }

    fn send(&self, stream: &mut TcpStream, head_only: bool) -> io::Result<()> {
        let encoding = if self.squeezed { "Content-Encoding: br\r\n" } else { "" };
        let head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: {}\r\n\
             {encoding}Vary: Accept-Encoding\r\n\
             Content-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\
             Cross-Origin-Opener-Policy: same-origin\r\nConnection: close\r\n\r\n",
            self.status,
            self.kind,
            self.body.len(),
            self.cache
        );
        stream.write_all(head.as_bytes())?;
        if !head_only {
            stream.write_all(&self.body)?;
        }
        stream.flush()
    }
}

fn parts(line: &str) -> (&str, &str) {
    let mut words = line.split_whitespace();
    (words.next().unwrap_or_default(), words.next().unwrap_or_default())
}

/// Undoes `%20` and its kind; none if the result is not text.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte == b'%' {
            let (digits, after) = rest.split_at_checked(2)?;
            let digits = std::str::from_utf8(digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = after;
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// A path below the folder; none if any part of it could lead elsewhere.
fn inside(path: &str) -> Option<PathBuf> {
    let path = path.strip_prefix('/')?;
    let mut relative = PathBuf::new();
    for part in path.split('/').filter(|part| !part.is_empty() && *part != ".") {
        if part.starts_with('.') || part.contains(['\\', ':', '\0']) {
            return None;
        }
        relative.push(part);
    }
    Some(relative)
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "txt" | "md" | "toml" | "arc" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Files below `assets` carry a digest in their name and never change; all others are asked for again.
fn cache(relative: &Path) -> &'static str {
    if relative.starts_with("assets") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(name: &str) -> Site {
        let folder = std::env::temp_dir().join(format!("firing-arc-{name}-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("dist/assets")).unwrap();
        std::fs::write(folder.join("secret.txt"), "secret").unwrap();
        std::fs::write(folder.join("dist/index.html"), "<p>page</p>").unwrap();
        std::fs::write(folder.join("dist/assets/rules.wasm"), b"\0asm").unwrap();
        Site::new(folder.join("dist"))
    }

    #[test]
    fn files_come_with_their_kind_and_the_page_is_asked_for_again() {
        let site = site("kinds");
        let page = site.find("/?seed=3", false);
        assert_eq!((page.status, page.kind, page.cache), ("200 OK", "text/html; charset=utf-8", "no-cache"));
        let wasm = site.find("/assets/rules.wasm", false);
        assert_eq!((wasm.kind, wasm.body.as_slice()), ("application/wasm", &b"\0asm"[..]));
        assert!(wasm.cache.contains("immutable"));
        for nowhere in ["/nothing.js", "/battle/7"] {
            assert_eq!(site.find(nowhere, false).status, "404 Not Found");
        }
    }

    #[test]
    fn a_browser_that_takes_brotli_gets_the_twin_and_no_other_does() {
        let site = site("twins");
        let twin = site.folder.join("assets/rules.wasm.br");
        std::fs::write(&twin, "small").unwrap();
        let asked = |header: &str| {
            let answer = site.find("/assets/rules.wasm", takes_brotli(header));
            (answer.kind, answer.squeezed, answer.body)
        };
        let small = ("application/wasm", true, b"small".to_vec());
        let whole = ("application/wasm", false, b"\0asm".to_vec());
        for takes in ["Accept-Encoding: gzip, deflate, br", "accept-encoding: br;q=0.5"] {
            assert_eq!(asked(takes), small, "{takes}");
        }
        for refuses in ["Accept-Encoding: gzip", "Accept-Encoding: br;q=0, gzip", "Accept: br", ""] {
            assert_eq!(asked(refuses), whole, "{refuses}");
        }
        // While a build writes, a file may be newer than its twin.
        let later = std::time::SystemTime::now() + Duration::from_secs(60);
        let file = std::fs::File::options().append(true).open(site.folder.join("assets/rules.wasm")).unwrap();
        file.set_modified(later).unwrap();
        assert_eq!(asked("Accept-Encoding: br"), whole);
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        let site = site("paths");
        let tries = [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/../../secret.txt",
            "/..\\secret.txt",
            "/%00",
            "/%2",
            "secret.txt",
            "//../secret.txt",
            "/.git/config",
            "/C:/secret.txt",
        ];
        for target in tries {
            let answer = site.find(target, true);
            assert_ne!(answer.status, "200 OK", "{target}");
            assert_ne!(answer.body, b"secret", "{target}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_out_of_the_folder_is_not_followed() {
        let site = site("links");
        let link = site.folder.join("way-out.txt");
        let _ = std::fs::remove_file(&link);
        std::os::unix::fs::symlink(site.folder.join("../secret.txt"), &link).unwrap();
        assert_eq!(site.find("/way-out.txt", true).status, "404 Not Found");
    }

    #[test]
    fn a_browser_is_answered_over_the_wire() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        std::thread::spawn(move || forever(&listener, &site("wire")));
        let ask = |request: &str| {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            text
        };
        let page = ask("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.ends_with("<p>page</p>"), "{page}");
        assert!(page.contains("Content-Security-Policy: default-src 'self'"), "{page}");
        std::fs::write(site("wire").folder.join("index.html.br"), "br").unwrap();
        let twin = ask("GET / HTTP/1.1\r\nAccept-Encoding: br\r\n\r\n");
        assert!(twin.contains("Content-Encoding: br\r\n") && twin.ends_with("\r\n\r\nbr"), "{twin}");
        let head = ask("HEAD / HTTP/1.1\r\n\r\n");
        assert!(head.contains("Content-Length: 11\r\n") && head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask("POST / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405"));
    }
}
