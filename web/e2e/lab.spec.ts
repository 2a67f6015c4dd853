/** The lab: battles fought in workers, told as they end, and the same figures as in the terminal. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { button, soundInBoth } from './steps.ts';

test.use({ actionTimeout: 20_000 });

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const over = (page: Page) => expect(results(page).getByRole('status').first()).toHaveText('All battles are fought.', { timeout: 120_000 });

async function kept(page: Page, what: string): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await button(page, what).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a match, a sweep and an experiment are sound in both themes @phone', async ({ page }, info) => {
  await page.goto('./#/lab/ftl?scenario=close-quarters&seats=doctrine%2Crandom&battles=300&seed=3');
  await expect(button(page, 'Fight')).toBeVisible();
  await soundInBoth(page, 'the lab before a battle');
  await button(page, 'Fight').click();
  await over(page);
  await expect(results(page).getByRole('img', { name: /^Share of the victories of Doctrine over the battles: .+ after 300 of 300 battles\.$/ })).toBeVisible();
  await soundInBoth(page, 'a match');
  await page.screenshot({ path: info.outputPath('match.png'), fullPage: true });

  await page.getByRole('radio', { name: 'Sweep' }).check();
  await page.getByLabel('Varied option').selectOption('missiles');
  await page.getByLabel(/^Values/).fill('0, 2, 5');
  await page.getByLabel('Battles with each value').fill('40');
  await expect(results(page).getByText('The form has changed.')).toBeVisible();
  await button(page, 'Fight again').click();
  await expect(results(page).getByRole('img', { name: /missiles 0, .+ missiles 2, .+ missiles 5, / })).toBeVisible();
  await over(page);
  await expect(results(page).getByRole('row')).toHaveCount(4);
  await expect(results(page).getByText('The form has changed.')).toBeHidden();
  await soundInBoth(page, 'a sweep');
  await page.screenshot({ path: info.outputPath('sweep.png'), fullPage: true });

  await page.getByRole('radio', { name: 'Experiment' }).check();
  await page.getByLabel('Experiment (TOML)').fill('title = "x"\nkind = "sweep"\n');
  await button(page, 'Fight again').click();
  await expect(page.getByRole('alert')).toContainText('asks: is missing');
  await soundInBoth(page, 'an experiment that does not stand');
  await page.screenshot({ path: info.outputPath('experiment.png'), fullPage: true });
});

test('the figures of a match are those of the terminal, to the byte', async ({ page }) => {
  // firing-arc lab match ftl --scenario close-quarters --seats random,random --battles 50 --seed 5 --json
  const terminal = await readFile(new URL('./records/lab-match.json', import.meta.url), 'utf8');
  await page.goto('./#/lab/ftl?scenario=close-quarters&seats=random%2Crandom&battles=50&seed=5');
  await button(page, 'Fight').click();
  await over(page);
  await expect(results(page).getByText('firing-arc lab match ftl --scenario close-quarters --seats random,random --battles 50 --seed 5 --json')).toBeVisible();
  const json = await kept(page, 'Result (JSON)');
  expect(json).toEqual({ name: 'match-ftl-close-quarters-random-random-5.json', text: terminal });
  const csv = await kept(page, 'Battles (CSV)');
  expect(csv.text.trim().split('\r\n')).toHaveLength(51);
});

test('a match is stopped and goes on to the same end, by keyboard alone', async ({ page }) => {
  const address = './#/lab/full-thrust?scenario=line-duel&seats=doctrine%2Crandom&battles=12000&seed=2';
  await page.goto(address);
  await button(page, 'Fight').focus();
  await page.keyboard.press('Enter');
  const progress = results(page).getByRole('progressbar', { name: 'Battles fought' });
  const done = async () => Number(await progress.getAttribute('value'));
  await expect.poll(done, { intervals: [20] }).toBeGreaterThan(20);
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results(page).getByRole('status').first()).toHaveText('Stopped. Nothing is lost.');
  const then = await done();
  expect(then).toBeLessThan(12_000);
  await expect(button(page, 'Continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await over(page);
  const stopped = await kept(page, 'Result (JSON)');
  await button(page, 'Fight again').click();
  await expect.poll(done).toBeLessThan(12_000);
  await over(page);
  expect(await kept(page, 'Result (JSON)')).toEqual(stopped);
});

test('what is wrong is said in words, and nothing that was there is lost', async ({ page }) => {
  await page.goto('./#/lab/ftl?scenario=close-quarters&seats=doctrine%2Crandom&battles=20&seed=1');
  await button(page, 'Fight').click();
  await over(page);
  const score = await results(page).locator('.score').textContent();
  await page.getByLabel('Battles', { exact: true }).fill('99999999999');
  await page.getByRole('textbox', { name: 'Seed' }).fill('many');
  await button(page, 'Fight again').click();
  const said = page.getByRole('alert');
  await expect(said).toContainText('Battles: a whole number from 1 to 1000000, not "99999999999"');
  await expect(said).toContainText('Seed: a whole number from 0 to 18446744073709551615, not "many"');
  expect(await results(page).locator('.score').textContent()).toBe(score);
  expect(page.url(), 'what was typed stands in the address').toContain('seed=many');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('many');
});

test('every game has a lab, and an experiment of the shelf is fought from its file', async ({ page }) => {
  await page.goto('./#/lab/ftl');
  for (const game of ['full-thrust', 'simple-spaceships', 'black-skies', 'talon']) {
    await page.getByLabel('Game').selectOption(game);
    await page.getByLabel('First opponent').selectOption('doctrine');
    await page.getByLabel('Second opponent').selectOption('random');
    await page.getByLabel('Battles', { exact: true }).fill('6');
    await page.getByRole('button', { name: /^Fight/ }).click();
    await expect(results(page).getByRole('heading', { level: 2 })).toContainText(await page.getByLabel('Game').locator('option:checked').innerText());
    await over(page);
  }
  await page.getByRole('radio', { name: 'Experiment' }).check();
  await page.getByLabel('Game').selectOption('full-thrust');
  await page.getByLabel('From the shelf').selectOption('full-thrust-modules');
  const text = page.getByLabel('Experiment (TOML)');
  await expect(text).toHaveValue(/kind = "rules"|kind = "sweep"/);
  await text.fill((await text.inputValue()).replace(/^battles = .*$/m, 'battles = 4'));
  await button(page, 'Fight again').click();
  await over(page);
  expect((await kept(page, 'Experiment (TOML)')).text).toContain('battles = 4');
  expect((await kept(page, 'Page (HTML)')).text).toContain('<svg');
});

test('the lab fetches no engine before a battle is asked for, and then its own alone', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    const name = /([a-z-]+)_bg-[^/]*\.wasm$/.exec(new URL(response.url()).pathname)?.[1];
    if (name && !fetched.includes(name)) fetched.push(name);
  });
  await page.goto('./#/lab/ftl?seats=random%2Crandom&battles=4');
  await expect(button(page, 'Fight')).toBeVisible();
  expect(fetched).toEqual([]);
  await button(page, 'Fight').click();
  await over(page);
  expect(fetched).toEqual(['lab-ftl']);
});

test('the lab opens on its published answers, and each leads to its experiment in the form @phone', async ({ page }) => {
  await page.goto('./#/lab/ftl');
  const answers = page.getByRole('group').filter({ hasText: 'Published answers' }).getByRole('link');
  await expect(answers.first()).toBeVisible();
  expect(await answers.count()).toBeGreaterThan(3);
  await answers.filter({ hasText: 'What chance has Santa?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lab: Simple Spaceships');
  await expect(page.getByRole('radio', { name: 'Experiment' })).toBeChecked();
  await expect(page.getByLabel('From the shelf')).toHaveValue('santa-ufos');
  await expect(page.getByLabel('Experiment (TOML)')).toHaveValue(/What chance has Santa\?/);
});
