/** The facts of a piece in words, for its sheet. Pure: what a view tells beyond its place, by name. */
import type { Piece } from '../lib/protocol.ts';
import { capital } from '../lib/sentences.ts';

/** Facts that the board shows, or that only programs need. */
const SHOWN = new Set(['name', 'kind', 'seat', 'side', 'x', 'y', 'hex', 'radius', 'base', 'title', 'class', 'design', 'code', 'hull', 'of', 'hits', 'damage', 'where', 'hidden', 'ours', 'leads', 'done', 'failed', 'element', 'group']);
/** The most entries of a list that are told. */
const LISTED = 12;

const words = (key: string): string => capital(key.replaceAll(/[-_]/g, ' '));

/** Returns a value in words, or null if it says nothing to people. */
function said(value: unknown): string | null {
  if (value === null || value === undefined || value === false || value === '') return null;
  if (value === true) return 'yes';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (Array.isArray(value)) {
    const all = value.map(said);
    return all.length > 0 && all.length <= LISTED && all.every((one) => one !== null) ? all.join(', ') : null;
  }
  if (typeof value !== 'object') return null;
  const facts = value as Record<string, unknown>;
  const name = [facts['name'], facts['title'], facts['weapon'], facts['arc']].find((one) => typeof one === 'string');
  if (name !== undefined) {
    const amount = facts['left'] ?? facts['hull'];
    return `${String(name)}${facts['lost'] === true ? ' lost' : typeof amount === 'number' ? ` ${amount}` : ''}`;
  }
  const entries = Object.entries(facts).filter(([, one]) => typeof one === 'number');
  return entries.length > 0 && entries.length === Object.keys(facts).length ? entries.map(([key, one]) => `${words(key).toLowerCase()} ${String(one)}`).join(', ') : null;
}

/** Lists the facts of a piece: each with its name. */
export function factsOf(piece: Piece): [string, string][] {
  return Object.entries(piece).flatMap(([key, value]): [string, string][] => {
    if (SHOWN.has(key)) return [];
    const told = key === 'heading' ? `${String(value)}°` : said(value);
    return told === null ? [] : [[words(key), told]];
  });
}
