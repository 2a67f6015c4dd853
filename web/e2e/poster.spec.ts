/** A battle given away: its picture in both sizes and kinds, its film, its link that plays. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Download, type Page } from '@playwright/test';
import { kept } from '../gallery/battles.mjs';
import { button, sound } from './steps.ts';

const WASM = join(import.meta.dirname, '../src/wasm');

/** Puts a battle that was fought by captains on the shelf, and opens its table. */
async function table(page: Page, name: string, decisions: number): Promise<void> {
  const entry = await kept(WASM, name, decisions);
  await page.addInitScript((one) => localStorage.setItem(`firing-arc:battle:${one.id}`, JSON.stringify(one)), entry);
  await page.goto(`./#/table/${entry.id}`);
}
async function saved(page: Page, name: RegExp | string): Promise<Download> {
  const save = button(page, name);
  await expect(save).toBeEnabled({ timeout: 120_000 });
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), save.click()]);
  return file;
}
async function bytes(file: Download): Promise<Buffer> {
  return readFileSync(await file.path());
}
/** Width and height of a PNG, from its head. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('a battle that is over gives its poster as PNG and as SVG, in both sizes', async ({ page }) => {
  await table(page, 'last-volley', Infinity);
  await button(page, 'Poster').click();
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const tall = await saved(page, 'Save PNG, upright');
  expect(tall.suggestedFilename()).toBe('close-action-turn-6-upright.png');
  expect(sizeOf(await bytes(tall))).toEqual([1080, 1350]);
  await expect(page.getByRole('img', { name: /^Teal holds the field/ })).toBeVisible();
  const svg = (await bytes(await saved(page, 'Save SVG, upright'))).toString();
  expect(svg).toMatch(/^<svg [^>]*width="1080" height="1350"/);
  expect(svg).toContain('Steadfast breaks up');
  expect(svg).toContain('@font-face');
  expect(svg).toContain('#/b=');
  expect(svg.match(/<image /g)?.length).toBe(11);
  expect(svg).not.toMatch(/href="(?!data:|http)/);
  await sound(page, 'the poster');
  await page.getByRole('radio', { name: /Wide/ }).check();
  expect(sizeOf(await bytes(await saved(page, 'Save PNG, wide')))).toEqual([1200, 630]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the SVG of a poster opens on its own', async ({ page, context }) => {
  await table(page, 'last-volley', Infinity);
  await button(page, 'Poster').click();
  const file = await saved(page, 'Save SVG, upright');
  const alone = await context.newPage();
  await alone.setContent(`<img id="it" src="data:image/svg+xml;base64,${(await bytes(file)).toString('base64')}">`);
  await expect.poll(() => alone.evaluate(() => (document.getElementById('it') as HTMLImageElement).naturalWidth)).toBe(1080);
});

test('any moment looked at gives a picture', async ({ page }) => {
  await table(page, 'last-volley', Infinity);
  await page.getByRole('slider', { name: 'Turn' }).press('Home');
  await page.getByRole('slider', { name: 'Turn' }).press('ArrowRight');
  await button(page, 'Picture').click();
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  expect(sizeOf(await bytes(await saved(page, 'Save PNG, upright')))).toEqual([1080, 1350]);
});

test('a turn is recorded as a film, and written as an animated SVG', async ({ page }) => {
  await table(page, 'last-volley', Infinity);
  await button(page, /^Battle:/).click();
  await button(page, 'Film…').click();
  await expect(page.getByRole('dialog', { name: 'Film' })).toBeVisible();
  const film = await bytes(await saved(page, 'Record video'));
  expect(film.length).toBeGreaterThan(20_000);
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  const svg = (await bytes(await saved(page, 'Save animated SVG'))).toString();
  expect(svg).toContain('<animateTransform');
  expect(svg).toContain('repeatCount="indefinite"');
});

test('a film can be stopped', async ({ page }) => {
  await table(page, 'last-volley', Infinity);
  await button(page, /^Battle:/).click();
  await button(page, 'Film…').click();
  await page.getByRole('radio', { name: 'Whole battle' }).check();
  await button(page, 'Record video').click();
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopped. Nothing was kept.')).toBeVisible();
});

test('a link plays the battle at once, and again', async ({ page, context }) => {
  await table(page, 'last-volley', Infinity);
  await button(page, /^Battle:/).click();
  await button(page, 'Share link').click();
  const link = await page.getByLabel('Link to this battle').inputValue();
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":1,"suggest":false}'));
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Close action', level: 1 })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible();
  const step = async (): Promise<number> => Number(await other.getByRole('slider', { name: 'Turn' }).inputValue());
  await expect.poll(step).toBeGreaterThan(4);
  await other.getByRole('button', { name: 'Watch again' }).click();
  await expect.poll(step).toBeLessThan(4);
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await other.getByRole('button', { name: 'Begin the branch' }).click();
  await expect(other).toHaveURL(/#\/table\//);
});

test('rubbish in the place of a link is refused in words', async ({ page }) => {
  for (const rubbish of ['#/b=', '#/b=%%%', '#/b=~AAAA', '#/b=hello world']) {
    await page.goto('./#/');
    await page.goto(`./${rubbish}`);
    await expect(page.getByRole('alert'), rubbish).toBeVisible();
  }
});
