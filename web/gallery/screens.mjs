/* Every screen of the client, to be seen in every size and both themes: a route or a battle of `battles.mjs`, and what is done there.
   `phase` tables are named after what the game asks for. */
import { readdirSync, readFileSync } from 'node:fs';

export const SIZES = { desktop: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 390, height: 844 } };
export const THEMES = ['dark', 'light'];

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const press = (...names) => async (page) => {
  for (const name of names) await button(page, name).first().click();
};
/** Opens a recorded battle as a player does. */
const opened = async (page) => {
  await page.getByLabel(/record file/).setInputFiles({ name: 'close-quarters.arc', mimeType: 'text/plain', buffer: readFileSync(new URL('../e2e/records/close-quarters.arc', import.meta.url)) });
  await page.locator('.scrubber').waitFor();
};
const analysed = async (page) => {
  await opened(page);
  const region = page.getByRole('region', { name: 'Analysis' });
  await region.getByRole('button', { name: 'Analyse', exact: true }).click();
  await region.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 240_000 });
  await region.evaluate((element) => element.scrollIntoView());
};
const fought = async (page) => {
  await button(page, 'Fight').click();
  await page.getByText('All battles are fought.').first().waitFor({ timeout: 240_000 });
};
/** Goes down the page until every ship on it is drawn: portraits wait until they are seen. */
const drawn = (page) =>
  page.evaluate(async () => {
    const blank = (canvas) => !canvas.width || canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.every((byte) => byte === 0);
    for (let y = 0; y < Math.min(document.body.scrollHeight, 3 * innerHeight); y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 150));
    }
    const canvases = () => [...document.querySelectorAll('canvas')].filter((one) => one.getBoundingClientRect().top + scrollY < 3 * innerHeight);
    for (let wait = 0; wait < 150 && canvases().some(blank); wait++) await new Promise((done) => setTimeout(done, 200));
    scrollTo(0, 0);
  });
/** Opens the dialog of what is made of a battle. */
const kept = (name, ready) => async (page) => {
  await press(/^Battle:/, name)(page);
  await ready(page);
};
/** Runs the film of the last decision to a moment, in milliseconds, on the gallery's own clock. */
const film = (time) => async (page) => {
  await page.keyboard.press('[');
  /* After a battle's end a button has the focus, and Space would press it. */
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('Space');
  await page.clock.runFor(time);
};

const pages = [
  { name: 'home', route: '#/' },
  { name: 'home-continue', route: '#/', shelf: [['close-action', 4], ['wings', 13], ['crossing-courses', Infinity]] },
  ...readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name: game }) => ({ name: `game-${game}`, route: `#/game/${game}` })),
  { name: 'learn', route: '#/learn/full-thrust' },
  ...['ftl', 'full-thrust'].map((game) => ({ name: `guide-${game}`, whole: false, route: `#/learn/${game}`, steps: async (page) => {
    await press('Begin the first battle')(page);
    await page.locator('.table .actions .primary').waitFor();
  } })),
  { name: 'new', route: '#/new/full-thrust/captain' },
  { name: 'new-watch', route: '#/new/talon/watch' },
  { name: 'new-seats', route: '#/new/ftl/seats' },
  { name: 'open', route: '#/open' },
  { name: 'open-link', link: ['close-action', 8] },
  { name: 'open-battle', route: '#/open', steps: opened },
  { name: 'analysis', route: '#/open', steps: analysed },
  { name: 'rules', route: '#/rules/ftl' },
  { name: 'rules-example', whole: false, route: '#/rules/full-thrust/FT-3.1', steps: async (page) => page.locator('article.here').getByRole('button', { name: /Example/ }).first().click() },
  { name: 'yard', route: '#/yard/full-thrust' },
  { name: 'yard-flaws', route: '#/yard/full-thrust', steps: press('+ Torpedo', 'One damage point more', 'One damage point more', 'One damage point more', 'One damage point more') },
  { name: 'lab', route: '#/lab/ftl' },
  { name: 'lab-match', route: '#/lab/ftl?scenario=close-quarters&seats=doctrine%2Crandom&battles=120&seed=3', steps: fought },
  { name: 'ships', route: '#/ships', steps: drawn },
  { name: 'lost', route: '#/nowhere' },
  { name: 'lost-battle', route: '#/table/nowhere' },
  ...[['full-thrust', 'line-duel'], ['simple-spaceships', 'duel'], ['black-skies', 'duel'], ['talon', 'duel']].map(([game, scenario]) => ({ name: `print-${game}`, route: `#/print/${game}/scenario/${scenario}` })),
].map((one) => ({ whole: true, ...one }));

/** What each game asks for, as the table asks it. */
const tables = [
  ['ftl-plot', 'crossing-courses', 8],
  ['full-thrust-orders', 'close-action', 4],
  ['full-thrust-fire', 'close-action', 5],
  ['full-thrust-fighters', 'carrier-strike', 1],
  ['full-thrust-attacks', 'carrier-strike', 8],
  ['full-thrust-scans', 'hide-and-seek', 1],
  ['simple-spaceships-assign', 'santa', 82],
  ['simple-spaceships-active', 'santa', 140],
  ['simple-spaceships-pick', 'patrol', 64],
  ['simple-spaceships-loss', 'patrol', 191],
  ['black-skies-toss', 'wings', 0],
  ['black-skies-deploy', 'squadron', 4],
  ['black-skies-decks', 'wings', 3],
  ['black-skies-option', 'wings', 16],
  ['black-skies-next', 'wings', 13],
  ['black-skies-fire', 'wings', 12],
  ['talon-power', 'war', 18],
  ['talon-move', 'war', 14],
  ['talon-fire', 'war', 19],
  ['talon-speeds', 'war', 32],
  ['talon-arc', 'war', 72],
].map(([name, battle, decisions]) => ({ name: `table-${name}`, battle: [battle, decisions] }));

const reveals = [
  ['ftl', 'crossing-courses', 10, 4000],
  ['full-thrust', 'close-action', 6, 1600],
  ['simple-spaceships', 'santa', 141, 700],
  ['black-skies', 'wings', 13, 900],
  ['talon', 'war', 20, 900],
].map(([game, battle, decisions, time]) => ({ name: `reveal-${game}`, battle: [battle, decisions], film: true, steps: film(time) }));

const moments = [
  { name: 'table-first', battle: ['close-action', 0] },
  { name: 'table-menu', battle: ['close-action', 4], steps: press(/^Battle:/) },
  { name: 'table-share', battle: ['close-action', 4], steps: async (page) => {
    await press(/^Battle:/, 'Share link')(page);
    await page.getByLabel('Link to this battle').waitFor();
  } },
  { name: 'table-picture', battle: ['close-action', 8], steps: kept('Picture…', (page) => page.locator('.seen .shown').waitFor({ timeout: 180_000 })) },
  { name: 'table-film', battle: ['close-action', 8], steps: kept('Film…', (page) => button(page, 'Save animated SVG').waitFor()) },
  { name: 'table-fork', battle: ['close-action', 4], steps: press(/^Battle:/, 'What if…') },
  { name: 'table-clause', battle: ['close-action', 4], steps: async (page) => {
    await page.locator('.log button.front').first().click();
    await page.getByRole('button', { name: /^Clause/ }).first().click();
  } },
  { name: 'table-refused', battle: ['crossing-courses', 6], steps: (page) => page.getByLabel(/^Whole (plot|order) as text$/).fill('A R-40') },
  { name: 'table-sealed', battle: ['close-action', 4], steps: async (page) => {
    await button(page, 'Seal').click();
    await button(page, /^Seal anyway$|^Reveal$/).first().waitFor();
    if (await button(page, 'Seal anyway').isVisible()) await button(page, 'Seal anyway').click();
    await button(page, 'Reveal').waitFor();
  } },
  { name: 'table-cover', battle: ['close-action', 4, 'seats'] },
  { name: 'table-watch', battle: ['close-action', 6, 'watch'] },
  { name: 'table-replay', battle: ['close-action', 8], steps: async (page) => {
    for (let at = 0; at < 4; at++) await page.keyboard.press('[');
  } },
];

const ends = [['ftl', 'crossing-courses'], ['full-thrust', 'close-action'], ['simple-spaceships', 'santa'], ['black-skies', 'wings'], ['talon', 'war']].map(([game, battle]) => ({ name: `over-${game}`, battle: [battle, Infinity] }));

/** Presses what stands in the form, to see a changed order on the board. */
const chosen = (name) => async (page) => {
  await page.locator('.form').getByRole('button', { name }).first().click();
};
/** The plain face: every question of a game in its form, a film, an end, a sheet and the first battle. */
const plain = [
  ...tables.map(({ name, battle }) => ({ name: name.replace('table-', ''), battle })),
  { name: 'full-thrust-ghost', battle: ['close-action', 4], steps: chosen('Starboard') },
  { name: 'simple-spaceships-fly', battle: ['santa', 140], steps: chosen(/^Fly/) },
  { name: 'full-thrust-refused', battle: ['close-action', 4], steps: (page) => page.getByLabel('Whole order as text').fill('A1 P2,+9') },
  ...[reveals[1], reveals[4], ends[1], ends[4]],
  { name: 'print', route: '#/print/talon/scenario/duel', whole: true },
  { name: 'learn', route: '#/learn/full-thrust', whole: true },
  { name: 'guide', route: '#/learn/full-thrust', steps: async (page) => {
    await press('Begin the first battle')(page);
    await page.locator('.table .actions .primary').waitFor();
  } },
].map((one) => ({ ...one, name: `plain-${one.name}`, plain: true }));

export const SCREENS = [...pages, ...tables, ...reveals, ...moments, ...ends, ...plain];
