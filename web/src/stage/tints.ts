/** Colours of the stage: palettes of ships as rows of a small texture, and the light of effects. */
import { paletteOf, WRECK, type Colour, type Palette, type Theme } from '../ships/palette.ts';
import type { Livery } from '../ships/parts.ts';
import type { Tint } from './picture.ts';

export const COLUMNS = 8;
const LIVERIES: readonly (Livery | undefined)[] = [undefined, 'sleigh', 'saucer'];

/** Returns the row of a side's palette, of a livery, or of wrecks. */
export function rowOf(side: number, livery: Livery | undefined, wreck: boolean): number {
  return wreck ? LIVERIES.length * 2 : LIVERIES.indexOf(livery) * 2 + (side === 1 ? 0 : 1);
}

/** Returns the palettes in the order of their rows. */
export function palettes(theme: Theme): Palette[] {
  return [...LIVERIES.flatMap((own) => [paletteOf(1, theme, own), paletteOf(2, theme, own)]), WRECK[theme]];
}

/** Returns the palettes as bytes, a row each. */
export function rows(theme: Theme): Uint8Array {
  return Uint8Array.from(palettes(theme).flatMap(({ dark, hull, light, livery, glass, lamp, rim, flame }) => [dark, hull, light, livery, glass, lamp, rim, flame].flatMap((one) => [...one, 255])));
}

function tint(colour: Colour): Tint {
  return [colour[0] / 255, colour[1] / 255, colour[2] / 255];
}

/** Returns the light of a side's weapons and wakes: on paper, its ink. */
export function lightOf(side: number, theme: Theme): Tint {
  if (theme === 'paper') return side === 1 ? [0, 0.42, 0.376] : [0.58, 0.278, 0];
  return tint(paletteOf(side, theme).rim);
}
export function flameOf(side: number, theme: Theme): Tint {
  return tint(paletteOf(side, theme).flame);
}
