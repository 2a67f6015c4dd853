/** Paints the frames of a film on one canvas: sky, ground, ships and weapons, names, numbers and the banner of a beat. */
import { crosses, grid } from '../../board/backdrop.ts';
import { around, even, fit, TableFrame, type Camera } from '../../board/frame.ts';
import { honeycomb } from '../../board/hexes.ts';
import { apart, tags } from '../../board/labels.ts';
import { hullIn } from '../../board/silhouettes.ts';
import { hullOf, type Frame } from '../../lib/film.ts';
import type { Point } from '../../lib/protocol.ts';
import { sidesNamed } from '../../lib/seats.ts';
import type { Theme } from '../../ships/palette.ts';
import { startCanvas } from '../../stage/canvas.ts';
import { berthOf } from '../../stage/designs.ts';
import { startGl, type Renderer } from '../../stage/gl.ts';
import { stock } from '../../stage/hangar.ts';
import { fill } from '../../stage/instances.ts';
import { Picture } from '../../stage/picture.ts';
import { blank, pause, skyOf } from '../bitmaps.ts';
import { draw, typeReady } from '../canvas.ts';
import { INKS, inkOf } from '../inks.ts';
import type { Mark } from '../marks.ts';
import { cut, widthOf } from '../measure.ts';
import type { Subject } from '../plan.ts';
import { momentAt, type Reel } from './reel.ts';

export const WIDE = 1280;
export const HIGH = 720;
/** Pixels that frame and banner take at the edges. */
const EDGES = { top: 78, right: 60, bottom: 132, left: 60 };
/** Rate at which the camera approaches its target, in shares of the distance a second. */
const FOLLOW = 4;
/** Milliseconds to wait for ships that are still being baked. */
const BAKING = 12_000;

export class Painter {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #subject: Subject;
  readonly #reel: Reel;
  readonly #theme: Theme;
  readonly #picture = new Picture();
  readonly #stage: HTMLCanvasElement;
  readonly #renderer: Renderer | null;
  #sky: HTMLCanvasElement | null = null;
  #camera: Camera | null = null;
  #last = 0;

  constructor(subject: Subject, reel: Reel, theme: Theme) {
    [this.#subject, this.#reel, this.#theme] = [subject, reel, theme];
    [this.canvas, this.#context] = blank(WIDE, HIGH);
    let stage = document.createElement('canvas');
    let renderer: Renderer | null = null;
    try {
      renderer = startGl(stage, false, () => undefined);
    } catch {
      /* The plain canvas draws instead. */
    }
    if (!renderer) {
      stage = document.createElement('canvas');
      renderer = startCanvas(stage, () => undefined);
    }
    [this.#stage, this.#renderer] = [stage, renderer];
    renderer?.resize(WIDE, HIGH, 1);
  }

  /** Prepares everything that each frame needs: the sky, and every ship baked. */
  async ready(): Promise<void> {
    const { game, seed } = this.#subject;
    await typeReady();
    if (this.#theme === 'dark') this.#sky = await skyOf(game, seed, WIDE, HIGH, [], 1.15);
    const seen = new Set<string>();
    for (const { turn } of this.#reel.clips)
      for (const piece of [...turn.before.pieces, ...turn.after.pieces]) {
        if (seen.has(piece.name)) continue;
        seen.add(piece.name);
        berthOf(game, { ...piece, marked: false, fade: 1 });
      }
    for (const until = performance.now() + BAKING; stock.maps.includes(undefined) && performance.now() < until; ) {
      await new Promise((done) => setTimeout(done, 60));
    }
    await pause();
  }

  #look(places: readonly Point[], now: number): TableFrame {
    const { view, face } = this.#subject;
    const endless = view.edges === false;
    const room = face.hexes ? 2200 : 3500;
    const wanted = fit(view.table, { width: WIDE, height: HIGH }, around(view.table, [...places], room, endless), EDGES);
    const from = this.#camera;
    const share = from ? 1 - Math.exp(-Math.max(0, now - this.#last) * FOLLOW) : 1;
    this.#last = now;
    /* The middle of the picture and the zoom travel independently. */
    const middle = (camera: Camera): [number, number] => [(WIDE / 2 - camera.x) / camera.k, (HIGH / 2 - camera.y) / camera.k];
    const k = from ? Math.exp(Math.log(from.k) + (Math.log(wanted.k) - Math.log(from.k)) * share) : wanted.k;
    const [a, b] = [middle(from ?? wanted), middle(wanted)];
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    this.#camera = { k, x: WIDE / 2 - x * k, y: HIGH / 2 - y * k };
    return new TableFrame(view.table, this.#camera, fit(view.table, { width: WIDE, height: HIGH }, around(view.table, [], 0), even(14)).k).within({ width: WIDE, height: HIGH, panels: [{ x0: 0, y0: 0, x1: WIDE, y1: 60 }, { x0: 0, y0: HIGH - 118, x1: WIDE, y1: HIGH }] });
  }

  #ground(frame: TableFrame): Mark[] {
    const { mesh, view } = this.#subject;
    const inks = INKS[this.#theme];
    const paper = this.#theme === 'paper';
    const line = (d: string, opacity: number): Mark => ({ as: 'path', d, stroke: inks.grid, width: 1, opacity, view: frame.camera });
    if (mesh) return [line(honeycomb(view.table, mesh, [frame.toTable(0, 0), frame.toTable(WIDE, HIGH)]).lines, paper ? 0.5 : 0.2)];
    return [line(grid(view.table, 6), paper ? 0.34 : 0.09), line(crosses(view.table, 6, frame.px(5)), paper ? 0.6 : 0.42)];
  }

  #names(scene: Frame, frame: TableFrame, placed: ReturnType<typeof tags>): Mark[] {
    const inks = INKS[this.#theme];
    const { called } = this.#reel;
    return [...scene.actors, ...(scene.wrecks ?? [])].flatMap((actor): Mark[] => {
      const tag = placed.get(actor.name);
      if (!tag?.shown || actor.fade < 0.4 || actor.kind === 'missile') return [];
      const [x, y] = [frame.camera.x + frame.x(actor.x) * frame.camera.k + tag.dx, frame.camera.y + frame.y(actor.y) * frame.camera.k + tag.dy];
      const ink = inkOf(inks, actor.side);
      const text = tag.text ?? called.get(actor.name) ?? actor.name;
      const hull = tag.pips && !actor.wreck ? hullOf(actor) : null;
      const bar: Mark[] = hull ? [{ as: 'rect', x: x - 20, y: y + 5, wide: 40, high: 5, round: 2, stroke: ink, width: 1 }, { as: 'rect', x: x - 20, y: y + 5, wide: Math.max(0.1, (40 * Math.max(0, hull.whole - hull.gone)) / Math.max(1, hull.whole)), high: 5, round: 2, fill: ink }] : [];
      return [{ as: 'text', x, y: y + (hull ? 1 : 5), size: 15, weight: 700, anchor: 'middle', halo: inks.ground, runs: [{ text: actor.side === 2 ? '◆ ' : '● ', fill: ink }, { text, fill: actor.wreck ? inks.muted : inks.text }] }, ...bar];
    });
  }

  #banner({ banner }: Frame): Mark[] {
    if (!banner) return [];
    const inks = INKS[this.#theme];
    const { names } = this.#subject;
    const ink = inkOf(inks, banner.side);
    const [x, y, wide] = [60, HIGH - 108, 620];
    const dice = banner.dice.slice(0, Math.min(12, banner.landed));
    const who = cut(banner.target ? `${banner.firer} → ${banner.target}` : banner.firer, 24, 700, wide - 190);
    return [
      { as: 'rect', x, y, wide, high: 84, round: 12, fill: this.#theme === 'dark' ? 'rgba(8,13,24,0.88)' : 'rgba(255,253,247,0.95)' },
      { as: 'rect', x, y: y + 8, wide: 4, high: 68, fill: ink },
      { as: 'text', x: x + 20, y: y + 34, size: 24, weight: 700, runs: [{ text: sidesNamed(who, names), fill: inks.text }] },
      { as: 'text', x: x + 20, y: y + 62, size: 16, weight: 500, runs: [{ text: cut(sidesNamed(banner.line, names), 16, 500, 300), fill: inks.muted }] },
      ...dice.flatMap((die, at): Mark[] => [
        { as: 'rect', x: x + wide - 24 - (dice.length - at) * 24, y: y + 46, wide: 20, high: 20, round: 4, ...(die.did ? { fill: this.#theme === 'dark' ? '#f4f7fc' : '#182230' } : { stroke: inks.line, width: 1.5 }) },
        { as: 'text', x: x + wide - 14 - (dice.length - at) * 24, y: y + 61, size: 14, weight: 700, anchor: 'middle', runs: [{ text: String(die.face), fill: die.did ? (this.#theme === 'dark' ? '#0b1526' : '#fffdf7') : inks.muted }] },
      ]),
      ...(banner.done ? [{ as: 'text' as const, x: x + wide - 20, y: y + 32, size: 20, weight: 700 as const, anchor: 'end' as const, runs: [{ text: cut(banner.result, 20, 700, 160), fill: inks.burst }] }] : []),
    ];
  }

  #head(turn: number): Mark[] {
    const inks = INKS[this.#theme];
    const word = this.#subject.face.turn ?? 'Turn';
    const brand = widthOf('Firing Arc', 18, 700);
    return [
      { as: 'text', x: 60, y: 46, size: 22, weight: 700, halo: inks.ground, runs: [{ text: `${word} ${turn}`, fill: inks.text }, { text: `   ${cut(this.#reel.words, 18, 500, 700)}`, fill: inks.muted, weight: 500 }] },
      { as: 'text', x: WIDE - 60 - brand, y: 46, size: 18, weight: 700, halo: inks.ground, runs: [{ text: 'Firing Arc', fill: inks.text }] },
    ];
  }

  /** Paints a moment of the film's clock, in seconds. */
  paint(now: number): void {
    const found = momentAt(this.#reel, now);
    const context = this.#context;
    const inks = INKS[this.#theme];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = inks.ground;
    context.fillRect(0, 0, WIDE, HIGH);
    if (this.#sky) context.drawImage(this.#sky, 0, 0);
    if (!found) return;
    const { frame: scene, clip } = found;
    const frame = this.#look(found.places, now);
    const actors = apart(scene.actors);
    const placed = tags([...actors, ...(scene.wrecks ?? [])].map((actor) => ({ ...actor, label: this.#reel.called.get(actor.name) ?? actor.name })), frame);
    const sizes = new Map([...actors, ...(scene.wrecks ?? [])].map((actor) => [actor.name, hullIn(actor, placed.get(actor.name)?.size ?? 20)]));
    fill(this.#picture, { scene: { ...scene, actors }, sizes, faint: [], ghosts: [] }, { frame, theme: this.#theme, lean: this.#renderer?.name !== 'gl', berth: (actor) => berthOf(this.#subject.game, actor) });
    this.#renderer?.draw(this.#picture, this.#theme, stock);
    draw(context, this.#ground(frame), new Map());
    context.drawImage(this.#stage, 0, 0);
    const pops = (scene.pops ?? []).map((pop): Mark => ({ as: 'text', x: frame.camera.x + frame.x(pop.place[0]) * frame.camera.k + 34, y: frame.camera.y + frame.y(pop.place[1]) * frame.camera.k - 20 - pop.age * 26, size: 40, weight: 700, halo: inks.ground, runs: [{ text: pop.text, fill: this.#theme === 'dark' ? inks.mark : inks.danger }] }));
    draw(context, [...this.#names({ ...scene, actors }, frame, placed), ...pops, ...this.#head(clip.turn.turn), ...this.#banner(scene)], new Map());
  }

  close(): void {
    this.#renderer?.close();
  }
}
