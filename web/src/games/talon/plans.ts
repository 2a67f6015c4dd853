/** The plan that is proposed for a decision: the purchase that fills a weapon, straight ahead, the shots that do most. The referee decides what is legal. */
import { centre, type Hex } from '../../board/hexes.ts';
import type { Group, Missile, Ship } from './facts.ts';
import { volleyText } from './notation.ts';
import { moves, purchases, type Aim, type Battery, type Move, type Offer, type Purchase } from './offers.ts';

/** The facts of a piece by its name. */
export type Look = (name: string) => Ship | Missile | null;

/** Returns the yellow boxes that a group lacks. */
function lacking(group: Group): number {
  return group.yellows - group.yellow;
}
/** Returns the purchase that is proposed: the weapon that is soonest ready, otherwise a shield, the front first; null for a battery, which is saved. */
export function plainPurchase(offer: Offer | undefined, ship: Ship | null): Purchase | null {
  const all = purchases(offer).filter((one) => one.source === 'power');
  const group = (one: Purchase): Group | undefined => ship?.groups.find(({ number }) => number === one.group);
  const charges = all.filter((one) => one.what === 'charge').sort((a, b) => {
    const [x, y] = [group(a), group(b)];
    return x && y ? lacking(x) - lacking(y) || y.weapons - x.weapons : 0;
  });
  /* The front first, then the weakest. */
  const left = (one: Purchase): number => (one.arc === 'front' ? -1 : (ship?.shields.find(({ arc }) => arc === one.arc)?.left ?? 0));
  const shields = all.filter((one) => one.what === 'reinforce').sort((a, b) => left(a) - left(b));
  return charges[0] ?? all.find((one) => one.what === 'squadron') ?? shields[0] ?? null;
}

/** Returns `true` if a move costs the piece something at once. */
export function costly(move: Move): boolean {
  return move.leaves || move.collides.length > 0 || move.enters === 'asteroids' || (move.kind !== 'fly' && move.strikes.length > 0);
}
/** The surroundings of a ship that moves: its turn radius, the map unless it is endless, and the enemies on it. */
export interface Sea { radius: number; map: { width: number; height: number } | null; foes: readonly { x: number; y: number }[] }
/** The step to the next hex by facing, 0 to 5 clockwise from up. */
const STEPS: readonly Hex[] = [[0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1]];
/** Moves looked ahead for a course that stays on the map. */
const FORESIGHT = 8;
/** Degrees off the bow up to which an enemy counts as ahead. */
const AHEAD = 60;

/** Returns `true` if some course from here stays on the map for so many moves. */
function stays({ map, radius }: Sea, [q, r]: Hex, facing: number, count: number, moves: number): boolean {
  const [x, y] = centre([q, r]);
  if (!map) return true;
  if (x <= 0 || y <= 0 || x >= map.width || y >= map.height) return false;
  if (moves === 0) return true;
  return [0, ...(count === 0 ? [1, 5] : [])].some((turn) => {
    const next = (facing + turn) % 6;
    const [dq, dr] = STEPS[next] ?? [0, 0];
    return stays({ map, radius, foes: [] }, [q + dq, r + dr], next, turn === 0 ? Math.max(0, count - 1) : radius, moves - 1);
  });
}
/** Returns the degrees by which the nearest enemy is off the bow after a move. */
function offBow({ foes }: Sea, { hex, facing }: Move): number {
  const [x, y] = centre(hex);
  const near = [...foes].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
  if (!near) return 0;
  const off = (Math.atan2(near.x - x, near.y - y) * 180) / Math.PI - facing * 60;
  return Math.abs(((((off + 180) % 360) + 360) % 360) - 180);
}
/** Returns the move that is proposed for a piece that must move: straight on while an enemy is ahead, otherwise the turn towards the nearest; out of nebulae, and on a course that stays on the map, if there is one. */
export function plainMove(offer: Offer | undefined, must: boolean, sea: Sea | null = null): Move | null {
  const all = moves(offer).filter((one) => one.kind !== 'launch' && !one.afterburner);
  if (!must) return null;
  if (all.length === 1) return all[0] ?? null;
  const open = all.filter((one) => !costly(one));
  /* In a nebula shields hold nothing. */
  const shielded = open.filter((one) => one.enters !== 'nebula');
  const free = shielded.length > 0 ? shielded : open.length > 0 ? open : all.filter((one) => !one.leaves);
  if (!sea) return free.find((one) => one.kind === 'straight') ?? free[0] ?? null;
  const safe = free.filter((one) => stays(sea, one.hex, one.facing, one.count, FORESIGHT));
  const best = safe.length > 0 ? safe : free;
  const straight = best.find((one) => one.kind === 'straight');
  if (straight && offBow(sea, straight) <= AHEAD) return straight;
  return [...best].sort((a, b) => offBow(sea, a) - offBow(sea, b))[0] ?? null;
}

/** The damage that is already expected at a target, by its name and the shield it meets. */
type Spent = Map<string, number>;
function spot(aim: Aim): string {
  return `${aim.target} ${aim.arcs.join(' ')}`;
}
/** Returns the points that stop or absorb damage at a target before it is gone: its better shield as it works now, then its hull. */
function holdsOf(aim: Aim, target: Ship | Missile | null): { shield: number; hull: number } {
  if (!target || target.kind === 'missile') return { shield: 0, hull: target?.hull ?? 1 };
  return { shield: Math.max(0, ...aim.held.map((one) => one.holds)), hull: target.hull };
}
/** Points that a missile in flight is expected to do. */
const MISSILE = 1;
/** The worth of a point on the hull and of one on a shield. */
const WORTH = { hull: 2, shield: 1 };

/** Returns the useful damage that a group is expected to do at one target, after the damage that is spent on it already. A weak shield makes it worth more. */
export function useful(battery: Battery, aim: Aim, target: Ship | Missile | null, spent: Spent = new Map()): number {
  const { shield, hull } = holdsOf(aim, target);
  const before = spent.get(spot(aim)) ?? 0;
  const mean = aim.odds ? aim.odds.mean / 1000 : MISSILE;
  const points = Math.min(battery.weapons * mean, Math.max(0, shield + hull - before));
  const left = Math.max(0, shield - before);
  const through = Math.max(0, points - left);
  const worth = through * WORTH.hull + (points - through) * (WORTH.shield + 1 / (1 + left));
  return target?.kind === 'missile' ? Math.min(points, 1) * WORTH.shield : worth;
}

/** A shot that may be fired: the group, its best target, and the damage expected there. */
export interface Shot { piece: string; battery: Battery; aim: Aim | null; text: string; worth: number }

/** Returns the best shot of a group; null if it has none that spares its own side. */
export function bestShot(piece: string, battery: Battery, look: Look, spent: Spent = new Map()): Shot | null {
  if (battery.blast) {
    const struck = battery.blast.ships.map(look);
    const own = look(piece)?.side;
    const foes = struck.filter((one) => one?.side !== own).length;
    return foes > 0 && foes === struck.length ? { piece, battery, aim: null, text: battery.blast.text, worth: 4 * foes } : null;
  }
  const best = battery.targets.map((aim) => ({ aim, worth: useful(battery, aim, look(aim.target), spent) })).sort((a, b) => b.worth - a.worth)[0];
  if (!best) return null;
  const targets = Array.from({ length: battery.weapons }, () => best.aim.target);
  return { piece, battery, ...best, text: volleyText({ piece, group: battery.number, targets }) };
}

/** Returns the shots of all groups that bear. The heaviest is aimed first, and the others know the damage expected of it. */
export function bestShots(offers: Record<string, Offer>, look: Look): Shot[] {
  const spent: Spent = new Map();
  let open = Object.entries(offers).flatMap(([piece, offer]) => (offer.groups ?? []).map((battery) => ({ piece, battery })));
  const found: Shot[] = [];
  while (open.length > 0) {
    const [best] = open.flatMap(({ piece, battery }) => bestShot(piece, battery, look, spent) ?? []).sort((a, b) => b.worth - a.worth);
    if (!best) break;
    found.push(best);
    const { aim, battery } = best;
    if (aim) spent.set(spot(aim), (spent.get(spot(aim)) ?? 0) + battery.weapons * (aim.odds ? aim.odds.mean / 1000 : MISSILE));
    open = open.filter((one) => one.battery !== battery);
  }
  return found;
}

/** A player's wish in one battle: decisions that are given without asking. Afterburners are asked about always, never, or where fire may follow: `near`. It is kept only while the page is open. */
export interface Standing { afterburners: 'near' | 'always' | 'never'; power: boolean }
const wishes = new Map<string, Standing>();
export function standingOf(battle: number, seat: number): Standing {
  return wishes.get(`${battle} ${seat}`) ?? { afterburners: 'near', power: false };
}
export function keepStanding(battle: number, seat: number, standing: Standing): void {
  wishes.set(`${battle} ${seat}`, standing);
}
