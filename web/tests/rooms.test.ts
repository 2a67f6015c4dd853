/** Rooms as the page reaches them: the carrier and its keys, the doors after a lost answer, events without gaps, links. */
import { beforeEach, describe, expect, it } from 'vitest';
import { RoomCarrier, ROOM } from '../src/online/carrier.ts';
import { againOf, Doors, freshSecret, NoServer, pause, Unheard, type Net } from '../src/online/doors.ts';
import { given, lasting, type RoomEvent } from '../src/online/facts.ts';
import { News, type Line } from '../src/online/news.ts';
import { readPath, writePath, type Path } from '../src/online/paths.ts';
import { ownSeat, seated, standIn } from '../src/online/seating.ts';
import { say } from '../src/online/saying.ts';
import { Sealing } from '../src/online/sealing.svelte.ts';
import { allHeld, held, hold, leave } from '../src/online/seatbook.ts';
import { Referee, Refused } from '../src/lib/referee.ts';
import { RoomDouble } from './room-double.ts';

const [ADA, BEN] = ['a'.repeat(32), 'b'.repeat(32)];
let double: RoomDouble;
beforeEach(async () => {
  double = await RoomDouble.begin('ftl', 'duel', { [ADA]: 1, [BEN]: 2 });
});

/** A seat of the room, as the table asks it. */
function sit(token: string, decision = () => 1): { referee: Referee; carrier: RoomCarrier; asked: string[] } {
  const asked: string[] = [];
  const local = (line: string): string => {
    asked.push(line);
    return JSON.stringify({ id: (JSON.parse(line) as { id: number }).id, ok: { games: [] } });
  };
  const carrier = new RoomCarrier({ doors: double.doors(), room: double.room, token, decision, local });
  return { referee: new Referee(carrier.carry), carrier, asked };
}
const sealsOf = () => double.heard.filter((line) => line['call'] === 'seal');

describe('the carrier', () => {
  it('sends a seat’s calls to the room without battle and seat, and all else to the engine of the page', async () => {
    const { referee, asked } = sit(ADA);
    expect((await referee.call('view', { battle: ROOM, seat: 1 })).pieces.length).toBeGreaterThan(0);
    expect(double.heard).toEqual([{ call: 'view', token: ADA }]);
    await referee.call('games', {});
    await referee.call('clauses', { game: 'ftl' });
    expect(asked.map((line) => (JSON.parse(line) as { call: string }).call)).toEqual(['games', 'clauses']);
    expect(double.heard.length).toBe(1);
  });

  it('asks the same question once until something is written', async () => {
    const { referee } = sit(ADA);
    const reach = () => referee.call('reach', { battle: ROOM, seat: 1, piece: 'A' });
    expect(await reach()).toEqual(await reach());
    expect(double.heard.length).toBe(1);
    await referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' });
    await reach();
    expect(double.heard.filter((line) => line['call'] === 'reach').length).toBe(2);
  });

  it('writes with the decision that is meant and a fresh key', async () => {
    const { referee } = sit(ADA);
    const { status } = await referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' });
    expect(status.sealed).toEqual([1]);
    await referee.call('unseal', { battle: ROOM, seat: 1 });
    await referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' });
    const [first, second] = sealsOf();
    expect(first?.['decision']).toBe(1);
    expect(first?.['key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.['key']).not.toBe(first?.['key']);
  });

  it('repeats a write whose answer was lost with the same key, and it happens once', async () => {
    double.faults.push('answer', 'request');
    const { referee } = sit(ADA);
    const { status } = await referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' });
    expect(status.sealed).toEqual([1]);
    expect(new Set(sealsOf().map((line) => line['key'])).size).toBe(1);
    expect(double.events.filter((event) => event.kind === 'sealed').length).toBe(1);
  });

  it('keeps the key when every try failed and the player presses again', async () => {
    double.faults.push('answer', ...Array<'request'>(5).fill('request'));
    const { referee } = sit(ADA);
    await expect(referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' })).rejects.toThrow(Unheard);
    await referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' });
    expect(new Set(sealsOf().map((line) => line['key'])).size).toBe(1);
    expect(double.events.length).toBe(1);
  });

  it('seals the same order anew after it was taken back, though the first answer was lost', async () => {
    double.faults.push('answer', ...Array<'request'>(5).fill('request'));
    const { referee } = sit(ADA);
    await expect(referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' })).rejects.toThrow(Unheard);
    await referee.call('unseal', { battle: ROOM, seat: 1 });
    const { status } = await referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' });
    expect(status.sealed).toEqual([1]);
  });

  it('takes back anew an order that was sealed again, though the first taking back was not answered', async () => {
    const { referee } = sit(ADA);
    await referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' });
    double.faults.push('answer', ...Array<'request'>(5).fill('request'));
    await expect(referee.call('unseal', { battle: ROOM, seat: 1 })).rejects.toThrow(Unheard);
    await referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' });
    const { status } = await referee.call('unseal', { battle: ROOM, seat: 1 });
    expect(status.sealed).toEqual([]);
    expect(new Set(double.heard.filter((line) => line['call'] === 'unseal').map((line) => line['key'])).size).toBe(2);
  });

  it('agrees anew to a draw after it disagreed, though the first agreement was not answered', async () => {
    double.faults.push('request');
    const { carrier } = sit(ADA);
    const keys: unknown[] = [];
    const carry = double.answer.bind(double);
    double.answer = (line, token) => (keys.push(line['key']), line['call'] === 'disagree' ? { id: null, ok: {} } : carry(line, token));
    await expect(carrier.write('agree', { decision: 1 }, 1)).rejects.toThrow(Unheard);
    double.faults.push('answer');
    await expect(carrier.write('agree', { decision: 1 }, 1)).rejects.toThrow(Unheard);
    await carrier.write('disagree', { decision: 1 });
    await carrier.write('agree', { decision: 1 });
    expect(new Set(keys).size).toBe(3);
  });

  it('gives up after as many requests as it is allowed, and repeats the key later', async () => {
    double.faults.push('request', 'limit');
    const { carrier } = sit(ADA);
    await expect(carrier.write('seal', { order: 'idle', decision: 1 }, 1)).rejects.toThrow(Unheard);
    const refused = await carrier.write('seal', { order: 'idle', decision: 1 }, 1).catch((failure: unknown) => failure);
    expect([againOf(refused), double.waits]).toEqual([400, []]);
    await carrier.write('seal', { order: 'idle', decision: 1 }, 1);
    expect(double.heard.length).toBe(1);
  });

  it('tells a stale order from others by its reason', async () => {
    const { referee } = sit(ADA, () => 9);
    await expect(referee.call('seal', { battle: ROOM, seat: 1, order: 'idle' })).rejects.toMatchObject({ failure: { why: 'stale' } });
  });
});

describe('sealing', () => {
  const kinds = () => double.events.map((event) => event.kind);
  const settled = () => new Promise((done) => setTimeout(done, 5));
  function sealing(net: Partial<Net> = {}): Sealing {
    return new Sealing(sit(ADA).carrier, { ...double.net(), ...net });
  }

  it('goes on until the server has the order, once, with one key', async () => {
    double.faults.push('request', 'answer', 'request');
    const seals = sealing();
    const sealed = seals.seal('idle', 1);
    expect(seals.unsent).toEqual({ order: 'idle' });
    expect((await sealed)?.sealed).toEqual([1]);
    expect([seals.unsent, kinds()]).toEqual([null, ['sealed']]);
    expect(new Set(sealsOf().map((line) => line['key'])).size).toBe(1);
  });

  it('ends when the order is taken back, and tries at once when the server is heard', async () => {
    double.faults.push('request', 'request');
    const seals = sealing({ wait: () => new Promise(() => undefined) });
    const first = seals.seal('idle', 1);
    await settled();
    seals.recall();
    expect(await first).toBeNull();
    const second = seals.seal('idle', 1);
    await settled();
    expect(kinds()).toEqual([]);
    seals.retry();
    expect((await second)?.sealed).toEqual([1]);
  });

  it('unseals an order that arrives although it was taken back, before the next is sealed', async () => {
    const seals = sealing();
    const first = seals.seal('idle', 1);
    seals.recall();
    const late = seals.seal('idle', 1);
    seals.recall();
    await settled();
    expect([await first, await late, kinds()]).toEqual([null, null, []]);
    const slow = double.net();
    let pass = (): void => undefined;
    const held = new Promise<void>((done) => (pass = done));
    const doors = new Doors({ ...slow, fetch: async (url, init) => (await held, slow.fetch(url, init)) });
    const carrier = new RoomCarrier({ doors, room: double.room, token: ADA, decision: () => 1, local: () => '' });
    const seal = new Sealing(carrier, slow);
    const sent = seal.seal('idle', 1);
    await settled();
    seal.recall();
    const next = seal.seal('A L', 1);
    pass();
    expect(await sent).toBeNull();
    expect((await next)?.sealed).toEqual([1]);
    expect(kinds()).toEqual(['sealed', 'unsealed', 'sealed']);
  });

  it('leaves an order sealed that reached the server without an answer before it was taken back', async () => {
    double.faults.push('answer');
    const seals = sealing({ wait: () => new Promise(() => undefined) });
    const sent = seals.seal('idle', 1);
    await settled();
    seals.recall();
    expect([await sent, kinds()]).toEqual([null, ['sealed']]);
  });

  it('waits as long as a limit says, and seals then', async () => {
    double.faults.push('limit', 'limit');
    const seals = sealing();
    double.waits.length = 0;
    expect((await seals.seal('idle', 1))?.sealed).toEqual([1]);
    expect([double.waits, kinds()]).toEqual([[400, 400], ['sealed']]);
  });

  it('gives a refusal on', async () => {
    const seals = sealing();
    await expect(seals.seal('idle', 9)).rejects.toMatchObject({ failure: { why: 'stale' } });
    expect(seals.unsent).toBeNull();
  });
});

describe('a line of chat that is not sent', () => {
  const carrier = (fault: 'limit' | 'request'): RoomCarrier => (double.faults.push(fault), sit(ADA).carrier);
  it('says why, and when to try again', async () => {
    expect(await say(carrier('limit'), 'Hi')).toEqual({ why: 'Messages come too quickly. Try again in 1 s.', again: 400 });
    expect(await say(carrier('request'), 'Hi')).toEqual({ why: 'No connection: this message was not sent. Try again when you are back.', again: null });
    expect(double.waits).toEqual([]);
  });
});

describe('the doors', () => {
  it('know a page without a server, and one that does not answer', async () => {
    double.faults.push('html');
    expect(await double.doors().there()).toBe(false);
    double.faults.push('html');
    await expect(double.doors().ask('open')).rejects.toThrow(NoServer);
    double.faults.push('request');
    await expect(double.doors().there()).rejects.toThrow(Unheard);
  });

  it('wait as long as a limit says', async () => {
    double.faults.push('limit');
    await double.doors().call(double.room, ADA, { call: 'status' });
    expect(double.waits).toEqual([450]);
  });

  it('give refusals on at once', async () => {
    await expect(double.doors().call(double.room, 'c'.repeat(32), { call: 'status' })).rejects.toThrow(Refused);
    expect(double.waits).toEqual([]);
  });

  it('wait longer from try to try, by chance, and never longer than half a minute', () => {
    expect([0, 1, 2, 3].map((tries) => pause(tries, 1))).toEqual([700, 1400, 2800, 5600]);
    expect(pause(50, 1)).toBe(30_000);
    expect(pause(0, 0)).toBe(350);
  });

  it('send a token in a header alone', async () => {
    const seen: [string, RequestInit | undefined][] = [];
    const net = double.net();
    const { fetch } = net;
    await new Doors({ ...net, fetch: (url, init) => (seen.push([url, init]), fetch(url, init)) }).call(double.room, ADA, { call: 'status' });
    expect(seen[0]?.[0]).not.toContain(ADA);
    expect(String(seen[0]?.[1]?.body)).not.toContain(ADA);
  });

  it('draw tokens of 128 bits', () => {
    expect(freshSecret()).toMatch(/^[0-9a-f]{32}$/);
    expect(freshSecret()).not.toBe(freshSecret());
  });
});

describe('the news of a room', () => {
  function follow(after = 0): { news: News; told: number[]; lines: Line[]; refused: unknown[]; reverts: number[]; ended: Promise<void> } {
    const [told, lines, refused, reverts]: [number[], Line[], unknown[], number[]] = [[], [], [], []];
    const news = new News(double.doors(), { room: double.room, token: ADA, after }, {
      event: (event: RoomEvent) => told.push(event.event),
      present: () => undefined,
      line: (line) => lines.push(line),
      refused: (failure) => refused.push(failure),
      reverted: () => reverts.push(news.last),
    });
    return { news, told, lines, refused, reverts, ended: news.follow() };
  }
  const settled = () => new Promise((done) => setTimeout(done, 5));

  it('come in order from the last that is known', async () => {
    for (const kind of ['made', 'joined', 'begun']) double.tell({ kind });
    const { news, told, lines } = follow(1);
    await settled();
    double.tell({ kind: 'sealed', seat: 2 });
    expect(told).toEqual([2, 3, 4]);
    expect(lines.at(-1)).toBe('live');
    expect(double.sockets[0]?.sent).toEqual([{ id: 0, call: 'hello', token: ADA, after: 1 }]);
    news.end();
  });

  it('let the socket go while nobody looks, and miss nothing', async () => {
    const { news, told } = follow();
    await settled();
    let back = (): void => undefined;
    news.rest(new Promise((done) => (back = done)));
    double.tell({ kind: 'made' });
    await settled();
    expect([double.sockets.length, told]).toEqual([1, []]);
    back();
    await settled();
    expect([double.sockets.length, told]).toEqual([2, [1]]);
    news.end();
  });

  it('are lost at once when the network is, though the socket lives on, and come back by themselves', async () => {
    const { news, lines, told } = follow();
    await settled();
    expect(lines.at(-1)).toBe('live');
    double.faults.push(...Array<'request'>(3).fill('request'));
    news.lose();
    expect(lines.at(-1)).toBe('lost');
    double.events.push({ event: 1, at: 0, kind: 'made' });
    await settled();
    await settled();
    expect([lines.at(-1), told, double.sockets.length]).toEqual(['live', [1], 1]);
    news.end();
  });

  it('are asked for where one is missing, and none is told twice', async () => {
    const { news, told } = follow();
    await settled();
    for (const kind of ['made', 'joined', 'begun']) double.events.push({ event: double.events.length + 1, at: 0, kind });
    double.sockets[0]?.push({ event: 3, at: 0, kind: 'begun' });
    double.sockets[0]?.push({ gap: 0, last: 3 });
    await settled();
    expect(told).toEqual([1, 2, 3]);
    double.sockets[0]?.push({ event: 2, at: 0, kind: 'joined' });
    expect(told).toEqual([1, 2, 3]);
    news.end();
  });

  it('go on after the connection broke, without loss', async () => {
    const { news, told } = follow();
    await settled();
    double.tell({ kind: 'made' });
    double.sockets[0]?.close();
    double.tell({ kind: 'joined' });
    await settled();
    double.tell({ kind: 'begun' });
    await settled();
    expect(told).toEqual([1, 2, 3]);
    expect(double.sockets.length).toBe(2);
    expect(double.sockets[1]?.sent[0], 'the last one that is known comes once more, to be compared').toMatchObject({ after: 1 });
    news.end();
  });

  it('are asked for where no socket holds, ever less often', async () => {
    double.sockets_open = false;
    const { news, told, lines, ended } = follow();
    double.tell({ kind: 'made' });
    await settled();
    double.tell({ kind: 'joined' });
    await settled();
    news.end();
    await ended;
    expect(told).toEqual([1, 2]);
    expect(lines).toContain('asking');
    const growing = double.waits.filter((wait) => wait < 40_000);
    expect(growing.slice(0, 3)).toEqual([700, 1400, 2800]);
  });

  /** Three events were told, and the connection is cut. */
  async function cut(sockets: boolean): Promise<ReturnType<typeof follow>> {
    const followed = follow();
    await settled();
    for (const kind of ['made', 'joined', 'begun']) double.tell({ kind });
    double.sockets_open = sockets;
    return followed;
  }
  describe.each([true, false])('with sockets: %s', (sockets) => {
    it('notice once that the server went back to an earlier copy, and end', async () => {
      const { told, lines, reverts, ended } = await cut(sockets);
      double.events.splice(2);
      double.sockets[0]?.close();
      await ended;
      const heard = lines.length;
      double.tell({ kind: 'sealed' });
      await settled();
      expect([told, reverts, lines.length]).toEqual([[1, 2, 3], [3], heard]);
    });
    it('notice it, too, where as much happened since as was lost', async () => {
      const { told, reverts, ended } = await cut(sockets);
      double.events.splice(2);
      for (const kind of ['begun', 'sealed', 'revealed']) double.events.push({ event: double.events.length + 1, at: 77, kind });
      double.sockets[0]?.close();
      await ended;
      expect([told, reverts]).toEqual([[1, 2, 3], [3]]);
    });
    it('go on where the server only stood still', async () => {
      const { news, told, reverts } = await cut(sockets);
      double.sockets[0]?.close();
      double.tell({ kind: 'sealed' });
      await settled();
      expect([told, reverts]).toEqual([[1, 2, 3, 4], []]);
      news.end();
    });
  });
  it('notice it when the hello is answered, and tell nothing of what the server says then', async () => {
    const { told, lines, reverts, ended } = await cut(true);
    double.faults.push('request');
    double.sockets[0]?.close();
    double.events.splice(1);
    await ended;
    expect([told, reverts, lines.at(-1)]).toEqual([[1, 2, 3], [3], 'lost']);
  });

  it('end where the room refuses the token', async () => {
    double.sockets_open = false;
    delete double.tokens[ADA];
    const { refused, ended } = follow();
    await ended;
    expect(refused.length).toBe(1);
  });
});

describe('the seats of a battle that is made', () => {
  it('are the maker’s, a friend’s or a captain’s, each exactly once', () => {
    expect(seated(2, 0, [])).toEqual(['me', 'open']);
    expect(seated(2, 1, ['cadet'])).toEqual([{ captain: 'cadet' }, 'me']);
    expect(seated(4, 2, [undefined, 'cadet', 'admiral', undefined])).toEqual(['open', { captain: 'cadet' }, 'me', 'open']);
    expect(seated(2, 3, ['cadet', 'admiral']), 'a smaller battle than the one before it').toEqual([{ captain: 'cadet' }, 'me']);
    expect([ownSeat(2, 3), ownSeat(0, 1)]).toEqual([1, 0]);
  });
  it('have the best rank of the game to stand in for them', () => {
    const captain = (id: string) => ({ id, title: id, about: '' });
    expect(standIn(['random', 'admiral', 'search'].map(captain))).toBe('admiral');
    expect(standIn(['random', 'own'].map(captain))).toBe('own');
    expect(standIn([])).toBe('');
  });
});

describe('links of rooms', () => {
  const room = '7h3k9q2m4n8p1rst';
  const PATHS: Path[] = [
    { to: 'make', game: null },
    { to: 'make', game: 'full-thrust' },
    { to: 'make', game: 'ftl', scenario: 'close-quarters', options: { 'turn-limit': '4', sprints: 'by-side' } },
    { to: 'make', game: 'ftl', scenario: 'duel', options: { 'a/b': 'c d&e=f#g' } },
    { to: 'join', room, invitation: ADA },
    { to: 'join', room, invitation: null },
    { to: 'room', room, token: null },
    { to: 'room', room, token: BEN },
    { to: 'watch', room, token: BEN },
  ];
  it.each(PATHS)('read back what they wrote: $to', (path) => {
    expect(readPath(writePath(path).slice(1))).toEqual(path);
  });
  it.each(['/join', '/join/abc', `/join/${room}/short`, `/watch/${room}`, `/room/${room}/${'g'.repeat(32)}`])('lead nowhere when cut off: %s', (path) => {
    expect(readPath(path).to).toBe('nowhere');
  });
});

describe('seats held here', () => {
  it('are kept one by one, and told newest first', () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key), key: (at: number) => [...kept.keys()][at] ?? null, get length() { return kept.size; } };
    expect(hold({ room: 'one', token: ADA, game: 'ftl', title: 'Duel', saved: 1 }, store)).toEqual({ ok: true });
    hold({ room: 'two', token: BEN, game: 'ftl', title: 'Duel', saved: 2 }, store);
    kept.set('firing-arc:room:bad', '{');
    expect(allHeld(store).map((one) => one.room)).toEqual(['two', 'one']);
    leave('two', store);
    expect(held('two', store)).toBeNull();
    expect(hold({ room: 'three', token: ADA, game: 'ftl', title: 'Duel', saved: 1 }, null)).toMatchObject({ ok: false });
  });
  it('say how long a clock gives', () => {
    expect([60, 600, 3600, 86400, 259200, 1209600].map(given)).toEqual(['1 min', '10 min', '1 h', '1 day', '3 days', '14 days']);
    expect([45, 60, 125, 600, 3600, 5400, 90000, 259200].map(lasting)).toEqual(['45 s', '1:00 min', '2:05 min', '10 min', '1 h', '1 h 30 min', '1 d 1 h', '3 d']);
  });
});
