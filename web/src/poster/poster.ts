/** Makes pictures of a battle: lays one out, makes its bitmaps, and gives it as PNG or SVG. Fetched when a picture is first asked for. */
import { bitmapsOf, blank, type Bitmaps } from './bitmaps.ts';
import { draw, typeReady } from './canvas.ts';
import { factsOf } from './facts.ts';
import type { FormatName } from './frame.ts';
import { planOf, type Plan, type Subject } from './plan.ts';
import { addressesOf, svgOf, typeStyle } from './svg.ts';
import type { Theme } from '../ships/palette.ts';

export interface Poster { plan: Plan; bitmaps: Bitmaps; canvas: HTMLCanvasElement }

/** Makes a picture and draws it. */
export async function makePoster(subject: Subject, format: FormatName, theme: Theme, told: (share: number) => void = () => undefined): Promise<Poster> {
  const [facts] = await Promise.all([factsOf(subject.game, subject.turns), typeReady()]);
  const plan = planOf(subject, facts, format, theme);
  const bitmaps = await bitmapsOf(subject, plan, told);
  const [canvas, context] = blank(plan.format.wide, plan.format.high);
  draw(context, plan.marks, bitmaps);
  return { plan, bitmaps, canvas };
}

/** Returns a picture as a file. */
export async function posterFile({ plan, bitmaps, canvas }: Poster, kind: 'png' | 'svg'): Promise<Blob> {
  if (kind === 'svg') {
    const { wide, high } = plan.format;
    const text = svgOf(plan.marks, bitmaps, await addressesOf(bitmaps), { wide, high, title: plan.title, about: plan.about, style: await typeStyle() });
    return new Blob([text], { type: 'image/svg+xml' });
  }
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('This browser gives no picture of the canvas. Take the SVG instead.'))), 'image/png'));
}
