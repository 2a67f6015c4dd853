/** A whole picture as marks and the bitmaps they name, from a battle's turns. Pure. */
import type { Mesh } from '../board/hexes.ts';
import { perCent } from '../lib/odds.ts';
import { sidesNamed } from '../lib/seats.ts';
import type { Analysed } from '../lib/analysis.ts';
import type { Frame } from '../lib/film.ts';
import type { Over, Turn, View } from '../lib/protocol.ts';
import type { Theme } from '../ships/palette.ts';
import type { Effect } from '../stage/instances.ts';
import { boardOf, type Placed } from './board.ts';
import { fleetsOf, type Curve, type Facts } from './facts.ts';
import { FORMATS, shownOf, type Format, type FormatName, type Shown } from './frame.ts';
import { INKS } from './inks.ts';
import type { Mark } from './marks.ts';
import { pageOf, type Words } from './page.ts';
import { headlineOf, titleOf } from './result.ts';
import { taleOf, type Tale, type Teller } from './tale.ts';

/** The source of a picture. */
export interface Subject {
  game: string;
  gameTitle: string;
  title: string;
  face: Teller & { hexes?: boolean };
  seed: number;
  /** The turns up to the moment of the picture. */
  turns: Turn[];
  view: View;
  mesh?: Mesh | undefined;
  names: readonly string[];
  sides: readonly string[];
  over: Over | null;
  /** The board at a moment of a reveal. */
  scene?: Frame | null;
  analysis?: Analysed | null;
  /** The page's address in short, and the link that carries the battle. */
  place: string;
  link: string | null;
}

export interface Plan {
  format: Format;
  theme: Theme;
  tale: Tale;
  shown: Shown;
  effects: Effect[];
  marks: Mark[];
  placed: Placed[];
  title: string;
  about: string;
}

/** Returns the winner's chance from turn to turn, if the battle was analysed. */
function chances({ analysis, over }: Subject, tale: Tale, titles: readonly string[]): { curve: Curve; words: NonNullable<Words['moment']> | null } | null {
  const seat = over?.winner ?? 1;
  const own = analysis?.findings ?? [];
  if (own.length < 2) return null;
  const byTurn = new Map(own.map((one) => [one.turn, (one.chance[seat - 1]?.value ?? 0) / 1000]));
  const turns = [...byTurn.keys()];
  const values = [...byTurn.values()];
  if (over) {
    turns.push((turns.at(-1) ?? 0) + 1);
    values.push(over.winner === null ? 0.5 : 1);
  }
  const [swing] = analysis?.verdict?.turning ?? [];
  const curve: Curve = { title: `Chance of winning, ${titles[seat - 1] ?? ''}`, turns, sides: [{ side: seat, values }], key: swing?.turn ?? null };
  if (!swing) return { curve, words: null };
  const percent = (share: number): string => perCent(share / 1000);
  const there = tale.moment?.turn === swing.turn ? ` ${tale.moment.title}.` : '';
  return { curve, words: { title: 'The moment', head: `The chances turn in ${tale.word} ${swing.turn}`, words: `${titles[seat - 1] ?? ''}: from ${percent(swing.before[seat - 1] ?? 0)} to ${percent(swing.after[seat - 1] ?? 0)}.${there}` } };
}

function wordsOf(subject: Subject, facts: Facts, tale: Tale, numbered: boolean): Words {
  const { names, sides, over, turns, title, gameTitle, face } = subject;
  const ended = over !== null;
  const winner = over?.winner ?? null;
  const titles = [titleOf(1, names, sides), titleOf(2, names, sides)] as const;
  const word = face.turn ?? 'Turn';
  const count = turns.at(-1)?.turn ?? 0;
  const looked = chances(subject, tale, titles);
  const { moment } = tale;
  const own = moment ? { title: ended ? 'The moment' : 'Events', head: moment.head, words: sidesNamed(moment.words, titles) } : null;
  const fewer = !numbered ? `numbers are ${word.toLowerCase()}s` : tale.first > 1 ? `the last ${tale.last - tale.first + 1} ${word.toLowerCase()}s numbered` : `every ${word.toLowerCase()} numbered`;
  const headline = ended ? headlineOf({ turns, over, names, sides, score: facts.score }) : { who: subject.scene ? `${word} ${subject.scene ? (turns.at(-1)?.turn ?? 1) : count}` : `After ${word.toLowerCase()} ${count}`, side: null, did: '' };
  return {
    kicker: `${ended ? 'Final board' : 'The board'}${tale.tracks.length > 0 ? `, ${fewer}` : ''}`,
    headline,
    winner,
    fleets: fleetsOf(turns[0]?.before.pieces ?? subject.view.pieces, tale.called),
    meta: [title, gameTitle, `${count} ${count === 1 ? word.toLowerCase() : `${word.toLowerCase()}s`}`].join(' · '),
    titles,
    facts,
    moment: looked?.words ?? own,
    chart: looked?.curve ?? (facts.left && { ...facts.left, title: facts.left.title.replace(/turn$/, tale.word) }),
    foot: subject.link && subject.place ? `Watch it or play on from any ${word.toLowerCase()}: ${subject.place}` : subject.place,
    link: subject.link,
  };
}

/** Lays out a picture of a battle. */
export function planOf(subject: Subject, facts: Facts, name: FormatName, theme: Theme): Plan {
  const format = FORMATS[name];
  const { face, turns, view, over, scene } = subject;
  const tale = taleOf({ face, turns, view, winner: over?.winner ?? null, over: over !== null, scene: scene ?? null });
  const shown = shownOf(tale, view.table, format, face.hexes ?? false);
  const board = boardOf({ tale, shown, format, mesh: subject.mesh, theme });
  const words = wordsOf(subject, facts, tale, board.numbered);
  const page = pageOf(words, format, theme);
  const inks = INKS[theme];
  const ships = [...shown.ships].sort((a, b) => order(a) - order(b));
  const image = (of: string, box: { x: number; y: number; wide: number; high: number }, title?: string): Mark => ({ as: 'image', of, ...box, ...(title ? { title } : {}) });
  const whole = { x: 0, y: 0, wide: format.wide, high: format.high };
  const hulls = ships.map((one, at) => image(`ship ${at}`, { x: one.x, y: one.y, wide: 0, high: 0 }, one.actor.name));
  const lost = ships.filter((one) => one.wreck).length;
  const marks: Mark[] = [
    { as: 'rect', ...whole, fill: inks.ground },
    ...(theme === 'dark' ? [image('sky', { ...whole, high: format.sky })] : []),
    ...board.under,
    image('glow', whole),
    ...hulls.slice(0, lost),
    /* A ship that breaks up does so behind those that are left. */
    image('burst', whole),
    ...hulls.slice(lost),
    image('fire', whole),
    ...board.over,
    ...page.marks,
  ];
  const said = words.headline.did ? `${words.headline.who} ${words.headline.did}` : words.headline.who;
  return { format, theme, tale, shown: { ...shown, ships }, effects: scene?.effects ?? bursting(tale, shown), marks, placed: [...board.placed, ...page.placed], title: `${said}. ${words.meta}`, about: [words.moment ? `${words.moment.head}. ${words.moment.words}` : '', words.facts.luck ? words.facts.luck.rows.map((row) => `${words.titles[row.side - 1] ?? ''}: ${row.words}.`).join(' ') : ''].filter(Boolean).join(' ') };
}

/** The least size of a blast, and the distance in half hulls from the next ship at which it is as large as told. */
const BLAST = { least: 0.74, free: 2.5 };
/** Returns the effects of the moment. Its blast is smaller where a ship is close, so that it hides none. */
function bursting({ moment }: Tale, { ships }: Shown): Effect[] {
  const blown = ships.find((one) => one.actor.name === moment?.whom);
  if (!moment || !blown) return moment?.effects ?? [];
  const near = Math.min(...ships.filter((one) => one !== blown && !one.wreck).map((one) => Math.hypot(one.x - blown.x, one.y - blown.y)));
  const share = Math.max(BLAST.least, Math.min(1, near / (BLAST.free * blown.unit)));
  return moment.effects.map((one) => (one.kind === 'blast' ? { ...one, size: (one.size ?? 1) * share } : one));
}

/** Returns the rank of a ship: wrecks lie under ships, and missiles over them. */
function order({ wreck, actor }: Shown['ships'][number]): number {
  return wreck ? 0 : actor.kind === 'missile' ? 2 : 1;
}
