/** A battle looked back on: what its orders were worth, in the report of a battle played here and of one that was opened. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { engine } from '../bundles.ts';
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
  await expect(analysis.getByRole('img', { name: /^Gains of .+ turn by turn, in points\. In all: orders [+−]?\d+\.\d, (luck|guessing) [+−]?\d+\.\d, second thoughts [+−]?\d+\.\d\.$/ })).toBeVisible();
  await analysis.getByRole('button', { name: 'Look at turn 7, step 7' }).first().press('Enter');
  await expect(page.getByRole('slider', { name: 'Turn' })).toHaveValue('7');
  const hindsight = page.getByRole('region', { name: 'In hindsight' });
  await expect(hindsight.getByText(/^Written: /)).toHaveCount(2);
  await expect(page.locator('.compared .ghost.player').first(), 'the written orders are ghosts').toBeAttached();
  const others = await hindsight.getByText(/^Search: /).count();
  await expect(page.locator('.compared')).toHaveAttribute('data-compared', String(2 + others));
});

test('an analysis that is stopped can be begun again', async ({ page }) => {
  await page.goto('./#/open');
  await page.getByLabel(/record file/).setInputFiles({ name: 'close-quarters.arc', mimeType: 'text/plain', buffer: await record() });
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await analysis.getByRole('button', { name: 'Analyse', exact: true }).click();
  await analysis.getByRole('button', { name: 'Stop' }).click();
  await expect(analysis.getByRole('status')).toHaveText('The analysis was stopped.');
  await expect(analysis.getByRole('button', { name: /^(Analyse|Continue analysis)$/ })).toBeVisible();
});

test('a battle that goes on is not analysed; one that was given up is, whatever the player looks at meanwhile, and it opens elsewhere as conceded', async ({ page }) => {
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
  const table = page.url();
  await page.goto('./#/rules/ftl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Faster Than Light');
  await page.goto(table);
  await expect(analysis.getByRole('heading', { name: 'In all' })).toBeVisible({ timeout: 100_000 });
  await expect(analysis.getByRole('list').filter({ hasText: '1 order.' })).toHaveCount(1);
  await expect(analysis.getByRole('status')).toHaveText('The analysis is done.', { timeout: 100_000 });
  await page.reload();
  await expect(analysis.getByText('Searched by')).toBeVisible();
  await expect(analysis.getByRole('button', { name: 'Analyse', exact: true })).toHaveCount(0);

  await button(page, 'What if from the end').click();
  await expect(page.getByRole('dialog', { name: 'Branch from turn 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, /^Battle:/).click();
  await button(page, 'Share link').click();
  const link = await page.getByLabel('Link to this battle').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/1 turn\. Amber wins: Teal concedes/)).toBeVisible();
  await page.getByRole('slider', { name: 'Turn' }).press('End');
  await expect(page.getByRole('group', { name: 'Through the battle' }).getByText('Conceded')).toBeVisible();
  await expect(button(page, 'Play on from here')).toHaveCount(0);
  await expect(analysis.getByText('Searched by')).toBeVisible();
});

test('after ten turns in which nothing happens, a draw is offered in place, once', async ({ page }) => {
  const ask = await engine(join(import.meta.dirname, '../src/wasm'), 'ftl');
  const { battle } = ask('new', { game: 'ftl', scenario: 'duel', dice: { seed: '1' }, names: ['You', 'Cadet'] });
  for (let turn = 0; turn < 10; turn++) for (const seat of [1, 2]) ask('seal', { battle, seat, order: 'idle' });
  const { record } = ask('record', { battle });
  const kept = (id: string, players: object[]): object => ({ version: 1, id, game: 'ftl', title: 'Duel', players, names: ['You', 'Cadet'], record, turns: 10, turn: 11, over: null, drafts: {}, seed: '1', guide: false, saved: 1 });
  const person = { kind: 'person' };
  await page.goto('./#/open');
  await page.evaluate((all) => all.forEach(([id, one]) => localStorage.setItem(`firing-arc:battle:${id}`, JSON.stringify(one))), [
    ['alone', kept('alone', [person, { kind: 'captain', captain: 'cadet' }])] as const,
    ['both', kept('both', [person, person])] as const,
  ]);
  const offer = page.getByRole('group', { name: 'Draw' });
  await page.goto('./#/table/alone');
  await expect(offer).toContainText('Nothing was hit or lost in 10 turns.');
  await offer.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByText(/^A draw by agreement|^.+ declines: it sees its chance at \d+\s%\.$/).first()).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.locator('.phase')).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goto('./#/table/both');
  await button(page, /^I am /).click();
  await offer.getByRole('button', { name: 'Both agree a draw' }).click();
  await expect(page.locator('.phase')).toContainText('A draw by agreement');
});
