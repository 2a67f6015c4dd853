/** Handicaps in a battle's record: the weaker start, and what it is in words. */

/** A start in which a side is weaker, and a sentence without its stop: “Amber starts without 7 of its 10 missiles”. */
export interface Handicap { told: string; position: string }

/** Returns the start position in a record's header, and the handicap that it gives in words; null for what it lacks. */
export function startOf(record: string): { position: string | null; told: string | null } {
  const header = record.slice(0, Math.max(0, record.search(/^= /m)));
  const field = (name: string): string | null => new RegExp(`^${name} (.+)$`, 'm').exec(header)?.[1] ?? null;
  return { position: field('position'), told: field('handicap') };
}
