/** The keys of Black Skies at the table: the list for people, and the order that each key writes. */
import { around } from '../../lib/pick.ts';
import type { Point } from '../../lib/protocol.ts';
import type { TableFace } from '../face.ts';
import type { BlackSkiesPlot } from './plot.svelte.ts';

export const keys: TableFace['keys'] = [
  { keys: ', .', does: 'Previous or next option, card, element or fighter' },
  { keys: '1 … 9', does: 'The option or the card of that number' },
  { keys: 'W A S D', does: 'Deployment: lead and wingman an inch; I J K L the wingman alone' },
  { keys: 'Q E', does: 'Set-up: another first card; W S its speed, R F its place in the deck' },
  { keys: 'A', does: 'Fire: everything at the next target' },
  { keys: 'X', does: 'Hold fire' },
];

/** Writes the order of a key; returns `false` if the key has no meaning here. */
export function pressed(plot: BlackSkiesPlot, key: string): boolean {
  if (key === ',' || key === '.') walk(plot, key === '.' ? 1 : -1);
  else if (plot.phase === 'deploy') return steer(plot, key);
  else if (plot.phase === 'decks') return deck(plot, key);
  else if (plot.phase === 'fire') return shoot(plot, key);
  else return pick(plot, key);
  return true;
}

/** Selects the next or the previous of the present choices: options, cards, elements, fighters. */
function walk(plot: BlackSkiesPlot, by: 1 | -1): void {
  const next = <T>(all: readonly T[], now: (one: T) => boolean): T | undefined => around(all, all.findIndex(now), by);
  const { part, view } = plot;
  if (part.kind === 'fly') {
    const way = next(plot.ways, (one) => one.way === part.way);
    if (way) plot.fly(way);
  } else if (part.kind === 'next') {
    const card = next(plot.offer?.cards.filter((one) => !one.refused) ?? [], (one) => one.card === part.card);
    if (card) plot.choose(card.card);
  } else if (part.kind === 'check') plot.write({ ...part, tries: !part.tries });
  else if (plot.phase === 'fire') {
    const fire = next(plot.fire().filter((one) => one.may), (one) => one.piece === plot.firer);
    if (fire) plot.arm(fire.piece);
  } else {
    const element = next(plot.phase === 'deploy' ? plot.waiting : (view?.elements.filter((one) => one.side === plot.seat) ?? []), (one) => one.name === plot.element);
    if (element) void plot.take(element.name).then(() => (plot.said = `${element.name} ${element.title}`));
  }
}

function steer(plot: BlackSkiesPlot, key: string): boolean {
  const step: Record<string, Point> = { a: [-1000, 0], d: [1000, 0], w: [0, 1000], s: [0, -1000] };
  const wing: Record<string, Point> = { j: [-1000, 0], l: [1000, 0], i: [0, 1000], k: [0, -1000] };
  const [lead, other] = [step[key], wing[key]];
  if (lead) plot.step('lead', ...lead);
  else if (other) plot.step('wing', ...other);
  return !!lead || !!other;
}

function deck(plot: BlackSkiesPlot, key: string): boolean {
  const entries = plot.is('deck')?.entries ?? [];
  const at = entries.findIndex((entry) => entry.element === plot.element);
  const entry = entries[at];
  if (!entry || !plot.element) return false;
  if (key === 'w' || key === 's') plot.speed(plot.element, key === 'w' ? 1 : -1);
  else if (key === 'r' || key === 'f') plot.move(at, at + (key === 'f' ? 1 : -1));
  else if (key === 'q' || key === 'e') {
    const cards = (plot.offer?.cards ?? []).filter((one) => !one.refused);
    const next = around(cards, cards.findIndex((one) => one.card === entry.card), key === 'e' ? 1 : -1);
    if (next) plot.choose(next.card);
  } else return false;
  return true;
}

function shoot(plot: BlackSkiesPlot, key: string): boolean {
  if (key === 'x') plot.write({ kind: 'hold' });
  else if (key === 'a') {
    const targets = plot.firing?.targets.filter((one) => one.bears).map((one) => one.target) ?? [];
    const held = plot.is('fire')?.target;
    const next = around(targets, targets.indexOf(held ?? ''), 1);
    if (next && next !== held) void plot.aimAll(next);
  } else return false;
  return true;
}

function pick(plot: BlackSkiesPlot, key: string): boolean {
  const number = Number(key);
  const way = plot.phase === 'option' ? plot.ways[number - 1] : undefined;
  const card = plot.phase === 'next' ? plot.offer?.cards.find((one) => one.number === number) : undefined;
  if (way) plot.fly(way);
  else if (card) plot.choose(card.card);
  else return false;
  return true;
}
