/** The design and layer of each piece on the stage. */
import { hullOf, type Actor } from '../lib/film.ts';
import { factsOf } from '../ships/classes.ts';
import { wearOf } from '../ships/damage.ts';
import { designOf, type Facts, type Subject } from '../ships/designs/index.ts';
import { worn, type Design } from '../ships/parts.ts';
import { wornLayer } from './hangar.ts';
import type { Berth } from './instances.ts';

/** Facts that a picture depends on, besides the systems. */
const TOLD = ['kind', 'side', 'class', 'code', 'design', 'group', 'weight', 'race', 'fighters', 'missiles', 'pool'] as const;
const known = new Map<string, Design>();
const shown = new Map<string, Design>();

function designed(game: string, actor: Actor & Partial<Facts>): Design {
  const facts = actor as unknown as Record<string, unknown>;
  const systems = Array.isArray(facts['systems']) ? (facts['systems'] as { name: string; arcs: string }[]).map(({ name, arcs }) => name + arcs).join() : '';
  const key = [game, actor.name, hullOf(actor)?.whole, systems, ...TOLD.map((fact) => facts[fact])].join('|');
  const design = known.get(key) ?? designOf(game, actor as Subject, factsOf(game, actor as Subject));
  known.set(key, design);
  return design;
}

/** Returns the layer, design and damage of a piece's picture, or null for a marker, whose ship is unknown. */
export function berthOf(game: string, actor: Actor): Berth | null {
  if (actor.kind === 'marker') return null;
  const whole = designed(game, actor);
  const { damage, dark } = wearOf(actor as Subject, whole);
  if (dark.length === 0) return { layer: wornLayer(whole, whole), design: whole, damage };
  const key = `${whole.key}~${dark.join()}`;
  const design = shown.get(key) ?? worn(whole, dark);
  shown.set(key, design);
  return { layer: wornLayer(whole, design), design, damage };
}
