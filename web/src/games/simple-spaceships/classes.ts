/** Ships of Simple Spaceships as their files describe them: dice, and the most dice of each box. */
import type { Reader } from '../../../classes.ts';

const reader: Reader = {
  folder: 'ships',
  read: (code, file) => ({ code, title: String(file['name']), facts: { kind: 'ship', design: file['name'], pool: file['dice'], caps: ['defence', 'movement', 'attack'].map((box) => file[box] ?? file['dice']) } }),
};
export default reader;
