/** Keeps what a seat has written, unreadable without the key that the browser holds and never gives out. */
const BASE = 'firing-arc-vault';
const PREFIX = 'firing-arc:draft:';

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(BASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('keys');
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

let key: Promise<CryptoKey> | null = null;

/** The key of this browser; it is made once and cannot be exported. */
async function find(): Promise<CryptoKey> {
  const base = await opened();
  const kept = await answered<CryptoKey | undefined>(base.transaction('keys').objectStore('keys').get('drafts'));
  if (kept) return kept;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const keys = base.transaction('keys', 'readwrite').objectStore('keys');
  /* Another tab may have been quicker. */
  const theirs = await answered<CryptoKey | undefined>(keys.get('drafts'));
  if (theirs) return theirs;
  await answered(keys.put(fresh, 'drafts'));
  return fresh;
}

/** Keeps a draft; where the browser cannot encrypt, nothing is kept. */
export async function lock(room: string, decision: number, order: string): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify({ decision, order }));
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(room) }, await (key ??= find()), text));
    localStorage.setItem(PREFIX + room, btoa(String.fromCharCode(...iv, ...sealed)));
  } catch {
    key = null;
  }
}

/** The draft of a decision; null if there is none. */
export async function unlock(room: string, decision: number): Promise<string | null> {
  try {
    const kept = localStorage.getItem(PREFIX + room);
    if (!kept) return null;
    const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0));
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: new TextEncoder().encode(room) }, await (key ??= find()), bytes.slice(12));
    const found = JSON.parse(new TextDecoder().decode(text)) as { decision: number; order: string };
    return found.decision === decision ? found.order : null;
  } catch {
    return null;
  }
}

export function discard(room: string): void {
  try {
    localStorage.removeItem(PREFIX + room);
  } catch {
    /* Nothing was kept. */
  }
}
