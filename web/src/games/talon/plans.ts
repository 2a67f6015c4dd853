/** The plan that is proposed for a decision: the purchase that fills a weapon, straight ahead, the shots that do most. The referee decides what is legal. */
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
/** Returns the move that is proposed for a piece that must move: the only one, otherwise straight ahead, otherwise any that costs nothing. */
export function plainMove(offer: Offer | undefined, must: boolean): Move | null {
  const all = moves(offer).filter((one) => one.kind !== 'launch' && !one.afterburner);
  if (!must) return null;
  if (all.length === 1) return all[0] ?? null;
  const free = all.filter((one) => !costly(one));
  return free.find((one) => one.kind === 'straight') ?? free[0] ?? null;
}

/** The damage that is already expected at a target, by its name and the shield it meets. */
type Spent = Map<string, number>;
function spot(aim: Aim): string {
  return `${aim.target} ${aim.arcs.join(' ')}`;
}
/** Returns the points that stop or absorb damage at a target before it is gone: its better shield, then its hull. */
function holdsOf(aim: Aim, target: Ship | Missile | null): { shield: number; hull: number } {
  if (!target || target.kind === 'missile') return { shield: 0, hull: target?.hull ?? 1 };
  const shields = target.status['shields-down'] ? [] : target.shields.filter((one) => aim.arcs.includes(one.arc));
  return { shield: Math.max(0, ...shields.map((one) => one.left + one.reinforced)), hull: target.hull };
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

/** A player's wish in one battle: decisions that are given without asking. It is kept only while the page is open. */
export interface Standing { afterburners: boolean; power: boolean }
const wishes = new Map<string, Standing>();
export function standingOf(battle: number, seat: number): Standing {
  return wishes.get(`${battle} ${seat}`) ?? { afterburners: false, power: false };
}
export function keepStanding(battle: number, seat: number, standing: Standing): void {
  wishes.set(`${battle} ${seat}`, standing);
}
