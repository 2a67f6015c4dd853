/** Whole battles of every game between two browsers, through the server that keeps rooms. */
import { expect, test, type Page } from '@playwright/test';
import { Cable, choose, decided, device, invite, lost, NO_ROOMS, rooms, sitDown } from './rooms.ts';
import { button, order } from './steps.ts';

if (rooms) test.use({ baseURL: rooms });
test.skip(!rooms, NO_ROOMS);

/** Scenarios of each game for two, and the turns that their battles last at most. */
const WHOLE: Record<string, { scenario: string; turns: number }> = {
  ftl: { scenario: 'close-quarters', turns: 4 },
  'full-thrust': { scenario: 'skirmish', turns: 2 },
  'simple-spaceships': { scenario: 'duel', turns: 1 },
  'black-skies': { scenario: 'duel', turns: 2 },
  talon: { scenario: 'duel', turns: 1 },
};

/** The steps of a whole battle at which one player reloads, and at which the connection is cut. */
const [RELOAD, CUT] = [1, 2];

/** The button that gives the order at hand. */
const giving = (page: Page) => page.locator('.actions .primary:enabled:not([aria-disabled="true"])').first();

/** Presses what gives the order at hand, where one is asked for, and writes an idle one where none is; `false` once the battle is over. Waits for nothing long: the
    table may go on meanwhile, and then the next look sees what it asks. */
async function goOn(page: Page): Promise<boolean> {
  if (await button(page, 'Rematch').isVisible()) return false;
  const quick = { timeout: 1_000 };
  try {
    if (!(await giving(page).isVisible()) && (await page.getByText('Your order is awaited.').isVisible())) await order(page).fill('idle', quick);
    if (await giving(page).isVisible()) await giving(page).click(quick);
  } catch {
    // It went on.
  }
  return true;
}

/** Until a page asks something of its player. */
async function asked(pages: readonly Page[]): Promise<void> {
  const asks = (page: Page) => giving(page).or(page.getByText('Your order is awaited.')).or(button(page, 'Rematch')).first();
  await Promise.any(pages.map((page) => asks(page).waitFor()));
}

for (const [game, { scenario, turns }] of Object.entries(WHOLE))
  test(`two browsers play a whole battle of ${game}; one reloads and loses its connection midway`, async ({ page: ada, browser, baseURL }) => {
    test.setTimeout(240_000);
    await choose(ada, game, scenario);
    await ada.getByText(/^Options/).click();
    await ada.locator('#option-turn-limit').fill(String(turns));
    const link = await invite(ada);
    const { context: far, page: ben } = await device(browser, baseURL);
    const errors: string[] = [];
    for (const page of [ada, ben]) page.on('pageerror', ({ message }) => errors.push(message));
    const cable = await Cable.to(ben);
    await sitDown(ben, link);
    let step = 0;
    for (let on = [true, true]; on.some((one) => one); step++) {
      expect(step, 'the battle comes to its end').toBeLessThan(1000);
      await asked([ada, ben]);
      // One may be told of the end before the other, and a seat may call only so often.
      await ada.waitForTimeout(200);
      if (step === CUT) await cable.cut();
      on = [await goOn(ada), await goOn(ben)];
      if (step === RELOAD) await ben.reload();
      if (step === CUT) await cable.mend();
    }
    expect(step, 'the battle went on after the connection was cut').toBeGreaterThan(CUT + 1);
    await expect(lost(ben)).toHaveCount(0);
    const decisions = await ada.locator('.table').getAttribute('data-decisions');
    expect(Number(decisions)).toBeGreaterThanOrEqual(turns);
    await decided([ben], Number(decisions));
    expect(errors).toEqual([]);
    await far.close();
  });
