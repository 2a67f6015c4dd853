/** Steps that several end-to-end tests take. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** The faces in which every game is played: its own, and the plain one. The page's address begins with it. */
export const FACES = [{ face: 'its own face', at: './' }, { face: 'the plain face', at: './?face=plain' }] as const;
/** The beginning of an address in the plain face. */
export const PLAIN = FACES[1].at;

export async function home(page: Page, at = './'): Promise<void> {
  await page.goto(`${at}#/`);
  await expect(playNow(page)).toBeVisible();
}

/** The shortest way into a game, on its card of the first page. */
export function playNow(page: Page, title = 'Faster Than Light'): Locator {
  return page.getByRole('article', { name: title }).getByRole('button', { name: /^Play now/ });
}

/** A battle against a captain, set up by hand. */
export async function setUp(page: Page, mode: 'captain' | 'seats' | 'watch', scenario: string, captains: Record<number, string> = {}, game = 'ftl', at: string = './'): Promise<void> {
  await page.goto(`${at}#/new/${game}/${mode}`);
  await page.getByLabel('Scenario', { exact: true }).selectOption(scenario);
  for (const [seat, captain] of Object.entries(captains)) await page.locator(`#seat-${seat}`).selectOption(captain);
  await page.getByRole('button', { name: 'Begin' }).click();
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

export function order(page: Page): Locator {
  return page.getByLabel(/^Whole (plot|order) as text$/);
}

/** The button that gives the order, or goes on, by what it does. */
export function act(page: Page, name: string | RegExp): Locator {
  return page.getByRole('group', { name: 'Actions', exact: true }).getByRole('button', { name });
}

/** Types an order and gives it. */
export async function give(page: Page, text: string, does?: string | RegExp): Promise<void> {
  await order(page).fill(text);
  const giving = does ? act(page, does) : page.locator('.actions .primary');
  await expect(giving).toBeEnabled();
  await giving.click();
}

/** Dice that fall the same in every run. */
export async function fixedDice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint8Array || array instanceof Uint32Array) array.fill(7);
      return array;
    };
  });
}

/** A screen without a fault that axe can find, and no wider than the window. */
export async function sound(page: Page, what: string): Promise<void> {
  // Without frames of other origins, and only of faults is anything told: three times as fast, with the same rules.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  const found = violations.map((one) => `${one.id}: ${one.help} ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found, what).toEqual([]);
  // The window as it was set: a phone's browser widens its own to what overflows.
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);
  expect(over, `${what}: wider than the window`).toBeLessThanOrEqual(0);
  // A table fills the window: only its panel scrolls.
  const longer = await page.evaluate(() => (document.querySelector('.table > .board') ? document.documentElement.scrollHeight - window.innerHeight : 0));
  expect(longer, `${what}: a table longer than the window`).toBeLessThanOrEqual(0);
}

/** A screen that axe finds no fault in, dark and on paper. */
export async function soundInBoth(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await sound(page, `${what}, ${colorScheme}`);
  }
}

/** A player who watches reveals at their pace; without it the tests see the log alone. */
export async function watching(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":1,"suggest":false}'));
}

/** Words drawn in a picture that are lower than eleven pixels on the screen. */
export async function tiny(page: Page, within: string): Promise<string[]> {
  return page.locator(`${within} text`).evaluateAll((all) =>
    all.flatMap((one) => {
      const matrix = (one as SVGTextElement).getScreenCTM();
      const pixels = matrix ? parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b) : 99;
      return pixels < 10.95 ? [`${one.textContent ?? ''}: ${Math.round(pixels * 10) / 10} px`] : [];
    }),
  );
}

/** Pulls the sheet of a small screen up whole, where there is one. */
export async function wholeSheet(page: Page): Promise<void> {
  const handle = page.getByRole('button', { name: /^Sheet, half open/ });
  if (await handle.isVisible()) await handle.press('ArrowUp');
}

/** The button that seals; where something could fire and nothing does, it says so. */
export function sealing(page: Page): Locator {
  return button(page, /^(Seal|Seal: hold fire|Hold fire)$/);
}

/** Seals and reveals what stands in the plot. */
export async function playTurn(page: Page): Promise<void> {
  const anyway = button(page, 'Seal anyway');
  const reveal = button(page, 'Reveal');
  await sealing(page).click();
  await expect(anyway.or(reveal)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await reveal.click();
}

/** Until the next plot or the end of the battle. */
export async function nextAsk(page: Page): Promise<'plot' | 'over'> {
  const seal = sealing(page);
  const rematch = button(page, 'Rematch');
  await expect(seal.or(rematch)).toBeVisible();
  return (await rematch.isVisible()) ? 'over' : 'plot';
}

/** The log with every line behind its cards, whether a card is open or not. */
export function log(page: Page): Locator {
  return page.getByRole('log', { name: 'Log' });
}

/** Unfolds the log of the last turn, which is folded while an order is asked. */
export async function openLog(page: Page): Promise<void> {
  const folded = log(page).locator('details.last:not([open]) > summary');
  if (await folded.count()) await folded.click();
}

/** Opens the first card of the log that says `text`, and returns it. */
export async function openCard(page: Page, text: string | RegExp = ''): Promise<Locator> {
  await openLog(page);
  const card = log(page).locator('.cards > li').filter({ hasText: text }).first();
  const front = card.locator('.front');
  if ((await front.getAttribute('aria-expanded')) === 'false') await front.click();
  await expect(card.getByRole('button', { name: /^Clause/ }).first()).toBeVisible();
  return card;
}
