/** Writes a film as an animated SVG: ships travel and turn, weapons and losses appear in time. It plays in every browser and needs no recorder. */
import { around, fit, TableFrame } from '../../board/frame.ts';
import { crosses, grid } from '../../board/backdrop.ts';
import { honeycomb } from '../../board/hexes.ts';
import { hullIn, RING, shapeOf, SIZES } from '../../board/silhouettes.ts';
import type { Actor, Frame } from '../../lib/film.ts';
import type { Point } from '../../lib/protocol.ts';
import type { Theme } from '../../ships/palette.ts';
import type { Effect, Place } from '../../stage/instances.ts';
import { INKS, inkOf } from '../inks.ts';
import { short } from '../marks.ts';
import { plain } from '../svg.ts';
import type { Subject } from '../plan.ts';
import { momentAt, type Reel } from './reel.ts';
import { HIGH, WIDE } from './paint.ts';

/** Number of samples a second. */
const RATE = 8;
/** The most samples. A longer film has larger gaps between them. */
const MOST = 360;

/** The course of a piece in the film: its place, heading and opacity at each sample. */
export interface Course { actor: Actor; unit: number; x: number[]; y: number[]; turn: number[]; shown: number[] }
export interface Shot { side: number; from: [number, number]; to: [number, number]; begin: number; end: number; blast: boolean; reach: number }
export interface Motion { times: number[]; length: number; courses: Course[]; shots: Shot[]; frame: TableFrame; turns: { turn: number; begin: number }[] }

/** Samples a reel: courses of all pieces, weapons and losses as stretches of time. */
export function motionOf(subject: Subject, reel: Reel): Motion {
  const count = Math.max(2, Math.min(MOST, Math.round(reel.length * RATE)));
  const times = Array.from({ length: count }, (_, at) => (reel.length * at) / (count - 1));
  const { view, face } = subject;
  const places = reel.clips.flatMap((clip) => clip.places);
  const camera = fit(view.table, { width: WIDE, height: HIGH }, around(view.table, places, face.hexes ? 1200 : 2500, view.edges === false), { top: 84, right: 60, bottom: 60, left: 60 });
  const frame = new TableFrame(view.table, camera);
  const px = ([x, y]: Point): [number, number] => [camera.x + frame.x(x) * camera.k, camera.y + frame.y(y) * camera.k];
  const courses = new Map<string, Course>();
  const shots = new Map<string, Shot>();
  times.forEach((now, at) => {
    const found = momentAt(reel, now);
    if (!found) return;
    for (const actor of [...found.frame.actors, ...(found.frame.wrecks ?? [])]) {
      const key = `${actor.name}${actor.wreck ? ' wreck' : ''}`;
      const [far, close] = SIZES[shapeOf(actor)];
      const course = courses.get(key) ?? { actor, unit: hullIn(actor, actor.hex ? camera.k * RING : (far + close) / 2.6), x: [], y: [], turn: [], shown: [] };
      courses.set(key, course);
      const [x, y] = px([actor.x, actor.y]);
      const before = course.turn.at(-1) ?? actor.heading;
      for (let gap = course.x.length; gap <= at; gap++) {
        course.x.push(x);
        course.y.push(y);
        course.turn.push(gap === at ? before + (((actor.heading - before) % 360) + 540) % 360 - 180 : before);
        course.shown.push(gap === at ? actor.fade * (actor.wreck ? 0.85 : 1) : 0);
      }
    }
    for (const course of courses.values())
      if (course.x.length === at) {
        course.x.push(course.x.at(-1) ?? 0);
        course.y.push(course.y.at(-1) ?? 0);
        course.turn.push(course.turn.at(-1) ?? 0);
        course.shown.push(0);
      }
    for (const effect of found.frame.effects ?? []) take(shots, effect, found.frame, px, now, reel.length / (count - 1));
  });
  const turns = reel.clips.filter((clip, at) => reel.clips[at - 1]?.turn.turn !== clip.turn.turn).map((clip) => ({ turn: clip.turn.turn, begin: clip.at }));
  return { times, length: reel.length, courses: [...courses.values()], shots: [...shots.values()], frame, turns };
}

function take(shots: Map<string, Shot>, effect: Effect, scene: Frame, px: (point: Point) => [number, number], now: number, step: number): void {
  const spot = (place: Place): [number, number] | null => {
    if (Array.isArray(place)) return px(place as Point);
    const actor = [...scene.actors, ...(scene.wrecks ?? [])].find((one) => one.name === (place as { on: string }).on);
    return actor ? px([actor.x, actor.y]) : null;
  };
  const blast = effect.kind === 'blast';
  if (!blast && !('to' in effect)) return;
  const to = spot(blast ? effect.at : (effect as Extract<Effect, { to: Place }>).to);
  const from = blast ? to : spot((effect as Extract<Effect, { from: Place; to: Place }>).from);
  if (!from || !to) return;
  /* The same shot is found in several samples. */
  const key = [...from, ...to].map((value) => Math.round(value / 6)).join() + effect.kind;
  const known = shots.get(key);
  if (known && now - known.end < step * 2.5) known.end = now + step;
  else shots.set(known ? `${key} ${now}` : key, { side: 'side' in effect ? effect.side : 1, from, to, begin: now, end: now + step, blast, reach: blast ? 70 : 0 });
}

const three = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Returns the animation of a value, without the samples that repeat their neighbours. */
function animated(kind: string, name: string, values: readonly string[], times: readonly number[], length: number): string {
  const kept = values.flatMap((value, at) => (at > 0 && at < values.length - 1 && value === values[at - 1] && value === values[at + 1] ? [] : [at]));
  if (kept.every((at) => values[at] === values[0])) return '';
  return `<${kind} attributeName="${name}" ${kind === 'animateTransform' ? `type="${name === 'transform' ? 'translate' : ''}" ` : ''}dur="${three(length)}s" repeatCount="indefinite" values="${kept.map((at) => values[at]).join(';')}" keyTimes="${kept.map((at) => three((times[at] ?? 0) / length)).join(';')}"/>`;
}

/** Returns the animation of a visible stretch of time. */
function seen(begin: number, end: number, length: number): string {
  const [a, b] = [Math.max(0, begin / length), Math.min(1, end / length)];
  const keys: [number, number][] = [[0, a <= 0 ? 1 : 0], ...(a > 0 ? ([[a, 1]] as [number, number][]) : []), ...(b < 1 ? ([[b, 0]] as [number, number][]) : [])];
  return `<animate attributeName="opacity" calcMode="discrete" dur="${three(length)}s" repeatCount="indefinite" values="${keys.map(([, value]) => value).join(';')}" keyTimes="${keys.map(([at]) => three(at)).join(';')}"/>`;
}

export interface Sprites { /** Each piece's bitmap, pointing up, by its index among the courses, with half its width in pixels. */ ships: ReadonlyMap<number, { address: string; reach: number }>; sky: string | null; style: string }

/** Returns the whole file. */
export function animatedSvg(subject: Subject, reel: Reel, motion: Motion, theme: Theme, sprites: Sprites): string {
  const inks = INKS[theme];
  const { times, length, frame } = motion;
  const { camera } = frame;
  const lines = subject.mesh ? honeycomb(subject.view.table, subject.mesh, [frame.toTable(0, 0), frame.toTable(WIDE, HIGH)]).lines : grid(subject.view.table, 6) + crosses(subject.view.table, 6, frame.px(5));
  const body = motion.courses.map((course, at): string => {
    const sprite = sprites.ships.get(at);
    const where = course.x.map((x, n) => `${short(x)} ${short(course.y[n] ?? 0)}`);
    const first = where[0] ?? '0 0';
    const turned = course.turn.map((turn) => short(turn));
    const fades = course.shown.map((value) => three(value));
    const move = animated('animateTransform', 'transform', where, times, length);
    const turn = animated('animateTransform', 'transform', turned, times, length).replace('type="translate"', 'type="rotate"');
    const fade = animated('animate', 'opacity', fades, times, length);
    const ink = inkOf(inks, course.actor.side);
    const image = sprite ? `<image x="${short(-sprite.reach)}" y="${short(-sprite.reach)}" width="${short(sprite.reach * 2)}" height="${short(sprite.reach * 2)}" href="${sprite.address}"/>` : `<circle r="${short(course.unit * 0.6)}" fill="none" stroke="${ink}"/>`;
    const name = course.actor.kind === 'missile' ? '' : `<text y="${short(course.unit + 20)}" text-anchor="middle" font-size="15" font-weight="700" fill="${inks.text}" stroke="${inks.ground}" stroke-width="4" paint-order="stroke">${plain(`${course.actor.side === 2 ? '◆' : '●'} ${reel.called.get(course.actor.name) ?? course.actor.name}`)}</text>`;
    return `<g opacity="${fades[0] ?? 1}">${fade}<g transform="translate(${first})">${move}<g transform="rotate(${turned[0] ?? 0})">${turn}${image}</g>${name}</g></g>`;
  });
  const fire = motion.shots.map((shot): string => {
    const ink = inkOf(inks, shot.side);
    const [x, y] = shot.to.map(short);
    if (shot.blast) return `<g opacity="0">${seen(shot.begin, shot.end, length)}<circle cx="${x}" cy="${y}" r="${shot.reach}" fill="#ff8a2a" opacity=".55"/><circle cx="${x}" cy="${y}" r="${shot.reach * 0.55}" fill="#fff1c2" opacity=".9"/><ellipse cx="${x}" cy="${y}" rx="${shot.reach * 1.7}" ry="${shot.reach * 0.66}" fill="none" stroke="${inks.text}" stroke-width="2" transform="rotate(-23 ${x} ${y})"/></g>`;
    return `<g opacity="0" stroke-linecap="round">${seen(shot.begin, shot.end, length)}<path d="M${shot.from.map(short).join(' ')}L${x} ${y}" stroke="${ink}" stroke-width="7" opacity=".35"/><path d="M${shot.from.map(short).join(' ')}L${x} ${y}" stroke="${theme === 'dark' ? '#fff' : ink}" stroke-width="2.2"/></g>`;
  });
  const word = subject.face.turn ?? 'Turn';
  const heads = motion.turns.map(({ turn, begin }, at) => `<text x="60" y="46" font-size="22" font-weight="700" fill="${inks.text}" opacity="${at === 0 ? 1 : 0}">${motion.turns.length > 1 ? seen(begin, motion.turns[at + 1]?.begin ?? length, length) : ''}${plain(`${word} ${turn}`)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" font-family="'Range Semi Condensed', system-ui, sans-serif">
<title>${plain(reel.words)}</title>
<style>${sprites.style}</style>
<rect width="${WIDE}" height="${HIGH}" fill="${inks.ground}"/>
${sprites.sky ? `<image width="${WIDE}" height="${HIGH}" href="${sprites.sky}"/>` : ''}
<path d="${lines}" transform="translate(${short(camera.x)} ${short(camera.y)}) scale(${three(camera.k)})" fill="none" stroke="${inks.grid}" stroke-opacity="${theme === 'dark' ? 0.22 : 0.5}" vector-effect="non-scaling-stroke"/>
${body.join('\n')}
${fire.join('\n')}
${heads.join('\n')}
<text x="${WIDE - 60}" y="46" text-anchor="end" font-size="18" fill="${inks.muted}">${plain(reel.words)}</text>
</svg>
`;
}
