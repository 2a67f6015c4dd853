/** The classes of Faster Than Light: one ship and its missile, which are in no file. */
import type { Reader } from '../../../classes.ts';

const reader: Reader = {
  others: [
    { code: 'ship', title: 'Ship', facts: { kind: 'ship', hull: 3, missiles: 10 } },
    { code: 'missile', title: 'Missile', facts: { kind: 'missile' } },
  ],
};
export default reader;
