/* Times the baking of the heaviest ships and fails when their bytes change: `npm run bake`. Whoever changes a picture writes the new sum
   below. Time is the processor's, so that a busy machine counts alike. */
import { createServer } from 'vite';

/** Shape and paint of the ships below, and the holes of seed 0. */
const SUM = '925a0b75';
const ROUNDS = 25;
const BOUND_MS = 15;

const server = await createServer({ root: new URL('..', import.meta.url).pathname, logLevel: 'error', server: { middlewareMode: true, hmr: false, watch: null }, optimizeDeps: { noDiscovery: true } });
try {
  const { bake, harm } = await server.ssrLoadModule('/src/ships/bake.ts');
  const { designOf } = await server.ssrLoadModule('/src/ships/designs/index.ts');
  const { classesOf } = await server.ssrLoadModule('/src/ships/classes.ts');
  const fleet = [['full-thrust', 'DN', 1], ['full-thrust', 'DN', 2], ['talon', 'BB', 1], ['talon', 'T-DN', 2]].map(([game, code, side]) => designOf(game, { ...classesOf(game).find((one) => one.code === code).subject, side }));
  let sum = 2166136261;
  const add = (bytes) => {
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 16777619);
  };
  for (const design of fleet) {
    const times = [];
    let maps;
    for (let round = 0; round < ROUNDS; round++) {
      const start = process.cpuUsage();
      maps = bake(design);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    add(maps.shape);
    add(maps.paint);
    times.sort((one, two) => one - two);
    console.log(`${design.key.slice(0, 28).padEnd(28)}  ${design.parts.length} parts, ${design.turrets.length} turrets: ${times[0].toFixed(1)} ms at best, ${times[ROUNDS >> 1].toFixed(1)} in the middle`);
    if (times[0] > BOUND_MS) {
      console.error(`Too slow: more than ${BOUND_MS} ms.`);
      process.exitCode = 1;
    }
  }
  add(harm(0));
  const found = (sum >>> 0).toString(16);
  console.log(`sum ${found}`);
  if (found !== SUM) {
    console.error(`The bytes have changed: the sum was ${SUM}.`);
    process.exitCode = 1;
  }
} finally {
  await server.close();
}
