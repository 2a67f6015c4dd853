/* Prints how fast and how large the built client is: frames of a volley of 48 ships by either renderer, first paint and first table on a
   phone profile, memory there, and sizes as transferred. `npm run frames -- [--runs N]`; needs `npm run build` before. No figure fails the
   command: they depend on the machine, which is named. Processor time is what the page's main thread had of the processor in a frame, so that other
   work of the machine counts little. The best run is the one whose median frame is shortest. */
import { cpus, loadavg } from 'node:os';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { engine } from '../gallery/battles.mjs';

const { values: asked } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const RUNS = Math.max(1, Number(asked.runs) || 3);
const home = new URL('..', import.meta.url).pathname;
/** Where Linux tells of processes. */
const PROC = '/proc';
const PORT = 4189;
const address = `http://127.0.0.1:${PORT}/`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** 9 Mbit/s and 40 ms, and a processor a quarter as fast. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 };
const SLOWER = 4;

/** Twenty-four ships a side, near enough that all of them fire. */
function fleets() {
  const classes = ['BB', 'HC', 'LC', 'DD', 'FF', 'S'];
  const side = (name, edge, y, course) => {
    const ships = Array.from({ length: 24 }, (_, at) => `  { class = "${classes[at % 6]}", at = [${8 + (at % 12) * 5}, ${y + Math.floor(at / 12) * (course === 12 ? -3 : 3)}], course = ${course}, velocity = 4 },`);
    return `[[side]]\nname = "${name}"\nedge = "${edge}"\nship = [\n${ships.join('\n')}\n]\n`;
  };
  return `title = "Forty-eight"\nbrief = "Two lines at close range."\n\n[table]\nwidth = 72\nheight = 48\n\n${side('Teal', 'bottom', 17, 12)}\n${side('Amber', 'top', 31, 6)}`;
}

/** A battle after its first fire, as the browser keeps it. */
async function battle() {
  const ask = await engine(join(home, 'src/wasm'), 'full-thrust');
  let { battle, status } = ask('new', { game: 'full-thrust', text: fleets(), dice: { seed: '5' }, names: ['Teal', 'Amber'] });
  for (let decision = 0; decision < 2; decision++) {
    const orders = status.demand.map((seat) => ({ seat, order: decision === 0 ? 'idle' : ask('captain', { battle, seat, captain: 'doctrine', seed: `${seat}`, nodes: 60 }).order }));
    for (const order of orders) ({ status } = ask('seal', { battle, ...order, lenient: true }));
  }
  const { record } = ask('record', { battle });
  const players = [{ kind: 'person' }, { kind: 'person' }];
  return { version: 1, id: 'forty-eight', game: 'full-thrust', title: status.title, players, names: ['Teal', 'Amber'], record, turns: status.decisions, turn: status.turn, over: null, drafts: {}, seed: '1', guide: false, saved: 1 };
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Records what the page's main thread does; the returned function ends that, and gives the processor's milliseconds of every frame: scripts, style, layout, painting and all. */
async function recorded(page) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] } });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    const calls = events.filter((one) => one.name === 'FireAnimationFrame');
    const mine = (one) => one.pid === calls[0]?.pid && one.tid === calls[0]?.tid;
    const begins = calls.filter(mine).map(({ ts }) => ts).sort((a, b) => a - b);
    const tasks = events.filter((one) => one.name === 'RunTask' && one.ph === 'X' && mine(one)).sort((a, b) => a.ts - b.ts);
    const frames = [];
    let call = 0;
    for (const { ts, dur, tdur = 0 } of tasks) {
      while (begins[call] < ts) call++;
      if (begins[call] < ts + dur) frames.push(0);
      if (frames.length > 0) frames[frames.length - 1] += tdur / 1000;
    }
    return frames;
  };
}

/** Plays the reveal of the volley once; returns the milliseconds between frames, those that the calls of the page took, and the processor's time of its main thread. */
async function reveal(browser, kept, stage) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await page.addInitScript(({ kept, stage }) => {
    localStorage.setItem('firing-arc:habits', JSON.stringify({ atOnce: false, sound: false, pace: 1, stage }));
    localStorage.setItem(`firing-arc:battle:${kept.id}`, JSON.stringify(kept));
    const real = requestAnimationFrame;
    globalThis.__frames = [];
    let [last, worked] = [0, 0];
    globalThis.requestAnimationFrame = (call) => real((time) => {
      const before = performance.now();
      call(time);
      const took = performance.now() - before;
      if (time === last) worked += took;
      else {
        if (last) globalThis.__frames.push([time - last, worked]);
        [last, worked] = [time, took];
      }
    });
  }, { kept, stage });
  await page.goto(`${address}#/table/${kept.id}`);
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('canvas.stage').waitFor();
  await page.waitForTimeout(2500);
  await page.keyboard.press('[');
  await page.waitForTimeout(500);
  const end = await recorded(page);
  await page.evaluate(() => (globalThis.__frames.length = 0));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.waitForTimeout(12_000);
  const frames = await page.evaluate(() => globalThis.__frames.slice(1));
  const busy = (await end()).sort((a, b) => a - b);
  const renderer = await page.locator('canvas.stage').getAttribute('data-renderer');
  await page.close();
  const by = (at) => frames.map((one) => one[at]).sort((a, b) => a - b);
  return { renderer, frames: by(0), worked: by(1), busy };
}

const ms = (value) => value.toFixed(1).padStart(6);
function tell(title, runs) {
  const best = runs.reduce((one, two) => (share(two, 0.5) < share(one, 0.5) ? two : one));
  const medians = runs.map((run) => share(run, 0.5)).sort((a, b) => a - b);
  console.log(`${title.padEnd(34)} ${ms(share(best, 0.5))} ${ms(share(best, 0.95))} ${ms(share(best, 0.99))} ${ms(best.at(-1) ?? 0)}   medians ${medians.map((one) => one.toFixed(1)).join(', ')}; ${best.length} frames`);
}

/** Proportional memory of every process of a browser, in bytes; 0 where the system does not say. */
function memoryOf(browserPid) {
  const parents = new Map(readdirSync(PROC).filter((one) => /^\d+$/.test(one)).flatMap((pid) => {
    try {
      return [[Number(pid), Number(/\) \S (\d+)/.exec(readFileSync(join(PROC, pid, 'stat'), 'utf8'))?.[1])]];
    } catch {
      return [];
    }
  }));
  const ours = (pid) => pid === browserPid || (parents.has(pid) && pid > 1 && ours(parents.get(pid)));
  let sum = 0;
  for (const pid of parents.keys())
    if (ours(pid))
      try {
        sum += 1024 * Number(/^Pss:\s+(\d+)/m.exec(readFileSync(join(PROC, `${pid}`, 'smaps_rollup'), 'utf8'))?.[1] ?? 0);
      } catch { /* It has ended meanwhile. */ }
  return sum;
}

/** First paint of Home, the first table after the tap, and memory, on a phone profile with nothing kept. */
async function phone(launch, title) {
  const server = await chromium.launchServer(launch);
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    await page.waitForTimeout(1500);
    const bare = existsSync(join(PROC, 'self', 'smaps_rollup')) ? memoryOf(server.process().pid) : 0;
    await page.addInitScript(() => {
      /* Each canvas knows whether anything was drawn on it: Home draws a battle of its own, and only the table's counts. */
      for (const [kind, call] of [[WebGL2RenderingContext, 'drawArraysInstanced'], [CanvasRenderingContext2D, 'drawImage']]) {
        const { [call]: draw } = kind.prototype;
        kind.prototype[call] = function (...given) {
          this.canvas.drawn = true;
          return draw.apply(this, given);
        };
      }
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address);
    const play = page.getByRole('article', { name: title }).getByRole('button', { name: /^Play now/ });
    await play.waitFor();
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await page.evaluate(() => {
      addEventListener('click', () => {
        const from = performance.now();
        const look = () => (document.querySelector('.table .actions .primary:not([disabled])') && document.querySelector('.table canvas.stage')?.drawn ? (globalThis.__ready = performance.now() - from) : requestAnimationFrame(look));
        look();
      }, { capture: true, once: true });
    });
    await play.evaluate((button) => button.click());
    await page.waitForFunction(() => globalThis.__ready, null, { timeout: 120_000 });
    const ready = await page.evaluate(() => globalThis.__ready);
    await page.waitForTimeout(4000);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.enable').then(() => session.send('Performance.getMetrics'));
    const heap = metrics.find((one) => one.name === 'JSHeapUsedSize')?.value ?? 0;
    const canvases = await page.evaluate(() => [...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + width * height * 4, 0));
    return { paint, ready, heap, canvases, grown: bare ? memoryOf(server.process().pid) - bare : 0 };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main() {
  const server = spawn(process.execPath, [join(home, 'node_modules/vite/bin/vite.js'), 'preview', '--host', '127.0.0.1', '--port', `${PORT}`, '--strictPort'], { cwd: home, stdio: 'ignore' });
  const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  const launch = { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--enable-unsafe-swiftshader'] };
  try {
    for (let wait = 0; wait < 100 && !(await fetch(address).then((answer) => answer.ok, () => false)); wait++) await new Promise((done) => setTimeout(done, 100));
    const browser = await chromium.launch(launch);
    const probe = await browser.newPage();
    const card = await probe.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2');
      return gl ? gl.getParameter(gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER) : 'no WebGL2';
    });
    console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; Chromium ${browser.version()}; WebGL by ${card}\n`);
    console.log(`${'A volley of 48 ships, 1440×900, ms'.padEnd(34)} median   p95    p99  worst   of ${RUNS} runs the best by its median`);
    const kept = await battle();
    for (const stage of ['gl', 'canvas']) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await reveal(browser, kept, stage));
      tell(`${runs[0].renderer}: from frame to frame`, runs.map((run) => run.frames));
      tell(`${runs[0].renderer}: work of the page`, runs.map((run) => run.worked));
      tell(`${runs[0].renderer}: processor time`, runs.map((run) => run.busy));
    }
    await browser.close();
    console.log(`\nPhone profile: ${PHONE.viewport.width}×${PHONE.viewport.height}, processor ÷ ${SLOWER}, 9 Mbit/s, 40 ms, nothing kept; load ${loadavg()[0]?.toFixed(1)}`);
    for (const title of ['Faster Than Light', 'Full Thrust', 'Simple Spaceships', 'Black Skies', 'Talon']) {
      const { paint, ready, heap, canvases, grown } = await phone(launch, title);
      const mb = (bytes) => (bytes / 1e6).toFixed(0);
      console.log(`${title.padEnd(18)} first paint ${paint.toFixed(0)} ms, table ${ready.toFixed(0)} ms after the tap; JavaScript ${mb(heap)} MB, canvases ${mb(canvases)} MB${grown ? `, the browser with all its processes ${mb(grown)} MB more than empty` : ''}`);
    }
    console.log('\nSizes as transferred, bytes');
    const { stdout } = spawnSync(process.execPath, [join(home, 'scripts/size.mjs')], { encoding: 'utf8' });
    console.log(stdout.split('\n').filter((line) => line.includes('allowed')).join('\n'));
  } finally {
    server.kill();
  }
}

await main();
