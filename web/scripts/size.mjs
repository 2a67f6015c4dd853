/* Fails when the compressed code of the client (JavaScript and WebAssembly) outgrows its bound. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BOUND = 600_000;
const folder = new URL('../dist/', import.meta.url).pathname;
let sum = 0;
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|wasm)$/.test(name)) continue;
  const size = gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
  sum += size;
  console.log(`${String(size).padStart(8)}  ${name}`);
}
console.log(`${String(sum).padStart(8)}  together, of ${BOUND} allowed`);
if (sum === 0) {
  console.error('Nothing to weigh: run the build first.');
  process.exit(1);
}
if (sum > BOUND) {
  console.error('The client is too heavy.');
  process.exit(1);
}
