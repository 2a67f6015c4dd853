/** The guided first battle: movement alone, one task at a time, each done on the real table before the next is asked. */
import type { Turn } from '../../lib/protocol.ts';
import type { GuideStep, GuideTable, Plot } from '../face.ts';
import type { Ship } from './facts.ts';
import type { MoveKind } from './offers.ts';
import { TalonPlot } from './plot.svelte.ts';

/** A task of the player: its phase, and the order that fulfils it. */
interface Lesson {
  task: string;
  keys?: string;
  text: string;
  phase: string;
  did: (statement: string, turn: Turn) => boolean;
  /** Returns the task until this one is possible; null if it is possible now. */
  meanwhile: (plot: TalonPlot) => string | null;
}

function own(plot: TalonPlot): Ship | null {
  return plot.fleet.find((one) => one.side === plot.seat) ?? null;
}
function open(plot: TalonPlot, ...kinds: MoveKind[]): boolean {
  return plot.steps.some((one) => kinds.includes(one.kind));
}
/** Returns the task in a phase other than the lesson's. */
function otherwise(plot: TalonPlot): string {
  if (plot.phase === 'power') return 'Now: your point of power. Spend it as you like, or not.';
  if (plot.phase === 'move') return 'Now: a move. Take any that is open.';
  if (plot.phase === 'speeds') return 'Now: the power phase. Choose a speed and seal.';
  return 'Now: answer what is asked.';
}
function speedOf(turn: Turn, statement: string): number {
  const ship = turn.before.pieces.find((one) => statement.startsWith(`${one.name}:`));
  return ship && 'speed' in ship ? Number(ship['speed']) : 0;
}

const LESSONS: Lesson[] = [
  {
    task: 'Choose Straight, and give it.',
    keys: 'W, then Enter.',
    text: 'One cruiser against another, and nobody fires: whoever holds the other ahead of the bow, within 3 hexes, at the end of three impulses running has won. The track shows the six impulses of a round: ▲ where your ship moves, ● where it has a point of power. Leave the point for once. Lit hexes are legal, a locked one says why it is closed: tap the hex straight ahead of the bow, then press Fly straight.',
    phase: 'move',
    did: (statement) => statement.endsWith(': straight'),
    meanwhile: (plot) => (!plot.flies ? otherwise(plot) : open(plot, 'straight') ? null : 'Straight ahead is closed now: turn or slip, and go straight with the next move.'),
  },
  {
    task: 'Buy a side-slip marker.',
    text: 'Each ● on the track is a point of power. A side-slip marker is there for your very next move, used or not: buy it, and more hexes light up at once.',
    phase: 'power',
    did: (statement) => statement.endsWith(': slip'),
    meanwhile: (plot) => (plot.phase === 'power' ? null : `${otherwise(plot)} The marker is bought with your next point of power.`),
  },
  {
    task: 'Slip left or right, towards the enemy.',
    keys: 'A or D.',
    text: 'With the marker two more ways are open. A side slip shifts the ship one hex ahead to the left or right and keeps its facing: take the arrow that does not bend.',
    phase: 'move',
    did: (statement) => /: slip-(left|right)$/.test(statement),
    meanwhile: (plot) => {
      if (open(plot, 'slip-left', 'slip-right')) return null;
      if (plot.phase === 'move') return 'No slip is open: the marker is gone. Move, and buy another with your next point of power.';
      if (plot.phase === 'power') return own(plot)?.slip ? 'The marker is waiting for your next move. Spend this point as you like.' : 'The marker is gone: buy another.';
      return otherwise(plot);
    },
  },
  {
    task: 'Turn left or right.',
    keys: 'Q or E.',
    text: 'The ship turns one hex side and moves one hex along its new facing, all in one move.',
    phase: 'move',
    did: (statement) => /: (left|right)$/.test(statement),
    meanwhile: (plot) => {
      if (!plot.flies) return otherwise(plot);
      return open(plot, 'left', 'right') ? null : 'No turn is open: its list below says why. Go straight or slip until one is.';
    },
  },
  {
    task: 'Slow down by one step, and seal.',
    keys: 'S.',
    text: 'The power phase comes after impulse F. Every row is a speed with its power and its turn radius: fast ships turn wide and have little power, slow ones turn on the spot. One step a round; the marks show when each would move. Both sides choose in secret.',
    phase: 'speeds',
    did: (statement, turn) => {
      const speed = /: speed (\d+)/.exec(statement)?.[1];
      return speed !== undefined && Number(speed) < speedOf(turn, statement);
    },
    meanwhile: (plot) => {
      if (plot.phase !== 'speeds') return `${otherwise(plot)} The power phase comes after impulse F.`;
      const ship = own(plot);
      return plot.paces(ship?.name ?? '').some((one) => one.legal && one.speed < (ship?.speed ?? 0)) ? null : 'It cannot be slower: choose a faster row now, and slow down in the next power phase.';
    },
  },
  {
    task: 'Turn once more.',
    text: 'The diamond ahead of your ship is its turn-radius marker, with the hexes still to go. Until it is reached there is no turning; while straight ahead is the only way, the ship flies it unasked. “Power through the turn” takes one hex off at once; a slip shifts the marker along, one hex nearer.',
    phase: 'move',
    did: (statement) => /: (left|right)$/.test(statement),
    meanwhile: (plot) => {
      const left = own(plot)?.count ?? 0;
      if (plot.phase === 'power' && left > 0 && !open(plot, 'left', 'right')) return 'Now: a point of power. “Power through the turn” brings the marker nearer.';
      if (!plot.flies) return otherwise(plot);
      return open(plot, 'left', 'right') ? null : 'No turn is open yet: go on, straight or aside.';
    },
  },
];

/** Returns the number of lessons a seat has done, one after the other, in the turns carried out. */
export function learnt(history: readonly Turn[], seat: number): number {
  let at = 0;
  for (const turn of history) {
    const lesson = LESSONS[at];
    if (!lesson) break;
    const order = turn.orders.find((one) => one.seat === seat)?.order;
    if (order === undefined || turn.before.phase !== lesson.phase) continue;
    if (order.split(';').some((statement) => lesson.did(statement.trim(), turn))) at++;
  }
  return at;
}
function talon(plot: Plot | null): TalonPlot | null {
  return plot instanceof TalonPlot ? plot : null;
}

export const steps: GuideStep[] = [
  ...LESSONS.map(({ task, keys, text, meanwhile }, at): GuideStep => ({
    task,
    ...(keys ? { keys } : {}),
    text,
    meanwhile: ({ plot }: GuideTable) => {
      const found = talon(plot);
      return found?.view ? meanwhile(found) : null;
    },
    done: ({ history, seat }) => learnt(history, seat) > at,
  })),
  {
    task: 'Hunt him down.',
    text: 'That is all there is to moving. Slow down to turn inside his circle, speed up to catch him, and keep him ahead of your bow within 3 hexes for three impulses running.',
    done: ({ stage }) => stage === 'over',
  },
];
