/** At the table: the first order, plotting three ways, refusals, taking back, a whole battle, a turn without a mouse. */
import { expect, test } from '@playwright/test';
import { button, home, nextAsk, order, playNow, playTurn, setUp, watching } from './steps.ts';

test('a cold page gives a first order within three clicks @all', async ({ page }) => {
  await home(page);
  await playNow(page).click();
  await button(page, 'Launch').click();
  await expect(order(page)).toHaveValue('A L');
  await button(page, 'Seal').click();
  await expect(button(page, 'Take back')).toBeVisible();
});

test('a turned ship and a launched missile say what they reach next turn @phone', async ({ page }) => {
  await setUp(page, 'captain', 'close-quarters', { 2: 'random' });
  await order(page).fill('A L');
  await expect(page.getByText(/Next turn Missile A\.\d+ reaches/)).toBeVisible();
  await order(page).fill('A S2');
  await expect(page.getByText(/Next turn/)).toHaveCount(0);
});

test('drag, steps and typing stay in step', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  const knob = page.locator('[data-handle="sprint"] .knob');
  const box = await knob.boundingBox();
  if (!box) throw new Error('no sprint handle');
  const scale = await page.locator('.board .felt').evaluate((felt) => felt.getBoundingClientRect().width / 48);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 2.6 * scale, box.y + box.height / 2 + 9, { steps: 6 });
  await page.mouse.up();
  await expect(order(page)).toHaveValue('A S2.5');
  await expect(button(page, 'Sprint')).toHaveAttribute('aria-pressed', 'true');

  await button(page, 'Sprint a step more').click();
  await expect(order(page)).toHaveValue('A S3');
  await expect(page.getByText('is not marked this turn: nobody can hit it.')).toBeVisible();

  await order(page).fill('r-45');
  await expect(button(page, 'Rotate')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.steps output')).toHaveText('-45°');
  await order(page).blur();
  await expect(order(page)).toHaveValue('A R-45');

  await button(page, 'Undo').click();
  await expect(order(page)).toHaveValue('A S3');

  const turn = await page.locator('[data-handle="rotate"] .knob').boundingBox();
  if (!turn) throw new Error('no rotation knob');
  const from = { x: turn.x + turn.width / 2, y: turn.y + turn.height / 2 };
  // The knob's circle, around the ship: from behind it to its side is a quarter of it.
  const ship = await page.locator('svg.board [data-piece="A"] circle').boundingBox();
  if (!ship) throw new Error('no ship on the board');
  const round = Math.hypot(from.x - ship.x - ship.width / 2, from.y - ship.y - ship.height / 2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + round, from.y - round, { steps: 8 });
  await page.mouse.up();
  await expect(order(page)).toHaveValue(/^A R\+?90$/);
});

test('a typed order is refused with clause and reason, and the clause opens @phone', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  await order(page).fill('A R-40');
  const refusal = page.locator('.refused');
  await expect(refusal).toContainText(/15/);
  await expect(order(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(button(page, 'Seal')).toBeDisabled();
  await refusal.getByRole('button', { name: /FTL-5\.2/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('FTL-5.2');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await order(page).fill('A S0.5');
  await expect(refusal).toContainText('FTL-5.3');
  await order(page).fill('A S2');
  await expect(button(page, 'Seal')).toBeEnabled();
});

test('a sealed plot can be taken back until the reveal', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  await button(page, 'Launch').click();
  await button(page, 'Seal').click();
  await expect(button(page, 'Reveal')).toBeVisible();
  await button(page, 'Take back').click();
  await expect(order(page)).toHaveValue('A L');
  await order(page).fill('A S1');
  await playTurn(page);
  await nextAsk(page);
  await expect(page.getByRole('log')).toContainText('A S1');
  await expect(button(page, 'Take back')).toHaveCount(0);
});

test('a whole short battle is played to its report @phone', async ({ page }) => {
  await setUp(page, 'captain', 'close-quarters', { 2: 'random' });
  for (let turn = 1; (await nextAsk(page)) === 'plot'; turn++) {
    expect(turn).toBeLessThan(201);
    const launch = button(page, 'Launch');
    if (await launch.isVisible()) await launch.click();
    for (const missile of await page.getByRole('group', { name: 'Your pieces', exact: true }).getByRole('button', { name: /A\.\d/ }).all()) {
      await missile.click();
      await button(page, 'Sprint').click();
    }
    await playTurn(page);
  }
  await expect(page.getByRole('rowheader', { name: 'Hits dealt' })).toBeVisible();
  await page.getByRole('slider', { name: 'Turn' }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('Looking back at turn 1')).toBeVisible();
  await button(page, 'Back to now').click();
  await button(page, 'Swap sides').click();
  await expect(order(page)).toHaveValue('idle');
  await expect(page.getByRole('heading', { name: 'Ship B' })).toBeVisible();
});

test('a turn is played by keyboard alone', async ({ page }) => {
  await home(page);
  await playNow(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ship A' })).toBeVisible();
  await page.locator('body').press('q');
  await expect(order(page)).toHaveValue('A R-15');
  await page.keyboard.press('w');
  await expect(order(page)).toHaveValue('A S1');
  await page.keyboard.press('w');
  await page.keyboard.press('/');
  await expect(order(page)).toBeFocused();
  await expect(order(page)).toHaveValue('A S1.5');
  await order(page).press('Control+a');
  await page.keyboard.type('A L');
  await page.keyboard.press('Tab');
  await button(page, 'Seal').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Reveal')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('A L');
  await expect(page.getByText(/A\.1/).first()).toBeVisible();
  await page.locator('body').press('.');
  await expect(page.getByRole('heading', { name: 'Missile A.1' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Shortcuts');
});

test('every piece on the board can be reached and chosen with arrow keys', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  await button(page, 'Launch').click();
  await playTurn(page);
  await nextAsk(page);
  const ship = page.locator('[data-piece="A"]');
  await ship.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-piece="A.1"]')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Missile A.1' })).toBeVisible();
});

test('a battle is conceded, taken up again, and begun anew @phone', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  await order(page).fill('A S3');
  await playTurn(page);
  await nextAsk(page);
  await button(page, /^Battle:/).click();
  await button(page, 'Concede…').click();
  await button(page, 'Yes, concede').click();
  await expect(page.getByText('Amber wins: Teal concedes')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Hits dealt' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Amber wins: Teal concedes')).toBeVisible();
  await button(page, /^Battle:/).click();
  await button(page, 'Fight on').click();
  await expect(button(page, 'Seal')).toBeVisible();
  const before = page.url();
  await button(page, /^Battle:/).click();
  await button(page, 'Start over').click();
  await button(page, 'Yes, start over').click();
  await expect(page).not.toHaveURL(before);
  await expect(order(page)).toHaveValue('idle');
});

test('a press on the ship’s arrow takes the missile beneath it in hand', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  await button(page, 'Launch').click();
  await playTurn(page);
  await nextAsk(page);
  await expect(page.getByRole('heading', { name: 'Ship A' })).toBeVisible();
  const missile = await page.locator('[data-piece="A.1"]').boundingBox();
  if (!missile) throw new Error('no missile');
  await page.mouse.click(missile.x + missile.width / 2 + 2, missile.y + missile.height / 2);
  await expect(page.getByRole('heading', { name: 'Missile A.1' })).toBeVisible();
  await expect(order(page)).toHaveValue('idle');
});

test('the first battle leads by the hand', async ({ page }) => {
  await page.goto('./#/learn/ftl');
  await button(page, 'Begin the first battle').click();
  await expect(page.getByText('1 of 6')).toBeVisible();
  // A turn without a launch teaches nothing: the step waits.
  await playTurn(page);
  await nextAsk(page);
  await expect(page.getByText('1 of 6')).toBeVisible();
  await button(page, 'Launch').click();
  await expect(page.getByText('2 of 6')).toBeVisible();
  await playTurn(page);
  await expect(page.getByText('3 of 6')).toBeVisible();
});

test('two captains play while one watches', async ({ page }) => {
  await setUp(page, 'watch', 'close-quarters', { 1: 'random', 2: 'random' });
  await expect(button(page, 'Rematch')).toBeVisible({ timeout: 50_000 });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the reveal plays and can be skipped', async ({ page }) => {
    await watching(page);
    await setUp(page, 'captain', 'duel', { 2: 'random' });
    await button(page, 'Launch').click();
    await playTurn(page);
    await expect(page.getByText('Watch the reveal.')).toBeVisible();
    await button(page, 'Skip').click();
    await expect(button(page, 'Seal')).toBeVisible();
  });
});

test('a reveal without motion shows a still a beat, and what is skipped is lost on nobody', async ({ page }) => {
  // At half pace a still stands for nearly two seconds: long enough to be looked at twice.
  await page.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":0.5,"suggest":false}'));
  await setUp(page, 'seats', 'line-duel', {}, 'full-thrust');
  await button(page, /^I am Teal/).click();
  await order(page).fill('A1 S2,+2');
  await button(page, 'Seal').click();
  await button(page, /^I am Amber/).click();
  await order(page).fill('B1 S2,+2');
  await playTurn(page);
  await button(page, 'Skip').click();
  await button(page, 'Next phase').click();
  await button(page, /^I am Teal/).click();
  await button(page, /best target/i).first().click();
  await button(page, 'Seal').click();
  await button(page, /^I am Amber/).click();
  await playTurn(page);
  const banner = page.locator('.banner .who');
  await expect(banner).toContainText('→');
  const place = (): Promise<string | null> => page.locator('svg.board > g').first().getAttribute('transform');
  const [before, first] = [await place(), await banner.textContent()];
  await page.waitForTimeout(300);
  expect([await place(), await banner.textContent()], 'nothing moves between two stills').toEqual([before, first]);
  await page.keyboard.press('Space');
  await expect(button(page, /^Next (phase|turn)$/)).toBeVisible();
});
