/** Fighters of Black Skies, by their displays. */
import type { Design, Form } from '../../ships/parts.ts';
import { craft, type Weapon, type Weight } from '../../ships/designs/fighters.ts';

export interface Frame { class?: string; weight?: string; thrusters?: readonly string[]; armour?: number | string; shields?: number; weapons?: readonly Weapon[] }
declare module '../../ships/designs/index.ts' {
  interface Facts extends Frame {}
}

/** Returns a fighter with its weapons, thrusters and shields. */
export default function hullOf(facts: Frame, form: Form): Design {
  const weight: Weight = facts.weight === 'light' || facts.weight === 'heavy' ? facts.weight : 'medium';
  const weapons = facts.weapons ?? [{ name: 'L1', title: 'Laser' }, { name: 'L2', title: 'Laser' }];
  const thrusters = facts.thrusters ?? [];
  const shields = facts.shields ?? 0;
  const key = `sky ${form} ${weight} ${weapons.map(({ name, title, arcs }) => `${title ?? name}${arcs?.join('') ?? ''}`).join(',')} ${thrusters.join(',')} ${String(facts.armour ?? 0)} ${shields}`;
  return craft(key, form, weight, weapons, thrusters, shields);
}
