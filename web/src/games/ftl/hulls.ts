/** Faster Than Light: a long spine with bow and radiators; a spin ring on side one, a cage on side two. The missiles in the magazine can be counted. */
import { parts, type Design, type Form, type Part } from '../../ships/parts.ts';
import { missile } from '../../ships/designs/small.ts';

const SPINES: Record<Form, string> = {
  round:
    'cd10 40 6 0-90 0 84;sh0 50 16 0-134 12-116 20-84 16-58 0-50;pV0-124 9-110 12-92 0-100;sl42 62 5 0-96 7-90 7-72 0-66;cg58 66 2 0-88 0-82;' +
    'oh0 36 7 52 38 0 0;pD36-9 53-9 53-5 36-5;pD36 5 53 5 53 9 36 9;cl14 30 3 10 0 42 0;cl14 30 3 8-8 34-30;cl14 30 3 8 8 34 30;ol10 56 12 15 0 0 0;oh50 70 5 8 0 0 0;og60 66 2 3 0 0 0;cv30 44 3 34-36 45-22;cv30 44 3 34 36 45 22;' +
    'sv0 12 3 9 44 34 52 52 62 56 88 40 86 9 78;pD12 54 50 66 51 70 12 60;pD12 64 53 76 54 79 12 70;pL34 52 37 53 42 86 39 86;oh10 48 14 18 0 0 66;ol40 62 4 9 0 0 66;cl30 46 2 9 34 9 56;cd6 20 2 12-40 12-20;ch10 30 4 14 90 14 100;cd10 46 15 0 96 0 112',
  flat:
    'pd10 40 4 0-84 8-84 8 84 0 84;ph0 46 10 0-88 6-92 10-132 25-114 27-70 16-50 0-46;pV10-132 25-114 26-96 9-106;pl38 58 4 0-82 9-78 9-60 0-56;cg56 64 2-4-74 4-74;' +
    'ph0 32 6 35-42 49-34 52-22 46-14 46 16 52 24 50 34 37 44 39 14 31 4 31-4 39-12;pV39-38 49-34 52-22 42-20;pV42 24 52 24 50 34 40 40;cl12 30 4 6-24 36-24;cl12 30 4 6 26 36 26;pl16 50 6 0-18 13-12 15 10 8 20 0 20;ph46 68 4 0-8 7-6 7 8 0 10;cg64 72 2-4 0 4 0;' +
    'pv0 12 3 8 48 40 44 58 52 56 62 62 68 58 92 34 90 8 82;pD12 56 54 60 54 64 12 62;pD12 68 56 76 55 80 12 74;pL32 46 35 46 36 90 33 90;ph10 46 8 0 46 17 50 20 76 10 84 0 84;pl40 60 4 0 54 8 56 8 70 0 72;cd8 22 2 12-38 12-34;cd8 40 10 17 92 17 110',
};
/** The most missiles shown, in two rows along the spine. */
const RACK = 12;

/** Returns a missile, or the ship of a side with the remaining missiles in its racks. */
export default function hullOf({ kind, missiles = 10 }: { kind?: string; missiles?: number }, form: Form): Design {
  if (kind === 'missile') return missile(form);
  const rack: Part[] = Array.from({ length: Math.min(RACK, Math.max(0, missiles)) }, (_, at) => {
    const x = (at % 2 === 0 ? 1 : -1) * 0.13;
    const y = -0.44 + Math.floor(at / 2) * 0.075 + (at >= 6 ? 0.5 : 0);
    return { shape: 'capsule', material: 'livery', alone: true, base: 0.24, top: 0.36, bevel: 0.022, r: 0.022, x, y, x2: x * 0.45, y2: y - 0.01 };
  });
  const nozzles = form === 'round' ? [[0, 1.16, 0.15]] : [[-0.17, 1.12, 0.1], [0.17, 1.12, 0.1]];
  const engines = nozzles.map(([x = 0, y = 0, r = 0], at) => ({ x, y, r, system: `engine ${at + 1}` }));
  return { key: `spine ${form} ${rack.length}`, form, size: 'cruiser', parts: [...parts(SPINES[form]), ...rack], engines, turrets: [], lights: [{ x: 0, y: -0.56 }], windows: 0.02, plate: 0.12, seed: 11 };
}
