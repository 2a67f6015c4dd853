/** End-to-end tests: the built client behind a plain static server, in three sizes of window. */
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
/** Where the built client is served already, to be tested there. */
const served = process.env['CLIENT_URL'];
/** Where a test runs is in its title: without a tag on the desktop alone, `@phone` on the phone too, `@all` everywhere; `@touch` on tablet and
    phone alone, `@handset` on the phone alone. */
const TOUCH = /@touch|@handset/;
/** Most tests look at what is sealed before it opens; what a new player's first battle does is a test of its own. */
const byHand = { cookies: [], origins: [{ origin: new URL(served ?? 'http://127.0.0.1:4173/').origin, localStorage: [{ name: 'firing-arc:habits', value: '{"atOnce":false,"pace":0}' }] }] };
const browser = { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] };

export default defineConfig({
  testDir: 'e2e',
  timeout: 300_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: { baseURL: served ?? 'http://127.0.0.1:4173/', launchOptions: browser, storageState: byHand, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: TOUCH },
    { name: 'tablet', use: { viewport: { width: 820, height: 1180 }, hasTouch: true }, grep: /@all|@touch/ },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@all|@phone|@touch|@handset/ },
  ],
  ...(served ? {} : { webServer: { command: 'npm run preview', url: 'http://127.0.0.1:4173/', reuseExistingServer: true } }),
});
