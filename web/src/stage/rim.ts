/** Light that is drawn more finely than the coarse sky: the rim of its world, and its sun. */
import type { Painting } from './hangar.ts';
import type { Limb } from './sky.ts';

/** Pairs of a share of the way from the inner to the outer radius and a strength in percent. */
type Rings = readonly (readonly [number, number])[];

/** Fills a picture with rings of light around a point. */
export function halo(context: CanvasRenderingContext2D, x: number, y: number, inner: number, outer: number, tint: string, rings: Rings): void {
  const glow = context.createRadialGradient(x, y, inner, x, y, outer);
  for (const [at, light] of rings) glow.addColorStop(at, `rgb(${tint} / ${light}%)`);
  context.fillStyle = glow;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** The rings of a rim in a picture with nothing to play, the line itself near 0.6. */
const BROAD: Rings = [[0, 0], [0.36, 7], [0.55, 22], [0.6, 62], [0.615, 90], [0.63, 48], [0.72, 15], [1, 0]];
/** The same under a battle: the line alone, so that the sky stays as dark as it must. */
const FINE: Rings = [[0.585, 0], [0.605, 36], [0.612, 62], [0.62, 16], [0.64, 0]];

/** Brightens the lit rim of a sky's world. scale: pixels of the picture for one of the sky. */
export function rim(context: CanvasRenderingContext2D, { air, light: [lx, ly], ...body }: Limb, scale: number, rings = BROAD): void {
  const layer = document.createElement('canvas');
  const into = layer.getContext('2d');
  if (!air || !into) return;
  const [x, y, radius] = [body.x * scale, body.y * scale, body.radius * scale];
  const { width, height } = context.canvas;
  [layer.width, layer.height] = [width, height];
  halo(into, x, y, radius * 0.8, radius * 1.13, air.join(' '), rings);
  const long = Math.hypot(lx, ly) / radius;
  const [dx, dy] = [lx / long, ly / long];
  const day = into.createLinearGradient(x - dx * 0.5, y - dy * 0.5, x + dx, y + dy);
  for (const [at, light] of [[0, 0], [0.55, 30], [1, 90]] as const) day.addColorStop(at, `rgb(0 0 0 / ${light}%)`);
  into.globalCompositeOperation = 'destination-in';
  into.fillStyle = day;
  into.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'lighter';
  context.drawImage(layer, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

/** Draws a painted sky on a canvas, with the fine rim of its world. scale: pixels of the canvas for one of the sky. */
export function refine(canvas: HTMLCanvasElement, { image, limb }: Painting, scale: number): void {
  const coarse = document.createElement('canvas');
  [coarse.width, coarse.height] = [image.width, image.height];
  coarse.getContext('2d')?.putImageData(image, 0, 0);
  [canvas.width, canvas.height] = [Math.ceil(image.width * scale), Math.ceil(image.height * scale)];
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(coarse, 0, 0, canvas.width, canvas.height);
  rim(context, limb, scale, FINE);
}
