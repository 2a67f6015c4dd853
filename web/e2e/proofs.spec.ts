/** Proofs of the look over recorded battles of every game: words stand clear in every beat, stills stand still, nothing flashes, a table at rest is at rest. */
import { expect, test, type Page } from '@playwright/test';
import { faultsOf } from './clear.ts';
import { looking, playFrom, sit } from './sitting.ts';

/** Battles of the gallery, one of each game. */
const RECORDED = ['close-action', 'crossing-courses', 'war', 'wings', 'santa'];

/** The one that is played through on a phone as well. */
const PHONED = 'close-action';
/** A battle is run through at this pace and looked at so often, in milliseconds: once in a beat or nearly. */
const PACE = 2;
const LOOK = 450;
/** So many decisions of a long battle are looked at, at most. */
const MOST = 40;

// There is a sky in the dark alone, and light that can flash.
test.use({ colorScheme: 'dark' });

for (const name of RECORDED)
  test(`throughout the recorded battle ${name}, words and numbers stand clear${name === PHONED ? ' @phone' : ''}`, async ({ page }) => {
    const turns = await sit(page, name, Infinity, true, PACE);
    await playFrom(page, 1);
    const found = new Map<string, string>();
    let [beats, most] = [0, 0];
    for (; beats < 4000 && (await looking(page)) <= Math.min(turns, MOST); beats++) {
      await page.clock.runFor(LOOK);
      const { faults, count } = await faultsOf(page);
      most = Math.max(most, count);
      const at = await looking(page);
      for (const fault of faults) if (!found.has(`${at} ${fault}`)) found.set(`${at} ${fault}`, `decision ${at}: ${fault}`);
      if (at === turns && !(await page.getByRole('button', { name: 'Pause' }).isVisible())) break;
    }
    console.log(`${name}: ${beats} looks at ${turns} decisions, ${found.size} faults`);
    expect([...found.values()]).toEqual([]);
    expect(beats).toBeGreaterThan(Math.min(turns, MOST) / 2);
    expect(most, 'there was something to read').toBeGreaterThan(2);
  });

/** Luminance of the sky as it is shown, stars and all, at its 99th percentile. */
async function skyOf(page: Page): Promise<number> {
  await page.waitForTimeout(700);
  return page.evaluate(() => {
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [innerWidth, innerHeight];
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context) return 1;
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--void');
    context.fillRect(0, 0, copy.width, copy.height);
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('canvas.sky, canvas.stars')) {
      context.globalAlpha = Number(getComputedStyle(canvas).opacity);
      context.drawImage(canvas, 0, 0, copy.width, copy.height);
    }
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    const linear = (byte: number): number => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
    const lights = Array.from({ length: data.length / 4 }, (_, at) => 0.2126 * linear(data[at * 4] ?? 0) + 0.7152 * linear(data[at * 4 + 1] ?? 0) + 0.0722 * linear(data[at * 4 + 2] ?? 0));
    return lights.sort((a, b) => a - b)[Math.floor(lights.length * 0.99)] ?? 1;
  });
}

/** Light of every block of the stage, 0 to 1, over black: a block is 48 pixels of the window. */
async function lightOf(page: Page): Promise<number[]> {
  return page.locator('canvas.stage').evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [Math.ceil(canvas.clientWidth / 48), Math.ceil(canvas.clientHeight / 48)];
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context) return [];
    context.fillStyle = '#000';
    context.fillRect(0, 0, copy.width, copy.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, 0, 0, copy.width, copy.height);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    const linear = (byte: number): number => (byte / 255) ** 2.2;
    return Array.from({ length: copy.width * copy.height }, (_, at) => 0.2126 * linear(data[at * 4] ?? 0) + 0.7152 * linear(data[at * 4 + 1] ?? 0) + 0.0722 * linear(data[at * 4 + 2] ?? 0));
  });
}
/** Moments at which one block of the picture has flashed: brighter by a tenth of full light, and darker again. */
function flashes(lights: readonly number[], step: number): number[] {
  const found: number[] = [];
  let [low, high, up] = [lights[0] ?? 0, lights[0] ?? 0, false];
  for (const [at, light] of lights.entries()) {
    if (up) {
      high = Math.max(high, light);
      if (light < high - 0.1) [up, low] = [found.push(at * step) === 0, light];
    } else {
      low = Math.min(low, light);
      if (light > low + 0.1) [up, high] = [true, light];
    }
  }
  return found;
}

for (const name of RECORDED)
  test(`the last reveal of ${name} does not flash more than twice a second`, async ({ page }) => {
    const STEP = 50;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const turns = await sit(page, name, Infinity);
    await playFrom(page, turns);
    const seen: number[][] = [];
    while (seen.length < 400 && (await page.getByRole('button', { name: 'Pause' }).isVisible())) {
      await page.clock.runFor(STEP);
      seen.push(await lightOf(page));
    }
    expect(seen.length, 'there was a film').toBeGreaterThan(10);
    const worst = Math.max(...(seen[0] ?? []).map((_, block) => {
      const at = flashes(seen.map((lights) => lights[block] ?? 0), STEP);
      return Math.max(0, ...at.map((from) => at.filter((one) => one >= from && one < from + 1000).length));
    }));
    console.log(`${name}: ${seen.length} pictures, at most ${worst} flashes a second`);
    expect(worst).toBeLessThanOrEqual(2);
  });

/** Waits until every ship and sky that the page has asked for is made. Such a picture is painted in the next frame of the page's clock. */
async function made(page: Page): Promise<void> {
  await page.waitForFunction(() => ((globalThis as { __baking?: number }).__baking ?? 0) === 0, undefined, { polling: 100 });
}

/** The picture once three in a row are the same: what fades has done so, and ships and sky are made. Null if it never stands still. */
async function settled(page: Page): Promise<Buffer | null> {
  let [last, same] = [await page.screenshot(), 1];
  for (let tried = 0; tried < 60; tried++) {
    await page.waitForTimeout(300);
    const next = await page.screenshot();
    same = next.equals(last) ? same + 1 : 1;
    last = next;
    if (same === 3) return last;
  }
  return null;
}

test('in reduced motion no pixel moves while a still stands, and one fades into the next in 120 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = globalThis as { __fades?: string[] };
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      (counted.__fades ??= []).push(JSON.stringify([this.className.split(' ')[0], frames, options]));
      return real.call(this, frames, options);
    };
  });
  for (const name of RECORDED) {
    await page.goto('about:blank');
    const turns = await sit(page, name, Infinity);
    await playFrom(page, turns - 1);
    for (let still = 0; still < 3; still++) {
      await page.clock.runFor(200);
      await made(page);
      await page.clock.runFor(50);
      await made(page);
      const before = await settled(page);
      expect(before, `${name}, still ${still + 1}: it settles`).not.toBeNull();
      await page.clock.runFor(500);
      await page.waitForTimeout(100);
      expect(before?.equals(await page.screenshot()), `${name}, still ${still + 1}`).toBe(true);
      await page.clock.runFor(150);
    }
    const fades = await page.evaluate(() => (globalThis as { __fades?: string[] }).__fades ?? []);
    expect(fades.length, `${name}: fades`).toBeGreaterThan(2);
    expect([...new Set(fades)].sort()).toEqual(['["before",{"opacity":[1,0]},120]', '["stage",{"opacity":[0,1]},120]']);
  }
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a table of any game at rest paints nothing for five seconds, under a sky that is dark enough, motion: ${reducedMotion}`, async ({ context }) => {
    const tables: { name: string; page: Page; before: number }[] = [];
    for (const name of RECORDED) {
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion, colorScheme: 'dark' });
      await page.addInitScript(() => {
        const counted = globalThis as { __frames?: number };
        const real = requestAnimationFrame;
        globalThis.requestAnimationFrame = (call) => {
          counted.__frames = (counted.__frames ?? 0) + 1;
          return real(call);
        };
      });
      await sit(page, name, name === 'santa' ? 140 : 3, false);
      tables.push({ name, page, before: -1 });
    }
    const work = (page: Page): Promise<number> => page.evaluate(() => ((globalThis as { __painted?: number }).__painted ?? 0) + ((globalThis as { __frames?: number }).__frames ?? 0));
    for (const table of tables) {
      await table.page.bringToFront();
      await expect(table.page.locator('canvas.stage')).toBeVisible();
      await expect.poll(async () => {
        const now = await work(table.page);
        const still = now === table.before && now > 0;
        table.before = now;
        return still;
      }, { intervals: [700], timeout: 60_000 }).toBe(true);
      await table.page.waitForTimeout(5000);
      expect(await work(table.page), `${table.name} at rest`).toBe(table.before);
      const moving = await table.page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
      expect(moving, `${table.name}: running animations`).toBe(0);
      expect(await skyOf(table.page), `${table.name}: the sky while an order is asked`).toBeLessThanOrEqual(0.08);
      await table.page.keyboard.press('[');
      expect(await skyOf(table.page), `${table.name}: the sky of a reveal`).toBeLessThanOrEqual(0.15);
    }
  });
