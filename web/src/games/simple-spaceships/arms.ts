/** The weapons of Simple Spaceships in pictures: gold sparks of the sleigh, green rings of saucers, rays of all others. Defence stops hits. */
import type { Arms } from '../../lib/beats.ts';
import type { Card } from '../../lib/cards.ts';

export function arms(card: Card): Arms | null {
  if (!card.lines.some(({ event }) => event.kind === 'attacks')) return null;
  const who = card.who ?? '';
  const weapon = who.startsWith('Sleigh') ? 'gold' : who.startsWith('UFO') ? 'ring' : 'ray';
  return { weapon, widths: [2.2], shielded: card.lines.some(({ event }) => event.kind === 'met') };
}
