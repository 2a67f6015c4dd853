/** A battle in a room at the table: what is asked late must not replace what is being written. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { habits } from '../src/lib/habits.svelte.ts';
import { Doors, type Net } from '../src/online/doors.ts';
import type { RoomFacts } from '../src/online/facts.ts';
import { RoomSession } from '../src/online/room-session.svelte.ts';
import type { PlainPlot } from '../src/plain/plot.svelte.ts';
import { RoomDouble } from './room-double.ts';

const [ADA, BEN] = ['ada', 'ben'];
let double: RoomDouble;

/** A network that keeps back the answers to the calls that a test names. */
function slow(net: Net): { net: Net; hold: (call: string) => Promise<() => void> } {
  const held: { call: string; found: (release: () => void) => void }[] = [];
  return {
    net: {
      ...net,
      fetch: async (url, init) => {
        const answer = await net.fetch(url, init);
        const call = init?.body ? (JSON.parse(String(init.body)) as { call: string }).call : 'room';
        const at = held.findIndex((one) => one.call === call);
        const [one] = at < 0 ? [] : held.splice(at, 1);
        if (one) await new Promise<void>((release) => one.found(release));
        return answer;
      },
    },
    /** Keeps back the answer to the next such call. */
    hold: (call) => new Promise((found) => held.push({ call, found })),
  };
}

/** The facts of a room in which two people play. */
function facts(): RoomFacts {
  const seats = ['Ada', 'Ben'].map((name, at) => ({ seat: at + 1, side: at, name, captain: null, taken: true, present: true, absent: false }));
  return { room: double.room, phase: 'playing', game: 'ftl', scenario: 'close-quarters', title: 'Duel', options: [], seats, clock: null, spectators: null, challenge: false, chat: false, made: 0, decisions: 0, awaits: [1, 2], over: null, closed: null, next: null, last: 0, you: 1 };
}

beforeAll(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined, visibilityState: 'visible' });
  habits.pace = 0;
});
beforeEach(async () => {
  double = await RoomDouble.begin('ftl', 'close-quarters', { [ADA]: 1, [BEN]: 2 });
});

describe('a battle in a room', () => {
  it('keeps the order that is being written when an answer about the decision before arrives late', async () => {
    const { net, hold } = slow(double.net());
    const ada = new RoomSession(new Doors(net), { room: double.room, token: ADA, seat: 1 }, facts());
    await ada.open();
    expect(ada.stage).toBe('plot');
    const typing = (): Pick<PlainPlot, 'type'> => ada.plot as unknown as PlainPlot;
    await typing().type('A L');
    const late = hold('view');
    const sealed = ada.seal();
    const release = await late;
    double.answer({ call: 'seal', order: 'B R75', decision: 1, key: 'ben-1' }, BEN);
    await expect.poll(() => [ada.turns.length, ada.stage]).toEqual([1, 'plot']);
    const writing = ada.plot;
    await typing().type('A L; A.1 S6.5');
    release();
    await sealed;
    await expect.poll(() => ada.stage).toBe('plot');
    expect(ada.plot, 'no other plot took its place').toBe(writing);
    expect(ada.plot?.text).toBe('A L; A.1 S6.5');
    await ada.seal();
    expect(double.answer({ call: 'status' }, ADA)['ok'].sealed).toEqual([1]);
    ada.close();
  });
});
