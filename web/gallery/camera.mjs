/* Takes one picture of the built client at a time, and tells every complaint of the page while it was taken. */
import { deflateRawSync } from 'node:zlib';
import { kept } from './battles.mjs';

const ENGINES = new URL('../src/wasm', import.meta.url).pathname;
/** A page longer than so many windows is cut. */
const WINDOWS = 3;

const battles = new Map();
/** The battle of a picture, played once. */
function battleOf(asked) {
  const key = asked.join(' ');
  if (!battles.has(key)) battles.set(key, kept(ENGINES, ...asked));
  return battles.get(key);
}

/** Waits until the page has its type, has loaded, has baked and lit every ship, and paints nothing more. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  let [last, still] = [-1, 0];
  for (let wait = 0; wait < 800 && still < 4; wait++) {
    await page.waitForTimeout(150);
    const now = await page.evaluate(() => globalThis.__painted ?? 0);
    const baking = await page.evaluate(() => {
      // A portrait has one pixel until it is lit, and a sky its default size until it is painted.
      const empty = [...document.querySelectorAll('canvas')].filter((one) => {
        const { top, bottom, left, right, width } = one.getBoundingClientRect();
        /* A shelf goes on beyond the window's side, and a folded part has no picture: what is there waits until it is seen. */
        return width > 1 && one.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && (one.width === 1 || (one.classList.contains('sky') && one.width === 300 && one.height === 150));
      });
      return (globalThis.__baking ?? 0) + document.querySelectorAll('.counter .unlit').length + empty.length;
    });
    still = now === last && baking === 0 ? still + 1 : 0;
    last = now;
  }
}

async function begin(page, { battle, link, route, shelf = [], plain }, address, stage) {
  const entry = battle ? await battleOf(battle) : null;
  const entries = [...(entry ? [entry] : []), ...(await Promise.all(shelf.map(battleOf)))];
  await page.addInitScript(({ entries, stage }) => {
    localStorage.setItem('firing-arc:habits', JSON.stringify({ atOnce: false, sound: false, stage }));
    for (const one of entries) localStorage.setItem(`firing-arc:battle:${one.id}`, JSON.stringify(one));
  }, { entries, stage });
  await page.goto(address + (plain ? '?face=plain' : '') + (entry ? `#/table/${entry.id}` : link ? `#/b=${deflateRawSync((await battleOf(link)).record).toString('base64url')}` : route));
}

/** Asks the table for its poster, of a size and a style where they are named, and keeps the file it hands out. */
async function savePoster(page, file, choices) {
  await page.getByRole('button', { name: 'Poster', exact: true }).click({ timeout: 120_000 });
  for (const name of choices) await page.getByRole('radio', { name }).check();
  const save = page.getByRole('button', { name: /^Save PNG/ });
  /* On a busy machine its ships take their time to be baked. */
  await save.click({ trial: true, timeout: 180_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await download.saveAs(file);
}

async function save(page, file, { size, whole, poster }) {
  if (poster) return savePoster(page, file, poster);
  if (!whole) return page.screenshot({ path: file });
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width: size.width, height: Math.max(size.height, Math.min(high, WINDOWS * size.height)) } });
}

/** Takes one picture; returns what went wrong in the page, if anything did. */
export async function take(browser, file, wish, { address, stage = null }) {
  const { size, theme, film, steps, dense = 1 } = wish;
  const context = await browser.newContext({ viewport: size, colorScheme: theme, hasTouch: size.width < 900, isMobile: size.width < 500, deviceScaleFactor: dense, reducedMotion: film ? 'no-preference' : 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints = [];
  page.on('pageerror', (failure) => complaints.push(failure.message));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  try {
    if (film) await page.clock.install({ time: 0 });
    await begin(page, wish, address, stage);
    await page.waitForLoadState('networkidle');
    if (film) {
      // The film stops where it should: no time passes but what the picture lets pass.
      await page.waitForSelector('.table, .skirmish');
      await page.clock.pauseAt(3_600_000);
      await page.clock.runFor(1500);
    }
    await settled(page);
    if (steps) {
      await steps(page);
      await settled(page);
    }
    await save(page, file, wish);
  } catch (failure) {
    complaints.push(String(failure.message).split('\n').slice(0, 2).join(' '));
    await page.screenshot({ path: file }).catch(() => undefined);
  }
  await context.close();
  return complaints;
}

/** Takes a picture again as another eye sees it. */
export async function through(browser, eye, filter, from, to) {
  const page = await browser.newPage();
  await page.goto(`file://${from}`);
  const { width, height } = await page.evaluate(() => ({ width: document.images[0].naturalWidth, height: document.images[0].naturalHeight }));
  await page.setViewportSize({ width, height });
  await page.evaluate(({ filter, eye }) => {
    const [image] = document.images;
    document.body.replaceChildren(image);
    document.body.insertAdjacentHTML('beforeend', filter);
    document.body.style.margin = '0';
    image.style.cssText = `display:block;filter:url(#${eye})`;
    // The filter is in the picture once two frames have been painted with it.
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
  }, { filter, eye });
  await page.screenshot({ path: to });
  await page.close();
}
