/** The words of Talon: orders in a button's few words and in words to be read aloud, and the text of a volley. The referee says what is legal. */
import { capital } from '../../lib/sentences.ts';
import { counted, titled, type Ship } from './facts.ts';
import type { Move, MoveKind, Pace, Purchase } from './offers.ts';

/** The fire of a weapon group, with a target for each of its weapons. */
export interface Volley { piece: string; group: number; targets: string[] }

export function volleyText({ piece, group, targets }: Volley): string {
  return targets.length > 0 ? `${piece} fires ${group} at ${targets.join(', ')}` : `${piece} fires ${group}`;
}
export function readVolley(text: string): Volley | null {
  const found = /^(\S+) fires (\d+)(?: at (.+))?$/.exec(text);
  if (!found) return null;
  return { piece: found[1] ?? '', group: Number(found[2]), targets: (found[3] ?? '').split(',').map((one) => one.trim()).filter(Boolean) };
}
/** Returns the statements of an order. */
export function statements(order: string): string[] {
  return order.split(';').map((part) => part.trim()).filter(Boolean);
}

/** The goods that a point of power buys: title, effect, and the heading under which it is listed. */
export interface Ware { title: string; does: string; shelf: 'Weapons' | 'Shields' | 'Helm' | 'Command' }
export function wareOf(buy: Purchase, ship: Ship | null): Ware {
  const group = ship?.groups.find((one) => one.number === buy.group);
  switch (buy.what) {
    case 'charge':
      return { title: `${titled(group?.title ?? 'group')} ${buy.group ?? ''}`, does: group ? `yellow box ${group.yellow + 1} of ${group.yellows}` : 'one yellow box', shelf: 'Weapons' };
    case 'reinforce':
      return { title: capital(buy.arc ?? ''), does: 'absorbs the next 2 damage', shelf: 'Shields' };
    case 'slip':
      return { title: 'Side-slip marker', does: 'the next move may slip aside', shelf: 'Helm' };
    case 'through':
      return { title: 'Power through the turn', does: `${counted(Math.max(0, (ship?.count ?? 1) - 1), 'hex', 'hexes')} left to go`, shelf: 'Helm' };
    case 'battery':
      return { title: 'Charge the battery', does: 'spent in an impulse without power', shelf: 'Command' };
    case 'change':
      return { title: 'Change the initiative', does: 'counts against those who defend it', shelf: 'Command' };
    case 'defend':
      return { title: 'Defend the initiative', does: 'counts against those who change it', shelf: 'Command' };
    case 'redirect':
      return { title: `${buy.missile ?? 'Missile'} to ${buy.target ?? ''}`, does: 'the missile takes another target', shelf: 'Command' };
    case 'squadron':
      return { title: `Squadron ${buy.squadron ?? ''}`, does: 'its yellow box is filled', shelf: 'Command' };
    default:
      return { title: buy.text, does: '', shelf: 'Command' };
  }
}

/** Returns a purchase as the main button names it, in small letters. */
export function buyWord(buy: Purchase, ship: Ship | null): string {
  const group = ship?.groups.find((one) => one.number === buy.group);
  switch (buy.what) {
    case 'charge':
      return `charge ${group?.title.toLowerCase() ?? 'group'} ${buy.group ?? ''}`.trim();
    case 'reinforce':
      return `reinforce ${(buy.arc ?? '').toLowerCase()}`;
    case 'slip':
      return 'buy a side slip';
    default:
      return 'spend 1 point';
  }
}

const MOVES: Record<MoveKind, string> = {
  straight: 'Straight',
  left: 'Turn left',
  right: 'Turn right',
  'slip-left': 'Slip left',
  'slip-right': 'Slip right',
  'rotate-left': 'Rotate left',
  'rotate-right': 'Rotate right',
  launch: 'Launch',
  fly: 'Fly on',
};
export function moveWord(kind: MoveKind): string {
  return MOVES[kind];
}
/** Returns a move as the main button names it, in small letters. */
export function flyWord(kind: MoveKind): string {
  return kind === 'straight' ? 'fly straight' : MOVES[kind].toLowerCase();
}
/** Returns the effects of a move, to be shown beside it and read aloud. */
export function moveEffects(move: Move): string[] {
  return [
    move.leaves ? 'leaves the map' : '',
    move.collides.length > 0 ? `collides with ${move.collides.join(' and ')}: 3 damage each` : '',
    move.lands ? `lands on ${move.lands}` : '',
    move.strikes.length > 0 ? `meets ${move.strikes.join(', ')}` : '',
    move.enters === 'asteroids' ? 'enters asteroids' : move.enters === 'nebula' ? 'enters the nebula: no shields' : '',
  ].filter(Boolean);
}
export function countWords(count: number): string {
  return count === 0 ? 'may turn next' : `${counted(count, 'hex', 'hexes')} before it may turn`;
}
export function moveWords(piece: string, move: Move): string {
  return `${piece}: ${moveWord(move.kind).toLowerCase()}${move.afterburner ? ' on the afterburner' : ''}; ${[...moveEffects(move), countWords(move.count)].join(', ')}.`;
}
export function paceWords(piece: string, pace: Pace): string {
  return `${piece}: speed ${pace.speed}, power ${pace.written}, turn radius ${pace.radius}; moves in ${pace.moves.join(', ') || 'no impulse'}, power in ${pace.ap.join(', ') || 'no impulse'}.`;
}
