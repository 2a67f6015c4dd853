/** The names of a battle's seats and sides: by name, else by side, else by colour. */
import { sideName } from '../board/silhouettes.ts';
import type { Status } from './protocol.ts';

export function seatNames(status: Pick<Status, 'names' | 'sides'>): string[] {
  const { names, sides = [] } = status;
  const seats = Math.max(2, names.length, sides.length);
  return Array.from({ length: seats }, (_, at) => names[at] || sides[at] || sideName(at + 1));
}

/** Replaces “side 1”, “side 2” in an event's text by the sides' names. */
export function sidesNamed(text: string, names: readonly string[]): string {
  return text.replaceAll(/\bside (\d+)\b/gi, (all, side: string) => names[Number(side) - 1] ?? all);
}

/** Returns the name of one side, counted from 1. */
export function sideNamed(side: number, names: readonly string[]): string {
  return names[side - 1] ?? `Side ${side}`;
}

/** Names the sides in the title of a table: the viewer as “you” beside the side, a captain by its title. The side is added if two titles would be equal. */
export function sidesTitled(names: readonly string[], eye: number | null): string[] {
  const plain = (side: number, name: string): boolean => name === sideName(side);
  const titled = names.map((name, at) => {
    const captain = /^(.*) \((.+)\)$/.exec(name);
    if (eye === at + 1) return `${name === 'You' ? sideName(at + 1) : name}, you`;
    return captain?.[1] !== undefined && plain(at + 1, captain[1]) ? (captain[2] ?? name) : name;
  });
  return titled.map((title, at) => {
    const name = names[at] ?? title;
    if (titled.filter((other) => other === title).length < 2) return title;
    return name === title ? `${sideName(at + 1)} (${name})` : name;
  });
}
