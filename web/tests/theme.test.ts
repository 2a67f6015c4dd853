/** The theme: the system's until the player chooses one. */
import { afterEach, expect, it, vi } from 'vitest';
import { Look } from '../src/lib/theme.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose system theme the test changes. */
function page(kept: Record<string, string> = {}): { shown: () => string | undefined; system: (light: boolean) => void } {
  const dataset: Record<string, string> = {};
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) });
  return { shown: () => dataset['theme'], system: (light) => void query.dispatchEvent(Object.assign(new Event('change'), { matches: light })) };
}

it('follows the system while the page is open', () => {
  const { shown, system } = page();
  const look = new Look();
  look.start();
  const seen = [shown()];
  system(true);
  seen.push(shown());
  expect([seen, look.dark()]).toEqual([['dark', 'light'], false]);
});

it('stays as the player chose, now and later', () => {
  const kept: Record<string, string> = {};
  const { shown, system } = page(kept);
  const look = new Look();
  look.start();
  look.turn();
  system(true);
  system(false);
  expect(shown()).toBe('light');
  const later = page(kept);
  new Look().start();
  later.system(false);
  expect(later.shown()).toBe('light');
});
