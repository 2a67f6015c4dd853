/** Play of all five games, the same list in both faces: set-up, an order by its controls and by typing, refusal, undo, seal, reveal, log, a branch,
    the end, the report, and the record saved and opened again. A face differs in the control that is pressed, and in nothing else. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { button, FACES, log, openLog, order, setUp } from './steps.ts';

interface Play {
  game: string;
  scenario: string;
  /** The control of each face that writes `written`, and the order before it is pressed. */
  press: { own: string | RegExp; plain: string | RegExp };
  before: string | RegExp;
  written: string | RegExp;
  /** An order that is refused, with a part of the reason; and one that is typed and given. */
  refused: [order: string, why: RegExp];
  typed: string;
  /** The order of an earlier question that stands before the typed ones, where a face asks two questions at once. */
  ahead?: string;
  /** Plays the decisions before the one that is written. */
  first?: (page: Page, own: boolean) => Promise<void>;
  /** `true` if both sides seal this order: it can be taken back until it opens. */
  sealed: boolean;
  /** A sentence of the log after it. */
  told: RegExp;
}

const PLAYS: Play[] = [
  { game: 'ftl', scenario: 'close-quarters', sealed: true, press: { own: 'Launch', plain: 'Launch a missile' }, before: 'idle', written: 'A L', refused: ['A R-40', /15/], typed: 'A S2', told: /A S2/ },
  { game: 'full-thrust', scenario: 'line-duel', sealed: true, press: { own: 'An inch faster', plain: 'Accelerate' }, before: 'idle', written: 'A1 +1', refused: ['A1 P2,+9', /thrust/], typed: 'A1 S1,+2', told: /turns? 1 point|starboard/ },
  { game: 'simple-spaceships', scenario: 'duel', sealed: true, press: { own: 'A die of A to Attack', plain: 'Dice for Attack: more' }, before: 'assign A M1', written: 'assign A M1 A1', refused: ['assign A M4 A3', /Reserve holds 6/], typed: 'assign A M3 A2 D1', told: /assigns/ },
  { game: 'black-skies', scenario: 'duel', sealed: true, press: { own: /faster$/, plain: /: more$/ }, before: /^deck E1 \w+ 6$/, written: /^deck E1 \w+ 7$/, refused: ['deck E1 Straight 60', /speed/], typed: 'deck E1 Straight 7', first: async (page) => {
    await expect(order(page)).toHaveValue(/^deploy /);
    await main(page).click();
  }, told: /Straight/ },
  { game: 'talon', scenario: 'turning-circle', sealed: false, press: { own: /^CA-1: (turn )?left,/i, plain: 'Left' }, before: /CA-1: straight$/, written: /CA-1: left$/, refused: ['CA-1: slip-left', /side-slip marker/], typed: 'CA-1: left', ahead: 'done; ', first: async (page, own) => {
    if (!own) await carryOut(page);
  }, told: /CA-1/ },
];

const main = (page: Page) => page.locator('.actions .primary');
const decisions = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-decisions');

/** Gives the order that stands there, and reveals what was sealed. */
async function carryOut(page: Page): Promise<void> {
  const before = await decisions(page);
  const reveal = button(page, 'Reveal');
  await main(page).click();
  await expect(async () => {
    if (await page.locator('.doubt').isVisible()) await main(page).click({ timeout: 500 });
    if ((await reveal.isVisible()) && (await reveal.isEnabled())) await reveal.click({ timeout: 500 });
    expect(await decisions(page)).not.toBe(before);
  }).toPass({ timeout: 20_000 });
}

for (const { face, at } of FACES)
  for (const { game, scenario, press, before, written, refused: [wrong, why], typed, ahead = '', first, sealed, told } of PLAYS)
    test(`${game} is played in ${face}: set up, written, given, told, branched, ended, kept`, async ({ page }) => {
      const own = at === './';
      const lead = own ? ahead : '';
      await setUp(page, 'captain', scenario, { 2: 'recruit' }, game, at);
      await first?.(page, own);

      // By its controls, and undone.
      await expect(order(page)).toHaveValue(before);
      await page.locator('.plotter').getByRole('button', { name: own ? press.own : press.plain }).first().click();
      await expect(order(page)).toHaveValue(written);
      await button(page, 'Undo').click();
      await expect(order(page)).toHaveValue(before);

      // By typing: what is illegal is refused with its clause, and what is legal is given.
      await order(page).fill(lead + wrong);
      await expect(page.locator('.refused')).toContainText(why);
      await expect(page.locator('.refused').getByRole('button', { name: /^Clause/ }).first()).toBeVisible();
      await expect(main(page)).toBeDisabled();
      await order(page).fill(lead + typed);
      await expect(page.locator('.refused')).toHaveCount(0);
      await order(page).blur();
      await page.reload();
      await expect(order(page), 'an order outlives a reload').toHaveValue(lead + typed);
      if (sealed) {
        await main(page).click();
        await button(page, 'Take back').click();
        await expect(order(page)).toHaveValue(lead + typed);
      }
      await carryOut(page);
      await openLog(page);
      await expect(log(page)).toContainText(told);

      // A branch from the first decision leaves the battle as it is.
      const battle = page.url();
      await page.getByRole('slider', { name: 'Turn' }).press('Home');
      await button(page, 'What if from here').click();
      await button(page, 'Begin the branch').click();
      await expect(page).not.toHaveURL(battle);
      await expect(page.locator('.table')).toHaveAttribute('data-decisions', /\d/);
      await page.goto(battle);

      // The end, its report, and the record.
      await button(page, /^Battle:/).click();
      await button(page, 'Concede…').click();
      await button(page, 'Yes, concede').click();
      await expect(page.locator('.ask.over').first()).toContainText('You lose');
      await expect(page.getByRole('heading', { name: /^(Turn by turn|Round by round)$/ })).toBeVisible();
      await button(page, /^Battle:/).click();
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download record').click()]);
      const record = await readFile(await file.path(), 'utf8');
      expect(record).toContain(`> 1  ${typed}`);
      const opened = /^> [12] {2}(.*)$/m.exec(record)?.[1] ?? '';
      await page.goto(`${at}#/open`);
      await page.getByLabel(/record’s text/).fill(record);
      await button(page, 'Open').click();
      await page.getByText('Orders as written').first().click();
      await expect(page.getByText(opened, { exact: true }).first()).toBeVisible();
    });
