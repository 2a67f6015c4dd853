/** Talon at the table: moves by pointer, by keys and as text; power, fire and speeds; the first battle; sheets; nothing lost on reload. */
import { expect, test, type Page } from '@playwright/test';
import { act, button, fixedDice, openCard, order, playNow, setUp, soundInBoth } from './steps.ts';

const GAME = 'talon';

function plotter(page: Page) {
  return page.locator('.plotter');
}
async function asked(page: Page): Promise<string> {
  const rematch = button(page, 'Rematch');
  await expect(plotter(page).or(rematch)).toBeVisible();
  return (await rematch.isVisible()) ? 'over' : ((await plotter(page).getAttribute('data-asked')) ?? '');
}
/** Whoever is asked to sit down next does so, in the power phase. */
async function sit(page: Page): Promise<void> {
  const cover = button(page, /^I am /);
  await expect(cover.or(plotter(page)).or(button(page, 'Rematch')).first()).toBeVisible();
  if (await cover.isVisible()) await cover.click();
}
/** Gives the order, and waits until it has been carried out. */
async function carryOut(page: Page): Promise<void> {
  const table = page.locator('.table');
  const before = await table.getAttribute('data-decisions');
  const hold = act(page, /^Hold fire/);
  const giving = (await hold.isVisible()) ? hold : page.locator('.actions .primary');
  await giving.click();
  if (await page.locator('.doubt').isVisible()) await giving.click();
  const reveal = button(page, 'Reveal');
  await expect(async () => {
    if ((await reveal.isVisible()) && (await reveal.isEnabled())) await reveal.click({ timeout: 500 }).catch(() => undefined);
    const cover = await button(page, /^I am /).isVisible();
    expect(cover || (await table.getAttribute('data-decisions')) !== before).toBe(true);
  }).toPass({ timeout: 20_000 });
}
/** Goes on with what is proposed until something is asked. Moves may be asked together with power. */
async function until(page: Page, what: string | ((step: string) => Promise<boolean>), most = 60): Promise<void> {
  for (let times = 0; times < most; times++) {
    await sit(page);
    const step = await asked(page);
    if (typeof what === 'string' ? step.split(' ').includes(what) : await what(step)) return;
    if (step === 'over') break;
    await carryOut(page);
  }
  throw new Error(`nobody was asked for ${String(what)}`);
}

test('the first page leads to a first move @all', async ({ page }) => {
  await page.goto('./#/');
  await playNow(page, 'Talon').click();
  await expect(plotter(page)).toBeVisible();
  // Afterburners are asked for first; then a move is proposed.
  await until(page, async () => page.locator('[data-move="straight"][aria-pressed="true"]').isVisible());
  await expect(order(page)).toHaveValue(/straight$/);
  await page.locator('[data-move="left"]:not([disabled])').first().click();
  await expect(order(page)).toHaveValue(/: left/);
  await expect(page.getByRole('region', { name: 'Fire from there' })).toContainText(/bears|range/);
});

test('a lit hex is pressed, the ship turns and its marker stands where it may turn again @phone', async ({ page }) => {
  await setUp(page, 'captain', 'turning-circle', { 2: 'random' }, GAME);
  await until(page, 'move');
  await page.locator('[data-hex="8,3"]').click();
  await expect(order(page)).toHaveValue('done; CA-1: left');
  await expect(page.getByText('then ◇ 2', { exact: true }).first()).toBeVisible();
  await page.locator('[data-hex="9,2"]').click();
  await expect(order(page)).toHaveValue('done; CA-1: straight');
  await button(page, 'Undo').click();
  await expect(order(page)).toHaveValue('done; CA-1: left');
  await expect(act(page, 'Turn left')).toBeEnabled();
  await carryOut(page);
  // With nothing but straight ahead open, the ship would fly on unasked: only power is asked.
  await expect(page.locator('[data-asked="power"]')).toBeVisible();
  await expect(page.locator('[data-buy="CA-1: through"]')).toBeVisible();
  await page.locator('[data-buy="CA-1: slip"]').click();
  await expect(page.locator('[data-asked="power move"]')).toBeVisible();
  await expect(page.getByText('CA-1 has 2 hexes to go before it may turn')).toBeVisible();
  const closed = page.locator('[data-move="left"]');
  await expect(closed).toBeDisabled();
  await expect(page.locator('.why')).toContainText('TAL-7.2.2');
  await page.getByText('Round, ship by ship').click();
  await button(page, 'as a count on the ship').click();
  await expect(button(page, 'as a count on the ship')).toHaveAttribute('aria-pressed', 'true');
});

test('moves and power are given by keys alone', async ({ page }) => {
  await setUp(page, 'captain', 'turning-circle', { 2: 'random' }, GAME);
  const panel = page.getByRole('region', { name: 'Situation and orders' });
  await until(page, 'power');
  await panel.focus();
  await page.keyboard.press('1');
  await expect(order(page)).toHaveValue(/^CA-1: /);
  await page.keyboard.press('x');
  await expect(order(page)).toHaveValue('done; CA-1: straight');
  // What is typed is taken as it stands: without a move, the move is asked next.
  await order(page).fill('CA-1: slip');
  await act(page, /^Buy a side slip$/).click();
  await expect.poll(() => asked(page)).toBe('move');
  await panel.focus();
  for (const [key, kind] of [['q', 'left'], ['w', 'straight'], ['e', 'right'], ['a', 'slip-left'], ['d', 'slip-right']] as const) {
    await page.keyboard.press(key);
    await expect(order(page)).toHaveValue(`CA-1: ${kind}`);
  }
  await page.keyboard.press('Enter');
  await until(page, 'power');
});

test('what may not be done is refused in words with its clause, and leaving the map is asked about', async ({ page }) => {
  await setUp(page, 'captain', 'turning-circle', { 2: 'random' }, GAME);
  await until(page, 'move');
  await order(page).fill('done; CA-1: slip-left');
  await expect(page.locator('.refused')).toContainText('side-slip marker');
  await expect(page.locator('.refused')).toContainText('TAL-7.3.2');
  await expect(act(page, /./).last()).toBeDisabled();
  await order(page).fill('CA-1: slip; CA-1: slip-left');
  await expect(page.locator('.refused')).toHaveCount(0);
  await expect(act(page, / and slip left$/)).toBeEnabled();
});

test('an unsealed order comes back after a reload @phone', async ({ page }) => {
  await setUp(page, 'captain', 'turning-circle', { 2: 'random' }, GAME);
  await until(page, 'move');
  await page.locator('[data-move="right"]').click();
  await expect(order(page)).toHaveValue('done; CA-1: right');
  await page.reload();
  await expect(order(page)).toHaveValue('done; CA-1: right');
  await expect(act(page, 'Turn right')).toBeEnabled();
});

test('fire shows exact odds before a die is rolled, and what it did @phone', async ({ page }) => {
  await fixedDice(page);
  await setUp(page, 'seats', 'war-is-upon-us', {}, GAME);
  await until(page, 'fire', 90);
  // The best shot of every group is proposed, with its odds, and the button says what it fires.
  await expect(order(page)).toHaveValue(/ fires \d at /);
  await expect(page.getByText('damage expected')).toBeVisible();
  await expect(page.getByText(/the (better )?shield of \d+/)).toBeVisible();
  await expect(act(page, /^Fire /)).toBeEnabled();
  const target = page.locator('[data-target][aria-pressed="true"]');
  await expect(target).toHaveCount(1);
  const before = await order(page).inputValue();
  const hold = page.locator('.row:has([data-group][aria-pressed="true"])').getByRole('button', { name: /^Hold the fire/ });
  await hold.click();
  await expect(hold).toHaveAttribute('aria-pressed', 'true');
  await expect(order(page)).not.toHaveValue(before);
  await button(page, 'Undo').click();
  await expect(order(page)).toHaveValue(before);
  await act(page, /^Fire /).click();
  await expect(page.getByRole('log')).toContainText(/fires/);
  await expect((await openCard(page, 'fires')).getByRole('button', { name: /^Clause TAL-8/ }).first()).toBeVisible();
});

test('speeds are chosen row by row, one step at most, and both sides seal @phone', async ({ page }) => {
  await fixedDice(page);
  await setUp(page, 'captain', 'turning-circle', { 2: 'random' }, GAME);
  await until(page, 'speeds');
  await expect(page.locator('[data-speed="5"]')).toBeDisabled();
  await page.locator('[data-speed="2"]').click();
  await expect(order(page)).toHaveValue('CA-1: speed 2');
  await page.getByLabel(/announces its retreat/).check();
  await expect(order(page)).toHaveValue('CA-1: speed 2 retreat');
  await page.getByLabel(/announces its retreat/).uncheck();
  await act(page, 'Seal').click();
  await button(page, 'Reveal').click();
  await until(page, 'move');
  await expect(page.locator('.impulses [aria-current="step"]')).toContainText('C');
});

/** Taps through a battle as it is proposed, and leaves afterburners and idle power to a standing wish. Returns the taps of each round. */
async function taps(page: Page, rounds: number): Promise<number[]> {
  const count: number[] = [];
  const table = page.locator('.table');
  for (;;) {
    const step = await asked(page);
    const round = step === 'over' ? Infinity : Number(/Round (\d+)/.exec(await page.locator('[data-situation]').innerText())?.[1]);
    if (round > rounds) return count;
    const before = await table.getAttribute('data-decisions');
    const leave = button(page, /(Always spend as proposed|Never use an afterburner from now on)$/);
    await ((await leave.isVisible()) ? leave : page.locator('.actions .primary')).click();
    count[round - 1] = (count[round - 1] ?? 0) + 1;
    await expect(table).not.toHaveAttribute('data-decisions', before ?? '');
  }
}

test('a round of two ships takes eight taps at most @handset', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"pace":0,"suggest":false}'));
  await fixedDice(page);
  await setUp(page, 'captain', 'chance-encounter', { 2: 'doctrine' }, GAME);
  const rounds = await taps(page, 2);
  expect(rounds).toHaveLength(2);
  for (const round of rounds) expect(round).toBeLessThanOrEqual(8);
});

test('a fleet of many ships, squadrons and missiles plays a round @phone', async ({ page }) => {
  await setUp(page, 'captain', 'fleet-action', { 2: 'random' }, GAME);
  await until(page, 'speeds', 120);
  await expect(page.locator('[data-unit]').first()).toBeVisible();
});

test('power, moves, speeds, clause and paper are sound in both themes @handset', async ({ page }) => {
  await setUp(page, 'captain', 'war-is-upon-us', { 2: 'random' }, GAME);
  await until(page, 'power');
  await soundInBoth(page, 'power');
  await until(page, 'move');
  await page.locator('[data-move="left"]:not([disabled])').first().click();
  await page.getByText('Round, ship by ship').click();
  await soundInBoth(page, 'move');
  await until(page, 'speeds');
  await soundInBoth(page, 'speeds');
  await (await openCard(page)).getByRole('button', { name: /^Clause/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await soundInBoth(page, 'clause');
  await page.goto('./#/print/talon/scenario/base-assault');
  await expect(page.getByRole('article', { name: /^Ship display of/ }).first()).toBeVisible();
  await soundInBoth(page, 'paper');
  await page.goto('./#/rules/talon/TAL-7.2.2');
  await expect(page.locator('article.here').getByRole('button', { name: /^(▸ )?Example/ }).first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('article.here svg.board')).toBeVisible();
  await soundInBoth(page, 'rulebook');
});

test('fire is sound in both themes @all', async ({ page }) => {
  await fixedDice(page);
  await setUp(page, 'seats', 'war-is-upon-us', {}, GAME);
  await until(page, 'fire', 90);
  await expect(page.getByText('damage expected')).toBeVisible();
  await soundInBoth(page, 'fire');
});
