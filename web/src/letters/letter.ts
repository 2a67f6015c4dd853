/** The first line of a letter, without the keys that a desk has: it names the game, or the battle. */
import { reason } from '../lib/referee.ts';
import { sentence } from '../lib/sentences.ts';

/** The last letter in a text, by its first line. */
export type Head = { kind: 'invitation'; game: string; seat: number } | { kind: 'battle'; name: string; seat: number };

const FIRST = /^FIRING ARC LETTER\b/;
const LAST = /^END OF LETTER\b/;
const INVITATION = /invitation to a battle of ([a-z0-9-]+), from seat (\d+)/;
const BATTLE = /of battle ([0-9A-Z]+(?:-[0-9A-Z]+)+), from seat (\d+)/;
/** The first line of a battle that a player keeps, as the terminal writes it, too. */
const KEPT = 'firing-arc mail 1';
/** Letters of a body that tell it from every other. */
const TAG = 24;

/** Returns the lines of a text without the signs of a quotation. */
function unquoted(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.replace(/^[>\s]+/, '').trim());
}

/** Returns the first line of the last letter in a text and the lines after it; null without a letter. */
function lastOf(text: string): { first: string; rest: string[] } | null {
  const lines = unquoted(text);
  const at = lines.findLastIndex((line) => FIRST.test(line));
  return at < 0 ? null : { first: lines[at] ?? '', rest: lines.slice(at + 1) };
}

/** Reads the first line of the last letter in a text. Returns null if there is none, or if nothing in it can be read. */
export function headOf(text: string): Head | null {
  const first = lastOf(text)?.first ?? '';
  const invitation = INVITATION.exec(first);
  if (invitation) return { kind: 'invitation', game: invitation[1] ?? '', seat: Number(invitation[2]) };
  const battle = BATTLE.exec(first);
  return battle && { kind: 'battle', name: battle[1] ?? '', seat: Number(battle[2]) };
}

/** Returns the end of a letter's body, which no other letter has; empty without a whole letter. */
export function tagOf(text: string): string {
  const rest = lastOf(text)?.rest ?? [];
  const end = rest.findIndex((line) => LAST.test(line));
  return end < 0 ? '' : rest.slice(0, end).join('').slice(-TAG);
}

/** Returns `true` if a text is a battle as its player keeps it, with the secret of the seat. */
export function isKeptText(text: string): boolean {
  return text.trimStart().startsWith(KEPT) && /^secret /m.test(text);
}

/** Returns the game of a record, or of a text with a record in it. */
export function gameIn(text: string): string | null {
  return /^game (\S+)/m.exec(text)?.[1] ?? null;
}

/** Returns `true` for a record whose orders were sealed by keys, so that it can be checked. */
export function isSealed(record: string): boolean {
  return /^~ mode /m.test(record);
}

/** The kinds of refusals that a desk gives of letters and battles; any other failure says nothing of them. */
const KINDS = new Set(['no-letter', 'unwanted', 'other-invitation', 'false', 'hides', 'refused']);

/** Returns a failure in words for players, with the failure itself as its cause. */
export function inWords(failure: unknown): Error {
  return new Error(sentence(reason(failure)), { cause: failure });
}

/** Returns the kind of a desk's refusal; null if something else failed. */
export function kindOf(failure: unknown): string | null {
  const at = failure instanceof Error && failure.cause ? failure.cause : failure;
  const kind = at instanceof Error && at.name === 'Refused' ? String((at as { where?: unknown }).where) : '';
  return KINDS.has(kind) ? kind : null;
}

/** A path of these pages: the box for letters, a new battle, or a battle. */
export type Path = { to: 'box' } | { to: 'new'; game: string | null; scenario: string; seat: number } | { to: 'battle'; id: string };

/** Reads a path, such as `/letters/new/ftl?scenario=duel&seat=2`. */
export function readPath(path: string): Path {
  const [plain = '', asked = ''] = path.split('?');
  const [, , first, second] = plain.split('/').map((part) => part.trim());
  if (first === 'new') {
    const fields = new URLSearchParams(asked);
    return { to: 'new', game: second || null, scenario: fields.get('scenario') ?? '', seat: fields.get('seat') === '2' ? 2 : 1 };
  }
  return first ? { to: 'battle', id: first } : { to: 'box' };
}

/** Returns the hash of a path. */
export function writePath(path: Path): string {
  if (path.to === 'box') return '#/letters';
  if (path.to === 'battle') return `#/letters/${path.id}`;
  const fields = new URLSearchParams();
  if (path.scenario) fields.set('scenario', path.scenario);
  if (path.seat === 2) fields.set('seat', '2');
  return `#/letters/new${path.game ? `/${path.game}` : ''}${fields.size > 0 ? `?${fields}` : ''}`;
}
