/** Keeps a seat's drafts encrypted. The browser holds the key and never exports it. */
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

/** Returns the key of this browser. It is made once and cannot be exported. */
async function find(): Promise<CryptoKey> {
  const base = await opened();
  const kept = await answered<CryptoKey | undefined>(base.transaction('keys').objectStore('keys').get('drafts'));
  if (kept) return kept;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const keys = base.transaction('keys', 'readwrite').objectStore('keys');
  /* Another tab may have stored its key first. */
  const theirs = await answered<CryptoKey | undefined>(keys.get('drafts'));
  if (theirs) return theirs;
  await answered(keys.put(fresh, 'drafts'));
  return fresh;
}

/** Returns the storage key of a room's draft. */
export function draftKey(room: string): string {
  return PREFIX + room;
}

/** Keeps a draft. Returns `false` if the browser cannot encrypt or keeps nothing. */
export async function lock(room: string, decision: number, order: string): Promise<boolean> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(order);
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: about(room, decision) }, await (key ??= find()), text));
    localStorage.setItem(PREFIX + room, `${decision}:` + btoa(String.fromCharCode(...iv, ...sealed)));
    return true;
  } catch {
    key = null;
    return false;
  }
}

/** Returns the draft of a decision, or null if there is none. */
export async function unlock(room: string, decision: number): Promise<string | null> {
  try {
    const [of, kept = ''] = localStorage.getItem(PREFIX + room)?.split(':') ?? [];
    if (Number(of) !== decision) return null;
    const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0));
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: about(room, decision) }, await (key ??= find()), bytes.slice(12));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

/** Deletes the draft of a revealed decision. A draft that another tab began for a later decision stays. */
export function discard(room: string, decision: number): void {
  try {
    if (!(Number.parseInt(localStorage.getItem(PREFIX + room) ?? '', 10) > decision)) localStorage.removeItem(PREFIX + room);
  } catch {
    /* Nothing was stored. */
  }
}

/** Returns the data that a draft is bound to: it can be decrypted only for its room and its decision. */
function about(room: string, decision: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${room} ${decision}`);
}
