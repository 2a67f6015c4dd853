/** Words and stored data around battles with friends: own files, house rules, lists, time, links. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { designs, keep } from '../src/lib/designs.ts';
import { optionsIn } from '../src/lib/options.ts';
import { Referee, Refused } from '../src/lib/referee.ts';
import { pathIn } from '../src/lib/room-link.ts';
import { fromPreview } from '../src/lib/route.ts';
import type { Store } from '../src/lib/shelf.ts';
import { absenceWord, clockWord, given, termsWord, timeUpWord, timeWord, type RoomFacts, type SeatTime, type Then } from '../src/online/facts.ts';
import { dropHouse, houses, keepHouse } from '../src/online/house.ts';
import { ask, sorted, stand, type Row } from '../src/online/listed.ts';
import { judge, keepFile, keptFiles, LARGEST, lineOf } from '../src/online/own.ts';
import { linkOf } from '../src/online/paths.ts';
import { nameFlaw } from '../src/online/plain.ts';
import { isKept, hold, type Held } from '../src/online/seatbook.ts';
import type { Doors } from '../src/online/doors.ts';
import { engine } from '../bundles.ts';

const WASM = join(import.meta.dirname, '../src/wasm');
const ROOM = '7h3k9q2m4n8p1rst';

function shelf(full = false): Store & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string): void => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  };
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem, removeItem: (key) => void kept.delete(key), key: (at) => [...kept.keys()][at] ?? null, get length() { return kept.size; } };
}

describe('a scenario file of one’s own', () => {
  let referee: Referee;
  beforeAll(async () => {
    const ask = await engine(WASM, 'ftl');
    const line = (text: string): string => {
      const { id, call, ...fields } = JSON.parse(text) as { id: number; call: string } & Record<string, unknown>;
      try {
        return JSON.stringify({ id, ok: ask(call, fields) });
      } catch (failure) {
        const [, what] = /^ftl, \w+: (.*)$/s.exec((failure as Error).message) ?? [];
        return JSON.stringify({ id, error: { what, where: 'scenario, line 2', clause: null, all: [{ what, where: 'scenario, line 2', clause: null }] } });
      }
    };
    referee = new Referee(line);
  });
  const FILE = 'title = "The strait"\n[table]\nwidth = 48\nheight = 60\n[options]\nmissiles = 2\n[[side]]\nname = "Islanders"\nship = [{ at = [18, 24], heading = 90 }]\n[[side]]\nname = "Mainland"\nship = [{ at = [30, 24], heading = 270 }]\n';

  it('comes to a title, sides and the options that differ', async () => {
    const { stands } = await judge('ftl', { text: FILE }, { 'turn-limit': '9' }, referee);
    expect(stands).toEqual({ title: 'The strait', sides: ['Islanders', 'Mainland'], options: [['missiles', '2'], ['turn-limit', '9']] });
  });
  it('has its faults at their lines', async () => {
    const { flaws } = await judge('ftl', { text: FILE.replace('[table]', '[tabel]') }, {}, referee);
    expect(flaws?.[0]).toMatchObject({ line: 2, what: expect.stringContaining('tabel') });
  });
  it('is refused unread where no room would take it', async () => {
    const { flaws } = await judge('ftl', { text: '#'.repeat(LARGEST - 1) }, {}, referee);
    expect(flaws?.[0]?.what).toBe(`The file has ${LARGEST + 1} bytes as it is sent; a room takes ${LARGEST} at most.`);
  });
  it.each([
    ['scenario, line 7', 7],
    ['table.height', 4],
    ['option missiles', 6],
    ['side 2', 10],
    ['title', 1],
    ['ship A, heading', null],
    ['option no-such', null],
    ['table.depth', null],
  ])('finds the line of %s', (where, line) => expect(lineOf(FILE, where)).toBe(line));

  it.each([
    ['title = "x"\n[options]\nmissiles = 2 # few\n"turn-limit" = "9"\nidle-is-marked = true\n[table]\nwidth = 3\n', [['missiles', '2'], ['turn-limit', '9'], ['idle-is-marked', 'on']]],
    ['options = { missiles = 2, \'turn-limit\' = 9, "sprints" = \'by-side\' }\n[table]\n', [['missiles', '2'], ['turn-limit', '9'], ['sprints', 'by-side']]],
    ['options.missiles = 2\noptions . sprints = "by-side"\n', [['missiles', '2'], ['sprints', 'by-side']]],
    ['[table]\nmissiles = 2\n[[side]]\noptions = { missiles = 3 }\n', []],
  ])('has its options read from %j', (text, options) => expect(optionsIn(text)).toEqual(options));

  it('is kept once, the last used first, where the browser keeps anything', () => {
    const store = shelf();
    for (const title of ['One', 'Two', 'One']) expect(keepFile({ game: 'ftl', title, text: title }, store)).toBe(true);
    keepFile({ game: 'talon', title: 'One', text: 'else' }, store);
    expect(keptFiles('ftl', store).map((one) => one.title)).toEqual(['One', 'Two']);
    for (let more = 0; more < 30; more++) keepFile({ game: 'ftl', title: `${more}`, text: '' }, store);
    expect(keptFiles('ftl', store).length).toBe(12);
    expect(keepFile({ game: 'ftl', title: 'x', text: '' }, shelf(true))).toBe(false);
    store.kept.set('firing-arc:scenarios', '{');
    expect(keptFiles('ftl', store)).toEqual([]);
  });
});

it('designs of one game are kept apart from those of another', () => {
  const store = shelf();
  keep(store, 'full-thrust', [{ id: 'TERN', text: 'x' }]);
  expect([designs(store, 'full-thrust').length, designs(store, 'talon').length]).toEqual([1, 0]);
});

it('house rules are kept under their names, and a name again replaces them', () => {
  const store = shelf();
  const blitz = { name: 'Blitz', game: 'ftl', scenario: 'duel', options: { 'turn-limit': '4' } };
  keepHouse(blitz, store);
  keepHouse({ ...blitz, name: 'Long' }, store);
  keepHouse({ ...blitz, scenario: 'close-quarters' }, store);
  expect(houses(store).map((one) => [one.name, one.scenario])).toEqual([['Blitz', 'close-quarters'], ['Long', 'duel']]);
  dropHouse('Blitz', store);
  expect(houses(store).map((one) => one.name)).toEqual(['Long']);
  expect(keepHouse(blitz, shelf(true))).toBe(false);
});

describe('the list of battles', () => {
  const held = (room: string, saved = 0): Held => ({ room, token: room, game: 'ftl', title: room, saved });
  const facts = (more: Partial<RoomFacts>): RoomFacts => ({ room: ROOM, phase: 'playing', game: 'ftl', scenario: 'duel', title: 'Duel', options: [], seats: [1, 2].map((seat) => ({ seat, side: seat, name: seat === 1 ? 'Ada' : 'Ben', captain: null, taken: true, present: false, absent: false })), clock: null, spectators: null, challenge: false, chat: false, made: 0, decisions: 0, awaits: [1, 2], over: null, closed: null, next: null, last: 1, you: null, ...more });
  const row = (changed: number, more: Partial<RoomFacts> = {}): Row => ({ seat: 1, changed, room: facts(more) });

  it('begins with whose order is awaited here, then what goes on, then what is over, each by its last change', () => {
    const told = [
      stand(held('old'), row(1), 'asked'),
      stand(held('over'), row(9, { over: { winner: 1, text: 'Ada wins.' }, phase: 'over' }), 'asked'),
      stand(held('theirs'), row(8, { awaits: [2] }), 'asked'),
      stand(held('gone'), undefined, 'asked'),
      stand(held('fresh'), row(5), 'asked'),
    ];
    expect(sorted(told).map((one) => one.room)).toEqual(['fresh', 'old', 'theirs', 'over', 'gone']);
    expect(told.map((one) => one.word)).toEqual(['Your order is awaited', 'Ada wins.', 'Waits for Ben', 'No longer kept by the server', 'Your order is awaited']);
    expect(told[0]?.against).toBe('Ben');
  });
  it('says what waits for an answer, and what time is left', () => {
    const clock = { each: 60, grace: 0, then: 'claim' as const };
    const seats = facts({}).seats.map((one) => ({ ...one, absent: one.seat === 2 }));
    const one = (more: Partial<Row>, room: Partial<RoomFacts> = {}) => stand(held('a'), { ...row(1, room), ...more }, 'asked');
    expect(one({ due: [[1, 900], [2, 500]] })).toMatchObject({ mine: true, until: 900, news: [] });
    expect(one({ due: [[2, 500]] }, { awaits: [2] })).toMatchObject({ until: 500, word: 'Waits for Ben' });
    expect(one({}, { agreed: [2] }).news).toEqual(['Ben offers a draw']);
    expect(one({}, { agreed: [1] }).news).toEqual(['You offer a draw']);
    expect(one({}, { seats, clock, awaits: [2] }).news).toEqual(['You may claim the battle']);
    expect(one({}, { seats, clock, awaits: [1] }).news, 'it has written meanwhile').toEqual([]);
    expect(one({}, { seats, clock: { ...clock, then: 'silent' }, awaits: [2] }).news).toEqual([]);
    expect(one({ seat: 2 }, { seats, clock, awaits: [2] }).news).toEqual(['Your time is up']);
    expect(one({ due: [[1, 5]] }, { agreed: [2], over: { winner: 1, text: 'Ada wins.' } })).toMatchObject({ news: [], until: null });
  });
  it('tells the server’s times by this device’s clock', async () => {
    const now = Date.now() - 5_000_000;
    const doors = { ask: () => Promise.resolve({ now, rooms: [{ ...row(1), due: [[1, now + 60_000]] }] }) } as unknown as Doors;
    const due = (await ask(doors, [held('a')])).get(ROOM)?.due?.[0]?.[1] ?? 0;
    expect(Math.abs(due - Date.now() - 60_000)).toBeLessThan(1000);
  });
  it('says what it does not know yet, and puts nothing away for that', () => {
    expect(stand(held('a'), undefined, 'asking')).toMatchObject({ word: 'Asking…', done: false });
    expect(stand(held('a'), undefined, 'lost')).toMatchObject({ word: 'The server does not answer', done: false });
  });
  it('asks about more battles than one question may name', async () => {
    const asked: number[] = [];
    const doors = { ask: (_: string, { tokens }: { tokens: string[] }) => (asked.push(tokens.length), Promise.resolve({ rooms: tokens.map((token) => row(0, { room: token })) })) } as unknown as Doors;
    const rows = await ask(doors, Array.from({ length: 120 }, (_, at) => held(`r${at}`)));
    expect([asked, rows.size]).toEqual([[50, 50, 20], 120]);
  });
});

describe('time', () => {
  const seat: SeatTime = { own: false, awaited: true, sealed: false, left: 90_000, late: false, absent: false };
  it.each([
    [seat, 'giving orders · 1:30 min left'],
    [{ ...seat, left: null }, 'giving orders'],
    [{ ...seat, own: true }, 'give orders now · 1:30 min left'],
    [{ ...seat, late: true, left: 20_000 }, 'giving orders · time is up, 20 s of grace left'],
    [{ ...seat, awaited: false, sealed: true, left: null }, 'sealed'],
    [{ ...seat, awaited: false, left: null }, ''],
  ])('of a seat is said: %o', (time, words) => expect(timeWord(time, { then: 'claim' })).toBe(words));
  it('that is given is said in whole minutes, with what follows', () => {
    expect([60, 90, 120, 3600].map(given)).toEqual(['1 min', '1:30 min', '2 min', '1 h']);
    expect(clockWord({ each: 120, grace: 60, then: 'claim' })).toBe('2 min for each order, then 1 min of grace; after that the other side may claim the battle.');
    expect(clockWord({ each: 60, grace: 0, then: 'silent' })).toContain('without grace');
    expect(clockWord(null)).toContain('no clock');
  });
  it('that ran out is said by what follows', () => {
    const out = { ...seat, left: null, absent: true };
    expect(timeWord(out, { then: 'claim' })).toBe('out of time');
    expect(timeWord({ ...out, sealed: true }, { then: { captain: 'admiral' } })).toBe('out of time, a substitute writes · sealed');
    expect(absenceWord({ then: { captain: 'admiral' } })).toContain('A substitute writes for you until you seal an order yourself');
    expect(absenceWord({ then: 'claim' })).toContain('before the other side claims');
    expect(absenceWord({ then: 'silent' })).toContain('an empty order was sealed');
  });
});

it('the terms of a battle that is made are said in a few words', () => {
  const plain = { each: 259_200, chat: false, watched: false, listed: false };
  expect(termsWord(plain)).toBe('3 days for each order · no chat · nobody else watches');
  expect(termsWord({ each: 0, chat: true, watched: true, listed: true })).toBe('no clock · chat · others may watch · anybody may join');
});

it('a name that the room refuses has the room’s sentence, for the field; other failures have none', () => {
  const flaw = (where: string, what: string): string | null => nameFlaw(new Refused({ where, what, clause: null, all: [] }));
  const what = 'The name has 44 letters. Shorten it to 40.';
  expect(flaw('name', what)).toBe(what);
  expect([flaw('token', 'it contains a mark'), nameFlaw(new Error('name'))]).toEqual([null, null]);
});

describe('the headline of a battle whose awaited seat is out of time', () => {
  const name = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat - 1] ?? '';
  const word = (then: Then, absent: number[], late: number[] = [], plays = true): string | null => timeUpWord([2, 3], { then }, absent, (seat) => late.includes(seat), name, plays);
  it('says whose time is up, and what follows', () => {
    expect(word('claim', [])).toBeNull();
    expect(word('claim', [], [2])).toBe('The time of Ben is up; the grace runs.');
    expect(word('claim', [2], [2])).toBe('The time of Ben is up: claim the battle, or wait.');
    expect(word('claim', [2, 3], [], false)).toBe('The time of Ben and Cleo is up: the battle may be claimed.');
    expect(word({ captain: 'cadet' }, [3])).toBe('The time of Cleo is up: a substitute writes.');
    expect(word('silent', [3])).toBe('The time of Cleo is up: an empty order is sealed.');
    expect(word('claim', [1], [1]), 'only of those whose order is awaited').toBeNull();
  });
});

describe('a pasted link', () => {
  const at = { href: 'https://arc.example/#/open', origin: 'https://arc.example' };
  const token = 'a'.repeat(32);
  it.each([
    [`https://arc.example/r/${ROOM}#/join/${ROOM}/${token}`, `#/join/${ROOM}/${token}`],
    [`  https://arc.example/r/${ROOM}\n`, `#/room/${ROOM}`],
    [`arc.example/r/${ROOM}`, `#/room/${ROOM}`],
    [`/r/${ROOM}`, `#/room/${ROOM}`],
    [`https://arc.example/#/room/${ROOM}/${token}`, `#/room/${ROOM}/${token}`],
    [`#/watch/${ROOM}/${token}`, `#/watch/${ROOM}/${token}`],
    [`/room/${ROOM}`, `#/room/${ROOM}`],
    [`https://other.example/r/${ROOM}`, 'elsewhere'],
    [`https://arc.example/#/b=abc`, null],
    ['https://arc.example/', null],
    [`firing-arc 1\n/r/${ROOM}`, null],
    ['http://[', null],
    ['', null],
  ])('%s', (text, path) => expect(pathIn(text, at)).toBe(path));
});

describe('links for others', () => {
  const at = { href: 'https://arc.example/?x=1#/room/abc' };
  const token = 'a'.repeat(32);
  it('have the room’s own address and the secret in the fragment; a seat’s own link has none', () => {
    expect(linkOf({ to: 'join', room: ROOM, invitation: token }, at)).toBe(`https://arc.example/r/${ROOM}#/join/${ROOM}/${token}`);
    expect(linkOf({ to: 'watch', room: ROOM, token }, at)).toBe(`https://arc.example/r/${ROOM}#/watch/${ROOM}/${token}`);
    expect(linkOf({ to: 'room', room: ROOM, token }, at)).toBe(`https://arc.example/#/room/${ROOM}/${token}`);
  });
  it('lead to the page at the root', () => {
    expect(fromPreview({ pathname: `/r/${ROOM}`, hash: `#/join/${ROOM}/${token}` })).toBe(`/#/join/${ROOM}/${token}`);
    expect(fromPreview({ pathname: `/r/${ROOM}`, hash: '' })).toBe(`/#/room/${ROOM}`);
    expect(fromPreview({ pathname: '/r/zzzz', hash: '' }), 'an address that is no room’s is told so by the page').toBe('/#/room/zzzz');
    expect(fromPreview({ pathname: '/r/', hash: '#' })).toBe('/#/room/');
    for (const pathname of ['/', '/index.html', '/r', `/r/${ROOM}/more`]) expect(fromPreview({ pathname, hash: '' })).toBeNull();
  });
});

it('a seat that the browser does not keep is known as such', () => {
  const [open, full] = [shelf(), shelf(true)];
  const seat: Held = { room: ROOM, token: 'a'.repeat(32), game: 'ftl', title: 'Duel', saved: 1 };
  expect([hold(seat, open).ok, isKept(ROOM, open), hold(seat, full).ok, isKept(ROOM, full)]).toEqual([true, true, false, false]);
});
