/** A battle of each game that goes by letters, by pasted texts, to its end by the rules. Once both tables stand, no server is there at all. */
import { expect, test, type Page } from '@playwright/test';
import { captain, keptOf, meet, play, player, WON, written, type Player } from './post.ts';
import { button } from './steps.ts';

interface Whole { game: string; scenario: string; turns?: number; orders: (of: Player) => Promise<string>; ends: RegExp }

/** Short ways to an end by the rules. With dice, a limit of turns ends the battle however they fall. */
const BATTLES: Whole[] = [
  { game: 'ftl', scenario: 'close-quarters', orders: written(WON), ends: /You win|You lose/ },
  { game: 'full-thrust', scenario: 'line-duel', turns: 2, orders: captain, ends: /You win|You lose|A draw/ },
  { game: 'simple-spaceships', scenario: 'duel', turns: 1, orders: captain, ends: /You win|You lose|A draw/ },
  { game: 'talon', scenario: 'duel', turns: 1, orders: captain, ends: /You win|You lose|A draw/ },
];

/** Returns the record of a player's copy. */
async function recordOf(page: Page): Promise<string> {
  const { kept } = await keptOf(page);
  return kept.slice(kept.indexOf('\nrecord\n') + 8);
}

for (const { game, scenario, turns, orders, ends } of BATTLES) {
  test(`${game} by pasted texts with no server, to its end by the rules; both ends check the record`, async ({ browser, page }) => {
    const [ada, ben] = [await player(browser, page, 1), await player(browser, page, 2)];
    const asked: string[] = [];
    for (const { page } of [ada, ben]) page.on('request', (request) => new URL(request.url()).pathname.includes('/api/') && asked.push(request.url()));
    await meet(ada, ben, game, scenario, './', turns);
    await expect(ben.page.locator('.table')).toBeVisible();
    for (const { context } of [ada, ben]) await context.setOffline(true);
    await play([ada, ben], Infinity, orders);
    for (const { page } of [ada, ben]) {
      await expect(page.locator('.ask.over').first()).toContainText(ends);
      await expect(page.getByText('Both players have signed the end')).toBeVisible();
      await button(page, 'Check this battle').click();
      await expect(page.getByText('in this record is true')).toBeVisible();
      await expect(page.getByText('Signed at the end by')).toContainText(/Ada.*Ben/);
    }
    const [mine, theirs] = [await recordOf(ada.page), await recordOf(ben.page)];
    expect(theirs).toBe(mine);
    // The rules ended it: nobody conceded, and nobody is said to be late.
    expect(mine.slice(mine.lastIndexOf('\nend\n')).split('\n').filter((line) => line && !/^(= |~ signed [12] )/.test(line))).toEqual(['end']);
    expect(asked, 'no server of rooms was asked').toEqual([]);
    await ada.context.close();
    await ben.context.close();
  });
}
