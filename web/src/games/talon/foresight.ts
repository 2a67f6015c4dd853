/** Orders tried out in a copy of the battle: the moves that follow a purchase, and the fire that follows a move. A room keeps its battle to itself, so nothing can be tried there. */
import { subjects } from '../../lib/outline.ts';
import type { Referee } from '../../lib/referee.ts';
import type { TalonView } from './facts.ts';
import { Desk, type Bearing, type Offer } from './offers.ts';
import type { Told } from './generated.ts';

/** Referees that keep no copies of their battles. */
const closed = new WeakSet<Referee>();

/** A position that may follow: what the seat may do there, and the fire of both sides. */
export interface Ahead<T = unknown> { view: TalonView; offers: Record<string, Offer>; bears: Bearing[]; against: Bearing[]; /** The answer to a question asked there. */ found?: T }

/** Returns `true` if any die was rolled, a repair's too: a copy of the battle has its dice, so what follows would tell those to come. */
export function lucky(told: readonly Told[]): boolean {
  return told.some((one) => (one.rolls ?? []).length > 0);
}

/** Returns the position after these orders of one seat; null if it depends on dice, or cannot be tried. */
export async function ahead<T>(referee: Referee, battle: number, seat: number, orders: readonly string[], question?: (desk: Desk) => Promise<T>): Promise<Ahead<T> | null> {
  if (closed.has(referee)) return null;
  let copy: number;
  try {
    const { decisions } = await referee.call('status', { battle });
    copy = (await referee.call('branch', { battle, decision: decisions + 1 })).battle;
  } catch {
    closed.add(referee);
    return null;
  }
  try {
    for (const order of orders) {
      const { status } = await referee.call('seal', { battle: copy, seat, order });
      if (lucky((await referee.call('turn', { battle: copy, decision: status.decisions, seat })).told as Told[])) return null;
      if (!status.demand.includes(seat)) break;
    }
    const desk = new Desk(referee, copy, seat);
    const [view, threats] = [await desk.view(), await desk.threats()];
    const offers: Record<string, Offer> = {};
    const { demand } = await referee.call('status', { battle: copy });
    if (demand.includes(seat)) for (const name of subjects(await desk.outline())) if (view.pieces.some((one) => one.name === name)) offers[name] = await desk.reach(name);
    return { view, offers, bears: threats.bearings, against: threats.against, ...(question && { found: await question(desk) }) };
  } catch {
    return null;
  } finally {
    void referee.call('close', { battle: copy }).catch(() => undefined);
  }
}

/** Returns `true` if both views belong to the same turn of the same impulse. */
export function sameTurn(a: TalonView | null, b: TalonView | null): boolean {
  return !!a && !!b && a.turn === b.turn && a.impulse === b.impulse && a.side === b.side;
}
