/** End-to-end tests in three sizes of window: the built client behind a plain server of files, and behind `firing-arc serve` where rooms are tested. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { FILES, PORT, ROOMS } from './e2e/addresses.ts';

const executablePath = process.env['CHROMIUM_PATH'];
/** The address at which the built client is served already, to be tested there. */
const served = process.env['CLIENT_URL'];
/** The program `firing-arc` that keeps the rooms of these tests, in a new folder for each run. */
const program = process.env['FIRING_ARC'];
/** The title of a test says in which windows it runs: without a tag on the desktop alone; `@phone` on the phone too; `@all` on the tablet too, for what the
    size of the window decides; `@touch` on tablet and phone alone; `@handset` on the phone alone. */
const TOUCH = /@touch|@handset/;
/** Most tests look at what is sealed before it opens; what a new player's first battle does is a test of its own. */
const byHand = { cookies: [], origins: [served ?? FILES, ROOMS].map((at) => ({ origin: new URL(at).origin, localStorage: [{ name: 'firing-arc:habits', value: '{"atOnce":false,"pace":0,"suggest":false}' }] })) };
/** The servers: plain files, and rooms where the program is named. */
const files = { command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort`, url: FILES, reuseExistingServer: true };
const rooms = {
  command: `"${program}" serve --address ${new URL(ROOMS).host} --client dist --rooms-an-hour 10000 --log-level warn --data "${join(tmpdir(), `firing-arc-e2e-${process.pid}`)}"`,
  url: `${ROOMS}api/open`,
  reuseExistingServer: false,
};
const browser = { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] };

export default defineConfig({
  testDir: 'e2e',
  timeout: 300_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // On the builder's machine a test that fails is tried once more, and the list names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  reporter: [['list']],
  use: { baseURL: served ?? FILES, launchOptions: browser, storageState: byHand, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: TOUCH },
    { name: 'tablet', use: { viewport: { width: 820, height: 1180 }, hasTouch: true }, grep: /@all|@touch/ },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@all|@phone|@touch|@handset/ },
  ],
  webServer: [...(served ? [] : [files]), ...(program ? [rooms] : [])],
});
