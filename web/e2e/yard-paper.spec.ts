/** Full Thrust's shipyard, its sheets on paper, and a recorded battle with its dice and report. */
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { button, soundInBoth } from './steps.ts';

const RECORD = new URL('../../games/full-thrust/records/all-modules-meeting.arc', import.meta.url);

test('yard and paper are sound in both themes @all', async ({ page }) => {
  await page.goto('./#/yard/full-thrust');
  await expect(page.getByText('Legal.')).toBeVisible();
  await soundInBoth(page, 'yard');
  await page.goto('./#/print/full-thrust/scenario/line-duel');
  await expect(page.getByRole('article', { name: /^Record chart of A1/ })).toBeVisible();
  await soundInBoth(page, 'paper');
});

test('a design is legal within its class, and every limit it breaks is named with its clause', async ({ page }) => {
  await page.goto('./#/yard/full-thrust');
  await expect(page.getByText('18 damage + 2 A of 3 + 4 B of 2 = 32 points').first()).toBeVisible();
  await button(page, '+ Torpedo').click();
  await expect(page.getByText('1 fault:')).toBeVisible();
  for (let times = 0; times < 4; times++) await button(page, 'One damage point more').click();
  await expect(page.getByText('2 faults:')).toBeVisible();
  await expect(page.getByText(/22 damage; a Heavy Cruiser has 15 to 21/)).toBeVisible();
  await expect(button(page, 'Clause FT-4.12: why')).toHaveCount(2);
  await expect(button(page, 'Begin')).toBeDisabled();
  for (let times = 0; times < 7; times++) await button(page, 'One damage point less').click();
  await expect(page.getByText('Legal.')).toBeVisible();
});

test('rubbish pasted into the yard is told line by line', async ({ page }) => {
  await page.goto('./#/yard/full-thrust');
  await expect(page.getByText('Legal.')).toBeVisible();
  await page.getByText('The design as text').click();
  await page.getByLabel('The design’s text').fill('<html>\n<body>hello</body>');
  await expect(page.locator('.flaws')).toContainText('line 1');
  await expect(page.locator('.flaws')).toContainText('line 2');
});

test('a kept design survives a reload and goes into battle, where the record holds it', async ({ page }) => {
  await page.goto('./#/yard/full-thrust');
  await expect(page.getByText('Legal.')).toBeVisible();
  await page.getByLabel('Id', { exact: true }).fill('HARRIER');
  await button(page, 'Keep in this browser').click();
  await expect(page.getByText('HARRIER is kept in this browser.')).toBeVisible();
  await page.reload();
  await button(page, 'HARRIER').click();
  await expect(page.getByLabel('Id', { exact: true })).toHaveValue('HARRIER');
  await page.getByLabel('Scenario').selectOption('line-duel');
  await page.getByLabel('Against').selectOption('random');
  await button(page, 'Begin').click();
  await expect(button(page, 'Seal')).toBeVisible();
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('firing-arc:battle:')).map(([, text]) => text).join());
  expect(kept).toContain('[design.HARRIER]');
});

test('a fleet is printed with a chart a ship', async ({ page }) => {
  await page.goto('./#/print/full-thrust/scenario/fleet-action');
  const charts = page.getByRole('article', { name: /^Record chart of/ });
  await expect(charts).toHaveCount(24);
  await button(page, 'Amber').click();
  await expect(charts).toHaveCount(12);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Reference' })).toBeVisible();
});

test('the printed reference of every game holds each clause of its rulebook whole, rulings too', async ({ page }) => {
  for (const [game, scenario] of [['full-thrust', 'line-duel'], ['simple-spaceships', 'duel'], ['black-skies', 'duel']]) {
    await page.goto(`./#/print/${game}/scenario/${scenario}`);
    const reference = page.getByRole('region', { name: 'Reference' });
    await expect(reference.getByRole('heading', { level: 4 }).first()).toBeVisible();
    await expect(reference).toContainText(/The table is \d+ inches wide and \d+ inches high/);
    expect((await reference.innerText()).match(/Our ruling/g)?.length ?? 0, game).toBeGreaterThan(15);
  }
});

test('a recorded battle is played with its dice, and its report leads back to a turn', async ({ page }) => {
  await page.goto('./#/open');
  await page.getByLabel('Or the record’s text').fill(readFileSync(RECORD, 'utf8'));
  await button(page, 'Open').click();
  await expect(page.locator('.scrubber input')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Turn' });
  for (let step = 0; step < 40 && !(await page.locator('.cards .dice svg').count()); step++) await slider.press('ArrowRight');
  await expect(page.locator('.cards .dice svg').first()).toBeVisible();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('Damage done');
  await expect(report.getByRole('button', { name: /^Look at turn 1:/ }), 'nothing was counted in turn 1').toHaveCount(0);
  await report.getByRole('button', { name: /in which nothing was counted$/ }).click();
  await report.getByRole('button', { name: /^Look at turn 1:/ }).click();
  await expect(page.locator('.scrubber output')).toContainText('Turn 1');
});
