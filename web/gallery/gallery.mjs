/* Takes the pictures of the gallery from the built client and lays them on a page: `npm run gallery -- [--beside DIR] [--out DIR]
   [--only NAME,…] [--moments | --screens] [--stage gl | canvas] [--jobs N] [--port N] [--sheets]`. Pictures of the same name in DIR stand beside ours.
   Needs `npm run build` before. A picture that cannot be taken, or in which the page complains, fails the command. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { take, through } from './camera.mjs';
import { EYES, filterOf } from './eyes.mjs';
import { MOMENTS } from './moments.mjs';
import { pageOf, sheetsOf } from './page.mjs';
import { SCREENS, SIZES, THEMES } from './screens.mjs';

const home = new URL('..', import.meta.url).pathname;
const { values: asked } = parseArgs({
  options: {
    beside: { type: 'string' }, out: { type: 'string', default: join(home, 'gallery-pictures') }, only: { type: 'string' }, moments: { type: 'boolean' }, screens: { type: 'boolean' },
    stage: { type: 'string' }, jobs: { type: 'string', default: '2' }, port: { type: 'string', default: '4188' }, sheets: { type: 'boolean' },
  },
});
const out = resolve(asked.out);
const PORT = Number(asked.port);
const address = `http://127.0.0.1:${PORT}/`;

/** Serves the built client until the process that is given back is stopped. */
async function serve() {
  if (!existsSync(join(home, 'dist/index.html'))) throw new Error('There is no built client: run `npm run build` first.');
  const server = spawn(process.execPath, [join(home, 'node_modules/vite/bin/vite.js'), 'preview', '--host', '127.0.0.1', '--port', `${PORT}`, '--strictPort'], { cwd: home, stdio: 'ignore' });
  for (let wait = 0; wait < 600; wait++) {
    if (server.exitCode !== null) break;
    if (await fetch(address).then((answer) => answer.ok, () => false)) return server;
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill();
  throw new Error(`Nothing of ours answers at ${address}: is the port in use?`);
}

/** Every picture that is wanted, in the order of the page. */
function wanted() {
  const moments = MOMENTS.map((moment) => ({ ...moment, group: `moment ${moment.name}`, label: moment.name, beside: asked.beside && join(resolve(asked.beside), `${moment.name}.png`) }));
  const screens = SCREENS.flatMap((screen) => THEMES.flatMap((theme) => Object.entries(SIZES).map(([width, size]) => ({ ...screen, name: `${screen.name}-${theme}-${width}`, group: screen.name, label: `${theme} ${size.width}×${size.height}`, theme, size, width }))));
  return [...(asked.screens ? [] : moments), ...(asked.moments ? [] : screens)].filter(({ name }) => !asked.only || asked.only.split(',').some((part) => name.includes(part)));
}

/** Pictures in which the sides must be told apart by any eye: every game's first question and its reveal, at the size of a desk. */
const EYED = /^(?:table-(?:ftl-plot|full-thrust-orders|simple-spaceships-active|black-skies-option|talon-fire)|reveal-.*)-(?:dark|light)-desktop$/;

async function main() {
  mkdirSync(out, { recursive: true });
  const server = await serve();
  const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });
  const wishes = wanted();
  const pictures = wishes.map(() => []);
  let next = 0;
  const work = async () => {
    while (next < wishes.length) {
      const at = next++;
      const wish = wishes[at];
      const file = join(out, `${wish.name}.png`);
      const complaints = await take(browser, file, wish, { address, stage: asked.stage });
      console.log(`${at + 1}/${wishes.length} ${wish.name}${complaints.length ? `: ${complaints.join('; ')}` : ''}`);
      const { group, label, theme, width: size, beside } = wish;
      pictures[at].push({ file, group, label, theme, size, beside, complaints });
      if (!EYED.test(wish.name) || complaints.length) continue;
      for (const eye of Object.keys(EYES)) {
        const other = join(out, `${wish.name}-${eye}.png`);
        await through(browser, eye, filterOf(eye), file, other);
        pictures[at].push({ file: other, group: `eyes ${group}`, label: `${theme}, ${eye}`, theme, size, complaints: [] });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(1, Number(asked.jobs) || 1) }, work));
    const all = pictures.flat();
    writeFileSync(join(out, 'index.html'), pageOf(all, out));
    if (asked.sheets) console.log((await sheetsOf(browser, out)).join(' '));
    const failed = all.filter(({ complaints }) => complaints.length);
    console.log(`${all.length} pictures, ${failed.length} with complaints: ${join(out, 'index.html')}`);
    if (failed.length || !all.length) process.exitCode = 1;
  } finally {
    await browser.close();
    server.kill();
  }
}

await main();
