/** The sky behind battles of Black Skies. */
import type { Preset } from '../../stage/sky.ts';

const sky: Preset = {
  ground: [9, 6, 12], first: [122, 30, 44], second: [72, 34, 112], core: [255, 140, 82], tilt: -0.15, off: 0.2, wide: 0.34, gain: 1.15, lift: 0.7, at: [0.84, 0.74],
  world: { sea: [92, 34, 16], land: [176, 92, 48], air: [255, 124, 66], dusk: [255, 70, 40], bands: 11, clouds: 0, size: 0.4 },
};
export default sky;
