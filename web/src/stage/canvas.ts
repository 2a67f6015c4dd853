/** The stage without a graphics card: ships lit once for 24 headings and cached, effects as strokes of a 2D canvas. */
import { light, type Pose } from '../ships/lit.ts';
import type { Theme } from '../ships/palette.ts';
import type { Livery, Maps } from '../ships/parts.ts';
import type { Renderer } from './gl.ts';
import type { Stock } from './hangar.ts';
import { layered, smooth } from './noise.ts';
import { EFFECT, KIND, SHIP, STATE, type Picture } from './picture.ts';
import { Strokes } from './strokes.ts';
import { lightOf } from './tints.ts';

const HEADINGS = 24;
const STEP = (2 * Math.PI) / HEADINGS;
/** Milliseconds that a frame may spend on lighting. Ships not lit yet are shown at a near heading and lit in the next frame. */
export const BUDGET = 6;
/** The most lit pictures that are cached. */
const KEPT = 480;
const STATES = ['ship', 'ghost', 'wreck', 'ship'] as const;
const LIVERIES: readonly (Livery | undefined)[] = [undefined, 'sleigh', 'saucer'];
const FRAMES = 12;
const FIRE = 96;

function blank(wide: number, high = wide): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide));
  canvas.height = Math.max(1, Math.round(high));
  return canvas;
}

/** Lit pictures of ships, by design, side, state, damage and size. Each of the 24 headings is lit when first needed. */
class Portraits {
  readonly #kept = new Map<string, HTMLCanvasElement>();
  #ends = 0;
  /** `true` if a ship was shown at a near heading, or not at all, for want of time. */
  unfinished = false;

  begin(budget: number): void {
    this.#ends = performance.now() + budget;
    this.unfinished = false;
  }

  /** Returns the picture for a heading step, and the steps by which it differs from the wanted heading. Returns null if none is lit yet. */
  find(maps: Maps, holes: Uint8Array | null, key: string, step: number, pose: Omit<Pose, 'heading'>): { canvas: HTMLCanvasElement; off: number } | null {
    const at = (turn: number): string => `${key} ${(((step + turn) % HEADINGS) + HEADINGS) % HEADINGS}`;
    const known = this.#kept.get(at(0));
    if (known) {
      this.#kept.delete(at(0));
      this.#kept.set(at(0), known);
      return { canvas: known, off: 0 };
    }
    if (performance.now() > this.#ends) {
      this.unfinished = true;
      for (let off = 1; off <= HEADINGS / 2; off++)
        for (const turn of [off, -off]) {
          const near = this.#kept.get(at(turn));
          if (near) return { canvas: near, off: turn };
        }
      return null;
    }
    const { width, height, data } = light(maps, holes, { ...pose, heading: step * (360 / HEADINGS) });
    const canvas = blank(width, height);
    canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
    this.#kept.set(at(0), canvas);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return { canvas, off: 0 };
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** Returns the frames of a fireball, side by side, from the flash to the last smoke. */
function fireball(): HTMLCanvasElement {
  const sheet = blank(FIRE * FRAMES, FIRE);
  const context = sheet.getContext('2d');
  if (!context) return sheet;
  for (let frame = 0; frame < FRAMES; frame++) {
    const image = context.createImageData(FIRE, FIRE);
    const life = frame / FRAMES;
    for (let j = 0, at = 0; j < FIRE; j++)
      for (let i = 0; i < FIRE; i++, at += 4) {
        const [x, y] = [(i + 0.5) / (FIRE / 2) - 1, (j + 0.5) / (FIRE / 2) - 1];
        const r = Math.hypot(x, y);
        if (r > 1) continue;
        const bend = layered(x * 2.1 + 3, y * 2.1 + 1 + life * 0.7, 3, 3);
        const n = layered(x * 4 + bend * 2.4 - x * life * 1.2, y * 4 - bend * 1.8 - y * life * 1.2, 9, 4);
        const energy = Math.min(1.7, Math.max(0, (1 - r * 1.03) * 1.62 + (n - 0.5) * 1.75 * smooth(0.05, 0.7, r) - life * life * 1.25));
        const heat = energy * (1.35 - life * 1.05);
        const cold = smooth(0.42, 0.95, life + 0.35 * (1 - energy) * life);
        const fire = [Math.min(1, 0.3 + heat * 1.35), Math.max(0, heat * 1.02 - 0.1), Math.max(0, heat * 0.95 - 0.46)];
        const smoke = [0.1, 0.085, 0.09].map((one) => one * (0.6 + n));
        for (let channel = 0; channel < 3; channel++) image.data[at + channel] = 255 * Math.min(1, (fire[channel] ?? 0) * (1 - cold) + (smoke[channel] ?? 0) * cold);
        image.data[at + 3] = 255 * smooth(0, 0.42, energy) * (1 - smooth(0.8, 1, r)) * (1 - smooth(0.72, 1, life)) * 0.96;
      }
    context.putImageData(image, frame * FIRE, 0);
  }
  return sheet;
}

/** Starts the renderer. It calls `again` when the time `budget` of a frame was too short and another frame would be better lit. */
export function startCanvas(canvas: HTMLCanvasElement, again: () => void, budget = Infinity): Renderer | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const portraits = new Portraits();
  let sheet: HTMLCanvasElement | null = null;
  let [wide, high, ratio] = [1, 1, 1];
  let dressed: Theme | null = null;
  const strokes = new Strokes(context);

  function ships({ ships: { data, count } }: Picture, theme: Theme, { maps, holes }: Stock): number[] {
    const lacking: number[] = [];
    if (!context) return lacking;
    for (let ship = 0; ship < count; ship++) {
      const at = ship * SHIP;
      const of = (field: number): number => data[at + field] ?? 0;
      const baked = maps[of(4)];
      const unit = of(3);
      if (!baked) lacking.push(ship);
      if (!baked || unit < 2 || of(0) < -unit * 2 || of(1) < -unit * 2 || of(0) > wide + unit * 2 || of(1) > high + unit * 2) continue;
      const state = STATES[of(7)] ?? 'ship';
      const px = Math.max(8, Math.round(2 ** (Math.ceil(Math.log2(unit * ratio) * 2) / 2)));
      const damage = Math.round(of(6));
      const row = of(5);
      const livery = LIVERIES[Math.floor(row / 2)];
      const key = [of(4), row, state, damage, damage && holes[of(10)] ? of(10) : '', px].join(' ');
      const step = Math.round(of(2) / STEP);
      const harmed = damage ? (holes[of(10)] ?? null) : null;
      const found = portraits.find(baked, harmed, key, step, { px, side: (row % 2) + 1, theme, state, damage, seed: of(10), ...(livery ? { livery } : {}) });
      if (!found) {
        lacking.push(ship);
        continue;
      }
      context.save();
      context.translate(of(0), of(1));
      context.rotate(of(2) - (step + found.off) * STEP);
      context.globalAlpha = Math.min(1, of(9));
      const size = (found.canvas.width * unit) / px;
      context.drawImage(found.canvas, -size / 2, -size / 2, size, size);
      if (of(15) > 0) strokes.glow(0, 0, unit * 1.2, of(15), [1, 0.95, 0.8]);
      if (of(8) > 1.2 && of(7) === STATE.ship && theme === 'dark') strokes.glow(0, 0, unit * 1.5, 0.4 * (of(8) - 1), lightOf((row % 2) + 1, theme));
      context.restore();
    }
    return lacking;
  }

  function effects(data: Float32Array, count: number): void {
    if (!context) return;
    for (let n = 0; n < count; n++) {
      const at = n * EFFECT;
      if (data[at + 5] === KIND.fire) {
        sheet ??= fireball();
        const frame = Math.min(FRAMES - 1, Math.floor((data[at + 6] ?? 0) * FRAMES));
        const [x, y, reach, turn] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 4] ?? 0];
        context.save();
        context.translate(x, y);
        context.rotate(turn * 2.4);
        context.drawImage(sheet, frame * FIRE, 0, FIRE, FIRE, -reach, -reach, reach * 2, reach * 2);
        context.restore();
      } else strokes.draw(data, at);
    }
  }

  return {
    name: 'canvas',
    resize(toWide, toHigh, toRatio) {
      [wide, high, ratio] = [toWide, toHigh, toRatio];
      canvas.width = Math.max(1, Math.round(wide * ratio));
      canvas.height = Math.max(1, Math.round(high * ratio));
    },
    draw(picture, theme, stock) {
      if (dressed !== theme) portraits.clear();
      dressed = theme;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, wide, high);
      portraits.begin(budget);
      effects(picture.under.data, picture.under.count);
      const lacking = ships(picture, theme, stock);
      effects(picture.over.data, picture.over.count);
      if (portraits.unfinished) again();
      return lacking;
    },
    close() {
      portraits.clear();
    },
  };
}
