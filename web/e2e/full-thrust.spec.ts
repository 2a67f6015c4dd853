/** Full Thrust at the table: three ships plotted by pointer, by keys and as text; fire with its odds; nothing lost on reload. */
import { expect, test, type Page } from '@playwright/test';
import { button, nextAsk, order, playNow, playTurn, setUp, soundInBoth, tiny, wholeSheet } from './steps.ts';

async function strike(page: Page): Promise<void> {
  await setUp(page, 'captain', 'carrier-strike', { 2: 'random' }, 'full-thrust');
  await expect(order(page)).toHaveValue('idle');
}
function row(page: Page, unit: string) {
  return page.locator(`[data-unit="${unit}"]`);
}
/** A number of the clock of courses. */
function course(page: Page, name: string | RegExp) {
  return page.getByRole('radio', { name });
}
/** Two heavy cruisers, steered towards each other by two people at one screen until they are in range. */
async function toFire(page: Page): Promise<void> {
  await setUp(page, 'seats', 'line-duel', {}, 'full-thrust');
  await button(page, /^I am Teal/).click();
  await order(page).fill('A1 S2,+2');
  await button(page, 'Seal').click();
  await button(page, /^I am Amber/).click();
  await order(page).fill('B1 S2,+2');
  await playTurn(page);
  await button(page, 'Next phase').click();
  await button(page, /^I am Teal/).click();
  await expect(page.locator('.ask')).toContainText(/^Teal: Choose a target for .*\./);
}

test('the first page leads to a first order @all', async ({ page }) => {
  await page.goto('./#/');
  await playNow(page, 'Full Thrust').click();
  await button(page, 'An inch faster').click();
  await expect(order(page)).toHaveValue('A1 +1');
  await button(page, 'Seal').click();
  await expect(button(page, 'Take back')).toBeVisible();
});

test('three ships are plotted by pointer: on the table, in the list, by steps @phone', async ({ page }) => {
  await strike(page);
  await page.locator('svg.board [data-piece="A2"]').click();
  await expect(row(page, 'A2')).toHaveAttribute('aria-pressed', 'true');
  const handle = page.locator('[data-handle="ghost"]');
  const box = await handle.boundingBox();
  if (!box) throw new Error('the ghost has no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y - 20, { steps: 4 });
  await page.mouse.move(x + 40, y - 60, { steps: 6 });
  await page.mouse.up();
  await expect(row(page, 'A2')).toContainText(/S\d/);
  await row(page, 'A3').click();
  /* A finger hits an hour of the clock anywhere within 20 pixels of a place outside its middle. */
  const struck = await course(page, /, 1 to port$/).evaluate((hour) => {
    hour.scrollIntoView({ block: 'center' });
    const [clock, own] = [hour.parentElement?.getBoundingClientRect() ?? new DOMRect(), hour.getBoundingClientRect()];
    const [x, y] = [clock.x + clock.width / 2, clock.y + clock.height / 2];
    const [dx, dy] = [own.x + own.width / 2 - x, own.y + own.height / 2 - y];
    const far = 78 / Math.hypot(dx, dy);
    return Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6).every((way) => document.elementFromPoint(x + dx * far + 19 * Math.sin(way), y + dy * far + 19 * Math.cos(way)) === hour);
  });
  expect(struck).toBe(true);
  await course(page, /, 1 to port$/).click();
  await button(page, 'An inch slower').click();
  await expect(order(page)).toHaveValue(/^A2 S\d.*; A3 P1,-1$/);
  await row(page, 'A1').click();
  await page.getByLabel('Launch').selectOption('2');
  await expect(order(page)).toHaveValue(/^A1 \+0; launch 2; A2 /);
  await button(page, 'Undo').click();
  await expect(order(page)).toHaveValue(/^A2 S\d.*; A3 P1,-1$/);
});

test('three ships are plotted by keys alone', async ({ page }) => {
  await strike(page);
  await page.getByRole('region', { name: 'Situation and orders' }).focus();
  for (const key of ['w', '.', 'e', 'w', 'w', '.', 'q', 's']) await page.keyboard.press(key);
  await expect(order(page)).toHaveValue('A1 +1; A2 S1,+2; A3 P1,-1');
  await page.keyboard.press('x');
  await expect(order(page)).toHaveValue('A1 +1; A2 S1,+2');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Take back')).toBeVisible();
  await expect(button(page, 'Reveal')).toBeEnabled();
  await page.keyboard.press('Enter');
  expect(await nextAsk(page)).toBe('plot');
  await expect(page.getByRole('log')).toContainText('Aerie goes straight on and accelerates by 1');
});

test('what may not be ordered is not offered, and refused in words with its clause when typed', async ({ page }) => {
  await strike(page);
  await order(page).fill('A1 P2,+4; A2 S2,+1');
  const refused = page.locator('.refused');
  await expect(refused).toContainText('its thrust is 2');
  await expect(button(page, 'Seal')).toBeDisabled();
  await refused.getByRole('button', { name: /FT-2\.4/ }).click();
  await expect(page.getByRole('dialog')).toContainText('FT-2.4');
  await page.keyboard.press('Escape');
  await order(page).fill('A1 P1,+1');
  await expect(refused).toHaveCount(0);
  await expect(course(page, 'Course 10, out of reach')).toBeDisabled();
  await expect(course(page, /, 1 to starboard$/)).toBeEnabled();
});

test('an order is copied to the fleet as far as it is legal for each', async ({ page }) => {
  await strike(page);
  await row(page, 'A2').click();
  await order(page).fill('A2 S2,+3');
  await page.getByText('Copy this order to others').click();
  await button(page, 'Whole fleet').click();
  await expect(order(page)).toHaveValue('A1 S1,+1; A2 S2,+3; A3 S2,+3');
  await expect(page.getByText('Only its legal part was copied to', { exact: false }).first()).toContainText('A1 (S1,+1)');
});

test('fire is allotted with its exact odds beside it, and survives a reload @phone', async ({ page }) => {
  await toFire(page);
  await page.getByRole('group', { name: 'Everything that bears, at' }).getByRole('button', { name: /Resolute B1|Intrepid B1| B1 / }).click();
  await expect(order(page)).toHaveValue('A1 > B1: A1, A2');
  const odds = page.getByRole('region', { name: /^Odds against/ });
  await expect(odds).toContainText('Expected1.3');
  await expect(odds).toContainText('0: 25 %, 1: 33 %, 2: 28 %, 3: 11 %, 4: 3 %');
  await expect(page.locator('.cons')).toContainText('1 of 2');
  await page.getByText('Weapon by weapon').click();
  await button(page, 'A2 at B1, 1d').click();
  await expect(order(page)).toHaveValue('A1 > B1: A1');
  await expect(odds).toContainText('Expected0.7');
  await page.reload();
  await button(page, /^I am Teal/).click();
  await expect(order(page)).toHaveValue('A1 > B1: A1');
  await button(page, 'Seal').click();
  await button(page, /^I am Amber/).click();
  await page.locator('svg.board [data-piece="A1"]').click();
  await expect(order(page)).toHaveValue('B1 > A1: A1, A2');
  await playTurn(page);
  await expect(page.getByRole('log')).toContainText(/Resolute fires battery A1 at Intrepid: range 33\.\d in, fore arc, 1 die/);
});

test('with nothing aimed the bright button aims, and sealing says that it holds fire @phone', async ({ page }) => {
  await toFire(page);
  await expect(button(page, 'Seal: hold fire')).not.toHaveClass(/primary/);
  await expect(button(page, 'Seal')).toHaveCount(0);
  await page.getByRole('region', { name: 'Situation and orders' }).focus();
  await page.keyboard.press('Enter');
  await expect(order(page), 'the odds are seen before it is sealed').toHaveValue('A1 > B1: A1, A2');
  await expect(button(page, 'Seal')).toHaveClass(/primary/);
  await page.getByRole('region', { name: 'Situation and orders' }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await expect(order(page)).toHaveValue('A1 > B1: A1, A2');
  await page.keyboard.press('x');
  await button(page, 'Seal: hold fire').click();
  await expect(button(page, /^I am Amber/), 'it is not asked twice').toBeVisible();
});

test('two presses at once aim each weapon once', async ({ page }) => {
  await toFire(page);
  await button(page, /aims at its best target|aim at their best targets/).evaluate((bright: HTMLElement) => {
    bright.click();
    bright.click();
  });
  await expect(order(page)).toHaveValue('A1 > B1: A1, A2');
  await button(page, 'Seal').click();
  await expect(button(page, /^I am Amber/)).toBeVisible();
});

test('against a captain orders open as soon as both have sealed, and an empty order is sealed on the second press', async ({ page }) => {
  await page.goto('./#/');
  await page.evaluate(() => localStorage.setItem('firing-arc:habits', '{"suggest":false}'));
  await page.reload();
  await setUp(page, 'captain', 'line-duel', { 2: 'random' }, 'full-thrust');
  await page.getByRole('region', { name: 'Situation and orders' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.doubt')).toContainText('Nothing is written');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Resolute');
  expect(await nextAsk(page)).toBe('plot');
});

test('fighters fly where they are sent, within their reach @phone', async ({ page }) => {
  await strike(page);
  await order(page).fill('A1 +0; launch 1');
  await playTurn(page);
  await nextAsk(page);
  await expect(page.locator('.ask')).toContainText('Move Group G1.');
  await button(page, 'An inch more').click();
  await button(page, 'An inch more').click();
  await button(page, 'Face a point to starboard').click();
  await expect(order(page)).toHaveValue('G1 36,9 c1');
  await order(page).fill('G1 36,40 c1');
  await expect(page.locator('.refused')).toContainText('farther than 18 in');
});

test('a marker is scanned by pressing it, and its owner alone knew what it was', async ({ page }) => {
  await setUp(page, 'seats', 'hide-and-seek', {}, 'full-thrust');
  for (const side of [/^I am Teal/, /^I am Amber/]) {
    await button(page, side).click();
    await expect(page.locator('svg.board [data-piece="A2"]')).toHaveAttribute('aria-label', side.test('I am Teal') ? /Shadow/ : 'Marker A2');
    await button(page, 'Seal').click();
  }
  await button(page, 'Reveal').click();
  await button(page, 'Next phase').click();
  await button(page, /^I am Teal/).click();
  await row(page, 'A2').click();
  await page.locator('svg.board [data-piece="B2"]').click();
  await expect(order(page)).toHaveValue('A2 scan B2');
  await button(page, 'Scan Marker B1').click();
  await expect(order(page)).toHaveValue('A2 scan B1');
  await button(page, 'No scan').click();
  await expect(order(page)).toHaveValue('idle');
});

test('while orders are asked, all ships and the ends of all ghosts are in sight @phone', async ({ page }) => {
  await setUp(page, 'captain', 'fleet-action', { 2: 'random' }, 'full-thrust');
  await expect(page.locator('.ask')).toContainText('Move ');
  await order(page).fill('A1 +2');
  await expect(order(page)).toHaveValue('A1 +2');
  await page.waitForTimeout(400);
  const panels = await Promise.all((await page.locator('[data-keep="bottom"], [data-keep="right"]').all()).map((one) => one.boundingBox()));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const seen = await page.locator('svg.board .counter .hull').all();
  expect(seen.length, 'ships and ghosts').toBeGreaterThan(4);
  for (const hull of seen) {
    const box = await hull.boundingBox();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect(x > 0 && y > 0 && x < width && y < height, `a hull at ${Math.round(x)}, ${Math.round(y)} is in the window`).toBe(true);
    for (const panel of panels) expect(!panel || x < panel.x || y < panel.y || y > panel.y + panel.height, `no panel lies over the hull at ${Math.round(x)}, ${Math.round(y)}`).toBe(true);
  }
});

test('no word of a record chart is smaller than eleven pixels @phone', async ({ page }) => {
  await setUp(page, 'captain', 'fleet-action', { 2: 'random' }, 'full-thrust');
  await wholeSheet(page);
  for (const unit of await page.locator('[data-unit]').all()) {
    await unit.click();
    const record = page.locator('details', { hasText: /^Record of/ }).first();
    if ((await record.getAttribute('open')) === null) await record.locator('summary').click();
    await expect(record.locator('svg.ship')).toBeVisible();
    expect(await tiny(page, 'article.chart')).toEqual([]);
  }
});

test('where ships fire in turn, one ship is written for, and the next choice replaces it', async ({ page }) => {
  await page.goto('./#/new/full-thrust/captain');
  await page.getByLabel('Scenario', { exact: true }).selectOption('fleet-action');
  await page.locator('#seat-2').selectOption('random');
  await page.getByText('Options', { exact: true }).click();
  await page.locator('#option-fire').selectOption('alternate');
  await button(page, 'Begin').click();
  for (let decision = 0; decision < 12; decision++) {
    await nextAsk(page);
    if ((await page.locator('.ask').innerText()).includes('One ship fires now')) break;
    await playTurn(page);
  }
  await expect(page.locator('.ask')).toContainText('One ship fires now');
  const targets = page.getByRole('group', { name: 'Everything that bears, at' }).getByRole('button').first();
  await targets.click();
  await expect(order(page)).toHaveValue(/^A\d+ > B\d+: [^;]+$/);
  const units = page.locator('[data-unit]');
  if ((await units.count()) > 1) {
    const last = units.last();
    const name = await last.getAttribute('data-unit');
    await last.click();
    await targets.click();
    await expect(order(page)).toHaveValue(new RegExp(`^${name} > B\\d+: [^;]+$`));
  }
});

test('a shared battle and a branch of it name the turn and its part, as the slider of the table does @phone', async ({ page }) => {
  await toFire(page);
  await order(page).fill('idle');
  await button(page, 'Seal: hold fire').click();
  await button(page, /^I am Amber/).click();
  await order(page).fill('idle');
  await playTurn(page);
  await button(page, /^Battle:/).click();
  await button(page, 'Share link').click();
  const link = await page.getByLabel('Link to this battle').inputValue();
  await page.goto(link);
  await page.reload();
  await expect(page.getByText(/, 1 turn\. Not decided yet\./)).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Turn' });
  await expect(page.locator('.blocks small'), 'one turn, one number').toHaveText(['1']);
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect(page.locator('.scrubber output')).toHaveText('Turn 1, fire');
  await button(page, 'Play on from here').click();
  const fork = page.getByRole('dialog', { name: 'Branch from turn 1, fire' });
  await expect(fork).toContainText('A new battle begins with the table as it stood at turn 1, fire.');
  await button(page, 'Cancel').click();
  await slider.press('End');
  await expect(page.locator('.scrubber output')).toHaveText('Turn 2, orders');
  await button(page, 'Play on from here').click();
  await expect(page.getByRole('dialog', { name: 'Branch from turn 2, orders' })).toBeVisible();
});

test('movement and fire are sound in both themes @phone', async ({ page }) => {
  await strike(page);
  await row(page, 'A2').click();
  await button(page, 'An inch faster').click();
  await soundInBoth(page, 'movement');
  await toFire(page);
  await page.getByRole('group', { name: 'Everything that bears, at' }).getByRole('button', { name: /Resolute B1|Intrepid B1| B1 / }).click();
  await page.getByText('Weapon by weapon').click();
  await soundInBoth(page, 'fire');
});
