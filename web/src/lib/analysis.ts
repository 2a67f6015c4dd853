/** A battle looked back on: its orders searched one after another in a worker of its own, and what is said of them. */
import { bureau } from './engine.ts';
import type { Estimate, Finding, Reason, Swing, Verdict } from './protocol.ts';

export interface Analysed { nodes: number; level: string; findings: Finding[]; verdict: Verdict | null }
/** Told as it goes: what is found so far, and of how many orders. */
export type Progress = (found: Finding[], of: number) => void;

export class Stopped extends Error {}

/** Looks back on the battle that `record` tells; `share` is how much of the usual search is spent. It ends at once with its worker. */
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

/** A share in thousandths as whole per cent. */
export function percent(share: number): string {
  return `${Math.round(share / 10)} %`;
}

/** A difference of shares in thousandths, as points to a tenth. */
export function points(share: number): string {
  const tenths = Math.abs(share / 10).toFixed(1);
  return share < 0 && tenths !== '0.0' ? `−${tenths}` : tenths;
}

/** The same with a sign before what is gained, too. */
export function signed(share: number): string {
  const text = points(share);
  return share > 0 && text !== '0.0' ? `+${text}` : text;
}

export type Worth = 'cost' | 'gain' | 'even';

/** What an order's cost surely is: more than nothing, less than nothing, or neither. */
export function sure(cost: Estimate): Worth {
  return cost.low > 0 ? 'cost' : cost.high < 0 ? 'gain' : 'even';
}

/** The cost of an order in words that claim no more than is known. */
export function costWords(finding: Finding): string {
  const { cost } = finding;
  if (!cost) return 'Nothing else could be written.';
  if (finding.mixture[0]?.order === finding.order) return 'What the search would write most often.';
  const between = `(${points(cost.low)} to ${points(cost.high)})`;
  const size = points(Math.abs(cost.value));
  return { cost: `Cost ${size} points ${between}.`, gain: `${size} points better than the search’s own ${between}.`, even: `No cost shows ${between}.` }[sure(cost)];
}

/** What the search would have written, in words. */
export function ideas(finding: Finding, most = 3): string {
  return finding.mixture.slice(0, most).map((one) => `${one.order} (${percent(one.share)} of the time, worth ${percent(one.value)})`).join('; ');
}

/** The reasons for an order in one line; what is beyond the first few is counted. */
export function why(reasons: Reason[], most = 3): string {
  const said = reasons.slice(0, most).map((one) => one.text);
  const more = reasons.length - said.length;
  return [...said, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** The reasons for what the search would write most often, where that is another order. */
export function otherwise(finding: Finding): string {
  const first = finding.mixture[0];
  return first && first.order !== finding.order ? why(first.reasons) : '';
}

/** Why a chance changed, as far as the parts of it are known. */
export function whySwung(swing: Swing): string {
  const spent = (cost: number): string => `${cost <= -0.5 ? 'gained' : 'cost'} ${points(Math.abs(cost))}`;
  const parts = [`the order ${swing.order} ${spent(swing.own)}`, `orders against it ${spent(swing.others)}`];
  if (swing.dice !== null) parts.push(`the dice gave ${signed(swing.dice)}`);
  return `In points: ${parts.join(', ')}.`;
}

export interface Curve { seat: number; /** The line of the chance, and the band of its interval. */ line: string; band: string; dots: { x: number; y: number; finding: Finding }[] }

/** The curves of each seat's chance on a field so wide and high; forced orders have no chance of their own. */
export function curves(findings: Finding[], decisions: number, width: number, height: number): Curve[] {
  const x = (decision: number): number => ((decision - 0.5) / Math.max(1, decisions)) * width;
  const y = (share: number): number => height - (share / 1000) * height;
  const spot = (at: number, value: number): string => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
  return [...new Set(findings.map((one) => one.seat))].sort().map((seat) => {
    const own = findings.flatMap((finding) => (finding.seat === seat && finding.chance ? [{ finding, chance: finding.chance }] : []));
    // Of a single order there would be nothing to see: it is as wide as its turn.
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
