/** Effects as strokes of a 2D canvas: the same instances that the graphics card draws. A bloom is a few wide strokes. */
import { hash } from './noise.ts';
import { KIND, type Tint } from './picture.ts';

const GLOW = 64;
/** Half widths of a flame's cones as shares of the whole, and their strengths: hot gas around a bright core. */
const CONES = [[0.72, 0.22], [0.5, 1]] as const;
/** Strokes around a ray, the widest first: width as a multiple of its core, and strength. */
const BLOOM = [[13, 0.035], [9, 0.05], [4.6, 0.13]] as const;

function css([red, green, blue]: Tint, opacity: number): string {
  return `rgba(${Math.round(red * 255)},${Math.round(green * 255)},${Math.round(blue * 255)},${Math.min(1, Math.max(0, opacity)).toFixed(3)})`;
}

export class Strokes {
  readonly #glows = new Map<string, HTMLCanvasElement>();
  constructor(readonly context: CanvasRenderingContext2D) {}

  /** Returns a round glow of a tint, made once. */
  #round(tint: Tint): HTMLCanvasElement {
    const key = tint.map((one) => Math.round(one * 20)).join(' ');
    const known = this.#glows.get(key);
    if (known) return known;
    const made = document.createElement('canvas');
    made.width = made.height = GLOW;
    const context = made.getContext('2d');
    if (context) {
      const fade = context.createRadialGradient(GLOW / 2, GLOW / 2, 0, GLOW / 2, GLOW / 2, GLOW / 2);
      for (const at of [0, 0.15, 0.3, 0.5, 0.75, 1]) {
        const k = (1 - at) ** 2;
        fade.addColorStop(at, css(tint, k * (0.35 + 0.65 * k)));
      }
      context.fillStyle = fade;
      context.fillRect(0, 0, GLOW, GLOW);
    }
    this.#glows.set(key, made);
    return made;
  }

  glow(x: number, y: number, reach: number, strength: number, tint: Tint): void {
    const { context } = this;
    const [alpha, mode] = [context.globalAlpha, context.globalCompositeOperation];
    context.globalAlpha = Math.min(1, strength);
    context.globalCompositeOperation = 'lighter';
    context.drawImage(this.#round(tint), x - reach, y - reach, reach * 2, reach * 2);
    [context.globalAlpha, context.globalCompositeOperation] = [alpha, mode];
  }

  #line(long: number, wide: number, style: string | CanvasGradient): void {
    const { context } = this;
    context.strokeStyle = style;
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(-long, 0);
    context.lineTo(long, 0);
    context.stroke();
  }

  #fade(long: number, tint: Tint, near: number, far: number): CanvasGradient {
    const fade = this.context.createLinearGradient(-long, 0, long, 0);
    fade.addColorStop(0, css(tint, near));
    fade.addColorStop(1, css(tint, far));
    return fade;
  }

  /** Draws the instance that begins at `at`. Fire is drawn elsewhere, from a sheet of frames. */
  draw(data: Float32Array, at: number): void {
    const { context } = this;
    const of = (field: number): number => data[at + field] ?? 0;
    const [x, y, long, wide, angle, kind, first, second, cover] = [of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7), of(11)];
    const tint: Tint = [of(8), of(9), of(10)];
    if (kind === KIND.glow) return this.glow(x, y, long, first, tint);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    const paint = cover > 0.5 || kind === KIND.arc || kind === KIND.shard;
    context.globalCompositeOperation = paint && kind !== KIND.ray ? 'source-over' : 'lighter';
    if (kind === KIND.ray) this.#ray(long, first, second, tint, cover);
    else if (kind === KIND.streak) this.#line(long, wide * 1.3, this.#fade(long, tint, 0, first));
    else if (kind === KIND.flame) this.#flame(long, wide, first, tint);
    else if (kind === KIND.ring) this.#ring(long, wide, first, second, tint);
    else if (kind === KIND.shard) this.#shard(long, wide, first, second, cover);
    else if (kind === KIND.lattice) this.#lattice(long, first, second, tint);
    else if (kind === KIND.trail) this.#line(long, wide * (paint ? 2 : 0.9), this.#fade(long, tint, first * 0.65, second * 0.65));
    else if (kind === KIND.spike) {
      this.#line(long, wide * 0.5, this.#fade(long, tint, 0, first * 0.5));
      context.scale(-1, 1);
      this.#line(long, wide * 0.5, this.#fade(long, tint, 0, first * 0.5));
    } else if (kind === KIND.arc) {
      context.fillStyle = css(tint, cover);
      context.beginPath();
      const whole = first >= Math.PI;
      context.arc(0, 0, long, whole ? 0 : -first, whole ? Math.PI * 2 : first);
      context.arc(0, 0, long * second, whole ? Math.PI * 2 : first, whole ? 0 : -first, true);
      context.fill();
    } else if (kind === KIND.line) {
      if (second > 0) context.setLineDash([second * 0.6, second * 0.4]);
      this.#line(long, wide * 2, css(tint, first));
    } else if (kind === KIND.star) this.#star(long, first, second, tint);
    else if (kind === KIND.tip) {
      context.fillStyle = css(tint, first);
      context.beginPath();
      context.moveTo(long, 0);
      context.lineTo(-long, wide);
      context.lineTo(-long, -wide);
      context.fill();
    } else {
      context.fillStyle = css(tint, first);
      context.beginPath();
      context.arc(0, 0, long, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  }

  #ray(long: number, core: number, thin: number, tint: Tint, strength: number): void {
    this.context.lineCap = 'round';
    const reach = Math.max(1, long - core * 2);
    /* A miss is thin and has no bloom. */
    if (thin <= 0.5) for (const [times, share] of BLOOM) this.#line(reach, core * times, css(tint, share * strength));
    this.#line(reach, core * 2.2, thin > 0.5 ? this.#fade(reach, tint, 0.42 * strength, 0) : css(tint, 0.42 * strength));
    const white: Tint = [tint[0] * 0.1 + 0.9, tint[1] * 0.1 + 0.9, tint[2] * 0.1 + 0.9];
    this.#line(reach, core, thin > 0.5 ? this.#fade(reach, white, 0.9 * strength, 0.05) : css(white, 0.95 * strength));
  }

  #flame(long: number, wide: number, strength: number, tint: Tint): void {
    const { context } = this;
    const fade = context.createLinearGradient(-long, 0, long, 0);
    fade.addColorStop(0, css([1, 1, 1], strength));
    fade.addColorStop(0.07, css([(1 + tint[0]) / 2, (1 + tint[1]) / 2, (1 + tint[2]) / 2], 0.95 * strength));
    fade.addColorStop(0.2, css(tint, 0.8 * strength));
    fade.addColorStop(0.55, css(tint, 0.34 * strength));
    fade.addColorStop(1, css(tint, 0));
    context.fillStyle = fade;
    for (const [share, opacity] of CONES) {
      context.globalAlpha = opacity;
      context.beginPath();
      context.moveTo(-long, -wide * share);
      context.quadraticCurveTo(-long * 0.3, -wide * share * 0.88, long, 0);
      context.quadraticCurveTo(-long * 0.3, wide * share * 0.88, -long, wide * share);
      context.fill();
    }
  }

  #ring(long: number, wide: number, thick: number, strength: number, tint: Tint): void {
    const { context } = this;
    context.strokeStyle = css(tint, 0.9 * strength);
    context.lineWidth = Math.max(1, thick * Math.min(long, wide) * 1.6);
    context.beginPath();
    context.ellipse(0, 0, long * 0.88, wide * 0.88, 0, 0, Math.PI * 2);
    context.stroke();
  }

  #shard(long: number, wide: number, seed: number, heat: number, cover: number): void {
    const { context } = this;
    context.globalAlpha *= cover;
    context.beginPath();
    for (let n = 0; n < 5; n++) {
      const reach = 0.34 + 0.62 * hash(n, Math.round(seed * 61), 1);
      context.lineTo(Math.cos(n * 1.2566) * long * reach, Math.sin(n * 1.2566) * wide * reach);
    }
    context.closePath();
    context.fillStyle = '#27262a';
    context.fill();
    context.strokeStyle = css([1, 0.55, 0.22], heat);
    context.lineWidth = 0.9;
    context.stroke();
  }

  #lattice(reach: number, strength: number, spread: number, tint: Tint): void {
    const { context } = this;
    const size = Math.max(5, reach * 0.1);
    context.beginPath();
    context.arc(0, 0, reach * 0.95, -1.2, 1.2);
    context.arc(0, 0, reach * 0.55, 1.2, -1.2, true);
    context.clip();
    context.lineWidth = 1;
    for (let row = -8; row <= 8; row++)
      for (let column = 0; column < 9; column++) {
        const [hx, hy] = [column * size * 1.732 + (row & 1) * size * 0.866, row * size * 1.5];
        const far = Math.hypot(hx - reach * 0.86, hy) / reach;
        const near = Math.max(0, 1 - far / (0.5 + spread * 0.6)) ** 1.5;
        if (near < 0.03) continue;
        context.strokeStyle = css(tint, near * strength * 0.9);
        context.beginPath();
        for (let n = 0; n < 6; n++) context.lineTo(hx + Math.sin((n * Math.PI) / 3) * size * 0.92, hy + Math.cos((n * Math.PI) / 3) * size * 0.92);
        context.closePath();
        context.stroke();
      }
    context.strokeStyle = css(tint, strength * 0.8);
    context.lineWidth = 2.2;
    context.beginPath();
    context.arc(0, 0, reach * 0.93, -0.8, 0.8);
    context.stroke();
  }

  #star(reach: number, opacity: number, outline: number, tint: Tint): void {
    const { context } = this;
    context.beginPath();
    for (let n = 0; n < 24; n++) {
      const far = n % 2 ? reach * 0.52 : reach * (0.86 + 0.1 * hash(n, 7, 3));
      context.lineTo(Math.cos((n * Math.PI) / 12) * far, Math.sin((n * Math.PI) / 12) * far);
    }
    context.closePath();
    context.fillStyle = css(tint, opacity);
    context.fill();
    context.strokeStyle = css([0.58, 0.278, 0], opacity);
    context.lineWidth = outline;
    context.stroke();
  }
}
