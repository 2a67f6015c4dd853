/** Steps of tests in which several people meet in a room: on devices of their own, at a server that can be stopped. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { ROOMS } from './addresses.ts';
import { button, order } from './steps.ts';

/** The program that keeps the rooms, where it is named. */
export const program = process.env['FIRING_ARC'];
/** The address of a page with rooms: of that program, or one that is served already. */
export const rooms = program ? ROOMS : process.env['CLIENT_URL'];
if (!rooms && process.env['CI']) throw new Error('FIRING_ARC is not set: `cargo xtask test` sets it to the program it built');
/** Said of tests that are left out. */
export const NO_ROOMS = 'needs rooms: set FIRING_ARC to the program, or CLIENT_URL to a page that `firing-arc serve --data` serves';

/** Plots at rest are asked for by hand, and a reveal shows its cards alone. */
const HABITS = '{"atOnce":false,"pace":0}';

/** The form of a phone. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Another device: a browser that knows nothing of the first. */
export async function device(browser: Browser, baseURL: string | undefined, form: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...form, ...(baseURL ? { baseURL } : {}) });
  await context.addInitScript((habits) => {
    try {
      localStorage.setItem('firing-arc:habits', habits);
    } catch {
      // A browser that keeps nothing.
    }
  }, HABITS);
  return { context, page: await context.newPage() };
}

/** Opens the page that makes a battle, with a scenario chosen. */
export async function choose(page: Page, game: string, scenario: string, name = '', at = './'): Promise<void> {
  await page.goto(`${at}#/friend/${game}`);
  await page.getByLabel('Scenario', { exact: true }).selectOption(scenario);
  if (name) await page.getByLabel(/^Your name/).fill(name);
}

/** Makes the battle that is chosen; returns its invitation. */
export async function invite(page: Page): Promise<string> {
  await button(page, 'Make the link').click();
  return page.getByLabel('Invitation', { exact: true }).inputValue();
}

export async function sitDown(page: Page, link: string, name = ''): Promise<void> {
  await page.goto(link);
  if (name) await page.getByLabel(/^Your name/).fill(name);
  await button(page, 'Join the battle').click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Writes an order and seals it; an empty one is meant. */
export async function seal(page: Page, text: string): Promise<void> {
  await order(page).fill(text);
  await button(page, /^Seal(: no order)?$/).click();
}

export async function decided(pages: readonly Page[], decisions: number): Promise<void> {
  for (const page of pages) await expect(page.locator('.table')).toHaveAttribute('data-decisions', String(decisions));
}

/** Finds the table's region about the players. */
export function players(page: Page): ReturnType<Page['locator']> {
  return page.getByRole('region', { name: 'Players' });
}

export async function more(page: Page): Promise<void> {
  await button(page, 'More about the players').click();
}

/** The connection of a page: once it is cut, open sockets end and nothing goes through. Playwright's own `setOffline` lets a socket live. */
export class Cable {
  #cut = false;
  readonly #sockets = new Set<() => Promise<unknown>>();

  private constructor(readonly page: Page) {}
  /** Lays the cable of a page, before it opens a battle. */
  static async to(page: Page): Promise<Cable> {
    const cable = new Cable(page);
    await page.routeWebSocket(/\/live$/, (near) => {
      if (cable.#cut) return void near.close();
      const far = near.connectToServer();
      const end = (): Promise<unknown> => Promise.all([near.close(), far.close()]);
      cable.#sockets.add(end);
      near.onClose((code, why) => {
        cable.#sockets.delete(end);
        void far.close({ ...(code ? { code } : {}), ...(why ? { reason: why } : {}) });
      });
    });
    return cable;
  }
  /** Cuts it, and waits until the page has noticed. */
  async cut(): Promise<void> {
    await expect.poll(() => this.#sockets.size, 'a socket is there to be cut').toBeGreaterThan(0);
    this.#cut = true;
    await this.page.context().setOffline(true);
    await Promise.all([...this.#sockets].map((end) => end()));
    this.#sockets.clear();
    await expect(lost(this.page)).toBeVisible();
  }
  /** Joins it again. */
  async mend(): Promise<void> {
    this.#cut = false;
    await this.page.context().setOffline(false);
  }
}

/** Said while the server is not heard. */
export function lost(page: Page): ReturnType<Page['locator']> {
  return page.getByText('The connection is lost', { exact: false });
}

/** A server of one test alone, with rooms that outlive it. */
export class House {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'firing-arc-house-'));
  readonly #address: string;
  #running: ChildProcess | null = null;

  private constructor(readonly program: string, port: number) {
    this.#address = `127.0.0.1:${port}`;
    this.url = `http://${this.#address}/`;
  }
  static async open(program: string): Promise<House> {
    const house = new House(program, await freePort());
    await house.start();
    return house;
  }
  async start(): Promise<void> {
    const client = new URL('../dist', import.meta.url).pathname;
    this.#running = spawn(this.program, ['serve', '--address', this.#address, '--client', client, '--data', this.#folder], { stdio: 'ignore' });
    await expect.poll(() => fetch(`${this.url}api/open`).then((answer) => answer.ok, () => false), { timeout: 60_000 }).toBe(true);
  }
  /** Ends it at once, as a power cut does. */
  async kill(): Promise<void> {
    const running = this.#running;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await ended;
    this.#running = null;
  }
  /** Copies the rooms while it runs; returns the copy. */
  backup(name: string): string {
    const copy = join(this.#folder, name);
    execFileSync(this.program, ['backup', '--data', this.#folder, copy], { stdio: 'ignore' });
    return copy;
  }
  /** Puts a copy in the place of the rooms, as docs/serve.md says; the server does not run. */
  restore(copy: string): void {
    for (const file of ['rooms.db', 'rooms.db-wal', 'rooms.db-shm']) rmSync(join(this.#folder, file), { force: true });
    copyFileSync(copy, join(this.#folder, 'rooms.db'));
  }
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const asked = createServer();
    asked.once('error', failed);
    asked.listen(0, '127.0.0.1', () => {
      const address = asked.address();
      asked.close(() => (typeof address === 'object' && address ? done(address.port) : failed(new Error('no port is free'))));
    });
  });
}
