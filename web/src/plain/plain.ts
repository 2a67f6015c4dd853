/** The parts of the plain face: any game at the table and in a battle that is shown, with options named by their keys, and sheets. */
import type { BattleFace, TableFace } from '../games/face.ts';
import type { OptionWords } from '../lib/option-words.ts';
import { arms, deal, dice } from './cards.ts';
import { film } from './film.ts';
import { keys } from './keys.ts';
import Marks from './Marks.svelte';
import { PlainPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';
import Terrain from './Terrain.svelte';

export const battle: { default: BattleFace } = { default: { film, deal, dice, arms, Terrain } };
export const table: { default: TableFace } = {
  default: {
    draft: (referee, battle, seat) => new PlainPlot(referee, battle, seat),
    Plotter,
    Marks,
    report: () => import('./Report.svelte'),
    drawn: () => import('./drawn.ts'),
    keys,
  },
};
export const options: { default: OptionWords } = { default: { presets: {}, words: {} } };
export const sheets = () => import('./Sheets.svelte');
