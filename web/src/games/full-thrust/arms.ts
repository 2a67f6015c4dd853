/** The weapons of Full Thrust for the eye: rays as wide as their battery, slow torpedoes, thin needles, bolts of fighters. */
import type { Arms } from '../../lib/beats.ts';
import type { Card } from '../../lib/cards.ts';

/** Width of a battery's ray in pixels, by its letter. */
const WIDTHS: Record<string, number> = { A: 3.4, B: 2.5, C: 1.8 };

export function arms(card: Card): Arms | null {
  const widths: number[] = [];
  let weapon: Arms['weapon'] | null = null;
  for (const { event } of card.lines) {
    if (event.kind === 'fires') {
      weapon ??= 'ray';
      const width = WIDTHS[String(event['weapon']).charAt(0)] ?? 2.5;
      for (let die = 0; die < Number(event['dice']); die++) widths.push(width);
    } else if (event.kind === 'torpedo') weapon = 'torpedo';
    else if (event.kind === 'needle') weapon ??= 'needle';
    else if (event.kind === 'attacks' || event.kind === 'defends') weapon = 'bolts';
    else if (event.kind === 'scans') weapon = 'scan';
    else if (event.kind === 'rams') weapon = 'ram';
  }
  return weapon && { weapon, widths: widths.length > 0 ? widths : [1.6] };
}
