/** Every screen in both themes: no fault that axe can find, nothing wider than the window, no complaint in the console. */
import { expect, test } from '@playwright/test';
import { button, home, nextAsk, openCard, order, playTurn, setUp, sound, watching } from './steps.ts';


for (const theme of ['dark', 'light'] as const) {
  test.describe(`${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('pages are sound @all', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
      page.on('pageerror', (failure) => complaints.push(failure.message));
      await home(page);
      await sound(page, 'home');
      await page.goto('./#/rules/ftl/FTL-6.3');
      const example = page.locator('article.here').getByRole('button', { name: /^(▸ )?Example/ }).first();
      await example.click();
      await expect(page.locator('article.here svg.board')).toBeVisible();
      await sound(page, 'rulebook');
      await page.goto('./#/open');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await sound(page, 'open');
      await page.goto('./#/new/ftl/captain');
      await expect(button(page, 'Begin')).toBeVisible();
      await sound(page, 'set up');
      await page.goto('./#/learn/ftl');
      await expect(button(page, 'Begin the first battle')).toBeEnabled();
      await sound(page, 'learn');
      expect(complaints).toEqual([]);
    });

    test('the table is sound in every stage @all', async ({ page }) => {
      await watching(page);
      await setUp(page, 'captain', 'close-quarters', { 2: 'random' });
      await order(page).fill('A R-40');
      await expect(page.locator('.refused')).toBeVisible();
      await sound(page, 'plotting, refused');
      await order(page).fill('A L');
      await sound(page, 'plotting');
      await button(page, 'Seal').click();
      await expect(button(page, 'Reveal')).toBeVisible();
      await sound(page, 'sealed');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await button(page, 'Reveal').click();
      await expect(button(page, 'Skip')).toBeVisible();
      await sound(page, 'reveal');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The reveal may end by itself while it is looked at.
      await button(page, 'Skip').click({ timeout: 2000 }).catch(() => undefined);
      await nextAsk(page);
      const card = await openCard(page);
      await sound(page, 'an open card of the log');
      await card.getByRole('button', { name: /^Clause/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await sound(page, 'clause');
      await page.keyboard.press('Escape');
      await button(page, /^Battle:/).click();
      await sound(page, 'menu');
    });

    test('cover and report are sound @all', async ({ page }) => {
      await setUp(page, 'seats', 'duel');
      await expect(button(page, /I am Teal/)).toBeVisible();
      await sound(page, 'cover');
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
      await sound(page, 'report');
    });
  });
}
