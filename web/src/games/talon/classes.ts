/** Classes of Talon as their files describe them: each race flies its own. */
import type { Reader, Table } from '../../../classes.ts';

function rows(curve: string[]): unknown[] {
  return curve.map((row) => ({ power: Number(row.split('-')[0]), speed: Number(row.split('-')[1]) }));
}
function groups(list: Table[]): unknown[] {
  return list.map((one, at) => ({ number: at + 1, weapon: one['weapon'], weapons: one['count'], arcs: one['arcs'], lost: false }));
}

const reader: Reader = {
  folder: 'ships',
  read: (code, file) => ({
    code,
    title: `${String(file['name'])}, ${file['race'] === 'terran' ? 'Terran' : 'Talon'}`,
    side: file['race'] === 'talon' ? 2 : 1,
    facts: { kind: String(file['kind'] ?? 'ship'), class: code, race: file['race'], of: Array.isArray(file['hull']) ? file['hull'].length : Number(file['boxes'] ?? 0), capacity: file['squadrons'] ?? 0, curve: rows(file['curve'] as string[]), groups: groups((file['group'] ?? []) as Table[]), ...(file['fighters'] !== undefined && { hulls: Array.from({ length: Number(file['fighters']) }, () => file['boxes']) }) },
  }),
  others: [{ code: 'missile', title: 'Missile, Talon', facts: { kind: 'missile', race: 'talon' }, side: 2 }],
};
export default reader;
