/** Labels and slips of dice in real reveals: none covers another, none lies under a panel, none leaves the window. */
import { expect, test, type Page } from '@playwright/test';
import { order, setUp } from './steps.ts';

interface Seen { what: string; box: [number, number, number, number] }

/** What stands on the board in words, and what lies over it. */
async function seen(page: Page): Promise<{ labels: Seen[]; panels: Seen[]; width: number; height: number }> {
  return page.evaluate(() => {
    const boxes = (selector: string): Seen[] =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { left, right, width, ...tall } = element.getBoundingClientRect();
        // The box of a text is as high as its line; its letters are 14 px type, 16 px from the top of an h to the foot of a p.
        const air = element.tagName === 'text' ? Math.max(0, (tall.height - 16) / 2) : 0;
        const [top, bottom] = [tall.top + air, tall.bottom - air];
        const drawn = width > 0 && Number(element.closest('[opacity]')?.getAttribute('opacity') ?? 1) > 0.2;
        return drawn ? [{ what: element.textContent?.trim() ?? '', box: [left, top, right, bottom] as [number, number, number, number] }] : [];
      });
    return { labels: [...boxes('.table [data-label] text:first-of-type'), ...boxes('.table [data-slip] rect.slip')], panels: boxes('.table .glass'), width: innerWidth, height: innerHeight };
  });
}
/** By how many pixels two boxes cover each other in the lesser direction; a hair is let pass. */
function covers([a0, a1, a2, a3]: Seen['box'], [b0, b1, b2, b3]: Seen['box']): number {
  return Math.min(Math.min(a2, b2) - Math.max(a0, b0), Math.min(a3, b3) - Math.max(a1, b1));
}
const HAIR = 1.5;

async function hold(page: Page, when: string): Promise<number> {
  const { labels, panels, width, height } = await seen(page);
  const faults: string[] = [];
  for (const [at, one] of labels.entries()) {
    for (const other of labels.slice(at + 1)) if (covers(one.box, other.box) > HAIR) faults.push(`${one.what} and ${other.what}`);
    for (const panel of panels) if (covers(one.box, panel.box) > HAIR) faults.push(`${one.what} under a panel`);
    if (one.box[0] < 0 || one.box[1] < 0 || one.box[2] > width || one.box[3] > height) faults.push(`${one.what} out of the window`);
  }
  expect(faults, when).toEqual([]);
  return labels.length;
}

const BATTLES: [string, string, number][] = [
  ['full-thrust', 'skirmish', 4],
  ['ftl', 'crossing-courses', 3],
  ['black-skies', 'squadron', 6],
  ['talon', 'war-is-upon-us', 8],
  ['simple-spaceships', 'last-stand', 5],
];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
for (const [game, scenario, decisions] of BATTLES) {
  test(`labels of ${game} stand clear through whole reveals @all`, async ({ page }) => {
    await setUp(page, 'watch', scenario, { 1: 'random', 2: 'doctrine' }, game);
    await expect(page.locator('.table [data-label]').first()).toBeVisible();
    let most = 0;
    for (let sample = 0; sample < decisions * 6; sample++) {
      most = Math.max(most, await hold(page, `${game}, sample ${sample}`));
      if (await page.getByRole('button', { name: 'Rematch' }).isVisible()) break;
      await page.waitForTimeout(350);
    }
    expect(most, 'there was something to read').toBeGreaterThan(1);
  });
}

test('all that is asked about is in frame: own pieces, the enemy, and where a ship would end @all', async ({ page }) => {
  await setUp(page, 'captain', 'skirmish', { 2: 'random' }, 'full-thrust');
  await order(page).fill('A1 +2; A2 S1,+2; A3 P1');
  await expect(page.locator('svg.board [data-piece="A1"]')).toBeVisible();
  await page.waitForTimeout(600);
  const { panels, width, height } = await seen(page);
  const places = await page.locator('svg.board .counter').evaluateAll((all) => all.map((one) => (({ x, y, width: w, height: h }) => [x + w / 2, y + h / 2] as const)(one.getBoundingClientRect())));
  expect(places.length).toBeGreaterThanOrEqual(6);
  for (const [x, y] of places) {
    expect(x > 0 && y > 0 && x < width && y < height, `a counter at ${x}, ${y} is in the window`).toBe(true);
    for (const panel of panels) expect(x > panel.box[0] && x < panel.box[2] && y > panel.box[1] && y < panel.box[3], `a counter at ${x}, ${y} is under no panel`).toBe(false);
  }
});
