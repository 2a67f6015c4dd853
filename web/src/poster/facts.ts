/** Figures of a battle for its picture: the score, the luck of the dice, and the hulls left to each side by turn. Each game counts them in its own report. */
import { hullOf } from '../lib/film.ts';
import type { LuckFacts } from '../lib/luck.ts';
import type { Piece, Turn, View } from '../lib/protocol.ts';

/** The result in figures, first side first: “44 points to 24”. If `left`, the values are the points left to a side that got through, and its total. */
export interface Score { values: [number, number]; unit: [string, string]; left?: boolean }
/** Shares, 0 to 1, by turn and side. The first is the beginning. */
export interface Curve { title: string; turns: number[]; sides: { side: number; values: number[] }[]; key?: number | null }
export interface Facts { score: Score | null; luck: LuckFacts | null; left: Curve | null }

/** Each game's count of luck, in its report. */
const COUNTED = import.meta.glob<((turns: Turn[]) => LuckFacts | null) | undefined>('../games/*/report.ts', { import: 'luckFacts' });

/** Kinds of pieces whose hulls are counted. */
const HULLS = new Set(['ship', 'fighter', 'base', 'squadron']);
const GONE = new Set(['destroyed', 'left', 'barred', 'withdrawn', 'fled', 'lost']);

/** Returns the points or dice of a whole piece, and those it has left. Returns null for a piece that is not counted. */
function bears(piece: Piece): { whole: number; left: number } | null {
  if (!HULLS.has(piece.kind) || piece.hidden) return null;
  const gone = piece.where !== undefined && GONE.has(piece.where);
  const { dice, pool } = piece as { dice?: number; pool?: number };
  if (pool !== undefined) return { whole: pool, left: gone ? 0 : (dice ?? pool) };
  const hull = hullOf(piece);
  return hull && { whole: hull.whole, left: gone ? 0 : Math.max(0, hull.whole - hull.gone) };
}

/** Returns the hull points or dice left to each side. */
export function leftOf(view: Pick<View, 'pieces'>): [number, number] {
  const sum: [number, number] = [0, 0];
  for (const piece of view.pieces) {
    const found = bears(piece);
    if (found && (piece.side === 1 || piece.side === 2)) sum[piece.side - 1] = (sum[piece.side - 1] ?? 0) + found.left;
  }
  return sum;
}

/** Returns the opponents by name and by number: “Halberd and Lance against Steadfast”, “2 ships against 1”. */
export function fleetsOf(pieces: readonly Piece[], called: ReadonlyMap<string, string>): string[] {
  const sides = ([1, 2] as const).map((side) => pieces.filter((piece) => piece.side === side && bears(piece)));
  if (sides.some((all) => all.length === 0)) return [];
  const names = sides.map((all) => all.map(({ name }) => called.get(name) ?? name).join(', ').replace(/, ([^,]+)$/, ' and $1'));
  const [first, second] = sides.map((all) => all.length) as [number, number];
  const kind = sides.every((all) => all.every((piece) => piece.kind === 'fighter')) ? 'fighter' : 'ship';
  return [names.join(' against '), `${first} ${first === 1 ? kind : `${kind}s`} against ${second}`];
}

/** Returns the number of ships that each side still has in play. */
export function shipsOf(view: Pick<View, 'pieces'>): [number, number] {
  const sum: [number, number] = [0, 0];
  for (const piece of view.pieces) if ((piece.side === 1 || piece.side === 2) && (bears(piece)?.left ?? 0) > 0) sum[piece.side - 1] = (sum[piece.side - 1] ?? 0) + 1;
  return sum;
}

/** Returns the share left to each side at the beginning and after every turn. */
function leftBy(turns: readonly Turn[]): Curve | null {
  const [start] = turns;
  if (!start) return null;
  const whole = ([1, 2] as const).map((side) => Math.max(1, ...turns.map((turn) => leftOf(turn.before)[side - 1] ?? 0)));
  const ends = turns.filter((turn, at) => turns[at + 1]?.turn !== turn.turn);
  const dice = start.before.pieces.some((piece) => (piece as { pool?: number }).pool !== undefined);
  const views = [start.before, ...ends.map((turn) => turn.after)];
  const sides = ([1, 2] as const).map((side) => ({ side, values: views.map((view) => Math.min(1, (leftOf(view)[side - 1] ?? 0) / (whole[side - 1] ?? 1))) }));
  return { title: dice ? 'Dice left, by turn' : 'Hull left, by turn', turns: [start.turn - 1, ...ends.map((turn) => turn.turn)], sides };
}

function scoreOf(turns: readonly Turn[]): Score | null {
  const [start] = turns;
  const over = turns.at(-1)?.told.find((event) => event.kind === 'over');
  if (over?.['how'] === 'crossed' && start) {
    const side = Number(over['winner']) - 1;
    return { values: [leftOf(turns.at(-1)?.after ?? start.before)[side] ?? 0, leftOf(start.before)[side] ?? 0], unit: ['die left', 'dice left'], left: true };
  }
  const pair = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
  if (pair(over?.['points'])) return { values: over['points'], unit: ['point', 'points'] };
  if (pair(over?.['hull'])) return { values: over['hull'], unit: ['hull left', 'hull left'] };
  const last = turns.at(-1)?.after;
  return last ? { values: shipsOf(last), unit: ['ship left', 'ships left'] } : null;
}

/** Counts the figures of a picture. A game without a count of luck has none. */
export async function factsOf(game: string, turns: Turn[]): Promise<Facts> {
  const counted = await COUNTED[`../games/${game}/report.ts`]?.();
  return { luck: counted?.(turns) ?? null, score: scoreOf(turns), left: leftBy(turns) };
}
