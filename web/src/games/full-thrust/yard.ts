/** A design as its file; the referee says whether it is allowed. */
import type { Draft } from '../../lib/protocol.ts';

function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Returns a form's design as its file; the referee says whether it is allowed. */
export function fileOf(draft: Draft): string {
  const beams = draft.weapons.filter((one) => 'ABC'.includes(one.kind)).map((one) => `${one.kind} ${one.arcs}`);
  const needles = draft.weapons.filter((one) => one.kind === 'N').map((one) => quoted(one.arcs));
  const key = /^[A-Za-z0-9-]+$/.test(draft.id) ? draft.id : quoted(draft.id);
  return [
    `[design.${key}]`,
    `name = ${quoted(draft.name)}`,
    `base = ${quoted(draft.base)}`,
    `damage = ${draft.damage}`,
    `batteries = ${quoted(beams.join('; '))}`,
    `torpedoes = ${draft.weapons.filter((one) => one.kind === 'T').length}`,
    `needles = [${needles.join(', ')}]`,
    `fighters = ${draft.fighters}`,
    '',
  ].join('\n');
}
