/** The scenarios of a game in groups: even ones, then those kept by the book. Set-ups for measuring are left out. */
import type { Game, Scenario } from './protocol.ts';

export interface Groups { even: Scenario[]; book: Scenario[] }

export function grouped(game: Game | null | undefined): Groups {
  const offered = (game?.scenarios ?? []).filter((one) => one.form !== 'measure');
  return { even: offered.filter((one) => one.form !== 'book'), book: offered.filter((one) => one.form === 'book') };
}

/** Returns the scenario to start with: the first even one, or else the first. */
export function opener(game: Game | null | undefined): Scenario | undefined {
  const { even, book } = grouped(game);
  return even.find((one) => one.form === 'even') ?? even[0] ?? book[0];
}

/** Returns the starter set of a game: scenarios that teach one idea each, the easiest first. */
export function starters(game: Game | null | undefined): Scenario[] {
  return (game?.scenarios ?? []).filter((one) => one.teaches);
}

/** Returns a sentence with its first letter in upper case and a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
