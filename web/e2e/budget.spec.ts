/** Size of a first visit, in bytes as they come over the wire: the page, and one engine when a table needs it. */
import { expect, test } from '@playwright/test';
import { button } from './steps.ts';

const BOUND = 600_000;

test('Home needs no engine, and a table loads that of its own game alone', async ({ page }) => {
  const weights = new Map<string, number>();
  const plain: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (weights.has(pathname) || !response.ok()) return;
    if (/\.(?:html|css|js|wasm)$/.test(pathname) && response.headers()['content-encoding'] !== 'br') plain.push(pathname);
    weights.set(pathname, Number(response.headers()['content-length']));
  });
  const engines = () => [...weights.keys()].filter((path) => path.endsWith('.wasm')).map((path) => /([a-z-]+)_bg/.exec(path)?.[1]);
  await page.goto('./#/');
  await expect(page.locator('.skirmish svg').first()).toBeVisible();
  await page.goto('./#/new/ftl/captain');
  await expect(button(page, 'Begin')).toBeEnabled();
  expect(engines(), 'what games there are, and how they look, is known without any engine').toEqual([]);
  await button(page, 'Begin').click();
  await expect(page.getByLabel('Whole plot as text')).toBeVisible();
  expect(engines()).toEqual(['ftl']);
  const sum = [...weights.values()].reduce((all, one) => all + one, 0);
  console.log(`Home and a table of ftl: ${sum} bytes transferred, of ${BOUND} allowed`);
  expect(plain, 'everything that gains by compression comes compressed').toEqual([]);
  expect([...weights.keys()].filter((path) => path.endsWith('.woff2')).length, 'the page comes with its own type').toBe(2);
  expect(sum).toBeGreaterThan(200_000);
  expect(sum).toBeLessThan(BOUND);
});
