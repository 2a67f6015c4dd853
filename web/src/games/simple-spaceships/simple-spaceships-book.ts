/** The opening of the rulebook of Simple Spaceships, and its synonyms. */
import type { Book } from '../book.ts';

export const book: Book = {
  paper: 'Control panels, counters, a ruler and the rules for reference, to play on a real table.',
  does: { text: 'Each turn you share out the dice of your ships in secret: to Movement, Attack and Defence. Then the ships are active one by one, and spend their dice: a Movement die flies up to 4 inches, Attack dice are rolled for hits.', clause: 'SS-2.2' },
  wins: { text: 'Take the last die of every enemy ship. At the turn limit most dice win, and some scenarios have a goal of their own.', clause: 'SS-5.3' },
  first: ['section-2', 'section-3', 'section-4', 'section-5', 'section-1'],
  synonyms: [
    ['backwards', 'backward', 'behind', 'rear', 'aft', 'arc', 'arcs', 'wedge', 'front', 'ahead'],
    ['move', 'fly', 'movement'],
    ['speed', 'fast', 'velocity', 'movement'],
    ['turn', 'turns', 'rotate', 'facing', 'heading', 'course'],
    ['shield', 'shields', 'block', 'defend', 'defence', 'defense'],
    ['life', 'health', 'hull', 'damage', 'lost dice', 'no dice left'],
    ['heal', 'repair', 'recover', 'lost dice'],
    ['energy', 'power', 'pool', 'share', 'assign', 'assigning', 'allocate'],
    ['initiative', 'order', 'first', 'active', 'activate'],
    ['ammo', 'missiles', 'weapon', 'weapons', 'rolled dice', 'bonus dice'],
    ['crash', 'collision', 'collide', 'collisions', 'ram'],
    ['hit', 'hits', 'accuracy', 'bonus', 'chance'],
  ],
};
