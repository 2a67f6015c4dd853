/** The look of a ship's losses: holes for its boxes, burnt sockets for its weapons, cold engines for its drive. */
import { hullOf } from '../lib/film.ts';
import type { Facts, Subject } from './designs/index.ts';
import type { Design } from './parts.ts';

export interface Wear {
  /** Quarters of the hull lost, 0 to 4. */
  damage: number;
  /** Systems of the design that are out. */
  dark: string[];
}

/** Facts about losses, under the name that each game uses. */
interface Losses {
  thrust?: number;
  built?: number;
  systems?: readonly { name: string; lost: boolean }[];
  groups?: readonly { number: number; lost: boolean }[];
  weapons?: readonly { name: string; spent: boolean }[];
  status?: { 'helm-down': boolean; 'power-down': boolean };
  dice?: number;
  pool?: number;
}

/** Returns the losses of a piece as its design shows them. More damage never shows less. */
export function wearOf(piece: Subject & Partial<Facts>, design: Design): Wear {
  const told = piece as Omit<Subject, 'status'> & Losses;
  const hull = told.pool !== undefined && told.dice !== undefined ? { whole: told.pool, gone: told.pool - told.dice } : hullOf(piece);
  const damage = hull && hull.whole > 0 ? Math.min(4, Math.max(0, (4 * hull.gone) / hull.whole)) : 0;
  const lost = [
    ...(told.systems ?? []).filter((one) => one.lost).map((one) => one.name),
    ...(told.groups ?? []).filter((one) => one.lost).map((one) => `group ${one.number}`),
    ...(told.weapons ?? []).filter((one) => one.spent).map((one) => one.name),
  ];
  return { damage, dark: [...lost.filter((name) => design.turrets.some(({ system }) => system === name)), ...coldEngines(told, design)] };
}

/** Returns the engines that are cold: the outer ones first, by the share of thrust that is lost. Without power all are cold, without helm half. */
function coldEngines({ thrust, built, status }: Losses, { engines }: Design): string[] {
  const working = status?.['power-down'] ? 0 : status?.['helm-down'] ? 0.5 : thrust !== undefined && built ? thrust / built : 1;
  const cold = working >= 1 ? 0 : Math.max(1, Math.round(engines.length * (1 - working)));
  return [...engines].sort((one, two) => Math.abs(two.x) - Math.abs(one.x)).slice(0, cold).map((one) => one.system);
}
