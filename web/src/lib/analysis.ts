/** The analysis of a battle: a worker searches its orders one after another. Also the words and figures that show the result. */
import { bureau } from './engine.ts';
import type { Estimate, Finding, Reason, Swing, Verdict } from './protocol.ts';

export interface Analysed { nodes: number; level: string; findings: Finding[]; verdict: Verdict | null }
/** Called as the analysis goes on, with the findings so far and the number of orders. */
export type Progress = (found: Finding[], of: number) => void;

export class Stopped extends Error {}

/** Analyses the battle in `record` with `share` of the usual search. `stop` ends it at once, with its worker. */
export function analyse(record: string, share: number, progress: Progress): { done: Promise<Analysed>; stop: () => void } {
  let drop: (why: Error) => void = () => undefined;
  const failed = new Promise<never>((_, no) => (drop = no));
  const desk = bureau(() => drop(new Error('The analysis stopped. Reload the page to try again.')));
  const work = async (): Promise<Analysed> => {
    const { battle } = await desk.referee.call('open', { record });
    const { level, nodes, orders } = await desk.referee.call('agenda', { battle });
    const each = Math.max(1, Math.round(nodes * share));
    const findings: Finding[] = [];
    progress(findings, orders.length);
    for (const { decision, seat } of orders) {
      findings.push(await desk.referee.call('analyse', { battle, decision, seat, nodes: each }));
      progress([...findings], orders.length);
    }
    const verdict = orders.length > 0 ? await desk.referee.call('verdict', { battle }) : null;
    return { nodes: each, level, findings, verdict };
  };
  const done = Promise.race([work(), failed]).finally(() => desk.end());
  return {
    done,
    stop: () => {
      drop(new Stopped('stopped'));
      desk.end();
    },
  };
}

/** Returns a share in thousandths as whole per cent. */
export function percent(share: number): string {
  return `${Math.round(share / 10)} %`;
}

/** Returns a difference of shares in thousandths as points, to a tenth. */
export function points(share: number): string {
  const tenths = Math.abs(share / 10).toFixed(1);
  return share < 0 && tenths !== '0.0' ? `−${tenths}` : tenths;
}

/** Returns points with a sign, a plus before gains. */
export function signed(share: number): string {
  const text = points(share);
  return share > 0 && text !== '0.0' ? `+${text}` : text;
}

export type Worth = 'cost' | 'gain' | 'even';

/** Returns `cost` or `gain` if the whole interval of an order's cost is above or below 0, and `even` otherwise. */
export function sure(cost: Estimate): Worth {
  return cost.low > 0 ? 'cost' : cost.high < 0 ? 'gain' : 'even';
}

/** Returns the cost of an order in words that claim no more than is known. */
export function costWords(finding: Finding): string {
  const { cost } = finding;
  if (!cost) return 'Nothing else could be written.';
  if (finding.mixture[0]?.order === finding.order) return 'What the search would write most often.';
  const between = `(${points(cost.low)} to ${points(cost.high)})`;
  const size = points(Math.abs(cost.value));
  return { cost: `Cost ${size} points ${between}.`, gain: `${size} points better than the search’s own ${between}.`, even: `No cost shows ${between}.` }[sure(cost)];
}

/** Describes the orders that the search would have written. */
export function ideas(finding: Finding, most = 3): string {
  return finding.mixture.slice(0, most).map((one) => `${one.order} (${percent(one.share)} of the time, worth ${percent(one.value)})`).join('; ');
}

/** Joins the reasons for an order in one line. Reasons beyond the first `most` are only counted. */
export function why(reasons: Reason[], most = 3): string {
  const said = reasons.slice(0, most).map((one) => one.text);
  const more = reasons.length - said.length;
  return [...said, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Returns the reasons for the order that the search would write most often, or nothing if it is the same order. */
export function otherwise(finding: Finding): string {
  const first = finding.mixture[0];
  return first && first.order !== finding.order ? why(first.reasons) : '';
}

/** Says why a chance changed, as far as the parts of the change are known. */
export function whySwung(swing: Swing): string {
  const spent = (cost: number): string => `${cost <= -0.5 ? 'gained' : 'cost'} ${points(Math.abs(cost))}`;
  const parts = [`the order ${swing.order} ${spent(swing.own)}`, `orders against it ${spent(swing.others)}`];
  if (swing.dice !== null) parts.push(`the dice gave ${signed(swing.dice)}`);
  return `In points: ${parts.join(', ')}.`;
}

export interface Curve { seat: number; /** The line of the chance, and the band of its interval. */ line: string; band: string; dots: { x: number; y: number; finding: Finding }[] }

/** Returns the curve of each seat's chance on a field of this size. Forced orders have no chance of their own. */
export function curves(findings: Finding[], decisions: number, width: number, height: number): Curve[] {
  const x = (decision: number): number => ((decision - 0.5) / Math.max(1, decisions)) * width;
  const y = (share: number): number => height - (share / 1000) * height;
  const spot = (at: number, value: number): string => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
  return [...new Set(findings.map((one) => one.seat))].sort().map((seat) => {
    const own = findings.flatMap((finding) => (finding.seat === seat && finding.chance ? [{ finding, chance: finding.chance }] : []));
    // A line through one order would have no length, so it is drawn as wide as a decision.
    const ends = own.length === 1 ? [-0.5, 0.5] : [0];
    const along = (value: (chance: Estimate) => number): string[] => own.flatMap(({ finding, chance }) => ends.map((off) => spot(finding.decision + off, value(chance))));
    return {
      seat,
      line: own.length > 0 ? `M${along((chance) => chance.value).join('L')}` : '',
      band: own.length > 0 ? `M${[...along((chance) => chance.high), ...along((chance) => chance.low).reverse()].join('L')}Z` : '',
      dots: own.map(({ finding, chance }) => ({ x: x(finding.decision), y: y(chance.value), finding })),
    };
  });
}
