/** Beats under the player's hand: a tap goes on to the next, a hold ends them all, a pan stops the camera until something else is decided. */
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { act, give, log } from './steps.ts';
import { playFrom, sit } from './sitting.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A place on the board where no panel lies and no ship is likely to be. */
const SPOT = { x: 150, y: 330 };
/** Milliseconds that a finger rests to hold. */
const HELD = 700;

/** One finger, or the mouse where there is no touch. */
class Finger {
  constructor(readonly page: Page, readonly session: CDPSession | null) {}
  static async of(page: Page, touches: boolean | undefined): Promise<Finger> {
    return new Finger(page, touches ? await page.context().newCDPSession(page) : null);
  }
  async down(): Promise<void> {
    if (this.session) return void (await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [SPOT] }));
    await this.page.mouse.move(SPOT.x, SPOT.y);
    await this.page.mouse.down();
  }
  async move(dx: number, dy: number): Promise<void> {
    const [x, y] = [SPOT.x + dx, SPOT.y + dy];
    if (this.session) await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    else await this.page.mouse.move(x, y);
  }
  async up(): Promise<void> {
    if (this.session) await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    else await this.page.mouse.up();
  }
}
/** The second volley's phase of a battle, sealed and opened: the film stands at its beginning. */
async function revealed(page: Page): Promise<void> {
  await sit(page, 'close-action', 1);
  await give(page, 'A1 > B2: A1, A2, B1, B2, B3, B4; A2 > B2: A1, B1, B2', /Seal/);
  const open = act(page, 'Reveal');
  const anyway = act(page, 'Seal anyway');
  await expect(open.or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(open).not.toHaveAttribute('aria-disabled', 'true');
  await open.click();
  await expect(act(page, 'Skip')).toBeVisible();
  await page.clock.runFor(100);
}
const camera = (page: Page): Promise<string | null> => page.locator('svg.board > g').first().getAttribute('transform');

test('a tap on the board goes on to the next volley, a pan does not, and a hold ends the phase and loses nothing @phone', async ({ page, hasTouch }) => {
  await revealed(page);
  const finger = await Finger.of(page, hasTouch);
  const told = page.locator('.phase .ask');
  for (let beat = 0; beat < 40 && !(await told.textContent())?.startsWith('Volley'); beat++) await page.clock.runFor(100);
  for (const volley of [1, 2, 3]) {
    await expect(told).toHaveText(new RegExp(`^Volley ${volley} of \\d+\\. Tap for the next\\.$`));
    await finger.down();
    await finger.move(2, 1);
    await finger.up();
    await page.clock.runFor(50);
  }
  await expect(told).toHaveText(/^Volley 4 of/);
  await finger.down();
  await finger.move(20, 0);
  await finger.move(60, 10);
  await finger.up();
  await page.clock.runFor(50);
  await expect(told, 'a pan').toHaveText(/^Volley 4 of/);
  await finger.down();
  await page.clock.runFor(HELD);
  await finger.up();
  await expect(act(page, /^(Seal|Write)/).first()).toBeVisible();
  const lines = await log(page).locator('.cards > li').allTextContents();
  expect(lines.length).toBeGreaterThan(4);
  // The same decision, looked at again as it was recorded.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('[');
  await expect(page.getByText(/^Looking back/)).toBeVisible();
  await expect(log(page).locator('.cards > li')).toHaveText(lines);
});

test('on a phone the speaker can be reached while a turn is revealed @handset', async ({ page }) => {
  await revealed(page);
  await page.getByRole('button', { name: 'Sound is off' }).click();
  const choice = page.getByRole('group', { name: 'Sound' });
  await expect(choice).toBeInViewport({ ratio: 1 });
  await choice.getByLabel('Sound').check();
  await expect(page.getByRole('button', { name: /^Sound is on/ })).toBeVisible();
});

test('a pan stops the camera for what is revealed, and no longer', async ({ page }) => {
  await sit(page, 'close-action', Infinity);
  await playFrom(page, 2);
  await page.clock.runFor(600);
  const finger = await Finger.of(page, false);
  await finger.down();
  for (const far of [20, 200, 500]) await finger.move(far, far / 2);
  await finger.up();
  const panned = await camera(page);
  await page.clock.runFor(6000);
  expect(await camera(page), 'the camera stays where the hand left it').toBe(panned);
  await playFrom(page, 4);
  await page.clock.runFor(2000);
  expect(await camera(page), 'the next decision is in frame again').not.toBe(panned);
});
