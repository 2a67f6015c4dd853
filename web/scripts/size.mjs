/* Fails when what the first page and a table of any game load, compressed, outgrows its bound: the page whole, with every showpiece, and
   the engine of that one game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BOUND = 600_000;
const folder = new URL('../dist/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(html|css|js|wasm)$/.test(name));
const engine = /(?:^|\/)([a-z-]+)_bg-[^/]*\.wasm$/;
const games = files.flatMap((name) => engine.exec(name)?.[1] ?? []).sort();
const weight = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;

let page = 0;
const engines = new Map();
for (const name of files.sort()) {
  const size = weight(name);
  console.log(`${String(size).padStart(8)}  ${name}`);
  const game = engine.exec(name)?.[1];
  if (game) engines.set(game, size);
  else page += size;
}
if (games.length === 0) {
  console.error('Nothing to weigh: run the build first.');
  process.exit(1);
}
for (const [game, size] of engines) {
  console.log(`${String(page + size).padStart(8)}  Home and a table of ${game}, of ${BOUND} allowed`);
  if (page + size > BOUND) {
    console.error(`Too heavy: a table of ${game}.`);
    process.exitCode = 1;
  }
}
