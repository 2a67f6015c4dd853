/** The options of Talon in plain words. Basic is the rulebook without its advanced part. */
import type { OptionWords } from '../../lib/option-words.ts';

const none = { battery: 'off', afterburner: 'off', retreat: 'off', terrain: 'off', fighters: 'off', missiles: 'off', bases: 'off' };
const ships = { ...none, battery: 'on', afterburner: 'on', retreat: 'on', terrain: 'on' };

const options: OptionWords = {
  presets: {
    basic: { says: 'Ships and guns. Bases, fighters and terrain are left out.', options: none },
    advanced: { says: 'Batteries, afterburners, retreat and terrain.', options: ships },
    everything: { says: 'The whole rulebook: also fighters, missiles and bases.', options: { ...ships, fighters: 'on', missiles: 'on', bases: 'on' } },
  },
  words: {
    map: { label: 'Map', values: { bounded: 'With an edge', floating: 'Without an edge' } },
    'turn-limit': { label: 'Last round' },
    battery: { label: 'Batteries' },
    afterburner: { label: 'Afterburners' },
    retreat: { label: 'Retreat' },
    fighters: { label: 'Fighters' },
    missiles: { label: 'Missiles' },
    bases: { label: 'Bases' },
    terrain: { label: 'Terrain' },
  },
};
export default options;
