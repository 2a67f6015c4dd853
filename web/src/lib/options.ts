/** The options that a scenario sets for itself. */
import type { Options } from './protocol.ts';
import type { Referee } from './referee.ts';

/** Returns the options that a scenario's file sets, in any of TOML's forms of a table. */
export function optionsIn(text: string): [string, string][] {
  const pair = /^("(?:[^"\\]|\\.)*"|'[^']*'|[\w-]+)\s*=\s*("(?:[^"\\]|\\.)*"|'[^']*'|[^\s,}#]+)/;
  const plain = (part: string): string => (part.startsWith('"') ? (JSON.parse(part) as string) : part.replace(/^'(.*)'$/, '$1'));
  const found: [string, string][] = [];
  const take = (from: string): number => {
    const [whole, key, value] = pair.exec(from) ?? [];
    if (!whole || !key || !value) return 0;
    const said = plain(value);
    found.push([plain(key), value === 'true' ? 'on' : value === 'false' ? 'off' : said]);
    return whole.length;
  };
  let table = '';
  for (const line of text.split('\n').map((one) => one.trim())) {
    const head = /^\[+\s*["']?([\w.-]+)["']?\s*\]+/.exec(line);
    if (head) table = head[1] ?? '';
    else if (table === 'options') take(line);
    else if (table === '') {
      const [, dotted = ''] = /^["']?options["']?\s*\.\s*(.*)$/.exec(line) ?? [];
      take(dotted);
      let [, inline = ''] = /^["']?options["']?\s*=\s*\{\s*(.*)$/.exec(line) ?? [];
      for (let length = take(inline); length > 0; length = take(inline)) inline = inline.slice(length).replace(/^\s*,?\s*/, '');
    }
  }
  return found;
}

/** Returns the options that a scenario sets. A record of any of its battles has the file of a scenario of the shelf. */
export async function setBy(referee: Referee, game: string, source: { scenario: string } | { text: string }): Promise<Options> {
  if ('text' in source) return Object.fromEntries(optionsIn(source.text));
  const { battle } = await referee.call('new', { game, ...source, dice: { seed: '1' } });
  const { record } = await referee.call('record', { battle });
  await referee.call('close', { battle });
  return Object.fromEntries(optionsIn([...record.matchAll(/^\| ?(.*)$/gm)].map(([, line]) => line).join('\n')));
}
