import type { Captain } from './protocol.ts';

/** The captains that are levels of play, from the weakest to the strongest. They are the same in every game. */
export const RANKS = ['random', 'recruit', 'doctrine', 'cadet', 'lieutenant', 'captain', 'admiral'];
/** The differences between captains. */
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

/** Returns the difference of a captain to the others. A captain of no known level is described by its game. */
export function aboutOf({ id, about }: Pick<Captain, 'id' | 'about'>): string {
  return LEVELS[id] ?? about;
}
/** Returns a captain's title with the difference to the others. */
export function levelled(captain: Pick<Captain, 'id' | 'title' | 'about'>): string {
  const word = aboutOf(captain);
  return word ? `${captain.title} – ${word}` : captain.title;
}
