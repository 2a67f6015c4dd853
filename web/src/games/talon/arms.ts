/** The weapons of Talon in pictures, by their names on the display; the shield's lattice lights where it is hit. */
import type { Arms } from '../../lib/beats.ts';
import type { Card } from '../../lib/cards.ts';

const LOOKS: [RegExp, Arms][] = [
  [/phaser/, { weapon: 'pulse', widths: [1.8] }],
  [/torpedo/, { weapon: 'torpedo' }],
  [/missile/, { weapon: 'missile' }],
  [/wave/, { weapon: 'ray', widths: [5] }],
  [/fusion/, { weapon: 'ray', widths: [4] }],
];

export function arms(card: Card): Arms | null {
  const shot = card.lines.find(({ event }) => ['fires', 'shot', 'fusion', 'missile-launched'].includes(event.kind))?.event;
  if (!shot) return null;
  const named = shot.kind === 'missile-launched' ? 'missile' : String(card.lines.find(({ event }) => event['weapon'] !== undefined)?.event['weapon'] ?? shot.kind);
  const look = LOOKS.find(([name]) => name.test(named.toLowerCase()))?.[1] ?? { weapon: 'bolts', widths: [2.2] };
  const shielded = card.lines.some(({ event }) => event.kind === 'damaged' && Number(event['shield'] ?? 0) + Number(event['reinforced'] ?? 0) > 0);
  return { ...look, shielded, ...(shot['group'] === undefined ? {} : { guns: [`group ${String(shot['group'])}`] }) };
}
