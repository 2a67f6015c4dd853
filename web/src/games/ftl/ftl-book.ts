/** The opening of the rulebook of Faster Than Light, and its synonyms. */
import type { Book } from '../book.ts';

export const book: Book = {
  does: { text: 'Each turn you write one order a piece in secret: launch a missile, rotate, or sprint. Both plots open together. A sprinting missile hits whatever it crosses that is marked: that launched or rotated this turn.', clause: 'FTL-5.1' },
  wins: { text: 'Hit the enemy ship three times. A ship that leaves the table is out.', clause: 'FTL-2.1' },
  first: ['section-2', 'section-4', 'section-5', 'section-6'],
  synonyms: [
    ['shoot', 'fire', 'launch', 'launches', 'missile'],
    ['backwards', 'backward', 'behind', 'rear', 'aft', 'arc', 'arcs', 'rotation', 'rotations', 'launches'],
    ['move', 'fly', 'speed', 'velocity', 'fast', 'thrust', 'sprint', 'sprints'],
    ['ammo', 'ammunition', 'torpedo', 'rocket', 'missile', 'missiles'],
    ['life', 'hull', 'health', 'damage', 'hit', 'hits'],
    ['hide', 'dodge', 'evade', 'marker', 'markers', 'sprints'],
    ['crash', 'collision', 'collide', 'colliding', 'ram', 'ship into ship'],
    ['win', 'victory', 'goal', 'three hits'],
  ],
};
