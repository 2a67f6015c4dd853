/** Handicaps in a battle's record: the weaker start is its position, and its words are beside the name of the seat. */

/** A start in which the side of one seat is weaker. `lack` completes a sentence: “Amber starts without 7 of its 10 missiles”. */
export interface Handicap { seat: number; lack: string; position: string }

const STARTS = /^(.*) \((?:([^()]*), )?starts ([^()]+)\)$/;

/** Returns a seat's name for the record, with its lack in words: “Amber (Captain, starts without 7 of its 10 missiles)”. */
export function withLack(name: string, lack: string | null | undefined): string {
  if (!lack) return name;
  const titled = /^(.*) \(([^()]+)\)$/.exec(name);
  return titled ? `${titled[1]} (${titled[2]}, starts ${lack})` : `${name} (starts ${lack})`;
}

/** Returns a seat's name as screens show it, and its lack, which the record writes beside it. */
export function apart(name: string): { name: string; lack: string | null } {
  const found = STARTS.exec(name);
  if (!found) return { name, lack: null };
  return { name: found[2] === undefined ? (found[1] ?? '') : `${found[1]} (${found[2]})`, lack: found[3] ?? null };
}

/** Returns the weaker side's lack as a sentence. */
export function said(side: string, lack: string): string {
  return `${side} starts ${lack}.`;
}

/** Returns a record's start position and the handicap that it tells of, in words; null for what it lacks. */
export function startOf(record: string): { position: string | null; handicap: string | null } {
  const header = record.slice(0, Math.max(0, record.search(/^= /m)));
  const position = /^position (.+)$/m.exec(header)?.[1] ?? null;
  if (position === null) return { position, handicap: null };
  const lacks = [...header.matchAll(/^seat \d+ (.+)$/gm)].flatMap(([, seat = '']) => {
    const { name, lack } = apart(seat);
    return lack === null ? [] : [said(name.replace(/ \([^()]*\)$/, ''), lack)];
  });
  return { position, handicap: lacks.join(' ') || null };
}
