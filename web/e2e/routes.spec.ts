/** Addresses: each shows the game it names, by hand, by link and after a reload; and the board stays in place under a notice. */
import { expect, test, type Page } from '@playwright/test';
import { SHELF } from '../shelf.ts';
import { button, setUp } from './steps.ts';

/* The worker of the offline copy would answer where this test lets a fetch fail. */
test.use({ serviceWorkers: 'block' });

const GAMES: Record<string, string> = Object.fromEntries(SHELF.map(({ game, title }) => [game, title]));
const PAPER = { 'full-thrust': 'skirmish', 'simple-spaceships': 'duel', 'black-skies': 'duel', talon: 'duel' } as Record<string, string>;
/** Addresses of a game on each screen; a game without sheets or shipyard has none of them. */
const ROUTES: Record<string, (game: string) => string | null> = {
  game: (game) => `#/game/${game}`,
  set: (game) => `#/new/${game}/captain`,
  seats: (game) => `#/new/${game}/seats`,
  watch: (game) => `#/new/${game}/watch`,
  learn: (game) => `#/learn/${game}`,
  rules: (game) => `#/rules/${game}`,
  lab: (game) => `#/lab/${game}`,
  print: (game) => (PAPER[game] ? `#/print/${game}/scenario/${PAPER[game]}` : null),
  yard: (game) => (game === 'full-thrust' ? '#/yard/full-thrust' : null),
};

/** Goes to an address as a person who types it, without loading the page again. */
async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
}
async function shows(page: Page, title: string, hash: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), hash).toContainText(title);
  await expect(page, hash).toHaveTitle(new RegExp(title));
  await expect(page.locator('header .of, .head .title').first(), hash).toContainText(title);
  expect(await page.evaluate(() => location.hash), hash).toBe(hash);
}

test('every address shows the game that it names, whatever was shown before', async ({ page }) => {
  await page.goto('./#/');
  const addresses = Object.values(ROUTES).flatMap((route) => Object.entries(GAMES).map(([game, title]) => ({ hash: route(game), title }))).filter((one): one is { hash: string; title: string } => one.hash !== null);
  for (const { hash, title } of addresses) {
    await go(page, hash);
    await shows(page, title, hash);
  }
  // A form that changes its game changes the address; an address typed over it changes the form.
  await go(page, '#/lab/ftl');
  await page.getByLabel('Game', { exact: true }).selectOption('talon');
  await shows(page, 'Talon', '#/lab/talon');
  await go(page, '#/lab/ftl');
  await shows(page, 'Faster Than Light', '#/lab/ftl');
  await page.reload();
  await shows(page, 'Faster Than Light', '#/lab/ftl');
});

test('the table shows the battle that its address names', async ({ page }) => {
  const tables: { hash: string; title: string }[] = [];
  for (const { game, title, scenario } of SHELF) {
    await setUp(page, 'captain', scenario, {}, game);
    await expect(page.locator('.table')).toBeVisible();
    tables.push({ hash: await page.evaluate(() => location.hash), title });
  }
  for (const { hash, title } of tables) {
    await go(page, hash);
    await shows(page, title, hash);
  }
});

test('a notice leaves the board and its ships where they are @phone', async ({ page }) => {
  await setUp(page, 'captain', 'duel-sharp', { 2: 'random' });
  await expect(page.locator('.board .counter').first()).toBeVisible();
  await expect(button(page, /^Seal/)).toBeVisible();
  const places = () => page.evaluate(() => [document.querySelector('.table'), document.querySelector('.board'), ...document.querySelectorAll('.board .counter')].map((one) => {
    const { x, y, width, height } = (one as Element).getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  }));
  await page.waitForTimeout(600);
  const before = await places();
  await page.evaluate(() => void Promise.reject(new Error('a test')));
  await expect(page.getByRole('alert')).toContainText('a test');
  await page.waitForTimeout(600);
  expect(await places()).toEqual(before);
  // A part of the page that cannot be fetched says so over the board.
  await page.route(/BattleMenu/, (route) => route.abort());
  await page.locator('.head button').click();
  await expect(page.locator('.toast')).toContainText('The menu could not be fetched');
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});

test('a ship sheet is folded at first, and stays in every game as the player left it', async ({ page }) => {
  const sheet = page.locator('details', { has: page.locator('summary', { hasText: /^(Record|Display|Dice) of/ }) });
  for (const [at, [game, scenario]] of Object.entries({ 'full-thrust': 'skirmish', 'simple-spaceships': 'duel-even', talon: 'duel-even' }).entries()) {
    await setUp(page, 'captain', scenario, {}, game);
    await expect(sheet, game).toHaveJSProperty('open', at > 0);
    if (at > 0) continue;
    await sheet.locator('summary').click();
    await expect(sheet, game).toHaveJSProperty('open', true);
  }
});

test('a server that does not answer is told with a remedy, and asked again', async ({ page }) => {
  let up = false;
  await page.route('**/api/**', (route) => (up ? route.fulfill({ json: { ok: { rooms: [] } } }) : route.abort()));
  await page.goto('./#/friend/talon');
  await expect(page.getByRole('alert')).toContainText('The server does not answer. Check your connection, then try again; nothing is lost.');
  up = true;
  await button(page, 'Try again').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page, 'Make the link')).toBeEnabled();
});
