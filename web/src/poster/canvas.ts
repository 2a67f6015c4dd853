/** Draws a picture's marks on a canvas. */
import medium from '../fonts/range-500.woff2?url';
import bold from '../fonts/range-700.woff2?url';
import type { Bitmaps } from './bitmaps.ts';
import type { Mark, Paint } from './marks.ts';

export const FAMILY = "'Range Semi Condensed', system-ui, sans-serif";
/** Width of the halo around letters, in pixels. */
const HALO = 4;

function paintOf(context: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const gradient = context.createLinearGradient(...paint.from, ...paint.to);
  for (const [at, colour] of paint.stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** Draws one mark. */
function mark(context: CanvasRenderingContext2D, one: Mark, bitmaps: Bitmaps): void {
  if (one.as === 'image') {
    const found = bitmaps.get(one.of);
    if (found) context.drawImage(found.canvas, found.x, found.y, found.wide, found.high);
    return;
  }
  if (one.as === 'text') return text(context, one);
  if ('opacity' in one && one.opacity !== undefined) context.globalAlpha = one.opacity;
  if (one.fill) context.fillStyle = paintOf(context, one.fill);
  if (one.stroke) context.strokeStyle = paintOf(context, one.stroke);
  context.lineWidth = one.width ?? 1;
  let path: Path2D;
  if (one.as === 'rect') {
    path = new Path2D();
    if (one.round) path.roundRect(one.x, one.y, one.wide, one.high, one.round);
    else path.rect(one.x, one.y, one.wide, one.high);
  } else if (one.as === 'circle') {
    path = new Path2D();
    path.arc(one.x, one.y, one.r, 0, Math.PI * 2);
  } else {
    path = new Path2D(one.d);
    if (one.view) {
      const moved = new Path2D();
      const { x, y, k } = one.view;
      moved.addPath(path, new DOMMatrix([k, 0, 0, k, x, y]));
      path = moved;
    }
    context.setLineDash([...(one.dash ?? [])]);
    context.lineCap = one.cap ?? 'butt';
    context.lineJoin = 'round';
  }
  if (one.fill) context.fill(path);
  if (one.stroke) context.stroke(path);
}

function text(context: CanvasRenderingContext2D, { x, y, size, weight, runs, anchor = 'start', halo }: Extract<Mark, { as: 'text' }>): void {
  const set = (own: number): void => { context.font = `${own} ${size}px ${FAMILY}`; };
  const wide = runs.map((run) => {
    set(run.weight ?? weight);
    return context.measureText(run.text).width;
  });
  const whole = wide.reduce((sum, one) => sum + one, 0);
  let at = anchor === 'start' ? x : anchor === 'end' ? x - whole : x - whole / 2;
  runs.forEach((run, n) => {
    set(run.weight ?? weight);
    if (halo) {
      context.strokeStyle = halo;
      context.lineWidth = HALO;
      context.lineJoin = 'round';
      context.globalAlpha = 0.9;
      context.strokeText(run.text, at, y);
      context.globalAlpha = 1;
    }
    context.fillStyle = run.fill;
    context.fillText(run.text, at, y);
    at += wide[n] ?? 0;
  });
}

/** Draws all marks, lowest first. */
export function draw(context: CanvasRenderingContext2D, marks: readonly Mark[], bitmaps: Bitmaps): void {
  context.imageSmoothingQuality = 'high';
  for (const one of marks) {
    context.save();
    mark(context, one, bitmaps);
    context.restore();
  }
}

/** Waits for the client's own fonts, and loads them if the page has not. */
export async function typeReady(): Promise<void> {
  const faces = await Promise.all(([[500, medium], [700, bold]] as const).map(async ([weight, address]) => {
    const known = await document.fonts.load(`${weight} 20px 'Range Semi Condensed'`).catch(() => []);
    return known.length > 0 ? null : new FontFace('Range Semi Condensed', `url(${new URL(address, document.baseURI).href})`, { weight: String(weight) }).load().catch(() => null);
  }));
  for (const face of faces) if (face) document.fonts.add(face);
}
