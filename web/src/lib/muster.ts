/** The beginning of a battle, which is then kept in this browser. */
import type { Game, Options } from './protocol.ts';
import type { Referee } from './referee.ts';
import { deploy } from './deploy.ts';
import { browserStore, save, type Kept, type Player, type Saved } from './shelf.ts';
import { sideName } from '../board/silhouettes.ts';

/** Returns a random id for a new battle on the shelf. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function freshSeed(): string {
  const [a = 1, b = 1] = crypto.getRandomValues(new Uint32Array(2));
  return String((BigInt(a) << 20n) + BigInt(b & 0xfffff));
}

/** Returns the name of each seat: its side, and its captain's title if it has one. */
export function names(game: Game, players: Player[], sides: string[] = []): string[] {
  return players.map((player, at) => {
    const side = sides[at] || sideName(at + 1);
    if (player.kind === 'person') return side;
    const title = game.captains.find((captain) => captain.id === player.captain)?.title ?? player.captain;
    return `${side} (${title})`;
  });
}

export interface Plan { game: Game; scenario: string; text?: string; options?: Options; players: Player[]; guide?: boolean; /** A start in place of the scenario's. */ position?: string | null; /** The handicap that it gives, in words. */ handicap?: string | null; /** Phases of the set-up that are played for both sides, so that the battle begins deployed. */ deployed?: readonly string[] }

/** Sets up a new battle. */
export async function begin(referee: Referee, plan: Plan): Promise<{ id: string; saved: Saved }> {
  const scenario = plan.game.scenarios.find((one) => one.id === plan.scenario);
  const called = names(plan.game, plan.players, scenario?.sides);
  const { battle, status } = await referee.call('new', {
    game: plan.game.id,
    ...(plan.text === undefined ? { scenario: plan.scenario } : { text: plan.text }),
    options: plan.options ?? {},
    dice: { seed: freshSeed() },
    names: called,
    ...(plan.position ? { position: plan.position } : {}),
    ...(plan.handicap ? { handicap: plan.handicap } : {}),
  });
  const begun = await deploy(referee, battle, plan.deployed ?? [], freshSeed());
  const { record } = await referee.call('record', { battle });
  await referee.call('close', { battle });
  return shelve({ game: plan.game.id, title: status.title, players: plan.players, names: called, record, turns: begun, begun, over: null, guide: plan.guide ?? false });
}

/** Battles of a page whose browser keeps nothing. They last until the page is closed. */
const unkept = new Map<string, Kept>();

export function fromMemory(id: string): Kept | null {
  return unkept.get(id) ?? null;
}

/** Keeps a new battle, in this page alone if the browser keeps nothing. */
export function shelve(battle: Omit<Kept, 'version' | 'id' | 'drafts' | 'seed' | 'saved'>): { id: string; saved: Saved } {
  const kept: Kept = { ...battle, version: 1, id: freshId(), drafts: {}, seed: freshSeed(), saved: Date.now() };
  const saved = save(browserStore(), kept);
  if (!saved.ok) unkept.set(kept.id, kept);
  return { id: kept.id, saved };
}
