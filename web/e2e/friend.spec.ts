/** Battles between browsers through the server that keeps rooms: the one that FIRING_ARC names, or the one at CLIENT_URL. */
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Cable, choose, decided, device, House, invite, lost, more, NO_ROOMS, PHONE, players, program, rooms, seal, sitDown } from './rooms.ts';
import { act, button, log, order, soundInBoth } from './steps.ts';

if (rooms) test.use({ baseURL: rooms });
test.skip(!rooms, NO_ROOMS);

test('two browsers play by a link; one reloads and loses its connection', async ({ page: ada, browser, baseURL }) => {
  await ada.goto('./');
  await ada.getByRole('link', { name: 'Play a friend' }).click();
  await ada.getByLabel(/^Game/).selectOption('ftl');
  await ada.getByLabel('Scenario', { exact: true }).selectOption('duel');
  const link = await invite(ada);
  expect(link, 'chats show a preview of the room’s own address').toMatch(/\/r\/([0-9a-z]{16})#\/join\/\1\/[0-9a-f]{32}$/);
  const { context: far, page: ben } = await device(browser, baseURL);
  const cable = await Cable.to(ben);
  await sitDown(ben, link);
  expect(new URL(ben.url()).pathname, 'the page itself lives at the root').toBe('/');

  await seal(ada, 'A S4.5');
  await expect(button(ada, 'Take back')).toBeVisible();
  expect(await ada.evaluate(() => JSON.stringify(localStorage))).not.toContain('S4.5');
  await ada.reload();
  await expect(button(ada, 'Take back')).toBeVisible();
  await cable.cut();
  await expect(players(ada)).toContainText(/Amber\s*away · giving orders/);
  await order(ben).fill('B L');
  await button(ben, 'Seal').click();
  await cable.mend();
  await decided([ada, ben], 1);
  await expect(log(ada)).toContainText('B L');
  await far.close();
});

test('a link brings house rules along, which are kept by name; an open challenge is found and taken by a stranger', async ({ page: ada, browser, baseURL }) => {
  await ada.goto('./#/friend/ftl/close-quarters/turn-limit=3&no-such=1');
  await expect(ada.getByText('no-such', { exact: false })).toBeVisible();
  await expect(ada.getByLabel('Scenario', { exact: true })).toHaveValue('close-quarters');
  await ada.getByText(/^House rules/).click();
  await ada.getByLabel(/^Name for this scenario/).fill('Three turns');
  await button(ada, 'Keep').click();
  await ada.goto('./#/friend/talon');
  await ada.getByText('House rules, 1 kept').click();
  await button(ada, 'Three turns').click();
  await expect(ada.getByLabel(/^Game/)).toHaveValue('ftl');
  await expect(ada.getByLabel('Scenario', { exact: true })).toHaveValue('close-quarters');
  await ada.getByText('Clock and company').click();
  await ada.getByLabel(/Anybody may join/).check();
  await ada.getByLabel(/^Your name/).fill('Ada of the harbour');
  await soundInBoth(ada, 'the page that makes a battle');
  await button(ada, 'Make the link').click();
  await expect(ada.getByText('This is an open challenge', { exact: false })).toBeVisible();
  const { context: far, page: ben } = await device(browser, baseURL);
  await ben.goto('./#/friend');
  const row = ben.getByRole('region', { name: 'Open challenges' }).getByRole('listitem').filter({ hasText: 'Ada of the harbour' }).first();
  await soundInBoth(ben, 'the list of open challenges');
  await row.getByRole('link', { name: /^Join/ }).click();
  await expect(ben.getByRole('listitem').filter({ hasText: 'turn-limit 3: ' })).toContainText('(usually 200)');
  await button(ben, 'Join the battle').click();
  await expect(ben.getByText('Turn 1 of 3', { exact: false }).first()).toBeVisible();
  await far.close();
});

test('the maker takes the other side, a captain of a chosen level the first; the battle begins at once, with three days an order or no clock', async ({ page: ada }) => {
  await choose(ada, 'ftl', 'close-quarters', 'Ada');
  await ada.getByLabel('Amber is played by').selectOption('cadet');
  await ada.getByLabel('You play').selectOption('Amber');
  await expect(ada.getByLabel('Teal is played by'), 'the captain takes the side that became free').toHaveValue('cadet');
  await soundInBoth(ada, 'a captain in a seat');
  await button(ada, 'Begin the battle').click();
  await expect(players(ada)).toContainText(/Teal \(cadet\)\s*opponent/);
  await expect(players(ada)).toContainText(/You\s*give orders now · (3 d|2 d 23 h) left/);
  await seal(ada, 'B S1');
  await decided([ada], 1);
  await expect(log(ada)).toContainText('B S1');
  await choose(ada, 'ftl', 'close-quarters');
  await ada.getByText('Clock and company').click();
  const times = ada.getByLabel(/^Time for one order/);
  await expect(times.getByRole('option').last()).toHaveText('14 days');
  await times.selectOption('No clock');
  /* Rooms of one address are counted: this one is asked for, and not made. */
  await ada.route('**/api/rooms', (route) => route.abort());
  const [asked] = await Promise.all([ada.waitForRequest('**/api/rooms'), button(ada, 'Make the link').click()]);
  expect(asked.postDataJSON()).toMatchObject({ clock: null, seats: ['me', 'open'] });
});

const FILE = 'title = "The strait"\nbrief = "A narrow sea."\n[table]\nwidth = 48\nheight = 60\n[options]\nmissiles = 2\n[[side]]\nname = "Islanders"\nship = [{ at = [18, 24], heading = 90 }]\n[[side]]\nname = "Mainland"\nship = [{ at = [30, 24], heading = 270 }]\n';

test('a scenario file of one’s own is judged before it is sent, and whoever is invited sees what it is', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'ftl', 'A file of my own…', 'Ada');
  const text = ada.getByLabel('Or its text');
  await text.fill(FILE.replace('[table]', '[tabel]'));
  await expect(ada.getByRole('group', { name: 'A scenario file of my own' })).toContainText('unknown field `tabel`');
  await expect(button(ada, 'Make the link')).toBeDisabled();
  await button(ada, 'Line 3').click();
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))).toBe('[tabel]');
  await ada.getByLabel(/^Scenario file/).setInputFiles({ name: 'strait.toml', mimeType: 'text/plain', buffer: Buffer.from(FILE) });
  await expect(ada.getByText('The file is valid: The strait, Islanders against Mainland.')).toBeVisible();
  await soundInBoth(ada, 'a file of one’s own');
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL);
  await ben.goto(link);
  await expect(ben.getByText('It is played with Ada’s own scenario file', { exact: false })).toBeVisible();
  await expect(ben.getByText('you play Mainland', { exact: false })).toBeVisible();
  await expect(ben.getByRole('listitem').filter({ hasText: 'missiles' })).toContainText('missiles 2: missiles carried by each ship');
  const [file] = await Promise.all([ben.waitForEvent('download'), button(ben, 'Download the file').click()]);
  expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]).toEqual(['the-strait.toml', FILE]);
  await soundInBoth(ben, 'an invitation');
  await button(ben, 'Join the battle').click();
  await seal(ada, 'A S4');
  await seal(ben, 'B S4');
  await decided([ada, ben], 1);
  await ada.goto('./#/friend/ftl');
  await ada.getByLabel('Scenario', { exact: true }).selectOption('The strait');
  await expect(ada.getByText('The file is valid: The strait', { exact: false }), 'a file that was played with is offered again').toBeVisible();
  await far.close();
});

test('a design of one’s own takes the place of a ship', async ({ page: ada, browser, baseURL }) => {
  const design = '[design.TERN]\nname = "Tern"\nbase = "HC"\ndamage = 18\nbatteries = "A FP; A FS; B FPA; B FPA; B FSA; B FSA"\ntorpedoes = 0\nneedles = []\nfighters = 0\n';
  await choose(ada, 'full-thrust', 'line-duel');
  await ada.getByText('Ships of my own design').click();
  await ada.getByLabel('A design’s file').setInputFiles({ name: 'tern.toml', mimeType: 'text/plain', buffer: Buffer.from(design.replace('"HC"', '"ARK"')) });
  await button(ada, 'Put it in').click();
  await expect(ada.getByText('This design cannot be put in:')).toBeVisible();
  await ada.getByLabel('A design’s file').setInputFiles({ name: 'tern.toml', mimeType: 'text/plain', buffer: Buffer.from(design) });
  await button(ada, 'Put it in').click();
  await expect(ada.getByText(/^The file is valid:/)).toBeVisible();
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL);
  await sitDown(ben, link);
  await ben.getByText('In words: the table').click();
  await expect(ben.getByRole('listitem').filter({ hasText: 'Tern' }).first()).toBeVisible();
  await far.close();
});

test('company: who is here, clocks, chat, standing orders, and a spectator who sees only what is revealed', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'ftl', 'close-quarters', 'Ada');
  await ada.getByText('Clock and company').click();
  await ada.getByLabel(/^Time for one order/).selectOption('600');
  await ada.getByLabel('Chat').check();
  await ada.getByLabel('Others may watch').check();
  const link = await invite(ada);
  await ada.getByText('Link for spectators').click();
  const watch = await ada.getByLabel('Link to watch', { exact: true }).inputValue();
  const { context: far, page: ben } = await device(browser, baseURL);
  await sitDown(ben, link, 'Ben');
  await expect(players(ada)).toContainText(/Ben\)\s*here · giving orders · (9|10) min left/);
  await soundInBoth(ada, 'a table with company');

  const { context: third, page: cleo } = await device(browser, baseURL, PHONE);
  await cleo.goto(watch);
  await expect(cleo.getByText('You watch one decision behind the players.')).toBeVisible();
  await more(ada);
  await ada.getByLabel('Write to the other players').fill('Good luck');
  await button(ada, 'Say').click();
  await expect(ben.getByRole('log', { name: 'Chat' })).toContainText('Good luck');

  await more(ben);
  await ben.getByText(/^Standing orders/).click();
  await ben.getByLabel(/^Orders for your next decisions/).fill('B R15\nB R30\nB R999');
  await button(ben, 'Leave these orders').click();
  await expect(players(ada), 'the first is sealed at once').toContainText('here · sealed');
  await expect(ben.getByText('Standing orders, 2 left')).toBeVisible();
  await expect(ben.getByLabel(/^Orders for your next decisions/)).toHaveValue('B R30\nB R999');
  expect(await cleo.locator('body').innerText(), 'a sealed order is nobody’s to read').not.toContain('R15');
  await seal(ada, 'A S1');
  await decided([ada, ben], 1);
  await decided([cleo], 0);
  await seal(ada, 'A S1');
  await decided([ada, ben], 2);
  await decided([cleo], 1);
  await expect(log(cleo)).toContainText('R15');
  expect(await cleo.locator('body').innerText()).not.toContain('R30');
  await soundInBoth(cleo, 'a spectator’s table on a phone');
  await expect(ben.getByRole('alert').filter({ hasText: 'Your standing orders were dropped: “B R999”' })).toBeVisible();
  await button(ben, 'Understood').click();
  await expect(ben.getByText('Your standing orders were dropped', { exact: false })).toHaveCount(0);

  await ben.close();
  await expect(players(ada)).toContainText(/Ben\)\s*away · giving orders/);
  const back = await far.newPage();
  await back.goto('./#/friend/battles');
  await back.getByRole('link', { name: /^Write/ }).click();
  await expect(players(ada)).toContainText(/Ben\)\s*here · giving orders/);
  await Promise.all([far.close(), third.close()]);
});

test('on a phone the chat is one line that counts what is new, and opens clear of the question and the bar', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'ftl', 'close-quarters', 'Ada');
  await ada.getByText('Clock and company').click();
  await ada.getByLabel('Chat').check();
  const { context: far, page: ben } = await device(browser, baseURL, PHONE);
  await sitDown(ben, await invite(ada), 'Benedict of the Seven Seas and the Isles');
  await more(ada);
  for (const line of ['Good luck', 'Ready?']) {
    await ada.getByLabel('Write to the other players').fill(line);
    await button(ada, 'Say').click();
    await expect(ada.getByRole('log', { name: 'Chat' })).toContainText(line);
  }
  const fold = button(ben, /Chat/).first();
  await expect(fold).toContainText('2 new');
  await expect(fold).toContainText('Ready?');
  await expect(ben.locator('.ask').first()).toBeInViewport({ ratio: 1 });
  await fold.click();
  const chat = ben.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByRole('log')).toContainText('Good luck');
  const area = await chat.boundingBox();
  if (!area) throw new Error('the chat has no place');
  expect(area.height, 'half of the page at most').toBeLessThanOrEqual(844 / 2);
  for (const other of [ben.locator('.ask').first(), act(ben, 'Seal'), players(ben), ben.locator('.head.glass')]) {
    const box = await other.boundingBox();
    expect(box && (box.y >= area.y + area.height || box.y + box.height <= area.y), 'the chat covers neither question nor bar nor names').toBe(true);
  }
  await soundInBoth(ben, 'a chat on a phone');
  await ben.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
  await ben.reload();
  await expect(fold, 'what was read stays read').toContainText('Ready?');
  await expect(fold).not.toContainText('new');
  await far.close();
});

/** The shortest time that the server gives for an order, and how long the tests wait for what follows. */
const SHORTEST = '60';
const RUN_OUT = { timeout: 90_000 };

/** Two players at a battle of the shortest clock; the grace that the page gives, another minute, is left away. */
async function hurried(page: Page, browser: Browser, baseURL: string | undefined, then: string): Promise<{ far: BrowserContext; ben: Page }> {
  await page.route('**/api/rooms', (route) => {
    const line = route.request().postDataJSON() as { clock: object };
    return route.fallback({ postData: JSON.stringify({ ...line, clock: { ...line.clock, grace: 0 } }) });
  });
  await choose(page, 'ftl', 'close-quarters', 'Ada');
  await page.getByText('Clock and company').click();
  await page.getByLabel(/^Time for one order/).selectOption(SHORTEST);
  await page.getByLabel(/^When the time is up/).selectOption(then);
  if (then === 'captain') await page.getByLabel(/^Substitute/).selectOption('cadet');
  const link = await invite(page);
  const { context: far, page: ben } = await device(browser, baseURL);
  await sitDown(ben, link, 'Ben');
  await expect(players(page)).toContainText(/You\s*give orders now · (1:00 min|\d+ s) left/);
  await seal(page, 'A S1');
  await expect(players(ben)).toContainText(/Ada\)\s*here · sealed/);
  return { far, ben };
}

/** The other side claims the battle of a player whose time ran out. */
async function claimed(ada: Page, browser: Browser, baseURL: string | undefined): Promise<void> {
  const { far, ben } = await hurried(ada, browser, baseURL, 'claim');
  await expect(players(ada)).toContainText(/Ben\)\s*here · out of time/, RUN_OUT);
  await expect(ben.getByRole('alert').filter({ hasText: 'Seal an order before the other side claims the battle.' })).toBeVisible();
  await expect(ada.getByText('ran out of time. Claim the battle, or wait.', { exact: false })).toBeVisible();
  await decided([ada, ben], 0);
  await expect(ada.locator('.ask'), 'the headline knows it, too').toHaveText(/^Sealed\. The time of Amber \(Ben\) is up: claim the battle, or wait\.$/);
  const list = await ada.context().newPage();
  await list.goto('./#/friend/battles');
  await expect(list.getByText('You may claim the battle')).toBeVisible();
  await list.close();
  await button(ada, 'Claim the battle…').click();
  await expect(ada.getByText('This ends the battle, and its record says so.')).toBeVisible();
  await button(ada, 'Yes, claim the battle').click();
  for (const page of [ada, ben]) {
    await expect(page.getByText('Amber ran out of time', { exact: false }).first()).toBeVisible();
    await expect(button(page, 'Rematch')).toBeVisible();
  }
  await far.close();
}

/** A captain writes in this decision and the next, until the player seals in its place. */
async function replaced(ada: Page, browser: Browser, baseURL: string | undefined): Promise<void> {
  const { far, ben } = await hurried(ada, browser, baseURL, 'captain');
  for (const page of [ada, ben]) await expect(page.locator('.table')).toHaveAttribute('data-decisions', '1', RUN_OUT);
  await expect(ben.getByRole('alert').filter({ hasText: 'A substitute writes for you until you seal an order yourself' })).toBeVisible();
  await expect(players(ada), 'the captain writes the next order at once').toContainText(/Ben\)\s*here · out of time, a substitute writes · sealed/);
  await button(ben, 'Take back').click();
  await seal(ben, 'B S1');
  await expect(players(ada)).toContainText(/Ben\)\s*here · sealed/);
  await expect(ben.getByText('A substitute writes for you', { exact: false })).toHaveCount(0);
  await seal(ada, 'A S1');
  await decided([ada, ben], 2);
  await expect(log(ada), 'the player’s own order is revealed, not the captain’s').toContainText('B S1');
  await expect(players(ada), 'the player has a clock again').toContainText(/Ben\)\s*here · giving orders · (1:00 min|\d+ s) left/);
  await far.close();
}

test('time runs out at the server’s shortest clock: the other side claims, or a captain writes until the player is back', async ({ page: ada, context, browser, baseURL }) => {
  await Promise.all([claimed(ada, browser, baseURL), replaced(await context.newPage(), browser, baseURL)]);
});

test('a draw is offered and agreed to; in the rematch the sides are swapped, and one concedes', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'ftl', 'duel', 'Ada');
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL);
  await sitDown(ben, link, 'Ben');
  await more(ada);
  await button(ada, 'Offer a draw…').click();
  await button(ada, 'Yes, offer a draw').click();
  await expect(button(ada, 'Draw offered')).toBeDisabled();
  await button(ada, 'Withdraw the offer').click();
  await expect(ben.getByText('offers a draw', { exact: false })).toHaveCount(0);
  await button(ada, 'Offer a draw…').click();
  await button(ada, 'Yes, offer a draw').click();
  const list = await far.newPage();
  await list.goto('./#/friend/battles');
  await expect(list.getByText('Ada offers a draw')).toBeVisible();
  await expect(list.locator('p').filter({ hasText: /^\s*Duel Faster Than Light against Ada/ })).toBeVisible();
  await list.close();
  await button(ben, 'Decline').click();
  await expect(ada.getByRole('alert').filter({ hasText: 'Amber (Ben) declined the draw.' })).toBeVisible();
  await button(ada, 'Offer a draw…').click();
  await button(ada, 'Yes, offer a draw').click();
  await button(ben, 'Agree to the draw…').click();
  await expect(ben.getByText('This ends the battle, and its record says so.')).toBeVisible();
  await button(ben, 'Yes, agree to the draw').click();
  for (const page of [ada, ben]) await expect(button(page, 'Swap sides')).toBeVisible();
  await button(ada, 'Swap sides').click();
  await expect(ben.getByText('wants a rematch, with sides swapped.', { exact: false })).toBeVisible();
  await expect(ada.getByText('You asked for a rematch with sides swapped.', { exact: false })).toBeVisible();
  await button(ben, 'Accept rematch, sides swapped').click();
  await expect(players(ben)).toContainText(/You\s*give orders now/);
  await expect(players(ada)).toContainText(/Teal \(Ben\)\s*here · giving orders/);
  for (const page of [ada, ben]) await expect(page.getByText('This browser keeps nothing', { exact: false }), 'the seat of the rematch is kept').toHaveCount(0);
  await ben.reload();
  await expect(players(ben)).toContainText(/You\s*give orders now/);
  await more(ada);
  await button(ada, 'Concede…').click();
  await button(ada, 'No: Concede').click();
  await button(ada, 'Concede…').click();
  await button(ada, 'Yes, concede').click();
  for (const page of [ada, ben]) await expect(page.getByText('Amber concedes', { exact: false }).first()).toBeVisible();
  await ada.goto('./#/friend/battles');
  await soundInBoth(ada, 'all battles');
  await expect(ada.getByRole('link', { name: /^Look/ })).toHaveCount(2);
  await far.close();
});

test('two tabs of one battle follow each other and never overwrite', async ({ page: ada, context, browser, baseURL }) => {
  await choose(ada, 'ftl', 'duel');
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL);
  await sitDown(ben, link);
  await expect(order(ada)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(ada.url());
  await order(ada).fill('A S6');
  await expect(order(tab), 'what one tab writes the other takes over').toHaveValue('A S6');
  await button(ada, 'Seal').click();
  await expect(button(tab, 'Take back')).toBeVisible();
  await button(tab, 'Take back').click();
  await expect(order(ada)).toHaveValue('A S6');
  await order(tab).fill('A S7');
  await order(ada).fill('A S8');
  await expect(order(tab), 'what was begun in a tab stays there').toHaveValue('A S7');
  await button(tab, 'Seal').click();
  await expect(button(ada, 'Take back')).toBeVisible();
  await expect(ada.getByText('Your plot: A S7'), 'the tab that did not seal shows what is sealed').toBeVisible();
  await ada.reload();
  await expect(ada.getByText('Your plot: A S7')).toBeVisible();
  await seal(ben, 'B L');
  await decided([ada, tab, ben], 1);
  for (const page of [ada, tab]) await expect(log(page)).toContainText('A S7');
  await far.close();
});

test('a server that is killed and comes back loses nothing, while both play on', async ({ browser }) => {
  test.skip(!program, 'stops the server: needs FIRING_ARC');
  const house = await House.open(program ?? '');
  try {
    const [{ context: near, page: ada }, { context: far, page: ben }] = [await device(browser, house.url), await device(browser, house.url)];
    await choose(ada, 'ftl', 'duel');
    await sitDown(ben, await invite(ada));
    await seal(ada, 'A S4');
    await expect(button(ada, 'Take back')).toBeVisible();
    await house.kill();
    for (const page of [ada, ben]) await expect(lost(page)).toBeVisible();
    await order(ben).fill('B S4');
    await button(ben, 'Seal').click();
    await house.start();
    await decided([ada, ben], 1);
    await seal(ada, 'A S3');
    await expect(button(ada, 'Take back')).toBeVisible();
    await house.kill();
    await expect(lost(ben)).toBeVisible();
    await house.start();
    await seal(ben, 'B S3');
    await decided([ada, ben], 2);
    await expect(players(ada), 'everybody is back').toContainText('here');
    await Promise.all([near.close(), far.close()]);
  } finally {
    await house.close();
  }
});

test('a server that is restored from a backup is noticed by the pages that are open, which play on from there', async ({ browser }) => {
  test.skip(!program, 'restores the server: needs FIRING_ARC');
  const house = await House.open(program ?? '');
  try {
    const [{ context: near, page: ada }, { context: far, page: ben }] = [await device(browser, house.url), await device(browser, house.url)];
    await choose(ada, 'ftl', 'duel');
    await sitDown(ben, await invite(ada));
    const copy = house.backup('copy.db');
    await seal(ada, 'A S4');
    await seal(ben, 'B S4');
    await decided([ada, ben], 1);
    await house.kill();
    for (const page of [ada, ben]) await expect(lost(page)).toBeVisible();
    house.restore(copy);
    await house.start();
    const back = (page: Page) => page.getByRole('alert').filter({ hasText: 'The server went back to an earlier copy of this battle.' });
    for (const page of [ada, ben]) await expect(back(page)).toBeVisible();
    await decided([ada, ben], 0);
    await seal(ada, 'A S5');
    await expect(players(ben)).toContainText('here · sealed');
    await seal(ben, 'B S5');
    await decided([ada, ben], 1);
    await expect(log(ada)).toContainText('A S5');
    await button(ada, 'Understood').click();
    await expect(back(ada)).toHaveCount(0);
    await Promise.all([near.close(), far.close()]);
  } finally {
    await house.close();
  }
});

test('a seat goes on another device by its link, and a browser that keeps nothing says so', async ({ page: ada, browser, baseURL }) => {
  const { context: far, page: ben } = await device(browser, baseURL);
  await far.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await choose(ben, 'ftl', 'duel');
  await button(ben, 'Make the link').click();
  await expect(ben.getByRole('alert').filter({ hasText: 'This browser keeps nothing for this page.' })).toBeVisible();
  const invitation = await ben.getByLabel('Invitation', { exact: true }).inputValue();
  const seat = await ben.getByLabel('Your seat link', { exact: true }).inputValue();
  await expect(ben.getByRole('img', { name: 'Your seat link, as a QR code' })).toBeVisible();
  await soundInBoth(ben, 'a browser that keeps nothing');
  await sitDown(ada, invitation);
  await expect(ben.getByRole('alert').filter({ hasText: 'Keep your seat link' })).toBeVisible();

  const { context: third, page: phone } = await device(browser, baseURL, PHONE);
  await phone.goto(seat);
  await seal(phone, 'A S5');
  await expect(button(ben, 'Take back'), 'both devices hold the seat').toBeVisible();
  expect(phone.url(), 'the right does not stand in the address any longer').not.toMatch(/[0-9a-f]{32}/);
  await phone.reload();
  await expect(button(phone, 'Take back')).toBeVisible();
  await soundInBoth(phone, 'a seat on a phone');

  await phone.goto(invitation.replace(/[0-9a-f]{32}$/, '0'.repeat(32)));
  await expect(button(phone, 'Take back'), 'whoever holds a seat is led to it').toBeVisible();
  const { context: fourth, page: dan } = await device(browser, baseURL);
  await dan.goto(invitation);
  await expect(dan.getByRole('alert')).toContainText('All seats of this battle are taken. An invitation works once.');
  await dan.goto(seat.replace(/\/[0-9a-f]{32}$/, ''));
  await expect(dan.getByRole('alert')).toContainText('This device holds no seat in this battle.');
  await dan.goto(seat.replace(/[0-9a-f]{32}$/, '0'.repeat(32)));
  await expect(dan.getByRole('alert')).toContainText('This link opens no seat');
  await dan.goto('./#/room/0000000000000000');
  await expect(dan.getByRole('heading', { name: 'There is no such battle here' })).toBeVisible();
  await dan.goto(invitation.slice(0, -3));
  await expect(dan.getByRole('alert')).toContainText('Part of it is missing or changed.');
  await Promise.all([far.close(), third.close(), fourth.close()]);
});
