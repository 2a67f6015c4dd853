/** Fighters of Black Skies as their files describe them, with the weapons that they name. */
import type { Reader } from '../../../classes.ts';

const reader: Reader = {
  folder: 'fighters',
  beside: ['weapons'],
  read: (code, file, { weapons }) => ({ code, title: String(file['name']), facts: { kind: 'fighter', class: file['name'], weight: file['weight'], thrusters: file['thrusters'], shields: file['shields'], weapons: (file['weapons'] as string[]).map((one, at) => ({ name: `${one} ${at + 1}`, title: weapons?.[one]?.['name'], arcs: weapons?.[one]?.['arcs'] })) } }),
};
export default reader;
