/** The sky behind battles of Faster Than Light. */
import type { Preset } from '../../stage/sky.ts';

const sky: Preset = { ground: [5, 6, 19], first: [44, 60, 142], second: [20, 92, 152], core: [168, 150, 220], tilt: 0.3, off: -0.1, wide: 0.26, gain: 1.6, lift: 0.7, sun: [236, 244, 255] };
export default sky;
