/** A Vite plugin: every class of every game as the pieces of a view tell of it, from the files in the `data/` of every folder of `games/`, for pictures of ships that no battle holds. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

type Value = string | number | boolean | Value[] | Record<string, unknown>;
type Table = Record<string, Value | Table[]>;

/** Reads the TOML that files of ships use: keys with texts, numbers, lists and flat tables, and tables in lists. */
export function toml(text: string): Table {
  const top: Table = {};
  let table = top;
  for (const line of text.split('\n')) {
    const header = /^\[\[(\w+)\]\]$/.exec(line.trim());
    if (header?.[1]) {
      table = {};
      top[header[1]] = [...((top[header[1]] as Table[] | undefined) ?? []), table];
    }
    const entry = /^([\w-]+) = (.+)$/.exec(line.trim());
    if (entry?.[1] && entry[2]) table[entry[1]] = valueOf(entry[2]);
  }
  return top;
}

/** Inline tables differ from JSON in their keys and equal signs alone. */
function valueOf(text: string): Value {
  return JSON.parse(text.replace(/([\w-]+) = /g, '"$1": ')) as Value;
}

/** One class: its code, what it is called, and the facts that its piece would have. */
export interface Entry { code: string; title: string; facts: Record<string, unknown> }

const READERS: Record<string, [folder: string, read: (code: string, file: Table, weapons: Record<string, Table>) => Entry]> = {
  'full-thrust': ['ships', (code, file) => ({ code, title: String(file['name']), facts: { kind: 'ship', code, class: file['name'], group: file['group'], hull: file['damage'], built: file['thrust'], systems: batteries(String(file['batteries'])), bays: bays(Number(file['fighters'] ?? 0)) } })],
  talon: ['ships', (code, file) => ({ code, title: `${String(file['name'])}, ${file['race'] === 'terran' ? 'Terran' : 'Talon'}`, facts: { kind: file['kind'] ?? 'ship', class: code, race: file['race'], of: Array.isArray(file['hull']) ? file['hull'].length : Number(file['boxes'] ?? 0), capacity: file['squadrons'] ?? 0, curve: rows(file['curve'] as string[]), groups: groups((file['group'] ?? []) as Table[]), ...(file['fighters'] !== undefined && { hulls: Array.from({ length: Number(file['fighters']) }, () => file['boxes']) }) } })],
  'black-skies': ['fighters', (code, file, weapons) => ({ code, title: String(file['name']), facts: { kind: 'fighter', class: file['name'], weight: file['weight'], thrusters: file['thrusters'], shields: file['shields'], weapons: (file['weapons'] as string[]).map((one, at) => ({ name: `${one} ${at + 1}`, title: weapons[one]?.['name'], arcs: weapons[one]?.['arcs'] })) } })],
  'simple-spaceships': ['ships', (code, file) => ({ code, title: String(file['name']), facts: { kind: 'ship', design: file['name'], pool: file['dice'], caps: ['defence', 'movement', 'attack'].map((box) => file[box] ?? file['dice']) } })],
};

function batteries(text: string): unknown[] {
  const counts: Record<string, number> = {};
  return text.split(';').map((one) => one.trim()).filter(Boolean).flatMap((one) => {
    const [, many = '1', letter = '', arcs = ''] = /^(?:(\d+) )?([A-Z]) ([FPSA]+)$/.exec(one) ?? [];
    return Array.from({ length: Number(many) }, () => ({ name: `${letter}${(counts[letter] = (counts[letter] ?? 0) + 1)}`, arcs, lost: false }));
  });
}
function bays(fighters: number): number[] {
  return Array.from({ length: Math.ceil(fighters / 6) }, (_, at) => Math.min(6, fighters - at * 6));
}
function rows(curve: string[]): unknown[] {
  return curve.map((row) => ({ power: Number(row.split('-')[0]), speed: Number(row.split('-')[1]) }));
}
function groups(list: Table[]): unknown[] {
  return list.map((one, at) => ({ number: at + 1, weapon: one['weapon'], weapons: one['count'], arcs: one['arcs'], lost: false }));
}

/** All classes by game, in the order of their files. */
export function readClasses(games: string): Record<string, Entry[]> {
  const files = (folder: string): [string, Table][] => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.toml')).sort().map((name) => [basename(name, '.toml'), toml(readFileSync(join(folder, name), 'utf8'))]) : []);
  return Object.fromEntries(Object.entries(READERS).map(([game, [folder, read]]) => {
    const weapons = Object.fromEntries(files(join(games, game, 'data/weapons')));
    return [game, files(join(games, game, 'data', folder)).map(([code, file]) => read(code, file, weapons))];
  }));
}

/** Emits the classes as `virtual:classes`. */
export function classes(games: string): Plugin {
  return {
    name: 'classes',
    resolveId: (id) => (id === 'virtual:classes' ? `\0${id}` : null),
    load: (id) => (id === '\0virtual:classes' ? `export default ${JSON.stringify(readClasses(games))}` : null),
  };
}
