/** Talon: Terran ships have outriggers beside a hull that is heavy at the bow, Talon ships have wings swept forward. Each weapon of the display is on the hull. */
import { parts, type Design, type Form, type Part, type Size } from '../../ships/parts.ts';
import { hashOf } from '../../stage/noise.ts';
import { factsOf, fit, seat, type Mount, type Plan } from '../../ships/designs/fit.ts';
import { flight, missile } from '../../ships/designs/small.ts';

interface Group { number: number; weapon: string; weapons: number; arcs: readonly string[] }
export interface Display { kind?: string; class?: string; race?: string; of?: number; groups?: readonly Group[]; curve?: readonly { power: number; speed: number }[]; capacity?: number; hulls?: readonly number[]; fighters?: number }
declare module '../../ships/designs/index.ts' {
  interface Facts extends Display {}
}

const LETTERS: Record<string, string> = { phaser: 'P', torpedo: 'T', 'wave-gun': 'W', disruptor: 'D', 'fusion-cannon': 'F', missile: 'M' };

/** Bulk is hull boxes and weapons together. */
const TERRAN: Plan = {
  parts: 'sh0 46 15 0-114 9-104 16-84 20-56 17-28 12 0 14 40 18 66 15 88 0 94;sl34 54 5 0-88 7-80 9-52 0-44;cg50 58 2-3-74 3-74;pV0-106 8-100 12-82 0-90;pV2 6 13 12 14 22 2 18;sh0 28 8 12 30 26 40 34 62 32 80 16 84;pV20 42 31 54 33 66 22 60;sl36 64 5 0 24 8 30 9 54 0 62;ch36 46 2 0-40 0 18',
  more: [
    [0, 'sv0 20 6 40-44 46-24 49 20 46 56 42 82 38 56 36 10 37-26;cd8 24 4 14-8 38 0;cd8 20 3 28 56 40 52;cl14 26 2 43-14 43 36', 4],
    [5, 'sv0 24 7 56-84 63-60 67-6 65 44 60 96 54 60 50 0 52-56;pH54-6 66-6 66 8 53 8;cd8 26 4 16-14 54-6;cd8 24 4 28 60 56 50;cl18 32 3 59-44 59 34;cl18 28 2 59 44 59 66', 9],
    [7, 'sh0 34 10 17-74 30-64 38-34 35-8 24 2 14-4;pV24-62 33-54 37-34 26-40;cl30 40 2 27-44 28-14'],
    [8, 'ch0 26 6 34 18 38 66;ol24 38 5 6 0 36 30'],
    [10, 'sv0 26 8 74-98 82-70 87-8 84 50 78 106 70 68 66 0 68-66;pH69-8 86-8 86 8 68 8;pH68 24 86 24 84 34 68 34;cd8 28 5 30-20 72-10;cd8 26 4 30 62 72 52;cl20 36 3 77-56 77 40;cl20 30 2 77 50 77 78;sh0 38 9 10-116 22-112 28-94 26-78 14-76;pV12-114 22-111 26-98 12-100;sh0 26 7 46-44 54-34 58 0 56 40 51 66 45 40 43 0 44-30;cl20 34 2 50-24 50 34;sl32 48 4 14 4 24 10 26 34 16 36'],
    [13, 'sh0 40 10 14 50 38 56 46 78 40 98 20 98;pV30 60 42 70 44 84 32 84;sl60 82 4 0 32 5 36 5 50 0 54;sh0 36 9 28-60 42-50 50-24 44-8 32-6;pV36-56 44-44 49-26 38-30;sh0 20 5 80-16 94 8 104 48 100 74 90 56 82 40;pV88 6 94 10 103 46 94 44'],
  ],
  deck: [-70, -8, 4, 84],
  side: [23, -54, 24, 62],
  engines: [[10, 96, 9], [26, 88, 7], [44, 84, 5]],
};
const TALON: Plan = {
  parts: 'ph0 48 11 0-90 6-94 9-126 20-106 22-44 16-14 22 20 26 60 20 92 0 84;ph0 24 6 18 4 42 16 58-18 68-22 70 30 50 60 22 56;pV52-6 58-18 68-22 69 8 58 16;pV9-126 20-106 20-84 8-98;pl38 58 4 0-76 9-68 10-28 0-20;cg54 62 2-4-58 4-58;pl40 68 5 0 6 12 12 14 40 0 50;cg64 72 2-4 18 4 18;cd24 32 2 22-40 22-26',
  more: [
    [6, 'ph0 22 6 40 12 66 20 84-32 90-58 96-60 96 4 84 44 54 66;pV80-18 90-58 96-60 96-6 88 16;cv20 30 2 68 30 64 56'],
    [8, 'ph0 30 7 22 46 44 56 52 82 40 98 24 90;pV38 58 48 66 52 82 42 86;cd14 30 3 60-30 64 4'],
    [11, 'ph0 20 5 84 20 104-10 112-78 120-80 116 16 96 50 82 48;pV106-30 112-78 120-80 118-20 108 2;pl24 38 4 40 24 58 28 56 44 40 46'],
    [13, 'ph0 38 8 20-70 34-62 40-36 34-24 20-26;pV26-66 34-62 39-42 28-44;pl60 84 4 0 14 6 18 6 34 0 38'],
    [16, 'ph0 26 6 50 60 72 64 80 104 66 112 58 92 48 90;pV62 66 72 64 80 104 70 104;ph0 44 8 28-96 36-118 44-96 42-60 30-58;pV30-100 36-118 43-98 42-84 32-86'],
  ],
  deck: [-66, -8, 0, 78],
  side: [34, 10, 44, 62],
  engines: [[12, 96, 9], [34, 92, 7], [56, 86, 6]],
};
const HAULERS: Record<Form, Plan> = {
  round: { parts: 'sh0 40 14 0-106 14-96 20-66 20 64 16 92 0 98;pV0-102 12-94 17-74 0-80;sl36 56 5 0-88 7-82 8-60 0-54;cg52 60 2-4-76 4-76;oh0 40 16 24 0 30-34;oh0 40 16 24 0 30 16;ol36 46 3 8 0 30-34;ol36 46 3 8 0 30 16;oV24 19 30-34;oV24 19 30 16;sh0 12 4 60-40 64-26 66 40 62 72 57 40 57-20;cd8 18 3 44-34 60-30;cd8 18 3 44 16 60 20;sh0 34 9 14 46 34 52 40 76 32 94 14 92', deck: [-46, 0, 10, 80], side: [14, -80, 20, 70], engines: [[10, 100, 8], [30, 96, 8]] },
  flat: { parts: 'ph0 42 9 0-80 7-84 10-114 22-98 24-60 20-50 22 60 28 92 0 86;pV10-114 22-98 22-80 9-92;pl36 56 4 0-70 9-64 10-40 0-34;cg52 60 2-4-56 4-56;ph0 38 7 18-42 52-42 62-30 62-4 52 6 18 6;ph0 40 7 18 12 52 12 64 24 64 50 52 60 18 60;pV52-42 62-30 62-4 52 6;pV52 12 64 24 64 50 52 60;pD30-34 34-34 34-2 30-2;pD30 18 34 18 34 54 30 54;pv0 16 5 58-20 70-50 76-52 76 0 64 14;cl34 46 2 0-20 0 70', deck: [-46, 0, 10, 80], side: [14, -70, 22, 70], engines: [[14, 96, 9]] },
};
const DECKS: Plan = {
  parts: 'sh0 44 14 0-112 14-104 22-74 22-20 26 40 24 90 0 96;pV0-106 12-98 18-78 0-86;sl42 68 5 0-6 10 2 12 32 0 42;cg62 70 2-4 10 4 10;cl36 48 4 0-80 0-20;sh0 30 8 32-76 50-70 60-40 62 70 54 92 36 88;pD40-60 54-54 55 68 42 68;pL46-54 48-54 49 62 47 62;cg26 34 1 39-56 41 66;cg26 34 1 55-52 56 64;sv0 18 6 74-48 79-30 83 26 81 72 77 100 73 74 72 14 73-24;cd8 20 3 58 0 76 6;cd8 20 3 58 48 76 50;cl12 24 2 78-8 78 56;pV34-74 50-70 56-52 36-58',
  deck: [-74, -16, 44, 84],
  side: [30, -66, 34, 78],
  engines: [[12, 98, 9], [46, 94, 8]],
};

/** Stations: a hub, a ring and arms. The bow is the arm with the chevron. */
const STATIONS: Record<Form, string> = {
  round: 'oh0 42 14 44 0 0 0;oh0 26 7 96 80 0 0;ov22 32 3 90 86 0 0;ch8 24 8 0-40 0-84;ch8 24 8 36-20 74-42;ch8 24 8 36 20 74 42;ch8 24 8 0 40 0 84;ov0 36 10 15 0 0-92;oh0 34 10 15 0 80-46;oh0 34 10 15 0 80 46;oh0 34 10 15 0 0 92;ol36 62 8 26 0 0 0;oh56 82 6 14 0 0 0;og78 92 4 6 0 0 0;oD34 30 0 0;pV0-126 14-104 8-100 0-108;sd0 22 5 0-104 10-104 8-132 0-134;cl30 40 2 44-24 66-38;cl30 40 2 44 24 66 38;cg30 38 2 0-36 0-70;pD86-6 98-6 98 6 86 6;cg22 30 1 82-5 94-5;cg22 30 1 82 5 94 5',
  flat: 'ph0 44 10 0-46 33-33 46 0 33 33 0 46;ph0 30 7 10-40 16-90 34-118 30-70 36-36 20-30;ph0 30 7 36-24 74-46 108-50 84-26 60-6 40 0;ph0 30 7 36 16 70 26 100 58 66 52 36 44 28 30;ph0 30 7 8 36 20 62 18 104 4 118 0 112 0 40;pV16-90 34-118 31-84 18-70;pV80-47 108-50 88-30 74-26;pV78 32 100 58 76 54 66 40;pV18 88 18 104 4 118 0 112 0 104 10 98;pl34 64 7 0-26 18-18 26 0 18 18 0 26;ph56 84 5 0-14 10-10 14 0 10 10 0 14;og78 92 4 5 0 0 0;pv0 20 5 0-70 8-72 6-100 0-110;ph0 24 6 50-34 60-70 68-72 66-44;ph0 24 6 62 10 92 8 94 16 70 26;cl26 36 2 40-22 78-44;cl26 36 2 36 24 70 42;cl26 36 2 18-44 24-80',
};
const DOCK: Plan = { parts: '', deck: [-76, -50, 50, 76], side: [44, -26, 44, 34], engines: [] };

/** Returns the weapons in their columns, in the order of the display. */
function mountsOf(groups: readonly Group[]): Mount[] {
  const all = groups.flatMap(({ number, weapon, weapons, arcs }) => {
    const column = (arcs.includes('left') === arcs.includes('right') ? 0 : arcs.includes('left') ? -1 : 1) as -1 | 0 | 1;
    return Array.from({ length: weapons }, () => ({ letter: LETTERS[weapon] ?? 'P', system: `group ${number}`, column, bearing: arcs.includes('front') || arcs.length === 0 ? 0 : 180 }));
  });
  const counts = new Map<number, number>();
  for (const { column } of all) counts.set(column, (counts.get(column) ?? 0) + 1);
  const done = new Map<number, number>();
  return all.map((mount) => {
    const at = done.get(mount.column) ?? 0;
    done.set(mount.column, at + 1);
    const count = counts.get(mount.column) ?? 1;
    const paired = mount.column === 0 && count > 1;
    const rows = paired ? Math.ceil(count / 2) : count;
    return { ...mount, across: paired && !(count % 2 === 1 && at === count - 1) ? (at % 2 === 0 ? -1 : 1) : 0, along: ((paired ? Math.floor(at / 2) : at) + 0.5) / rows };
  });
}

/** Returns a ship, base, squadron or missile of Talon. */
export default function hullOf(facts: Display & { side: number }): Design {
  const talon = facts.race === undefined ? (facts.class?.startsWith('T-') ?? facts.side === 2) : facts.race === 'talon';
  const form: Form = talon ? 'flat' : 'round';
  if (facts.kind === 'missile') return missile(form);
  if (facts.kind === 'squadron') return flight(facts.hulls?.filter((left) => left > 0).length ?? 3, form);
  const groups = facts.groups ?? [];
  const mounts = mountsOf(groups);
  const hull = facts.of ?? 5;
  const bulk = hull + mounts.length;
  const speed = facts.curve?.reduce((most, row) => Math.max(most, row.speed), 0) ?? 5;
  const text = `talon ${form} ${facts.kind ?? 'ship'} ${hull} ${speed} ${facts.capacity ?? 0} ${mounts.map(factsOf).join(' ')}`;
  if (facts.kind === 'base') return station(text, form, mounts);
  const common = { facts: text, form, mounts, thrust: speed, usualThrust: 5, scale: 1.05 };
  if ((facts.capacity ?? 0) > 0) return fit(DECKS, { ...common, size: 'carrier', hull, usual: hull, gear: 5, windows: 0.03 });
  if (mounts.length === 0) return fit(HAULERS[form], { ...common, size: 'freighter', hull, usual: 4, gear: 3, windows: 0.016 });
  const size: Size = bulk <= 3 || (talon && bulk <= 5) ? 'scout' : bulk <= 6 ? 'escort' : bulk <= 9 || (bulk <= 11 && talon) ? 'cruiser' : 'capital';
  const plan = talon ? TALON : TERRAN;
  const nozzles = size === 'scout' ? 1 : size === 'capital' ? 3 : 2;
  return fit({ ...plan, engines: plan.engines.slice(0, nozzles) }, { ...common, size, hull: bulk, usual: bulk, gear: Math.min(10, bulk - 1), windows: 0.012 + bulk * 0.0016 });
}

function station(key: string, form: Form, mounts: readonly Mount[]): Design {
  const bare: Part[] = parts(STATIONS[form]);
  return { key, form, size: 'base', parts: bare, engines: [], turrets: seat(mounts, DOCK, bare, form, 1), lights: [0, 1, 2, 3].map((at) => ({ x: [0, 0.8, -0.8, 0][at] as number, y: [-0.9, 0.46, 0.46, 0.9][at] as number })), windows: 0.04, plate: 0.12, seed: hashOf(key) % 997 };
}
