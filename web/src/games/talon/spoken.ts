/** The orders of Talon in words, for looking back at a battle: “CA-1 charges its phaser 2 and reinforces its front shield”. */
import type { View } from '../../lib/protocol.ts';
import { ships, type Ship, type TalonView } from './facts.ts';
import { readVolley, statements } from './notation.ts';

/** The end of a phase without a further act. */
const NOTHING: Record<string, string> = { power: 'spends nothing more', move: 'moves no further', fire: 'holds fire' };
const WAYS: Record<string, string> = { straight: 'flies straight', left: 'turns left', right: 'turns right', 'slip-left': 'slips left', 'slip-right': 'slips right', 'rotate-left': 'rotates left', 'rotate-right': 'rotates right' };
const BUYS: Record<string, string> = { slip: 'buys a side slip', through: 'powers through its turn', battery: 'charges its battery', change: 'bids for the initiative', defend: 'defends the initiative' };

/** Returns a weapon group as its ship's own: “phaser”, with its number if the ship has several of that name. */
function weaponOf(ship: Ship | undefined, number: number): string {
  const group = ship?.groups.find((one) => one.number === number);
  if (!group) return `weapon group ${number}`;
  const title = group.title.toLowerCase();
  return ship?.groups.some((one) => one !== group && one.title === group.title) ? `${title} ${number}` : title;
}

/** Returns the act of a statement behind the name of its piece, or null if its words are unknown. */
function actOf(act: string, ship: Ship | undefined): string | null {
  if (act in BUYS) return BUYS[act] ?? null;
  const [, charged] = /^charge (\d+)$/.exec(act) ?? [];
  if (charged) return `charges its ${weaponOf(ship, Number(charged))}`;
  const [, arc] = /^reinforce (\w+)$/.exec(act) ?? [];
  if (arc) return `reinforces its ${arc} shield`;
  const [, missile, target] = /^redirect M(\d+) to (\S+)$/.exec(act) ?? [];
  if (missile) return `sends missile M${missile} to ${target}`;
  const [, squadron] = /^power (\S+)$/.exec(act) ?? [];
  if (squadron) return `powers ${squadron}`;
  const [, launched] = /^launch (\S+) \d$/.exec(act) ?? [];
  if (launched) return `launches ${launched}`;
  if (/^to \d$/.test(act)) return 'flies on';
  const [, speed, retreats] = /^speed (\d+)( retreat)?$/.exec(act) ?? [];
  if (speed) return `takes speed ${speed}${retreats ? ' and announces its retreat' : ''}`;
  if (act === 'off') return 'leaves the map';
  const [, burns, way = '', carrier] = /^(afterburner )?([a-z-]+)(?: land (\S+))?$/.exec(act) ?? [];
  return way in WAYS ? `${WAYS[way]}${burns ? ' on the afterburner' : ''}${carrier ? ` and lands on ${carrier}` : ''}` : null;
}

/** Returns acts in a list, those that are repeated with their number. */
function listed(acts: readonly string[]): string {
  const all = [...new Set(acts)].map((act) => {
    const times = acts.filter((one) => one === act).length;
    return times === 1 ? act : times === 2 ? `${act} twice` : `${act} ${times} times`;
  });
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** Returns an order in words, as it was given in this view. An order whose words are unknown stays as it is written. */
export function inWords(order: string, view: View): string {
  const fleet = new Map(ships(view as TalonView).map((ship) => [ship.name, ship]));
  if (order === 'done' || order === 'idle') return NOTHING[view.phase ?? ''] ?? 'does nothing more';
  const [, first] = /^first (\S+)$/.exec(order) ?? [];
  if (first) return `${first} takes its damage first`;
  const [, arc] = /^shield (\w+)$/.exec(order) ?? [];
  if (arc) return `takes it on the ${arc} shield`;
  const acts = new Map<string, string[]>();
  for (const statement of statements(order)) {
    const volley = readVolley(statement);
    const [, name = '', rest = ''] = volley ? ['', volley.piece] : (/^(\S+): (.+)$/.exec(statement) ?? []);
    const whom = [...new Set(volley?.targets)];
    const act = volley ? `fires its ${weaponOf(fleet.get(name), volley.group)}${whom.length > 0 ? ` at ${whom.join(' and ')}` : ''}` : actOf(rest, fleet.get(name));
    if (act === null || name === '') return order;
    acts.set(name, [...(acts.get(name) ?? []), act]);
  }
  return [...acts].map(([name, all]) => `${name} ${listed(all)}`).join('; ');
}
