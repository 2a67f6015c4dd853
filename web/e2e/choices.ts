/** The choices of a player on the first page's battles: what the engine says of the record that the browser keeps. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { engine, type Ask } from '../bundles.ts';

const WASM = join(import.meta.dirname, '../src/wasm');
/** The seat of the person in a battle that begins on the first page. */
const SEAT = 1;
/** Words of orders that do nothing. */
const NOTHING = /^(idle|done|hold|draw)$/;
const engines = new Map<string, Promise<Ask>>();

/** The record of the battle that was saved last. */
async function record(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('firing-arc:battle:')).map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { saved: number; record: string });
    return kept.sort((a, b) => b.saved - a.saved)[0]?.record ?? '';
  });
}

/** Returns the number of orders that the player may give now, or null if they are too many to count. Fails if nothing is asked of the player. */
export async function choices(page: Page): Promise<{ size: string | null; at: string }> {
  const text = await record(page);
  const game = /^game (\S+)/m.exec(text)?.[1] ?? '';
  if (!engines.has(game)) engines.set(game, engine(WASM, game));
  const ask = await engines.get(game)!;
  const { battle, status } = ask('open', { record: text });
  try {
    if (!status.demand.includes(SEAT)) throw new Error(`the player is asked, but the rules ask ${status.demand}: ${status.ask}`);
    return { size: ask('outline', { battle, seat: SEAT }).size, at: `decision ${status.decisions + 1}: ${status.ask}` };
  } finally {
    ask('close', { battle });
  }
}

/** Returns the player's orders in the record that do something. */
export async function mattering(page: Page): Promise<string[]> {
  const own = [...(await record(page)).matchAll(new RegExp(`^> ${SEAT} +(.*)$`, 'gm'))].map((one) => one[1] ?? '');
  return own.filter((one) => !NOTHING.test(one));
}
