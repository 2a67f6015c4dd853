/** The options of Simple Spaceships in plain words. The rulebook has no advanced part: Basic is our reading of it. */
import type { OptionWords } from '../../lib/option-words.ts';

const basic = { assignment: 'secret', recall: 'off', edge: 'leave', front: 'wedge' };

const options: OptionWords = {
  presets: {
    basic: { says: 'The rulebook: secret dice, an open edge.', options: basic },
    advanced: { says: 'As Basic, and all dice return each turn.', options: { ...basic, recall: 'on' } },
    everything: { says: 'Open dice in turn, all return, no edge, narrow fronts.', options: { assignment: 'open-alternating', recall: 'on', edge: 'wrap', front: 'corridor' } },
  },
  words: {
    assignment: { label: 'Dice are assigned', values: { secret: 'By both sides in secret', 'open-alternating': 'Openly, ship by ship in turn' } },
    recall: { label: 'All dice return' },
    edge: { label: 'At the edge', values: { leave: 'A ship leaves', stop: 'A ship stops', wrap: 'A ship reappears opposite' } },
    front: { label: 'Front of a ship', values: { wedge: 'Within 30° of the bow', corridor: 'The lane ahead' } },
    'turn-limit': { label: 'Last turn' },
  },
};
export default options;
