/** The sky behind battles of Talon. */
import type { Preset } from '../../stage/sky.ts';

const sky: Preset = {
  ground: [6, 8, 19], first: [34, 60, 132], second: [122, 42, 94], core: [220, 130, 122], tilt: 0.8, off: 0.05, wide: 0.62, gain: 1.6, lift: 0.62,
  world: { sea: [52, 18, 46], land: [116, 52, 80], air: [244, 122, 160], dusk: [120, 80, 255], bands: 15, clouds: 0, size: 0.5 },
};
export default sky;
