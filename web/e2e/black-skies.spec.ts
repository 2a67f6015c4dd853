/** Black Skies at the table: set-up, flips and fire by pointer, by keys and as text; secrets stay secret; nothing lost on reload. */
import { expect, test, type Page } from '@playwright/test';
import { act, button, give, order, playNow, setUp, sound, soundInBoth, tiny } from './steps.ts';

const GAME = 'black-skies';
function card(page: Page, name: string) {
  return page.locator(`[data-card="${name}"]`);
}
const SEATS = { A: /^I am Teal/, B: /^I am Amber/ };
/** Reads from the phase line whose element is asked for. */
async function asked(page: Page): Promise<'A' | 'B'> {
  const text = await page.locator('.ask').innerText();
  return text.startsWith('Amber') ? 'B' : 'A';
}
/** Whoever is asked to sit down next does so; null when nobody is. */
async function sit(page: Page): Promise<'A' | 'B' | null> {
  const [a, b, on] = [button(page, SEATS.A), button(page, SEATS.B), button(page, /^Next (phase|turn)$/)];
  await expect(a.or(b).or(on).or(order(page)).first()).toBeVisible();
  if (await on.isVisible()) await on.click();
  await expect(a.or(b).or(order(page)).first()).toBeVisible();
  const seat = (await a.isVisible()) ? 'A' : (await b.isVisible()) ? 'B' : null;
  if (seat) await button(page, SEATS[seat]).click();
  return seat;
}
/** Two people at one screen, both elements set up 19 inches apart and nose to nose. */
async function laid(page: Page, cards: [string, string]): Promise<void> {
  await setUp(page, 'seats', 'duel', {}, GAME);
  await sit(page);
  for (let element = 0; element < 2; element++) {
    await sit(page);
    const own = (await order(page).inputValue()).includes(',3 ') ? 'deploy E1 36,6 38,6' : 'deploy E1 36,42 38,42';
    await give(page, own, /^Deploy/);
  }
  await sit(page);
  await give(page, cards[0], 'Seal the deck');
  await sit(page);
  await give(page, cards[1], 'Seal the deck');
  await button(page, 'Reveal').click();
}
/** Plays Steady and Straight until somebody may fire. */
async function toFire(page: Page): Promise<void> {
  await laid(page, ['deck E1 Straight 9', 'deck E1 Straight 9']);
  for (let step = 0; step < 20; step++) {
    await sit(page);
    const text = await page.locator('.ask').innerText();
    if (text.includes('Choose a target')) return;
    await (text.includes('is up.') ? act(page, /^Fly/) : act(page, /^Lay/)).click();
  }
  throw new Error('nobody came to fire');
}

test('the first page leads to a deployed battle and its first card @all', async ({ page }) => {
  await page.goto('./#/');
  await playNow(page, 'Black Skies').click();
  await expect(act(page, 'Seal the deck')).toBeVisible();
});

test('an element is dragged, its card and speed are chosen by pointer, and it flies @phone', async ({ page }) => {
  // A captain at random may fly off the table and end the battle.
  await setUp(page, 'captain', 'duel', { 2: 'doctrine' }, GAME);
  await expect(act(page, /^Deploy the /)).toBeVisible();
  await expect(act(page, /^Deploy the /)).toBeVisible();
  const before = await order(page).inputValue();
  const box = await page.locator('[data-handle="lead"]').boundingBox();
  if (!box) throw new Error('the lead has no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 2, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y, { steps: 4 });
  await page.mouse.move(x - 60, y, { steps: 6 });
  await page.mouse.up();
  await expect(order(page)).not.toHaveValue(before);
  await button(page, 'A2 an inch right').click();
  await expect(order(page)).toHaveValue(/^deploy E1 [\d.]+,[\d.]+ [\d.]+,[\d.]+$/);
  await act(page, /^Deploy the /).click();
  await card(page, 'Left').click();
  await button(page, /faster$/).click();
  await expect(order(page)).toHaveValue('deck E1 Left 7');
  await button(page, 'Undo').click();
  await expect(order(page)).toHaveValue('deck E1 Left 6');
  await act(page, 'Seal the deck').click();
  await button(page, 'Reveal').click();
  await page.getByRole('radio', { name: /^Late Left/ }).click();
  await expect(order(page)).toHaveValue('fly Late');
  await act(page, 'Fly Late Left').click();
  await card(page, 'Afterburner').click();
  await expect(order(page)).toHaveValue('next Afterburner');
  await act(page, 'Lay Afterburner').click();
  await expect(page.getByRole('log')).toContainText('face down');
});

test('the set-up and a flip are played by keys alone', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' }, GAME);
  const panel = page.getByRole('region', { name: 'Situation and orders' });
  await expect(act(page, /^Deploy the /)).toBeVisible();
  await panel.focus();
  await expect(act(page, /^Deploy the /)).toBeVisible();
  await panel.focus();
  for (const key of ['d', 'd', 'l']) await page.keyboard.press(key);
  await expect(order(page)).toHaveValue('deploy E1 38,3 41,3');
  await page.keyboard.press('Enter');
  await expect(act(page, 'Seal the deck')).toBeVisible();
  await panel.focus();
  for (const key of ['e', 'w', 'w']) await page.keyboard.press(key);
  await expect(order(page)).toHaveValue('deck E1 Left 8');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Reveal')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(act(page, /^Fly/)).toBeVisible();
  await panel.focus();
  await page.keyboard.press('2');
  await expect(order(page)).toHaveValue('fly Break');
  await page.keyboard.press('.');
  await expect(order(page)).toHaveValue('fly Late');
  await page.keyboard.press('Enter');
  await expect(act(page, /^Lay/)).toBeVisible();
  await panel.focus();
  await page.keyboard.press('4');
  await expect(order(page)).toHaveValue('next Afterburner');
});

test('no word of a card is smaller than eleven pixels @phone', async ({ page }) => {
  await laid(page, ['deck E1 Straight 9', 'deck E1 Straight 9']);
  const seen = new Set<string>();
  for (let step = 0; step < 8 && seen.size < 2; step++) {
    await sit(page);
    const flown = (await page.locator('.ask').innerText()).includes('is up.');
    seen.add(flown ? 'flown' : 'laid');
    for (const barred of await page.locator('details.barred:not([open]) summary').all()) await barred.click();
    await expect(page.locator('svg.face').first()).toBeVisible();
    expect(await tiny(page, 'svg.face')).toEqual([]);
    await act(page, flown ? /^Fly/ : /^Lay/).click();
  }
  expect(seen).toEqual(new Set(['flown', 'laid']));
});

test('what may not be laid is grey, and refused in words with its clause when typed', async ({ page }) => {
  await laid(page, ['deck E1 Straight 6', 'deck E1 Straight 6']);
  await sit(page);
  await act(page, /^Fly/).click();
  await expect(act(page, /^Lay/)).toBeVisible();
  await page.getByText('6 cards not in hand').click();
  await expect(page.getByText('its fighters lack the thrusters').first()).toBeVisible();
  await expect(card(page, 'Snake')).toHaveCount(0);
  await order(page).fill('next Snake');
  const refused = page.locator('.refused');
  await expect(refused).toContainText('thrusters');
  await expect(act(page, /^Lay/)).toBeDisabled();
  await refused.getByRole('button', { name: /BS-2\.3/ }).click();
  await expect(page.getByRole('dialog')).toContainText('BS-2.3');
  await page.keyboard.press('Escape');
  await order(page).fill('next Hard Left');
  await expect(refused).toHaveCount(0);
  await expect(act(page, 'Lay Hard Left')).toBeEnabled();
});

test('two places too far apart are refused, and cannot be dragged to', async ({ page }) => {
  await setUp(page, 'seats', 'duel', {}, GAME);
  await sit(page);
  await sit(page);
  const low = (await order(page).inputValue()).includes(',3 ');
  await order(page).fill(low ? 'deploy E1 30,3 37,3' : 'deploy E1 30,45 37,45');
  await expect(page.locator('.refused')).toContainText('7 in apart');
  await expect(act(page, /^Deploy/)).toBeDisabled();
});

test('the other player never sees the cards of a seat', async ({ page }) => {
  await laid(page, ['deck E1 Hard Left 9', 'deck E1 Hard Right 9']);
  const seen = async (): Promise<string> => page.content();
  // After both are laid, the look together shows neither, but for the one that is flipped.
  const flipped = (await page.getByRole('log').textContent()) ?? '';
  const first = flipped.includes('Viper pair flips') ? 'A' : 'B';
  const [mine, other] = first === 'A' ? ['Hard Left', 'Hard Right'] : ['Hard Right', 'Hard Left'];
  expect(flipped).toContain(`flips ${mine}`);
  expect(await seen()).not.toContain(`E1 ${other} 9`);
  await sit(page);
  expect(await asked(page)).toBe(first);
  const decks = page.getByRole('region', { name: 'The decks, top card first' });
  await expect(decks).toContainText(mine);
  await expect(decks).not.toContainText(other);
  expect(await seen()).not.toContain(`E1 ${other} 9`);
  // The next card is hidden from the other as well.
  await give(page, 'next Afterburner', 'Lay Afterburner');
  await expect(page.getByRole('log')).toContainText('face down');
  await expect(page.getByRole('log')).not.toContainText('Afterburner');
  await sit(page);
  expect(await asked(page)).not.toBe(first);
  await expect(decks).not.toContainText('Afterburner');
  expect(await seen()).not.toContain('next Afterburner');
});

test('fire is aimed with every number and the exact odds beside it, and survives a reload @phone', async ({ page }) => {
  await toFire(page);
  const side = await asked(page);
  const foe = side === 'A' ? 'B1' : 'A1';
  await page.getByRole('group', { name: 'Everything that bears, at' }).getByRole('button', { name: new RegExp(`^\\S+( \\S+)? ${foe}`) }).click();
  const whole = new RegExp(`^fire ${side}1 laser1\\+laser2 ${foe}$`);
  await expect(order(page)).toHaveValue(whole);
  const odds = page.getByRole('region', { name: `Odds against ${foe}` });
  await expect(odds).toContainText('Destroys (6+)');
  await expect(odds).toContainText('Cripples (3+)');
  await expect(page.locator('.plotter')).toContainText(/d12, \d+\+/);
  await button(page, 'laser2').click();
  await expect(order(page)).toHaveValue(`fire ${side}1 laser1 ${foe}`);
  await page.reload();
  await sit(page);
  await expect(order(page)).toHaveValue(`fire ${side}1 laser1 ${foe}`);
  await act(page, new RegExp(`^Fire at .*${foe}$`)).click();
  await expect(page.getByRole('log')).toContainText(new RegExp(`${side}1 fires laser1 at [A-Z][a-z]+ ${foe}`));
});

test('fire begins with the volley that does most, every chance beside its target, and Enter fires @phone', async ({ page }) => {
  await toFire(page);
  const side = await asked(page);
  await expect(order(page)).toHaveValue(new RegExp(`^fire ${side}[12] laser1\\+laser2 [AB][12]$`));
  const targets = page.getByRole('group', { name: 'Everything that bears, at' }).getByRole('button');
  for (const target of await targets.all()) await expect(target).toContainText(/\d\s%.* to damage/);
  await expect(targets.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  const aimed = (await order(page).inputValue()).slice(-2);
  await expect(page.locator(`svg.board [data-piece="${aimed}"]`)).toBeInViewport({ ratio: 1 });
  await page.getByRole('region', { name: 'Situation and orders' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(new RegExp(`${side}[12] fires laser1`));
});

test('the ghost says whom it bears on, and the odds are those of the fire from there', async ({ page }) => {
  await laid(page, ['deck E1 Straight 9', 'deck E1 Straight 9']);
  const there = page.getByRole('region', { name: 'From there, if all others stay' });
  let said = '';
  for (let step = 0; step < 20; step++) {
    await sit(page);
    const text = await page.locator('.ask').innerText();
    if (text.includes('Choose a target')) break;
    if (!text.includes('is up.')) await act(page, /^Lay/).click();
    else {
      await expect(there).toContainText(/bears on nobody|to damage/);
      said = await there.innerText();
      await act(page, /^Fly/).click();
    }
  }
  expect(said).toMatch(/^(?:Viper|Cobra) [AB]\d \d/m);
  expect(said).toContain('may fire back');
  const aimed = page.getByRole('group', { name: 'Everything that bears, at' }).locator('[aria-pressed="true"]');
  const odds = /(?:under |over )?\d+\s% to damage(, (?:under |over )?\d+\s% to destroy)?/.exec(await aimed.innerText())?.[0] ?? 'no odds';
  expect(said.replace(/\s+/g, ' ')).toContain(odds.replace(/\s+/g, ' '));
});

test('an enemy is aimed at by pressing it on the table', async ({ page }) => {
  await toFire(page);
  const side = await asked(page);
  const foe = (await page.getByRole('group', { name: 'Everything that bears, at' }).getByRole('button').last().innerText()).match(/[AB]\d/)?.[0];
  await page.locator(`svg.board [data-piece="${foe}"]`).click();
  await expect(order(page)).toHaveValue(`fire ${side}1 laser1+laser2 ${foe}`);
  await button(page, 'Hold fire instead').click();
  await expect(order(page)).toHaveValue('hold');
});

test('the deck is put in order by buttons, by drag and as text', async ({ page }) => {
  await setUp(page, 'captain', 'squadron', { 2: 'random' }, GAME);
  for (let step = 0; step < 8; step++) {
    await expect(act(page, /^(Deploy the .*|Seal the deck)$/)).toBeVisible();
    if (await act(page, 'Seal the deck').isVisible()) break;
    await act(page, /^Deploy the .*$/).click();
  }
  await button(page, 'AE3 up').click();
  await expect(order(page)).toHaveValue('deck E1 Straight 6, E3 Straight 6, E2 Straight 6, E4 Straight 6');
  const handle = page.locator('.handle').nth(3);
  const [from, to] = [await handle.boundingBox(), await page.locator('.handle').first().boundingBox()];
  if (!from || !to) throw new Error('the deck has no handles');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(order(page)).toHaveValue('deck E4 Straight 6, E1 Straight 6, E3 Straight 6, E2 Straight 6');
  await order(page).fill('deck E2 Left 3, E1 Straight 6, E3 Snake 12, E4 Straight 6');
  await expect(page.locator('ol .who').first()).toContainText('Adder pair');
  await expect(act(page, 'Seal the deck')).toBeEnabled();
});

test('displays, cards and counters can be printed', async ({ page }) => {
  await page.goto(`./#/print/${GAME}/scenario/squadron`);
  await expect(page.getByRole('article', { name: /^Tactical display/ })).toHaveCount(8);
  const cards = page.getByRole('region', { name: 'Maneuver cards' }).locator('figure');
  expect(await cards.count()).toBeGreaterThan(40);
  await sound(page, 'sheets');
});

test('every phase is sound in both themes @handset', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' }, GAME);
  await expect(act(page, /^Deploy the /)).toBeVisible();
  await expect(act(page, /^Deploy the /)).toBeVisible();
  await soundInBoth(page, 'deployment');
  await act(page, /^Deploy the /).click();
  await expect(act(page, 'Seal the deck')).toBeVisible();
  await page.getByText('6 cards not in hand').click();
  await soundInBoth(page, 'decks');
  await toFire(page);
  await page.getByRole('group', { name: 'Everything that bears, at' }).getByRole('button').first().click();
  await page.getByText(/^Tactical display of/).click();
  await soundInBoth(page, 'fire');
  await act(page, /^Fire/).click();
  await sit(page);
  await give(page, 'hold', 'Hold fire');
  await expect(act(page, /^Lay/)).toBeVisible();
  await soundInBoth(page, 'next card');
});
