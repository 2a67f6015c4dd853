/* The offline worker: keeps every built file and answers from what it keeps. A newer build waits until no page of the older one is open. */
const VERSION = 'firing-arc-__VERSION__';
const FILES = [/* FILES */];
/* Heavy files that few need: kept when they are first fetched. */
const LATER = /\/lab-[^/]*\.wasm$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((kept) => kept.addAll(FILES.map((path) => new Request(path, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((n) => n.startsWith('firing-arc-') && n !== VERSION).map((n) => caches.delete(n)));
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()));
});

/* The page itself is asked of the network first, so that a new build arrives; everything else carries its content in its name. */
async function answer(request) {
  const kept = await caches.open(VERSION);
  if (request.mode === 'navigate') {
    try {
      return await fetch(request);
    } catch {
      return (await kept.match('./', { ignoreVary: true })) ?? Response.error();
    }
  }
  const found = await kept.match(request, { ignoreSearch: true, ignoreVary: true });
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok && LATER.test(new URL(request.url).pathname)) await kept.put(request, fetched.clone());
  return fetched;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});
