/** A battle of Full Thrust as it is shown: film, cards of the log and dice. */
import type { BattleFace } from '../face.ts';
import { arms } from './arms.ts';
import { deal } from './cards.ts';
import { diceOf } from './dice.ts';
import { film } from './film.ts';

const battle: BattleFace = {
  film,
  deal,
  arms,
  dice: diceOf,
  worth: { clause: 'FT-3.2', unless: 'FT-4.6', text: 'A die of 4 or 5 is one point, a 6 is two.' },
};
export default battle;
