/** Searching the rulebook: every word must occur somewhere in a clause, in any order and case. */
import type { Clause } from './protocol.ts';

export function matches(clause: Clause, sought: string): boolean {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${clause.id} ${clause.title} ${clause.text}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
