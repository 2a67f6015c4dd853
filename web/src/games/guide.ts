/** The guided first battles: one of each game, fetched when it is learned, and one for any game in the plain face. */
import type { Turn } from '../lib/protocol.ts';
import { faceOf, type Plot } from './face.ts';

/** The state that a guide reads: the plot being written, the turns carried out so far, and the seat. */
export interface GuideTable { plot: Plot | null; stage: string; history: readonly Turn[]; seat: number; /** The goal of the player, in a sentence. */ goal?: string; /** The decisions before the player's first choice. */ begun?: number }
/** A control on the page: a selector, or a pattern of its name. */
export type Light = string | RegExp;
export interface GuideStep {
  /** The task in a few words: a verb, and the control as it is called on the screen. */
  task: string | ((table: GuideTable) => string);
  /** The same task by keys, for people with a keyboard. */
  keys?: string;
  /** The reason, in two short sentences. */
  text: string;
  /** Returns the task until the step is possible; null if it is possible now. */
  meanwhile?: (table: GuideTable) => string | null;
  /** Returns the controls that do the task. The first that can be pressed is ringed; without any, the main button. */
  lights?: (table: GuideTable) => readonly Light[];
  /** Returns `true` if the player has done it. */
  done: (table: GuideTable) => boolean;
}
/** The first battle of a game: its scenario as text, its opponent, the seed of all its dice, and the steps through it. */
export interface Guide {
  text: string;
  captain: string;
  seed: string;
  steps: readonly GuideStep[];
  /** The controls that answer what is asked between the steps, where the main button alone does not. */
  others?: readonly Light[];
}

/** The part of a guide that the table shows. */
export type Lessons = Pick<Guide, 'steps' | 'others'>;

const GUIDES = import.meta.glob<Guide>('./*/*-guide.ts', { import: 'guide' });

/** Fetches the first battle of a game. */
export async function guideOf(game: string): Promise<Guide> {
  const found = await GUIDES[`./${game}/${game}-guide.ts`]?.();
  if (!found) throw new Error(`There is no first battle of “${game}”.`);
  return found;
}

/** Fetches the steps of a first battle. */
export async function lessonsOf(game: string): Promise<Lessons> {
  return faceOf(game)?.plain ? (await import('../plain/guide.ts')).lessons : guideOf(game);
}

/** Returns `true` once an order of this seat contained the notation. */
export function gave({ history, seat }: GuideTable, notation: RegExp): boolean {
  return history.some(({ orders }) => orders.some((one) => one.seat === seat && notation.test(one.order)));
}
/** Returns the number of orders of this seat that contained the notation. */
export function times({ history, seat }: GuideTable, notation: RegExp): number {
  return history.filter(({ orders }) => orders.some((one) => one.seat === seat && notation.test(one.order))).length;
}
