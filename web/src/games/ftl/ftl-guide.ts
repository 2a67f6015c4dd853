/** The guided first battle of Faster Than Light: launch, send, hide, win. */
import { gave, type Guide, type GuideTable } from '../guide.ts';
import type { FtlPlot } from './plot.svelte.ts';

/* The enemy turns where it stands for many turns on end: whoever turns is marked, and can be hit. */
const text = `title = "First battle"
brief = "Two ships a sprint apart, four missiles each. Idle ships can be hit."

[table]
width = 48
height = 48

[options]
missiles = 4
idle-is-marked = true
ram = "hit"
turn-limit = 20
at-limit = "hits"

[[side]]
name = "Teal"
ship = [{ at = [19, 24], heading = 90 }]

[[side]]
name = "Amber"
ship = [{ at = [27, 24], heading = 0 }]
`;

const LAUNCHED = /\bL\b/;
const SENT = /\.\d+ S/;
const HID = /\b[A-Z]+ S/;

function plotOf({ plot }: GuideTable): FtlPlot | null {
  return plot as FtlPlot | null;
}
/** Returns the kind of order written for the ship or for any missile. */
function written(table: GuideTable, kind: 'ship' | 'missile'): string | undefined {
  const plot = plotOf(table);
  return plot?.own.filter((piece) => (piece.kind === 'missile') === (kind === 'missile')).map((piece) => plot.draft[piece.name]?.kind).find((one) => one && one !== 'idle');
}
/** Returns `true` if a missile is ordered to fly through an enemy. */
function reaches(table: GuideTable): boolean {
  const plot = plotOf(table);
  return !!plot?.own.some((piece) => piece.kind === 'missile' && (plot.draft[piece.name]?.crosses?.length ?? 0) > 0);
}
/** Returns `true` if the piece in hand is a missile. */
function missileInHand(table: GuideTable): boolean {
  const plot = plotOf(table);
  return plot?.own.find((piece) => piece.name === plot.selected)?.kind === 'missile';
}

export const guide: Guide = {
  text,
  captain: 'random',
  seed: '5000',
  steps: [
    {
      task: 'Press Launch.',
      text: 'The teal ship is yours. Each piece gets one order a turn, and both sides write in secret.',
      lights: () => [/^Launch$/],
      done: (table) => written(table, 'ship') === 'launch' || gave(table, LAUNCHED),
    },
    {
      task: 'Press Seal: both plots open together.',
      text: 'A missile will stand ahead of your ship. Whoever launches or turns is marked ◇ this turn, and can be hit.',
      lights: (table) => (written(table, 'ship') === 'launch' ? [] : [/^Launch$/]),
      done: (table) => gave(table, LAUNCHED),
    },
    {
      task: 'Give the missile a Sprint through Ship B.',
      text: 'Press the missile, then Sprint, then pull the ruler to its end, or the arrow on the table. This is how you fire.',
      lights: (table) => (!missileInHand(table) ? [/^A\.\d+, missile/] : written(table, 'missile') !== 'sprint' ? [/^Sprint$/] : ['input[aria-label="Length"]']),
      done: (table) => reaches(table) || gave(table, SENT),
    },
    {
      task: 'Press Seal, and see whether it hits.',
      text: 'A missile hits only what is marked. If Ship B launches, turns or waits, it is hit; if it sprints, the missile flies through.',
      done: (table) => gave(table, SENT),
    },
    {
      task: 'Now hide: give your ship a Sprint, and seal.',
      text: 'A ship that sprints is not marked: everything flies through it. Guess when they shoot, and sprint then.',
      lights: (table) => (missileInHand(table) ? [/^A, ship/] : written(table, 'ship') === 'sprint' ? [] : [/^Sprint$/]),
      done: (table) => gave(table, HID),
    },
    {
      task: 'Win: hit Ship B three times.',
      text: 'After 20 turns fewer hits win. If they are equal, the ship nearer to the middle wins.',
      done: ({ stage }) => stage === 'over',
    },
  ],
};
