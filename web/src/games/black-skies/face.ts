/** Black Skies as the table shows it: film, plot, marks on the board, rocks, report and first battle. */
import type { GameFace } from '../face.ts';
import { diceOf } from './dice.ts';
import { film } from './film.ts';
import { steps } from './guide.ts';
import Marks from './Marks.svelte';
import { answers } from './paper.ts';
import { BlackSkiesPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';
import Report from './Report.svelte';
import Terrain from './Terrain.svelte';

export const blackSkies: GameFace = {
  id: 'black-skies',
  film,
  dice: diceOf,
  draft: (referee, battle, seat) => new BlackSkiesPlot(referee, battle, seat),
  Plotter,
  Marks,
  Report,
  Terrain,
  prompt: true,
  sheets: () => import('./Sheets.svelte'),
  answers,
  keys: [
    { keys: ', .', does: 'Previous or next option, card, element or fighter' },
    { keys: '1 … 9', does: 'The option or the card of that number' },
    { keys: 'W A S D', does: 'Deployment: lead and wingman an inch; I J K L the wingman alone' },
    { keys: 'Q E', does: 'Set-up: another first card; W S its speed, R F its place in the deck' },
    { keys: 'A', does: 'Fire: everything at the next target' },
    { keys: 'X', does: 'Hold fire' },
  ],
  levels: { random: 'easy', doctrine: 'medium', search: 'hard' },
  guide: { scenario: 'duel', captain: 'random', steps },
};
