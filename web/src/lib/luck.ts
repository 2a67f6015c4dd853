/** The luck of the dice: the result compared with the average, in the words of every report. */

export interface Luck { dice: number; came: number; expected: number }

export function fresh(): Luck {
  return { dice: 0, came: 0, expected: 0 };
}

/** Returns a number rounded to a tenth. */
export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns the signed difference from the average, to a tenth. */
export function luck({ came, expected }: Luck): string {
  const more = Math.round((came - expected) * 10) / 10;
  return more === 0 ? '±0' : more > 0 ? `+${more}` : `−${-more}`;
}

/** Returns a count with its word. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** One side's luck: the result, and the expected result. Without dice, `against` is the possible total. */
export interface LuckRow { side: number; came: number; against: number; words: string }
export interface LuckFacts { title: string; rows: LuckRow[]; /** `true` if the mark on a bar is the expected result, not the bar's end. */ expects: boolean }

/** Returns an expectation for display beside a count of whole points. */
function near(value: number): string {
  return value < 10 ? tenth(value) : String(Math.round(value));
}

/** Returns the luck of the sides for a picture, or null if nothing was rolled. */
export function rolled(unit: [string, string], sides: readonly { side: number; luck: Luck }[]): LuckFacts | null {
  if (sides.every(({ luck }) => luck.came === 0 && luck.expected === 0)) return null;
  return { title: 'Luck of the dice', expects: true, rows: sides.map(({ side, luck }) => ({ side, came: luck.came, against: luck.expected, words: `${luck.came} ${luck.came === 1 ? unit[0] : unit[1]}, ${near(luck.expected)} expected` })) };
}
