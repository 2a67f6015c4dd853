/** The choice of a face: a game’s own, or the plain one for a game without a folder and where the address asks for it. */
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('virtual:shelf-titles', () => ({ default: { ftl: 'Faster Than Light', talon: 'Talon', sixth: 'The Sixth' }, facts: { sixth: { line: 'Six sides to a battle.', hexes: true } } }));

/** The faces as a page of this address has them. */
async function facesAt(search: string): Promise<typeof import('../src/games/face.ts')> {
  vi.resetModules();
  vi.stubGlobal('location', { search });
  return import('../src/games/face.ts');
}

describe('a face', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a game’s own where it has a folder', async () => {
    const { faceOf } = await facesAt('');
    expect(faceOf('ftl')?.plain).toBeUndefined();
    expect(faceOf('talon')?.hexes).toBe(true);
    expect(faceOf('seventh')).toBeNull();
  });

  it('is the plain one for a game of the shelf without a folder, after all others', async () => {
    const { allFaces, faceOf } = await facesAt('');
    expect(faceOf('sixth')).toMatchObject({ plain: true, hexes: true, shelf: { special: 'Six sides to a battle.', level: 'New', minutes: 0 } });
    expect(allFaces().at(-1)?.id).toBe('sixth');
    expect((await faceOf('sixth')?.options())?.default).toEqual({ presets: {}, words: {} });
  });

  it('is the plain one for every game where the address asks for it, in the place of its own', async () => {
    const own = (await facesAt('')).allFaces().map(({ id }) => id);
    const { allFaces } = await facesAt('?face=plain');
    expect(allFaces().every(({ plain }) => plain)).toBe(true);
    expect(allFaces().map(({ id }) => id)).toEqual(own);
    expect(allFaces().find(({ id }) => id === 'talon')?.hexes).toBe(true);
    expect(allFaces().find(({ id }) => id === 'ftl')?.hexes).toBe(false);
  });
});

describe('the hull of a game without hulls', () => {
  it('follows its kind, its side and the points of its hull', async () => {
    vi.resetModules();
    const { designOf } = await import('../src/ships/designs/index.ts');
    const hull = (more: object): string => designOf('sixth', { kind: 'ship', side: 1, ...more }).key;
    const keys = [{ hull: 2 }, { hull: 6 }, { hull: 18 }, { hull: 30 }].map(hull);
    expect(new Set(keys).size).toBe(4);
    expect(hull({ of: 30, hull: 4 })).toBe(keys[3]);
    expect(hull({})).toBe(keys[2]);
    expect(hull({ kind: 'base', hull: 3 })).toBe(keys[3]);
    expect(hull({ kind: 'fighter', hull: 9 })).toBe(keys[0]);
    expect(hull({ side: 2 })).not.toBe(keys[2]);
    expect(hull({ kind: 'squadron' })).not.toBe(keys[2]);
  });
});
