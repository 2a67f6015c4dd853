/** The search of the rulebook: every word counts in any order, also by its synonyms; titles come before mentions. */
import type { Clause, Clauses } from './protocol.ts';

/** Everyday words, and the rulebook's words for the same: any word of a line finds all of it. */
export type Synonyms = readonly (readonly string[])[];

/** The synonyms that hold in every game. The first is the everyday word that people type. */
const COMMON: Synonyms = [
  ['shoot', 'fire', 'fires', 'firing', 'attack', 'attacks', 'shot', 'shots'],
  ['turn around', 'rotate', 'rotation', 'turn', 'turning', 'course', 'heading', 'facing', 'steer'],
  ['life', 'lives', 'health', 'hit points', 'hull', 'damage', 'destroyed'],
  ['heal', 'fix', 'repair', 'repairs'],
  ['fast', 'faster', 'slow', 'slower', 'speed', 'velocity', 'accelerate'],
  ['win', 'winning', 'winner', 'victory', 'objective', 'goal', 'lose'],
  ['tie', 'stalemate', 'draw'],
  ['crash', 'collide', 'collision', 'ram', 'ramming'],
  ['die', 'kill', 'dead', 'death', 'destroyed', 'lost'],
  ['board', 'map', 'edge', 'table'],
  ['range', 'distance', 'reach', 'far'],
  ['dice', 'die', 'roll', 'rolls', 'd6', 'd12'],
  ['secret', 'hidden', 'secretly', 'face down'],
  ['round', 'sequence', 'phase'],
];
const STOP = new Set('a an and are at be by can do does for from go goes how i if in is it its may me my of on or ship ships the there they to what when where which who why with you your'.split(' '));

function escaped(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu');
}

/** Returns a word without its ending, so that “write” finds “writing”. */
function stem(word: string): string {
  const short = word.replace(/(ing|es|ed|e|s)$/, '');
  return short.length > 3 ? short : word;
}

/** A sought word: itself, and its synonyms. */
interface Sought { word: RegExp; others: RegExp[] }

/** Returns the words of a search, each with its synonyms. Words that say nothing are left out, unless all do. */
function wordsOf(sought: string, synonyms: Synonyms): Sought[] {
  const all = sought.toLowerCase().split(/[\s,?!]+/).filter(Boolean);
  const telling = all.filter((word) => !STOP.has(word));
  return (telling.length > 0 ? telling : all).map((word) => ({
    word: escaped(/\d/.test(word) ? word : stem(word)),
    others: [...new Set(synonyms.filter((line) => line.some((one) => stem(one) === stem(word))).flat())].filter((one) => stem(one) !== stem(word)).map(escaped),
  }));
}

/** Returns the worth of one word in a clause: its own title before its synonyms' title, then the mentions. */
function worth({ word, others }: Sought, clause: Clause, section: string): number {
  if (word.test(clause.id)) return 100;
  if (word.test(clause.title)) return 30;
  const titled = others.filter((one) => one.test(clause.title)).length;
  if (titled > 0) return 16 + titled;
  if (word.test(section)) return 8;
  if (word.test(clause.text)) return 4;
  return others.some((one) => one.test(section)) ? 3 : others.some((one) => one.test(clause.text)) ? 2 : 0;
}

/** Returns the clauses that a search finds, the best first: those with every word, or with any word if none has all. */
export function seek({ sections, clauses }: Pick<Clauses, 'sections' | 'clauses'>, sought: string, own: Synonyms = []): Clause[] {
  const words = wordsOf(sought, [...own, ...COMMON]);
  if (words.length === 0) return clauses;
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  const rated = clauses.map((clause, at) => {
    const each = words.map((word) => worth(word, clause, titles.get(clause.section) ?? ''));
    return { clause, at, whole: each.every((one) => one > 0), sum: each.reduce((all, one) => all + one, 0) };
  });
  const whole = rated.filter((one) => one.whole);
  const found = whole.length > 0 ? whole : rated.filter((one) => one.sum > 0);
  return found.sort((a, b) => b.sum - a.sum || a.at - b.at).map(({ clause }) => clause);
}
