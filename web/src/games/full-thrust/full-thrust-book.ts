/** The opening of the rulebook of Full Thrust, and its synonyms. */
import type { Book } from '../book.ts';

export const book: Book = {
  paper: 'Record charts, counters, a turning gauge and a page of reference, to play on a real table.',
  does: { text: 'Each turn you write the course and velocity of every ship in secret, and all ships move. Then you choose targets: guns whose arc covers the enemy, with fewer dice at a longer range.', clause: 'FT-2.3' },
  wins: { text: 'Destroy the enemy or drive it off the table. At the turn limit the points of damage decide.', clause: 'FT-5.1' },
  first: ['section-2', 'section-3', 'section-9', 'section-1'],
  synonyms: [
    ['backwards', 'backward', 'behind', 'rear', 'stern', 'aft', 'arc', 'arcs'],
    ['gun', 'guns', 'laser', 'weapon', 'weapons', 'battery', 'batteries', 'beam', 'beams'],
    ['move', 'fly', 'engine', 'drive', 'thrust'],
    ['speed', 'fast', 'velocity'],
    ['turn', 'turns', 'rotate', 'heading', 'course'],
    ['stop', 'brake', 'rest', 'never below rest'],
    ['shield', 'shields', 'protection', 'armour', 'armor'],
    ['life', 'health', 'hull', 'damage boxes', 'record chart', 'damage'],
    ['ammo', 'missile', 'missiles', 'torpedo', 'torpedoes'],
    ['critical', 'broken', 'systems', 'heal', 'repair', 'threshold', 'thresholds'],
    ['target', 'targets', 'firecon', 'firecons'],
    ['crash', 'collide', 'collision', 'ram', 'ramming'],
    ['sensor', 'radar', 'hidden', 'scan', 'scans', 'bogey', 'bogeys', 'dummies'],
    ['plane', 'planes', 'squadron', 'fighter', 'fighters'],
    ['surrender', 'flee', 'morale'],
    ['build', 'design', 'custom', 'points'],
    ['draw', 'tie', 'victory'],
  ],
};
