/** Writes a picture as an SVG file that opens on its own: tracks and text as vectors, ships as embedded bitmaps, the fonts embedded. */
import medium from '../fonts/range-500.woff2?url';
import bold from '../fonts/range-700.woff2?url';
import type { Bitmap, Bitmaps } from './bitmaps.ts';
import { FAMILY } from './canvas.ts';
import { short, type Mark, type Paint, type Run } from './marks.ts';

/** Escapes text for XML. */
export function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
}

function attributes(of: Record<string, string | number | undefined>): string {
  return Object.entries(of).map(([name, value]) => (value === undefined ? '' : ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : plain(value)}"`)).join('');
}

/** Writes marks as the elements of a file. Gradients go to its definitions. */
export class Writer {
  readonly defs: string[] = [];
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #bitmaps: Bitmaps;
  constructor(bitmaps: Bitmaps, addresses: ReadonlyMap<string, string>) {
    this.#bitmaps = bitmaps;
    this.#addresses = addresses;
  }
  #paint(paint: Paint | undefined): string {
    if (paint === undefined) return 'none';
    if (typeof paint === 'string') return paint;
    const id = `g${this.defs.length}`;
    const stops = paint.stops.map(([at, colour]) => {
      const part = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(colour);
      return part ? `<stop offset="${at}" stop-color="rgb(${part[1]},${part[2]},${part[3]})" stop-opacity="${part[4]}"/>` : `<stop offset="${at}" stop-color="${colour}"/>`;
    });
    this.defs.push(`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${paint.from[0]}" y1="${paint.from[1]}" x2="${paint.to[0]}" y2="${paint.to[1]}">${stops.join('')}</linearGradient>`);
    return `url(#${id})`;
  }
  one(mark: Mark): string {
    if (mark.as === 'image') return this.#image(mark);
    if (mark.as === 'text') return this.#text(mark);
    const line = { fill: this.#paint(mark.fill), ...(mark.stroke ? { stroke: this.#paint(mark.stroke), 'stroke-width': mark.width ?? 1 } : {}) };
    if (mark.as === 'rect') return `<rect${attributes({ x: mark.x, y: mark.y, width: mark.wide, height: mark.high, rx: mark.round, ...line })}/>`;
    if (mark.as === 'circle') return `<circle${attributes({ cx: mark.x, cy: mark.y, r: mark.r, ...line })}/>`;
    const { view } = mark;
    return `<path${attributes({ d: mark.d, ...line, opacity: mark.opacity, 'stroke-dasharray': mark.dash?.join(' '), 'stroke-linecap': mark.cap, 'stroke-linejoin': 'round', ...(view ? { transform: `translate(${short(view.x)} ${short(view.y)}) scale(${Math.round(view.k * 1000) / 1000})`, 'vector-effect': 'non-scaling-stroke' } : {}) })}/>`;
  }
  #image({ of, title }: Extract<Mark, { as: 'image' }>): string {
    const [found, address] = [this.#bitmaps.get(of), this.#addresses.get(of)];
    if (!found || !address) return '';
    const named = title ? `<title>${plain(title)}</title>` : '';
    return `<image${attributes({ x: found.x, y: found.y, width: found.wide, height: found.high, preserveAspectRatio: 'none' })} href="${address}">${named}</image>`;
  }
  #text({ x, y, size, weight, runs, anchor, halo, link }: Extract<Mark, { as: 'text' }>): string {
    const run = ({ text, fill, weight: own }: Run): string => `<tspan${attributes({ fill, 'font-weight': own })}>${plain(text)}</tspan>`;
    const edge = halo ? { stroke: halo, 'stroke-width': 4, 'stroke-opacity': 0.9, 'stroke-linejoin': 'round', 'paint-order': 'stroke' } : {};
    const written = `<text xml:space="preserve"${attributes({ x, y, 'font-size': size, 'font-weight': weight, 'text-anchor': anchor === 'start' ? undefined : anchor, ...edge })}>${runs.map(run).join('')}</text>`;
    return link ? `<a href="${plain(link)}">${written}</a>` : written;
  }
}

/** Returns a data address that holds a blob. */
export function addressOf(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error('A part of the picture could not be written.'));
    reader.readAsDataURL(blob);
  });
}
export function bitmapBlob({ canvas, solid }: Pick<Bitmap, 'canvas' | 'solid'>): Promise<Blob> {
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('This browser gives no bitmap of the canvas.'))), solid ? 'image/jpeg' : 'image/png', 0.9));
}

/** Returns a style with the client's own fonts embedded. */
export async function typeStyle(): Promise<string> {
  const faces = await Promise.all(([[500, medium], [700, bold]] as const).map(async ([weight, address]) => {
    const answer = await fetch(address);
    return `@font-face{font-family:'Range Semi Condensed';font-weight:${weight};src:url(${await addressOf(new Blob([await answer.arrayBuffer()], { type: 'font/woff2' }))}) format('woff2')}`;
  }));
  return faces.join('');
}

/** Returns data addresses of all bitmaps. */
export async function addressesOf(bitmaps: Bitmaps): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [name, bitmap] of bitmaps) found.set(name, await addressOf(await bitmapBlob(bitmap)));
  return found;
}

export interface Written { wide: number; high: number; title: string; about: string; style: string; record?: string | null }

/** Returns the whole file. */
export function svgOf(marks: readonly Mark[], bitmaps: Bitmaps, addresses: ReadonlyMap<string, string>, { wide, high, title, about, style }: Written): string {
  const writer = new Writer(bitmaps, addresses);
  const body = marks.map((one) => writer.one(one)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" role="img" font-family="${plain(FAMILY)}">
<title>${plain(title)}</title>
<desc>${plain(about)}</desc>
<style>${style}</style>
<defs>${writer.defs.join('')}</defs>
${body}
</svg>
`;
}
