/** Another battle like one on the table: the same scenario, options and players. */
import { gameOf } from './library.ts';
import { begin, takeUp } from './muster.ts';
import type { Session } from './session.svelte.ts';

/** Begins it. Returns its id. swap: the players change sides. */
export async function another({ kept, referee, status, battle }: Session, swap: boolean): Promise<string> {
  const game = await gameOf(kept.game);
  const players = swap ? [...kept.players].reverse() : kept.players;
  const options = Object.fromEntries(status?.options ?? []);
  /* A scenario that is on no shelf begins again from the battle's own first decision. */
  const again = (): ReturnType<typeof begin> => takeUp(referee, { game, battle, decision: 1, players, title: kept.title });
  return (await begin(referee, { game, scenario: status?.scenario ?? '', options, players }).catch(again)).id;
}
