/** A battle looked back on: what its orders were worth, in the report of a battle played here and of one that was opened. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { button, nextAsk, order, playTurn, setUp, sound } from './steps.ts';

/** Ten turns of FTL between the captains doctrine and random, seed 1. */
const record = () => readFile(new URL('./records/close-quarters.arc', import.meta.url));

test('a battle that was opened is analysed, with its chart, its table and the way back to each order @phone', async ({ page }, info) => {
  await page.goto('./#/open');
  await page.getByLabel(/record file/).setInputFiles({ name: 'close-quarters.arc', mimeType: 'text/plain', buffer: await record() });
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await analysis.getByRole('button', { name: 'Analyse', exact: true }).click();
  await expect(analysis.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 60_000 });
  await expect(analysis.getByRole('status')).toHaveText('The analysis is done.', { timeout: 200_000 });
  await expect(analysis.getByRole('img', { name: /^Chance of winning from decision to decision\. .+ begins at \d+\s%/ })).toBeVisible();
  await expect(analysis.getByText(/^Searched by|Searched by/)).toContainText('nodes a decision');
  await sound(page, 'the analysis');
  await analysis.scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath('analysis.png'), fullPage: true });

  await analysis.getByText('The chart as a table').click();
  const rows = analysis.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(11);
  await analysis.getByRole('button', { name: /^All \d+ orders$/ }).click();
  await expect(analysis.getByText(/^The search: /)).toHaveCount(20);
  await analysis.getByRole('button', { name: 'Look at turn 7, step 7' }).first().press('Enter');
  await expect(page.getByRole('slider', { name: 'Turn' })).toHaveValue('7');
});

test('an analysis that is stopped can be begun again', async ({ page }) => {
  await page.goto('./#/open');
  await page.getByLabel(/record file/).setInputFiles({ name: 'close-quarters.arc', mimeType: 'text/plain', buffer: await record() });
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await analysis.getByRole('button', { name: 'Analyse', exact: true }).click();
  await analysis.getByRole('button', { name: 'Stop' }).click();
  await expect(analysis.getByRole('status')).toHaveText('The analysis was stopped.');
  await expect(analysis.getByRole('button', { name: /^Analyse( again)?$/ })).toBeVisible();
});

test('a battle that goes on is not analysed; one that was given up is', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  await order(page).fill('A S3');
  await playTurn(page);
  await nextAsk(page);
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis).toHaveCount(0);
  await button(page, /^Battle:/).click();
  await button(page, 'Concede…').click();
  await button(page, 'Yes, concede').click();
  await analysis.getByRole('button', { name: 'Analyse', exact: true }).click();
  await expect(analysis.getByRole('heading', { name: 'In all' })).toBeVisible({ timeout: 100_000 });
  await expect(analysis.getByRole('list').filter({ hasText: '1 order.' })).toHaveCount(1);
});
