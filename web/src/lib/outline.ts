/** Queries on outlines: the pieces they are about, and the parts with a certain role. */
import type { Outline } from './protocol.ts';

/** Lists the pieces that an outline is about, each once and in order. Parts of a piece are not searched. */
export function subjects(outline: Outline): string[] {
  const named = (one: Outline): string[] => (one.subject ? [one.subject] : (one.parts ?? []).flatMap(named));
  return [...new Set(named(outline))];
}

/** Lists the parts that have a role, from the outside in. */
export function withRole(outline: Outline, role: string): Outline[] {
  return [...(outline.role === role ? [outline] : []), ...(outline.parts ?? []).flatMap((part) => withRole(part, role))];
}
