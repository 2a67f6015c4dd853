/** A battle of Simple Spaceships as it is shown: film, cards of the log, dice and terrain. */
import { sideName } from '../../board/silhouettes.ts';
import type { BattleFace } from '../face.ts';
import { crafts } from './facts.ts';
import { arms } from './arms.ts';
import { deal } from './cards.ts';
import { diceOf, film } from './film.ts';
import Terrain from './Terrain.svelte';

const battle: BattleFace = {
  film,
  deal,
  arms,
  dice: diceOf,
  worth: { clause: 'SS-4.4', text: 'A 6 is a hit; each bonus die adds one to every die rolled.' },
  Terrain,
  standing: (view, names) => {
    const dice = (side: number): number => crafts(view).reduce((all, one) => all + (one.side === side ? one.dice : 0), 0);
    return `Dice: ${names[0] || sideName(1)} ${dice(1)}, ${names[1] || sideName(2)} ${dice(2)}`;
  },
};
export default battle;
