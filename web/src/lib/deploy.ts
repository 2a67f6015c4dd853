/** The start of a battle whose set-up is played by itself, so that the first order is one that matters. */
import type { Referee } from './referee.ts';

/** The captain that sets up both sides. */
const STAFF = 'doctrine';
/** The most decisions of a set-up; a set-up that takes longer is left to the players. */
const MOST = 64;

/** Plays decisions for all seats, by the captain `doctrine`, as long as the battle is in one of these phases. Returns the number of decisions played. */
export async function deploy(referee: Referee, battle: number, phases: readonly string[], seed: string): Promise<number> {
  for (let played = 0; played < MOST; played++) {
    const { phase } = await referee.call('view', { battle, seat: null });
    const { demand, over } = await referee.call('status', { battle });
    if (over || !phase || !phases.includes(phase)) return played;
    for (const seat of demand) {
      const { order } = await referee.call('captain', { battle, seat, captain: STAFF, seed: String(BigInt(seed) + BigInt(played * 16 + seat)) });
      await referee.call('seal', { battle, seat, order });
    }
  }
  return MOST;
}
