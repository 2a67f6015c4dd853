/** The words and figures of a picture: headline, score, luck, the moment, a chart and its source. Pure. */
import type { Box } from '../board/placing.ts';
import { perCent } from '../lib/odds.ts';
import type { Theme } from '../ships/palette.ts';
import type { Placed } from './board.ts';
import type { LuckFacts } from '../lib/luck.ts';
import type { Curve, Facts } from './facts.ts';
import type { Format } from './frame.ts';
import { INKS, inkOf, type Inks } from './inks.ts';
import { short, type Mark, type Run } from './marks.ts';
import { cut, sizeFor, widthOf, wrap, type Weight } from './measure.ts';
import { scoreWords, type Headline } from './result.ts';

/** All texts of a picture. */
export interface Words {
  kicker: string;
  headline: Headline;
  winner: number | null;
  /** The opponents: by name, and by number in case there is no room for names. */
  fleets: readonly string[];
  /** Scenario, game and turns. */
  meta: string;
  /** The names of the sides in the picture. */
  titles: readonly [string, string];
  facts: Facts;
  moment: { title: string; head: string; words: string } | null;
  chart: Curve | null;
  /** The last line, and its link in a file that can hold links. */
  foot: string;
  link: string | null;
}
export interface Page { marks: Mark[]; placed: Placed[] }

class Sheet {
  readonly marks: Mark[] = [];
  readonly placed: Placed[] = [];
  readonly inks: Inks;
  constructor(readonly theme: Theme) {
    this.inks = INKS[theme];
  }
  /** Writes a line and notes its place. */
  text(id: string, x: number, y: number, size: number, weight: Weight, runs: readonly Run[], anchor: 'start' | 'middle' | 'end' = 'start', link: string | null = null): void {
    const wide = runs.reduce((sum, run) => sum + widthOf(run.text, size, run.weight ?? weight), 0);
    const x0 = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
    this.marks.push({ as: 'text', x, y, size, weight, runs, anchor, ...(link ? { link } : {}) });
    this.placed.push({ id, kind: 'text', box: { x0, y0: y - size * 0.78, x1: x0 + wide, y1: y + size * 0.22 } });
  }
  /** Writes lines below one another. Returns the baseline of the next line. */
  lines(id: string, x: number, y: number, size: number, weight: Weight, fill: string, lines: readonly string[], leading = 1.22): number {
    lines.forEach((text, at) => this.text(`${id} ${at}`, x, y + at * size * leading, size, weight, [{ text, fill }]));
    return y + lines.length * size * leading;
  }
}

/** Writes the opponents in the longest form that fits. */
function fleets(sheet: Sheet, { fleets: ways }: Words, x: number, y: number, wide: number, size: number): void {
  const text = ways.find((one) => widthOf(one, size, 500) <= wide);
  if (text) sheet.text('fleets', x, y, size, 500, [{ text, fill: sheet.inks.muted }]);
}

function headline(sheet: Sheet, { headline: { who, side, did } }: Words, x: number, y: number, wide: number, most: number, least: number, lines: number): { top: number; bottom: number } {
  const { inks } = sheet;
  const text = did ? `${who} ${did}` : who;
  const size = sizeFor(text, 700, wide, lines, most, least);
  const broken = wrap(text, size, 700, wide, lines);
  let left = who.length;
  broken.forEach((line, at) => {
    const own = Math.max(0, Math.min(line.length, left));
    left -= line.length + 1;
    const runs: Run[] = [{ text: line.slice(0, own), fill: inkOf(inks, side) }, { text: line.slice(own), fill: inks.text }].filter((run) => run.text);
    sheet.text(`headline ${at}`, x, y - (broken.length - 1 - at) * size * 1.02, size, 700, runs);
  });
  return { top: y - (broken.length - 1) * size * 1.02 - size * 0.78, bottom: y };
}

function luck(sheet: Sheet, facts: LuckFacts, { titles }: Words, x: number, y: number, wide: number, size: number): void {
  const { inks } = sheet;
  sheet.text('luck title', x, y, size * 0.94, 500, [{ text: facts.title, fill: inks.muted }]);
  const most = Math.max(1, ...facts.rows.flatMap((row) => [row.came, row.against]));
  facts.rows.slice(0, 2).forEach((row, at) => {
    const top = y + size * 1.7 + at * size * 2.76;
    const ink = inkOf(inks, row.side);
    const title = cut(titles[row.side - 1] ?? '', size, 700, wide * 0.4);
    const r = size * 0.38;
    sheet.marks.push(row.side === 2 ? { as: 'path', d: `M${short(x + r)} ${short(top - size * 0.32 - r)}l${short(r)} ${short(r)} ${short(-r)} ${short(r)} ${short(-r)} ${short(-r)}Z`, fill: ink } : { as: 'circle', x: x + r, y: top - size * 0.32, r, fill: ink });
    const from = x + r * 2 + 6;
    const words = cut(` ${row.words}`, size, 500, wide - (from - x) - widthOf(title, size, 500));
    sheet.text(`luck ${row.side}`, from, top, size, 500, [{ text: title, fill: ink }, { text: words, fill: inks.text }]);
    bar(sheet, row.came / most, row.against / most, row.side, x, top + size * 0.5, wide * 0.94, size * 0.84);
  });
}

/** Draws a bar of the result, with a mark at the expected one. The second side’s bar is broken. */
function bar(sheet: Sheet, came: number, against: number, side: number, x: number, y: number, wide: number, high: number): void {
  const ink = inkOf(sheet.inks, side);
  const long = wide * came;
  const at = x + wide * against;
  if (long > 1) {
    if (side === 1) sheet.marks.push({ as: 'rect', x, y, wide: long, high, round: Math.min(5, long / 2), fill: ink });
    else for (let from = 0; from < long; from += 11) sheet.marks.push({ as: 'rect', x: x + from, y, wide: Math.min(8, long - from), high, round: 1.5, fill: ink });
  }
  sheet.marks.push({ as: 'path', d: `M${short(at)} ${short(y - 3)}V${short(y + high + 3)}`, stroke: sheet.inks.text, width: 2.2, opacity: 0.9 });
}

function momentWords(sheet: Sheet, { head, words }: NonNullable<Words['moment']>, title: string, x: number, y: number, wide: number, size: number, lines: number): void {
  const { inks } = sheet;
  sheet.text('moment title', x, y, size * 0.94, 500, [{ text: title, fill: inks.muted }]);
  const big = size * 1.16;
  const heads = wrap(head, big, 700, wide, 2);
  const next = sheet.lines('moment head', x, y + size * 1.72, big, 700, inks.text, heads, 1.2);
  sheet.lines('moment words', x, next + size * 0.02, size, 500, inks.muted, wrap(words, size, 500, wide, Math.max(1, lines - heads.length)), 1.32);
}

/** Draws the key of a chart's lines, right of its title. */
function key(sheet: Sheet, curve: Curve, titles: readonly string[], from: number, right: number, y: number, size: number): void {
  if (curve.sides.length < 2) return;
  const room = (right - from) / 2 - 42;
  for (const { side } of [...curve.sides].sort((a, b) => b.side - a.side)) {
    const ink = inkOf(sheet.inks, side);
    const text = cut(titles[side - 1] ?? '', size, 700, room);
    sheet.text(`chart side ${side}`, right, y, size, 700, [{ text, fill: ink }], 'end');
    right -= widthOf(text, size, 700) + 28;
    sheet.marks.push({ as: 'path', d: `M${short(right)} ${short(y - size * 0.32)}h22`, stroke: ink, width: 3.2, cap: 'round', ...(side === 2 ? { dash: [9, 5] } : {}) });
    right -= 14;
  }
}

/** Draws a chart of shares from turn to turn, a line a side. */
function chart(sheet: Sheet, curve: Curve, titles: readonly string[], x: number, y: number, wide: number, high: number, size: number): void {
  const { inks } = sheet;
  sheet.text('chart title', x, y, size * 0.94, 500, [{ text: curve.title, fill: inks.muted }]);
  key(sheet, curve, titles, x + widthOf(curve.title, size * 0.94, 500), x + wide, y, size * 0.84);
  const base = y + size * 1.1 + high;
  const [first, last] = [curve.turns[0] ?? 0, curve.turns.at(-1) ?? 1];
  const small = size * 0.74;
  const inset = widthOf('100 %', small, 500) + 8;
  const [from, span] = [x + inset, wide - inset - 8];
  const place = (turn: number): number => from + (span * (turn - first)) / Math.max(1, last - first);
  const up = (share: number): number => base - (high - 8) * share;
  sheet.marks.push({ as: 'path', d: `M${short(from)} ${short(up(0.5))}H${short(from + span)}`, stroke: inks.muted, width: 1, opacity: 0.4, dash: [4, 5] });
  sheet.marks.push({ as: 'path', d: `M${short(from)} ${short(base)}H${short(from + span)}`, stroke: inks.muted, width: 1, opacity: 0.35 });
  for (const share of [1, 0.5, 0]) sheet.text(`chart ${share}`, from - 8, up(share) + small * 0.34, small, 500, [{ text: perCent(share), fill: inks.muted }], 'end');
  for (const { side, values } of [...curve.sides].sort((a, b) => b.side - a.side)) {
    const way = values.map((value, at) => `${short(place(curve.turns[at] ?? 0))} ${short(up(value))}`).join('L');
    const ink = inkOf(inks, side);
    if (curve.sides.length === 1 || side === 1) sheet.marks.push({ as: 'path', d: `M${way}L${short(place(curve.turns[values.length - 1] ?? last))} ${short(base)}L${short(from)} ${short(base)}Z`, fill: ink, opacity: 0.15 });
    sheet.marks.push({ as: 'path', d: `M${way}`, stroke: ink, width: 3.2, cap: 'round', ...(side === 2 ? { dash: [9, 5] } : {}) });
  }
  const turned = curve.key ?? null;
  const [line] = curve.sides;
  if (turned !== null && line) {
    const at = curve.turns.findIndex((turn) => turn >= turned);
    if (at >= 0) sheet.marks.push({ as: 'circle', x: place(curve.turns[at] ?? 0), y: up(line.values[at] ?? 0), r: 6.5, fill: inks.mark, stroke: inks.ground, width: 2.5 });
  }
  const every = [1, 2, 5, 10, 20, 50, 100].find((one) => (span / Math.max(1, last - first)) * one >= size * 1.4) ?? 200;
  for (let turn = Math.ceil(Math.max(first, 1) / every) * every; turn <= last; turn += every) sheet.text(`chart turn ${turn}`, place(turn), base + size * 1.02, small, 500, [{ text: String(turn), fill: inks.muted }], 'middle');
}

function tall(sheet: Sheet, words: Words, format: Format): void {
  const { inks } = sheet;
  const [left, right] = [56, format.wide - 56];
  sheet.marks.push({ as: 'rect', x: 0, y: 850, wide: format.wide, high: 500, fill: { from: [0, 850], to: [0, 1350], stops: [[0, inks.clear], [0.3, inks.veil], [1, inks.ground]] } });
  sheet.marks.push({ as: 'rect', x: 0, y: 0, wide: format.wide, high: 170, fill: { from: [0, 0], to: [0, 170], stops: [[0, inks.veil], [1, inks.clear]] } });
  sheet.text('kicker', left, 64, 19, 700, [{ text: words.kicker, fill: inks.muted }]);
  fleets(sheet, words, left, 91, right - left, 18);
  headline(sheet, words, left, 1010, right - left, 104, 54, 1);
  const score = scoreWords(words.facts.score, words.winner);
  const scored = score.reduce((sum, run) => sum + widthOf(run.text, 25, run.strong ? 700 : 500), 0);
  if (score.length > 0) sheet.text('score', left, 1061, 25, 500, score.map((run) => ({ text: run.text, fill: inks.text, weight: run.strong ? 700 : 500 })));
  sheet.text('meta', right, 1061, 20, 500, [{ text: cut(words.meta, 20, 500, right - left - scored - 40), fill: inks.muted }], 'end');
  const [first, second, third] = [{ x: left, wide: 288 }, { x: 367, wide: 270 }, { x: 678, wide: 346 }];
  const top = 1113;
  if (words.facts.luck) luck(sheet, words.facts.luck, words, first.x, top, first.wide, 18);
  if (words.moment) momentWords(sheet, words.moment, words.moment.title, second.x, top, second.wide, 18, 6);
  if (words.chart) chart(sheet, words.chart, words.titles, third.x, top, third.wide, 96, 18);
  sheet.text('brand', left, 1314, 20, 700, [{ text: 'Firing Arc', fill: inks.text }]);
  sheet.text('foot', right, 1314, 17, 500, [{ text: cut(words.foot, 17, 500, 760), fill: inks.muted }], 'end', words.link);
}

function wide(sheet: Sheet, words: Words, format: Format): void {
  const { inks } = sheet;
  const [left, room] = [44, 392];
  sheet.marks.push({ as: 'rect', x: 0, y: 0, wide: 560, high: format.high, fill: { from: [0, 0], to: [560, 0], stops: [[0, inks.veil], [0.62, inks.veil], [1, inks.clear]] } });
  sheet.text('kicker', left, 52, 16, 700, [{ text: words.kicker, fill: inks.muted }]);
  fleets(sheet, words, left, 73, room, 15);
  const { bottom } = headline(sheet, words, left, 202, room, 66, 36, 2);
  const score = scoreWords(words.facts.score, words.winner);
  if (score.length > 0) sheet.text('score', left, bottom + 40, 22, 500, score.map((run) => ({ text: run.text, fill: inks.text, weight: run.strong ? 700 : 500 })));
  sheet.lines('meta', left, bottom + 68, 16, 500, inks.muted, wrap(words.meta, 16, 500, room, 1));
  let top = bottom + 116;
  if (words.facts.luck) {
    luck(sheet, words.facts.luck, words, left, top, room - 30, 16);
    top += 132;
  } else if (words.chart) {
    chart(sheet, words.chart, words.titles, left, top, room - 30, 80, 16);
    top += 142;
  }
  if (words.moment) momentWords(sheet, words.moment, words.moment.title, left, top, room, 16, 4);
  sheet.text('brand', left, format.high - 30, 18, 700, [{ text: 'Firing Arc', fill: inks.text }]);
  sheet.text('foot', left + 100, format.high - 30, 14, 500, [{ text: cut(words.foot, 14, 500, room - 100), fill: inks.muted }], 'start', words.link);
}

/** Lays out the words of a picture. */
export function pageOf(words: Words, format: Format, theme: Theme): Page {
  const sheet = new Sheet(theme);
  if (format.name === 'tall') tall(sheet, words, format);
  else wide(sheet, words, format);
  return { marks: sheet.marks, placed: sheet.placed };
}

export type { Box };
