/** The differences between captains, from the weakest to the strongest. They are the same in every game, and none plays badly on purpose. */
const LEVELS: Record<string, string> = {
  random: 'any legal order, weakest',
  doctrine: 'plain tactics',
  cadet: 'searches a little',
  lieutenant: 'searches longer',
  captain: 'searches long, strong',
  admiral: 'searches longest, strongest',
};

/** Returns a captain's title with the difference to the others. */
export function levelled({ id, title }: { id: string; title: string }): string {
  return LEVELS[id] ? `${title} – ${LEVELS[id]}` : title;
}
