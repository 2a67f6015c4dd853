/** The first battle of every game, followed literally: a player who presses only what is ringed comes to its last step. */
import { expect, test, type Page } from '@playwright/test';
import { button } from './steps.ts';

const GAMES = ['ftl', 'full-thrust', 'simple-spaceships', 'black-skies', 'talon'];
/** The most presses that a guide may ask for: five minutes at four seconds each are 75. */
const MOST = 60;

async function follow(page: Page, game: string): Promise<string[]> {
  await page.goto(`./#/learn/${game}`);
  await button(page, 'Begin the first battle').click();
  const guide = page.getByRole('complementary', { name: 'Your first battle' });
  await expect(guide).toBeVisible();
  const pressed: string[] = [];
  while (pressed.length < MOST) {
    const [, at, last] = /(\d+) of (\d+)/.exec((await guide.textContent()) ?? '') ?? [];
    if (at !== undefined && at === last) return pressed;
    const lit = page.locator('[data-lit]');
    await expect(lit, `step ${at}: a control is ringed after ${pressed.slice(-3).join(', ')}`).toHaveCount(1);
    const name = await lit.evaluate((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim());
    pressed.push(`${at}: ${name}`);
    if ((await lit.getAttribute('type')) === 'range') await lit.press('End');
    else await lit.click();
    // Something follows each press: another step, another ring, or another question.
    await page.waitForTimeout(60);
  }
  throw new Error(`no end after ${MOST} presses: ${pressed.join(' | ')}`);
}

for (const game of GAMES) {
  test(`the first battle of ${game} is played to its last step by pressing what is ringed @phone`, async ({ page }) => {
    const pressed = await follow(page, game);
    if (process.env['TOLD']) console.log(pressed.join('\n'));
    const orders = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firing-arc:battle:')).map((key) => JSON.parse(localStorage[key]).record as string).join('\n'));
    if (process.env['TOLD']) console.log(orders);
  });
}
