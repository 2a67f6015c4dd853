/** A battle of Faster Than Light as it is shown: film and cards of the log. */
import type { BattleFace } from '../face.ts';
import { deal } from './cards.ts';
import { film } from './film.ts';

const battle: BattleFace = {
  film,
  deal,
};
export default battle;
