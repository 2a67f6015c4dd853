/** A battle between two browsers through the server that keeps rooms: the one that FIRING_ARC names, or the one at CLIENT_URL. */
import { expect, test, type Page } from '@playwright/test';
import { button, order, sound } from './steps.ts';

const rooms = process.env['FIRING_ARC'] ? 'http://127.0.0.1:4174/' : process.env['CLIENT_URL'];
if (rooms) test.use({ baseURL: rooms });
else if (process.env['CI']) throw new Error('FIRING_ARC is not set: `cargo xtask test` sets it to the program it built');
test.skip(!rooms, 'needs rooms: set FIRING_ARC to the program, or CLIENT_URL to a page that `firing-arc serve --data` serves');

async function sealed(page: Page, text: string): Promise<void> {
  await order(page).fill(text);
  await button(page, 'Seal').click();
}

test('two browsers play by a link; one reloads and loses its connection', async ({ page: ada, browser, baseURL }) => {
  await ada.goto('./');
  await ada.getByRole('link', { name: 'Play a friend' }).click();
  await ada.getByLabel(/^Game/).selectOption('ftl');
  await ada.getByLabel('Scenario', { exact: true }).selectOption('duel');
  await button(ada, 'Make the link').click();
  const link = await ada.getByLabel('Invitation', { exact: true }).inputValue();
  const far = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) });
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

test('a link brings house rules along; an open challenge is found and taken by a stranger', async ({ page: ada, browser, baseURL }) => {
  await ada.goto('./#/friend/ftl/close-quarters/turn-limit=3&no-such=1');
  await expect(ada.getByText('no-such', { exact: false })).toBeVisible();
  await expect(ada.getByLabel('Scenario', { exact: true })).toHaveValue('close-quarters');
  await ada.getByText('Clock and company').click();
  await ada.getByLabel(/Anybody may join/).check();
  await ada.getByLabel(/Your name/).fill('Ada of the harbour');
  await button(ada, 'Make the link').click();
  await expect(ada.getByText('This is an open challenge', { exact: false })).toBeVisible();
  const far = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) });
  const ben = await far.newPage();
  await ben.goto('./#/friend');
  const row = ben.getByRole('region', { name: 'Open challenges' }).getByRole('listitem').filter({ hasText: 'Ada of the harbour' }).first();
  await sound(ben, 'the list of open challenges');
  await row.getByRole('link', { name: /^Join/ }).click();
  await button(ben, 'Join the battle').click();
  await expect(ben.locator('.table')).toBeVisible();
  await expect(ben.getByText('Turn 1 of 3', { exact: false }).first()).toBeVisible();
  await far.close();
});

/** Scenarios of each game for two, and the turns that their battles last at most. */
const WHOLE: Record<string, { scenario: string; turns: number }> = {
  ftl: { scenario: 'close-quarters', turns: 4 },
  'full-thrust': { scenario: 'skirmish', turns: 2 },
  'simple-spaceships': { scenario: 'duel', turns: 2 },
  'black-skies': { scenario: 'duel', turns: 2 },
  talon: { scenario: 'duel', turns: 1 },
};

/** Presses what gives the order at hand, where one is asked for, and writes an idle one where none is; `false` once the battle is over. */
async function goOn(page: Page): Promise<boolean> {
  if (await button(page, 'Rematch').isVisible()) return false;
  const giving = page.locator('.actions .primary');
  const quick = { timeout: 5_000 };
  try {
    const idle = (await giving.isDisabled(quick)) && (await page.getByText('Your order is awaited.').isVisible());
    if (idle) await order(page).fill('idle', quick);
    if (await giving.isEnabled(quick)) await giving.click(quick);
  } catch {
    // The table went on meanwhile: the next look sees what it asks now.
  }
  return true;
}

for (const [game, { scenario, turns }] of Object.entries(WHOLE))
  test(`two browsers play a whole battle of ${game}; one reloads and loses its connection midway`, async ({ page: ada, browser, baseURL }) => {
    await ada.goto(`./#/friend/${game}`);
    await ada.getByLabel('Scenario', { exact: true }).selectOption(scenario);
    await ada.getByText(/^Options/).click();
    await ada.locator('#option-turn-limit').fill(String(turns));
    await button(ada, 'Make the link').click();
    const link = await ada.getByLabel('Invitation', { exact: true }).inputValue();
    const far = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) });
    const ben = await far.newPage();
    const errors: string[] = [];
    for (const page of [ada, ben]) page.on('pageerror', ({ message }) => errors.push(message));
    await ben.goto(link);
    await button(ben, 'Join the battle').click();
    await expect(ben.locator('.table')).toBeVisible();
    for (let step = 0, on = [true, true]; on.some((one) => one); step++) {
      expect(step, 'the battle comes to its end').toBeLessThan(1000);
      on = [await goOn(ada), await goOn(ben)];
      if (step === 4) await ben.reload();
      if (step === 6) await far.setOffline(true);
      if (step === 8) await far.setOffline(false);
      await ada.waitForTimeout(60);
    }
    const decisions = await ada.locator('.table').getAttribute('data-decisions');
    expect(Number(decisions)).toBeGreaterThanOrEqual(turns);
    await expect(ben.locator('.table')).toHaveAttribute('data-decisions', decisions ?? '');
    expect(errors).toEqual([]);
    await far.close();
  });
