/** The options of Black Skies in plain words. */
import type { OptionWords } from '../../lib/option-words.ts';

const options: OptionWords = {
  presets: {
    basic: { says: 'A hard maneuver spoils the aim of its pilot.', options: { penalty: 'firer' } },
    everything: { says: 'A hard maneuver makes a harder target.', options: { penalty: 'target' } },
  },
  words: {
    penalty: { label: 'Penalty on fire', values: { firer: 'For the firer’s maneuver', target: 'For the target’s maneuver' } },
    'turn-limit': { label: 'Last round' },
  },
};
export default options;
