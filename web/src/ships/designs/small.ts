/** Small craft that every game has: flights of fighters, missiles, and the marker of an unknown piece. */
import { parts, type Design, type Form, type Part } from '../parts.ts';
import { placed } from './fit.ts';

const DARTS: Record<Form, string> = {
  round: 'sh0 46 20 0-100 12-50 18 10 22 70 0 84;sv0 20 9 16-6 46 26 84 62 80 80 30 66 18 60;sl30 58 8 0-30 10-16 9 12 0 24;cg54 64 3 0-12 0 0;cd6 34 14 0 66 0 84;cd10 22 5 62 20 62 56',
  flat: 'ph0 46 14 0-60 8-64 10-104 26-84 30-20 24 10 26 70 0 80;pv0 20 7 22 0 50 4 66-34 84-44 88 30 64 72 28 62;pl30 58 6 0-24 12-16 12 14 0 22;cg54 62 3 0-8 0 2;cd6 34 12 13 64 13 82;cd10 22 5 72-44 72-10',
};
/** Places of the craft in a flight, the leader first. */
const FLIGHT = [[0, -0.6], [-0.46, -0.16], [0.46, -0.16], [-0.82, 0.5], [0.82, 0.5], [0, 0.42]] as const;
const ALONE = [[0, 0]] as const;
const PAIR = [[-0.36, 0.12], [0.36, -0.2]] as const;
const THREE = [[0, -0.5], [-0.58, 0.36], [0.58, 0.36]] as const;

/** Returns a flight of `count` fighters. */
export function flight(count: number, form: Form): Design {
  const craft = Math.min(6, Math.max(1, Math.round(count)));
  const places = craft === 1 ? ALONE : craft === 2 ? PAIR : craft === 3 ? THREE : FLIGHT.slice(0, craft);
  const scale = craft === 1 ? 0.8 : craft <= 3 ? 0.52 : 0.42;
  const dart = parts(DARTS[form]);
  const list: Part[] = places.flatMap(([x, y]) => placed(dart, x, y, scale).map((part) => ({ ...part, base: part.base * 1.5, top: part.top * 1.5 })));
  const engines = places.map(([x, y], at) => ({ x, y: y + 0.86 * scale, r: 0.13 * scale, system: `engine ${at + 1}` }));
  return { key: `flight ${form} ${craft}`, form, size: 'fighter', parts: list, engines, turrets: [], lights: [], windows: 0, plate: 0.09, seed: 3 };
}

const MISSILES: Record<Form, string> = {
  round: 'sh0 34 13 0-130 9-116 14-90 14 70 12 96 0 98;sv0 14 5 11 44 28 64 44 98 42 112 26 106 12 96;sl0 30 7 4-60 26-26 27-14 12-20;pV0-80 14-80 14-66 0-66;pD0-10 14-10 14-5 0-5;pD0 24 14 24 14 29 0 29;cl26 40 3 0-60 0 60;cg32 40 3 0-104 0-96;cd6 32 11 0 96 0 108',
  flat: 'ph0 34 8 0-124 10-118 15-88 18-84 18-60 15-56 15 60 19 66 17 96 0 92;pv0 14 4 14 30 40 46 48 74 38 80 46 108 22 96 14 84;pl0 28 5 14-52 34-38 34-24 15-28;pV0-88 16-88 18-60 0-60;pD0-14 15-14 15-8 0-8;pD0 22 15 22 15 28 0 28;pl24 40 3 0-52 4-50 4 60 0 62;cg30 40 3-4-104 4-104;cd6 32 10 0 92 0 106',
};
/** Returns a missile, a needle with four fins. */
export function missile(form: Form): Design {
  return { key: `missile ${form}`, form, size: 'missile', parts: parts(MISSILES[form]), engines: [{ x: 0, y: 1.1, r: form === 'round' ? 0.16 : 0.15, system: 'engine 1' }], turrets: [], lights: [], windows: 0, plate: 0.2, seed: 5 };
}

/** Returns the marker of an unknown piece: a blip with a question mark. */
export function marker(form: Form): Design {
  const dome = form === 'round' ? 'od0 30 60 82 0 0 0;ov0 22 6 92 80 0 0' : 'pd0 30 40 0-88 62-62 88 0 62 62 0 88;pv0 22 6 0-100 71-71 100 0 71 71 0 100 0 86 61 61 86 0 61-61 0-86';
  const sign: Part[] = [
    { shape: 'capsule', material: 'glass', base: 0.2, top: 0.5, bevel: 0.09, r: 0.09, x: -0.24, y: -0.24, x2: -0.16, y2: -0.42, alone: true },
    { shape: 'capsule', material: 'glass', base: 0.2, top: 0.5, bevel: 0.09, r: 0.09, x: -0.16, y: -0.42, x2: 0.14, y2: -0.44, alone: true },
    { shape: 'capsule', material: 'glass', base: 0.2, top: 0.5, bevel: 0.09, r: 0.09, x: 0.14, y: -0.44, x2: 0.24, y2: -0.22, alone: true },
    { shape: 'capsule', material: 'glass', base: 0.2, top: 0.5, bevel: 0.09, r: 0.09, x: 0.24, y: -0.22, x2: 0, y2: 0.02, alone: true },
    { shape: 'capsule', material: 'glass', base: 0.2, top: 0.5, bevel: 0.09, r: 0.09, x: 0, y: 0.02, x2: 0, y2: 0.18, alone: true },
    { shape: 'disc', material: 'glass', base: 0.2, top: 0.5, bevel: 0.1, r: 0.1, hole: 0, x: 0, y: 0.46 },
  ];
  return { key: `marker ${form}`, form, size: 'cruiser', parts: [...parts(dome), ...sign], engines: [], turrets: [], lights: [], windows: 0, plate: 0.4, seed: 7 };
}
