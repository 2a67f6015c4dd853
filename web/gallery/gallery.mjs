/* Takes the pictures of the gallery from the built client and lays them on a page: `npm run gallery -- [--beside DIR] [--out DIR]
   [--only NAME] [--moments | --screens]`. Pictures of the same name in DIR stand beside ours. Needs `npm run build` before. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { kept } from './battles.mjs';
import { MOMENTS, SCREENS, SIZES } from './moments.mjs';

const home = new URL('..', import.meta.url).pathname;
const { values: asked } = parseArgs({
  options: { beside: { type: 'string' }, out: { type: 'string', default: join(home, 'gallery-pictures') }, only: { type: 'string' }, moments: { type: 'boolean' }, screens: { type: 'boolean' }, stage: { type: 'string' } },
});
const out = resolve(asked.out);
const PORT = 4188;
const address = `http://127.0.0.1:${PORT}/`;

/** Serves the built client until the process that is given back is stopped. */
async function serve() {
  if (!existsSync(join(home, 'dist/index.html'))) throw new Error('There is no built client: run `npm run build` first.');
  const server = spawn(process.execPath, [join(home, 'node_modules/vite/bin/vite.js'), 'preview', '--host', '127.0.0.1', '--port', `${PORT}`, '--strictPort'], { cwd: home, stdio: 'ignore' });
  for (let wait = 0; wait < 100; wait++) {
    if (await fetch(address).then((answer) => answer.ok, () => false)) return server;
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill();
  throw new Error(`Nothing answers at ${address}: is the port in use?`);
}

const battles = new Map();
/** The battle of a picture, played once. */
async function battleOf([name, decisions]) {
  const key = `${name} ${decisions}`;
  if (!battles.has(key)) battles.set(key, await kept(join(home, 'src/wasm'), name, decisions));
  return battles.get(key);
}

/** Takes one picture; gives what went wrong in the page, if anything did. */
async function take(browser, file, { size, theme, battle, route, film, steps, poster }) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, hasTouch: size.width < 900, isMobile: size.width < 500, deviceScaleFactor: 1, reducedMotion: film ? 'no-preference' : 'reduce' });
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (failure) => complaints.push(failure.message));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  try {
    const entry = battle ? await battleOf(battle) : null;
    const stage = asked.stage ?? null;
    await page.addInitScript(({ entry, stage }) => {
      localStorage.setItem('firing-arc:habits', JSON.stringify({ atOnce: false, sound: false, stage }));
      if (entry) localStorage.setItem(`firing-arc:battle:${entry.id}`, JSON.stringify(entry));
    }, { entry, stage });
    if (film) await page.clock.install({ time: 0 });
    await page.goto(address + (entry ? `#/table/${entry.id}` : route));
    await page.waitForLoadState('networkidle');
    if (film) await page.clock.runFor(1500);
    await page.waitForTimeout(1500);
    if (steps) await steps(page);
    await page.waitForTimeout(700);
    if (poster) await savePoster(page, file);
    else await page.screenshot({ path: file });
  } catch (failure) {
    complaints.push(String(failure.message).split('\n')[0]);
    await page.screenshot({ path: file }).catch(() => undefined);
  }
  await context.close();
  return complaints;
}

/** Asks the table for its poster and keeps the file it hands out. */
async function savePoster(page, file) {
  const button = page.getByRole('button', { name: 'Poster', exact: true });
  await button.click({ timeout: 120_000 });
  const save = page.getByRole('button', { name: /^Save PNG, upright/ });
  /* On a busy machine its ships take their time to be baked. */
  await save.click({ trial: true, timeout: 180_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await download.saveAs(file);
}

/** Escapes text for HTML. */
const plain = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function figure(file, name, beside, complaints) {
  const theirs = beside && existsSync(beside) ? `<img src="${relative(out, beside)}" alt="the picture to be measured by" loading="lazy">` : '';
  const trouble = complaints.length ? `<p class="trouble">${complaints.map(plain).join('<br>')}</p>` : '';
  return `<figure><figcaption>${name}</figcaption><div>${theirs}<img src="${relative(out, file)}" alt="${name}" loading="lazy"></div>${trouble}</figure>`;
}

async function main() {
  mkdirSync(out, { recursive: true });
  const server = await serve();
  const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });
  const figures = [];
  const failed = [];
  const shoot = async (name, moment, beside) => {
    if (asked.only && !name.includes(asked.only)) return;
    const file = join(out, `${name}.png`);
    const complaints = await take(browser, file, moment);
    if (complaints.length) failed.push(name);
    console.log(`${name}${complaints.length ? `: ${complaints.join('; ')}` : ''}`);
    figures.push(figure(file, name, beside, complaints));
  };
  try {
    if (!asked.screens) for (const moment of MOMENTS) await shoot(moment.name, moment, asked.beside && join(resolve(asked.beside), `${moment.name}.png`));
    if (!asked.moments)
      for (const screen of SCREENS)
        for (const theme of ['dark', 'light']) for (const [width, size] of Object.entries(SIZES)) await shoot(`${screen.name}-${theme}-${width}`, { ...screen, size, theme });
  } finally {
    await browser.close();
    server.kill();
  }
  const page = `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:16px system-ui;margin:2rem;background:#222;color:#eee}figure{margin:0 0 3rem}figure div{display:flex;gap:1rem;align-items:flex-start;flex-wrap:wrap}img{max-width:48%}.trouble{color:#ff8a80}</style>${figures.join('\n')}\n`;
  writeFileSync(join(out, 'index.html'), page);
  console.log(`${figures.length} pictures, ${failed.length} with complaints: ${join(out, 'index.html')}`);
  if (failed.length) process.exitCode = 1;
}

await main();
