/** Simple Spaceships at the table: dice by pointer, by keys and as text; a move piece by piece; attacks, losses, nothing lost on reload. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { button, fixedDice, give, openCard, openLog, order, playNow, setUp, sound, soundInBoth, wholeSheet } from './steps.ts';

const GAME = 'simple-spaceships';

async function asked(page: Page, phase: string): Promise<void> {
  await expect(page.locator(`[data-asked="${phase}"]`)).toBeVisible();
}
/** Two people at one screen, who assign; the first of them has more in Movement and is active. */
async function toMove(page: Page, first: string, second: string): Promise<void> {
  await setUp(page, 'seats', 'duel', {}, GAME);
  await assign(page, first, second);
}
async function assign(page: Page, first: string, second: string): Promise<void> {
  await button(page, /^I am South/).click();
  await give(page, first);
  await button(page, /^I am North/).click();
  await give(page, second);
  await button(page, 'Reveal').click();
}
/** In the panel, or at the bar where nothing else is left to do with the die. */
function nextDie(page: Page): Locator {
  return page.getByRole('button', { name: /^Next die( of \d+)?$/ });
}
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag');
  await page.mouse.move(a.x + 12, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + 20, a.y + a.height / 2 + 14, { steps: 4 });
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('the first page leads to a first order @all', async ({ page }) => {
  await page.goto('./#/');
  await playNow(page, 'Simple Spaceships').click();
  await button(page, 'A die of A to Attack').click();
  await expect(order(page)).toHaveValue('assign A M1 A1');
  await button(page, 'Seal dice').click();
  const doubt = page.getByRole('alert').filter({ hasText: '4 dice stay in Reserve and do nothing this turn.' });
  await expect(doubt, 'idle dice are asked about').toBeVisible();
  await button(page, 'Share them out').click();
  await expect(order(page)).toHaveValue('assign A M3 A2 D1');
  await expect(doubt).toHaveCount(0);
  await button(page, 'Seal dice').click();
  await expect(button(page, 'Take back')).toBeVisible();
});

test('dice are dragged from box to box, and only where they may lie @phone', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' }, GAME);
  const dice = (box: string): Locator => page.locator(`[data-box="${box}"] .dice`).first();
  await expect(order(page)).toHaveValue('assign A M1');
  await wholeSheet(page);
  await drag(page, dice('reserve'), page.locator('[data-box="attack"]').first());
  await expect(order(page)).toHaveValue('assign A M1 A1');
  await drag(page, dice('attack'), page.locator('[data-box="defence"]').first());
  await expect(order(page)).toHaveValue('assign A M1 D1');
  await drag(page, dice('movement'), page.locator('[data-box="reserve"]').first());
  await expect(order(page), 'one die must stay in Movement').toHaveValue('assign A M1 D1');
  await button(page, 'Undo').click();
  await expect(order(page)).toHaveValue('assign A M1 A1');
});

test('caps and forbidden boxes are shown, and one ship’s dice are taken over by the others @phone', async ({ page }) => {
  await setUp(page, 'captain', 'patrol', { 2: 'random' }, GAME);
  await expect(page.getByRole('group', { name: 'Control panel of Fighter1' })).toContainText('none allowed');
  await expect(button(page, 'A die of Fighter1 to Defence')).toBeDisabled();
  await button(page, 'A die of Fighter1 to Attack').click();
  await button(page, 'A die of Fighter1 to Attack').click();
  await expect(button(page, 'A die of Fighter1 to Attack')).toBeDisabled();
  await button(page, 'Same for all').click();
  await expect(order(page)).toHaveValue('assign Fighter1 M1 A2; Fighter2 M1 A2; Fighter3 M1 A2');
});

test('a move is dragged on the table and flown, piece by piece @phone', async ({ page }) => {
  await toMove(page, 'assign A M3 A2 D1', 'assign B M1');
  await asked(page, 'active');
  await expect(page.getByText(/This die: 4 in and 1 turn unused; 2 more dice/)).toBeVisible();
  const box = await page.locator('[data-handle="ghost"]').boundingBox();
  if (!box) throw new Error('the ship has no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 10, { steps: 3 });
  await page.mouse.move(x, y - 200, { steps: 6 });
  await page.mouse.up();
  await expect(order(page)).toHaveValue(/^fly [1-4](\.5)?$/);
  await page.getByRole('slider', { name: 'Ahead', exact: true }).fill('1');
  await button(page, 'Left').click();
  await page.getByRole('slider', { name: 'Ahead after the turn' }).fill('2');
  await expect(order(page)).toHaveValue('fly 1; turn left; fly 2');
  await button(page, 'Fly 1 in, turn left, fly 2 in').click();
  await expect(page.getByText(/This die: 1 in unused; 2 more dice/)).toBeVisible();
  await expect(page.getByRole('log')).toContainText('A turns left to heading 300');
  await expect(page.getByRole('log')).toContainText('A flies 2 in');
  await nextDie(page).click();
  await expect(page.getByText(/This die: 4 in and 1 turn unused; 1 more die/)).toBeVisible();
  await give(page, 'fly 1');
  await button(page, 'End activation').click();
  await expect(page.locator('.ask')).toContainText(/Cruiser B/);
  await expect(page.locator('.ask')).toContainText('North');
});

test('a press on a dot plans the move that ends there @phone', async ({ page }) => {
  await toMove(page, 'assign A M3 A2 D1', 'assign B M1');
  await asked(page, 'active');
  const [board, foe] = await Promise.all([page.locator('svg.board').boundingBox(), page.locator('svg.board .counter.side-2 .hull').first().boundingBox()]);
  if (!board || !foe) throw new Error('no board, or no enemy on it');
  expect(foe.y, 'the enemy is in sight').toBeGreaterThan(board.y + 12);
  for (const panel of await page.locator('[data-keep]').all()) {
    const box = await panel.boundingBox();
    const apart = !box || foe.x > box.x + box.width || box.x > foe.x + foe.width || foe.y > box.y + box.height || box.y > foe.y + foe.height;
    expect(apart, 'no panel lies over the enemy').toBe(true);
  }
  expect(foe.x + foe.width, 'and of the border').toBeLessThan(board.x + board.width);
  expect(await page.locator('svg.board .end').count(), 'dots show where it can go').toBeGreaterThan(5);
  const own = await page.locator('svg.board .counter.side-1 .hull').first().boundingBox();
  if (!own) throw new Error('our ship is not on the board');
  // The enemy stands 24 inches ahead: the farthest place of this die is a sixth of the way. A name may lie over its dot.
  const middle = (box: { y: number; height: number }): number => box.y + box.height / 2;
  await page.mouse.click(own.x + own.width / 2, middle(own) - (middle(own) - middle(foe)) / 6);
  await expect(order(page), 'the farthest place ahead').toHaveValue('fly 4');
  await expect(button(page, 'Fly 4 in')).toBeEnabled();
});

test('the end of an activation is at hand at any moment, and says what bars it; flying on takes one press @phone', async ({ page }) => {
  await toMove(page, 'assign A M3', 'assign B M1');
  await asked(page, 'active');
  await expect(button(page, 'End activation')).toBeDisabled();
  await expect(page.getByText('To end it, first fly this die for 1 in at least (SS-3.2).')).toBeVisible();
  const ahead = page.getByRole('slider', { name: 'Ahead', exact: true });
  await expect(ahead, 'the slider stands at what the button does').toHaveValue('4');
  await ahead.fill('2.5');
  await expect(button(page, 'Fly 2.5 in')).toBeEnabled();
  await ahead.fill('0');
  await expect(button(page, 'Choose a move'), 'and nothing is flown by a slider at 0').toBeDisabled();
  await ahead.fill('4');
  await button(page, 'Fly 4 in').click();
  await expect(page.getByText(/This die: 0 in and 1 turn unused/)).toBeVisible();
  await expect(button(page, 'End activation')).toBeInViewport({ ratio: 1 });
  await button(page, 'End activation').click();
  await expect(page.locator('.ask')).toContainText(/Cruiser B/);
});

test('on a phone every box of dice and the button that assigns are above the fold, even while the guide speaks @phone', async ({ page }) => {
  await page.goto('./#/learn/simple-spaceships');
  await button(page, 'Begin the first battle').click();
  await asked(page, 'assign');
  await expect(page.getByRole('region', { name: 'Your first battle' })).toBeVisible();
  const bar = await button(page, 'Seal dice').boundingBox();
  for (const box of ['defence', 'movement', 'attack', 'reserve']) {
    const seen = await page.locator(`[data-box="${box}"]`).first().boundingBox();
    expect((seen?.y ?? Infinity) + (seen?.height ?? 0), box).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('dice are flown alike one after the other, and no farther than the table', async ({ page }) => {
  await toMove(page, 'assign A M6', 'assign B M1');
  await give(page, 'fly 4');
  await expect(button(page, /^Next die, same again 4 in ahead/)).toBeVisible();
  await button(page, /^Next die, same again/).click();
  await expect(page.getByText(/This die: 0 in and 1 turn unused; 4 more dice/)).toBeVisible();
  await button(page, /^All 4 so/).click();
  await expect(page.getByText(/no more dice/)).toBeVisible();
  await expect(page.getByRole('log')).toContainText('to 18,30');
  await expect(button(page, 'End activation'), 'all that is left is planned').toBeEnabled();
  await button(page, 'End activation').click();
  await expect(page.locator('.ask')).toContainText(/Cruiser B/);
});

test('an enemy close by is attacked by a press on it, though the handle of the ship is near @phone', async ({ page }) => {
  await fixedDice(page);
  await toMove(page, 'assign A M5 A1', 'assign B M1');
  for (let die = 0; die < 4; die++) {
    await give(page, 'fly 4');
    await nextDie(page).click();
  }
  await give(page, 'fly 4');
  await expect(page.locator('svg.board [data-piece="B"]')).toBeVisible();
  await page.locator('svg.board [data-piece="B"]').click();
  await expect(order(page)).toHaveValue(/^attack B/);
});

test('the ghost says what it reaches with which odds; the best shot is in hand, and an end without it is asked about @phone', async ({ page }) => {
  await fixedDice(page);
  await toMove(page, 'assign A M5 A1', 'assign B M1 A3');
  const there = page.getByRole('region', { name: /^From (t)?here$/ });
  await expect(there).toContainText('out of reach');
  await expect(there).toContainText('As they stand, no enemy can attack it this turn.');
  for (let die = 0; die < 4; die++) {
    await give(page, 'fly 4');
    await nextDie(page).click();
  }
  await order(page).fill('fly 4');
  await expect(there).toContainText('Cruiser B 4 in, 0 dice in Defence: 17 % to take a die, 1/6 hits expected');
  await expect(there).toContainText('Cruiser B may attack it at 4 in: 56 % to take a die.');
  await button(page, 'Fly 4 in').click();
  await expect(order(page)).toHaveValue('attack B range 0 bonus 0 roll 1');
  await expect(page.locator('.actions .primary')).toHaveText('Attack Cruiser B');
  await button(page, 'End activation').click();
  await expect(page.getByRole('alert')).toContainText('Cruiser B is in reach of your 1 die in Attack.');
  await expect(button(page, 'End anyway')).toBeEnabled();
  await button(page, 'Aim at Cruiser B').click();
  await button(page, 'Attack Cruiser B').click();
  await expect(page.getByRole('log')).toContainText('Cruiser A attacks Cruiser B');
});

test('a plan survives a reload in the middle of an activation @phone', async ({ page }) => {
  await toMove(page, 'assign A M3', 'assign B M1');
  await give(page, 'fly 1.5');
  await expect(page.getByText(/This die: 2.5 in and 1 turn unused/)).toBeVisible();
  await order(page).fill('turn right; fly 2');
  await page.reload();
  await asked(page, 'active');
  await expect(order(page)).toHaveValue('turn right; fly 2');
  await expect(page.getByText(/This die: 2.5 in and 1 turn unused/)).toBeVisible();
  await button(page, 'Turn right, fly 2 in').click();
  await expect(page.getByText(/This die: 0.5 in unused/)).toBeVisible();
});

test('what may not be done is refused in words with its clause', async ({ page }) => {
  await setUp(page, 'seats', 'duel', {}, GAME);
  await button(page, /^I am South/).click();
  await order(page).fill('assign A M4 A3');
  const refused = page.locator('.refused');
  await expect(refused).toContainText('Reserve holds 6');
  await expect(button(page, 'Seal dice')).toBeDisabled();
  await refused.getByRole('button', { name: /SS-1\.2/ }).click();
  await expect(page.getByRole('dialog')).toContainText('SS-1.2');
  await page.keyboard.press('Escape');
  await give(page, 'assign A M2 A1');
  await button(page, /^I am North/).click();
  await give(page, 'assign B M1');
  await button(page, 'Reveal').click();
  for (const [text, clause] of [['fly 4.5', 'SS-3.2'], ['end', 'SS-3.2'], ['attack B range 0 bonus 0 roll 1', 'SS-4.3'], ['fly 3; turn left; fly 2', '']] as const) {
    await order(page).fill(text);
    await expect(refused).toHaveCount(1);
    if (clause) await expect(refused).toContainText(clause);
    await expect(page.locator('.actions .primary')).toBeDisabled();
  }
});

test('a turn is played by keys alone', async ({ page }) => {
  await fixedDice(page);
  await setUp(page, 'captain', 'duel', { 2: 'random' }, GAME);
  await page.getByRole('region', { name: 'Situation and orders' }).focus();
  for (const key of ['m', 'm', 'm', 'm', 'a', 'r', 'd']) await page.keyboard.press(key);
  await expect(order(page)).toHaveValue('assign A M5 D1');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Reveal')).toBeEnabled();
  await page.keyboard.press('Enter');
  await asked(page, 'active');
  for (const key of ['w', 'w', 'e', 'w']) await page.keyboard.press(key);
  await expect(order(page)).toHaveValue('fly 1; turn right; fly 0.5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('A turns right');
  await asked(page, 'active');
  await page.keyboard.press('h');
  await expect(order(page)).toHaveValue('end');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('A ends its activation');
});

test('an attack shows its exact odds, says what is wasted, and the dice lost are named in turn @phone', async ({ page }) => {
  await fixedDice(page);
  await toMove(page, 'assign A M6', 'assign B M1');
  for (let die = 0; die < 4; die++) {
    await give(page, 'fly 4');
    await nextDie(page).click();
  }
  await give(page, 'fly 4');
  await button(page, 'End activation').click();
  await expect(page.locator('.ask')).toContainText(/Cruiser B/);
  await give(page, 'fly 1');
  await button(page, 'End activation').click();
  await button(page, 'Next phase').click();
  await assign(page, 'assign A M1 A4', 'assign B M1');
  await asked(page, 'active');
  await page.locator('svg.board [data-piece="B"]').click();
  await expect(order(page)).toHaveValue('attack B range 0 bonus 1 roll 3');
  const odds = page.getByRole('region', { name: 'Odds against Cruiser B' });
  await expect(odds).toContainText('0: 30 %, 1: 44 %, 2: 22 %, 3: 4 %');
  await expect(odds).toContainText('1 hit expected');
  await button(page, 'A die less for roll').click();
  await button(page, 'A die more for range').click();
  await expect(page.getByText(/1 die for range more than Cruiser B at 3 in needs: wasted/)).toBeVisible();
  await button(page, /^Most hits with all dice/).click();
  await expect(order(page)).toHaveValue('attack B range 0 bonus 1 roll 3');
  await button(page, 'Attack Cruiser B').click();
  await expect(page.getByRole('log')).toContainText('Cruiser A attacks Cruiser B');
  await openLog(page);
  await expect(page.getByRole('log').locator('.dice').first()).toBeVisible();
  const lines = await (await openCard(page, 'Cruiser A attacks Cruiser B')).getByRole('listitem').allInnerTexts();
  const attack = lines.findIndex((line) => line.includes('Cruiser A attacks Cruiser B'));
  expect(attack).toBeGreaterThanOrEqual(0);
  expect(attack, 'the oldest line stands first').toBeLessThan(lines.findIndex((line) => /needed \d+\+: \d hit/.test(line)));
  const losing = page.locator('[data-asked="loss"]');
  await expect(losing).toBeVisible();
  await expect(page.locator('.ask')).toContainText('South');
  await button(page, 'B loses a die of Movement').click();
  await expect(order(page)).toHaveValue('lose Movement');
  await button(page, 'Take a Movement die').click();
  await expect(page.getByRole('log')).toContainText('South takes a die from Movement of Cruiser B');
});

test('UFOs enter by an edge, dragged there; who is next is said, and why @phone', async ({ page }) => {
  await setUp(page, 'seats', 'santa', {}, GAME);
  await button(page, /^I am Santa/).click();
  await give(page, 'assign Sleigh M1 D5');
  await button(page, /^I am Grinch/).click();
  await button(page, 'A die of UFO1 to Movement').click();
  await button(page, 'Same for all').click();
  await button(page, 'Seal dice').click();
  await button(page, 'Seal dice anyway').click();
  await button(page, 'Reveal').click();
  await asked(page, 'pick');
  await page.getByText(/^Next: UFO 1/).click();
  await expect(page.getByText('no other side stands at this number').first()).toBeVisible();
  await page.locator('[data-unit="UFO3"]').click();
  await button(page, 'Activate UFO 3').click();
  await asked(page, 'enter');
  await button(page, 'Right edge →').click();
  await page.getByRole('slider', { name: 'Up the edge' }).fill('20.5');
  await expect(order(page)).toHaveValue('enter right 20.5 heading 300');
  await button(page, /Down and in/).click();
  await expect(order(page)).toHaveValue('enter right 20.5 heading 240');
  await button(page, 'Enter by the right edge').click();
  await expect(page.getByRole('log')).toContainText('UFO 3 enters the table at 48,20.5, heading 240°');
});

test('where ships assign in turn, one is written for at a time', async ({ page }) => {
  await page.goto(`./#/new/${GAME}/seats`);
  await page.getByLabel('Scenario', { exact: true }).selectOption('patrol');
  await page.getByText('Options', { exact: true }).click();
  await page.locator('#option-assignment').selectOption('open-alternating');
  await button(page, 'Begin').click();
  // The coin has one face to choose: it is tossed by itself.
  await asked(page, 'assign');
  await expect(page.getByText('one ship at a time')).toBeVisible();
  await page.locator('[data-unit]').nth(1).click();
  await expect(order(page)).toHaveValue(/^assign \w+2 M1$/);
  await button(page, 'Assign').click();
  await button(page, 'Assign anyway').click();
  await asked(page, 'assign');
  await expect(page.getByRole('log')).toContainText('assigns 1 to Movement');
});

test('control panels are printed, blank and in play', async ({ page }) => {
  await page.goto(`./#/print/${GAME}/scenario/santa`);
  await expect(page.getByRole('article', { name: /^Control panel of/ })).toHaveCount(5);
  await expect(page.getByRole('img', { name: /^Counter/ })).toHaveCount(5);
  await button(page, 'Santa').click();
  await expect(page.getByRole('article', { name: 'Control panel of Sleigh' })).toContainText('at most 2');
  await expect(page.getByRole('article', { name: /^Control panel of/ })).toHaveCount(1);
  const reference = page.getByRole('region', { name: 'Reference' });
  await expect(reference).toContainText('The table is 48 inches wide and 72 inches high.');
  await expect(reference).toContainText('Sleigh (Sleigh) of Santa at 24, 0');
  for (const ruled of ['30° to port and 30° to starboard', 'heading 60 or 120', 'no other die can be spent']) await expect(reference).toContainText(ruled);
  await sound(page, 'paper');
});

test('assignment, moves and attacks are sound in both themes @handset', async ({ page }) => {
  await setUp(page, 'captain', 'santa', { 2: 'random' }, GAME);
  await expect(order(page)).toHaveValue('assign Sleigh M1');
  await button(page, 'A die of Sleigh to Attack').click();
  await soundInBoth(page, 'assignment');
  await toMove(page, 'assign A M2 A4', 'assign B M1');
  await page.getByRole('slider', { name: 'Ahead', exact: true }).fill('3');
  await soundInBoth(page, 'movement');
  await give(page, 'fly 4');
  await nextDie(page).click();
  await give(page, 'fly 4');
  const target = page.getByRole('region', { name: 'Attack' }).getByRole('button', { name: /^Cruiser B/ });
  await target.click();
  await soundInBoth(page, 'attack');
});
