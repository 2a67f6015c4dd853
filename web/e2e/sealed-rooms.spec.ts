/** Rooms whose server cannot read an order: two browsers, one of them away for a while. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { keptOf } from './post.ts';
import { choose, device, NO_ROOMS, rooms } from './rooms.ts';
import { button, order, soundInBoth } from './steps.ts';

if (rooms) test.use({ baseURL: rooms });
test.skip(!rooms, NO_ROOMS);

/** A battle of Faster Than Light that Teal wins in seven turns. */
const WON = [['idle', 'B R-60'], ['A L', 'B R75'], ['A L; A.1 S6.5', 'B R-90'], ['A L; A.2 S3.5', 'B R75'], ['A S1', 'B S1.5'], ['A S1.5; A.3 S3', 'B R45'], ['A R0; A.1 S2.5; A.2 S5.5; A.3 S6', 'B L']];

/** Types an order, and presses until it is sealed. The other's letters may come meanwhile. */
async function seal(page: Page, text: string, decision: number): Promise<void> {
  await order(page).fill(text);
  await order(page).blur();
  await expect.poll(async () => {
    // The page reads what was typed before it can seal it.
    await page.waitForTimeout(200);
    const { writes, over, decision: now } = await keptOf(page);
    if (!writes || over || now > decision) return true;
    const primary = page.locator('.actions .primary');
    if ((await order(page).isVisible()) && (await primary.isEnabled())) await primary.click();
    return false;
  }).toBe(true);
}

test('two browsers play a room whose server cannot read an order, one is away meanwhile, and the record is proved', async ({ page: ada, browser, baseURL }) => {
  test.setTimeout(120_000);
  await choose(ada, 'ftl', 'close-quarters', 'Ada');
  await ada.getByRole('radio', { name: 'Nobody' }).check();
  await button(ada, 'Make the link').click();
  const link = await ada.getByLabel('Invitation', { exact: true }).inputValue();
  await soundInBoth(ada, 'the wait in a room of letters');
  const { context: far, page: first } = await device(browser, baseURL);
  // Without a suggestion what is typed is what is sealed.
  await far.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":0,"suggest":false,"sound":false}'));
  let ben = first;
  await ben.goto(link);
  await expect(ben.getByText('cannot read an order before it is opened')).toBeVisible();
  await ben.getByLabel(/^Your name/).fill('Ben');
  await button(ben, 'Join the battle').click();
  for (const page of [ada, ben]) await expect(page.locator('.table')).toBeVisible();
  for (const page of [ada, ben]) await expect(page.getByText('before your first order')).toBeVisible();
  expect((await keptOf(ada)).name).toBe((await keptOf(ben)).name);
  for (const [turn, [teal = '', amber = '']] of WON.entries()) {
    // Ben is away when Ada seals, and finds her letter when he is back.
    if (turn === 2) await ben.close();
    await expect(order(ada)).toBeVisible();
    await seal(ada, teal, turn + 1);
    if (turn === 2) {
      ben = await far.newPage();
      await ben.goto('./#/letters');
      await ben.getByRole('link', { name: /^Open Close quarters/ }).click();
    }
    await expect(order(ben)).toBeVisible();
    await seal(ben, amber, turn + 1);
    for (const page of [ada, ben]) await expect.poll(async () => (await keptOf(page)).over || (await keptOf(page)).decision).toBe(turn + 1 === WON.length || turn + 2);
  }
  await expect(ada.locator('.ask.over').first()).toContainText('You win');
  await expect(ben.locator('.ask.over').first()).toContainText('You lose');
  for (const page of [ada, ben]) await expect(page.getByText('Both players have signed the end')).toBeVisible();
  await button(ben, 'Check this battle').click();
  await expect(ben.getByText('in this record is true')).toBeVisible();
  await ben.getByRole('button', { name: 'More about this battle' }).click();
  const coming = ben.waitForEvent('download');
  await button(ben, 'Save the record').click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('~ signed 2');
  await far.close();
});

test('in a shared room a player who is gone after sealing holds up nothing: the other opens the decision alone', async ({ page: ada, browser, baseURL }) => {
  test.setTimeout(120_000);
  await choose(ada, 'ftl', 'close-quarters', 'Ada');
  await ada.getByRole('radio', { name: 'The server and a player together' }).check();
  await ada.getByText('Compare the three').click();
  await expect(ada.getByRole('row', { name: /^The server and a player together/ })).toContainText('nothing changes once the orders are closed');
  await button(ada, 'Make the link').click();
  const link = await ada.getByLabel('Invitation', { exact: true }).inputValue();
  const { context: far, page: first } = await device(browser, baseURL);
  await far.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":0,"suggest":false,"sound":false}'));
  let ben = first;
  await ben.goto(link);
  await expect(ben.getByText('a player who vanishes after that changes nothing')).toBeVisible();
  await ben.getByLabel(/^Your name/).fill('Ben');
  await button(ben, 'Join the battle').click();
  for (const page of [ada, ben]) await expect(page.locator('.table')).toBeVisible();
  for (const page of [ada, ben]) await expect(page.getByText('before your first order')).toBeVisible();
  expect((await keptOf(ada)).name).toBe((await keptOf(ben)).name);
  // Ben seals and goes. Ada seals, and sees both orders although he is away.
  await expect(order(ben)).toBeVisible();
  await seal(ben, 'B R-60', 1);
  await expect(ben.getByText('Waiting for')).toBeVisible();
  await ben.close();
  await expect(order(ada)).toBeVisible();
  await seal(ada, 'idle', 1);
  await expect.poll(async () => (await keptOf(ada)).decision).toBe(2);
  // She seals the next and goes, too; he comes back, finds the first decision, and opens the second.
  await expect(order(ada)).toBeVisible();
  await seal(ada, 'A L', 2);
  await expect(ada.getByText('Waiting for')).toBeVisible();
  await ada.goto('about:blank');
  ben = await far.newPage();
  await ben.goto('./#/letters');
  await ben.getByRole('link', { name: /^Open Close quarters/ }).click();
  await expect.poll(async () => (await keptOf(ben)).decision).toBe(2);
  await expect(order(ben)).toBeVisible();
  await seal(ben, 'B R75', 2);
  await expect.poll(async () => (await keptOf(ben)).decision).toBe(3);
  await far.close();
});
