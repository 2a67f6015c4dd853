/** A battle of Talon as it is shown: film, cards of the log and dice. */
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
};
export default battle;
