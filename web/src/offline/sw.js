/* The offline worker: it stores every built file and answers from its store. A newer build waits until no page of the older one is open. */
const VERSION = 'firing-arc-__VERSION__';
const FILES = [/* FILES */];
/* Large files that few players need: stored when they are first fetched. */
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

/* The page itself is fetched from the network first, so that a new build arrives. All other files have their content's hash in their names. */
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

/* Reminders: a message pushed by the server is shown, and opens its room. */
const SENTENCES = {
  begins: (game) => `Your order is awaited in ${game}`,
  left: (game) => `A quarter of your time is left in ${game}`,
};

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    /* Every push must be shown. One that cannot be parsed gets the default text. */
  }
  const room = /^[0-9a-z]{16}$/.test(told.room) ? told.room : null;
  const title = (SENTENCES[told.what] ?? SENTENCES.begins)(told.game ?? 'Firing Arc');
  const body = told.decision ? `Decision ${told.decision}` : undefined;
  event.waitUntil(self.registration.showNotification(title, { body, tag: room ?? 'firing-arc', icon: 'icon.svg', data: room }));
});

self.addEventListener('notificationclick', (event) => {
  const room = event.notification.data;
  event.notification.close();
  const path = room ? `#/room/${room}` : './';
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = room && pages.find((page) => page.url.includes(room));
    return there ? there.focus() : self.clients.openWindow(new URL(path, self.registration.scope).href);
  };
  event.waitUntil(open());
});
