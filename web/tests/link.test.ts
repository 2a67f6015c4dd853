/** Links carry a record there and back; what is not a record in a link is refused in words. */
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../src/lib/link.ts';

describe('a battle in a link', () => {
  it('comes back as it went in, whatever letters it holds', async () => {
    const record = `battle "Crossing courses"\n> 1 A R-45; A.1 S2.5\n> 2 idle — ü ✕\n`.repeat(40);
    const packed = await pack(record);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(record.length / 4);
    expect(await unpack(packed)).toBe(record);
  });

  it('says that a cut link is damaged', async () => {
    const packed = await pack('a record of some length '.repeat(30));
    await expect(unpack(packed.slice(0, -9))).rejects.toThrow(/damaged/);
  });

  it('says so of rubbish too', async () => {
    for (const rubbish of ['', '!!!', 'AAAA', 'hello world']) await expect(unpack(rubbish)).rejects.toThrow(/damaged/);
  });

  it('does not unpack what would fill the memory', async () => {
    const bomb = new Blob([new Uint8Array(9_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    await expect(unpack(bytes.toString('base64url'))).rejects.toThrow(/far more/);
  });
});
