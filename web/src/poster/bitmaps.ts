/** The bitmaps of a picture: its sky with the stars, each ship lit at its heading, and the light of weapons and engines under and over them. */
import type { Box } from '../board/placing.ts';
import { atlas } from '../ships/atlas.ts';
import { light } from '../ships/lit.ts';
import { MAP } from '../ships/parts.ts';
import { startCanvas } from '../stage/canvas.ts';
import { berthOf } from '../stage/designs.ts';
import { startGl, type Renderer } from '../stage/gl.ts';
import { askSky } from '../stage/hangar.ts';
import { fill } from '../stage/instances.ts';
import { seedOf } from '../stage/noise.ts';
import { EFFECT, Picture } from '../stage/picture.ts';
import { rim } from '../stage/rim.ts';
import { POSTER, starsOf } from '../stage/sky.ts';
import type { Effect } from '../lib/effects.ts';
import type { Actor } from '../lib/film.ts';
import type { Plan, Subject } from './plan.ts';

/** A bitmap and its place. */
export interface Bitmap { canvas: HTMLCanvasElement; x: number; y: number; wide: number; high: number; /** `true` for a sky: without transparency it can be stored with fewer bytes. */ solid?: boolean }
export type Bitmaps = Map<string, Bitmap>;

/** Factor by which the painted sky is smaller than the picture. It is finer than under a board, because the world is a large part of the picture. */
const COARSE = 2;
/** Factor by which the sky is brighter than on a board, because a picture has few words over it. */
const GAIN = 1.5;
/** Factor by which lit ships are finer than they are shown. */
const FINE = 1.5;

export function blank(wide: number, high: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide));
  canvas.height = Math.max(1, Math.round(high));
  const context = canvas.getContext('2d', { willReadFrequently: false });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  return [canvas, context];
}

/** Gives the page time between two pieces of work. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Paints a sky with its stars. No star shines through words. */
export async function skyOf(game: string, seed: number, wide: number, high: number, words: readonly Box[], gain = GAIN): Promise<HTMLCanvasElement> {
  const { image, limb } = await askSky(game, seed, Math.ceil(wide / COARSE), Math.ceil(high / COARSE));
  const table = Uint8ClampedArray.from({ length: 256 }, (_, byte) => 235 * (1 - Math.exp((-byte * gain) / 235)));
  for (let at = 0; at < image.data.length; at++) if (at % 4 < 3) image.data[at] = table[image.data[at] ?? 0] ?? 0;
  const [coarse, into] = blank(image.width, image.height);
  into.putImageData(image, 0, 0);
  const [canvas, context] = blank(wide, high);
  context.imageSmoothingQuality = 'high';
  context.drawImage(coarse, 0, 0, wide, high);
  rim(context, limb, COARSE);
  for (const tier of [0, 1] as const)
    for (const { x, y, radius, light: shine, tint, cross } of starsOf(seed, wide, high, tier)) {
      if (words.some((box) => x > box.x0 - 4 && x < box.x1 + 4 && y > box.y0 - 4 && y < box.y1 + 4)) continue;
      context.fillStyle = `rgb(${tint.join(' ')} / ${Math.round(shine * 100)}%)`;
      if (cross > 0) {
        const fade = context.createRadialGradient(x, y, 0, x, y, cross * 2.2);
        fade.addColorStop(0, `rgb(${tint.join(' ')} / 26%)`);
        fade.addColorStop(0.25, `rgb(${tint.join(' ')} / 9%)`);
        fade.addColorStop(1, `rgb(${tint.join(' ')} / 0%)`);
        const solid = context.fillStyle;
        context.fillStyle = fade;
        context.fillRect(x - cross * 2.2, y - cross * 2.2, cross * 4.4, cross * 4.4);
        context.fillStyle = `rgb(${tint.join(' ')} / 34%)`;
        context.fillRect(x - cross, y - 0.4, cross * 2, 0.8);
        context.fillRect(x - 0.4, y - cross, 0.8, cross * 2);
        context.fillStyle = solid;
      }
      context.beginPath();
      context.arc(x, y, cross > 0 ? 1.5 : radius, 0, 7);
      context.fill();
    }
  return canvas;
}

/** Extracts light with transparency from a renderer's drawing, by comparing it over black and over white. */
export function lifted(drawn: HTMLCanvasElement): Bitmap | null {
  const { width, height } = drawn;
  const over = (ground: string): Uint8ClampedArray => {
    const [, context] = blank(width, height);
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.drawImage(drawn, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [black, white] = [over('#000'), over('#fff')];
  const pixels = new ImageData(width, height);
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let at = 0; at < black.length; at += 4) {
    const [r, g, b] = [black[at] ?? 0, black[at + 1] ?? 0, black[at + 2] ?? 0];
    const hides = 255 - Math.max((white[at] ?? 0) - r, (white[at + 1] ?? 0) - g, (white[at + 2] ?? 0) - b, 0);
    const alpha = Math.max(hides > 3 ? hides : 0, r, g, b);
    if (alpha < 2) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    pixels.data[at] = (r * 255) / alpha;
    pixels.data[at + 1] = (g * 255) / alpha;
    pixels.data[at + 2] = (b * 255) / alpha;
    pixels.data[at + 3] = alpha;
  }
  if (x1 <= x0) return null;
  const [canvas, context] = blank(x1 - x0, y1 - y0);
  context.putImageData(pixels, -x0, -y0);
  return { canvas, x: x0, y: y0, wide: x1 - x0, high: y1 - y0 };
}

type Start = () => { canvas: HTMLCanvasElement; drawing: Renderer } | null;
/** The renderers, the finer one first. It is used even on a slow machine, because one frame may take its time. */
const RENDERERS: readonly Start[] = [
  () => {
    const canvas = document.createElement('canvas');
    const drawing = startGl(canvas, true, () => undefined);
    return drawing && { canvas, drawing };
  },
  () => {
    const canvas = document.createElement('canvas');
    const drawing = startCanvas(canvas, () => undefined);
    return drawing && { canvas, drawing };
  },
];

/** Removes the shields of an actor in a hex: in a picture hulls are larger than their hexes, and would cross the rings. */
function bare(actor: Actor): Actor {
  return actor.hex ? ({ ...actor, shields: undefined } as Actor) : actor;
}

function lights(subject: Subject, { format, theme, shown, effects }: Plan): Bitmaps {
  const scene = { actors: shown.ships.filter((one) => !one.wreck).map((one) => bare(one.actor)), wrecks: shown.ships.filter((one) => one.wreck).map((one) => one.actor), trails: [], bursts: [] };
  const sizes = new Map(shown.ships.map((one) => [one.actor.name, one.unit]));
  const picture = (all: readonly Effect[]): Picture => {
    const made = new Picture();
    fill(made, { scene: { ...scene, effects: [...all] }, sizes, faint: [], ghosts: [] }, { frame: shown.frame, theme, lean: false, berth: (actor) => berthOf(subject.game, actor) });
    made.ships.count = 0;
    return made;
  };
  const bursts = effects.filter(({ kind }) => kind === 'blast');
  const [fires, shots] = [picture(bursts), picture(effects.filter((one) => !bursts.includes(one)))];
  /* The embers of wrecks are in both, and shown once: with the blasts. */
  const embers = picture([]).over.count;
  shots.over.data.copyWithin(0, embers * EFFECT);
  shots.over.count -= embers;
  const layers = [['glow', shots, shots.under.count, 0], ['burst', fires, 0, fires.over.count], ['fire', shots, 0, shots.over.count]] as const;
  for (const start of RENDERERS) {
    const found: Bitmaps = new Map();
    try {
      const made = start();
      if (!made) continue;
      made.drawing.resize(format.wide, format.high, 1);
      for (const [name, one, low, high] of layers) {
        [one.under.count, one.over.count] = [low, high];
        if (low + high === 0) continue;
        made.drawing.draw(one, theme, { maps: [], holes: [] });
        const bitmap = lifted(made.canvas);
        if (bitmap) found.set(name, bitmap);
      }
      made.drawing.close();
    } catch {
      /* If the card compiles no shader, the plain canvas draws. */
    }
    if (found.size > 0) return found;
  }
  return new Map();
}

/** Makes all bitmaps of a picture. Calls `told` with the progress, from 0 to 1. */
export async function bitmapsOf(subject: Subject, plan: Plan, told: (share: number) => void = () => undefined): Promise<Bitmaps> {
  const { format, theme, shown } = plan;
  const found: Bitmaps = new Map();
  const sky = theme === 'dark' ? skyOf(POSTER + subject.game, subject.seed, format.wide, format.sky, plan.placed.filter((one) => one.kind !== 'ship').map((one) => one.box)) : null;
  const many = shown.ships.length + 3;
  for (const [name, bitmap] of lights(subject, plan)) found.set(name, bitmap);
  await pause();
  for (const [at, { actor, wreck, unit, x, y }] of shown.ships.entries()) {
    told((at + 1) / many);
    const berth = berthOf(subject.game, actor);
    if (!berth) continue;
    const px = unit * FINE;
    const [maps, holes] = await Promise.all([atlas().maps(berth.design, px > 80 ? MAP * 2 : MAP), atlas().holes(seedOf(actor.name) % 4)]);
    const { livery } = berth.design;
    const { width, height, data } = light(maps, holes, { px, heading: actor.heading, side: actor.side, theme, state: wreck ? 'wreck' : 'ship', damage: wreck ? 4 : berth.damage, seed: seedOf(actor.name) % 4, ...(livery ? { livery } : {}) });
    const [canvas, context] = blank(width, height);
    context.putImageData(new ImageData(data, width, height), 0, 0);
    const [wide, high] = [width / FINE, height / FINE];
    found.set(`ship ${at}`, { canvas, x: x - wide / 2, y: y - high / 2, wide, high });
    await pause();
  }
  if (sky) found.set('sky', { canvas: await sky, x: 0, y: 0, wide: format.wide, high: format.sky, solid: true });
  told(1);
  return found;
}
