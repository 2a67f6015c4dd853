/** Battles between captains, fought by the built engines when a test asks for them: the turns a spectator sees. */
import { join } from 'node:path';
import { engine } from '../bundles.ts';
import { BATTLES } from '../gallery/battles.mjs';
import { faceOf, wholeFace, type WholeFace } from '../src/games/face.ts';
import type { Turn } from '../src/lib/protocol.ts';

const WASM = join(import.meta.dirname, '../src/wasm');

/** Plays a scenario for so many decisions, or to its end. */
export async function fought(game: string, scenario: string, seed: string, decisions: number): Promise<Turn[]> {
  const ask = await engine(WASM, game);
  let { battle, status } = ask('new', { game, scenario, dice: { seed }, names: ['doctrine', 'doctrine'] });
  const turns: Turn[] = [];
  while (!status.over && turns.length < decisions) {
    const orders = status.demand.map((seat: number) => ({ seat, order: ask('captain', { battle, seat, captain: 'doctrine', seed: `${turns.length}`, nodes: 5 }).order }));
    for (const { seat, order } of orders) ({ status } = ask('seal', { battle, seat, order, lenient: true }));
    turns.push(ask('turn', { battle, decision: turns.length + 1, seat: null }));
  }
  return turns;
}

/** The first decisions of a battle of the gallery, or all. */
export async function recorded(name: string, decisions: number): Promise<Turn[]> {
  const { game, scenario, text, seed, captains } = BATTLES[name] as { game: string; scenario?: string; text?: string; seed: string; captains: string[] };
  const ask = await engine(WASM, game);
  let { battle, status } = ask('new', { game, ...(text ? { text } : { scenario }), dice: { seed }, names: ['One', 'Two'] });
  const turns: Turn[] = [];
  while (!status.over && turns.length < decisions) {
    const orders = status.demand.map((seat: number) => ({ seat, order: ask('captain', { battle, seat, captain: captains[seat - 1], seed: `${turns.length * 16 + seat}`, nodes: 20 }).order }));
    for (const order of orders) ({ status } = ask('seal', { battle, ...order, lenient: true }));
    turns.push(ask('turn', { battle, decision: turns.length + 1, seat: null }));
  }
  return turns;
}

/** The face of a game with the parts that show a battle. */
export async function wholeFaceOf(game: string): Promise<WholeFace> {
  const face = faceOf(game);
  if (!face) throw new Error(`no face of ${game}`);
  return wholeFace(face);
}
