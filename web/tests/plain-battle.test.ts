/** The plain face over battles of every game: film, log, report, ground and aids, from facts that all games share. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engine } from '../bundles.ts';
import { calledIn, nameIn } from '../src/lib/called.ts';
import { cardsOf } from '../src/lib/cards.ts';
import { stands } from '../src/lib/film.ts';
import type { Piece, Told, Turn, View } from '../src/lib/protocol.ts';
import { reveal } from '../src/lib/reveal.ts';
import { chancesIn, leaversIn, movesIn, offersIn, threatsIn } from '../src/plain/aids.ts';
import { arms, deal, dice } from '../src/plain/cards.ts';
import { drawn } from '../src/plain/drawn.ts';
import { factsOf } from '../src/plain/facts.ts';
import { film } from '../src/plain/film.ts';
import { groundOf } from '../src/plain/ground.ts';
import { summary, whyEnded } from '../src/plain/report.ts';
import { PLAIN_ONLY } from '../shelf.ts';
import { fought } from './battles.ts';

const WASM = join(import.meta.dirname, '../src/wasm');
const FACE = { film, deal, dice, arms };
const BATTLES = [
  { game: 'ftl', scenario: 'close-quarters' },
  { game: 'full-thrust', scenario: 'line-duel' },
  { game: 'simple-spaceships', scenario: 'duel' },
  { game: 'black-skies', scenario: 'duel' },
  { game: 'talon', scenario: 'duel' },
  ...PLAIN_ONLY,
];

describe.each(BATTLES)('a battle of $game', ({ game, scenario }) => {
  const played = fought(game, scenario, '7', 90);

  it('is filmed from each view to the next, and no piece jumps at its end', async () => {
    for (const turn of await played) {
      const shot = film(turn);
      const stood = (view: View): string[] => view.pieces.filter(stands).map(({ name }) => name).sort();
      expect(shot.at(0).actors.map(({ name }) => name).sort()).toEqual(stood(turn.before));
      expect(shot.at(shot.length).actors.map(({ name }) => name).sort()).toEqual(stood(turn.after));
      expect(shot.told).toHaveLength(turn.told.length);
      expect([...shot.told].sort((a, b) => a - b)).toEqual(shot.told);
      for (const actor of shot.at(shot.length - 0.01).actors) {
        const after = turn.after.pieces.find((piece) => piece.name === actor.name);
        if (!after || !stands(after)) continue;
        expect(Math.hypot(actor.x - after.x, actor.y - after.y), `${actor.name} in decision ${turn.decision}`).toBeLessThan(2);
        expect(Math.abs(((actor.heading - after.heading + 540) % 360) - 180), actor.name).toBeLessThan(1);
      }
    }
  });

  it('moves pieces as its events tell, so that trails follow them', async () => {
    const trails = (await played).flatMap((turn) => film(turn).at(999).trails);
    expect(trails.length).toBeGreaterThan(3);
    expect(trails.every(({ from, to }) => Math.hypot(from[0] - to[0], from[1] - to[1]) > 0)).toBe(true);
  });

  it('has every event on one card, attacks between pieces, and all of movement together', async () => {
    const turns = await played;
    const cards = cardsOf(turns, FACE, Infinity, calledIn(turns));
    const lines = cards.flatMap((card) => card.lines);
    expect(lines.length).toBe(turns.reduce((sum, turn) => sum + turn.told.length, 0));
    expect(new Set(lines.map(({ turn, at }) => `${turn.decision} ${at}`)).size).toBe(lines.length);
    expect(cards.some(({ kind }) => kind === 'move')).toBe(true);
    const attacks = cards.filter(({ kind }) => kind === 'attack');
    expect(attacks.length).toBeGreaterThan(0);
    for (const { who, whom } of attacks) expect([who, whom].every((one) => one !== null)).toBe(true);
  });

  it('is revealed beat by beat', async () => {
    const turns = await played;
    for (const turn of turns) {
      const shown = reveal(turn, FACE, calledIn(turns));
      const known = new Set([...turn.before.pieces, ...turn.after.pieces].map(({ name }) => name));
      const [before, all] = [calledIn([], turn.before.pieces), calledIn(turns)];
      const early = turn.before.pieces.filter(({ name, title }) => !title && nameIn(before, name) !== nameIn(all, name)).map(({ name }) => nameIn(all, name));
      let at = 0;
      for (const beat of shown.beats ?? []) {
        expect(beat.at).toBeGreaterThanOrEqual(at);
        at = beat.at;
        expect(beat.at + beat.length).toBeLessThanOrEqual(shown.length + 0.001);
        expect(shown.still?.(beat).actors.filter(({ name }) => !known.has(name))).toEqual([]);
        expect([beat.banner?.firer, beat.banner?.target].filter((name) => name && early.includes(name)), 'nothing is named by what the turn reveals').toEqual([]);
      }
    }
    const beats = turns.flatMap((turn) => reveal(turn, FACE, calledIn(turns)).beats ?? []);
    expect(beats.some(({ banner }) => banner !== null)).toBe(true);
  });

  it('is summed up: pieces, losses and attacks', async () => {
    const turns = await played;
    const { sides, lines, fates } = summary(turns);
    const first = turns[0]?.before.pieces.filter(({ kind }) => kind !== 'missile') ?? [];
    expect(sides.map(({ pieces }) => pieces)).toEqual([1, 2].map((side) => first.filter((piece) => piece.side === side).length));
    expect(sides[0].attacks + sides[1].attacks).toBeGreaterThan(0);
    expect(lines.map(({ turn }) => turn)).toEqual([...new Set(turns.map(({ turn }) => turn))]);
    expect(fates.map(({ name }) => name).sort()).toEqual(first.map(({ name }) => name).sort());
    const last = turns.at(-1);
    if (last?.over?.winner === 1) expect(sides[1].lost + sides[1].hull).toBeGreaterThan(0);
  });

  it('tells what its aids know of the first orders', async () => {
    const ask = await engine(WASM, game);
    let { battle, status } = ask('new', { game, scenario, dice: { seed: '7' } });
    let [moves, offers, chances, threats] = [0, 0, 0, 0];
    for (let decision = 0; decision < 40 && !status.over; decision++) {
      const orders = status.demand.map((seat: number) => ({ battle, seat, order: ask('captain', { battle, seat, captain: 'doctrine', seed: `${decision}` }).order }));
      for (const order of orders) {
        const view: View = ask('view', { battle, seat: order.seat });
        const preview = ask('preview', order);
        moves += movesIn(preview, view).length;
        chances += chancesIn(preview).length;
        for (const { path } of drawn(preview, view).moves) expect(path.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        threats += [...threatsIn(ask('threats', { battle, seat: order.seat })).values()].flat().length;
        for (const piece of view.pieces.filter((one) => one.seat === order.seat && stands(one))) {
          try {
            offers += offersIn(ask('reach', { battle, seat: order.seat, piece: piece.name }), piece.hex !== undefined).length;
          } catch {
            /* A piece that nothing is asked of has no reach. */
          }
        }
      }
      for (const order of orders) ({ status } = ask('seal', order));
    }
    expect(moves, 'moves').toBeGreaterThan(0);
    expect(offers, 'offers').toBeGreaterThan(0);
    expect(threats, 'threats').toBeGreaterThan(0);
    if (game !== 'ftl') expect(chances, 'chances').toBeGreaterThan(0);
  });

  it('has a sheet of every piece in words', async () => {
    for (const piece of (await played)[0]?.before.pieces ?? []) {
      for (const [fact, value] of factsOf(piece)) {
        expect(fact).toMatch(/^\p{Lu}[^_]*$/u);
        expect(value, fact).not.toMatch(/\[object|undefined|null/);
      }
    }
  });
});

describe('the ground', () => {
  it('is what a view lists with a place: discs and hexes', () => {
    const view = { turn: 1, table: { width: 0, height: 0 }, pieces: [], spoken: [], rocks: [{ x: 1000, y: 2000, radius: 500 }], terrain: [{ kind: 'nebula', hex: [1, 0] }], sides: [{ points: 3 }] } as unknown as View;
    expect(groundOf(view)).toEqual([
      { key: 'rocks 0', kind: 'rock', at: [1000, 2000], radius: 500 },
      { key: 'terrain 0', kind: 'nebula', at: [1443, 1000], radius: null },
    ]);
  });
});

/** A decision of a game that nobody knows: its events have facts of the usual names. */
const ship = (name: string, side: number, x: number, more: Partial<Piece> = {}): Piece => ({ name, kind: 'ship', seat: side, side, x, y: 0, heading: 0, radius: 500, hull: 2, of: 2, ...more });
const unknown = (told: Told[], before: Piece[], after: Piece[]): Turn => ({ turn: 1, decision: 1, orders: [], over: null, told, before: { turn: 1, table: { width: 9, height: 9 }, pieces: before, spoken: [] }, after: { turn: 2, table: { width: 9, height: 9 }, pieces: after, spoken: [] } });
const event = (kind: string, facts: object, rolls: number[] = []): Told => ({ kind, clause: 'X-1', text: `${kind} happens`, rolls: rolls.map((face) => ({ clause: 'X-1', faces: 6, face })), ...facts });

describe('a game that no folder knows', () => {
  const turn = unknown(
    [event('drifts', { piece: 'A', from: [0, 0], to: [4000, 0], heading: 90 }), event('shoots', { piece: 'A', target: 'B', weapon: 'ion gun', range: 3000, needs: 4, points: 2 }, [5, 2]), event('destroyed', { piece: 'B' })],
    [ship('A', 1, 0), ship('B', 2, 8000)],
    [ship('A', 1, 4000, { heading: 90 })],
  );
  it('moves, shoots and loses pieces in its film', () => {
    const shot = film(turn);
    expect(shot.at(shot.length).trails).toEqual([{ piece: 'A', side: 1, from: [0, 0], to: [4000, 0] }]);
    const [, , lost = 0] = shot.told;
    expect(shot.at(lost - 0.01).actors.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(shot.at(shot.length).actors.map(({ name }) => name)).toEqual(['A']);
  });
  it('tells weapon, range, dice and damage on a card, and the loss on another', () => {
    const [moved, attack, loss] = cardsOf([turn], FACE);
    expect(moved).toMatchObject({ kind: 'move', title: 'Ship A moved' });
    expect(attack).toMatchObject({ kind: 'attack', who: 'A', whom: 'B', detail: 'Ion gun, 3 in', result: '2 damage' });
    expect(attack?.dice.map(({ did }) => did)).toEqual(['good', null]);
    expect(arms(attack as never)?.weapon).toBe('bolts');
    expect(loss).toMatchObject({ kind: 'loss', side: 2 });
  });
  it('counts the loss for the side that lost', () => {
    const { sides, lines } = summary([turn]);
    expect(sides.map(({ lost, hull }) => [lost, hull])).toEqual([[0, 0], [1, 2]]);
    expect(lines[0]?.counts).toEqual([2, 0]);
  });
  it('ends for the reason that its last event tells', () => {
    const end = (text: string): string | null => whyEnded([{ ...turn, told: [...turn.told, { ...event('over', {}), text }] }], { names: ['Teal', 'Amber'] });
    expect(end('side 2 wins; points 37 to 27')).toBe('Points 37 to 27.');
    expect(end('a ship has reached the far edge of A: side 1 wins')).toMatch(/^A ship has reached the far edge of /);
    expect(end('side 1 and side 2 agree')).toBe('Teal and Amber agree.');
    expect(end('side 2 wins')).toBeNull();
    expect(whyEnded([turn], { names: [] })).toBeNull();
  });
  it('glides to the next view if its events tell no movement', () => {
    const silent = unknown([event('hum', {})], [ship('A', 1, 0)], [ship('A', 1, 5000, { heading: 270 })]);
    const shot = film(silent);
    expect(shot.at(shot.length - 0.05).actors[0]).toMatchObject({ x: 5000, heading: 270 });
    expect(shot.at(shot.length).trails).toEqual([]);
    expect(cardsOf([silent], FACE)).toMatchObject([{ kind: 'note', title: 'hum happens' }]);
  });
});

describe('an attack told in several events', () => {
  const told = [event('fires', { piece: 'A', target: 'B', weapon: 'laser1', range: 8000 }), event('rolls', { needs: 5, hits: 2 }, [6, 5]), event('damages', { target: 'B', points: 3 }, [2, 1]), event('hull', { piece: 'B', points: 3, hull: 1, of: 4 }), event('turns', { piece: 'A', heading: 60 }), event('gains', { side: 1 }), event('waits', { side: 2 })];
  it('is one card, with its dice and its damage but not both hits and damage', () => {
    const [attack, moved, note, ...rest] = cardsOf([unknown(told, [ship('A', 1, 0), ship('B', 2, 8000)], [ship('A', 1, 0, { heading: 60 }), ship('B', 2, 8000)])], FACE);
    expect(attack).toMatchObject({ kind: 'attack', who: 'A', whom: 'B', result: '3 damage', detail: 'Laser1, 8 in' });
    expect(attack?.lines.map((line) => line.event.kind)).toEqual(['fires', 'rolls', 'damages', 'hull']);
    expect(attack?.dice).toHaveLength(4);
    expect(moved).toMatchObject({ kind: 'move', title: 'Ship A moved' });
    expect(note).toMatchObject({ kind: 'note', title: 'gains happens', detail: 'waits happens' });
    expect(rest).toEqual([]);
  });
  it('with hits so far and the hull says both', () => {
    const [attack] = cardsOf([unknown([event('hit', { piece: 'B', by: 'A', hits: 2, hull: 3 })], [ship('A', 1, 0), ship('B', 2, 8000)], [ship('A', 1, 0), ship('B', 2, 8000)])], FACE);
    expect(attack).toMatchObject({ who: 'A', whom: 'B', result: 'hit 2 of 3' });
  });
});

describe('a piece that leaves', () => {
  it('is told of the order itself, not of what enemies may do', () => {
    expect(leaversIn({ pieces: [{ name: 'A', leaves: true }, { name: 'B', leaves: false }], launches: [{ name: 'A.1', leaves: true }], ahead: [{ name: 'C', leaves: true }] })).toEqual(['A', 'A.1']);
    expect(leaversIn(null)).toEqual([]);
  });
});

describe('chances', () => {
  const odds = (mean: number) => ({ counts: ['1', '1'], outcomes: '2', mean });
  it('name firer and target, and turn them about for the fire of the enemy', () => {
    const preview = { odds: odds(500), pieces: [{ name: 'A', x: 1, y: 2, bears: [{ piece: 'B', odds: odds(500) }], under: [{ piece: 'C', odds: odds(900) }] }] };
    expect(chancesIn(preview).map(({ from, to }) => [from, to])).toEqual([['A', 'B'], ['C', 'A']]);
    expect(chancesIn({ odds: odds(7) })).toHaveLength(1);
    expect(chancesIn(null)).toEqual([]);
  });
});
