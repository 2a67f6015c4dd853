/** With a finger: drags plot, a touch beside them pans, two fingers zoom. */
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { order, setUp } from './steps.ts';

type Spot = { x: number; y: number; id?: number };

async function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function drag(session: CDPSession, from: Spot, dx: number, dy: number): Promise<void> {
  await touch(session, 'touchStart', [from]);
  for (let step = 1; step <= 5; step++) await touch(session, 'touchMove', [{ x: from.x + (dx * step) / 5, y: from.y + (dy * step) / 5 }]);
  await touch(session, 'touchEnd', []);
}

async function middle(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`nothing to touch at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('fingers plot, pan and zoom @touch', async ({ page }) => {
  await setUp(page, 'captain', 'duel', { 2: 'random' });
  const session = await page.context().newCDPSession(page);
  await expect(order(page)).toHaveValue('idle');
  await drag(session, await middle(page, '[data-handle="sprint"] .knob'), 40, 3);
  await expect(order(page)).toHaveValue(/^A S\d/);
  await drag(session, await middle(page, '[data-handle="rotate"] .knob'), 30, -60);
  await expect(order(page)).toHaveValue(/^A R\d/);

  const camera = page.locator('svg.board > g').first();
  const before = (await camera.getAttribute('transform')) ?? '';
  await drag(session, { x: 200, y: 140 }, 30, -20);
  await expect(camera).not.toHaveAttribute('transform', before);
  const scale = async (): Promise<number> => Number(/scale\(([\d.]+)\)/.exec((await camera.getAttribute('transform')) ?? '')?.[1]);
  const small = await scale();
  await touch(session, 'touchStart', [{ x: 180, y: 140, id: 0 }, { x: 220, y: 140, id: 1 }]);
  await touch(session, 'touchMove', [{ x: 150, y: 140, id: 0 }, { x: 250, y: 140, id: 1 }]);
  await touch(session, 'touchEnd', []);
  expect(await scale()).toBeGreaterThan(small * 1.5);
  await expect(order(page)).toHaveValue(/^A R\d/);
});

test('the first page pauses its battle and opens its menu by a tap, and Escape closes the menu @handset', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Pause the battle' }).tap();
  await expect(page.getByRole('button', { name: 'Let the battle run' })).toBeVisible();
  const lab = page.getByRole('link', { name: 'Lab', exact: true });
  await expect(lab).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(lab).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lab).toBeHidden();
});
