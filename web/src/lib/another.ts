/** Another battle from one on the table: a rematch, or a branch. No battle needs it before its end, so it is fetched only then. */
import { startOf } from './handicap.ts';
import { gameOf } from './library.ts';
import { begin, names, shelve } from './muster.ts';
import type { Game } from './protocol.ts';
import type { Referee } from './referee.ts';
import type { Session } from './session.svelte.ts';
import type { Player, Saved } from './shelf.ts';

/** Begins a rematch: the same scenario, options and players. Returns its id. swap: the players change sides; then a handicap, which was for one of them, is left out. */
export async function another({ kept, referee, status, battle }: Session, swap: boolean): Promise<string> {
  const game = await gameOf(kept.game);
  const players = swap ? [...kept.players].reverse() : kept.players;
  const { position, told } = startOf(kept.record);
  const start = told && swap ? {} : { position, handicap: told };
  const options = Object.fromEntries(status?.options ?? []);
  /* A scenario that is on no shelf begins again from the battle's own first decision. */
  const again = (): ReturnType<typeof begin> => takeUp(referee, { game, battle, decision: 1, players, title: kept.title });
  return (await begin(referee, { game, scenario: status?.scenario ?? '', options, players, ...start }).catch(again)).id;
}

/** Begins a branch: a battle from the start of a decision of another, with new players, who are named in its record. */
export async function takeUp(
  referee: Referee,
  plan: { game: Game; battle: number; decision: number; players: Player[]; title?: string },
): Promise<{ id: string; saved: Saved }> {
  const { battle, decision } = plan;
  const { sides } = await referee.call('status', { battle });
  const called = names(plan.game, plan.players, sides);
  const branch = await referee.call('branch', { battle, decision, names: called });
  const { record } = await referee.call('record', { battle: branch.battle });
  await referee.call('close', { battle: branch.battle });
  return shelve({
    game: branch.status.game,
    title: plan.title ?? branch.status.title,
    players: plan.players,
    names: called,
    record,
    turns: branch.status.decisions,
    over: branch.status.over?.text ?? null,
    guide: false,
  });
}
