/** A battle between friends in which nothing happens for long: the table offers a draw, to each of them once. */
import { expect, test } from '@playwright/test';
import { choose, decided, device, invite, NO_ROOMS, rooms, seal, sitDown } from './rooms.ts';
import { button } from './steps.ts';

if (rooms) test.use({ baseURL: rooms });
test.skip(!rooms, NO_ROOMS);

/** The turns without a hit or a loss after which a draw is offered. */
const QUIET = 10;
/** Milliseconds between two turns: a seat may make 300 calls a minute, which no person reaches. */
const PAUSE = 3500;

test('after ten quiet turns both tables offer a draw once; one plays on, the other offers, and both agree', async ({ page: ada, browser, baseURL, viewport }) => {
  await choose(ada, 'ftl', 'duel', 'Ada');
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL, { viewport });
  await sitDown(ben, link, 'Ben');
  const offer = { ada: ada.getByRole('group', { name: 'Draw', exact: true }), ben: ben.getByRole('group', { name: 'Draw', exact: true }) };
  for (let turn = 1; turn <= QUIET; turn++) {
    await expect(offer.ada).toHaveCount(0);
    await seal(ada, 'A S1');
    await seal(ben, 'B S1');
    await decided([ada, ben], turn);
    await ada.waitForTimeout(PAUSE);
  }
  for (const one of [offer.ada, offer.ben]) await expect(one).toContainText(`Nothing was hit or lost in ${QUIET} turns. A draw?`);
  await offer.ben.getByRole('button', { name: 'Play on' }).click();
  await expect(offer.ben).toHaveCount(0);
  await ben.reload();
  await expect(button(ben, 'Seal')).toBeVisible();
  await expect(offer.ben, 'the offer is made once, whatever is reloaded').toHaveCount(0);

  await offer.ada.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(offer.ada).toHaveCount(0);
  await expect(ada.getByText('You offer a draw. It lapses with the next reveal.')).toBeVisible();
  await button(ben, 'Agree to the draw…').click();
  await button(ben, 'Yes, agree to the draw').click();
  for (const page of [ada, ben]) {
    await expect(page.locator('.ask.over').first()).toContainText(/draw/i);
    await expect(page.getByRole('group', { name: 'Draw', exact: true })).toHaveCount(0);
  }
  await far.close();
});

test('an offered draw lapses with the next reveal, and the battle goes on', async ({ page: ada, browser, baseURL }) => {
  await choose(ada, 'ftl', 'duel', 'Ada');
  const link = await invite(ada);
  const { context: far, page: ben } = await device(browser, baseURL);
  await sitDown(ben, link, 'Ben');
  await button(ada, 'More about the players').click();
  await button(ada, 'Offer a draw…').click();
  await button(ada, 'Yes, offer a draw').click();
  await expect(ben.getByText('offers a draw.', { exact: false })).toBeVisible();
  await seal(ben, 'B S1');
  await seal(ada, 'A S1');
  await decided([ada, ben], 1);
  await expect(ben.getByText('offers a draw.', { exact: false })).toHaveCount(0);
  await expect(ada.getByText('You offer a draw.', { exact: false })).toHaveCount(0);
  await seal(ben, 'B S1');
  await seal(ada, 'A S1');
  await decided([ada, ben], 2);
  await far.close();
});
