/** Drawings of pieces, nose up, in a square from −1 to 1. Side one is a smooth solid hull, side two a notched open one. */

export interface Silhouette { hull: string; line: string }

const SHIP_SMOOTH: Silhouette = {
  hull: 'M0-1.25C.32-.95.44-.5.44-.12L.98.52C1.06.7.96.84.8.79L.44.66.32.92H-.32L-.44.66-.8.79C-.96.84-1.06.7-.98.52L-.44-.12C-.44-.5-.32-.95 0-1.25Z',
  line: 'M0-.72V.1M-.14.42H.14',
};
const SHIP_NOTCHED: Silhouette = {
  hull: 'M0-1.25.36-.62.24-.44.44-.2.44.02.98.3.98.78.66.62.66.86.32.66.32.94 0 .7-.32.94-.32.66-.66.86-.66.62-.98.78-.98.3-.44.02-.44-.2-.24-.44-.36-.62Z',
  line: 'M0-.8V.2M-.3.3H.3',
};
const MISSILE_SMOOTH: Silhouette = {
  hull: 'M0-1.3C.2-1 .28-.6.28-.2V.5L.6.95H-.6L-.28.5V-.2C-.28-.6-.2-1 0-1.3Z',
  line: 'M0-.7V.3',
};
const MISSILE_NOTCHED: Silhouette = {
  hull: 'M0-1.3.34-.62.2-.4.34-.2.34.45.66.95.22.76 0 1-.22.76-.66.95-.34.45-.34-.2-.2-.4-.34-.62Z',
  line: 'M0-.7V.3',
};

/** The name of a drawing. */
export type Shape = 'ship' | 'missile' | 'scout' | 'escort' | 'cruiser' | 'capital' | 'carrier' | 'freighter' | 'fighters' | 'marker' | 'sleigh' | 'saucer' | 'light' | 'medium' | 'heavy' | 'base';

/** The drawings of each shape: side one, then side two. */
const SHAPES: Record<Shape, [Silhouette, Silhouette]> = {
  ship: [SHIP_SMOOTH, SHIP_NOTCHED],
  missile: [MISSILE_SMOOTH, MISSILE_NOTCHED],
  scout: [
    { hull: 'M0-1.25C.2-.9.26-.4.26 0L.78.72C.82.86.72.94.6.9L0 .62-.6.9C-.72.94-.82.86-.78.72L-.26 0C-.26-.4-.2-.9 0-1.25Z', line: 'M0-.6V.2' },
    { hull: 'M0-1.25.3-.6.2-.4.34-.2.3.1.8.5V.95L.4.78 0 .96-.4.78-.8.95V.5L-.3.1-.34-.2-.2-.4-.3-.6Z', line: 'M0-.6V.2' },
  ],
  escort: [
    { hull: 'M0-1.25C.24-1 .32-.55.34-.1L.82.5C.9.66.84.8.68.78L.36.72.26.98H-.26L-.36.72-.68.78C-.84.8-.9.66-.82.5L-.34-.1C-.32-.55-.24-1 0-1.25Z', line: 'M0-.8V.5' },
    { hull: 'M0-1.25.32-.68.2-.5.38-.28.38 0 .84.34V.78L.5.64.62.92.26.84 0 1 -.26.84-.62.92-.5.64-.84.78V.34L-.38 0-.38-.28-.2-.5-.32-.68Z', line: 'M0-.8V.5' },
  ],
  cruiser: [SHIP_SMOOTH, SHIP_NOTCHED],
  capital: [
    { hull: 'M0-1.25C.3-1.2.5-.95.52-.6L.58-.1.98.12C1.08.22 1.1.78 1 .86L.6.82.5 1.02H-.5L-.6.82-1 .86C-1.1.78-1.08.22-.98.12L-.58-.1-.52-.6C-.5-.95-.3-1.2 0-1.25Z', line: 'M0-.9V.6M-.34-.3H.34M-.5.3H.5' },
    { hull: 'M0-1.25.5-.9V-.6L.36-.46.6-.26V-.04L1.04.2V.5L.86.6 1.04.7V.94L.6.86.44 1.04 0 .8-.44 1.04-.6.86-1.04.94V.7L-.86.6-1.04.5V.2L-.6-.04V-.26L-.36-.46-.5-.6V-.9Z', line: 'M0-.9V.6M-.34-.3H.34M-.5.3H.5' },
  ],
  carrier: [
    { hull: 'M-.2-1.25H.2C.42-1.2.5-1 .5-.8V-.3H.86V.84C.84.94.76 1 .66 1H-.66C-.76 1-.84.94-.86.84V-.3H-.5V-.8C-.5-1-.42-1.2-.2-1.25Z', line: 'M-.5 0H.5V.7H-.5ZM0-.95V-.4' },
    { hull: 'M-.16-1.25H.16L.5-.95V-.6L.34-.45.5-.3H.9V.1L.74.25.9.4V1H.3L.15.82H-.15L-.3 1H-.9V.4L-.74.25-.9.1V-.3H-.5L-.34-.45-.5-.6V-.95Z', line: 'M-.5 0H.5V.65H-.5ZM0-.95V-.4' },
  ],
  freighter: [
    { hull: 'M0-1.2C.26-1.1.34-.9.34-.66H.56C.66-.66.7-.6.7-.5V.62C.7.72.66.78.56.78H.4V1H-.4V.78H-.56C-.66.78-.7.72-.7.62V-.5C-.7-.6-.66-.66-.56-.66H-.34C-.34-.9-.26-1.1 0-1.2Z', line: 'M-.7-.1H.7M-.7.36H.7' },
    { hull: 'M0-1.2.34-.85V-.66H.7V-.2L.56-.08.7.06V.36L.56.48.7.6V.8H.4V1L0 .84-.4 1V.8H-.7V.6L-.56.48-.7.36V.06L-.56-.08-.7-.2V-.66H-.34V-.85Z', line: 'M-.7-.1H.7M-.7.4H.7' },
  ],
  fighters: [
    { hull: 'M0-1.2.34-.3 0-.46-.34-.3ZM.66-.1 1 .8.66.64.32.8ZM-.66-.1-.32.8-.66.64-1 .8Z', line: '' },
    { hull: 'M0-1.2.36-.4.18-.3 0-.55-.18-.3-.36-.4ZM.66-.1 1.02.7.84.8.66.55.48.8.3.7ZM-.66-.1-.3.7-.48.8-.66.55-.84.8-1.02.7Z', line: '' },
  ],
  sleigh: [
    {
      hull: 'M0-1.36.26-.86.1-.88V-.34H.44C.58-.34.6-.1.62.1L.68.72C.7.98.4 1.08 0 1.08S-.7.98-.68.72L-.62.1C-.6-.1-.58-.34-.44-.34H-.1V-.88L-.26-.86ZM.16-.96.52-1.26.4-.88ZM-.16-.96-.52-1.26-.4-.88ZM.78-.1 1-.36V1H.82ZM-.78-.1-1-.36V1H-.82Z',
      line: 'M-.56.2C-.3.42.3.42.56.2M-.36.74H.36',
    },
    {
      hull: 'M0-1.36.26-.86.1-.88V-.34H.5L.42-.08.66.12.56.4.74.7.5.84.3 1.08 0 .94-.3 1.08-.5.84-.74.7-.56.4-.66.12-.42-.08-.5-.34H-.1V-.88L-.26-.86ZM.16-.96.52-1.26.4-.88ZM-.16-.96-.52-1.26-.4-.88ZM.82-.1 1-.36V1H.86ZM-.82-.1-1-.36V1H-.86Z',
      line: 'M-.4.3C-.2.46.2.46.4.3M-.3.7H.3',
    },
  ],
  saucer: [
    {
      hull: 'M0-1.38.4-.72C.8-.54 1-.24 1 .1 1 .64.56 1.04 0 1.04S-1 .64-1 .1C-1-.24-.8-.54-.4-.72Z',
      line: 'M-.44.14A.44.44 0 1 1 .44.14 .44.44 0 1 1-.44.14M0-1.04V-.46',
    },
    {
      hull: 'M0-1.38.4-.72C.72-.58.94-.34.99-.04L.72.1.99.24C.92.52.76.74.54.88L.36.62.28.98C.1 1.05-.1 1.05-.28.98L-.36.62-.54.88C-.76.74-.92.52-.99.24L-.72.1-.99-.04C-.94-.34-.72-.58-.4-.72Z',
      line: 'M-.4.12A.4.4 0 1 1 .4.12 .4.4 0 1 1-.4.12M0-1.04V-.44',
    },
  ],
  light: [
    { hull: 'M0-1.3C.14-.95.2-.6.22-.2L.9.55C.98.68.94.8.8.76L.3.62.16.95H-.16L-.3.62-.8.76C-.94.8-.98.68-.9.55L-.22-.2C-.2-.6-.14-.95 0-1.3Z', line: 'M0-.75V-.25' },
    { hull: 'M0-1.3.22-.65.14-.5.26-.2.5.05.62-.1.95.6.95.84.6.66.28.7.14.95 0 .8-.14.95-.28.7-.6.66-.95.84-.95.6-.62-.1-.5.05-.26-.2-.14-.5-.22-.65Z', line: 'M0-.75V-.25' },
  ],
  medium: [
    { hull: 'M0-1.3C.2-1 .28-.6.3-.25L.62.02.62-.42H.78L.8.15 1 .42C1.08.56 1.02.68.9.66L.4.6.34.92H-.34L-.4.6-.9.66C-1.02.68-1.08.56-1 .42L-.8.15-.78-.42H-.62L-.62.02-.3-.25C-.28-.6-.2-1 0-1.3Z', line: 'M0-.8V-.2M-.16.35H.16' },
    { hull: 'M0-1.3.3-.66.2-.5.34-.24.62-.02V-.46H.8V.14L1.04.4V.8L.72.58.4.66.5.94.16.82 0 .96-.16.82-.5.94-.4.66-.72.58-1.04.8V.4L-.8.14V-.46H-.62V-.02L-.34-.24-.2-.5-.3-.66Z', line: 'M0-.8V-.2M-.16.35H.16' },
  ],
  heavy: [
    { hull: 'M0-1.2C.3-1.1.42-.8.44-.5L.48-.12H.7V-.52H.92V-.1C1.06 0 1.1.2 1.08.4L1.02.7H.6L.54 1H.14L.1.84H-.1L-.14 1H-.54L-.6.7H-1.02L-1.08.4C-1.1.2-1.06 0-.92-.1V-.52H-.7V-.12H-.48L-.44-.5C-.42-.8-.3-1.1 0-1.2Z', line: 'M0-.75V-.1M-.3.3H.3M-.5.5H.5' },
    { hull: 'M0-1.2.42-.85.3-.6.46-.42V-.14H.7V-.56H.94V-.06L1.1.1V.36L.94.5 1.1.7H.62L.56 1 .3.86.14 1H-.14L-.3.86-.56 1-.62.7H-1.1L-.94.5-1.1.36V.1L-.94-.06V-.56H-.7V-.14H-.46V-.42L-.3-.6-.42-.85Z', line: 'M0-.75V-.1M-.3.3H.3M-.5.5H.5' },
  ],
  base: [
    { hull: 'M0-1.2.34-.86C.6-.78.78-.6.86-.34L1.2 0 .86.34C.78.6.6.78.34.86L0 1.2-.34.86C-.6.78-.78.6-.86.34L-1.2 0-.86-.34C-.78-.6-.6-.78-.34-.86Z', line: 'M-.42 0A.42.42 0 1 1 .42 0 .42.42 0 1 1-.42 0M0-.9V-.42' },
    { hull: 'M0-1.2.3-.8.74-.74.8-.3 1.2 0 .8.3.74.74.3.8 0 1.2-.3.8-.74.74-.8.3-1.2 0-.8-.3-.74-.74-.3-.8Z', line: 'M-.42 0A.42.42 0 1 1 .42 0 .42.42 0 1 1-.42 0M0-.85V-.42' },
  ],
  marker: [
    { hull: 'M0-1.3.42-.82A.95.95 0 1 1-.42-.82Z', line: 'M-.28-.18C-.28-.7.3-.66.3-.2.3.1 0 .08 0 .36M0 .6V.62' },
    { hull: 'M0-1.3.42-.82.8-.6.64-.3.95 0 .7.3.8.62.4.66 0 .98-.4.66-.8.62-.7.3-.95 0-.64-.3-.8-.6-.42-.82Z', line: 'M-.28-.18C-.28-.7.3-.66.3-.2.3.1 0 .08 0 .36M0 .6V.62' },
  ],
};

/** The facts of a piece that decide its shape. */
export interface Shaped { kind: string; group?: unknown; bays?: readonly number[]; hull?: number | undefined; hidden?: unknown; design?: string | undefined; weight?: unknown; class?: string | undefined; hex?: unknown }

/** Shapes of designs that are known by name. A player's own design is drawn as a ship. */
const DESIGNS: Record<string, Shape> = { Sleigh: 'sleigh', UFO: 'saucer', 'Star-fighter': 'scout', Corsair: 'escort', Cruiser: 'cruiser', Flagship: 'capital' };

/** Shapes of classes, by the letters of the class. */
const CLASSES: Record<string, Shape> = { SC: 'scout', FF: 'scout', DD: 'escort', CL: 'cruiser', CA: 'cruiser', BC: 'capital', BB: 'capital', DN: 'capital', CV: 'carrier' };

/** Returns the shape of a piece, by its kind, class, design or hull. */
export function shapeOf(piece: Shaped): Shape {
  if (piece.kind === 'fighter') return piece.weight === 'light' || piece.weight === 'heavy' ? piece.weight : 'medium';
  if (piece.kind === 'squadron') return 'fighters';
  if (piece.kind === 'base') return 'base';
  if (piece.hex && piece.kind === 'ship') return CLASSES[piece.class?.replace(/^T-/, '') ?? ''] ?? 'freighter';
  if (piece.kind === 'missile' || piece.kind === 'fighters' || piece.kind === 'marker') return piece.kind;
  if (piece.design !== undefined) return DESIGNS[piece.design] ?? 'ship';
  if (piece.group === 'merchant') return 'freighter';
  if ((piece.bays?.length ?? 0) > 1) return 'carrier';
  if (piece.group === 'escort') return (piece.hull ?? 0) <= 4 ? 'scout' : 'escort';
  if (piece.group === 'cruiser' || piece.group === 'capital') return piece.group;
  return 'ship';
}

/** Half a counter's size in pixels: with the whole table in sight, then from close by. */
export const SIZES: Record<Shape, readonly [number, number]> = {
  ship: [20, 58],
  missile: [12, 28],
  scout: [13, 40],
  escort: [16, 46],
  cruiser: [20, 58],
  capital: [26, 92],
  carrier: [24, 76],
  freighter: [20, 60],
  fighters: [13, 34],
  marker: [13, 30],
  sleigh: [28, 66],
  saucer: [20, 46],
  light: [15, 42],
  medium: [16, 46],
  heavy: [18, 52],
  base: [28, 92],
};

/** Half the size of a piece in a hex, as a share of the hex: its ring of shields, which reaches nearly to the corners. */
export const RING = 0.55;
/** Half a cruiser's hull in a hex, as a share of the piece's room, by race. Bow and wings stay within the ring of shields. */
const HEXED = { round: 0.73, forked: 0.64 };
/** Exponents by which classes differ in size in a hex, less than elsewhere, and the largest factor. Small ships stay visible and large ones within their ring. */
const CLASSED = { ships: 0.3, others: 0.5, most: 1.05 };

/** Returns half a hull's size for a piece with this room on the board, in pixels. In a hex it is a share of the room, by race and class. */
export function hullIn(piece: Shaped, room: number): number {
  if (!piece.hex) return room;
  const share = piece.class?.startsWith('T-') ? HEXED.forked : HEXED.round;
  return room * share * Math.min(CLASSED.most, (SIZES[shapeOf(piece)][0] / SIZES.cruiser[0]) ** (piece.kind === 'ship' ? CLASSED.ships : CLASSED.others));
}

/** Returns the drawing of a piece, by its shape and side. */
export function silhouette(piece: Shaped, side: number): Silhouette {
  return SHAPES[shapeOf(piece)][side === 1 ? 0 : 1];
}

/** Returns the name of a side that nobody has named. */
export function sideName(side: number): string {
  return side === 1 ? 'Teal' : 'Amber';
}
