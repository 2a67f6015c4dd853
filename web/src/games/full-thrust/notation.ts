/** The rulebook's notation of an order, written from its parts. The referee says what is legal. */
import { plain, type Part } from './offers.ts';

/** A ship's movement order with everything that goes with it. */
export interface Helm { turn: number; thrust: number; launch: number; recover: number; ram: number; enter: number; along: number }
export const STEADY: Helm = { turn: 0, thrust: 0, launch: 0, recover: 0, ram: 0, enter: 0, along: 0 };

/** Returns `P2,+4`: the turn first, then the change of speed. */
export function moveText(turn: number, thrust: number): string {
  const course = turn === 0 ? '' : `${turn > 0 ? 'S' : 'P'}${Math.abs(turn)}`;
  const speed = thrust === 0 && turn !== 0 ? '' : `${thrust < 0 ? '-' : '+'}${Math.abs(thrust)}`;
  return [course, speed].filter(Boolean).join(',');
}

/** Returns one ship's movement order without its name; empty if nothing is ordered. */
export function helmText(helm: Helm, enemy: string): string {
  const further = [
    helm.enter > 0 ? `enter ${helm.along / 1000} c${helm.enter}` : '',
    helm.launch > 0 ? `launch ${helm.launch}` : '',
    helm.recover > 0 ? `recover G${helm.recover}` : '',
    helm.ram > 0 ? `ram ${enemy}${helm.ram}` : '',
  ].filter(Boolean);
  if (helm.turn === 0 && helm.thrust === 0 && further.length === 0) return '';
  return [moveText(helm.turn, helm.thrust), ...further].join('; ');
}

function weapon(part: Part): string {
  return part.system ? `${part.weapon} at ${part.system}` : `${part.weapon}`;
}

/** Returns the parts of an order in any phase but movement, as text. */
export function partsText(parts: readonly Part[]): string {
  const lines = new Map<string, string[]>();
  const line = (key: string, item: string): void => void lines.set(key, [...(lines.get(key) ?? []), item]);
  for (const part of parts) {
    if (part.kind === 'scan') line(`${part.piece} scan ${part.target}`, '');
    else if (part.kind === 'attack') line(`${plain(part.piece)} > ${part.target}`, '');
    else if (part.kind === 'guard') line(`${part.piece} > `, plain(part.target));
    else if (part.kind === 'shot') line(`${part.piece} > ${part.target}: `, weapon(part));
    else line(`${plain(part.piece)} ${(part.x ?? 0) / 1000},${(part.y ?? 0) / 1000} c${part.course ?? 12}`, '');
  }
  return [...lines].map(([head, items]) => head + items.filter(Boolean).join(', ')).join('; ') || 'idle';
}

/** Returns a movement order in words. */
export function helmWords(helm: Helm): string {
  const course = helm.turn === 0 ? '' : `${Math.abs(helm.turn)} to ${helm.turn > 0 ? 'starboard' : 'port'}`;
  const speed = helm.thrust === 0 ? '' : `${Math.abs(helm.thrust)} ${helm.thrust > 0 ? 'faster' : 'slower'}`;
  const further = [
    helm.enter > 0 ? `comes back on course ${helm.enter}` : '',
    helm.launch > 0 ? `launches ${helm.launch === 1 ? 'a group' : `${helm.launch} groups`}` : '',
    helm.recover > 0 ? `recovers group ${helm.recover}` : '',
    helm.ram > 0 ? `rams ship ${helm.ram}` : '',
  ];
  return [course, speed, ...further].filter(Boolean).join(', ') || 'straight on';
}
