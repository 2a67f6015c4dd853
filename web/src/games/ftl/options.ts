/** The options of Faster Than Light in plain words. The book has no options: Basic is the book, Advanced is our sharp form. */
import type { OptionWords } from '../../lib/option-words.ts';

const book = { sprints: 'together', 'idle-is-marked': 'off', ram: 'lost', 'turn-limit': '200', 'at-limit': 'draw' };
const sharp = { ...book, 'idle-is-marked': 'on', ram: 'hit', 'turn-limit': '20', 'at-limit': 'hits' };

const options: OptionWords = {
  presets: {
    basic: { says: 'The rules as first published.', options: book },
    advanced: { says: 'Idle pieces can be hit, a ram is a hit, and hits decide after 20 turns.', options: sharp },
    everything: { says: 'As Advanced, and the sides sprint in turn.', options: { ...sharp, sprints: 'by-side' } },
  },
  words: {
    missiles: { label: 'Missiles' },
    'ship-radius': { label: 'Ship base' },
    'missile-radius': { label: 'Missile base' },
    sprints: { label: 'Sprints', values: { together: 'All at once', 'by-side': 'Side by side, in turn' } },
    'idle-is-marked': { label: 'Idle pieces can be hit' },
    ram: { label: 'Rams', values: { lost: 'Both ships are lost', hit: 'The other ship takes a hit' } },
    'turn-limit': { label: 'Last turn' },
    'at-limit': { label: 'After the last turn', values: { draw: 'The battle is drawn', hits: 'Fewer hits win' } },
  },
};
export default options;
