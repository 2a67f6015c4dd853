/** Another battle from one on the table: a rematch, the next one to play, or a branch. No battle needs it before its end, so it is fetched only then. */
import { startOf } from './handicap.ts';
import { RANKS } from './levels.ts';
import { gameOf } from './library.ts';
import { begin, names, shelve } from './muster.ts';
import type { Captain, Game, Scenario } from './protocol.ts';
import type { Referee } from './referee.ts';
import { grouped, starters } from './scenarios.ts';
import type { Session } from './session.svelte.ts';
import type { Player, Saved } from './shelf.ts';

/** Begins a rematch: the same scenario, options and players. Returns its id. swap: the players change sides; then a handicap, which was for one of them, is left out. */
export async function another(session: Session, swap: boolean): Promise<string> {
  const { players } = session.kept;
  return again(session, swap ? [...players].reverse() : players, swap);
}

/** Begins the battle again with these players. A set-up that was played for the player is played again. */
async function again({ kept, referee, status, battle, face }: Session, players: Player[], swap = false): Promise<string> {
  const game = await gameOf(kept.game);
  const { position, told } = startOf(kept.record);
  const start = told && swap ? {} : { position, handicap: told };
  const options = Object.fromEntries(status?.options ?? []);
  const deployed = kept.begun && !position ? (face.deploys ?? []) : [];
  /* A scenario that is on no shelf begins again from the battle's own first decision. */
  const fromRecord = (): ReturnType<typeof begin> => takeUp(referee, { game, battle, decision: 1, players, title: kept.title });
  return (await begin(referee, { game, scenario: status?.scenario ?? '', options, players, deployed, ...start }).catch(fromRecord)).id;
}

/** Battles to play after one against the program: the same against the next stronger opponent, and the game's next battle against the same one. */
export interface Onward { stronger: Captain | null; next: Scenario | null }

/** Returns what a lone player may play next; nothing for everybody else. */
export async function onwardFrom({ kept, eye, status, rematch }: Session): Promise<Onward> {
  const captains = kept.players.flatMap((player) => (player.kind === 'captain' ? [player.captain] : []));
  if (eye === null || rematch || captains.length !== kept.players.length - 1) return { stronger: null, next: null };
  const game = await gameOf(kept.game);
  const rank = Math.max(...captains.map((one) => RANKS.indexOf(one)));
  const stronger = rank < 0 ? undefined : RANKS.slice(rank + 1).flatMap((id) => game.captains.filter((one) => one.id === id))[0];
  /* The starter set comes first, the easiest first; then all other battles. */
  const first = starters(game);
  const order = [...first, ...grouped(game).battles.filter((one) => !first.includes(one))];
  const at = order.findIndex((one) => one.id === status?.scenario);
  return { stronger: stronger ?? null, next: order[at + 1] ?? null };
}

/** Begins one of those battles and returns its id. The player keeps the seat. */
export async function goOn(session: Session, { captain, scenario }: { captain?: string; scenario?: string }): Promise<string> {
  const { kept, referee, face } = session;
  if (captain !== undefined) return again(session, kept.players.map((player): Player => (player.kind === 'captain' ? { ...player, captain } : player)));
  return (await begin(referee, { game: await gameOf(kept.game), scenario: scenario ?? '', players: kept.players, deployed: face.deploys ?? [] })).id;
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
