/** Recorded battles of the gallery, taken up at a table. */
import { expect, type Page } from '@playwright/test';
import { kept } from '../gallery/battles.mjs';

const ENGINES = new URL('../src/wasm', import.meta.url).pathname;

/** Puts a battle onto the player's shelf and opens its table, on the test's own clock where nothing may pass by itself. */
export async function sit(page: Page, name: string, decisions: number, clock = true, pace = 1): Promise<number> {
  const entry = await kept(ENGINES, name, decisions);
  await page.addInitScript(([one, pace]) => {
    localStorage.setItem('firing-arc:habits', JSON.stringify({ atOnce: false, sound: false, suggest: false, pace }));
    localStorage.setItem(`firing-arc:battle:${one.id}`, JSON.stringify(one));
  }, [entry, pace] as const);
  if (clock) await page.clock.install({ time: 0 });
  await page.goto(`./#/table/${entry.id}`);
  // The captain may have gone on by itself.
  await expect.poll(async () => Number(await page.locator('.table').getAttribute('data-decisions'))).toBeGreaterThanOrEqual(entry.turns);
  if (!clock) return entry.turns;
  // From here on no time passes but what a test lets pass.
  await page.clock.pauseAt(3_600_000);
  await page.clock.runFor(1500);
  return entry.turns;
}
/** Looks at a decision of the battle, and plays from there. */
export async function playFrom(page: Page, decision: number): Promise<void> {
  await page.locator('.scrubber input').evaluate((input: HTMLInputElement, at) => {
    input.value = String(at);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, decision);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
}
export const looking = (page: Page): Promise<number> => page.locator('.scrubber input').evaluate((input: HTMLInputElement) => Number(input.value));
