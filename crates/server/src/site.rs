//! The site: the files of the built client, each with the compressed twin that the build laid beside it.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use tokio_util::io::ReaderStream;

use crate::refused::Refused;

const CHUNK: usize = 64 * 1024;
const ASKED_AGAIN: &str = "no-cache";
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A folder of files to serve.
#[derive(Clone, Debug)]
pub struct Site {
    folder: PathBuf,
}

/// A file that was found, open.
struct Found {
    file: File,
    length: u64,
    /// Says when the file was written and how long it is, so that a browser need not fetch it again.
    tag: String,
    squeezed: bool,
    kind: &'static str,
    cache: &'static str,
}

impl Site {
    /// Serves the files of a folder.
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Answers with the file that the path of a URL names.
    pub async fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let Some(relative) = decode(path).and_then(|path| inside(&path)) else {
            return Refused::new(StatusCode::BAD_REQUEST, "this is not a path of this site").into_response();
        };
        let brotli = takes_brotli(headers);
        let site = self.clone();
        let found = tokio::task::spawn_blocking(move || site.find(&relative, brotli)).await;
        match found.map_err(io::Error::other).and_then(|found| found) {
            Ok(Some(found)) => found.answer(headers),
            Ok(None) => Refused::new(StatusCode::NOT_FOUND, "there is no such file").into_response(),
            Err(error) => {
                tracing::error!(%error, "a file cannot be read");
                Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "the file cannot be read").into_response()
            }
        }
    }

    /// Reads a text of the folder, such as the page.
    pub async fn text(&self, name: &str) -> io::Result<String> {
        tokio::fs::read_to_string(self.folder.join(name)).await
    }

    /// Returns `true` if the page is there.
    pub fn is_built(&self) -> bool {
        self.folder.join("index.html").is_file()
    }

    /// Finds a file, or its Brotli twin for a browser that takes it.
    fn find(&self, relative: &Path, brotli: bool) -> io::Result<Option<Found>> {
        let path = if relative.as_os_str().is_empty() { Path::new("index.html") } else { relative };
        let file = self.folder.join(path);
        let cache = if path.starts_with("assets") { FOR_EVER } else { ASKED_AGAIN };
        let opened = match brotli.then(|| self.twin(&file)).transpose()?.flatten() {
            Some(twin) => Some((twin, true)),
            None => self.open(&file)?.map(|file| (file, false)),
        };
        let Some((opened, squeezed)) = opened else { return Ok(None) };
        let about = opened.metadata()?;
        let written = about.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
        let length = about.len();
        let tag = format!("\"{:x}-{length:x}{}\"", written.as_nanos(), if squeezed { "-br" } else { "" });
        Ok(Some(Found { file: opened, length, tag, squeezed, kind: kind(path), cache }))
    }

    /// Opens a file of the folder. A link that leads out of the folder is not followed.
    fn open(&self, file: &Path) -> io::Result<Option<File>> {
        let real = match file.canonicalize() {
            Ok(real) => real,
            Err(error) if is_nowhere(&error) => return Ok(None),
            Err(error) => return Err(error),
        };
        // Opening a pipe would wait for its writer.
        let here = real.starts_with(self.folder.canonicalize()?) && real.metadata()?.is_file();
        here.then(|| File::open(real)).transpose()
    }

    /// Opens the compressed twin of a file, unless the file was written after it.
    fn twin(&self, file: &Path) -> io::Result<Option<File>> {
        let mut name = file.as_os_str().to_owned();
        name.push(".br");
        let written = |path: &Path| path.metadata().and_then(|about| about.modified()).ok();
        let twin = PathBuf::from(name);
        let fresh = written(&twin).zip(written(file)).is_some_and(|(twin, file)| twin >= file);
        if fresh { self.open(&twin) } else { Ok(None) }
    }
}

fn is_nowhere(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidFilename, NotADirectory, NotFound, PermissionDenied};
    matches!(error.kind(), NotFound | NotADirectory | PermissionDenied | InvalidFilename)
        || error.raw_os_error().is_some_and(|code| cfg!(unix) && code == LOOP)
}

/// `ELOOP` of Linux: links that lead to each other.
const LOOP: i32 = 40;

impl Found {
    fn answer(self, headers: &HeaderMap) -> Response {
        let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let known = known
            .flat_map(|value| value.split(','))
            .any(|tag| tag.trim().trim_start_matches("W/") == self.tag);
        let mut answer = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let file = tokio::fs::File::from_std(self.file);
            let mut answer = Body::from_stream(ReaderStream::with_capacity(file, CHUNK)).into_response();
            answer.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(self.length));
            answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
            if self.squeezed {
                answer.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
            }
            answer
        };
        let headers = answer.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(self.cache));
        headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
        // Hexadecimal digits, hyphens and quotes are always a value.
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            headers.insert(ETAG, tag);
        }
        answer
    }
}

/// Returns `true` if a request says that Brotli is taken.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let refused = |part: &str| part.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
    let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|one| {
        let mut parts = one.split(';');
        parts.next().is_some_and(|coding| coding.trim() == "br") && !parts.any(refused)
    })
}

/// Undoes `%20` and its kind; none if the result is not text.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte == b'%' {
            let (digits, after) = rest.split_at_checked(2)?;
            // A sign would be read as part of a number.
            let digits = std::str::from_utf8(digits).ok().filter(|digits| !digits.contains('+'))?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = after;
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// Returns a path below the folder; none if any part of it could lead elsewhere.
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, SystemTime};

    fn site(name: &str) -> Site {
        let folder = std::env::temp_dir().join(format!("firing-arc-site-{name}-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("dist/assets")).unwrap();
        std::fs::write(folder.join("secret.txt"), "secret").unwrap();
        std::fs::write(folder.join("dist/index.html"), "<p>page</p>").unwrap();
        std::fs::write(folder.join("dist/assets/rules.wasm"), b"\0asm").unwrap();
        Site::new(folder.join("dist"))
    }

    fn headers(name: &'static str, value: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, value.parse().unwrap());
        headers
    }

    async fn body(answer: Response) -> Vec<u8> {
        axum::body::to_bytes(answer.into_body(), 1000).await.unwrap().to_vec()
    }

    #[tokio::test]
    async fn files_come_with_their_kind_and_the_page_is_asked_for_again() {
        let site = site("kinds");
        let plain = HeaderMap::new();
        let page = site.answer("/", &plain).await;
        assert_eq!(page.status(), StatusCode::OK);
        assert_eq!(page.headers()[CONTENT_TYPE], "text/html; charset=utf-8");
        assert_eq!(page.headers()[CACHE_CONTROL], "no-cache");
        let tag = page.headers()[ETAG].to_str().unwrap().to_owned();
        assert_eq!(body(page).await, b"<p>page</p>");
        let again = site.answer("/index.html", &headers("if-none-match", &format!("\"x\", W/{tag}"))).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(body(again).await, b"");
        let wasm = site.answer("/assets/rules.wasm", &plain).await;
        assert_eq!(wasm.headers()[CONTENT_TYPE], "application/wasm");
        assert!(wasm.headers()[CACHE_CONTROL].to_str().unwrap().contains("immutable"));
        assert_eq!(body(wasm).await, b"\0asm");
        for nowhere in ["/nothing.js", "/battle/7", "/assets", "/assets/", "/index.html/x"] {
            assert_eq!(site.answer(nowhere, &plain).await.status(), StatusCode::NOT_FOUND, "{nowhere}");
        }
        let long = format!("/{}", "a".repeat(5000));
        assert_eq!(site.answer(&long, &plain).await.status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn a_browser_that_takes_brotli_gets_the_twin_and_no_other_does() {
        let site = site("twins");
        let twin = site.folder.join("assets/rules.wasm.br");
        std::fs::write(&twin, "small").unwrap();
        let asked = async |name: &'static str, value: &str| {
            let answer = site.answer("/assets/rules.wasm", &headers(name, value)).await;
            assert_eq!(answer.headers()[CONTENT_TYPE], "application/wasm");
            (answer.headers().contains_key(CONTENT_ENCODING), body(answer).await)
        };
        let (small, whole) = ((true, b"small".to_vec()), (false, b"\0asm".to_vec()));
        for takes in ["gzip, deflate, br", "br;q=0.5"] {
            assert_eq!(asked("accept-encoding", takes).await, small, "{takes}");
        }
        for refuses in ["gzip", "br;q=0, gzip", ""] {
            assert_eq!(asked("accept-encoding", refuses).await, whole, "{refuses}");
        }
        assert_eq!(asked("accept", "br").await, whole);
        // While a build writes, a file may be newer than its twin.
        let later = SystemTime::now() + Duration::from_mins(1);
        let file = File::options().append(true).open(site.folder.join("assets/rules.wasm")).unwrap();
        file.set_modified(later).unwrap();
        assert_eq!(asked("accept-encoding", "br").await, whole);
    }

    #[tokio::test]
    async fn no_path_leads_out_of_the_folder() {
        let site = site("paths");
        let tries = [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/../../secret.txt",
            "/..\\secret.txt",
            "/%00",
            "/index.html%00",
            "/%2",
            "/%+2",
            "/%ff",
            "secret.txt",
            "//../secret.txt",
            "/.git/config",
            "/C:/secret.txt",
            "",
        ];
        for path in tries {
            let answer = site.answer(path, &headers("accept-encoding", "br")).await;
            assert_ne!(answer.status(), StatusCode::OK, "{path}");
            assert_ne!(body(answer).await, b"secret", "{path}");
        }
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn a_link_out_of_the_folder_and_a_pipe_are_not_followed() {
        let site = site("links");
        for (name, to) in [("way-out.txt", "../secret.txt"), ("circle.txt", "circle.txt"), ("folder", "..")] {
            let link = site.folder.join(name);
            let _ = std::fs::remove_file(&link);
            std::os::unix::fs::symlink(to, &link).unwrap();
        }
        for path in ["/way-out.txt", "/circle.txt", "/folder/secret.txt"] {
            let answer = site.answer(path, &HeaderMap::new()).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
