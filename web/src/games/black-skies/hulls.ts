/** Fighters of Black Skies: a frame by weight, a barrel for each weapon, nozzles for each thruster. */
import { heightAt, parts, type Design, type Engine, type Form, type Part, type Turret } from '../../ships/parts.ts';
import { lights } from '../../ships/designs/fit.ts';

export interface Frame { class?: string; weight?: string; thrusters?: readonly string[]; armour?: number | string; shields?: number; weapons?: readonly { name: string; title?: string | null; arcs?: readonly string[] }[] }
declare module '../../ships/designs/index.ts' {
  interface Facts extends Frame {}
}

type Weight = 'light' | 'medium' | 'heavy';
interface Body { parts: string; /** Barrels on the starboard wing: across and along, in the order of use. */ mounts: readonly (readonly [number, number])[]; engines: readonly (readonly [number, number, number])[] }

const FRAMES: Record<Form, Record<Weight, Body>> = {
  round: {
    light: {
      parts: 'sh0 48 17 0-128 7-108 12-60 17-6 19 46 15 86 0 92;sh0 18 7 13-16 32 4 58 46 62 64 36 66 15 52;pV36 8 58 46 62 64 50 60 34 22;sv0 16 5 7 56 20 66 38 94 36 104 18 96 8 88;sd40 66 9 0-40 8-28 8-2 0 12;sg48 68 9 0-36 6-26 6-6 0 4;pV0-116 7-104 9-84 0-92;cd20 36 4 14-20 17 30;cl40 52 3 0 22 0 78;pV2 30 14 34 15 42 2 40',
      mounts: [[46, 40], [30, 18]],
      engines: [[0, 98, 12]],
    },
    medium: {
      parts: 'sh0 50 18 0-134 8-108 14-58 19-4 22 50 18 84 0 92;sh0 20 7 15-10 48 22 88 58 96 70 94 80 60 74 18 60;sv0 18 6 66 50 90 66 98 76 100 92 86 84 66 76;sv0 16 5 9 62 26 70 44 102 40 112 22 100 9 92;sd42 70 10 0-44 9-30 9 0 0 14;sg50 72 10 0-40 7-28 7-6 0 6;pV0-122 8-106 11-82 0-92;pV26 6 36 14 40 68 32 66;ch10 46 10 17-12 20 44;cd34 50 4 17-26 18-12;cl44 56 3 0 26 0 78;pD24 56 58 66 58 70 24 60;pV2 34 16 38 17 46 2 44;cl18 26 2 46 30 52 66',
      mounts: [[70, 42], [48, 22], [34, 6]],
      engines: [[0, 98, 13]],
    },
    heavy: {
      parts: 'sh0 52 18 0-118 14-106 21-66 26-6 30 50 26 92 0 98;sh0 24 8 20-30 50-4 84 30 98 48 98 72 62 82 22 74;sh0 38 12 36-24 50-30 58-12 60 58 52 84 38 72;pV62 12 84 30 98 48 98 60 66 40;sv0 26 7 26 70 52 80 56 112 40 108 28 98;sd46 74 10 0-52 10-38 11-6 0 8;sg54 76 10 0-48 8-36 8-12 0-2;pV0-106 13-98 16-76 0-84;ol44 66 6 11 0 0 40;cg60 70 2-5 40 5 40;cl46 58 3 0 56 0 84;pD64 40 92 56 92 60 64 46;pV40-20 54-20 56 0 40 0;ch10 40 7 22-40 24 10;cd36 50 4 22-52 23-38',
      mounts: [[48, -24], [78, 30], [66, 14], [34, -20]],
      engines: [[20, 100, 12], [48, 88, 10]],
    },
  },
  flat: {
    light: {
      parts: 'ph0 48 12 0-88 6-92 8-124 18-104 20-40 16-10 20 40 18 84 0 78;ph0 18 6 17 10 40 20 60-22 66-26 64 34 46 62 18 50;pV46 12 60-22 66-26 65 20 50 30;pv0 16 5 8 54 26 64 36 98 22 88 8 80;pd40 64 7 0-44 9-36 9-4 0 6;pg48 66 7 0-38 7-32 7-10 0-2;pV8-124 18-104 18-84 7-96;cd20 36 4 16-16 18 30;pl40 52 3 0 20 4 24 4 70 0 74',
      mounts: [[56, 14], [34, 14]],
      engines: [[0, 90, 11]],
    },
    medium: {
      parts: 'ph0 50 12 0-92 7-96 9-130 22-110 24-44 19-10 24 40 22 88 10 80 0 84;ph0 20 6 20 8 50 22 72-26 80-34 84-30 90 26 76 40 84 58 60 76 22 60;pV60 2 72-26 80-34 84-30 87 4 66 24;pV66 46 76 40 84 58 62 74 54 64;pv0 16 5 10 60 30 70 44 106 28 94 12 86;pd42 68 8 0-50 10-40 10-4 0 6;pg50 70 8 0-44 8-36 8-12 0-2;pV9-130 22-110 22-88 8-100;ph10 46 7 22-14 28-10 30 36 22 44;cd34 48 4 25-24 26-12;pl44 56 3 0 22 5 26 5 76 0 80;pD28 50 60 58 60 62 28 54',
      mounts: [[66, 8], [44, 18], [30, 6]],
      engines: [[12, 94, 9]],
    },
    heavy: {
      parts: 'ph0 52 13 0-78 10-84 14-118 28-100 32-40 28-4 34 46 30 98 14 88 0 94;ph0 26 7 26-26 54-20 78-54 92-58 100-20 92 0 100 24 96 70 78 58 64 82 26 72;pV64-28 78-54 92-58 97-34 72-10;pV80 40 98 36 96 70 80 58;ph0 38 8 38-26 52-34 60-18 62 58 52 84 40 74;pv0 26 6 28 72 52 78 60 112 42 106 30 98;pd46 74 8 0-56 12-46 12-8 0 2;pg54 76 8 0-50 10-42 10-16 0-6;pV14-118 28-100 29-78 13-92;pl44 68 5 0 22 12 26 13 48 0 56;cg64 72 2-6 34 6 34;pV40-24 54-24 57-4 40-4;cd36 50 4 25-46 26-30;pD66 14 90 20 90 24 66 20',
      mounts: [[48, -28], [82, -6], [68, -8], [34, -24]],
      engines: [[18, 98, 11], [50, 90, 9]],
    },
  },
};
const hundredth = (number: number): number => number / 100;

/** Returns the letter of a weapon's barrels by its name. */
function letterOf(name: string): string {
  if (/missile|rocket|torpedo/i.test(name)) return 'M';
  if (/cannon/i.test(name) && !/laser/i.test(name)) return 'W';
  if (/pulse|turret|beam/i.test(name)) return 'F';
  return 'L';
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

/** Returns a fighter of Simple Spaceships with `guns` guns. */
export function shuttle(form: Form, guns: number): Design {
  return craft(`shuttle ${form} ${guns}`, form, 'light', Array.from({ length: guns }, (_, at) => ({ name: `gun ${at + 1}` })), ['rear'], 0);
}

function craft(key: string, form: Form, weight: Weight, weapons: NonNullable<Frame['weapons']>, thrusters: readonly string[], shields: number): Design {
  const frame = FRAMES[form][weight];
  const bare = parts(frame.parts);
  let ahead = 0;
  const turrets = weapons.map(({ name, title, arcs = [] }): Turret => {
    const letter = letterOf(title ?? name);
    if (arcs.includes('rear') && !arcs.includes('forward')) return { x: 0, y: 0.62, r: 0.06, base: heightAt(bare, form, 0, 0.62) - 0.02, letter: 'C', system: name, bearing: 180 };
    const [x = 0, y = 0] = (frame.mounts[Math.floor(ahead / 2) % frame.mounts.length] ?? [40, 20]).map(hundredth);
    const side = ahead++ % 2 === 0 ? -1 : 1;
    const turn = arcs.includes('left') && !arcs.includes('right') ? -40 : arcs.includes('right') && !arcs.includes('left') ? 40 : 0;
    return { x: side * x, y, r: letter === 'L' ? 0.05 : 0.065, base: Math.max(0.1, heightAt(bare, form, x, y) - 0.02), letter, system: name, bearing: turn };
  });
  const extra = thrusters.includes('rear') ? [[form === 'round' ? 0.26 : 0.34, 0.9, 0.075]] : [];
  const engines: Engine[] = [...frame.engines.map((one) => one.map(hundredth)), ...extra]
    .flatMap(([x = 0, y = 0, r = 0]) => (x === 0 ? [[x, y, r]] : [[-x, y, r], [x, y, r]]))
    .map(([x = 0, y = 0, r = 0], at) => ({ x, y, r, system: `engine ${at + 1}` }));
  const jets: Part[] = [
    ...(thrusters.includes('side') ? parts('cd26 44 3 22-2 29-2;cd26 44 3 22 6 29 6;cg40 46 1 29-2 30-2') : []),
    ...(thrusters.includes('forward') ? parts('cd16 42 5 24-46 24-28;cg40 44 2 24-50 24-49') : []),
    ...Array.from({ length: Math.min(4, shields) }, (_, at) => parts(`oh48 58 2 5 2 0 ${10 + at * 15};og50 56 2 2 0 0 ${10 + at * 15}`)).flat(),
  ];
  const cowls: Part[] = engines.filter(({ x }) => x >= 0).map(({ x, y, r }) => ({ shape: 'capsule', material: 'dark', base: 0.05, top: 0.16 + r * 2.4, bevel: r, r, x, y: y - r * 2.6, x2: x, y2: y }));
  return { key, form, size: 'fighter', parts: [...bare, ...jets, ...cowls], engines, turrets, lights: lights(bare), windows: 0, plate: 0.2, seed: weight.length * 31 + 9 };
}
