/** The levels of play: which captain plays worse than which, and the level that a player is taken for. */
import { RANKS } from '../levels.ts';
import type { Captain } from '../protocol.ts';

/** The levels of people, in their own words. Nobody plays like the captain that gives any legal order. */
const PEOPLE: Record<string, string> = { doctrine: 'my very first battle', cadet: 'my first battles', lieutenant: 'a few battles', captain: 'I often win', admiral: 'I nearly always win' };
/** Levels that a player is taken for who has not chosen one, in this order. */
const USUAL = ['cadet', 'doctrine'];
/** Reasons why there is no handicap against a captain. */
const NONE: Record<string, string> = {
  random: 'plays any legal order: there is no handicap against it.',
  recruit: 'is for beginners: there is no handicap against it.',
  doctrine: 'plays plain tactics: there is no handicap against it.',
  search: 'thinks as long as it is given: a handicap against it cannot be measured.',
};

/** Returns a level with what a player of it would say. */
export function inOwnWords({ id, title }: Captain): string {
  const words = PEOPLE[id];
  return words ? `${title} – ${words}` : title;
}

/** Returns one sentence that says why there is no handicap against a captain. */
export function noHandicap(strong: string, title: string): string {
  return `${title} ${NONE[strong] ?? 'is no level of play: a handicap against it cannot be measured.'}`;
}

/** Returns the levels of people that play worse than a captain, from the weakest to the strongest. */
export function weakerThan(strong: string, captains: readonly Captain[]): Captain[] {
  const rank = RANKS.indexOf(strong);
  const below = captains.filter(({ id }) => id in PEOPLE && RANKS.indexOf(id) < rank);
  return below.sort((a, b) => RANKS.indexOf(a.id) - RANKS.indexOf(b.id));
}

/** Returns the captain that is nearest below a strong one and still stronger than a weak one. */
export function between(weak: string, strong: string): string | undefined {
  const below = RANKS[RANKS.indexOf(strong) - 1];
  return below !== undefined && RANKS.indexOf(below) > RANKS.indexOf(weak) ? below : undefined;
}

/** Returns a fairer opponent than a strong captain: the next above a player's level, or else that level itself. */
export function easier(weak: string, strong: string): string {
  const above = RANKS[RANKS.indexOf(weak) + 1];
  return above !== undefined && above !== strong ? above : weak;
}

/** Returns the level that a player is taken for: the chosen one if it is weaker than the opponent, the usual one if none was chosen, else none. */
export function levelOf(chosen: string | null, weaker: readonly Captain[]): string {
  const has = (id: string): boolean => weaker.some((one) => one.id === id);
  if (chosen !== null && chosen in PEOPLE) return has(chosen) ? chosen : '';
  return USUAL.find(has) ?? '';
}
