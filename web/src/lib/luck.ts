/** What dice gave beside what they give on average, as every report tells it. */

export interface Luck { dice: number; came: number; expected: number }

export function fresh(): Luck {
  return { dice: 0, came: 0, expected: 0 };
}

/** A number to a tenth. */
export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The difference from the average, signed, to a tenth. */
export function luck({ came, expected }: Luck): string {
  const more = Math.round((came - expected) * 10) / 10;
  return more === 0 ? '±0' : more > 0 ? `+${more}` : `−${-more}`;
}

/** A count with its word. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** One side's luck: what came, and what was to be expected; without dice, out of how many. */
export interface LuckRow { side: number; came: number; against: number; words: string }
export interface LuckFacts { title: string; rows: LuckRow[]; /** The mark on a bar is what was expected, rather than its end. */ expects: boolean }

/** An expectation beside a count of whole points. */
function near(value: number): string {
  return value < 10 ? tenth(value) : String(Math.round(value));
}

/** The luck of the sides as a picture tells it; null where nothing was rolled. */
export function rolled(unit: [string, string], sides: readonly { side: number; luck: Luck }[]): LuckFacts | null {
  if (sides.every(({ luck }) => luck.came === 0 && luck.expected === 0)) return null;
  return { title: 'Luck of the dice', expects: true, rows: sides.map(({ side, luck }) => ({ side, came: luck.came, against: luck.expected, words: `${luck.came} ${luck.came === 1 ? unit[0] : unit[1]}, ${near(luck.expected)} expected` })) };
}
