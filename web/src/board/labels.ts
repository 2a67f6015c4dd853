/** The texts and sizes of names. `placing.ts` chooses their places. */
import { hullOf, type Actor } from '../lib/film.ts';
import type { Piece, Point } from '../lib/protocol.ts';
import type { TableFrame } from './frame.ts';
import { boxAt, overlap, placeAll, type Box, type Form, type Room, type Wish } from './placing.ts';
import { RING, shapeOf, SIZES, type Shaped } from './silhouettes.ts';

/** The tag of a counter: pixels from the counter's middle to its name's, half the counter's size in pixels, and `true` in `pips` if its hull or dice are shown. */
export interface Tag { dx: number; dy: number; size: number; shown: boolean; pips: boolean; /** `true` if the name had to move out: a line leads to the piece. */ leader?: boolean; /** Text shown instead of the piece's code: its name, or the names of a crowd. */ text?: string; /** Its dice, as the label shows them. */ dice?: string }
/** The facts of a piece that decide its room on the board. */
export type Body = { side?: number; /** Its name, if that is not its code. */ label?: string; wreck?: boolean; heading?: number } & Pick<Actor, 'name' | 'x' | 'y' | 'radius' | 'boxes' | 'of' | 'hex'> & Shaped;
export { boxAt, overlap, type Box };

const LETTER = 7.6;
const LINE = 16;
const SMALL = 6.8;
/** Width of a letter in a wreck's label, in pixels. */
const SLIM = 6.4;
/** Width of the side's mark before a name, in pixels. */
const MARK = 14;
/** Distance of each piece from the middle of a hex that holds several, in thousandths. */
const BESIDE = 240;
/** Distance in pixels below which pieces of one side are named together. It is smaller for missiles. */
const CROWD = { ships: 26, missiles: 13 };
/** Width of a hull that is shown as one bar, in pixels. */
export const BAR = 30;
/** The most pixels that all points of a hull take, and the fewest that one point takes. */
const HULL = 88;
const POINT = 3.6;
/** Half the size in pixels below which a counter shows a hull of more than four points as a bar. */
const COUNTABLE = 22;
/** Cosine of the largest angle from straight up at which a ship counts as flying up the window. */
const UPWARD = 0.7;
/** Half the length of a ship's hull, from bow to flames, as a multiple of its counter's half size. */
const LONG = 1.2;
/** Pixels between a counter and its name, enough for a ring around the counter. */
const CLEAR = 9;

/** Returns the pixels from one point of a hull to the next, or null if its points are too many to count at this size. */
export function pitchOf(whole: number, size: number): number | null {
  if (whole <= 4) return 9;
  const pitch = Math.min(7, HULL / whole);
  return size >= COUNTABLE && pitch >= POINT ? pitch : null;
}

/** Returns a ship's dice as its label shows them: `D1 M2 A2 R1`, without empty boxes. Returns null for a ship without dice. */
export function diceOf({ boxes }: Pick<Body, 'boxes'>): string | null {
  if (!boxes) return null;
  return BOXES.filter((box) => boxes[box] > 0).map((box) => `${box.charAt(0).toUpperCase()}${boxes[box]}`).join(' ');
}
/** Boxes of dice in their order, then the purpose of their dice. */
const BOXES = ['defence', 'movement', 'attack', 'reserve'] as const;
const FOR = { defence: 'for defence', movement: 'to move', attack: 'to attack', reserve: 'in reserve' };
/** Returns the dice in words: `6 dice in reserve`, `4 to move, 1 to attack`, `1 defence, 1 move, 4 attack`; null unless one to three boxes hold dice. brief: `4 move, 1 attack`. */
export function diceWords({ boxes }: Pick<Body, 'boxes'>, brief = false): string | null {
  const held = boxes ? BOXES.filter((box) => boxes[box] > 0) : [];
  const [only] = held;
  if (!boxes || !only || held.length > 3) return null;
  if (held.length === 1) return `${boxes[only]} ${boxes[only] === 1 ? 'die' : 'dice'} ${FOR[only]}`;
  return held.map((box) => `${boxes[box]} ${held.length === 2 && !brief ? FOR[box] : FOR[box].split(' ')[1]}`).join(', ');
}

/** Half a counter's size in a hex, as a share of the distance to the nearest piece: rings do not cross, and their numbers fit between. */
const TOUCH = 0.46;
/** The same share for fighters, which have no ring. */
const BY = 0.5;
/** Smallest size of a counter near another one, as a share of its usual size. */
const LEAST = 0.6;
/** Half a cruiser's size, as a share of the room that each piece has on the board. */
const SHARE = 0.105;

/** Width of the window in pixels below which it is small; then the closeness that is added to the room there, as the limit for counters among ghosts. */
const SMALLEST = 600;
const CROWDED = 0.12;

/** Returns the size that counters may have in the free room, on the scale of `TableFrame.closeness`. A few ships on a large board are drawn large even from afar. */
export function roominess(all: readonly Body[], room: Room | null): number {
  if (!room) return 0;
  const free = room.width * room.height - room.panels.reduce((sum, { x0, y0, x1, y1 }) => sum + Math.max(0, x1 - x0) * Math.max(0, y1 - y0), 0);
  const count = all.reduce((sum, { kind, wreck }) => sum + (wreck ? 0 : kind === 'missile' ? 0.3 : 1), 0);
  const half = SHARE * Math.sqrt(Math.max(0, free) / Math.max(4, count));
  const [far, close] = SIZES.cruiser;
  return Math.max(0, Math.min(1, Math.log(half / far) / Math.log(close / far)));
}

/** Returns the radius of a counter in a hex, in thousandths: less if another is near. */
export function ringIn(actor: Body, all: readonly Body[], frame: TableFrame): number {
  return frame.px(sizeOf(actor, all, frame, 0)) * 1000;
}

/** Returns half a counter's size in pixels: its usual size at this closeness, more where there is room, less where another is near. */
function sizeOf(actor: Body, all: readonly Body[], { camera: { k }, closeness: nearness, bold }: TableFrame, roomy: number, most = 1): number {
  const closeness = Math.min(nearness, most);
  const [far, close] = SIZES[shapeOf(actor)];
  const usual = actor.hex ? k * RING : far * (close / far) ** closeness;
  const large = actor.hex ? usual : bold * far * (close / far) ** Math.max(closeness, roomy);
  let near = Infinity;
  for (const other of all) {
    /* Missiles lie over ships and take no room from them. The ghost of the same ship takes none either. */
    if (other.name === actor.name || ((actor.hex || actor.boxes) && other.name === `${actor.name}+`) || (other.kind === 'missile' && actor.kind !== 'missile')) continue;
    near = Math.min(near, Math.hypot(other.x - actor.x, other.y - actor.y));
  }
  const shared = (near / 1000) * k * (actor.kind === 'missile' ? 0.42 : actor.hex ? TOUCH : actor.kind === 'fighter' ? BY : 0.54);
  return Math.max((actor.radius / 1000) * (actor.hex ? 0 : 1.05) * k, Math.max(usual * LEAST, Math.min(large, shared)));
}

/** Returns texts that name several pieces together, the best first: all names if fewer than four, then the first with the number of others. */
function together(names: readonly string[]): string[] {
  const short = `${names[0] ?? ''} +${names.length - 1}`;
  return names.length < 4 ? [names.join(', '), short] : [short];
}

/** Groups pieces of one side that are too close for a name each. The key is the first of each group. */
function crowds(actors: readonly Body[], at: (actor: Body) => [number, number]): Map<string, Body[]> {
  const found = new Map<string, Body[]>();
  for (const actor of actors) {
    const missile = actor.kind === 'missile';
    if (actor.wreck) {
      found.set(actor.name, [actor]);
      continue;
    }
    const near = [...found.values()].find(([first]) => first && !first.wreck && first.side === actor.side && (first.kind === 'missile') === missile && Math.hypot(at(first)[0] - at(actor)[0], at(first)[1] - at(actor)[1]) < (missile ? CROWD.missiles : CROWD.ships));
    if (near) near.push(actor);
    else found.set(actor.name, [actor]);
  }
  return found;
}

/** Returns the forms of a piece's label, the best first: its name with hull or dice, its name, its code. */
function formsOf(actor: Body, crowd: readonly Body[], size: number): Form[] {
  const wide = (text: string): number => text.length * LETTER + MARK + 4;
  if (crowd.length > 1) {
    return together(crowd.map((one) => one.label ?? one.name)).map((text): Form => ({ text, wide: wide(text), high: LINE, pips: false }));
  }
  const name = actor.label ?? actor.name;
  if (actor.wreck) return [{ text: name, wide: name.length * SLIM + 4, high: LINE, pips: false }];
  const whole = hullOf(actor)?.whole ?? 0;
  const told = [...new Set([diceWords(actor), diceWords(actor, true), diceOf(actor)])].filter((dice): dice is string => !!dice);
  const below = actor.hull === undefined && !actor.boxes ? 0 : told.length > 0 ? 1 : (pitchOf(whole, size) ?? BAR / whole) * whole;
  const bare = [...new Set([name, actor.name])].map((text): Form => ({ text, wide: wide(text), high: LINE, pips: false }));
  if (below === 0) return bare;
  if (told.length > 0) return [...told.flatMap((dice) => bare.map((form): Form => ({ ...form, dice, wide: Math.max(form.wide, dice.length * SMALL + 2), high: LINE + 15, pips: true }))), ...bare];
  return [...bare.map((form): Form => ({ ...form, wide: Math.max(form.wide, below + 2), high: LINE + 9, pips: true })), ...bare];
}

/** Returns `true` for a ship that flies up the window; with `either`, also down. Its flames or a handle are then where its name would go first. */
function upright({ heading, hex, wreck }: Body, either = false): boolean {
  if (heading === undefined || hex || wreck) return false;
  const up = Math.cos((heading * Math.PI) / 180);
  return (either ? Math.abs(up) : up) > UPWARD;
}

/** Returns half the size in pixels of pieces among all others and ghosts, by name. */
export function sizesOf(actors: readonly Body[], all: readonly Body[], frame: TableFrame): Map<string, number> {
  const roomy = roominess(all, frame.room);
  /* A small window has no room for hulls at full size when ghosts are beside the ships. */
  const most = all.length > actors.length && (frame.room?.width ?? SMALLEST) < SMALLEST ? roomy + CROWDED : 1;
  const sizes = new Map(actors.map((actor) => [actor.name, sizeOf(actor, all, frame, roomy, most)]));
  /* Missiles are alike: all are as small as the closest of them must be. */
  const missiles = actors.filter(({ kind }) => kind === 'missile').map(({ name }) => name);
  const least = Math.min(...missiles.map((name) => sizes.get(name) ?? 0));
  for (const name of missiles) sizes.set(name, least);
  return sizes;
}

/** Size of the ghost of an enemy that may be there, as a share of its ship. */
const SHADE = 0.72;
/** Returns half the size of the ghost of an enemy that may be there: nearly that of its ship, or as small as from afar in a small window. */
export function shadeSize(ghost: Shaped, ship: number | undefined, { room }: TableFrame): number {
  const far = SIZES[shapeOf(ghost)][0];
  return (room?.width ?? 0) < SMALLEST ? far : Math.max(far, SHADE * (ship ?? far));
}

/** Returns the box around a hull at its heading, in pixels of the window. `size` is half the hull's length. */
export function hullBox({ x, y, heading }: Pick<Piece, 'x' | 'y' | 'heading'>, size: number, frame: TableFrame): Box {
  const { camera } = frame;
  const way = (heading * Math.PI) / 180;
  const [along, across] = [size, size * 0.7];
  const [sin, cos] = [Math.abs(Math.sin(way)), Math.abs(Math.cos(way))];
  return boxAt(camera.x + frame.x(x) * camera.k, camera.y + frame.y(y) * camera.k, 2 * (sin * along + cos * across), 2 * (cos * along + sin * across));
}

/** The size of a number that rises beside a hull: 40 pixels with the whole table in sight, 24 more from close by; a letter's width as a share of it; the pixels to the window's border. */
const POP = { small: 40, more: 24, letter: 0.62, border: 8, rise: 14 };
/** Returns the place of such a number, in pixels from its piece: beside the hull's boxes on a side (1 for the right, −1 for the left), moved back into the window where it would leave it. `dy` is its lower edge. */
export function popBox({ text, place: [px, py] }: { text: string; place: Point }, frame: TableFrame, tag: Tag | undefined, side: number): { dx: number; dy: number; wide: number; high: number } {
  const high = POP.small + POP.more * frame.closeness;
  const wide = text.length * high * POP.letter;
  const [out, dy] = tag?.shown ? [60, tag.dy + high * 0.3] : [(tag?.size ?? 20) * 0.9, high * 0.3];
  const middle = tag?.shown ? tag.dx : 0;
  const dx = side > 0 ? middle + out : middle - out - wide;
  const { room, camera } = frame;
  if (!room) return { dx, dy, wide, high };
  const [x, y] = [camera.x + frame.x(px) * camera.k, camera.y + frame.y(py) * camera.k];
  const inside = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at));
  return { dx: inside(x + dx, POP.border, room.width - POP.border - wide) - x, dy: inside(y + dy, high + POP.border, room.height - POP.border - POP.rise) - y, wide, high };
}

/** Side and distance of the boxes along a course, in pixels. */
const COURSE = { wide: 10, step: 12 };
/** Returns boxes along the straight way from one piece to another, without half a cruiser at either end, in pixels of the window. */
export function between(from: Pick<Piece, 'x' | 'y'>, to: Pick<Piece, 'x' | 'y'>, frame: TableFrame): Box[] {
  const { k, x: left, y: top } = frame.camera;
  const [x0, y0, x1, y1] = [left + frame.x(from.x) * k, top + frame.y(from.y) * k, left + frame.x(to.x) * k, top + frame.y(to.y) * k];
  const far = Math.hypot(x1 - x0, y1 - y0);
  const [free, steps] = [SIZES.cruiser[0], Math.floor(far / COURSE.step)];
  return Array.from({ length: steps }, (_, at) => (at + 0.5) / steps).filter((share) => Math.min(share, 1 - share) * far > free).map((share) => boxAt(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, COURSE.wide, COURSE.wide));
}

/** Returns the boxes of hulls, in pixels of the window. */
export function hullsOf(actors: readonly Body[], frame: TableFrame, also: readonly Body[] = []): Box[] {
  const { k, x, y } = frame.camera;
  const sizes = sizesOf(actors, [...actors, ...also], frame);
  return actors.map((actor) => {
    const wide = (sizes.get(actor.name) ?? 0) * 1.7;
    return boxAt(x + frame.x(actor.x) * k, y + frame.y(actor.y) * k, wide, wide);
  });
}

/** Width and height of a handle, in pixels. */
const GRIP = 30;
/** Returns the distance of the handles at bow and stern from the ship's middle, in pixels. */
export function gripReach(size: number): number {
  return Math.max(48, size * 1.2 + 22);
}
/** Returns the boxes of handles at bow and stern. A place without a heading has none. */
function gripsOf({ heading, hex }: Body, size: number, [x, y]: [number, number]): Box[] {
  if (heading === undefined || hex) return [];
  const [out, way] = [gripReach(size), (heading * Math.PI) / 180];
  return [1, -1].map((end) => boxAt(x + end * Math.sin(way) * out, y - end * Math.cos(way) * out, GRIP, GRIP));
}

/**
 * Places every name, or only those of `part`: below ships, beside missiles. Also beside the `held` piece if it points up or down.
 * Names keep clear of panels, pieces, ghosts and `taken`, and of `soft` where they can. Ships are placed first.
 */
export function tags(actors: readonly Body[], frame: TableFrame, also: readonly Body[] = [], taken: readonly Box[] = [], part: readonly string[] | null = null, held: string | null = null, soft: readonly Box[] = []): Map<string, Tag> {
  const { k, x: left, y: top } = frame.camera;
  const all = [...actors, ...also];
  const sizes = sizesOf(actors, all, frame);
  const at = (actor: Body): [number, number] => [left + frame.x(actor.x) * k, top + frame.y(actor.y) * k];
  const bodies = all.map((actor) => {
    const size = (sizes.get(actor.name) ?? SIZES[shapeOf(actor)][0]) * 1.7;
    return { id: actor.name, box: boxAt(...at(actor), size, size) };
  });
  /* Pieces that can still act are named first, and wrecks last. */
  const rank = (actor: Body): number => (actor.wreck ? 0 : actor.hull !== undefined ? 2 : 1);
  const ordered = [...actors].sort((a, b) => rank(b) - rank(a));
  const named = part ? ordered.filter(({ name }) => part.includes(name)) : ordered;
  const groups = crowds(named, at);
  const wishes = named.flatMap((actor): Wish[] => {
    const missile = actor.kind === 'missile';
    const crowd = groups.get(actor.name);
    if (!crowd) return [];
    const [x, y] = at(actor);
    return [{ id: actor.name, x, y, reach: (sizes.get(actor.name) ?? 0) * (upright(actor, true) && actor.kind === 'ship' ? LONG : 1) + (missile ? 0 : CLEAR), forms: formsOf(actor, crowd, sizes.get(actor.name) ?? 0), beside: missile || (actor.name === held && upright(actor, true)) || (upright(actor) && (actor.kind === 'fighter' || also.some((ghost) => ghost.name === `${actor.name}+`))) }];
  });
  const grips = all.flatMap((one) => (one.name === held || one.name === `${held}+` ? gripsOf(one, sizes.get(held ?? '') ?? 0, at(one)) : []));
  const placed = placeAll(wishes, bodies, frame.room, [...taken, ...grips], soft);
  return new Map(
    ordered.map((actor): [string, Tag] => {
      const size = sizes.get(actor.name) ?? 0;
      const place = placed.get(actor.name);
      if (!place) return [actor.name, { dx: 0, dy: 0, size, shown: false, pips: false }];
      const { dx, dy, form, leader } = place;
      return [actor.name, { dx, dy, size, shown: true, pips: form.pips, ...(form.dice ? { dice: form.dice } : {}), ...(leader ? { leader } : {}), ...(form.text === actor.name ? {} : { text: form.text }) }];
    }),
  );
}

/** Returns the room that a label takes on the screen, in pixels of the window. */
export function boxOf(actor: Body, tag: Tag, frame: TableFrame): Box {
  const { k, x, y } = frame.camera;
  const form = formsOf(actor, [actor], tag.size).find((one) => one.pips === tag.pips && one.dice === tag.dice && one.text === (tag.text ?? actor.name));
  const wide = form?.wide ?? (tag.text ?? actor.name).length * LETTER + MARK + 4;
  return boxAt(x + frame.x(actor.x) * k + tag.dx, y + frame.y(actor.y) * k + tag.dy, wide, form?.high ?? LINE);
}

/** Returns the offset in pixels from the middle of a line to its label, so that the line does not cross the text. It prefers the upper side. */
export function aside(across: number, down: number, label: string): [number, number] {
  const far = Math.hypot(across, down) || 1;
  const [x, y] = across < 0 || (across === 0 && down < 0) ? [down / far, -across / far] : [-down / far, across / far];
  const up = y > 0 ? -1 : 1;
  const clear = (Math.abs(x) * label.length * LETTER) / 2 + Math.abs(y) * (LINE / 2) + 4;
  return [x * up * clear, y * up * clear];
}

/** Returns the pieces with those in one hex drawn a little beside each other. */
export function apart<A extends Pick<Actor, 'name' | 'x' | 'y' | 'hex'>>(actors: readonly A[]): A[] {
  const stacks = new Map<string, string[]>();
  for (const { name, x, y, hex } of actors) if (hex) stacks.set(`${x} ${y}`, [...(stacks.get(`${x} ${y}`) ?? []), name].sort());
  return actors.map((actor) => {
    const stack = actor.hex ? (stacks.get(`${actor.x} ${actor.y}`) ?? []) : [];
    if (stack.length < 2) return actor;
    const turn = (2 * Math.PI * (stack.indexOf(actor.name) + 0.5)) / stack.length;
    return { ...actor, x: actor.x - Math.sin(turn) * BESIDE, y: actor.y + Math.cos(turn) * BESIDE };
  });
}
