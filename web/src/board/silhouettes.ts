/** Our own drawings of pieces, nose up, in a square from −1 to 1. Side one is a smooth solid hull, side two a notched open one. */

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

/** The drawing for a kind of piece and its side. */
export function silhouette(kind: string, side: number): Silhouette {
  if (kind === 'missile') return side === 1 ? MISSILE_SMOOTH : MISSILE_NOTCHED;
  return side === 1 ? SHIP_SMOOTH : SHIP_NOTCHED;
}

/** What a side is called when nobody has named it. */
export function sideName(side: number): string {
  return side === 1 ? 'Teal' : 'Amber';
}
