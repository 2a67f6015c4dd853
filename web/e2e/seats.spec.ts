/** Two players at one screen: between the seats nothing of the table or the plot can be seen. */
import { expect, test } from '@playwright/test';
import { button, order, setUp, wholeSheet } from './steps.ts';

test('the cover hides table and plot between seats @all', async ({ page }) => {
  await setUp(page, 'seats', 'duel');
  await expect(page.getByRole('heading', { name: 'Hand over to Teal' })).toBeVisible();
  await expect(page.locator('svg.board')).toHaveCount(0);
  await button(page, /I am Teal/).click();
  await order(page).fill('A S4.5');
  await button(page, 'Seal').click();

  await expect(page.getByRole('heading', { name: 'Hand over to Amber' })).toBeVisible();
  await expect(page.locator('svg.board')).toHaveCount(0);
  expect(await page.content()).not.toContain('S4.5');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand over to Amber' })).toBeVisible();
  await button(page, /I am Amber/).click();
  await expect(order(page)).toHaveValue('idle');
  expect(await page.content()).not.toContain('S4.5');
  await order(page).fill('B L');
  await button(page, 'Seal').click();
  await expect(button(page, 'Reveal')).toBeVisible();
  expect(await page.content()).not.toContain('S4.5');
  await button(page, 'Reveal').click();
  await expect(page.getByRole('log')).toContainText('A S4.5');
  await expect(page.getByRole('log')).toContainText('B L');
  await wholeSheet(page);
  await expect(button(page, 'Next turn')).toBeVisible();
  await page.getByRole('slider', { name: 'Turn' }).press('Home');
  await expect(page.getByText('Looking back at turn 1')).toBeVisible();
  await button(page, 'Back to now').click();
  await expect(page.locator('svg.board .counter')).toHaveCount(3);
  await button(page, 'Next turn').click();
  await expect(page.getByRole('heading', { name: 'Hand over to Teal' })).toBeVisible();
});

test('a sealed plot can be taken back across the cover', async ({ page }) => {
  await setUp(page, 'seats', 'duel');
  await button(page, /I am Teal/).click();
  await order(page).fill('A S2');
  await button(page, 'Seal').click();
  await button(page, 'Teal takes the sealed plot back').click();
  await expect(order(page)).toHaveValue('A S2');
});
