/** The plain face: battles of all games by the form of the outline, on the phone, by keyboard alone, and a game that has no folder. */
import { expect, test, type Page } from '@playwright/test';
import { PLAIN_ONLY } from '../shelf.ts';
import { button, fixedDice, log, openLog, order, soundInBoth, wholeSheet } from './steps.ts';

/** A short battle of each game, the most decisions that are played here, and `true` if it ends within them. */
const BATTLES = [
  { game: 'ftl', scenario: 'close-quarters', most: 14 },
  { game: 'full-thrust', scenario: 'line-duel', most: 12 },
  { game: 'simple-spaceships', scenario: 'duel', most: 24 },
  { game: 'black-skies', scenario: 'duel', most: 16 },
  { game: 'talon', scenario: 'duel', most: 16 },
  ...PLAIN_ONLY.map(({ game, scenario }) => ({ game, scenario, most: 12 })),
];

/** A player whose orders are revealed at once, without films or suggestions. */
async function brisk(page: Page): Promise<void> {
  await fixedDice(page);
  await page.addInitScript(() => localStorage.setItem('firing-arc:habits', '{"atOnce":true,"pace":0,"suggest":false}'));
}
async function begin(page: Page, game: string, scenario: string, face = '?face=plain', captain = 'recruit'): Promise<void> {
  await page.goto(`./${face}#/new/${game}/captain`);
  await page.getByLabel('Scenario', { exact: true }).selectOption(scenario);
  await page.locator('#seat-2').selectOption(captain);
  await button(page, 'Begin').click();
  await expect(plotter(page)).toBeVisible();
}
function plotter(page: Page) {
  return page.getByRole('region', { name: 'Your order', exact: true });
}
function decisions(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-decisions');
}
/** Presses the last option of the first choice that may be pressed, or a step more of the first number. */
async function write(page: Page, times: number): Promise<void> {
  const options = plotter(page).locator('[data-option]:enabled');
  const more = plotter(page).getByRole('button', { name: /: more$/ }).and(page.locator(':enabled'));
  const count = await options.count();
  if (count > 0) await options.nth(times % count).click();
  if (await more.count()) await more.first().click();
}
/** Gives what the form writes, and waits for the next question or the end. */
async function give(page: Page): Promise<'plot' | 'over'> {
  const before = await decisions(page);
  const main = page.locator('.actions .primary');
  await expect(main).toBeEnabled();
  await main.click();
  const rematch = button(page, 'Rematch');
  await expect(async () => {
    if (await page.locator('.doubt').isVisible()) await main.click({ timeout: 500 });
    expect((await decisions(page)) !== before && ((await plotter(page).isVisible()) || (await rematch.isVisible()))).toBe(true);
  }).toPass({ timeout: 60_000 });
  return (await rematch.isVisible()) ? 'over' : 'plot';
}

for (const { game, scenario, most } of BATTLES) {
  test(`a battle of ${game} is played by the form`, async ({ page }) => {
    await brisk(page);
    await begin(page, game, scenario);
    // The address keeps the switch from screen to screen.
    expect(page.url()).toMatch(/\?face=plain#\/table\//);
    let stage: 'plot' | 'over' = 'plot';
    const written = new Set<string>();
    for (let times = 0; times < most && stage === 'plot'; times++) {
      await write(page, times);
      written.add(await order(page).inputValue());
      // What the form writes is legal: nothing is refused.
      await expect(page.locator('#typed-said .refused')).toHaveCount(0);
      stage = await give(page);
    }
    expect(written.size, [...written].join(' | ')).toBeGreaterThan(3);
    await openLog(page);
    await expect(log(page).locator('.cards > li').first()).toBeVisible();
    await button(page, 'One step back').click();
    await expect(button(page, 'Back to now')).toBeVisible();
  });
}

test('a battle in the plain face ends with its result, its report and a look back @phone', async ({ page }) => {
  await brisk(page);
  await begin(page, 'simple-spaceships', 'duel');
  for (let times = 0; times < 3; times++) {
    await write(page, times);
    await give(page);
  }
  await button(page, /^Battle: share/).click();
  await button(page, 'Concede…').click();
  await button(page, 'Yes, concede').click();
  await expect(button(page, 'Rematch')).toBeVisible();
  await wholeSheet(page);
  await expect(page.getByRole('heading', { name: 'Piece by piece' })).toBeVisible();
  await soundInBoth(page, 'the report in the plain face');
  await button(page, 'One step back').click();
  await expect(button(page, 'Back to now')).toBeVisible();
});

test('the form reads what is typed, and a refusal names its clause', async ({ page }) => {
  await brisk(page);
  await begin(page, 'full-thrust', 'line-duel');
  await order(page).fill('A1 S1,+3');
  await expect(plotter(page).getByRole('button', { name: 'Starboard', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(plotter(page).getByLabel(/^Inches a turn faster/).last()).toHaveValue('3');
  await expect(plotter(page)).toContainText('1 to 3 with the thrust left');
  await order(page).fill('A1 P2,+4');
  await expect(page.locator('#typed-said .refused')).toContainText('thrust');
  await expect(page.locator('#typed-said').getByRole('button', { name: /^Clause FT-/ })).toBeVisible();
  await expect(page.locator('.actions .primary')).toBeDisabled();
  await order(page).fill('A1 P1');
  await expect(plotter(page).getByRole('button', { name: 'Port', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a piece is dragged to where it may go, and a place to where it may be', async ({ page }) => {
  await brisk(page);
  await begin(page, 'ftl', 'close-quarters');
  const handle = page.locator('[data-handle="move"]');
  const box = await handle.boundingBox();
  if (!box) throw new Error('nothing to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(order(page)).toHaveValue(/^A S\d/);
  await button(page, 'Undo').click();
  await expect(order(page)).toHaveValue('idle');
  await begin(page, 'black-skies', 'duel');
  while (!(await page.locator('[data-handle="spot"]').first().isVisible())) await give(page);
  const before = await order(page).inputValue();
  await plotter(page).getByLabel(/^Right/).first().fill('30.5');
  await plotter(page).getByLabel(/^Right/).first().press('Enter');
  await expect(order(page)).not.toHaveValue(before);
  await expect(order(page)).toHaveValue(/^deploy E1 30\.5,/);
});

test('a turn is written and given by keyboard alone', async ({ page }) => {
  await brisk(page);
  await begin(page, 'full-thrust', 'line-duel');
  await page.locator('[data-situation]').focus();
  const reach = async (name: RegExp): Promise<void> => {
    for (let times = 0; times < 60; times++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
      if (name.test(at.trim())) return;
    }
    throw new Error(`no control ${name} by Tab`);
  };
  await reach(/^Turn and change of velocity$/);
  await page.keyboard.press('Enter');
  await reach(/^Starboard$/);
  await page.keyboard.press('Space');
  await expect(order(page)).toHaveValue('A1 S1');
  await reach(/^Accelerate$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('w');
  await expect(order(page)).toHaveValue('A1 S2,+1');
  const before = await decisions(page);
  await page.locator('[data-situation]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => decisions(page)).not.toBe(before);
});

test('the plain face is sound in both themes @phone', async ({ page }) => {
  await brisk(page);
  await begin(page, 'full-thrust', 'line-duel');
  await wholeSheet(page);
  await soundInBoth(page, 'the form of an order');
});

test('the sheets of a game are printed without a face of its own', async ({ page }) => {
  await page.goto('./?face=plain#/print/talon/scenario/duel');
  const sheet = page.getByRole('article', { name: 'Sheet of CA-1' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('terran');
  await expect(page.getByRole('img', { name: 'Counter T-CA-1' })).toBeVisible();
});

test.describe('a game without a folder', () => {
  /** Hides the folder of a game: the built page then knows of it what the shelf tells, and no more. */
  async function hide(page: Page, game: string): Promise<void> {
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const hidden = text.replaceAll(new RegExp(`id:([\`'"])${game}\\1(?=,shelf:)`, 'g'), 'id:$1nobody$1').replaceAll(new RegExp(`([\`'"])(\\.\\.?(?:/\\.\\.)?(?:/games)?)/${game}/`, 'g'), '$1$2/nobody/');
      await route.fulfill({ response, body: text === hidden ? text : hidden });
    });
  }

  test('opens from the first page, plays to its end against an opponent, and is looked back at', async ({ page }) => {
    test.setTimeout(600_000);
    await hide(page, 'ftl');
    await brisk(page);
    await page.goto('./#/');
    const card = page.getByRole('article', { name: 'Faster Than Light' });
    await expect(card).toContainText('New');
    await expect(card).not.toContainText('min');
    await begin(page, 'ftl', 'close-quarters', '', 'captain');
    let stage: 'plot' | 'over' = 'plot';
    for (let times = 0; times < 60 && stage === 'plot'; times++) {
      // A ship that waits for its fate.
      if (times % 3 === 0) await plotter(page).getByRole('button', { name: 'Rotate', exact: true }).first().click();
      stage = await give(page);
    }
    expect(stage).toBe('over');
    await expect(page.getByRole('heading', { name: 'Piece by piece' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Pieces lost' })).toBeVisible();
    await page.getByRole('button', { name: /^Look at turn/ }).first().click();
    await expect(log(page)).toContainText(/hit|destroyed/);
    await expect(button(page, 'Back to now')).toBeVisible();
    await expect(page.locator('.board [data-piece], .board .counter').first()).toBeAttached();
    await button(page, 'Back to now').click();
    await expect(button(page, 'Rematch')).toBeVisible();
  });

  test('has a page, lessons without a guide, a rulebook and a lab', async ({ page }) => {
    await hide(page, 'ftl');
    await page.goto('./#/game/ftl');
    await expect(page.getByRole('heading', { name: 'Faster Than Light', level: 1 })).toBeVisible();
    await page.goto('./#/learn/ftl');
    await expect(page.getByText('A form lists everything that you may order.')).toBeVisible();
    await page.goto('./#/rules/ftl/FTL-5.2');
    await expect(page.getByText('FTL-5.2').first()).toBeVisible();
    await page.goto('./#/lab/ftl');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/lab/i);
  });
});
