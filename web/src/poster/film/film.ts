/** Makes films of a battle: as a video where the browser can record one, as an animated SVG everywhere. */
import { atlas } from '../../ships/atlas.ts';
import { light } from '../../ships/lit.ts';
import type { Theme } from '../../ships/palette.ts';
import { berthOf } from '../../stage/designs.ts';
import { seedOf } from '../../stage/noise.ts';
import { blank, pause, skyOf } from '../bitmaps.ts';
import type { Subject } from '../plan.ts';
import { addressOf, bitmapBlob, typeStyle } from '../svg.ts';
import { animatedSvg, motionOf } from './animated.ts';
import { HIGH, Painter, WIDE } from './paint.ts';
import { Cancelled, record } from './record.ts';
import { reelOf, type Length } from './reel.ts';

export { Cancelled, recordable } from './record.ts';
export { reelOf, type Length } from './reel.ts';

/** Records a film. */
export async function filmOf(subject: Subject, length: Length, theme: Theme, kind: string, told: (share: number) => void, signal: AbortSignal, seen: (canvas: HTMLCanvasElement) => void): Promise<Blob> {
  const reel = reelOf(subject, length);
  const painter = new Painter(subject, reel, theme);
  seen(painter.canvas);
  try {
    return await record(painter, reel, kind, told, signal);
  } finally {
    painter.close();
  }
}

/** Writes a film as an animated SVG. */
export async function animatedOf(subject: Subject, length: Length, theme: Theme, told: (share: number) => void, signal: AbortSignal): Promise<Blob> {
  const reel = reelOf(subject, length);
  const motion = motionOf(subject, reel);
  const ships = new Map<number, { address: string; reach: number }>();
  for (const [at, { actor, unit }] of motion.courses.entries()) {
    if (signal.aborted) throw new Cancelled('cancelled');
    told((at + 1) / (motion.courses.length + 1));
    const berth = berthOf(subject.game, actor);
    if (!berth) continue;
    const [maps, holes] = await Promise.all([atlas().maps(berth.design), atlas().holes(seedOf(actor.name) % 4)]);
    const { livery } = berth.design;
    const { width, height, data } = light(maps, holes, { px: unit, heading: 0, side: actor.side, theme, state: actor.wreck ? 'wreck' : 'ship', damage: actor.wreck ? 4 : berth.damage, seed: seedOf(actor.name) % 4, flames: actor.wreck ? [] : berth.design.engines, ...(livery ? { livery } : {}) });
    const [canvas, context] = blank(width, height);
    context.putImageData(new ImageData(data, width, height), 0, 0);
    ships.set(at, { address: await addressOf(await bitmapBlob({ canvas })), reach: width / 2 });
    await pause();
  }
  const sky = theme === 'dark' ? await addressOf(await bitmapBlob({ canvas: await skyOf(subject.game, subject.seed, WIDE, HIGH, [], 1.15), solid: true })) : null;
  if (signal.aborted) throw new Cancelled('cancelled');
  told(1);
  return new Blob([animatedSvg(subject, reel, motion, theme, { ships, sky, style: await typeStyle() })], { type: 'image/svg+xml' });
}
