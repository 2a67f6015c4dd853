/** How captains differ, from the weakest to the strongest: every game has the same, and none plays badly on purpose. */
const LEVELS: Record<string, string> = {
  random: 'any legal order, weakest',
  doctrine: 'plain tactics',
  cadet: 'searches a little',
  lieutenant: 'searches longer',
  captain: 'searches long, strong',
  admiral: 'searches longest, strongest',
};

/** Returns the title of a captain with how it differs from the others. */
export function levelled({ id, title }: { id: string; title: string }): string {
  return LEVELS[id] ? `${title} – ${LEVELS[id]}` : title;
}
