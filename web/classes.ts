/** A Vite plugin: every class of every game as the pieces of a view tell of it, from the files in the `data/` of every folder of `games/`, for pictures of ships that no battle holds. How a game's files are read says `classes.ts` in its folder of the client. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Value = string | number | boolean | Value[] | Record<string, unknown>;
export type Table = Record<string, Value | Table[]>;

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

/** One class: its code, what it is called, the facts that its piece would have, and the side that alone flies it. */
export interface Entry { code: string; title: string; facts: Record<string, unknown> & { kind: string }; side?: number }
/** Reader of the classes of a game: one from each file of a folder of its data, and `others` that stand in no file. Other folders it needs are `beside`. */
export interface Reader {
  folder?: string;
  beside?: string[];
  read?: (code: string, file: Table, beside: Record<string, Record<string, Table>>) => Entry;
  others?: Entry[];
}
/** A game's classes: those of its files in their order, and others. */
export interface Classes { filed: Entry[]; others: Entry[] }

/** The tables of a folder by the names of their files. */
function tables(folder: string): [string, Table][] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.toml')).sort() : [];
  return names.map((name) => [basename(name, '.toml'), toml(readFileSync(join(folder, name), 'utf8'))]);
}

function classesIn(data: string, { folder, beside = [], read, others = [] }: Reader): Classes {
  const known = Object.fromEntries(beside.map((one) => [one, Object.fromEntries(tables(join(data, one)))]));
  return { filed: folder && read ? tables(join(data, folder)).map(([code, file]) => read(code, file, known)) : [], others };
}

/** All classes by game: of every folder of `faces` that says how they are read. */
async function readClasses(games: string, faces: string): Promise<Record<string, Classes>> {
  const found: Record<string, Classes> = {};
  for (const game of readdirSync(faces).sort()) {
    const path = join(faces, game, 'classes.ts');
    if (!existsSync(path)) continue;
    const { module } = await runnerImport<{ default: Reader }>(path, { configFile: false, logLevel: 'error' });
    found[game] = classesIn(join(games, game, 'data'), module.default);
  }
  return found;
}

/** Emits the classes as `virtual:classes`. */
export function classes(games: string, faces: string): Plugin {
  return {
    name: 'classes',
    resolveId: (id) => (id === 'virtual:classes' ? `\0${id}` : null),
    load: async (id) => (id === '\0virtual:classes' ? `export default ${JSON.stringify(await readClasses(games, faces))}` : null),
  };
}
