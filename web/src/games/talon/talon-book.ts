/** The opening of the rulebook of Talon, and its synonyms. */
import type { Book } from '../book.ts';

export const book: Book = {
  paper: 'A display for every ship with its power curve, shields and weapon groups, counters, and a page of reference, to play on a map of hexes.',
  does: { text: 'A round has six impulses and a power phase. In an impulse a ship spends a point of power, moves a hex if it must, and fires. In the power phase you choose its speed: fast ships turn wide and have little power.', clause: 'TAL-1.3' },
  wins: { text: 'Be the last side with ships on the map. At the turn limit the points of destroyed ships decide.', clause: 'TAL-16' },
  first: ['section-3', 'section-4', 'section-2', 'section-5', 'section-12'],
  synonyms: [
    ['backwards', 'backward', 'behind', 'rear', 'aft', 'arc', 'arcs'],
    ['gun', 'guns', 'laser', 'phaser', 'torpedo', 'weapon', 'weapons'],
    ['move', 'fly', 'moves', 'movement'],
    ['speed', 'velocity', 'fast', 'speeds'],
    ['turn', 'heading', 'course', 'facing', 'turning', 'radius'],
    ['life', 'health', 'hull', 'damage', 'shields and hull'],
    ['shield', 'shields', 'reinforce', 'reinforcement'],
    ['heal', 'fix', 'repair', 'repairs'],
    ['energy', 'power', 'action points', 'point', 'points'],
    ['ammo', 'missile', 'missiles', 'reload', 'charging', 'charge'],
    ['initiative', 'first', 'order'],
    ['sideways', 'strafe', 'slip', 'side slip', 'side-slip'],
    ['crash', 'collide', 'ram', 'collision', 'collisions'],
    ['win', 'victory', 'draw', 'tie', 'scenarios'],
    ['flee', 'escape', 'withdraw', 'retreat'],
    ['plane', 'planes', 'fighter', 'fighters', 'squadrons'],
    ['asteroid', 'asteroids', 'nebula', 'planet', 'terrain'],
    ['explode', 'explosion', 'explosions'],
    ['station', 'base', 'bases'],
    ['critical', 'criticals', 'critical hits'],
  ],
};
