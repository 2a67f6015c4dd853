/** The picture under the board: drawn by either renderer, still when nothing happens, and back after the graphics card lost it. */
import { expect, test, type Page } from '@playwright/test';
import { order, setUp } from './steps.ts';

const painted = (page: Page): Promise<number> => page.evaluate(() => (globalThis as { __painted?: number }).__painted ?? 0);
const renderer = (page: Page): Promise<string | null> => page.locator('canvas.stage').getAttribute('data-renderer');
/** Begins a battle with a renderer that is asked for. */
async function begin(page: Page, stage: 'gl' | 'canvas'): Promise<void> {
  await page.addInitScript((wish) => localStorage.setItem('firing-arc:habits', JSON.stringify({ atOnce: false, sound: false, suggest: false, stage: wish })), stage);
  await setUp(page, 'captain', 'line-duel', {}, 'full-thrust');
  await expect(order(page)).toBeVisible();
  await expect.poll(() => painted(page)).toBeGreaterThan(0);
}
/** Share of the stage's pixels that something was drawn on. */
async function covered(page: Page): Promise<number> {
  const shot = await page.locator('canvas.stage').evaluate(async (canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [240, 150];
    const context = copy.getContext('2d', { willReadFrequently: true });
    const picture = await createImageBitmap(canvas);
    context?.drawImage(picture, 0, 0, 240, 150);
    const bytes = context?.getImageData(0, 0, 240, 150).data ?? new Uint8ClampedArray();
    return bytes.filter((byte, at) => at % 4 === 3 && byte > 24).length;
  });
  return shot / (240 * 150);
}
/** Waits until designs are baked and nothing more is painted. */
async function rest(page: Page): Promise<void> {
  let last = -1;
  await expect.poll(async () => {
    const now = await painted(page);
    const still = now === last;
    last = now;
    await page.waitForTimeout(600);
    return still;
  }, { timeout: 60_000 }).toBe(true);
}

for (const stage of ['canvas', 'gl'] as const)
  test(`the ships are drawn by ${stage}, and a table at rest paints nothing`, async ({ page }) => {
    await begin(page, stage);
    await rest(page);
    test.skip(stage === 'gl' && (await renderer(page)) !== 'gl', 'This browser has no WebGL2.');
    expect(await renderer(page)).toBe(stage);
    const before = await painted(page);
    await page.waitForTimeout(5000);
    expect(await painted(page)).toBe(before);
    /* A change of the order moves a ghost, and is painted. */
    await order(page).fill('A1 P1');
    await expect.poll(() => painted(page)).toBeGreaterThan(before);
    if (stage === 'canvas') expect(await covered(page)).toBeGreaterThan(0.002);
  });

for (const stage of ['canvas', 'gl'] as const)
  test(`until its design is baked, a ship is an outline with ${stage}`, async ({ page }) => {
    let bake: () => void = () => undefined;
    const held = new Promise<void>((go) => (bake = go));
    await page.route(/bake\.worker/, async (route) => {
      await held;
      await route.continue();
    });
    await begin(page, stage);
    test.skip(stage === 'gl' && (await renderer(page)) !== 'gl', 'This browser has no WebGL2.');
    const ships = await page.locator('.scene .counter').count();
    expect(ships).toBeGreaterThan(1);
    const outlines = page.locator('.scene .counter .unlit path');
    await expect(outlines).toHaveCount(ships);
    const least = (): Promise<number> => outlines.evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))));
    await expect.poll(least).toBeGreaterThan(8);
    bake();
    await expect(outlines).toHaveCount(0);
  });

test('a lost graphics context is made again', async ({ page }) => {
  await begin(page, 'gl');
  await rest(page);
  test.skip((await renderer(page)) !== 'gl', 'This browser has no WebGL2.');
  await page.locator('canvas.stage').evaluate(async (canvas: HTMLCanvasElement) => {
    const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    await new Promise((done) => setTimeout(done, 300));
    lose?.restoreContext();
  });
  const before = await painted(page);
  await expect.poll(() => painted(page)).toBeGreaterThanOrEqual(before);
  await rest(page);
  const black = await page.locator('canvas.stage').evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.isContextLost());
  expect(black).toBe(false);
});

test('paper has no sky', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('firing-arc:theme', 'light'));
  await begin(page, 'canvas');
  await expect(page.locator('canvas.sky')).toHaveCount(0);
  await expect(page.locator('canvas.stage')).toBeVisible();
});

test.describe('without a wish', () => {
  /** Makes the browser tell another name for its graphics card, or have none. */
  async function card(page: Page, name: string | null): Promise<void> {
    await page.addInitScript((told) => {
      const RENDERER = 0x9246;
      const real = WebGL2RenderingContext.prototype.getParameter;
      WebGL2RenderingContext.prototype.getParameter = function (what: number) {
        return what === RENDERER || what === this.RENDERER ? told : real.call(this, what);
      };
      const open = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return told === null && kind === 'webgl2' ? null : (open as (kind: string, ...more: unknown[]) => unknown).call(this, kind, ...more);
      } as typeof open;
      localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":1,"sound":false,"suggest":false}');
    }, name);
    await setUp(page, 'captain', 'line-duel', { 2: 'random' }, 'full-thrust');
    await expect(order(page)).toBeVisible();
  }

  for (const [what, name] of [['there is no WebGL2', null], ['drawing is in software', 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)'], ['the card is a processor', 'llvmpipe (LLVM 15.0.7, 256 bits)']] as const)
    test(`the canvas is used by itself where ${what}`, async ({ page }) => {
      await card(page, name);
      await expect.poll(() => renderer(page)).toBe('canvas');
      await expect.poll(() => painted(page)).toBeGreaterThan(0);
    });

  test('a graphics card is used, until a beat takes over 20 ms a frame: from there on the canvas', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    /* Every frame of the page takes longer than it may. */
    await page.addInitScript(() => {
      const real = requestAnimationFrame;
      globalThis.requestAnimationFrame = (call) =>
        real((time) => {
          const until = performance.now() + 30;
          while (performance.now() < until);
          call(time);
        });
    });
    await card(page, 'ANGLE (A real card, OpenGL 4.6)');
    test.skip((await renderer(page)) !== 'gl', 'This browser has no WebGL2.');
    await order(page).fill('A1 +2');
    await page.locator('.actions .primary').click();
    await page.getByRole('button', { name: 'Reveal' }).or(page.getByRole('button', { name: 'Seal anyway' })).first().click();
    await page.getByRole('button', { name: 'Reveal' }).click({ timeout: 3000 }).catch(() => undefined);
    await expect.poll(() => renderer(page), { timeout: 60_000 }).toBe('canvas');
    await expect(page.locator('canvas.stage')).toHaveCount(1);
  });
});
