/** The recorded battles of the gallery with motion on, long ones at both ends (`WHOLE=1`: whole): in every beat words stand clear of each other, of ships, of what rises and of panels. */
import { expect, test } from '@playwright/test';
import { BATTLES } from '../gallery/battles.mjs';
import { faultsOf } from './clear.ts';
import { looking, playFrom, sit, stretches } from './sitting.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Films run at this pace, and are looked at once in so many milliseconds: every 400 of the film. */
const PACE = 4;
const LOOK = 100;
const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }, { width: 820, height: 1180 }];

for (const [number, name] of Object.keys(BATTLES).entries()) {
  const colorScheme = number % 2 ? 'light' : 'dark';
  const viewport = SIZES[number % SIZES.length] ?? { width: 1440, height: 900 };
  test.describe(name, () => {
    test.use({ colorScheme, viewport });
    test(`words stand clear while it moves, ${viewport.width} wide, ${colorScheme}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const turns = await sit(page, name, Infinity, true, PACE);
      const found = new Map<string, string>();
      let [looks, most, at] = [0, 0, 0];
      const began = Date.now();
      for (const [first, last] of stretches(turns)) {
        await playFrom(page, first);
        for (; looks < 9000; looks++) {
          await page.clock.fastForward(LOOK);
          const { faults, count } = await faultsOf(page, true);
          most = Math.max(most, count);
          at = await looking(page);
          for (const fault of faults) if (!found.has(`${at} ${fault}`)) found.set(`${at} ${fault}`, `decision ${at}: ${fault}`);
          if (at > last || (at >= turns && !(await page.getByRole('button', { name: 'Pause' }).isVisible()))) break;
        }
        expect(at, 'the last decision of the stretch is reached').toBeGreaterThanOrEqual(last);
      }
      console.log(`${name}: ${looks} looks at ${turns} decisions in ${Math.round((Date.now() - began) / 1000)} s, ${found.size} faults`);
      expect([...new Set(errors)], 'the page draws on').toEqual([]);
      expect([...found.values()]).toEqual([]);
      expect(most, 'there was something to read').toBeGreaterThan(1);
    });
  });
}
