/** The placing of labels: never over each other, over a ship or under a panel. Pure, in pixels of the window. */

/** A rectangle of the window. */
export interface Box { x0: number; y0: number; x1: number; y1: number }
/** The room for labels: the window without the panels over it. */
export interface Room { width: number; height: number; panels: readonly Box[] }
/** A label that asks for a place: the middle it belongs to, its distance from there, and its forms, the best first. */
export interface Wish { id: string; x: number; y: number; reach: number; forms: readonly Form[]; /** `true` if it prefers a place beside the piece to one below it. */ beside?: boolean; /** Middles that are tried before all others. */ spots?: readonly { x: number; y: number }[]; /** `true` if only these middles are tried. */ only?: boolean }
/** One form of a label: its words and its size. */
export interface Form { text: string; wide: number; high: number; pips: boolean; /** The dice of a piece under its name. */ dice?: string }
/** The place of a label: pixels from its piece to its own middle. `leader` is `true` if it had to move out and gets a line to the piece. */
export interface Place { dx: number; dy: number; form: Form; leader: boolean }

/** Returns the area that two boxes share, in square pixels. */
export function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
}
/** Returns a box around a middle. */
export function boxAt(x: number, y: number, wide: number, high: number): Box {
  return { x0: x - wide / 2, y0: y - high / 2, x1: x + wide / 2, y1: y + high / 2 };
}
/** Pixels between a label and the window's border. */
const BORDER = 4;

/** Returns `true` if a box is in the window and under no panel. */
export function isFree(box: Box, room: Room | null): boolean {
  if (!room) return true;
  const inside = box.x0 >= BORDER && box.y0 >= BORDER && box.x1 <= room.width - BORDER && box.y1 <= room.height - BORDER;
  return inside && room.panels.every((panel) => overlap(panel, box) === 0);
}

/** Directions around a piece, the best first: below and above, beside, then the corners. `BESIDE` begins with the sides. */
const UPRIGHT: readonly [number, number][] = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]];
const BESIDE: readonly [number, number][] = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, 1], [1, -1], [-1, -1]];
/** Pixels by which a label moves out when there is no room next to its piece. */
const OUT = [22, 46, 76, 110];

/** Yields every place for a form, the best first: its spots, next to the piece, then farther out. */
function* places(wish: Wish, form: Form): Generator<{ dx: number; dy: number; leader: boolean }> {
  for (const spot of wish.spots ?? []) yield { dx: spot.x - wish.x, dy: spot.y - wish.y, leader: false };
  if (wish.only) return;
  const directions = wish.beside ? BESIDE : UPRIGHT;
  for (const out of [0, ...OUT]) {
    for (const [across, down] of directions) {
      const dx = across * (wish.reach + form.wide / 2 + 3 + out);
      const dy = down * (wish.reach + form.high / 2 + 2 + out);
      /* A label with spots gets a line when it is placed elsewhere, to show the place it belongs to. */
      yield { dx, dy, leader: out > 0 || (wish.spots?.length ?? 0) > 0 };
    }
  }
}

/** Places labels in order. Each gets the first free place, in the best form that has one. Only a label without another place covers a `soft` box. A label without a free place is left out. */
export function placeAll(wishes: readonly Wish[], bodies: readonly { id: string; box: Box }[], room: Room | null, taken: readonly Box[] = [], soft: readonly Box[] = []): Map<string, Place> {
  const found = new Map<string, Place>();
  const full: Box[] = [...taken];
  for (const wish of wishes) {
    if (room && !isFree(boxAt(wish.x, wish.y, 2, 2), room)) continue;
    const others = bodies.filter((body) => body.id !== wish.id).map((body) => body.box);
    const clear = within(wish, [...full, ...others]);
    const place = (soft.length > 0 ? placeOf(wish, [...clear, ...within(wish, soft)], room) : null) ?? placeOf(wish, clear, room);
    if (!place) continue;
    full.push(boxAt(wish.x + place.dx, wish.y + place.dy, place.form.wide, place.form.high));
    found.set(wish.id, place);
  }
  return found;
}

/** Returns the boxes that any place of a wish could touch. */
function within({ x, y, reach, forms, spots = [] }: Wish, boxes: readonly Box[]): Box[] {
  const out = reach + (OUT.at(-1) ?? 0) + 3;
  const wide = out + Math.max(...forms.map((form) => form.wide));
  const high = out + Math.max(...forms.map((form) => form.high));
  const [across, down] = [[x, ...spots.map((spot) => spot.x)], [y, ...spots.map((spot) => spot.y)]];
  const [left, right, top, bottom] = [Math.min(...across) - wide, Math.max(...across) + wide, Math.min(...down) - high, Math.max(...down) + high];
  return boxes.filter((box) => box.x0 < right && box.x1 > left && box.y0 < bottom && box.y1 > top);
}

function placeOf(wish: Wish, full: readonly Box[], room: Room | null): Place | null {
  /* A near place in a lesser form is better than a far place in the best. */
  for (const far of [false, true]) {
    for (const form of wish.forms) {
      for (const { dx, dy, leader } of places(wish, form)) {
        if (leader !== far) continue;
        const box = boxAt(wish.x + dx, wish.y + dy, form.wide, form.high);
        if (isFree(box, room) && full.every((other) => overlap(box, other) === 0)) return { dx, dy, form, leader };
      }
    }
  }
  return null;
}
