/** Words and numbers on the board: none covers another, none lies under a panel, none leaves the window. */
import { expect, type Page } from '@playwright/test';

export interface Seen { what: string; box: [number, number, number, number] }

/** Returns what stands on the board in words, what rises and points beside it, and what lies over the board. */
export async function seen(page: Page): Promise<{ labels: Seen[]; marks: Seen[]; ships: Seen[]; panels: Seen[]; width: number; height: number }> {
  return page.evaluate(() => {
    const boxes = (selector: string): Seen[] =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { left, right, width, ...tall } = element.getBoundingClientRect();
        // The box of a text is as high as its line; its letters reach from the top of an h to the foot of a p.
        const letters = (Number.parseFloat(getComputedStyle(element).fontSize) * 16) / 14;
        const air = element.tagName === 'text' ? Math.max(0, (tall.height - letters) / 2) : 0;
        const [top, bottom] = [tall.top + air, tall.bottom - air];
        const drawn = width > 0 && Number(element.closest('[opacity]')?.getAttribute('opacity') ?? 1) > 0.2;
        return drawn ? [{ what: element.textContent?.trim() || element.tagName, box: [left, top, right, bottom] as [number, number, number, number] }] : [];
      });
    return {
      labels: [...boxes('.table [data-label] text:first-of-type'), ...boxes('.table [data-note] text:first-of-type'), ...boxes('.table [data-slip] rect.slip')],
      marks: [...boxes('.table .pop text'), ...boxes('.table text.range'), ...boxes('.table .tell text')],
      // Of a hull, what is surely drawn: a box half as wide as its circle.
      ships: boxes('.table .scene circle.hull').map(({ what, box: [x0, y0, x1, y1] }) => ({ what, box: [x0 + (x1 - x0) / 4, y0 + (y1 - y0) / 4, x1 - (x1 - x0) / 4, y1 - (y1 - y0) / 4] as [number, number, number, number] })),
      panels: boxes('.table .glass'),
      width: innerWidth,
      height: innerHeight,
    };
  });
}

/** By how many pixels two boxes cover each other in the lesser direction. */
function covers([a0, a1, a2, a3]: Seen['box'], [b0, b1, b2, b3]: Seen['box']): number {
  return Math.min(Math.min(a2, b2) - Math.max(a0, b0), Math.min(a3, b3) - Math.max(a1, b1));
}
/** A hair is let pass. */
const HAIR = 1.5;

/** Returns every fault of what is seen now, in words, and how many labels there are; looked at closely, no label lies on a ship, a rising number or a range either. */
export async function faultsOf(page: Page, closely = false): Promise<{ faults: string[]; count: number }> {
  const { labels, marks, ships, panels, width, height } = await seen(page);
  const faults: string[] = [];
  for (const [at, one] of labels.entries()) for (const other of labels.slice(at + 1)) if (covers(one.box, other.box) > HAIR) faults.push(`${one.what} and ${other.what}`);
  if (closely)
    for (const one of labels) {
      for (const mark of marks) if (covers(one.box, mark.box) > HAIR) faults.push(`${one.what} and ${mark.what}`);
      for (const ship of ships) if (covers(one.box, ship.box) > HAIR) faults.push(`${one.what} on a ship`);
    }
  for (const one of [...labels, ...marks]) {
    for (const panel of panels) if (covers(one.box, panel.box) > HAIR) faults.push(`${one.what} under a panel`);
    if (one.box[0] < 0 || one.box[1] < 0 || one.box[2] > width || one.box[3] > height) faults.push(`${one.what} out of the window`);
  }
  return { faults, count: labels.length };
}

/** Fails where anything stands in the way of anything; returns how many labels there are. */
export async function hold(page: Page, when: string): Promise<number> {
  const { faults, count } = await faultsOf(page);
  expect(faults, when).toEqual([]);
  return count;
}
