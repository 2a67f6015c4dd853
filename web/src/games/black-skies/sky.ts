/** The sky behind battles of Black Skies. */
import type { Preset } from '../../stage/sky.ts';

const sky: Preset = {
  ground: [9, 6, 12], first: [132, 34, 44], second: [72, 34, 112], core: [255, 140, 82], tilt: -0.15, off: -0.02, wide: 0.36, gain: 1.15, lift: 0.7, at: [0.77, 0.73],
  world: { sea: [92, 34, 16], land: [176, 92, 48], air: [255, 124, 66], dusk: [255, 70, 40], bands: 11, clouds: 0, size: 0.36 },
};
export default sky;
