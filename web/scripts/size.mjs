/* Fails when what the first page and a table of any game load, compressed, outgrows its bound: the page, with every
   showpiece, and of that one game its table and its engine. What is fetched on a screen of its own, later, is not in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BOUND = 600_000;
const folder = new URL('../dist/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(html|css|js|wasm)$/.test(name));
const engine = /(?:^|\/)([a-z-]+)_bg-[^/]*\.wasm$/;
const table = /(?:^|\/)([a-z-]+)-table-[^/]*\.(?:css|js)$/;
const later = /(?:^|\/)(?:Sheets|Shipyard)-[^/]*\.(?:css|js)$/;
const games = files.flatMap((name) => engine.exec(name)?.[1] ?? []).sort();
const weight = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;

let page = 0;
const tables = new Map();
for (const name of files.sort()) {
  const size = weight(name);
  console.log(`${String(size).padStart(8)}  ${name}`);
  const game = (engine.exec(name) ?? table.exec(name))?.[1];
  if (game) tables.set(game, (tables.get(game) ?? 0) + size);
  else if (!later.test(name)) page += size;
}
if (games.length === 0) {
  console.error('Nothing to weigh: run the build first.');
  process.exit(1);
}
for (const [game, size] of tables) {
  console.log(`${String(page + size).padStart(8)}  Home and a table of ${game}, of ${BOUND} allowed`);
  if (page + size > BOUND) {
    console.error(`Too heavy: a table of ${game}.`);
    process.exitCode = 1;
  }
}
