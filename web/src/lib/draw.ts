/** A draw that a player offers to a captain. */
import { captains } from './engine.ts';
import type { Session } from './session.svelte.ts';

/** The captain that judges, and its budget: a glance, whatever the level of the captain that is asked. */
const JUDGE = 'search';
const GLANCE = { nodes: 400, millis: 2000 };
/** An even chance, in thousandths of the victory. */
const EVEN = 500;

/** A captain's answer, and its chance of winning in thousandths; null if a search of this decision tells none. */
export interface Answer { agrees: boolean; chance: number | null }

/** Asks a captain for a draw. It agrees unless a short search gives it more than an even chance. */
export async function askForDraw({ kept, status }: Session, captain: number, person: number): Promise<Answer> {
  const bureau = captains();
  const { battle } = await bureau.call('open', { record: kept.record });
  try {
    /* Each seat is searched from what it knows. A captain with nothing to decide now takes the other side's chance. */
    const own = status?.demand.includes(captain) ?? false;
    const { thought } = await bureau.call('captain', { battle, seat: own ? captain : person, captain: JUDGE, seed: kept.seed, ...GLANCE });
    const shares = thought.reduce((sum, one) => sum + one.share, 0);
    if (shares === 0) return { agrees: true, chance: null };
    const value = thought.reduce((sum, one) => sum + one.share * one.value, 0) / shares;
    const chance = own ? value : 1000 - value;
    return { agrees: Math.round(chance) <= EVEN, chance };
  } finally {
    await bureau.call('close', { battle });
  }
}
