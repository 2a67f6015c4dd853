/** Letters that a server carries: what the courier sends and takes, whatever the server shows it. */
import { describe, expect, it } from 'vitest';
import { bind, Courier, playedIn, startOf, timesOf, type Desk, type Letters, type Way } from '../src/letters/courier.ts';
import { Doors } from '../src/online/doors.ts';
import { hold } from '../src/online/seatbook.ts';
import { Refused } from '../src/lib/referee.ts';
import type { Mailed } from '../src/lib/lab/protocol.ts';

const letter = (seat: number, text: string): string => `FIRING ARC LETTER of battle 4SZA-54BW-84D6, from seat ${seat}\n${text}\nEND OF LETTER\n`;
const ROOM = { id: '7h3k9q2m4n8p1rst', token: 'a'.repeat(32) };

/** A refusal as a desk gives it. */
const refusal = (where: string, what: string): Refused => new Refused({ what, where, clause: null, all: [] });

/** A server that keeps letters as told, and a battle that has taken some. */
class Double {
  found: Letters = { letters: [], begun: true, since: [], now: 1000, clock: null, closed: null, last: 1 };
  readonly posted: { text: string; awaits: number[] }[] = [];
  readonly taken: string[] = [];
  /** The decisions that it said it knows. */
  readonly asked: (number | undefined)[] = [];
  sent = 0;
  way: Way | null = null;
  told = { seat: 1, letter: letter(1, 'A'), awaits: [2] } as Mailed;
  refuses: string | null = null;
  /** A failure of the desk that says nothing of a letter. */
  fails: string | null = null;
  /** This seat's own letters that were shown to the battle, and what it says of each: that it stands, unless the other's is taken first, or not at all. */
  readonly own: string[] = [];
  binds: 'stands' | 'after theirs' | 'not' | 'of nobody' = 'stands';
  gone = false;
  /** The letter that waits in the room, and since when. */
  waits: { letter: string; since: number } | null = null;
  /** Does what another client does when a letter is posted. */
  onpost: (awaits: number[]) => void = () => undefined;
  /** The letter of this seat after it has taken one. */
  after: string | null = null;
  elsewhere = false;

  readonly courier = new Courier(this.#doors(), ROOM, {
    told: () => this.told,
    elsewhere: () => this.elsewhere,
    take: async (text) => {
      this.taken.push(text);
      if (this.fails) throw new Error(this.fails);
      if (this.refuses) throw new Error(`In words: ${this.refuses}`, { cause: refusal('false', this.refuses) });
      if (this.after) this.told = { ...this.told, letter: this.after };
    },
    own: async (text) => {
      this.own.push(text);
      if (this.binds === 'of nobody') throw refusal('unwanted', 'this letter is of seat 2');
      return this.binds === 'stands' || (this.binds === 'after theirs' && this.taken.length > 0);
    },
    gone: () => (this.gone = true),
    waits: (at) => {
      if (this.waits?.letter !== this.told.letter) this.waits = { letter: this.told.letter, since: at };
      return this.waits?.since ?? at;
    },
    sent: () => this.sent++,
    changed: (way) => (this.way = way),
  } satisfies Desk);

  #doors(): Doors {
    const answer = (ok: unknown): Response => new Response(JSON.stringify({ id: null, ok }));
    return new Doors({
      base: 'https://arc.example/api/',
      random: () => 1,
      wait: async () => undefined,
      socket: () => {
        throw new Error('no socket is wanted here');
      },
      fetch: async (_, init) => {
        const line = JSON.parse(String(init?.body)) as { call: string; text: string; awaits: number[]; after?: number };
        if (line.call === 'letters') {
          this.asked.push(line.after);
          return answer(this.found);
        }
        this.posted.push({ text: line.text, awaits: line.awaits });
        this.shows(1, line.text);
        this.found.since = line.awaits.map((seat) => [seat, 500]);
        this.onpost(line.awaits);
        return answer({ event: 9 });
      },
    });
  }
  /** Lets the server show a letter as the last one of a seat. */
  shows(seat: number, text: string): void {
    const rest = this.found.letters.filter((one) => one.seat !== seat);
    this.found = { ...this.found, letters: [...rest, { seat, event: 4, at: 1, decision: 1, ends: false, text }] };
  }
}

describe('a courier', () => {
  it('sends a letter once, and notes that it is sent', async () => {
    const double = new Double();
    await double.courier.carry();
    await double.courier.carry();
    expect(double.posted).toEqual([{ text: letter(1, 'A'), awaits: [2] }]);
    expect(double.sent).toBe(2);
  });
  it('gives the other seat’s letter to the battle, and sends what comes of it', async () => {
    const double = new Double();
    [double.after] = [letter(1, 'B')];
    double.shows(2, letter(2, 'X'));
    await double.courier.carry();
    await double.courier.carry();
    expect(double.taken).toEqual([letter(2, 'X')]);
    expect(double.posted.map(({ text }) => text)).toEqual([letter(1, 'B')]);
  });
  it('does not take an invitation, and offers a refused letter once', async () => {
    const double = new Double();
    double.shows(2, 'FIRING ARC LETTER - invitation to a battle of ftl, from seat 2\nA\nEND OF LETTER\n');
    await double.courier.carry();
    expect(double.taken).toEqual([]);
    double.refuses = 'signature: seat 2 did not sign this';
    double.shows(2, letter(2, 'false'));
    await double.courier.carry();
    expect(double.way?.trouble).toMatch(/refuses. In words: signature: seat 2 did not sign this\./);
    await double.courier.carry();
    expect(double.taken).toHaveLength(1);
    expect(double.posted, 'its own letter is sent all the same').toHaveLength(1);
  });
  it('takes the server’s letter of a shared room before it looks at its own, asks from the decision it knows, and sends what follows at once', async () => {
    const double = new Double();
    double.told = { ...double.told, mode: 'shared', begun: true, decision: 3 };
    double.found = { ...double.found, server: 'the server’s letter' };
    double.after = letter(1, 'with a release');
    await double.courier.carry();
    expect(double.asked).toEqual([2, 2]);
    expect(double.taken).toEqual(['the server’s letter']);
    expect(double.posted.map(({ text }) => text)).toEqual([letter(1, 'with a release')]);
    double.refuses = 'two histories: the server tells another history of decision 2';
    double.found = { ...double.found, server: 'another history' };
    await double.courier.carry();
    expect(double.way?.trouble).toMatch(/^The server says something that this battle refuses. In words: two histories/);
    expect(double.posted, 'nothing follows from it').toHaveLength(1);
  });
  it('offers a letter again that it could not offer, because the desk did not load', async () => {
    const double = new Double();
    double.fails = 'The lab of “ftl” could not be loaded.';
    double.shows(2, letter(2, 'X'));
    await double.courier.carry();
    expect(double.way?.trouble).toBe('The lab of “ftl” could not be loaded.');
    double.fails = null;
    await double.courier.carry();
    expect(double.taken).toEqual([letter(2, 'X'), letter(2, 'X')]);
  });
  it('sends nothing in place of a newer letter of its own seat, and stops', async () => {
    const double = new Double();
    double.binds = 'not';
    double.shows(1, letter(1, 'from the terminal'));
    double.shows(2, letter(2, 'X'));
    await double.courier.carry();
    expect(double.own).toEqual([letter(1, 'from the terminal'), letter(1, 'from the terminal')]);
    expect([double.posted, double.gone, double.courier.looked]).toEqual([[], true, false]);
    expect(double.way?.trouble).toMatch(/went on elsewhere/);
    await double.courier.carry();
    expect(double.posted).toEqual([]);
  });
  it('goes on if both letters of the room together bring it up to date, or its own place holds nothing of its own', async () => {
    const double = new Double();
    double.binds = 'after theirs';
    double.shows(1, letter(1, 'older'));
    double.shows(2, letter(2, 'X'));
    await double.courier.carry();
    expect([double.gone, double.posted.length, double.courier.looked]).toEqual([false, 1, true]);
    const forged = new Double();
    forged.binds = 'of nobody';
    forged.shows(1, letter(1, 'forged'));
    await forged.courier.carry();
    expect([forged.gone, forged.posted.length]).toEqual([false, 1]);
    // What it has sent itself, it does not compare again.
    forged.told = { ...forged.told, letter: letter(1, 'B') };
    await forged.courier.carry();
    expect(forged.own).toEqual([letter(1, 'forged')]);
    expect(forged.posted).toHaveLength(2);
  });
  it('corrects once who is awaited, so that two programs that differ do not answer each other for ever', async () => {
    const double = new Double();
    double.shows(2, letter(2, 'X'));
    // The other client says at once that this seat is awaited, which this one denies.
    double.onpost = () => {
      double.found.since = [[1, 500]];
      if (double.posted.length < 50) void double.courier.carry();
    };
    await double.courier.carry();
    await double.courier.carry();
    expect(double.posted.length).toBeLessThanOrEqual(2);
    double.shows(2, letter(2, 'Y'));
    await double.courier.carry();
    expect(double.posted.length).toBeLessThanOrEqual(3);
  });
  it('tells a server again what it has forgotten, and corrects who is awaited', async () => {
    const double = new Double();
    await double.courier.carry();
    double.found = { ...double.found, letters: [] };
    await double.courier.carry();
    expect(double.posted).toHaveLength(2);
    double.shows(2, letter(2, 'X'));
    double.found.since = [[1, 500]];
    await double.courier.carry();
    expect(double.posted).toHaveLength(3);
    await double.courier.carry();
    expect(double.posted).toHaveLength(3);
  });
  it('sends nothing once another window has the battle, so that two windows do not answer each other for ever', async () => {
    const double = new Double();
    double.elsewhere = true;
    await double.courier.carry();
    double.elsewhere = false;
    await double.courier.carry();
    expect(double.posted).toEqual([]);
  });
  it('sends nothing to a room that is closed', async () => {
    const double = new Double();
    double.found.closed = 'abandoned';
    await double.courier.carry();
    expect([double.posted.length, double.sent, double.way?.closed]).toEqual([0, 0, 'abandoned']);
  });
});

describe('the time of a seat', () => {
  const clock = { each: 3600, grace: 60, then: 'claim' as const, due: [] };
  it('is told on this device’s clock, with the moment from which it may be claimed', () => {
    const found = { since: [[2, 4000]] as [number, number][], now: 5000, clock };
    const { since, claim } = timesOf(found, 2);
    expect(Math.abs((since ?? 0) - (Date.now() - 1000))).toBeLessThan(200);
    expect((claim ?? 0) - (since ?? 0)).toBe(3_660_000);
    expect(timesOf(found, 1)).toEqual({ since: null, claim: null });
    expect(timesOf({ ...found, clock: null }, 2).claim).toBeNull();
  });
});

describe('a claim', () => {
  const clock = { each: 3600, grace: 60, then: 'claim' as const, due: [] };
  it('is allowed by the time of this seat’s own letter, whatever the other seat repeats', async () => {
    const double = new Double();
    double.found = { ...double.found, clock, since: [[2, 1000]] };
    double.shows(1, letter(1, 'A'));
    await double.courier.carry();
    const first = double.way?.claim ?? 0;
    expect(Math.abs(first - (Date.now() + 3_660_000))).toBeLessThan(500);
    // The other wraps its letter again: the server’s clock runs anew, or says that nobody is awaited.
    double.found = { ...double.found, since: [[2, 900_000]], now: 900_000 };
    double.shows(2, letter(2, 'again'));
    await double.courier.carry();
    expect(double.way?.claim).toBe(first);
    double.found = { ...double.found, since: [[1, 900_000]] };
    await double.courier.carry();
    expect(double.way?.claim).toBe(first);
  });
  it('waits anew once this seat has something new to answer, and is none before the room has begun', async () => {
    const double = new Double();
    double.found = { ...double.found, clock, since: [[2, 1000]], now: 3_000_000 };
    double.shows(1, letter(1, 'A'));
    await double.courier.carry();
    const first = double.way?.claim ?? 0;
    double.told = { ...double.told, letter: letter(1, 'B') };
    double.onpost = () => (double.found.since = [[2, 2_999_000]]);
    await double.courier.carry();
    await double.courier.carry();
    expect((double.way?.claim ?? 0) - first).toBeGreaterThan(0);
    double.found = { ...double.found, begun: false };
    await double.courier.carry();
    expect(double.way?.claim).toBeNull();
  });
});

describe('what an invitation is to', () => {
  const kept = 'firing-arc mail 1\nseat 1\nrecord\nfiring-arc record 2\ngame ftl 2\nwording ftl en 1\nscenario duel\noption turn-limit 4\noption ram hit\nseat 1 Ada\ndice steps\n~ mode strict\n| title = "Duel"\n= 0123\nturn 1\noption none\n';
  it('is read off the header, without names, keys and the text of a game’s own scenario', () => {
    expect(playedIn(kept)).toEqual(['game ftl', 'option ram hit', 'option turn-limit 4', 'scenario duel']);
    expect(playedIn(kept.replace('scenario duel', 'scenario custom'))).toContain('| title = "Duel"');
    expect(playedIn(kept.replace('dice steps', 'position turn 3'))).toContain('position turn 3');
  });
});

describe('a battle that is pasted so far', () => {
  const kept = 'firing-arc mail 1\nseat 1\nrecord\nfiring-arc record 2\ngame ftl 2\nscenario duel\noption ram hit\noption turn-limit 4\nseat 1\n';
  it('names its scenario and options to a server', () => {
    expect(startOf(kept)).toEqual({ scenario: 'duel', options: { ram: 'hit', 'turn-limit': '4' } });
  });
  it('cannot, if its scenario is the maker’s own', () => {
    expect(startOf(kept.replace('scenario duel', 'scenario custom'))).toBeNull();
    expect(startOf('none')).toBeNull();
    expect(startOf(`${kept}position turn 3\n`), 'a room cannot tell a position').toBeNull();
  });
});

describe('a room that was joined', () => {
  const joined = (before: 'strict' | 'shared' | null, now: 'strict' | 'shared' | null): Promise<string> => {
    hold({ room: ROOM.id, token: ROOM.token, game: 'ftl', title: 'Duel', mode: before, saved: 1 }, null);
    const invitation = 'FIRING ARC LETTER - invitation to a battle of ftl, from seat 1\nAAAA\nEND OF LETTER\n';
    const doors = new Doors({
      base: 'https://arc.example/api/',
      random: () => 1,
      wait: async () => undefined,
      socket: () => {
        throw new Error('no socket is wanted here');
      },
      fetch: async (_, init) => {
        const asks = init?.body ? (JSON.parse(String(init.body)) as { call?: string }).call === 'letters' : false;
        const ok = asks ? { letters: [{ seat: 1, text: invitation }] } : { mode: now, keys: null, scenario: 'duel', game: 'ftl', options: [] };
        return new Response(JSON.stringify({ id: null, ok }));
      },
    });
    return bind(doors, ROOM.id, ROOM.token, 2, 'Ben');
  };
  it('is not answered if its server says another mode than before', async () => {
    await expect(joined('strict', 'shared')).rejects.toThrow('said “strict” of this room before you joined, and says “shared” now');
    await expect(joined(null, 'shared')).rejects.toThrow('said “plain”');
    // With the same mode it goes on to the desk, which this test does not have.
    await expect(joined('strict', 'strict')).rejects.not.toThrow('before you joined');
  });
});
