/** Classes of Full Thrust as their files describe them. */
import type { Reader } from '../../../classes.ts';

function batteries(text: string): unknown[] {
  const counts: Record<string, number> = {};
  return text.split(';').map((one) => one.trim()).filter(Boolean).flatMap((one) => {
    const [, many = '1', letter = '', arcs = ''] = /^(?:(\d+) )?([A-Z]) ([FPSA]+)$/.exec(one) ?? [];
    return Array.from({ length: Number(many) }, () => ({ name: `${letter}${(counts[letter] = (counts[letter] ?? 0) + 1)}`, arcs, lost: false }));
  });
}
function bays(fighters: number): number[] {
  return Array.from({ length: Math.ceil(fighters / 6) }, (_, at) => Math.min(6, fighters - at * 6));
}

const reader: Reader = {
  folder: 'ships',
  read: (code, file) => ({ code, title: String(file['name']), facts: { kind: 'ship', code, class: file['name'], group: file['group'], hull: file['damage'], built: file['thrust'], systems: batteries(String(file['batteries'])), bays: bays(Number(file['fighters'] ?? 0)) } }),
  others: [
    { code: 'fighters', title: 'Fighter group', facts: { kind: 'fighters', fighters: 6 } },
    { code: 'marker', title: 'Hidden ship', facts: { kind: 'marker' } },
  ],
};
export default reader;
