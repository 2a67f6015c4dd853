/** The search of the rulebook: a clause matches if it contains every word, in any order and case. */
import type { Clause } from './protocol.ts';

export function matches(clause: Clause, sought: string): boolean {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${clause.id} ${clause.title} ${clause.text}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
