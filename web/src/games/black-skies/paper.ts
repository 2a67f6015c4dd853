/** The answers of the referee that the sheets of Black Skies need besides views: the cards that each kind of fighter may hold. */
import type { Referee } from '../../lib/referee.ts';
import type { View } from '../../lib/protocol.ts';
import type { Element, SkyView } from './facts.ts';
import { Desk, type Card } from './offers.ts';

/** Cards by the name of an element. */
export type Answers = Record<string, Card[]>;

export async function answers(referee: Referee, battle: number, views: View[]): Promise<Answers> {
  const elements = new Map<string, Element>();
  for (const view of views) for (const one of (view as SkyView).elements) elements.set(one.name, one);
  const found: Answers = {};
  for (const { name, side } of elements.values()) found[name] = (await new Desk(referee, battle, side).reach(name)).cards;
  return found;
}
