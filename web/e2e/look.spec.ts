/** Every screen in both themes: no fault that axe can find, nothing wider than the window, no complaint in the console. */
import { expect, test } from '@playwright/test';
import { pack } from '../src/lib/link.ts';
import { kept } from '../gallery/battles.mjs';
import { button, home, nextAsk, openCard, order, playTurn, setUp, sound, soundInBoth, watching } from './steps.ts';

const ENGINES = new URL('../src/wasm', import.meta.url).pathname;

test('pages are sound in both themes @all', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', (failure) => complaints.push(failure.message));
  await home(page);
  await soundInBoth(page, 'home');
  await page.getByRole('link', { name: 'Black Skies', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Black Skies', level: 1 })).toBeVisible();
  await soundInBoth(page, 'a game');
  await page.goto('./#/rules/ftl/FTL-6.3');
  const example = page.locator('article.here').getByRole('button', { name: /^(▸ )?Example/ }).first();
  await expect(example).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('article.here svg.board')).toBeVisible();
  await soundInBoth(page, 'rulebook');
  await page.goto('./#/open');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await soundInBoth(page, 'open');
  await page.goto('./#/new/ftl/captain');
  await expect(button(page, 'Begin')).toBeVisible();
  await soundInBoth(page, 'set up');
  await page.goto('./#/learn/ftl');
  await expect(button(page, 'Begin the first battle')).toBeEnabled();
  await soundInBoth(page, 'learn');
  expect(complaints).toEqual([]);
});

test('the ship sheet is sound, and draws what is chosen @all', async ({ page }) => {
  await page.goto('./#/ships');
  const first = page.locator('li canvas').first();
  /* Ships are baked as they come in sight; the parade stands above the classes. */
  await first.scrollIntoViewIfNeeded();
  /** Measures the covered share of the first ship's picture, in thousandths. */
  const covered = (): Promise<number> =>
    first.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let sum = 0;
      for (let at = 3; at < data.length; at += 4) sum += (data[at] ?? 0) > 128 ? 1 : 0;
      return Math.round((4000 * sum) / data.length);
    });
  await expect.poll(covered).toBeGreaterThan(40);
  await page.emulateMedia({ colorScheme: 'dark' });
  await sound(page, 'ships');
  const whole = await covered();
  await page.getByLabel('Lost').check();
  await expect.poll(covered).toBeLessThan(whole);
  await page.getByLabel('Paper', { exact: true }).check();
  await page.getByLabel('Heading').press('ArrowRight');
  await expect(page.getByText('15°')).toBeVisible();
  await sound(page, 'lost ships on paper');
});

test('the table is sound in every stage in both themes @all', async ({ page }) => {
  await watching(page);
  await setUp(page, 'captain', 'close-quarters', { 2: 'random' });
  await order(page).fill('A R-40');
  await expect(page.locator('.refused')).toBeVisible();
  await soundInBoth(page, 'plotting, refused');
  await order(page).fill('A L');
  await soundInBoth(page, 'plotting');
  await button(page, 'Seal').click();
  await expect(button(page, 'Reveal')).toBeVisible();
  await soundInBoth(page, 'sealed');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button(page, 'Reveal').click();
  await expect(button(page, 'Skip')).toBeVisible();
  await soundInBoth(page, 'reveal');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The reveal may end by itself while it is looked at.
  await button(page, 'Skip').click({ timeout: 2000 }).catch(() => undefined);
  await nextAsk(page);
  const card = await openCard(page);
  await soundInBoth(page, 'an open card of the log');
  await card.getByRole('button', { name: /^Clause/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await soundInBoth(page, 'clause');
  await page.keyboard.press('Escape');
  await button(page, /^Battle:/).click();
  await soundInBoth(page, 'menu');
});

test('a lost page, an empty lab, a battle by link, one that is watched, a result and its poster are sound in both themes @all', async ({ page }) => {
  const entry = await kept(ENGINES, 'close-action', Infinity);
  const watched = await kept(ENGINES, 'close-action', 2, 'watch');
  await page.addInitScript((all) => {
    for (const one of all) localStorage.setItem(`firing-arc:battle:${one.id}`, JSON.stringify(one));
  }, [entry, watched]);
  await page.goto('./#/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await soundInBoth(page, 'a lost page');
  await page.goto('./#/table/none');
  await expect(page.getByRole('heading', { name: 'This battle cannot be opened' })).toBeVisible();
  await soundInBoth(page, 'a battle that is not here');
  await page.goto('./#/lab/full-thrust');
  await expect(button(page, 'Fight')).toBeVisible();
  await soundInBoth(page, 'an empty lab');
  await page.goto(`./#/b=${await pack(entry.record)}`);
  await expect(page.getByRole('group', { name: 'Through the battle' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Report' })).toBeVisible();
  await soundInBoth(page, 'a battle by link');
  await page.goto(`./#/table/${watched.id}`);
  await expect(page.locator('.table .actions .primary')).toBeVisible();
  await soundInBoth(page, 'watching');
  await page.goto(`./#/table/${entry.id}`);
  await expect(button(page, 'Rematch')).toBeVisible();
  await soundInBoth(page, 'a result');
  await button(page, 'Poster').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Save/ }).first()).toBeEnabled();
  await soundInBoth(page, 'the poster');
});

test('cover and report are sound in both themes @all', async ({ page }) => {
  await setUp(page, 'seats', 'duel');
  await expect(button(page, /I am Teal/)).toBeVisible();
  await soundInBoth(page, 'cover');
  await button(page, /I am Teal/).click();
  await order(page).fill('A R180');
  await button(page, 'Seal').click();
  await button(page, /I am Amber/).click();
  await playTurn(page);
  for (const length of ['S8', 'S8']) {
    await button(page, 'Next turn').click();
    await button(page, /I am Teal/).click();
    await order(page).fill(`A ${length}`);
    await button(page, 'Seal').click();
    await button(page, /I am Amber/).click();
    await playTurn(page);
  }
  await expect(button(page, 'Rematch')).toBeVisible();
  await soundInBoth(page, 'report');
});

test('the picture of a game has the shape that it is shown in @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of ['learn/talon', 'new/black-skies/captain']) {
    await page.goto(`./#/${address}`);
    const sky = page.locator('.picture .art > canvas');
    const drawn = () => sky.evaluate((canvas: HTMLCanvasElement) => Math.abs((canvas.width / canvas.height) * (canvas.clientHeight / canvas.clientWidth) - 1));
    await expect.poll(drawn, address).toBeLessThan(0.03);
    expect(await sky.evaluate((canvas: HTMLCanvasElement) => canvas.width * 4 >= Math.min(canvas.clientWidth, 1100)), 'fine enough').toBe(true);
  }
});
