/** A fair battle against a captain: its side starts weaker, and every screen of the battle says so. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { remember, type Kept } from '../src/lib/lab/remembered.ts';
import { button, soundInBoth } from './steps.ts';

test.use({ actionTimeout: 20_000 });

const asks = (page: Page) => page.getByRole('group', { name: 'Handicap' });
const told = (page: Page) => asks(page).getByRole('status');
const atTable = (page: Page) => page.getByRole('region', { name: 'Situation and orders' }).getByText('Handicap:');

async function setUp(page: Page, captain: string, seat = 2, game = 'ftl', scenario = 'duel-sharp'): Promise<void> {
  await page.goto(`./#/new/${game}/captain`);
  await page.getByLabel('Scenario', { exact: true }).selectOption(scenario);
  if (seat === 1) await page.locator('#seat-2').selectOption('');
  await page.locator(`#seat-${seat}`).selectOption(captain);
}

/** Lets the device remember a handicap of a cadet against a captain’s second side, as if it had been measured here. */
async function measured(page: Page, game: string, scenario: string, strong: string, kept: Kept): Promise<void> {
  const labs = join(import.meta.dirname, '../src/wasm/lab');
  const glue = await import(pathToFileURL(join(labs, `lab-${game}.js`)).href);
  glue.initSync({ module: await readFile(join(labs, `lab-${game}_bg.wasm`)) });
  const { ok } = JSON.parse(new glue.Lab().line(JSON.stringify({ call: 'handicaps', game, scenario })));
  let [name, value] = ['', ''];
  const place = { length: 0, key: () => null, getItem: () => null, removeItem: () => {}, setItem: (key: string, text: string) => void ([name, value] = [key, text]) };
  remember(place, { game, version: ok.version, scenario, text: ok.text, options: {}, weak: 'cadet', strong, side: 2 }, kept);
  await page.addInitScript(([key = '', text = '']) => localStorage.setItem(key, text), [name, value]);
}

test('a handicap is found by keyboard, known the next time, and told at the table, in the record and in a link @phone', async ({ page, context }, info) => {
  await setUp(page, 'cadet');
  await expect(page.getByLabel('You play like')).toHaveValue('doctrine');
  await expect(page.getByLabel('You play like').locator('option')).toHaveText(['Doctrine – my very first battle', 'as well as Cadet – no handicap']);
  await soundInBoth(page, 'before a handicap is asked for');
  await button(page, 'Make it fair').focus();
  await page.keyboard.press('Enter');
  await expect(asks(page).getByText('Opponents fight battles to find one, for up to a minute.')).toBeInViewport();
  await page.screenshot({ path: info.outputPath('measuring.png'), fullPage: true });
  await expect(told(page)).toContainText(/Amber starts without .*10 missiles/, { timeout: 70_000 });
  await expect(told(page)).toContainText(/Expected: Cadet wins \d+\s% against Doctrine \(\d+\s% to \d+\s%\)\./);
  await expect(told(page)).toContainText(/Measured on this device, in \d+ battles\./);
  await page.keyboard.press('Enter');
  await expect(told(page), 'a second press throws nothing away').toContainText('Amber starts');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Measure again')).toBeFocused();
  await soundInBoth(page, 'a handicap');
  await page.screenshot({ path: info.outputPath('found.png'), fullPage: true });

  // The next visit finds it again.
  const first = await told(page).innerText();
  await page.reload();
  await setUp(page, 'cadet');
  await button(page, 'Make it fair').click();
  await expect(button(page, 'Begin with this handicap')).toBeVisible({ timeout: 10_000 });
  expect(await told(page).innerText()).toBe(first);
  await button(page, 'No handicap').click();
  await expect(button(page, 'Make it fair')).toBeFocused();

  // Whatever is chosen anew drops it.
  await page.getByLabel('Scenario', { exact: true }).selectOption('close-quarters-sharp');
  await expect(button(page, 'Begin')).toBeVisible();
  await expect(button(page, 'Make it fair')).toBeVisible();
  await page.getByLabel('Scenario', { exact: true }).selectOption('duel-sharp');
  await button(page, 'Make it fair').click();
  await expect(button(page, 'Begin with this handicap')).toBeVisible({ timeout: 10_000 });
  const said = /starts (without .*)\.\s/.exec(await told(page).innerText())?.[1] ?? 'nothing was said';
  await button(page, 'Begin with this handicap').click();

  const sentence = `Handicap: Amber starts ${said}.`;
  await expect(atTable(page)).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();
  await soundInBoth(page, 'a table with a handicap');
  await page.screenshot({ path: info.outputPath('table.png') });
  await page.reload();
  await expect(page.getByText(sentence), 'after a reload').toBeVisible();

  await button(page, /^Battle:/).click();
  await expect(page.getByRole('dialog').getByText(sentence)).toBeVisible();
  const coming = page.waitForEvent('download');
  await button(page, 'Download record').click();
  const record = await readFile(await (await coming).path(), 'utf8');
  expect(record).toMatch(/^position turn 1; /m);
  expect(record).toContain(`seat 2 Amber (Cadet)\n`);
  expect(record).toContain(`\nhandicap Amber starts ${said}\n`);
  await button(page, 'Share link').click();
  const link = await page.getByLabel('Link to this battle').inputValue();
  await button(page, 'Concede…').click();
  await button(page, 'Yes, concede').click();
  await expect(page.getByText(sentence), 'in the report').toBeVisible();
  await expect(page.getByText('A rematch keeps it; with sides swapped there is none.')).toBeVisible();
  await page.screenshot({ path: info.outputPath('over.png') });
  await button(page, 'Rematch').click();
  await expect(button(page, 'Rematch')).toBeHidden();
  await expect(page.getByText(sentence), 'in the rematch').toBeVisible();

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(sentence), 'behind the link').toBeVisible();
  await expect(other.getByText('Amber (Cadet)').first()).toBeVisible();
  await soundInBoth(other, 'a link to a battle with a handicap');
  await other.screenshot({ path: info.outputPath('link.png'), fullPage: true });
});

test('a measurement is declined or cut short, and a person may have either seat', async ({ page }) => {
  await setUp(page, 'admiral', 1);
  await expect(page.getByLabel('You play like')).toHaveValue('cadet');
  await button(page, 'Make it fair').click();
  await expect(page.getByRole('progressbar', { name: 'Measurement done' })).toBeVisible();
  await expect(button(page, 'Begin without handicap')).toBeVisible();
  await expect(button(page, 'Stop and use this'), 'nothing is found yet').toBeHidden();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Make it fair')).toBeVisible();
  await page.locator('#seat-1').selectOption('cadet');
  await button(page, 'Make it fair').click();
  await button(page, 'Stop and use this').click({ timeout: 60_000 });
  await expect(told(page)).toContainText(/Teal starts /, { timeout: 70_000 });
  await button(page, 'Begin with this handicap').click();
  await expect(page.getByText(/^Handicap: Teal starts /)).toBeVisible();
});

test('no handicap is offered to whoever plays as well as the captain, or where there is none to play', async ({ page }) => {
  await setUp(page, 'cadet');
  await page.getByLabel('You play like').selectOption('');
  await expect(button(page, 'Make it fair')).toBeHidden();
  await page.reload();
  await page.locator('#seat-2').selectOption('admiral');
  await expect(page.getByLabel('You play like'), 'remembered').toHaveValue('cadet');
  for (const [captain, why] of [['random', 'Random plays any legal order: there is no handicap against it.'], ['doctrine', 'Doctrine plays plain tactics: there is no handicap against it.'], ['search', /^Search thinks as long as it is given/]] as const) {
    await page.locator('#seat-2').selectOption(captain);
    await expect(page.getByLabel('You play like')).toBeHidden();
    await expect(asks(page)).toHaveText(why);
  }
  await page.locator('#seat-2').selectOption('');
  await expect(asks(page)).toBeHidden();
  await page.goto('./#/new/ftl/watch');
  await expect(button(page, 'Begin')).toBeVisible();
  await expect(asks(page)).toBeHidden();
});

test('where the lab cannot be loaded, the battle begins without a handicap', async ({ page }) => {
  await page.route(/lab-ftl_bg/, (route) => route.abort());
  await setUp(page, 'captain');
  await button(page, 'Make it fair').click();
  await expect(asks(page).getByRole('alert')).toContainText('The lab of “ftl” could not be loaded');
  await expect(asks(page).getByRole('alert')).toContainText('The battle can begin without a handicap.');
  await page.unroute(/lab-ftl_bg/);
  await button(page, 'Begin').click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(atTable(page)).toBeHidden();
});

test('where a battle stays far from even, a fairer opponent is named and chosen by a button @phone', async ({ page }, info) => {
  await measured(page, 'ftl', 'duel-sharp', 'admiral', { steps: 3, share: 0.82, low: 0.74, high: 0.9, battles: 120 });
  await setUp(page, 'admiral');
  await button(page, 'Make it fair').click();
  await expect(told(page)).toContainText('This is far from even: Admiral stays ahead. Lieutenant is a fairer opponent.');
  await expect(button(page, 'Begin anyway')).toBeVisible();
  await soundInBoth(page, 'a handicap that is not fair');
  await page.screenshot({ path: info.outputPath('uneven.png'), fullPage: true });
  await button(page, 'Play against Lieutenant').click();
  await expect(page.locator('#seat-2')).toHaveValue('lieutenant');
  await expect(page.locator('#seat-2')).toBeFocused();
  await expect(button(page, 'Begin')).toBeVisible();
});

test('Talon tells the handicap until the first order of the person', async ({ page }) => {
  await measured(page, 'talon', 'duel-even', 'captain', { steps: 2, share: 0.5, low: 0.42, high: 0.58, battles: 120 });
  await setUp(page, 'captain', 2, 'talon', 'duel-even');
  await button(page, 'Make it fair').click();
  await button(page, 'Begin with this handicap').click();
  await expect(page.locator('.plotter')).toBeVisible({ timeout: 60_000 });
  await expect(atTable(page)).toBeVisible();
});

test('the set-up shows what the scenario sets, and follows its address to another game', async ({ page }) => {
  await setUp(page, 'cadet');
  await page.getByText('Options', { exact: true }).click();
  const idle = page.getByRole('switch', { name: 'Idle pieces can be hit' });
  await expect(idle).toBeChecked();
  await expect(page.locator('#option-turn-limit')).toHaveAttribute('placeholder', '20');
  await page.getByLabel('Scenario', { exact: true }).selectOption('duel');
  await expect(idle).not.toBeChecked();
  // A preset sets all its rules; a switch after it is the player's own choice.
  await button(page, 'Advanced').click();
  await expect(idle).toBeChecked();
  await expect(page.locator('#option-turn-limit')).toHaveValue('20');
  await idle.uncheck();
  await expect(page.getByText('Your own choice.')).toBeVisible();
  await button(page, 'Scenario').click();
  await expect(page.locator('#option-turn-limit')).toHaveValue('');
  await page.evaluate(() => (location.hash = '#/new/talon/captain'));
  await expect(page.getByLabel('Scenario', { exact: true }).locator('option[value="duel-sharp"]')).toHaveCount(0);
  await page.getByLabel('Scenario', { exact: true }).selectOption('duel-even');
  await page.getByText('Options', { exact: true }).click();
  await expect(page.locator('#option-turn-limit')).toHaveAttribute('placeholder', '20');
});
