/** The analyses of battles, kept in the browser: a page that is loaded again still has them. Pictures show them too. */
import type { Analysed } from './analysis.ts';
import type { Finding } from './protocol.ts';
import { seedOf } from '../stage/noise.ts';

/** The results so far: those of the last whole look, the newest of each decision, and `true` in `finished` after the closer look. */
export interface KeptAnalysis { done: Analysed | null; found: Finding[]; finished: boolean }
interface Row extends KeptAnalysis { record: string; saved: number }

const BASE = 'firing-arc-analyses';
const STORE = 'analyses';
/** The most analyses that a browser keeps. The oldest give way. */
const MOST = 24;

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('The browser’s storage is closed.'));
  });

let base: Promise<IDBDatabase> | null = null;

/** Returns the browser's store of analyses. Its keys are short digests; a row holds the whole record. */
async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = (base ??= (async () => {
    const request = indexedDB.open(BASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex('saved', 'saved');
    return asked(request);
  })());
  opening.catch(() => (base = null));
  return (await opening).transaction(STORE, mode).objectStore(STORE);
}

/** Keeps the analysis of a record. A browser without storage keeps it only as long as the page lives. */
export async function keepAnalysis(record: string, { done, found, finished }: KeptAnalysis): Promise<void> {
  try {
    const rows = await store('readwrite');
    await asked(rows.put({ record, saved: Date.now(), done, found, finished } satisfies Row, seedOf(record)));
    if ((await asked(rows.count())) <= MOST) return;
    const cursor = await asked(rows.index('saved').openCursor());
    cursor?.delete();
  } catch {
    /* The page still has it. */
  }
}

/** Returns the kept analysis of a record, or null if there is none. */
export async function analysisOf(record: string): Promise<KeptAnalysis | null> {
  try {
    const row = (await asked((await store('readonly')).get(seedOf(record)))) as Row | undefined;
    return row?.record === record ? row : null;
  } catch {
    return null;
  }
}

/** Deletes the analysis of a record. */
export async function forgetAnalysis(record: string): Promise<void> {
  try {
    await asked((await store('readwrite')).delete(seedOf(record)));
  } catch {
    /* A store that cannot be written has nothing to delete. */
  }
}
