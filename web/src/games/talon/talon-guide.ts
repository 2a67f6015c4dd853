/** The guided first battle of Talon: power with a move, fire, speed, win. */
import { gave, type Guide, type GuideTable } from '../guide.ts';
import type { TalonPlot } from './plot.svelte.ts';

/* Six hexes apart and closing, with every gun charged: in the second or third impulse they are in reach. */
const text = `title = "First battle"
brief = "A heavy cruiser meets a frigate, with every gun charged."
initiative = 1

[[side]]
name = "Terran"
ship = [{ class = "CA", at = [8, 6], facing = 1 }]

[[side]]
name = "Talon"
ship = [{ class = "T-FF", at = [14, 6], facing = 4 }]
`;

const BOUGHT = /: reinforce\b/;
const FIRED = / fires \d/;
const PACED = /: speed \d/;

function plotIn({ plot }: GuideTable, phase: string): TalonPlot | null {
  const found = plot as TalonPlot | null;
  return found?.phase === phase ? found : null;
}
/** Returns the task in a phase other than the step's. */
function until(phase: string): (table: GuideTable) => string | null {
  return (table) => {
    if (plotIn(table, phase)) return null;
    if (plotIn(table, 'power')) return 'Now a point of power: spend it, or not.';
    if (plotIn(table, 'move')) return 'Now a move: take any that is open.';
    if (plotIn(table, 'fire')) return 'Now fire, or hold your fire.';
    if (plotIn(table, 'speeds')) return 'Now choose a speed, and seal.';
    return 'Now answer what is asked.';
  };
}
function aimed(table: GuideTable): boolean {
  return / fires \d/.test(plotIn(table, 'fire')?.text ?? '');
}

export const guide: Guide = {
  text,
  captain: 'doctrine',
  seed: '3000',
  others: ['.answers button', '[data-move="straight"]', '[data-move]'],
  steps: [
    {
      task: (table) => (BOUGHT.test(table.plot?.text ?? '') ? 'Press “Reinforce front and fly straight”.' : 'Press Front, among the shields.'),
      text: 'A round has six impulses, A to F: ● gives a point of power, ▲ a move of one hex. This point absorbs the next 2 damage at your bow.',
      meanwhile: until('power'),
      lights: (table) => (BOUGHT.test(table.plot?.text ?? '') ? [] : ['[data-buy$="reinforce front"]']),
      done: (table) => gave(table, BOUGHT),
    },
    {
      task: 'Fire at T-FF-1.',
      text: 'A group fires when it is charged and has a target in its arc. You see the odds, and the shield they must pass.',
      meanwhile: (table) => (plotIn(table, 'move') ? 'Fly towards T-FF-1: keep it ahead of your bow.' : until('fire')(table)),
      lights: (table) => (aimed(table) ? [] : ['[data-target]']),
      done: (table) => gave(table, FIRED),
    },
    {
      task: 'Power: choose a speed, and seal.',
      text: 'Every row is a speed with its power and turn radius. Fast ships turn wide and have little power. One step a round.',
      meanwhile: (table) => (plotIn(table, 'speeds') ? null : `${until('speeds')(table)}`),
      lights: (table) => (PACED.test(table.plot?.text ?? '') ? [] : ['[data-speed]']),
      done: (table) => gave(table, PACED),
    },
    {
      task: 'Win: destroy T-FF-1.',
      text: 'Damage marks the shield it comes through, then the hull; shields do not come back. After 12 rounds the points of destroyed ships decide.',
      done: ({ stage }) => stage === 'over',
    },
  ],
};
