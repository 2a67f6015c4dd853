/** Labels and slips of dice in real reveals: none covers another, none lies under a panel, none leaves the window. */
import { expect, test } from '@playwright/test';
import { hold, seen } from './clear.ts';
import { order, setUp } from './steps.ts';

const BATTLES: [string, string, number][] = [
  ['full-thrust', 'skirmish', 4],
  ['ftl', 'crossing-courses', 3],
  ['black-skies', 'squadron', 6],
  ['talon', 'war-is-upon-us', 8],
  ['simple-spaceships', 'last-stand', 5],
];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
for (const [game, scenario, decisions] of BATTLES) {
  test(`labels of ${game} stand clear through whole reveals @phone`, async ({ page }) => {
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

test('all that is asked about is in frame: own pieces, the enemy, and where a ship would end; on a phone the ship in hand and its targets @all', async ({ page }, { project }) => {
  await setUp(page, 'captain', 'skirmish', { 2: 'random' }, 'full-thrust');
  await order(page).fill('A1 +2; A2 S1,+2; A3 P1');
  await expect(page.locator('svg.board [data-piece="A1"]')).toBeVisible();
  await page.waitForTimeout(600);
  const { panels, width, height } = await seen(page);
  /* There, ships without a part may be out of sight; ghosts are of those that have one. */
  const phone = project.name === 'phone';
  const places = await page.locator(`svg.board ${phone ? '.counter.ghost' : '.counter'}, svg.board .forecast`).evaluateAll((all) => all.map((one) => (({ x, y, width: w, height: h }) => [x + w / 2, y + h / 2] as const)(one.getBoundingClientRect())));
  expect(places.length).toBeGreaterThanOrEqual(phone ? 2 : 6);
  for (const [x, y] of places) {
    expect(x > 0 && y > 0 && x < width && y < height, `a counter at ${x}, ${y} is in the window`).toBe(true);
    for (const panel of panels) expect(x > panel.box[0] && x < panel.box[2] && y > panel.box[1] && y < panel.box[3], `a counter at ${x}, ${y} is under no panel`).toBe(false);
  }
});
