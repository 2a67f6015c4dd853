/** Hashes and value noise. All randomness of the stage comes from here, so that the same seed gives the same picture. */

/** Returns a number from 0 to 1 for two whole numbers and a seed. */
export function hash(x: number, y: number, seed: number): number {
  let n = Math.imul(x + 0x51ed, 0x85ebca6b) ^ Math.imul(y + 0x2f3b, 0xc2b2ae35) ^ Math.imul(seed + 0x1b87, 0x27d4eb2f);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
}

/** Returns smooth noise from 0 to 1, interpolated between the hashes of whole coordinates. */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = (x - i) ** 2 * (3 - 2 * (x - i));
  const v = (y - j) ** 2 * (3 - 2 * (y - j));
  const a = hash(i, j, seed);
  const b = hash(i + 1, j, seed);
  const c = hash(i, j + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + hash(i + 1, j + 1, seed)) * u * v;
}

/** Returns noise summed over octaves, each rotated, twice as fine and half as strong as the one before. */
export function layered(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  let strength = 0.5;
  let px = x;
  let py = y;
  for (let at = 0; at < octaves; at++) {
    sum += strength * noise(px, py, seed + at);
    weight += strength;
    strength /= 2;
    const turned = px * 1.6 - py * 1.2 + 3.7;
    py = px * 1.2 + py * 1.6 + 1.9;
    px = turned;
  }
  return sum / weight;
}

/** Returns 0 below `from`, 1 above `to`, and a smooth value between. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Returns a whole number for any text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Returns a seed for any text, such as a battle's identifier or its first seed of dice. */
export function seedOf(text: string): number {
  const n = hashOf(text);
  return (n ^ (n >>> 15)) >>> 8;
}

/** Returns a seed for a battle's record: from its head, which names scenario and dice and never changes. */
export function seedOfRecord(record: string): number {
  return seedOf(/^[\s\S]*?\n= .*/.exec(record)?.[0] ?? record.slice(0, 400));
}
