/** Reminders as the page asks for them, and what the offline worker makes of a push. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Doors } from '../src/online/doors.ts';
import { base64, placeOf, ReminderDesk, unbase64, type Browser, type Offers } from '../src/online/reminders.ts';

const KEY = base64(Uint8Array.from({ length: 65 }, (_, at) => (at === 0 ? 4 : at * 3)).buffer);
const ROOM = '7h3k9q2m4n8p1rst';

interface Heard { url: string; line: Record<string, unknown> | null }

/** Doors of a server that keeps targets. */
function doors(offers: Offers, heard: Heard[]): Doors {
  const targets: unknown[] = [];
  return new Doors({
    fetch: (url, init) => {
      const line = init?.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : null;
      heard.push({ url, line });
      if (line?.['add']) targets.push({ number: targets.length + 1, kind: 'push', to: 'https://push.example/1', confirmed: true });
      return Promise.resolve(Response.json({ ok: url.endsWith('/reminders') ? offers : { targets, dropped: [] } }));
    },
    socket: () => { throw new Error('no socket is asked for'); },
    wait: () => Promise.resolve(),
    random: () => 0,
    base: 'https://arc.example/api/',
  });
}

/** A browser that gives or refuses its permission. */
function browser(permission: NotificationPermission, asked: string[]): Browser {
  let kept: PushSubscription | null = null;
  return {
    able: true,
    permission: () => (asked.push('permission'), Promise.resolve(permission)),
    subscribed: () => Promise.resolve(kept),
    subscribe: (key) => {
      asked.push(base64(key.buffer));
      const bytes = (name: string): ArrayBuffer => new Uint8Array(name === 'auth' ? 16 : 65).fill(7).buffer;
      kept = { endpoint: 'https://push.example/1', getKey: bytes, options: { applicationServerKey: key.buffer }, unsubscribe: () => Promise.resolve(true) } as unknown as PushSubscription;
      return Promise.resolve(kept);
    },
  };
}

describe('reminders', () => {
  it('ask the browser only when the person asks, and send its keys', async () => {
    const [heard, asked]: [Heard[], string[]] = [[], []];
    const desk = new ReminderDesk(doors({ push: KEY, mail: true, webhooks: false }, heard), { room: ROOM, token: 'a'.repeat(32) }, browser('granted', asked));
    expect(await desk.offers()).toEqual({ push: KEY, mail: true, webhooks: false });
    expect(await desk.here((await desk.read()).targets)).toBeNull();
    expect(asked).toEqual([]);
    const { targets } = await desk.addThisBrowser(KEY);
    expect(asked).toEqual(['permission', KEY]);
    expect(heard.at(-1)?.line).toEqual({ call: 'remind', add: { push: { endpoint: 'https://push.example/1', p256dh: base64(new Uint8Array(65).fill(7).buffer), auth: base64(new Uint8Array(16).fill(7).buffer) } } });
    expect(await desk.here(targets)).toBe(1);
    await desk.addThisBrowser(KEY);
    expect(asked).toEqual(['permission', KEY, 'permission']);
  });

  it('say what to do where the browser refuses, and send nothing', async () => {
    const heard: Heard[] = [];
    const desk = new ReminderDesk(doors({ push: KEY, mail: false, webhooks: false }, heard), { room: ROOM, token: 'a'.repeat(32) }, browser('denied', []));
    await expect(desk.addThisBrowser(KEY)).rejects.toThrow('Allow them in the settings');
    expect(heard).toEqual([]);
  });

  it('name targets without their secret part', () => {
    const target = { number: 3, kind: 'webhook', to: 'https://chat.example/hooks/1/secret', confirmed: true } as const;
    expect(placeOf(target, null)).toBe('webhook at chat.example');
    expect([placeOf({ ...target, kind: 'push' }, 3), placeOf({ ...target, kind: 'push' }, null)]).toEqual(['this browser', 'another browser']);
    expect(base64(unbase64(KEY).buffer)).toBe(KEY);
  });
});

/** Runs the offline worker, and pushes to it. */
async function pushed(data: unknown, pages: { url: string; focus: () => unknown }[] = []): Promise<{ shown: unknown[]; opened: string[] }> {
  const [shown, opened]: [unknown[], string[]] = [[], []];
  const ears: Record<string, (event: unknown) => void> = {};
  const waits: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, ear: (event: unknown) => void) => (ears[name] = ear),
    registration: { scope: 'https://arc.example/', showNotification: (...what: unknown[]) => (shown.push(what), Promise.resolve()) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => (opened.push(url), Promise.resolve()) },
  };
  const source = readFileSync(join(import.meta.dirname, '../src/offline/sw.js'), 'utf8');
  new Function('self', 'caches', source)(self, {});
  const waitUntil = (wait: Promise<unknown>): unknown => waits.push(wait);
  ears['push']?.({ data: { json: () => (data === null ? JSON.parse('{') : data) as unknown }, waitUntil });
  const [, options] = shown[0] as [string, { data: unknown }];
  ears['notificationclick']?.({ notification: { data: options.data, close: () => undefined }, waitUntil });
  await Promise.all(waits);
  return { shown, opened };
}

describe('a push', () => {
  it('is shown in words and opens its room', async () => {
    const { shown, opened } = await pushed({ room: ROOM, what: 'begins', game: 'Full Thrust', decision: 4 });
    expect(shown[0]).toEqual(['Your order is awaited in Full Thrust', { body: 'Decision 4', tag: ROOM, icon: 'icon.svg', data: ROOM }]);
    expect(opened).toEqual([`https://arc.example/#/room/${ROOM}`]);
  });

  it('is shown although it cannot be read, and leads nowhere else', async () => {
    expect(await pushed(null)).toMatchObject({ shown: [['Your order is awaited in Firing Arc', { tag: 'firing-arc' }]], opened: ['https://arc.example/'] });
    const { opened } = await pushed({ room: 'https://evil.example', what: 'left' });
    expect(opened).toEqual(['https://arc.example/']);
  });

  it('goes to the page that shows the room already', async () => {
    let focused = 0;
    const { opened } = await pushed({ room: ROOM, what: 'left', game: 'FTL' }, [{ url: `https://arc.example/#/room/${ROOM}`, focus: () => focused++ }]);
    expect([opened, focused]).toEqual([[], 1]);
  });
});
