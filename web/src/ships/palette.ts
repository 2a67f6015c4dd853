/** Colours of ships: per side and theme, and of the few ships that have colours of their own. Channels run from 0 to 255. */
import type { Livery } from './parts.ts';

export type Colour = readonly [number, number, number];
export type Theme = 'dark' | 'paper';
/** One colour for each surface. The renderer mixes `dark`, `hull` and `light` by tone, then adds livery, then glowing surfaces. */
export interface Palette { dark: Colour; hull: Colour; light: Colour; livery: Colour; glass: Colour; lamp: Colour; /** Outline and backlight. */ rim: Colour; flame: Colour }

const TEAL: Palette = { dark: [60, 76, 88], hull: [188, 206, 214], light: [228, 238, 242], livery: [20, 172, 154], glass: [150, 240, 255], lamp: [255, 236, 190], rim: [63, 224, 205], flame: [120, 226, 255] };
const AMBER: Palette = { dark: [44, 38, 36], hull: [94, 82, 75], light: [142, 124, 109], livery: [236, 138, 26], glass: [255, 214, 120], lamp: [255, 200, 120], rim: [255, 179, 71], flame: [255, 158, 62] };
const TEAL_PAPER: Palette = { dark: [120, 150, 148], hull: [237, 246, 243], light: [250, 253, 251], livery: [92, 186, 172], glass: [255, 255, 255], lamp: [255, 255, 255], rim: [0, 74, 66], flame: [0, 107, 96] };
const AMBER_PAPER: Palette = { dark: [170, 138, 110], hull: [216, 190, 158], light: [232, 212, 186], livery: [240, 168, 84], glass: [255, 246, 226], lamp: [255, 255, 255], rim: [120, 51, 0], flame: [148, 71, 0] };

/** Side one is teal, side two amber. */
export const SIDES: Record<Theme, readonly [Palette, Palette]> = { dark: [TEAL, AMBER], paper: [TEAL_PAPER, AMBER_PAPER] };

/** Palettes of hulls with colours of their own. Colours that are not named stay the side's. */
export const OWN: Record<Theme, Record<Livery, Partial<Palette>>> = {
  dark: {
    sleigh: { dark: [74, 48, 34], hull: [150, 106, 68], light: [255, 206, 92], livery: [196, 30, 44], glass: [255, 72, 58] },
    saucer: { dark: [40, 36, 40], hull: [108, 97, 92], light: [226, 176, 108], glass: [136, 255, 98] },
  },
  paper: {
    sleigh: { dark: [150, 112, 84], hull: [214, 182, 146], light: [244, 214, 138], livery: [222, 112, 104], glass: [214, 60, 50] },
    saucer: { dark: [146, 144, 150], hull: [214, 212, 216], light: [236, 235, 238], glass: [150, 206, 116] },
  },
};

/** Palettes of a lost ship: burnt metal, the same for both sides. */
export const WRECK: Record<Theme, Palette> = {
  dark: { dark: [46, 44, 45], hull: [98, 92, 91], light: [120, 114, 110], livery: [90, 76, 68], glass: [30, 28, 28], lamp: [30, 28, 28], rim: [158, 136, 122], flame: [0, 0, 0] },
  paper: { dark: [168, 162, 152], hull: [206, 198, 186], light: [218, 211, 200], livery: [196, 178, 160], glass: [190, 182, 170], lamp: [190, 182, 170], rim: [74, 66, 58], flame: [0, 0, 0] },
};

/** Burnt hull, and the glow at the edge of a hole. */
export const CHAR: Record<Theme, Colour> = { dark: [22, 20, 20], paper: [120, 106, 92] };
export const EMBER: Record<Theme, Colour> = { dark: [255, 120, 36], paper: [168, 31, 24] };

/** Returns the palette of a ship of a side. */
export function paletteOf(side: number, theme: Theme, own?: Livery): Palette {
  const palette = SIDES[theme][side === 1 ? 0 : 1];
  return own ? { ...palette, ...OWN[theme][own] } : palette;
}
