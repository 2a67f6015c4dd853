/** The first minute on a phone: how soon a new player gives an order that matters, and how often the screen is tapped in a whole starter battle. */
import { expect, test, type Page } from '@playwright/test';
import { choices, mattering } from './choices.ts';
import { PLAIN_ONLY } from '../shelf.ts';
import { FACES, fixedDice, home, PLAIN, playNow, setUp } from './steps.ts';

/** The most taps of a whole starter battle. */
const BATTLES: [title: string, most: number][] = [['Faster Than Light', 60], ['Simple Spaceships', 60], ['Full Thrust', 90], ['Black Skies', 90], ['Talon', 120]];
/** Games without a face of their own, with the bound of *Full Thrust* and *Black Skies*. */
const PLAIN_BATTLES: [title: string, most: number][] = PLAIN_ONLY.map(({ title }) => [title, 90]);

/** The main button of the table. */
const main = '.actions .primary';

/** A new player's browser, in which reveals take no time. */
async function newcomer(page: Page, at = './'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"pace":0}'));
  await fixedDice(page);
  await home(page, at);
}

/** Waits until something is asked again or the battle is over. Returns `true` if it is over. */
async function asked(page: Page, before: string): Promise<boolean> {
  const state = await page.waitForFunction(
    ([button, last]) => {
      if (document.querySelector('.ask.over')) return 'over';
      const table = document.querySelector('.table');
      const primary = document.querySelector<HTMLButtonElement>(button);
      const now = `${table?.getAttribute('data-decisions')} ${document.querySelector('.phase')?.textContent} ${primary?.textContent} ${document.querySelector('.doubt')?.textContent}`;
      return primary && !primary.disabled && primary.getAttribute('aria-disabled') !== 'true' && now !== last ? now : null;
    },
    [main, before] as const,
  );
  return (await state.jsonValue()) === 'over';
}
const state = (page: Page): Promise<string> =>
  page.evaluate((button) => `${document.querySelector('.table')?.getAttribute('data-decisions')} ${document.querySelector('.phase')?.textContent} ${document.querySelector(button)?.textContent} ${document.querySelector('.doubt')?.textContent}`, main);

/** Fights a battle to its end by the main button alone. Returns the taps. Every question has more than one legal answer. */
async function fight(page: Page, taps: number, most: number): Promise<number> {
  for (let before = ''; !(await asked(page, before)); taps++) {
    expect(taps, 'taps so far').toBeLessThan(most);
    const { size, at } = await choices(page);
    expect.soft(size, `a single choice is asked, ${at}`).not.toBe('1');
    before = await state(page);
    await page.locator(main).tap();
  }
  return taps;
}

for (const { face, at } of FACES) for (const [title, most] of at === PLAIN ? [...BATTLES, ...PLAIN_BATTLES] : BATTLES) {
  test(`a starter battle of ${title} is fought in ${face} to its end in at most ${most} taps @handset`, async ({ page }) => {
    await newcomer(page, at);
    await playNow(page, title).tap();
    await expect(page.getByText('To win:'), 'the goal is on the table').toBeVisible();
    if (title !== 'Talon') await expect(page.getByText('Suggested order'), 'the first order is suggested').toBeVisible();
    console.log(`${title} in ${face}: ${await fight(page, 1, most)} taps`);
    await expect(page.locator('.ask.over').first()).toBeVisible();
  });
}

for (const [title] of BATTLES) {
  test(`two presses lead from a cold page to a first order of ${title} that matters @phone`, async ({ page }) => {
    await newcomer(page);
    await playNow(page, title).click();
    await asked(page, '');
    // *Play* has deployed the fleets of Black Skies for both sides.
    const deployed = (await mattering(page)).length;
    await page.locator(main).click();
    await expect.poll(async () => (await mattering(page)).slice(deployed), 'the orders that the second press sealed').not.toEqual([]);
    console.log(`${title}: ${(await mattering(page)).slice(deployed).join(' | ')}`);
  });
}

test('a skirmish of Full Thrust is fought to its end in at most 90 taps @handset', async ({ page }) => {
  await newcomer(page);
  await setUp(page, 'captain', 'skirmish-even', { 2: 'recruit' }, 'full-thrust');
  console.log(`Skirmish: ${await fight(page, 0, 90)} taps`);
  await expect(page.locator('.ask.over').first()).toBeVisible();
});
