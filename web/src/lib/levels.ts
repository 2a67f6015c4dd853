import type { Captain } from './protocol.ts';

/** The differences between captains, from the weakest to the strongest. They are the same in every game. */
const LEVELS: Record<string, string> = {
  random: 'any legal order, weakest',
  recruit: 'a beginner’s mistakes',
  doctrine: 'plain tactics',
  cadet: 'searches a little',
  lieutenant: 'searches longer',
  captain: 'searches long, strong',
  admiral: 'searches longest, strongest',
  search: 'searches all the time it is given',
};

/** Returns a captain's title with the difference to the others. A captain of no known level is described by its game. */
export function levelled({ id, title, about }: Pick<Captain, 'id' | 'title' | 'about'>): string {
  const word = LEVELS[id] ?? about;
  return word ? `${title} – ${word}` : title;
}
