/** The guided first battle: each step waits until the player has done it on the real table. */
import type { GuideStep, GuideTable, Plot } from '../face.ts';
import { FtlPlot } from './plot.svelte.ts';

function ftl(plot: Plot | null): FtlPlot | null {
  return plot instanceof FtlPlot ? plot : null;
}

function ordered(plot: Plot | null, kind: string): boolean {
  const found = ftl(plot);
  return !!found && Object.values(found.draft).some((action) => action.kind === kind);
}

/** Returns `true` if a missile is ordered to go farther than its least distance. */
function sent(plot: Plot | null): boolean {
  const found = ftl(plot);
  if (!found) return false;
  return found.own.some((piece) => {
    const told = found.draft[piece.name];
    const least = Math.min(...found.offered(piece.name, 'sprint').map((one) => one.amount));
    return piece.kind === 'missile' && told?.kind === 'sprint' && told.amount > least;
  });
}

/** Returns `true` once an order of this seat has contained the notation of an action. */
function gave({ history, seat }: GuideTable, action: RegExp): boolean {
  return history.some(({ orders }) => orders.some((one) => one.seat === seat && action.test(one.order)));
}
const LAUNCHED = /\bL\b/;
const ROTATED = /\bR/;
const SENT = /\.\d+ S/;

export const steps: GuideStep[] = [
  {
    task: 'Give your ship the order Launch.',
    text: 'The teal ship is yours; the enemy comes towards you on a line beside yours. Each piece gets one order a turn, and both sides plot in secret.',
    done: (table) => ordered(table.plot, 'launch') || gave(table, LAUNCHED),
  },
  {
    task: 'Seal, then reveal.',
    text: 'A missile will stand just ahead of your ship. A piece that launches, rotates or waits is marked (◇) that turn. Only marked pieces can be hit.',
    done: (table) => gave(table, LAUNCHED),
  },
  {
    task: 'Select your missile, choose Sprint, and send it further.',
    text: 'Launches, then rotations, then sprints: that was a turn. Carry the missile’s arrow on the table, or use + below.',
    done: (table) => sent(table.plot) || gave(table, SENT),
  },
  {
    task: 'Outguess the enemy: seal and reveal.',
    text: 'If the enemy launches, rotates or waits, it is marked, and a missile that crosses it hits. If it sprints, the missile passes through.',
    done: (table) => gave(table, SENT),
  },
  {
    task: 'Turn a piece: drag the curl behind it, or press Rotate.',
    text: 'Each line of the log carries its clause: press one to read why. The third hit destroys a ship.',
    done: (table) => ordered(table.plot, 'rotate') || gave(table, ROTATED),
  },
  {
    task: 'Finish the battle.',
    text: 'Three hits win; after 20 turns fewer hits win, and if they are equal, the ship nearest to the middle. The slider under the table looks back at any turn.',
    done: ({ stage }) => stage === 'over',
  },
];
