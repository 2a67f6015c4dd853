/** The player's own scenario file: validated by the referee in the page, combined with designs, and kept on this device. */
import { referee } from '../lib/engine.ts';
import { optionsIn } from '../lib/options.ts';
import type { Fault, Options, Piece } from '../lib/protocol.ts';
import { Refused, type Referee } from '../lib/referee.ts';
import { browserStore, type Store } from '../lib/shelf.ts';

/** The largest file that a room takes, in bytes as it is sent. A server accepts lines of at most 128 kB. */
export const LARGEST = 120_000;
/** The number of files kept, those used last. */
const MOST = 12;
const KEY = 'firing-arc:scenarios';

/** The source of a battle: a scenario of the shelf, or a file. */
export type Source = { scenario: string } | { text: string };
export interface Stands { title: string; sides: string[]; /** Options that the file sets, or that were chosen over it. */ options: [string, string][] }
/** A fault, and the line of the file that it is in, if it can be found. */
export interface Flaw extends Fault { line: number | null }
export type Judged = { stands: Stands; flaws?: undefined } | { flaws: Flaw[]; stands?: undefined };

/** Asks the referee in the page if a battle can begin from a source. Returns its title, sides and options, or all flaws. */
export async function judge(game: string, source: Source, options: Options, engine?: Referee): Promise<Judged> {
  const text = 'text' in source ? source.text : '';
  const size = new TextEncoder().encode(JSON.stringify(text)).length;
  if (size > LARGEST) return { flaws: [{ what: `The file has ${size} bytes as it is sent; a room takes ${LARGEST} at most.`, where: 'the file', clause: null, line: null }] };
  try {
    const asked = engine ?? (await referee());
    const { battle, status } = await asked.call('new', { game, ...source, options, dice: { seed: '1' } });
    await asked.call('close', { battle });
    return { stands: { title: status.title, sides: status.sides ?? [], options: [...new Map([...optionsIn(text), ...(status.options ?? [])])] } };
  } catch (failure) {
    if (failure instanceof Refused) return { flaws: failure.failure.all.map((one) => ({ ...one, line: lineOf(text, one.where) })) };
    throw failure;
  }
}

/** Returns the line of a file, from 1, that a fault's place names, or null if it cannot be found. */
export function lineOf(text: string, where: string): number | null {
  const told = /\bline (\d+)/.exec(where)?.[1];
  if (told) return Number(told);
  const lines = text.split('\n');
  const at = (found: number): number | null => (found < 0 ? null : found + 1);
  const key = (name: string): number => lines.findIndex((line) => line.trim().replace(/^"([^"]*)"/, '$1').match(/^([\w-]+)\s*=/)?.[1] === name);
  const option = /^option ([\w-]+)$/.exec(where)?.[1];
  if (option) return at(key(option));
  const side = /^side (\d+)$/.exec(where)?.[1];
  if (side) return at(lines.map((line, number) => (/^\s*\[\[side\]\]/.test(line) ? number : -1)).filter((number) => number >= 0)[Number(side) - 1] ?? -1);
  const [table, field] = /^([\w-]+)\.([\w-]+)$/.exec(where)?.slice(1) ?? [];
  if (!table || !field) return at(key(where));
  const head = lines.findIndex((line) => line.trim() === `[${table}]`);
  const inside = lines.findIndex((line, number) => number > head && line.match(/^\s*([\w-]+)\s*=/)?.[1] === field);
  return at(head < 0 ? key(table) : inside);
}

/** A ship of a scenario that a design can replace. */
export interface Berth { name: string; label: string; side: number }

/** Lists the ships of a scenario, as each side sees its own. */
export async function berths(game: string, source: Source): Promise<Berth[]> {
  const engine = await referee();
  const { battle } = await engine.call('new', { game, ...source, dice: { seed: '1' } });
  const found: Piece[] = [];
  for (const seat of [1, 2]) found.push(...(await engine.call('view', { battle, seat })).pieces.filter((one) => one.side === seat && one.kind === 'ship'));
  await engine.call('close', { battle });
  const real = found.filter((one) => (one as Piece & { code?: string }).code !== 'dummy');
  return real.map((one) => ({ name: one.name, side: one.side, label: [`${one.name} ${one.title ?? ''}`.trim(), one.class].filter(Boolean).join(', ') }));
}

/** Replaces a ship of a scenario by a design. Returns the text of the new scenario file. */
export async function commission(game: string, source: Source, design: string, ship: string): Promise<string> {
  const engine = await referee();
  return (await engine.call('commission', { game, ...source, design, ships: [ship] })).text;
}

/** A file that was played with on this device. */
export interface KeptFile { game: string; title: string; text: string }

export function keptFiles(game: string, store: Store | null = browserStore()): KeptFile[] {
  return all(store).filter((one) => one.game === game);
}

/** Keeps a file, the last used first. Returns `false` if the browser does not allow it. */
export function keepFile(file: KeptFile, store: Store | null = browserStore()): boolean {
  const others = all(store).filter((one) => one.game !== file.game || one.title !== file.title);
  try {
    store?.setItem(KEY, JSON.stringify([file, ...others].slice(0, MOST)));
    return store !== null;
  } catch {
    return false;
  }
}

function all(store: Store | null): KeptFile[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    const whole = (one: Partial<KeptFile> | null): one is KeptFile => typeof one?.game === 'string' && typeof one.title === 'string' && typeof one.text === 'string';
    return Array.isArray(found) ? found.filter(whole) : [];
  } catch {
    return [];
  }
}
