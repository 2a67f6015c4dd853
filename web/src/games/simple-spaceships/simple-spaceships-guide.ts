/** The guided first battle of Simple Spaceships: share the dice, fly, attack, win. */
import { gave, type Guide, type GuideTable } from '../guide.ts';
import type { SpaceshipsPlot } from './plot.svelte.ts';

/* Nose to nose, ten inches apart: one die of Movement brings the enemy into reach. */
const text = `title = "First battle"
brief = "Six dice against four, ten inches apart and nose to nose."

[table]
width = 30
height = 30

[[side]]
name = "Teal"
ship = [{ design = "cruiser", at = [15, 9], heading = 0 }]

[[side]]
name = "Amber"
ship = [{ design = "corsair", at = [15, 19], heading = 180 }]
`;

const FLEW = /\bfly\b/;
const ATTACKED = /\battack\b/;

function plotIn({ plot }: GuideTable, phase: string): SpaceshipsPlot | null {
  const found = plot as SpaceshipsPlot | null;
  return found?.phase === phase ? found : null;
}
/** Returns the dice dealt to a box: 0 Defence, 1 Movement, 2 Attack. */
function dealt(table: GuideTable, box: number): number {
  return Math.max(0, ...Object.values(plotIn(table, 'assign')?.dealt ?? {}).map((one) => one[box] ?? 0));
}
/** Returns the task outside the activation of the own ship. */
function otherwise(table: GuideTable): string | null {
  if (plotIn(table, 'active')) return null;
  return plotIn(table, 'assign') ? 'Share out your dice again, and press Seal dice.' : 'Answer what is asked.';
}
const MORE_MOVEMENT = /^A die of A to Movement$/;
const MORE_DEFENCE = /^A die of A to Defence$/;
const MORE_ATTACK = /^A die of A to Attack$/;

/** Returns the next task on the way to the win. */
function winning(table: GuideTable): string {
  if (plotIn(table, 'assign')) return 'Win: share out all dice, three in Attack, and seal.';
  const active = plotIn(table, 'active');
  if (!active) return 'Win: answer what is asked.';
  if (active.attacks.length > 0) return 'Win: aim at Corsair B, and attack.';
  return active.flies ? 'Win: fly, and turn towards Corsair B.' : 'Win: spend the next die, or end the activation.';
}

export const guide: Guide = {
  text,
  captain: 'doctrine',
  seed: '3000',
  steps: [
    {
      task: 'Press + in Movement.',
      text: 'Your ship is six dice: its energy, its shield and its life. One must lie in Movement.',
      lights: () => [MORE_MOVEMENT],
      done: (table) => dealt(table, 1) > 1 || table.history.length > 0,
    },
    {
      task: (table) => (dealt(table, 2) > 0 ? `Press + in Attack: ${dealt(table, 2)} of 3 are there.` : 'Press + in Attack, three times.'),
      text: 'Attack dice hit the enemy. More Movement than the enemy means that you act first.',
      lights: () => [MORE_ATTACK],
      done: (table) => dealt(table, 2) > 2 || table.history.length > 0,
    },
    {
      task: 'Press + in Defence.',
      text: 'Each die there stops a hit. A die that stays in Reserve does nothing this turn.',
      lights: () => [MORE_DEFENCE],
      done: (table) => dealt(table, 0) > 0 || table.history.length > 0,
    },
    { task: 'Press Seal dice.', text: 'Both sides share out their dice in secret, and open together.', done: ({ history }) => history.length > 0 },
    {
      task: 'Press Fly, or a dot ahead on the table.',
      text: 'Each Movement die flies up to 4 inches and turns the ship once. It can attack only an enemy ahead of its front.',
      meanwhile: (table) => (plotIn(table, 'active') ? null : 'Wait until your ship is active.'),
      done: (table) => gave(table, FLEW),
    },
    {
      task: (table) => (plotIn(table, 'active')?.attack ? 'Press Attack, and see the dice.' : 'Aim: press Corsair B.'),
      text: 'Some Attack dice buy reach, some make it easier, the rest are rolled. Defence stops hits; each hit left over takes a die for good.',
      meanwhile: otherwise,
      lights: (table) => (plotIn(table, 'active')?.attack ? [] : ['[aria-label="Target"] button']),
      done: (table) => gave(table, ATTACKED),
    },
    {
      task: winning,
      text: 'Win by taking the last die of Corsair B. After 30 turns most dice win.',
      done: ({ stage }) => stage === 'over',
    },
  ],
};
