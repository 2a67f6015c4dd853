/** The first battle of every game, followed literally: whoever presses only what is ringed moves, fires and comes to the last step. */
import { expect, test, type Page } from '@playwright/test';
import { PLAIN_ONLY, SHELF } from '../shelf.ts';
import { button, fixedDice, order, PLAIN, soundInBoth } from './steps.ts';

/** The player's orders that each first battle brings about, in their order. */
const ORDERS: Record<string, RegExp[]> = {
  ftl: [/^A L$/, /^A\.1 S/, /\bA S/],
  'full-thrust': [/^A1 S1,\+1$/, /^A1 > B1: /, /^A1 /],
  'simple-spaceships': [/^assign A M2 A3 D1$/, /^fly /, /^attack B /],
  'black-skies': [/^deploy /, /^deck /, /^fly /, /^fire /, /^next /],
  talon: [/: reinforce front$/, /: straight$/, / fires \d at T-FF-1$/, /: speed \d/],
};
/** The events that it shows. */
const SHOWN: Record<string, RegExp> = { ftl: /hits B/, 'full-thrust': /"kind":"threshold".*"lost":true/, 'simple-spaceships': /needed \d\+: \d hit/, 'black-skies': /damage to B/, talon: /T-FF-1 takes \d damage/ };
/** The most presses that a guide may ask for. Five minutes at five seconds each are sixty. */
const MOST = 40;

function guideOf(page: Page) {
  return page.getByRole('region', { name: 'Your first battle' });
}
/** Returns what a press may change: the step, the ring, the order, the decisions carried out. */
async function state(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lit = document.querySelector('[data-lit]');
    const text = document.querySelector<HTMLInputElement>('#typed-order')?.value;
    return [document.querySelector('.guide')?.textContent, lit?.getAttribute('aria-label') ?? lit?.textContent, text, document.querySelector('.table')?.getAttribute('data-decisions'), document.querySelector('.ask')?.textContent].join('\n');
  });
}
/** Presses what is ringed until the last step. */
async function follow(page: Page): Promise<void> {
  const pressed: string[] = [];
  const lit = page.locator('[data-lit]');
  while (pressed.length < MOST) {
    const [, at, last] = /(\d+) of (\d+)/.exec((await guideOf(page).textContent()) ?? '') ?? [];
    if (at !== undefined && at === last) return;
    await expect(lit, `step ${at}: a control is ringed, after ${pressed.slice(-3).join(', ')}`).toHaveCount(1);
    await expect(guideOf(page), 'the instruction is whole in sight').toBeInViewport({ ratio: 1 });
    await expect(lit, 'and so is its control').toBeInViewport({ ratio: 0.5 });
    const before = await state(page);
    pressed.push(`${at}: ${await lit.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')}`);
    if ((await lit.getAttribute('type')) === 'range') await lit.press('End');
    else await lit.click();
    await expect.poll(() => state(page), { message: `something follows ${pressed.at(-1)}`, intervals: [20, 50, 100] }).not.toBe(before);
  }
  throw new Error(`no end after ${MOST} presses: ${pressed.join(' | ')}`);
}

for (const [game, orders] of Object.entries(ORDERS)) {
  test(`the first battle of ${game} is played to its last step by pressing what is ringed @handset`, async ({ page }) => {
    await page.goto(`./#/learn/${game}`);
    await button(page, 'Begin the first battle').click();
    await expect(guideOf(page)).toBeVisible();
    const first = await guideOf(page).evaluate((one) => (one.compareDocumentPosition(document.querySelector('.ask') as Element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
    expect(first, 'the instruction comes before the question').toBe(true);
    await follow(page);
    await expect(guideOf(page), 'it ends with how one wins').toContainText(/Win: /);
    const record = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('firing-arc:battle:')).map(([, kept]) => (JSON.parse(kept as string) as { record: string }).record).join());
    const given = [...record.matchAll(/^> 1 {2}(.*)$/gm)].map(([, one]) => one ?? '');
    let at = 0;
    for (const one of given) if (orders[at]?.test(one)) at++;
    expect(orders.slice(at).map(String), given.join(' | ')).toEqual([]);
    expect(record).toMatch(SHOWN[game] ?? /never/);
  });
}

/* The first orders of Black Skies have no choice, and are no step. */
for (const game of ['ftl', 'black-skies', ...PLAIN_ONLY.map((one) => one.game)])
  test(`the first battle of ${game} in the plain face is played to its last step by pressing what is ringed @handset`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":true,"pace":0}'));
    await fixedDice(page);
    await page.goto(`${PLAIN}#/learn/${game}`);
    await button(page, 'Begin the first battle').click();
    await expect(guideOf(page)).toContainText('1 of 5');
    await follow(page);
    await expect(guideOf(page), 'it ends with how one wins').toContainText(/Win: /);
    await soundInBoth(page, 'a first battle in the plain face');
  });

test('a first battle goes on at its step after a reload, and can be left @handset', async ({ page }) => {
  await page.goto('./#/learn/ftl');
  await button(page, 'Begin the first battle').click();
  await expect(guideOf(page)).toContainText('1 of 6');
  await button(page, 'Launch').click();
  await button(page, 'Seal').click();
  await button(page, 'Reveal').click();
  await expect(guideOf(page)).toContainText('3 of 6');
  await page.reload();
  await expect(guideOf(page)).toContainText('3 of 6');
  await soundInBoth(page, 'a first battle');
  await button(page, 'Leave the guide').click();
  await expect(guideOf(page)).toHaveCount(0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await expect(order(page)).toBeVisible();
});

test('the games to learn are listed, and each leads to its first battle @handset', async ({ page }) => {
  await page.goto('./#/learn');
  await expect(page.getByRole('article')).toHaveCount(SHELF.length);
  await soundInBoth(page, 'the games to learn');
  await button(page, /^First battle.*Talon/).click();
  await expect(guideOf(page)).toContainText('1 of 4');
});
