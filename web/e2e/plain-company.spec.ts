/** The plain face in company: a room on a server, a room that two browsers and the server share, and letters that are pasted. Each is a whole short battle. */
import { expect, test, type Page } from '@playwright/test';
import { keptOf, meet, play, player, type Player } from './post.ts';
import { choose, decided, device, invite, NO_ROOMS, rooms, seal as sealInRoom, sitDown } from './rooms.ts';
import { button, order, PLAIN, soundInBoth } from './steps.ts';

/** A battle of Faster Than Light that Teal wins in seven turns: no die falls in this game. */
const WON = [['idle', 'B R-60'], ['A L', 'B R75'], ['A L; A.1 S6.5', 'B R-90'], ['A L; A.2 S3.5', 'B R75'], ['A S1', 'B S1.5'], ['A S1.5; A.3 S3', 'B R45'], ['A R0; A.1 S2.5; A.2 S5.5; A.3 S6', 'B L']];
const DUEL = ['ftl', 'close-quarters'] as const;

/** An invitation as it is opened in the plain face. */
const plainly = (link: string): string => link.replace('#', '?face=plain#');
const form = (page: Page) => page.getByRole('region', { name: 'Your order', exact: true });
async function ended(teal: Page, amber: Page): Promise<void> {
  await expect(teal.locator('.ask.over').first()).toContainText('You win');
  await expect(amber.locator('.ask.over').first()).toContainText('You lose');
  for (const page of [teal, amber]) await expect(page.getByRole('heading', { name: 'Piece by piece' })).toBeVisible();
}

test('a battle by pasted letters is written in the form, and its record is proved', async ({ page, browser }) => {
  const [ada, ben]: [Player, Player] = [await player(browser, page, 1), await player(browser, page, 2)];
  await meet(ada, ben, ...DUEL, PLAIN);
  await ada.page.locator('.form').getByRole('button', { name: 'Launch a missile' }).click();
  await expect(order(ada.page)).toHaveValue('A L');
  await soundInBoth(ada.page, 'the form of a battle by letters');
  await play([ada, ben], 99, async (of) => WON[(await keptOf(of.page)).decision - 1]?.[of.seat - 1] ?? 'idle');
  await ended(ada.page, ben.page);
  await button(ben.page, 'Check this battle').click();
  await expect(ben.page.getByText('in this record is true')).toBeVisible();
  for (const { context } of [ada, ben]) await context.close();
});

test.describe('rooms', () => {
  if (rooms) test.use({ baseURL: rooms });
  test.skip(!rooms, NO_ROOMS);

  test('two pages play a room to its end; one reloads while an order is sealed', async ({ page: ada, browser, baseURL }) => {
    await choose(ada, ...DUEL, 'Ada', PLAIN);
    const link = await invite(ada);
    const { context: far, page: ben } = await device(browser, baseURL);
    await sitDown(ben, plainly(link), 'Ben');
    for (const page of [ada, ben]) await expect(form(page)).toBeVisible();
    for (const [turn, [teal = '', amber = '']] of WON.entries()) {
      await sealInRoom(ada, teal);
      if (turn === 1) {
        await ada.reload();
        await expect(button(ada, 'Take back')).toBeVisible();
      }
      await sealInRoom(ben, amber);
      await decided([ada, ben], turn + 1);
    }
    await ended(ada, ben);
    await far.close();
  });

  test('a room that the server and the players share is played to its end', async ({ page: ada, browser, baseURL }) => {
    test.setTimeout(120_000);
    await choose(ada, ...DUEL, 'Ada', PLAIN);
    await ada.getByRole('radio', { name: 'The server and a player together' }).check();
    await button(ada, 'Make the link').click();
    const link = await ada.getByLabel('Invitation', { exact: true }).inputValue();
    const { context: far, page: ben } = await device(browser, baseURL);
    await far.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":0,"suggest":false,"sound":false}'));
    await sitDown(ben, plainly(link), 'Ben');
    for (const page of [ada, ben]) await expect(form(page)).toBeVisible();
    for (const [turn, orders] of WON.entries()) {
      for (const [at, page] of [ada, ben].entries()) await sealed(page, orders[at] ?? '', turn + 1);
      for (const page of [ada, ben]) await expect.poll(async () => (await keptOf(page)).over || (await keptOf(page)).decision).toBe(turn + 1 === WON.length || turn + 2);
    }
    await ended(ada, ben);
    await far.close();
  });
});

/** Types the order of a decision and seals it. */
async function sealed(page: Page, text: string, decision: number): Promise<void> {
  await expect(page.locator('.table')).toHaveAttribute('data-decisions', String(decision - 1));
  await order(page).fill(text);
  await page.locator('.actions .primary').click();
  await expect.poll(async () => {
    const { writes, over, decision: now } = await keptOf(page);
    return !writes || over || now > decision;
  }).toBe(true);
}
