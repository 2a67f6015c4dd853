/** The weapons of Full Thrust in pictures: rays as wide as their battery, slow torpedoes, thin needles, bolts of fighters. */
import type { Arms } from '../../lib/beats.ts';
import type { Card } from '../../lib/cards.ts';

/** The width of a battery's ray in pixels, by its letter. */
const WIDTHS: Record<string, number> = { A: 3.4, B: 2.5, C: 1.8 };

export function arms(card: Card): Arms | null {
  const widths: number[] = [];
  const guns: string[] = [];
  let weapon: Arms['weapon'] | null = null;
  for (const { event } of card.lines) {
    if (event.kind === 'fires') {
      weapon ??= 'ray';
      const width = WIDTHS[String(event['weapon']).charAt(0)] ?? 2.5;
      for (let die = 0; die < Number(event['dice']); die++) {
        widths.push(width);
        guns.push(String(event['weapon']));
      }
    } else if (event.kind === 'torpedo' || event.kind === 'needle') {
      weapon = event.kind === 'torpedo' ? 'torpedo' : (weapon ?? 'needle');
      guns.push(String(event['weapon']));
    }
    else if (event.kind === 'attacks' || event.kind === 'defends') weapon = 'bolts';
    else if (event.kind === 'scans') weapon = 'scan';
    else if (event.kind === 'rams') weapon = 'ram';
  }
  return weapon && { weapon, guns, widths: widths.length > 0 ? widths : [1.6] };
}
