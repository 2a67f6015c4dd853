/** The analysis of a battle: a desk of the lab searches its decisions one after another. Also the words and figures that show the result. */
import { hire } from './lab/desk.ts';
import { perCent } from './odds.ts';
import type { Estimate, Finding, AssessedOrder, Reason, Swing, Verdict } from './protocol.ts';

export interface Analysed { nodes: number; level: string; findings: Finding[]; verdict: Verdict | null }
/** Called as the analysis goes on: the findings so far, and how many of the decisions this look has seen. */
export type Progress = (found: Finding[], seen: number, of: number) => void;

export class Stopped extends Error {}

/** Shares of the usual nodes: a quick first look, then a full one. */
const LOOKS = [0.1, 1];

/**
 * Analyses the battle in `record`, or goes on with what an earlier analysis found. `came` gets the result of each look; `last` is `true` for the closest.
 * `stop` ends the analysis at once, with its worker. A decision always gives the same finding, so a look that was cut off is repeated without a change.
 */
export function analyse(record: string, progress: Progress, came: (analysed: Analysed, last: boolean) => void, begun: { found: Finding[]; looked: boolean } = { found: [], looked: false }): { done: Promise<void>; stop: () => void } {
  let drop: (why: Error) => void = () => undefined;
  const failed = new Promise<never>((_, no) => (drop = no));
  const hired = hire(/^game (\S+)/m.exec(record)?.[1] ?? '');
  const end = (): void => void hired.then((desk) => desk.end(), () => undefined);
  const work = async (): Promise<void> => {
    const desk = await hired;
    const { level, nodes, orders } = await desk.ask('agenda', { record });
    const decisions = [...new Set(orders.map((one) => one.decision))];
    const findings = [...begun.found];
    for (const share of begun.looked ? LOOKS.slice(1) : LOOKS) {
      const each = Math.max(1, Math.round(nodes * share));
      progress([...findings], 0, decisions.length);
      for (const [at, decision] of decisions.entries()) {
        findings[at] = await desk.ask('analyse', { decision, nodes: each });
        progress([...findings], at + 1, decisions.length);
      }
      came({ nodes: each, level, findings: [...findings], verdict: decisions.length > 0 ? await desk.ask('verdict', {}) : null }, share === LOOKS.at(-1));
    }
  };
  const done = Promise.race([work(), failed]).finally(end);
  return {
    done,
    stop: () => {
      drop(new Stopped('stopped'));
      end();
    },
  };
}

/** Returns a share in thousandths as whole per cent. */
export function percent(share: number): string {
  return perCent(share / 1000);
}

/** Returns an estimated share in whole per cent. An estimate beyond 0 or 100 % cannot be true: it is cut there, and said to be rough. */
export function within(share: number): string {
  return share < 0 || share > 1000 ? `${percent(Math.min(1000, Math.max(0, share)))} (a rough estimate)` : percent(share);
}
/** Returns an accuracy as a sentence. Below 0 the orders look worse than orders at random, which is mostly the error of a few decisions. */
export function accuracyWords(share: number): string {
  return share < 0 || share > 1000 ? 'Accuracy: still too rough to tell.' : `Accuracy ${percent(share)}.`;
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
export function costWords({ cost, forced, mixture, order }: AssessedOrder): string {
  if (forced) return 'Nothing else could be written.';
  const own = mixture[0]?.order === order ? 'The search’s most frequent order. ' : '';
  const between = `(${points(cost.low)} to ${points(cost.high)})`;
  const size = points(Math.abs(cost.value));
  return own + { cost: `Cost ${size} points ${between}.`, gain: `${size} points better than the search’s own orders ${between}.`, even: `No cost shows ${between}.` }[sure(cost)];
}

/** Tells an order: as it is written, or in words. `later` is `true` for an order of a later decision, whose phase is not known. */
export type Telling = (order: string, decision: number, later?: boolean) => string;
const AS_WRITTEN: Telling = (order) => order;

/** Describes the orders that the search would have written. */
export function ideas({ mixture, decision }: AssessedOrder, tell = AS_WRITTEN, most = 3): string {
  return mixture.slice(0, most).map((one) => `${tell(one.order, decision)} (${percent(one.share)} of the time, worth ${percent(one.value)})`).join('; ');
}

/** Joins the reasons for an order in one line. Reasons beyond the first `most` are only counted. */
export function why(reasons: Reason[], most = 3): string {
  const said = reasons.slice(0, most).map((one) => one.text);
  const more = reasons.length - said.length;
  return [...said, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Returns the reasons for the order that the search would write most often, or nothing if it is the same order. */
export function otherwise({ mixture, order }: AssessedOrder): string {
  const first = mixture[0];
  return first && first.order !== order ? why(first.reasons) : '';
}

/** Returns the likely continuation as a sentence, or nothing if it does not go beyond its decision. `name` names a seat. */
export function likely({ continuation, decision }: Pick<Finding, 'continuation' | 'decision'>, name: (seat: number) => string, tell = AS_WRITTEN): string {
  const told = continuation.map((orders, at) => orders.map(({ seat, order }) => `${name(seat)}${tell === AS_WRITTEN ? '' : ':'} ${tell(order, decision, at > 0)}`).join(', '));
  return told.length > 1 ? `Expected instead, from before this decision: ${told.join(', then ')}.` : '';
}

/** Says what changed the first side's chance: the parts sum to the change. `name` names a seat. */
export function whySwung({ orders, guessing, dice, second_thoughts, by_players, decision }: Swing, name: (seat: number) => string, tell = AS_WRITTEN): string {
  const written = (order: string): string => (tell === AS_WRITTEN ? order : `“${tell(order, decision)}”`);
  const parts: [string, number][] = orders.map(({ seat, order, gains }) => [`the order ${written(order)} (${name(seat)})`, gains[0] ?? 0]);
  parts.push(['guessing', guessing[0] ?? 0], ['the dice', dice[0] ?? 0], [by_players ? 'the end by the players' : 'second thoughts', second_thoughts[0] ?? 0]);
  return parts.filter(([, gain]) => Math.abs(gain) >= 0.5).map(([what, gain]) => `${what} ${signed(gain)}`).join(', ');
}

export interface Curve { side: number; /** The line of the chance, and the band of its interval. */ line: string; band: string }

/** Returns the curve of each side's chance on a field of this size. */
export function curves(findings: Finding[], decisions: number, width: number, height: number): Curve[] {
  const x = (decision: number): number => ((decision - 0.5) / Math.max(1, decisions)) * width;
  const y = (share: number): number => height - (share / 1000) * height;
  const spot = (at: number, value: number): string => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
  return (findings[0]?.chance ?? []).map((_, at) => {
    const own = findings.flatMap(({ decision, chance }) => (chance[at] ? [{ decision, chance: chance[at] }] : []));
    // A line through one decision would have no length, so it is drawn as wide as a decision.
    const ends = own.length === 1 ? [-0.5, 0.5] : [0];
    const along = (value: (chance: Estimate) => number): string[] => own.flatMap(({ decision, chance }) => ends.map((off) => spot(decision + off, value(chance))));
    return { side: at + 1, line: `M${along((chance) => chance.value).join('L')}`, band: `M${[...along((chance) => chance.high), ...along((chance) => chance.low).reverse()].join('L')}Z` };
  });
}

/** The parts of the first side's change in a turn, in thousandths: by the orders of both sides, by luck, which is guessing and the dice, and by second thoughts: what the next search found otherwise. */
export interface Cause { turn: number; from: number; to: number; orders: number; luck: number; thoughts: number }

/** Returns what a decision gave the first side: by orders, by luck, and by second thoughts: the rest of the change to the chance before the `next` decision. */
export function causeOf({ chance, orders, guessing, dice }: Finding, next: Finding | undefined): { orders: number; luck: number; thoughts: number } {
  const gained = { orders: orders.reduce((sum, { gains }) => sum + (gains[0] ?? 0), 0), luck: (guessing[0]?.value ?? 0) + (dice[0]?.value ?? 0) };
  const [before, after] = [chance[0]?.value, next?.chance[0]?.value];
  return { ...gained, thoughts: before === undefined || after === undefined ? 0 : after - before - gained.orders - gained.luck };
}

/** Returns the causes of each turn's change. `from` and `to` are its first and last decision. */
export function causes(findings: readonly Finding[]): Cause[] {
  const found: Cause[] = [];
  for (const [at, finding] of findings.entries()) {
    const { orders, luck, thoughts } = causeOf(finding, findings[at + 1]);
    let turn = found.at(-1);
    if (turn?.turn !== finding.turn) found.push((turn = { turn: finding.turn, from: finding.decision, to: finding.decision, orders: 0, luck: 0, thoughts: 0 }));
    turn.to = finding.decision;
    turn.orders += orders;
    turn.luck += luck;
    turn.thoughts += thoughts;
  }
  return found;
}

const KINDS = ['orders', 'luck', 'thoughts'] as const;
/** A bar from the middle line: up if the first side gained. */
export interface Bar { kind: (typeof KINDS)[number]; x: number; y: number; width: number; height: number }

/** The width of the widest bar. */
const WIDEST = 20;

/** Returns the bars of the causes on a field of this size, three a turn, and the points that its height holds either way. */
export function bars(all: readonly Cause[], decisions: number, width: number, height: number): { bars: Bar[]; most: number } {
  const most = Math.max(50, ...all.flatMap((one) => KINDS.map((kind) => Math.abs(one[kind]))));
  const column = width / Math.max(1, decisions);
  return {
    most,
    bars: all.flatMap(({ from, to, ...gains }) => {
      const [middle, wide] = [((from + to - 1) / 2) * column, Math.min(WIDEST, (to - from + 1) * column * 0.27)];
      return KINDS.map((kind, at) => {
        const tall = (Math.abs(gains[kind]) / most) * (height / 2);
        return { kind, x: middle + wide * (1.06 * at - 1.56), y: height / 2 - (gains[kind] > 0 ? tall : 0), width: wide, height: tall };
      });
    }),
  };
}

/** Returns the order that the search would write most often, if it is another than the one written. */
export function preferred({ mixture, order, forced }: AssessedOrder): string | null {
  const first = mixture[0]?.order;
  return forced || first === undefined || first === order ? null : first;
}
