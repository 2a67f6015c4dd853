//! Files over the wire: the page, its headers, and no way out of the folder.

use crate::stand::Stand;

#[tokio::test]
async fn a_browser_is_answered_with_the_headers_of_a_strict_page() {
    let stand = Stand::new().await;
    let page = stand.get("/?seed=3").await;
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains("<title>Firing Arc</title>"), "{page}");
    for header in [
        "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cross-origin-opener-policy: same-origin",
        "cache-control: no-cache",
    ] {
        assert!(page.contains(header), "{header} in {page}");
    }
    let script = stand.ask("GET /assets/a.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n").await;
    assert!(script.contains("content-encoding: br\r\n") && script.ends_with("\r\n\r\nsmall"), "{script}");
    assert!(script.contains("immutable") && script.contains("vary: Accept-Encoding"), "{script}");
}

#[tokio::test]
async fn a_head_is_answered_without_a_body_and_other_methods_are_refused() {
    let stand = Stand::new().await;
    let head = stand.ask("HEAD /assets/a.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
    assert!(head.contains("content-length: 5\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"] {
        for path in ["/", "/healthz", "/r/0000000000000000", "/assets/a.js"] {
            let answer = stand
                .ask(&format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"))
                .await;
            assert!(answer.starts_with("HTTP/1.1 405"), "{method} {path}: {answer}");
        }
    }
}

#[tokio::test]
async fn a_room_has_the_page_and_an_address_that_is_no_rooms_has_none() {
    let stand = Stand::new().await;
    let page = stand.get("/r/0123456789abcdef").await;
    assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
    let is_page =
        |page: &str| page.contains("src=\"/assets/a.js\"") && page.contains("content-security-policy");
    assert!(is_page(&page), "{page}");
    // A person who mistyped an address gets the client's own page, which leads on.
    for path in
        ["/r/", "/r/x", "/r/zzzz", "/r/0123456789abcdeF", "/r/0123456789abcdei", "/r/%3Cb%3E", "/r/%00"]
    {
        let answer = stand.get(path).await;
        assert!(answer.starts_with("HTTP/1.1 404") && is_page(&answer), "{path}: {answer}");
        assert!(!answer.contains("<b>") && !answer.contains("zzzz"), "{path}: {answer}");
    }
    // Other paths name no room, and no file.
    for path in ["/r/0123456789abcdef/x", "/room"] {
        let answer = stand.get(path).await;
        assert!(answer.starts_with("HTTP/1.1 404") && !is_page(&answer), "{path}: {answer}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn no_path_leads_out_of_the_folder() {
    let stand = Stand::new().await;
    let dist = stand.folder.join("dist");
    std::os::unix::fs::symlink("../secret.txt", dist.join("way-out.txt")).unwrap();
    std::os::unix::fs::symlink("..", dist.join("up")).unwrap();
    let no_paths = [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/%2E%2E%2Fsecret.txt",
        "/..%5csecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//../secret.txt",
        "/r/../../secret.txt",
        "/index.html%00.js",
        "/%00",
        "/%",
        "/%ff%fe",
        "http://localhost/../secret.txt",
        "/.br",
    ];
    let no_files = ["/%252e%252e/secret.txt", "/way-out.txt", "/up/secret.txt"];
    let paths = no_paths.map(|path| (path, 400)).into_iter().chain(no_files.map(|path| (path, 404)));
    for (path, status) in paths {
        let answer = stand.get(path).await;
        let refused = answer.starts_with(&format!("HTTP/1.1 {status} "));
        assert!(refused && !answer.ends_with("secret"), "{path} {status}: {answer}");
    }
}

#[tokio::test]
async fn a_server_says_whether_it_is_well_by_any_name() {
    let stand = Stand::new().await;
    for path in ["/healthz", "/readyz"] {
        let answer =
            stand.ask(&format!("GET {path} HTTP/1.1\r\nHost: 10.0.0.7\r\nConnection: close\r\n\r\n")).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    std::fs::remove_file(stand.folder.join("dist/index.html")).unwrap();
    assert!(stand.get("/readyz").await.starts_with("HTTP/1.1 503"));
    assert!(stand.get("/healthz").await.starts_with("HTTP/1.1 200"));
}
