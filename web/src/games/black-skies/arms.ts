/** The weapons of Black Skies in pictures: bolts of guns, wakes of missiles. Shields stop hits. */
import type { Arms } from '../../lib/beats.ts';
import type { Card } from '../../lib/cards.ts';

export function arms(card: Card): Arms | null {
  const fired = card.lines.filter(({ event }) => event.kind === 'fires');
  if (fired.length === 0) return null;
  let gun = '';
  const guns = card.lines.flatMap(({ event }) => {
    if (event.kind === 'fires') gun = String(event['weapon']);
    return (event.rolls ?? []).map(() => gun);
  });
  const missiles = fired.some(({ event }) => String(event['weapon']).startsWith('missile'));
  return { weapon: missiles ? 'missile' : 'bolts', widths: [1.8], guns, shielded: card.lines.some(({ event }) => event.kind === 'shields') };
}
