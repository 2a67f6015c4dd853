/** A battle of Black Skies as it is shown: film, cards of the log, dice and terrain. */
import { sideName } from '../../board/silhouettes.ts';
import type { BattleFace } from '../face.ts';
import { arms } from './arms.ts';
import { deal } from './cards.ts';
import { diceOf } from './dice.ts';
import type { SkyView } from './facts.ts';
import { film } from './film.ts';
import Terrain from './Terrain.svelte';

const battle: BattleFace = {
  film,
  deal,
  arms,
  dice: diceOf,
  worth: { clause: 'BS-5.1', text: 'A hit is 4 or more at close range, 7 at medium, 10 at long.' },
  Terrain,
  standing: (view) => (view.phase === 'toss' || view.phase === 'deploy' ? '' : `Hull left: ${(view as SkyView).sides.map((side, at) => `${sideName(at + 1)} ${side.hull}`).join(', ')}`),
};
export default battle;
