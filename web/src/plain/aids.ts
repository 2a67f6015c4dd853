/** The reading of aids of any game: where pieces would be, what dice may do, who is threatened. The facts have the same names in every game. */
import { centre, type Hex } from '../board/hexes.ts';
import type { Odds } from '../lib/odds.ts';
import type { Piece, Point, View } from '../lib/protocol.ts';

type Facts = Record<string, unknown>;
/** A path that an order gives a piece, or the place of a piece that it launches. */
export interface Move { name: string; path: Point[]; heading: number | null; launched: boolean }
/** An action that reach offers, with its end if it moves the piece. */
export interface Offer { text: string; end: Point | null; heading: number | null; odds: Odds | null }
/** The chances of one attack. */
export interface Chance { from: string | null; to: string | null; odds: Odds }

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isPoint = (value: unknown): value is Point => Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
const isOdds = (value: unknown): value is Odds => isFacts(value) && Array.isArray(value['counts']) && 'outcomes' in value && typeof value['mean'] === 'number';
/** Facts that compare an order with others, not the order itself. */
const BESIDE = new Set(['bears', 'under', 'against', 'bearings', 'instead', 'cards', 'ahead']);
/** Facts in which fire comes from the other side. */
const AGAINST = new Set(['under', 'against']);
/** Degrees of a side of a hex, and of an hour of a clock face. */
const [SIDE, HOUR] = [60, 30];

/** Returns the heading that facts tell, in degrees: a heading, a side of a hex, or a course. */
export function headingOf(facts: Facts): number | null {
  const { heading, facing, course } = facts;
  if (typeof heading === 'number') return heading;
  if (typeof facing === 'number') return facing * SIDE;
  return typeof course === 'number' ? (course % 12) * HOUR : null;
}

/** Returns a place that facts give as a point, or as a hex on a table of hexes. */
export function placeOf(value: unknown, hexes: boolean): Point | null {
  if (!isPoint(value)) return null;
  return hexes ? centre(value as Hex) : value;
}

/** Returns the path that facts tell, without its beginning if they do not tell it. */
export function pathOf(facts: Facts, hexes: boolean): Point[] | null {
  const { path, from, bend, to, hex, at, x, y } = facts;
  if (Array.isArray(path) && path.length > 0 && path.every(isPoint)) return path;
  const legs = [from, bend, to].map((one) => placeOf(one, hexes)).filter((one) => one !== null);
  if (to !== undefined && placeOf(to, hexes)) return legs;
  if (typeof x === 'number' && typeof y === 'number') return [[x, y]];
  const end = isPoint(hex) ? centre(hex as Hex) : placeOf(at, hexes);
  return end && [end];
}

/** Returns `true` if a table has hexes. */
export function hexed({ pieces }: Pick<View, 'pieces'>): boolean {
  return pieces.some(({ hex }) => isPoint(hex));
}

const nameIn = (facts: Facts): string | null => [facts['name'], facts['piece']].find((one) => typeof one === 'string') as string | undefined ?? null;

/** Collects the moves of facts, with those of the first of several ways. */
function collect(value: unknown, hexes: boolean, launched: boolean, heading: number | null, found: Move[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, hexes, launched, heading, found);
  if (!isFacts(value)) return;
  const name = nameIn(value);
  const own = headingOf(value) ?? heading;
  const path = name === null ? null : pathOf(value, hexes);
  if (name !== null && path) found.push({ name, path, heading: own, launched });
  for (const [key, inner] of Object.entries(value)) {
    if (BESIDE.has(key) || (name !== null && key === 'launches')) continue;
    collect(key === 'ways' && Array.isArray(inner) ? inner.slice(0, 1) : inner, hexes, launched || key === 'launches', own, found);
  }
}

/** Returns where a preview takes pieces: each from where it stands, and each that is launched. */
export function movesIn(preview: unknown, view: Pick<View, 'pieces'>): Move[] {
  const found: Move[] = [];
  collect(preview, hexed(view), false, null, found);
  const standing = new Map(view.pieces.map((piece) => [piece.name, piece]));
  return found.flatMap((move): Move[] => {
    const piece = standing.get(move.name);
    if (!piece) return move.launched ? [move] : [];
    const begun = same(move.path[0], piece) ? move.path : [[piece.x, piece.y] as Point, ...move.path];
    return begun.length > 1 && begun.some((one) => !same(one, piece)) ? [{ ...move, path: begun }] : turned(move, piece) ? [{ ...move, path: [[piece.x, piece.y]] }] : [];
  });
}
const same = (at: Point | undefined, { x, y }: Pick<Piece, 'x' | 'y'>): boolean => at?.[0] === x && at[1] === y;
const turned = ({ heading }: Move, piece: Piece): boolean => heading !== null && heading !== piece.heading;

/** Returns the actions that reach offers. */
export function offersIn(reach: unknown, hexes: boolean): Offer[] {
  const actions = isFacts(reach) && Array.isArray(reach['actions']) ? reach['actions'].filter(isFacts) : [];
  return actions.flatMap((facts): Offer[] => {
    const { text, paths, odds } = facts;
    if (typeof text !== 'string') return [];
    const first = Array.isArray(paths) ? paths.find(isFacts) : undefined;
    const end = pathOf(first ?? facts, hexes)?.at(-1) ?? null;
    return [{ text, end, heading: headingOf(facts), odds: isOdds(odds) ? odds : null }];
  });
}

/** Collects the odds in facts, each with who fires at whom. */
function chancesOf(value: unknown, within: string | null, against: boolean, found: Chance[]): void {
  if (Array.isArray(value)) for (const one of value) chancesOf(one, within, against, found);
  if (!isFacts(value)) return;
  const { odds, target, shots } = value;
  const name = nameIn(value);
  const firers = Array.isArray(shots) ? [...new Set(shots.filter(isFacts).map(nameIn))] : [];
  if (isOdds(odds)) {
    const whom = typeof target === 'string' ? target : within === null ? null : name;
    const who = typeof target === 'string' ? (name ?? (firers.length === 1 ? (firers[0] ?? null) : within)) : within;
    found.push(against ? { from: whom, to: who, odds } : { from: who, to: whom, odds });
  }
  for (const [key, inner] of Object.entries(value)) if (key !== 'odds' && key !== 'cards') chancesOf(key === 'ways' && Array.isArray(inner) ? inner.slice(0, 1) : inner, name ?? within, against || AGAINST.has(key), found);
}

/** Returns the chances that a preview tells, each attack once. */
export function chancesIn(preview: unknown): Chance[] {
  const found: Chance[] = [];
  chancesOf(preview, null, false, found);
  const key = ({ from, to, odds }: Chance): string => JSON.stringify([from, to, odds.mean]);
  const once = found.filter((one, at) => found.findIndex((other) => key(other) === key(one)) === at);
  /* Odds that name nobody are those of an attack that is named elsewhere, if they are the same. */
  const named = once.filter(({ from, to }) => from !== null || to !== null);
  return once.filter((one) => named.includes(one) || !named.some(({ odds }) => odds.mean === one.odds.mean));
}

/** Collects the pieces of which facts say that they leave the table. */
function leaversOf(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) leaversOf(one, found);
  if (!isFacts(value)) return;
  const name = nameIn(value);
  if (value['leaves'] === true && name !== null) found.add(name);
  for (const [key, inner] of Object.entries(value)) if (!BESIDE.has(key)) leaversOf(key === 'ways' && Array.isArray(inner) ? inner.slice(0, 1) : inner, found);
}

/** Returns the pieces that an order takes off the table, as a preview tells it. */
export function leaversIn(preview: unknown): string[] {
  const found = new Set<string>();
  leaversOf(preview, found);
  return [...found];
}

/** Returns what a preview foresees, in sentences. */
export function foreseenIn(preview: unknown): string[] {
  const told = isFacts(preview) ? preview['foreseen'] : null;
  return Array.isArray(told) ? told.filter((one): one is string => typeof one === 'string') : [];
}

/** Returns the enemies that threaten each own piece. */
export function threatsIn(threats: unknown): Map<string, string[]> {
  const list = isFacts(threats) && Array.isArray(threats['threats']) ? threats['threats'].filter(isFacts) : [];
  return new Map(list.flatMap((one): [string, string[]][] => (typeof one['piece'] === 'string' && Array.isArray(one['from']) ? [[one['piece'], one['from'].filter((name): name is string => typeof name === 'string')]] : [])));
}
