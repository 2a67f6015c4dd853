/** A battle between two browsers through a server that keeps rooms. It runs where CLIENT_URL serves /api (`firing-arc serve --data`). */
import { expect, test, type Page } from '@playwright/test';
import { button, order } from './steps.ts';

test.beforeEach(async ({ request }) => {
  const answer = await request.get('./api/open').catch(() => null);
  test.skip(!answer?.headers()['content-type']?.includes('json'), 'needs a server with rooms: start firing-arc serve --data DIR and set CLIENT_URL');
});

async function sealed(page: Page, text: string): Promise<void> {
  await order(page).fill(text);
  await button(page, 'Seal').click();
}

test('two browsers play by a link; one reloads and loses its connection', async ({ page: ada, browser }) => {
  await ada.goto('./');
  await ada.getByRole('link', { name: 'Play a friend' }).click();
  await ada.getByLabel(/^Game/).selectOption('ftl');
  await ada.getByLabel('Scenario', { exact: true }).selectOption('duel');
  await button(ada, 'Make the link').click();
  const link = await ada.getByLabel('Invitation', { exact: true }).inputValue();
  const far = await browser.newContext({ reducedMotion: 'reduce' });
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
