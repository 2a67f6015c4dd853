/** The names of the pieces of a battle. A ship and its battery may share a code (`A1`), so players read names. */
import type { Piece, Turn } from './protocol.ts';
import { capital } from './sentences.ts';

/** The names of pieces by code. */
export type Called = ReadonlyMap<string, string>;

/** Pattern of a code: one or two letters, digits, a missile's number. */
const CODE = /^[A-Z]{1,2}\d*(?:\.\d+)?$/;
const KINDS: Record<string, string> = { ship: 'Ship', missile: 'Missile', fighters: 'Group', marker: 'Marker', fighter: 'Fighter', squadron: 'Squadron' };

/** Returns the word that goes before the code of a piece without a name. */
function kindOf(piece: Piece): string {
  const { design, kind } = piece;
  return design && design !== piece.name ? design : (KINDS[kind] ?? kind);
}

/** Names all pieces: by title, with the code if several share the title, or by kind and code if there is no title; a pair by the title of its fighters. */
export function calledOf(pieces: Iterable<Piece>): Called {
  const known = new Map<string, Piece>();
  for (const piece of pieces) if (!known.get(piece.name)?.title) known.set(piece.name, piece);
  const titles = new Map<string, number>();
  const titleOf = (piece: Piece): string => (CODE.test(piece.name) && piece.kind !== 'fighters' ? (piece.title ?? '') : '');
  for (const piece of known.values()) titles.set(titleOf(piece), (titles.get(titleOf(piece)) ?? 0) + 1);
  /* The fighters of each element, and the elements whose fighters have each title. */
  const crews = new Map<string, number>();
  const kinds = new Map<string, Set<string>>();
  for (const piece of known.values()) {
    const { element } = piece;
    if (!element) continue;
    crews.set(element, (crews.get(element) ?? 0) + 1);
    kinds.set(titleOf(piece), (kinds.get(titleOf(piece)) ?? new Set()).add(element));
  }
  const called = new Map<string, string>();
  for (const [code, piece] of known) {
    const title = titleOf(piece);
    if (!CODE.test(code)) called.set(code, code.replace(/^(\p{L}{3,})(\d+)$/u, '$1 $2'));
    else if (title) called.set(code, titles.get(title) === 1 ? title : `${title} ${code}`);
    else called.set(code, `${kindOf(piece)} ${code}`);
    const { element } = piece;
    if (!element) continue;
    const crew = (crews.get(element) ?? 0) > 1 ? `${title} pair`.trim() : title;
    const name = title && kinds.get(title)?.size === 1 && crew !== called.get(code) ? crew : `${crew} ${element}`.trim();
    called.set(element, capital(name));
  }
  return called;
}

/** Names all pieces that a battle has shown. */
export function calledIn(turns: readonly Turn[], now: readonly Piece[] = []): Called {
  return calledOf([...turns.flatMap((turn) => [...turn.before.pieces, ...turn.after.pieces]), ...now]);
}

/** Names the pieces of a turn as they were known before it: a piece without a title by the kind that it showed then, because the turn may reveal another. */
export function calledBefore({ before: { pieces } }: Turn, called: Called): Called {
  return new Map([...called, ...calledOf(pieces.filter(({ title }) => !title))]);
}

/** Returns the name for a code, or the code itself. */
export function nameIn(called: Called, code: string): string {
  return called.get(code) ?? code;
}

/** Weapons and systems, whose codes may equal those of ships. */
const MOUNTS = /\b(?:with|batter(?:y|ies)|torpedo(?:es)?|needle(?: beam)?s?|systems?|launchers?|bays?|fire control|point \d+:)\s+(?:[a-z-]+\s+)?[A-Z]{1,2}\d+(?:(?:,| and)\s*[A-Z]{1,2}\d+)*/g;

/** Rounds every number with two or more decimals in a text to one decimal. */
export function rounded(text: string): string {
  return text.replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Returns the text of an event for players: names instead of codes, one decimal. Codes of weapons stay. */
export function spoken(text: string, called: Called): string {
  const codes = [...called.keys()].filter((code) => called.get(code) !== code).sort((a, b) => b.length - a.length);
  if (codes.length === 0) return rounded(text);
  const pattern = new RegExp(`(?<![\\w.\\-])(?:${codes.map((code) => code.replaceAll(/[.\-]/g, '\\$&')).join('|')})(?![\\w\\-]|\\.\\d)`, 'g');
  /* A name that already ends with its code is not expanded again. */
  const named = (part: string): string => part.replaceAll(pattern, (code, at: number) => (part.slice(0, at + code.length).endsWith(nameIn(called, code)) ? code : nameIn(called, code)));
  let told = '';
  let from = 0;
  for (const mount of text.matchAll(MOUNTS)) {
    told += named(text.slice(from, mount.index)) + mount[0].replace(/^with (?=[A-Z])/, 'with batteries ');
    from = mount.index + mount[0].length;
  }
  return rounded(told + named(text.slice(from)));
}

/** Returns thousandths as inches, to one decimal. */
export function inchesOf(thousandths: unknown): string {
  return `${Math.round(Number(thousandths) / 100) / 10} in`;
}

/** Returns a count with its noun. */
export function counted(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`;
}

/** Returns a noun with its article: a Destroyer, an Escort Cruiser. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
