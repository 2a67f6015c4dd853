/** Orders as pictures: what the referee's previews tell, in every game. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from '../bundles.ts';
import type { Drawn } from '../src/games/face.ts';
import type { Piece } from '../src/lib/protocol.ts';

const WASM = join(import.meta.dirname, '../src/wasm');
const GAMES = import.meta.glob<{ drawn: (preview: never, view: never) => Drawn }>('../src/games/*/drawn.ts');

test.each([
  ['ftl', 'duel', 30, ['moves']],
  ['full-thrust', 'line-duel', 14, ['moves', 'aims']],
  ['talon', 'war-is-upon-us', 120, ['moves', 'aims']],
  ['simple-spaceships', 'duel', 160, ['moves', 'aims']],
  ['black-skies', 'duel', 30, ['moves', 'aims']],
])('%s: a written order is drawn with pieces of the table, and a move ends where its piece then is', async (game, scenario, decisions, kinds) => {
  const { drawn } = await GAMES[`../src/games/${game}/drawn.ts`]!();
  const ask = await engine(WASM, game);
  let { battle, status } = ask('new', { game, scenario, dice: { seed: '3' }, names: ['One', 'Two'] });
  const seen = new Set<string>();
  let arrived = 0;
  for (let decision = 1; !status.over && decision <= decisions; decision++) {
    const orders = status.demand.map((seat: number) => ({ seat, order: ask('captain', { battle, seat, captain: 'doctrine', seed: `${decision}`, nodes: 5 }).order }));
    const pictures = orders.map(({ seat, order }: { seat: number; order: string }): Drawn => {
      const view = ask('view', { battle, seat });
      const { moves, aims } = drawn(ask('preview', { battle, seat, order }) as never, view as never);
      const names = new Set(view.pieces.map((piece: Piece) => piece.name));
      if (moves.length > 0) seen.add('moves');
      if (aims.length > 0) seen.add('aims');
      for (const { piece, path, launched } of moves) expect([!!launched || names.has(piece), path.length > 0], `${order}: ${piece}`).toEqual([true, true]);
      for (const { from, to } of aims) expect([names.has(from), names.has(to)], `${order}: ${from} > ${to}`).toEqual([true, true]);
      return { moves, aims };
    });
    for (const one of orders) ({ status } = ask('seal', { battle, ...one, lenient: true }));
    const after: Piece[] = ask('turn', { battle, decision, seat: null }).after.pieces;
    arrived += pictures.flatMap((one: Drawn) => one.moves).filter(({ piece, path }: Drawn['moves'][number]) => after.some((one) => one.name === piece && one.x === path.at(-1)?.[0] && one.y === path.at(-1)?.[1])).length;
  }
  expect([...seen].sort()).toEqual([...kinds].sort());
  expect(arrived).toBeGreaterThan(4);
}, 60_000);
