/* The moments of the gallery: each is a picture's name, its size and theme, the battle it is of, and what is done at the table. */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const order = (page) => page.getByLabel(/^Whole (plot|order) as text$/);
/** Types an order and waits until the table has read it. */
const type = (text) => async (page) => {
  await order(page).fill(text);
  await order(page).press('Enter');
  await page.waitForTimeout(600);
};
/** Takes a piece in hand by its button in the panel. */
const take = (name) => async (page) => {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).first().click();
  await page.waitForTimeout(300);
};
const then = (...steps) => async (page) => {
  for (const step of steps) await step(page);
};
/** Runs the film of a revealed decision up to a moment, in milliseconds, and holds it there. */
const reveal = (back, time) => async (page) => {
  for (let at = 0; at < back; at++) await page.keyboard.press('[');
  await page.keyboard.press('Space');
  await page.clock.runFor(time);
};

/** Plays the decision before this one up to one of its volleys, and so many milliseconds into it. */
const volley = (number, time) => async (page) => {
  await reveal(1, 0)(page);
  const heading = page.locator('.phase', { hasText: `Volley ${number} of` });
  for (let at = 0; at < 600 && (await heading.count()) === 0; at++) await page.clock.runFor(50);
  await page.clock.runFor(time);
};

/** `dense`: how many pixels of the screen there are to one of the page, where more than one; `decisions`: how many are played before; `film`: whether the page's clock is ours, so that a film stops where it should. */
export const MOMENTS = [
  { name: 'ft-plot', size: DESKTOP, theme: 'dark', battle: ['three-abreast', 2], steps: type('A1 S1,+3') },
  { name: 'ft-plot-phone', size: PHONE, dense: 2, theme: 'dark', battle: ['two-and-two', 0], steps: type('A1 S2,+2') },
  { name: 'ft-plot-paper', size: DESKTOP, theme: 'light', battle: ['three-abreast', 2], steps: type('A1 S1,+3') },
  { name: 'ft-volley', size: DESKTOP, theme: 'dark', battle: ['fleet-action', 4], film: true, steps: volley(1, 770) },
  { name: 'ftl-plot', size: DESKTOP, theme: 'dark', battle: ['head-on', 6], steps: then(type('A L; A.2 S5.5'), take('Missile A.2')) },
  { name: 'talon', size: DESKTOP, theme: 'dark', battle: ['war-abreast', 19] },
  { name: 'black-skies', size: DESKTOP, theme: 'dark', battle: ['pairs-passing', 30], steps: type('next Right') },
  { name: 'santa', size: DESKTOP, theme: 'dark', battle: ['santa-pressed', 70], steps: type('fly 4') },
  { name: 'home', size: DESKTOP, theme: 'dark', route: '#/', shelf: [['first-pass', 2], ['crossing-courses', 8]] },
  { name: 'home-phone', size: PHONE, dense: 2, theme: 'dark', route: '#/', shelf: [['first-pass', 2]] },
  { name: 'ships', size: { width: 1440, height: 1200 }, theme: 'dark', route: '#/ships' },
  { name: 'poster', size: { width: 1080, height: 1350 }, theme: 'dark', battle: ['flagship-lost', Infinity], poster: [] },
  { name: 'poster-wide', size: DESKTOP, theme: 'dark', battle: ['flagship-lost', Infinity], poster: [/^Wide/] },
  { name: 'poster-paper', size: DESKTOP, theme: 'light', battle: ['flagship-lost', Infinity], poster: ['Paper'] },
  { name: 'poster-wide-paper', size: DESKTOP, theme: 'light', battle: ['flagship-lost', Infinity], poster: [/^Wide/, 'Paper'] },
];
