/** The search of the rulebook: everyday words find the clause, and titles come before mentions. The rulebooks are the engines' own. */
import { expect, test } from 'vitest';
import { engine } from '../gallery/battles.mjs';
import { bookOf } from '../src/games/book.ts';
import type { Clauses } from '../src/lib/protocol.ts';
import { seek } from '../src/lib/seek.ts';

const ENGINES = new URL('../src/wasm', import.meta.url).pathname;
/** Searches, and the clause that each finds among its first three. */
const SOUGHT: Record<string, Record<string, string>> = {
  ftl: {
    'shoot backwards': 'FTL-6.1', 'how do I win': 'FTL-2.3', 'ammo': 'FTL-1.3', 'fire': 'FTL-6.1', 'turn': 'FTL-6.2', 'heading': 'FTL-5.2', 'speed': 'FTL-6.3', 'life': 'FTL-2.1',
    'collision': 'FTL-2.2', 'tie': 'FTL-7.2', 'edge': 'FTL-6.10', 'dodge': 'FTL-1.4', 'missile hits ship': 'FTL-6.5', 'FTL-6.8': 'FTL-6.8',
  },
  'full-thrust': {
    'shoot backwards': 'FT-3.3', 'how do I win': 'FT-5.1', 'speed': 'FT-2.1', 'turn the ship': 'FT-2.1', 'guns': 'FT-1.2', 'hull': 'FT-1.4', 'repair': 'FT-4.4', 'shield': 'FT-4.6',
    'missiles': 'FT-4.9', 'crash': 'FT-4.11', 'radar': 'FT-4.5', 'tie': 'FT-5.1', 'range': 'FT-3.1', 'write orders': 'FT-2.3',
  },
  'simple-spaceships': {
    'shoot backwards': 'SS-4.2', 'how do I win': 'SS-5.3', 'shield': 'SS-4.6', 'speed': 'SS-3.1', 'rotate': 'SS-3.3', 'life': 'SS-1.7', 'heal': 'SS-1.7', 'who goes first': 'SS-2.3',
    'share dice': 'SS-2.2', 'collide': 'SS-3.4', 'range': 'SS-4.3', 'off the table': 'SS-3.5', 'chance to hit': 'SS-4.5', 'weapons': 'SS-4.4',
  },
  'black-skies': {
    'shoot backwards': 'BS-5.6', 'how do I win': 'BS-6.3', 'speed': 'BS-3.6', 'turn left': 'BS-4.2', 'life': 'BS-5.3', 'shield': 'BS-1.4', 'ammo': 'BS-1.5', 'pilot skill': 'BS-1.1',
    'wingman': 'BS-1.8', 'range': 'BS-5.1', 'set-up': 'BS-2.1', 'rocks': 'BS-6.2', 'reverse': 'BS-4.8', 'hidden cards': 'BS-3.3',
  },
  talon: {
    'shoot backwards': 'TAL-8.2', 'how do I win': 'TAL-16', 'speed': 'TAL-9.2', 'turn': 'TAL-7.2.1', 'shield': 'TAL-2.3', 'repair': 'TAL-8.5', 'heal': 'TAL-8.5', 'ammo': 'TAL-13.1',
    'energy': 'TAL-2.1', 'sideways': 'TAL-7.3.1', 'crash': 'TAL-7.4.1', 'who goes first': 'TAL-1.5', 'flee': 'TAL-11.1', 'asteroids': 'TAL-17.1',
  },
};

for (const [game, searches] of Object.entries(SOUGHT)) {
  test(`everyday words find the clauses of ${game}`, async () => {
    const clauses = (await engine(ENGINES, game))('clauses', { game }) as Clauses;
    const book = await bookOf(game);
    for (const [sought, id] of Object.entries(searches)) {
      const found = seek(clauses, sought, book?.synonyms).slice(0, 3).map((one) => one.id);
      expect.soft(found, sought).toContain(id);
    }
    for (const id of [book?.does.clause, book?.wins.clause]) expect(clauses.clauses.map((one) => one.id)).toContain(id);
    for (const id of book?.first ?? []) expect(clauses.sections.map((one) => one.id)).toContain(id);
  });
}

test('a title comes before a mention, whatever their order', () => {
  const clause = (id: string, title: string, text: string) => ({ id, section: 's', title, text, origin: 'R', ruled: false, examples: [] });
  const book = { sections: [{ id: 's', title: 'All' }], clauses: [clause('A-1', 'Markers', 'An arc is mentioned.'), clause('A-2', 'Arcs', 'Six of them.'), clause('A-3', 'Search', 'Nothing.')] };
  expect(seek(book, 'arc').map((one) => one.id)).toEqual(['A-2', 'A-1']);
  expect(seek(book, 'ARCS of').map((one) => one.id)).toEqual(['A-2']);
  expect(seek(book, 'arcs nothing').map((one) => one.id), 'no clause has both words').toEqual(['A-2', 'A-3']);
  expect(seek(book, '')).toHaveLength(3);
  expect(seek(book, 'zebra')).toEqual([]);
});
