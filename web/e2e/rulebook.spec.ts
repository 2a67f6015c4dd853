/** The rulebook: search by everyday words, the switch between games, its first words, boards that open by themselves. */
import { expect, test } from '@playwright/test';
import { playNow } from './steps.ts';

test('an everyday word finds the clause, and the search goes along to another game @phone', async ({ page }) => {
  await page.goto('./#/rules/full-thrust');
  await page.getByLabel('Search the clauses').fill('shoot backwards');
  await expect(page.getByRole('article').first()).toContainText('Arcs of fire');
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Talon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulebook: Talon');
  await expect(page.getByLabel('Search the clauses')).toHaveValue('shoot backwards');
  await expect(page.getByRole('article').first()).toContainText('TAL-8.2 Arcs');
  await page.getByRole('link', { name: 'Firing Arc' }).first().click();
  await expect(playNow(page)).toBeVisible();
  await page.goto('./#/rules/talon');
  await expect(page.getByLabel('Search the clauses'), 'a new visit begins without it').toHaveValue('');
});

test('a rulebook begins with what you do and how you win, and its boards open by themselves', async ({ page }) => {
  await page.goto('./#/rules/ftl');
  await expect(page.getByRole('heading', { level: 2 }).nth(0)).toHaveText('What you do');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('How you win');
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toHaveText('Objective');
  const first = page.getByRole('article').first();
  await expect(first.locator('svg.board')).toBeVisible();
  // Boards far out of sight are neither made nor kept.
  await expect(page.locator('#FTL-1\\.4 ~ .example svg.board')).toHaveCount(0);
  await page.locator('#FTL-1\\.4').scrollIntoViewIfNeeded();
  await expect(page.locator('#FTL-1\\.4 ~ .example svg.board').first()).toBeVisible();
  await expect(first.locator('svg.board')).toHaveCount(0);
});

test('on a phone the boards stay closed until they are asked for @handset', async ({ page }) => {
  await page.goto('./#/rules/ftl');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(page.locator('svg.board')).toHaveCount(0);
  await page.getByRole('article').first().getByRole('button', { name: /Example/ }).first().click();
  await expect(page.locator('svg.board')).toHaveCount(1);
});
