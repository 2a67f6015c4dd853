/** A design as text and back on the shelf of this browser: what the shipyard keeps, not what it allows. */
import type { Draft } from '../../lib/protocol.ts';
import type { Store } from '../../lib/shelf.ts';

export interface KeptDesign { id: string; text: string }

const KEY = 'firing-arc:designs:full-thrust';

function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A form's design as its file; whether it may stand is the referee's to say. */
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

export function designs(store: Store | null): KeptDesign[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is KeptDesign => typeof one?.id === 'string' && typeof one?.text === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the designs; false where the browser does not let us. */
export function keep(store: Store | null, all: KeptDesign[]): boolean {
  try {
    store?.setItem(KEY, JSON.stringify(all));
    return store !== null;
  } catch {
    return false;
  }
}
