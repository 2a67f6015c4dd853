/** The sky behind battles of Simple Spaceships. */
import type { Preset } from '../../stage/sky.ts';

const sky: Preset = {
  ground: [4, 10, 20], first: [14, 114, 94], second: [40, 72, 162], core: [140, 230, 192], tilt: 0.12, off: 0.12, wide: 0.4, gain: 1.12, lift: 0.72, under: true,
  world: { sea: [8, 62, 118], land: [48, 122, 158], air: [110, 226, 255], dusk: [120, 255, 200], bands: 0, clouds: 0.2, size: 0.66, haze: 0.12 },
};
export default sky;
