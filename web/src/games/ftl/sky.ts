/** The sky behind battles of Faster Than Light. */
import type { Preset } from '../../stage/sky.ts';

const sky: Preset = { ground: [5, 6, 19], first: [54, 46, 134], second: [20, 92, 152], core: [168, 150, 220], tilt: 0.3, off: -0.1, wide: 0.26, gain: 1.05, lift: 0.66, sun: [236, 244, 255] };
export default sky;
