/** A battle between two browsers through the server that keeps rooms: the one that FIRING_ARC names, or the one at CLIENT_URL. */
import { expect, test, type Page } from '@playwright/test';
import { button, order } from './steps.ts';

const rooms = process.env['FIRING_ARC'] ? 'http://127.0.0.1:4174/' : process.env['CLIENT_URL'];
if (rooms) test.use({ baseURL: rooms });
else if (process.env['CI']) throw new Error('FIRING_ARC is not set: `cargo xtask test` sets it to the program it built');
test.skip(!rooms, 'needs rooms: set FIRING_ARC to the program, or CLIENT_URL to a page that `firing-arc serve --data` serves');

async function sealed(page: Page, text: string): Promise<void> {
  await order(page).fill(text);
  await button(page, 'Seal').click();
}

test('two browsers play by a link; one reloads and loses its connection', async ({ page: ada, browser, baseURL }) => {
  await ada.goto('./');
  await ada.getByRole('link', { name: 'Play a friend' }).click();
  await ada.getByLabel(/^Game/).selectOption('ftl');
  await ada.getByLabel('Scenario', { exact: true }).selectOption('duel');
  await button(ada, 'Make the link').click();
  const link = await ada.getByLabel('Invitation', { exact: true }).inputValue();
  const far = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) });
  const ben = await far.newPage();
  await ben.goto(link);
  await button(ben, 'Join the battle').click();

  await sealed(ada, 'A S4.5');
  await expect(button(ada, 'Take back')).toBeVisible();
  expect(await ada.evaluate(() => JSON.stringify(localStorage))).not.toContain('S4.5');
  await ada.reload();
  await expect(button(ada, 'Take back')).toBeVisible();
  await far.setOffline(true);
  await order(ben).fill('B L');
  await far.setOffline(false);
  await button(ben, 'Seal').click();
  for (const page of [ada, ben]) await expect(page.locator('.table')).toHaveAttribute('data-decisions', '1');
  await expect(ada.getByRole('log').first()).toContainText('B L');
  await far.close();
});
