/** The sky behind battles of Full Thrust. */
import type { Preset } from '../../stage/sky.ts';

const sky: Preset = {
  ground: [5, 9, 20], first: [10, 80, 106], second: [90, 52, 152], core: [200, 120, 92], tilt: -0.42, off: 0.02, wide: 0.38, gain: 1.25,
  world: { sea: [8, 34, 62], land: [40, 96, 100], air: [90, 200, 255], dusk: [255, 120, 50], bands: 0, clouds: 0.7, size: 0.62 },
};
export default sky;
