/** Battles by letters: two browsers, plain files, no server of rooms. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { captain, keptOf, letter, meet, play, player, rests, seal, take, WON, written, type Player } from './post.ts';
import { button, order, soundInBoth } from './steps.ts';

let ada: Player;
let ben: Player;
test.beforeEach(async ({ browser, page }) => {
  [ada, ben] = [await player(browser, page, 1), await player(browser, page, 2)];
});
test.afterEach(async () => {
  await ada.context.close();
  await ben.context.close();
});

async function downloaded(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await button(page, name).click();
  return readFile(await (await coming).path(), 'utf8');
}
const more = (page: Page) => page.getByRole('button', { name: 'More about this battle' });

async function refused(page: Page, text: string, why: RegExp): Promise<void> {
  const before = await keptOf(page);
  await take(page, text);
  await expect(page.locator('.paste').getByRole('alert')).toContainText(why);
  expect((await keptOf(page)).kept).toBe(before.kept);
}
/** Gives the last letters to and fro until both have signed. */
async function end(from: Player, to: Player): Promise<void> {
  for (const [one, other] of [[from, to], [to, from]] as const) {
    await expect(one.page.getByText(/It has your signature under the end|Both players have signed the end/).first(), 'its last letter is written').toBeVisible();
    await take(other.page, await letter(one.page));
  }
  for (const { page } of [from, to]) await expect(page.getByText('Both players have signed the end')).toBeVisible();
}

test('a battle of Faster Than Light by letters, to its end by the rules: its record is proved, and a changed one is not', async () => {
  await meet(ada, ben, 'ftl', 'close-quarters');
  await play([ada, ben], 3, written(WON));
  // Both come back to the same moment after a reload, a sealed order with it.
  await seal(ada.page, WON[3]?.[0] ?? '');
  const before = await letter(ada.page);
  await ada.page.reload();
  await expect(ada.page.locator('.table')).toHaveAttribute('data-decisions', '3');
  expect(await letter(ada.page)).toBe(before);
  await expect(ada.page.getByText('was not sealed'), 'its order is safe').toHaveCount(0);
  await play([ada, ben], 99, written(WON));
  await expect(ada.page.locator('.ask.over').first()).toContainText('You win');
  await expect(ben.page.locator('.ask.over').first()).toContainText('You lose');
  expect((await keptOf(ben.page)).name).toBe((await keptOf(ada.page)).name);
  await button(ben.page, 'Check this battle').click();
  await expect(ben.page.getByText('in this record is true')).toBeVisible();
  await expect(ben.page.getByText('Signed at the end by')).toContainText(/Ada.*Ben/);
  await soundInBoth(ben.page, 'the end of a battle by letters');
  await more(ben.page).click();
  const record = await downloaded(ben.page, 'Save the record');

  await ben.page.goto('./#/open');
  await ben.page.getByLabel(/record’s text/).fill(record);
  await button(ben.page, 'Open').click();
  await button(ben.page, 'Check this battle').click();
  await expect(ben.page.getByText(/Battle [0-9A-Z-]+, 7 decisions/)).toBeVisible();
  await expect(ben.page.getByText('who sat at a key')).toBeVisible();
  await soundInBoth(ben.page, 'a record that was checked');
  await button(ben.page, 'Open another').click();
  await ben.page.getByLabel(/record’s text/).fill(record.replace('> 1  A S1.5; A.3 S3', '> 1  A S2; A.3 S3'));
  await button(ben.page, 'Open').click();
  await button(ben.page, 'Check this battle').click();
  await expect(ben.page.getByText(/This record is false in line \d+ \(order\)/)).toBeVisible();
});

test('wrong, old, own and damaged letters say what is wanted, and change nothing', async () => {
  await meet(ada, ben, 'ftl', 'close-quarters');
  const answer = await letter(ben.page);
  await refused(ada.page, 'Hello Ada', /no letter of a battle/);
  await refused(ada.page, await letter(ada.page), /is your own; wanted: your order for decision 1/);
  const cut = answer.replace('END OF LETTER', '');
  await refused(ada.page, cut, /cut off/);
  const lines = answer.split('\n');
  await refused(ada.page, [lines[0], (lines[1] ?? '').slice(1), ...lines.slice(2)].join('\n'), /damaged on its way/);
  // The same letter once more is no fault.
  await take(ada.page, answer);
  await expect(ada.page.getByText('This letter says nothing new')).toBeVisible();
  await play([ada, ben], 1, written(WON));
  await take(ada.page, answer);
  await expect(ada.page.getByText(/nothing new. Wanted: your order for decision 2/)).toBeVisible();
  // A sealed order cannot be taken back.
  await seal(ada.page, 'A L');
  await expect(button(ada.page, 'Take back')).toHaveCount(0);
  // A letter of another battle names both.
  const other = await player(ada.context.browser()!, ada.page, 2);
  await ben.page.goto('./#/letters/new/ftl?scenario=duel');
  await button(ben.page, 'Write the invitation').click();
  const invitation = await ben.page.getByLabel('The invitation', { exact: true }).inputValue();
  await refused(ada.page, invitation, /is an invitation; wanted: a letter of seat 2/);
  await other.page.goto('./#/letters');
  await other.page.getByLabel('Paste a letter').fill(`> Have a look:\n${invitation.split('\n').map((line) => `> ${line}`).join('\n')}`);
  await button(other.page, 'Take the letter').click();
  await button(other.page, 'Join the battle').click();
  const foreign = await letter(other.page);
  await refused(ada.page, foreign, /This letter is of battle [0-9A-Z-]+, and this is battle/);
  // A browser that does not keep the battle says so.
  await other.page.goto('./#/letters');
  await other.page.getByLabel('Paste a letter').fill(answer);
  await button(other.page, 'Take the letter').click();
  await expect(other.page.getByRole('alert')).toContainText('No such battle is kept in this browser');
  await expect(other.page.getByLabel('Your recovery text')).toBeVisible();
  // The answer finds the invitation that it answers, from the box for all letters.
  await ben.page.goto('./#/letters');
  await ben.page.getByLabel('Paste a letter').fill(foreign);
  await button(ben.page, 'Take the letter').click();
  await expect(ben.page.locator('.table')).toBeVisible();
  await other.context.close();
});

test('a lost battle is taken up in another browser with the recovery text', async () => {
  await meet(ada, ben, 'ftl', 'close-quarters');
  await play([ada, ben], 2, written(WON));
  await more(ben.page).click();
  await ben.page.locator('.more').getByText('Recovery text', { exact: true }).click();
  const recovery = await ben.page.getByLabel('Recovery text', { exact: true }).last().inputValue();
  await more(ada.page).click();
  await ada.page.locator('.more').getByText('Copy for the other player', { exact: true }).click();
  const copy = await ada.page.getByLabel('Copy for the other player', { exact: true }).inputValue();
  expect(copy).not.toContain('secret');
  const cloe = await player(ada.context.browser()!, ada.page, 2);
  await cloe.page.goto('./#/letters');
  await cloe.page.getByText('Take up a lost battle').click();
  await cloe.page.getByLabel('Your recovery text').fill(recovery.slice(1));
  await cloe.page.getByLabel('The other player’s copy').fill(copy);
  await button(cloe.page, 'Take up the battle').click();
  await expect(cloe.page.getByRole('alert')).toContainText('not copied whole');
  await cloe.page.getByLabel('Your recovery text').fill(recovery);
  await button(cloe.page, 'Take up the battle').click();
  await expect(cloe.page.locator('.table')).toHaveAttribute('data-decisions', '2');
  await play([ada, cloe], 3, written(WON));
  await more(cloe.page).click();
  await button(cloe.page, 'Concede…').click();
  await button(cloe.page, 'Yes, concede').click();
  await end(cloe, ada);
  await cloe.context.close();
});

test('a battle moves to another browser as a file, a letter comes as a file, and two windows never overwrite each other', async () => {
  await meet(ada, ben, 'ftl', 'close-quarters');
  await ada.page.evaluate(() => localStorage.setItem('firing-arc:habits', '{"atOnce":false,"pace":4,"suggest":false,"sound":false}'));
  await ada.page.reload();
  await seal(ada.page, 'idle');
  await seal(ben.page, 'B R-60');
  await take(ben.page, await letter(ada.page));
  const answer = await letter(ben.page);
  // The decision plays as a film, and the next order is asked for.
  await ada.page.locator('.paste input[type=file]').setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(answer) });
  await expect(button(ada.page, 'Skip').or(ada.page.getByText('Sealing cannot be undone')).first()).toBeVisible();
  await expect(ada.page.getByText('Sealing cannot be undone')).toBeVisible();
  await expect(ada.page.locator('.table')).toHaveAttribute('data-decisions', '1');
  // Another window of the same browser seals; this one writes nothing any more.
  const second = await ada.context.newPage();
  await second.goto(ada.page.url());
  await seal(second, 'A L');
  await expect(ada.page.getByRole('alert')).toContainText('went on in another window');
  const kept = (await keptOf(second)).kept;
  await order(ada.page).fill('A R30');
  await order(ada.page).blur();
  await ada.page.locator('.actions .primary').click();
  await expect(ada.page.getByText(/was not sealed. This battle went on in another window/)).toBeVisible();
  expect((await keptOf(second)).kept).toBe(kept);
  // The file of the battle goes on elsewhere, with the sealed order in it.
  await more(second).click();
  const file = await downloaded(second, 'Save the battle as a file');
  const cloe = await player(ada.context.browser()!, ada.page, 1);
  await cloe.page.goto('./#/letters');
  await cloe.page.locator('.paste input[type=file]').setInputFiles({ name: 'duel.mail', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(cloe.page.locator('.table')).toHaveAttribute('data-decisions', '1');
  expect(await letter(cloe.page)).toBe(await letter(second));
  await cloe.context.close();
});

test('a battle of Full Thrust by letters, conceded after a fire', async () => {
  await meet(ada, ben, 'full-thrust', 'line-duel');
  // The dice of the second fire may end it.
  await play([ada, ben], 3, captain);
  await more(ben.page).click();
  await button(ben.page, 'Concede…').click();
  await button(ben.page, 'Yes, concede').click();
  await expect(ben.page.locator('.ask.over').first()).toContainText('You lose');
  await end(ben, ada);
  await button(ada.page, 'Check this battle').click();
  await expect(ada.page.getByText('in this record is true')).toBeVisible();
});

test('a battle of Simple Spaceships by letters, in which a player no longer answers', async () => {
  [ada.seat, ben.seat] = [2, 1];
  await meet(ada, ben, 'simple-spaceships', 'duel');
  await play([ada, ben], 4, captain);
  for (const { page } of [ada, ben]) await rests(page);
  const waiting = (await keptOf(ada.page)).writes ? ben : ada;
  await more(waiting.page).click();
  await expect(waiting.page.getByText('It cannot show whether a letter was lost')).toBeVisible();
  await button(waiting.page, 'The other does not answer…').click();
  await button(waiting.page, 'Yes, claim the battle').click();
  await expect(waiting.page.locator('.ask.over').first()).toContainText('You win');
  await button(waiting.page, 'Check this battle').click();
  await expect(waiting.page.getByText('The other player says that no letter')).toBeVisible();
  const other = waiting === ada ? ben : ada;
  await refused(other.page, await letter(waiting.page), /has ended the battle because no letter of yours came/);
});

test('a battle of Talon by letters', async () => {
  await meet(ada, ben, 'talon', 'duel');
  await play([ada, ben], 4, captain);
  await more(ada.page).click();
  await button(ada.page, 'Concede…').click();
  await button(ada.page, 'Yes, concede').click();
  await end(ada, ben);
  await button(ben.page, 'Check this battle').click();
  await expect(ben.page.getByText('in this record is true')).toBeVisible();
});

test('battles that keep secrets longer are not offered, and the page says why @phone', async ({ page }) => {
  await page.goto('./#/letters/new/black-skies');
  await expect(page.getByText('cannot be played by file: the rules hide something')).toBeVisible();
  await expect(button(page, 'Write the invitation')).toBeDisabled();
  await page.getByLabel(/^Game/).selectOption('full-thrust');
  await expect(button(page, 'Write the invitation')).toBeEnabled();
  await soundInBoth(page, 'a new battle by letters');
  await page.getByLabel('Scenario', { exact: true }).selectOption('hide-and-seek');
  await expect(page.getByText('cannot be played by file: the rules hide something')).toBeVisible();
});

test('the pages of letters are sound, by keyboard, dark and on paper @phone', async () => {
  await ada.page.goto('./#/letters');
  await soundInBoth(ada.page, 'the box for letters');
  await meet(ada, ben, 'ftl', 'close-quarters');
  await soundInBoth(ada.page, 'the table before sealing');
  await ben.page.goto('./#/letters/new/ftl');
  await button(ben.page, 'Write the invitation').click();
  await expect(ben.page.getByRole('heading', { name: '1. Send this invitation' })).toBeVisible();
  await soundInBoth(ben.page, 'an invitation');
  await ben.page.goto('./#/');
  await expect(ben.page.getByRole('heading', { name: 'Battles by letters' })).toBeVisible();
  await soundInBoth(ben.page, 'the first page with battles by letters');
  await seal(ada.page, 'A L');
  await rests(ada.page);
  await expect(ada.page.locator('.actions .primary')).toHaveText('Copy the letter');
  await soundInBoth(ada.page, 'the table with a letter');
  await ada.page.locator('.actions .primary').press('Enter');
  await expect(ada.page.locator('.actions .primary')).toHaveText(/Paste the answer|Copy the letter/);
  await more(ada.page).press('Enter');
  await soundInBoth(ada.page, 'the table with everything about the battle');
});
