/** The opening of the rulebook of Black Skies, and its synonyms. */
import type { Book } from '../book.ts';

export const book: Book = {
  paper: 'Tactical displays, maneuver cards, counters, a ruler and the rules for reference, to play on a real table.',
  does: { text: 'Your fighters fly in pairs. You lay a maneuver card for each pair face down, a turn ahead. The players take turns: flip your top card, fly it, fire at what is in your arc, and lay the next card.', clause: 'BS-3.2' },
  wins: { text: 'Shoot down every enemy fighter. At the turn limit more hull left on the table wins.', clause: 'BS-6.3' },
  first: ['section-3', 'section-6', 'section-5', 'section-4', 'section-1'],
  synonyms: [
    ['backwards', 'backward', 'behind', 'rear', 'aft', 'arc', 'arcs'],
    ['move', 'fly', 'flown', 'maneuver', 'maneuvers', 'manoeuvre'],
    ['speed', 'velocity', 'fast', 'speeds', 'thrusters', 'accelerate'],
    ['turn', 'turns', 'heading', 'course', 'left', 'right'],
    ['life', 'health', 'hull', 'damage', 'armour', 'weights'],
    ['shield', 'shields', 'armor', 'armour'],
    ['ammo', 'missile', 'missiles', 'gun', 'laser', 'weapon', 'weapons'],
    ['pilot', 'skill', 'test', 'check', 'piloting'],
    ['wingman', 'leader', 'lead', 'leads', 'pair', 'element', 'elements'],
    ['heal', 'repair', 'crippled'],
    ['reverse', 'flip around', 'retrograde', 'bootlegger'],
    ['setup', 'set-up', 'start', 'deploy', 'deployment', 'setting'],
    ['rock', 'rocks', 'asteroid', 'asteroids', 'crash', 'collide'],
    ['hit', 'hits', 'accuracy', 'chance', 'modifiers'],
  ],
};
