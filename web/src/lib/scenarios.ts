/** The scenarios of a game in groups: battles, then those kept as first published. Set-ups for measuring are left out. */
import { perCent } from './odds.ts';
import type { Game, Scenario } from './protocol.ts';
import { capital } from './sentences.ts';

export interface Groups { battles: Scenario[]; book: Scenario[] }

export function grouped(game: Game | null | undefined): Groups {
  const offered = (game?.scenarios ?? []).filter((one) => one.form !== 'measure');
  return { battles: offered.filter((one) => one.form !== 'book'), book: offered.filter((one) => one.form === 'book') };
}

/** Returns the scenario to start with: the first of the starter set, or else the first even one, or else the first. */
export function opener(game: Game | null | undefined): Scenario | undefined {
  const { battles, book } = grouped(game);
  return starters(game)[0] ?? battles.find((one) => one.form === 'even') ?? battles[0] ?? book[0];
}

/** Returns the starter set of a game: scenarios that teach one idea each, the easiest first. */
export function starters(game: Game | null | undefined): Scenario[] {
  return (game?.scenarios ?? []).filter((one) => one.teaches);
}

/** Returns a sentence with its first letter in upper case, its odds in per cent, and a full stop. */
export function sentence(text: string): string {
  const said = text.replace(/\b(\d+) in 100\b/g, (_, of: string) => perCent(Number(of) / 100));
  return `${capital(said)}.`;
}
