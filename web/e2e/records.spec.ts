/** Nothing is lost: reloads, links, records, damage, rubbish, full storage, no network. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { button, home, nextAsk, order, playTurn, playNow, setUp } from './steps.ts';

async function oneTurn(page: Page, text = 'A S3'): Promise<void> {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  await order(page).fill(text);
  await playTurn(page);
  await nextAsk(page);
}

async function record(page: Page): Promise<string> {
  await button(page, /^Battle:/).click();
  const coming = page.waitForEvent('download');
  await button(page, 'Download record').click();
  const path = await (await coming).path();
  await page.keyboard.press('Escape');
  return readFile(path, 'utf8');
}

test('a reload comes back to the same moment', async ({ page }) => {
  await oneTurn(page);
  await order(page).fill('A R30');
  await order(page).blur();
  await page.reload();
  await expect(order(page)).toHaveValue(/A R\+?30/);
  await expect(page.getByRole('log')).toContainText('A S3');
  await button(page, 'Seal').click();
  await expect(button(page, 'Take back')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Take back')).toBeVisible();
  await expect(button(page, 'Reveal')).toBeVisible();
  await home(page);
  await page.getByRole('link', { name: /^Continue Duel/ }).click();
  await expect(button(page, 'Take back')).toBeVisible();
});

test('a link carries the battle, and only what was revealed @phone', async ({ page, context }) => {
  await oneTurn(page);
  await order(page).fill('A S7.5');
  await button(page, /^Battle:/).click();
  await button(page, 'Share link').click();
  const link = await page.getByLabel('Link to this battle').inputValue();
  expect(link).toContain('#/b=');
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Duel', level: 1 })).toBeVisible();
  await other.getByText('Orders as written').first().click();
  await expect(other.getByText('A S3', { exact: true })).toBeVisible();
  expect(await other.content()).not.toContain('A S7.5');
  await other.getByRole('slider', { name: 'Turn' }).press('End');
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await other.getByRole('button', { name: 'Begin the branch' }).click();
  await expect(other.getByRole('heading', { name: 'Hand over to Teal' })).toBeVisible();
});

test('a damaged link says so', async ({ page }) => {
  await page.goto('./#/b=AbCdEf');
  await expect(page.getByRole('alert')).toContainText('damaged');
});

test('a record is downloaded, opened, and opened as far as it is whole when damaged', async ({ page }) => {
  await oneTurn(page);
  await order(page).fill('A S1');
  await playTurn(page);
  await nextAsk(page);
  const text = await record(page);
  await page.goto('./#/open');
  await page.getByLabel(/record file/).setInputFiles({ name: 'duel.arc', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: 'Duel', level: 1 })).toBeVisible();
  await expect(page.getByText('2 turns')).toBeVisible();

  await button(page, 'Open another').click();
  const damaged = text.slice(0, Math.floor(text.length * 0.93));
  await page.getByLabel(/text/).fill(damaged);
  await button(page, 'Open').click();
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await expect(page.getByLabel(/text/)).toHaveValue(damaged);
  await button(page, 'Open its whole turns').click();
  await expect(page.getByRole('alert')).toContainText('Left out');
  await expect(page.getByText('1 turn.')).toBeVisible();
});

test('rubbish is refused in words and stays in the field', async ({ page }) => {
  await page.goto('./#/open');
  await page.getByLabel(/text/).fill('dear diary');
  await button(page, 'Open').click();
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await expect(page.getByLabel(/text/)).toHaveValue('dear diary');
});

test('a pasted link opens like a record', async ({ page }) => {
  await oneTurn(page);
  await button(page, /^Battle:/).click();
  await button(page, 'Share link').click();
  const link = await page.getByLabel('Link to this battle').inputValue();
  await page.goto('./#/open');
  await page.getByLabel(/text/).fill(`look: ${link}`);
  await button(page, 'Open').click();
  await page.getByText('Orders as written').first().click();
  await expect(page.getByText('A S3', { exact: true })).toBeVisible();
});

test('what if: a branch leaves the battle as it was', async ({ page }) => {
  await oneTurn(page);
  const before = page.url();
  await page.getByRole('slider', { name: 'Turn' }).press('Home');
  await button(page, 'What if from here').click();
  await button(page, 'Begin the branch').click();
  await expect(page).not.toHaveURL(before);
  await expect(order(page)).toHaveValue('idle');
  await home(page);
  const kept = page.getByRole('list').getByRole('strong');
  await expect(kept.filter({ hasText: 'Duel, what if from turn 1' })).toBeVisible();
  await expect(kept.getByText('Duel', { exact: true })).toBeVisible();
});

test('a stored battle that cannot be read is handed back, not deleted', async ({ page }) => {
  await home(page);
  await page.evaluate(() => localStorage.setItem('firing-arc:battle:broken', '{"version":1,'));
  await page.reload();
  await expect(page.getByText('Nothing was deleted')).toBeVisible();
  await page.goto('./#/table/broken');
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  expect(await page.evaluate(() => localStorage.getItem('firing-arc:battle:broken'))).toBe('{"version":1,');
});

test('a full storage is said, and the battle goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await home(page);
  await playNow(page).click();
  await button(page, 'Launch').click();
  await expect(page.getByRole('alert')).toContainText('Download the record');
  await playTurn(page);
  await nextAsk(page);
  await expect(page.getByRole('log')).toContainText('A L');
});

test('plays without a network once loaded', async ({ page, context }) => {
  await home(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.length))).toBe(1);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await playNow(page).click();
  await button(page, 'Launch').click();
  await playTurn(page);
  await nextAsk(page);
  await expect(page.getByRole('log')).toContainText('A L');
});

test('who gives up has lost, in so many words; what came of sharing is said by the button, and the shelf names the game @phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await setUp(page, 'captain', 'duel', { 2: 'random' }, 'simple-spaceships');
  await expect(page.locator('.phase')).toContainText('Dice: South 6, North 6');
  await button(page, /^Battle:/).click();
  await button(page, 'Concede…').click();
  await button(page, 'Yes, concede').click();
  await expect(page.locator('.phase')).toContainText('You lose.');
  await button(page, 'Share').click();
  const said = page.locator('.bar').getByRole('status');
  await expect(said).toHaveText('The link is on the clipboard. It opens on this computer alone; download the record to send the battle.');
  await expect(said).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('./#/');
  await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Your battles' }) })).toContainText('Simple Spaceships');
});

test('a set-up names the sides as the scenario does, and says what it sets', async ({ page }) => {
  await page.goto('./#/new/simple-spaceships/captain');
  await page.getByLabel('Scenario', { exact: true }).selectOption('santa');
  await expect(page.getByLabel(/^Santa \(teal\) is played by/)).toBeVisible();
  await page.getByText('Options', { exact: true }).click();
  await expect(page.getByRole('switch', { name: 'All dice return' })).not.toBeChecked();
  await expect(page.locator('#option-turn-limit')).toHaveAttribute('placeholder', '30');
  await expect(page.locator('#option-edge'), 'a run is always flown with an open edge').toHaveCount(0);
});
