/* Fails when what the first page and a table of any game load outgrows its bound, in bytes as they are transferred: Brotli where
   the build made a twin, else the file itself. Counted are the page, its styles, fonts and drawings, the showpiece of the first page
   with what shows it, and of that one game its engine, its list of scenarios, its table, what shows its battles, and all that these
   ask for. What only another game’s table or page, a screen of its own, or the end of a battle fetches is not in it; the build says,
   where it imports, what each asks for.
   The lab, which is compiled for speed, has a bound of its own: its screen, its worker and its bundle of any one game. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const BOUND = 600_000;
const LAB_BOUND = 750_000;
/** Another folder than `dist` may be named. */
const folder = resolve(process.argv[2] ?? new URL('../dist/', import.meta.url).pathname);
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(html|css|js|wasm|woff2|svg|webmanifest|png|webp|json)$/.test(name));
const engine = /(?:^|\/)(?!lab-)([a-z-]+)_bg-[^/]*\.wasm$/;
const games = files.flatMap((name) => engine.exec(name)?.[1] ?? []).sort();
/** The game whose battle is shown on the first page. */
const shown = /const SHOWN = '([a-z-]+)'/.exec(readFileSync(new URL('../src/screens/Home.svelte', import.meta.url), 'utf8'))?.[1];
if (!games.includes(shown)) throw new Error('`Home.svelte` does not say in `SHOWN` which game’s battle it shows.');
/** The game whose table alone loads a file: engine, what wakes it, scenarios, table, what shows a battle. */
const owner = (name) => engine.exec(name)?.[1] ?? games.find((game) => basename(name).startsWith(`${game}-`));
/** What the lab alone fetches: its screen and its worker, and of one game its bundle and what calls it. */
const lab = (name) => /^lab[-.]/i.test(basename(name));
const labOf = (name) => games.find((game) => basename(name).startsWith(`lab-${game}-`) || basename(name).startsWith(`lab-${game}_bg-`));
/** A file on the wire. One that gains by compression and has no twin was not built as it is served. */
function weight(name) {
  const file = join(folder, name);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  if (/\.(html|css|js|wasm)$/.test(name)) throw new Error(`${name} is not compressed: run the build again.`);
  return statSync(file).size;
}

/** What the page itself names, files that are fetched only when something asks for them, and of each game the ones that its table and its battle ask for. */
const first = readFileSync(join(folder, 'index.html'), 'utf8');
const late = new Set();
/** The files that ask for a file, each once it is needed. */
const askers = new Map();
const parts = { table: new Map(), battle: new Map() };
let plain = null;
for (const name of files.filter((one) => one.endsWith('.js'))) {
  const text = readFileSync(join(folder, name), 'utf8');
  const asked = JSON.parse(/\.f=(\[[^\]]*\])/.exec(text)?.[1] ?? '[]').map((one) => basename(one));
  for (const one of asked) if (!first.includes(one)) late.add(one);
  /* A file that asks for no other stands in no list. */
  for (const [, one] of text.matchAll(/import\([`'"]\.\/([^`'"]+\.js)[`'"]\)/g)) askers.set(one, [...(askers.get(one) ?? []), basename(name)]);
  for (const [, one, game, part, list] of text.matchAll(/import\([`'"]\.\/(([a-z-]+)-(table|battle)-[^`'"]*)[`'"]\)(?:\.then\(\w+=>\w+\.\w+\))?,(?:__vite__mapDeps\()?\[([\d,]*)\]/g)) parts[part].set(game, new Set([one, ...list.split(',').filter(Boolean).map((at) => asked[at])]));
  for (const [, one, list] of text.matchAll(/import\([`'"]\.\/(plain-[^`'"]*)[`'"]\)(?:\.then\(\w+=>\w+\.\w+\))?,(?:__vite__mapDeps\()?\[([\d,]*)\]/g)) plain = new Set([one, ...list.split(',').filter(Boolean).map((at) => asked[at])]);
}
/* A game without a face of its own has the plain one. */
for (const part of ['table', 'battle']) for (const game of games) if (plain && !parts[part].has(game) && !files.some((name) => basename(name).startsWith(`${game}-${part}-`))) parts[part].set(game, plain);

/* Late too is what only late files ask for, such as a page of the rulebook. */
const later = [...askers].filter(([, by]) => by.every((asker) => late.has(asker) && ![...parts.table.values(), ...parts.battle.values()].some((asked) => asked.has(asker))));
for (const [one] of later) late.add(one);

let always = 0;
const sizes = new Map(games.map((game) => [game, 0]));
let labs = 0;
const ofLab = new Map(games.map((game) => [game, 0]));
for (const name of files.sort()) {
  const size = weight(name);
  console.log(`${String(size).padStart(8)}  ${name}`);
  const one = basename(name);
  if (lab(name)) {
    const game = labOf(name);
    if (game) ofLab.set(game, ofLab.get(game) + size);
    else labs += size;
    continue;
  }
  const showpiece = /^([a-z-]+)-showpiece-/.exec(one)?.[1];
  if (showpiece) {
    if (showpiece === shown) always += size;
    continue;
  }
  if ((!late.has(one) && !owner(name)) || parts.battle.get(shown)?.has(one)) always += size;
  else for (const game of games) if (late.has(one) ? parts.table.get(game)?.has(one) || parts.battle.get(game)?.has(one) : owner(name) === game) sizes.set(game, sizes.get(game) + size);
}
if (games.length === 0) {
  console.error('Nothing to weigh: run the build first.');
  process.exit(1);
}
for (const [game, size] of sizes) {
  for (const part of ['table', 'battle']) {
    if (parts[part].has(game)) continue;
    console.error(`The page does not say what a ${part} of ${game} asks for.`);
    process.exitCode = 1;
  }
  console.log(`${String(always + size).padStart(8)}  Home and a table of ${game}, of ${BOUND} allowed`);
  if (always + size > BOUND) {
    console.error(`Too heavy: a table of ${game}.`);
    process.exitCode = 1;
  }
}
for (const [game, size] of ofLab) {
  console.log(`${String(labs + size).padStart(8)}  The lab of ${game}, of ${LAB_BOUND} allowed`);
  if (size === 0 || labs + size > LAB_BOUND) {
    console.error(size === 0 ? `There is no lab of ${game}.` : `Too heavy: the lab of ${game}.`);
    process.exitCode = 1;
  }
}
