/** Simple Spaceships: a hull by dice and a turret for each die that may attack. The sleigh and the saucer have hulls of their own. */
import { parts, type Design, type Form, type Part } from '../../ships/parts.ts';
import { hashOf } from '../../stage/noise.ts';
import { fit, placed, type Mount } from '../../ships/designs/fit.ts';
import { PLANS, type Class } from '../../ships/designs/plans.ts';
import { craft } from '../../ships/designs/fighters.ts';

/** The dice of a ship and the most that each box takes: defence, movement, attack. */
export interface Dice { design?: string; pool?: number; dice?: number; caps?: readonly number[] }
declare module '../../ships/designs/index.ts' {
  interface Facts extends Dice {}
}

const DEER = 'sh0 26 7 0-16 4-14 6-4 6 8 4 14 0 15;sh10 34 5 0-26 3-25 5-19 4-13 0-12;cd10 22 1 3 12 4 22;cd20 34 1 2-23 8-31;cd20 34 1 6-28 11-29;cd20 34 1 7-30 6-36';
const SLEIGH =
  'pv0 44 12 0-28 34-28 46-16 52 20 50 78 40 92 0 96;pv30 46 3 0-16 28-16 38-8 42 18 40 66 32 78 0 82;pD0-6 22-6 26 8 0 12;cl40 56 3 34-26 46-16;cl40 56 3 46-16 52 20;cl40 56 3 52 20 50 78;cl40 56 3 50 78 40 92;cl40 56 3 0 95 40 92;cl40 56 3 0-28 34-28;' +
  'sh34 80 18 0 24 17 28 25 46 22 66 10 76 0 78;cd70 88 3-6 34 6 34;oD3 0 0 40;cg44 62 6 26 26 27 30;cl44 60 6 27 66 28 68;ov46 74 9 12 0 0 2;ol56 82 5 6 0 0-4;cl50 60 3-12 10 12 10;' +
  'cl2 22 4 64-34 70 80;cl2 22 4 64-34 52-48;cl2 20 4 70 80 64 94;cd4 20 2 52 0 66 0;cd4 20 2 50 64 68 64;' +
  'cd6 16 1 10-28 12-110;cl8 18 1 0-80 16-84;cl8 18 1 0-52 16-56';

/** Returns the sleigh: two pairs of deer and one in front, whose nose is lit. */
function sleigh(): Design {
  const deer = parts(DEER);
  const team = [[0, -1], [-0.17, -0.74], [0.17, -0.74], [-0.17, -0.46], [0.17, -0.46]] as const;
  const engines = [-0.34, 0.34].map((x, at) => ({ x, y: 0.95, r: 0.07, system: `engine ${at + 1}` }));
  const nose = parts('og30 46 3 4 0 0-132');
  return { key: 'sleigh', form: 'round', size: 'cruiser', parts: [...parts(SLEIGH), ...team.flatMap(([x, y]) => placed(deer, x, y, 1.15)), ...nose], engines, turrets: [], lights: [], windows: 0, plate: 0.3, seed: 2, livery: 'sleigh' };
}

/** Returns the saucer: a notched disc with a dome. Its bow is a horn in the side's colour, and its rim has a lamp for each die. */
function saucer(pool: number): Design {
  const rim: number[] = [];
  const notches = 12;
  for (let at = 0; at < notches; at++) {
    for (const [share, r] of [[0.08, 0.92], [0.14, 0.98], [0.86, 0.98], [0.92, 0.92]] as const) {
      const angle = ((at + share) / notches) * Math.PI * 2;
      rim.push(Math.sin(angle) * r, -Math.cos(angle) * r);
    }
  }
  const lamps: Part[] = Array.from({ length: Math.max(3, pool * 2) }, (_, at) => {
    const angle = ((at + 0.5) / Math.max(3, pool * 2)) * Math.PI * 2;
    return { shape: 'disc', material: 'lamp', alone: true, base: 0.1, top: 0.3, bevel: 0.03, r: 0.058, hole: 0, x: Math.sin(angle) * 0.84, y: -Math.cos(angle) * 0.84 };
  });
  const body = 'oh4 30 20 92 0 0 0;ol20 32 4 93 88 0 0;ov20 34 4 74 68 0 0;oh16 46 16 66 0 0 0;od36 48 4 44 38 0 0;ol34 62 14 37 0 0 0;og52 96 22 23 0 0 0;pv4 40 9 0-134 26-88 0-80;pl30 44 4 0-118 9-94 0-90;cd26 34 2 50-50 59-59;cd26 34 2 50 50 59 59;cd26 34 2 0 60 0 82;cd26 34 2 62 0 82 0';
  return { key: `saucer ${pool}`, form: 'flat', size: 'cruiser', parts: [{ shape: 'polygon', material: 'hull', alone: true, base: 0, top: 0.22, bevel: 0.14, points: rim }, ...parts(body), ...lamps], engines: [], turrets: [], lights: [], windows: 0.03, plate: 0.34, seed: 4, livery: 'saucer' };
}

/** Returns a fighter with `guns` guns. */
function shuttle(form: Form, guns: number): Design {
  return craft(`shuttle ${form} ${guns}`, form, 'light', Array.from({ length: guns }, (_, at) => ({ name: `gun ${at + 1}` })), ['rear'], 0);
}

/** Returns a ship by its dice. */
export default function hullOf(facts: Dice, form: Form): Design {
  const pool = facts.pool ?? facts.dice ?? 6;
  const [defence = pool, movement = 4, attack = 4] = facts.caps ?? [];
  const name = facts.design ?? '';
  if (/sleigh/i.test(name)) return sleigh();
  if (/^(ufo|saucer)/i.test(name)) return saucer(pool);
  const guns = Math.min(8, attack, pool);
  if (/fighter/i.test(name) || defence === 0) return { ...shuttle(form, guns), key: `dice fighter ${form} ${guns}` };
  const kind: Class = pool <= 3 ? 'scout' : pool <= 4 ? 'escort' : pool <= 8 ? 'cruiser' : 'capital';
  const mounts = Array.from({ length: guns }, (_, at): Mount => {
    const column = ([0, -1, 1, 0] as const)[at % 4] as -1 | 0 | 1;
    return { letter: pool > 8 ? 'A' : 'B', system: `gun ${at + 1}`, column, across: 0, along: (Math.floor(at / 4) * 2 + (at % 4 === 3 ? 1.5 : 0.5)) / (Math.ceil(guns / 4) * 2), bearing: 0 };
  });
  const key = `dice ${form} ${kind} ${pool} ${movement} ${guns} ${hashOf(name) % 97}`;
  const large = kind === 'capital';
  return fit(PLANS[form][kind], { facts: key, form, size: kind as 'scout' | 'escort' | 'cruiser' | 'capital', hull: pool * 2.4, usual: large ? 28 : pool * 2.4, thrust: movement, usualThrust: 4, mounts, gear: large ? 10 : 5, windows: large ? 0.034 : 0.02 });
}
