/** The upper part of a picture: grid, tracks, stations, names with hulls, and the caption of the moment. Texts do not cover each other. Pure. */
import { crosses, grid } from '../board/backdrop.ts';
import { honeycomb, type Mesh } from '../board/hexes.ts';
import { diceOf } from '../board/labels.ts';
import { boxAt, overlap, placeAll, type Box, type Form, type Room, type Wish } from '../board/placing.ts';
import { nameIn } from '../lib/called.ts';
import { hullOf } from '../lib/film.ts';
import type { Point } from '../lib/protocol.ts';
import type { Theme } from '../ships/palette.ts';
import type { Format, Shown, Stood } from './frame.ts';
import { INKS, inkOf, type Inks } from './inks.ts';
import { short, type Mark } from './marks.ts';
import { widthOf } from './measure.ts';
import type { Tale } from './tale.ts';
import { trackMarks } from './tracks.ts';

/** A mark with its place on the picture, for tests and for later marks. */
export interface Placed { id: string; kind: 'text' | 'station' | 'ship'; box: Box }
/** Marks under the ships and over them. */
export interface Board { under: Mark[]; over: Mark[]; placed: Placed[]; /** `true` if every station of the tracks has its number on the picture. */ numbered: boolean }

/** Width of a hull box in pixels. */
const PIP = 4.4;
/** Most boxes of a hull that are drawn one by one; more are a bar. */
const MOST = 26;
/** Width of that bar in pixels. */
const BAR = 72;
/** Pixels at the top of a tall picture for its heading. */
const HEADING = 104;
/** Pixels around a picture that stay free of words. */
const RIM = 9;
/** The least distance of two turn numbers, as a multiple of their radius: close ones say little and are left out. */
const NEXT = 4.2;

function gridMarks({ frame }: Shown, mesh: Mesh | undefined, near: readonly Point[], inks: Inks, paper: boolean): Mark[] {
  const { table, camera } = frame;
  const line = (d: string, opacity: number, view = camera): Mark => ({ as: 'path', d, stroke: inks.grid, width: 1, opacity, view });
  if (mesh) {
    const { lines, rim } = honeycomb(table, mesh, near);
    return [line(lines, paper ? 0.5 : 0.2), ...(rim ? [line(rim, 0.6)] : [])];
  }
  /* The grid goes on to the sides of the picture: an edge of the table says nothing in it. */
  const [x, y] = [camera.x, camera.y].map((one) => Math.ceil(Math.max(0, one) / camera.k / 6) * 6) as [number, number];
  const whole = { width: table.width + 12_000 * x, height: table.height + 12_000 * y };
  const view = { ...camera, x: camera.x - x * camera.k, y: camera.y - y * camera.k };
  return [line(grid(whole, 6), paper ? 0.3 : 0.06, view), line(crosses(whole, 6, frame.px(5)), paper ? 0.55 : 0.36, view)];
}

interface Tag { wide: number; high: number; marks: (x: number, y: number) => Mark[] }

/** Returns a side's mark before a name: a disc or a diamond. */
function sign(x: number, y: number, side: number, ink: string, r: number): Mark {
  return side === 2 ? { as: 'path', d: `M${short(x)} ${short(y - r)}l${r} ${r} ${-r} ${r} ${-r} ${-r}Z`, fill: ink } : { as: 'circle', x, y, r: r * 0.9, fill: ink };
}

/** Returns the boxes of a hull in a row, whole ones solid. A long hull is a bar. */
function pips(left: number, whole: number, ink: string, middle: number, top: number, s: number): Mark[] {
  if (whole > MOST) {
    const wide = BAR * s;
    return [
      { as: 'rect', x: middle - wide / 2, y: top, wide, high: 6 * s, round: 2, stroke: ink, width: 1 },
      { as: 'rect', x: middle - wide / 2, y: top, wide: Math.max(0.1, (wide * left) / whole), high: 6 * s, round: 2, fill: ink },
    ];
  }
  const pitch = PIP * s;
  const from = middle - (pitch * whole) / 2;
  return Array.from({ length: whole }, (_, at): Mark => {
    const box = { as: 'rect' as const, x: from + at * pitch + 0.4, y: top, wide: pitch - 1.3, high: 6.5 * s, round: 1 };
    return at < left ? { ...box, fill: ink } : { ...box, stroke: ink, width: 0.7 };
  });
}

function tagOf({ actor, wreck }: Stood, tale: Tale, inks: Inks, theme: Theme, s: number, plain: boolean): Tag {
  const name = nameIn(tale.called, actor.name);
  const halo = inks.ground;
  if (wreck) {
    const turn = tale.wrecks.find((one) => one.actor.name === actor.name)?.turn;
    const [text, size] = [turn === undefined || plain ? name : `${name}, ${tale.word} ${turn}`, 15 * s];
    return { wide: widthOf(text, size, 500), high: size * 1.25, marks: (x, y) => [{ as: 'text', x, y: y + size * 0.34, size, weight: 500, anchor: 'middle', halo, runs: [{ text, fill: inks.muted }] }] };
  }
  const size = 15.5 * s;
  const ink = inkOf(inks, actor.side);
  const named = widthOf(name, size, 700) + 16 * s;
  const dice = plain ? null : diceOf(actor);
  const hull = plain || dice ? null : hullOf(actor);
  const row = dice ? widthOf(dice, 13 * s, 500) : hull ? (hull.whole > MOST ? BAR : hull.whole * PIP) * s : 0;
  const high = size * 1.25 + (row > 0 ? 11 * s : 0);
  return {
    wide: Math.max(named, row) + 4,
    high,
    marks: (x, y) => {
      const top = y - high / 2;
      const base = top + size * 0.96;
      const marks: Mark[] = [
        ...(row > 0 && theme === 'dark' ? [{ as: 'rect', x: x - Math.max(named, row) / 2 - 5 * s, y: top - 2 * s, wide: Math.max(named, row) + 10 * s, high: high + 5 * s, round: 5 * s, fill: `${inks.ground}b8` } as const] : []),
        sign(x - named / 2 + 5 * s, base - size * 0.34, actor.side, ink, 4.6 * s),
        { as: 'text', x: x - named / 2 + 15 * s, y: base, size, weight: 700, halo, runs: [{ text: name, fill: theme === 'dark' ? '#ffffff' : inks.text }] },
      ];
      if (dice) marks.push({ as: 'text', x, y: base + 13.5 * s, size: 13 * s, weight: 500, anchor: 'middle', halo, runs: [{ text: dice, fill: inks.muted }] });
      if (hull) marks.push(...pips(Math.max(0, hull.whole - hull.gone), hull.whole, ink, x, top + size * 1.25, s));
      return marks;
    },
  };
}

/** Returns the part of the picture that a ship covers at its heading. */
function bodyOf({ actor, x, y, unit }: Stood): Box {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((actor.heading * Math.PI) / 180))) as [number, number];
  const [along, across] = [unit * 2.5, unit * 1.35];
  return boxAt(x, y, Math.max(sin * along, cos * across), Math.max(cos * along, sin * across));
}

function px({ camera, table }: Shown['frame'], point: Point): [number, number] {
  return [camera.x + (point[0] / 1000) * camera.k, camera.y + ((table.height - point[1]) / 1000) * camera.k];
}
/** Returns `true` if the line between two places passes through a box. */
function cuts(box: Box, from: readonly [number, number], to: readonly [number, number]): boolean {
  return Array.from({ length: 33 }, (_, at) => at / 32).some((share) => {
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return x > box.x0 - 4 && x < box.x1 + 4 && y > box.y0 - 4 && y < box.y1 + 4;
  });
}

/** Places the caption of the moment clear of all bodies, with a line to the moment's place. Returns null if there is no place. */
function callout(tale: Tale, shown: Shown, format: Format, bodies: readonly Box[], stations: readonly Box[], inks: Inks): { marks: Mark[]; box: Box } | null {
  const { moment } = tale;
  if (!moment) return null;
  const s = Math.max(0.82, format.scale);
  const [big, small] = [24 * s, 17 * s];
  const wide = Math.max(widthOf(moment.title, big, 700), widthOf(moment.when, small, 500)) + 4;
  const high = big + small + 12;
  const { frame } = shown;
  const [x, y] = px(frame, moment.at);
  const unit = shown.ships.find((one) => one.actor.name === moment.whom)?.unit ?? 30;
  const near = moment.death ? unit * 2.35 : unit * 1.05;
  let best: { cost: number; box: Box; turn: number; reach: number } | null = null;
  for (let ring = 0; ring < 9; ring++)
    for (let step = 0; step < 24; step++) {
      const turn = ((step % 2 ? -1 : 1) * Math.ceil(step / 2) * Math.PI) / 12 - Math.PI / 3;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const reach = near + 18 + ring * 26;
      const [mx, my] = [x + cos * (reach + (wide / 2) * Math.abs(cos)), y + sin * (reach + (high / 2) * Math.abs(sin))];
      const box = boxAt(mx, my, wide, high);
      const inside = box.x0 >= format.art.x0 && box.x1 <= format.art.x1 && box.y0 >= format.art.y0 - 20 && box.y1 <= format.art.y1;
      if (!inside || bodies.some((body) => overlap(body, box) > 0) || overlap(box, boxAt(x, y, near * 1.9, near * 1.9)) > 0) continue;
      const covered = stations.filter((one) => overlap(one, box) > 0).length;
      const crossed = moment.from.some((one) => cuts(box, px(frame, one), [x, y])) ? 8 : 0;
      const cost = ring * 2 + covered * 3 + crossed + Math.abs(turn + Math.PI / 3) * 0.8;
      if (!best || cost < best.cost) best = { cost, box, turn, reach };
    }
  if (!best) return null;
  const { box } = best;
  const [tx, ty] = [Math.max(box.x0, Math.min(box.x1, x)), Math.max(box.y0, Math.min(box.y1, y))];
  const far = Math.hypot(tx - x, ty - y) || 1;
  const start = (moment.death ? unit * 1.15 : unit * 0.8) / far;
  const end = Math.max(start, 1 - 6 / far);
  const at = (share: number): string => `${short(x + (tx - x) * share)} ${short(y + (ty - y) * share)}`;
  return {
    box,
    marks: [
      { as: 'path', d: `M${at(end)}L${at(start)}`, stroke: inks.burst, width: 1.6 },
      { as: 'text', x: box.x0 + 2, y: box.y0 + big * 0.92, size: big, weight: 700, halo: inks.ground, runs: [{ text: moment.title, fill: inks.burst }] },
      { as: 'text', x: box.x0 + 2, y: box.y0 + big + small + 3, size: small, weight: 500, halo: inks.ground, runs: [{ text: moment.when, fill: inks.muted }] },
    ],
  };
}

/** Returns the distance between two boxes. */
function gap(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, a.x0 - b.x1, b.x0 - a.x1), Math.max(0, a.y0 - b.y1, b.y0 - a.y1));
}

/** Places names, if possible nearest to their own ship and beside no station, otherwise over one. */
function names(tags: Map<Stood, [Tag, Tag]>, bodies: { id: string; box: Box }[], taken: readonly Box[], stations: readonly Box[], room: Room): Map<Stood, { tag: Tag; box: Box; lead: boolean }> {
  const found = new Map<Stood, { tag: Tag; box: Box; lead: boolean }>();
  const full = [...taken];
  const missing = [...tags.keys()];
  for (const [avoid, own] of [[stations, true], [[], true], [stations, false], [[], false]] as [readonly Box[], boolean][])
    for (const one of [...missing]) {
      const [whole, plain] = tags.get(one) as [Tag, Tag];
      const forms = [whole, plain].map((tag, at): Form => ({ text: String(at), wide: tag.wide, high: tag.high, pips: at === 0 }));
      const { x0, y0, x1, y1 } = bodyOf(one);
      const wish: Wish = { id: one.actor.name, x: one.x, y: one.y, reach: Math.max(x1 - x0, y1 - y0) / 2, forms };
      const place = placeAll([wish], bodies, room, [...full, ...avoid]).get(one.actor.name);
      if (!place || (place.leader && avoid.length > 0 && Math.hypot(place.dx, place.dy) > one.unit + 90)) continue;
      const tag = place.form.text === '0' ? whole : plain;
      const box = boxAt(one.x + place.dx, one.y + place.dy, tag.wide, tag.high);
      /* A name nearer to another ship would seem to be that ship's. */
      if (own && bodies.some(({ id, box: body }) => id !== one.actor.name && gap(body, box) < gap(bodyOf(one), box))) continue;
      full.push(box);
      found.set(one, { tag, box, lead: place.leader });
      missing.splice(missing.indexOf(one), 1);
    }
  return found;
}

export interface BoardPlan { tale: Tale; shown: Shown; format: Format; mesh: Mesh | undefined; theme: Theme }

/** Lays out the board. */
export function boardOf({ tale, shown, format, mesh, theme }: BoardPlan): Board {
  const inks = INKS[theme];
  const paper = theme === 'paper';
  const s = Math.max(0.82, format.scale);
  const { frame, ships } = shown;
  const place = (point: Point): [number, number] => px(frame, point);
  const near = [...ships.map(({ actor }): Point => [actor.x, actor.y]), frame.toTable(0, 0), frame.toTable(format.wide, format.sky)];
  const under = gridMarks(shown, mesh, near, inks, paper);
  /* The track of a wreck that has no place on the picture is left out. */
  const tracks = tale.tracks.filter((track) => ships.some((one) => one.actor.name === track.name) || !tale.wrecks.some(({ actor }) => actor.name === track.name));
  for (const track of tracks) {
    const unit = ships.find((one) => one.actor.name === track.name)?.unit ?? 40;
    under.push(...trackMarks(track.points.map(place), track.side, inkOf(inks, track.side), Math.max(4.5, Math.min(11, unit * 0.14)), paper));
  }
  const { moment } = tale;
  const bodies = ships.map((one) => ({ id: one.actor.name, box: bodyOf(one) }));
  const r = 10 * s;
  /* Numbers and names should not cover the line of fire of the moment; numbers also keep clear of its blast. */
  const fire = (moment?.from ?? []).flatMap((from) => {
    const [[x0, y0], [x1, y1]] = [place(from), place(moment?.at ?? from)];
    return Array.from({ length: 12 }, (_, at) => boxAt(x0 + ((x1 - x0) * at) / 11, y0 + ((y1 - y0) * at) / 11, 30, 30));
  });
  const blown = moment?.death ? (ships.find((one) => one.actor.name === moment.whom) ?? null) : null;
  const spots = spotsOf({ tale, shown, format, mesh, theme }, tracks, blown, fire, r);
  const boxes = spots.map((one) => one.box);
  const said = callout(tale, shown, format, bodies.map((one) => one.box), boxes, inks);
  const burst = moment?.death ? [boxAt(...place(moment.at), (blown?.unit ?? 40) * 4.4, (blown?.unit ?? 40) * 2.9)] : [];
  const { kicker, panels } = wordless(format);
  const named = ships.filter((one) => one.actor.kind !== 'missile' && !(moment?.death && one.actor.name === moment.whom && said));
  const tags = new Map([...named].sort((a, b) => Number(a.wreck) - Number(b.wreck)).map((one): [Stood, [Tag, Tag]] => [one, [tagOf(one, tale, inks, theme, s, false), tagOf(one, tale, inks, theme, s, true)]]));
  const labels = names(tags, bodies, [...(said ? [said.box] : []), ...burst, kicker], [...boxes, ...fire], { width: format.wide, height: format.high, panels });
  const placed: Placed[] = ships.map((one) => ({ id: one.actor.name, kind: 'ship', box: bodyOf(one) }));
  const upper = marksOver(labels, spots, said, inks, s, r);
  placed.push(...upper.placed);
  const numbers = placed.filter((one) => one.kind === 'station').length;
  return { under, over: upper.over, placed, numbered: numbers === tale.tracks.reduce((sum, track) => sum + track.stations.length, 0) };
}

/** The number of a turn at its place on a track. */
interface Spot { turn: number; side: number; x: number; y: number; box: Box }

/** Chooses the turn numbers that the picture has room for, the latest first: clear of hulls, of the blast, of the line of fire and of one another. */
function spotsOf({ tale, shown: { frame, ships }, format }: BoardPlan, tracks: Tale['tracks'], blown: Stood | null, fire: readonly Box[], r: number): Spot[] {
  const spots: Spot[] = [];
  const inside = (box: Box): boolean => box.x0 >= (format.name === 'tall' ? 8 : format.art.x0) && box.x1 <= format.wide - 8 && box.y0 >= (format.name === 'tall' ? HEADING : 8) && box.y1 <= format.art.y1 + 18;
  for (let turn = tale.last; turn >= tale.first; turn--)
    for (const track of tracks)
      for (const station of track.stations.filter((one) => one.turn === turn)) {
        const [x, y] = px(frame, station.at);
        const box = boxAt(x, y, r * 2.2, r * 2.2);
        const hidden = ships.some((one) => (one === blown ? Math.hypot((x - one.x) / 2.2, (y - one.y) / 1.5) < one.unit + r : onHull(one, x, y, r))) || spots.some((one) => Math.hypot(one.x - x, one.y - y) < r * NEXT) || fire.some((one) => overlap(one, box) > 0);
        if (inside(box) && !hidden) spots.push({ turn, side: track.side, x, y, box });
      }
  return spots;
}

/** Returns the parts of a picture that no name may cover, the heading's among them. */
function wordless({ name, wide, high, art }: Format): { kicker: Box; panels: Box[] } {
  const tall = name === 'tall';
  const kicker: Box = tall ? { x0: 0, y0: 0, x1: wide, y1: HEADING } : { x0: 0, y0: 0, x1: 0, y1: 0 };
  const rims: Box[] = [{ x0: wide - RIM, y0: 0, x1: wide, y1: high }, { x0: 0, y0: 0, x1: RIM, y1: high }, { x0: 0, y0: 0, x1: wide, y1: RIM }, { x0: 0, y0: high - RIM, x1: wide, y1: high }];
  const aside: Box = tall ? { x0: 0, y0: art.y1 + 26, x1: wide, y1: high } : { x0: 0, y0: 0, x1: art.x0 - 6, y1: high };
  return { kicker, panels: [aside, ...rims, kicker] };
}

/** Draws turn numbers, names and the caption of the moment over the ships. A number that a text covers is left out. */
function marksOver(labels: ReturnType<typeof names>, spots: readonly Spot[], said: ReturnType<typeof callout>, inks: Inks, s: number, r: number): Pick<Board, 'over' | 'placed'> {
  const over: Mark[] = [];
  const placed: Placed[] = [];
  const full = [...labels.values()].map((one) => one.box).concat(said ? [said.box] : []);
  for (const spot of spots) {
    if (full.some((box) => overlap(box, spot.box) > 0)) continue;
    const ink = inkOf(inks, spot.side);
    over.push({ as: 'circle', x: spot.x, y: spot.y, r, fill: inks.ground, stroke: ink, width: 1.5 });
    over.push({ as: 'text', x: spot.x, y: spot.y + 4.4 * s, size: (spot.turn > 99 ? 10 : 12.5) * s, weight: 700, anchor: 'middle', runs: [{ text: String(spot.turn), fill: inks.text }] });
    placed.push({ id: `station ${spot.turn} ${Math.round(spot.x)}`, kind: 'station', box: spot.box });
  }
  for (const [one, { tag, box, lead }] of labels) {
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    if (lead) over.push({ as: 'path', d: leader(one, box), stroke: one.wreck ? inks.muted : inkOf(inks, one.actor.side), width: 1.2, opacity: 0.8 });
    over.push(...tag.marks(x, y));
    placed.push({ id: `name ${one.actor.name}${one.wreck ? ' wreck' : ''}`, kind: 'text', box });
  }
  if (said) {
    over.push(...said.marks);
    placed.push({ id: 'moment', kind: 'text', box: said.box });
  }
  return { over, placed };
}

/** Returns `true` if a disc lies on a ship's hull, taken as an ellipse along its heading. */
function onHull({ actor, unit, x, y }: Stood, px: number, py: number, r: number): boolean {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => of((actor.heading * Math.PI) / 180)) as [number, number];
  const [dx, dy] = [px - x, py - y];
  return Math.hypot((dx * sin - dy * cos) / (unit * 1.05 + r * 0.7), (dx * cos + dy * sin) / (unit * 0.9 + r * 0.7)) < 1;
}

/** Returns the line from a name that had to move out to its piece. */
function leader({ x, y, unit }: Stood, box: Box): string {
  const [tx, ty] = [Math.max(box.x0, Math.min(box.x1, x)), Math.max(box.y0, Math.min(box.y1, y))];
  const far = Math.hypot(tx - x, ty - y) || 1;
  const start = Math.min(0.9, (unit * 0.6) / far);
  return `M${short(tx)} ${short(ty)}L${short(x + (tx - x) * start)} ${short(y + (ty - y) * start)}`;
}
