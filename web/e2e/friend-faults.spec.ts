/** Tests of the words of a room when something goes wrong: no connection, too many messages, addresses of no battle, and buttons that are not for everybody. */
import { expect, test } from '@playwright/test';
import { Cable, choose, decided, device, invite, lost, more, NO_ROOMS, players, rooms, seal, sitDown } from './rooms.ts';
import { button, log, order, sound } from './steps.ts';

if (rooms) test.use({ baseURL: rooms });
test.skip(!rooms, NO_ROOMS);

const KEPT = 'No connection: this order is kept and will be sealed when you are back.';

test('without a connection an order is kept as it stood at the press, can be taken back, and is sealed once', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'ftl', 'duel', 'Ada');
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL);
  const cable = await Cable.to(ben);
  await sitDown(ben, link, 'Ben');
  const keys: string[] = [];
  ben.on('request', (request) => {
    const line = request.method() === 'POST' ? (request.postDataJSON() as { call?: string; order?: string; key?: string }) : {};
    if (line.call === 'seal') keys.push(`${line.order} ${line.key}`);
  });
  await cable.cut();
  await order(ben).fill('B S2');
  await button(ben, 'Seal').click();
  await expect(ben.locator('.ask')).toContainText(KEPT);
  await expect(ben.getByText('Your plot: B S2')).toBeVisible();
  await expect(order(ben), 'nothing can be changed any more').toHaveCount(0);
  await button(ben, 'Take back').click();
  await order(ben).fill('B S3');
  await button(ben, 'Seal').click();
  await expect(ben.locator('.ask')).toContainText(KEPT);
  await expect(ben.getByText('Your plot: B S3')).toBeVisible();
  await expect.poll(() => keys.filter((one) => one.startsWith('B S3')).length, 'it is tried again').toBeGreaterThan(1);
  await cable.mend();
  await expect(players(ada)).toContainText(/Ben\)\s*here · sealed/);
  await expect(ben.locator('.ask')).toHaveText(/^Sealed\. Teal \(Ada\) is still thinking\.$/);
  expect(new Set(keys.filter((one) => one.startsWith('B S3'))).size, 'one key, however often it was sent').toBe(1);
  await seal(ada, 'A L');
  await decided([ada, ben], 1);
  await expect(log(ada)).toContainText('B S3');
  await far.close();
});

test('a page that asks too much after a reveal goes on when the limit lets it', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'ftl', 'duel', 'Ada');
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL);
  await sitDown(ben, link, 'Ben');
  const errors: string[] = [];
  ben.on('pageerror', ({ message }) => errors.push(message));
  // As many refusals as the page tries again, and one more.
  let refusals = 7;
  await ben.route(/\/call$/, (route) => {
    const { call } = route.request().postDataJSON() as { call: string };
    if (call !== 'view' || refusals-- <= 0) return route.continue();
    return route.fulfill({ status: 429, json: { error: { why: 'limit', line: null, column: null, text: 'too many requests', again: 50 } } });
  });
  await seal(ben, 'B S2');
  await seal(ada, 'A L');
  await decided([ada, ben], 1);
  await expect.poll(() => refusals, 'it asks until it is let through').toBeLessThan(0);
  await expect(order(ben), 'the next order is asked for').toBeVisible();
  expect(errors).toEqual([]);
  await far.close();
});

test('a browser that goes offline says so within seconds, though its socket lives on', async ({ page: ada, context }) => {
  await choose(ada, 'ftl', 'duel', 'Ada');
  await ada.getByText('Clock and company').click();
  const link = await invite(ada);
  const ben = await context.newPage();
  await ben.goto(link);
  await ben.getByText('To the first page').or(button(ben, 'Join the battle')).or(ben.locator('.ask')).first().waitFor();
  await context.setOffline(true);
  await expect(lost(ada)).toBeVisible({ timeout: 3000 });
  await context.setOffline(false);
  await expect(lost(ada)).toHaveCount(0, { timeout: 10_000 });
});

test('messages that come too quickly are kept, with the time to wait; marks of direction turn nothing round', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'ftl', 'duel', 'Ada');
  await ada.getByText('Clock and company').click();
  await ada.getByLabel('Chat').check();
  await ada.getByLabel('Others may watch').check();
  const link = await invite(ada);
  await ada.getByText('Link for spectators').click();
  const watch = await ada.getByLabel('Link to watch', { exact: true }).inputValue();
  const { context: far, page: ben } = await device(browser, baseURL);
  await ben.goto(link);
  await ben.getByLabel(/^Your name/).fill('\u202eneB');
  await button(ben, 'Join the battle').click();
  await expect(ben.getByLabel(/^Your name/)).toHaveAccessibleDescription('The name has a character that reverses letters (U+202E) at its beginning. Delete it, or type the text anew.');
  await expect(ben.getByLabel(/^Your name/)).toHaveAttribute('aria-invalid', 'true');
  await ben.getByLabel(/^Your name/).fill('דנה');
  await button(ben, 'Join the battle').click();
  await expect(ben.locator('.table')).toBeVisible();
  await expect(players(ada).locator('bdi').nth(1)).toHaveText('Amber (דנה)');
  await more(ada);
  const line = ada.getByLabel('Write to the other players');
  for (let at = 1; at <= 5; at++) {
    await line.fill(`Message ${at}\u202e`);
    await button(ada, 'Say').click();
    await expect(line).toHaveValue('');
  }
  await line.fill('One more');
  await button(ada, 'Say').click();
  await expect(ada.getByText(/^Messages come too quickly\. Try again in (1[0-2]|\d) s\.$/)).toBeVisible();
  await expect(line, 'nothing that was typed is lost').toHaveValue('One more');
  await expect(ada.getByText('You can send it now.')).toBeVisible({ timeout: 15_000 });
  await button(ada, 'Say').click();
  await expect(line).toHaveValue('');
  const chat = ben.getByRole('log', { name: 'Chat' });
  await expect(chat).toContainText('One more');
  await expect(chat.locator('p').first().locator('bdi')).toHaveCount(2);

  const { context: third, page: cleo } = await device(browser, baseURL);
  await cleo.goto(watch);
  await expect(cleo.locator('.table')).toBeVisible();
  await expect(button(cleo, 'Pause'), 'a spectator has nothing to pause').toHaveCount(0);
  await expect(cleo.getByText('The next reveal plays here by itself.')).toBeVisible();
  await more(ben);
  await button(ben, 'Concede…').click();
  await button(ben, 'Yes, concede').click();
  await expect(button(ada, 'Rematch')).toBeVisible();
  await expect(button(cleo, 'Poster')).toBeVisible();
  await expect(button(cleo, 'Rematch'), 'a spectator has nobody to ask').toHaveCount(0);
  await Promise.all([far.close(), third.close()]);
});

test('an address of no battle has a page of the client, with ways on; a pasted link opens its battle', async ({ page }) => {
  for (const address of ['r/zzzz', 'r/', 'r/0123456789abcdef', '#/room/zzzz', '#/join/0123456789abcdef/00000000000000000000000000000000']) {
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { name: 'There is no such battle here' }), address).toBeVisible();
    await page.goto('about:blank');
  }
  await page.goto('./r/zzzz');
  await sound(page, 'the page of no battle');
  await page.getByRole('link', { name: 'All battles' }).click();
  await expect(page.getByRole('heading', { name: 'Your battles with friends' })).toBeVisible();
  await choose(page, 'ftl', 'duel', 'Ada');
  const link = await invite(page);
  await page.goto('./#/open');
  await page.getByLabel(/a battle’s link/).fill(link);
  await button(page, 'Open').click();
  await expect(page.getByText('Send this link to your friend.', { exact: false }), 'the seat that this device holds').toBeVisible();
  await page.goto('./#/open');
  await page.getByLabel(/a battle’s link/).fill(link.replace(/^(https?:\/\/)[^/]+/, '$1arc.example'));
  await button(page, 'Open').click();
  await expect(page.getByRole('alert')).toContainText('a battle on another server');
});

test('dice that stay idle are sealed only when asked twice', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'simple-spaceships', 'duel', 'Ada');
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL);
  await sitDown(ben, link, 'Ben');
  await button(ada, 'Seal dice').click();
  await expect(ada.getByRole('alert').filter({ hasText: '5 dice stay in Reserve and do nothing this turn.' })).toBeVisible();
  await expect(players(ben)).toContainText(/Ada\)\s*here · giving orders/);
  await button(ada, 'Seal dice anyway').click();
  await expect(players(ben)).toContainText(/Ada\)\s*here · sealed/);
  await button(ben, 'Seal dice').click();
  await button(ben, 'Share them out').click();
  await button(ben, 'Seal dice').click();
  await decided([ada, ben], 1);
  await far.close();
});
