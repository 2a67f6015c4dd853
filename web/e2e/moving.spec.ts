/** The recorded battles of the gallery with motion on, long ones in their first thirty decisions: in every beat words stand clear of each other, of ships, of what rises and of panels. */
import { expect, test } from '@playwright/test';
import { BATTLES } from '../gallery/battles.mjs';
import { faultsOf } from './clear.ts';
import { looking, playFrom, sit } from './sitting.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Films run at this pace, and are looked at once in so many milliseconds: every 600 of the film. */
const PACE = 4;
const LOOK = 150;
/** So many decisions of a battle are looked at, at most. */
const MOST = 30;
const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }, { width: 820, height: 1180 }];

for (const [at, name] of Object.keys(BATTLES).entries()) {
  const colorScheme = at % 2 ? 'light' : 'dark';
  const viewport = SIZES[at % SIZES.length] ?? { width: 1440, height: 900 };
  test.describe(name, () => {
    test.use({ colorScheme, viewport });
    test(`words stand clear while it moves, ${viewport.width} wide, ${colorScheme}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const turns = await sit(page, name, Infinity, true, PACE);
      await playFrom(page, 1);
      const found = new Map<string, string>();
      let [looks, most, last] = [0, 0, 0];
      const began = Date.now();
      for (; looks < 4000; looks++) {
        await page.clock.fastForward(LOOK);
        const { faults, count } = await faultsOf(page, true);
        most = Math.max(most, count);
        last = await looking(page);
        for (const fault of faults) if (!found.has(`${last} ${fault}`)) found.set(`${last} ${fault}`, `decision ${last}: ${fault}`);
        if (last > MOST || (last >= turns && !(await page.getByRole('button', { name: 'Pause' }).isVisible()))) break;
      }
      console.log(`${name}: ${looks} looks at ${turns} decisions in ${Math.round((Date.now() - began) / 1000)} s, ${found.size} faults`);
      expect([...new Set(errors)], 'the page draws on').toEqual([]);
      expect([...found.values()]).toEqual([]);
      expect(last, 'the last decision is reached').toBeGreaterThanOrEqual(Math.min(turns, MOST));
      expect(most, 'there was something to read').toBeGreaterThan(1);
    });
  });
}
