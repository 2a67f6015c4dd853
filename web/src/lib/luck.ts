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
