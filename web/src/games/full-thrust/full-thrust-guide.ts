/** The guided first battle of Full Thrust: write an order, fire, cross a threshold, win. */
import { gave, times, type Guide, type GuideTable } from '../guide.ts';
import type { FullThrustPlot } from './plot.svelte.ts';

/* Both fly at each other: after one turn they are in reach, whatever they do. */
const text = `title = "First battle"
brief = "A heavy cruiser meets a light one, head on. Thresholds are in force."

[table]
width = 60
height = 48

[options]
thresholds = true

[[side]]
name = "Teal"
edge = "bottom"
ship = [{ class = "HC", name = "Resolute", at = [24, 10], course = 12, velocity = 4 }]

[[side]]
name = "Amber"
edge = "top"
ship = [{ class = "LC", name = "Intrepid", at = [29, 34], course = 6, velocity = 4 }]
`;

const FIRED = />/;
const FLOWN = /^(?!.*>).*[PS+-]\d/;

function plotIn({ plot }: GuideTable, phase: string): FullThrustPlot | null {
  const found = plot as FullThrustPlot | null;
  return found?.phase === phase ? found : null;
}
function set(table: GuideTable, what: 'turn' | 'thrust'): boolean {
  return Object.values(plotIn(table, 'orders')?.helms ?? {}).some((one) => one[what] !== 0);
}
function aimed(table: GuideTable): boolean {
  return (plotIn(table, 'fire')?.parts.length ?? 0) > 0;
}

export const guide: Guide = {
  text,
  captain: 'doctrine',
  seed: '3040',
  steps: [
    {
      task: 'Press + beside Velocity.',
      text: 'The teal ship is yours. It flies on by itself; its drive changes that. The outline shows where it will be.',
      lights: () => ['[aria-label="An inch faster"]'],
      done: (table) => set(table, 'thrust') || gave(table, FLOWN),
    },
    {
      task: 'Turn: press 1 on the clock.',
      text: 'Course is a clock face. Each point turns the ship by one hour and costs a point of thrust too.',
      lights: () => ['[data-hour="1"]', /, 1 to starboard$/],
      done: (table) => set(table, 'turn') || gave(table, FLOWN),
    },
    {
      task: 'Press Seal: both orders open together.',
      text: 'You have written S1,+1: one point to starboard, one inch faster. The enemy writes in secret too.',
      lights: (table) => (set(table, 'turn') || set(table, 'thrust') ? [] : ['[aria-label="An inch faster"]']),
      done: (table) => gave(table, FLOWN),
    },
    {
      task: 'Fire: press Intrepid.',
      text: 'Every gun whose arc covers it fires. The bars are the exact odds of each total of damage.',
      meanwhile: (table) => (plotIn(table, 'fire') ? null : 'Bring your bow towards Intrepid, and seal.'),
      lights: () => ['[aria-label^="Everything that bears"] button'],
      done: (table) => aimed(table) || gave(table, FIRED),
    },
    {
      task: 'Press Seal, and see the dice.',
      text: 'A 4 or 5 is one damage, a 6 is two. Both sides fire at once: whoever is destroyed has still fired.',
      lights: (table) => (aimed(table) ? [] : ['[aria-label^="Everything that bears"] button']),
      done: (table) => gave(table, FIRED),
    },
    {
      task: 'Write the next order, and seal it.',
      text: 'A third of a cruiser’s boxes gone is a threshold: every system rolls a die, and some are lost. Keep Intrepid in your arcs.',
      meanwhile: (table) => (plotIn(table, 'fire') ? 'Fire at Intrepid, and seal.' : null),
      lights: (table) => (set(table, 'turn') || set(table, 'thrust') ? [] : ['[data-hour][aria-checked="false"]:not([aria-disabled="true"])']),
      done: (table) => times(table, FLOWN) > 1,
    },
    {
      task: 'Win: destroy Intrepid, or drive it off the table.',
      text: 'After 15 turns the damage decides, in points. Press an enemy to see its arcs, and stay out of them.',
      done: ({ stage }) => stage === 'over',
    },
  ],
};
