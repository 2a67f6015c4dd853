/** Two players who send each other letters, each with a browser of their own and no server of rooms. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { engine } from '../gallery/battles.mjs';
import { FILES } from './addresses.ts';
import { button, order } from './steps.ts';

const ENGINES = new URL('../src/wasm', import.meta.url).pathname;

/** A player: a browser that keeps battles of its own. */
export interface Player { page: Page; context: BrowserContext; seat: number }

/** Opens a browser of its own with the settings of a test's page. */
export async function player(browser: Browser, like: Page, seat: number): Promise<Player> {
  const phone = (like.viewportSize()?.width ?? 0) < 600;
  const context = await browser.newContext({ baseURL: new URL('./', like.url() === 'about:blank' ? baseOf() : like.url()).href, viewport: like.viewportSize(), reducedMotion: 'reduce', ...(phone ? { isMobile: true, hasTouch: true } : {}) });
  await context.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":0,"suggest":false,"sound":false}'));
  return { page: await context.newPage(), context, seat };
}
function baseOf(): string {
  return process.env['CLIENT_URL'] ?? FILES;
}

/** Makes a battle, joins it, and seats both players at its table. turns: the limit of turns; without it the scenario's own. */
export async function meet(ada: Player, ben: Player, game: string, scenario: string, at = './', turns?: number): Promise<void> {
  await ada.page.goto(`${at}#/letters/new/${game}?scenario=${scenario}${ada.seat === 2 ? '&seat=2' : ''}`);
  await ada.page.getByLabel(/^Your name/).fill('Ada');
  if (turns !== undefined) {
    await ada.page.getByText('Options', { exact: true }).click();
    await ada.page.locator('#option-turn-limit').fill(String(turns));
    await ada.page.locator('#option-turn-limit').blur();
  }
  await button(ada.page, 'Write the invitation').click();
  const invitation = await ada.page.getByLabel('The invitation', { exact: true }).inputValue();
  expect(invitation, 'it says where to paste it').toMatch(/^Let us play .+\nOpen (?:http\S+#\/letters|Play by letters in Firing Arc) and .+\n\nFIRING ARC LETTER - invitation to a battle of /);
  await ben.page.goto(`${at}#/letters`);
  await ben.page.getByLabel('Paste a letter').fill(invitation);
  await button(ben.page, 'Take the letter').click();
  await ben.page.getByLabel(/^Your name/).fill('Ben');
  await button(ben.page, 'Join the battle').click();
  const answer = await letter(ben.page);
  await ada.page.getByLabel('The answer to your invitation').fill(answer);
  await button(ada.page, 'Take the letter').click();
  await expect(ada.page.locator('.table')).toBeVisible();
}

/** Waits until the table waits for nothing but the player. */
export async function rests(page: Page): Promise<void> {
  const write = page.locator('[data-situation] h2', { hasText: 'Paste' }).or(page.getByText('Sealing cannot be undone')).or(page.getByText('Both players have signed the end'));
  await expect(write.first()).toBeVisible();
}

/** Returns the letter that a player would send now. */
export async function letter(page: Page): Promise<string> {
  await rests(page);
  const field = page.getByLabel('The letter to send');
  const show = page.getByRole('button', { name: /^(Letters|Show it again)$/ });
  await expect(field.or(show).first()).toBeVisible();
  if (!(await field.isVisible())) await show.first().click();
  return field.inputValue();
}

/** Pastes a letter at a table. */
export async function take(page: Page, text: string): Promise<void> {
  await rests(page);
  const field = page.getByLabel(/^The letter of /);
  const show = page.getByRole('button', { name: 'Letters', exact: true });
  await expect(field.or(show).first()).toBeVisible();
  if (!(await field.isVisible())) await show.click();
  await field.fill(text);
  await button(page, 'Take the letter').click();
  await expect(button(page, 'Reading…')).toBeHidden();
}

/** Returns the battle as a player's browser keeps it. */
export async function keptOf(page: Page): Promise<{ kept: string; game: string; writes: boolean; over: boolean; decision: number; name: string }> {
  return page.evaluate(() => {
    const id = location.hash.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`firing-arc:letters:${id}`) ?? 'null');
  });
}

/** A battle of Faster Than Light that Teal wins in seven turns: no die falls in this game. */
export const WON = [['idle', 'B R-60'], ['A L', 'B R75'], ['A L; A.1 S6.5', 'B R-90'], ['A L; A.2 S3.5', 'B R75'], ['A S1', 'B S1.5'], ['A S1.5; A.3 S3', 'B R45'], ['A R0; A.1 S2.5; A.2 S5.5; A.3 S6', 'B L']];

/** Returns the orders of a list, by decision and seat. */
export const written = (turns: string[][]) => async (of: Player): Promise<string> => turns[(await keptOf(of.page)).decision - 1]?.[of.seat - 1] ?? 'idle';

/** Returns the order of the doctrine. */
export const captain = (of: Player): Promise<string> => advised(of, 'doctrine', String(of.seat));

/** Returns the order that a captain would give, from what is open. */
export async function advised(of: Player, captain: string, seed = '1'): Promise<string> {
  const { kept, game } = await keptOf(of.page);
  const ask = await engine(ENGINES, game);
  const { battle } = ask('open', { record: kept.slice(kept.indexOf('\nrecord\n') + 8) });
  return ask('captain', { battle, seat: of.seat, captain, seed, nodes: 50 }).order;
}

/** Types an order, and presses until it is sealed. */
export async function seal(page: Page, text: string): Promise<void> {
  const before = await keptOf(page);
  await expect(order(page)).toBeVisible();
  await order(page).fill(text);
  await order(page).blur();
  await expect.poll(async () => {
    const primary = page.locator('.actions .primary');
    if ((await keptOf(page)).kept !== before.kept) return true;
    if (await primary.isEnabled()) await primary.click();
    await page.waitForTimeout(150);
    return (await keptOf(page)).kept !== before.kept;
  }).toBe(true);
}

/** Returns `true` if both have signed the end, as a player knows it. */
async function signed(page: Page): Promise<boolean> {
  return page.getByText('Both players have signed the end').isVisible();
}

/** Plays until a number of decisions is open, or to the end: whoever must write does, and letters go to and fro. */
export async function play(players: [Player, Player], until: number, orders: (of: Player) => Promise<string>): Promise<void> {
  for (let letters = 0; letters < 400; letters++) {
    for (const [at, me] of players.entries()) {
      const you = players[1 - at] as Player;
      await rests(me.page);
      const { writes, over, decision } = await keptOf(me.page);
      // An order without a choice seals itself.
      if (writes && !over && decision <= until) {
        await expect.poll(async () => (await order(me.page).isVisible()) || !(await keptOf(me.page)).writes).toBe(true);
        if ((await keptOf(me.page)).writes) await seal(me.page, await orders(me));
      }
      if (!(await keptOf(you.page)).over || !(await signed(you.page))) await take(you.page, await letter(me.page));
    }
    const decided = await Promise.all(players.map(async ({ page }) => (await keptOf(page)).decision));
    if (decided.every((decision) => decision > until)) return;
    if ((await signed(players[0].page)) && (await signed(players[1].page))) return;
  }
  throw new Error('The battle does not end.');
}
