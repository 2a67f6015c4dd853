/** The games of the shelf as the built engines list them: a test that goes over them knows a new game without a line. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from './bundles.ts';
import { opener } from './src/lib/scenarios.ts';
import type { Game } from './src/lib/protocol.ts';

const WASM = join(import.meta.dirname, './src/wasm');
const FACES = join(import.meta.dirname, './src/games');
const END = '_bg.wasm';

/** A game with its scenarios, and the one to start with. */
export interface Shelved { readonly game: string; readonly title: string; readonly scenario: string; readonly scenarios: string[]; /** `true` if the client has a face of its own for it. */ readonly face: boolean }

async function shelved(game: string): Promise<Shelved> {
  const { games } = (await engine(WASM, game))('games') as { games: Game[] };
  const found = games.find(({ id }) => id === game);
  return { game, title: found?.title ?? game, scenario: opener(found)?.id ?? '', scenarios: (found?.scenarios ?? []).map(({ id }) => id), face: existsSync(join(FACES, game, 'face.ts')) };
}

export const SHELF: readonly Shelved[] = await Promise.all(readdirSync(WASM).filter((name) => name.endsWith(END)).map((name) => shelved(name.slice(0, -END.length))));
/** The games that are played in the plain face alone. */
export const PLAIN_ONLY: readonly Shelved[] = SHELF.filter(({ face }) => !face);
