/** The options of Full Thrust in plain words. Basic is the rulebook's basic game; its advanced modules are in two steps. */
import type { OptionWords } from '../../lib/option-words.ts';

const OFF = { bogeys: 'off', fighters: 'off', 'anti-fighter': 'off', torpedoes: 'off', needles: 'off', 'custom-ships': 'off', flagship: 'off' };
const on = (modules: Record<string, string>): Record<string, string> => Object.fromEntries(Object.keys(modules).map((key) => [key, 'on']));
const advanced = { fire: 'alternate', turning: 'curved', thresholds: 'on', armour: 'on', ramming: 'on', morale: 'on' };

const options: OptionWords = {
  presets: {
    basic: { says: 'The basic game: damage alone, no module.', options: { fire: 'secret', turning: 'start', thresholds: 'off', armour: 'off', ramming: 'off', morale: 'off', ...OFF } },
    advanced: { says: 'Ships fire in turn, curve, lose systems, ram and break off; armour is in force.', options: { ...advanced, ...OFF } },
    everything: { says: 'Every module: also fighters, hidden ships, torpedoes, needle beams and your own designs.', options: { ...advanced, ...on(OFF) } },
  },
  words: {
    fire: { label: 'Fire', values: { secret: 'Both sides in secret', open: 'Openly, ship by ship', alternate: 'Ships of both sides in turn', automatic: 'By the program' } },
    turning: { label: 'Turns', values: { start: 'At the start of the move', curved: 'Along a curve', 'printed-1991': 'Along a curve, as printed in 1991' } },
    half: { label: 'Half of an odd thrust', values: { down: 'Rounded down', up: 'Rounded up' } },
    'course-12': { label: 'Heading of course 12' },
    thresholds: { label: 'Thresholds' },
    bogeys: { label: 'Hidden ships' },
    dummies: { label: 'Dummy markers' },
    armour: { label: 'Armour' },
    fighters: { label: 'Fighters' },
    'anti-fighter': { label: 'Anti-fighter fire' },
    torpedoes: { label: 'Pulse torpedoes' },
    needles: { label: 'Needle beams' },
    ramming: { label: 'Ramming' },
    'custom-ships': { label: 'Your own designs' },
    morale: { label: 'Morale' },
    flagship: { label: 'Flagship' },
    'turn-limit': { label: 'Last turn' },
  },
};
export default options;
